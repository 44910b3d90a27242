// SPDX-License-Identifier: MIT
#include "common/board/geometry/board_layout.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

/// With fewer device pixels per cell, whole pixels would waste too much of the window.
constexpr qreal minimumWholeUnit = 6;
/// Typical cell size in a window that was never resized, and the limits of the board there.
constexpr qreal comfortableCell = 44;
constexpr QSizeF largestHint{1000, 680};
constexpr QSizeF smallestHint{320, 280};
/// Smaller cells, in pixels, would leave gaps; but a window may always be this small.
constexpr qreal minimumCellSize = 1.5;
constexpr QSize largestLeast{240, 180};

/// Returns the side of a typical cell in board units.
qreal typicalCell(const BoardGeometry& geometry) {
    for (int cell = 0; cell < geometry.cellCount(); ++cell) {
        const QRectF box = geometry.cellRect(cell);
        if (!box.isEmpty()) return std::min(box.width(), box.height());
    }
    return 1;
}

}  // namespace

BoardLayout::BoardLayout(const BoardGeometry& geometry, QSizeF widget, int margin, qreal ratio)
    : ratio_(ratio) {
    const QRectF board = geometry.bounds();
    // A tiny widget needs its space for cells rather than for a margin.
    const qreal border = std::min(qreal(margin), std::min(widget.width(), widget.height()) / 10);
    unit_ = std::max(0.01, std::min((widget.width() - 2 * border) / board.width(),
                                    (widget.height() - 2 * border) / board.height()));
    if (geometry.hasStraightEdges() && unit_ * ratio >= minimumWholeUnit)
        unit_ = std::floor(unit_ * ratio) / ratio;
    origin_ = {snapped((widget.width() - board.width() * unit_) / 2) - board.left() * unit_,
               snapped((widget.height() - board.height() * unit_) / 2) - board.top() * unit_};
}

qreal BoardLayout::snapped(qreal length) const {
    return std::round(length * ratio_) / ratio_;
}

QRectF BoardLayout::toWidget(const QRectF& board) const {
    return {origin_ + board.topLeft() * unit_, board.size() * unit_};
}

QPointF BoardLayout::toWidget(QPointF board) const {
    return origin_ + board * unit_;
}

QPointF BoardLayout::toBoard(QPointF widget) const {
    return (widget - origin_) / unit_;
}

QRectF BoardLayout::toWidgetOnPixels(const QRectF& board) const {
    const QRectF box = toWidget(board);
    return {QPointF(snapped(box.left()), snapped(box.top())),
            QPointF(snapped(box.right()), snapped(box.bottom()))};
}

QRectF BoardLayout::cellBox(const BoardGeometry& geometry, int cell) const {
    const QRectF rect = geometry.cellRect(cell);
    return geometry.hasStraightEdges() ? toWidgetOnPixels(rect) : toWidget(rect);
}

QSize BoardLayout::comfortable(const BoardGeometry* geometry, int margin) {
    QSizeF board = smallestHint;
    if (geometry != nullptr) {
        board = geometry->bounds().size() * (comfortableCell / typicalCell(*geometry));
        if (board.width() < smallestHint.width() && board.height() < smallestHint.height())
            board.scale(smallestHint, Qt::KeepAspectRatio);
        if (board.width() > largestHint.width() || board.height() > largestHint.height())
            board.scale(largestHint, Qt::KeepAspectRatio);
    }
    return {int(std::ceil(board.width())) + 2 * margin, int(std::ceil(board.height())) + 2 * margin};
}

QSize BoardLayout::least(const BoardGeometry* geometry) {
    QSize least(80, 60);
    if (geometry != nullptr) {
        const QSizeF board = geometry->bounds().size() * (minimumCellSize / typicalCell(*geometry));
        least = least.expandedTo(board.toSize().boundedTo(largestLeast));
    }
    return least;
}

}  // namespace plt
