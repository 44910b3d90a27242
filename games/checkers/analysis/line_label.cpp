// SPDX-License-Identifier: MIT
#include "checkers/analysis/line_label.h"

#include <algorithm>

namespace checkers {

LineLabel::LineLabel(QWidget* parent) : QLabel(parent) {
    setContentsMargins(8, 2, 8, 2);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void LineLabel::setLine(const QString& line) {
    setToolTip(line);
    elide();
}

void LineLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    elide();
}

void LineLabel::elide() {
    // The label's own width: the evaluation bar and the record take theirs from the view.
    const int room = std::max(0, contentsRect().width());
    setText(fontMetrics().elidedText(toolTip(), Qt::ElideRight, room));
}

}  // namespace checkers
