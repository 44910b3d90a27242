// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "new-game/rules.h"

#include <algorithm>

#include <QTest>

namespace new_game {

namespace {

/// Returns a position from its rows, the far one first, with "o" and "w" for pieces, and the side to move.
State position(const std::vector<std::string>& rows, int toMove) {
    State state;
    state.size = static_cast<int>(rows.size());
    state.toMove = toMove;
    int oranges = 0;
    int whites = 2 * state.size;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        for (const char c : *row)
            state.squares.push_back(c == 'o' ? oranges++ : c == 'w' ? whites++ : nothing);
    return state;
}

int square(const char* name, int size) {
    return (name[1] - '1') * size + (name[0] - 'a');
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatMustHoldForEveryGame() {
        const auto pieces = [](const State& before, const Move&, const State& after) -> std::string {
            const auto free = [](const State& state) {
                return std::count(state.squares.begin(), state.squares.end(), nothing);
            };
            return free(after) - free(before) <= 1 ? "" : "more than a piece is gone";
        };
        QVERIFY(holds(plt::testing::gameChecks<Rules>({{5}, {6}, {maximumSquares}}, pieces)));
    }

    void randomGamesHaveAWinner() {
        plt::Random random(1);
        for (int game = 0; game < 500; ++game) {
            State state = Rules::begin({5}, {});
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto moves = Rules::legalMoves(state);
                state = Rules::apply(state, moves[random.below(moves.size())]).value();
            }
            QCOMPARE(Rules::seatToMove(state), nothing);
            auto places = Rules::standing(state);
            QCOMPARE(places[state.winner], 1);
            std::sort(places.begin(), places.end());
            QVERIFY((places == std::vector<int>{1, 2}));
        }
    }

    void allLegalMovesAreMadeAndNoOthers() {
        plt::Random random(2);
        State state = Rules::begin({}, {});
        while (Rules::outcome(state) == plt::Outcome::playing) {
            const auto moves = Rules::legalMoves(state);
            const int squares = static_cast<int>(state.squares.size());
            for (int from = -1; from <= squares; ++from)
                for (int to = -1; to <= squares; ++to) {
                    const bool isLegal = std::find(moves.begin(), moves.end(), Move{from, to}) != moves.end();
                    QCOMPARE(Rules::apply(state, {from, to}).ok(), isLegal);
                }
            state = Rules::apply(state, moves[random.below(moves.size())]).value();
        }
    }

    void piecesTakeAslantOnly() {
        const State state = position({".....", ".www.", "..o..", ".....", "....."}, orange);
        const auto to = [&](const char* name) {
            return Rules::apply(state, {square("c3", 5), square(name, 5)});
        };
        QVERIFY(to("b4").ok());
        QVERIFY(to("d4").ok());
        QVERIFY(!to("c4").ok());
        QVERIFY(!to("c2").ok());
        const State taken = to("b4").value();
        QCOMPARE(std::count(taken.squares.begin(), taken.squares.end(), nothing), 25 - 3);
    }

    void theFarRowWinsAndSoDoesTakingAll() {
        const State race = position({".....", "o....", "....w", ".....", "....."}, orange);
        QCOMPARE(Rules::apply(race, {square("a4", 5), square("a5", 5)})->winner, orange);
        const State last = position({".....", ".....", "...w.", "..o..", "....."}, white);
        const auto taken = Rules::apply(last, {square("d3", 5), square("c2", 5)});
        QCOMPARE(taken->winner, white);
        QVERIFY((Rules::standing(*taken) == std::vector<int>{2, 1}));
    }

    void damagedTextsAreRefused() {
        for (const char* text : {"", "4", "9", "6-6"}) QVERIFY(!Rules::readOptions(text));
        for (const char* text : {"", "1", "0-7", "1-65", "1-7-1"}) QVERIFY(!Rules::readMove(text));
        QVERIFY(!Rules::readStart({}, "unusual"));
    }

    void movesAreToldWithTheirSquares() {
        const State state = Rules::begin({}, {});
        const Move move{square("b2", 6), square("c3", 6)};
        QCOMPARE(
            QString::fromStdString(Rules::tell(state, move, Rules::apply(state, move).value()).english()),
            QStringLiteral("Orange: b2-c3"));
    }
};

}  // namespace new_game

QTEST_GUILESS_MAIN(new_game::TestRules)
#include "test_rules.moc"
