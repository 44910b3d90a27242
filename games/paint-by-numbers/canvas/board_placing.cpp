// SPDX-License-Identifier: MIT
// The places of cells and numbers in the window: zoom, scrolling, and what must be painted anew.
#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/canvas/place.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QScrollBar>

namespace paint_by_numbers {

namespace {

// In logical pixels.
constexpr int leastFitted = 12;    ///< the numbers of smaller cells are hard to read
constexpr int leastAtOnce = 9;     ///< for a board that is whole then
constexpr int leastColoured = 15;  ///< the same, with letters beside the numbers
constexpr int leastWhole = 3;
constexpr int mostFitted = 120;
constexpr int leastLetters = 12;  ///< with digits about 9 high
/// The cells in a window of the board's own size, and the least size of that.
constexpr int comfortable = 22;
constexpr QSize usualSize{640, 600};
constexpr int mostSide = 240;
constexpr int margin = 10;
/// In windows lower than this, the margin is small.
constexpr int lowWindow = 200;
constexpr int lowMargin = 4;
/// The maximum share of the window for the numbers; longer ones show their ends nearest to the cells.
constexpr qreal mostForClues = 0.6;

}  // namespace

Layout Board::fittedTo(QSize room) const {
    const int most = side(mostFitted);
    const int letters = side(leastLetters);
    const Clues& clues = content_.clues;
    if (content_.finished)
        return Layout::fittingWithoutNumbers(clues.width(), clues.height(), room, side(leastWhole), most);
    if (whole_) return Layout::fitting(clues, room, side(leastWhole), most, letters);
    if (clues.isColoured()) return Layout::fitting(clues, room, side(leastColoured), most);
    const auto atOnce = Layout::fitting(clues, room, side(leastAtOnce), most, letters);
    const bool isWhole = atOnce.size().width() <= room.width() && atOnce.size().height() <= room.height();
    return isWhole ? atOnce : Layout::fitting(clues, room, side(leastFitted), most, letters);
}

void Board::layOut() {
    if (cells() == 0) return;
    const qreal ratio = devicePixelRatioF();
    const QSize whole(qRound(width() * ratio), qRound(height() * ratio));
    const int edge = side(height() < lowWindow ? lowMargin : margin);
    const QSize room = whole - QSize(2 * edge, 2 * edge);
    layout_ = fittedTo(room);
    if (zoom_ != 100 && !content_.finished)
        layout_ = Layout(content_.clues, std::min(layout_.side() * zoom_ / 100, side(mostSide)),
                         side(leastLetters));
    clueWidth_ = std::min(layout_.clueWidth(), int(room.width() * mostForClues));
    clueHeight_ = std::min(layout_.clueHeight(), int(room.height() * mostForClues));
    const QSize grid = layout_.gridSize();
    QSize free = room - QSize(clueWidth_, clueHeight_);
    // A scroll bar takes space from the other direction.
    const int bar = side(down_->sizeHint().width());
    bool acrossNeeded = grid.width() > free.width();
    bool downNeeded = grid.height() > free.height();
    if (acrossNeeded) downNeeded = grid.height() > free.height() + edge - bar;
    if (downNeeded) acrossNeeded = grid.width() > free.width() + edge - bar;
    if (downNeeded) free.rwidth() += edge - bar;
    if (acrossNeeded) free.rheight() += edge - bar;
    view_ = QRect(QPoint(edge + clueWidth_, edge + clueHeight_), free.expandedTo({1, 1}));
    const auto centred = [](int all, int taken) { return std::max(0, (all - taken) / 2); };
    if (!acrossNeeded) {
        view_.translate(centred(free.width(), grid.width()), 0);
        view_.setWidth(grid.width());
    }
    if (!downNeeded) {
        view_.translate(0, centred(free.height(), grid.height()));
        view_.setHeight(grid.height());
    }
    const auto set = [&](QScrollBar* scroll, bool needed, int length, int seen, const QRect& place) {
        const QSignalBlocker quiet(scroll);
        scroll->setRange(0, needed ? length - seen : 0);
        scroll->setPageStep(seen);
        scroll->setSingleStep(layout_.side() + layout_.line());
        scroll->setGeometry(place);
        scroll->setVisible(needed);
    };
    const int thick = down_->sizeHint().width();
    const QRect seen = logical(view_);
    set(across_, acrossNeeded, grid.width(), view_.width(),
        {seen.left(), height() - thick, seen.width(), thick});
    set(down_, downNeeded, grid.height(), view_.height(),
        {width() - thick, seen.top(), thick, seen.height()});
    origin_ = view_.topLeft() - QPoint(across_->value(), down_->value());
    update();
}

void Board::scrolled() {
    origin_ = view_.topLeft() - QPoint(across_->value(), down_->value());
    update();
    Q_EMIT activeCellChanged();
}

bool Board::scrollBy(QPoint logicalPixels) {
    const QPoint before(across_->value(), down_->value());
    across_->setValue(before.x() + side(logicalPixels.x()));
    down_->setValue(before.y() + side(logicalPixels.y()));
    return before != QPoint(across_->value(), down_->value());
}

void Board::makeVisible(QPoint cell) {
    if (cells() == 0) return;
    const QRect box = cellRect(cell);
    const auto needed = [](int low, int high, int from, int to) {
        return low < from ? low - from : high > to ? high - to : 0;
    };
    across_->setValue(across_->value() + needed(box.left(), box.right(), view_.left(), view_.right()));
    down_->setValue(down_->value() + needed(box.top(), box.bottom(), view_.top(), view_.bottom()));
}

QRect Board::logical(const QRect& device) const {
    const qreal ratio = devicePixelRatioF();
    return QRectF(device.x() / ratio, device.y() / ratio, device.width() / ratio, device.height() / ratio)
        .toAlignedRect();
}

QPoint Board::device(QPointF point) const {
    const qreal ratio = devicePixelRatioF();
    return {static_cast<int>(std::floor(point.x() * ratio)), static_cast<int>(std::floor(point.y() * ratio))};
}

QRectF Board::cellBox(QPoint cell) const {
    const QRect box = cellRect(cell);
    const qreal ratio = devicePixelRatioF();
    return {box.x() / ratio, box.y() / ratio, box.width() / ratio, box.height() / ratio};
}

QRectF Board::clueBox(int line) const {
    const PuzzlePainter puzzle(content_.clues, layout_, inks_, font());
    const bool isRow = line < layout_.rows();
    const QPoint corner = isRow ? QPoint(view_.left(), origin_.y()) : QPoint(origin_.x(), view_.top());
    return QRectF(logical(puzzle.clueBox(corner, line, isRow ? clueWidth_ : clueHeight_)));
}

QRect Board::cornerBox() const {
    return logical({view_.left() - clueWidth_, view_.top() - clueHeight_, clueWidth_, clueHeight_});
}

QRectF Board::cellsArea() const {
    return QRectF(logical(view_));
}

QRectF Board::puzzleArea() const {
    return QRectF(logical(view_.adjusted(-clueWidth_, -clueHeight_, 0, 0)));
}

std::optional<QPoint> Board::cellAt(QPointF point) const {
    const QPoint where = device(point);
    if (!view_.contains(where)) return std::nullopt;
    return layout_.cellAt(where - origin_);
}

qreal Board::cellSide() const {
    return layout_.side() / devicePixelRatioF();
}

void Board::setZoom(int percent) {
    if (percent == zoom_) return;
    zoom_ = percent;
    if (cells() == 0) return;
    // Keeps the cell under the pointer, or otherwise the one in the centre, in its place.
    const QPoint point = device(hovered_ ? pointer_ : cellsArea().center());
    const QPoint inView = point - view_.topLeft();
    const QPointF part(qreal(point.x() - origin_.x()) / layout_.gridSize().width(),
                       qreal(point.y() - origin_.y()) / layout_.gridSize().height());
    layOut();
    across_->setValue(qRound(part.x() * layout_.gridSize().width()) - inView.x());
    down_->setValue(qRound(part.y() * layout_.gridSize().height()) - inView.y());
    if (isCursorVisible()) makeVisible(cursor_);
    Q_EMIT activeCellChanged();
}

void Board::setFitsWindow(bool on) {
    whole_ = on;
    layOut();
}

QSize Board::sizeHint() const {
    return (Layout(content_.clues, comfortable, leastLetters).size() + 2 * QSize(margin, margin))
        .expandedTo(usualSize);
}

QSize Board::minimumSizeHint() const {
    return {180, 130};
}

void Board::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void Board::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        inks_ = Inks::onScreen(palette()).inColours(content_.clues.palette());
    if (event->type() == QEvent::EnabledChange) cancelStroke();
    update();
}

