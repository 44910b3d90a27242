// SPDX-License-Identifier: MIT
#include "board_for_tests.h"

#include <cmath>
#include <cstdlib>
#include <functional>

#include <QAccessible>
#include <QPointer>

using namespace plt;

namespace {

constexpr int mover = 1;
constexpr int fixed = 2;
constexpr int other = 3;
constexpr int home = 5;
constexpr int forEver = 10'000'000;

QPointF centreOf(int cell) {
    const auto [row, column] = std::div(cell, 4);
    return {column + 0.5, row + 0.5};
}

/// Four by four cells: piece 1 on cell 5 may go to 6 and 9, piece 3 on cell 15 to 14, piece 2 on cell 10
/// stays.
BoardPicture usual() {
    BoardPicture picture;
    picture.cells.assign(16, 0);
    const auto piece = [](int id, int cell, std::vector<int> targets) {
        PiecePicture made{id, 0, centreOf(cell), 0.8};
        made.cell = cell;
        made.targets = std::move(targets);
        return made;
    };
    picture.pieces = {piece(mover, home, {6, 9}), piece(fixed, 10, {}), piece(other, 15, {14})};
    return picture;
}

/// A board with pieces that can be lifted, which logs its signals and the painted pieces.
class Lifting : public BoardForTests {
  public:
    explicit Lifting(const BoardPicture& picture = usual()) {
        connect(this, &BoardView::liftedChanged, this, [this](int piece) { note('l', piece); });
        connect(this, &BoardView::pieceMoved, this, [this](int piece, int cell) { note('m', piece, cell); });
        connect(this, &BoardView::moveRefused, this, [this](int piece, int cell) { note('x', piece, cell); });
        styleAnimates = false;
        showBoard(std::make_shared<SquareGrid>(4, 4), picture, {240, 240});
    }
    /// Drags the pressed piece to a point, in a few steps.
    void dragTo(QPoint from, QPoint to) {
        for (int step = 1; step <= 5; ++step)
            mouse(QEvent::MouseMove, from + (to - from) * step / 5, Qt::NoButton, Qt::LeftButton);
    }
    void letGo(QPoint point) {
        held = {};
        mouse(QEvent::MouseButtonRelease, point, Qt::LeftButton, {});
    }
    void click(int cell) {
        press(cell);
        release(cell);
    }
    /// The current paint of a piece.
    PiecePaint seen(int piece) {
        paintedPieces.clear();
        order.clear();
        grab();
        return paintedPieces[piece];
    }
    QPointF place(int piece) { return toBoard(seen(piece).rect.center()); }
    QImage cellPicture(int cell) {
        const QImage all = grab().toImage();
        const QRectF rect = toWidgetOnPixels(geometry()->cellRect(cell));
        const qreal ratio = all.devicePixelRatio();
        return all.copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect());
    }
    std::vector<int> order;  ///< in which pieces were painted

  protected:
    void paintPiece(QPainter& painter, const PiecePaint& piece) override {
        order.push_back(piece.id);
        BoardForTests::paintPiece(painter, piece);
    }
};

QStringList words(const char* text) {
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool isNear(QPointF one, QPointF two) {
    return std::hypot(one.x() - two.x(), one.y() - two.y()) < 0.02;
}

}  // namespace

/// Pieces that the player lifts, with the pointer, by keys and by a screen reader.
class TestLifting : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepareBoards(); }

    void aDragPutsAPieceDown();
    void whatIsHeldIsAboveAll();
    void theGripIsKept();
    void thePiecesCentreCounts();
    void elsewhereItIsRefused_data();
    void elsewhereItIsRefused();
    void itIsPutBack_data();
    void itIsPutBack();
    void clickAndClick();
    void aClickOnAnotherPieceMeansThatOne();
    void byKeys();
    void byScreenReader();
    void whatCannotBeLiftedIsACell();
    void targetsAreMarked();
    void thePointersShapeTells();
    void motionBringsItBack();
    void aPictureDuringADrag();
    void stagesDuringADrag();
    void anAnswerInStagesIsTold();
    void theAnswerMayDeleteTheBoard();
};

