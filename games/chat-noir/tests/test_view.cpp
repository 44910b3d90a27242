// SPDX-License-Identifier: MIT
#include "chat-noir/board.h"
#include "chat-noir/grid/search.h"
#include "chat-noir/hint/planner.h"
#include "chat-noir/picture/cat_painter.h"
#include "chat-noir/picture/cell_painter.h"
#include "chat-noir/picture/looks.h"
#include "chat-noir/view.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/testing/played_game.h"
#include "common/window/options_form.h"
#include "tests/support/mark_contrast.h"

#include <algorithm>
#include <memory>
#include <set>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QPaintEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace chat_noir;
using plt::Outcome;

namespace {

std::unique_ptr<View> shown(const QString& id, QSize size = {520, 480}) {
    auto view = plt::testing::shownView<View>(QStringLiteral("chat-noir"), id, size);
    view->board().finishAnimation();
    return view;
}

void click(View& view, Cell cell, Qt::MouseButton button = Qt::LeftButton) {
    auto& board = view.board();
    QTest::mouseClick(&board, button, {}, board.cellPoint(board.numberOf(cell)));
}

/// Brings the keyboard cursor to a circle with the arrow keys alone.
void walkTo(View& view, Cell target) {
    auto& board = view.board();
    for (int steps = 0; steps < 60; ++steps) {
        const Cell at = board.cellOf(board.cursorCell());
        if (at == target) return;
        const auto key = at.y < target.y   ? Qt::Key_Down
                         : at.y > target.y ? Qt::Key_Up
                         : at.x < target.x ? Qt::Key_Right
                                           : Qt::Key_Left;
        QTest::keyClick(&board, key);
    }
}

Cell advised(const View& view) {
    return plan(view.state().position, view.options().cat, {}).cell;
}

CellLook lookOf(const View& view, Cell cell) {
    const auto number = static_cast<std::size_t>(view.board().numberOf(cell));
    return CellLook::of(view.board().picture().cells[number]);
}

std::set<Cell> dots(const View& view) {
    std::set<Cell> found;
    for (const Cell cell : view.state().position.board.cells())
        if (lookOf(view, cell).onPath) found.insert(cell);
    return found;
}

CatLook catLook(const View& view) {
    return CatLook::of(view.board().picture().pieces.front().look);
}

QImage catImage(CatLook look) {
    QImage image(128, 128, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    plt::PiecePaint paint;
    paint.rect = QRectF(0, 0, 128, 128);
    paint.look = paint.previousLook = look.number();
    paintCat(painter, paint, QPalette());
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// The id of the first deal that the player wins whatever the cat does.
QString winnable() {
    static const QString id = [] {
        for (std::uint64_t seed = 1;; ++seed) {
            const Options options{7, 12, CatKind::plain};
            const auto position = Rules::begin(options, Rules::deal(options, seed)).position;
            if (plan(position, options.cat, {}).certainty == Plan::Certainty::proven)
                return QStringLiteral("7-12-plain#%1").arg(seed);
        }
    }();
    return id;
}

}  // namespace

class TestChatNoirView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void winsByMouse();
    void losesByMouse();
    void winsByKeyboard();
    void winsThroughAccessibility();
    void onlyAClickOnOneFreeCirclePlays();
    void refusalsHaveReasons();
    void pathsFollowHeldKey();
    void pathsStayOnWish();
    void pathsPreviewThePointer();
    void pathsEndWithTheFocus();
    void catLooksAtThePointer();
    void catHasThreeMoods();
    void undoWalksTheCatBack();
    void stateDoesNotWaitForAnimation();
    void catIsPaintedWhereItArrives();
    void lastHedgeIsMarked();
    void theCatStandsOutOnPaper_data();
    void theCatStandsOutOnPaper();
    void newGameKeyOnlyAfterTheEnd();
    void cursorGoesInSixDirections();
    void hintIsMarkedAndPlayed();
    void namesTellEverything();
    void statusAndEnd();
    void theBoardKeepsItsSizeAtTheEnd();
    void theWindowIsLargeBeforeTheFirstDeal();
    void aPreviewIsPalerThanAHedge();
    void optionsBecomeGames();
    void provenBoardsAreOfferedWhereTheyAreFound();
    void freeAndBlockedDifferWithoutColour();
    void everySizeIsDrawn();
    void catOnTheEdgeIsDrawnWhole();
    void aPausedViewTakesNoMoves();
    void oneNoticeAndOnePictureForEachChange();
};

void TestChatNoirView::winsByMouse() {
    auto view = shown(winnable());
    int ended = 0;
    connect(&view->session(), &plt::GameSession::changed, this,
            [&ended](const plt::Change& change) { ended += change.ended ? 1 : 0; });
    while (view->session().outcome() == Outcome::playing) click(*view, advised(*view));
    QCOMPARE(view->session().outcome(), Outcome::won);
    QCOMPARE(ended, 1);
    QCOMPARE(catLook(*view).mood, Mood::mad);
    for (const Cell cell : view->state().position.board.blockedCells()) QVERIFY(lookOf(*view, cell).blooming);
    // Nothing more happens in a closed garden.
    const int moves = view->session().moveCount();
    QSignalSpy refused(&view->session(), &plt::GameSession::refused);
    click(*view, {3, 0});
    click(*view, {0, 3});
    QCOMPARE(view->session().moveCount(), moves);
    QVERIFY(refused.isEmpty());
}

void TestChatNoirView::losesByMouse() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    // Circles in one corner stop nobody.
    for (const Cell cell : {Cell{10, 10}, {9, 10}, {10, 9}, {8, 10}}) click(*view, cell);
    QCOMPARE(view->session().outcome(), Outcome::playing);
    click(*view, {10, 8});
    QCOMPARE(view->session().outcome(), Outcome::lost);
    QCOMPARE(view->session().moveCount(), 5);
    QCOMPARE(catLook(*view).mood, Mood::happy);
    QVERIFY(onEdge(view->state().position.cat, 11));
}

