// SPDX-License-Identifier: MIT
#include "slidey/tray/preview.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QPainter>

namespace slidey {

namespace {

constexpr int leastSide = 168;
constexpr int mostSide = 460;
constexpr int frame = 5;

}  // namespace

Preview::Preview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("The whole picture"));
    setToolTip(tr("The whole picture. Hold P to see it in place of the tiles."));
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Preview::showPicture(const Picture& picture, int columns, int rows) {
    if (picture.isSame(picture_) && columns == columns_ && rows == rows_) return;
    picture_ = picture;
    columns_ = columns;
    rows_ = rows;
    drawn_ = {};
    update();
}

void Preview::setRoom(QSize room) {
    // The words of an end stand below the picture.
    constexpr qreal share = 0.55;
    const int side =
        std::clamp(std::min(room.width() - 16, static_cast<int>(room.height() * share)), leastSide, mostSide);
    if (side == side_) return;
    side_ = side;
    updateGeometry();
    update();
}

QSize Preview::sizeHint() const {
    return {side_ + 16, leastSide + 32};
}

QRectF Preview::box() const {
    QSizeF size(columns_, rows_ * picture_.tileAspect(columns_, rows_));
    size.scale(side_ - 2 * frame, side_ - 2 * frame, Qt::KeepAspectRatio);
    return {QPointF(frame, 16 + frame), size.toSize()};
}

QRect Preview::frameRect() const {
    return box().adjusted(-frame, -frame, frame, frame).toAlignedRect();
}

void Preview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), plt::colour(plt::Role::paper, palette()));
    if (picture_.isNull()) return;
    const QRectF picture = box();
    const qreal ratio = devicePixelRatioF();
    const QSize size = (picture.size() * ratio).toSize();
    if (drawn_.size() != size) {
        drawn_ = QPixmap::fromImage(picture_.cutTo(size, columns_, rows_));
        drawn_.setDevicePixelRatio(ratio);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF paper = picture.adjusted(-frame, -frame, frame, frame);
    painter.setBrush(QColor(0, 0, 0, 26));
    painter.drawRoundedRect(paper.translated(1, 2), 4, 4);
    painter.setBrush(plt::colour(plt::Role::cellRaised, palette()));
    painter.setPen(QPen(plt::shaded(plt::colour(plt::Role::cell, palette()), -0.2), 1));
    painter.drawRoundedRect(paper, 4, 4);
    painter.drawPixmap(picture.topLeft(), drawn_);
}

}  // namespace slidey
