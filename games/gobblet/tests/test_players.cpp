// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "gobblet/board/threats.h"
#include "gobblet/player/player.h"
#include "gobblet/player/search.h"
#include "gobblet/player/solver.h"
#include "gobblet/tests/proofs.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include <QTest>

/// The search for 4 x 4, the levels and hints.
class TestPlayers : public QObject {
    Q_OBJECT

    using Level = gobblet::Level;
    using Move = gobblet::Move;
    using Position = gobblet::Position;
    using Rules = gobblet::Rules;
    using Side = gobblet::Side;
    using State = gobblet::State;
    using End = gobblet::End;
    using Kind = gobblet::Value::Kind;

    static bool losesAtOnce(const Position& position, const Move& move) {
        const Position next = gobblet::after(position, move);
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
                state = gobblet::testing::mustApply(
                    state, choose(state, level, gobblet::testing::question(nodes, random.next())));
            }
            const auto winner = winnerOf(state);
            ++(!winner ? score.drawn : *winner == sideOfOne ? score.won : score.lost);
        }
        return score;
    }

  private Q_SLOTS:
    void expertAgainstExpertTakesThirteenPlies() {
        for (std::uint64_t game = 1; game <= 4; ++game) {
            State state = gobblet::testing::begun({});
            while (endOf(state) == End::none)
                state = gobblet::testing::mustApply(
                    state, choose(state, Level::smart, gobblet::testing::question(10'000'000, game)));
            QCOMPARE(*winnerOf(state), Side::red);
            QCOMPARE(state.plies, 13);
            if (gobblet::testing::share > 1) break;
        }
    }

    void weakerLevelsCanBeBeatenAsRed() {
        int lost = 0;
        for (std::uint64_t game = 1; game <= 10; ++game) {
            State state = gobblet::testing::begun({});
            plt::Random random(game);
            while (endOf(state) == End::none && state.plies < 100) {
                const bool red = state.position.toMove == Side::red;
                state = gobblet::testing::mustApply(
                    state, choose(state, red ? Level::ok : Level::smart,
                                  gobblet::testing::question(1'000'000, random.next())));
            }
            if (winnerOf(state) == Side::yellow) ++lost;
            if (gobblet::testing::share > 1 && lost > 0) break;
        }
        QVERIFY(lost >= 1);
    }

    void forcedWinsOnTheLargeBoard() {
        // The search's proofs hold, and it finds everything within three plies.
        plt::Random random(70);
        int proven = 0;
        int searched = 0;
        for (int round = 0; round < 60 / gobblet::testing::share; ++round) {
            const auto state = gobblet::testing::wandered(4, random, random.between(8, 20));
            const auto moves = Rules::legalMoves(state);
            plt::Question asked = gobblet::testing::question(200'000);
            asked.budget.depth = 3;
            const auto found = gobblet::Search(asked, {}).run(state.position, moves, state.recent);
            const bool one = gobblet::testing::surelyWins(state.position, 1);
            QCOMPARE(found.wins() && found.plies() == 1, one);
            if (one) continue;
            if (++searched > 24) break;
            const bool lost = gobblet::testing::surelyLoses(state.position, 2);
            if (lost) QVERIFY(found.loses());
            if (found.loses() && found.plies() == 2) QVERIFY(lost);
            if (lost) continue;
            const bool three = gobblet::testing::surelyWins(state.position, 3);
            if (three) QVERIFY(found.wins());
            if (found.wins() && found.plies() == 3) QVERIFY(three);
            if (found.wins()) ++proven;
        }
        QVERIFY(proven > 0 || gobblet::testing::share > 1);
    }

    /// A proven win is won in the number of plies it was proven for, whatever the other side does.
    void provenWinsAreWon() {
        plt::Random random(75);
        int won = 0;
        for (int round = 0; round < 200 && won < (gobblet::testing::share > 1 ? 1 : 4); ++round) {
            const auto begin = gobblet::testing::wandered(4, random, random.between(6, 16));
            const auto prove = [](const State& state) {
                return gobblet::Search(gobblet::testing::question(60'000), {})
                    .run(state.position, Rules::legalMoves(state), state.recent);
            };
            auto found = prove(begin);
            if (!found.wins() || found.plies() < 5) continue;
            for (int defence = 0; defence < 4; ++defence) {
                State state = begin;
                const int end = state.plies + found.plies();
                State now = gobblet::testing::mustApply(state, found.move);
                while (endOf(now) == End::none) {
                    const Level level = defence % 2 == 0 ? Level::smart : Level::beginner;
                    now = gobblet::testing::mustApply(
                        now, choose(now, level, gobblet::testing::question(20'000, random.next())));
                    if (endOf(now) != End::none) break;
                    const auto next = prove(now);
                    QVERIFY(next.wins() && now.plies + next.plies() <= end);
                    now = gobblet::testing::mustApply(now, next.move);
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
        for (int round = 0; round < 40 / gobblet::testing::share; ++round) {
            const int width = 3 + round % 2;
            const auto state = gobblet::testing::wandered(width, random, random.between(0, 16));
            for (const Level level : {Level::beginner, Level::ok, Level::smart}) {
                for (const std::uint64_t nodes : {0, 3000}) {
                    const auto seed = random.next();
                    const auto move = choose(state, level, gobblet::testing::question(nodes, seed));
                    QVERIFY(Rules::apply(state, move).ok());
                    QVERIFY(choose(state, level, gobblet::testing::question(nodes, seed)) == move);
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

    void levelsByTheirWords() {
        std::set<std::string> words;
        for (const auto& level : Rules::levels()) {
            words.insert(level.word);
            QVERIFY(!level.name.empty() && !level.about.empty());
        }
        QVERIFY((words == std::set<std::string>{"beginner", "ok", "smart"}));
        plt::Random random(81);
        for (int round = 0; round < 12 / gobblet::testing::share; ++round) {
            const auto state = gobblet::testing::wandered(4, random, random.between(0, 12));
            const auto asked = gobblet::testing::question(3000, random.next());
            QVERIFY(Rules::choose(state, "beginner", asked) == choose(state, Level::beginner, asked));
            QVERIFY(Rules::choose(state, "ok", asked) == choose(state, Level::ok, asked));
            QVERIFY(Rules::choose(state, "smart", asked) == choose(state, Level::smart, asked));
        }
        // The expert makes no mistakes on 3 x 3, however little time it is given: there is one winning move.
        const auto state = gobblet::testing::played(
            3, "+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        plt::Question hurried;
        hurried.budget.time = std::chrono::milliseconds(0);
        QCOMPARE(Rules::choose(state, "smart", hurried), gobblet::testing::moveOf("1,1>0,1"));
    }

    void winsAndDefencesAreNotOverlooked() {
        plt::Random random(90);
        int wins = 0;
        int defences = 0;
        for (int round = 0; round < 160 / gobblet::testing::share; ++round) {
            const int width = 3 + round % 2;
            const auto state = gobblet::testing::wandered(width, random, random.between(5, 20));
            const auto& position = state.position;
            const auto all = Rules::legalMoves(state);
            const bool canDefend = std::any_of(all.begin(), all.end(), [&position](const Move& move) {
                return move.kind != Move::Kind::claimDraw && !losesAtOnce(position, move);
            });
            for (const Level level : {Level::ok, Level::smart}) {
                const auto move = choose(state, level, gobblet::testing::question(4000, random.next()));
                if (move.kind == Move::Kind::claimDraw) continue;
                if (canWin(position, position.toMove)) {
                    QCOMPARE(lineWinner(gobblet::after(position, move)), std::optional(position.toMove));
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
        const auto large = match(4, Level::smart, Level::ok, 20'000, gobblet::testing::share > 1 ? 2 : 12);
        QVERIFY2(large.won > 3 * large.lost,
                 qPrintable(QStringLiteral("%1 : %2").arg(large.won).arg(large.lost)));
        const auto weak = match(4, Level::ok, Level::beginner, 12'000, gobblet::testing::share > 1 ? 2 : 12);
        QVERIFY(weak.won > 3 * weak.lost);
        const auto small = match(3, Level::ok, Level::beginner, 12'000, gobblet::testing::share > 1 ? 4 : 12);
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
        const auto move = choose(state, Level::smart, gobblet::testing::question(10'000'000));
        QVERIFY(move != Move::claimDraw());
        // It does not go where the other side could claim, although yellow's ring of moves began there.
        const auto next = gobblet::testing::mustApply(state, move);
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
            QCOMPARE(choose(*again, Level::smart, gobblet::testing::question(10'000'000)), Move::claimDraw());
            QCOMPARE(Rules::hint(*again, {}).steps[0].move, Move::claimDraw());
            ++claims;
        }
        QVERIFY(claims > 0);
    }

    void thoughtsAreTold() {
        int told = 0;
        plt::Question asked = gobblet::testing::question(20'000);
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
        asked = gobblet::testing::question(10'000'000);
        asked.report = [&proven](const plt::Thought& thought) { proven = thought.proven; };
        choose(gobblet::testing::begun({}), Level::smart, asked);
        QVERIFY(proven);
    }

    void hints() {
        const auto first = Rules::hint(gobblet::testing::begun({}), {});
        QCOMPARE(first.steps.size(), std::size_t{1});
        QCOMPARE(first.verdict.english(), std::string("It wins by force, in 7 moves at most."));
        const auto lost = Rules::hint(gobblet::testing::played(3, "+2@1,1"), {});
        QCOMPARE(lost.verdict.english(),
                 std::string("The other side can force a win in 6 moves; nothing holds out longer."));
        const auto win = Rules::hint(gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1"), {});
        QCOMPARE(win.steps[0].reason.english(), std::string("This completes your line."));
        QCOMPARE(win.steps[0].marks, (std::vector<int>{0, 1, 2}));
        const auto over = Rules::hint(gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1 +0@2,0"), {});
        QVERIFY(over.steps.empty() && !over.verdict.empty());
        plt::Random random(100);
        for (int round = 0; round < (gobblet::testing::share > 1 ? 1 : 4); ++round) {
            const auto state = gobblet::testing::wandered(4, random, 5 * round);
            const auto hint = Rules::hint(state, {});
            QCOMPARE(hint.steps.size(), std::size_t{1});
            QVERIFY(Rules::apply(state, hint.steps[0].move).ok());
            QVERIFY(!hint.steps[0].reason.empty() && !hint.steps[0].marks.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestPlayers)
#include "test_players.moc"
