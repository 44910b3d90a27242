// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/board3d/camera/camera_buttons.h"
#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/perspective/perspective_scene.h"
#include "common/storage/preferences.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

using namespace plt;
using namespace plt::test;

/// The choice between the two views of a board, the player's preference, and boards without OpenGL.
class TestSceneShowing : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void noOpenGlAtTheStart();
    void openGlFailsLater();
    void failureDuringADrag();
    void aFlatBoardMakesNothingOfOpenGl();
    void switchedDuringAGame();
    void switchedInTheAnswerToAMove_data() { bothWays(); }
    void switchedInTheAnswerToAMove();
    void preferencesAreRead();
    void actionsKeepThemselves();
    void failureIsNoPreference();
    void theViewIsRemembered();
    void brokenPreferencesDoNoHarm();
    void labels_data() { bothWays(); }
    void labels();
    void labelsFromRightToLeft_data() { bothWays(); }
    void labelsFromRightToLeft();
    void cameraButtons();
    void cameraButtonsCoverNoSquare();
    void cameraMenu();
    void twoBoards();
    void paletteAndSize();

  private:
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<BoardWindow> window;
    SceneBoard& board() { return window->board; }
    QAction& action(int index) { return *board().viewActions().at(index); }
    /// A board in perspective as a game makes it; false where there is no OpenGL.
    bool openWithPreferences() {
        window = std::make_unique<BoardWindow>(true);
        board().readPreferences(*preferences);
        window->open(checkers());
        return board().isPerspective() || !preferences->flag(QStringLiteral("perspective"), true);
    }
    void fail() {
        auto* const scene = board().findChild<PerspectiveScene*>();
        QVERIFY(scene != nullptr);
        Q_EMIT scene->failed(QStringLiteral("The graphics stopped."));
        QCoreApplication::processEvents();
    }
};

void TestSceneShowing::init() {
    preferences = std::make_unique<Preferences>(QStringLiteral("board3d-test"));
    preferences->setFlag(QStringLiteral("perspective"), true);
    preferences->setFlag(QStringLiteral("coordinates"), false);
    preferences->setValue(QStringLiteral("camera"), QString());
}

void TestSceneShowing::cleanup() {
    qunsetenv("PLT_NO_OPENGL");
    window.reset();
    preferences.reset();
}

void TestSceneShowing::noOpenGlAtTheStart() {
    qputenv("PLT_NO_OPENGL", "1");
    window = std::make_unique<BoardWindow>(true);
    window->open(checkers());
    QVERIFY(!board().isPerspective());
    QVERIFY(!board().isPerspectiveAvailable());
    QTRY_COMPARE(window->notices.size(), 1);
    QVERIFY(window->notices.constFirst().contains(QStringLiteral("OpenGL")));
    QVERIFY(!action(0).isEnabled());
    QVERIFY(!action(0).isChecked());
    board().setPerspective(true);
    QVERIFY(!board().isPerspective());
    window->dragFromTo(board().piecePoint(onC3), board().squarePoint(d4));
    QCOMPARE(window->take().last(), QStringLiteral("move 9 %1").arg(d4));
    QCoreApplication::processEvents();
    QCOMPARE(window->notices.size(), 1);
}

void TestSceneShowing::openGlFailsLater() {
    window = std::make_unique<BoardWindow>(true);
    window->open(checkers());
    if (!board().isPerspective()) QSKIP("There is no OpenGL here.");
    QVERIFY(board().isPerspectiveAvailable());
    QVERIFY(board().lift(onC3));
    window->take();
    fail();
    QVERIFY(!board().isPerspective());
    QVERIFY(!board().isPerspectiveAvailable());
    QTRY_COMPARE(window->notices, QStringList{QStringLiteral("The graphics stopped.")});
    // Nothing is lost: a lifted piece is put back, and the game goes on.
    QCOMPARE(window->take(), QStringList{QStringLiteral("lift -1")});
    QCOMPARE(board().scene(), checkers());
    window->click(board().piecePoint(onC3));
    window->click(board().squarePoint(b4));
    QCOMPARE(window->take().last(), QStringLiteral("move 9 %1").arg(b4));
    QVERIFY(!action(0).isEnabled());
    QVERIFY(!action(2).isEnabled());
    QTRY_VERIFY(board().findChild<PerspectiveScene*>() == nullptr);
}

