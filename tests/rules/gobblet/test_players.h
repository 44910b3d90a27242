// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/player.h"
#include "gobblet/search.h"
#include "gobblet/solver.h"
#include "gobblet/threats.h"
#include "tests/rules/gobblet/played.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

/// The exact solution of 3 x 3, the search, the levels and hints.
class TestPlayers : public QObject {
    Q_OBJECT

    using Level = gobblet::Level;
    using Move = gobblet::Move;
    using Position = gobblet::Position;
    using Rules = gobblet::Rules;
    using Side = gobblet::Side;
    using State = gobblet::State;
    using Value = gobblet::Value;
    using End = gobblet::End;
    using Kind = gobblet::Value::Kind;

    // Under a sanitizer everything takes ten times as long.
#ifdef __SANITIZE_ADDRESS__
    static constexpr int share = 8;
#else
    static constexpr int share = 1;
#endif

    static Position after(const Position& position, const Move& move) {
        return gobblet::after(position, move);
    }

    /// Can the side to move force a win within so many plies? Tries everything, and knows nothing but the
    /// rules.
    static bool surelyWins(const Position& position, int plies) {
        gobblet::MoveList list;
        generate(position, list);
        for (const Move& move : list) {
            const Position next = after(position, move);
            const auto winner = lineWinner(next);
            if (winner == position.toMove) return true;
            if (!winner && plies >= 3 && surelyLoses(next, plies - 1)) return true;
        }
        return false;
    }
    static bool surelyLoses(const Position& position, int plies) {
        gobblet::MoveList list;
        generate(position, list);
        for (const Move& move : list) {
            const Position next = after(position, move);
            const auto winner = lineWinner(next);
            if (winner == other(position.toMove)) continue;
            if (winner || plies < 2 || !surelyWins(next, plies - 1)) return false;
        }
        return true;
    }

    static plt::Question question(std::uint64_t nodes, std::uint64_t seed = 1) {
        plt::Question question;
        question.budget.nodes = nodes;
        question.seed = seed;
        return question;
    }
    static std::set<std::string> texts(const std::vector<Move>& moves) {
        std::set<std::string> out;
        for (const Move& move : moves) out.insert(Rules::write(move));
        return out;
    }
    static State mustApply(const State& state, const Move& move) {
        const auto next = Rules::apply(state, move);
        if (!next.ok()) qFatal("%s: %s", Rules::write(move).c_str(), next.problem().english().c_str());
        return *next;
    }
    static Move randomMove(const State& state, plt::Random& random) {
        const auto moves = Rules::legalMoves(state);
        return moves[random.below(moves.size())];
    }
    static bool losesAtOnce(const Position& position, const Move& move) {
        const Position next = after(position, move);
        const auto winner = lineWinner(next);
        return winner ? *winner != position.toMove : canWin(next, next.toMove);
    }

    /// The same position for the third time, if both sides have a piece that can go and come back.
    static std::optional<State> returned(const State& state) {
        for (const Move& there : Rules::legalMoves(state)) {
            if (there.kind != Move::Kind::shift) continue;
            const auto second = Rules::apply(state, there);
            for (const Move& answer : Rules::legalMoves(*second)) {
                if (answer.kind != Move::Kind::shift) continue;
                State now = state;
                for (int round = 0; round < 2; ++round) {
                    for (const Move& move : {there, answer, Move::shift(there.to, there.from),
                                             Move::shift(answer.to, answer.from)}) {
                        const auto next = Rules::apply(now, move);
                        if (next) now = *next;
                    }
                }
                if (occurrences(now) == gobblet::repetitionsForDraw && endOf(now) == End::none &&
                    now.position == state.position)
                    return now;
            }
        }
        return std::nullopt;
    }

