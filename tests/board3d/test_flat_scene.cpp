// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/board3d/flat_scene.h"

#include <QPaintEvent>

using namespace plt;
using namespace plt::test;

/// What is special about the flat way of showing: it repaints by parts.
class TestFlatScene : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void cleanup() { window.reset(); }

    void everyChangeIsRepainted();
    void aDragRepaintsLittle();
    void standsAndPiecesAreApart();
    void coveredPiecesAreNotSeen();
    void marksDifferByForm();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) painted += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }

  private:
    std::unique_ptr<BoardWindow> window;
    QRegion painted;

    SceneBoard& board() { return window->board; }
    FlatScene& flat() { return *board().findChild<FlatScene*>(); }
    void open(BoardScene scene) {
        window = std::make_unique<BoardWindow>(false);
        window->open(std::move(scene));
        flat().installEventFilter(this);
    }
    /// Waits for all repaints that are due: one more is asked for, and they come together.
    void settle() {
        const QRect last(0, 0, 1, 1);
        QCoreApplication::processEvents();
        painted -= last;
        flat().update(last);
        QTRY_VERIFY(painted.contains(QPoint(0, 0)));
    }
    /// The picture as it is when all of it is painted, of which only what was repainted may be new.
    void check(QImage& before, const char* what) {
        settle();
        // Taking a picture is painting as well, and does not count.
        const QRegion repainted = painted;
        const QImage now = picture();
        int stale = 0;
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x)
                if (now.pixel(x, y) != before.pixel(x, y) && !repainted.contains(QPoint(x, y))) ++stale;
        QVERIFY2(stale == 0, qPrintable(QStringLiteral("%1: %2 pixels").arg(QLatin1String(what)).arg(stale)));
        before = now;
        painted = {};
    }
    QImage picture() { return flat().grab().toImage().convertToFormat(QImage::Format_RGB32); }
    void pointAt(QPoint point, Qt::MouseButtons buttons = {}) {
        QMouseEvent event(QEvent::MouseMove, QPointF(point), flat().mapToGlobal(QPointF(point)), Qt::NoButton,
                          buttons, {});
        QCoreApplication::sendEvent(&flat(), &event);
    }
};

void TestFlatScene::everyChangeIsRepainted() {
    open(checkers());
    settle();
    QImage seen = picture();
    painted = {};
    const auto step = [&](const char* what) { check(seen, what); };
    pointAt(board().piecePoint(onC3));
    step("hovered");
    pointAt(board().piecePoint(onE3));
    step("another hovered");
    window->press(board().piecePoint(onE3));
    step("lifted");
    const QPoint from = board().piecePoint(onE3);
    for (const int square : {at(4, 3), at(5, 3), at(6, 6), at(0, 0), at(3, 3)}) {
        pointAt(board().squarePoint(square) + QPoint(3, 2), Qt::LeftButton);
        step("dragged");
    }
    pointAt(QPoint(flat().width() - 2, 5), Qt::LeftButton);
    step("dragged off the board");
    pointAt(from, Qt::LeftButton);
    window->release(from);
    step("put back");
    window->click(board().piecePoint(onC3));
    pointAt(board().squarePoint(d4));
    step("chosen, target hovered");
    QTest::keyClick(&board(), Qt::Key_Return);
    step("cursor");
    for (const int key :
         {Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Left, Qt::Key_Escape, Qt::Key_Escape}) {
        QTest::keyClick(&board(), Qt::Key(key));
        step("key");
    }
    BoardScene next = checkers();
    next.squares[at(4, 4)].mark = SquareMark::threat;
    next.pieces[onC3].square = d4;
    next.pieces[onC3].centre = {3.5, 3.5};
    next.pieces[20].emblem = 0;
    next.emblems = {crown()};
    board().setScene(next);
    step("another scene");
    board().setLabelsShown(true);
    step("labels");
    board().setConcealed(true);
    step("concealed");
    board().setConcealed(false);
    step("shown again");
    board().setEnabled(false);
    step("disabled");
}

void TestFlatScene::aDragRepaintsLittle() {
    open(checkers());
    window->press(board().piecePoint(onC3));
    pointAt(board().squarePoint(at(2, 4)), Qt::LeftButton);
    settle();
    painted = {};
    pointAt(board().squarePoint(at(2, 4)) + QPoint(2, 1), Qt::LeftButton);
    settle();
    qint64 pixels = 0;
    for (const QRect& rect : painted) pixels += qint64(rect.width()) * rect.height();
    QVERIFY(pixels > 100);
    QVERIFY(pixels < qint64(flat().width()) * flat().height() / 8);
}

void TestFlatScene::standsAndPiecesAreApart() {
    // All of a wide scene is in the widget, and its stands lie beside the board.
    open(gobblet());
    const QRect all = flat().rect();
    for (int square = 0; square < 21; ++square) QVERIFY(all.contains(board().squareRect(square)));
    for (int stand = 9; stand < 21; ++stand)
        for (int square = 0; square < 9; ++square)
            QVERIFY(!board()
                         .squareRect(stand)
                         .adjusted(1, 1, -1, -1)
                         .intersects(board().squareRect(square).adjusted(1, 1, -1, -1)));
}

void TestFlatScene::coveredPiecesAreNotSeen() {
    BoardScene scene = gobblet();
    auto& large = scene.pieces[2];
    large.square = 4;
    large.centre = {1.5, 1.5};
    BoardScene without = scene;
    auto& small = scene.pieces[6];
    small.square = 4;
    small.centre = {1.5, 1.5};
    without.pieces.erase(without.pieces.begin() + 6);
    open(scene);
    const QRect cell = board().squareRect(4);
    const QImage covered = picture().copy(cell);
    board().setScene(without, false);
    const QImage alone = picture().copy(cell);
    // The shadow of what is inside may darken the rim of the one outside, but nothing of it is seen.
    const int reach = cell.width() / 3;
    const QRect inside(cell.width() / 2 - reach, cell.height() / 2 - reach, 2 * reach, 2 * reach);
    QCOMPARE(covered.copy(inside), alone.copy(inside));
}

void TestFlatScene::marksDifferByForm() {
    // With all colour taken away the four marks still are four pictures, and none is the empty square.
    BoardScene scene = checkers();
    open(scene);
    QList<QImage> pictures;
    for (const auto mark : {SquareMark::none, SquareMark::lastMove, SquareMark::hint, SquareMark::threat,
                            SquareMark::winning}) {
        scene.squares[at(4, 4)].mark = mark;
        board().setScene(scene, false);
        const QImage grey =
            picture().copy(board().squareRect(at(4, 4))).convertToFormat(QImage::Format_Grayscale8);
        for (const QImage& other : std::as_const(pictures)) {
            int differing = 0;
            for (int y = 0; y < grey.height(); ++y)
                for (int x = 0; x < grey.width(); ++x)
                    if (std::abs(qGray(grey.pixel(x, y)) - qGray(other.pixel(x, y))) > 25) ++differing;
            QVERIFY(differing > grey.width() * grey.height() / 40);
        }
        pictures << grey;
    }
}

QTEST_MAIN(TestFlatScene)
#include "test_flat_scene.moc"