void TestSceneShowing::failureDuringADrag() {
    window = std::make_unique<BoardWindow>(true);
    window->open(checkers());
    if (!board().isPerspective()) QSKIP("There is no OpenGL here.");
    const QPoint from = board().piecePoint(onC3);
    window->press(from);
    window->drag(from, board().squarePoint(d4));
    fail();
    QCOMPARE(board().liftedPiece(), -1);
    window->release(board().squarePoint(d4));
    QCOMPARE(window->take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1")}));
    QCOMPARE(board().scene(), checkers());
}

void TestSceneShowing::aFlatBoardMakesNothingOfOpenGl() {
    preferences->setFlag(QStringLiteral("perspective"), false);
    window = std::make_unique<BoardWindow>(true);
    board().readPreferences(*preferences);
    window->open(checkers());
    QVERIFY(!board().isPerspective());
    QVERIFY(board().findChild<PerspectiveScene*>() == nullptr);
    QVERIFY(board().findChild<FlatScene*>() != nullptr);
    QVERIFY(window->notices.isEmpty());
}

void TestSceneShowing::switchedDuringAGame() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    BoardScene scene = checkers();
    scene.squares[0].mark = SquareMark::lastMove;
    board().setScene(scene, false);
    QVERIFY(board().lift(onC3));
    board().setCursorSquare(d4);
    for (const bool perspective : {false, true, false}) {
        board().setPerspective(perspective);
        QCOMPARE(board().isPerspective(), perspective);
        QCOMPARE(action(0).isChecked(), perspective);
        QCOMPARE(board().scene(), scene);
        QCOMPARE(board().liftedPiece(), -1);
        QCOMPARE(board().cursorSquare(), d4);
        QCoreApplication::processEvents();
        QVERIFY(board().hasFocus());
        window->click(board().piecePoint(onC3));
        QCOMPARE(board().liftedPiece(), onC3);
        board().setCursorSquare(d4);
    }
    QVERIFY(window->notices.isEmpty());
}

void TestSceneShowing::switchedInTheAnswerToAMove() {
    QFETCH(bool, perspective);
    window = std::make_unique<BoardWindow>(perspective);
    window->open(checkers());
    if (board().isPerspective() != perspective) QSKIP("There is no OpenGL here.");
    connect(&board(), &SceneBoard::pieceMoved, this,
            [this, perspective] { board().setPerspective(!perspective); });
    window->dragFromTo(board().piecePoint(onC3), board().squarePoint(d4));
    QCOMPARE(window->take().last(), QStringLiteral("move 9 %1").arg(d4));
    QCOMPARE(board().scene().pieces[onC3].square, d4);
    // The board may be destroyed at once, while the old presentation is still to be deleted.
    window.reset();
}

void TestSceneShowing::preferencesAreRead() {
    preferences->setFlag(QStringLiteral("coordinates"), true);
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    QVERIFY(board().isPerspective());
    QVERIFY(board().showsLabels());
    QVERIFY(action(1).isChecked());
}

void TestSceneShowing::actionsKeepThemselves() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    action(0).trigger();
    QVERIFY(!board().isPerspective());
    QVERIFY(!preferences->flag(QStringLiteral("perspective"), true));
    action(1).trigger();
    QVERIFY(board().showsLabels());
    QVERIFY(preferences->flag(QStringLiteral("coordinates"), false));
    action(0).trigger();
    QVERIFY(board().isPerspective());
    QVERIFY(preferences->flag(QStringLiteral("perspective"), false));
}

void TestSceneShowing::failureIsNoPreference() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    fail();
    QVERIFY(!board().isPerspective());
    QVERIFY(preferences->flag(QStringLiteral("perspective"), true));
    // The next game tries again.
    window.reset();
    QVERIFY(openWithPreferences());
    QVERIFY(board().isPerspective());
}

