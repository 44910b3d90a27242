// SPDX-License-Identifier: MIT
#include "common/board3d/camera/camera_buttons.h"

#include "common/look/glyph_button.h"

#include <utility>

#include <QBoxLayout>
#include <QPainter>
#include <QTransform>

namespace plt {

namespace {

/// Distance from the edges of the board in pixels.
constexpr int gap = 6;
/// Fraction of an area that must stay free of buttons.
constexpr double freePart = 0.6;

/// Returns a sign in a square of 16 units.
QPainterPath sign(CameraMove move) {
    QPainterPath path;
    switch (move) {
        case CameraMove::turnLeft:
        case CameraMove::turnRight:  // an arrow around a vertical axis
            path.arcMoveTo(QRectF(2, 4.6, 12, 7), 60);
            path.arcTo(QRectF(2, 4.6, 12, 7), 60, 245);
            path.moveTo(6.6, 14);
            path.lineTo(9.6, 11.3);
            path.lineTo(6.4, 9.2);
            path.moveTo(8, 1.8);
            path.lineTo(8, 6.4);
            break;
        case CameraMove::tiltUp:
        case CameraMove::tiltDown:  // a board seen at an angle, and the direction of the eye
            path.moveTo(5, 9.6);
            path.lineTo(11, 9.6);
            path.lineTo(14, 13.8);
            path.lineTo(2, 13.8);
            path.closeSubpath();
            path.moveTo(8, 7.2);
            path.lineTo(8, 2);
            if (move == CameraMove::tiltUp) {
                path.moveTo(5.6, 4.4);
                path.lineTo(8, 2);
                path.lineTo(10.4, 4.4);
            } else {
                path.moveTo(5.6, 4.8);
                path.lineTo(8, 7.2);
                path.lineTo(10.4, 4.8);
            }
            break;
        case CameraMove::nearer:
        case CameraMove::farther:  // a magnifying glass
            path.addEllipse(QRectF(2, 2, 9, 9));
            path.moveTo(9.8, 9.8);
            path.lineTo(14, 14);
            path.moveTo(4.4, 6.5);
            path.lineTo(8.6, 6.5);
            if (move == CameraMove::nearer) {
                path.moveTo(6.5, 4.4);
                path.lineTo(6.5, 8.6);
            }
            break;
        case CameraMove::reset:  // a house
            path.moveTo(2, 8);
            path.lineTo(8, 2.6);
            path.lineTo(14, 8);
            path.moveTo(4, 6.8);
            path.lineTo(4, 13.4);
            path.lineTo(12, 13.4);
            path.lineTo(12, 6.8);
            break;
        default:
            break;
    }
    if (move == CameraMove::turnLeft) return QTransform(-1, 0, 0, 1, 16, 0).map(path);
    return path;
}

/// Returns the sign of a camera in a square of 16 units.
QPainterPath camera() {
    QPainterPath path;
    path.addRoundedRect(QRectF(1.6, 4.6, 12.8, 8.8), 1.6, 1.6);
    path.moveTo(5.4, 4.6);
    path.lineTo(6.6, 2.6);
    path.lineTo(9.4, 2.6);
    path.lineTo(10.6, 4.6);
    path.addEllipse(QPointF(8, 9), 2.5, 2.5);
    return path;
}

}  // namespace

CameraButtons::CameraButtons(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Camera"));
    auto* column = new QBoxLayout(QBoxLayout::TopToBottom, this);
    column->setContentsMargins(2, 2, 2, 2);
    column->setSpacing(0);
    auto* opener = new GlyphButton(camera(), this);
    opener->setAutoRaise(true);
    opener->setFocusPolicy(Qt::NoFocus);
    opener->setAccessibleName(tr("Buttons for the camera"));
    opener->setToolTip(opener->accessibleName());
    column->addWidget(opener);
    opener_ = opener;
    connect(opener, &QToolButton::clicked, this, [this] {
        isAsked_ = true;
        place();
    });
    add(CameraMove::turnLeft, tr("Turn the board to the left"));
    add(CameraMove::turnRight, tr("Turn the board to the right"));
    add(CameraMove::tiltUp, tr("Look more from above"));
    add(CameraMove::tiltDown, tr("Look more from the side"));
    add(CameraMove::nearer, tr("Move closer"));
    add(CameraMove::farther, tr("Move farther away"));
    add(CameraMove::reset, tr("The usual view"));
}

void CameraButtons::add(CameraMove move, const QString& tip) {
    auto* button = new GlyphButton(sign(move), this);
    button->setAutoRaise(true);
    button->setAutoRepeat(move != CameraMove::reset);
    button->setAutoRepeatInterval(60);
    // The keyboard has keys for all of this; Tab is for the board.
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(tip);
    button->setToolTip(tr("%1 (%2)").arg(tip, cameraKeyText(move)));
    connect(button, &QToolButton::clicked, this, [this, move] { Q_EMIT moved(move); });
    layout()->addWidget(button);
    moves_ << button;
}

void CameraButtons::placeIn(QSize area, const QRegion& squares) {
    area_ = area;
    squares_ = squares;
    place();
}

void CameraButtons::setOpen(bool open) {
    opener_->setVisible(!open);
    for (QWidget* button : moves_) button->setVisible(open);
    const QSize size = layout()->sizeHint();
    setGeometry(area_.width() - size.width() - gap, gap, size.width(), size.height());
}

void CameraButtons::place() {
    setOpen(true);
    // Along the top edge they would cover the board, which fills the window; keys and menu offer the same
    // moves.
    const bool room = height() + 2 * gap <= area_.height() * freePart;
    if (room && !isAsked_ && squares_.intersects(geometry())) setOpen(false);
    setVisible(room && (isAsked_ || !squares_.intersects(geometry())));
}

void CameraButtons::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!std::exchange(isAsked_, false)) return;
    place();
}

void CameraButtons::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Window);
    ground.setAlphaF(0.72F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 6, 6);
}

}  // namespace plt
