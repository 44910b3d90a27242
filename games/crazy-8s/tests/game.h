// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/played_game.h"
#include "crazy-8s/table/table.h"
#include "crazy-8s/tests/positions.h"
#include "crazy-8s/view.h"

#include <string>

#include <QPushButton>

/// A game of Crazy 8s in its window, and functions to play it with.
struct Crazy8sGame : plt::testing::PlayedGame<crazy_8s::View> {
    /// The first whole game of the specification: seat 0 wins it against an easy player.
    static constexpr std::string_view firstGame = "TD 8C 3S 7S KD 7C JH JD 5D 8S AC 3C 4S 6H 7H 6S QS 9D";

    /// The id of a game of two whose deck begins like that.
    static QString idOf(std::string_view beginning, const std::string& options = "2x7") {
        const int players = options[0] - '0';
        const auto start = crazy_8s::testing::dealt(players, beginning);
        std::string deck;
        for (int seat = 0; seat < players; ++seat) {
            // As dealt: sorted hands make the same game.
            for (const auto card : start.round.hand(seat)) deck += card.text();
        }
        deck += start.round.discards.back().text();
        for (std::size_t i = start.round.pile.size(); i > 0; --i) deck += start.round.pile[i - 1].text();
        return QString::fromStdString(options + ":" + deck);
    }

    explicit Crazy8sGame(const QString& id = idOf(firstGame),
                         const QString& name = QStringLiteral("test-crazy-8s"))
        : PlayedGame({name, {900, 680}}) {
        show(id);
        if (!id.isEmpty()) session().setSeats(crazy_8s::Rules::usualSeats(view->options()));
    }
    crazy_8s::Table& table() const { return view->table(); }
    plt::Turns& turns() const { return *view->turns(); }
    bool isMine() const { return view->isPersonsTurn(); }

    static int idOfCard(std::string_view text) { return crazy_8s::testing::card(text).index(); }
    plt::CardPlace place(std::string_view card) const { return table().placeOf(idOfCard(card)); }
    static plt::CardPlace pile() { return {crazy_8s::Table::drawPile, -1}; }
    static plt::CardPlace discards() { return {crazy_8s::Table::discardPile, -1}; }
    plt::CardPlace topOf(int pile) const {
        return {pile, static_cast<int>(table().picture().pile(pile)->cards.size()) - 1};
    }
    int suitButton(char letter) const {
        const auto suit = plt::Card::suitLetters.find(letter);
        return crazy_8s::Table::suitButtons + static_cast<int>(suit);
    }

    void click(plt::CardPlace where) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().pointOf(where));
    }
    void clickButton(int id) const {
        auto* one = table().button(id);
        QVERIFY2(one != nullptr && one->isVisible() && one->isEnabled(), qPrintable(QString::number(id)));
        QTest::mouseClick(one, Qt::LeftButton);
    }
    /// Walks to a card of the own hand with the arrow keys.
    void walkTo(std::string_view card) const {
        const auto wanted = place(card);
        if (!table().isCursorVisible()) key(Qt::Key_Home);
        int steps = 0;
        const auto goes = [&] {
            if (++steps > 200) qFatal("%s is not reached", std::string(card).c_str());
            return true;
        };
        while (table().cursor().pile != wanted.pile && goes()) key(Qt::Key_Down);
        while (table().cursor().index < wanted.index && goes()) key(Qt::Key_Right);
        while (table().cursor().index > wanted.index && goes()) key(Qt::Key_Left);
    }
    /// The own moves of the first whole game, each made by `act` when it is one's turn.
    template <class Act>
    void playFirstGame(const Act& act) const {
        for (const char* move : {"7S", "3S", "7C", "8C", "H", "JH", "TD", "KD"}) {
            QTRY_VERIFY(isMine());
            act(std::string(move));
        }
    }
};
