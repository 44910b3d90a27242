// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/rules/random.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "tally-maze/board/board.h"
#include "tally-maze/dialogs/board_dialog.h"
#include "tally-maze/keys/key_bar.h"
#include "tally-maze/keys/key_button.h"
#include "tally-maze/maze/board_code.h"
#include "tally-maze/picture/ball_painter.h"
#include "tally-maze/picture/looks.h"
#include "tally-maze/picture/pumpkin_painter.h"
#include "tally-maze/view.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleHints>
#include <QTest>

using namespace tally_maze;
using plt::Outcome;

namespace {

std::unique_ptr<View> shown(const QString& id, QSize size = {520, 560}) {
    auto view = plt::testing::shownView<View>(QStringLiteral("tally-maze"), id, size);
    view->board().finishAnimation();
    return view;
}

/// A dealt board of 6 x 6, and the fewest keys that win it.
const QString& dealt() {
    static const QString id =
        QStringLiteral("6:") + QString::fromStdString(Rules::write(Rules::deal({6}, 3)));
    return id;
}

std::vector<Key> fewest(const State& state) {
    return fewestKeys(state, {}).keys;
}

Qt::Key keyboardKey(Key key) {
    switch (key) {
        case Key::left:
            return Qt::Key_Left;
        case Key::up:
            return Qt::Key_Up;
        case Key::right:
            return Qt::Key_Right;
        case Key::down:
            return Qt::Key_Down;
        case Key::wait:
            return Qt::Key_Space;
        case Key::next:
            break;
    }
    return Qt::Key_N;
}

QPoint ballPoint(const View& view) {
    return view.board().cellPoint(view.state().position.ball);
}

int cellBeside(const View& view, Key step) {
    return view.state().maze.neighbour(view.state().position.ball, directionOf(step)).value_or(-1);
}

/// A step that a hedge blocks, and one that is free.
Key stepThat(const View& view, bool free) {
    for (const auto key : {Key::right, Key::down, Key::left, Key::up})
        if (cellBeside(view, key) >= 0 &&
            view.state().maze.isOpen(view.state().position.ball, directionOf(key)) == free)
            return key;
    qFatal("there is no such step");
    return Key::wait;
}

void clickCell(View& view, int cell, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(&view.board(), button, {}, view.board().cellPoint(cell));
}

PumpkinLook pumpkinLook(const View& view, int pumpkin) {
    return PumpkinLook::of(view.board().picture().pieces[pumpkin].look);
}

Face ballFace(const View& view) {
    return BallLook::of(view.board().picture().pieces.back().look).face;
}

QImage greyPicture(const std::function<void(QPainter&, const QRectF&)>& paint) {
    QImage image(96, 96, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(2, 2, 92, 92));
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// Number of pixels that differ by more than a shade.
int difference(const QImage& one, const QImage& other) {
    int pixels = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            pixels += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 40 ? 1 : 0;
    return pixels;
}

QStringList toldNames;

void hearNames(QAccessibleEvent* event) {
    if (event->type() == QAccessible::NameChanged && event->accessibleInterface() != nullptr)
        toldNames << event->accessibleInterface()->text(QAccessible::Name);
}

/// A line of what the system says of this process's memory, in MB.
int memory(const char* line) {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const auto& text : file.readAll().split('\n'))
        if (text.startsWith(line))
            return text.mid(static_cast<int>(qstrlen(line))).trimmed().split(' ').first().toInt() / 1024;
    return 0;
}

/// Resets the peak of memory to the present, and returns the memory in use.
int startOfPeak() {
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (!file.open(QIODevice::WriteOnly) || file.write("5") != 1) return 0;
    file.close();
    return memory("VmHWM:");
}

QPalette darkPalette() {
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(0x30, 0x30, 0x30));
    palette.setColor(QPalette::WindowText, Qt::white);
    return palette;
}

}  // namespace

