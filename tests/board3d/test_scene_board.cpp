// SPDX-License-Identifier: MIT
#include "board_for_tests.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace plt;
using namespace plt::test;

/// The behaviour of a SceneBoard that is the same in both views.
class TestSceneBoard : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { window.reset(); }

    void showsAsAsked_data() { bothWays(); }
    void showsAsAsked();
    void clickAndClick_data() { bothWays(); }
    void clickAndClick();
    void dragKeepsTheGrip_data() { bothWays(); }
    void dragKeepsTheGrip();
    void dragToAnotherSquareIsRefused_data() { bothWays(); }
    void dragToAnotherSquareIsRefused();
    void aDragBelongsToWhatWasPressed_data() { bothWays(); }
    void aDragBelongsToWhatWasPressed();
    void pressWithoutMovingIsNoMove_data() { bothWays(); }
    void pressWithoutMovingIsNoMove();
    void disabledPiecesAndEmptySquaresAreTold_data() { bothWays(); }
    void disabledPiecesAndEmptySquaresAreTold();
    void disabledSquaresTakeNothing_data() { bothWays(); }
    void disabledSquaresTakeNothing();
    void openSquaresLightUpUnderThePointer_data() { bothWays(); }
    void openSquaresLightUpUnderThePointer();
    void escapePutsBackADrag_data() { bothWays(); }
    void escapePutsBackADrag();
    void otherButtonsLiftNothing_data() { bothWays(); }
    void otherButtonsLiftNothing();
    void aSceneDuringADrag_data() { bothWays(); }
    void aSceneDuringADrag();
    void nestedPieces_data() { bothWays(); }
    void nestedPieces();
    void turnedBoard_data() { bothWays(); }
    void turnedBoard();
    void everySquareAndPieceHasAPoint_data() { bothWays(); }
    void everySquareAndPieceHasAPoint();
    void concealedTakesNothing_data() { bothWays(); }
    void concealedTakesNothing();
    void motionEnds_data() { bothWays(); }
    void motionEnds();
    void anySize_data() { bothWays(); }
    void anySize();
    void wordsFindRoomBesideTheBoard_data() { bothWays(); }
    void wordsFindRoomBesideTheBoard();
    void deletedDuringAMove_data() { bothWays(); }
    void deletedDuringAMove();

  private:
    std::unique_ptr<BoardWindow> window;
    SceneBoard& board() { return window->board; }
    QStringList take() { return window->take(); }
    /// Opens a board with the checkers scene as the data row says; skips what the machine cannot do.
    void open(BoardScene scene = checkers());
};

void TestSceneBoard::init() {
    window.reset();
}

void TestSceneBoard::open(BoardScene scene) {
    QFETCH(bool, perspective);
    window = std::make_unique<BoardWindow>(perspective);
    window->open(std::move(scene));
    if (perspective && !board().isPerspective()) {
        window.reset();
        QSKIP("There is no OpenGL here.");
    }
    QCOMPARE(board().isPerspective(), perspective);
}

void TestSceneBoard::showsAsAsked() {
    open();
    if (!window) return;
    QVERIFY(!board().grab().toImage().isNull());
    QCOMPARE(board().scene(), checkers());
    QCOMPARE(board().liftedPiece(), -1);
    QVERIFY(!board().isAnimating());
    QVERIFY(window->notices.isEmpty());
}

void TestSceneBoard::clickAndClick() {
    open();
    if (!window) return;
    window->click(board().piecePoint(onC3));
    QCOMPARE(take(), QStringList{QStringLiteral("lift 9")});
    QCOMPARE(board().liftedPiece(), onC3);
    window->click(board().squarePoint(d4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift -1"), QStringLiteral("move 9 %1").arg(d4)}));
    // Choosing the piece again puts it back; choosing another own piece lifts that one.
    board().setScene(checkers(), false);
    window->click(board().piecePoint(onC3));
    window->click(board().piecePoint(onE3));
    QCOMPARE(board().liftedPiece(), onE3);
    window->click(board().piecePoint(onE3));
    QCOMPARE(board().liftedPiece(), -1);
    take();
    window->click(board().piecePoint(onC3));
    window->click(board().squarePoint(at(2, 4)));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                  QStringLiteral("refuse 9 %1").arg(at(2, 4))}));
}

void TestSceneBoard::dragKeepsTheGrip() {
    open();
    if (!window) return;
    // Gripped near its edge, the piece is where its centre is: just on the target although the pointer is
    // not.
    const QPoint grip = board().piecePoint(onC3) + QPoint(window->squareSide() / 5, 0);
    const QPoint way = board().squarePoint(b4) - board().squarePoint(c3);
    window->press(grip);
    QCOMPARE(board().liftedPiece(), onC3);
    window->drag(grip, grip + way);
    QCOMPARE(board().liftedPiece(), onC3);
    window->release(grip + way);
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                  QStringLiteral("move 9 %1").arg(b4)}));
}

