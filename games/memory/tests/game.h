// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_window.h"
#include "memory/view.h"

#include <memory>

#include <QTest>

/// A game of Memory in its window, and hands to play it with.
struct MemoryGame {
    /// In the specification's board B the places i and i + 10 hold the same picture.
    static QString boardB(const QString& options = QStringLiteral("5x4")) {
        return options + QStringLiteral(":ABCDEFGHIJABCDEFGHIJ");
    }

    explicit MemoryGame(const QString& id = boardB(), const QString& name = QStringLiteral("test-memory")) {
        plt::GameInfo info;
        info.id = name;
        info.label = QStringLiteral("Memory");
        view = new memory::View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(760, 600);
        window->show();
        if (!id.isEmpty()) {
            const auto problem = window->openGameId(id);
            if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
        }
        table().setFocus();
    }
    memory::Table& table() const { return view->table(); }
    const memory::State& state() const { return view->state(); }
    bool isOver() const { return memory::Rules::outcome(state()) != plt::Outcome::playing; }

    void click(int pile, Qt::MouseButton button = Qt::LeftButton) const {
        const auto* cards = table().picture().pile(pile);
        const int top = cards == nullptr ? -1 : static_cast<int>(cards->cards.size()) - 1;
        QTest::mouseClick(table().viewport(), button, {}, table().pointOf({pile, top}));
    }
    void click(const std::vector<int>& places) const {
        for (const int place : places) click(place);
    }
    /// Beside all cards.
    void clickFelt() const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          QPoint(1, table().viewport()->height() - 2));
    }
    void key(Qt::Key which) const { QTest::keyClick(&table(), which); }
    /// Walks there with the arrow keys.
    void walkTo(int place) const {
        const int columns = state().options.columns();
        if (!table().isCursorVisible()) key(Qt::Key_Home);
        if (table().cursor().pile >= state().options.cards()) key(Qt::Key_Home);
        int steps = 0;
        const auto at = [&] {
            if (++steps > 400) qFatal("place %d is not reached from %d", place, table().cursor().pile);
            return table().cursor().pile;
        };
        while (at() % columns < place % columns) key(Qt::Key_Right);
        while (at() % columns > place % columns) key(Qt::Key_Left);
        while (at() / columns < place / columns) key(Qt::Key_Down);
        while (at() / columns > place / columns) key(Qt::Key_Up);
    }
    /// Cards that lie face up on their places.
    std::vector<int> faceUp() const {
        std::vector<int> places;
        for (int place = 0; place < state().options.cards(); ++place) {
            const auto* pile = table().picture().pile(place);
            if (!pile->cards.empty() && pile->cards.front().faceUp) places.push_back(place);
        }
        return places;
    }
    /// Cards in a player's pile.
    std::size_t cardsOf(int player) const {
        return table().picture().pile(memory::Table::pileOf(player))->cards.size();
    }

    memory::View* view;
    std::unique_ptr<plt::GameWindow> window;
};
