// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "spider/rules.h"
#include "spider/solver/beam/beam_search.h"
#include "spider/solver/beam/move_tree.h"
#include "spider/solver/beam/pool.h"
#include "spider/solver/beam/recent_keys.h"
#include "spider/solver/beam/styles.h"
#include "spider/solver/solver.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QTest>

using spider::BeamSearch;
using spider::Move;
using spider::MoveTree;
using spider::Options;
using spider::Rules;
using spider::State;
using spider::Verdict;

namespace {

State dealt(const Options& options, std::uint64_t deal) {
    return Rules::begin(options, Rules::deal(options, deal));
}

/// Returns true if all moves are legal and the last one wins.
bool wins(State at, const std::vector<Move>& moves) {
    for (const Move& move : moves) {
        auto next = Rules::apply(at, move);
        if (!next) return false;
        at = *std::move(next);
    }
    return Rules::outcome(at) == plt::Outcome::won;
}

/// A move that tells its number.
Move numbered(int number) {
    return {number % 10, 1 + number / 10 % 13, number / 130};
}

}  // namespace

class TestSpiderSolver : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void waysShareTheirBeginnings() {
        MoveTree tree;
        const int root = tree.add(spider::none, numbered(1));
        const int left = tree.add(root, numbered(2));
        const int right = tree.add(root, numbered(3));
        QCOMPARE(tree.used(), std::size_t{3});
        QVERIFY((tree.movesTo(left) == std::vector<Move>{numbered(1), numbered(2)}));
        QVERIFY((tree.movesTo(right) == std::vector<Move>{numbered(1), numbered(3)}));
        QVERIFY(tree.movesTo(spider::none).empty());
        // The root is still needed by what follows it.
        tree.release(root);
        QCOMPARE(tree.used(), std::size_t{3});
        tree.release(left);
        QCOMPARE(tree.used(), std::size_t{2});
        QVERIFY((tree.movesTo(right) == std::vector<Move>{numbered(1), numbered(3)}));
        tree.release(right);
        QCOMPARE(tree.used(), std::size_t{0});
        tree.release(spider::none);
        QCOMPARE(tree.used(), std::size_t{0});
    }
    void stepsAreUsedAgain() {
        // Random ways, of which a few are kept at a time, against copies of them.
        plt::Random random(5);
        MoveTree tree;
        struct Kept {
            int step;
            std::vector<Move> moves;
        };
        std::vector<Kept> kept;
        for (int round = 0; round < 20'000; ++round) {
            Kept next{spider::none, {}};
            if (!kept.empty() && random.below(50) > 0) next = kept[random.below(kept.size())];
            if (next.moves.size() >= 60) continue;
            const Move move = numbered(random.between(0, 1299));
            next.step = tree.add(next.step, move);
            next.moves.push_back(move);
            kept.push_back(next);
            if (kept.size() <= 20) continue;
            const auto gone = kept.begin() + static_cast<std::ptrdiff_t>(random.below(kept.size()));
            QVERIFY(tree.movesTo(gone->step) == gone->moves);
            tree.release(gone->step);
            kept.erase(gone);
            QVERIFY(tree.used() <= 20 * 60);
        }
        for (const auto& way : kept) QVERIFY(tree.movesTo(way.step) == way.moves);
        QVERIFY2(tree.size() <= 21 * 60, "no more than was ever needed at once");
        for (const auto& way : kept) tree.release(way.step);
        QCOMPARE(tree.used(), std::size_t{0});
    }
    void oldKeysAreForgotten() {
        spider::RecentKeys keys(1000);
        for (std::uint64_t key = 0; key < 100'000; ++key) {
            QVERIFY(keys.insert(key * 0x9e3779b97f4a7c15ULL));
            const std::uint64_t before = key - std::min<std::uint64_t>(key, 999);
            QVERIFY2(!keys.insert(before * 0x9e3779b97f4a7c15ULL), "the last thousand are known");
            QVERIFY(keys.size() <= 2000);
        }
        QVERIFY(keys.bytes() <= std::size_t{2} * 4096 * 8);
        QVERIFY2(keys.insert(1), "the first one is forgotten");
    }
    void aPoolKeepsTheBest() {
        MoveTree tree;
        spider::Pool pool(10, tree);
        const auto at = spider::Position(dealt({}, 1));
        plt::Random random(9);
        std::vector<int> values;
        for (int i = 0; i < 200; ++i) {
            const int value = random.between(0, 1000);
            values.push_back(value);
            const auto key = random.next();
            if (!pool.wants(value, key)) continue;
            pool.add({value, key, tree.add(spider::none, numbered(i)), 1, 0}, at);
        }
        QCOMPARE(tree.used(), std::size_t{10});
        std::sort(values.rbegin(), values.rend());
        std::size_t place = 0;
        for (const auto& entry : pool.sorted()) QCOMPARE(entry.value, values[place++]);
        QCOMPARE(place, std::size_t{10});
        pool.clear();
        QVERIFY(pool.isEmpty());
        QCOMPARE(tree.used(), std::size_t{0});
    }
    /// Without steps that are used again, a sweep stores one for every position that it ever keeps.
    void memoryFollowsTheWidth() {
        const auto at = dealt({4, spider::anyDealer, false}, 37);
        for (const std::size_t width : {72U, 216U}) {
            BeamSearch search(at, 1'000'000, {});
            search.sweep(width, spider::styles.front());
            QVERIFY(!search.isWon());
            QVERIFY2(search.positions() > static_cast<long>(100 * width * 10), "the sweep was a long one");
            QVERIFY2(search.mostSteps() < 15 * width, std::to_string(search.mostSteps()).c_str());
            QVERIFY(search.mostBytes() > width * 3 * sizeof(spider::Position));
        }
        // Also the widest beams stay below 200 MB: only their beginning is tried here, but the pools are full
        // and the keys are bounded.
        if (plt::testing::slowBuild) return;
        BeamSearch search(at, 6'000'000, {});
        search.sweep(BeamSearch::widest, spider::styles.front());
        QVERIFY(!search.isWon());
        QVERIFY2(search.mostBytes() < std::size_t{160} << 20U, std::to_string(search.mostBytes()).c_str());
    }
    void plansOfHardDealsWin_data() {
        QTest::addColumn<int>("deal");
        QTest::newRow("37") << 37;
        if (plt::testing::slowBuild) return;
        for (const int deal : {1, 113, 254}) QTest::addRow("%d", deal) << deal;
    }
    /// A beam of 216 positions in the first style misses these deals of four suits.
    void plansOfHardDealsWin() {
        QFETCH(int, deal);
        const auto at = dealt({4, spider::anyDealer, false}, static_cast<std::uint64_t>(deal));
        const auto solution = spider::decide(at, spider::solverBudget, {});
        QVERIFY(solution && solution->verdict == Verdict::winnable);
        QVERIFY(wins(at, solution->moves));
    }
    void stylesTakeTurns() {
        // The same search in the same order gives the same plan; a second style is tried before a beam of the
        // first is three times as wide.
        const auto at = dealt({4, spider::anyDealer, false}, 37);
        const std::array two{spider::styles[0], spider::styles[1]};
        BeamSearch alone(at, 400'000, {});
        alone.sweep(10, two[0]);
        alone.sweep(10, two[1]);
        alone.sweep(30, two[0]);
        alone.sweep(30, two[1]);
        BeamSearch turns(at, alone.positions(), {});
        turns.sweepInTurns(10, two);
        QCOMPARE(turns.positions(), alone.positions());
        QVERIFY(turns.moves() == alone.moves());
        std::stop_source stopped;
        stopped.request_stop();
        BeamSearch none(at, 400'000, stopped.get_token());
        none.sweepInTurns(10, two);
        QCOMPARE(none.positions(), 0L);
    }
    /// A number of the second dealer means the same deal for ever, so its search must go on as it began.
    void theSecondDealerIsPinned() {
        QStringList lengths;
        for (const int suits : {1, 2, 4}) {
            for (std::uint64_t deal = 0; deal < 6; ++deal) {
                const auto way = spider::findWinOf(spider::winnableDealer,
                                                   dealt({suits, spider::anyDealer, false}, deal), {});
                lengths << QString::number(way ? way->size() : 0);
            }
        }
        QCOMPARE(lengths.join(QLatin1Char(' ')),
                 QStringLiteral("100 109 112 105 108 109 0 131 140 146 135 127 0 167 154 0 152 183"));
        // The shuffle of the number itself is taken if it is won, else one that follows.
        const Options any{4, spider::anyDealer, false};
        const Options sure{4, spider::winnableDealer, false};
        QVERIFY(Rules::deal(sure, 1) == Rules::deal(any, 1));
        QVERIFY(Rules::deal(sure, 0) != Rules::deal(any, 0));
    }
    void theSecondDealer_data() {
        QTest::addColumn<int>("suits");
        for (const int suits : {1, 2, 4}) QTest::addRow("%d suits", suits) << suits;
    }
    /// It deals the first shuffle of the number that its search wins.
    void theSecondDealer() {
        QFETCH(int, suits);
        for (const bool gaps : {false, true}) {
            const Options options{suits, spider::winnableDealer, gaps};
            QVERIFY(Rules::dealIsSlow(options));
            for (std::uint64_t deal = 0; deal < 3; ++deal) {
                const auto at = dealt(options, deal);
                const auto way = spider::findWinOf(spider::winnableDealer, at, {});
                QVERIFY(way && wins(at, *way));
            }
        }
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY((Rules::deal({suits, spider::winnableDealer, false}, 1, stopped.get_token()) ==
                 Rules::deal({suits, spider::anyDealer, false}, 1)));
    }
};

QTEST_APPLESS_MAIN(TestSpiderSolver)
#include "test_solver.moc"