void TestChatNoirView::winsByKeyboard() {
    auto view = shown(winnable());
    while (view->session().outcome() == Outcome::playing) {
        const int before = view->session().moveCount();
        walkTo(*view, advised(*view));
        QTest::keyClick(&view->board(), before % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        QCOMPARE(view->session().moveCount(), before + 1);
    }
    QCOMPARE(view->session().outcome(), Outcome::won);
}

void TestChatNoirView::winsThroughAccessibility() {
    auto view = shown(winnable());
    auto* board = QAccessible::queryAccessibleInterface(&view->board());
    QVERIFY(board != nullptr);
    QCOMPARE(board->childCount(), 7 * 7 - 2);
    const auto childOf = [&](Cell cell) {
        const auto start = QStringLiteral("row %1, column %2,").arg(cell.y + 1).arg(cell.x + 1);
        for (int i = 0; i < board->childCount(); ++i)
            if (board->child(i)->text(QAccessible::Name).startsWith(start)) return board->child(i);
        return static_cast<QAccessibleInterface*>(nullptr);
    };
    while (view->session().outcome() == Outcome::playing) {
        auto* child = childOf(advised(*view));
        QVERIFY(child != nullptr && !child->state().disabled);
        child->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    QCOMPARE(view->session().outcome(), Outcome::won);
    auto* cat = childOf(view->state().position.cat);
    QVERIFY(cat->text(QAccessible::Name).contains(QStringLiteral("the cat, trapped")));
    QVERIFY(cat->state().disabled);
}

void TestChatNoirView::onlyAClickOnOneFreeCirclePlays() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    auto& board = view->board();
    const auto point = [&](Cell cell) { return board.cellPoint(board.numberOf(cell)); };
    QTest::mousePress(&board, Qt::LeftButton, {}, point({1, 1}));
    plt::testing::movePointer(board, point({3, 1}), Qt::LeftButton);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, point({3, 1}));
    QTest::mousePress(&board, Qt::LeftButton, {}, point({1, 1}));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, QPoint(-30, -30));
    click(*view, {1, 1}, Qt::RightButton);
    click(*view, {1, 1}, Qt::MiddleButton);
    // The corners that are no circles, and the gap between three circles.
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseClick(&board, Qt::LeftButton, {},
                      board.toWidget(QPointF(centreX({3, 4}) + 22, centreY({3, 4}) + 13)).toPoint());
    QCOMPARE(view->session().moveCount(), 0);
    click(*view, {1, 1});
    QCOMPARE(view->session().moveCount(), 1);
    QVERIFY(view->state().position.board.isBlocked({1, 1}));
}