void TestSceneShowing::theViewIsRemembered() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    const CameraView start = board().findChild<PerspectiveScene*>()->view();
    QTest::keyClick(&board(), Qt::Key_Left);
    QTest::keyClick(&board(), Qt::Key_Up);
    QTest::keyClick(&board(), Qt::Key_Minus);
    const CameraView view = board().findChild<PerspectiveScene*>()->view();
    window.reset();
    QVERIFY(openWithPreferences());
    QCOMPARE(board().findChild<PerspectiveScene*>()->view(), view);
    // The view is kept when the presentation changes and changes back.
    board().setPerspective(false);
    board().setPerspective(true);
    QCOMPARE(board().findChild<PerspectiveScene*>()->view(), view);
    QTest::keyClick(&board(), Qt::Key_Home);
    window.reset();
    QVERIFY(openWithPreferences());
    QCOMPARE(board().findChild<PerspectiveScene*>()->view(), start);
}

void TestSceneShowing::brokenPreferencesDoNoHarm() {
    for (const char* text : {"nonsense", "[1,2]", "{\"phi\":\"x\"}",
                             "{\"phi\":1e300,\"theta\":-5,\"distance\":0,\"fov\":1e9,\"x\":1e99}"}) {
        preferences->setValue(QStringLiteral("camera"), QString::fromLatin1(text));
        if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
        const CameraView view = board().findChild<PerspectiveScene*>()->view();
        QVERIFY(std::abs(view.phi) <= 180);
        QVERIFY(view.theta >= CameraView::minTheta && view.theta <= CameraView::maxTheta);
        QVERIFY(view.distance >= CameraView::minDistance && view.distance <= CameraView::maxDistance);
        QVERIFY(view.fov >= CameraView::minFov && view.fov <= CameraView::maxFov);
        QVERIFY(std::abs(view.shift.x()) <= 2 && std::abs(view.shift.y()) <= 2);
        window.reset();
    }
}

void TestSceneShowing::labels() {
    QFETCH(bool, perspective);
    window = std::make_unique<BoardWindow>(perspective);
    window->open(checkers());
    if (board().isPerspective() != perspective) QSKIP("There is no OpenGL here.");
    const QImage without = board().grab().toImage();
    board().setLabelsShown(true);
    QVERIFY(board().grab().toImage() != without);
    board().setLabelsShown(false);
    QCOMPARE(board().grab().toImage(), without);
}

/// A board is the same in all languages, and so are the corners with its labels.
void TestSceneShowing::labelsFromRightToLeft() {
    QFETCH(bool, perspective);
    const auto labelled = [&](Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        window = std::make_unique<BoardWindow>(perspective);
        window->open(checkers());
        board().setLabelsShown(true);
        const QImage image = board().grab().toImage();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        return image;
    };
    const QImage usual = labelled(Qt::LeftToRight);
    if (board().isPerspective() != perspective) QSKIP("There is no OpenGL here.");
    QCOMPARE(labelled(Qt::RightToLeft), usual);
}

void TestSceneShowing::cameraButtons() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    auto* const scene = board().findChild<PerspectiveScene*>();
    const CameraView start = scene->view();
    QList<QToolButton*> buttons;
    auto all = board().findChildren<QToolButton*>();
    auto* const opener = all.takeFirst();
    if (opener->isVisible()) window->click(opener->mapTo(&board(), opener->rect().center()));
    for (auto* button : all) {
        QVERIFY(!button->toolTip().isEmpty());
        QVERIFY(!button->accessibleName().isEmpty());
        QCOMPARE(button->focusPolicy(), Qt::NoFocus);
        QVERIFY(button->isVisible());
        buttons << button;
    }
    QCOMPARE(buttons.size(), 7);
    // With real clicks each button has another effect, and the last one resets the view.
    for (int i = 0; i < 6; ++i) {
        const CameraView before = scene->view();
        window->click(buttons[i]->mapTo(&board(), buttons[i]->rect().center()));
        QVERIFY(scene->view() != before);
    }
    QCOMPARE(scene->view(), start);
    window->click(buttons[0]->mapTo(&board(), buttons[0]->rect().center()));
    window->click(buttons[6]->mapTo(&board(), buttons[6]->rect().center()));
    QCOMPARE(scene->view(), start);
    QCOMPARE(window->take(), QStringList());
    // They cover no square of a small board, and are hidden on a flat one.
    window->resize(120, 100);
    QTRY_VERIFY(!buttons[0]->isVisible());
    window->resize(480, 360);
    auto* const column = buttons[0]->parentWidget();
    QTRY_VERIFY(column->isVisible());
    board().setConcealed(true);
    QVERIFY(!column->isVisible());
    board().setConcealed(false);
    QVERIFY(column->isVisible());
    board().setPerspective(false);
    QVERIFY(!column->isVisible());
}

