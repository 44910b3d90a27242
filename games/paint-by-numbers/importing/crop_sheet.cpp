// SPDX-License-Identifier: MIT
#include "paint-by-numbers/importing/crop_sheet.h"

#include "paint-by-numbers/painting/puzzle_painter.h"

#include <algorithm>

#include <QMouseEvent>
#include <QPainter>

namespace paint_by_numbers {

CropSheet::CropSheet(const QImage& picture, QWidget* parent)
    : QWidget(parent), picture_(picture), part_(picture.rect()) {
    setMinimumSize(160, 130);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("The picture; drag over the part to take"));
}

void CropSheet::setPart(const QRect& part) {
    part_ = part;
    update();
}

QRectF CropSheet::shown() const {
    const QSizeF size = QSizeF(picture_.size()).scaled(this->size(), Qt::KeepAspectRatio);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QPointF CropSheet::placeOf(QPointF pixel) const {
    const QRectF box = shown();
    return box.topLeft() + pixel * (box.width() / picture_.width());
}

QPoint CropSheet::pixelAt(QPointF point) const {
    const QRectF box = shown();
    const QPointF pixel = (point - box.topLeft()) * (picture_.width() / std::max(1.0, box.width()));
    return {std::clamp(static_cast<int>(pixel.x()), 0, picture_.width() - 1),
            std::clamp(static_cast<int>(pixel.y()), 0, picture_.height() - 1)};
}

void CropSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF box = shown();
    painter.setOpacity(0.3);
    painter.drawImage(box, picture_);
    painter.setOpacity(1);
    const QRectF part(placeOf(part_.topLeft()), QSizeF(part_.size()) * (box.width() / picture_.width()));
    painter.drawImage(part, picture_, QRectF(part_));
    for (const auto& [colour, width] :
         {std::pair(QColor(0x0C, 0x0D, 0x14), 3), {QColor(0xFF, 0xFE, 0xFA), 1}}) {
        painter.setPen(QPen(colour, width));
        painter.drawRect(part.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void CropSheet::mousePressEvent(QMouseEvent* event) {
    anchor_ = pixelAt(event->position());
}

void CropSheet::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const QPoint now = pixelAt(event->position());
    // Small movements during a click must not select anything.
    if ((QPointF(placeOf(now) - placeOf(anchor_))).manhattanLength() < 6) return;
    const QRect part = QRect(QPoint(std::min(anchor_.x(), now.x()), std::min(anchor_.y(), now.y())),
                             QPoint(std::max(anchor_.x(), now.x()), std::max(anchor_.y(), now.y())));
    Q_EMIT partChosen(part);
}

TracedSheet::TracedSheet(QWidget* parent) : QWidget(parent) {
    setMinimumSize(120, 120);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The cells that it becomes"));
}

void TracedSheet::setGrid(const Grid& grid) {
    grid_ = grid;
    update();
}

void TracedSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (grid_.cells() == 0) return;
    const auto inks = Inks::onScreen(palette());
    // In device pixels, so that all cells have the same number of them.
    const qreal ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    drawSmallPicture(painter, QRect(QPoint(), (QSizeF(size()) * ratio).toSize()), grid_, inks);
}

}  // namespace paint_by_numbers
