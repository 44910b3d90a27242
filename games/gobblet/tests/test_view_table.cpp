// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/rules/random.h"
#include "common/testing/played_game.h"
#include "gobblet/board/threats.h"
#include "gobblet/options/thinking_time.h"
#include "gobblet/scene/scene.h"
#include "gobblet/scene/words.h"
#include "gobblet/tests/played.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <QTest>

/// Picture and texts of a state: functions without a window.
class TestGobbletTable : public QObject {
    Q_OBJECT

    using Move = gobblet::Move;
    using Placement = gobblet::Placement;
    using Rules = gobblet::Rules;
    using Side = gobblet::Side;
    using Sight = gobblet::Sight;
    using State = gobblet::State;

    static plt::BoardScene sceneOf(const State& state, const Sight& sight = {}) {
        return makeScene(state, Placement(state.options.width).in(state.position), sight);
    }
    static plt::SquareMark markOf(const plt::BoardScene& scene, int column, int row, int width) {
        return scene.squares[row * width + column].mark;
    }
    static QString nameOf(const plt::BoardScene& scene, int column, int row, int width) {
        return scene.squares[row * width + column].name;
    }
    /// Pieces have the sides, sizes and cells of the position, and nests hold what they can hold.
    static void agrees(const Placement& placement, const gobblet::Position& position) {
        gobblet::Position seen = gobblet::emptyBoard(placement.width());
        seen.toMove = position.toMove;
        for (int piece = 0; piece < placement.pieces(); ++piece) {
            if (placement.cellOf(piece) < 0) continue;
            const auto one = gobblet::piece(placement.sizeOf(piece), placement.cellOf(piece));
            QVERIFY((seen.of(placement.sideOf(piece)) & one) == 0);
            seen.of(placement.sideOf(piece)) |= one;
        }
        QVERIFY(seen == position);
        std::set<std::tuple<Side, int, int>> places;
        for (int piece = 0; piece < placement.pieces(); ++piece) {
            if (placement.cellOf(piece) >= 0) continue;
            const int stand = placement.standOf(piece);
            QVERIFY(stand >= 0 && stand < placement.stands());
            QVERIFY(places.insert({placement.sideOf(piece), stand, placement.sizeOf(piece)}).second);
        }
        if (placement.width() == 3) return;
        // Beside the board a larger piece has all smaller ones in it.
        for (const auto& [side, stand, size] : places)
            for (int inner = 0; inner < size; ++inner) QVERIFY(places.contains({side, stand, inner}));
    }

  private Q_SLOTS:
    /// The stands take no more of the width than their pieces need.
    void theStandsLeaveTheWidthToTheBoard() {
        const plt::BoardScene scene = sceneOf(Rules::begin({}, Rules::deal({}, 0)));
        QVERIFY(scene.board.width() / scene.visible.width() > 0.45);
        for (const plt::ScenePiece& piece : scene.pieces) {
            const QRectF place = scene.squares[piece.square].place;
            QVERIFY(place.width() > 2 * piece.radius && place.contains(piece.centre));
            for (const plt::SceneSquare& other : scene.squares)
                QVERIFY(other.place == place ||
                        !other.place.intersects(place.adjusted(0.01, 0.01, -0.01, -0.01)));
        }
    }

    // Single pieces -------------------------------------------------------------------------------------
    void allPiecesBeginBesideTheBoard() {
        for (const int width : {3, 4}) {
            const Placement placement(width);
            QCOMPARE(placement.pieces(), width == 3 ? 12 : 24);
            QCOMPARE(placement.stands(), width == 3 ? 6 : 3);
            agrees(placement, gobblet::emptyBoard(width));
            for (const Side side : {Side::red, Side::yellow}) {
                for (int stand = 0; stand < placement.stands(); ++stand) {
                    const int piece = placement.onStand(side, stand);
                    QVERIFY(placement.sideOf(piece) == side && placement.isOutermost(piece));
                    QCOMPARE(placement.sizeOf(piece), width == 3 ? stand / 2 : 3);
                }
            }
        }
    }