void TestChatNoirView::refusalsHaveReasons() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    QSignalSpy refused(&view->session(), &plt::GameSession::refused);
    click(*view, view->state().position.board.blockedCells().front());
    QCOMPARE(refused.takeFirst().front().toString(),
             QStringLiteral("There is a hedge on this stone already."));
    click(*view, {5, 5});
    QCOMPARE(refused.takeFirst().front().toString(), QStringLiteral("The cat sits on this stone."));
    QCOMPARE(view->session().moveCount(), 0);
    QVERIFY(!view->board().cellEnabled(view->board().numberOf({5, 5})));
}

void TestChatNoirView::pathsFollowHeldKey() {
    auto view = shown(QStringLiteral("11-0-plain#7"));
    QVERIFY(dots(*view).empty());
    QTest::keyPress(&view->board(), Qt::Key_H);
    // The empty standard board has 59 of them, less than that once the cursor previews a block.
    QCOMPARE(dots(*view).size(), std::size_t{59});
    QVERIFY(view->board().helpShown());
    // A key that repeats itself sends releases that are none.
    QKeyEvent repeated(QEvent::KeyRelease, Qt::Key_H, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(&view->board(), &repeated);
    QVERIFY(view->board().helpShown());
    QTest::keyRelease(&view->board(), Qt::Key_H);
    QVERIFY(dots(*view).empty());
    QVERIFY(!view->board().helpShown());
}

void TestChatNoirView::pathsStayOnWish() {
    auto view = shown(QStringLiteral("11-0-plain#7"));
    view->pathAction().setChecked(true);
    QCOMPARE(dots(*view).size(), std::size_t{59});
    QTest::keyClick(&view->board(), Qt::Key_H);
    QVERIFY2(!dots(*view).empty(), "the held key does not switch them off");
    QVERIFY(view->stripActions().contains(&view->pathAction()));
    auto again = shown(QStringLiteral("11-0-plain#7"));
    QVERIFY(again->pathAction().isChecked());
    QCOMPARE(dots(*again).size(), std::size_t{59});
    view->pathAction().setChecked(false);
    QVERIFY(dots(*view).empty());
}

void TestChatNoirView::pathsPreviewThePointer() {
    auto view = shown(QStringLiteral("7-0-plain#1"));
    auto& board = view->board();
    QTest::keyPress(&board, Qt::Key_H);
    for (const Cell cell : {Cell{3, 2}, {4, 3}, {0, 3}, {2, 3}}) {
        plt::testing::movePointer(board, board.cellPoint(board.numberOf(cell)));
        QTRY_COMPARE(board.hoveredCell(), board.numberOf(cell));
        const World world{view->state().position, cell, true};
        const auto wanted = shortestPathCells(world);
        QVERIFY(dots(*view) == std::set<Cell>(wanted.begin(), wanted.end()));
        QVERIFY(!dots(*view).contains(cell));
    }
    // The cat's own circle previews nothing.
    plt::testing::movePointer(board, board.cellPoint(board.numberOf({3, 3})));
    QTRY_COMPARE(board.hoveredCell(), board.numberOf({3, 3}));
    QVERIFY(dots(*view).contains(Cell{3, 3}));
    QTest::keyRelease(&board, Qt::Key_H);
}

void TestChatNoirView::pathsEndWithTheFocus() {
    auto view = shown(QStringLiteral("7-0-plain#1"));
    QTest::keyPress(&view->board(), Qt::Key_H);
    QVERIFY(view->board().helpShown());
    QFocusEvent out(QEvent::FocusOut, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(&view->board(), &out);
    QVERIFY(!view->board().helpShown());
}

void TestChatNoirView::catLooksAtThePointer() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    auto& board = view->board();
    const auto looksTo = [&](Cell cell) {
        plt::testing::movePointer(board, board.cellPoint(board.numberOf(cell)));
        [&] { QTRY_COMPARE(board.hoveredCell(), board.numberOf(cell)); }();
        return catLook(*view).gazeVector();
    };
    QVERIFY(looksTo({9, 5}).x() > 0.9);
    QVERIFY(looksTo({1, 5}).x() < -0.9);
    QVERIFY(looksTo({5, 1}).y() < -0.9);
    QVERIFY(looksTo({5, 9}).y() > 0.9);
    QVERIFY(looksTo({5, 5}).isNull());
}

void TestChatNoirView::catHasThreeMoods() {
    const auto calm = catImage({Mood::thinking, 0});
    const auto happy = catImage({Mood::happy, 0});
    const auto mad = catImage({Mood::mad, 0});
    const auto difference = [](const QImage& a, const QImage& b) {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40 ? 1 : 0;
        return count;
    };
    QVERIFY(difference(calm, happy) > 200);
    QVERIFY(difference(calm, mad) > 1500);
    QVERIFY(difference(happy, mad) > 1500);
    QVERIFY2(difference(calm, catImage({Mood::thinking, 1})) > 100, "a turned head is seen");
}

void TestChatNoirView::undoWalksTheCatBack() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    std::vector<State> states{view->state()};
    for (const Cell cell : {Cell{1, 1}, {9, 9}, {1, 9}}) {
        click(*view, cell);
        states.push_back(view->state());
    }
    const int id = view->board().picture().pieces.front().id;
    for (auto i = states.size(); i-- > 0;) {
        QVERIFY(view->state() == states[i]);
        const auto& cat = view->board().picture().pieces.front();
        QCOMPARE(cat.id, id);
        QCOMPARE(cat.centre, QPointF(centreX(states[i].position.cat), centreY(states[i].position.cat)));
        if (i > 0) view->session().undo();
    }
    view->session().redo();
    QVERIFY(view->state() == states[1]);
}

