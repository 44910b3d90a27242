// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/board3d/perspective/perspective_scene.h"

#include <QLineEdit>
#include <QPushButton>

using namespace plt;
using namespace plt::test;

/// The keyboard of a SceneBoard. Keys are sent to the window's focus as a desktop does.
class TestSceneKeys : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void cleanup() { window.reset(); }

    void cursorAppears_data() { bothWays(); }
    void cursorAppears();
    void liftAndDrop_data() { bothWays(); }
    void liftAndDrop();
    void heldKeysActOnce_data() { bothWays(); }
    void heldKeysActOnce();
    void escape_data() { bothWays(); }
    void escape();
    void thePointerHidesTheCursor_data() { bothWays(); }
    void thePointerHidesTheCursor();
    void tabShowsTheCursor_data() { bothWays(); }
    void tabShowsTheCursor();
    void keysThatAreLeftAlone_data() { bothWays(); }
    void keysThatAreLeftAlone();
    void nothingIsDoneInAPause_data() { bothWays(); }
    void nothingIsDoneInAPause();
    void theGameIsAskedFirst_data() { bothWays(); }
    void theGameIsAskedFirst();
    void aKeyMayDeleteTheBoard_data() { bothWays(); }
    void aKeyMayDeleteTheBoard();
    void arrowsOnAFlatBoard();
    void arrowsTurnUntilThereIsACursor();
    void charactersZoom_data();
    void charactersZoom();
    void shiftAndTurnWithModifiers();
    void backToTheUsualView();
    void keysFromElsewhereInTheWindow();

  private:
    std::unique_ptr<BoardWindow> window;
    KeyedBoard& board() { return window->board; }
    PerspectiveScene& scene() { return *board().findChild<PerspectiveScene*>(); }
    bool open(bool perspective) {
        window = std::make_unique<BoardWindow>(perspective);
        window->open(checkers());
        return board().isPerspective() == perspective;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board(), Qt::Key(key), modifiers);
    }
    /// Sends a key with the text of the keyboard layout. Returns true if the board used it.
    bool sends(int key, const QString& text = {}, Qt::KeyboardModifiers modifiers = {},
               bool repeated = false) {
        QKeyEvent event(QEvent::KeyPress, key, modifiers, text, repeated);
        event.ignore();
        QCoreApplication::sendEvent(&board(), &event);
        return event.isAccepted();
    }
};

void TestSceneKeys::cursorAppears() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    const QImage without = board().grab().toImage();
    key(Qt::Key_Return);
    QVERIFY(board().grab().toImage() != without);
    QCOMPARE(window->take(), QStringList());
    key(Qt::Key_Right);
    QCOMPARE(board().cursorSquare(), at(1, 0));
    key(Qt::Key_Up);
    QCOMPARE(board().cursorSquare(), at(1, 1));
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(board().cursorSquare(), at(0, 1));
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(board().cursorSquare(), at(0, 0));
    QVERIFY(sends(Qt::Key_Up, {}, Qt::KeypadModifier));
    QCOMPARE(board().cursorSquare(), at(0, 1));
}

void TestSceneKeys::liftAndDrop() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    board().setCursorSquare(c3);
    key(Qt::Key_Space);
    key(Qt::Key_Space);
    QCOMPARE(board().liftedPiece(), onC3);
    key(Qt::Key_Up);
    key(Qt::Key_Right);
    QCOMPARE(board().cursorSquare(), d4);
    key(Qt::Key_Enter);
    QCOMPARE(window->take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                          QStringLiteral("move 9 %1").arg(d4)}));
    board().setScene(checkers(), false);
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList{QStringLiteral("square %1").arg(d4)});
}

void TestSceneKeys::heldKeysActOnce() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    board().setCursorSquare(c3);
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    for (int i = 0; i < 5; ++i) QVERIFY(sends(Qt::Key_Return, {}, {}, true));
    QCOMPARE(window->take(), QStringList{QStringLiteral("lift 9")});
}