void TestLifting::aDragPutsAPieceDown() {
    Lifting board;
    const QPoint from = board.cellPoint(home);
    board.press(home);
    QCOMPARE(board.takeLog(), words("l1"));
    QCOMPARE(board.liftedPiece(), mover);
    QCOMPARE(board.seen(mover).lift, 1.0);
    board.dragTo(from, board.cellPoint(6));
    QVERIFY(isNear(board.place(mover), centreOf(6)));
    QCOMPARE(board.takeLog(), QStringList());
    board.letGo(board.cellPoint(6));
    QCOMPARE(board.takeLog(), words("l-1 m1>6"));
    QCOMPARE(board.liftedPiece(), -1);
    // Until the game says more, it stays where it was put.
    QVERIFY(isNear(board.place(mover), centreOf(6)));
    QCOMPARE(board.seen(mover).lift, 0.0);
    board.setPicture(board.shared, usual());
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    // No signal of a cell is emitted.
    QCOMPARE(board.takeLog(), QStringList());
}

void TestLifting::whatIsHeldIsAboveAll() {
    Lifting board;
    board.seen(mover);
    QCOMPARE(board.order, std::vector<int>({mover, fixed, other}));
    QVERIFY(board.seen(mover).movable && board.seen(other).movable && !board.seen(fixed).movable);
    const qreal size = board.seen(mover).rect.width();
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(9));
    const PiecePaint held = board.seen(mover);
    QCOMPARE(board.order, std::vector<int>({fixed, other, mover}));
    QVERIFY(held.rect.width() > size);
    QVERIFY(held.movable && held.hovered);
    // While one is lifted the others cannot be.
    QVERIFY(!board.seen(other).movable);
    // It throws a shadow, beyond its box.
    const QPoint corner = held.rect.bottomRight().toPoint() - QPoint(2, 2);
    const QImage with = board.grab().toImage();
    board.letGo(board.cellPoint(9));
    const QImage without = board.grab().toImage();
    const auto at = [](const QImage& image, QPoint point) {
        return image.pixelColor((QPointF(point) * image.devicePixelRatio()).toPoint());
    };
    QVERIFY(at(with, corner) != at(without, corner));
}

void TestLifting::theGripIsKept() {
    Lifting board;
    const QPoint grip(7, -5);
    const QPoint from = board.cellPoint(home) + grip;
    board.mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    board.dragTo(from, board.cellPoint(9) + grip);
    QVERIFY(isNear(board.place(mover), centreOf(9)));
    board.letGo(board.cellPoint(9) + grip);
    QCOMPARE(board.takeLog(), words("l1 l-1 m1>9"));
}

void TestLifting::thePiecesCentreCounts() {
    Lifting board;
    // Held at its left edge, its centre is over cell 6 while the pointer is still over cell 5.
    const int half = int(0.35 * board.unit());
    const QPoint from = board.cellPoint(home) - QPoint(half, 0);
    const QPoint to = board.cellPoint(6) - QPoint(half + int(0.3 * board.unit()), 0);
    QCOMPARE(board.geometry()->cellAt(board.toBoard(to)), home);
    board.mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    board.dragTo(from, to);
    board.letGo(to);
    QCOMPARE(board.takeLog(), words("l1 l-1 m1>6"));
}

void TestLifting::elsewhereItIsRefused_data() {
    QTest::addColumn<QPointF>("where");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("no target") << centreOf(4) << words("l1 l-1 x1>4");
    QTest::newRow("a piece") << centreOf(10) << words("l1 l-1 x1>10");
    QTest::newRow("off the board") << QPointF(-2, 1.5) << words("l1 l-1 x1>-1");
    QTest::newRow("its own cell") << centreOf(home) + QPointF(0.3, 0.3) << words("l1 l-1");
}