void TestChatNoirView::stateDoesNotWaitForAnimation() {
    plt::motion::setEnabled(true);
    auto view = shown(QStringLiteral("11-0-plain#1"));
    if (!plt::motion::isEnabled()) {
        plt::motion::setEnabled(false);
        QSKIP("this style has no animations");
    }
    click(*view, {1, 1});
    QVERIFY(view->board().isAnimating());
    click(*view, {9, 9});
    click(*view, {9, 1});
    QCOMPARE(view->session().moveCount(), 3);
    QTRY_VERIFY(!view->board().isAnimating());
    plt::motion::setEnabled(false);
    click(*view, {1, 9});
    QVERIFY(!view->board().isAnimating());
}

void TestChatNoirView::catIsPaintedWhereItArrives() {
    struct Painted : QObject {
        QRegion region;
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
            return false;
        }
    };
    plt::motion::setEnabled(true);
    auto view = shown(QStringLiteral("11-0-plain#1"));
    if (!plt::motion::isEnabled()) {
        plt::motion::setEnabled(false);
        QSKIP("this style has no animations");
    }
    click(*view, {1, 1});
    QTest::qWait(40);
    // The machine is busy, and the whole rest of the way falls into one frame.
    Painted painted;
    view->board().installEventFilter(&painted);
    QTest::qSleep(400);
    QTRY_VERIFY(!view->board().isAnimating());
    QTest::qWait(40);
    const auto& cat = view->board().picture().pieces.front();
    const QRectF box(cat.centre - QPointF(cat.size / 2, cat.size / 2), QSizeF(cat.size, cat.size));
    const QRect wanted = view->board().toWidget(box).toAlignedRect() & view->board().rect();
    QVERIFY(QRegion(wanted).subtracted(painted.region).isEmpty());
    plt::motion::setEnabled(false);
}

