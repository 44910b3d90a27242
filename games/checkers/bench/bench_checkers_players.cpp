// SPDX-License-Identifier: MIT
// Playing strength of the levels of checkers, and a check of the promises of their hints.

#include "checkers/search/resistance.h"
#include "checkers/search/search.h"
#include "checkers/tests/yardsticks.h"
#include "common/rules/random.h"

#include <chrono>

#include <QTest>

using namespace checkers;
using namespace checkers::games;

namespace {

/// As people play against it; the expert by positions and not by time, so that a match is the same
/// everywhere.
Chooser asPlayed(Level level) {
    return [level](const State& state, std::uint64_t seed) {
        plt::Question question;
        question.seed = seed;
        constexpr std::uint64_t expertNodes = 40'000;
        if (level == Level::expert) question.budget.nodes = expertNodes;
        return choose(state, level, question);
    };
}

}  // namespace

class BenchCheckersPlayers : public QObject {
    Q_OBJECT

    static void levels(int from) {
        QTest::addColumn<int>("level");
        const auto all = Rules::levels();
        for (std::size_t l = static_cast<std::size_t>(from); l < all.size(); ++l)
            QTest::newRow(all[l].name.english().c_str()) << static_cast<int>(l);
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(largeEndgames()); }

    void againstPlainSearch_data() { levels(0); }
    /// 120 games against a plain search of seven plies.
    void againstPlainSearch() {
        QFETCH(int, level);
        const auto score = match(asPlayed(static_cast<Level>(level)), PlainSearch(7), 60, 7);
        qInfo("+%d -%d =%d", score.wins, score.losses, score.draws);
    }
    void threePieces_data() { levels(0); }
    /// 200 endgames with three pieces that are won for the side to move.
    void threePieces() {
        QFETCH(int, level);
        const auto tables = largeEndgames();
        qInfo("%d of 200 won",
              wonEndgames(*tables, asPlayed(static_cast<Level>(level)), PerfectDefence(tables), 3, 200, 3));
    }
    /// 290 lost endgames with four pieces, by a search that knows those with three.
    void lengthOfLosses() {
        constexpr std::uint64_t nodes = 600'000;
        const auto truth = largeEndgames();
        plt::Random random(5);
        int proven = 0;
        int longer = 0;
        int exact = 0;
        int wrong = 0;
        for (int round = 0; round < 290; ++round) {
            SearchTask task;
            task.position = anyEndgame(*truth, 4, EndgameValue::Kind::lost, random);
            task.earlier = {task.position};
            task.endgames = smallEndgames();
            task.budget.nodes = nodes;
            const int plies = truth->lookUp(task.position)->plies;
            const auto found = search(task);
            if (found.value > -provenValue) continue;
            ++proven;
            if (winValue + found.value > plies) ++longer;
            const auto resistance = resistanceOf(task, winValue + found.value, found.best, 3 * nodes);
            if (!resistance) continue;
            ++exact;
            if (resistance->plies != plies) ++wrong;
        }
        qInfo(
            "%d proven lost; the search alone names a longer loss in %d; an exact length is named in %d, "
            "a wrong one in %d",
            proven, longer, exact, wrong);
    }
    void hints_data() {
        QTest::addColumn<int>("pieces");
        for (const int pieces : {5, 6, 8, 12, 20}) QTest::addRow("%d pieces", pieces) << pieces;
    }
    /// The cost of a hint, and the share of proven losses with an exact length.
    void hints() {
        QFETCH(int, pieces);
        plt::Random random(5);
        constexpr int rounds = 100;
        int lost = 0;
        int exact = 0;
        double sum = 0;
        double worst = 0;
        for (int round = 0; round < rounds;) {
            const State state = Rules::begin({}, {anyPosition(random, pieces)});
            if (endOf(state) != End::none) continue;
            ++round;
            const auto began = std::chrono::steady_clock::now();
            const auto verdict = Rules::hint(state, {}).verdict.english();
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
            sum += took.count();
            worst = std::max(worst, took.count());
            if (verdict.find("lost in") == std::string::npos) continue;
            ++lost;
            if (verdict.find("at most") == std::string::npos) ++exact;
        }
        qInfo("%.2f s on average, %.2f s at worst; %d lost, %d with an exact length", sum / rounds, worst,
              lost, exact);
    }
};

QTEST_APPLESS_MAIN(BenchCheckersPlayers)
#include "bench_checkers_players.moc"
