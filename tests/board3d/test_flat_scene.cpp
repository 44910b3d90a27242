// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/accessible/cells.h"
#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/scene/scene_hand.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QPaintEvent>

using namespace plt;
using namespace plt::test;

/// A peculiarity of the flat view: it repaints by parts.
class TestFlatScene : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void cleanup() { window.reset(); }

    void everyChangeIsRepainted();
    void aDragRepaintsLittle();
    void nothingIsRepaintedAtRest();
    void newPiecesComeDownFromAbove();
    void piecesTurnOver();
    void edgesLieOnDevicePixels_data();
    void edgesLieOnDevicePixels();
    void aPauseShowsTheEmptyBoard();
    void itTellsScreenReadersNothing();
    void standsAndPiecesAreApart();
    void coveredPiecesAreNotSeen();
    void targetsOnPiecesLieRoundThem();
    void marksDifferByForm();
    void labelsStandBesideTheLastMove();
    void theTurnIsAMotion();

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
    /// Waits for all repaints that are due: one more is requested, and they come together.
    void settle() {
        const QRect last(0, 0, 1, 1);
        QCoreApplication::processEvents();
        painted -= last;
        flat().update(last);
        QTRY_VERIFY(painted.contains(QPoint(0, 0)));
    }
    /// Returns a full picture, to compare with the result of partial repaints.
    void check(QImage& before, const char* what) {
        settle();
        // Taking a picture is painting as well, and does not count.
        const QRegion repainted = painted;
        const QImage now = picture();
        const double ratio = flat().devicePixelRatioF();
        const auto logical = [ratio](int pixel) { return static_cast<int>((pixel + 0.5) / ratio); };
        int stale = 0;
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x)
                if (now.pixel(x, y) != before.pixel(x, y) &&
                    !repainted.contains(QPoint(logical(x), logical(y))))
                    ++stale;
        QVERIFY2(stale == 0, qPrintable(QStringLiteral("%1: %2 pixels").arg(QLatin1String(what)).arg(stale)));
        before = now;
        painted = {};
    }
    QImage picture() { return flat().grab().toImage().convertToFormat(QImage::Format_RGB32); }
    /// The part of the picture that a square covers.
    QImage pictureOf(int square) {
        const double ratio = flat().devicePixelRatioF();
        const QRect rect = board().squareRect(square);
        return picture().copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect());
    }
    void pointAt(QPoint point, Qt::MouseButtons buttons = {}) {
        plt::testing::movePointer(flat(), point, buttons);
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

void TestFlatScene::nothingIsRepaintedAtRest() {
    BoardScene scene = checkers();
    open(scene);
    pointAt(board().piecePoint(onC3));
    settle();
    painted = {};
    // Setting the same scene again repaints nothing.
    board().setScene(scene);
    board().setScene(scene, false);
    board().setLabelsShown(false);
    pointAt(board().piecePoint(onC3) + QPoint(1, 0));
    settle();
    QCOMPARE(painted, QRegion(0, 0, 1, 1));
    QVERIFY(!board().isAnimating());
    // After a motion the pieces are at rest.
    animate = true;
    scene.pieces[onC3].square = d4;
    scene.pieces[onC3].centre = {3.5, 3.5};
    board().setScene(scene);
    QVERIFY(board().isAnimating());
    QTRY_VERIFY(!board().isAnimating());
    settle();
    QVERIFY(painted.contains(board().squareRect(d4)));
    painted = {};
    QTest::qWait(100);
    QVERIFY(painted.isEmpty());
}

void TestFlatScene::newPiecesComeDownFromAbove() {
    /// Records the height of painted pieces.
    class Lifts : public FlatScene {
      public:
        using FlatScene::FlatScene;
        std::vector<double> of(int id) { return std::exchange(lifts[id], {}); }

      protected:
        void paintPiece(QPainter& painter, const PiecePaint& piece) override {
            lifts[piece.id].push_back(piece.lift);
            FlatScene::paintPiece(painter, piece);
        }

      private:
        std::map<int, std::vector<double>> lifts;
    };
    const BoardScene scene = checkers();
    BoardScene without = scene;
    without.pieces.erase(without.pieces.begin() + 9);
    SceneHand hand;
    hand.setScene(without);
    Lifts board(hand);
    board.resize(480, 480);
    board.showScene(false);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    animate = true;
    hand.setScene(scene);
    board.showScene(true);
    QVERIFY(board.isAnimating());
    board.grab();
    QCOMPARE(board.of(9).back(), 1.0);
    QTRY_VERIFY(!board.isAnimating());
    board.grab();
    const auto lifts = board.of(9);
    QVERIFY(std::ranges::is_sorted(lifts, std::greater<>()));
    QCOMPARE(lifts.back(), 0.0);
    for (const double lift : board.of(8)) QCOMPARE(lift, 0.0);
    // It looks like a piece that was never moved.
    FlatScene other(hand);
    other.resize(board.size());
    other.showScene(false);
    QCOMPARE(board.grab().toImage(), other.grab().toImage());
}

void TestFlatScene::piecesTurnOver() {
    BoardScene red = checkers();
    for (ScenePiece& piece : red.pieces) piece.targets.clear();
    red.pieces[onC3].colour = QColor(0xC0, 0x20, 0x20);
    BoardScene yellow = red;
    yellow.pieces[onC3].colour = QColor(0xF0, 0xD8, 0x30);
    yellow.pieces[onC3].face = 1;
    /// The visible width of the piece, and its colour.
    struct Seen {
        int width = 0;
        bool isRed = false;
    };
    const auto look = [this] {
        const QImage square = pictureOf(c3);
        Seen seen;
        int reds = 0;
        for (int x = 0; x < square.width(); ++x) {
            const QColor pixel = square.pixelColor(x, square.height() / 2);
            const bool isRed = pixel.red() > 90 && pixel.red() > 2 * pixel.green();
            const bool isYellow =
                pixel.red() > 90 && pixel.green() > 0.75 * pixel.red() && pixel.blue() < 0.6 * pixel.red();
            seen.width += isRed || isYellow ? 1 : 0;
            reds += isRed ? 1 : 0;
        }
        seen.isRed = 2 * reds > seen.width;
        return seen;
    };
    open(red);
    const int wide = look().width;
    QVERIFY(look().isRed);
    animate = true;
    // Until a frame was seen before the middle and one behind it: when they come is the machine's business.
    bool before = false;
    bool behind = false;
    for (int tries = 0; tries < 50 && !(before && behind); ++tries) {
        board().setScene(red, false);
        board().setScene(yellow);
        QVERIFY(board().isAnimating());
        bool turned = false;
        while (board().isAnimating()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            const Seen seen = look();
            QVERIFY(seen.width > 0);
            QVERIFY2(!turned || !seen.isRed, "it does not turn back");
            turned = turned || !seen.isRed;
            if (seen.width > 0.8 * wide) continue;
            before = before || seen.isRed;
            behind = behind || !seen.isRed;
        }
    }
    QVERIFY(before && behind);
    QVERIFY(!look().isRed);
    // Rings and shades are counted a little otherwise in another colour.
    QVERIFY(look().width > 0.85 * wide);
    const QImage turned = picture();
    board().setScene(yellow, false);
    QCOMPARE(picture(), turned);
    // Without motion it has the other side at once.
    animate = false;
    board().setScene(red);
    QVERIFY(!board().isAnimating());
    QVERIFY(look().isRed);
}

void TestFlatScene::edgesLieOnDevicePixels_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("turned");
    for (const QSize size : {QSize(480, 360), QSize(333, 217), QSize(1237, 901)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size << false;
        QTest::addRow("%dx%d turned", size.width(), size.height()) << size << true;
    }
}

void TestFlatScene::edgesLieOnDevicePixels() {
    /// Records the areas in which it paints squares.
    class Squares : public FlatScene {
      public:
        using FlatScene::FlatScene;
        std::map<int, QRectF> rects;

      protected:
        void paintCell(QPainter& painter, const CellPaint& cell) override {
            rects[cell.cell] = cell.rect;
            FlatScene::paintCell(painter, cell);
        }
    };
    QFETCH(QSize, size);
    QFETCH(bool, turned);
    BoardScene scene = checkers();
    scene.turned = turned;
    SceneHand hand;
    hand.setScene(scene);
    Squares squares(hand);
    squares.resize(size);
    squares.showScene(false);
    squares.grab();
    QCOMPARE(int(squares.rects.size()), 64);
    const double ratio = squares.devicePixelRatioF();
    for (const auto& [square, rect] : squares.rects) {
        for (const double edge : {rect.left(), rect.top(), rect.right(), rect.bottom()})
            QVERIFY(std::abs(edge * ratio - std::round(edge * ratio)) < 1e-6);
        QVERIFY(std::abs(rect.width() - squares.rects[0].width()) < 1e-6);
        QVERIFY(std::abs(rect.width() - rect.height()) < 1e-6);
        // No seam and no overlap; a1 is at the lower left, or at the upper right.
        if (square % 8 > 0) {
            const QRectF& before = squares.rects[square - 1];
            QCOMPARE(turned ? rect.right() : rect.left(), turned ? before.left() : before.right());
        }
        if (square >= 8) {
            const QRectF& before = squares.rects[square - 8];
            QCOMPARE(turned ? rect.top() : rect.bottom(), turned ? before.bottom() : before.top());
        }
        QCOMPARE(squares.squareRect(square), rect.toAlignedRect());
    }
}

void TestFlatScene::aPauseShowsTheEmptyBoard() {
    BoardScene scene = checkers();
    scene.squares[at(4, 4)].mark = SquareMark::hint;
    BoardScene empty = checkers();
    empty.pieces.clear();
    open(empty);
    const QImage expected = picture();
    board().setLabelsShown(true);
    board().setScene(scene, false);
    QVERIFY(picture() != expected);
    board().setConcealed(true);
    QCOMPARE(picture(), expected);
    board().setConcealed(false);
    QVERIFY(picture() != expected);
}

void TestFlatScene::labelsStandBesideTheLastMove() {
    BoardScene scene = checkers();
    scene.pieces.clear();
    for (SceneSquare& square : scene.squares) square.label.clear();
    open(scene);
    board().setLabelsShown(true);
    const int square = at(4, 4);
    const QImage plain = picture();
    scene.squares[square].mark = SquareMark::lastMove;
    board().setScene(scene, false);
    const QImage marked = picture();
    scene.squares[square].label = QStringLiteral("22");
    board().setScene(scene, false);
    const QImage both = picture();
    int ink = 0;
    int hidden = 0;
    for (int y = 0; y < both.height(); ++y)
        for (int x = 0; x < both.width(); ++x) {
            if (both.pixel(x, y) == marked.pixel(x, y)) continue;
            ++ink;
            hidden += marked.pixel(x, y) != plain.pixel(x, y);
        }
    QVERIFY(ink > 30);
    // Soft edges may touch.
    QVERIFY2(hidden * 6 < ink, qPrintable(QStringLiteral("%1 of %2").arg(hidden).arg(ink)));
}

void TestFlatScene::itTellsScreenReadersNothing() {
    // All events come from the surrounding board.
    static int told = 0;
    static int toldByFlat = 0;
    static QObject* silent = nullptr;
    open(checkers());
    silent = &flat();
    accessible::setUpdateHandler([](QAccessibleEvent* event) {
        ++told;
        const auto* const part = event->accessibleInterface();
        const auto* const parent = part != nullptr ? part->parent() : nullptr;
        if (event->object() == silent || (parent != nullptr && parent->object() == silent)) ++toldByFlat;
    });
    QAccessibleInterface* plain = QAccessible::queryAccessibleInterface(&flat());
    QVERIFY(plain != nullptr);
    QCOMPARE(plain->childCount(), 0);
    window->click(board().piecePoint(onC3));
    pointAt(board().squarePoint(d4));
    QTest::keyClick(&board(), Qt::Key_Return);
    QTest::keyClick(&board(), Qt::Key_Right);
    board().setScene(gobblet());
    board().setConcealed(true);
    board().setConcealed(false);
    accessible::setUpdateHandler(nullptr);
    QVERIFY(told > 0);
    QCOMPARE(toldByFlat, 0);
    QVERIFY(!flat().hasFocus());
    QVERIFY(!flat().isCursorVisible());
    QCOMPARE(flat().cursorCell(), -1);
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
    // The shadow of the inner piece may darken the rim of the outer one, but the inner piece is invisible.
    const int reach = cell.width() / 3;
    const QRect inside(cell.width() / 2 - reach, cell.height() / 2 - reach, 2 * reach, 2 * reach);
    QCOMPARE(covered.copy(inside), alone.copy(inside));
}

void TestFlatScene::targetsOnPiecesLieRoundThem() {
    // A small piece stands in the middle of the board; the largest may be put over it.
    BoardScene scene = gobblet();
    auto& small = scene.pieces[6];
    small.square = 4;
    small.centre = {1.5, 1.5};
    constexpr int large = 2;
    open(scene);
    QImage seen = picture();
    const QImage free = pictureOf(4);
    settle();
    painted = {};
    window->press(board().piecePoint(large));
    check(seen, "lifted");
    const QImage marked = pictureOf(4);
    QVERIFY(marked != free);
    // The held piece covers the mark.
    pointAt(board().squarePoint(4), Qt::LeftButton);
    check(seen, "held over it");
    const QImage held = pictureOf(4);
    int ofTheMark = 0;
    int stillSeen = 0;
    for (int y = 0; y < free.height(); ++y) {
        for (int x = 0; x < free.width(); ++x) {
            if (marked.pixel(x, y) == free.pixel(x, y)) continue;
            ++ofTheMark;
            stillSeen += held.pixel(x, y) == marked.pixel(x, y) ? 1 : 0;
        }
    }
    QVERIFY(stillSeen < ofTheMark / 2);
    pointAt(board().squarePoint(0), Qt::LeftButton);
    check(seen, "held elsewhere");
    window->release(board().squarePoint(20));
    check(seen, "put back");
    QCOMPARE(pictureOf(4), free);
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
        const QImage grey = pictureOf(at(4, 4)).convertToFormat(QImage::Format_Grayscale8);
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

void TestFlatScene::theTurnIsAMotion() {
    BoardScene scene = checkers();
    open(scene);
    const QImage before = picture();
    scene.turned = true;
    board().setScene(scene, true);
    // Without animations it is turned at once.
    QVERIFY(!board().isAnimating());
    const QImage after = picture();
    QVERIFY(before != after);
    scene.turned = false;
    animate = true;
    board().setScene(scene, true);
    QVERIFY(board().isAnimating());
    QVERIFY(picture() != before);
    QTRY_VERIFY(!board().isAnimating());
    QCOMPARE(picture(), before);
    // A press ends it, and acts on the board as it is seen then.
    scene.turned = true;
    board().setScene(scene, true);
    window->press(board().piecePoint(onC3));
    QCOMPARE(board().liftedPiece(), onC3);
    window->release(board().piecePoint(onC3));
    board().putBack();
    board().finishAnimation();
    // A key has the same effect.
    scene.turned = false;
    board().setScene(scene, true);
    QVERIFY(board().isAnimating());
    QTest::keyClick(&board(), Qt::Key_F);
    QVERIFY(!board().isAnimating());
    animate = false;
}

QTEST_MAIN(TestFlatScene)
#include "test_flat_scene.moc"