void TestSceneBoard::dragToAnotherSquareIsRefused() {
    open();
    if (!window) return;
    window->dragFromTo(board().piecePoint(onC3), board().squarePoint(at(4, 4)));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                  QStringLiteral("refuse 9 %1").arg(at(4, 4))}));
    window->dragFromTo(board().piecePoint(onC3), QPoint(4, board().height() - 4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                  QStringLiteral("refuse 9 -1")}));
    QCOMPARE(board().scene(), checkers());
    // A drag away and back is no move.
    const QPoint home = board().piecePoint(onC3);
    window->press(home);
    window->drag(home, board().squarePoint(at(4, 4)));
    window->drag(board().squarePoint(at(4, 4)), home);
    window->release(home);
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
}

void TestSceneBoard::aDragBelongsToWhatWasPressed() {
    open();
    if (!window) return;
    const QPoint empty = board().squarePoint(at(2, 4));
    window->press(empty);
    window->drag(empty, board().piecePoint(onC3));
    window->drag(board().piecePoint(onC3), board().squarePoint(d4));
    window->release(board().squarePoint(d4));
    QCOMPARE(take(), QStringList());
    // A piece that may not be moved picks up none of those it passes.
    window->dragFromTo(board().piecePoint(1), board().squarePoint(d4));
    QCOMPARE(take(), QStringList());
}

void TestSceneBoard::pressWithoutMovingIsNoMove() {
    open();
    if (!window) return;
    const QPoint point = board().piecePoint(onE3);
    window->press(point);
    window->release(point);
    QCOMPARE(take(), QStringList{QStringLiteral("lift 10")});
    QCOMPARE(board().scene(), checkers());
}

void TestSceneBoard::disabledPiecesAndEmptySquaresAreTold() {
    open();
    if (!window) return;
    window->click(board().piecePoint(0));
    window->click(board().squarePoint(at(3, 4)));
    QCOMPARE(take(), QStringList({QStringLiteral("square 0"), QStringLiteral("square %1").arg(at(3, 4))}));
}

void TestSceneBoard::disabledSquaresTakeNothing() {
    BoardScene scene = checkers();
    constexpr int f4 = at(5, 3);
    scene.squares[c3].enabled = false;
    scene.squares[f4].enabled = false;
    scene.squares[at(3, 4)].enabled = false;
    open(scene);
    if (!window) return;
    // A click or a drag does not lift a piece on a disabled square, and a click on an empty one emits
    // nothing.
    window->click(board().piecePoint(onC3));
    window->dragFromTo(board().piecePoint(onC3), board().squarePoint(d4));
    window->click(board().squarePoint(at(3, 4)));
    QTest::keyClick(&board(), Qt::Key_Return);
    board().setCursorSquare(c3);
    QTest::keyClick(&board(), Qt::Key_Return);
    QCOMPARE(take(), QStringList());
    QCOMPARE(board().scene().pieces[onC3].square, c3);
    // Of two targets of a piece only the one that is enabled takes it.
    window->click(board().piecePoint(onE3));
    window->click(board().squarePoint(f4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 10"), QStringLiteral("lift -1"),
                                  QStringLiteral("refuse 10 %1").arg(f4)}));
    window->dragFromTo(board().piecePoint(onE3), board().squarePoint(d4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 10"), QStringLiteral("lift -1"),
                                  QStringLiteral("move 10 %1").arg(d4)}));
    // A piece that is enabled again can be lifted again.
    board().setScene(checkers(), false);
    window->click(board().piecePoint(onC3));
    QCOMPARE(take(), QStringList(QStringLiteral("lift 9")));
}