void TestSceneShowing::cameraButtonsCoverNoSquare() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    auto* const opener = board().findChildren<QToolButton*>().first();
    auto* const column = opener->parentWidget();
    for (const QSize size : {QSize(500, 400), QSize(500, 500), QSize(700, 400), QSize(1000, 700)}) {
        window->resize(size.width(), size.height());
        QTRY_COMPARE(board().size(), size);
        QVERIFY(column->isVisible());
        const auto covers = [&] {
            for (std::size_t i = 0; i < board().scene().squares.size(); ++i)
                if (board().isReachable(static_cast<int>(i)) &&
                    board().squareRect(static_cast<int>(i)).intersects(column->geometry()))
                    return true;
            return false;
        };
        QVERIFY(!covers());
        if (!opener->isVisible()) continue;
        // All of them are shown when asked for, until the pointer leaves them.
        const int height = column->height();
        window->click(opener->mapTo(&board(), opener->rect().center()));
        QVERIFY(!opener->isVisible() && column->height() > 5 * height);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(column, &leave);
        QVERIFY(opener->isVisible() && !covers());
    }
}

void TestSceneShowing::cameraMenu() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    auto* const scene = board().findChild<PerspectiveScene*>();
    const CameraView start = scene->view();
    int moves = 0;
    for (auto* entry : action(2).menu()->actions()) {
        if (entry->isSeparator()) continue;
        ++moves;
        QVERIFY(entry->text().contains(QLatin1Char('\t')));
        const CameraView before = scene->view();
        entry->trigger();
        QVERIFY(scene->view() != before || before == start);
    }
    QCOMPARE(moves, 13);
    QCOMPARE(scene->view(), start);
}

void TestSceneShowing::twoBoards() {
    if (!openWithPreferences()) QSKIP("There is no OpenGL here.");
    BoardWindow other(true);
    other.open(gobblet());
    QVERIFY(other.board.isPerspective());
    window->click(board().piecePoint(onC3));
    QCOMPARE(board().liftedPiece(), onC3);
    QCOMPARE(other.board.liftedPiece(), -1);
    window.reset();
    other.click(other.board.piecePoint(5));
    QCOMPARE(other.board.liftedPiece(), 5);
    QVERIFY(!other.board.grab().isNull());
}

void TestSceneShowing::paletteAndSize() {
    window = std::make_unique<BoardWindow>(false);
    window->open(checkers());
    const QImage light = board().grab().toImage();
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(40, 40, 48));
    dark.setColor(QPalette::WindowText, Qt::white);
    window->setPalette(dark);
    const QImage shown = board().grab().toImage();
    QVERIFY(qGray(shown.pixel(2, 2)) < qGray(light.pixel(2, 2)) - 100);
    // At any size the squares are where they are said to be: dark next to light.
    window->setPalette({});
    for (const QSize size : {QSize(300, 240), QSize(1400, 1100)}) {
        window->resize(size);
        QTRY_COMPARE(board().size(), size);
        const QImage picture = board().grab().toImage();
        for (int x = 1; x < 8; ++x) {
            const auto grey = [&](int column) {
                const QPoint point = board().squarePoint(at(column, 3)) * picture.devicePixelRatio();
                return qGray(picture.pixel(point));
            };
            QVERIFY((grey(x) > grey(x - 1)) == (x % 2 == 0));
        }
    }
}

QTEST_MAIN(TestSceneShowing)
#include "test_scene_showing.moc"