void TestSceneKeys::escape() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    QVERIFY(!sends(Qt::Key_Escape));
    board().setCursorSquare(c3);
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    QVERIFY(sends(Qt::Key_Escape));
    QCOMPARE(board().liftedPiece(), -1);
    QCOMPARE(window->take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
    // The next Escape hides the cursor, and the one after that is left to the window.
    QVERIFY(sends(Qt::Key_Escape));
    QVERIFY(!sends(Qt::Key_Escape));
}

void TestSceneKeys::thePointerHidesTheCursor() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    key(Qt::Key_Return);
    window->click(board().squarePoint(at(3, 3)));
    QCOMPARE(board().cursorSquare(), at(3, 3));
    window->take();
    // Shown again by the first press, used by the second.
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList());
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList{QStringLiteral("square %1").arg(at(3, 3))});
}

void TestSceneKeys::tabShowsTheCursor() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    auto* button = new QPushButton(window.get());
    window->layout()->addWidget(button);
    button->setFocus(Qt::OtherFocusReason);
    QTRY_VERIFY(button->hasFocus());
    board().setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(board().hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList{QStringLiteral("square 0")});
    // Tab leads away from a board with a cursor; on one without it shows it first.
    key(Qt::Key_Tab);
    QTRY_VERIFY(!board().hasFocus());
    board().setFocus(Qt::OtherFocusReason);
    key(Qt::Key_Tab);
    QVERIFY(board().hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList{QStringLiteral("square 0")});
    // After the focus has left and come back by the pointer, it is hidden.
    button->setFocus(Qt::OtherFocusReason);
    board().setFocus(Qt::MouseFocusReason);
    key(Qt::Key_Return);
    QCOMPARE(window->take(), QStringList());
}

void TestSceneKeys::keysThatAreLeftAlone() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    key(Qt::Key_Return);
    for (const int arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        QVERIFY(!sends(arrow, {}, Qt::AltModifier));
        QVERIFY(!sends(arrow, {}, Qt::ControlModifier));
    }
    QVERIFY(!sends(Qt::Key_Plus, QStringLiteral("+"), Qt::ControlModifier));
    QVERIFY(!sends(Qt::Key_0, QStringLiteral("0"), Qt::ControlModifier));
    QVERIFY(!sends(Qt::Key_T, QStringLiteral("t")));
    QVERIFY(!sends(Qt::Key_F1));
    QVERIFY(!sends(Qt::Key_Space, QStringLiteral(" "), Qt::ControlModifier));
    // Without a camera its keys are left to other widgets.
    QCOMPARE(sends(Qt::Key_Equal, QStringLiteral("=")), perspective);
    QCOMPARE(sends(Qt::Key_Home), perspective);
    QCOMPARE(sends(Qt::Key_Left, {}, Qt::ShiftModifier), perspective);
    QCOMPARE(board().cursorSquare(), 0);
    QCOMPARE(window->take(), QStringList());
}

void TestSceneKeys::nothingIsDoneInAPause() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    board().setConcealed(true);
    for (const int k : {Qt::Key_Return, Qt::Key_Left, Qt::Key_Escape, Qt::Key_Home}) QVERIFY(!sends(k));
    QVERIFY(!sends(Qt::Key_Equal, QStringLiteral("=")));
    board().setConcealed(false);
    board().setEnabled(false);
    QVERIFY(!sends(Qt::Key_Equal, QStringLiteral("=")));
    QCOMPARE(window->take(), QStringList());
}