void TestLifting::elsewhereItIsRefused() {
    QFETCH(QPointF, where);
    QFETCH(QStringList, told);
    Lifting board;
    const QPoint point = board.toWidget(where).toPoint();
    board.press(home);
    board.dragTo(board.cellPoint(home), point);
    board.letGo(point);
    QCOMPARE(board.takeLog(), told);
    QVERIFY(isNear(board.place(mover), centreOf(home)));
}

void TestLifting::itIsPutBack_data() {
    using Act = std::function<void(Lifting&)>;
    QTest::addColumn<Act>("act");
    QTest::newRow("Escape") << Act([](Lifting& board) { QTest::keyClick(&board, Qt::Key_Escape); });
    QTest::newRow("right button") << Act([](Lifting& board) { board.press(4, Qt::RightButton); });
    QTest::newRow("by the game") << Act([](Lifting& board) { board.putBack(); });
    QTest::newRow("pause") << Act([](Lifting& board) {
        board.setConcealed(true);
        board.setConcealed(false);
    });
    QTest::newRow("disabled") << Act([](Lifting& board) {
        board.setEnabled(false);
        board.setEnabled(true);
    });
    QTest::newRow("hidden") << Act([](Lifting& board) {
        board.hide();
        board.show();
    });
    QTest::newRow("the button was let go elsewhere") << Act([](Lifting& board) {
        board.mouse(QEvent::MouseMove, {5, 5}, Qt::NoButton, {});
    });
}

void TestLifting::itIsPutBack() {
    using Act = std::function<void(Lifting&)>;
    QFETCH(Act, act);
    Lifting board;
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(6));
    board.takeLog();
    act(board);
    QCOMPARE(board.liftedPiece(), -1);
    QCOMPARE(board.takeLog(), words("l-1"));
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    // A release after that has no effect.
    board.letGo(board.cellPoint(6));
    QVERIFY(!board.takeLog().contains(QStringLiteral("m1>6")));
}

void TestLifting::clickAndClick() {
    Lifting board;
    board.click(home);
    QCOMPARE(board.takeLog(), words("l1"));
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    QCOMPARE(board.seen(mover).lift, 1.0);
    board.click(9);
    QCOMPARE(board.takeLog(), words("l-1 m1>9"));
    board.setPicture(board.shared, usual());
    // A second click on it puts it back without a signal; one on another cell is refused.
    board.click(home);
    board.click(home);
    QCOMPARE(board.takeLog(), words("l1 l-1"));
    board.click(home);
    board.click(3);
    QCOMPARE(board.takeLog(), words("l1 l-1 x1>3"));
}

void TestLifting::aClickOnAnotherPieceMeansThatOne() {
    Lifting board;
    board.click(home);
    board.click(15);
    QCOMPARE(board.takeLog(), words("l1 l3"));
    QCOMPARE(board.liftedPiece(), other);
    QCOMPARE(board.seen(mover).lift, 0.0);
    board.click(14);
    QCOMPARE(board.takeLog(), words("l-1 m3>14"));
    QVERIFY(board.lift(mover));
    QVERIFY(!board.lift(fixed));
    QCOMPARE(board.liftedPiece(), mover);
}

void TestLifting::byKeys() {
    Lifting board;
    board.setCursorCell(home);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(board.takeLog(), words("l1"));
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.takeLog(), words("l-1 m1>6"));
    board.setPicture(board.shared, usual());
    // On a cell without a piece that can be lifted the keys are the game's.
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.takeLog(), words("a6"));
    board.setCursorCell(home);
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.takeLog(), words("l1 l-1 x1>4"));
}

