// SPDX-License-Identifier: MIT
#include "common/gl/gl_widget.h"
#include "common/look/motion.h"
#include "common/sound/sound.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "jewel/gems/gem_look.h"
#include "jewel/scores/name_bar.h"
#include "jewel/scores/score_dialog.h"
#include "jewel/table/board.h"
#include "jewel/table/time_bar.h"
#include "jewel/tests/game.h"
#include "jewel/view.h"

#include <algorithm>
#include <memory>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace jewel;
using jewel::testing::Game;

namespace {}  // namespace

class TestJewelView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plt::motion::setEnabled(false);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    // By hand -------------------------------------------------------------------------------------------
    void swapsByDragging() {
        Game game;
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        QCOMPARE(game.state().swaps, 1);
        QVERIFY(game.state().score >= 2);
        const Swap next = game.good();
        game.drag(next.other(), next.cell, Qt::RightButton);
        QCOMPARE(game.state().swaps, 2);
    }
    void oneSwapForEachPress() {
        Game game(QStringLiteral("calm-beginner#1"));
        const Swap swap = game.bad();
        QSignalSpy wanted(&game.board(), &Board::swapRequested);
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.board().cellPoint(swap.cell));
        for (int i = 0; i < 4; ++i) {
            const QPointF at = game.board().cellPoint(i % 2 == 0 ? swap.other() : swap.cell);
            plt::testing::movePointer(game.board(), at, Qt::LeftButton);
        }
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, game.board().cellPoint(swap.cell));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(game.board().chosenCell(), -1);
        // Out of the board there is no partner.
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.board().cellPoint(0));
        const QPointF outside(game.board().cellPoint(0).x(), -20);
        plt::testing::movePointer(game.board(), outside, Qt::LeftButton);
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, outside.toPoint());
        QCOMPARE(wanted.size(), 1);
    }
    /// Another window may have had the release.
    void aPressThatWasLeftElsewhereIsForgotten() {
        Game game(QStringLiteral("calm-beginner#1"));
        QSignalSpy wanted(&game.board(), &Board::swapRequested);
        const Swap swap = game.good();
        const QPointF from = game.board().cellPoint(swap.cell);
        const QPointF to = game.board().cellPoint(swap.other());
        QMouseEvent press(QEvent::MouseButtonPress, from, game.board().mapToGlobal(from), Qt::LeftButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&game.board(), &press);
        plt::testing::movePointer(game.board(), to);
        QCOMPARE(wanted.size(), 0);
        // The next press has an effect even if the pointer was not moved meanwhile.
        QApplication::sendEvent(&game.board(), &press);
        game.drag(swap.cell, swap.other());
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(game.state().swaps, 1);
    }
    void swapsByTwoClicks() {
        Game game;
        const Swap swap = game.good();
        game.click(swap.cell);
        QCOMPARE(game.board().chosenCell(), swap.cell);
        game.click(swap.cell);
        QCOMPARE(game.board().chosenCell(), -1);
        game.click(swap.cell == 0 ? 63 : 0);
        game.click(swap.cell);
        QCOMPARE(game.board().chosenCell(), swap.cell);
        game.click(swap.other());
        QCOMPARE(game.state().swaps, 1);
        QCOMPARE(game.board().chosenCell(), -1);
    }
    void swapsByTouch() {
        Game game;
        const Swap swap = game.good();
        const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
        QTest::touchEvent(&game.board(), finger.get()).press(0, game.board().cellPoint(swap.cell));
        const QPoint way = game.board().cellPoint(swap.other()) - game.board().cellPoint(swap.cell);
        QTest::touchEvent(&game.board(), finger.get()).move(0, game.board().cellPoint(swap.cell) + way / 2);
        QTest::touchEvent(&game.board(), finger.get()).move(0, game.board().cellPoint(swap.other()));
        QTest::touchEvent(&game.board(), finger.get()).release(0, game.board().cellPoint(swap.other()));
        QTRY_COMPARE(game.state().swaps, 1);
    }
    void theBubbleWalksAndLocks() {
        Game game(QStringLiteral("calm-beginner#1"));
        auto& board = game.board();
        QVERIFY(!board.isCursorVisible());
        game.key(Qt::Key_Left);
        QVERIFY(board.isCursorVisible());
        QCOMPARE(board.cursorCell(), cellOf(0, 7));
        game.key(Qt::Key_Right);
        QCOMPARE(board.cursorCell(), cellOf(0, 7));
        game.key(Qt::Key_Home);
        QCOMPARE(board.cursorCell(), cellOf(0, 0));
        game.key(Qt::Key_Up);
        QCOMPARE(board.cursorCell(), cellOf(0, 0));
        game.key(Qt::Key_Space);
        QCOMPARE(board.chosenCell(), 0);
        game.key(Qt::Key_Escape);
        QCOMPARE(board.chosenCell(), -1);
        // After a swap the bubble has gone with its gem; after one in vain it is where it was. Free in both.
        const Swap bad = game.bad();
        game.swapByKeys(bad);
        QCOMPARE(game.state().swaps, 0);
        QCOMPARE(board.cursorCell(), bad.cell);
        QCOMPARE(board.chosenCell(), -1);
        const Swap good = game.good();
        game.swapByKeys(good);
        QCOMPARE(game.state().swaps, 1);
        QCOMPARE(board.cursorCell(), good.other());
        QCOMPARE(board.chosenCell(), -1);
        // A mouse press hides the cursor, and it appears again at that cell.
        game.click(20);
        QVERIFY(!board.isCursorVisible());
        game.click(20);
        game.key(Qt::Key_Down);
        QCOMPARE(board.cursorCell(), 20);
    }
    void aKeyThatIsHeldChoosesOnce() {
        Game game;
        game.key(Qt::Key_Right);
        game.key(Qt::Key_Space);
        QCOMPARE(game.board().chosenCell(), 0);
        for (const auto key : {Qt::Key_Space, Qt::Key_Return}) {
            QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
            QApplication::sendEvent(&game.board(), &again);
            QCOMPARE(game.board().chosenCell(), 0);
        }
        game.key(Qt::Key_Space);
        QCOMPARE(game.board().chosenCell(), -1);
    }
    void playedToItsEndByKeyboard() {
        Game game(QStringLiteral("sixty-high#7"));
        while (!game.isOver()) {
            QVERIFY(game.state().swaps < swapsAllowed);
            game.swapByKeys(game.good());
        }
        QCOMPARE(game.state().swaps, swapsAllowed);
        QVERIFY(game.window->messageText().contains(QStringLiteral("All swaps are made")));
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("Swaps left: 0")));
        const auto end = game.state();
        game.click(0);
        game.click(1);
        QVERIFY(game.state() == end);
    }
    void playedToItsEndThroughAccessibility() {
        Game game(QStringLiteral("sixty-beginner#7"));
        auto* root = QAccessible::queryAccessibleInterface(&game.board());
        QCOMPARE(root->childCount(), int{cellCount});
        const auto press = [&](int cell) {
            root->child(cell)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        while (!game.isOver()) {
            const Swap swap = game.good();
            press(swap.cell);
            QVERIFY(root->child(swap.cell)->state().pressed);
            press(swap.other());
        }
        QCOMPARE(game.state().swaps, swapsAllowed);
        QVERIFY(root->child(0)->state().disabled);
    }
    void cellsSayWhatTheyAre() {
        Game game;
        for (int cell = 0; cell < cellCount; ++cell) {
            const auto look = appearance(game.state(), game.state().gems[cell]);
            QCOMPARE(game.board().cellName(cell), QStringLiteral("row %1, column %2, %3")
                                                      .arg(rowOf(cell) + 1)
                                                      .arg(columnOf(cell) + 1)
                                                      .arg(gemName(look)));
            QCOMPARE(game.board().cellAt(game.board().cellPoint(cell)), cell);
        }
        QCOMPARE(game.board().cellAt(QPointF(-1, -1)), -1);
        game.click(20);
        QVERIFY(game.board().cellName(20).endsWith(QStringLiteral(", chosen")));
    }
    /// Words may stand on the dark ground beside the gems, and on nothing else.
    void theGroundBesideTheGemsIsFree() {
        Game game;
        game.window->resize(1900, 1200);
        QTRY_VERIFY(game.board().width() > 1800);
        const QRegion occupied = game.view->occupiedRegion();
        const QPoint corner = game.board().mapTo(game.view, QPoint());
        for (int cell = 0; cell < cellCount; ++cell)
            QVERIFY(occupied.contains(game.board().cellPoint(cell) + corner));
        QVERIFY(occupied.contains(game.view->timeBar().geometry()));
        constexpr int strip = 160;
        const QRect beside(corner, QSize(strip, game.board().height()));
        QVERIFY(!occupied.intersects(beside));
    }
    void helpedGamesDoNotRank() {
        Game game(QStringLiteral("sixty-easy#5"));
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        QCOMPARE(game.board().hintedCells().size(), std::size_t{2});
        game.view->session().playHint();
        QCOMPARE(game.state().swaps, 1);
        while (!game.isOver()) game.swapByKeys(game.good());
        plt::FileWriter::shared().finish();
        plt::FileWriter::shared().deliver();
        QCoreApplication::processEvents();
        QVERIFY(!game.view->nameBar().isVisible());
        // The end says it once.
        QCOMPARE(game.window->messageText().count(QStringLiteral("help"), Qt::CaseInsensitive), 1);
    }

    // The clock -----------------------------------------------------------------------------------------
    void theClockWaitsForTheFirstSwap() {
        Game game;
        QVERIFY(!game.clock().isRunning());
        QCOMPARE(game.view->secondsLeft(), 75.0);
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        QVERIFY(game.clock().isRunning());
        QTRY_VERIFY(game.clock().elapsed().count() > 60);
        const Swap next = game.good();
        game.drag(next.cell, next.other());
        QVERIFY(game.state().step >= 2);
    }
    void aHintThatIsDoneStartsTheClock() {
        Game game;
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        QVERIFY(!game.clock().isRunning());
        game.view->session().playHint();
        QVERIFY(game.clock().isRunning());
        QVERIFY(!game.view->statusText().contains(QStringLiteral("clock")));
    }
    /// The swap of a hint is made at the present time, like any other.
    void aHintCostsTheTimeThatItTook() {
        Game game(QStringLiteral("clock-beginner#21"));
        game.swapByKeys(game.good());
        const int before = game.state().step;
        game.clock().set(game.clock().elapsed() + std::chrono::seconds(30));
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        const State last = game.state();
        game.view->session().playHint();
        QCOMPARE(game.state().swaps, 2);
        QVERIFY(game.state().step >= before + 1000);
        QVERIFY(game.state().time < last.time - 900 * last.drain() + 1000 * timeUnit);
    }
    void nothingIsLookedAtWhileNoTimePasses() {
        Game calm(QStringLiteral("calm-beginner#22"));
        calm.swapByKeys(calm.good());
        QVERIFY(!calm.view->isClockTimerActive());
        Game game(QStringLiteral("clock-beginner#22"));
        QVERIFY(!game.view->isClockTimerActive());
        game.swapByKeys(game.good());
        QVERIFY(game.view->isClockTimerActive());
        game.window->setPaused(true);
        QVERIFY(!game.view->isClockTimerActive());
        game.window->setPaused(false);
        QVERIFY(game.view->isClockTimerActive());
        game.view->giveUp();
        QVERIFY(!game.view->isClockTimerActive());
        game.view->session().undo();
        QVERIFY(game.view->isClockTimerActive());
        game.view->session().restart();
        QVERIFY(!game.view->isClockTimerActive());
    }
    void aSwapInVainCostsTwentySteps() {
        Game game;
        const auto before = game.state();
        const Swap swap = game.bad();
        game.drag(swap.cell, swap.other());
        QVERIFY(game.state() == before);
        const auto elapsed = game.clock().elapsed().count();
        QVERIFY(elapsed >= 600 && elapsed < 60'000);
        QVERIFY(game.window->messageText().contains(QStringLiteral("no line of three")));
        // Without a clock it costs nothing.
        Game calm(QStringLiteral("calm-beginner#1"));
        const Swap other = calm.bad();
        calm.drag(other.cell, other.other());
        QVERIFY(calm.clock().elapsed().count() < 600);
    }
    void theClockStandsWhileGemsMove() {
        plt::motion::setEnabled(true);
        Game game;
        game.board().finishAnimation();
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        QVERIFY(game.board().isAnimating());
        QVERIFY(!game.clock().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!game.board().isAnimating(), 20'000);
        QTRY_VERIFY(game.clock().isRunning());
        // Input during a motion acts on the new position.
        const Swap next = game.good();
        game.drag(next.cell, next.other());
        QVERIFY(game.board().isAnimating());
        game.key(Qt::Key_Down);
        QVERIFY(!game.board().isAnimating());
        QVERIFY(game.clock().isRunning());
    }
    void theTimeIsUp() {
        Game game;
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        const int end = game.state().stepOfEnd();
        QVERIFY(!game.isOver());
        game.clock().set(std::chrono::milliseconds(end * stepMs - 90));
        QTRY_VERIFY(game.isOver());
        QCOMPARE(game.state().end, End::time);
        QCOMPARE(game.state().step, end);
        QVERIFY(game.window->messageText().contains(QStringLiteral("The time is up")));
        QCOMPARE(game.view->timeBar().time(), 0.0);
        // The end does not offer undo, and undoing from the menu does not give back time.
        const auto answers = game.window->findChildren<QPushButton*>();
        QVERIFY(std::none_of(answers.begin(), answers.end(), [](const QPushButton* answer) {
            return answer->isVisible() && answer->text() == QStringLiteral("Undo");
        }));
        game.view->session().undo();
        QVERIFY(!game.isOver());
        QTRY_VERIFY(game.isOver());
    }
    void theLastSecondsAreFelt() {
        static int sounds;
        sounds = 0;
        plt::sound::setListener([](plt::Sound sound) { sounds += sound == plt::Sound::place; });
        plt::sound::setEnabled(true);
        Game game;
        game.swapByKeys(game.good());
        const auto leave = [&game](std::chrono::milliseconds left) {
            game.clock().set(std::chrono::milliseconds((game.state().stepOfEnd() - 1) * stepMs) - left);
        };
        leave(std::chrono::seconds(30));
        QTest::qWait(150);
        QVERIFY(game.view->timeBar().words().isEmpty());
        QCOMPARE(game.board().hurry(), 0.0);
        QCOMPARE(sounds, 0);
        leave(std::chrono::seconds(8));
        QTRY_VERIFY(game.view->timeBar().words().endsWith(QStringLiteral("seconds left")));
        QVERIFY(game.board().hurry() > 0);
        QVERIFY(sounds > 0);
        QVERIFY(game.window->messageText().startsWith(QStringLiteral("The time is running out")));
        const double before = game.board().hurry();
        leave(std::chrono::seconds(5));
        QTRY_VERIFY(game.board().hurry() > before);
        game.view->giveUp();
        QCOMPARE(game.board().hurry(), 0.0);
        QVERIFY(game.view->timeBar().words().isEmpty());
        plt::sound::setEnabled(false);
        plt::sound::setListener(nullptr);
    }
    void noTimePassesBehindAWindow() {
        Game game;
        game.window->activateWindow();
        game.swapByKeys(game.good());
        QTRY_VERIFY(game.clock().isRunning());
        bool stood = false;
        plt::testing::withDialog<QDialog>([&](QDialog& dialog) {
            stood = QTest::qWaitFor([&game] { return !game.clock().isRunning(); });
            dialog.reject();
        });
        game.action(QStringLiteral("High scores..."))->trigger();
        QVERIFY(stood);
        QTRY_VERIFY(game.clock().isRunning());
    }
    /// In a small window the bar of time takes no height from the board.
    void theTimeStandsBesideASmallBoard() {
        Game game;
        QVERIFY(!game.view->timeBar().isUpright());
        game.window->resize(336, 250);
        QTRY_VERIFY(game.view->timeBar().isUpright());
        QTRY_VERIFY(game.board().height() == game.view->height());
        const int rows = game.board().cellPoint(cellOf(7, 0)).y() - game.board().cellPoint(0).y();
        QVERIFY2(rows * 8.0 / 7 >= 0.6 * 250, qPrintable(QString::number(rows)));
        QVERIFY(game.view->timeBar().geometry().right() < game.board().geometry().left());
    }
    void pauseCoversTheBoard() {
        Game game;
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        game.window->setPaused(true);
        QVERIFY(!game.board().isVisible());
        QVERIFY(!game.clock().isRunning());
        game.window->setPaused(false);
        QVERIFY(game.board().isVisible());
        QVERIFY(game.clock().isRunning());
    }
    void aClosedGameGoesOnWithItsNextSwap() {
        State left;
        std::chrono::milliseconds elapsed{};
        const QString name = QStringLiteral("test-jewel-resumed");
        {
            Game game(QStringLiteral("clock-medium#9"), name);
            for (int i = 0; i < 3; ++i) {
                const Swap swap = game.good();
                game.drag(swap.cell, swap.other());
            }
            game.window->close();
            left = game.state();
            elapsed = game.clock().elapsed();
        }
        Game game({}, name);
        QVERIFY(game.state() == left);
        QCOMPARE(game.clock().elapsed(), elapsed);
        QVERIFY(!game.clock().isRunning());
        QVERIFY(!game.view->isBegun());
        const Swap swap = game.good();
        game.drag(swap.cell, swap.other());
        QVERIFY(game.clock().isRunning());
    }

    // Ends and scores -----------------------------------------------------------------------------------
    void givingUpKeepsTheScore() {
        Game game(QStringLiteral("calm-high#3"));
        auto* end = game.action(QStringLiteral("End the game"));
        QVERIFY(!end->isEnabled());
        for (int i = 0; i < 4; ++i) game.swapByKeys(game.good());
        const auto score = game.state().score;
        QVERIFY(end->isEnabled());
        end->trigger();
        QVERIFY(game.isOver());
        QCOMPARE(game.state().score, score);
        // Announced without waiting for an answer; the entered name is stored.
        QTRY_VERIFY(game.view->nameBar().isVisible());
        QVERIFY(game.view->keptInSight().contains(game.view->nameBar().geometry()));
        auto* name = game.view->nameBar().findChild<QLineEdit*>();
        QVERIFY(!name->text().isEmpty());
        // All of it is seen in a small window, too.
        const QSize usual = game.window->size();
        game.window->resize(360, 300);
        const auto isWhole = [&game](const QWidget* part) {
            return game.view->nameBar().rect().contains(part->geometry()) &&
                   part->width() >= part->minimumSizeHint().width();
        };
        for (const auto* part : game.view->nameBar().findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            QTRY_VERIFY2(isWhole(part), part->metaObject()->className());
        QTRY_VERIFY(game.view->rect().contains(game.view->nameBar().geometry()));
        game.window->resize(usual);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Bo Li"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!game.view->nameBar().isVisible());
        plt::FileWriter::shared().finish();
        const auto table = HighScores(HighScores::defaultPath()).read()[QStringLiteral("calm-high")];
        QCOMPARE(table.size(), 1);
        QCOMPARE(table.first().name, QStringLiteral("Bo Li"));
        QCOMPARE(table.first().score, score);
        QCOMPARE(table.first().swaps, 4);
        QVERIFY(table.first().when.isValid());
        game.view->session().newGame();
        game.swapByKeys(game.good());
        end->trigger();
        QTRY_VERIFY(game.view->nameBar().isVisible());
        QCOMPARE(game.view->nameBar().findChild<QLineEdit*>()->text(), QStringLiteral("Bo Li"));
        // Given up by mistake.
        game.view->session().undo();
        QVERIFY(!game.isOver());
        QVERIFY(!game.view->nameBar().isVisible());
        end->trigger();
        plt::FileWriter::shared().finish();
        QCOMPARE(HighScores(HighScores::defaultPath()).read()[QStringLiteral("calm-high")].size(), 2);
        // It can be continued: the game has one line, with its final result.
        game.view->session().undo();
        for (int i = 0; i < 30; ++i) game.swapByKeys(game.good());
        const auto better = game.state().score;
        end->trigger();
        QTRY_VERIFY(game.view->nameBar().isVisible());
        plt::FileWriter::shared().finish();
        const auto tableNow = HighScores(HighScores::defaultPath()).read()[QStringLiteral("calm-high")];
        QCOMPARE(tableNow.size(), 2);
        QCOMPARE(tableNow.first().score, better);
        // The dialog shows the table of the game.
        bool seen = false;
        plt::testing::withDialog<ScoreDialog>([&seen](ScoreDialog& dialog) {
            auto* lines = dialog.findChild<QTableWidget*>();
            seen = lines != nullptr && lines->rowCount() == 2 &&
                   lines->item(0, 0)->text() == QStringLiteral("Bo Li");
            dialog.reject();
        });
        game.action(QStringLiteral("High scores..."))->trigger();
        QVERIFY(seen);
    }
    void digitsBeginAtADifficulty() {
        Game game(QStringLiteral("calm-beginner#1"));
        game.key(Qt::Key_3);
        QCOMPARE(game.state().options.difficulty, Difficulty::high);
        game.swapByKeys(game.good());
        // Not in the middle of a game.
        game.key(Qt::Key_1);
        QCOMPARE(game.state().options.difficulty, Difficulty::high);
        game.view->giveUp();
        game.key(Qt::Key_0);
        QCOMPARE(game.state().options.difficulty, Difficulty::beginner);
        QVERIFY(!game.isOver());
        // The same while its clock is running.
        Game timed;
        timed.swapByKeys(timed.bad());
        QVERIFY(timed.view->isBegun());
        timed.key(Qt::Key_1);
        QCOMPARE(timed.state().options.difficulty, Difficulty::beginner);
        // Some keyboards have their digits above Shift.
        QTest::keyClick(&game.board(), Qt::Key_4, Qt::ShiftModifier);
        QCOMPARE(game.state().options.difficulty, Difficulty::extreme);
        // A key that is held begins one game.
        const auto begun = game.state();
        QKeyEvent again(QEvent::KeyPress, Qt::Key_4, Qt::NoModifier, QStringLiteral("4"), true);
        QApplication::sendEvent(&game.board(), &again);
        QVERIFY(game.state() == begun);
    }
    void theWayBackToARunningGameIsTold() {
        Game game(QStringLiteral("calm-beginner#1"));
        game.swapByKeys(game.good());
        const auto left = game.state();
        game.view->session().newGame();
        QTRY_VERIFY(game.state() != left);
        QVERIFY(game.window->messageText().contains(QStringLiteral("Undo")));
        game.view->session().undo();
        QVERIFY(game.state() == left);
        QVERIFY(!game.window->messageText().contains(QStringLiteral("Undo")));
    }
    void aHintComesByItself() {
        Game game(QStringLiteral("calm-beginner-5#25"));
        QVERIFY(game.board().hintedCells().empty());
        QTRY_COMPARE_WITH_TIMEOUT(game.board().hintedCells().size(), std::size_t{2}, 30'000);
        // As long as the cells are marked, the reason is shown.
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("Makes a line of")));
        QCOMPARE(game.window->messageText(), game.view->statusText());
        QVERIFY(!game.view->session().result().helped);
        game.swapByKeys(game.good());
        QVERIFY(game.board().hintedCells().empty());
        QVERIFY(!game.view->statusText().startsWith(QStringLiteral("Swap")));
    }
    void escapeTakesAHintAwayThatCameByItself() {
        Game game(QStringLiteral("calm-beginner-5#26"));
        QTRY_COMPARE_WITH_TIMEOUT(game.board().hintedCells().size(), std::size_t{2}, 30'000);
        // Another look at the gems does not end such hints for good.
        auto* signs = game.action(QStringLiteral("Signs on the gems"));
        signs->setChecked(true);
        QVERIFY(game.board().hintedCells().empty());
        QTRY_COMPARE_WITH_TIMEOUT(game.board().hintedCells().size(), std::size_t{2}, 30'000);
        game.key(Qt::Key_Escape);
        QVERIFY(game.board().hintedCells().empty());
        QVERIFY(!game.view->statusText().startsWith(QStringLiteral("Swap")));
        signs->setChecked(false);
    }
    /// Every time for hints that the rules allow is among the options.
    void everyTimeOfHintsIsAmongTheOptions() {
        for (const auto* id : {"calm-beginner-7#1", "calm-beginner-60#1", "calm-beginner#1"}) {
            Game game(QString::fromLatin1(id));
            plt::OptionsForm form(game.view->preferences());
            QVERIFY(game.view->buildOptions(form));
            for (const auto* box : form.findChildren<QComboBox*>()) QVERIFY2(box->currentIndex() >= 0, id);
        }
    }
    void onlyCalmGamesAreTakenBackFreely() {
        Game calm(QStringLiteral("calm-beginner#23"));
        calm.swapByKeys(calm.good());
        calm.view->session().undo();
        QCOMPARE(calm.state().swaps, 0);
        QVERIFY(!calm.view->session().result().helped);
        Game sixty(QStringLiteral("sixty-beginner#24"));
        sixty.swapByKeys(sixty.good());
        sixty.view->session().undo();
        QVERIFY(sixty.view->session().result().helped);
    }

    // Pictures ------------------------------------------------------------------------------------------
    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-jewel-pictures");
        info.label = QStringLiteral("Jewel");
        plt::GameWindow window(info, new View);
        window.show();
        auto& view = static_cast<View&>(window.view());
        plt::testing::OnePicture(window).allOf(QStringLiteral("calm-beginner#4"), [&] {
            view.play({Move::Kind::swap, goodSwaps(kindsOf(view.state().gems)).front(), 0});
        });
    }
    /// In space, flat, turning or not, the same gem is in the same place.
    void bothWaysShowTheSameGems() {
        Game game(QStringLiteral("calm-beginner#4"));
        const auto check = [&](const char* which) {
            QImage picture;
            const auto agree = [&] {
                picture = game.board().grab().toImage();
                int good = 0;
                for (int cell = 0; cell < cellCount; ++cell) {
                    const QColor wanted = gemColour(game.state().gems[cell].kind);
                    // The hue somewhere in the middle of its cell.
                    const QRectF rect = game.board().cellRect(cell);
                    const QRectF box(rect.topLeft() * picture.devicePixelRatio(),
                                     rect.size() * picture.devicePixelRatio());
                    bool found = false;
                    for (int y = -3; y <= 3; ++y)
                        for (int x = -3; x <= 3; ++x) {
                            const QColor seen = picture.pixelColor(
                                (box.center() + QPointF(x, y) * box.width() / 16).toPoint());
                            const int apart = std::abs(seen.hsvHue() - wanted.hsvHue());
                            found = found || (std::min(apart, 360 - apart) < 14 && seen.value() > 60);
                        }
                    good += found;
                }
                return good;
            };
            QTRY_VERIFY2(agree() == cellCount, which);
        };
        game.action(QStringLiteral("Gems in space"))->setChecked(false);
        QVERIFY(!game.board().isInSpace());
        check("flat");
        game.action(QStringLiteral("Gems in space"))->setChecked(true);
        if (!plt::GlWidget::isSupported()) QSKIP("there is no OpenGL here");
        QVERIFY(game.board().isInSpace());
        check("in space");
        game.action(QStringLiteral("Gems turn"))->setChecked(false);
        check("at rest");
    }
    void withoutOpenGlTheGemsArePaintedFlat() {
        qputenv("PLT_NO_OPENGL", "1");
        {
            Game game({}, QStringLiteral("test-jewel-flat"));
            QVERIFY(!game.board().isInSpace());
            QTRY_VERIFY(game.window->messageText().contains(QStringLiteral("painted flat")));
            QVERIFY(game.action(QStringLiteral("Gems in space"))->isChecked());
            game.swapByKeys(game.good());
            QCOMPARE(game.state().swaps, 1);
        }
        qunsetenv("PLT_NO_OPENGL");
    }
    void everySizeIsDrawn() {
        Game game(QStringLiteral("clock-extreme#4"));
        game.action(QStringLiteral("Signs on the gems"))->setChecked(true);
        for (const QSize& size : {QSize(200, 160), QSize(400, 700), QSize(1400, 500)}) {
            game.board().resize(size);
            const QRect board = game.board().boardRect();
            QVERIFY(QRect(QPoint(), size).contains(board));
            QVERIFY(board.width() * 10 >= std::min(size.width(), size.height()) * 7);
            QVERIFY(!game.board().grab().isNull());
        }
        game.action(QStringLiteral("Signs on the gems"))->setChecked(false);
    }
    /// However low the window is made, no row is cut off.
    void theWholeBoardIsSeenInTheSmallestWindow() {
        Game game;
        game.window->resize(1, 1);
        QTRY_VERIFY(game.window->height() < 260);
        const auto isWhole = [&game] {
            const QWidget* part = &game.board();
            const QRect board(part->mapTo(game.window.get(), QPoint()), part->size());
            for (const QWidget* around = part->parentWidget(); around != game.window.get();
                 around = around->parentWidget())
                if (!QRect(around->mapTo(game.window.get(), QPoint()), around->size()).contains(board))
                    return false;
            return true;
        };
        QTRY_VERIFY(isWhole());
        QVERIFY(game.board().rect().contains(game.board().boardRect()));
    }
    void theQuestionForANameIsNoWiderThanItsWords() {
        Game game(QStringLiteral("calm-high#3"));
        game.window->resize(1000, 700);
        QTRY_COMPARE(game.view->width(), 1000);
        game.view->nameBar().ask(1, QStringLiteral("Bo"));
        const auto* keep = game.view->nameBar().findChild<QPushButton*>();
        QTRY_COMPARE(keep->width(), keep->sizeHint().width());
        game.view->nameBar().hide();
    }
    void statusSaysWhatMatches() {
        const Game game(QStringLiteral("calm-beginner#4"));
        QCOMPARE(game.view->statusText(), QStringLiteral("Match three gems of one kind."));
        QVERIFY(
            plt::testing::figuresText(*game.view)
                .contains(
                    QStringLiteral("Possible swaps: %1").arg(goodSwaps(kindsOf(game.state().gems)).size())));
        const Game colours(QStringLiteral("calm-high#4"));
        QCOMPARE(colours.view->statusText(), QStringLiteral("Match three gems of one colour."));
        const Game shapes(QStringLiteral("calm-medium#4"));
        QCOMPARE(shapes.view->statusText(), QStringLiteral("Match three gems of one shape."));
    }
    /// Signs distinguish gems with similar colours, unless the player has turned them off.
    void signsStandWhereOnlyColoursMatch() {
        Game game(QStringLiteral("calm-easy#4"));
        QVERIFY(game.board().hasSigns());
        auto* signs = game.action(QStringLiteral("Signs where only colours match"));
        signs->setChecked(false);
        QVERIFY(!game.board().hasSigns());
        signs->setChecked(true);
        for (const auto& [id, has] :
             {std::pair("calm-beginner#4", false), {"calm-high#4", true}, {"calm-medium#4", false}}) {
            game.window->openGameId(QString::fromLatin1(id));
            QCOMPARE(game.board().hasSigns(), has);
        }
    }
};

QTEST_MAIN(TestJewelView)
#include "test_view.moc"