void TestSceneKeys::theGameIsAskedFirst() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    const auto phi = [&] { return perspective ? scene().view().phi : 0; };
    QList<int> asked;
    bool takes = true;
    board().keys = [&](const QKeyEvent& event) {
        asked << event.key();
        return takes;
    };
    const QImage before = board().grab().toImage();
    // The board does not use a key that the game takes: no turn, no cursor, nothing lifted.
    for (const int one : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_X})
        QVERIFY(sends(one));
    QCOMPARE(asked, QList<int>({Qt::Key_Left, Qt::Key_Up, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape,
                                Qt::Key_X}));
    board().finishAnimation();
    QCOMPARE(phi(), 0.0);
    QCOMPARE(board().cursorSquare(), 0);
    QCOMPARE(board().grab().toImage(), before);
    QCOMPARE(window->take(), QStringList());
    // A key that the game does not use is handled by the board.
    takes = false;
    asked.clear();
    QVERIFY(!sends(Qt::Key_X));
    key(Qt::Key_Return);
    key(Qt::Key_Right);
    QCOMPARE(board().cursorSquare(), at(1, 0));
    key(Qt::Key_Escape);
    key(Qt::Key_Left);
    board().finishAnimation();
    QCOMPARE(asked.size(), 5);
    if (perspective) QVERIFY(phi() != 0.0);
    // It is not called in a pause, nor for keys from elsewhere in the window.
    asked.clear();
    board().setConcealed(true);
    key(Qt::Key_Right);
    board().setConcealed(false);
    board().clearFocus();
    QTest::keyClick(window.get(), Qt::Key_Right);
    QCOMPARE(asked, QList<int>());
    board().setFocus();
    board().keys = {};
    QVERIFY(sends(Qt::Key_Return));
}

void TestSceneKeys::aKeyMayDeleteTheBoard() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    // A key may close the window of the board.
    auto* other = new KeyedBoard;
    other->setPerspective(perspective);
    other->setScene(checkers(), false);
    const QPointer<SceneBoard> alive(other);
    other->keys = [other](const QKeyEvent&) {
        delete other;
        return false;
    };
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, {});
    QCoreApplication::sendEvent(other, &event);
    QVERIFY(!alive);
}

void TestSceneKeys::arrowsOnAFlatBoard() {
    QVERIFY(open(false));
    board().setCursorSquare(c3);
    key(Qt::Key_Right);
    QCOMPARE(board().cursorSquare(), at(3, 2));
}

void TestSceneKeys::arrowsTurnUntilThereIsACursor() {
    if (!open(true)) QSKIP("There is no OpenGL here.");
    const CameraView start = scene().view();
    for (int i = 0; i < 10; ++i) key(Qt::Key_Left);
    QCOMPARE(scene().view().phi, start.phi + 30);
    for (int i = 0; i < 5; ++i) key(Qt::Key_Up);
    QCOMPARE(scene().view().theta, start.theta - 15);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QCOMPARE(scene().view().phi, start.phi + 27);
    QCOMPARE(scene().view().theta, start.theta - 12);
    QCOMPARE(board().cursorSquare(), 0);
    const CameraView turned = scene().view();
    key(Qt::Key_Return);
    key(Qt::Key_Right);
    QCOMPARE(scene().view(), turned);
    QCOMPARE(board().cursorSquare(), 1);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(scene().view().phi, turned.phi + 3);
    key(Qt::Key_Escape);
    key(Qt::Key_Left);
    QCOMPARE(scene().view().phi, turned.phi + 6);
    QCOMPARE(board().cursorSquare(), 1);
}

void TestSceneKeys::charactersZoom_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("distance");
    QTest::addColumn<int>("sign");
    const auto row = [](const char* name, int key, const char* text, int modifiers, bool distance, int sign) {
        QTest::newRow(name) << key << QString::fromLatin1(text) << modifiers << distance << sign;
    };
    const int shift = Qt::ShiftModifier;
    row("=", Qt::Key_Equal, "=", 0, true, -1);
    row("-", Qt::Key_Minus, "-", 0, true, 1);
    row("+", Qt::Key_Plus, "+", shift, false, -1);
    row("_", Qt::Key_Underscore, "_", shift, false, 1);
    row("German =", Qt::Key_Equal, "=", shift, true, -1);
    row("German +", Qt::Key_Plus, "+", 0, false, -1);
    row("French =", Qt::Key_Equal, "=", 0, true, -1);
    row("French -", Qt::Key_6, "-", 0, true, 1);
    row("French _", Qt::Key_8, "_", 0, false, 1);
    row("keypad +", Qt::Key_Plus, "+", Qt::KeypadModifier, true, -1);
    row("keypad -", Qt::Key_Minus, "-", Qt::KeypadModifier, true, 1);
}

