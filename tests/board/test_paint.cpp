// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/look/colours.h"

#include <QScopeGuard>
#include <QTimer>

using namespace plt;

namespace {

QPalette darkPalette() {
    QPalette palette(QColor(40, 40, 46));
    palette.setColor(QPalette::Window, QColor(30, 30, 34));
    palette.setColor(QPalette::WindowText, QColor(230, 230, 230));
    palette.setColor(QPalette::Highlight, QColor(80, 150, 255));
    return palette;
}

}  // namespace

class TestPaint : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepareBoards(); }
    void init() { styleAnimates = true; }

    void boardFitsAnySize_data();
    void boardFitsAnySize();
    void gridLiesOnDevicePixels_data();
    void gridLiesOnDevicePixels();
    void cellPointsHitTheirCells();
    void onlyWhatChangedIsPainted();
    void changingCellsAreRepaintedUntilTheEnd();
    void marksAreDrawnAndTakenAway();
    void cursorRingStaysInItsCell();
    void piecesMoveOnTheScreen();
    void piecesAreRetargeted();
    void timerRunsOnlyDuringMotion();
    void noMotionWhenOff();
    void noMotionOnAnotherBoard();
    void hiddenBoardIsFinalAtOnce();
    void finishEndsMotion();
    void orderOfPiecesIsKept();
    void concealedShowsPaperOnly();
    void concealedShowsWhatItIsToldTo();
    void darkPaletteChangesThePaper();
    void tinySizesDoNotFail_data();
    void tinySizesDoNotFail();
    void sizeHints();
    void emptyBoardPaintsPaper();
};

void TestPaint::boardFitsAnySize_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(220, 220), QSize(333, 127), QSize(127, 333), QSize(1001, 77), QSize(61, 59)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void TestPaint::boardFitsAnySize() {
    QFETCH(QSize, size);
    BoardForTests board;
    board.showGrid(7, 5, size);
    board.resize(size);
    const QRectF box = board.toWidget(board.geometry()->bounds());
    QVERIFY(QRectF(board.rect()).contains(box));
    QVERIFY(qAbs(box.width() / box.height() - 7.0 / 5) < 1e-9);
    // It is centred and fills the widget, except for the margin and rounding to whole pixels per cell.
    QVERIFY(qAbs(box.center().x() - size.width() / 2.0) <= 0.5);
    QVERIFY(qAbs(box.center().y() - size.height() / 2.0) <= 0.5);
    const qreal room = qMin((size.width() - 16) / 7.0, (size.height() - 16) / 5.0);
    QVERIFY(board.unit() <= qMin(size.width() / 7.0, size.height() / 5.0));
    QVERIFY(board.unit() > room - 1);
    for (const QPointF point : {QPointF(0, 0), QPointF(3.25, 1.75), QPointF(7, 5)}) {
        const QPointF back = board.toBoard(board.toWidget(point));
        QVERIFY((back - point).manhattanLength() < 1e-9);
    }
}

void TestPaint::gridLiesOnDevicePixels_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("grid");
    QTest::newRow("odd") << QSize(333, 217) << QSize(7, 5);
    QTest::newRow("expert") << QSize(1237, 701) << QSize(30, 16);
    QTest::newRow("cells below six pixels") << QSize(97, 61) << QSize(30, 16);
}

void TestPaint::gridLiesOnDevicePixels() {
    QFETCH(QSize, size);
    QFETCH(QSize, grid);
    BoardForTests board;
    board.showGrid(grid.width(), grid.height(), size);
    // Minimum sizes of the window system must not matter.
    board.resize(size);
    board.update();
    QTRY_COMPARE(int(board.painted.size()), grid.width() * grid.height());
    const qreal ratio = board.devicePixelRatioF();
    for (const auto& [cell, paint] : board.painted) {
        QCOMPARE(paint.rect, board.toWidgetOnPixels(board.geometry()->cellRect(cell)));
        for (const qreal edge :
             {paint.rect.left(), paint.rect.top(), paint.rect.right(), paint.rect.bottom()}) {
            QVERIFY(qAbs(edge * ratio - std::round(edge * ratio)) < 1e-6);
        }
        // No seam and no overlap.
        if (cell % grid.width() > 0) QCOMPARE(paint.rect.left(), board.painted[cell - 1].rect.right());
        if (cell >= grid.width())
            QCOMPARE(paint.rect.top(), board.painted[cell - grid.width()].rect.bottom());
    }
}

