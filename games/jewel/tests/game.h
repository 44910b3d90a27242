// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/played_game.h"
#include "jewel/table/board.h"
#include "jewel/view.h"

namespace jewel::testing {

/// A game in its window, played with real events.
struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& id = QStringLiteral("clock-beginner#1"),
                  const QString& name = QStringLiteral("test-jewel"))
        : PlayedGame({name, {560, 640}}) {
        show(id);
    }
    Board& board() const { return view->board(); }
    Swap good() const { return goodSwaps(kindsOf(state().gems)).front(); }
    /// Two neighbours whose swap makes no line.
    Swap bad() const {
        const auto kinds = kindsOf(state().gems);
        for (int cell = 0; cell < cellCount; ++cell)
            for (const bool down : {false, true}) {
                const Swap swap{cell, down};
                if (swap.isOnBoard() && linesOf(kinds, swap).empty()) return swap;
            }
        return {};
    }
    void drag(int from, int to, Qt::MouseButton button = Qt::LeftButton) const {
        plt::testing::drag(board(), board().cellPoint(from), board().cellPoint(to), button);
    }
    void click(int cell) const { QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellPoint(cell)); }
    void walkTo(int cell) const {
        if (!board().isCursorVisible()) key(Qt::Key_Right);
        while (columnOf(board().cursorCell()) < columnOf(cell)) key(Qt::Key_Right);
        while (columnOf(board().cursorCell()) > columnOf(cell)) key(Qt::Key_Left);
        while (rowOf(board().cursorCell()) < rowOf(cell)) key(Qt::Key_Down);
        while (rowOf(board().cursorCell()) > rowOf(cell)) key(Qt::Key_Up);
    }
    void swapByKeys(Swap swap) const {
        walkTo(swap.cell);
        key(Qt::Key_Space);
        key(swap.down ? Qt::Key_Down : Qt::Key_Right);
    }
    plt::GameClock& clock() const { return view->session().clock(); }
};

}  // namespace jewel::testing