void TestSceneKeys::charactersZoom() {
    QFETCH(int, key);
    QFETCH(QString, text);
    QFETCH(int, modifiers);
    QFETCH(bool, distance);
    QFETCH(int, sign);
    if (!open(true)) QSKIP("There is no OpenGL here.");
    const CameraView start = scene().view();
    QVERIFY(sends(key, text, Qt::KeyboardModifiers(modifiers)));
    CameraView expected = start;
    if (distance)
        expected.distance += sign * CameraView::distanceStep;
    else
        expected.fov += sign * CameraView::fovStep;
    QVERIFY(std::abs(scene().view().distance - expected.distance) < 1e-9);
    QCOMPARE(scene().view().fov, expected.fov);
    QCOMPARE(scene().view().phi, start.phi);
}

void TestSceneKeys::shiftAndTurnWithModifiers() {
    if (!open(true)) QSKIP("There is no OpenGL here.");
    const auto both = Qt::ControlModifier | Qt::ShiftModifier;
    key(Qt::Key_Right, both);
    key(Qt::Key_Up, both);
    key(Qt::Key_Up, both);
    QCOMPARE(scene().view().shift, QPointF(0.1, 0.2));
    key(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(scene().view().theta, 42.0);
    QCOMPARE(scene().view().shift, QPointF(0.1, 0.2));
}

void TestSceneKeys::backToTheUsualView() {
    if (!open(true)) QSKIP("There is no OpenGL here.");
    const CameraView start = scene().view();
    for (const auto& [home, text] :
         {std::pair<int, QString>(Qt::Key_Home, {}), {Qt::Key_0, QStringLiteral("0")}}) {
        key(Qt::Key_Left);
        QVERIFY(sends(Qt::Key_Equal, QStringLiteral("=")));
        QVERIFY(scene().view() != start);
        QVERIFY(sends(home, text));
        QCOMPARE(scene().view(), start);
    }
}

void TestSceneKeys::keysFromElsewhereInTheWindow() {
    if (!open(true)) QSKIP("There is no OpenGL here.");
    auto* other = new QWidget(window.get());
    auto* field = new QLineEdit(window.get());
    for (QWidget* widget : {other, static_cast<QWidget*>(field)}) {
        widget->setFocusPolicy(Qt::StrongFocus);
        window->layout()->addWidget(widget);
    }
    const CameraView start = scene().view();
    other->setFocus(Qt::OtherFocusReason);
    QTRY_VERIFY(other->hasFocus());
    QTest::keyClick(other, Qt::Key_Left);
    QCOMPARE(scene().view().phi, start.phi + 3);
    QTest::keyClick(other, Qt::Key_Equal);
    QVERIFY(scene().view().distance < start.distance);
    QTest::keyClick(other, Qt::Key_Return);
    QTest::keyClick(other, Qt::Key_Return);
    QCOMPARE(window->take(), QStringList());
    const CameraView turned = scene().view();
    field->setFocus(Qt::OtherFocusReason);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("a=-0"));
    QTest::keyClick(field, Qt::Key_Up);
    QTest::keyClick(field, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(scene().view(), turned);
    QCOMPARE(field->text(), QStringLiteral("a=-0"));
}

QTEST_MAIN(TestSceneKeys)
#include "test_scene_keys.moc"
