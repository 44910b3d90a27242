// SPDX-License-Identifier: MIT
#include "checkers/board/notation.h"
#include "checkers/scene/figures.h"
#include "checkers/scene/landings.h"
#include "checkers/scene/scene.h"
#include "checkers/scene/words.h"
#include "common/look/colours.h"
#include "common/rules/random.h"
#include "common/testing/played_game.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

namespace checkers {

/// The scene of a game, without a window.
class TestCheckersScene : public QObject {
    Q_OBJECT

    static Position fen(const char* text) { return readFen(text).value(); }
    static Picture at(const char* text, const std::vector<const char*>& moves = {}) {
        Picture picture;
        picture.start = fen(text);
        picture.state = Rules::begin({}, {picture.start});
        for (const char* move : moves) {
            picture.moves.push_back(readMoveAt(picture.state.position, move).value());
            picture.state = Rules::apply(picture.state, picture.moves.back()).value();
        }
        return picture;
    }
    static const plt::ScenePiece& pieceOn(const plt::BoardScene& scene, int square) {
        return *std::find_if(
            scene.pieces.begin(), scene.pieces.end(),
            [square](const plt::ScenePiece& piece) { return piece.square == sceneSquare(square); });
    }
    static std::vector<int> targets(const plt::BoardScene& scene, int square) {
        std::vector<int> squares;
        for (const int target : pieceOn(scene, square).targets) squares.push_back(squareOf(target));
        std::sort(squares.begin(), squares.end());
        return squares;
    }
    static std::vector<int> landings(const char* text, const std::vector<int>& path) {
        std::vector<int> squares;
        for (const auto& landing : landingsFrom(fen(text), path)) squares.push_back(landing.square);
        return squares;
    }

  private Q_SLOTS:
    void aLowRoomIsFilledByTheTilt() {
        Picture picture = at("B:W21-32:B1-12");
        const auto tilt = [&picture](QSize room) {
            picture.room = room;
            return sceneOf(picture).tilt;
        };
        const double usual = tilt({});
        for (const QSize room : {QSize(820, 560), QSize(1900, 900), QSize(150, 145), QSize(190, 250)})
            QCOMPARE(tilt(room), usual);
        QVERIFY(tilt({230, 145}) > usual);
        QVERIFY(tilt({336, 145}) > tilt({230, 145}));
        QVERIFY2(tilt({900, 145}) <= 55, "pieces behind kings must stay in sight");
    }
    void squaresLieAsOnABoard() {
        const auto scene = sceneOf(at("B:W21-32:B1-12"));
        QCOMPARE(scene.squares.size(), std::size_t{66});
        QCOMPARE(scene.pieces.size(), std::size_t{24});
        std::set<std::pair<double, double>> corners;
        for (int i = 0; i < 66; ++i) {
            const auto& square = scene.squares[i];
            const int number = squareOf(i);
            QCOMPARE(number == 0 ? -1 : sceneSquare(number), number == 0 ? -1 : i);
            if (i == standOf(Side::first) || i == standOf(Side::second)) {
                QVERIFY(!square.colour.isValid());
                QVERIFY(!square.name.isEmpty());
                QVERIFY(!square.place.intersects(scene.board));
                QVERIFY(scene.visible.contains(square.place));
                continue;
            }
            QVERIFY(scene.board.contains(square.place));
            corners.emplace(square.place.x(), square.place.y());
            // The light squares are only looked at.
            QCOMPARE(square.name.isEmpty(), number == 0);
            const bool dark = static_cast<int>(square.place.x() + square.place.y()) % 2 == 0;
            QCOMPARE(number != 0, dark);
            QCOMPARE(square.colour, dark ? looksOf({}).darkSquare : looksOf({}).lightSquare);
        }
        QCOMPARE(corners.size(), std::size_t{64});
        // The first player sees 4 3 2 1 in front, from the left, and 32 31 30 29 at the far side.
        QCOMPARE(scene.squares[sceneSquare(4)].place.topLeft(), QPointF(0, 0));
        QCOMPARE(scene.squares[sceneSquare(1)].place.topLeft(), QPointF(6, 0));
        QCOMPARE(scene.squares[sceneSquare(32)].place.topLeft(), QPointF(1, 7));
        QCOMPARE(scene.squares[sceneSquare(29)].place.topLeft(), QPointF(7, 7));
        QCOMPARE(scene.squares[sceneSquare(29)].label, QStringLiteral("29"));
    }