    /// However a game goes, back and forward and to other games, pieces stay where they need not move.
    void pieceskeepTheirPlaces() {
        plt::Random random(8);
        for (int game = 0; game < 60; ++game) {
            const int width = game % 3 == 0 ? 3 : 4;
            std::vector<State> states{gobblet::testing::begun(gobblet::testing::sized(width))};
            Placement placement(width);
            for (int ply = 0; ply < 40; ++ply) {
                auto moves = Rules::legalMoves(states.back());
                if (moves.empty()) break;
                const Move move = moves[random.below(moves.size())];
                const auto next = Rules::apply(states.back(), move);
                QVERIFY(next.ok());
                const Side side = states.back().position.toMove;
                // Sometimes the player has taken it from a certain stand.
                std::vector<int> equal;
                for (int stand = 0; stand < placement.stands(); ++stand) {
                    const int piece = placement.onStand(side, stand);
                    if (move.kind == Move::Kind::place && piece >= 0 && placement.sizeOf(piece) == move.size)
                        equal.push_back(piece);
                }
                const int chosen = equal.empty() || random.coin() ? -1 : equal[random.below(equal.size())];
                const Placement after = placement.in(next->position, chosen);
                agrees(after, next->position);
                int moved = 0;
                for (int piece = 0; piece < after.pieces(); ++piece) {
                    if (after.cellOf(piece) != placement.cellOf(piece)) ++moved;
                    if (after.cellOf(piece) < 0) QCOMPARE(after.standOf(piece), placement.standOf(piece));
                }
                if (move.kind != Move::Kind::claimDraw) QCOMPARE(moved, 1);
                if (chosen >= 0) QCOMPARE(after.cellOf(chosen), int{move.to});
                states.push_back(*next);
                if (random.below(4) == 0) {
                    // As when the game was read from a file: where pieces came from is not known.
                    placement = Placement(width).in(next->position);
                    agrees(placement, next->position);
                } else {
                    placement = after;
                }
            }
            while (states.size() > 1) {
                const Placement before = placement;
                states.pop_back();
                placement = placement.in(states.back().position);
                agrees(placement, states.back().position);
                int moved = 0;
                for (int piece = 0; piece < placement.pieces(); ++piece)
                    if (placement.cellOf(piece) != before.cellOf(piece)) ++moved;
                QVERIFY(moved <= 1);
            }
            // To a state of another game at once.
            const State other = gobblet::testing::wandered(width, random, 12);
            agrees(placement.in(other.position), other.position);
            agrees(placement.in(gobblet::emptyBoard(7 - width)), gobblet::emptyBoard(7 - width));
        }
    }

    void aPieceComesBackToItsStand() {
        for (const int width : {3, 4}) {
            const State start = gobblet::testing::begun(gobblet::testing::sized(width));
            const Placement before(width);
            const int stand = width == 3 ? 5 : 2;
            const int piece = before.onStand(Side::red, stand);
            const Placement after = before.in(
                gobblet::testing::continued(start, width == 3 ? "+2@1,1" : "+3@1,1").position, piece);
            QCOMPARE(after.cellOf(piece), gobblet::cellAt(1, 1));
            QCOMPARE(after.shownIn(gobblet::cellAt(1, 1)), piece);
            QCOMPARE(after.onStand(Side::red, stand) < 0, width == 3);
            QVERIFY(after.in(start.position) == before);
        }
    }

    void movesOfPieces() {
        const auto state = gobblet::testing::played(3, "+0@1,1 +2@0,0");
        const auto placement = Placement(3).in(state.position);
        const int small = placement.shownIn(gobblet::cellAt(1, 1));
        QVERIFY(placement.moveTo(small, gobblet::cellAt(2, 0)) ==
                Move::shift(gobblet::cellAt(1, 1), gobblet::cellAt(2, 0)));
        QCOMPARE(placement.pieceOf(placement.moveTo(small, 0), Side::red), small);
        const int large = placement.onStand(Side::red, 4);
        QVERIFY(placement.moveTo(large, gobblet::cellAt(2, 0)) == Move::place(2, gobblet::cellAt(2, 0)));
        QCOMPARE(placement.pieceOf(Move::place(2, 0), Side::red), large);
        QCOMPARE(placement.pieceOf(Move::claimDraw(), Side::red), -1);
    }