void TestLifting::byScreenReader() {
    Lifting board;
    const auto cell = [&](int index) { return QAccessible::queryAccessibleInterface(&board)->child(index); };
    const auto press = [&](int index) {
        cell(index)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    };
    QCOMPARE(cell(6)->text(QAccessible::Name), board.cellName(6));
    press(home);
    QCOMPARE(board.takeLog(), words("l1"));
    QVERIFY(cell(home)->state().pressed);
    QVERIFY(cell(home)->text(QAccessible::Name).endsWith(QStringLiteral(", lifted")));
    QVERIFY(cell(6)->text(QAccessible::Name).endsWith(QStringLiteral(", can be put here")));
    QCOMPARE(cell(4)->text(QAccessible::Name), board.cellName(4));
    press(6);
    QCOMPARE(board.takeLog(), words("l-1 m1>6"));
    QVERIFY(!cell(home)->state().pressed);
    press(4);
    QCOMPARE(board.takeLog(), words("a4"));
}

void TestLifting::whatCannotBeLiftedIsACell() {
    Lifting board;
    board.click(10);
    QCOMPARE(board.takeLog(), words("p10 r10>10 a10"));
    board.press(10);
    board.dragTo(board.cellPoint(10), board.cellPoint(11));
    board.letGo(board.cellPoint(11));
    QCOMPARE(board.liftedPiece(), -1);
    QVERIFY(isNear(board.place(fixed), centreOf(10)));
    QVERIFY(!board.log.contains(QStringLiteral("l2")));
    // In the corner of its cell, the pointer does not hit the piece.
    board.takeLog();
    const QPoint corner = board.toWidget(centreOf(home) + QPointF(0.45, 0.45)).toPoint();
    board.mouse(QEvent::MouseButtonPress, corner, Qt::LeftButton, Qt::LeftButton);
    board.letGo(corner);
    QVERIFY(!board.takeLog().contains(QStringLiteral("l1")));
}

void TestLifting::targetsAreMarked() {
    Lifting board;
    std::map<int, QImage> before;
    for (int cell = 0; cell < 16; ++cell) before[cell] = board.cellPicture(cell);
    QVERIFY(board.lift(mover));
    for (const int cell : {6, 9}) QVERIFY2(board.cellPicture(cell) != before[cell], "a target");
    for (const int cell : {0, 3, 12, 15}) QVERIFY2(board.cellPicture(cell) == before[cell], "no target");
    board.putBack();
    for (int cell = 0; cell < 16; ++cell) QVERIFY(board.cellPicture(cell) == before[cell]);
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(0));
    // The cell that it is over is marked as well, because it may not go there.
    QVERIFY(board.cellPicture(0) != before[0]);
    QVERIFY(board.cellPicture(9) != before[9]);
    board.letGo(board.cellPoint(0));
    for (int cell = 0; cell < 16; ++cell) QVERIFY(board.cellPicture(cell) == before[cell]);
}

void TestLifting::thePointersShapeTells() {
    Lifting board;
    const auto over = [&](int cell) {
        board.moveTo(cell);
        return board.cursor().shape();
    };
    QCOMPARE(over(home), Qt::PointingHandCursor);
    QVERIFY(board.seen(mover).hovered);
    QCOMPARE(over(10), Qt::ArrowCursor);
    QVERIFY(!board.seen(mover).hovered && !board.seen(fixed).hovered);
    QCOMPARE(over(6), Qt::ArrowCursor);
    board.lift(mover);
    QCOMPARE(over(6), Qt::PointingHandCursor);
    QCOMPARE(over(0), Qt::ArrowCursor);
}

void TestLifting::motionBringsItBack() {
    Lifting board;
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(3));
    styleAnimates = true;
    board.letGo(board.cellPoint(3));
    QVERIFY(board.isAnimating());
    QVERIFY(!isNear(board.place(mover), centreOf(home)));
    // Input meanwhile acts at once: it can be lifted again by its cell.
    QVERIFY(board.lift(mover));
    board.putBack();
    QTRY_VERIFY(!board.isAnimating());
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    QCOMPARE(board.seen(mover).lift, 0.0);
}

