// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/played_game.h"
#include "memory/view.h"

/// A game of Memory in its window, and functions to play it with.
struct MemoryGame : plt::testing::PlayedGame<memory::View> {
    /// In the specification's board B the places i and i + 10 hold the same picture.
    static QString boardB(const QString& options = QStringLiteral("5x4")) {
        return options + QStringLiteral(":ABCDEFGHIJABCDEFGHIJ");
    }

    explicit MemoryGame(const QString& id = boardB(), const QString& name = QStringLiteral("test-memory"))
        : PlayedGame({.name = name, .size = {760, 600}, .atOnce = false}) {
        show(id);
    }
    memory::Table& table() const { return view->table(); }

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
};
