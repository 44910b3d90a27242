// SPDX-License-Identifier: MIT
#include "common/board/hand/hand_marks.h"
#include "common/board/hand/hand_press.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/gl/geometry/camera.h"
#include "scenes_for_tests.h"

#include <cmath>
#include <random>

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace plt;
using test::at;

namespace {

/// A hand that records its signals.
class HandForTests : public SceneHand {
  public:
    explicit HandForTests(BoardScene scene) {
        setScene(std::move(scene));
        connect(this, &SceneHand::liftedChanged, this,
                [this](int piece) { log << QStringLiteral("lift %1").arg(piece); });
        connect(this, &SceneHand::pieceMoved, this, [this](int piece, int square) {
            log << QStringLiteral("move %1 %2").arg(piece).arg(square);
        });
        connect(this, &SceneHand::moveRefused, this, [this](int piece, int square) {
            log << QStringLiteral("refuse %1 %2").arg(piece).arg(square);
        });
        connect(this, &SceneHand::cellChosen, this,
                [this](int square) { log << QStringLiteral("square %1").arg(square); });
    }
    QStringList take() { return std::exchange(log, {}); }
    QStringList log;
};

/// Pieces 8 .. 11 of the checkers scene are on a3's row: c3 is piece 9, with targets b4 and d4.
constexpr int c3 = at(2, 2);
constexpr int b4 = at(1, 3);
constexpr int d4 = at(3, 3);
constexpr int onC3 = 9;
constexpr int onE3 = 10;

QPointF middle(int square) {
    const int row = square / 8;
    return {square % 8 + 0.5, row + 0.5};
}

}  // namespace

class TestSceneHand : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void squaresByPoint_data();
    void squaresByPoint();
    void decorationIsNoPlace();
    void onlyMovablePiecesAreLifted();
    void dragAndDropOnATarget();
    void dropElsewhereIsRefused();
    void dropAtHomeIsSilent();
    void dropWithoutHoldingPutsBack();
    void aMovedPieceStaysWhereItWasPut();
    void theGameAnswersBeforeAMoveIsShown();
    void chooseLiftsAndDrops();
    void chooseAnotherPieceInstead();
    void chooseNothingMovable();
    void chooseATargetWithAPieceOfOnesOwn();
    void choosePieces();
    void theOutermostPieceIsChosen();
    void aNewSceneKeepsOrTakesTheLiftedPiece();
    void aSceneMayBeSetWithinASignal();
    void cursorSteps_data();
    void cursorSteps();
    void cursorStepsWhenTurned();
    void cursorOverDarkSquaresOnly();
    void cursorStaysOnPlaces();
    void changesAreToldOnce();
    void disabledSquaresRefuse();
    void openSquaresLightUp();
    void dragsKeepTheGrabbedPoint();
    void aPressOnWhatIsLifted();
    void randomHandling();
};

void TestSceneHand::squaresByPoint_data() {
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<int>("square");
    QTest::newRow("middle") << QPointF(5.5, 3.5) << at(5, 3);
    QTest::newRow("near the corner") << QPointF(5.99, 3.01) << at(5, 3);
    QTest::newRow("left border") << QPointF(5, 3.5) << at(5, 3);
    QTest::newRow("lower border") << QPointF(5.5, 3) << at(5, 3);
    QTest::newRow("off to the left") << QPointF(-0.01, 3) << -1;
    QTest::newRow("off to the right") << QPointF(8, 3) << -1;
    QTest::newRow("off at the top") << QPointF(3, 8) << -1;
    QTest::newRow("nowhere") << QPointF(qQNaN(), 1) << -1;
}

void TestSceneHand::squaresByPoint() {
    QFETCH(QPointF, point);
    const HandForTests hand(test::checkers());
    QTEST(hand.cellAt(point), "square");
}

void TestSceneHand::decorationIsNoPlace() {
    BoardScene scene = test::checkers();
    scene.squares[at(5, 3)].name.clear();
    HandForTests hand(scene);
    QVERIFY(!hand.isPlace(at(5, 3)));
    QVERIFY(hand.isPlace(at(5, 4)));
    QVERIFY(!hand.isPlace(-1));
    QVERIFY(!hand.isPlace(64));
    QCOMPARE(hand.cellAt({5.5, 3.5}), -1);
    hand.setCursor(at(5, 3), true);
    QVERIFY(hand.cursor() != at(5, 3));
}

