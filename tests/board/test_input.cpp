// SPDX-License-Identifier: MIT
#include "board_for_tests.h"

#include <QStyleHints>
#include <QWheelEvent>

using namespace plt;

class TestInput : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepareBoards(); }
    void init() { styleAnimates = true; }

    void pressAndReleaseActivates();
    void releaseElsewhereDoesNothing();
    void comingBackArmsAgain();
    void secondButtonCancels();
    void pressOutsideArmsNothing();
    void sameTargetCounts();
    void buttonsAndModifiersAreTold();
    void dragIsTold();
    void doubleClicks();
    void longPressHolds();
    void escapeCancels();
    void losingTheWindowCancels();
    void aReleaseElsewhereCancels();
    void wheelIsLeftAlone();
    void otherButtonsAreLeftAlone();
    void hoverAndAttention();
    void groupIsRepainted();
    void arrowsMoveTheCursor();
    void keypadGoesDiagonally();
    void cursorSkipsMissingCells();
    void keysActivate();
    void gameKeys();
    void cursorIsShownByKeysAndHiddenByTheMouse();
    void keyboardTakesAttentionFromAnIdlePointer();
    void thePointerIsSomewhereOrNowhere();
    void pointerOnlyHasNoCursor();
    void inputDuringMotionCounts();
    void concealedTakesNoInput();
    void disabledTakesNoInput();
    void newBoardCancelsAndKeepsACursor();
    void deletedWhileTelling();
};

void TestInput::pressAndReleaseActivates() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5);
    QCOMPARE(board.pressedCell(), 5);
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("p5")}));
    board.settle();
    QVERIFY(board.painted[5].pressed);
    board.release(5);
    QCOMPARE(board.pressedCell(), -1);
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("r5>5"), QStringLiteral("a5")}));
    board.settle();
    QVERIFY(!board.painted[5].pressed);
    QCOMPARE(board.cursorCell(), 5);
    QVERIFY(!board.isCursorVisible());
    // Qt's own clicks as well.
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellPoint(10));
    QCOMPARE(board.takeLog(),
             QStringList({QStringLiteral("p10"), QStringLiteral("r10>10"), QStringLiteral("a10")}));
}

void TestInput::releaseElsewhereDoesNothing() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5);
    board.moveTo(6);
    board.settle();
    QVERIFY(!board.painted[5].pressed);
    QVERIFY(!board.painted[6].pressed);
    board.release(6);
    QCOMPARE(board.takeActivated(), 0);
    board.press(5);
    board.moveOut();
    board.mouse(QEvent::MouseButtonRelease, {-40, -40}, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("p5"), QStringLiteral("r5>-1")}));
}

void TestInput::comingBackArmsAgain() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5);
    board.moveTo(6);
    board.moveOut();
    board.moveTo(5);
    board.settle();
    QVERIFY(board.painted[5].pressed);
    board.release(5);
    QCOMPARE(board.takeActivated(), 1);
}

void TestInput::secondButtonCancels() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5, Qt::LeftButton);
    board.press(5, Qt::RightButton);
    QCOMPARE(board.pressedCell(), -1);
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("p5"), QStringLiteral("r5>-1")}));
    board.release(5, Qt::RightButton);
    board.release(5, Qt::LeftButton);
    QVERIFY(board.takeLog().isEmpty());
    // The other order of the releases.
    board.press(5, Qt::RightButton);
    board.press(5, Qt::LeftButton);
    board.release(5, Qt::RightButton);
    board.release(5, Qt::LeftButton);
    QCOMPARE(board.takeActivated(), 0);
    // With one still down, a third press does not begin anything.
    board.press(5, Qt::LeftButton);
    board.press(5, Qt::RightButton);
    board.release(5, Qt::RightButton);
    board.press(6, Qt::RightButton);
    board.release(6, Qt::RightButton);
    board.release(5, Qt::LeftButton);
    QCOMPARE(board.takeActivated(), 0);
    // Afterwards all is as before.
    board.press(5);
    board.release(5);
    QCOMPARE(board.takeActivated(), 1);
}

void TestInput::pressOutsideArmsNothing() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.held |= Qt::LeftButton;
    board.mouse(QEvent::MouseButtonPress, {1, 1}, Qt::LeftButton, board.held);
    board.moveTo(5);
    board.settle();
    QVERIFY(!board.painted[5].pressed);
    board.release(5);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::sameTargetCounts() {
    BoardForTests board;
    board.group = {1, 2, 3};
    board.showGrid(4, 4);
    board.press(1);
    board.moveTo(3);
    board.settle();
    QVERIFY(board.painted[1].pressed);
    board.release(3);
    QCOMPARE(board.takeLog().last(), QStringLiteral("a1"));
    board.press(1);
    board.release(5);
    QCOMPARE(board.takeActivated(), 0);
}