void TestSceneBoard::openSquaresLightUpUnderThePointer() {
    BoardScene scene = checkers();
    constexpr int d5 = at(3, 4);
    constexpr int f5 = at(5, 4);
    scene.squares[d5].open = true;
    scene.squares[f5].open = true;
    scene.squares[f5].enabled = false;
    open(scene);
    if (!window) return;
    const auto seen = [this] {
        board().finishAnimation();
        QCoreApplication::processEvents();
        return board().grab().toImage();
    };
    const auto pointAt = [this](int square) {
        const QPoint point = board().squarePoint(square);
        auto* const under = window->under(point);
        plt::testing::movePointer(*under, under->mapFrom(&board(), point));
    };
    pointAt(at(0, 4));
    const QImage dark = seen();
    pointAt(d5);
    const QImage lit = seen();
    const auto square = [&](const QImage& image) {
        const double ratio = image.devicePixelRatio();
        const QRect rect = board().squareRect(d5);
        return image.copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect());
    };
    QVERIFY(square(lit) != square(dark));
    pointAt(f5);
    QCOMPARE(seen(), dark);
    pointAt(at(4, 4));
    QCOMPARE(seen(), dark);
    // Only the lifted piece counts.
    window->click(board().piecePoint(onC3));
    pointAt(at(0, 4));
    const QImage lifted = seen();
    pointAt(d5);
    QCOMPARE(square(seen()), square(lifted));
    board().putBack();
    take();
    window->click(board().squarePoint(d5));
    window->click(board().squarePoint(f5));
    QCOMPARE(take(), QStringList(QStringLiteral("square %1").arg(d5)));
    // The keyboard cursor highlights it as well; in a pause nothing is highlighted.
    board().setCursorSquare(at(0, 4));
    QTest::keyClick(&board(), Qt::Key_Return);
    const QImage elsewhere = seen();
    board().setCursorSquare(d5);
    const QImage there = seen();
    scene.squares[d5].open = false;
    board().setScene(scene, false);
    QVERIFY(square(seen()) != square(there));
    QVERIFY(square(elsewhere) != square(there));
}