void TestSceneHand::onlyMovablePiecesAreLifted() {
    HandForTests hand(test::checkers());
    QVERIFY(!hand.lift(0));
    QVERIFY(!hand.lift(99));
    QVERIFY(!hand.lift(-1));
    QCOMPARE(hand.take(), QStringList());
    QCOMPARE(hand.lifted(), -1);
    QVERIFY(hand.lift(onC3));
    QCOMPARE(hand.lifted(), onC3);
    QVERIFY(hand.lift(onC3));
    QCOMPARE(hand.take(), QStringList{QStringLiteral("lift 9")});
    // Held elsewhere and lifted once more, it stands over its own place again; nothing else was lifted.
    hand.hold({5, 5});
    QVERIFY(hand.lift(onC3));
    QVERIFY(!hand.heldAt());
    QCOMPARE(hand.take(), QStringList());
    QVERIFY(hand.isTarget(b4));
    QVERIFY(hand.isTarget(d4));
    QVERIFY(!hand.isTarget(c3));
    QVERIFY(!hand.isTarget(-1));
}

void TestSceneHand::dragAndDropOnATarget() {
    HandForTests hand(test::checkers());
    QVERIFY(hand.lift(onC3));
    QCOMPARE(hand.landing(), -1);
    hand.hold({3.99, 3.01});
    QCOMPARE(hand.landing(), d4);
    QVERIFY(hand.mayLand());
    hand.hold({2.5, 3.5});
    QCOMPARE(hand.landing(), at(2, 3));
    QVERIFY(!hand.mayLand());
    hand.hold({1.2, 3.2});
    hand.drop();
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                       QStringLiteral("move 9 %1").arg(b4)}));
    QCOMPARE(hand.lifted(), -1);
    QVERIFY(!hand.heldAt());
}

void TestSceneHand::dropElsewhereIsRefused() {
    HandForTests hand(test::checkers());
    hand.lift(onC3);
    hand.hold({2.5, 3.5});
    hand.drop();
    hand.lift(onC3);
    hand.hold({-3, -3});
    QCOMPARE(hand.landing(), -1);
    QVERIFY(!hand.mayLand());
    hand.drop();
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                       QStringLiteral("refuse 9 %1").arg(at(2, 3)), QStringLiteral("lift 9"),
                                       QStringLiteral("lift -1"), QStringLiteral("refuse 9 -1")}));
    QCOMPARE(hand.piece(onC3)->square, c3);
    QCOMPARE(hand.piece(onC3)->centre, middle(c3));
}

void TestSceneHand::dropAtHomeIsSilent() {
    HandForTests hand(test::checkers());
    hand.lift(onC3);
    hand.hold({2.6, 2.6});
    hand.drop();
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
}

void TestSceneHand::dropWithoutHoldingPutsBack() {
    HandForTests hand(test::checkers());
    hand.drop();
    hand.dropOn(b4);
    hand.hold({1, 1});
    QCOMPARE(hand.take(), QStringList());
    hand.lift(onC3);
    hand.drop();
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
    QCOMPARE(hand.lifted(), -1);
}

void TestSceneHand::aMovedPieceStaysWhereItWasPut() {
    HandForTests hand(test::checkers());
    hand.lift(onC3);
    hand.hold({1.1, 3.9});
    hand.drop();
    QCOMPARE(hand.piece(onC3)->square, b4);
    QCOMPARE(hand.piece(onC3)->centre, middle(b4));
    // The game does not accept the move: the next scene has the piece at its old place.
    hand.setScene(test::checkers());
    QCOMPARE(hand.piece(onC3)->centre, middle(c3));
}

