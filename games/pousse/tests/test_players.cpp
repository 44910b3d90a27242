// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "pousse/player/expert.h"
#include "pousse/player/player.h"
#include "pousse/tests/matches.h"
#include "pousse/tests/played.h"
#include "pousse/tests/slow_solver.h"

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <limits>
#include <pthread.h>
#include <set>
#include <stop_token>
#include <thread>

#include <QTest>

namespace pousse::testing {

/// The levels, perfect play on 3 x 3, hints.
class TestPlayers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void simpleIsSimple() {
        QCOMPARE(choose(played(4, ""), Level::simple, {}), *readMove("B1"));
        QCOMPARE(choose(played(7, "T1 T3"), Level::simple, {}), *readMove("B1"));
        const auto score = match(4, 200, asLevel(Level::simple), anyMoves());
        // 88 % as X and 86 % as O in a trial of 200 games each.
        QVERIFY2(score.asX >= 74 && score.asO >= 74, "the simple player loses to random moves");
    }
    void classicBeatsSimpleByRepetition() {
        const auto classicAsX = game(4, asLevel(Level::classic), asLevel(Level::simple), 1);
        QCOMPARE(winnerOf(classicAsX), Mark::x);
        QCOMPARE(endOf(classicAsX), End::repetition);
    }
    void levelsAreLegalAtOnceAndAgain_data() {
        QTest::addColumn<QString>("level");
        for (const auto& level : Rules::levels())
            QTest::newRow(level.word.c_str()) << QString::fromStdString(level.word);
    }
    /// Levels play legally with very little time, also after a request to stop.
    void levelsAreLegalAtOnceAndAgain() {
        QFETCH(QString, level);
        plt::Random random(11);
        for (const int size : {3, 4, 6, 9, 20}) {
            State state = played(size, "");
            for (int ply = 0; ply < 12 && endOf(state) == End::none; ++ply) {
                std::stop_source stopped;
                stopped.request_stop();
                plt::Question question;
                question.seed = random.next();
                for (const bool isStopped : {true, false}) {
                    if (isStopped)
                        question.stop = stopped.get_token();
                    else
                        question.stop = {};
                    question.budget.nodes = 300;
                    const Move move = Rules::choose(state, level.toStdString(), question);
                    QVERIFY(whyIllegal(state, move).empty());
                    QCOMPARE(Rules::choose(state, level.toStdString(), question), move);
                }
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
        }
    }
    void winsAreTakenAndSeen() {
        const State state = played(4, "T1 T2 T1 T2 T1 T2");
        for (const auto& level : Rules::levels()) {
            if (level.word == "simple" || level.word == "program") continue;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                plt::Question question;
                question.seed = seed;
                question.budget.nodes = 5000;
                const State next = *Rules::apply(state, Rules::choose(state, level.word, question));
                if (level.word != "beginner" && level.word != "easy") QCOMPARE(winnerOf(next), Mark::x);
            }
        }
    }