void TestSceneBoard::escapePutsBackADrag() {
    open();
    if (!window) return;
    const QPoint from = board().piecePoint(onC3);
    window->press(from);
    window->drag(from, board().squarePoint(d4));
    QTest::keyClick(&board(), Qt::Key_Escape);
    QCOMPARE(board().liftedPiece(), -1);
    window->drag(board().squarePoint(d4), board().squarePoint(b4));
    window->release(board().squarePoint(b4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
    QCOMPARE(board().scene(), checkers());
}

void TestSceneBoard::otherButtonsLiftNothing() {
    open();
    if (!window) return;
    for (const auto button : {Qt::RightButton, Qt::MiddleButton}) {
        window->press(board().piecePoint(onC3), button);
        window->release(board().piecePoint(onC3), button);
    }
    QCOMPARE(take(), QStringList());
}

void TestSceneBoard::aSceneDuringADrag() {
    open();
    if (!window) return;
    const QPoint from = board().piecePoint(onC3);
    window->press(from);
    window->drag(from, board().squarePoint(d4));
    BoardScene next = checkers();
    next.squares[0].mark = SquareMark::hint;
    board().setScene(next);
    QCOMPARE(board().liftedPiece(), onC3);
    next.pieces[onC3].targets.clear();
    board().setScene(next);
    QCOMPARE(board().liftedPiece(), -1);
    window->drag(board().squarePoint(d4), board().squarePoint(b4));
    window->release(board().squarePoint(b4));
    QCOMPARE(take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
}

void TestSceneBoard::nestedPieces() {
    BoardScene scene = gobblet();
    for (const std::size_t index : {std::size_t(0), std::size_t(2)}) {
        scene.pieces[index].square = 4;
        scene.pieces[index].centre = {1.5, 1.5};
    }
    scene.pieces[0].targets.clear();
    open(scene);
    if (!window) return;
    window->click(board().squarePoint(4));
    QCOMPARE(take(), QStringList{QStringLiteral("lift 2")});
    window->click(board().squarePoint(8));
    QCOMPARE(take(), QStringList({QStringLiteral("lift -1"), QStringLiteral("move 2 8")}));
    // Without the large one the small one can be pressed, but not moved.
    board().finishAnimation();
    window->click(board().piecePoint(0));
    QCOMPARE(take(), QStringList{QStringLiteral("square 4")});
}

void TestSceneBoard::turnedBoard() {
    BoardScene scene = checkers();
    open(scene);
    if (!window) return;
    const QPoint before = board().squarePoint(at(0, 0));
    scene.turned = true;
    board().setScene(scene, false);
    QTRY_VERIFY(!board().isAnimating());
    board().finishAnimation();
    QVERIFY(board().squarePoint(at(0, 0)).x() > board().width() / 2);
    QVERIFY(board().squarePoint(at(0, 0)).y() < board().height() / 2);
    QVERIFY(before.x() < board().width() / 2);
    window->dragFromTo(board().piecePoint(onC3), board().squarePoint(d4));
    QCOMPARE(take().last(), QStringLiteral("move 9 %1").arg(d4));
}

void TestSceneBoard::everySquareAndPieceHasAPoint() {
    open(gobblet());
    if (!window) return;
    for (int square = 0; square < 21; ++square) {
        QVERIFY(board().rect().contains(board().squarePoint(square)));
        QVERIFY(board().rect().intersects(board().squareRect(square)));
    }
    for (int piece = 0; piece < 6; ++piece) {
        window->click(board().piecePoint(piece));
        QCOMPARE(board().liftedPiece(), piece);
        board().putBack();
    }
    QCOMPARE(board().squarePoint(-1), board().squarePoint(1000));
}

void TestSceneBoard::concealedTakesNothing() {
    open();
    if (!window) return;
    const QPoint piece = board().piecePoint(onC3);
    QVERIFY(board().lift(onC3));
    board().setConcealed(true);
    QCOMPARE(board().liftedPiece(), -1);
    take();
    window->click(piece);
    QTest::keyClick(&board(), Qt::Key_Return);
    QTest::keyClick(&board(), Qt::Key_Return);
    QVERIFY(!board().lift(onC3));
    QCOMPARE(take(), QStringList());
    // No piece and no mark is seen: another position looks the same.
    const QImage paused = board().grab().toImage();
    BoardScene other = checkers();
    other.pieces.resize(3);
    other.squares[at(3, 3)].mark = SquareMark::threat;
    board().setScene(other);
    QCOMPARE(board().grab().toImage(), paused);
    board().setConcealed(false);
    QVERIFY(board().grab().toImage() != paused);
    board().setScene(checkers());
    window->click(piece);
    QCOMPARE(take(), QStringList{QStringLiteral("lift 9")});
}

void TestSceneBoard::motionEnds() {
    open();
    if (!window) return;
    animate = true;
    BoardScene next = checkers();
    auto& moved = next.pieces[onC3];
    moved.square = d4;
    moved.centre = {3.5, 3.5};
    moved.targets.clear();
    next.pieces.erase(next.pieces.begin() + 15);
    board().setScene(next);
    QVERIFY(board().isAnimating());
    // Input goes on meanwhile.
    window->click(board().piecePoint(onE3));
    QCOMPARE(board().liftedPiece(), onE3);
    QTRY_VERIFY(!board().isAnimating());
    board().setScene(checkers());
    QVERIFY(board().isAnimating());
    board().finishAnimation();
    QVERIFY(!board().isAnimating());
    animate = false;
    board().setScene(next);
    QVERIFY(!board().isAnimating());
}

void TestSceneBoard::anySize() {
    open(gobblet());
    if (!window) return;
    for (const QSize size : {QSize(300, 240), QSize(160, 120), QSize(700, 200), QSize(250, 500)}) {
        window->resize(size);
        QTRY_COMPARE(board().size(), size);
        for (const int piece : {0, 5}) {
            QVERIFY(board().rect().contains(board().piecePoint(piece)));
            window->click(board().piecePoint(piece));
            window->click(board().squarePoint(4));
            QCOMPARE(take().last(), QStringLiteral("move %1 4").arg(piece));
            board().setScene(gobblet(), false);
        }
    }
}

void TestSceneBoard::wordsFindRoomBesideTheBoard() {
    open(gobblet());
    if (!window) return;
    window->resize(1200, 400);
    QTRY_COMPARE(board().size(), QSize(1200, 400));
    const QRegion occupied = board().occupiedRegion(*window);
    QVERIFY(!occupied.intersects(QRect(0, 0, 160, 400)));
    QVERIFY(!occupied.intersects(QRect(1040, 250, 160, 150)));
    QVERIFY(occupied.boundingRect().height() > 360);
    const auto& scene = board().scene();
    for (int square = 0; square < static_cast<int>(scene.squares.size()); ++square)
        QVERIFY((QRegion(board().squareRect(square)) - occupied).isEmpty());
    for (const auto* button : board().findChildren<QToolButton*>())
        if (button->isVisible())
            QVERIFY(occupied.contains(QRect(button->mapTo(window.get(), QPoint()), button->size()).center()));
    if (!board().isPerspective()) return;
    // Words look for another place once the player has turned the board.
    struct Requests : QObject {
        int count = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::LayoutRequest) ++count;
            return false;
        }
    } requests;
    QCoreApplication::processEvents();
    board().installEventFilter(&requests);
    board().findChild<PerspectiveScene*>()->zoom(-6);
    QTRY_COMPARE(requests.count, 1);
    QVERIFY(board().occupiedRegion(*window) != occupied);
    board().setScene(gobblet(), false);
    QCoreApplication::processEvents();
    QCOMPARE(requests.count, 1);
}

void TestSceneBoard::deletedDuringAMove() {
    open();
    if (!window) return;
    // A game may end, and its board with it, in the answer to a move; the mouse is let go where it was.
    const QPointer<SceneBoard> alive(&board());
    window->press(board().piecePoint(onC3));
    window->drag(board().piecePoint(onC3), board().squarePoint(d4));
    window.reset();
    QVERIFY(!alive);
}

QTEST_MAIN(TestSceneBoard)
#include "test_scene_board.moc"
