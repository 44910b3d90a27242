// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/board_cells.h"

#include "paint-by-numbers/canvas/board.h"

#include <QScrollBar>

namespace paint_by_numbers {

BoardCells::BoardCells(Board& board) : Cells(&board), board_(board) {}

QPoint BoardCells::place(int cell) const {
    const int width = board_.content().clues.width();
    return {cell % width, cell / width};
}

int BoardCells::count() const {
    return board_.content().clues.cells();
}

bool BoardCells::exists(int cell) const {
    return cell >= 0 && cell < count();
}

QString BoardCells::name(int cell) const {
    return board_.cellName(place(cell));
}

QRect BoardCells::box(int cell) const {
    return board_.cellBox(place(cell)).toAlignedRect();
}

void BoardCells::addState(int cell, QAccessible::State& state) const {
    state.disabled = !board_.content().paintable;
    state.offscreen = !board_.cellsArea().intersects(board_.cellBox(place(cell)));
}

void BoardCells::press(int cell) {
    board_.press(place(cell));
}

int BoardCells::cellAt(QPoint point) const {
    const auto cell = board_.cellAt(point);
    return cell ? cell->y() * board_.content().clues.width() + cell->x() : -1;
}

int BoardCells::cursor() const {
    return count() == 0 ? -1 : board_.cursor().y() * board_.content().clues.width() + board_.cursor().x();
}

void BoardCells::moveCursor(int cell) {
    board_.setCursorCell(place(cell));
}

QList<QWidget*> BoardCells::companions() const {
    QList<QWidget*> bars;
    for (auto* bar : board_.findChildren<QScrollBar*>(Qt::FindDirectChildrenOnly))
        if (bar->isVisible()) bars << bar;
    return bars;
}

}  // namespace paint_by_numbers