    void sidesAndKingsDifferInForm() {
        for (int set = 0; set < pieceSets; ++set) {
            auto picture = at("B:W26,K27:B5,K6");
            picture.set = static_cast<PieceSet>(set);
            const auto scene = sceneOf(picture);
            QCOMPARE(pieceOn(scene, 26).rings, pieceOn(scene, 5).rings + 1);
            QCOMPARE(pieceOn(scene, 27).rings, pieceOn(scene, 6).rings + 1);
            QCOMPARE(pieceOn(scene, 6).height, 2 * pieceOn(scene, 5).height);
            QCOMPARE(pieceOn(scene, 6).picture, 0);
            QCOMPARE(pieceOn(scene, 5).picture, -1);
            QVERIFY(!scene.pictures.front().isNull());
            const auto looks = looksOf(picture.set);
            const auto check = [&](const QColor& one, const QColor& other, double least) {
                QVERIFY2(plt::contrast(one, other) >= least, qPrintable(QStringLiteral("set %1: %2 on %3: %4")
                                                                            .arg(set)
                                                                            .arg(one.name(), other.name())
                                                                            .arg(plt::contrast(one, other))));
            };
            check(looks.first, looks.darkSquare, 3);
            check(looks.second, looks.darkSquare, 3);
            check(looks.first, looks.second, set == static_cast<int>(PieceSet::redAndBlack) ? 1.5 : 3);
            check(looks.lightSquare, looks.darkSquare, 1.5);
        }
    }

    void onlyWhatCanMoveHasTargets() {
        auto picture = at("B:W21-32:B1-12");
        auto scene = sceneOf(picture);
        std::set<int> movable;
        for (const auto& piece : scene.pieces)
            if (!piece.targets.empty()) movable.insert(squareOf(piece.square));
        QVERIFY((movable == std::set<int>{9, 10, 11, 12}));
        QVERIFY((targets(scene, 11) == std::vector<int>{15, 16}));
        picture.movable = false;
        scene = sceneOf(picture);
        for (const auto& piece : scene.pieces) QVERIFY(piece.targets.empty());
        // A compulsory capture leaves only those that capture.
        scene = sceneOf(at("B:W7:BK2,3,12"));
        QVERIFY((targets(scene, 2) == std::vector<int>{11}));
        QVERIFY((targets(scene, 3) == std::vector<int>{10}));
        QVERIFY(targets(scene, 12).empty());
        // Nothing moves when the game is over.
        picture = at("W:W22:B18,11", {"22x8"});
        for (const auto& piece : sceneOf(picture).pieces) QVERIFY(piece.targets.empty());
    }

    void everyLandingOfACaptureIsATarget() {
        QVERIFY((landings("W:W22:B18,11", {22}) == std::vector<int>{8, 15}));
        QVERIFY((landings("W:W22:B18,11", {22, 15}) == std::vector<int>{8}));
        QVERIFY((landings("W:W28:B24,16,23,15", {28}) == std::vector<int>{10, 12, 19}));
        QVERIFY((landings("W:W28:B24,16,23,15", {28, 19}) == std::vector<int>{10, 12}));
        // Both ways round are equally long to 17, so one has to choose first.
        const char* circle = "W:WK19:B15,14,22,23";
        QVERIFY((landings(circle, {19}) == std::vector<int>{10, 26}));
        QVERIFY((landings(circle, {19, 10}) == std::vector<int>{17, 19, 26}));
        QVERIFY(landings("W:W28:B24,16,23,15", {20}).empty());
    }