    struct Score {
        int won = 0;
        int lost = 0;
        int drawn = 0;
    };
    /// Plays so many games with changing colours.
    static Score match(int width, Level one, Level two, std::uint64_t nodes, int games) {
        Score score;
        for (int game = 0; game < games; ++game) {
            plt::Random random(static_cast<std::uint64_t>(game) + 1);
            const Side sideOfOne = game % 2 == 0 ? Side::red : Side::yellow;
            State state = gobblet::testing::begun(gobblet::testing::sized(width));
            while (endOf(state) == End::none && state.plies < 300) {
                const Level level = state.position.toMove == sideOfOne ? one : two;
                state = mustApply(state, choose(state, level, question(nodes, random.next())));
            }
            const auto winner = winnerOf(state);
            ++(!winner ? score.drawn : *winner == sideOfOne ? score.won : score.lost);
        }
        return score;
    }

  private Q_SLOTS:
    void knownValues_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("loses");
        QTest::addColumn<QString>("best");
        const auto row = [](const std::string& moves, int wins, int loses, const char* best) {
            QTest::addRow("%s", moves.c_str())
                << QString::fromStdString(moves) << wins << loses << QString::fromLatin1(best);
        };
        row("", 13, 0, "+2@1,1 +2@0,0 +2@2,0 +2@0,2 +2@2,2 +0@1,0 +0@0,1 +0@2,1 +0@1,2");
        row("+2@1,1", 0, 12, "");
        std::string moves = "+2@1,1 +1@1,0";
        row(moves, 9, 0, "+2@1,0 +1@0,0 +1@2,0 +1@0,2 +1@2,2 +1@0,1 +1@2,1");
        row(moves += " +1@1,2 +2@1,2", 9, 0, "+2@0,1 +2@2,1 +0@0,1 +0@2,1");
        row(moves += " +0@2,1 +1@2,1", 7, 0, "+2@2,1");
        row(moves += " +2@2,1 1,0>0,1", 5, 0, "+0@2,0 +0@2,2");
        row(moves += " +0@2,0 +2@2,0", 3, 0, "+1@0,0");
        row(moves += " +1@2,2 1,2>2,2", 5, 0, "1,1>0,1");
    }
    void knownValues() {
        QFETCH(QString, moves);
        QFETCH(int, wins);
        QFETCH(int, loses);
        QFETCH(QString, best);
        const auto state = gobblet::testing::played(3, moves.toStdString());
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        const Value expected = wins > 0 ? Value{Kind::wins, wins} : Value{Kind::loses, loses};
        QCOMPARE(solution.value().kind, expected.kind);
        QCOMPARE(solution.value().plies, expected.plies);
        if (best.isEmpty()) return;
        std::set<std::string> expectedMoves;
        for (const auto& text : best.split(u' ')) expectedMoves.insert(text.toStdString());
        QVERIFY(texts(solution.best()) == expectedMoves);
    }

    void redCannotWinInEleven() {
        gobblet::Solver solver;
        plt::Budget budget;
        budget.depth = 12;
        const auto solution = solver.solve(gobblet::emptyBoard(3), budget, {});
        QCOMPARE(solution.value().kind, Kind::open);
        QCOMPARE(solution.value().plies, 12);
    }

    void movesThatUncoverALineLoseAtOnce() {
        const auto state = gobblet::testing::played(
            3, "+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        QCOMPARE(solution.moves.size(), std::size_t{13});
        int losing = 0;
        for (const auto& [move, value] : solution.moves) {
            if (move.from != gobblet::cellAt(2, 1) || move.kind != Move::Kind::shift) continue;
            QVERIFY((value == Value{Kind::loses, 1}));
            ++losing;
        }
        QCOMPARE(losing, 5);
        const auto move = choose(state, Level::smart, question(1'000'000));
        QCOMPARE(Rules::write(move), std::string("1,1>0,1"));
    }

    void shortValuesAgreeWithTryingEverything() {
        plt::Random random(31);
        std::map<int, int> seen;
        gobblet::Solver solver;
        for (int round = 0; round < 120 / share; ++round) {
            const auto position = gobblet::testing::wandered(3, random, random.between(5, 14)).position;
            const auto value = solver.solve(position, {}, {}).value();
            const int wins = value.kind == Kind::wins ? value.plies : 99;
            const int loses = value.kind == Kind::loses ? value.plies : 99;
            for (const int plies : {1, 3}) QCOMPARE(surelyWins(position, plies), wins <= plies);
            QCOMPARE(surelyLoses(position, 2), loses <= 2);
            ++seen[std::min(wins, 10 + loses)];
        }
        QVERIFY(seen[1] > 0 && seen[3] > 0 && seen[12] > 0);
    }

    /// The values of a position and of its successors must fit together, for all lengths.
    void valuesFitTogether() {
        plt::Random random(32);
        gobblet::Solver solver;
        for (int round = 0; round < 24 / share; ++round) {
            const auto position = gobblet::testing::wandered(3, random, random.between(3, 10)).position;
            const auto solution = solver.solve(position, {}, {});
            for (const auto& [move, value] : solution.moves) {
                const Position next = after(position, move);
                if (value.plies == 1 || lineWinner(next)) continue;
                const auto answer = solver.solve(next, {}, {}).value();
                if (value.kind == Kind::wins) QVERIFY((answer == Value{Kind::loses, value.plies - 1}));
                if (value.kind == Kind::loses) QVERIFY((answer == Value{Kind::wins, value.plies - 1}));
                if (value.kind == Kind::open && answer.kind != Kind::open)
                    QVERIFY(answer.plies >= value.plies);
            }
        }
    }

    void perfectRedWinsAgainstAnything() {
        gobblet::Solver solver;
        plt::Random random(50);
        for (int game = 0; game < 1000 / share; ++game) {
            State state = gobblet::testing::begun({});
            int left = 13;
            while (endOf(state) == End::none) {
                if (state.position.toMove == Side::red) {
                    const auto solution = solver.solve(state.position, {}, {});
                    QCOMPARE(solution.value().kind, Kind::wins);
                    // Yellow's errors can only shorten it.
                    QVERIFY(solution.value().plies <= left);
                    left = solution.value().plies - 2;
                    const auto best = solution.best();
                    state = mustApply(state, best[random.below(best.size())]);
                } else {
                    state = mustApply(state, randomMove(state, random));
                }
            }
            QCOMPARE(*winnerOf(state), Side::red);
            QVERIFY(state.plies <= 13);
        }
    }

    /// Ties are broken at random, so these games differ, but not in their length.
    void perfectYellowHoldsOutToTheEnd() {
        gobblet::Solver solver;
        plt::Random random(55);
        std::set<std::string> games;
        for (int game = 0; game < 100 / share; ++game) {
            State state = gobblet::testing::begun({});
            std::string moves;
            while (endOf(state) == End::none) {
                const auto solution = solver.solve(state.position, {}, {});
                QCOMPARE(solution.value().plies, 13 - state.plies);
                const auto best = solution.best();
                const auto move = best[random.below(best.size())];
                moves += Rules::write(move);
                state = mustApply(state, move);
            }
            QCOMPARE(*winnerOf(state), Side::red);
            QCOMPARE(state.plies, 13);
            games.insert(moves);
        }
        QVERIFY(games.size() > 1);
    }

    void smartAgainstSmartTakesThirteenPlies() {
        for (std::uint64_t game = 1; game <= 4; ++game) {
            State state = gobblet::testing::begun({});
            while (endOf(state) == End::none)
                state = mustApply(state, choose(state, Level::smart, question(10'000'000, game)));
            QCOMPARE(*winnerOf(state), Side::red);
            QCOMPARE(state.plies, 13);
            if (share > 1) break;
        }
    }

    /// Whatever red does at random, smart yellow's move is one of the best, and it wins when it can.
    void smartYellowPunishesSlips() {
        gobblet::Solver solver;
        plt::Random random(60);
        int slips = 0;
        int held = 0;
        for (int game = 0; game < 12 / share; ++game) {
            State state = gobblet::testing::begun({});
            int mustWinBy = 1000;
            while (endOf(state) == End::none && state.plies < 80) {
                Move move = randomMove(state, random);
                if (state.position.toMove == Side::red) {
                    // Red errs now and then; otherwise it is perfect, so that the games are not short.
                    const auto best = solver.solve(state.position, {}, {}).best();
                    if (random.below(3) != 0) move = best[random.below(best.size())];
                    // Not into an immediate defeat.
                    if (lineWinner(after(state.position, move)) == Side::yellow) move = best.front();
                } else {
                    const auto solution = solver.solve(state.position, {}, {});
                    move = choose(state, Level::smart, question(10'000'000, random.next()));
                    QVERIFY(texts(solution.best()).contains(Rules::write(move)));
                    if (solution.value().kind == Kind::wins) {
                        if (mustWinBy == 1000) ++slips;
                        mustWinBy = std::min(mustWinBy, state.plies + solution.value().plies);
                    } else {
                        QCOMPARE(mustWinBy, 1000);
                    }
                    if (solution.value().kind == Kind::loses) ++held;
                }
                state = mustApply(state, move);
            }
            if (mustWinBy < 1000) {
                QCOMPARE(*winnerOf(state), Side::yellow);
                QVERIFY(state.plies <= mustWinBy);
            }
        }
        QVERIFY2(slips > 0 && held > 0, qPrintable(QStringLiteral("%1 %2").arg(slips).arg(held)));
    }

    void weakerLevelsCanBeBeatenAsRed() {
        int lost = 0;
        for (std::uint64_t game = 1; game <= 10; ++game) {
            State state = gobblet::testing::begun({});
            plt::Random random(game);
            while (endOf(state) == End::none && state.plies < 100) {
                const bool red = state.position.toMove == Side::red;
                state = mustApply(
                    state, choose(state, red ? Level::ok : Level::smart, question(1'000'000, random.next())));
            }
            if (winnerOf(state) == Side::yellow) ++lost;
            if (share > 1 && lost > 0) break;
        }
        QVERIFY(lost >= 1);
    }

    void forcedWinsOnTheLargeBoard() {
        // Whatever the search calls proven is so, and what is there within three plies it finds.
        plt::Random random(70);
        int proven = 0;
        int searched = 0;
        for (int round = 0; round < 60 / share; ++round) {
            const auto state = gobblet::testing::wandered(4, random, random.between(8, 20));
            const auto moves = Rules::legalMoves(state);
            plt::Question asked = question(200'000);
            asked.budget.depth = 3;
            const auto found = gobblet::Search(asked, {}).run(state.position, moves, state.recent);
            const bool one = surelyWins(state.position, 1);
            QCOMPARE(found.wins() && found.plies() == 1, one);
            if (one) continue;
            if (++searched > 24) break;
            const bool lost = surelyLoses(state.position, 2);
            if (lost) QVERIFY(found.loses());
            if (found.loses() && found.plies() == 2) QVERIFY(lost);
            if (lost) continue;
            const bool three = surelyWins(state.position, 3);
            if (three) QVERIFY(found.wins());
            if (found.wins() && found.plies() == 3) QVERIFY(three);
            if (found.wins()) ++proven;
        }
        QVERIFY(proven > 0 || share > 1);
    }

    /// A proven win is won in the number of plies it was proven for, whatever the other side does.
    void provenWinsAreWon() {
        plt::Random random(75);
        int won = 0;
        for (int round = 0; round < 200 && won < (share > 1 ? 1 : 4); ++round) {
            const auto begin = gobblet::testing::wandered(4, random, random.between(6, 16));
            const auto prove = [](const State& state) {
                return gobblet::Search(question(60'000), {})
                    .run(state.position, Rules::legalMoves(state), state.recent);
            };
            auto found = prove(begin);
            if (!found.wins() || found.plies() < 5) continue;
            for (int defence = 0; defence < 4; ++defence) {
                State state = begin;
                const int end = state.plies + found.plies();
                State now = mustApply(state, found.move);
                while (endOf(now) == End::none) {
                    const Level level = defence % 2 == 0 ? Level::smart : Level::beginner;
                    now = mustApply(now, choose(now, level, question(20'000, random.next())));
                    if (endOf(now) != End::none) break;
                    const auto next = prove(now);
                    QVERIFY(next.wins() && now.plies + next.plies() <= end);
                    now = mustApply(now, next.move);
                }
                QCOMPARE(winnerOf(now), std::optional(begin.position.toMove));
                QVERIFY(now.plies <= end);
            }
            ++won;
        }
        QVERIFY(won > 0);
    }

    void everyAnswerIsLegalAndReproducible() {
        plt::Random random(80);
        for (int round = 0; round < 40 / share; ++round) {
            const int width = 3 + round % 2;
            const auto state = gobblet::testing::wandered(width, random, random.between(0, 16));
            for (const Level level : {Level::beginner, Level::ok, Level::smart}) {
                for (const std::uint64_t nodes : {0, 3000}) {
                    const auto seed = random.next();
                    const auto move = choose(state, level, question(nodes, seed));
                    QVERIFY(Rules::apply(state, move).ok());
                    QVERIFY(choose(state, level, question(nodes, seed)) == move);
                }
            }
        }
    }

    void noTimeAndNoPatienceStillGiveAMove() {
        std::stop_source source;
        source.request_stop();
        for (const int width : {3, 4}) {
            const auto state = gobblet::testing::begun(gobblet::testing::sized(width));
            for (const Level level : {Level::beginner, Level::ok, Level::smart}) {
                plt::Question hurried;
                hurried.budget.time = std::chrono::milliseconds(0);
                QVERIFY(Rules::apply(state, choose(state, level, hurried)).ok());
                plt::Question stopped;
                stopped.stop = source.get_token();
                QVERIFY(Rules::apply(state, choose(state, level, stopped)).ok());
            }
        }
    }

    void winsAndDefencesAreNotOverlooked() {
        plt::Random random(90);
        int wins = 0;
        int defences = 0;
        for (int round = 0; round < 160 / share; ++round) {
            const int width = 3 + round % 2;
            const auto state = gobblet::testing::wandered(width, random, random.between(5, 20));
            const auto& position = state.position;
            const auto all = Rules::legalMoves(state);
            const bool canDefend = std::any_of(all.begin(), all.end(), [&position](const Move& move) {
                return move.kind != Move::Kind::claimDraw && !losesAtOnce(position, move);
            });
            for (const Level level : {Level::ok, Level::smart}) {
                const auto move = choose(state, level, question(4000, random.next()));
                if (move.kind == Move::Kind::claimDraw) continue;
                if (canWin(position, position.toMove)) {
                    QCOMPARE(lineWinner(after(position, move)), std::optional(position.toMove));
                    ++wins;
                } else if (canDefend) {
                    QVERIFY(!losesAtOnce(position, move));
                    if (canWin(position, other(position.toMove))) ++defences;
                }
            }
        }
        QVERIFY(wins > 0 && defences > 0);
    }

    void strongerLevelsWinMatches() {
        const auto large = match(4, Level::smart, Level::ok, 20'000, share > 1 ? 2 : 12);
        QVERIFY2(large.won > 3 * large.lost,
                 qPrintable(QStringLiteral("%1 : %2").arg(large.won).arg(large.lost)));
        const auto weak = match(4, Level::ok, Level::beginner, 12'000, share > 1 ? 2 : 12);
        QVERIFY(weak.won > 3 * weak.lost);
        const auto small = match(3, Level::ok, Level::beginner, 12'000, share > 1 ? 4 : 12);
        QVERIFY(small.won > 3 * small.lost);
    }

    void whoeverIsNotWinningTakesTheDraw() {
        // Red, to move, wins.
        const char* around = "1,1>2,2 0,0>0,1 2,2>1,1 0,1>0,0";
        auto state = gobblet::testing::played(3, "+2@1,1 +2@0,0");
        for (int round = 0; round < 2; ++round) state = gobblet::testing::continued(state, around);
        QCOMPARE(occurrences(state), 3);
        gobblet::Solver solver;
        QCOMPARE(solver.solve(state.position, {}, {}).value().kind, Kind::wins);
        const auto move = choose(state, Level::smart, question(10'000'000));
        QVERIFY(move != Move::claimDraw());
        // It does not go where the other side could claim, although yellow's ring of moves began there.
        const auto next = mustApply(state, move);
        QVERIFY(occurrences(next) < gobblet::repetitionsForDraw);

        // Positions with a lost side to move, which comes back by going there and back again.
        plt::Random random(120);
        int claims = 0;
        for (int round = 0; round < 200 && claims < 3; ++round) {
            const auto begin = gobblet::testing::wandered(3, random, random.between(4, 8));
            const auto value = solver.solve(begin.position, {}, {}).value();
            if (value.kind != Kind::loses || value.plies < 4) continue;
            const auto again = returned(begin);
            if (!again) continue;
            QCOMPARE(choose(*again, Level::smart, question(10'000'000)), Move::claimDraw());
            QCOMPARE(Rules::hint(*again, {}).steps[0].move, Move::claimDraw());
            ++claims;
        }
        QVERIFY(claims > 0);
    }

    /// Where nobody can force anything the computer keeps it so, and says so.
    void openPositionsStayOpen_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("keeping");
        QTest::newRow("one of 26") << QStringLiteral("+2@1,0 +0@0,1 +2@1,2") << 1;
        QTest::newRow("one of 29") << QStringLiteral("+1@0,2 +2@0,0") << 1;
        QTest::newRow("two of 31") << QStringLiteral("+0@1,2 +1@2,2 +0@0,1") << 2;
    }
    void openPositionsStayOpen() {
        QFETCH(QString, moves);
        QFETCH(int, keeping);
        const auto state = gobblet::testing::played(3, moves.toStdString());
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        QCOMPARE(solution.value().kind, Kind::open);
        QCOMPARE(solution.value().plies, gobblet::Solver::deepest);
        QCOMPARE(static_cast<int>(solution.best().size()), keeping);
        const auto advice = advise(state, question(10'000'000));
        QCOMPARE(advice.kind, gobblet::Advice::Kind::balanced);
        QVERIFY(texts(solution.best()).contains(Rules::write(advice.move)));
        const auto next = mustApply(state, advice.move);
        QCOMPARE(solver.solve(next.position, {}, {}).value().kind, Kind::open);
        if (keeping == 1)
            QCOMPARE(Rules::hint(state, {}).verdict.english(),
                     std::string("Nobody can force a win within 21 turns."));
    }

    void thoughtsAreTold() {
        int told = 0;
        plt::Question asked = question(20'000);
        asked.report = [&told](const plt::Thought& thought) {
            QVERIFY(thought.depth > 0 && thought.nodes > 0);
            State state = gobblet::testing::begun(gobblet::testing::sized(4));
            state = gobblet::testing::continued(state, thought.line);
            QVERIFY(state.plies > 0);
            ++told;
        };
        choose(gobblet::testing::begun(gobblet::testing::sized(4)), Level::smart, asked);
        QVERIFY(told > 1);
        bool proven = false;
        asked = question(10'000'000);
        asked.report = [&proven](const plt::Thought& thought) { proven = thought.proven; };
        choose(gobblet::testing::begun({}), Level::smart, asked);
        QVERIFY(proven);
    }

    void hints() {
        const auto first = Rules::hint(gobblet::testing::begun({}), {});
        QCOMPARE(first.steps.size(), std::size_t{1});
        QCOMPARE(first.verdict.english(), std::string("It wins by force, in 7 turns at most."));
        const auto lost = Rules::hint(gobblet::testing::played(3, "+2@1,1"), {});
        QCOMPARE(lost.verdict.english(),
                 std::string("The other side can force a win in 6 turns; nothing holds out longer."));
        const auto win = Rules::hint(gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1"), {});
        QCOMPARE(win.steps[0].reason.english(), std::string("This completes your line."));
        QCOMPARE(win.steps[0].marks, (std::vector<int>{0, 1, 2}));
        const auto over = Rules::hint(gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1 +0@2,0"), {});
        QVERIFY(over.steps.empty() && !over.verdict.empty());
        plt::Random random(100);
        for (int round = 0; round < (share > 1 ? 1 : 4); ++round) {
            const auto state = gobblet::testing::wandered(4, random, 5 * round);
            const auto hint = Rules::hint(state, {});
            QCOMPARE(hint.steps.size(), std::size_t{1});
            QVERIFY(Rules::apply(state, hint.steps[0].move).ok());
            QVERIFY(!hint.steps[0].reason.empty() && !hint.steps[0].marks.empty());
        }
    }
};
