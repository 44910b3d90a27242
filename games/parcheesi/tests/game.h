// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/played_game.h"
#include "parcheesi/player/player.h"
#include "parcheesi/view.h"

#include <algorithm>
#include <functional>

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QApplication>

namespace parcheesi::testing {

/// A game of Parcheesi in its window, and functions to play it with.
struct Desk : plt::testing::PlayedGame<View> {
    explicit Desk(const QString& id = QStringLiteral("standard:7"),
                  const QString& players = QStringLiteral("person-person-person-person"),
                  const QString& name = {}, bool endsByHand = true)
        : PlayedGame({.name = name.isEmpty() ? nextName() : name, .size = {1000, 760}, .seats = players}) {
        show(id);
        // Turns are ended by hand, unless a test is about their end.
        if (endsByHand) view->preferences().setValue(QStringLiteral("ends-turn"), false);
        board().finishAnimation();
    }
    /// A folder of its own for each: a game that was left would be resumed.
    static QString nextName() {
        static int number = 0;
        return QStringLiteral("test-parcheesi-%1").arg(++number);
    }

    Board& board() const { return view->board(); }
    QString status() const { return view->statusText(); }

    /// The move of a good player; the same every time.
    Move advice() const {
        return Rules::choose(Rules::observe(state(), static_cast<int>(state().side())), "grace", {});
    }
    int cellOf(int pawn) const { return markOf(state().side(), state().turn.pawns()[pawn]); }
    int cellAfter(const Step& step) const {
        return markOf(state().side(), after(state().turn, step).pawns()[step.pawn]);
    }
    /// Returns true if this move wins.
    bool wins(const Move& move) const {
        return move.kind == Move::Kind::step &&
               after(state().turn, move.step).position.hasWon(state().side());
    }
    /// Plays well, without input events, up to a position with this property.
    void playUntil(const std::function<bool(const Desk&)>& found, int most = 5000) const {
        for (int moves = 0; !found(*this); ++moves) {
            if (moves == most || isOver()) qFatal("there is no such position in this game");
            session().play(advice());
        }
        board().finishAnimation();
    }

    // The mouse --------------------------------------------------------------------------------------------
    QPoint pointOf(int pawn) const {
        for (const auto& piece : board().picture().pieces)
            if (piece.id == Board::pieceOf(state().side(), pawn))
                return board().toWidget(piece.centre).toPoint();
        return {};
    }
    void click(QPoint point) const { QTest::mouseClick(&board(), Qt::LeftButton, {}, point); }
    void clickCell(int cell) const { click(board().cellPoint(cell)); }
    void drag(QPoint from, QPoint to) const { plt::testing::drag(board(), from, to); }
    void dragTo(int pawn, int cell) const { drag(pointOf(pawn), board().cellPoint(cell)); }
    QAbstractButton* button(const QString& text) const {
        for (auto* one : window->findChildren<QAbstractButton*>())
            if (one->text() == text && one->isVisible()) return one;
        qFatal("there is no button %s", qPrintable(text));
        return nullptr;
    }
    void press(const QString& text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    QAction* action(const QKeySequence& key) const {
        for (auto* one : window->findChildren<QAction*>())
            if (one->shortcuts().contains(key)) return one;
        qFatal("no action has the key %s", qPrintable(key.toString()));
        return nullptr;
    }

    // The keyboard -----------------------------------------------------------------------------------------
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(&board(), which, modifiers);
    }
    /// Goes to a cell by Tab alone.
    void tabTo(int cell) const {
        for (int steps = 0; board().cursorCell() != cell || !board().isCursorVisible(); ++steps) {
            if (steps > 20) qFatal("Tab does not lead to cell %d", cell);
            key(Qt::Key_Tab);
            // Behind the last one it has gone on in the window.
            if (!board().hasFocus()) board().setFocus(Qt::TabFocusReason);
        }
    }

    /// Types into the widget that has the focus.
    void typed(Qt::Key which) const {
        QWidget* const focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.get(), which);
    }
    /// Goes to a cell of the board by Tab alone, through all of the window if need be.
    void typedTabsTo(int cell) const {
        for (int steps = 0; !board().hasFocus() || board().cursorCell() != cell || !board().isCursorVisible();
             ++steps) {
            if (steps > 60) qFatal("Tab does not lead to cell %d", cell);
            typed(Qt::Key_Tab);
        }
    }

    // Screen readers ---------------------------------------------------------------------------------------
    QAccessibleInterface* accessible(int cell) const {
        return QAccessible::queryAccessibleInterface(&board())->child(cell);
    }
    QString nameOf(int cell) const { return accessible(cell)->text(QAccessible::Name); }
    void pressAccessible(int cell) const {
        auto* const actions = accessible(cell)->actionInterface();
        if (actions == nullptr) qFatal("cell %d has no action", cell);
        actions->doAction(QAccessibleActionInterface::pressAction());
    }
};

}  // namespace parcheesi::testing
