// SPDX-License-Identifier: MIT
#include "board_for_tests.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

#include <QAccessible>
#include <QPointer>

using namespace plt;

namespace {

/// Longer than any test runs: a stage with this hold time ends only by another event.
constexpr int forEver = 10'000'000;

/// Writes down the looks of cell 0 in the order in which they were painted, and where piece 1 was.
class Told : public BoardForTests {
  public:
    std::vector<quint64> looks;
    std::vector<PiecePaint> pieces;

  protected:
    void paintCell(QPainter& painter, const CellPaint& cell) override {
        if (cell.cell == 0 && (looks.empty() || looks.back() != cell.look)) looks.push_back(cell.look);
        BoardForTests::paintCell(painter, cell);
    }
    void paintPiece(QPainter& painter, const PiecePaint& piece) override {
        if (piece.id == 1) pieces.push_back(piece);
        BoardForTests::paintPiece(painter, piece);
    }
};

/// A picture of four cells, the first of which has this look.
BoardPicture looking(quint64 look) {
    BoardPicture picture;
    picture.cells = {look, 0, 0, 0};
    return picture;
}

BoardStage stage(quint64 look, int hold = 0, int duration = 0) {
    return {looking(look), duration, hold};
}

/// Returns true if one list has its items in the same order as another, which may have more.
bool isPartOf(const std::vector<quint64>& some, const std::vector<quint64>& all) {
    auto next = all.begin();
    return std::all_of(some.begin(), some.end(), [&](quint64 item) {
        next = std::find(next, all.end(), item);
        return next != all.end();
    });
}

}  // namespace

/// Pictures in stages, and pieces that walk over squares.
class TestStages : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepareBoards(); }
    void init() { styleAnimates = true; }

    void oneComesAfterTheOther();
    void eachIsHeldAsLongAsItSays();
    void changesOfAStageTakeItsTime();
    void inputGoesToTheEndAndActsThere_data();
    void inputGoesToTheEndAndActsThere();
    void lookingAboutEndsNothing();
    void toldOnceMoreItGoesOn();
    void anotherPictureEndsThem();
    void withoutMotionOnlyTheLastIsShown_data();
    void withoutMotionOnlyTheLastIsShown();
    void piecesWalkOverTheirSquares();
    void aWalkIsCutShort();
};

void TestStages::oneComesAfterTheOther() {
    const std::vector<quint64> all{0, 1, 2, 3, 4};
    std::vector<quint64> most;
    // When frames come is the machine's business: a late one may leave out a stage, but never turn two round.
    for (int tries = 0; tries < 30 && most != all; ++tries) {
        Told board;
        board.showGrid(4, 1);
        board.looks = {0};
        board.setStages(board.shared, {stage(1, 40), stage(2, 40, 30), stage(3, 40), stage(4)});
        // The final state counts at once.
        QCOMPARE(board.picture(), looking(4));
        QCOMPARE(board.cellName(0), QStringLiteral("cell 0 look 4"));
        QVERIFY(board.isAnimating());
        QTRY_VERIFY(!board.isAnimating());
        board.settle();
        QVERIFY(isPartOf(board.looks, all));
        QCOMPARE(board.looks.back(), quint64(4));
        if (board.looks.size() > most.size()) most = board.looks;
    }
    QCOMPARE(most, all);
}

void TestStages::eachIsHeldAsLongAsItSays() {
    Told board;
    board.showGrid(4, 1);
    board.setStages(board.shared, {stage(1), stage(2, forEver), stage(3, forEver), stage(4)});
    // A stage that takes no time and is not held is passed at once.
    board.settle();
    QTRY_COMPARE(board.looks.back(), quint64(2));
    QTest::qWait(100);
    QCOMPARE(board.looks.back(), quint64(2));
    QVERIFY(board.isAnimating());
    board.finishAnimation();
    QVERIFY(!board.isAnimating());
    board.settle();
    QTRY_COMPARE(board.looks.back(), quint64(4));
    QVERIFY(std::find(board.looks.begin(), board.looks.end(), quint64(3)) == board.looks.end());
}

void TestStages::changesOfAStageTakeItsTime() {
    Told board;
    board.showGrid(4, 1);
    board.setStages(board.shared, {stage(1, 0, forEver), stage(2)});
    QTRY_VERIFY(board.painted[0].look == 1);
    QVERIFY(board.painted[0].progress < 0.5);
    QCOMPARE(board.painted[0].previousLook, quint64(0));
    QTest::keyClick(&board, Qt::Key_Right);
    QTRY_COMPARE(board.painted[0].look, quint64(2));
    QCOMPARE(board.painted[0].progress, 1.0);
}