void TestLifting::aPictureDuringADrag() {
    Lifting board;
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(0));
    board.takeLog();
    // A piece that still can be moved stays lifted, even with other targets.
    BoardPicture next = usual();
    next.pieces[0].targets = {0};
    next.cells[7] = 3;
    board.setPicture(board.shared, next);
    QCOMPARE(board.takeLog(), QStringList());
    QVERIFY(isNear(board.place(mover), centreOf(0)));
    QCOMPARE(board.seen(mover).lift, 1.0);
    board.letGo(board.cellPoint(0));
    QCOMPARE(board.takeLog(), words("l-1 m1>0"));
    // One that cannot is put back.
    board.setPicture(board.shared, usual());
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(6));
    board.takeLog();
    next.pieces[0].targets.clear();
    board.setPicture(board.shared, next);
    QCOMPARE(board.takeLog(), words("l-1"));
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    board.letGo(board.cellPoint(6));
    QVERIFY(!board.takeLog().contains(QStringLiteral("m1>6")));
}

/// A lifted piece stays lifted when the board changes elsewhere.
void TestLifting::stagesDuringADrag() {
    Lifting board;
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(0));
    board.takeLog();
    styleAnimates = true;
    BoardPicture first = usual();
    first.pieces[1].centre = centreOf(11);
    BoardPicture last = first;
    last.pieces[1].centre = centreOf(7);
    board.setStages(board.shared, {{first, 0, forEver}, {last}});
    QVERIFY(isNear(board.place(mover), centreOf(0)));
    QVERIFY(isNear(board.place(fixed), centreOf(11)));
    QCOMPARE(board.seen(mover).lift, 1.0);
    QVERIFY(board.isAnimating());
    // Put back, it goes where it belongs, and the stages have come to their end.
    board.putBack();
    QTRY_VERIFY(!board.isAnimating());
    QVERIFY(isNear(board.place(mover), centreOf(home)));
    QVERIFY(isNear(board.place(fixed), centreOf(7)));
}

/// A game may answer a move in stages: the piece lies where it was put, then what it meets goes.
void TestLifting::anAnswerInStagesIsTold() {
    Lifting board;
    BoardPicture put = usual();
    put.pieces[0].cell = 6;
    put.pieces[0].centre = centreOf(6);
    put.pieces[0].targets.clear();
    BoardPicture taken = put;
    taken.pieces.erase(taken.pieces.begin() + 1);
    connect(&board, &BoardView::pieceMoved, &board, [&] {
        styleAnimates = true;
        board.setStages(board.shared, {{put, 0, forEver}, {taken, 0}});
    });
    board.press(home);
    board.dragTo(board.cellPoint(home), board.cellPoint(6));
    board.letGo(board.cellPoint(6));
    QCOMPARE(board.takeLog(), words("l1 l-1 m1>6"));
    // Longer than anything moves by itself.
    QTest::qWait(500);
    QVERIFY2(board.isAnimating(), "the first stage is still held");
    QVERIFY(isNear(board.place(mover), centreOf(6)));
    QCOMPARE(board.paintedPieces[fixed].opacity, 1.0);
    board.finishAnimation();
    board.seen(mover);
    QVERIFY(!board.paintedPieces.contains(fixed));
}

void TestLifting::theAnswerMayDeleteTheBoard() {
    auto* board = new Lifting;
    const QPointer<BoardView> alive(board);
    connect(board, &BoardView::pieceMoved, board, [board] { delete board; });
    board->press(home);
    board->dragTo(board->cellPoint(home), board->cellPoint(6));
    QMouseEvent event(QEvent::MouseButtonRelease, QPointF(board->cellPoint(6)), QPointF(), Qt::LeftButton,
                      Qt::NoButton, {});
    QCoreApplication::sendEvent(board, &event);
    QVERIFY(!alive);
}

QTEST_MAIN(TestLifting)
#include "test_lifting.moc"