void TestPaint::cellPointsHitTheirCells() {
    BoardForTests board;
    board.showGrid(30, 16, {400, 230});
    for (int cell = 0; cell < 480; ++cell) {
        QCOMPARE(board.geometry()->cellAt(board.toBoard(board.cellPoint(cell))), cell);
    }
}

void TestPaint::onlyWhatChangedIsPainted() {
    styleAnimates = false;
    BoardForTests board;
    board.showGrid(8, 8, {420, 420});
    board.changePicture([](BoardPicture& picture) { picture.cells[9] = picture.cells[30] = 4; });
    board.settle();
    QCOMPARE(int(board.painted.size()), 2);
    QCOMPARE(board.painted[9].look, quint64(4));
    QCOMPARE(board.painted[9].previousLook, quint64(4));
    QCOMPARE(board.painted[9].progress, 1.0);
    QCOMPARE(board.timesPainted[9], 1);
    board.clearLog();
    board.changePicture([](BoardPicture&) {});
    board.settle();
    QVERIFY(board.painted.empty());
    board.updateCell(12);
    board.settle();
    QCOMPARE(int(board.painted.size()), 1);
    QVERIFY(board.painted.count(12));
    board.updateCell(-1);
    board.settle();
    QCOMPARE(int(board.painted.size()), 64);
    board.updateCell(64);
    // On circles too, whose boxes do not lie on pixels.
    BoardForTests circles;
    circles.showBoard(std::make_shared<OffsetCircles>(9, OffsetCircles::Measures{20, 44, 38.1}, nullptr), {},
                      {431, 397});
    circles.changePicture([](BoardPicture& picture) { picture.cells[40] = 4; });
    circles.settle();
    QVERIFY(circles.painted.count(40));
    // The boxes of the four circles above and below reach into its own.
    QVERIFY(circles.painted.size() <= 5);
}

void TestPaint::changingCellsAreRepaintedUntilTheEnd() {
    BoardForTests board;
    board.showGrid(8, 8, {420, 420});
    // A busy machine paints few frames of a quick animation.
    motion::setPace(motion::Pace::slow);
    const auto restored = qScopeGuard([] { motion::setPace(motion::Pace::normal); });
    board.changePicture([](BoardPicture& picture) { picture.cells[9] = 4; });
    QVERIFY(board.isAnimating());
    qreal last = -1;
    while (board.isAnimating()) {
        board.settle();
        const CellPaint paint = board.painted[9];
        if (board.timesPainted[9] == 0) continue;
        QVERIFY(paint.progress >= last);
        last = paint.progress;
        if (paint.progress < 1) {
            QCOMPARE(paint.look, quint64(4));
            QCOMPARE(paint.previousLook, quint64(0));
        }
        QTest::qWait(5);
    }
    board.settle();
    QCOMPARE(board.painted[9].progress, 1.0);
    QCOMPARE(board.painted[9].previousLook, quint64(4));
    QCOMPARE(int(board.painted.size()), 1);
    QVERIFY(board.timesPainted[9] >= 2);
}

void TestPaint::marksAreDrawnAndTakenAway() {
    BoardForTests board;
    board.showGrid(4, 4, {420, 420});
    const auto accents = [&board] {
        const QImage image = board.grab().toImage();
        const QColor accent = colour(Role::accent, board.palette());
        std::set<int> found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == accent)
                    found.insert(board.geometry()->cellAt(board.toBoard(QPointF(x, y))));
            }
        }
        return found;
    };
    QVERIFY(accents().empty());
    board.clearLog();
    board.changePicture([](BoardPicture& picture) { picture.marks = {2, 7}; });
    board.settle();
    QCOMPARE(int(board.painted.size()), 2);
    QCOMPARE(accents(), std::set<int>({2, 7}));
    board.clearLog();
    board.changePicture([](BoardPicture& picture) { picture.marks = {7, -1, 99}; });
    board.settle();
    QCOMPARE(accents(), std::set<int>({7}));
    // With the cursor on the same cell both rings are seen.
    board.setCursorCell(7);
    QTest::keyClick(&board, Qt::Key_F24);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(accents(), std::set<int>({7}));
}