    // The scene -----------------------------------------------------------------------------------------
    void placesAndSizes() {
        for (const int width : {3, 4}) {
            auto scene = sceneOf(gobblet::testing::begun(gobblet::testing::sized(width)));
            QCOMPARE(scene.visible, width == 3 ? QRectF(-1.7, 0, 6.4, 3) : QRectF(-1, 0, 6, 4));
            QCOMPARE(scene.board, QRectF(0, 0, width, width));
            QCOMPARE(scene.tilt, 20.0);
            QCOMPARE(scene.lift, 1.2);
            QCOMPARE(scene.squares.size(), std::size_t(width == 3 ? 9 + 12 : 16 + 6));
            const auto isToken = [](const plt::ScenePiece& piece) {
                return piece.id >= Placement::maximumPieces;
            };
            std::erase_if(scene.pieces, isToken);
            QCOMPARE(scene.pieces.size(), std::size_t(width == 3 ? 12 : 24));
            std::map<double, int> diameters;
            std::set<int> ids;
            for (const auto& piece : scene.pieces) {
                ++diameters[2 * piece.radius];
                QCOMPARE(piece.height, 3 * piece.radius);
                QVERIFY(piece.hollow);
                QVERIFY(ids.insert(piece.id).second);
                const auto& square = scene.squares[piece.square];
                QCOMPARE(piece.centre, square.place.center());
                const bool red = piece.id < static_cast<int>(scene.pieces.size()) / 2;
                QCOMPARE(red, piece.centre.x() < 0);
                QCOMPARE(!red, piece.centre.x() > width);
            }
            const std::map<double, int> wanted =
                width == 3 ? std::map<double, int>{{0.4, 4}, {0.6, 4}, {0.75, 4}}
                           : std::map<double, int>{{0.3, 6}, {0.45, 6}, {0.65, 6}, {0.8, 6}};
            QVERIFY(diameters == wanted);
            for (const auto& square : scene.squares) {
                QVERIFY(!square.name.isEmpty());
                QCOMPARE(square.colour.isValid(), scene.board.contains(square.place));
            }
        }
        // With 4 x 4 the nests are level with the lines between the rows.
        const auto scene = sceneOf(gobblet::testing::begun(gobblet::testing::sized(4)));
        std::set<std::pair<double, double>> nests;
        for (const auto& piece : scene.pieces)
            if (piece.id < Placement::maximumPieces) nests.insert({piece.centre.x(), piece.centre.y()});
        QVERIFY((nests == std::set<std::pair<double, double>>{
                              {-0.5, 1}, {-0.5, 2}, {-0.5, 3}, {4.5, 1}, {4.5, 2}, {4.5, 3}}));
    }

    /// Pieces may be lifted, and put down, exactly as the rules say.
    void targetsAreLegalMoves() {
        plt::Random random(21);
        for (int game = 0; game < 60; ++game) {
            const int width = game % 2 == 0 ? 3 : 4;
            const State state = gobblet::testing::wandered(width, random, random.between(0, 25));
            const auto placement = Placement(width).in(state.position);
            const auto scene = makeScene(state, placement, {});
            std::set<std::string> moves;
            for (const auto& piece : scene.pieces) {
                if (!piece.targets.empty()) QVERIFY(placement.isOutermost(piece.id));
                for (const int square : piece.targets)
                    moves.insert(
                        Rules::write(placement.moveTo(piece.id, gobblet::cellOfSquare(square, width))));
            }
            std::set<std::string> legal;
            for (const Move& move : Rules::legalMoves(state))
                if (move.kind != Move::Kind::claimDraw) legal.insert(Rules::write(move));
            QVERIFY(moves == legal);
            Sight still;
            still.movable = false;
            for (const auto& piece : makeScene(state, placement, still).pieces)
                QVERIFY(piece.targets.empty());
        }
    }