void TestStages::inputGoesToTheEndAndActsThere_data() {
    using Act = std::function<void(Told&)>;
    QTest::addColumn<Act>("act");
    QTest::addColumn<QStringList>("told");
    const QStringList one{QStringLiteral("a1")};
    QTest::newRow("mouse") << Act([](Told& board) { board.press(1); }) << QStringList(QStringLiteral("p1"));
    QTest::newRow("right button") << Act([](Told& board) { board.press(1, Qt::RightButton); })
                                  << QStringList(QStringLiteral("p1"));
    QTest::newRow("Enter") << Act([](Told& board) {
        board.setCursorCell(1);
        QTest::keyClick(&board, Qt::Key_Return);
    }) << one;
    QTest::newRow("arrow") << Act([](Told& board) { QTest::keyClick(&board, Qt::Key_Right); })
                           << QStringList();
    QTest::newRow("a key of the game")
        << Act([](Told& board) { QTest::keyPress(&board, Qt::Key_F); }) << QStringList(QStringLiteral("F0"));
    QTest::newRow("screen reader") << Act([](Told& board) {
        auto* const cell = QAccessible::queryAccessibleInterface(&board)->child(1);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }) << one;
    QTest::newRow("pause") << Act([](Told& board) {
        board.setConcealed(true);
        board.setConcealed(false);
    }) << QStringList();
    QTest::newRow("hidden") << Act([](Told& board) {
        board.hide();
        board.show();
    }) << QStringList();
}

void TestStages::inputGoesToTheEndAndActsThere() {
    using Act = std::function<void(Told&)>;
    QFETCH(Act, act);
    QFETCH(QStringList, told);
    Told board;
    board.showGrid(4, 1);
    board.setStages(board.shared, {stage(1, forEver), stage(2, forEver), stage(3)});
    QTRY_COMPARE(board.looks.back(), quint64(1));
    act(board);
    QVERIFY(!board.isAnimating());
    QCOMPARE(board.takeLog(), told);
    board.settle();
    QTRY_COMPARE(board.looks.back(), quint64(3));
    QVERIFY(std::find(board.looks.begin(), board.looks.end(), quint64(2)) == board.looks.end());
}

void TestStages::lookingAboutEndsNothing() {
    Told board;
    board.showGrid(4, 1);
    board.setStages(board.shared, {stage(1, forEver), stage(2)});
    QTRY_COMPARE(board.looks.back(), quint64(1));
    board.moveTo(2);
    QTest::keyPress(&board, Qt::Key_Shift);
    QTest::keyRelease(&board, Qt::Key_Shift);
    board.leave();
    board.setCursorCell(3);
    board.resize(board.width() + 20, board.height());
    QVERIFY(board.isAnimating());
    board.settle();
    QCOMPARE(board.looks.back(), quint64(1));
}

void TestStages::toldOnceMoreItGoesOn() {
    Told board;
    board.showGrid(4, 1);
    const std::vector<BoardStage> stages{stage(1, forEver), stage(2)};
    board.setStages(board.shared, stages);
    QTRY_COMPARE(board.looks.back(), quint64(1));
    // A game may show its state again at any time, whatever still moves.
    board.setPicture(board.shared, looking(2));
    board.setStages(board.shared, stages);
    board.settle();
    QVERIFY(board.isAnimating());
    QCOMPARE(board.looks.back(), quint64(1));
}

void TestStages::anotherPictureEndsThem() {
    Told board;
    board.showGrid(4, 1);
    board.setStages(board.shared, {stage(1, forEver), stage(2)});
    board.setPicture(board.shared, looking(5));
    QTRY_VERIFY(!board.isAnimating());
    board.settle();
    QCOMPARE(board.looks.back(), quint64(5));
    // Likewise other stages.
    board.setStages(board.shared, {stage(6, forEver), stage(7)});
    board.setStages(board.shared, {stage(8, forEver), stage(9)});
    QTRY_COMPARE(board.looks.back(), quint64(8));
    // A picture without motion replaces the stages.
    board.setPicture(board.shared, looking(9), false);
    QVERIFY(!board.isAnimating());
    QTRY_COMPARE(board.looks.back(), quint64(9));
}

