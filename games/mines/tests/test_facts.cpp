// SPDX-License-Identifier: MIT
#include "mines/tests/boards.h"

#include <cmath>

#include <QTest>

/// The facts about the game's rules, with boards of given mines, question marks and no protected first tile.
class TestFacts : public QObject {
    Q_OBJECT

    using Cells = mines::testing::Cells;

    mines::State state_;

    void load(int width, int height, const Cells& cells) {
        state_ = mines::testing::board(width, height, cells);
    }
    void act(const mines::Move& move) {
        const auto next = mines::Rules::apply(state_, move);
        QVERIFY2(next.ok(), mines::Rules::write(move).c_str());
        state_ = *next;
    }
    void uncover(int x, int y) { act({mines::Action::uncover, x, y}); }
    /// The secondary action; on an open tile it must do nothing.
    void secondary(int x, int y) { act(mines::testing::cycled(state_, x, y)); }
    void refused(mines::Action action, int x, int y) {
        const auto next = mines::Rules::apply(state_, {action, x, y});
        QVERIFY(!next.ok());
        QVERIFY(!next.problem().empty());
    }
    void expect(int covered, int counter, plt::Outcome outcome = plt::Outcome::playing) {
        QCOMPARE(state_.covered, covered);
        QCOMPARE(mines::minesLeft(state_), counter);
        QVERIFY(state_.status == outcome);
    }
    std::string seen() const { return mines::testing::seen(state_); }
    std::string numbers() const { return mines::testing::numbers(state_); }