class TestTallyMazeView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    // Playing ---------------------------------------------------------------------------------------------
    void winsByKeyboard() {
        auto view = shown(dealt());
        const auto plan = fewest(view->state());
        QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
        QCOMPARE(view->par()->keys, static_cast<int>(plan.size()));
        int ended = 0;
        connect(&view->session(), &plt::GameSession::changed, this,
                [&ended](const plt::Change& change) { ended += change.ended ? 1 : 0; });
        for (const auto key : plan) QTest::keyClick(&view->board(), keyboardKey(key));
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(ended, 1);
        QCOMPARE(view->endMessage(), QStringLiteral("With %1 keys, the fewest possible.").arg(plan.size()));
        QCOMPARE(ballFace(*view).mood, Mood::happy);
        // The win is final.
        const auto state = view->state();
        for (const auto key : {Qt::Key_Space, Qt::Key_N, Qt::Key_Left, Qt::Key_Period})
            QTest::keyClick(&view->board(), key);
        QVERIFY(view->state() == state);
    }
    void moreKeysThanParAreTold() {
        auto view = shown(dealt());
        QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
        const int par = view->par()->keys;
        // Somewhere on the way another key costs one more or several.
        for (const auto onTheWay : fewest(view->state())) {
            for (const auto key : Rules::legalMoves(view->state())) {
                const auto after = Rules::apply(view->state(), key);
                if (Rules::outcome(*after) != Outcome::playing) continue;
                const auto plan = fewest(*after);
                const int keys = view->state().keys + 1 + static_cast<int>(plan.size());
                if (plan.empty() || keys == par) continue;
                QTest::keyClick(&view->board(), keyboardKey(key));
                for (const auto later : plan) QTest::keyClick(&view->board(), keyboardKey(later));
                QCOMPARE(view->session().outcome(), Outcome::won);
                QCOMPARE(view->endMessage(), QStringLiteral("With %1 keys, par %2.").arg(keys).arg(par));
                return;
            }
            QTest::keyClick(&view->board(), keyboardKey(onTheWay));
        }
        QFAIL("every key is one of the fewest");
    }
    void winsByMouse() {
        auto view = shown(dealt());
        for (const auto key : fewest(view->state())) {
            const int keys = view->state().keys;
            if (key == Key::wait)
                clickCell(*view, view->state().position.ball);
            else if (key == Key::next)
                QTest::mouseClick(&view->keys().nextButton(), Qt::LeftButton);
            else
                clickCell(*view, cellBeside(*view, key));
            QCOMPARE(view->state().keys, keys + 1);
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
    }
    void winsThroughAccessibility() {
        auto view = shown(dealt());
        auto* board = QAccessible::queryAccessibleInterface(&view->board());
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 36);
        const auto press = [](QAccessibleInterface* part) {
            QVERIFY(part != nullptr && !part->state().disabled);
            part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        for (const auto key : fewest(view->state())) {
            if (key == Key::next)
                press(QAccessible::queryAccessibleInterface(&view->keys().nextButton()));
            else if (key == Key::wait)
                press(board->child(view->state().position.ball));
            else
                press(board->child(cellBeside(*view, key)));
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
        QVERIFY(board->child(35)->text(QAccessible::Name).contains(QStringLiteral("flag, ball")));
        QVERIFY(board->child(35)->state().disabled);
    }
    void losesByWaiting() {
        auto view = shown(dealt());
        for (int i = 0; i < 200 && view->session().outcome() == Outcome::playing; ++i)
            QTest::keyClick(&view->board(), i % 2 == 0 ? Qt::Key_Space : Qt::Key_Period);
        QCOMPARE(view->session().outcome(), Outcome::lost);
        QCOMPARE(ballFace(*view).mood, Mood::caught);
        QCOMPARE(view->endMessage(),
                 QStringLiteral("A pumpkin caught the ball after %1 keys.").arg(view->state().keys));
        QVERIFY(!view->keys().nextButton().isEnabled() && !view->keys().waitButton().isEnabled());
        // A loss can be taken back.
        QTest::keyClick(&view->board(), Qt::Key_Z);
        QCOMPARE(view->session().outcome(), Outcome::playing);
        QVERIFY(view->keys().waitButton().isEnabled());
    }
    void hedgesStopTheBallAndCostNothing() {
        auto view = shown(dealt());
        const auto state = view->state();
        const auto key = stepThat(*view, false);
        QSignalSpy refused(&view->session(), &plt::GameSession::refused);
        QTest::keyClick(&view->board(), keyboardKey(key));
        QCOMPARE(refused.size(), 1);
        clickCell(*view, cellBeside(*view, key));
        QCOMPARE(refused.size(), 2);
        QVERIFY(view->state() == state);
        QVERIFY(!view->session().canUndo());
    }
    void onlyALeftClickBesideTheBallIsAStep() {
        auto view = shown(dealt());
        QSignalSpy notices(view.get(), &plt::GameView::notice);
        clickCell(*view, 20);
        QCOMPARE(notices.size(), 1);
        const int beside = cellBeside(*view, stepThat(*view, true));
        clickCell(*view, beside, Qt::RightButton);
        clickCell(*view, beside, Qt::MiddleButton);
        QCOMPARE(view->state().keys, 0);
        clickCell(*view, beside);
        QCOMPARE(view->state().position.ball, beside);
    }
    void theBallIsDraggedAlongACorridor() {
        auto view = shown(dealt());
        auto& board = view->board();
        const auto step = stepThat(*view, true);
        // Cell by cell there, and back over where it began: that is no click on the ball.
        const QPoint from = ballPoint(*view);
        const int beside = cellBeside(*view, step);
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        plt::testing::movePointer(board, board.cellPoint(beside), Qt::LeftButton);
        QCOMPARE(view->state().position.ball, beside);
        plt::testing::movePointer(board, from, Qt::LeftButton);
        QCOMPARE(view->state().position.ball, 0);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, from);
        QCOMPARE(view->state().keys, 2);
        // Not from elsewhere, and not through a hedge.
        const int walled = cellBeside(*view, stepThat(*view, false));
        QTest::mousePress(&board, Qt::LeftButton, {}, board.cellPoint(beside));
        plt::testing::movePointer(board, board.cellPoint(beside + 7), Qt::LeftButton);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, board.cellPoint(beside + 7));
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        plt::testing::movePointer(board, board.cellPoint(walled), Qt::LeftButton);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, board.cellPoint(walled));
        QCOMPARE(view->state().keys, 2);
    }
    void aQuickDragGoesStraightOn() {
        // Some board on which two steps in a row are straight on.
        for (int number = 0; number < 40; ++number) {
            auto view = shown(QStringLiteral("12:%1").arg(number * 100));
            const auto& maze = view->state().maze;
            if (!maze.isOpen(0, Direction::right) || !maze.isOpen(1, Direction::right)) continue;
            auto& board = view->board();
            QTest::mousePress(&board, Qt::LeftButton, {}, ballPoint(*view));
            plt::testing::movePointer(board, board.cellPoint(2), Qt::LeftButton);
            QTest::mouseRelease(&board, Qt::LeftButton, {}, board.cellPoint(2));
            QCOMPARE(view->state().position.ball, 2);
            QCOMPARE(view->state().keys, 2);
            return;
        }
        QFAIL("no such board");
    }
    void fingersPlayToo() {
        auto view = shown(dealt());
        auto& board = view->board();
        const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
        const int beside = cellBeside(*view, stepThat(*view, true));
        QTest::touchEvent(&board, finger.get()).press(0, board.cellPoint(beside));
        QTest::touchEvent(&board, finger.get()).release(0, board.cellPoint(beside));
        QCOMPARE(view->state().position.ball, beside);
        const QPoint from = board.cellPoint(beside);
        const QPoint back = board.cellPoint(0);
        QTest::touchEvent(&board, finger.get()).press(0, from);
        QTest::touchEvent(&board, finger.get()).move(0, (from + back) / 2);
        QTest::touchEvent(&board, finger.get()).move(0, back);
        QTest::touchEvent(&board, finger.get()).release(0, back);
        QCOMPARE(view->state().position.ball, 0);
        QCOMPARE(view->state().keys, 2);
    }
    void keysOfTheNumberPad() {
        auto view = shown(dealt());
        const auto step = stepThat(*view, true);
        QTest::keyClick(&view->board(), step == Key::right ? Qt::Key_6 : Qt::Key_2, Qt::KeypadModifier);
        QCOMPARE(view->state().keys, 1);
        QTest::keyClick(&view->board(), Qt::Key_5, Qt::KeypadModifier);
        QCOMPARE(view->state().keys, 2);
        // The digits above the letters are no arrows.
        QTest::keyClick(&view->board(), Qt::Key_6);
        QTest::keyClick(&view->board(), Qt::Key_2);
        QCOMPARE(view->state().keys, 2);
    }
    /// As on a French keyboard.
    void aFullStopTypedWithShiftWaits() {
        auto view = shown(dealt());
        QTest::keyClick(&view->board(), Qt::Key_Period, Qt::ShiftModifier);
        QCOMPARE(view->state().keys, 1);
        QTest::keyClick(&view->board(), Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(view->state().keys, 1);
    }
    void keysFromRightToLeft() {
        QPainterPath bar;
        bar.moveTo(8, 0);
        bar.lineTo(8, 16);
        tally_maze::KeyButton button(bar, QStringLiteral("xxxx"));
        button.resize(200, 40);
        /// The first and the last column with ink, and the one with most of it, which is the bar.
        const auto columns = [&button] {
            const QImage image = button.grab().toImage();
            const int ground = qGray(image.pixel(image.width() / 2, 8));
            QMap<int, int> ink;
            for (int x = 8; x < image.width() - 8; ++x)
                for (int y = 8; y < image.height() - 8; ++y)
                    if (std::abs(qGray(image.pixel(x, y)) - ground) > 60) ++ink[x];
            const auto most = std::max_element(ink.begin(), ink.end());
            return std::array{ink.firstKey(), ink.lastKey(), most.key()};
        };
        const auto usual = columns();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto mirrored = columns();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(usual[2], usual[0]);
        for (const int i : {0, 1}) QVERIFY(std::abs(button.width() - mirrored[1 - i] - usual[i]) <= 3);
        QVERIFY(std::abs(button.width() - mirrored[2] - usual[2]) <= 3);
    }
    void heldKeysDoNotWait() {
        auto view = shown(dealt());
        for (const auto key : {Qt::Key_Space, Qt::Key_N}) {
            QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(&view->board(), &held);
        }
        QCOMPARE(view->state().keys, 0);
    }
    void undoHasNoLimitButTheGame() {
        auto view = shown(dealt());
        const auto first = view->state();
        for (int i = 0; i < 6; ++i) QTest::keyClick(&view->board(), i % 2 == 0 ? Qt::Key_N : Qt::Key_Space);
        const auto last = view->state();
        const int keys = last.keys;
        QVERIFY(keys > 0);
        for (int i = 0; i < 20; ++i) QTest::keyClick(&view->board(), Qt::Key_Z);
        QVERIFY(view->state() == first);
        for (int i = 0; i < keys; ++i) view->session().redo();
        QVERIFY(view->state() == last);
    }
    void theCursorLooksAround() {
        auto view = shown(dealt());
        auto& board = view->board();
        QTest::keyClick(&board, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&board, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(board.cursorCell(), 7);
        QVERIFY(board.isCursorVisible());
        QCOMPARE(view->state().keys, 0);
        QTest::keyClick(&board, Qt::Key_Escape);
        QCOMPARE(board.cursorCell(), 0);
        QVERIFY(!board.isCursorVisible());
        const auto step = stepThat(*view, true);
        QTest::keyClick(&board, keyboardKey(step), Qt::ShiftModifier);
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(view->state().keys, 1);
        QCOMPARE(board.cursorCell(), view->state().position.ball);
        // The cursor goes with the ball.
        QTest::keyClick(&board, Qt::Key_Z);
        QCOMPARE(board.cursorCell(), 0);
    }

    // Looking ahead ---------------------------------------------------------------------------------------
    void theNextMazeIsShownWhileAKeyIsHeld() {
        auto view = shown(dealt());
        auto& board = view->board();
        const auto before = board.grab().toImage();
        QTest::keyPress(&board, Qt::Key_P);
        QVERIFY(board.showsAhead());
        const auto ahead = board.grab().toImage();
        QVERIFY(difference(before, ahead) > 20);
        QVERIFY(view->statusText().startsWith(QStringLiteral("In the next maze:")));
        // The pumpkins' cells if the next maze was brought.
        const auto afterNext = Rules::apply(view->state(), Key::next)->position.pumpkins;
        QVERIFY(board.announced() == std::optional(afterNext));
        QTest::keyRelease(&board, Qt::Key_P);
        QVERIFY(!board.showsAhead());
        QCOMPARE(board.grab().toImage(), before);
        const auto afterWait = Rules::apply(view->state(), Key::wait)->position.pumpkins;
        QVERIFY(board.announced() == std::optional(afterWait));
        QCOMPARE(view->state().keys, 0);
    }
    void lookingAheadEndsWithTheFocus() {
        auto view = shown(dealt());
        QTest::keyPress(&view->board(), Qt::Key_P);
        QVERIFY(view->board().showsAhead());
        QFocusEvent lost(QEvent::FocusOut);
        QApplication::sendEvent(&view->board(), &lost);
        QVERIFY(!view->board().showsAhead());
    }
    void aButtonShowsTheNextMazeWhileHeld() {
        auto* hints = QGuiApplication::styleHints();
        const auto reset = qScopeGuard([hints, interval = hints->mousePressAndHoldInterval()] {
            hints->setMousePressAndHoldInterval(interval);
        });
        // Each press is a long one.
        hints->setMousePressAndHoldInterval(0);
        auto view = shown(dealt());
        auto& button = view->keys().aheadButton();
        QTest::mousePress(&button, Qt::LeftButton);
        QVERIFY(view->board().showsAhead());
        QTest::mouseRelease(&button, Qt::LeftButton);
        QVERIFY(!view->board().showsAhead());
        view->aheadAction().setChecked(true);
        QVERIFY(view->board().showsAhead());
        view->aheadAction().setChecked(false);
    }
    void aClickShowsTheNextMazeUntilTheNextKey() {
        auto* hints = QGuiApplication::styleHints();
        const auto reset = qScopeGuard([hints, interval = hints->mousePressAndHoldInterval()] {
            hints->setMousePressAndHoldInterval(interval);
        });
        hints->setMousePressAndHoldInterval(1'000'000);
        auto view = shown(dealt());
        auto& button = view->keys().aheadButton();
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(view->board().showsAhead() && button.isChecked());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!view->board().showsAhead() && !button.isChecked());
        QTest::mouseClick(&button, Qt::LeftButton);
        QTest::keyClick(&view->board(), Qt::Key_Space);
        QVERIFY(!view->board().showsAhead() && !button.isChecked());
        // A press that leaves the button is no click.
        const QPoint outside(-5, -5);
        QTest::mousePress(&button, Qt::LeftButton);
        QMouseEvent move(QEvent::MouseMove, outside, button.mapToGlobal(outside), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&button, &move);
        QTest::mouseRelease(&button, Qt::LeftButton, {}, outside);
        QVERIFY(!view->board().showsAhead());
    }
    void onlyTheHedgesThatChangeLookOtherwiseAhead() {
        auto view = shown(dealt(), {700, 760});
        auto& board = view->board();
        view->announceAction().setChecked(false);
        const auto before = board.grab().toImage();
        QTest::keyPress(&board, Qt::Key_P);
        const auto ahead = board.grab().toImage();
        QTest::keyRelease(&board, Qt::Key_P);
        const auto& maze = view->state().maze;
        const Maze next = nextMaze(view->state());
        int changed = 0;
        for (int cell = 0; cell < maze.cells(); ++cell) {
            for (const auto direction : {Direction::right, Direction::down}) {
                const auto other = maze.neighbour(cell, direction);
                if (!other) continue;
                const QPoint middle = (board.cellPoint(cell) + board.cellPoint(*other)) / 2;
                bool same = true;
                for (const int away : {-1, 0, 1})
                    same = same && before.pixel(middle + QPoint(away, away)) ==
                                       ahead.pixel(middle + QPoint(away, away));
                QCOMPARE(same, maze.isOpen(cell, direction) == next.isOpen(cell, direction));
                changed += same ? 0 : 1;
            }
        }
        QVERIFY(changed > 0);
        view->announceAction().setChecked(true);
    }
    void arrowsTellWhereThePumpkinsGo() {
        auto view = shown(dealt());
        auto& board = view->board();
        QVERIFY(board.announced().has_value());
        for (int i = 0; i < 5 && view->session().outcome() == Outcome::playing; ++i) {
            const auto told = *board.announced();
            QTest::keyClick(&board, Qt::Key_Space);
            QVERIFY(view->state().position.pumpkins == told);
            QVERIFY(pumpkinLook(*view, 0).role != pumpkinLook(*view, 1).role);
            const int chaser = chaserOf(view->state().maze, view->state().position);
            QCOMPARE(pumpkinLook(*view, chaser).role, Role::chaser);
        }
        const auto with = board.grab().toImage();
        view->announceAction().setChecked(false);
        QVERIFY(!board.announced());
        QVERIFY(difference(with, board.grab().toImage()) > 10);
        view->announceAction().setChecked(true);
    }

    // Display ---------------------------------------------------------------------------------------------
    void facesAndRolesDifferWithoutColour() {
        std::vector<QImage> faces;
        for (const auto mood : {Mood::happy, Mood::caught, Mood::excited, Mood::frightened, Mood::calm})
            for (int variant = 0; variant < variantsOf(mood); ++variant)
                faces.push_back(greyPicture([&](QPainter& painter, const QRectF& box) {
                    paintBall(painter, box, {{mood, variant}}, QPalette());
                }));
        for (std::size_t one = 0; one < faces.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(difference(faces[one], faces[other]) > 80,
                         qPrintable(QStringLiteral("%1 and %2").arg(one).arg(other)));
        const auto pumpkin = [](int number, Role role) {
            return greyPicture([&](QPainter& painter, const QRectF& box) {
                paintPumpkin(painter, box, {number, role});
            });
        };
        QVERIFY(difference(pumpkin(0, Role::chaser), pumpkin(0, Role::planner)) > 500);
        QVERIFY(difference(pumpkin(0, Role::chaser), pumpkin(1, Role::chaser)) > 60);
    }
    void hedgesStandOutOnBothPalettes() {
        for (const bool dark : {false, true}) {
            auto view = shown(dealt());
            if (dark) view->setPalette(darkPalette());
            QCOMPARE(plt::isDark(view->board().palette()), dark);
            const auto image = view->board().grab().toImage();
            auto& board = view->board();
            const auto& maze = view->state().maze;
            int hedges = 0;
            for (int cell = 0; cell + 1 < maze.cells(); ++cell) {
                if (maze.x(cell) + 1 == maze.width() || maze.isOpen(cell, Direction::right)) continue;
                const QPoint middle = (board.cellPoint(cell) + board.cellPoint(cell + 1)) / 2;
                const QPoint ground =
                    board.cellPoint(cell) + QPoint(-qRound(board.unit() * 0.3), qRound(board.unit() * 0.36));
                qreal best = 1;
                for (int x = -6; x <= 6; ++x)
                    best = std::max(best, plt::contrast(image.pixelColor(middle + QPoint(x, 0)),
                                                        image.pixelColor(ground)));
                QVERIFY2(best >= 3, qPrintable(QString::number(best)));
                ++hedges;
            }
            QVERIFY(hedges > 3);
        }
    }
    /// The flag is what the player looks for: two pumpkins, one and the ball leave most of it to be seen.
    void theFlagIsSeenWhoeverIsAtIt() {
        const auto flagIn = [](View& view) {
            auto& board = view.board();
            const auto image = board.grab().toImage();
            const auto cloth = plt::colour(plt::Role::bad, board.palette()).rgb();
            const QRect cell = board.toWidget(board.geometry()->cellRect(35)).toAlignedRect();
            int pixels = 0;
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                for (int x = cell.left(); x <= cell.right(); ++x)
                    pixels += image.pixel(x, y) == cloth ? 1 : 0;
            return pixels;
        };
        const auto isAtFlag = [](const View& view, std::size_t pumpkin) {
            return view.state().position.pumpkins[pumpkin] == view.state().exit();
        };
        auto view = shown(dealt());
        view->announceAction().setChecked(false);
        const int withBoth = flagIn(*view);
        const auto plan = fewest(view->state());
        for (const auto key : plan) {
            QTest::keyClick(&view->board(), keyboardKey(key));
            if (view->session().outcome() == Outcome::playing && !isAtFlag(*view, 0) && !isAtFlag(*view, 1))
                break;
        }
        const int alone = flagIn(*view);
        QVERIFY(alone > 100);
        QVERIFY2(withBoth > alone * 2 / 3, qPrintable(QStringLiteral("%1 of %2").arg(withBoth).arg(alone)));
        while (view->session().outcome() == Outcome::playing)
            QTest::keyClick(&view->board(), keyboardKey(fewest(view->state()).front()));
        const int withBall = flagIn(*view);
        QVERIFY2(withBall > alone * 2 / 3, qPrintable(QStringLiteral("%1 of %2").arg(withBall).arg(alone)));
        // Some board on which a hedge keeps the planner back.
        for (unsigned number = 0; number < 1000; ++number) {
            const BoardNumber tried = mazeCount(6, 6) / 1000 * number;
            const auto after = Rules::apply(Rules::begin({6}, {tried}), Key::wait).value();
            if (after.position.pumpkins[1] != after.exit()) continue;
            view = shown(QStringLiteral("6:") + QString::fromStdString(boardCode(tried)));
            QTest::keyClick(&view->board(), Qt::Key_Space);
            QVERIFY(isAtFlag(*view, 1) && !isAtFlag(*view, 0));
            const int withOne = flagIn(*view);
            QVERIFY2(withOne > alone * 2 / 3, qPrintable(QStringLiteral("%1 of %2").arg(withOne).arg(alone)));
            view->announceAction().setChecked(true);
            return;
        }
        QFAIL("no such board");
    }
    /// At the start everybody but the ball is in the flag's cell, and arrows lead out of it.
    void arrowsHideNobodyInACrowdedCell() {
        for (const auto& [side, size] : {std::pair(6, QSize(520, 560)), std::pair(12, QSize(330, 160)),
                                         std::pair(16, QSize(330, 160))}) {
            auto view = shown(QStringLiteral("%1:77").arg(side), size);
            auto& board = view->board();
            const QRect cell = board.toWidget(board.geometry()->cellRect(side * side - 1))
                                   .toAlignedRect()
                                   .adjusted(1, 1, -1, -1);
            const auto with = board.grab(cell).toImage();
            QVERIFY(board.announced());
            view->announceAction().setChecked(false);
            const auto without = board.grab(cell).toImage();
            view->announceAction().setChecked(true);
            QCOMPARE(with, without);
        }
    }
    void everySizeIsDrawn() {
        for (const int side : {6, 11, 16}) {
            for (const QSize size : {QSize(120, 90), QSize(300, 900), QSize(900, 300), QSize(1920, 1080)}) {
                auto view = shown(QStringLiteral("%1:77").arg(side), size);
                const auto image = view->board().grab().toImage();
                std::set<QRgb> colours;
                for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, image.height() / 2));
                QVERIFY(colours.size() > 3);
                QVERIFY(view->rect().contains(view->keys().geometry()));
                QVERIFY(!view->keys().geometry().intersects(view->board().QWidget::geometry()));
            }
        }
    }
    void theStateDoesNotWaitForTheAnimation() {
        plt::motion::setEnabled(true);
        auto view = shown(dealt());
        const auto plan = fewest(view->state());
        for (const auto key : plan) QTest::keyClick(&view->board(), keyboardKey(key));
        QCOMPARE(view->session().outcome(), Outcome::won);
        QTRY_VERIFY(!view->board().isAnimating());
        view->session().restart();
        view->board().finishAnimation();
        QTest::keyClick(&view->board(), Qt::Key_N);
        QVERIFY(view->board().isAnimating());
        view->board().grab();
        view->board().finishAnimation();
        QVERIFY(!view->board().isAnimating());
        plt::motion::setEnabled(false);
    }
    void namesTellEverything() {
        // 6 x 6, number 0: the contents are read from the maze itself.
        auto view = shown(QStringLiteral("6:0"));
        auto& board = view->board();
        view->announceAction().setChecked(false);
        const auto& maze = view->state().maze;
        QCOMPARE(board.cellName(0),
                 QStringLiteral("row 1, column 1, open %1, ball")
                     .arg(maze.isOpen(0, Direction::right) ? maze.isOpen(0, Direction::down)
                                                                 ? QStringLiteral("to the right and below")
                                                                 : QStringLiteral("to the right")
                                                           : QStringLiteral("below")));
        QVERIFY(board.cellName(35).endsWith(QStringLiteral(", flag, chasing pumpkin, planning pumpkin")));
        QVERIFY(board.cellName(35).startsWith(QStringLiteral("row 6, column 6, open ")));
        for (int cell = 0; cell < maze.cells(); ++cell)
            QCOMPARE(board.cellName(cell).contains(QStringLiteral("below")),
                     maze.isOpen(cell, Direction::down));
        QVERIFY(!board.cellName(3).contains(QStringLiteral("next maze")));
        QTest::keyPress(&board, Qt::Key_P);
        const Maze next = nextMaze(view->state());
        int otherwise = 0;
        for (int cell = 0; cell < maze.cells(); ++cell) {
            bool same = true;
            for (const auto direction : allDirections)
                same = same && maze.isOpen(cell, direction) == next.isOpen(cell, direction);
            QCOMPARE(board.cellName(cell).contains(QStringLiteral("in the next maze open")), !same);
            otherwise += same ? 0 : 1;
        }
        QVERIFY(otherwise >= 2);
        QTest::keyRelease(&board, Qt::Key_P);
        view->announceAction().setChecked(true);
        int announced = 0;
        for (int cell = 0; cell < maze.cells(); ++cell)
            announced += board.cellName(cell).contains(QStringLiteral("next")) ? 1 : 0;
        QVERIFY(announced >= 1);
    }
    /// No cell changes its name without a notification, in any display and after any event.
    void everyOtherNameIsTold_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("6x6") << dealt();
        // A cell here is open to three sides, and in the next maze to all.
        QTest::newRow("12x12") << QStringLiteral("12:4st5qnxs2ed0rzpd27jkhyjz659pmk6cz1t");
    }
    void everyOtherNameIsTold() {
        QFETCH(QString, id);
        auto view = shown(id);
        auto& board = view->board();
        auto& session = view->session();
        const auto namesNow = [&board] {
            QStringList names;
            for (int cell = 0; cell < board.geometry()->cellCount(); ++cell) names << board.cellName(cell);
            return names;
        };
        plt::accessible::setUpdateHandler(hearNames);
        const auto letThemBeTold = qScopeGuard([] { plt::accessible::setUpdateHandler(nullptr); });
        plt::Random random(7);
        int others = 0;
        bool bothCame = false;
        for (int step = 0; step < 400; ++step) {
            const auto before = namesNow();
            toldNames.clear();
            const auto what = random.below(12);
            if (what == 0)
                view->announceAction().toggle();
            else if (what == 1)
                view->aheadAction().toggle();
            else if (what == 2)
                QTest::keyPress(&board, Qt::Key_P);
            else if (what == 3)
                QTest::keyRelease(&board, Qt::Key_P);
            else if (what == 4 && board.geometry()->cellCount() == 36)
                session.requestHint();
            else if (session.outcome() != Outcome::playing || what == 5)
                QTest::keyClick(&board, Qt::Key_Z);
            else if (const auto moves = Rules::legalMoves(view->state()); !moves.empty())
                QTest::keyClick(&board, keyboardKey(moves[random.below(moves.size())]));
            QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), 120'000);
            const auto after = namesNow();
            for (int cell = 0; cell < after.size(); ++cell) {
                if (after[cell] == before[cell]) continue;
                ++others;
                QVERIFY2(toldNames.contains(after[cell]),
                         qPrintable(before[cell] + QStringLiteral(" -> ") + after[cell]));
                QVERIFY(after[cell].count(QStringLiteral("next, a pumpkin")) == 0);
                bothCame |= after[cell].contains(QStringLiteral("both pumpkins come next"));
            }
        }
        QVERIFY(others > 400 && bothCame);
        view->announceAction().setChecked(true);
        view->aheadAction().setChecked(false);
    }
    /// Side by side, so that each face is seen.
    void pumpkinsInOneCellStandClear() {
        auto view = shown(dealt());
        QVERIFY(view->state().position.pumpkins[0] == view->state().position.pumpkins[1]);
        const auto box = [&view](int pumpkin) {
            const auto& piece = view->board().picture().pieces[pumpkin];
            return QRectF(piece.centre - QPointF(piece.size, piece.size) / 2, QSizeF(piece.size, piece.size));
        };
        QVERIFY(!box(0).intersects(box(1)));
        const QPointF middle = view->board().geometry()->cellRect(view->state().exit()).center();
        const QRectF cell(middle - QPointF(0.5, 0.5), QSizeF(1, 1));
        QVERIFY(cell.contains(box(0)) && cell.contains(box(1)));
    }
    void figuresAndStatus() {
        auto view = shown(dealt());
        QVERIFY(plt::testing::figuresText(*view).startsWith(
            QStringLiteral("Keys pressed: 0, Fewest keys (par): ")));
        QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
        QCOMPARE(plt::testing::figuresText(*view),
                 QStringLiteral("Keys pressed: 0, Fewest keys (par): %1, Next mazes: 0")
                     .arg(fewest(view->state()).size()));
        QTest::keyClick(&view->board(), Qt::Key_N);
        QVERIFY(plt::testing::figuresText(*view).startsWith(QStringLiteral("Keys pressed: 1, ")));
        QVERIFY(plt::testing::figuresText(*view).endsWith(QStringLiteral("Next mazes: 1")));
        const int exit = view->state().maze.distance(view->state().position.ball, 35);
        QVERIFY(
            view->statusText().startsWith(QString::number(exit) + QStringLiteral(" steps to the flag, ")));
    }
    void boardsThatCannotBeWonSaySo() {
        // The first of many that is proven lost.
        for (int number = 0;; ++number) {
            const BoardNumber tried = mazeCount(6, 6) / 1000 * number;
            const auto escape = fewestKeys(Rules::begin({6}, {tried}), {});
            if (escape.verdict == Escape::Verdict::found) continue;
            auto view = shown(QStringLiteral("6:") + QString::fromStdString(boardCode(tried)));
            QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
            QVERIFY(view->statusText().startsWith(QStringLiteral("This board cannot be won")));
            QVERIFY(!plt::testing::figuresText(*view).contains(QStringLiteral("…")));
            return;
        }
    }

    // Hints, boards, options ------------------------------------------------------------------------------
    void hintsLeadToTheFewestKeys() {
        auto view = shown(dealt());
        const auto par = fewest(view->state()).size();
        while (view->session().outcome() == Outcome::playing) {
            view->session().requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(!view->session().isThinking(), 120'000);
            QVERIFY(view->session().hasShownStep());
            const auto key = view->hintStep()->move;
            QCOMPARE(view->keys().nextButton().isHinted(), key == Key::next);
            QCOMPARE(view->keys().waitButton().isHinted(), key == Key::wait);
            const auto marks = view->board().picture().marks;
            // A mark does as the hint says: a click on a cell, or on the button.
            QCOMPARE(marks.size(), std::size_t{key == Key::next ? 0U : 1U});
            if (key != Key::next) {
                QVERIFY(view->board().cellName(marks.front()).endsWith(QStringLiteral("hint")));
                const auto hinted = Rules::apply(view->state(), key).value();
                clickCell(*view, marks.front());
                QVERIFY(view->state() == hinted);
                view->session().undo();
                view->session().requestHint();
                QTRY_VERIFY_WITH_TIMEOUT(!view->session().isThinking(), 120'000);
                QCOMPARE(view->hintStep()->move, key);
            }
            view->session().playHint();
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(view->state().keys, static_cast<int>(par));
        QVERIFY(view->session().result().helped);
    }
    void theDialogShowsAndTakesBoards() {
        const BoardNumber now = mazeCount(12, 12) - 5;
        {
            BoardDialog dialog({12}, 1234, now);
            const auto value = [&](const char* name) {
                return dialog.findChild<QLineEdit*>(QString::fromLatin1(name))->text();
            };
            QCOMPARE(value("firstNumber"), QStringLiteral("1234"));
            QCOMPARE(value("firstCode").toStdString(), boardCode(1234));
            QCOMPARE(value("nowNumber").toStdString(), boardDigits(now));
            QVERIFY(value("nowCode").size() < value("nowNumber").size() * 3 / 4);
            const auto copies = dialog.findChildren<QPushButton*>();
            for (auto* button : copies)
                if (button->accessibleName() == QStringLiteral("Copy: Code of this board")) button->click();
            QCOMPARE(QApplication::clipboard()->text().toStdString(), boardCode(1234));
        }
        BoardDialog dialog({6}, 5, 5);
        QVERIFY(dialog.findChild<QLineEdit*>(QStringLiteral("nowCode")) == nullptr);
        dialog.show();
        auto* entry = dialog.findChild<QLineEdit*>(QStringLiteral("entry"));
        auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QTest::keyClicks(entry, QStringLiteral("12 apples"));
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(problem->isVisible() && dialog.isVisible());
        entry->clear();
        QVERIFY(!problem->isVisible());
        // A number that only larger boards have.
        QTest::keyClicks(entry, QString::fromStdString(boardDigits(now)));
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(problem->text().contains(QStringLiteral("12 × 12")));
        dialog.findChild<QSpinBox*>(QStringLiteral("size"))->setValue(12);
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.board().options.size, 12);
        QVERIFY(dialog.board().start.number == now);
    }
    void boardsArePasted() {
        auto view = shown(dealt());
        const BoardNumber large = mazeCount(9, 9) - 1;
        QApplication::clipboard()->setText(QStringLiteral(" 4321\n"));
        view->pasteBoard();
        QVERIFY(view->options() == Options{6} && view->state().number == 4321);
        QApplication::clipboard()->setText(QString::fromStdString(boardCode(large)).toUpper());
        view->pasteBoard();
        QVERIFY(view->options() == Options{9} && view->state().number == large);
        QApplication::clipboard()->setText(QStringLiteral("7:") + QString::fromStdString(boardCode(99)));
        view->pasteBoard();
        QVERIFY(view->options() == Options{7} && view->state().number == 99);
        QSignalSpy notices(view.get(), &plt::GameView::notice);
        QApplication::clipboard()->setText(QStringLiteral("a shopping list"));
        view->pasteBoard();
        QCOMPARE(notices.size(), 1);
        QVERIFY(view->state().number == 99);
    }
    /// As Ctrl+Shift+C copies it: of a deal, by its number.
    void gameIdsArePasted() {
        auto view = shown(QStringLiteral("6#5"));
        const auto board = view->state();
        QCOMPARE(view->session().shortId(), QStringLiteral("6#5"));
        view->session().openId(dealt());
        QApplication::clipboard()->setText(QStringLiteral("6#5\n"));
        view->pasteBoard();
        QVERIFY(view->state() == board);
        QCOMPARE(view->session().shortId(), QStringLiteral("6#5"));
        QApplication::clipboard()->setText(QStringLiteral("8#151"));
        view->pasteBoard();
        QTRY_VERIFY_WITH_TIMEOUT(view->options() == Options{8}, 120'000);
        QVERIFY(view->session().start() == Rules::deal({8}, 151));

        BoardDialog dialog({12}, 5, 5);
        dialog.show();
        auto* entry = dialog.findChild<QLineEdit*>(QStringLiteral("entry"));
        QTest::keyClicks(entry, QStringLiteral("6#5"));
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(dialog.board().options == Options{6} && dialog.board().seed == 5);
    }
    void aBookOnTheClipboardIsNoBoard() {
        auto view = shown(dealt());
        QSignalSpy notices(view.get(), &plt::GameView::notice);
        const auto before = view->state();
        for (const char letter : {'a', '7', '-'}) {
            const QString book(10'000'000, QLatin1Char(letter));
            QVERIFY(!boardNamed(book, 12));
        }
        QApplication::clipboard()->setText(QString(100'000, QLatin1Char('-')) +
                                           QString::fromStdString(boardCode(99)));
        view->pasteBoard();
        QCOMPARE(notices.size(), 1);
        QVERIFY(view->state() == before);
    }
    void optionsBecomeGames() {
        auto view = shown(dealt());
        plt::OptionsForm form(view->preferences());
        QVERIFY(view->buildOptions(form));
        QCOMPARE(form.presets().size(), std::size_t{5});
        auto* size = form.findChild<QSpinBox*>();
        QVERIFY(size->minimum() == 6 && size->maximum() == 16);
        QVERIFY(!view->optionsDiffer());
        size->setValue(8);
        QVERIFY(view->optionsDiffer() && view->optionsProblem().isEmpty());
        view->applyOptions();
        QTRY_VERIFY_WITH_TIMEOUT(view->options() == Options{8}, 120'000);
        QCOMPARE(view->board().geometry()->cellCount(), 64);
        View next;
        next.setUp(QStringLiteral("tally-maze"));
        next.beginFirst(next.preferences().value(QStringLiteral("options")).toString(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!next.session().awaitsFirst(), 120'000);
        QCOMPARE(next.options().size, 8);
        next.preferences().setValue(QStringLiteral("options"), QString());
    }
    void lessonsHaveTheirOwnSize() {
        auto view = shown(QStringLiteral("lesson-2#1"));
        plt::OptionsForm form(view->preferences());
        QVERIFY(view->buildOptions(form));
        auto* size = form.findChild<QSpinBox*>();
        QCOMPARE(size->value(), view->options().size);
        QVERIFY(!size->isEnabled());
        auto* board = form.findChild<QComboBox*>();
        board->setCurrentIndex(0);
        QCOMPARE(size->value(), smallestSize);
        QVERIFY(size->isEnabled());
    }
    void aNewPlayerIsTaught() {
        View view;
        view.setUp(QStringLiteral("tally-maze-taught"));
        view.resize(520, 600);
        view.show();
        view.beginFirst({}, {});
        // The first board is shown at once, without a search.
        QVERIFY(!view.session().awaitsFirst());
        auto* sentence = view.findChild<QLabel*>(QStringLiteral("lesson"));
        QStringList sentences;
        for (int lesson = 1; lesson <= lessonCount; ++lesson) {
            QCOMPARE(view.options().lesson, lesson);
            QVERIFY(sentence->isVisible() && !sentences.contains(sentence->text()));
            QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
            QTRY_VERIFY(!sentence->geometry().intersects(view.board().frameGeometry()));
            QTRY_VERIFY(view.rect().contains(view.board().frameGeometry()));
            sentences << sentence->text();
            // In a small window the sentence is in the strip.
            view.resize(330, 180);
            QVERIFY(!sentence->isVisible());
            QCOMPARE(view.statusText(), sentences.last());
            QTRY_VERIFY(view.rect().contains(view.board().frameGeometry()));
            view.resize(520, 600);
            QCOMPARE(view.newGameLabel(), QStringLiteral("New game"));
            for (const auto key : fewest(view.state())) QTest::keyClick(&view.board(), keyboardKey(key));
            QCOMPARE(Rules::outcome(view.state()), Outcome::won);
            // One button goes on, and says to what.
            QVERIFY(view.endActions().isEmpty());
            QCOMPARE(view.newGameLabel(),
                     lesson == lessonCount ? QStringLiteral("Play 6 × 6") : QStringLiteral("Next lesson"));
            view.newGame();
        }
        QCOMPARE(view.options(), Options{});
        QVERIFY(!sentence->isVisible());
    }
    void aNewGameAfterALessonIsTheNextLesson() {
        View view;
        view.setUp(QStringLiteral("tally-maze-taught"));
        view.resize(520, 600);
        view.show();
        view.beginFirst({}, {});
        view.newGame();
        QCOMPARE(view.options().lesson, 1);
        for (int lesson = 1; lesson <= lessonCount; ++lesson) {
            QCOMPARE(view.options().lesson, lesson);
            for (const auto key : fewest(view.state())) QTest::keyClick(&view.board(), keyboardKey(key));
            QCOMPARE(Rules::outcome(view.state()), Outcome::won);
            view.newGame();
        }
        QCOMPARE(view.options(), Options{});
    }
    void aLostLessonIsPlayedAgain() {
        auto view = shown(QStringLiteral("lesson-2#1"));
        for (int keys = 0; keys < 2; ++keys) QTest::keyClick(&view->board(), Qt::Key_Space);
        QCOMPARE(Rules::outcome(view->state()), Outcome::lost);
        QCOMPARE(view->newGameLabel(), QStringLiteral("Lesson 2"));
        view->newGame();
        QCOMPARE(view->options().lesson, 2);
        QCOMPARE(view->state().keys, 0);
    }
    void wordsCoverNoKey() {
        for (const QSize size : {QSize(520, 560), QSize(330, 180), QSize(900, 500)}) {
            auto view = shown(dealt(), size);
            for (auto* button :
                 {&view->keys().waitButton(), &view->keys().aheadButton(), &view->keys().nextButton()}) {
                const QRect box(button->mapTo(view.get(), QPoint()), button->size());
                QVERIFY((QRegion(box) - view->occupiedRegion()).isEmpty());
                QVERIFY((QRegion(box) - view->keptInSight()).isEmpty());
            }
        }
    }
    void theSentenceIsToldAnewWhereTheViewHasNoRoom() {
        auto view = shown(QStringLiteral("lesson-1#1"));
        QString told = view->statusText();
        connect(view.get(), &View::statusChanged, this, [&] { told = view->statusText(); });
        const QString position = told;
        view->resize(330, 180);
        QTRY_VERIFY(told != position);
        view->resize(520, 560);
        QTRY_COMPARE(told, position);
    }
    void wordsGrowWithALargeView() {
        auto view = shown(QStringLiteral("lesson-1#1"));
        const auto* sentence = view->findChild<QLabel*>(QStringLiteral("lesson"));
        const auto& key = view->keys().waitButton();
        const auto heights = [&] {
            return QSize(sentence->fontMetrics().height(), key.fontMetrics().height());
        };
        const QSize usual = heights();
        view->resize(1900, 1100);
        QTRY_VERIFY(heights().width() > usual.width() && heights().height() > usual.height());
        QTRY_VERIFY(key.width() >= key.sizeHint().width());
        QVERIFY(!sentence->geometry().intersects(view->board().frameGeometry()));
        view->resize(520, 560);
        QTRY_COMPARE(heights(), usual);
    }
    void keysStayWhenWordsAboveTheBoardGo() {
        auto view = shown(QStringLiteral("6#5"));
        view->resize(620, 500);
        QTRY_VERIFY(view->keys().x() > view->board().x());
        const auto fromTheFoot = [&] {
            const auto& key = view->keys().waitButton();
            return view->height() - key.mapTo(view.get(), QPoint()).y();
        };
        const int usual = fromTheFoot();
        view->resize(620, 430);
        QCOMPARE(view->height(), 430);
        QTRY_COMPARE(fromTheFoot(), usual);
        QVERIFY(view->keys().x() > view->board().x());
    }
    void wordsAtTheEndLeaveTheReasonInSight() {
        // A small window has no room for words beside everything, and the keys move nobody any more.
        auto view = shown(QStringLiteral("lesson-2#1"), {330, 160});
        for (int keys = 0; keys < 2; ++keys) QTest::keyClick(&view->board(), Qt::Key_Space);
        QCOMPARE(Rules::outcome(view->state()), Outcome::lost);
        const auto cellBox = [&](int cell) {
            const QRectF box = view->board().toWidget(view->board().geometry()->cellRect(cell));
            return box.toAlignedRect().translated(view->board().mapTo(view.get(), QPoint()));
        };
        QCOMPARE(view->keptInSight(), QRegion(cellBox(view->state().position.ball)));
    }
    void aWindowWaitsForItsFirstBoard() {
        View view;
        view.setUp(QStringLiteral("tally-maze"));
        view.resize(500, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.beginFirst(QStringLiteral("9"), {});
        QVERIFY(view.session().awaitsFirst());
        // No action or request meanwhile needs a board.
        QVERIFY(view.keptInSight().isEmpty() && view.statusText().isEmpty());
        // The garden is already shown, with all its cells and no figures.
        QCOMPARE(view.board().picture().cells.size(), std::size_t(81));
        QVERIFY(view.board().picture().pieces.empty());
        for (const auto key :
             {Qt::Key_N, Qt::Key_Z, Qt::Key_P, Qt::Key_Space, Qt::Key_Left, Qt::Key_Escape, Qt::Key_Return})
            QTest::keyClick(&view.board(), key);
        QTest::mouseClick(&view.keys().nextButton(), Qt::LeftButton);
        QTest::mouseClick(&view.keys().aheadButton(), Qt::LeftButton);
        QTest::mouseClick(&view.board(), Qt::LeftButton);
        view.board().grab();
        view.chooseBoard();
        QTRY_VERIFY_WITH_TIMEOUT(!view.session().awaitsFirst(), 120'000);
        QCOMPARE(view.state().keys, 0);
        QCOMPARE(view.options().size, 9);
        QVERIFY(!view.keptInSight().isEmpty());
    }
    void aPausedViewTakesNoKeys() {
        auto view = shown(dealt());
        QTest::keyClick(&view->board(), Qt::Key_N);
        view->setPaused(true);
        for (const auto key : {Qt::Key_N, Qt::Key_Z, Qt::Key_Space}) QTest::keyClick(&view->board(), key);
        QTest::mouseClick(&view->keys().nextButton(), Qt::LeftButton);
        QCOMPARE(view->state().keys, 1);
        view->setPaused(false);
        QTest::keyClick(&view->board(), Qt::Key_Z);
        QCOMPARE(view->state().keys, 0);
    }
    /// A board whose par takes all the positions that are allowed; hints beside it, and then other deals.
    void onlyOneSearchTakesMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes memory of its own");
#endif
        auto view =
            shown(QStringLiteral("16:1mdbeny5skzvamnjajpdsrw0bdezj1wavraz8eb1qrz5jamyxshmqmx6347jhg"));
        const int before = startOfPeak();
        if (before == 0) QSKIP("this system does not tell of peaks of memory");
        QTest::qWait(350);
        view->session().requestHint();
        QTest::qWait(50);
        view->session().newGame();
        QVERIFY(!view->session().isThinking());
        QTest::qWait(100);
        view->session().newGame();
        QTRY_VERIFY_WITH_TIMEOUT(view->session().place().game == 1, 120'000);
        view->session().undo();
        QTest::qWait(350);
        QVERIFY(!view->par());
        // A hint in another position interrupts the search for the par, which continues afterwards.
        QTest::keyClick(&view->board(), Qt::Key_Space);
        view->session().requestHint();
        QVERIFY(view->session().isThinking());
        QTRY_VERIFY_WITH_TIMEOUT(!view->session().isThinking(), 120'000);
        QVERIFY(!view->par());
        QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
        const int taken = memory("VmHWM:") - before;
        QVERIFY2(taken < 100, qPrintable(QString::number(taken)));
    }
    void aHintAtTheStartIsThePar() {
        auto view = shown(QStringLiteral("16#1"));
        QTRY_VERIFY_WITH_TIMEOUT(!view->session().awaitsFirst(), 120'000);
        QTRY_VERIFY_WITH_TIMEOUT(view->par().has_value(), 120'000);
        // The deal has found the board's par, too: the hint takes no search any more.
        view->session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(view->session().hasShownStep(), 1000);
        QVERIFY(view->session().hintText().contains(QStringLiteral("%1 keys").arg(view->par()->keys)));
    }
    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("tally-maze-pictures");
        info.label = QStringLiteral("Tally Maze");
        plt::Preferences(info.id).setValue(QStringLiteral("options"), QStringLiteral("6"));
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        const plt::testing::OnePicture one(window);
        one.allOf(dealt(), [&] { QTest::keyClick(&view.board(), Qt::Key_N); });
        one.redraw("no arrows", [&] { view.announceAction().trigger(); });
        one.redraw("arrows", [&] { view.announceAction().trigger(); });
        one.change("game id", [&] { window.openGameId(dealt()); });
        for (const auto key : fewest(view.state()))
            one.change("key", [&] { QTest::keyClick(&view.board(), keyboardKey(key)); });
        QCOMPARE(view.session().outcome(), Outcome::won);
    }
};

QTEST_MAIN(TestTallyMazeView)
#include "test_view.moc"
