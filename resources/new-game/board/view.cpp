// SPDX-License-Identifier: MIT
#include "nim/view.h"

#include "common/look/colours.h"

#include <numeric>

#include <QPainter>
#include <QVBoxLayout>

namespace nim {

int Board::stonesFrom(int cell) const {
    const int height = largestHeap - cell / heaps();  // of this cell above the ground, from 1
    return std::max(0, state_.heaps[static_cast<std::size_t>(heapOf(cell))] - height + 1);
}

void Board::show(const State& state, const std::vector<int>& marked, bool animated) {
    // The same grid object as before tells the board that it may move from picture to picture.
    if (!grid_ || grid_->columns() != static_cast<int>(state.heaps.size()))
        grid_ = std::make_shared<plt::SquareGrid>(static_cast<int>(state.heaps.size()), largestHeap);
    state_ = state;
    plt::BoardPicture picture;
    for (int cell = 0; cell < grid_->cellCount(); ++cell)
        picture.cells.push_back(stonesFrom(cell) > 0 ? 1 : 0);
    picture.marks = marked;
    setPicture(grid_, picture, animated);
}

QString Board::cellName(int cell) const {
    const int stones = stonesFrom(cell);
    return stones == 0 ? tr("Heap %1, no stone").arg(heapOf(cell) + 1)
                       : tr("Heap %1, takes %2").arg(heapOf(cell) + 1).arg(stones);
}

void Board::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    const double before = cell.previousLook == 1 ? 1 : 0;
    const double after = cell.look == 1 ? 1 : 0;
    const double size = before + (after - before) * cell.progress;
    if (size <= 0) return;
    QColor fill = plt::distinctHue(1);
    if (cell.hovered || cell.pressed) fill = plt::shaded(fill, cell.pressed ? -0.15 : 0.15);
    const QSizeF stone(cell.rect.width() * 0.84 * size, cell.rect.height() * 0.62 * size);
    QRectF box(QPointF(), stone);
    box.moveCenter(cell.rect.center());
    painter.setPen(QPen(plt::shaded(fill, -0.5), cell.rect.width() / 24));
    painter.setBrush(fill);
    painter.drawEllipse(box);
}

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), board_(new Board) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board_);
    connect(board_, &plt::BoardView::cellActivated, this, [this](int cell) {
        if (board_->stonesFrom(cell) > 0) play({board_->heapOf(cell), board_->stonesFrom(cell)});
    });
}

QString View::statusText() const {
    const int left = std::accumulate(state().heaps.begin(), state().heaps.end(), 0);
    return tr("Stones left: %1").arg(left);
}

void View::showState(bool animated) {
    std::vector<int> marked;
    if (const auto* step = hintStep()) {
        const int heaps = static_cast<int>(state().heaps.size());
        const int stones = state().heaps[static_cast<std::size_t>(step->move.heap)];
        for (int height = stones; height > stones - step->move.stones; --height)
            marked.push_back((largestHeap - height) * heaps + step->move.heap);
    }
    board_->show(state(), marked, animated);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.number(tr("Heaps"), &options.heaps, 2, mostHeaps);
}

}  // namespace nim

#include "moc_view.cpp"