    void aLandingSaysHowOneGetsThere() {
        // Every landing is the way of a legal move, and every legal move can be made step by step.
        plt::Random random(20);
        for (int game = 0; game < 40; ++game) {
            State state = Rules::begin({}, {});
            while (endOf(state) == End::none) {
                const Position& now = state.position;
                MoveList list;
                generate(now, list);
                QVERIFY(movablePieces(now) != 0);
                for (const Move& move : list) {
                    const auto path = pathOf(move);
                    QVERIFY((movablePieces(now) & bit(move.from)) != 0);
                    for (std::size_t length = 1; length < path.size(); ++length) {
                        const std::vector<int> gone(path.begin(),
                                                    path.begin() + static_cast<std::ptrdiff_t>(length));
                        const auto all = landingsFrom(now, gone);
                        QVERIFY(std::any_of(all.begin(), all.end(), [&](const Landing& landing) {
                            return landing.square == path[length] && landing.path.size() == length + 1;
                        }));
                        for (const auto& landing : all) {
                            QVERIFY(!movesAlong(now, landing.path).empty());
                            QCOMPARE(landing.path.back(), landing.square);
                            QVERIFY(landing.square != gone.back());
                        }
                    }
                }
                const Move move =
                    list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size())))];
                state = Rules::apply(state, move).value();
            }
        }
    }

    void figuresStayTheSameForAGame() {
        plt::Random random(7);
        for (int game = 0; game < 40; ++game) {
            State state = Rules::begin({}, {});
            auto figures = figuresOf(state.position);
            while (endOf(state) == End::none) {
                MoveList list;
                generate(state.position, list);
                const Move move =
                    list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size())))];
                state = Rules::apply(state, move).value();
                advance(figures, move);
                Board first = 0;
                Board second = 0;
                Board kings = 0;
                std::map<Side, std::set<int>> places;
                for (const Figure& figure : figures) {
                    QCOMPARE(figure.side == Side::first, figure.id < maxPieces);
                    if (figure.square == 0) {
                        QVERIFY(places[figure.side].insert(figure.place).second);
                        continue;
                    }
                    (figure.side == Side::first ? first : second) |= bit(figure.square);
                    if (figure.king) kings |= bit(figure.square);
                }
                QCOMPARE(first, state.position.first);
                QCOMPARE(second, state.position.second);
                QCOMPARE(kings, state.position.kings);
                // Captured pieces stand in a row without gaps.
                for (const auto& [side, taken] : places)
                    if (!taken.empty()) QCOMPARE(*taken.rbegin(), static_cast<int>(taken.size()) - 1);
            }
        }
    }

    void capturedPiecesStandBeside() {
        const auto scene = sceneOf(at("W:W18,26,27:B14,15,8", {"18x4"}));
        std::vector<const plt::ScenePiece*> taken;
        for (const auto& piece : scene.pieces)
            if (piece.square == standOf(Side::second)) taken.push_back(&piece);
        QCOMPARE(taken.size(), std::size_t{2});
        QVERIFY(taken[0]->centre != taken[1]->centre);
        const auto& stand = scene.squares[standOf(Side::second)];
        for (const auto* piece : taken) {
            QVERIFY(stand.place.contains(piece->centre));
            QVERIFY(piece->targets.empty());
            QVERIFY(piece->id < maxPieces);
        }
        QCOMPARE(stand.name, QStringLiteral("captured by White, 2 men"));
        QCOMPARE(scene.squares[standOf(Side::first)].name, QStringLiteral("captured by Red, nothing"));
        QVERIFY(pieceOn(scene, 4).picture == 0);
    }

    /// A crown is told from the piece below it by its colour or by its outline, and both from each other.
    void crownsAreToldFromPiecesOfAnyColour() {
        const QImage& picture = crown();
        const QColor gold = picture.pixelColor(picture.width() / 2, picture.height() * 6 / 10);
        // The first colour from the left in the row of the middle.
        int x = 0;
        while (picture.pixelColor(x, picture.height() / 2).alpha() < 255) ++x;
        const QColor outline = picture.pixelColor(x, picture.height() / 2);
        QVERIFY(x > 0 && plt::contrast(gold, outline) >= 4.5);
        for (int set = 0; set < pieceSets; ++set)
            for (const Side side : {Side::first, Side::second}) {
                const QColor piece = looksOf(static_cast<PieceSet>(set)).of(side);
                const double told = std::max(plt::contrast(gold, piece), plt::contrast(outline, piece));
                QVERIFY2(told >= 3, qPrintable(QString::number(told)));
            }
    }

    /// The board is what is played on: it takes most of the width and stands where it can be seen well.
    void theStandsLeaveTheWidthToTheBoard() {
        const auto scene = sceneOf(at("B:W21-32:B1-12"));
        QVERIFY(scene.board.width() / scene.visible.width() > 0.85);
    }

    void twelveCapturedPiecesDoNotTouch() {
        for (const Side side : {Side::first, Side::second}) {
            // Twelve lone men, each captured in turn, seen as figures.
            auto picture = at("B:W21-32:B1-12");
            auto scene = sceneOf(picture);
            std::vector<QPointF> centres;
            double radius = 0;
            State state = picture.state;
            plt::Random random(side == Side::first ? 1 : 5);
            // Plays until much was captured.
            while (endOf(state) == End::none) {
                MoveList list;
                generate(state.position, list);
                const Move move =
                    list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size())))];
                state = Rules::apply(state, move).value();
                picture.moves.push_back(move);
                picture.state = state;
            }
            scene = sceneOf(picture);
            for (const auto& piece : scene.pieces) {
                if (piece.square != standOf(side)) continue;
                centres.push_back(piece.centre);
                radius = piece.radius;
                QVERIFY(scene.visible.contains(piece.centre));
            }
            QVERIFY(centres.size() > 5);
            for (std::size_t i = 0; i < centres.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(QLineF(centres[i], centres[j]).length() >= 2 * radius);
        }
    }

    void marksAndWays() {
        auto picture = at("W:W22:B18,11,1", {"22x8"});
        picture.passing = {15, 8};
        auto scene = sceneOf(picture);
        const auto mark = [&](int square) { return scene.squares[sceneSquare(square)].mark; };
        for (const int square : {22, 15, 8}) QVERIFY(mark(square) == plt::SquareMark::lastMove);
        QVERIFY(mark(18) == plt::SquareMark::none);
        QCOMPARE(pieceOn(scene, 8).via.size(), std::size_t{1});
        QCOMPARE(pieceOn(scene, 8).via.front(), scene.squares[sceneSquare(15)].place.center());
        QVERIFY(pieceOn(scene, 1).via.empty());
        picture.hint = {1, 5};
        scene = sceneOf(picture);
        QVERIFY(mark(1) == plt::SquareMark::hint);
        QVERIFY(mark(22) == plt::SquareMark::lastMove);
        QCOMPARE(scene.hintFrom, sceneSquare(1));
        QCOMPARE(scene.hintTo, sceneSquare(5));
    }

    void whatMustCaptureIsMarkedAboveTheLastMove() {
        // 11-15 puts a piece before the white one on 18, which has to take it; the one on 32 may not move.
        auto picture = at("B:W18,32:B11,1", {"11-15"});
        const auto mark = [&](int square) { return sceneOf(picture).squares[sceneSquare(square)].mark; };
        QVERIFY(mark(18) == plt::SquareMark::must);
        QVERIFY(mark(32) == plt::SquareMark::none);
        QVERIFY(mark(15) == plt::SquareMark::lastMove);
        // It is for a person to see.
        picture.movable = false;
        QVERIFY(mark(18) == plt::SquareMark::none);
        // Without a capture every piece may move, and none must.
        picture = at("B:W22,32:B11,1", {"11-15"});
        QVERIFY(mark(22) == plt::SquareMark::none);
    }

    void capturedPiecesWaitForTheMover() {
        auto picture = at("W:W22,31:B18,11,1", {"22x8"});
        const auto waits = [&] {
            std::map<int, std::vector<QPointF>> all;  // by place in the stand
            for (const auto& piece : sceneOf(picture).pieces)
                if (piece.square == standOf(Side::second)) all[static_cast<int>(all.size())] = piece.via;
            return all;
        };
        const auto centre = [](int square) {
            return sceneOf(at("B:W32:B1")).squares[sceneSquare(square)].place.center();
        };
        picture.passing = {15, 8};
        auto all = waits();
        // The piece with the lower number was captured later.
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY((all[0] == std::vector<QPointF>{centre(11), centre(11)}));
        QVERIFY((all[1] == std::vector<QPointF>{centre(18)}));
        // Only the second half of the way is shown.
        picture.passing = {8};
        all = waits();
        QVERIFY((all[0] == std::vector<QPointF>{centre(11)}));
        QVERIFY(all[1].empty());
        // Nothing moves, or it moves back.
        picture.passing = {};
        QVERIFY(waits()[0].empty());
        picture.passing = {6, 1};
        QVERIFY(waits()[0].empty());
    }

    void aCaptureHalfWayThrough() {
        auto picture = at("W:W28,32:B24,16,23,15");
        picture.path = {28, 19};
        const auto scene = sceneOf(picture);
        QVERIFY((targets(scene, 19) == std::vector<int>{10, 12}));
        QVERIFY(targets(scene, 32).empty());
        // The man on 24 is captured already and stands beside, though the rules still have it.
        int beside = 0;
        for (const auto& piece : scene.pieces)
            if (piece.square == standOf(Side::second)) ++beside;
        QCOMPARE(beside, 1);
        QCOMPARE(scene.squares[sceneSquare(24)].name, QStringLiteral("24, empty"));
        QCOMPARE(scene.squares[sceneSquare(19)].name, QStringLiteral("19, white man, can move"));
    }

    void endsAreExplained() {
        const auto end = [](const char* text, const std::vector<const char*>& moves,
                            const std::optional<Move>& last = {}) {
            State state = Rules::begin({}, {fen(text)});
            for (const char* move : moves)
                state = Rules::apply(state, readMoveAt(state.position, move).value()).value();
            if (last) state = Rules::apply(state, *last).value();
            return endText(state, PieceSet::redAndWhite);
        };
        QCOMPARE(end("W:W22:B18,11", {"22x8"}), QStringLiteral("Red has no piece left."));
        QCOMPARE(end("B:W21,17:B9,5", {"9-13"}, Move::resign()), QStringLiteral("White has resigned."));
        QCOMPARE(end("B:W21,17:B9,5", {}, Move::agreeDraw()), QStringLiteral("Both sides agreed."));
        QCOMPARE(end("B:W12:B3,4", {"4-8"}), QStringLiteral("White cannot move."));
        QCOMPARE(end("B:WK32:BK1", {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32"}),
                 QStringLiteral("The position is there for the third time."));
        QCOMPARE(end("B:W21,17:B9,5", {}), QString());
    }

    void turnsAreExplained() {
        const auto turn = [](const char* text, const char* players) {
            return turnText(Rules::begin({}, {fen(text)}), *Rules::seatsOf(players), PieceSet::redAndWhite);
        };
        QCOMPARE(turn("B:W21-32:B1-12", "person-person"), QStringLiteral("It is Red's turn."));
        QCOMPARE(turn("W:W21-32:B1-12", "medium-person"), QStringLiteral("Your turn: you play White."));
        QCOMPARE(turn("B:W7:BK2,3", "person-person"),
                 QStringLiteral("It is Red's turn. You must capture with the piece on 2 or 3."));
        // The computer knows that it must capture.
        QCOMPARE(turn("B:W7:BK2,3", "easy-person"), QStringLiteral("It is Red's turn."));
        State quiet = Rules::begin({}, {fen("B:WK32:BK1")});
        const auto people = *Rules::seatsOf("person-person");
        quiet.quietPlies = 75;
        QVERIFY(turnText(quiet, people, {}).contains(QStringLiteral("A draw in 3 moves")));
        quiet.quietPlies = 79;
        QVERIFY(turnText(quiet, people, {}).contains(QStringLiteral("A draw after the next move")));
        quiet.options.automaticDraws = false;
        QCOMPARE(turnText(quiet, people, {}), QStringLiteral("It is Red's turn."));
    }

    void valuesAreTheFirstSides() {
        plt::Thought thought;
        thought.value = 0.5;
        const QString point(QLocale().decimalPoint());
        QCOMPARE(valueText(thought, Side::first, {}), QStringLiteral("+0") + point + QStringLiteral("50"));
        QCOMPARE(valueText(thought, Side::second, {}), QStringLiteral("-0") + point + QStringLiteral("50"));
        thought.proven = true;
        thought.value = 299.95;
        QCOMPARE(valueText(thought, Side::second, {}),
                 QStringLiteral("White wins in at most 3 moves, proven"));
        QCOMPARE(valueText(thought, Side::first, {}), QStringLiteral("Red wins in at most 3 moves, proven"));
        thought.value = -299.98;
        QCOMPARE(valueText(thought, Side::first, {}), QStringLiteral("White wins with the next move"));
        thought.value = 0;
        QCOMPARE(valueText(thought, Side::first, {}), QStringLiteral("draw, proven"));
    }
};

}  // namespace checkers

QTEST_MAIN(checkers::TestCheckersScene)
#include "test_view_scene.moc"