    void marks() {
        using plt::SquareMark;
        auto state = gobblet::testing::played(3, "+2@0,0 +1@2,2 0,0>1,0");
        auto scene = sceneOf(state);
        QCOMPARE(markOf(scene, 0, 0, 3), SquareMark::lastMove);
        QCOMPARE(markOf(scene, 1, 0, 3), SquareMark::lastMove);
        QCOMPARE(markOf(scene, 2, 2, 3), SquareMark::none);
        Sight sight;
        sight.hintCells = {4};
        sight.hint = Move::place(2, gobblet::cellAt(1, 1));
        scene = sceneOf(state, sight);
        QCOMPARE(markOf(scene, 1, 1, 3), SquareMark::hint);
        // An arrow leads from the stand to the cell.
        QVERIFY(scene.squares[scene.hintFrom].mark == SquareMark::hint);
        QVERIFY(scene.hintFrom >= 9);
        QCOMPARE(scene.hintTo, 4);
        const auto placement = Placement(3).in(state.position);
        int marked = 0;
        for (int stand = 0; stand < 12; ++stand) {
            if (scene.squares[9 + stand].mark == SquareMark::none) continue;
            QCOMPARE(placement.sizeOf(placement.onStand(Side::yellow, stand - 6)), 2);
            ++marked;
        }
        QCOMPARE(marked, 1);
        // The end shows its line, and no threat any more.
        state = gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1 +2@2,0");
        sight = {};
        sight.threats = true;
        scene = sceneOf(state, sight);
        for (int column = 0; column < 3; ++column) QCOMPARE(markOf(scene, column, 0, 3), SquareMark::winning);
        QCOMPARE(markOf(scene, 1, 1, 3), SquareMark::none);
    }

    void threatsAreMarkedAndTold() {
        using plt::SquareMark;
        // Yellow is to move; Red shows two in row 0.
        auto state = gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0");
        Sight sight;
        sight.threats = true;
        auto scene = sceneOf(state, sight);
        for (int column = 0; column < 3; ++column) QCOMPARE(markOf(scene, column, 0, 3), SquareMark::threat);
        QCOMPARE(gobblet::threatsText(state), QStringLiteral("Red threatens a1, b1, c1."));
        QCOMPARE(markOf(sceneOf(state), 2, 0, 3), SquareMark::none);
        // Now Red can win.
        state = gobblet::testing::played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1");
        scene = sceneOf(state, sight);
        for (int column = 0; column < 3; ++column) QVERIFY(markOf(scene, column, 0, 3) != SquareMark::none);
        QVERIFY(gobblet::threatsText(state).contains(QStringLiteral("Red can complete a1, b1, c1.")));
        // The specification's piece over Yellow's row.
        state = gobblet::testing::played(3, "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0");
        scene = sceneOf(state, sight);
        QCOMPARE(markOf(scene, 2, 0, 3), SquareMark::threat);
        QVERIFY2(gobblet::threatsText(state).contains(QStringLiteral("Red holds down a line on c1.")),
                 qPrintable(gobblet::threatsText(state)));
        QCOMPARE(gobblet::threatsText(gobblet::testing::played(3, "")),
                 QStringLiteral("No line is threatened."));
    }

    void sidesDifferWithoutColour() {
        const auto scene = sceneOf(gobblet::testing::begun(gobblet::testing::sized(3)));
        std::map<int, std::set<int>> rings;
        for (const auto& piece : scene.pieces) rings[piece.id < 6 ? 0 : 1].insert(piece.rings);
        QCOMPARE(rings[0].size(), std::size_t{1});
        QCOMPARE(rings[1].size(), std::size_t{1});
        QVERIFY(rings[0] != rings[1]);
        for (const bool dark : {false, true}) {
            Sight sight;
            sight.dark = dark;
            const auto colours = sceneOf(gobblet::testing::begun(gobblet::testing::sized(4)), sight);
            for (const auto& piece : colours.pieces)
                for (const auto& square : colours.squares)
                    if (square.disc.isValid()) QVERIFY(plt::contrast(piece.colour, square.disc) >= 3);
            QVERIFY(plt::contrast(colours.pieces.front().colour, colours.pieces.back().colour) >= 1.8);
        }
    }

