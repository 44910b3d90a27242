// SPDX-License-Identifier: MIT
// Speed of Pousse's search and strength of its expert. Wanted are 2 million positions and 9 plies in a second
// on 4 x 4 and 8 plies on 6 x 6; at least 90 of 100 games against classic at 4 plies on 6 x 6, and on 4 x 4
// against classic at 5 plies 95 % as X and 50 % as O.

#include "common/rules/random.h"
#include "pousse/classic/classic.h"
#include "pousse/search/search.h"
#include "pousse/tests/matches.h"
#include "tests/support/thread_clock.h"

#include <cmath>

#include <QTest>

using namespace pousse;
using namespace pousse::testing;

namespace {

State afterRandomMoves(int size, int plies, std::uint64_t seed) {
    plt::Random random(seed);
    State state = Rules::begin({size}, {});
    while (state.plies < plies) {
        const auto moves = Rules::legalMoves(state);
        const State next = *Rules::apply(state, moves[random.below(moves.size())]);
        if (endOf(next) == End::none) state = next;
    }
    return state;
}

Chooser classicAt(int plies) {
    return [plies](const State& state, std::uint64_t seed) {
        plt::Question question;
        question.seed = seed;
        return classicChoice(state, plies, question).move;
    };
}

/// By positions and not by time, so that a match is the same everywhere.
Chooser expertWith(std::uint64_t nodes) {
    plt::Budget budget;
    budget.nodes = nodes;
    return asLevel(Level::expert, budget);
}

/// "93.0 % (88.4 to 96.0)": the share and its interval of 95 % by Wilson.
QString share(int won, int games) {
    constexpr double z = 1.96;
    const double n = games;
    const double p = won / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return QStringLiteral("%1 % (%2 to %3)")
        .arg(100 * p, 0, 'f', 1)
        .arg(100 * (middle - half), 0, 'f', 1)
        .arg(100 * (middle + half), 0, 'f', 1);
}

}  // namespace

class BenchPousse : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneSecond_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("plies");
        for (const int size : {4, 5, 6, 8, 9, 20})
            for (const int plies : {0, 4, 8})
                QTest::addRow("%d after %d moves", size, plies) << size << plies;
    }
    void oneSecond() {
        QFETCH(int, size);
        QFETCH(int, plies);
        const State state = afterRandomMoves(size, plies, 5);
        plt::Question question;
        question.budget.time = std::chrono::seconds(1);
        const plt::testing::ThreadClock clock;
        const auto found = search(state, question);
        qInfo("%d plies%s, %.1f million positions a second", found.depth,
              found.wins() || found.loses() ? " (proven)" : "",
              static_cast<double>(found.nodes) / clock.seconds() / 1e6);
    }
    void answersOnTheSmallestBoard() {
        const State state = afterRandomMoves(3, 0, 1);
        QBENCHMARK {
            QVERIFY(analyse(state, {}).isWin());
        }
    }
    void againstClassic_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("plies");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("opening");
        QTest::addRow("6 x 6, 4 plies") << 6 << 4 << 100 << 4;
        QTest::addRow("4 x 4, 5 plies") << 4 << 5 << 400 << 0;
    }
    /// The expert with 200,000 positions a move, a hundredth of a second; half of the games as X, half as O.
    void againstClassic() {
        QFETCH(int, size);
        QFETCH(int, plies);
        QFETCH(int, games);
        QFETCH(int, opening);
        constexpr std::uint64_t nodes = 200'000;
        const auto score = match(size, games, expertWith(nodes), classicAt(plies), opening);
        qInfo("%s of %d games; as X %s, as O %s", qPrintable(share(score.all(), games)), games,
              qPrintable(share(score.asX, games / 2)), qPrintable(share(score.asO, games / 2)));
    }
};

QTEST_APPLESS_MAIN(BenchPousse)
#include "bench_pousse.moc"
