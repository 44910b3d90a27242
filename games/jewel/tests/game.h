// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_window.h"
#include "jewel/table/board.h"
#include "jewel/view.h"

#include <memory>

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QTest>

namespace jewel::testing {

/// A game in its window, played with real events.
struct Game {
    explicit Game(const QString& id = QStringLiteral("clock-beginner#1"),
                  const QString& name = QStringLiteral("test-jewel")) {
        plt::GameInfo info;
        info.id = name;
        info.label = QStringLiteral("Jewel");
        view = new View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(560, 640);
        window->show();
        if (!QTest::qWaitForWindowExposed(window.get())) qFatal("the window is not shown");
        if (!id.isEmpty()) {
            const auto problem = window->openGameId(id);
            if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
        }
        board().setFocus();
    }
    Board& board() const { return view->board(); }
    const State& state() const { return view->state(); }
    Swap good() const { return goodSwaps(kindsOf(state().gems)).front(); }
    /// Two neighbours whose swap makes nothing.
    Swap bad() const {
        const auto kinds = kindsOf(state().gems);
        for (int cell = 0; cell < cellCount; ++cell)
            for (const bool down : {false, true}) {
                const Swap swap{cell, down};
                if (swap.isOnBoard() && linesOf(kinds, swap).empty()) return swap;
            }
        return {};
    }
    bool isOver() const { return Rules::outcome(state()) != plt::Outcome::playing; }
    void drag(int from, int to, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mousePress(&board(), button, {}, board().cellPoint(from));
        const QPoint way = board().cellPoint(to) - board().cellPoint(from);
        for (const double part : {0.2, 0.5, 1.0}) {
            QMouseEvent move(QEvent::MouseMove, QPointF(board().cellPoint(from)) + QPointF(way) * part,
                             board().mapToGlobal(QPointF(board().cellPoint(from)) + QPointF(way) * part),
                             Qt::NoButton, button, {});
            QApplication::sendEvent(&board(), &move);
        }
        QTest::mouseRelease(&board(), button, {}, board().cellPoint(to));
    }
    void click(int cell) const { QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellPoint(cell)); }
    void key(Qt::Key which) const { QTest::keyClick(&board(), which); }
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
    QAction* action(const QString& text) const {
        for (const auto& [menu, action] : view->gameActions())
            if (QString(action->text()).remove(QLatin1Char('&')) == text) return action;
        return nullptr;
    }
    plt::GameClock& clock() const { return view->session().clock(); }

    View* view;
    std::unique_ptr<plt::GameWindow> window;
};

}  // namespace jewel::testing
