// SPDX-License-Identifier: MIT
#include "tally-maze/keys/key_button.h"

#include "common/look/marks.h"

#include <algorithm>

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace tally_maze {

namespace {

constexpr int minimumKeyHeight = 40;
constexpr int spacing = 6;
constexpr int padding = 8;

}  // namespace

KeyButton::KeyButton(const QPainterPath& sign, const QString& label, QWidget* parent)
    : QToolButton(parent), sign_(sign) {
    setText(label);
    setAccessibleName(label);
    // The arrow keys stay with the ball; Tab still reaches the button.
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void KeyButton::setHinted(bool hinted) {
    if (hinted_ == hinted) return;
    hinted_ = hinted;
    update();
}

QSize KeyButton::sizeHint() const {
    const int sign = fontMetrics().height();
    return {fontMetrics().horizontalAdvance(text()) + sign + spacing + 2 * padding,
            std::max(minimumKeyHeight, fontMetrics().height() + 16)};
}

QSize KeyButton::minimumSizeHint() const {
    return {minimumKeyHeight, std::max(28, fontMetrics().height() + 8)};
}

void KeyButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto colour =
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    const qreal side = fontMetrics().height();
    const int label = fontMetrics().horizontalAdvance(text());
    // The label is omitted if there is no room for it.
    const bool labelled = side + spacing + label + padding <= width();
    const qreal wide = labelled ? side + spacing + label : side;
    const qreal left = (width() - wide) / 2;
    painter.save();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    painter.translate(isMirrored ? width() - left - side : left, (height() - side) / 2);
    painter.scale(side / 16, side / 16);
    painter.setPen(QPen(colour, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(sign_);
    painter.restore();
    painter.setPen(colour);
    if (labelled) {
        QRectF room(left + side + spacing, 0, label + padding, height());
        if (isMirrored) room.moveRight(width() - room.left());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text());
    }
    if (hinted_)
        plt::drawMarkInside(painter, plt::Mark::hint, QRectF(rect()).adjusted(1, 1, -1, -1), 5, palette());
}

}  // namespace tally_maze