    // Words ---------------------------------------------------------------------------------------------
    void namesTellWhatIsSeen() {
        const auto state = gobblet::testing::played(3, "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0");
        auto scene = sceneOf(state);
        QCOMPARE(nameOf(scene, 0, 0, 3), QStringLiteral("a1, yellow large"));
        QCOMPARE(nameOf(scene, 2, 2, 3), QStringLiteral("c3, empty"));
        QCOMPARE(nameOf(scene, 2, 0, 3), QStringLiteral("c1, red large"));
        Sight training;
        training.covered = true;
        scene = sceneOf(state, training);
        QCOMPARE(nameOf(scene, 0, 0, 3), QStringLiteral("a1, yellow large"));
        QCOMPARE(nameOf(scene, 2, 0, 3), QStringLiteral("c1, red large over yellow medium over red small"));
        // Six of a side are on stands at first; Red has placed the large one of its fifth nest.
        QCOMPARE(scene.squares[9 + 0].name, QStringLiteral("red stand 1, empty"));
        QCOMPARE(scene.squares[9 + 5].name, QStringLiteral("red stand 6, large"));
        QCOMPARE(scene.squares[9 + 6].name, QStringLiteral("yellow stand 1, empty"));
        QCOMPARE(gobblet::standText(Side::red, 0, 2, 4),
                 QStringLiteral("red stand 1, medium over small over tiny"));
        QCOMPARE(gobblet::sizeName(0, 4), QStringLiteral("tiny"));
        QCOMPARE(gobblet::sizeName(0, 3), QStringLiteral("small"));
        QCOMPARE(gobblet::sizeName(3, 4), gobblet::sizeName(2, 3));
    }

    /// Without the training option nothing in the scene reveals a covered piece.
    void coveredPiecesShowOnlyForTraining() {
        const auto state = gobblet::testing::played(3, "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0");
        QCOMPARE(sceneOf(state).pieces.size(), std::size_t{12});
        Sight training;
        training.covered = true;
        const auto scene = sceneOf(state, training);
        QCOMPARE(scene.pieces.size(), std::size_t{14});
        for (const auto& piece : scene.pieces) {
            if (piece.id < Placement::maximumPieces) continue;
            QCOMPARE(piece.square, 2);
            QVERIFY(piece.targets.empty());
            const auto& cell = scene.squares[2].place;
            QVERIFY(cell.contains(QRectF(piece.centre.x() - piece.radius, piece.centre.y() - piece.radius,
                                         2 * piece.radius, 2 * piece.radius)));
            // Beside even the largest piece.
            const QPointF way = piece.centre - cell.center();
            QVERIFY(std::hypot(way.x(), way.y()) > piece.radius + 0.4);
        }
    }

    /// With 4 x 4 three smaller pieces are in each large one at first.
    void nestsShowWhatIsInside() {
        const auto tokensOn = [](const plt::BoardScene& scene, int square) {
            return std::count_if(scene.pieces.begin(), scene.pieces.end(), [square](const auto& piece) {
                return piece.id >= Placement::maximumPieces && piece.square == square;
            });
        };
        auto state = gobblet::testing::played(4, "");
        for (int stand = 0; stand < 6; ++stand) QCOMPARE(tokensOn(sceneOf(state), 16 + stand), 3);
        state = gobblet::testing::played(4, "+3@0,0");
        int inside = 0;
        for (int stand = 0; stand < 3; ++stand)
            inside += static_cast<int>(tokensOn(sceneOf(state), 16 + stand));
        QCOMPARE(inside, 8);
        QCOMPARE(tokensOn(sceneOf(state), 0), 0);
        for (const auto& piece : sceneOf(state).pieces)
            if (piece.id >= Placement::maximumPieces) QVERIFY(piece.targets.empty());
    }