void TestPaint::cursorRingStaysInItsCell() {
    BoardForTests board;
    board.showGrid(5, 5, {420, 420});
    const QImage before = board.grab().toImage();
    board.setCursorCell(11);
    QTest::keyClick(&board, Qt::Key_Right);
    const QImage after = board.grab().toImage();
    const QColor ring = board.palette().color(QPalette::Highlight);
    const QRect box = board.toWidget(board.geometry()->cellRect(12)).toRect();
    int inside = 0;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (box.contains(x, y)) {
                inside += after.pixelColor(x, y) == ring ? 1 : 0;
            } else {
                QCOMPARE(after.pixel(x, y), before.pixel(x, y));
            }
        }
    }
    QVERIFY(inside > 100);
    board.settle();
    board.clearLog();
    QTest::keyClick(&board, Qt::Key_Left);
    board.settle();
    QCOMPARE(int(board.painted.size()), 2);
}

void TestPaint::piecesMoveOnTheScreen() {
    BoardForTests board;
    BoardPicture picture;
    picture.pieces = {{1, 0, {0.5, 0.5}, 1}, {2, 0, {6.5, 6.5}, 1}};
    board.showBoard(std::make_shared<SquareGrid>(8, 8), picture, {420, 420});
    board.changePicture([](BoardPicture& next) { next.pieces[0].centre = {3.5, 0.5}; });
    qreal last = 0;
    while (board.isAnimating()) {
        QTest::qWait(10);
        QVERIFY(board.paintedPieces.count(1));
        QVERIFY(board.paintedPieces[1].rect.center().x() >= last);
        last = board.paintedPieces[1].rect.center().x();
    }
    board.settle();
    QCOMPARE(board.paintedPieces[1].rect.center(), board.toWidget(QPointF(3.5, 0.5)));
    QVERIFY(board.paintedPieces[1].movement.isNull());
    // The other piece did not move, and cells away from the path were not repainted.
    QVERIFY(!board.paintedPieces.count(2));
    QVERIFY(!board.painted.count(63));
    QVERIFY(!board.painted.count(6));
}

void TestPaint::piecesAreRetargeted() {
    BoardForTests board;
    BoardPicture picture;
    picture.pieces = {{1, 0, {0.5, 0.5}, 1}};
    board.showBoard(std::make_shared<SquareGrid>(8, 8), picture, {420, 420});
    board.changePicture([](BoardPicture& next) { next.pieces[0].centre = {7.5, 0.5}; });
    QTRY_VERIFY(board.paintedPieces[1].rect.center().x() > board.toWidget(QPointF(1.5, 0)).x());
    const QPointF there = board.paintedPieces[1].rect.center();
    board.changePicture([](BoardPicture& next) { next.pieces[0].centre = {7.5, 7.5}; });
    // Undone in the middle: the state is the new one at once, the piece goes on from where it was.
    QCOMPARE(board.picture().pieces[0].centre, QPointF(7.5, 7.5));
    board.settle();
    const QPointF soon = board.paintedPieces[1].rect.center();
    QVERIFY(soon.x() >= there.x() && soon.x() <= board.toWidget(QPointF(7.5, 0)).x());
    QTRY_VERIFY(!board.isAnimating());
    board.settle();
    QCOMPARE(board.paintedPieces[1].rect.center(), board.toWidget(QPointF(7.5, 7.5)));
}

void TestPaint::timerRunsOnlyDuringMotion() {
    BoardForTests board;
    board.showGrid(4, 4);
    const auto timers = [&board] {
        int running = 0;
        for (const auto* timer : board.findChildren<QTimer*>()) running += timer->isActive() ? 1 : 0;
        return running;
    };
    QCOMPARE(timers(), 0);
    board.changePicture([](BoardPicture& picture) { picture.cells[3] = 1; });
    QCOMPARE(timers(), 1);
    board.changePicture([](BoardPicture& picture) { picture.cells[4] = 1; });
    QCOMPARE(timers(), 1);
    QTRY_VERIFY(!board.isAnimating());
    QCOMPARE(timers(), 0);
    board.settle();
    board.clearLog();
    QTest::qWait(60);
    QCOMPARE(board.backgrounds, 0);
}