void TestChatNoirView::theCatStandsOutOnPaper_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("side");
    for (const bool dark : {false, true})
        for (const double side : {20.0, 34.0, 60.0, 140.0})
            QTest::addRow("%s, %g", dark ? "dark" : "light", side) << dark << side;
}

void TestChatNoirView::theCatStandsOutOnPaper() {
    QFETCH(bool, dark);
    QFETCH(double, side);
    const QPalette palette = dark ? plt::testing::darkPalette() : plt::testing::lightPalette();
    QImage plain(int(side) + 20, int(side) + 20, QImage::Format_RGB32);
    plain.fill(plt::colour(plt::Role::paper, palette));
    QImage cat = plain;
    QPainter painter(&cat);
    painter.setRenderHint(QPainter::Antialiasing);
    plt::PiecePaint paint;
    paint.rect = QRectF(10, 10, side, side);
    paint.look = paint.previousLook = CatLook{Mood::thinking, 0}.number();
    paintCat(painter, paint, palette);
    painter.end();
    // Both ears, the sides of the head, the tip of the tail.
    const double unit = side / catBox;
    std::vector<QPointF> outline;
    for (const QPointF point :
         {QPointF(-15.5, -26.5), QPointF(15.5, -26.5), QPointF(-18.5, -5), QPointF(18.5, -5), QPointF(20, 2)})
        outline.push_back(paint.rect.center() + point * unit);
    const double seen = plt::testing::markContrast(cat, plain, outline, std::max(1.5, 2 * unit));
    QVERIFY2(seen >= 3, qPrintable(QString::number(seen)));
}

void TestChatNoirView::lastHedgeIsMarked() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    const auto last = [&view] { return view->board().picture().last; };
    QVERIFY(last().empty());
    click(*view, {1, 1});
    QCOMPARE(last(), std::vector<int>{1 * 11 + 1});
    click(*view, {9, 9});
    QVERIFY(lookOf(*view, {1, 1}).blocked);
    QCOMPARE(last(), std::vector<int>{9 * 11 + 9});
}

void TestChatNoirView::newGameKeyOnlyAfterTheEnd() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    QTest::keyClick(&view->board(), Qt::Key_N);
    QVERIFY(!view->session().canUndo() || view->session().undoLeavesGame());
    click(*view, {10, 10});
    QTest::keyClick(&view->board(), Qt::Key_N);
    QCOMPARE(view->session().moveCount(), 1);
    for (const Cell cell : {Cell{9, 10}, {10, 9}, {8, 10}, {10, 8}}) click(*view, cell);
    QCOMPARE(view->session().outcome(), Outcome::lost);
    QTest::keyClick(&view->board(), Qt::Key_N);
    QCOMPARE(view->session().outcome(), Outcome::playing);
    QCOMPARE(view->session().moveCount(), 0);
}

void TestChatNoirView::cursorGoesInSixDirections() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    auto& board = view->board();
    QCOMPARE(board.cellOf(board.cursorCell()), (Cell{5, 5}));
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board, key, modifiers);
        return board.cellOf(board.cursorCell());
    };
    std::set<Cell> reached;
    for (const auto key : {Qt::Key_7, Qt::Key_9, Qt::Key_4, Qt::Key_6, Qt::Key_1, Qt::Key_3}) {
        board.setCursorCell(board.numberOf({5, 5}));
        reached.insert(press(key, Qt::KeypadModifier));
    }
    const auto around = sixNeighbours({5, 5});
    QVERIFY(reached == std::set<Cell>(around.begin(), around.end()));
    board.setCursorCell(board.numberOf({5, 5}));
    QCOMPARE(press(Qt::Key_Left), (Cell{4, 5}));
    QCOMPARE(press(Qt::Key_Home), (Cell{0, 5}));
    QCOMPARE(press(Qt::Key_End), (Cell{10, 5}));
    // Up and down keep the column.
    board.setCursorCell(board.numberOf({5, 5}));
    press(Qt::Key_Up);
    QCOMPARE(press(Qt::Key_Up), (Cell{5, 3}));
}

