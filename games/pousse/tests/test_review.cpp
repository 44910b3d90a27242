// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "pousse/player/player.h"
#include "pousse/proof/known_wins.h"
#include "pousse/tests/played.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

using namespace pousse;
using namespace pousse::testing;
using namespace plt::testing;

namespace {

const plt::Budget budget{.nodes = 60'000};

ReviewedGames reviewed(const AnyPlayer& player, int games, int size) {
    return reviewedGames<Rules>({Options{size}}, {amount(games), 60, 7}, player, budget);
}

Move moveOf(const char* text) {
    return readMove(text).value();
}

plt::Judgement<Move> judgementOf(const State& state, const Move& made, std::uint64_t nodes = 60'000) {
    plt::Question question;
    question.budget.nodes = nodes;
    return Rules::judge(state, made, question).value();
}

double costOf(const plt::Judgement<Move>& judgement) {
    return judgement.bestValue - judgement.madeValue;
}

/// X can fill the first row with T4, and O the last one with B2.
const char* const bothCanWin = "T1 B4 T2 B3 T3 B1";

}  // namespace

class TestPousseReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void playersAreInOrder_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("games");
        QTest::addRow("3 x 3") << 3 << 12;
        QTest::addRow("4 x 4") << 4 << 14;
        QTest::addRow("5 x 5") << 5 << 8;
    }
    void playersAreInOrder() {
        QFETCH(int, size);
        QFETCH(int, games);
        std::vector<double> accuracies;
        for (const char* level : {"", "beginner", "easy", "expert"}) {
            const auto player = *level == 0 ? randomPlayer(5) : levelPlayer(level, budget, 3);
            const auto one = reviewed(player, games, size);
            QVERIFY(holds(one.finding));
            qInfo("%s: %.1f, decisions %d", level, one.accuracy(), one.decisions);
            accuracies.push_back(one.accuracy());
        }
        QVERIFY(accuracies.front() < 50);
        if constexpr (!slowBuild) QVERIFY(std::is_sorted(accuracies.begin(), accuracies.end()));
        QVERIFY(accuracies.back() > 90);
    }

    /// Of all moves in random games on 3 x 3, which the solver knows.
    void givenAwayWinsAreFound() {
        int given = 0;
        plt::Random random(4);
        auto state = Rules::begin({3}, {});
        for (int ply = 0; ply < amount(60); ++ply) {
            if (endOf(state) != End::none) state = Rules::begin({3}, {});
            const bool wins = analyse(state, {}).isWin();
            const auto moves = Rules::legalMoves(state);
            for (const auto& move : moves) {
                const auto next = *Rules::apply(state, move);
                const bool keeps =
                    endOf(next) != End::none ? winnerOf(next) == toMove(state) : analyse(next, {}).isLoss();
                const auto judgement = judgementOf(state, move);
                QCOMPARE(judgement.certainty, plt::Certainty::proven);
                QCOMPARE(costOf(judgement), wins && !keeps ? 100.0 : 0.0);
                QCOMPARE(judgement.best == move, costOf(judgement) == 0);
                given += wins && !keeps ? 1 : 0;
            }
            state = *Rules::apply(state, moves[random.below(moves.size())]);
        }
        QVERIFY(given > 10);
    }

    void aRowGivenAwayIsFound() {
        const auto state = played(4, bothCanWin);
        const auto judgement = judgementOf(state, moveOf("L2"));
        QCOMPARE(judgement.certainty, plt::Certainty::proven);
        QCOMPARE(costOf(judgement), 100.0);
        const auto best = *Rules::apply(state, judgement.best);
        QVERIFY(winnerOf(best) == Mark::x);
        QCOMPARE(judgement.reason.english(), writeMove(judgement.best) + " wins at once.");
        QCOMPARE(judgement.marks.size(), 1U);
        QCOMPARE(costOf(judgementOf(state, moveOf("T4"))), 0.0);
    }

    void whatLetsTheOtherSideWinIsFound_data() {
        QTest::addColumn<int>("size");
        for (const int size : {4, 5, 6}) QTest::addRow("%d", size) << size;
    }
    void whatLetsTheOtherSideWinIsFound() {
        QFETCH(int, size);
        int given = 0;
        int found = 0;
        plt::Random random(9);
        auto state = Rules::begin({size}, {});
        for (int ply = 0; ply < 240; ++ply) {
            if (endOf(state) != End::none) state = Rules::begin({size}, {});
            const auto moves = Rules::legalMoves(state);
            const auto move = moves[random.below(moves.size())];
            const auto judgement = judgementOf(state, move, 120'000);
            state = *Rules::apply(state, move);
            const auto answers = Rules::legalMoves(state);
            const bool losesAtOnce =
                std::any_of(answers.begin(), answers.end(), [&state](const Move& answer) {
                    return winnerOf(*Rules::apply(state, answer)) == toMove(state);
                });
            if (!losesAtOnce) continue;
            QCOMPARE(judgement.madeValue, 0.0);
            if (costOf(judgement) == 0 || judgement.bestValue == 100) continue;
            ++given;
            found += costOf(judgement) > 2 * judgement.error ? 1 : 0;
            QVERIFY2(judgement.reason.english().find("the other side wins at once") != std::string::npos,
                     judgement.reason.english().c_str());
        }
        qInfo("%d of %d", found, given);
        QVERIFY(found > 2);
        QVERIFY(10 * found >= 9 * given);
    }

    /// Any image of a move of the proof is as good, and so is all that leads into it.
    void theProofIsKnown() {
        const auto state = played(4, "");
        QVERIFY(knownWin(state)->move == moveOf("T2"));
        for (const char* move : {"T2", "T3", "B2", "B3", "L2", "L3", "R2", "R3"}) {
            const auto judgement = judgementOf(state, moveOf(move), 2'000);
            QCOMPARE(judgement.certainty, plt::Certainty::proven);
            QCOMPARE(judgement.madeValue, 100.0);
            QVERIFY(judgement.best == moveOf(move));
        }
        // O is lost, whatever it plays.
        const auto lost = judgementOf(played(4, "T2"), moveOf("T1"), 2'000);
        QCOMPARE(lost.bestValue, lost.madeValue);
    }

    void aStoppedReviewSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        plt::Question question;
        question.stop = stop.get_token();
        QVERIFY(!Rules::judge(played(4, "T1"), moveOf("T1"), question));
    }

    void costsAreChances() { QCOMPARE(Rules::costText(12.5).english(), "12.5 % of the chance to win"); }
};

QTEST_GUILESS_MAIN(TestPousseReview)
#include "test_review.moc"