void TestSceneHand::theGameAnswersBeforeAMoveIsShown() {
    // Otherwise a chosen piece would begin to move straight to a square that it reaches by several jumps.
    HandForTests hand(test::checkers());
    hand.choose(c3);
    connect(&hand, &SceneHand::changed, &hand, [&hand] { hand.log << QStringLiteral("changed"); });
    hand.take();
    hand.choose(d4);
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift -1"), QStringLiteral("move 9 %1").arg(d4),
                                       QStringLiteral("changed")}));
    // The hand may be gone after that.
    auto* const other = new HandForTests(test::checkers());
    connect(other, &SceneHand::pieceMoved, other, [other] { delete other; });
    const QPointer<SceneHand> alive(other);
    other->choose(c3);
    other->choose(d4);
    QVERIFY(!alive);
}

void TestSceneHand::chooseLiftsAndDrops() {
    HandForTests hand(test::checkers());
    hand.choose(c3);
    QCOMPARE(hand.lifted(), onC3);
    QVERIFY(!hand.heldAt());
    hand.choose(d4);
    hand.choose(at(4, 2));
    hand.choose(at(4, 2));
    hand.choose(at(4, 2));
    hand.choose(at(0, 4));
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                       QStringLiteral("move 9 %1").arg(d4), QStringLiteral("lift 10"),
                                       QStringLiteral("lift -1"), QStringLiteral("lift 10"),
                                       QStringLiteral("lift -1"), QStringLiteral("refuse 10 32")}));
}

void TestSceneHand::chooseAnotherPieceInstead() {
    HandForTests hand(test::checkers());
    hand.choose(c3);
    hand.choose(at(4, 2));
    QCOMPARE(hand.lifted(), onE3);
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift 10")}));
}

void TestSceneHand::chooseNothingMovable() {
    HandForTests hand(test::checkers());
    hand.choose(at(0, 0));
    hand.choose(at(0, 3));
    QCOMPARE(hand.take(), QStringList({QStringLiteral("square 0"), QStringLiteral("square 24")}));
    hand.choose(c3);
    hand.choose(at(0, 0));
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                       QStringLiteral("refuse 9 0")}));
}

void TestSceneHand::chooseATargetWithAPieceOfOnesOwn() {
    // Gobblet: a large piece goes over a small one of the same side, which could be moved itself.
    BoardScene scene = test::gobblet();
    auto& small = scene.pieces[0];
    small.square = 4;
    small.centre = {1.5, 1.5};
    HandForTests hand(scene);
    hand.choose(scene.pieces[2].square);
    QCOMPARE(hand.lifted(), 2);
    hand.choose(4);
    QCOMPARE(hand.take(),
             QStringList({QStringLiteral("lift 2"), QStringLiteral("lift -1"), QStringLiteral("move 2 4")}));
}

void TestSceneHand::choosePieces() {
    HandForTests hand(test::checkers());
    hand.choosePiece(99);
    hand.choosePiece(0);
    hand.choosePiece(onC3);
    hand.choosePiece(onC3);
    hand.choosePiece(onC3);
    hand.choosePiece(onE3);
    QCOMPARE(hand.take(),
             QStringList({QStringLiteral("square 0"), QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                          QStringLiteral("lift 9"), QStringLiteral("lift 10")}));
}

void TestSceneHand::theOutermostPieceIsChosen() {
    BoardScene scene = test::gobblet();
    for (const std::size_t index : {std::size_t(2), std::size_t(0), std::size_t(1)}) {
        scene.pieces[index].square = 4;
        scene.pieces[index].centre = {1.5, 1.5};
    }
    HandForTests hand(scene);
    QCOMPARE(hand.movablePieceOn(4), 2);
    QCOMPARE(hand.movablePieceOn(0), -1);
    // Solid pieces are stacked: the one on top.
    scene.pieces[0].foot = 2;
    hand.setScene(scene);
    QCOMPARE(hand.movablePieceOn(4), 0);
    scene.pieces[0].targets.clear();
    hand.setScene(scene);
    QCOMPARE(hand.movablePieceOn(4), 2);
}

