// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "new-game/rules.h"

#include <algorithm>

#include <QTest>

namespace new_game {

namespace {

plt::Question question(std::uint64_t seed, std::uint64_t nodes = 3000) {
    plt::Question question;
    question.budget.nodes = nodes;
    question.seed = seed;
    return question;
}

/// Plays a game between these levels on the smallest board and returns the winner.
int winnerOf(std::string_view first, std::string_view second, std::uint64_t seed) {
    plt::Random random(seed);
    State state = Rules::begin({5}, {});
    while (Rules::outcome(state) == plt::Outcome::playing) {
        const auto level = state.toMove == orange ? first : second;
        state = Rules::apply(state, Rules::choose(state, level, question(random.next()))).value();
    }
    return state.winner;
}

/// A position in which Orange is one row from the end.
State beforeTheWin() {
    State state = Rules::begin({5}, {});
    std::fill(state.squares.begin(), state.squares.end(), nothing);
    state.squares[16] = 0;  // b4
    state.squares[9] = 10;  // e2, white
    return state;
}

}  // namespace

class TestPlayer : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyLevelWinsWhenItCan() {
        for (const auto& level : Rules::levels()) {
            const State state = beforeTheWin();
            QCOMPARE(Rules::apply(state, Rules::choose(state, level.word, question(7)))->winner, orange);
        }
    }

    void theSameQuestionHasTheSameAnswer() {
        const State state = Rules::begin({}, {});
        for (const auto& level : Rules::levels())
            QVERIFY(Rules::choose(state, level.word, question(5)) ==
                    Rules::choose(state, level.word, question(5)));
    }

    void whoLooksFartherWinsMore() {
        int hard = 0;
        for (std::uint64_t game = 0; game < 10; ++game) {
            hard += winnerOf("hard", "easy", game) == orange ? 1 : 0;
            hard += winnerOf("easy", "hard", game) == white ? 1 : 0;
        }
        QVERIFY2(hard >= 13, qPrintable(QString::number(hard)));
    }

    void aStoppedSearchGivesALegalMove() {
        std::stop_source stop;
        stop.request_stop();
        plt::Question stopped = question(1);
        stopped.stop = stop.get_token();
        const State state = Rules::begin({8}, {});
        QVERIFY(Rules::apply(state, Rules::choose(state, "hard", stopped)).ok());
    }

    void reviewsKnowGoodPlay() {
        using namespace plt::testing;
        const Extent extent{4, 60, 3};
        plt::Budget budget;
        budget.nodes = 20'000;
        const auto hard = reviewedGames<Rules>({Options{5}}, extent, levelPlayer("hard", budget), budget);
        const auto any = reviewedGames<Rules>({Options{5}}, extent, randomPlayer(7), budget);
        QVERIFY(holds(hard.finding) && holds(any.finding));
        QVERIFY2(hard.accuracy() > 75, qPrintable(QString::number(hard.accuracy())));
        QVERIFY2(any.accuracy() < 50, qPrintable(QString::number(any.accuracy())));
    }

    void aWinThatIsMissedIsAMistake() {
        const State state = beforeTheWin();
        for (const Move& move : Rules::legalMoves(state)) {
            const bool wins = Rules::apply(state, move)->winner == orange;
            const auto judgement = Rules::judge(state, move, {});
            if (judgement) QCOMPARE(judgement->best == move, wins);
        }
    }

    void hintsSayWhatIsCertain() {
        const auto hint = Rules::hint(beforeTheWin(), {});
        QCOMPARE(hint.steps.front().reason, plt::Message("This wins, whatever the other side does."));
        QVERIFY(Rules::apply(beforeTheWin(), hint.steps.front().move)->winner == orange);
    }
};

}  // namespace new_game

QTEST_APPLESS_MAIN(new_game::TestPlayer)
#include "test_player.moc"
