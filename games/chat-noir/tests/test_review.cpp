// SPDX-License-Identifier: MIT
#include "chat-noir/proof/trap_search.h"
#include "chat-noir/rules.h"
#include "common/testing/game_checks.h"

#include <algorithm>

#include <QTest>

using namespace chat_noir;
using namespace plt::testing;

namespace {

plt::Question question() {
    plt::Question out;
    out.budget.nodes = 6000;
    return out;
}

State dealt(const Options& options, std::uint64_t seed) {
    return Rules::begin(options, Rules::deal(options, seed));
}

/// A 5 x 5 board with these stones blocked.
State fenced(const std::vector<Cell>& blocked) {
    return Rules::begin({5, static_cast<int>(blocked.size())}, {blocked, 1});
}

}  // namespace

class TestChatNoirReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Boards on which the win is proven are won by hints without any mistake.
    void hintsHaveAHundredOnSureBoards() {
        const auto reviewed =
            reviewedGames<Rules>({{7, 8, CatKind::plain, true}, {9, 8, CatKind::sharp, true}},
                                 {amount(12), 60, 3}, hintPlayer(), question().budget);
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > 2 * reviewed.finding.games);
        qInfo("hints: %d decisions, accuracy %.2f", reviewed.decisions, reviewed.accuracy());
        QCOMPARE(reviewed.mistakes, 0);
        QVERIFY(reviewed.accuracy() > 99);
    }

    void playersAreInOrder() {
        const std::vector<Options> sets{
            {7, 6, CatKind::plain}, {9, 8, CatKind::sharp}, {11, 12, CatKind::plain}};
        // Fewer games tell nothing about random play.
        const int games = std::max(4, amount(9));
        const auto of = [&](const AnyPlayer& player) {
            const auto reviewed = reviewedGames<Rules>(sets, {games, 60, 4}, player, question().budget);
            return holds(reviewed.finding) ? reviewed.accuracy() : -1000;
        };
        const double hints = of(hintPlayer());
        const double random = of(randomPlayer(5));
        qInfo("hints %.2f, random %.2f", hints, random);
        QVERIFY(hints > 90);
        QVERIFY(random < 50);
    }

    /// If a win is proven, a block after which none is proven costs, and the best block keeps the win.
    void planted() {
        int mistakes = 0;
        for (std::uint64_t seed = 0; seed < amount(8); ++seed) {
            const Options options{7, 8, CatKind::plain, true};
            const auto state = dealt(options, seed);
            const Lattice lattice(7);
            for (const auto& move : Rules::legalMoves(state)) {
                if ((move.cell.x + move.cell.y) % 5 != 0) continue;
                const auto judgement = Rules::judge(state, move, question()).value();
                QCOMPARE(judgement.bestValue, 100.0);
                if (judgement.best == move) {
                    QCOMPARE(judgement.madeValue, 100.0);
                    continue;
                }
                ++mistakes;
                QVERIFY(!judgement.reason.empty() && !judgement.marks.empty());
                // The best block keeps the proof, whatever the cat does.
                auto board = state.position.board;
                board.block(judgement.best.cell);
                for (const Cell way : replies(board, state.position.cat, options.cat)) {
                    TrapSearch search(lattice, options.cat);
                    QVERIFY(search.run(lattice.set(board.blockedCells()), way.y * 7 + way.x, 1'000'000, {}) ==
                            TrapSearch::Verdict::trapped);
                }
            }
        }
        QVERIFY(mistakes > amount(6));
    }

    /// The cat stands beside the edge: only one block keeps it in, and every other lets it go for certain.
    void theLastExitIsProven() {
        int lost = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            auto state = dealt({5, 6, CatKind::plain, true}, seed);
            while (Rules::outcome(state) == plt::Outcome::playing) {
                std::vector<Cell> exits;
                for (const Cell way : replies(state.position.board, state.position.cat, CatKind::plain))
                    if (onEdge(way, 5)) exits.push_back(way);
                const auto hint = Rules::hint(state, {}).steps;
                if (exits.size() == 1) {
                    for (const auto& move : Rules::legalMoves(state)) {
                        if (move.cell == exits.front()) continue;
                        const auto judgement = Rules::judge(state, move, question());
                        if (!judgement) continue;
                        auto board = state.position.board;
                        board.block(move.cell);
                        QCOMPARE(judgement->madeValue, 0.0);
                        QCOMPARE(judgement->best.cell, exits.front());
                        lost += judgement->certainty == plt::Certainty::proven ? 1 : 0;
                    }
                }
                if (hint.empty()) break;
                state = Rules::apply(state, hint.front().move).value();
            }
        }
        QVERIFY(lost > 0);
    }

    void aLostPositionIsNotJudged() {
        // All six neighbours of the cat in the middle of 5 x 5 lead on; from one step aside two are exits.
        auto state = fenced({});
        state.position.cat = {1, 2};
        QVERIFY(!Rules::judge(state, {{4, 4}}, question()));
    }

    /// A chance that was given away twice was not more than all.
    void noCostIsMoreThanAll() {
        QCOMPARE(Rules::costText(123).english(), std::string("100 % of the chance to trap the cat"));
        QCOMPARE(Rules::costText(40).english(), std::string("40 % of the chance to trap the cat"));
    }

    void aStoppedJudgeSaysNothing() {
        std::stop_source source;
        source.request_stop();
        auto stopped = question();
        stopped.stop = source.get_token();
        QVERIFY(!Rules::judge(dealt({}, 3), {{1, 1}}, stopped));
    }
};

QTEST_GUILESS_MAIN(TestChatNoirReview)
#include "test_review.moc"