void TestStages::withoutMotionOnlyTheLastIsShown_data() {
    using Act = std::function<void(Told&)>;
    QTest::addColumn<Act>("prepare");
    QTest::newRow("the desktop wants none") << Act([](Told&) { styleAnimates = false; });
    QTest::newRow("another board") << Act(
        [](Told& board) { board.shared = std::make_shared<SquareGrid>(2, 2); });
    QTest::newRow("not seen") << Act([](Told& board) { board.hide(); });
}

void TestStages::withoutMotionOnlyTheLastIsShown() {
    using Act = std::function<void(Told&)>;
    QFETCH(Act, prepare);
    Told board;
    board.showGrid(4, 1);
    board.settle();
    prepare(board);
    board.looks.clear();
    board.setStages(board.shared, {stage(1, forEver), stage(2, forEver), stage(3)});
    QVERIFY(!board.isAnimating());
    QCOMPARE(board.picture(), looking(3));
    board.grab();
    QCOMPARE(board.looks, std::vector<quint64>{3});
}

void TestStages::piecesWalkOverTheirSquares() {
    // From the first square of a row over its end and down to the last one.
    const auto at = [](int cell) {
        const auto [row, column] = std::div(cell, 4);
        return QPointF(column + 0.5, row + 0.5);
    };
    BoardPicture from;
    from.cells.assign(12, 0);
    from.pieces = {{1, 0, at(0), 0.8}};
    BoardPicture to = from;
    to.pieces[0].centre = at(11);
    to.pieces[0].via = {at(1), at(2), at(3), at(7)};
    std::vector<QPointF> way{at(0), at(1), at(2), at(3), at(7), at(11)};
    std::set<int> stretches;
    for (int tries = 0; tries < 30 && stretches.size() < way.size() - 1; ++tries) {
        Told board;
        board.showBoard(std::make_shared<SquareGrid>(4, 3), from, {240, 190});
        board.pieces.clear();
        board.setPicture(board.shared, to);
        QTRY_VERIFY(!board.isAnimating());
        board.settle();
        qreal progress = 0;
        int last = 0;
        for (const PiecePaint& piece : board.pieces) {
            const QPointF centre = board.toBoard(piece.rect.center());
            if (piece.movement.isNull()) continue;
            // Its position agrees with the reported segment, and segments follow in order.
            const auto stretch = [&](int i) {
                const QPointF part = way[std::size_t(i) + 1] - way[std::size_t(i)];
                const QPointF done = centre - way[std::size_t(i)];
                return (part * board.unit() - piece.movement).manhattanLength() < 1e-6 &&
                       (done - part * piece.stride).manhattanLength() < 1e-6;
            };
            while (last < 5 && !stretch(last)) ++last;
            QVERIFY2(last < 5, "it is beside its way, or goes back");
            stretches.insert(last);
            QVERIFY(piece.progress >= progress);
            progress = piece.progress;
        }
        QCOMPARE(board.toBoard(board.pieces.back().rect.center()), at(11));
    }
    QCOMPARE(stretches.size(), way.size() - 1);
    // The way back, without squares on the way, is straight.
    Told board;
    board.showBoard(std::make_shared<SquareGrid>(4, 3), to, {240, 190});
    board.pieces.clear();
    board.setPicture(board.shared, from);
    QTRY_VERIFY(!board.isAnimating());
    for (const PiecePaint& piece : board.pieces) {
        const QPointF done = board.toBoard(piece.rect.center()) - at(11);
        const QPointF whole = at(0) - at(11);
        QVERIFY(std::abs(done.x() * whole.y() - done.y() * whole.x()) < 1e-6);
    }
}

void TestStages::aWalkIsCutShort() {
    BoardPicture from;
    from.cells.assign(12, 0);
    from.pieces = {{1, 0, {0.5, 0.5}, 0.8}};
    BoardPicture to = from;
    to.pieces[0].centre = {3.5, 0.5};
    to.pieces[0].via = {{1.5, 0.5}, {2.5, 0.5}};
    Told board;
    board.showBoard(std::make_shared<SquareGrid>(4, 3), from, {240, 190});
    board.setStages(board.shared, {{to, forEver, 0}, {from, forEver, 0}, {to, -1, 0}});
    QVERIFY(board.isAnimating());
    board.press(5);
    QVERIFY(!board.isAnimating());
    board.settle();
    QTRY_COMPARE(board.toBoard(board.pieces.back().rect.center()), QPointF(3.5, 0.5));
    QVERIFY(board.pieces.back().movement.isNull());
}

QTEST_MAIN(TestStages)
#include "test_stages.moc"