void TestInput::buttonsAndModifiersAreTold() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5, Qt::RightButton, Qt::ControlModifier);
    // The modifiers at the press count.
    board.mouse(QEvent::MouseButtonRelease, board.cellPoint(5), Qt::RightButton, Qt::NoButton);
    board.held = {};
    QCOMPARE(board.takeActivated(), 1);
    QCOMPARE(board.lastInput.button, Qt::RightButton);
    QCOMPARE(board.lastInput.modifiers, Qt::KeyboardModifiers(Qt::ControlModifier));
    QCOMPARE(board.lastInput.source, CellInput::Source::mouse);

    const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
    QTest::touchEvent(&board, finger.get()).press(0, board.cellPoint(9), &board);
    QTest::touchEvent(&board, finger.get()).release(0, board.cellPoint(9), &board);
    QTRY_COMPARE(board.log.size(), 3);
    QCOMPARE(board.takeActivated(), 1);
    QCOMPARE(board.lastInput.source, CellInput::Source::touch);
    QCOMPARE(board.hoveredCell(), -1);
}

void TestInput::dragIsTold() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(0);
    board.moveTo(1);
    board.moveTo(1);
    board.moveOut();
    board.moveTo(1);
    board.moveTo(5);
    board.moveTo(0);
    board.release(0);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p0 d0>1 d0>5 d0>0 r0>0 a0"));
    board.moveTo(2);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::doubleClicks() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(3);
    board.release(3);
    board.doublePress(3);
    board.release(3);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>3 a3 p3 23 r3>3 a3"));
    // Two fast clicks on two small cells are no double click, and both count.
    board.press(3);
    board.release(3);
    board.doublePress(4);
    board.release(4);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>3 a3 p4 r4>4 a4"));
}

void TestInput::longPressHolds() {
    BoardForTests board;
    board.showGrid(4, 4);
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(60);
    board.press(3);
    QTest::qWait(150);
    board.release(3);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>3 a3"));
    board.setLongPress(true);
    board.press(3);
    QTRY_COMPARE(board.log.size(), 2);
    board.settle();
    QVERIFY(!board.painted[3].pressed);
    board.release(3);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 h3 r3>3"));
    // A short one is an ordinary click, and one that moves on is no hold.
    board.press(3);
    board.release(3);
    QCOMPARE(board.takeActivated(), 1);
    board.press(3);
    board.moveTo(4);
    board.moveTo(3);
    QTest::qWait(150);
    board.release(3);
    QCOMPARE(board.takeLog().last(), QStringLiteral("a3"));
    // Another button does not count as a long press.
    board.press(3, Qt::RightButton);
    QTest::qWait(150);
    board.release(3, Qt::RightButton);
    QCOMPARE(board.takeActivated(), 1);
}

void TestInput::escapeCancels() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(3);
    QTest::keyClick(&board, Qt::Key_Escape);
    QCOMPARE(board.pressedCell(), -1);
    board.release(3);
    QCOMPARE(board.takeActivated(), 0);
}

void TestInput::losingTheWindowCancels() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(3);
    QEvent event(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(&board, &event);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>-1"));
    board.held = {};
    board.press(3);
    board.hide();
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>-1"));
}

/// As over a menu that was opened by a key meanwhile.
void TestInput::aReleaseElsewhereCancels() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(3);
    board.held = {};
    board.moveTo(5);
    board.moveTo(6);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("p3 r3>-1"));
    board.press(3);
    board.release(3);
    QCOMPARE(board.takeActivated(), 1);
}

