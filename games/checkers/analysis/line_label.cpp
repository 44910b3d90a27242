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

void LineLabel::setLine(const QString& sentence, const QString& moves) {
    sentence_ = sentence;
    moves_ = moves;
    const QString line = moves.isEmpty() ? sentence : sentence.arg(moves);
    setToolTip(line);
    setAccessibleName(line);
    elide();
}

void LineLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    elide();
}

void LineLabel::elide() {
    // The label's own width: the evaluation bar and the record take theirs from the view.
    const int room = std::max(0, contentsRect().width());
    QString text = toolTip();
    if (!moves_.isEmpty() && fontMetrics().horizontalAdvance(text) > room) {
        const int taken = fontMetrics().horizontalAdvance(sentence_.arg(QString()));
        text = sentence_.arg(fontMetrics().elidedText(moves_, Qt::ElideRight, std::max(0, room - taken)));
    }
    setText(fontMetrics().elidedText(text, Qt::ElideRight, room));
}

}  // namespace checkers