void TestPaint::noMotionWhenOff() {
    BoardForTests board;
    board.showGrid(4, 4);
    const auto change = [&board](quint64 look, bool animated) {
        board.changePicture([look](BoardPicture& picture) { picture.cells[3] = look; }, animated);
    };
    change(1, false);
    QVERIFY(!board.isAnimating());
    styleAnimates = false;
    change(2, true);
    QVERIFY(!board.isAnimating());
    styleAnimates = true;
    motion::setEnabled(false);
    change(3, true);
    QVERIFY(!board.isAnimating());
    motion::setEnabled(true);
    change(4, true);
    QVERIFY(board.isAnimating());
    // A picture at once also ends what still moves.
    change(5, false);
    QVERIFY(!board.isAnimating());
    board.settle();
    QCOMPARE(board.painted[3].look, quint64(5));
}

void TestPaint::noMotionOnAnotherBoard() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.changePicture([](BoardPicture& picture) { picture.cells[3] = 1; });
    board.shared = std::make_shared<SquareGrid>(4, 4);
    BoardPicture other;
    other.cells.assign(16, 7);
    board.setPicture(board.shared, other);
    QVERIFY(!board.isAnimating());
    board.settle();
    QCOMPARE(int(board.painted.size()), 16);
}

void TestPaint::hiddenBoardIsFinalAtOnce() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.changePicture([](BoardPicture& picture) { picture.cells[3] = 1; });
    QVERIFY(board.isAnimating());
    board.hide();
    QVERIFY(!board.isAnimating());
    board.changePicture([](BoardPicture& picture) { picture.cells[3] = 2; });
    QVERIFY(!board.isAnimating());
}

void TestPaint::finishEndsMotion() {
    BoardForTests board;
    BoardPicture picture;
    picture.pieces = {{1, 0, {0.5, 0.5}, 1}};
    board.showBoard(std::make_shared<SquareGrid>(8, 8), picture, {420, 420});
    board.changePicture([](BoardPicture& next) {
        next.pieces = {{1, 0, {7.5, 7.5}, 1}, {2, 0, {4.5, 0.5}, 1}};
        next.cells[8] = 3;
    });
    board.finishAnimation();
    QVERIFY(!board.isAnimating());
    board.settle();
    QCOMPARE(board.paintedPieces[1].rect.center(), board.toWidget(QPointF(7.5, 7.5)));
    QCOMPARE(board.paintedPieces[2].opacity, 1.0);
    QCOMPARE(board.painted[8].progress, 1.0);
}

void TestPaint::orderOfPiecesIsKept() {
    styleAnimates = false;
    BoardForTests board;
    BoardPicture picture;
    picture.pieces = {{1, 0, {1.5, 1.5}, 1}, {2, 0, {1.5, 1.5}, 1}};
    board.showBoard(std::make_shared<SquareGrid>(3, 3), picture, {220, 220});
    board.changePicture([](BoardPicture& next) { std::swap(next.pieces[0], next.pieces[1]); });
    board.settle();
    QVERIFY(board.painted.count(4));
    QVERIFY(board.paintedPieces.count(1) && board.paintedPieces.count(2));
}

void TestPaint::concealedShowsPaperOnly() {
    BoardForTests board;
    BoardPicture picture;
    picture.pieces = {{1, 0, {1.5, 1.5}, 1}};
    picture.marks = {3};
    board.showBoard(std::make_shared<SquareGrid>(3, 3), picture, {220, 220});
    board.setConcealed(true);
    board.clearLog();
    const QImage image = board.grab().toImage();
    QVERIFY(board.painted.empty());
    QVERIFY(board.paintedPieces.empty());
    const QRgb paper = colour(Role::paper, board.palette()).rgb();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) QCOMPARE(image.pixel(x, y), paper);
    }
    board.setConcealed(false);
    board.settle();
    QCOMPARE(int(board.painted.size()), 9);
}

void TestPaint::concealedShowsWhatItIsToldTo() {
    class Table : public BoardForTests {
      protected:
        void paintConcealed(QPainter& painter, const QRectF& area) override {
            painter.fillRect(area, Qt::blue);
        }
    };
    Table board;
    board.showGrid(3, 3);
    const auto middle = [&board] { return board.grab().toImage().pixel(board.rect().center()); };
    QVERIFY(middle() != QColor(Qt::blue).rgb());
    board.setConcealed(true);
    board.clearLog();
    QCOMPARE(middle(), QColor(Qt::blue).rgb());
    QCOMPARE(board.grab().toImage().pixel(0, 0), colour(Role::paper, board.palette()).rgb());
    QCOMPARE(board.backgrounds, 0);
    QVERIFY(board.painted.empty());
}