void TestInput::wheelIsLeftAlone() {
    BoardForTests board;
    board.showGrid(4, 4);
    QWheelEvent event(QPointF(50, 50), QPointF(50, 50), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
    event.accept();
    QCoreApplication::sendEvent(&board, &event);
    QVERIFY(!event.isAccepted());
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::otherButtonsAreLeftAlone() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(3, Qt::BackButton);
    board.release(3, Qt::BackButton);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::hoverAndAttention() {
    BoardForTests board;
    board.showGrid(4, 4);
    QCOMPARE(board.activeCell(), -1);
    board.moveTo(6);
    QCOMPARE(board.hoveredCell(), 6);
    QCOMPARE(board.activeCell(), 6);
    board.settle();
    QVERIFY(board.painted[6].hovered);
    QCOMPARE(int(board.painted.size()), 1);
    board.moveTo(7);
    board.settle();
    QVERIFY(!board.painted[6].hovered);
    QVERIFY(board.painted[7].hovered);
    QCOMPARE(int(board.painted.size()), 2);
    board.leave();
    QCOMPARE(board.hoveredCell(), -1);
    QCOMPARE(board.attention, QList<int>({6, 7, -1}));
}

void TestInput::groupIsRepainted() {
    BoardForTests board;
    board.group = {4, 6, 11};
    board.showGrid(4, 4);
    board.moveTo(6);
    board.settle();
    QCOMPARE(int(board.painted.size()), 3);
    board.clearLog();
    board.moveTo(4);
    board.settle();
    QCOMPARE(int(board.painted.size()), 2);
    board.clearLog();
    board.moveTo(0);
    board.settle();
    QCOMPARE(int(board.painted.size()), 4);
    // A group that changes with the picture is repainted although the looks are the same.
    board.moveTo(6);
    board.settle();
    board.clearLog();
    board.group = {6, 7};
    board.changePicture([](BoardPicture&) {});
    board.settle();
    QVERIFY(board.painted.count(4) && board.painted.count(11) && board.painted.count(7));
    QVERIFY(!board.painted.count(0));
}

void TestInput::arrowsMoveTheCursor() {
    BoardForTests board;
    board.showGrid(5, 4);
    QCOMPARE(board.cursorCell(), 0);
    const std::vector<std::pair<Qt::Key, int>> walk{
        {Qt::Key_Right, 1}, {Qt::Key_Down, 6},      {Qt::Key_Down, 11}, {Qt::Key_Left, 10},
        {Qt::Key_Left, 10}, {Qt::Key_Up, 5},        {Qt::Key_End, 9},   {Qt::Key_Right, 9},
        {Qt::Key_Home, 5},  {Qt::Key_PageDown, 15}, {Qt::Key_Down, 15}, {Qt::Key_PageUp, 0},
        {Qt::Key_Up, 0}};
    for (const auto& [key, expected] : walk) {
        QTest::keyClick(&board, key);
        QCOMPARE(board.cursorCell(), expected);
    }
    QTest::keyClick(&board, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(board.cursorCell(), 19);
    QTest::keyClick(&board, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(board.cursorCell(), 0);
    // Keys of a window's shortcuts are passed on.
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, Qt::AltModifier);
    QCoreApplication::sendEvent(&board, &event);
    QVERIFY(!event.isAccepted());
    QCOMPARE(board.cursorCell(), 0);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::keypadGoesDiagonally() {
    BoardForTests board;
    board.showGrid(5, 5);
    board.setCursorCell(12);
    const std::vector<std::tuple<Qt::Key, Qt::Key, int>> ways{
        {Qt::Key_7, Qt::Key_Home, -6}, {Qt::Key_8, Qt::Key_Up, -5},     {Qt::Key_9, Qt::Key_PageUp, -4},
        {Qt::Key_4, Qt::Key_Left, -1}, {Qt::Key_6, Qt::Key_Right, 1},   {Qt::Key_1, Qt::Key_End, 4},
        {Qt::Key_2, Qt::Key_Down, 5},  {Qt::Key_3, Qt::Key_PageDown, 6}};
    for (const auto& [digit, arrow, way] : ways) {
        for (const Qt::Key key : {digit, arrow}) {
            board.setCursorCell(12);
            QTest::keyClick(&board, key, Qt::KeypadModifier);
            QCOMPARE(board.cursorCell(), 12 + way);
        }
        // A digit of the main keyboard is not used by the board.
        board.setCursorCell(12);
        QTest::keyClick(&board, digit);
        QCOMPARE(board.cursorCell(), 12);
    }
    // The six directions of offset circles.
    BoardForTests hexagons;
    hexagons.showBoard(std::make_shared<OffsetCircles>(5, OffsetCircles::Measures{20, 44, 38}, nullptr), {},
                       {260, 230});
    for (const auto& [key, expected] : std::vector<std::pair<Qt::Key, int>>{{Qt::Key_Home, 6},
                                                                            {Qt::Key_PageUp, 7},
                                                                            {Qt::Key_Left, 11},
                                                                            {Qt::Key_Right, 13},
                                                                            {Qt::Key_End, 16},
                                                                            {Qt::Key_PageDown, 17}}) {
        hexagons.setCursorCell(12);
        QTest::keyClick(&hexagons, key, Qt::KeypadModifier);
        QCOMPARE(hexagons.cursorCell(), expected);
    }
}

void TestInput::cursorSkipsMissingCells() {
    BoardForTests board;
    board.missing = {0, 3, 6};
    board.showGrid(4, 2);
    QCOMPARE(board.cursorCell(), 1);
    QTest::keyClick(&board, Qt::Key_Left);
    QCOMPARE(board.cursorCell(), 1);
    QTest::keyClick(&board, Qt::Key_Home);
    QCOMPARE(board.cursorCell(), 1);
    board.setCursorCell(2);
    QTest::keyClick(&board, Qt::Key_Down);
    QCOMPARE(board.cursorCell(), 2);
    board.setCursorCell(0);
    QCOMPARE(board.cursorCell(), 2);
    board.setCursorCell(-1);
    board.setCursorCell(800);
    QCOMPARE(board.cursorCell(), 2);
    // The pointer does not hover over them either.
    board.moveTo(0);
    QCOMPARE(board.hoveredCell(), -1);
    board.press(0);
    board.release(0);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::keysActivate() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.setCursorCell(6);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        QTest::keyClick(&board, key, Qt::ShiftModifier);
        QCOMPARE(board.takeLog(), QStringList({QStringLiteral("a6")}));
        QCOMPARE(board.lastInput.source, CellInput::Source::keyboard);
        QCOMPARE(board.lastInput.button, Qt::LeftButton);
        QCOMPARE(board.lastInput.modifiers, Qt::KeyboardModifiers(Qt::ShiftModifier));
    }
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), true);
    QCoreApplication::sendEvent(&board, &repeated);
    QVERIFY(board.takeLog().isEmpty());
}

void TestInput::gameKeys() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.setCursorCell(9);
    QTest::keyClick(&board, Qt::Key_F);
    QCOMPARE(board.takeLog().join(QLatin1Char(' ')), QStringLiteral("F9 f9"));
    QKeyEvent unknown(QEvent::KeyPress, Qt::Key_G, {});
    QCoreApplication::sendEvent(&board, &unknown);
    QVERIFY(!unknown.isAccepted());
    // The game's keyPressed() has priority over the cursor.
    board.gameKeys = {Qt::Key_Right, Qt::Key_Space};
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space}) {
        QTest::keyPress(&board, key);
        QCOMPARE(board.takeLog(), QStringList({QStringLiteral("F9")}));
    }
    QCOMPARE(board.cursorCell(), 9);
    QVERIFY(!board.isCursorVisible());
    QTest::keyPress(&board, Qt::Key_Left);
    QCOMPARE(board.cursorCell(), 8);
}

