// SPDX-License-Identifier: MIT
// Strokes and colours by keys.
#include "common/accessible/keys.h"
#include "paint-by-numbers/canvas/board.h"

#include <algorithm>

#include <QKeyEvent>

namespace paint_by_numbers {

void Board::moveCursor(QPoint to, bool painting) {
    const QPoint place(std::clamp(to.x(), 0, layout_.columns() - 1),
                       std::clamp(to.y(), 0, layout_.rows() - 1));
    if (painting && content_.paintable) {
        const bool turns =
            gesture_.isActive() && place.x() != gesture_.anchor().x() && place.y() != gesture_.anchor().y();
        if (turns) endKeyboardStroke();
        if (!gesture_.isActive()) gesture_.begin(cursor_, brush_);
        byKeys_ = true;
        changeStroke([&] { gesture_.moveTo(place); });
    }
    setCursorCell(place);
}

void Board::endKeyboardStroke() {
    if (gesture_.isActive() && byKeys_) finishStroke(false);
}

void Board::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (cells() == 0 || (gesture_.isActive() && !byKeys_ && key != Qt::Key_Escape)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (!shift && key != Qt::Key_Shift && key != Qt::Key_Escape) endKeyboardStroke();
    const auto show = [this] {
        const bool was = std::exchange(cursorShown_, true);
        if (!was) setCursorCell(cursor_);
        return was;
    };
    const auto paint = [&](Action action) {
        show();
        brush_ = action;
        if (!content_.paintable) return;
        Gesture dab;
        // Pressing the same key again clears the cell.
        const Mark same = markOfColour(colourOf(action));
        dab.begin(cursor_, action != Action::clear && markAt(cursor_) == same ? Action::clear : action);
        if (dab.stroke()->action != Action::clear || markAt(cursor_) != Mark::unknown)
            Q_EMIT strokeMade(*dab.stroke());
    };
    const QPoint step = plt::arrowStep(key);
    if (plain && !step.isNull()) {
        if (show() || shift) moveCursor(cursor_ + step, shift);
    } else if (plain && (key == Qt::Key_Home || key == Qt::Key_End)) {
        show();
        moveCursor({key == Qt::Key_Home ? 0 : layout_.columns() - 1, cursor_.y()}, shift);
    } else if (plain && (key == Qt::Key_PageUp || key == Qt::Key_PageDown)) {
        show();
        moveCursor({cursor_.x(), key == Qt::Key_PageUp ? 0 : layout_.rows() - 1}, shift);
    } else if (plain && key == Qt::Key_Space) {
        paint(actionOfColour(colour_));
    } else if (plain && key == Qt::Key_X) {
        paint(Action::white);
    } else if (plain && (key == Qt::Key_Backspace || key == Qt::Key_Delete)) {
        paint(Action::clear);
    } else if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        show();
        press(cursor_);
    } else if (key == Qt::Key_Escape && gesture_.isActive()) {
        cancelStroke();
    } else if (!plain || !chooseColourByKey(key, shift)) {
        QWidget::keyPressEvent(event);
    }
}

bool Board::chooseColourByKey(int key, bool shift) {
    if (!content_.clues.isColoured()) return false;
    if (key == Qt::Key_C)
        stepColour(shift ? -1 : 1);
    else if (key >= Qt::Key_1 && key < Qt::Key_1 + colours())
        setColour(key - Qt::Key_1 + 1);
    else
        return false;
    return true;
}

void Board::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift && !event->isAutoRepeat()) endKeyboardStroke();
    QWidget::keyReleaseEvent(event);
}

}  // namespace paint_by_numbers