void TestChatNoirView::hintIsMarkedAndPlayed() {
    auto view = shown(winnable());
    view->session().requestHint();
    QTRY_VERIFY_WITH_TIMEOUT(!view->session().isThinking(), 60000);
    QVERIFY(view->session().hasShownStep());
    const auto marks = view->board().picture().marks;
    QCOMPARE(marks.size(), std::size_t{1});
    QCOMPARE(view->board().cellOf(marks.front()), advised(*view));
    QVERIFY(view->board().cellName(marks.front()).endsWith(QStringLiteral("hint")));
    QVERIFY(view->session().hintText().contains(QStringLiteral("The win is proven")));
    view->session().playHint();
    QVERIFY(view->board().picture().marks.empty() || view->session().hasShownStep());
    QCOMPARE(view->session().moveCount(), 1);
    QVERIFY(view->session().result().helped);
}

void TestChatNoirView::namesTellEverything() {
    auto view = shown(QStringLiteral("5-1-plain:b2-1"));
    const auto name = [&](Cell cell) { return view->board().cellName(view->board().numberOf(cell)); };
    QCOMPARE(name({1, 1}), QStringLiteral("row 2, column 2, blocked"));
    QCOMPARE(name({2, 2}), QStringLiteral("row 3, column 3, the cat"));
    QCOMPARE(name({3, 1}), QStringLiteral("row 2, column 4, free"));
    QCOMPARE(name({3, 0}), QStringLiteral("row 1, column 4, free, edge"));
    view->pathAction().setChecked(true);
    QVERIFY(name({3, 2}).contains(QStringLiteral("on a shortest way out")));
    view->pathAction().setChecked(false);
    QVERIFY(!name({3, 2}).contains(QStringLiteral("way out")));
}

void TestChatNoirView::statusAndEnd() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Turns: 0"));
    QCOMPARE(view->statusText(), QString());
    view->pathAction().setChecked(true);
    QVERIFY(view->statusText().contains(QStringLiteral("5 steps from the edge")));
    view->pathAction().setChecked(false);
    for (const Cell cell : {Cell{10, 10}, {9, 10}, {10, 9}, {8, 10}, {10, 8}}) click(*view, cell);
    QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Turns: 5"));
    QCOMPARE(view->endTitle(), QStringLiteral("The cat got away"));
    // It leaps onto the fence, beyond the circle where it stands in the rules.
    const auto& board = view->board();
    const QPointF circle = board.geometry()->cellRect(board.numberOf(view->state().position.cat)).center();
    const QPointF cat = board.picture().pieces.front().centre;
    QVERIFY(QLineF(cat, circle).length() > 10);
    QVERIFY(board.geometry()->bounds().contains(cat));
    QCOMPARE(view->endMessage(), QStringLiteral("After 5 turns."));
    auto won = shown(winnable());
    while (won->session().outcome() == Outcome::playing) click(*won, advised(*won));
    QCOMPARE(won->session().outcome(), Outcome::won);
    const int turns = won->state().turns;
    QCOMPARE(won->endTitle(), QStringLiteral("The cat is trapped!"));
    QCOMPARE(won->endMessage(),
             turns == 1 ? QStringLiteral("After one turn.") : QStringLiteral("After %1 turns.").arg(turns));
}