void TestSceneHand::aNewSceneKeepsOrTakesTheLiftedPiece() {
    HandForTests hand(test::checkers());
    hand.lift(onC3);
    hand.hold({1.5, 3.5});
    BoardScene next = test::checkers();
    next.squares[0].mark = SquareMark::hint;
    hand.setScene(next);
    QCOMPARE(hand.lifted(), onC3);
    QVERIFY(hand.heldAt().has_value());
    next.pieces[onC3].targets.clear();
    hand.setScene(next);
    QCOMPARE(hand.lifted(), -1);
    QVERIFY(!hand.heldAt());
    hand.setScene(test::checkers());
    hand.lift(onC3);
    next.pieces.clear();
    hand.setScene(next);
    QCOMPARE(hand.lifted(), -1);
    hand.setScene({});
    hand.choose(3);
    hand.choose(-1);
    QCOMPARE(hand.step(0, 1, 0), 0);
}

void TestSceneHand::aSceneMayBeSetWithinASignal() {
    HandForTests hand(test::checkers());
    connect(&hand, &SceneHand::liftedChanged, &hand, [&hand] { hand.setScene({}); });
    connect(&hand, &SceneHand::pieceMoved, &hand, [&hand] { hand.setScene(test::checkers()); });
    hand.lift(onC3);
    QCOMPARE(hand.lifted(), -1);
    hand.setScene(test::checkers());
    hand.choosePiece(onC3);
    QVERIFY(hand.scene().pieces.empty());
}

void TestSceneHand::cursorSteps_data() {
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("right") << 1 << 0 << at(3, 3) << at(4, 3);
    QTest::newRow("left") << -1 << 0 << at(3, 3) << at(2, 3);
    QTest::newRow("away") << 0 << 1 << at(3, 3) << at(3, 4);
    QTest::newRow("near") << 0 << -1 << at(3, 3) << at(3, 2);
    QTest::newRow("edge") << 1 << 0 << at(7, 3) << at(7, 3);
    QTest::newRow("corner") << 0 << -1 << at(0, 0) << at(0, 0);
    QTest::newRow("no square") << 1 << 0 << 64 << 64;
    QTest::newRow("none") << 1 << 0 << -1 << -1;
}

void TestSceneHand::cursorSteps() {
    QFETCH(int, dx);
    QFETCH(int, dy);
    QFETCH(int, from);
    const HandForTests hand(test::checkers());
    QTEST(hand.step(from, dx, dy), "to");
}

void TestSceneHand::cursorStepsWhenTurned() {
    BoardScene scene = test::checkers();
    scene.turned = true;
    const HandForTests hand(scene);
    QCOMPARE(hand.step(at(3, 3), 1, 0), at(2, 3));
    QCOMPARE(hand.step(at(3, 3), 0, 1), at(3, 2));
}

void TestSceneHand::cursorOverDarkSquaresOnly() {
    BoardScene scene = test::checkers();
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x)
            if ((x + y) % 2 != 0) scene.squares[at(x, y)].name.clear();
    const HandForTests hand(scene);
    QCOMPARE(hand.step(at(2, 2), 1, 0), at(4, 2));
    const int up = hand.step(at(2, 2), 0, 1);
    QVERIFY(up == at(1, 3) || up == at(3, 3));
    // Every square can be reached from every other.
    for (int y = 0; y < 8; ++y) {
        int square = at(y % 2, y);
        for (int steps = 0; steps < 4; ++steps) square = hand.step(square, 1, 0);
        QCOMPARE(square / 8, y);
        QVERIFY(square % 8 >= 6);
    }
}

void TestSceneHand::cursorStaysOnPlaces() {
    HandForTests hand(test::checkers());
    hand.setCursor(1000, true);
    QCOMPARE(hand.cursor(), 63);
    QVERIFY(hand.isCursorVisible());
    hand.setCursor(-5, true);
    QCOMPARE(hand.cursor(), 0);
    hand.setCursor(63, true);
    hand.setScene(test::gobblet());
    QCOMPARE(hand.cursor(), int(hand.scene().squares.size()) - 1);
    BoardScene scene = test::checkers();
    scene.squares[0].name.clear();
    HandForTests other(scene);
    QCOMPARE(other.cursor(), 1);
}

