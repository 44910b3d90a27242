// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "same/grid.h"
#include "same/hint.h"
#include "same/rules.h"
#include "same/solver.h"
#include "same/tests/boards.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <QTest>

using same::Grid;
using same::Move;
using same::Options;
using same::Rules;
using same::Scoring;
using same::State;
using same::boards::picture;
using same::boards::state;

namespace {

struct Click {
    Move move;
    int balls;
    const char* after;
};

struct Line {
    const char* start;
    std::vector<Click> clicks;
};

const std::vector<Options>& optionSets() {
    static const std::vector<Options> sets{{20, 16, 5, Scoring::modern},  {20, 10, 5, Scoring::classic},
                                           {10, 10, 3, Scoring::modern},  {30, 20, 7, Scoring::modern},
                                           {11, 13, 4, Scoring::classic}, {15, 15, 5, Scoring::sameGame}};
    return sets;
}

/// Plays a click that may be no move; gives the number of balls removed.
int click(State& board, Move move) {
    const auto next = Rules::apply(board, move);
    if (!next) return 0;
    const int balls = board.left - next->left;
    board = *next;
    return balls;
}

/// A position some random clicks into a deal.
State midGame(const Options& options, std::uint64_t seed, int clicks) {
    plt::Random random(seed);
    auto board = Rules::begin(options, Rules::deal(options, seed));
    for (int i = 0; i < clicks; ++i) {
        const auto moves = Rules::legalMoves(board);
        if (moves.empty()) break;
        board = Rules::apply(board, moves[random.below(moves.size())]).value();
    }
    return board;
}

}  // namespace

