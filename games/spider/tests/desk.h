// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/pointer.h"
#include "spider/table/table.h"
#include "spider/tests/tables.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

namespace spider {

/// A table alone, over the rules, in any position.
struct Desk {
    explicit Desk(State start, QSize size = {900, 640}) : state(std::move(start)) {
        table.resize(size);
        QObject::connect(&table, &Table::moveAsked, &table, [this](const Move& move) {
            asked.push_back(move);
            if (const auto next = Rules::apply(state, move)) {
                plt::Transition<Rules> transition;
                transition.before = state;
                transition.moves = {move};
                state = next.value();
                table.showGame(state, &transition, nullptr, animated);
            } else if (move.isDeal()) {
                table.showGaps();
            }
        });
        show(nullptr);
        table.show();
        table.setFocus();
    }

    /// Shows the same state again, with another hint.
    void show(const plt::HintStep<Move>* hint) { table.showGame(state, nullptr, hint, false); }
    /// Shows the state in which another game is, come to at once.
    void leaveFor(const State& other) {
        plt::Transition<Rules> transition;
        transition.cause = plt::Cause::opened;
        transition.otherGame = true;
        transition.before = state;
        state = other;
        table.showGame(state, &transition, nullptr, false);
    }
    /// The place of the lowest card of this name that lies in a column (from 1).
    plt::CardPlace place(int column, const char* card) const {
        const auto& cards = state.column(column - 1).cards;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (state.card(cards[i]).text() == card) return {column - 1, static_cast<int>(i)};
        return {};
    }
    QPoint point(int column, const char* card) const { return table.pointOf(place(column, card)); }
    void click(QPoint point) { QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, point); }
    void click(int column, const char* card) { click(point(column, card)); }
    void clickPlace(int column) { click(table.pointOf({column - 1, -1})); }
    QPoint stockPoint() const {
        plt::CardPlace top;
        for (const auto& pile : table.picture().piles)
            if (isStockPile(pile.id)) top = {pile.id, static_cast<int>(pile.cards.size()) - 1};
        return table.pointOf(top);
    }
    void doubleClick(QPoint point) {
        click(point);
        // Press, release, double click, release.
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, point);
        QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, point);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(table.viewport(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            plt::testing::movePointer(*table.viewport(), from + (to - from) * i / 5, Qt::LeftButton);
        QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, to);
    }
    void key(Qt::Key key) { QTest::keyClick(&table, key); }

    /// The selected cards: "5S 4S".
    std::string selected() const {
        std::string text;
        for (const int number : table.selection().cards)
            text += (text.empty() ? "" : " ") + state.card(number).text();
        return text;
    }
    std::string column(int number) const { return tables::picture(state, number); }
    /// A column as the table shows it.
    std::string shown(int number) const {
        std::string text;
        for (const auto& card : table.picture().pile(number - 1)->cards) {
            text += text.empty() ? "" : " ";
            text += (card.faceUp ? "" : "*") + plt::Card::fromIndex(card.face).text();
        }
        return text;
    }
    bool isLit(int column) const { return table.picture().pile(column - 1)->lit; }

    State state;
    bool animated = false;
    std::vector<Move> asked;
    Table table;
};

}  // namespace spider
