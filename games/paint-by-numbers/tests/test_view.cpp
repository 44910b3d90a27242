// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "paint-by-numbers/library/library_dialog.h"
#include "paint-by-numbers/pictures/names.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/board_events.h"
#include "paint-by-numbers/view.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace paint_by_numbers;
using namespace paint_by_numbers::events;
using plt::Outcome;

namespace {

/// A board of so many cells that is won only when all of them are blue.
QString allBlue(int width, int height) {
    const auto side = [](int count, int run) {
        QStringList numbers;
        for (int i = 0; i < count; ++i) numbers << QString::number(run);
        return numbers.join(QLatin1Char(','));
    };
    const QString clues = side(height, width) + QLatin1Char('/') + side(width, height);
    return QStringLiteral("own,,%1:%1").arg(clues);
}

const auto crown = QStringLiteral("own,crown,1.1,5,5,3,1/2,4,4,4,2:1.1,5,5,3,1/2,4,4,4,2");
const auto twoSolutions = QStringLiteral("own,,1,1/1,1:1,1/1,1");

std::unique_ptr<View> shown(const QString& id, QSize size = {720, 560}) {
    return plt::testing::shownView<View>(QStringLiteral("paint-by-numbers"), id, size);
}

/// Runs once the library is up.
void inLibrary(const std::function<void(LibraryDialog&)>& run) {
    plt::testing::withDialog<LibraryDialog>(run);
}

/// Paints the picture of an entry by strokes, but not its last blue cell.
void paintNearlyAll(View& view, const Grid& picture) {
    int left = picture.count(Cell::blue);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            if (picture.at(x, y) == Cell::blue && --left > 0) click(view, x + 1, y + 1);
    }
}

QPoint lastBlue(const Grid& picture) {
    for (int cell = picture.cells() - 1; cell >= 0; --cell)
        if (picture.at(cell) == Cell::blue) return {cell % picture.width() + 1, cell / picture.width() + 1};
    return {};
}

}  // namespace