class TestSame : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A position as text: letters for balls, dots where there are none.
    void diagrams() {
        const Options options{10, 10, 3, Scoring::modern};
        State now = Rules::begin(options, Rules::deal(options, 7));
        std::string rows = Rules::write(Rules::deal(options, 7));
        std::replace(rows.begin(), rows.end(), '/', '\n');
        QCOMPARE(Rules::diagram(now), rows + '\n');
        now = Rules::apply(now, Rules::legalMoves(now).front()).value();
        const auto text = Rules::diagram(now);
        QCOMPARE(static_cast<int>(std::count(text.begin(), text.end(), '.')), options.cells() - now.left);
    }
    void clicksOfTheSpecification_data() {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < lines().size(); ++i)
            QTest::newRow(lines()[i].start) << static_cast<int>(i);
    }
    void clicksOfTheSpecification() {
        QFETCH(int, line);
        const auto& facts = lines()[line];
        auto board = state(facts.start);
        for (const auto& fact : facts.clicks) {
            const auto before = picture(board);
            QCOMPARE(click(board, fact.move), fact.balls);
            QCOMPARE(QString::fromStdString(picture(board)), QString::fromLatin1(fact.after));
            if (fact.balls == 0) QCOMPARE(picture(board), before);
        }
    }
    void aBoardWithoutGroupsIsOver() {
        const auto board = state("ab/ba");
        for (int cell = 0; cell < 4; ++cell) QVERIFY(!Rules::apply(board, {cell % 2, cell / 2}));
        QCOMPARE(Rules::outcome(board), plt::Outcome::over);
        QVERIFY(Rules::legalMoves(board).empty());
        auto other = state("aab/abb/bba");
        QCOMPARE(Rules::outcome(other), plt::Outcome::playing);
        click(other, {0, 0});
        click(other, {1, 2});
        QCOMPARE(picture(other), std::string(".../.../a.."));
        QCOMPARE(Rules::outcome(other), plt::Outcome::over);
    }
    void aWholeGame() {
        struct Step {
            Move move;
            int balls, points, bonus, total, left;
        };
        const std::vector<Step> steps{{{0, 1}, 2, 4, 1200, 1204, 38},   {{7, 0}, 4, 20, 1600, 1620, 34},
                                      {{2, 0}, 6, 56, 2200, 2256, 28},  {{6, 4}, 2, 60, 2400, 2460, 26},
                                      {{7, 4}, 2, 64, 2600, 2664, 24},  {{5, 1}, 12, 208, 3800, 4008, 12},
                                      {{7, 3}, 0, 208, 3800, 4008, 12}, {{1, 4}, 2, 212, 4000, 4212, 10},
                                      {{2, 4}, 3, 221, 4300, 4521, 7}};
        auto board = state("baccaacc/bccbabca/accaaacb/caaaccac/accaabba");
        for (const auto& step : steps) {
            QCOMPARE(Rules::outcome(board), plt::Outcome::playing);
            QCOMPARE(click(board, step.move), step.balls);
            QCOMPARE(board.points, std::int64_t{step.points});
            QCOMPARE(same::bonus(Scoring::modern, board.left), std::int64_t{step.bonus});
            QCOMPARE(Rules::score(board), std::int64_t{step.total});
            QCOMPARE(board.left, step.left);
        }
        QCOMPARE(picture(board), std::string("......../......../......../c.ba..../abab...."));
        QCOMPARE(Rules::outcome(board), plt::Outcome::over);
        QCOMPARE(board.largest, 12);
        QCOMPARE(board.clicks, 8);
    }
    void aClearedBoardIsWon() {
        auto board =
            state("bbabaabbbb/abaaabaaaa/bbbbbbbaaa/baabbbbaab/aaabbaaaab/ababbaaaaa/abbabaabbb/aaabbaabbb");
        QCOMPARE(click(board, {3, 7}), 23);
        QCOMPARE(board.points, std::int64_t{529});
        QCOMPARE(Rules::score(board), std::int64_t{529});
        QCOMPARE(board.left, 57);
        QCOMPARE(click(board, {8, 2}), 41);
        QCOMPARE(board.points, std::int64_t{2210});
        QCOMPARE(Rules::score(board), std::int64_t{5610});
        QCOMPARE(click(board, {6, 5}), 16);
        QCOMPARE(board.points, std::int64_t{2466});
        QCOMPARE(Rules::score(board), std::int64_t{7466});
        QCOMPARE(board.left, 0);
        QCOMPARE(Rules::outcome(board), plt::Outcome::won);
        QCOMPARE(board.largest, 41);
        const auto figures = Rules::figures(board, {});
        QCOMPARE(figures[0].value, 41.0);
        QCOMPARE(figures[1].value, 0.0);
    }
    void valuesOfClicks() {
        const std::vector<int> modern{0, 0, 4, 9, 16, 25, 36};
        const std::vector<int> classic{0, 0, 2, 4, 8, 14, 22, 32, 44, 58, 74};
        const std::vector<int> sameGame{0, 0, 0, 1, 4, 9, 16, 25};
        for (std::size_t n = 0; n < sameGame.size(); ++n)
            QCOMPARE(same::clickValue(Scoring::sameGame, static_cast<int>(n)), std::int64_t{sameGame[n]});
        QCOMPARE(same::bonus(Scoring::sameGame, 0), std::int64_t{1000});
        for (const int left : {1, 2, 49, 225})
            QCOMPARE(same::bonus(Scoring::sameGame, left), std::int64_t{0});
        for (std::size_t n = 0; n < modern.size(); ++n) {
            QCOMPARE(same::clickValue(Scoring::modern, static_cast<int>(n)), std::int64_t{modern[n]});
        }
        for (std::size_t n = 0; n < classic.size(); ++n) {
            QCOMPARE(same::clickValue(Scoring::classic, static_cast<int>(n)), std::int64_t{classic[n]});
        }
    }
    void bonuses() {
        const std::vector<std::pair<int, int>> facts{{320, 0},  {51, 0},    {50, 0},   {49, 100},
                                                     {48, 200}, {25, 2500}, {1, 4900}, {0, 5000}};
        for (const auto& [left, points] : facts) {
            QCOMPARE(same::bonus(Scoring::modern, left), std::int64_t{points});
            QCOMPARE(same::bonus(Scoring::classic, left), std::int64_t{0});
        }
        auto board = state("aabb", Scoring::classic);
        click(board, {0, 0});
        QCOMPARE(Rules::score(board), std::int64_t{2});
    }
    void ballsKeepTheirNumbers() {
        // b falls two rows, and the column right of the closing one moves left.
        auto board = state("bac/aac/aad");
        QCOMPARE(click(board, {0, 1}), 5);
        QCOMPARE(picture(board), std::string(".c./.c./bd."));
        QCOMPARE(board.ballAt(board.cell(0, 2)), 0);
        QCOMPARE(board.ballAt(board.cell(1, 0)), 2);
        QCOMPARE(board.ballAt(board.cell(1, 1)), 5);
        QCOMPARE(board.ballAt(board.cell(1, 2)), 8);
    }
    void groupsAreWhole() {
        const auto board = state("abc/abc/abd");
        QCOMPARE(same::groupAt(board, 4), (std::vector<int>{1, 4, 7}));
        QCOMPARE(same::groupAt(board, 8), (std::vector<int>{8}));
        QVERIFY(same::groupAt(board, -1).empty());
        QVERIFY(same::groupAt(board, 9).empty());
        QCOMPARE(same::countColours(board), (std::vector<int>{3, 3, 2, 1, 0, 0, 0}));
        QVERIFY(same::groupAt(Rules::apply(board, {0, 0}).value(), 2).empty());
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(
            optionSets(), [](const State& before, const Move& move, const State& after) -> std::string {
                const auto group = same::groupAt(before, before.cell(move.column, move.row));
                const int balls = static_cast<int>(group.size());
                if (balls < 2) return "a single ball went";
                if (after.left != before.left - balls) return "the number of balls is wrong";
                if (after.points - before.points != same::clickValue(before.options.scoring, balls)) {
                    return "the points are wrong";
                }
                const auto had = same::countColours(before);
                const auto has = same::countColours(after);
                for (std::size_t colour = 0; colour < has.size(); ++colour) {
                    if (has[colour] > had[colour]) return "balls of a colour have come";
                }
                if (std::accumulate(has.begin(), has.end(), 0) != after.left) return "left is wrong";
                bool wasEmpty = false;
                for (int column = 0; column < after.options.columns; ++column) {
                    bool empty = true;
                    for (int row = 0; row < after.options.rows; ++row) {
                        const bool ball = after.ballAt(after.cell(column, row)) != same::none;
                        if (!ball && !empty) return "there is an empty place below a ball";
                        if (ball && wasEmpty) return "there is an empty column left of a ball";
                        if (ball) empty = false;
                    }
                    wasEmpty = wasEmpty || empty;
                }
                std::set<int> balls_;
                for (const int ball : after.cells) {
                    if (ball != same::none && !balls_.insert(ball).second) return "a ball is there twice";
                }
                bool single = true;
                for (int cell = 0; cell < after.options.cells(); ++cell) {
                    single = single && same::groupAt(after, cell).size() < 2;
                }
                if (single != (Rules::outcome(after) != plt::Outcome::playing)) return "the end is wrong";
                if (single != Rules::legalMoves(after).empty()) return "there are moves after the end";
                return {};
            })));
    }
    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("20x16-5"));
        QCOMPARE(Rules::write(Options{20, 10, 5, Scoring::classic}), std::string("20x10-5-classic"));
        QCOMPARE(Rules::write(Options{15, 15, 5, Scoring::sameGame}), std::string("15x15-5-samegame"));
        for (const auto& options : optionSets())
            QCOMPARE(Rules::readOptions(Rules::write(options)).value(), options);
        QCOMPARE(Rules::write(Move{3, 12}), std::string("3,12"));
        for (const char* bad : {"", "20x16", "20x16-2", "20x16-8", "9x16-5", "31x16-5", "20x9-5", "20x21-5",
                                "20x16-5-", "20x16-5-modern", "20x16-5-classic-", "20x16-5-sameGame",
                                "20x16-5-samegame-", "20 x16-5", "020x16-5", "20x16x5"}) {
            QVERIFY2(!Rules::readOptions(bad), bad);
        }
        for (const char* bad : {"", "3", "3,", "3,20", "30,3", "-1,0", "3,1,1", "a,b"}) {
            QVERIFY2(!Rules::readMove(bad), bad);
        }
        const Options options{10, 10, 3, Scoring::modern};
        const auto text = Rules::write(Rules::deal(options, 1));
        QCOMPARE(text.size(), std::size_t{109});
        QVERIFY(Rules::readStart(options, text));
        QVERIFY(!Rules::readStart(options, text.substr(1)));
        QVERIFY(!Rules::readStart(options, text.substr(11)));
        QVERIFY(!Rules::readStart(options, "d" + text.substr(1)));
        QVERIFY(!Rules::readStart(options, "." + text.substr(1)));
        QVERIFY(!Rules::readStart(options, ""));
        QVERIFY(!Rules::apply(midGame(options, 1, 0), Move{10, 0}));
        QCOMPARE(Rules::describe({20, 10, 5, Scoring::classic}).english(),
                 std::string("Classic, 20 x 10, 5 colours"));
        QCOMPARE(Rules::describe({15, 15, 5, Scoring::sameGame}).english(),
                 std::string("SameGame, 15 x 15, 5 colours"));
        // The same balls are the same board, whatever else could have been dealt and however it is scored.
        const auto start = Rules::deal(options, 1);
        QCOMPARE(Rules::knownAs({10, 10, 4, Scoring::classic}, start), Rules::knownAs(options, start));
        QVERIFY(Rules::knownAs(options, start) != Rules::knownAs(options, Rules::deal(options, 2)));
    }
    void dealsArePinned() {
        // A deal number must mean the same board for ever.
        QCOMPARE(QString::fromStdString(Rules::write(Rules::deal({10, 10, 3, Scoring::modern}, 1))),
                 QStringLiteral("bbcccbcabb/bbacabccbb/abacabcabb/aabcccabcc/cbbbccabcc/babccbbbaa/"
                                "acacbcccca/bbbabaabbb/acccbcabba/abbbaacaaa"));
        QCOMPARE(QString::fromStdString(Rules::write(Rules::deal({10, 10, 5, Scoring::classic}, 1))),
                 QStringLiteral("ccadbcbebd/babdbeabac/accaeaddae/ebbeebccbd/cddcbadedb/bbadcedabe/"
                                "eadcbcdcac/ededebdadd/dbbbaeecdb/aacadeddbe"));
    }
    /// Both are dealt by chance alone.
    void sameGameIsDealtAsClassicIs() {
        QVERIFY(Rules::deal({15, 15, 5, Scoring::sameGame}, 7) ==
                Rules::deal({15, 15, 5, Scoring::classic}, 7));
        QVERIFY(!(Rules::deal({15, 15, 5, Scoring::sameGame}, 7) ==
                  Rules::deal({15, 15, 5, Scoring::modern}, 7)));
    }
    void onlyAClearedBoardHasABonusInSameGame() {
        auto board = state("aabb/aabb/cccd", Scoring::sameGame);
        QCOMPARE(click(board, {0, 0}), 4);
        QCOMPARE(click(board, {2, 0}), 4);
        QCOMPARE(Rules::score(board), std::int64_t{8});
        QCOMPARE(click(board, {0, 2}), 3);
        QCOMPARE(board.left, 1);
        QCOMPARE(Rules::outcome(board), plt::Outcome::over);
        QCOMPARE(Rules::score(board), std::int64_t{9});
        auto cleared = state("aabb/aabb/cccc", Scoring::sameGame);
        for (const auto& move : {Move{0, 0}, Move{2, 0}, Move{0, 2}}) QVERIFY(click(cleared, move) > 0);
        QCOMPARE(Rules::outcome(cleared), plt::Outcome::won);
        QCOMPARE(cleared.points, std::int64_t{12});
        QCOMPARE(Rules::score(cleared), std::int64_t{1012});
    }
    void modernDealsHaveMoreNeighboursThanChance() {
        const auto alike = [](const Options& options) {
            int count = 0;
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const auto start = Rules::deal(options, seed);
                for (std::size_t row = 1; row < start.rows.size(); ++row) {
                    for (std::size_t column = 1; column < start.rows[row].size(); ++column) {
                        if (start.rows[row][column] == start.rows[row - 1][column]) ++count;
                    }
                }
            }
            return count;
        };
        // 15 * 19 * 40 pairs: a fifth of them by chance alone; a tenth of the rest is made alike.
        const double pairs = 15 * 19 * 40;
        QVERIFY(std::abs(alike({20, 16, 5, Scoring::classic}) / pairs - 0.2) < 0.02);
        QVERIFY(std::abs(alike({20, 16, 5, Scoring::modern}) / pairs - 0.28) < 0.02);
        std::set<char> letters;
        for (const auto& row : Rules::deal({20, 16, 7, Scoring::modern}, 4).rows)
            letters.insert(row.begin(), row.end());
        QCOMPARE(letters.size(), std::size_t{7});
    }
    void theGridOfTheSearchAgreesWithTheRules() {
        plt::Random random(99);
        for (int game = 0; game < 20; ++game) {
            const auto& options = optionSets()[static_cast<std::size_t>(game) % optionSets().size()];
            auto board = Rules::begin(options, Rules::deal(options, random.next()));
            Grid grid(board);
            Grid::Groups groups;
            std::set<std::uint64_t> hashes;
            for (;;) {
                QVERIFY(hashes.insert(grid.hash()).second);
                QCOMPARE(grid.hash(), Grid(board).hash());
                QCOMPARE(grid.left(), board.left);
                const auto counts = same::countColours(board);
                for (int colour = 0; colour < options.colours; ++colour) {
                    QCOMPARE(grid.colourCount(colour), counts[colour]);
                }
                grid.findGroups(groups);
                int inGroups = 0;
                for (int i = 0; i < groups.count; ++i) {
                    const auto& group = groups.list[i];
                    const auto move = grid.moveAt(group.place);
                    const int cell = board.cell(move.column, move.row);
                    QCOMPARE(board.colourAt(cell), int{group.colour});
                    QCOMPARE(static_cast<int>(same::groupAt(board, cell).size()), int{group.size});
                    inGroups += group.size;
                }
                QCOMPARE(inGroups, static_cast<int>(Rules::legalMoves(board).size()));
                QCOMPARE(inGroups + groups.singles, board.left);
                if (groups.count == 0) break;
                const auto pick = random.below(static_cast<std::uint64_t>(groups.count));
                const auto& group = groups.list[pick];
                board = Rules::apply(board, grid.moveAt(group.place)).value();
                QCOMPARE(grid.remove(group.place), int{group.size});
            }
        }
    }
    void plansAreLegalAndReachWhatTheySay() {
        for (const auto& options : optionSets()) {
            auto board = midGame(options, 3, 5);
            const auto plan = same::findPlan(board, {20'000}, {});
            QVERIFY(!plan.moves.empty());
            for (const auto& move : plan.moves) board = Rules::apply(board, move).value();
            QVERIFY(Rules::outcome(board) != plt::Outcome::playing);
            QCOMPARE(Rules::score(board), plan.score);
            QCOMPARE(board.left, plan.left);
        }
    }
    void plansAreReproducible() {
        const auto board = midGame({15, 12, 4, Scoring::modern}, 8, 3);
        const auto one = same::findPlan(board, {30'000}, {});
        const auto other = same::findPlan(board, {30'000}, {});
        QVERIFY(one.moves == other.moves);
        QCOMPARE(one.score, other.score);
    }
    void plansBeatGreed() {
        // Taking the largest group each time is what a beginner does.
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            auto board = midGame({}, seed, 0);
            const auto plan = same::findPlan(board, {160'000}, {});
            while (Rules::outcome(board) == plt::Outcome::playing) {
                const auto moves = Rules::legalMoves(board);
                const auto size = [&](const Move& move) {
                    return same::groupAt(board, board.cell(move.column, move.row)).size();
                };
                board = Rules::apply(board, *std::max_element(moves.begin(), moves.end(),
                                                              [&](const Move& a, const Move& b) {
                                                                  return size(a) < size(b);
                                                              }))
                            .value();
            }
            QVERIFY2(plan.score > Rules::score(board) * 3 / 2,
                     qPrintable(QStringLiteral("%1 against %2").arg(plan.score).arg(Rules::score(board))));
        }
    }
    void smallBoardsAreSolvedExactly() {
        // The best of all ways, by trying them all.
        const std::function<std::int64_t(const State&)> best = [&](const State& board) {
            std::int64_t most = Rules::outcome(board) == plt::Outcome::playing ? -1 : Rules::score(board);
            for (const auto& move : Rules::legalMoves(board)) {
                const auto group = same::groupAt(board, board.cell(move.column, move.row));
                if (group.front() != board.cell(move.column, move.row)) continue;
                most = std::max(most, best(Rules::apply(board, move).value()));
            }
            return most;
        };
        for (const char* text : {"abab/abba/aabb", "aabcb/bacab/bbcca", "abcab/bbcaa/cabca/aacbb"}) {
            for (const auto scoring : {Scoring::modern, Scoring::classic, Scoring::sameGame}) {
                const auto board = state(text, scoring);
                QCOMPARE(same::findPlan(board, {100'000}, {}).score, best(board));
            }
        }
    }
    void aStoppedSearchReturnsAtOnce() {
        std::stop_source source;
        source.request_stop();
        const auto plan =
            same::findPlan(midGame({30, 20, 5, Scoring::modern}, 1, 0), {100'000'000}, source.get_token());
        QVERIFY(plan.moves.empty());
    }
    void hintsExplainThemselves() {
        auto board = midGame({10, 10, 3, Scoring::modern}, 5, 4);
        const auto hint = Rules::hint(board, {});
        QVERIFY(!hint.steps.empty());
        QVERIFY(!hint.verdict.empty());
        for (const auto& step : hint.steps) {
            QVERIFY(!step.reason.empty());
            QVERIFY2(step.reason.english().find('%') == std::string::npos, step.reason.english().c_str());
            QCOMPARE(step.marks, same::groupAt(board, board.cell(step.move.column, step.move.row)));
            board = Rules::apply(board, step.move).value();
        }
        const auto last = Rules::hint(state("aab/aab"), {});
        QCOMPARE(last.steps.size(), std::size_t{2});
        QVERIFY(last.steps[0].reason.english().find("the last of their colour") != std::string::npos);
        QVERIFY(last.steps[1].reason.english().find("the board is cleared") != std::string::npos);
        QVERIFY(last.verdict.english().find("clears the board") != std::string::npos);
        const auto nothing = Rules::hint(state("ab/ba"), {});
        QVERIFY(nothing.steps.empty());
        QVERIFY(!nothing.verdict.empty());
    }
    void hintsNameAGroupByItsFirstBall() {
        for (const auto scoring : {Scoring::modern, Scoring::classic}) {
            auto now = state("aaccaabbdd/dbccbabadd/ddcbbabcca", scoring);
            const auto plan = same::findPlan(now, {2000}, {});
            const auto hint = same::toHint(now, plan);
            auto moves = hint.onwards;
            for (auto step = hint.steps.rbegin(); step != hint.steps.rend(); ++step)
                moves.insert(moves.begin(), step->move);
            QCOMPARE(moves.size(), plan.moves.size());
            for (const auto& move : moves) {
                QVERIFY(move == same::moveOf(now, same::groupAt(now, now.cell(move.column, move.row))));
                now = Rules::apply(now, move).value();
            }
            QCOMPARE(Rules::score(now), plan.score);
        }
    }
    void hintsTellWhatJoins() {
        // Taking the pair between them makes five of the four.
        const auto hint = Rules::hint(state("aaccaa/dbccba"), {});
        QVERIFY(!hint.steps.empty());
        QCOMPARE(hint.steps.front().marks, (std::vector<int>{2, 3, 8, 9}));
        QVERIFY2(hint.steps.front().reason.english().find("last of their colour") != std::string::npos ||
                     hint.steps.front().reason.english().find("one group") != std::string::npos,
                 hint.steps.front().reason.english().c_str());
    }

  private:
    static const std::vector<Line>& lines() {
        static const std::vector<Line> facts{
            {"ab/aa", {{{1, 0}, 0, "ab/aa"}, {{0, 0}, 3, "../b."}}},
            {"ab/ba",
             {{{0, 0}, 0, "ab/ba"}, {{1, 0}, 0, "ab/ba"}, {{0, 1}, 0, "ab/ba"}, {{1, 1}, 0, "ab/ba"}}},
            {"aab/abb/bba", {{{0, 0}, 3, "..b/.bb/bba"}, {{1, 2}, 5, ".../.../a.."}}},
            {"abc/abc/abd", {{{1, 1}, 3, "ac./ac./ad."}}},
            {"abcb/abab/abab",
             {{{1, 0}, 3, "acb./aab./aab."}, {{2, 0}, 3, "ac../aa../aa.."}, {{0, 0}, 5, "..../..../c..."}}},
            {"aaa/aba/aaa", {{{0, 0}, 8, ".../.../b.."}}},
            {"aabb", {{{0, 0}, 2, "bb.."}, {{0, 0}, 2, "...."}}},
            {"abba/baab", {{{1, 0}, 2, "a..a/baab"}, {{1, 1}, 2, "aa../bb.."}}},
            {"cabac/aabaa/bbbbb", {{{2, 2}, 7, "...../caac./aaaa."}}},
            {"ababab/babaea/ababeb/babada/ababdb/babcdc",
             {{{4, 3}, 3, "abab.b/baba.a/abab.b/babaaa/ababeb/babcec"},
              {{4, 5}, 2, "abab.b/baba.a/abab.b/baba.a/abab.b/babcac"}}},
            {"ababab/babaea/ababeb/babada/ababdb/babcdc",
             {{{4, 3}, 3, "abab.b/baba.a/abab.b/babaaa/ababeb/babcec"},
              {{4, 3}, 3, "aba.../babb.b/abaa.a/babb.b/ababeb/babcec"},
              {{4, 5}, 2, "aba.../babbb./abaaa./babbb./ababb./babcc."}}},
        };
        return facts;
    }
};

QTEST_APPLESS_MAIN(TestSame)
#include "test_rules.moc"