    /// X wins with any first move, whatever O does; and where O can win, it does.
    void threeByThreeIsPerfect() {
        SlowSolver solver;
        for (int move = 0; move < 12; ++move) {
            const std::string after = SlowSolver::pushed(".........", move, 'x');
            QVERIFY(solver.losesWithin(10, after, 'o', {after}));
        }
        // From X's first move on against every answer; from random positions in which one side wins.
        std::set<std::string> seen;
        const std::function<void(const State&)> holds = [&](const State& state) {
            if (endOf(state) != End::none) {
                QCOMPARE(winnerOf(state), Mark::x);
                return;
            }
            std::string key(state.plies % 2 == 0 ? "x" : "o");
            for (const Board& board : state.recent) key += textOf(board);
            if (!seen.insert(key).second) return;
            if (toMove(state) == Mark::x) {
                holds(*Rules::apply(state, choose(state, Level::expert, {})));
                return;
            }
            for (const Move& move : Rules::legalMoves(state)) holds(*Rules::apply(state, move));
        };
        for (const Move& move : Rules::legalMoves(played(3, ""))) holds(*Rules::apply(played(3, ""), move));
        QVERIFY(seen.size() > 100);
    }
    void threeByThreeIsJudgedAsBySlowSolver() {
        SlowSolver solver;
        plt::Random random(21);
        int won = 0;
        int lost = 0;
        for (int round = 0; round < 150; ++round) {
            State state = played(3, "");
            const int plies = random.between(1, 12);
            while (state.plies < plies && endOf(state) == End::none) {
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
            if (endOf(state) != End::none) continue;
            SlowSolver::Boards earlier;
            for (const Board& board : state.recent) earlier.insert(textOf(board));
            const auto found = analyse(state, {});
            QVERIFY(found.proven);
            const char mark = toMove(state) == Mark::x ? 'x' : 'o';
            const std::string board = textOf(state.board);
            // The quickest win and the longest resistance.
            const bool wins = solver.winsWithin(found.plies, board, mark, earlier);
            const bool loses = solver.losesWithin(found.plies, board, mark, earlier);
            QVERIFY(wins != loses);
            QVERIFY(!solver.winsWithin(found.plies - 1, board, mark, earlier));
            QVERIFY(!solver.losesWithin(found.plies - 1, board, mark, earlier));
            QCOMPARE(found.isWin(), wins);
            ++(wins ? won : lost);
            const State next = *Rules::apply(state, found.move);
            if (!wins || endOf(next) != End::none) continue;
            QVERIFY(analyse(next, {}).isLoss());
        }
        QVERIFY(won > 20 && lost > 20);
    }

    void strongerLevelsWin() {
        const std::array order{Level::beginner, Level::easy, Level::medium, Level::strong};
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            const auto score = match(5, plt::testing::amount(40), asLevel(order[i + 1]), asLevel(order[i]));
            QVERIFY2(plt::testing::slowBuild || score.all() > 20, qPrintable(QString::number(score.all())));
        }
    }
    void searchIsStoppedSoon() {
        for (const int size : {4, 8, 20}) {
            std::stop_source stop;
            plt::Question question;
            question.stop = stop.get_token();
            question.budget.time = std::chrono::minutes(10);
            std::uint64_t told = 0;
            question.report = [&](const plt::Thought& thought) {
                told = thought.nodes;
                if (thought.depth == 2) stop.request_stop();
            };
            const auto found = analyse(played(size, "T1 L2"), question);
            // It polls every few hundred positions, which takes far less than is noticed.
            QVERIFY2(found.nodes - told < 2000, qPrintable(QString::number(found.nodes - told)));
        }
    }
    void playersAreCancelledSoon_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("moves");
        for (const char* level : {"expert", "strong", "classic", "medium"})
            for (const int size : {3, 4, 6, 9, 20})
                QTest::addRow("%s on %d", level, size) << level << size << "T1 L2 R2";
        QTest::newRow("X where its win is proven") << "expert" << 4 << "T2 T2 T2 L3 T3 L2 T3 L2";
        QTest::newRow("X where its win is near") << "expert" << 4 << "T2 L3 T2 B3 L1 R2";
        QTest::newRow("O where it is lost") << "expert" << 4 << "T2";
        QTest::newRow("O where it is lost soon") << "expert" << 4 << "T2 T1 T2 L4 T2";
        QTest::newRow("O where nothing is known") << "expert" << 4 << "T1 L1 B4";
        QTest::newRow("analysis of a lost position") << "analysis" << 4 << "T2";
        QTest::newRow("analysis of a large board") << "analysis" << 20 << "T2 L4";
    }
    /// At many moments of its thinking. Processor time of the thinking thread is counted: what else the
    /// machine does is not the player's, but it takes caches and clock rate, so the least of three counts. A
    /// usual machine takes less than a tenth of the limit; whoever is not cancelled thinks for seconds.
    void playersAreCancelledSoon() {
        QFETCH(QString, level);
        QFETCH(int, size);
        QFETCH(QString, moves);
        const State state = played(size, moves.toStdString());
        constexpr double limit = 0.5;
        for (int moment = 0; moment < 16; ++moment) {
            double least = secondsUntilStopped(state, level.toStdString(), moment);
            for (int more = 0; more < 2 && least >= limit; ++more)
                least = std::min(least, secondsUntilStopped(state, level.toStdString(), moment));
            QVERIFY2(least < limit, qPrintable(QString::number(least)));
        }
    }
    /// As O on 4 x 4 it sets traps, unless they cost its own result.
    void whatIsNotLostIsNotGivenAway() {
        plt::Random random(17);
        int won = 0;
        int open = 0;
        for (int round = 0; round < 40; ++round) {
            State state = played(4, "");
            const int plies = 2 * random.between(1, 5) + 1;
            while (state.plies < plies && endOf(state) == End::none) {
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
            if (endOf(state) != End::none) continue;
            plt::Question question;
            question.seed = random.next();
            question.budget.nodes = 20'000;
            const Found played = expertPlay(state, question);
            question.budget.nodes /= 2;
            const Found best = search(state, question);
            const State next = *Rules::apply(state, played.move);
            if (best.wins()) {
                ++won;
                QVERIFY(played.wins());
                QVERIFY(played.plies() <= best.plies());
            } else if (!best.loses()) {
                ++open;
                QVERIFY(endOf(next) == End::none || winnerOf(next) == Mark::o);
                if (endOf(next) == End::none && !(played.move == best.move))
                    QVERIFY(!search(next, question).wins());
            }
        }
        QVERIFY(won > 0 && open > 0);
    }
    void hintsSayWhatIsKnown() {
        const auto won = Rules::hint(played(4, "T1 T2 T1 T2 T1 T2"), {});
        QCOMPARE(won.steps.size(), 1U);
        QCOMPARE(won.verdict.english(), std::string("You can win with one move."));
        const auto begun = Rules::hint(played(3, ""), {});
        QVERIFY(begun.verdict.english().starts_with("You can force a win in "));
        const State state = played(3, "");
        QCOMPARE(insertionsOn(3)[begun.steps[0].marks[0]], begun.steps[0].move);
        const auto over = Rules::hint(played(4, "T1 T2 T1 T2 T1 T2 T1"), {});
        QVERIFY(over.steps.empty());
    }

  private:
    /// Returns the processor time that a level still takes when it is stopped at this moment of its thinking; 0
    /// if it had moved by then.
    static double secondsUntilStopped(const State& state, const std::string& level, int moment) {
        std::stop_source stop;
        plt::Question question;
        question.stop = stop.get_token();
        question.seed = static_cast<std::uint64_t>(moment);
        std::atomic<bool> done = false;
        std::atomic<bool> begun = false;
        Move move;
        double end = 0;
        std::thread thinking([&] {
            begun = true;
            move =
                level == "analysis" ? analyse(state, question).move : Rules::choose(state, level, question);
            end = processorSeconds(CLOCK_THREAD_CPUTIME_ID);
            done = true;
            // Its clock is polled until it was stopped.
            while (!stop.stop_requested()) std::this_thread::yield();
        });
        while (!begun) std::this_thread::yield();
        clockid_t clock{};
        const bool hasClock = pthread_getcpuclockid(thinking.native_handle(), &clock) == 0;
        const double wanted = 0.0004 * moment * moment;
        while (!done && processorSeconds(clock) < wanted) std::this_thread::yield();
        const bool wasDone = done;
        const double asked = processorSeconds(clock);
        stop.request_stop();
        thinking.join();
        if (!hasClock || !whyIllegal(state, move).empty()) return std::numeric_limits<double>::infinity();
        return wasDone ? 0 : end - asked;
    }
    static double processorSeconds(clockid_t clock) {
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }
    static std::string textOf(const Board& board) {
        std::string text;
        for (int row = 0; row < board.size(); ++row)
            for (int column = 0; column < board.size(); ++column) {
                const Mark mark = board.at(row, column);
                text += mark == Mark::x ? 'x' : mark == Mark::o ? 'o' : '.';
            }
        return text;
    }
};

}  // namespace pousse::testing

QTEST_GUILESS_MAIN(pousse::testing::TestPlayers)
#include "test_players.moc"
