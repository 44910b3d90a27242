// SPDX-License-Identifier: MIT
#include "new-game/view.h"

#include "common/look/colours.h"

#include <algorithm>
#include <numeric>

#include <QPainter>
#include <QVBoxLayout>

namespace new_game {

namespace {

/// Milliseconds between the player's move and the computer's, so that both are seen.
constexpr int thinkingPause = 350;

}  // namespace

int Board::stonesFrom(int cell) const {
    const int height = largestHeap - cell / heaps();  // of this cell above the ground, from 1
    return std::max(0, heaps_[heapOf(cell)] - height + 1);
}

plt::BoardPicture Board::pictureOf(const std::vector<int>& heaps, const Move* hint) const {
    plt::BoardPicture picture;
    picture.cells.assign(heaps.size() * largestHeap, 0);
    for (int heap = 0; heap < static_cast<int>(heaps.size()); ++heap) {
        const int stones = heaps[heap];
        for (int below = 0; below < stones; ++below) {
            const int cell = cellOf(heap, below);
            picture.cells[cell] = 1;
            if (hint != nullptr && heap == hint->heap && below >= stones - hint->stones)
                picture.marks.push_back(cell);
        }
    }
    return picture;
}

void Board::show(const std::vector<int>& heaps, const std::vector<int>* first, const Move* hint,
                 bool animated) {
    // The board only animates from picture to picture if the grid is the same object as before.
    if (!grid_ || grid_->columns() != static_cast<int>(heaps.size()))
        grid_ = std::make_shared<plt::SquareGrid>(static_cast<int>(heaps.size()), largestHeap);
    heaps_ = heaps;
    if (first == nullptr)
        setPicture(grid_, pictureOf(heaps, hint), animated);
    else
        setStages(grid_, {{pictureOf(*first, nullptr), -1, thinkingPause}, {pictureOf(heaps, hint)}});
}

QString Board::cellName(int cell) const {
    const int stones = stonesFrom(cell);
    return stones == 0 ? tr("Heap %L1, no stone").arg(heapOf(cell) + 1)
                       : tr("Heap %L1, takes %L2").arg(heapOf(cell) + 1).arg(stones);
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

QList<plt::HeaderFigure> View::figures() const {
    const int left = std::accumulate(state().heaps.begin(), state().heaps.end(), 0);
    return {{tr("Stones left"), locale().toString(left)}};
}

QString View::statusText() const {
    const Move& answer = state().answer;
    if (answer.stones == 0) return {};
    return tr("The computer took %L1 from heap %L2.").arg(answer.stones).arg(answer.heap + 1);
}

void View::showState(bool animated) {
    const auto* step = hintStep();
    const Move* hint = step != nullptr ? &step->move : nullptr;
    // Animates the player's move first, then the computer's.
    if (animated && transition() != nullptr && transition()->isMove() && state().answer.stones > 0) {
        const auto between = without(transition()->before.heaps, transition()->moves.front());
        board_->show(state().heaps, &between, hint, animated);
    } else {
        board_->show(state().heaps, nullptr, hint, animated);
    }
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.number(tr("Heaps"), &options.heaps, 2, maximumHeaps);
}

}  // namespace new_game

#include "moc_view.cpp"