void TestInput::cursorIsShownByKeysAndHiddenByTheMouse() {
    BoardForTests board;
    board.showGrid(4, 4);
    QVERIFY(!board.isCursorVisible());
    QTest::keyClick(&board, Qt::Key_Right);
    QVERIFY(board.isCursorVisible());
    QCOMPARE(board.activeCell(), 1);
    board.settle();
    QVERIFY(board.painted[1].cursor);
    board.moveTo(10);
    QVERIFY(!board.isCursorVisible());
    QCOMPARE(board.activeCell(), 10);
    QTest::keyClick(&board, Qt::Key_Space);
    QVERIFY(board.isCursorVisible());
    board.press(10);
    QVERIFY(!board.isCursorVisible());
    board.release(10);
    QFocusEvent tab(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(&board, &tab);
    QVERIFY(board.isCursorVisible());
    // Another window takes the focus for a while; then another widget.
    QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QCoreApplication::sendEvent(&board, &away);
    QVERIFY(board.isCursorVisible());
    QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
    QCoreApplication::sendEvent(&board, &out);
    QVERIFY(!board.isCursorVisible());
}

void TestInput::keyboardTakesAttentionFromAnIdlePointer() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.moveTo(10);
    QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(board.hoveredCell(), -1);
    QCOMPARE(board.activeCell(), 1);
    // A move event without a change of the position does not hide the cursor.
    board.moveTo(10);
    QCOMPARE(board.activeCell(), 1);
    QVERIFY(board.isCursorVisible());
    board.moveTo(11);
    QCOMPARE(board.activeCell(), 11);
    // A key of the game leaves the pointer alone.
    QTest::keyPress(&board, Qt::Key_F);
    QCOMPARE(board.activeCell(), 11);
}