class TestPaintByNumbersView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Before anything else asks for a picture: a start reads what it shows, and no more.
    void theFirstStartReadsOneShelf() {
        QCOMPARE(ourShelvesRead(), 0);
        View view;
        view.setUp(QStringLiteral("paint-by-numbers-first-start"));
        view.beginFirst({}, {});
        QTRY_VERIFY(!view.session().awaitsFirst());
        QCOMPARE(ourShelvesRead(), 1);
        // The name of a picture that is found is not looked for among those of other sizes.
        QVERIFY(ourPicture(view.state().clues) != nullptr);
        QVERIFY(ourPicture(Clues(Grid::ofText("xx/xx"))) == nullptr);
        QCOMPARE(ourShelvesRead(), 1);
    }

    void initTestCase() { plt::motion::setEnabled(false); }
    void init() {
        // A warning of the offscreen platform about itself is no failure.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    // Strokes --------------------------------------------------------------------------------------------
    void gesturesPaint() {
        auto view = shown(allBlue(5, 5));
        click(*view, 2, 1);
        QCOMPARE(marks(*view).left(5), QStringLiteral("?x???"));
        drag(*view, {1, 1}, {4, 1});
        QCOMPARE(marks(*view).left(5), QStringLiteral("xxxx?"));
        drag(*view, {3, 1}, {5, 1});
        QCOMPARE(marks(*view).left(5), QStringLiteral("xx???"));
        drag(*view, {5, 5}, {5, 3}, Qt::RightButton);
        QCOMPARE(marks(*view).mid(10), QStringLiteral("????.????.????."));
        click(*view, 5, 5, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(marks(*view).mid(20), QStringLiteral("?????"));
        click(*view, 5, 4);
        QCOMPARE(marks(*view).mid(15), QStringLiteral("??????????"));
        const auto before = view->state();
        drag(*view, {1, 1}, {2, 2});
        QCOMPARE(view->state(), before);
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, pointOf(*view, 1, 1));
        moveTo(*view, 2, 2);
        QVERIFY(!view->board().preview());
        moveTo(*view, 1, 3);
        QCOMPARE(view->board().preview()->cells(), 3);
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 1, 3));
        QCOMPARE(marks(*view).left(15), QStringLiteral("?x????????????."));
        // A press outside has no effect.
        const auto now = view->state();
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, QPoint(2, 2));
        plt::testing::movePointer(view->board(), pointOf(*view, 3, 3), Qt::LeftButton);
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 3, 3));
        QCOMPARE(view->state(), now);
    }

    void strokesEndAtTheEdge_data() {
        QTest::addColumn<QPoint>("beyond");
        QTest::addColumn<QString>("painted");
        // From the cell in the middle; relative to the cells' right, lower, left or upper edge.
        QTest::newRow("right") << QPoint(9, 0)
                               << QStringLiteral(
                                      "??????"
                                      "??????"
                                      "??xxxx"
                                      "??????"
                                      "??????"
                                      "??????");
        QTest::newRow("right and lower") << QPoint(30, 12)
                                         << QStringLiteral(
                                                "??????"
                                                "??????"
                                                "??xxxx"
                                                "??????"
                                                "??????"
                                                "??????");
        QTest::newRow("left") << QPoint(-9, 0)
                              << QStringLiteral(
                                     "??????"
                                     "??????"
                                     "xxx???"
                                     "??????"
                                     "??????"
                                     "??????");
        QTest::newRow("up") << QPoint(0, -9)
                            << QStringLiteral(
                                   "??x???"
                                   "??x???"
                                   "??x???"
                                   "??????"
                                   "??????"
                                   "??????");
        QTest::newRow("down") << QPoint(0, 9)
                              << QStringLiteral(
                                     "??????"
                                     "??????"
                                     "??x???"
                                     "??x???"
                                     "??x???"
                                     "??x???");
        QTest::newRow("down and to the side") << QPoint(-8, 40)
                                              << QStringLiteral(
                                                     "??????"
                                                     "??????"
                                                     "??x???"
                                                     "??x???"
                                                     "??x???"
                                                     "??x???");
    }
    void strokesEndAtTheEdge() {
        QFETCH(QPoint, beyond);
        QFETCH(QString, painted);
        auto view = shown(allBlue(6, 6));
        const QRect cells = view->board().cellsArea().toRect();
        QPoint point = pointOf(*view, 3, 3);
        if (beyond.x() != 0) point.setX((beyond.x() > 0 ? cells.right() : cells.left()) + beyond.x());
        if (beyond.y() != 0) point.setY((beyond.y() > 0 ? cells.bottom() : cells.top()) + beyond.y());
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, pointOf(*view, 3, 3));
        plt::testing::movePointer(view->board(), point, Qt::LeftButton);
        QVERIFY(view->board().preview());
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, point);
        QCOMPARE(marks(*view), painted);
    }

    void modifiersAreThoseOfTheRelease_data() {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        for (const auto modifier :
             {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier})
            QTest::addRow("%x", static_cast<unsigned>(modifier)) << Qt::KeyboardModifiers(modifier);
    }
    void modifiersAreThoseOfTheRelease() {
        QFETCH(Qt::KeyboardModifiers, modifiers);
        auto view = shown(allBlue(3, 3));
        click(*view, 1, 1, Qt::LeftButton, modifiers);
        QCOMPARE(marks(*view).left(3), QStringLiteral(".??"));
        QTest::mousePress(&view->board(), Qt::LeftButton, modifiers, pointOf(*view, 2, 1));
        QVERIFY(view->board().preview()->action == Action::white);
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 2, 1));
        QCOMPARE(marks(*view).left(3), QStringLiteral(".x?"));
        click(*view, 3, 1, Qt::MiddleButton);
        QCOMPARE(marks(*view).left(3), QStringLiteral(".xx"));
    }

    void strokesAreDropped() {
        auto view = shown(allBlue(4, 4));
        const auto before = view->state();
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, pointOf(*view, 1, 1));
        moveTo(*view, 4, 1);
        QTest::keyClick(&view->board(), Qt::Key_Escape);
        QVERIFY(!view->board().isPainting());
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 4, 1));
        QCOMPARE(view->state(), before);
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, pointOf(*view, 1, 1));
        moveTo(*view, 3, 1);
        QTest::mousePress(&view->board(), Qt::RightButton, {}, pointOf(*view, 3, 1));
        QTest::mouseRelease(&view->board(), Qt::RightButton, {}, pointOf(*view, 3, 1));
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 3, 1));
        QCOMPARE(view->state(), before);
        // Another window had the release.
        QTest::mousePress(&view->board(), Qt::LeftButton, {}, pointOf(*view, 1, 1));
        plt::testing::movePointer(view->board(), pointOf(*view, 3, 1));
        QVERIFY(!view->board().isPainting());
        QTest::mouseRelease(&view->board(), Qt::LeftButton, {}, pointOf(*view, 3, 1));
        QCOMPARE(view->state(), before);
    }

    void oneUndoTakesBackOneGesture() {
        auto view = shown(allBlue(6, 4));
        drag(*view, {1, 1}, {6, 1});
        drag(*view, {2, 2}, {2, 4}, Qt::RightButton);
        view->session().undo();
        QCOMPARE(marks(*view), QStringLiteral("xxxxxx??????????????????"));
        view->session().undo();
        QCOMPARE(view->session().moveCount(), 0);
        view->session().redo();
        view->session().redo();
        QCOMPARE(marks(*view), QStringLiteral("xxxxxx?.?????.?????.????"));
    }

    void finishedLinesFillTheirRestIfWished() {
        auto view = shown(crown);
        drag(*view, {1, 2}, {5, 2});
        QCOMPARE(view->session().moveCount(), 1);
        view->session().undo();
        view->preferences().setFlag(QStringLiteral("fillFinished"), true);
        click(*view, 2, 1);
        click(*view, 4, 1);
        QCOMPARE(marks(*view).left(5), QStringLiteral(".x.x."));
        view->session().undo();
        QCOMPARE(marks(*view).left(5), QStringLiteral("?x???"));
        view->preferences().setFlag(QStringLiteral("fillFinished"), false);
    }

    void playsByMouseToTheEnd() {
        auto view = shown(crown);
        const Grid picture = Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..");
        paintNearlyAll(*view, picture);
        QCOMPARE(view->session().outcome(), Outcome::playing);
        QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Blue cells: 15 of 16"));
        const QPoint last = lastBlue(picture);
        click(*view, last.x(), last.y());
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(view->endTitle(), QStringLiteral("crown"));
        QVERIFY(view->board().content().finished);
        const auto won = view->state();
        click(*view, 1, 1);
        QCOMPARE(view->state(), won);
    }

    void anySolutionWins() {
        for (const bool falling : {true, false}) {
            auto view = shown(twoSolutions);
            click(*view, 1, falling ? 1 : 2);
            click(*view, 2, falling ? 2 : 1);
            QCOMPARE(view->session().outcome(), Outcome::won);
        }
    }

    // Keys -----------------------------------------------------------------------------------------------
    void playsByKeys() {
        auto view = shown(crown);
        auto& board = view->board();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&board, key); };
        // The first arrow only shows the cursor.
        press(Qt::Key_Right);
        QVERIFY(board.isCursorVisible());
        QCOMPARE(board.cursor(), QPoint(0, 0));
        press(Qt::Key_X);
        press(Qt::Key_Right);
        press(Qt::Key_Space);
        QCOMPARE(marks(*view).left(5), QStringLiteral(".x???"));
        press(Qt::Key_Space);
        QCOMPARE(marks(*view).left(5), QStringLiteral(".????"));
        press(Qt::Key_Return);
        press(Qt::Key_Left);
        press(Qt::Key_Backspace);
        QCOMPARE(marks(*view).left(5), QStringLiteral("?x???"));
        press(Qt::Key_End);
        QCOMPARE(board.cursor(), QPoint(4, 0));
        press(Qt::Key_Left);
        press(Qt::Key_Space);
        // Shift goes on with the colour, and one stroke comes of it.
        press(Qt::Key_Home);
        press(Qt::Key_Down);
        const int moves = view->session().moveCount();
        for (int step = 0; step < 4; ++step) pressWithShift(board, Qt::Key_Right);
        QVERIFY(board.preview().has_value());
        QCOMPARE(board.preview()->cells(), 5);
        QCOMPARE(view->session().moveCount(), moves);
        QTest::keyRelease(&board, Qt::Key_Shift);
        QCOMPARE(view->session().moveCount(), moves + 1);
        QCOMPARE(marks(*view).mid(5, 5), QStringLiteral("xxxxx"));
        // A drag round a corner is two strokes.
        press(Qt::Key_Down);
        pressWithShift(board, Qt::Key_Left);
        pressWithShift(board, Qt::Key_Down);
        QTest::keyRelease(&board, Qt::Key_Shift);
        QCOMPARE(marks(*view).mid(10), QStringLiteral("???xx???x??????"));
        press(Qt::Key_PageUp);
        QCOMPARE(board.cursor(), QPoint(3, 0));
        press(Qt::Key_PageDown);
        QCOMPARE(board.cursor(), QPoint(3, 4));
        // Escape drops the stroke.
        const auto before = view->state();
        pressWithShift(board, Qt::Key_Up);
        press(Qt::Key_Escape);
        QTest::keyRelease(&board, Qt::Key_Shift);
        QCOMPARE(view->state(), before);
    }

    void playsByKeysToTheEnd() {
        auto view = shown(crown);
        auto& board = view->board();
        const Grid picture = Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..");
        QTest::keyClick(&board, Qt::Key_Home);
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 5; ++x) {
                if (picture.at(x, y) == Cell::blue) QTest::keyClick(&board, Qt::Key_Space);
                QTest::keyClick(&board, Qt::Key_Right);
            }
            QTest::keyClick(&board, Qt::Key_Home);
            QTest::keyClick(&board, Qt::Key_Down);
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
    }

    void playsThroughAccessibility() {
        auto view = shown(crown);
        auto* board = QAccessible::queryAccessibleInterface(&view->board());
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 25);
        QCOMPARE(
            board->child(1)->text(QAccessible::Name),
            QStringLiteral("row 1, column 2, unknown, numbers of the row: 1 1, numbers of the column: 4"));
        const Grid picture = Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..");
        for (int cell = 0; cell < 25; ++cell) {
            if (picture.at(cell) == Cell::blue)
                board->child(cell)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
        QVERIFY(board->child(0)->state().disabled);
        QVERIFY(board->child(1)->text(QAccessible::Name).contains(QStringLiteral("column 2, blue")));
    }

    void playsByTouch() {
        auto view = shown(allBlue(6, 6));
        std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        auto& board = view->board();
        QTest::touchEvent(&board, screen.get()).press(0, pointOf(*view, 1, 1), &board);
        QTest::touchEvent(&board, screen.get()).move(0, pointOf(*view, 3, 1), &board);
        QCOMPARE(board.preview()->cells(), 3);
        QTest::touchEvent(&board, screen.get()).release(0, pointOf(*view, 3, 1), &board);
        QCOMPARE(marks(*view).left(6), QStringLiteral("xxx???"));
        // A finger that rests paints white.
        QTest::touchEvent(&board, screen.get()).press(0, pointOf(*view, 1, 2), &board);
        QTRY_VERIFY(board.preview() && board.preview()->action == Action::white);
        QTest::touchEvent(&board, screen.get()).release(0, pointOf(*view, 1, 2), &board);
        QCOMPARE(marks(*view).mid(6, 6), QStringLiteral(".?????"));
        // A second finger drops the stroke.
        const auto before = view->state();
        QTest::touchEvent(&board, screen.get()).press(0, pointOf(*view, 1, 3), &board);
        QTest::touchEvent(&board, screen.get()).stationary(0).press(1, pointOf(*view, 4, 4), &board);
        QVERIFY(!board.isPainting());
        QTest::touchEvent(&board, screen.get())
            .release(0, pointOf(*view, 1, 3), &board)
            .release(1, pointOf(*view, 4, 4), &board);
        QCOMPARE(view->state(), before);
    }

    /// The switch for one finger or one button: clicks, taps, Enter and screen readers make cells white.
    void clicksMakeCellsWhiteWhereChosen() {
        auto view = shown(allBlue(6, 6));
        auto& board = view->board();
        auto* white = plt::testing::actionCalled(*view, QStringLiteral("Clicks make cells white"));
        QVERIFY(view->stripActions().contains(white));
        QSignalSpy notices(view.get(), &plt::GameView::notice);
        white->trigger();
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices.first().first().toString().contains(QStringLiteral("white")));
        QCOMPARE(view->statusText(), QString());
        click(*view, 1, 1);
        click(*view, 2, 1, Qt::RightButton);
        click(*view, 3, 1, Qt::LeftButton, Qt::ShiftModifier);
        std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const auto tap = [&](int column, int row) {
            QTest::touchEvent(&board, screen.get()).press(0, pointOf(*view, column, row), &board);
            QTest::touchEvent(&board, screen.get()).release(0, pointOf(*view, column, row), &board);
        };
        tap(4, 1);
        QAccessible::queryAccessibleInterface(&board)->child(4)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        QCOMPARE(marks(*view).left(6), QStringLiteral(".xx..?"));
        // A second tap makes it unknown again; a finger that rests paints blue.
        tap(4, 1);
        QTest::touchEvent(&board, screen.get()).press(0, pointOf(*view, 6, 1), &board);
        QTRY_VERIFY(board.preview() && board.preview()->action == Action::blue);
        QTest::touchEvent(&board, screen.get()).release(0, pointOf(*view, 6, 1), &board);
        QCOMPARE(marks(*view).left(6), QStringLiteral(".xx?.x"));
        white->trigger();
        tap(4, 1);
        QCOMPARE(marks(*view).left(6), QStringLiteral(".xxx.x"));
        // No sentence stays that would hide the switch in a narrow window.
        white->trigger();
        QCOMPARE(view->statusText(), QString());
    }

    // The board ------------------------------------------------------------------------------------------
    void everyPointOfACellIsThatCell_data() {
        QTest::addColumn<QSize>("cells");
        QTest::addColumn<QSize>("window");
        QTest::newRow("5 x 5") << QSize(5, 5) << QSize(500, 400);
        QTest::newRow("23 x 17") << QSize(23, 17) << QSize(700, 500);
        QTest::newRow("80 x 80") << QSize(80, 80) << QSize(500, 400);
        QTest::newRow("80 x 5") << QSize(80, 5) << QSize(640, 300);
    }
    void everyPointOfACellIsThatCell() {
        QFETCH(QSize, cells);
        QFETCH(QSize, window);
        auto view = shown(allBlue(cells.width(), cells.height()), window);
        auto& board = view->board();
        for (const int x : {0, 4, 5, cells.width() - 1}) {
            if (x >= cells.width()) continue;
            for (const int y : {0, 4, cells.height() - 1}) {
                const QPoint cell(x, y);
                board.makeVisible(cell);
                const QRectF box = board.cellBox(cell);
                QVERIFY(qAbs(box.width() - box.height()) < 0.001);
                QVERIFY(board.cellsArea().contains(box));
                for (const QPointF point :
                     {box.topLeft() + QPointF(0.5, 0.5), box.center(), box.bottomRight() - QPointF(0.5, 0.5)})
                    QCOMPARE(board.cellAt(point), std::optional(cell));
            }
        }
    }

    void numbersStayAtTheEdges() {
        auto view = shown(allBlue(80, 80), {520, 420});
        auto& board = view->board();
        auto bars = board.findChildren<QScrollBar*>();
        QCOMPARE(bars.size(), 2);
        QVERIFY(bars[0]->isVisible() && bars[1]->isVisible());
        const QRectF row = board.clueBox(0);
        const QRectF column = board.clueBox(80);
        board.makeVisible({79, 79});
        // They go along their own line, and stay beside the cells.
        QCOMPARE(board.clueBox(0).left(), row.left());
        QVERIFY(board.clueBox(0).top() < row.top());
        QCOMPARE(board.clueBox(80).top(), column.top());
        QVERIFY(board.clueBox(80).left() < column.left());
        QVERIFY(board.clueBox(79).right() <= board.cellsArea().left() + 1);
        // The cursor is followed.
        QTest::keyClick(&board, Qt::Key_Home);
        QTest::keyClick(&board, Qt::Key_PageUp);
        QVERIFY(board.cellsArea().contains(board.cellBox({0, 0})));
        QCOMPARE(bars[0]->value(), 0);
    }

    void wheelScrollsAndZooms() {
        plt::GameInfo info;
        info.id = QStringLiteral("paint-by-numbers-zoom");
        info.label = QStringLiteral("Paint By Numbers");
        plt::GameWindow window(info, new View);
        window.resize(640, 560);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        QCOMPARE(view.session().openId(allBlue(30, 30)), QString());
        auto& board = view.board();
        const qreal fitted = board.cellSide();
        const QRectF frame(board.rect());
        const auto wheel = [&](QPoint by, Qt::KeyboardModifiers modifiers) {
            const QPointF at = board.cellsArea().center();
            QWheelEvent event(at, board.mapToGlobal(at), {}, by, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                              false);
            // As if it came from the mouse: others do not go on to who holds the board.
            QSpontaneKeyEvent::setSpontaneous(&event);
            qApp->notify(&board, &event);
        };
        for (int i = 0; i < 4; ++i) wheel({0, 120}, Qt::ControlModifier);
        QVERIFY(board.cellSide() > fitted * 1.5);
        QCOMPARE(QRectF(board.rect()), frame);
        const QPointF before = board.cellBox({15, 15}).topLeft();
        wheel({0, -120}, {});
        QVERIFY(board.cellBox({15, 15}).top() < before.y());
        QCOMPARE(board.cellBox({15, 15}).left(), before.x());
        for (int i = 0; i < 4; ++i) wheel({0, -120}, Qt::ControlModifier);
        QCOMPARE(board.cellSide(), fitted);
        window.close();
    }

    /// In a small window the numbers take the room that the cells leave.
    void numbersCanBeReadInASmallWindow() {
        auto view = shown(allBlue(10, 10), {336, 158});
        const auto& board = view->board();
        QVERIFY(board.cellsArea().contains(board.cellBox({9, 9})));
        const QImage image = view->board().grab().toImage();
        for (const int line : {2, 12}) {
            const QImage clue = image.copy(board.clueBox(line).toRect());
            QRect ink;
            for (int y = 0; y < clue.height(); ++y)
                for (int x = 0; x < clue.width(); ++x)
                    if (clue.pixelColor(x, y).lightness() < 140) ink |= QRect(x, y, 1, 1);
            QVERIFY2(ink.height() >= 8 && ink.width() <= clue.width(),
                     qPrintable(QString::number(ink.height())));
        }
    }

    void theWindowGrowsForALargerBoard() {
        plt::GameInfo info;
        info.id = QStringLiteral("paint-by-numbers-growth");
        info.label = QStringLiteral("Paint By Numbers");
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QSize usual = window.size();
        QCOMPARE(window.openGameId(allBlue(10, 12)), QString());
        QCOMPARE(window.size(), usual);
        QCOMPARE(window.openGameId(allBlue(30, 30)), QString());
        QVERIFY(window.width() > usual.width() && window.height() > usual.height());
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.width() <= room.width() && window.height() <= room.height());
        // The player's own size stays.
        window.resize(600, 500);
        QCOMPARE(window.openGameId(allBlue(35, 35)), QString());
        QCOMPARE(window.size(), QSize(600, 500));
        window.close();
    }

    void theWholeBoardFitsIfWished() {
        auto view = shown(allBlue(80, 80), {520, 420});
        auto* whole = plt::testing::actionCalled(*view, QStringLiteral("Whole board, however small"));
        QVERIFY(!view->board().cellsArea().contains(view->board().cellBox({79, 79})));
        whole->trigger();
        QVERIFY(view->board().cellsArea().contains(view->board().cellBox({79, 79})));
        whole->trigger();
    }

    void draggingBeyondTheEdgeScrolls() {
        auto view = shown(allBlue(80, 5), {420, 300});
        auto& board = view->board();
        QTest::mousePress(&board, Qt::LeftButton, {}, pointOf(*view, 3, 3));
        const QRectF area = board.cellsArea();
        const QPoint beyond(qRound(area.right()) + 12, qRound(board.cellBox({2, 2}).center().y()));
        plt::testing::movePointer(board, beyond, Qt::LeftButton);
        QTRY_VERIFY(board.cellsArea().contains(board.cellBox({79, 2})));
        plt::testing::movePointer(board, pointOf(*view, 80, 3), Qt::LeftButton);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, pointOf(*view, 80, 3));
        QCOMPARE(marks(*view).mid(160, 80), QStringLiteral("??") + QString(78, QLatin1Char('x')));
    }

    void paintingRepaintsLittle() {
        auto view = shown(allBlue(80, 80), {760, 740});
        auto& board = view->board();
        plt::testing::movePointer(board, pointOf(*view, 20, 20));
        QTest::qWait(50);
        PaintedArea painted(&board);
        const qint64 all = qint64{board.width()} * board.height();
        QTest::mousePress(&board, Qt::LeftButton, {}, pointOf(*view, 20, 20));
        QCoreApplication::processEvents();
        plt::testing::movePointer(board, pointOf(*view, 21, 20), Qt::LeftButton);
        QCoreApplication::processEvents();
        qint64 pressed = 0;
        QTRY_VERIFY((pressed += painted.take()) > 0);
        QVERIFY(pressed < all / 8);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, pointOf(*view, 21, 20));
        QTest::qWait(50);
        const qint64 made = painted.take();
        QVERIFY(made > 0 && made < all / 8);
    }

    void hoverTellsWhereThePointerIs() {
        auto view = shown(crown);
        auto& board = view->board();
        board.clearFocus();
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&board, &leave);
        const QImage before = board.grab().toImage();
        plt::testing::movePointer(board, pointOf(*view, 3, 2));
        QTRY_COMPARE(board.activeCell(), std::optional(QPoint(2, 1)));
        const QImage hovered = board.grab().toImage();
        const auto differs = [&](const QRectF& box) {
            return before.copy(box.toRect()) != hovered.copy(box.toRect());
        };
        QVERIFY(differs(board.clueBox(1)) && differs(board.clueBox(5 + 2)));
        QVERIFY(!differs(board.clueBox(0)) && !differs(board.clueBox(5)));
        QApplication::sendEvent(&board, &leave);
        QCOMPARE(board.activeCell(), std::nullopt);
        QVERIFY(board.grab().toImage() == before);
    }

    /// Painted and unknown cells keep their colours under the pointer: a tint made new ones of them.
    void hoverLeavesTheCellsAsTheyAre() {
        auto view = shown(allBlue(10, 10));
        auto& board = view->board();
        click(*view, 3, 2);
        click(*view, 4, 2, Qt::RightButton);
        board.clearFocus();
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&board, &leave);
        const QImage before = board.grab().toImage();
        plt::testing::movePointer(board, pointOf(*view, 5, 2));
        QTRY_COMPARE(board.activeCell(), std::optional(QPoint(4, 1)));
        const QImage hovered = board.grab().toImage();
        QVERIFY(hovered != before);
        for (int x = 0; x < 10; ++x) {
            const QRect inside = board.cellBox({x, 1}).toRect().adjusted(4, 4, -4, -4);
            QCOMPARE(hovered.copy(inside), before.copy(inside));
        }
        // The row and column are marked beside the cells.
        const QRect row =
            board.cellsArea().toRect() & board.cellBox({4, 1}).toRect().adjusted(-900, -1, 900, 1);
        QVERIFY(hovered.copy(row) != before.copy(row));
    }

    void hoverDrawsNoLinesIntoThePicture() {
        auto view = shown(allBlue(10, 10));
        auto& board = view->board();
        for (const int y : {2, 3}) click(*view, 3, y);
        board.clearFocus();
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&board, &leave);
        const QImage before = board.grab().toImage();
        plt::testing::movePointer(board, pointOf(*view, 5, 2));
        QTRY_COMPARE(board.activeCell(), std::optional(QPoint(4, 1)));
        const QImage hovered = board.grab().toImage();
        const auto both = [&](int x) {
            return (board.cellBox({x, 1}) | board.cellBox({x, 2})).toRect().adjusted(3, 0, -3, 0);
        };
        QCOMPARE(hovered.copy(both(2)), before.copy(both(2)));
        QVERIFY(hovered.copy(both(1)) != before.copy(both(1)));
    }

    /// Groups of five are told apart by a line that has a contrast of 3:1 with all cells and with the paper, and
    /// a white cell by a sign of the same contrast, on a large board in a usual window.
    void groupsAndWhiteCellsAreSeen_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void groupsAndWhiteCellsAreSeen() {
        QFETCH(bool, dark);
        auto view = shown(allBlue(30, 30), {780, 560});
        auto& board = view->board();
        if (dark) {
            QPalette palette(QColor(40, 40, 45), QColor(30, 30, 35));
            palette.setColor(QPalette::Text, Qt::white);
            palette.setColor(QPalette::WindowText, Qt::white);
            view->setPalette(palette);
        }
        // Four corners of a crossing of groups: white beside white.
        drag(*view, {1, 5}, {10, 5}, Qt::RightButton);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&board, &leave);
        const QImage image = board.grab().toImage();
        const auto colourAt = [&](QPointF point) {
            return image.pixelColor((point * image.devicePixelRatio()).toPoint());
        };
        const QRectF left = board.cellBox({4, 4});
        const QRectF right = board.cellBox({5, 4});
        const QColor white = colourAt({left.right() - 2, left.top() + 3});
        const auto strongest = [&](qreal from, qreal to) {
            qreal best = 1;
            for (qreal x = from; x < to; ++x)
                best = std::max(best, plt::contrast(white, colourAt({x, left.center().y()})));
            return best;
        };
        QVERIFY(strongest(left.right(), right.left()) >= 3);
        QVERIFY(strongest(left.left() + 2, left.right() - 2) >= 3);
        // The line between neighbours in a group is thinner.
        QVERIFY(right.left() - left.right() >= 3 * (left.left() - board.cellBox({3, 4}).right()));
    }

    void numbersThatAreDoneAreDimmed() {
        auto view = shown(crown);
        auto& board = view->board();
        const auto numbers = [&](int line) {
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(&board, &leave);
            return board.grab(board.clueBox(line).toRect()).toImage();
        };
        const QImage before = numbers(1);
        const QImage other = numbers(4);
        drag(*view, {1, 2}, {5, 2});
        QVERIFY(numbers(1) != before);
        QVERIFY(numbers(4) == other);
        auto* dim = plt::testing::actionCalled(*view, QStringLiteral("Dim the numbers that are done"));
        dim->trigger();
        QVERIFY(numbers(1) == before);
        dim->trigger();
    }

    /// The picture that is found leaves its numbers and fills the window, also where its cells were scrolled.
    void theFinishedPictureIsShownWhole() {
        auto view = shown(allBlue(40, 30), {420, 330});
        auto& board = view->board();
        const auto isWhole = [&] {
            return board.rect().contains((board.cellBox({0, 0}) | board.cellBox({39, 29})).toAlignedRect());
        };
        for (int y = 0; y < 30; ++y) view->play(strokeBetween(Action::blue, 0, y, y < 29 ? 39 : 38, y));
        QVERIFY(!isWhole());
        plt::motion::setEnabled(true);
        board.setCursorCell({39, 29});
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(view->session().outcome(), Outcome::won);
        QVERIFY(isWhole());
        for (auto* bar : board.findChildren<QScrollBar*>()) QVERIFY(!bar->isVisible());
        // It moves, and whatever the player does ends that.
        const QImage first = board.grab().toImage();
        QTRY_VERIFY(board.grab().toImage() != first);
        QTest::keyClick(&board, Qt::Key_Left);
        const QImage rests = board.grab().toImage();
        QTest::qWait(100);
        QCOMPARE(board.grab().toImage(), rests);
        plt::motion::setEnabled(false);
        // Nothing stands in the way of undo, after which there are numbers again.
        view->session().undo();
        QVERIFY(!isWhole());
        QVERIFY(board.cellsArea().contains(board.cellBox(board.cursor())));
        // Without motion the end is shown at once, and is the same.
        view->session().redo();
        QCOMPARE(board.grab().toImage(), rests);
        QTest::qWait(50);
        QCOMPARE(board.grab().toImage(), rests);
    }

    void theCopiedPictureIsTheWholeBoard() {
        auto view = shown(allBlue(80, 80), {420, 400});
        const QImage image = view->boardImage();
        QVERIFY(image.width() > 80 * 32 && image.height() > 80 * 32);
    }

    // Help -----------------------------------------------------------------------------------------------
    void checkMarksLinesAndTellsNoCell() {
        auto view = shown(crown);
        QSignalSpy told(view.get(), &plt::GameView::notice);
        view->check();
        QCOMPARE(told.size(), 1);
        QVERIFY(view->board().content().impossible.empty());
        // Five in a row of one.
        drag(*view, {1, 5}, {3, 5});
        view->check();
        QVERIFY(std::count(view->board().content().impossible.begin(),
                           view->board().content().impossible.end(), 4) == 1);
        QVERIFY(!marks(*view).contains(QLatin1Char('!')));
        QVERIFY(view->statusText().contains(QStringLiteral("cannot be finished")));
        QVERIFY(view->session().result().helped);
        click(*view, 5, 5);
        QVERIFY(view->board().content().impossible.empty());
    }

    void mistakesTurnRed() {
        auto view = shown(crown);
        click(*view, 1, 1);
        click(*view, 2, 1, Qt::RightButton);
        click(*view, 3, 2);
        view->showMistakes();
        QTRY_VERIFY(marks(*view).contains(QLatin1Char('!')));
        QCOMPARE(marks(*view).left(10), QStringLiteral("!!?????x??"));
        click(*view, 1, 1);
        QCOMPARE(marks(*view).left(10), QStringLiteral("?!?????x??"));
        QVERIFY(view->session().result().helped);
        // The move holds the cells, so that no search follows.
        const auto& moves = view->session().game().moves;
        QCOMPARE(Rules::write(moves.at(3).as<Move>()), std::string("mistakes=1.2"));
        click(*view, 2, 1);
        QSignalSpy told(view.get(), &plt::GameView::notice);
        view->showMistakes();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.first().first().toString(), QStringLiteral("There are no mistakes."));
    }

    void hintsLeadToTheEnd() {
        auto view = shown(crown);
        auto& session = view->session();
        for (int step = 0; step < 60 && session.outcome() == Outcome::playing; ++step) {
            session.requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(session.hasShownStep(), 30'000);
            QVERIFY(!view->board().content().hinted.empty());
            QVERIFY(!session.hintText().isEmpty());
            session.playHint();
        }
        QCOMPARE(session.outcome(), Outcome::won);
    }

    void theSolutionIsShownUntilThePictureIsFound() {
        auto view = shown(crown);
        view->preferences().setValue(QStringLiteral("solvingPace"), 3);
        auto* solve = plt::testing::actionCalled(*view, QStringLiteral("Show the solution"));
        solve->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view->session().moveCount() >= 1, 30'000);
        view->session().undo();
        QVERIFY(!solve->isChecked());
        solve->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view->session().outcome(), Outcome::won, 60'000);
        QVERIFY(!solve->isChecked() && !solve->isEnabled());
        view->preferences().setValue(QStringLiteral("solvingPace"), 1);
    }

    // The library ----------------------------------------------------------------------------------------
    void everyPictureOfOursHasAName() {
        QCOMPARE(ourShelves().size(), std::size_t{9});
        std::set<QString> keys;
        std::size_t count = 0;
        for (const auto& shelf : ourShelves()) {
            QVERIFY(!shelf.entries.empty());
            for (const auto& entry : shelf.entries) {
                QVERIFY(!entry.name.isEmpty());
                keys.insert(entry.key());
                ++count;
                QCOMPARE(ourPicture(entry.clues), &entry);
            }
        }
        QVERIFY(count >= 200);
        QCOMPARE(keys.size(), count);
        QVERIFY(pictureName("no picture of ours").isEmpty());
    }

    void picturesAreNamedWhenTheyAreFound() {
        const Entry& entry = ourShelves()[0].entries.front();
        auto view = shown(crown);
        const auto itemOf = [&](LibraryDialog& dialog) {
            // Waits for the grades, which sort the list.
            auto* list = dialog.findChild<QListWidget*>(QStringLiteral("puzzles"));
            if (!QTest::qWaitFor([&] { return dialog.grade().has_value(); })) qFatal("no grade");
            for (int row = 0; row < list->count(); ++row) {
                list->setCurrentRow(row);
                if (dialog.entry() == nullptr || dialog.entry()->clues != entry.clues) continue;
                return list->currentItem();
            }
            return static_cast<QListWidgetItem*>(nullptr);
        };
        const auto mentions = [&](const QListWidgetItem* item) {
            return item->text().contains(entry.name) || item->toolTip().contains(entry.name) ||
                   item->data(Qt::AccessibleTextRole).toString().contains(entry.name);
        };
        inLibrary([&](LibraryDialog& dialog) {
            auto* item = itemOf(dialog);
            if (item == nullptr || mentions(item)) qFatal("told before it is found");
            if (!item->toolTip().contains(QStringLiteral("Not found yet"))) qFatal("no state");
            dialog.accept();
        });
        view->openLibrary();
        QCOMPARE(view->state().clues, entry.clues);
        QVERIFY(!view->session().optionsLabel().contains(entry.name));
        QVERIFY(view->options().grade.has_value());
        // The rest goes on where it was.
        drag(*view, {1, 1}, {1, 2});
        const auto left = view->state();
        view->session().openId(twoSolutions);
        inLibrary([&](LibraryDialog& dialog) {
            auto* item = itemOf(dialog);
            if (item == nullptr || mentions(item)) qFatal("told before it is found");
            if (!item->toolTip().contains(QStringLiteral("Begun"))) qFatal("not begun");
            dialog.accept();
        });
        view->openLibrary();
        QCOMPARE(view->state(), left);
        // Found: it has a name, a picture and a time.
        drag(*view, {1, 1}, {1, 2});
        view->session().restart();
        paintNearlyAll(*view, entry.picture);
        QVERIFY(!view->endTitle().isEmpty());
        const QPoint last = lastBlue(entry.picture);
        click(*view, last.x(), last.y());
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(view->endTitle(), entry.name);
        inLibrary([&](LibraryDialog& dialog) {
            auto* item = itemOf(dialog);
            if (item == nullptr || !mentions(item)) qFatal("no name");
            if (!item->toolTip().contains(QStringLiteral("Found"))) qFatal("not found");
            dialog.reject();
        });
        view->openLibrary();
        // The next one is another one.
        view->nextPicture();
        QTRY_VERIFY(view->state().clues != entry.clues);
        QVERIFY(ourPicture(view->state().clues) != nullptr);
    }

    /// Also after a puzzle that is not ours, and where all pictures are found.
    void newGameIsAnotherPicture() {
        plt::testing::PlayedGame<View> game({.name = QStringLiteral("paint-by-numbers-another")});
        game.show(twoSolutions);
        auto& view = *game.view;
        std::set<QString> played;
        const auto playAnother = [&] {
            const Clues before = view.state().clues;
            game.action(QStringLiteral("New game"))->trigger();
            QTRY_VERIFY(view.state().clues != before);
            QVERIFY(ourPicture(view.state().clues) != nullptr);
            QVERIFY(view.options().grade.has_value());
            played.insert(keyOf(view.state().clues));
        };
        for (int i = 0; i < 3; ++i) playAnother();
        QCOMPARE(played.size(), std::size_t{3});
        Progress progress(view.preferences());
        for (const auto& shelf : ourShelves())
            for (const auto& entry : shelf.entries)
                progress.recordSolved(entry.key(), std::chrono::seconds(9), false);
        playAnother();
        QCOMPARE(played.size(), std::size_t{4});
        // A random board is followed by a random board.
        game.open(QStringLiteral("5x5,50,easy#1"));
        QTRY_VERIFY(view.options().kind == Kind::random);
        game.action(QStringLiteral("New game"))->trigger();
        QVERIFY(view.options().kind == Kind::random);
        QVERIFY(ourPicture(view.state().clues) == nullptr);
        // An old deal is followed by one of the newest dealer.
        QCOMPARE(view.options().dealer, newestDealer);
    }

    void ownShelvesStandBehindOurs() {
        auto view = shown(crown);
        Puzzle own;
        own.clues = Clues(Grid::ofText("x./.x"));
        view->workshop().own().add(own);
        inLibrary([](LibraryDialog& dialog) {
            auto* sizes = dialog.findChild<QListWidget*>(QStringLiteral("sizes"));
            if (!sizes->item(sizes->count() - 1)->text().startsWith(QStringLiteral("My puzzles")))
                qFatal("none");
            sizes->setCurrentRow(sizes->count() - 1);
            dialog.accept();
        });
        view->openLibrary();
        QCOMPARE(view->state().clues.width(), 2);
    }

    void bestTimesAreThoseWithoutHelp() {
        plt::Preferences preferences(QStringLiteral("paint-by-numbers-progress"));
        Progress progress(preferences);
        using namespace std::chrono_literals;
        const auto key = QStringLiteral("a");
        QVERIFY(!progress.isSolved(key));
        QVERIFY(!progress.recordSolved(key, 5s, true));
        QVERIFY(progress.isSolved(key));
        QVERIFY(!progress.best(key));
        QVERIFY(progress.recordSolved(key, 9s, false));
        QVERIFY(!progress.recordSolved(key, 10s, false));
        QVERIFY(progress.recordSolved(key, 7s, false));
        QVERIFY(progress.best(key) == 7s);
        const Marks marks{Mark::blue, Mark::unknown, Mark::white, Mark::white};
        progress.noteBegun(key, {marks, 3s, true});
        QVERIFY(!progress.begun(key, 5));
        QVERIFY(progress.begun(key, 4)->marks == marks);
        QVERIFY(progress.begun(key, 4)->elapsed == 3s);
        QVERIFY(progress.begun(key, 4)->helped);
        State state = Rules::begin({}, Clues(Grid::ofText("xx/xx")));
        for (const Move& move : strokesFor(marks, 2)) state = *Rules::apply(state, move);
        QVERIFY(state.marks == marks);
        progress.forgetBegun(key);
        QVERIFY(!progress.begun(key, 4));
    }

    void theFirstPuzzleIsAPictureOfOurs() {
        View view;
        view.setUp(QStringLiteral("paint-by-numbers-first"));
        view.beginFirst({}, {});
        QTRY_VERIFY(!view.session().awaitsFirst());
        QVERIFY(ourPicture(view.state().clues) != nullptr);
        QVERIFY(view.options().grade == Difficulty::easy);
    }

    void randomBoardsAreChosen() {
        auto view = shown(crown);
        plt::OptionsForm form(view->preferences());
        QVERIFY(view->buildOptions(form));
        QVERIFY(!view->optionsDiffer());
        form.presets().front().set();
        form.changed();
        QVERIFY(view->optionsDiffer());
        QCOMPARE(view->optionsProblem(), QString());
        view->applyOptions();
        QTRY_COMPARE(view->state().clues.width(), 10);
        QVERIFY(view->options().kind == Kind::random);
        QVERIFY(solve(view->state().clues, Limits{2, 2000}).unique());
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("paint-by-numbers-pictures");
        info.label = QStringLiteral("Paint By Numbers");
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        const plt::testing::OnePicture one(window);
        one.allOf(crown, [&] { click(view, 1, 2); });
        one.redraw("Dim the numbers that are done", [&] {
            plt::testing::actionCalled(view, QStringLiteral("Dim the numbers that are done"))->trigger();
        });
        window.close();
    }
};

QTEST_MAIN(TestPaintByNumbersView)
#include "test_view.moc"
