// SPDX-License-Identifier: MIT
#include "common/board/view/board_cursor.h"

#include <QKeyEvent>

namespace plt {

bool BoardCursor::moveTo(int cell) {
    if (cell == cell_ || !field_.exists(cell)) return false;
    cell_ = cell;
    return true;
}

bool BoardCursor::settle(bool keeps) {
    // On a board of another size the old number would be another place.
    if (keeps && field_.exists(cell_)) return false;
    cell_ = field_.first();
    return true;
}

int BoardCursor::step(Direction direction) const {
    const int next = field_.geometry->step(cell_, direction);
    return field_.exists(next) ? next : cell_;
}

int BoardCursor::furthest(Direction direction) const {
    // At most as many steps as cells, in case a geometry is circular.
    int cell = cell_;
    for (int i = 0; i < field_.count(); ++i) {
        const int next = field_.geometry->step(cell, direction);
        if (next == cell || !field_.exists(next)) break;
        cell = next;
    }
    return cell;
}

int BoardCursor::digit(int key) const {
    switch (key) {
        case Qt::Key_1:
            return step(Direction::downLeft);
        case Qt::Key_2:
            return step(Direction::down);
        case Qt::Key_3:
            return step(Direction::downRight);
        case Qt::Key_4:
            return step(Direction::left);
        case Qt::Key_6:
            return step(Direction::right);
        case Qt::Key_7:
            return step(Direction::upLeft);
        case Qt::Key_8:
            return step(Direction::up);
        case Qt::Key_9:
            return step(Direction::upRight);
        default:
            return -1;
    }
}

int BoardCursor::target(const QKeyEvent& event) const {
    // On the keypad Home, End and the page keys are in the corners and mean diagonals.
    const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const auto orStay = [this](int cell) { return field_.exists(cell) ? cell : cell_; };
    switch (event.key()) {
        case Qt::Key_Left:
            return step(Direction::left);
        case Qt::Key_Right:
            return step(Direction::right);
        case Qt::Key_Up:
            return step(Direction::up);
        case Qt::Key_Down:
            return step(Direction::down);
        case Qt::Key_Home:
            if (keypad) return step(Direction::upLeft);
            return control ? field_.first() : orStay(field_.geometry->rowStart(cell_));
        case Qt::Key_End:
            if (keypad) return step(Direction::downLeft);
            return control ? field_.last() : orStay(field_.geometry->rowEnd(cell_));
        case Qt::Key_PageUp:
            return keypad ? step(Direction::upRight) : furthest(Direction::up);
        case Qt::Key_PageDown:
            return keypad ? step(Direction::downRight) : furthest(Direction::down);
        default:
            return keypad ? digit(event.key()) : -1;
    }
}

}  // namespace plt