void TestInput::thePointerIsSomewhereOrNowhere() {
    BoardForTests board;
    board.showGrid(4, 4);
    QVERIFY(!board.pointerPosition());
    board.moveTo(10);
    QCOMPARE(board.pointerPosition(), std::optional<QPointF>(board.cellPoint(10)));
    QTest::keyClick(&board, Qt::Key_Right);
    QVERIFY(!board.pointerPosition());
    board.press(5);
    QCOMPARE(board.pointerPosition(), std::optional<QPointF>(board.cellPoint(5)));
    board.moveOut();
    QVERIFY(!board.pointerPosition());
    board.moveTo(6);
    board.release(6);
    QVERIFY(board.pointerPosition());
    board.setConcealed(true);
    QVERIFY(!board.pointerPosition());
    board.setConcealed(false);
    board.setEnabled(false);
    QVERIFY(!board.pointerPosition());
    board.setEnabled(true);
    QVERIFY(board.pointerPosition());
    board.leave();
    QVERIFY(!board.pointerPosition());
}

void TestInput::pointerOnlyHasNoCursor() {
    BoardForTests board(BoardView::Access::pointerOnly);
    board.showGrid(4, 4);
    QCOMPARE(board.focusPolicy(), Qt::NoFocus);
    board.activateWindow();
    board.setFocus(Qt::TabFocusReason);
    for (const int key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_Home, Qt::Key_F}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&board, &event);
        // It is left to the widget around the board.
        QVERIFY(!event.isAccepted());
    }
    board.setCursorCell(3);
    QCOMPARE(board.cursorCell(), -1);
    QCOMPARE(board.activeCell(), -1);
    QVERIFY(board.takeLog().isEmpty());
    board.moveTo(6);
    QCOMPARE(board.activeCell(), 6);
    board.press(6);
    board.release(6);
    QCOMPARE(board.takeActivated(), 1);
    QCOMPARE(board.cursorCell(), -1);
    board.leave();
    QCOMPARE(board.activeCell(), -1);
}

void TestInput::inputDuringMotionCounts() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.changePicture([](BoardPicture& picture) { picture.cells[5] = 3; });
    QVERIFY(board.isAnimating());
    board.press(5);
    board.release(5);
    QCOMPARE(board.takeActivated(), 1);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(board.takeActivated(), 1);
    QVERIFY(board.isAnimating());
    QTRY_VERIFY(!board.isAnimating());
}

void TestInput::concealedTakesNoInput() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.moveTo(5);
    board.press(5);
    board.clearLog();
    board.setConcealed(true);
    QVERIFY(board.isConcealed());
    QCOMPARE(board.hoveredCell(), -1);
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("r5>-1")}));
    board.release(5);
    board.press(6);
    board.release(6);
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_F);
    QVERIFY(board.takeLog().isEmpty());
    board.setConcealed(false);
    board.press(6);
    board.release(6);
    QCOMPARE(board.takeActivated(), 1);
}

void TestInput::disabledTakesNoInput() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.press(5);
    board.setEnabled(false);
    QCOMPARE(board.pressedCell(), -1);
    board.clearLog();
    board.press(6);
    board.release(6);
    QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, {});
    QCoreApplication::sendEvent(&board, &space);
    QCOMPARE(board.takeActivated(), 0);
}

void TestInput::newBoardCancelsAndKeepsACursor() {
    BoardForTests board;
    board.showGrid(4, 4);
    board.setCursorCell(15);
    board.press(15);
    board.shared = std::make_shared<SquareGrid>(2, 2);
    board.setPicture(board.shared, {}, true);
    QCOMPARE(board.pressedCell(), -1);
    QCOMPARE(board.cursorCell(), 0);
    QCOMPARE(board.picture().cells.size(), std::size_t(4));
    board.release(0);
    QCOMPARE(board.takeActivated(), 0);
}

void TestInput::deletedWhileTelling() {
    for (const bool keyboard : {false, true}) {
        auto* board = new BoardForTests;
        board->showGrid(3, 3);
        QPointer<BoardView> alive(board);
        connect(board, &BoardView::cellReleased, board, [board] { delete board; });
        connect(board, &BoardView::cellActivated, board, [board] { delete board; });
        if (keyboard) {
            QTest::keyPress(board, Qt::Key_Space);
        } else {
            board->press(4);
            QMouseEvent event(QEvent::MouseButtonRelease, QPointF(board->cellPoint(4)), QPointF(),
                              Qt::LeftButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(board, &event);
        }
        QVERIFY(!alive);
    }
}

QTEST_MAIN(TestInput)
#include "test_input.moc"
