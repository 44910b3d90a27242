// SPDX-License-Identifier: MIT
#pragma once

#include "common/players/turns.h"
#include "common/testing/played_game.h"
#include "rummy/tests/hands.h"
#include "rummy/view.h"

#include <algorithm>
#include <functional>

#include <QAccessible>
#include <QAccessibleActionInterface>

/// A game of Rummy in its window, and functions to play it with.
struct RummyGame : plt::testing::PlayedGame<rummy::View> {
    static QString idOf(std::string_view deal, const QString& options = QStringLiteral("first")) {
        return options + QLatin1Char(':') +
               QString::fromStdString(rummy::Rules::write(rummy::testing::startWith(deal)));
    }

    explicit RummyGame(const QString& id = idOf(rummy::testing::plainDeal),
                       const QString& name = QStringLiteral("test-rummy"))
        : PlayedGame({.name = name, .size = {900, 720}, .atOnce = false}) {
        show(id);
    }
    rummy::Table& table() const { return view->table(); }
    /// The move of a good player with the person's observation.
    rummy::Move advice() const {
        return rummy::Rules::choose(rummy::Rules::observe(state(), state().toMove), "hard", {});
    }

    /// Plays to the end: the person's moves by `act`, as a good player would.
    void playToTheEnd(const std::function<void(const rummy::Move&)>& act) const {
        view->turns()->setPace(plt::Turns::Pace::atOnce);
        for (int moves = 0; !isOver(); ++moves) {
            QTRY_VERIFY(view->isPersonsTurn() || isOver());
            if (isOver()) break;
            QVERIFY(moves < 300);
            const auto before = state();
            const auto move = advice();
            act(move);
            QVERIFY2(!(state() == before), rummy::Rules::write(move).c_str());
        }
        QTRY_VERIFY(!window->messageText().isEmpty());
        QVERIFY(state().roundIsOver);
    }

    plt::CardPlace place(const char* card) const {
        return table().placeOf(rummy::testing::cardsOf(card).front().index());
    }
    plt::CardPlace placeOf(plt::Card card) const { return table().placeOf(card.index()); }
    plt::CardPlace top(int pile) const {
        return {pile, static_cast<int>(table().picture().pile(pile)->cards.size()) - 1};
    }
    int own() const { return plt::HandTable::handPile(0); }
    int others() const { return plt::HandTable::handPile(1); }

    void click(plt::CardPlace at) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().pointOf(at));
    }
    void drag(plt::CardPlace from, plt::CardPlace to) const {
        plt::testing::dragCard(table(), from, table().pointOf(to));
    }
    /// Walks with the arrow keys: up and down to the row, then along it.
    void walkTo(plt::CardPlace to) const {
        const auto row = [this](plt::CardPlace at) { return table().rectOf({at.pile, -1}).center().y(); };
        key(Qt::Key_Home);
        for (int step = 0; !(table().cursor() == to); ++step) {
            if (step > 60) qFatal("pile %d, card %d is not reached", to.pile, to.index);
            const auto at = table().cursor();
            if (row(at) < row(to) - 1)
                key(Qt::Key_Down);
            else if (row(at) > row(to) + 1)
                key(Qt::Key_Up);
            else
                key(table().rectOf(at).center().x() < table().rectOf(to).center().x() ? Qt::Key_Right
                                                                                      : Qt::Key_Left);
        }
    }
    QStringList accessibleNames() const { return plt::testing::namesIn(table()); }
    /// Gives the accessible card at a place a press.
    void pressAccessible(plt::CardPlace at) const {
        auto* root = QAccessible::queryAccessibleInterface(&table());
        const auto& piles = table().picture().piles;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i].id != at.pile) continue;
            auto* card = root->child(static_cast<int>(i))->child(at.index);
            if (card == nullptr || card->actionInterface() == nullptr) qFatal("nothing to press");
            card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
    }
};