/// A window of the proposed size has room for the words about the end.
void TestChatNoirView::theBoardKeepsItsSizeAtTheEnd() {
    plt::testing::PlayedGame<View> game({QStringLiteral("test-chat-noir-end"), {700, 700}});
    game.show(QStringLiteral("11-0-plain#1"));
    game.view->preferences().setFlag(QStringLiteral("aimTold"), true);
    game.window->resize(game.window->sizeHint());
    QCoreApplication::processEvents();
    const auto& board = game.view->board();
    const auto width = [&board] { return board.toWidget(board.geometry()->bounds()).width(); };
    const qreal before = width();
    for (const Cell cell : {Cell{10, 10}, {9, 10}, {10, 9}, {8, 10}, {10, 8}}) click(*game.view, cell);
    QCOMPARE(game.view->session().outcome(), Outcome::lost);
    const auto isTold = [&game] {
        const auto plates = game.window->findChildren<QWidget*>(QStringLiteral("plate"));
        return std::ranges::any_of(plates, &QWidget::isVisible);
    };
    QTRY_VERIFY(isTold());
    QCoreApplication::processEvents();
    QCOMPARE(width(), before);
}

void TestChatNoirView::theWindowIsLargeBeforeTheFirstDeal() {
    const View view;
    QVERIFY(view.sizeHint().width() > 500 && view.sizeHint().height() > 500);
}

/// In a small window, where the cursor's ring hides the outline of a hedge.
void TestChatNoirView::aPreviewIsPalerThanAHedge() {
    const auto middleOf = [](bool blocked) {
        QImage image(14, 14, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        plt::CellPaint paint;
        paint.rect = image.rect();
        paint.look = paint.previousLook = CellLook{.blocked = blocked}.number();
        paint.cursor = true;
        paintStone(painter, paint, 0, !blocked, QPalette());
        painter.end();
        int sum = 0;
        for (int x = 5; x < 9; ++x)
            for (int y = 5; y < 9; ++y) sum += qGray(image.pixel(x, y));
        return sum / 16;
    };
    QVERIFY2(middleOf(false) > middleOf(true) + 25,
             qPrintable(QStringLiteral("%1 and %2").arg(middleOf(false)).arg(middleOf(true))));
}

void TestChatNoirView::optionsBecomeGames() {
    auto view = shown(QStringLiteral("11-6-plain#7"));
    plt::OptionsForm form(view->preferences());
    QVERIFY(view->buildOptions(form));
    const auto boxes = form.findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), 2);
    QVERIFY(!view->optionsDiffer());
    boxes[0]->setValue(21);
    boxes[1]->setValue(131);
    QCOMPARE(boxes[1]->value(), maxBlocks(21));
    boxes[0]->setValue(7);
    QCOMPARE(boxes[1]->value(), maxBlocks(7));
    auto* cat = form.findChildren<QComboBox*>().front();
    QCOMPARE(cat->count(), 3);
    cat->setCurrentIndex(2);
    QVERIFY(view->optionsDiffer());
    QVERIFY(view->optionsProblem().isEmpty());
    view->applyOptions();
    QVERIFY((view->options() == Options{7, maxBlocks(7), CatKind::sleepy}));
    QCOMPARE(view->board().geometry()->cellCount(), 49);
    // They are kept for the next run.
    View next;
    next.setUp(QStringLiteral("chat-noir"));
    next.beginFirst(next.preferences().value(QStringLiteral("options")).toString(), {});
    QVERIFY(next.options() == view->options());
}