void TestSceneHand::changesAreToldOnce() {
    HandForTests hand(test::checkers());
    const QSignalSpy changes(&hand, &SceneHand::changed);
    hand.lift(onC3);
    QCOMPARE(changes.count(), 1);
    hand.hold({1, 1});
    hand.hold({1, 1});
    QCOMPARE(changes.count(), 2);
    hand.setCursor(5, true);
    hand.setCursor(5, true);
    QCOMPARE(changes.count(), 3);
    hand.putBack();
    hand.putBack();
    QCOMPARE(changes.count(), 4);
}

void TestSceneHand::disabledSquaresRefuse() {
    BoardScene scene = test::checkers();
    scene.squares[c3].enabled = false;
    scene.squares[at(5, 3)].enabled = false;
    HandForTests hand(scene);
    QVERIFY(!hand.isMovable(onC3));
    QVERIFY(!hand.lift(onC3));
    hand.choose(c3);
    hand.choosePiece(onC3);
    hand.choose(at(5, 3));
    QCOMPARE(hand.take(), QStringList());
    // e3 may go to d4 and f4, of which f4 is disabled.
    QVERIFY(hand.lift(onE3));
    QVERIFY(hand.isTarget(d4));
    QVERIFY(!hand.isTarget(at(5, 3)));
    hand.choose(at(5, 3));
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 10"), QStringLiteral("lift -1"),
                                       QStringLiteral("refuse 10 %1").arg(at(5, 3))}));
    // A lifted piece is put back when its square becomes disabled.
    QVERIFY(hand.lift(onE3));
    scene.squares[at(4, 2)].enabled = false;
    hand.setScene(scene);
    QCOMPARE(hand.lifted(), -1);
}

void TestSceneHand::openSquaresLightUp() {
    BoardScene scene = test::checkers();
    scene.squares[d4].open = true;
    scene.squares[b4].open = true;
    scene.squares[b4].enabled = false;
    HandForTests hand(scene);
    const std::vector<MarkedCell> lit{{d4, HandMark::landing}};
    QCOMPARE(marksOf(hand, -1).size(), std::size_t(0));
    QCOMPARE(marksOf(hand, c3).size(), std::size_t(0));
    QCOMPARE(marksOf(hand, b4).size(), std::size_t(0));
    QVERIFY(marksOf(hand, d4) == lit);
    QVERIFY(hand.acts(-1, d4));
    QVERIFY(!hand.acts(-1, b4));
    hand.choose(d4);
    QCOMPARE(hand.take(), QStringList{QStringLiteral("square %1").arg(d4)});
    // The visible keyboard cursor has priority, and a lifted piece over both.
    hand.setCursor(c3, true);
    QCOMPARE(marksOf(hand, d4).size(), std::size_t(0));
    hand.setCursor(d4, true);
    QVERIFY(marksOf(hand, c3) == lit);
    scene.squares[at(7, 7)].open = true;
    hand.setScene(scene);
    hand.lift(onC3);
    hand.setCursor(at(7, 7), true);
    for (const MarkedCell& mark : marksOf(hand, -1)) QVERIFY(mark.mark == HandMark::target);
}

void TestSceneHand::dragsKeepTheGrabbedPoint() {
    CameraView view;
    const Camera camera(QRectF(0, 0, 8, 8), view, QSizeF(800, 600));
    const QPointF centre = middle(c3);
    const auto pixelOf = [&camera](double x, double y) { return camera.project({x, y, 0.35}).value(); };
    const auto level = [&camera](QPointF pixel) { return camera.onLevel(pixel, 0.35); };
    const auto near = [](QPointF one, QPointF other) {
        return std::hypot(one.x() - other.x(), one.y() - other.y()) < 1e-6;
    };
    HandForTests hand(test::checkers());
    HandPress press(hand);
    // A piece that is grabbed at its rim moves as far as the pointer does at the height of the grab.
    const QPointF rim = pixelOf(centre.x() + 0.25, centre.y() - 0.1);
    press.press(rim, {onC3, c3}, level(rim), centre);
    QCOMPARE(hand.lifted(), onC3);
    QVERIFY(!press.isDragging());
    const QPointF over = pixelOf(3.99 + 0.25, 3.01 - 0.1);
    press.move(over, level(over));
    QVERIFY(press.isDragging());
    QVERIFY(near(hand.heldAt().value(), {3.99, 3.01}));
    // Above the horizon it stays where it was.
    press.move({400, -500}, std::nullopt);
    QVERIFY(near(hand.heldAt().value(), {3.99, 3.01}));
    press.release({-1, -1}, std::nullopt);
    QCOMPARE(hand.take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                       QStringLiteral("move 9 %1").arg(d4)}));
    QVERIFY(!press.isActive());
}