  private Q_SLOTS:
    // After the end the counter goes on counting what lies on the board (the reference sets it back): after a
    // loss mines less flags, after a win 0, since all mines count as found.
    void a() {
        load(7, 5, {{3, 2}, {1, 1}, {3, 1}, {5, 3}, {4, 4}});
        QCOMPARE(numbers(), std::string("1121100 / 1*3*200 / 113*311 / 00123*1 / 0001*21"));
        secondary(4, 3);
        expect(35, 4);
        uncover(0, 3);
        expect(24, 4);
        uncover(6, 3);
        expect(23, 4);
        uncover(3, 1);
        expect(22, 4, plt::Outcome::lost);
        QCOMPARE(seen(), std::string("####### / #*#!### / 113*### / 0012F*1 / 0001*##"));
    }
    void b() {
        load(7, 5, {{1, 3}, {2, 1}, {3, 4}, {6, 0}, {2, 2}});
        QCOMPARE(numbers(), std::string("011101* / 02*2011 / 13*2000 / 1*32100 / 112*100"));
        const std::vector<std::array<int, 3>> steps{{5, 1, 34}, {3, 1, 33}, {0, 3, 32},
                                                    {5, 3, 16}, {2, 3, 15}, {0, 0, 9},
                                                    {1, 4, 8},  {2, 4, 7},  {0, 4, 6}};
        for (const auto& [x, y, covered] : steps) {
            uncover(x, y);
            expect(covered, 5);
        }
        uncover(2, 0);
        expect(5, 0, plt::Outcome::won);
        QCOMPARE(seen(), std::string("011101# / 02#2011 / 13#2000 / 1#32100 / 112#100"));
    }
    void c() {
        load(7, 5, {{1, 4}, {2, 2}, {4, 3}, {3, 2}, {4, 1}});
        QCOMPARE(numbers(), std::string("0001110 / 0123*10 / 01**320 / 1233*10 / 1*11110"));
        secondary(2, 1);
        expect(35, 4);
        secondary(2, 4);
        expect(35, 3);
        secondary(2, 4);
        expect(35, 4);
        uncover(0, 0);
        expect(23, 5);
        refused(mines::Action::uncover, 0, 0);
        refused(mines::Action::flag, 0, 0);
        secondary(3, 3);
        expect(23, 4);
        secondary(3, 3);
        expect(23, 5);
        secondary(4, 1);
        expect(23, 4);
        refused(mines::Action::uncover, 1, 2);
        secondary(4, 4);
        expect(23, 3);
        secondary(4, 4);
        expect(23, 4);
        uncover(4, 4);
        expect(22, 4);
        uncover(4, 3);
        expect(21, 4, plt::Outcome::lost);
        QCOMPARE(seen(), std::string("0001### / 0123*## / 01**### / 12#?!## / #*?#1##"));
    }
    void d() {
        load(7, 5, {{4, 3}, {0, 2}, {6, 2}, {5, 3}, {4, 2}});
        uncover(3, 0);
        expect(10, 5);
        uncover(0, 2);
        expect(9, 5, plt::Outcome::lost);
        QCOMPARE(seen(), std::string("0000000 / 1101121 / !102*#* / 1102**# / 0001###"));
    }
    void e() {
        load(7, 5, {{2, 4}, {4, 3}, {2, 2}, {4, 2}, {2, 3}});
        uncover(6, 0);
        expect(9, 5);
        uncover(3, 4);
        expect(8, 5);
        uncover(3, 3);
        expect(7, 5);
        uncover(4, 4);
        expect(6, 5);
        secondary(2, 4);
        expect(6, 4);
        uncover(3, 2);
        expect(5, 0, plt::Outcome::won);
        QCOMPARE(seen(), std::string("0000000 / 0112110 / 02#4#20 / 03#5#20 / 02F3110"));
    }
    void f() {
        load(7, 5, {{6, 4}, {1, 2}, {3, 3}, {1, 3}, {6, 1}});
        uncover(6, 2);
        uncover(6, 0);
        expect(33, 5);
        for (const auto& [x, y] : Cells{{2, 2}, {4, 0}, {4, 1}, {2, 0}, {3, 4}, {0, 4}, {1, 0}})
            secondary(x, y);
        for (const auto& [x, y] : Cells{{0, 3}, {5, 1}, {0, 2}, {4, 3}}) {
            secondary(x, y);
            secondary(x, y);
        }
        expect(33, -2);
        secondary(1, 0);
        expect(33, -1);
        uncover(1, 0);
        expect(17, 3);
        // Nothing touches the question mark on (0,2), so it stays.
        QCOMPARE(seen(), std::string("0000011 / 111001# / ?#31111 / ?###?## / F##F###"));
    }
    void g_markCycles() {
        state_ = mines::Rules::begin({}, mines::Rules::deal({}, 1));
        expect(256, 30);
        for (const int counter : {29, 30, 30}) {
            secondary(3, 3);
            expect(256, counter);
        }
        act({mines::Action::flag, 3, 3});
        expect(256, 29);
        act({mines::Action::clear, 3, 3});
        expect(256, 30);
    }
    void h_flagProtectsAndQuestionDoesNot() {
        load(7, 5, {{1, 1}, {5, 3}});
        for (const int x : {1, 2}) {
            secondary(x, 1);
            refused(mines::Action::uncover, x, 1);
            expect(35, 1);
            act({mines::Action::clear, x, 1});
        }
        secondary(2, 1);
        secondary(2, 1);
        uncover(2, 1);
        expect(34, 2);
    }
    void i_dealsAreUniform() {
        const mines::Options options{16, 16, 30, mines::FirstTile::unprotected, mines::Solvable::perhaps};
        constexpr int deals = 10000;
        std::vector<int> counts(256, 0);
        for (int deal = 0; deal < deals; ++deal) {
            const auto state =
                mines::Rules::begin(options, mines::Rules::deal(options, static_cast<std::uint64_t>(deal)));
            int mined = 0;
            for (std::size_t i = 0; i < state.tiles.size(); ++i) {
                mined += state.tiles[i].mine;
                counts[i] += state.tiles[i].mine;
            }
            QCOMPARE(mined, 30);
        }
        const double p = 30.0 / 256;
        const double deviation = std::sqrt(deals * p * (1 - p));
        for (const int count : counts) QVERIFY(std::abs(count - deals * p) < 5 * deviation);
    }
    void j_numbersCountBothWays() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const mines::Options options{static_cast<int>(5 + seed % 20), static_cast<int>(5 + seed % 7),
                                         static_cast<int>(seed % 24), mines::FirstTile::unprotected,
                                         mines::Solvable::perhaps};
            const auto state = mines::Rules::begin(options, mines::Rules::deal(options, seed));
            int sum = 0;
            int pairs = 0;
            for (int cell = 0; cell < state.grid().cells(); ++cell) {
                if (!state.tile(cell).mine) {
                    sum += state.tile(cell).number;
                    continue;
                }
                state.grid().around(cell, [&](int other) { pairs += !state.tile(other).mine; });
            }
            QCOMPARE(sum, pairs);
        }
    }
    void m_nothingAfterTheEnd() {
        load(7, 5, {{0, 0}, {1, 1}});
        uncover(6, 4);
        expect(4, 2);
        auto lost = mines::Rules::apply(state_, {mines::Action::uncover, 0, 0});
        auto won = mines::Rules::apply(state_, {mines::Action::flag, 0, 0});
        QVERIFY(lost.ok() && won.ok());
        state_ = *lost;
        expect(3, 2, plt::Outcome::lost);
        QVERIFY(mines::Rules::legalMoves(state_).empty());
        for (const auto action : {mines::Action::uncover, mines::Action::flag, mines::Action::question,
                                  mines::Action::clear, mines::Action::chord}) {
            refused(action, 1, 0);
            refused(action, 1, 2);
        }
    }
    void n_boardsOfExtremes() {
        load(5, 5, {});
        expect(25, 0);
        uncover(2, 2);
        expect(0, 0, plt::Outcome::won);

        Cells all;
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 5; ++x) {
                if (x != 2 || y != 2) all.emplace_back(x, y);
            }
        }
        load(5, 5, all);
        uncover(2, 2);
        expect(24, 0, plt::Outcome::won);
        QCOMPARE(int(state_.tile(12).number), 8);
        all.erase(all.begin());
        all.emplace_back(2, 2);
        load(5, 5, all);
        uncover(0, 0);
        expect(24, 0, plt::Outcome::won);
        QCOMPARE(int(state_.tile(0).number), 3);
    }
    void o_floodingIsIterative() {
        load(100, 100, {});
        QElapsedTimer timer;
        timer.start();
        uncover(0, 0);
        expect(0, 0, plt::Outcome::won);
        QVERIFY(timer.elapsed() < 1000);
    }
};

QTEST_GUILESS_MAIN(TestFacts)
#include "test_facts.moc"