void TestChatNoirView::provenBoardsAreOfferedWhereTheyAreFound() {
    auto view = shown(QStringLiteral("17-2-plain#7"));
    plt::OptionsForm form(view->preferences());
    QVERIFY(view->buildOptions(form));
    const auto boxes = form.findChildren<QSpinBox*>();
    auto* sure = form.findChild<QCheckBox*>();
    QVERIFY(sure && !sure->isEnabled());
    boxes[0]->setValue(7);
    QVERIFY(sure->isEnabled());
    sure->click();
    QVERIFY(view->optionsProblem().isEmpty());
    QCOMPARE(boxes[0]->maximum(), 13);
    QCOMPARE(boxes[1]->value(), *fewestSureBlocks(7, CatKind::plain));
    boxes[0]->setValue(21);
    QCOMPARE(boxes[0]->value(), 13);
    QCOMPARE(boxes[1]->value(), *fewestSureBlocks(13, CatKind::plain));
    boxes[0]->setValue(7);
    boxes[1]->setValue(9);
    // The search runs beside the window: the game of before stays until it ends.
    view->applyOptions();
    QVERIFY(view->board().geometry()->cellCount() > 49);
    QTRY_VERIFY_WITH_TIMEOUT((view->options() == Options{7, 9, CatKind::plain, true}), 120'000);
    QCOMPARE(view->board().geometry()->cellCount(), 49);
    QCOMPARE(plan(view->state().position, CatKind::plain, {}).certainty, Plan::Certainty::proven);
}

void TestChatNoirView::freeAndBlockedDifferWithoutColour() {
    for (const bool dark : {false, true}) {
        auto view = shown(QStringLiteral("7-12-plain#3"));
        if (dark) {
            QPalette palette;
            palette.setColor(QPalette::Window, QColor(0x30, 0x30, 0x30));
            palette.setColor(QPalette::WindowText, Qt::white);
            view->setPalette(palette);
            QVERIFY(plt::isDark(view->board().palette()));
        }
        const auto image = view->board().grab().toImage();
        qreal free = 0;
        qreal blocked = 0;
        int frees = 0;
        int blocks = 0;
        for (const Cell cell : view->state().position.board.cells()) {
            if (cell == view->state().position.cat) continue;
            const auto grey = qGray(image.pixel(view->board().cellPoint(view->board().numberOf(cell))));
            if (view->state().position.board.isBlocked(cell)) {
                blocked += grey;
                ++blocks;
            } else {
                free += grey;
                ++frees;
            }
        }
        QVERIFY(free / frees - blocked / blocks > 30);
    }
}

void TestChatNoirView::everySizeIsDrawn() {
    for (const char* id : {"5-0-plain#1", "11-6-sharp#1", "21-100-sleepy#1"}) {
        for (const QSize size : {QSize(60, 40), QSize(300, 900), QSize(1920, 1080), QSize(3840, 2160)}) {
            auto view = shown(QString::fromLatin1(id), size);
            const auto image = view->board().grab().toImage();
            std::set<QRgb> colours;
            for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, image.height() / 2));
            QVERIFY(colours.size() > 3);
        }
    }
}

void TestChatNoirView::catOnTheEdgeIsDrawnWhole() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    for (const Cell cell : {Cell{10, 10}, {9, 10}, {10, 9}, {8, 10}, {10, 8}}) click(*view, cell);
    const auto& cat = view->board().picture().pieces.front();
    const QRectF box(cat.centre - QPointF(cat.size / 2, cat.size / 2), QSizeF(cat.size, cat.size));
    QVERIFY(QRectF(view->board().rect()).contains(view->board().toWidget(box)));
}

void TestChatNoirView::oneNoticeAndOnePictureForEachChange() {
    plt::GameInfo info;
    info.id = QStringLiteral("chat-noir-pictures");
    info.label = QStringLiteral("Chat Noir");
    {
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        const plt::testing::OnePicture one(window);
        one.allOf(QStringLiteral("7-0-plain#1"), [&] { click(view, {1, 1}); });
        one.redraw("ways out", [&] { view.pathAction().trigger(); });
        one.redraw("no ways out", [&] { view.preferences().setFlag(QStringLiteral("paths"), false); });
        one.change("game id", [&] { window.openGameId(winnable()); });
        while (view.session().outcome() == Outcome::playing)
            one.change("move towards the end", [&] { click(view, advised(view)); });
        QCOMPARE(view.session().outcome(), Outcome::won);
        window.close();
    }
    plt::GameWindow window(info, new View);
    plt::testing::OnePicture(window).start();
}

void TestChatNoirView::aPausedViewTakesNoMoves() {
    auto view = shown(QStringLiteral("11-0-plain#1"));
    view->setPaused(true);
    click(*view, {1, 1});
    QCOMPARE(view->session().moveCount(), 0);
    view->setPaused(false);
    click(*view, {1, 1});
    QCOMPARE(view->session().moveCount(), 1);
}

QTEST_MAIN(TestChatNoirView)
#include "test_view.moc"