void TestSceneHand::aPressOnWhatIsLifted() {
    HandForTests hand(test::checkers());
    HandPress press(hand);
    const auto click = [&](HandPress::Target on) {
        press.press({100, 100}, on, QPointF(0, 0), QPointF(0, 0));
        press.release(on, QPointF(0, 0));
    };
    click({onC3, c3});
    QCOMPARE(hand.lifted(), onC3);
    // A small movement does not drag the chosen piece, and a press that ends elsewhere is no click.
    press.press({100, 100}, {onC3, c3}, QPointF(2.5, 2.5), middle(c3));
    press.move({101, 100}, QPointF(2.6, 2.5));
    QVERIFY(!hand.heldAt());
    press.release({-1, d4}, QPointF(2.6, 2.5));
    QCOMPARE(hand.lifted(), onC3);
    click({-1, -1});
    QCOMPARE(hand.lifted(), -1);
    // Cancelling a press undoes its effect, and nothing else.
    press.press({100, 100}, {onC3, c3}, QPointF(2.5, 2.5), middle(c3));
    press.cancel();
    QCOMPARE(hand.lifted(), -1);
    click({onC3, c3});
    press.press({100, 100}, {-1, at(0, 4)}, QPointF(0.5, 4.5), {});
    press.cancel();
    QCOMPARE(hand.lifted(), onC3);
    press.move({300, 300}, QPointF(5, 5));
    press.release({-1, d4}, QPointF(5, 5));
    QCOMPARE(hand.lifted(), onC3);
}

void TestSceneHand::randomHandling() {
    std::mt19937 random(7);
    const auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    HandForTests hand(test::gobblet());
    QObject::connect(&hand, &SceneHand::pieceMoved, &hand, [&hand](int piece, int square) {
        const auto* moved = hand.piece(piece);
        QVERIFY(moved != nullptr);
        QCOMPARE(moved->square, square);
        QVERIFY(std::ranges::find(moved->targets, square) != moved->targets.end());
        QCOMPARE(hand.lifted(), -1);
        hand.setScene(test::gobblet());
    });
    QObject::connect(&hand, &SceneHand::moveRefused, &hand, [&hand](int piece, int square) {
        const auto* refused = hand.piece(piece);
        QVERIFY(std::ranges::find(refused->targets, square) == refused->targets.end());
        QVERIFY(refused->square != square);
    });
    for (int i = 0; i < 20000; ++i) {
        const int before = hand.lifted();
        switch (below(8)) {
            case 0:
                hand.lift(below(14) - 1);
                break;
            case 1:
                hand.hold({below(100) / 10.0 - 3, below(50) / 10.0 - 1});
                break;
            case 2:
                hand.drop();
                QCOMPARE(hand.lifted(), -1);
                break;
            case 3:
                hand.dropOn(below(24) - 1);
                QCOMPARE(hand.lifted(), -1);
                break;
            case 4:
                hand.choose(below(21));
                break;
            case 5:
                hand.choosePiece(below(14) - 1);
                break;
            case 6:
                hand.setCursor(hand.step(hand.cursor(), below(3) - 1, below(3) - 1), below(2) == 0);
                break;
            default:
                if (before >= 0 && below(4) == 0) hand.putBack();
        }
        if (hand.lifted() >= 0)
            QVERIFY(!hand.piece(hand.lifted())->targets.empty());
        else
            QVERIFY(!hand.heldAt());
        QVERIFY(hand.isPlace(hand.cursor()));
        QVERIFY(!hand.mayLand() || hand.isTarget(hand.landing()));
        hand.log.clear();
    }
}

QTEST_MAIN(TestSceneHand)
#include "test_scene_hand.moc"
