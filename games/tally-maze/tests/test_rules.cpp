// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "tally-maze/maze/board_code.h"
#include "tally-maze/picture/face.h"
#include "tally-maze/rules.h"
#include "tally-maze/tests/mazes.h"

#include <algorithm>
#include <set>

#include <QTest>

using namespace tally_maze;

namespace {

/// A board of this number with everybody where the position says.
State placed(int size, const BoardNumber& number, const Position& position) {
    auto state = Rules::begin({size}, {number});
    state.position = position;
    return state;
}

/// Checks the invariants of every move, by other means than the rules'.
std::string brokenLaw(const State& before, const Move& move, const State& after) {
    const int size = before.options.size;
    const auto& count = mazeCount(size, size);
    if (!testing::isTree(after.maze)) return "the maze is no tree";
    if (!(after.maze == mazeAt(size, size, after.number))) return "the maze is not the number's";
    if (after.keys != before.keys + 1) return "the keys are counted wrong";
    const bool isNext = move == Key::next;
    if (after.nexts != before.nexts + (isNext ? 1 : 0)) return "the next mazes are counted wrong";
    if (after.number != (before.number + (isNext ? 1 : 0)) % count) return "the number is wrong";
    const int ball = after.position.ball;
    if (isStep(move) != (ball != before.position.ball)) return "the ball moved or stood still";
    if (isStep(move) && !before.maze.areJoined(before.position.ball, ball)) return "the ball went astray";
    const auto& was = before.position.pumpkins;
    const auto& is = after.position.pumpkins;
    if (ball == after.exit() || ball == was[0] || ball == was[1])
        return was == is ? "" : "pumpkins moved after the end";
    const int first = after.maze.distance(was[0], ball);
    const int second = after.maze.distance(was[1], ball);
    const std::size_t chaser = first <= second ? 0 : 1;
    if (after.maze.distance(is[chaser], ball) != std::min(first, second) - 1)
        return "the nearer pumpkin did not come nearer";
    if (!after.maze.areJoined(was[chaser], is[chaser])) return "the nearer pumpkin jumped";
    const auto planner = 1 - chaser;
    const auto later = mazeAt(size, size, (after.number + 1) % count);
    int planned = was[planner];
    for (const auto direction : allDirections) {
        const auto other = later.neighbour(was[planner], direction);
        if (other && later.isOpen(was[planner], direction) &&
            later.distance(*other, ball) < later.distance(was[planner], ball))
            planned = *other;
    }
    if (!after.maze.areJoined(was[planner], planned)) planned = was[planner];
    return is[planner] == planned ? "" : "the other pumpkin did not follow its plan";
}

}  // namespace

