// SPDX-License-Identifier: MIT
#include "slidey/tray/preview.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QPainter>

namespace slidey {

namespace {

constexpr int mostSide = 460;
constexpr int frame = 5;
/// Below this height nothing but the picture has room.
constexpr int lowRoom = 300;

}  // namespace

Preview::Preview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("The whole picture"));
    setToolTip(tr("The whole picture. Hold P to see it in place of the tiles."));
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Preview::setShape(QSizeF shape) {
    if (shape == shape_) return;
    shape_ = shape;
    update();
}

void Preview::showPicture(const QPixmap& picture) {
    picture_ = picture;
    small_ = {};
    update();
}

void Preview::setRoom(QSize room, int least) {
    // The words of an end stand below the picture, where the window is high enough for both.
    const bool low = room.height() < lowRoom;
    above_ = low ? 6 : 16;
    const int height = low ? room.height() - 2 * above_ : static_cast<int>(room.height() * 0.55);
    const int side = std::clamp(std::min(room.width() - around, height), least, mostSide);
    if (side == side_) return;
    side_ = side;
    updateGeometry();
    update();
}

QSize Preview::sizeHint() const {
    return {side_ + around, side_};
}

QRectF Preview::box() const {
    QSizeF size = shape_;
    size.scale(side_ - 2 * frame, side_ - 2 * frame, Qt::KeepAspectRatio);
    return {QPointF(frame, above_ + frame), size.toSize()};
}

QRect Preview::frameRect() const {
    return box().adjusted(-frame, -frame, frame, frame).toAlignedRect();
}

void Preview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), plt::colour(plt::Role::paper, palette()));
    const QRectF picture = box();
    const qreal ratio = devicePixelRatioF();
    const QSize size = (picture.size() * ratio).toSize();
    if (small_.size() != size && !picture_.isNull()) {
        small_ = picture_.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        small_.setDevicePixelRatio(ratio);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF paper = picture.adjusted(-frame, -frame, frame, frame);
    painter.setBrush(QColor(0, 0, 0, 26));
    painter.drawRoundedRect(paper.translated(1, 2), 4, 4);
    painter.setBrush(plt::colour(plt::Role::cellRaised, palette()));
    painter.setPen(QPen(plt::shaded(plt::colour(plt::Role::cell, palette()), -0.2), 1));
    painter.drawRoundedRect(paper, 4, 4);
    if (!small_.isNull()) painter.drawPixmap(picture.topLeft(), small_);
}

}  // namespace slidey
