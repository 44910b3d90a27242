// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "crazy-8s/rules.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

using crazy_8s::Move;
using crazy_8s::Options;
using crazy_8s::Rules;

/// Strength of the strong player against easy ones, with fixed seeds and the seat rotated over the same
/// deals: by default 2,000 games each, PLT_GAMES=number for others.
class BenchCrazy8s : public QObject {
    Q_OBJECT

    static int games() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        return wanted > 0 ? wanted : 2000;
    }

    struct Match {
        int won = 0;
        int decided = 0;
        int played = 0;
        double slowest = 0;  ///< processor time of a move, in ms
        double time = 0;
        int moves = 0;
    };

    /// Percentage of turns in which the opponents draw although they need not.
    static Match play(const Options& options, int games, int needless) {
        constexpr int firstSeed = 20'260'000;
        Match match;
        for (int number = 0; number < games; ++number) {
            const int strong = number % options.players;
            const auto deal = static_cast<std::uint64_t>(firstSeed + number / options.players);
            auto state = Rules::begin(options, Rules::deal(options, deal));
            plt::Random random(deal * 31 + static_cast<std::uint64_t>(strong));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const int seat = Rules::seatToMove(state);
                plt::Question question;
                question.seed = random.next();
                auto move = Move::draw();
                if (seat == strong) {
                    const auto seen = Rules::observe(state, seat);
                    const plt::testing::ThreadClock clock;
                    move = Rules::choose(seen, "strong", question);
                    const double took = 1000 * clock.seconds();
                    match.slowest = std::max(match.slowest, took);
                    match.time += took;
                    ++match.moves;
                } else if (!state.round.mayDraw() || random.between(1, 100) > needless) {
                    move = Rules::choose(Rules::observe(state, seat), "easy", question);
                }
                state = Rules::apply(state, move).value();
            }
            ++match.played;
            if (state.round.winner == crazy_8s::nobody) continue;
            ++match.decided;
            if (state.round.winner == strong) ++match.won;
        }
        return match;
    }

  private Q_SLOTS:
    void strongAgainstEasy_data() {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("needless");
        for (const char* options : {"2x7", "3x7", "4x7", "2x10"}) {
            QTest::newRow(options) << QByteArray(options) << 0;
            QTest::addRow("%s, who also draw needlessly", options) << QByteArray(options) << 20;
        }
        QTest::newRow("house rules") << QByteArray("3x7-turnover-limit3-twos-queens-aces") << 0;
    }
    void strongAgainstEasy() {
        QFETCH(QByteArray, options);
        QFETCH(int, needless);
        const auto read = Rules::readOptions(options.toStdString());
        const auto match = play(*read, games(), needless);
        qInfo("%s: wins %.1f %% of %d decided games of %d; a move takes %.2f ms, %.1f ms at most",
              QTest::currentDataTag(), 100.0 * match.won / match.decided, match.decided, match.played,
              match.time / match.moves, match.slowest);
    }
    void anEasyDecision() {
        const auto state = Rules::begin({}, Rules::deal({}, 1));
        const auto seen = Rules::observe(state, 0);
        QBENCHMARK {
            (void)Rules::choose(seen, "easy", {});
        }
    }
};

QTEST_APPLESS_MAIN(BenchCrazy8s)
#include "bench_crazy_8s.moc"