class TestTallyMaze : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gamesBeginInTheCorners() {
        const auto state = Rules::begin({12}, {76});
        QCOMPARE(state.options.size, 12);
        QCOMPARE(state.position.ball, 0);
        QCOMPARE(state.exit(), 143);
        QVERIFY(state.position.pumpkins == (std::array<int, 2>{143, 143}));
        QVERIFY(state.maze == mazeAt(12, 12, 76));
        QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
    }
    void wallsAreInTheWay() {
        const auto state = placed(3, 0, {0, {8, 8}});
        // 3x3 0: "11 11 01 | 010 101", so there is a wall below the first cell and the border around it.
        for (const auto key : {Key::down, Key::left, Key::up}) {
            const auto next = Rules::apply(state, key);
            QVERIFY(!next);
            QVERIFY(next.problem() == plt::Message("There is a hedge."));
        }
        QVERIFY(Rules::legalMoves(state) == (std::vector<Key>{Key::right, Key::wait, Key::next}));
    }
    void waitingMovesThePumpkinsAlone() {
        const auto state = placed(3, 0, {0, {8, 8}});
        const auto next = Rules::apply(state, Key::wait).value();
        QCOMPARE(next.position.ball, 0);
        QCOMPARE(next.position.pumpkins[0], 5);
        QVERIFY(next.number == 0);
        QCOMPARE(next.keys, 1);
        QCOMPARE(next.nexts, 0);
    }
    /// The pumpkins move in the maze that `next` has brought, and look at the one after it.
    void nextChangesTheMazeFirst() {
        const int size = 6;
        int different = 0;
        for (int part = 0; part < 30; ++part) {
            const BoardNumber number = mazeCount(size, size) / 31 * part;
            const auto state = placed(size, number, {0, {35, 20}});
            const auto next = Rules::apply(state, Key::next).value();
            QVERIFY(next.number == number + 1);
            QVERIFY(next.maze == mazeAt(size, size, number + 1));
            QCOMPARE(next.position.pumpkins, pumpkinsMoved(mazeAt(size, size, number + 1),
                                                           mazeAt(size, size, number + 2), state.position));
            const auto before = pumpkinsMoved(state.maze, next.maze, state.position);
            different += before == next.position.pumpkins ? 0 : 1;
        }
        QVERIFY(different > 0);
    }
    void afterTheLastMazeComesTheFirst() {
        const auto state = placed(3, 191, {0, {8, 8}});
        const auto next = Rules::apply(state, Key::next).value();
        QVERIFY(next.number == 0);
        QVERIFY(next.maze == mazeAt(3, 3, 0));
        QVERIFY(nextNumber(state) == 0 && nextMaze(state) == next.maze);
    }
    void steppingOntoAPumpkinLoses() {
        // 1 is to the right of 0, and it is open; the other pumpkin stays where it is.
        const auto next = Rules::apply(placed(3, 0, {0, {1, 8}}), Key::right).value();
        QCOMPARE(Rules::outcome(next), plt::Outcome::lost);
        QVERIFY(next.position == (Position{1, {1, 8}}));
        QVERIFY(Rules::legalMoves(next).empty());
    }
    void beingCaughtLoses() {
        const auto next = Rules::apply(placed(3, 0, {0, {1, 8}}), Key::wait).value();
        QCOMPARE(Rules::outcome(next), plt::Outcome::lost);
        QCOMPARE(next.position.pumpkins[0], 0);
        for (const auto key : allKeys) QVERIFY(!Rules::apply(next, key));
    }
    /// Decided when the ball arrives: the pumpkin beside the exit has no move any more.
    void theExitWinsAtOnce() {
        // 3x3 0 has an opening from 5 down to 8, and from 7 to the right.
        const auto next = Rules::apply(placed(3, 0, {5, {7, 7}}), Key::down).value();
        QCOMPARE(Rules::outcome(next), plt::Outcome::won);
        QVERIFY(next.position == (Position{8, {7, 7}}));
        for (const auto key : allKeys) QVERIFY(!Rules::apply(next, key));
    }
    void aPumpkinOnTheExitIsLost() {
        const auto next = Rules::apply(placed(3, 0, {5, {0, 8}}), Key::down).value();
        QCOMPARE(Rules::outcome(next), plt::Outcome::lost);
        QVERIFY(next.position == (Position{8, {0, 8}}));
    }
    void dealsAreProvenWinnable() {
        for (const int size : {6, 7, 8, 9}) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const auto start = Rules::deal({size}, seed);
                QVERIFY(start == Rules::deal({size}, seed));
                QVERIFY(start.number < mazeCount(size, size));
                auto state = Rules::begin({size}, start);
                const auto escape = fewestKeys(state, {});
                QVERIFY(escape.verdict == Escape::Verdict::found);
                QVERIFY(static_cast<int>(escape.keys.size()) <= maximumKeys(size));
                for (const auto key : escape.keys) state = Rules::apply(state, key).value();
                QCOMPARE(Rules::outcome(state), plt::Outcome::won);
            }
        }
    }
    void dealsComeFromBothHalves() {
        std::set<bool> halves;
        std::set<std::string> codes;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto start = Rules::deal({6}, seed);
            halves.insert(start.number >= mazeCount(6, 6) / 2);
            codes.insert(Rules::write(start));
        }
        QCOMPARE(halves.size(), std::size_t{2});
        QCOMPARE(codes.size(), std::size_t{20});
    }
    /// A deal number means the same board in all versions.
    void dealsStayTheSame() {
        QCOMPARE(Rules::write(Rules::deal({6}, 1)), std::string("5h7p14fyg"));
        QCOMPARE(Rules::write(Rules::deal({12}, 1)), std::string("1rw5cr6qdqq6x6gy17xgv7cqh1dd85qd4dg"));
    }
    void aStoppedDealIsABoard() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(Rules::deal({16}, 3, stop.get_token()).number < mazeCount(16, 16));
    }
    /// A deal that takes longer than a frame is searched on a worker thread.
    void slowDealsAreKnownAsSuch() {
        for (int size = 7; size <= largestSize; ++size) QVERIFY(Rules::dealIsSlow({size}));
        QVERIFY(!Rules::dealIsSlow({6}));
    }
    /// A hint after every key: each promises one key less, until the game is won.
    void hintsWin() {
        auto state = Rules::begin({7}, Rules::deal({7}, 2));
        auto left = fewestKeys(state, {}).keys.size();
        while (Rules::outcome(state) == plt::Outcome::playing) {
            const auto hint = Rules::hint(state, {});
            QVERIFY(!hint.steps.empty() && hint.steps.size() <= 3);
            QCOMPARE(hint.steps.size() + hint.onwards.size(), left);
            auto end = state;
            for (const auto& step : hint.steps) {
                end = Rules::apply(end, step.move).value();
                QVERIFY(!step.reason.empty());
                QVERIFY2(step.reason.english().find('%') == std::string::npos, step.reason.english().c_str());
                // The mark is where a click would press the key, and no cell brings the next maze.
                const auto marks =
                    step.move == Key::next ? std::vector<int>() : std::vector{end.position.ball};
                QVERIFY(step.marks == marks);
            }
            for (const auto key : hint.onwards) end = Rules::apply(end, key).value();
            QCOMPARE(Rules::outcome(end), plt::Outcome::won);
            QVERIFY(!hint.verdict.empty());
            state = Rules::apply(state, hint.steps.front().move).value();
            --left;
        }
        QCOMPARE(Rules::outcome(state), plt::Outcome::won);
        QVERIFY(Rules::hint(state, {}).steps.empty() && !Rules::hint(state, {}).verdict.empty());
    }
    void hintsSayWhatIsProven() {
        // A pumpkin on either side, in a maze where nothing else helps.
        std::set<std::string> said;
        for (int part = 0; part < 60; ++part) {
            const auto state = Rules::begin({6}, {mazeCount(6, 6) / 61 * part});
            const auto hint = Rules::hint(state, {});
            const auto escape = fewestKeys(state, {});
            QCOMPARE(hint.steps.empty(), escape.verdict != Escape::Verdict::found);
            if (hint.steps.empty()) said.insert(hint.verdict.english());
        }
        QVERIFY(said.count("It is proven that a pumpkin catches the ball, whatever you do. Undo some keys."));
        QVERIFY(
            said.count("It is proven that nothing wins from here with up to 30 keys, and further it was not "
                       "looked. Undo some keys."));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(Rules::hint(Rules::begin({12}, {0}), stop.get_token()).steps.empty());
    }
    void reasonsAreTrue() {
        // Of 6 x 6, number 0 has the exit below 29.
        const auto last = Rules::hint(placed(6, 0, {29, {0, 0}}), {});
        QCOMPARE(last.steps.front().reason.english(), std::string("Down: it is the flag."));
        QCOMPARE(last.verdict.english(), std::string("This wins."));
        // A reason announces the effect of the keys to come.
        auto state = Rules::begin({7}, Rules::deal({7}, 2));
        int later = 0;
        while (Rules::outcome(state) == plt::Outcome::playing) {
            const auto hint = Rules::hint(state, {});
            const auto& reason = hint.steps.front().reason;
            if (reason.count && reason.english().find("later") != std::string::npos) {
                ++later;
                std::vector<Key> keys;
                for (const auto& step : hint.steps) keys.push_back(step.move);
                keys.insert(keys.end(), hint.onwards.begin(), hint.onwards.end());
                auto before = state;
                for (std::int64_t i = 0; i < *reason.count; ++i)
                    before = Rules::apply(before, keys.at(i)).value();
                const auto at = static_cast<std::size_t>(*reason.count);
                QCOMPARE(keys.at(at), Key::next);
                const auto after = Rules::apply(before, keys.at(at)).value();
                const auto way = [](const State& there) {
                    return std::to_string(there.maze.distance(there.position.ball, there.exit()));
                };
                const auto told = "from " + way(before) + " steps to " + way(after) + ".";
                QVERIFY2(reason.english().ends_with(told), reason.english().c_str());
            }
            state = Rules::apply(state, hint.steps.front().move).value();
        }
        QVERIFY(later > 0);
    }
    void lessonsAreWhatTheirSentencesSay() {
        // The fewest keys that win without some of the keys; 0 if nothing does within the lesson's bound.
        const auto without = [](const State& first, const std::vector<Key>& missing) {
            std::vector<State> seen{first};
            for (std::size_t at = 0; at < seen.size(); ++at) {
                const State now = seen[at];
                if (Rules::outcome(now) == plt::Outcome::won) return now.keys;
                if (now.keys == maximumKeys(now.options.size)) continue;
                for (const auto key : Rules::legalMoves(now)) {
                    if (std::ranges::find(missing, key) != missing.end()) continue;
                    const auto next = Rules::apply(now, key).value();
                    if (Rules::outcome(next) == plt::Outcome::lost || next.nexts > 8) continue;
                    const auto isSame = [&next](const State& other) {
                        return other.number == next.number && other.position == next.position;
                    };
                    if (std::ranges::none_of(seen, isSame)) seen.push_back(next);
                }
            }
            return 0;
        };
        for (int lesson = 1; lesson <= lessonCount; ++lesson) {
            const auto options = Options::ofLesson(lesson);
            QVERIFY(!Rules::dealIsSlow(options) && options.size <= 5);
            const auto start = Rules::deal(options, 5);
            QVERIFY(start == Rules::deal(options, 6));
            const auto first = Rules::begin(options, start);
            QVERIFY(!first.position.isCaught());
            const auto keys = fewestKeys(first, {}).keys;
            QVERIFY(!keys.empty() && keys.size() <= 11);
            // Steps alone win the first lesson only; waiting helps in the second; from the third on nothing
            // wins without the next maze, and in the last nothing does without waiting either.
            QCOMPARE(without(first, {Key::wait, Key::next}) > 0, lesson == 1);
            QCOMPARE(without(first, {Key::next}) > 0, lesson <= 2);
            if (lesson == lessonCount) QCOMPARE(without(first, {Key::wait}), 0);
            const auto text = Rules::write(options);
            QCOMPARE(text, "lesson-" + std::to_string(lesson));
            QVERIFY(Rules::readOptions(text).value() == options);
            QVERIFY(Rules::readStart(options, Rules::write(start)).value() == start);
            QVERIFY(!Rules::readStart(options, "3"));
            QCOMPARE(Rules::describe(options).english(), "Lesson " + std::to_string(lesson));
        }
        for (const char* bad : {"lesson-0", "lesson-6", "lesson-", "lesson-01", "lesson1"})
            QVERIFY(!Rules::readOptions(bad));
    }
    void textForms() {
        // New players begin with small boards, which are dealt at once.
        QCOMPARE(Rules::write(Options{}), std::string("6"));
        QVERIFY(!Rules::dealIsSlow({}));
        QVERIFY(Rules::readOptions("6").value() == Options{6});
        QVERIFY(Rules::readOptions("16").value() == Options{16});
        for (const char* bad : {"", "5", "17", "06", "6 ", "6x6", "-6", "a"})
            QVERIFY(!Rules::readOptions(bad));
        QCOMPARE(Rules::describe({9}).english(), std::string("9 × 9"));
        for (const auto key : allKeys) QVERIFY(Rules::readMove(Rules::write(key)).value() == key);
        QCOMPARE(Rules::write(Key::next), std::string("next"));
        for (const char* bad : {"", "n", "Left", "left ", "5"}) QVERIFY(!Rules::readMove(bad));
        const auto count = boardDigits(mazeCount(12, 12));
        QVERIFY(!Rules::readStart({12}, count));
        QVERIFY(Rules::readStart({13}, count));
        QVERIFY(Rules::readStart({12}, "0").value() == Start{0});
        const auto last = boardDigits(mazeCount(12, 12) - 1);
        const auto start = Rules::readStart({12}, last).value();
        QVERIFY(Rules::readStart({12}, Rules::write(start)).value() == start);
        QVERIFY(!Rules::readStart({11}, Rules::write(start)));
    }
    void diagrams() {
        QCOMPARE(Rules::diagram(placed(3, 0, {0, {8, 8}})), std::string("+  +--+--+\n"
                                                                        " o       |\n"
                                                                        "+--+  +--+\n"
                                                                        "|        |\n"
                                                                        "+  +--+  +\n"
                                                                        "|  |   PP\n"
                                                                        "+--+--+  +\n"));
        QVERIFY(Rules::diagram(placed(3, 0, {4, {4, 4}})).find("oP") != std::string::npos);
    }
    void facesOfTheBall() {
        // 3x3 0: "11 11 01 | 010 101".
        QVERIFY(faceOf(placed(3, 0, {8, {0, 0}})) == (Face{Mood::happy, 0}));
        QVERIFY(faceOf(placed(3, 0, {4, {4, 0}})) == (Face{Mood::caught, 0}));
        // The exit is more exciting than a pumpkin is frightening.
        QVERIFY(faceOf(placed(3, 0, {5, {4, 0}})) == (Face{Mood::excited, 0}));
        QVERIFY(faceOf(placed(3, 0, {4, {1, 8}})) == (Face{Mood::frightened, 0}));
        QVERIFY(faceOf(placed(3, 0, {3, {8, 4}})) == (Face{Mood::frightened, 1}));
        // A pumpkin behind a wall is no danger: 4 and 7 are neighbours.
        QVERIFY(faceOf(placed(3, 0, {4, {7, 7}})) == (Face{Mood::calm, 2}));
        QVERIFY(faceOf(placed(3, 0, {0, {8, 8}})) == (Face{Mood::calm, 0}));
        QVERIFY(faceOf(placed(3, 0, {1, {8, 8}})) == (Face{Mood::calm, 1}));
    }
    void figuresAndScore() {
        auto state = Rules::begin({6}, {1000});
        state = Rules::apply(state, Key::next).value();
        state = Rules::apply(state, Key::wait).value();
        QCOMPARE(Rules::score(state), std::int64_t{2});
        QCOMPARE(Rules::figures(state, {}).front().value, 1.0);
    }
    void whatMustHoldForEveryGame() { QVERIFY(holds(plt::testing::gameChecks<Rules>({{6}}, brokenLaw))); }
    /// Larger boards, on which every move takes the check long.
    void theLawHoldsOnLargerBoards() {
        QVERIFY(
            holds(plt::testing::randomGames<Rules>({{7}, {8}}, {plt::testing::amount(20), 200}, brokenLaw)));
        QVERIFY(holds(plt::testing::damagedTexts<Rules>({{7}, {8}}, 100)));
    }
};

QTEST_GUILESS_MAIN(TestTallyMaze)
#include "test_rules.moc"
