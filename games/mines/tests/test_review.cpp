// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "mines/reasoning/odds.h"
#include "mines/rules.h"
#include "mines/tests/boards.h"

#include <cmath>

#include <QTest>

using namespace mines;
using namespace mines::testing;
using namespace plt::testing;

namespace {

const std::vector<Options>& optionSets() {
    static const std::vector<Options> sets{
        {9, 9, 10, FirstTile::opening, Solvable::perhaps},
        {16, 16, 40, FirstTile::safe, Solvable::perhaps},
        {8, 8, 16, FirstTile::safe, Solvable::perhaps},
        {16, 16, 30, FirstTile::opening, Solvable::simply},
    };
    return sets;
}

/// Enough for every board here, and the same on every machine.
plt::Budget budget() {
    plt::Budget out;
    out.nodes = 2'000'000;
    return out;
}

plt::Judgement<Move> judged(const State& state, const Move& move) {
    plt::Question question;
    question.budget = budget();
    return Rules::judge(state, move, question).value();
}

State after(State state, const std::vector<Move>& moves) {
    for (const auto& move : moves) state = Rules::apply(state, move).value();
    return state;
}

}  // namespace

class TestMinesReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hintsHaveAHundred() {
        const auto reviewed =
            reviewedGames<Rules>(optionSets(), {amount(40), 600, 11}, hintPlayer(), budget());
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > 20 * reviewed.finding.games);
        QCOMPARE(reviewed.mistakes, 0);
        QVERIFY2(reviewed.accuracy() > 99.9, qPrintable(QString::number(reviewed.accuracy())));
        qInfo("hints: %d decisions, accuracy %.2f", reviewed.decisions, reviewed.accuracy());
    }

    void randomPlayIsBelowFifty() {
        const auto reviewed =
            reviewedGames<Rules>(optionSets(), {amount(400), 300, 12}, randomPlayer(5), budget());
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > reviewed.finding.games);
        QVERIFY2(reviewed.accuracy() < 50, qPrintable(QString::number(reviewed.accuracy())));
        qInfo("random: %d decisions, accuracy %.2f", reviewed.decisions, reviewed.accuracy());
    }

    /// If a tile can be deduced, every other costs its chance of a mine, and the best move is safe.
    void everyRiskIsFound() {
        int planted = 0;
        for (std::uint64_t seed = 0; seed < amount(30); ++seed) {
            const Options options{9, 9, 12, FirstTile::opening, Solvable::perhaps};
            auto state = Rules::begin(options, Rules::deal(options, seed));
            state = after(state, {{Action::uncover, 4, 4}});
            if (state.status != plt::Outcome::playing) continue;
            const auto chances = odds(seenBy(state), {}).value();
            bool isAnySafe = false;
            for (int cell = 0; cell < state.grid().cells(); ++cell)
                isAnySafe = isAnySafe || (!state.tile(cell).open() && chances[cell] <= 0);
            if (!isAnySafe) continue;
            for (int cell = 0; cell < state.grid().cells(); ++cell) {
                if (state.tile(cell).open()) continue;
                const auto judgement = judged(state, {Action::uncover, cell % 9, cell / 9});
                QCOMPARE(judgement.certainty, plt::Certainty::proven);
                QVERIFY(std::abs(judgement.bestValue - judgement.madeValue - 100 * chances[cell]) < 1e-6);
                const int best = state.grid().cell(judgement.best.x, judgement.best.y);
                QCOMPARE(chances[best] <= 0, true);
                if (chances[cell] <= 0) continue;
                ++planted;
                QVERIFY(!judgement.reason.empty());
                QVERIFY(judgement.marks.size() > 1);
            }
        }
        QVERIFY(planted > amount(60));
    }

    /// A 1 with eight covered tiles and a flag on a wrong one: the chord opens the seven others.
    void aChordIsAsSafeAsItsFlags() {
        const auto state = after(board(5, 5, {{0, 0}, {4, 4}}), {{Action::uncover, 1, 1}});
        QVERIFY(!Rules::judge(state, {Action::flag, 0, 1}, {}));
        const auto flagged = after(state, {{Action::flag, 0, 1}});
        const auto judgement = judged(flagged, {Action::chord, 1, 1});
        // The mine is on any of the eight tiles with equal chances.
        QVERIFY(std::abs(judgement.madeValue - 100.0 / 8) < 1e-6);
        QVERIFY(judgement.bestValue > 80);
    }

    void aWrongFlagIsTakenFirst() {
        const auto state = after(board(6, 5, {{0, 0}, {2, 0}, {0, 2}}), {{Action::uncover, 5, 4}});
        QVERIFY(state.status == plt::Outcome::playing);
        const auto chances = odds(seenBy(state), {}).value();
        std::vector<Move> flags;
        Move risk;
        for (int cell = 0; cell < state.grid().cells(); ++cell) {
            if (state.tile(cell).open()) continue;
            if (chances[cell] <= 0) flags.push_back({Action::flag, cell % 6, cell / 6});
            if (chances[cell] > 0) risk = {Action::uncover, cell % 6, cell / 6};
        }
        QVERIFY(!flags.empty());
        const auto judgement = judged(after(state, flags), risk);
        QCOMPARE(judgement.best.action, Action::clear);
        QCOMPARE(judgement.bestValue, 100.0);
    }

    /// The judge knows nothing of the mines: layouts that look alike are judged alike.
    void onlyWhatIsSeenCounts() {
        // Moving the mines under the covered tiles changes nothing.
        const auto state =
            after(board(9, 9, {{0, 0}, {8, 0}, {0, 8}, {8, 8}, {4, 0}, {3, 0}}), {{Action::uncover, 4, 4}});
        QCOMPARE(state.status, plt::Outcome::playing);
        auto other = state;
        for (auto& tile : other.tiles)
            if (!tile.open()) tile.mine = !tile.mine;
        int compared = 0;
        for (const auto& move : Rules::legalMoves(state)) {
            if (move.action != Action::uncover) continue;
            const auto one = judged(state, move);
            const auto two = judged(other, move);
            QCOMPARE(one.madeValue, two.madeValue);
            QCOMPARE(one.bestValue, two.bestValue);
            ++compared;
        }
        QVERIFY(compared > 4);
    }

    void aStoppedJudgeSaysNothing() {
        const auto state = after(board(5, 5, {{0, 0}, {4, 4}}), {{Action::uncover, 1, 1}});
        std::stop_source source;
        source.request_stop();
        plt::Question question;
        question.stop = source.get_token();
        QVERIFY(!Rules::judge(state, {Action::uncover, 3, 3}, question));
    }
};

QTEST_GUILESS_MAIN(TestMinesReview)
#include "test_review.moc"
