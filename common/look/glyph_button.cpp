// SPDX-License-Identifier: MIT
#include "common/look/glyph_button.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QTransform>

namespace plt {

namespace {

QPainterPath mirrored(const QPainterPath& path) {
    return QTransform(-1, 0, 0, 1, 16, 0).map(path);
}

/// The sign in a square of 16 units.
QPainterPath sign(Glyph glyph) {
    QPainterPath path;
    switch (glyph) {
        case Glyph::newGame:  // a sheet with a plus
            path.addRoundedRect(QRectF(2.5, 2.5, 11, 11), 2.5, 2.5);
            path.moveTo(8, 5.2);
            path.lineTo(8, 10.8);
            path.moveTo(5.2, 8);
            path.lineTo(10.8, 8);
            break;
        case Glyph::restart:  // an arrow round to its beginning
            path.arcMoveTo(QRectF(3, 3, 10, 10), 60);
            path.arcTo(QRectF(3, 3, 10, 10), 60, -300);
            path.moveTo(10.4, 0.9);
            path.lineTo(10.6, 3.7);
            path.lineTo(7.8, 4.6);
            break;
        case Glyph::undo:
        case Glyph::redo:  // an arrow that turns back; redo is its mirror image
            path.moveTo(6.2, 2.6);
            path.lineTo(2.8, 6);
            path.lineTo(6.2, 9.4);
            path.moveTo(2.8, 6);
            path.lineTo(9.6, 6);
            path.arcTo(QRectF(5.9, 6, 7.4, 7.4), 90, -180);
            path.lineTo(6.4, 13.4);
            if (glyph == Glyph::redo) path = mirrored(path);
            break;
        case Glyph::hint:  // a lamp
            path.addEllipse(QRectF(4.2, 1.8, 7.6, 7.6));
            path.moveTo(6.3, 11.8);
            path.lineTo(9.7, 11.8);
            path.moveTo(7, 14.2);
            path.lineTo(9, 14.2);
            break;
        case Glyph::accept:  // a tick
            path.moveTo(2.8, 8.6);
            path.lineTo(6.4, 12.2);
            path.lineTo(13.2, 3.8);
            break;
        case Glyph::dismiss:  // a cross
            path.moveTo(4, 4);
            path.lineTo(12, 12);
            path.moveTo(12, 4);
            path.lineTo(4, 12);
            break;
        case Glyph::previous:
        case Glyph::next:  // the head of an arrow
            path.moveTo(10, 3);
            path.lineTo(5, 8);
            path.lineTo(10, 13);
            if (glyph == Glyph::next) path = mirrored(path);
            break;
    }
    return path;
}

}  // namespace

GlyphButton::GlyphButton(Glyph glyph, QWidget* parent) : GlyphButton(sign(glyph), parent) {
    hasDirection_ =
        glyph == Glyph::undo || glyph == Glyph::redo || glyph == Glyph::previous || glyph == Glyph::next;
}

GlyphButton::GlyphButton(const QPainterPath& sign, QWidget* parent) : QToolButton(parent), sign_(sign) {}

QSize GlyphButton::sizeHint() const {
    const int side = qMax(28, fontMetrics().height() + 10);
    return {side, side};
}

void GlyphButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = qMin(width(), height()) * 0.6;
    painter.translate((width() - side) / 2, (height() - side) / 2);
    painter.scale(side / 16, side / 16);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(
        QPen(palette().color(group, QPalette::WindowText), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(hasDirection_ && layoutDirection() == Qt::RightToLeft ? mirrored(sign_) : sign_);
}

}  // namespace plt
