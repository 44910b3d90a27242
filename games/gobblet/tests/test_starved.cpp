// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/player/known_positions.h"
#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"
#include "gobblet/tests/proofs.h"

#include <algorithm>

#include <QTest>

/// The expert on 3 x 3 is perfect and searches few positions, even without any time or if stopped before it
/// begins to think.
class TestStarved : public QObject {
    Q_OBJECT

    using Level = gobblet::Level;
    using Move = gobblet::Move;
    using Position = gobblet::Position;
    using Rules = gobblet::Rules;
    using Side = gobblet::Side;
    using State = gobblet::State;
    using End = gobblet::End;
    using Kind = gobblet::Value::Kind;
    using Solver = gobblet::Solver;

    /// Must move at once: it is stopped before it begins.
    static plt::Question hurried(std::uint64_t seed) {
        std::stop_source hurry;
        hurry.request_stop();
        plt::Question question;
        question.stop = hurry.get_token();
        question.seed = seed;
        return question;
    }
    /// Has no time: as on a machine that is busy with other things.
    static plt::Question starved(std::uint64_t seed) {
        plt::Question question;
        question.budget.time = std::chrono::milliseconds(0);
        question.seed = seed;
        return question;
    }
    static Move smart(const State& state, bool hurries, std::uint64_t seed) {
        return Rules::choose(state, "smart", hurries ? hurried(seed) : starved(seed));
    }
    /// The position that this key of a canonical form stands for, with Red to move.
    static Position positionOf(std::uint64_t key) {
        const auto spread = [](std::uint64_t bits) {
            gobblet::Pieces pieces = 0;
            for (int at = 0; at < 27; ++at)
                if ((bits >> at & 1) != 0)
                    pieces |= gobblet::piece(at / 9, gobblet::cellAt(at % 9 % 3, at % 9 / 3));
            return pieces;
        };
        Position position;
        position.of(Side::red) = spread((key - 1) >> 27);
        position.of(Side::yellow) = spread((key - 1) & 0x7ff'ffff);
        return position;
    }

  private Q_SLOTS:
    void redWinsInThirteen_data() {
        QTest::addColumn<bool>("hurries");
        QTest::newRow("told to move") << true;
        QTest::newRow("no time") << false;
    }
    void redWinsInThirteen() {
        QFETCH(bool, hurries);
        plt::Random random(80);
        Solver solver;
        for (int game = 0; game < 12 / gobblet::testing::share; ++game) {
            State state = gobblet::testing::begun({});
            while (endOf(state) == End::none) {
                Move move = gobblet::testing::randomMove(state, random);
                if (state.position.toMove == Side::red) {
                    move = smart(state, hurries, random.next());
                } else if (game % 2 == 0) {
                    const auto best = solver.solve(state.position, {}, {}).best();
                    move = best[random.below(best.size())];
                }
                state = gobblet::testing::mustApply(state, move);
            }
            QCOMPARE(*winnerOf(state), Side::red);
            QVERIFY(state.plies <= 13);
        }
    }

    /// It finds a best action in any position.
    void nothingIsThrownAway_data() { redWinsInThirteen_data(); }
    void nothingIsThrownAway() {
        QFETCH(bool, hurries);
        plt::Random random(81);
        Solver solver;
        std::array<int, 3> seen{};
        for (int round = 0; round < 120 / gobblet::testing::share; ++round) {
            const State state = gobblet::testing::wandered(3, random, random.between(1, 14));
            const auto value = solver.solve(state.position, {}, {}).value();
            const Move move = smart(state, hurries, random.next());
            const State next = gobblet::testing::mustApply(state, move);
            ++seen[static_cast<std::size_t>(value.kind)];
            if (endOf(next) != End::none) {
                QVERIFY(winnerOf(next) == state.position.toMove || value.kind == Kind::loses);
                continue;
            }
            const auto answer = solver.solve(next.position, {}, {}).value();
            if (value.kind == Kind::wins) QVERIFY((answer == gobblet::Value{Kind::loses, value.plies - 1}));
            if (value.kind == Kind::open) QCOMPARE(answer.kind, Kind::open);
            if (value.kind == Kind::loses) QVERIFY((answer == gobblet::Value{Kind::wins, value.plies - 1}));
        }
        QVERIFY(std::count(seen.begin(), seen.end(), 0) == 0 || gobblet::testing::share > 1);
    }

    /// Positions in which no win can be forced take the longest, and only one action of many keeps the
    /// balance.
    void openPositionsStayOpen_data() {
        QTest::addColumn<QString>("position");
        for (const char* text :
             {"r-y0,,,,,y0,,,r1", "r-y0,r1,,,,,,y0,", "y-y1,,r0,,,,,r0,", "r-,r0,,,,,,r0y1y2,",
              "y-,,,r0,,y0y1,,r0,", "y-,,,r0,,,r2,r0y1y2,", "y-,r0,,r0y1r2,,y1,,,", "r-,y0r1r2,y2,r0,,,,,y2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void openPositionsStayOpen() {
        QFETCH(QString, position);
        const auto start = Rules::readStart({}, position.toStdString());
        QVERIFY(start);
        const State state = Rules::begin({}, *start);
        for (const bool hurries : {true, false}) {
            Solver solver;
            QCOMPARE(solver.solve(state.position, {}, {}).value().kind, Kind::open);
            const State next = gobblet::testing::mustApply(state, smart(state, hurries, 3));
            QCOMPARE(solver.solve(next.position, {}, {}).value().kind, Kind::open);
        }
    }

    void itIsQuicklyStopped() {
        plt::Random random(82);
        std::stop_source stop;
        stop.request_stop();
        Solver solver;
        QVERIFY(solver.solve(gobblet::emptyBoard(3), {}, stop.get_token()).nodes <= Solver::lookEvery);
        for (int round = 0; round < 60 / gobblet::testing::share; ++round) {
            const State state = gobblet::testing::wandered(3, random, random.between(0, 7));
            std::uint64_t positions = 0;
            plt::Question question = hurried(random.next());
            question.report = [&positions](const plt::Thought& thought) { positions = thought.nodes; };
            Rules::choose(state, "smart", question);
            // The table has all that takes longer on boards with so few pieces.
            QVERIFY2(positions <= 6'000 + Solver::lookEvery, qPrintable(QString::number(positions)));
        }
    }

    void whatIsKnownIsBest() {
        const auto known = gobblet::knownPositions();
        QVERIFY(std::is_sorted(known.begin(), known.end()));
        Solver solver;
        // All of them would take minutes.
        const auto step = static_cast<std::size_t>(40 * gobblet::testing::share);
        for (std::size_t i = 0; i < known.size(); ++i) {
            const Position position = positionOf(known[i]);
            QCOMPARE(smallBoardKey(canonical(position)), known[i]);
            const auto best = gobblet::knownBest(position);
            QVERIFY(best);
            if (i % step == 0)
                QVERIFY(gobblet::testing::texts(solver.solve(position, {}, {}).best())
                            .contains(Rules::write(*best)));
        }
        QVERIFY(!gobblet::knownBest(gobblet::testing::played(3, "+2@1,1 +1@1,0 +1@1,2 +2@1,2").position));
    }
};

QTEST_GUILESS_MAIN(TestStarved)
#include "test_starved.moc"