void TestPaint::darkPaletteChangesThePaper() {
    BoardForTests board;
    board.showGrid(3, 3);
    const QRgb light = board.grab().toImage().pixel(0, 0);
    board.setPalette(darkPalette());
    board.settle();
    const QRgb dark = board.grab().toImage().pixel(0, 0);
    QVERIFY(qGray(light) > 200);
    QVERIFY(qGray(dark) < 60);
    // The cursor shows on both.
    const QImage before = board.grab().toImage();
    QTest::keyClick(&board, Qt::Key_Right);
    QVERIFY(board.grab().toImage() != before);
}

void TestPaint::tinySizesDoNotFail_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(0, 0), QSize(1, 1), QSize(3, 40), QSize(20, 20), QSize(200, 2)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void TestPaint::tinySizesDoNotFail() {
    QFETCH(QSize, size);
    for (const bool circles : {false, true}) {
        BoardForTests board;
        BoardPicture picture;
        picture.pieces = {{1, 0, {1.5, 1.5}, 1}};
        picture.marks = {0, 1, 2, 3};
        std::shared_ptr<const BoardGeometry> geometry = std::make_shared<SquareGrid>(30, 16);
        if (circles)
            geometry = std::make_shared<OffsetCircles>(11, OffsetCircles::Measures{20, 44, 38.1}, nullptr);
        board.shared = geometry;
        board.setPicture(geometry, picture);
        board.setMinimumSize(0, 0);
        board.resize(size);
        QVERIFY(board.unit() > 0);
        QVERIFY(qIsFinite(board.toBoard(QPointF(5, 5)).x()));
        QTest::keyClick(&board, Qt::Key_Right);
        QImage image(size.expandedTo({1, 1}), QImage::Format_RGB32);
        board.render(&image);
        if (size == QSize(20, 20)) QVERIFY(board.painted.size() >= 119);
        // The margin shrinks before the cells do.
        if (size == QSize(20, 20)) QVERIFY(board.toWidget(geometry->bounds()).width() >= 15);
    }
}

void TestPaint::sizeHints() {
    BoardForTests board;
    QVERIFY(board.sizeHint().isValid());
    for (const QSize grid : {QSize(1, 1), QSize(5, 5), QSize(30, 16), QSize(2, 90), QSize(200, 200)}) {
        board.setPicture(std::make_shared<SquareGrid>(grid.width(), grid.height()), {});
        const QSize hint = board.sizeHint();
        QVERIFY(hint.width() <= 1016 && hint.height() <= 696);
        QVERIFY(hint.width() >= 300 || hint.height() >= 280);
        const QSize least = board.minimumSizeHint();
        QVERIFY(least.width() <= 240 && least.height() <= 180);
        // A window that small leaves no cell without a pixel, but of boards beyond all measure.
        board.resize(least);
        if (grid.width() <= 100) QVERIFY(board.unit() >= 1);
    }
    board.setPicture(std::make_shared<SquareGrid>(10, 10), {});
    board.setBoardMargin(8);
    const QSize narrow = board.sizeHint();
    board.setBoardMargin(20);
    QCOMPARE(board.sizeHint() - narrow, QSize(24, 24));
}

void TestPaint::emptyBoardPaintsPaper() {
    BoardForTests board;
    board.resize(50, 50);
    QCOMPARE(board.grab().toImage().pixel(25, 25), colour(Role::paper, board.palette()).rgb());
    QCOMPARE(board.cursorCell(), -1);
    QCOMPARE(board.cellPoint(3), QPoint());
    board.updateCell(3);
    board.setCursorCell(3);
    board.press(0);
    board.release(0);
    QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, {});
    QCoreApplication::sendEvent(&board, &space);
    QVERIFY(board.takeLog().isEmpty());
    board.setPicture(nullptr, {});
    QVERIFY(board.geometry() == nullptr);
}

QTEST_MAIN(TestPaint)
#include "test_paint.moc"