    void endsAreExplained() {
        using gobblet::testing::continued;
        using gobblet::testing::played;
        const auto won = played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1 +2@2,0");
        QCOMPARE(gobblet::ending(won, {}), QStringLiteral("The line a1, b1, c1 is complete."));
        const auto over = played(3, "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0 2,0>0,1");
        QCOMPARE(gobblet::ending(over, {}), QStringLiteral("Red uncovered the line a1, b1, c1."));
        QCOMPARE(gobblet::ending(over, Side::red), QStringLiteral("You uncovered the line a1, b1, c1."));
        QCOMPARE(gobblet::ending(over, Side::yellow), QStringLiteral("Red uncovered the line a1, b1, c1."));
        const auto round = std::string("0,0>1,0 2,2>1,2 1,0>0,0 1,2>2,2 ");
        auto state = played(3, "+2@0,0 +2@2,2 " + round);
        QVERIFY(!gobblet::standing(state, gobblet::Turn::person).contains(QStringLiteral("draw")));
        state = continued(state, round);
        QVERIFY(gobblet::standing(state, gobblet::Turn::person)
                    .contains(QStringLiteral("a draw can be claimed")));
        QCOMPARE(gobblet::ending(continued(state, "draw"), {}),
                 QStringLiteral("This position has come up three times."));
        QVERIFY(gobblet::ending(state, {}).isEmpty());
    }

    void thoughtsInWords() {
        plt::Thought thought{8, 0.35, false, 120, "+3@2,1 0,0>1,1 +2@0,0 +1@3,3 +0@3,3"};
        const QString point(QLocale().decimalPoint());
        QCOMPARE(gobblet::thoughtText(thought, 4),
                 QStringLiteral("8 plies, 120 positions, +0%1").arg(point) +
                     QStringLiteral("35 lines: large to c2, a1 to b2, medium to a1, small to d4"));
        thought = {1, -199, true, 5, ""};
        QCOMPARE(gobblet::thoughtText(thought, 3),
                 QStringLiteral("1 ply, 5 positions, loses against the best play"));
    }

    // Thinking times ------------------------------------------------------------------------------------
    void timesAreNumbersFromZeroOn() {
        const auto c = QLocale::c();
        const QLocale german(QLocale::German);
        using gobblet::readSeconds;
        QVERIFY(readSeconds(QStringLiteral("3.0"), c) == 3.0);
        QVERIFY(readSeconds(QStringLiteral(" 0 "), c) == 0.0);
        QVERIFY(readSeconds(QStringLiteral("0.05"), c) == 0.05);
        QVERIFY(readSeconds(QStringLiteral("1e3"), c) == 1000.0);
        QVERIFY(readSeconds(QStringLiteral("2,5"), german) == 2.5);
        QVERIFY(readSeconds(QStringLiteral("2.5"), german) == 2.5);
        for (const char* bad : {"", " ", "-1", "-0.001", "three", "1..2", "nan", "inf", "-inf", "1 2", "3s"})
            QVERIFY2(!readSeconds(QString::fromLatin1(bad), c), bad);
        QCOMPARE(gobblet::writeSeconds(3, c), QStringLiteral("3.0"));
        QCOMPARE(gobblet::writeSeconds(0.25, c), QStringLiteral("0.25"));
        QCOMPARE(gobblet::writeSeconds(2.5, german), QStringLiteral("2,5"));
        plt::Random random(2);
        for (int i = 0; i < 500; ++i) {
            const double seconds = static_cast<double>(random.below(1'000'000)) / 1000;
            for (const auto& locale : {c, german})
                QVERIFY(readSeconds(gobblet::writeSeconds(seconds, locale), locale) == seconds);
        }
        using gobblet::budgetTime;
        QCOMPARE(budgetTime(gobblet::usualSeconds).count(), 3000);
        QVERIFY(budgetTime(1e300) > std::chrono::hours(100));
        QCOMPARE(budgetTime(0).count(), 0);
    }
};

QTEST_MAIN(TestGobbletTable)
#include "test_view_table.moc"