// Updates --------------------------------------------------------------------------------------------------

void Board::updateCell(QPoint cell) {
    const QRect box = cellRect(cell);
    if (!box.intersects(view_)) return;
    const int edge = layout_.groupGap() + 1;
    update(logical(box.adjusted(-edge, -edge, edge, edge)));
}

void Board::updateFading() {
    for (int cell = 0; cell < cells(); ++cell)
        if (before_[at(cell)] != content_.marks[at(cell)]) updateCell(placeOf(cell, layout_.columns()));
}

void Board::updateCross(std::optional<QPoint> cell) {
    if (!cell) return;
    const int beside = layout_.line();
    const QRect box = cellRect(*cell).adjusted(-beside, -beside, beside, beside);
    const QRect row(view_.left() - clueWidth_, box.top(), clueWidth_ + view_.width(), box.height());
    const QRect column(box.left(), view_.top() - clueHeight_, box.width(), clueHeight_ + view_.height());
    for (const QRect& strip : {row, column}) update(logical(strip).adjusted(-1, -1, 1, 1));
}

void Board::updateStroke() {
    const auto stroke = gesture_.stroke();
    if (!stroke) return;
    update(logical(layout_.between(stroke->from, stroke->to).translated(origin_)).adjusted(-3, -3, 3, 3));
    update(logical(countPlate()).adjusted(-3, -3, 3, 3));
}

}  // namespace paint_by_numbers
