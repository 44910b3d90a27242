// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "gobblet/auto_play_dialog.h"
#include "gobblet/player.h"
#include "gobblet/words.h"
#include "tests/support/session_checks.h"
#include "tests/views/gobblet/game.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>

/// Gobblet with computer players: boxes, options, waiting, and what is kept.
class TestGobbletComputer : public QObject {
    Q_OBJECT

    using Side = gobblet::Side;
    using Level = gobblet::Level;
    using Options = gobblet::Options;
    using Outcome = plt::Outcome;

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void sessionChecks() {
        plt::checks::allSessionChecks<gobblet::Rules>({Options{}, Options{4, {}, {}},
                                                       Options{3, {}, Level::ok},
                                                       Options{4, Level::smart, Level::beginner}});
        plt::checks::hintsAreLegal<gobblet::Rules>({Options{}}, 4);
    }

    // Boxes ---------------------------------------------------------------------------------------------
    void aCheckedSideAnswers() {
        GobbletGame game;
        game.setAutoPlay(Level::ok, 0.05);
        game.clickBox(Side::yellow);
        QVERIFY(game.view->isAutomatic(Side::yellow));
        QCOMPARE(game.session().moveCount(), 0);
        game.play("+2@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY(!game.view->turns().isThinking());
        // What it did is told.
        const auto told =
            QStringLiteral("Yellow: %1. It is Red's turn.").arg(gobblet::moveText(*game.state().last, 3));
        QCOMPARE(game.view->statusText(), told);
        // By itself a person's seat that the computer takes makes it a game with help.
        QVERIFY(game.session().result().helped);
    }

    /// It is seen how its piece goes to its place.
    void itsMovesAreAnimated() {
        plt::motion::setEnabled(true);
        GobbletGame game;
        game.setAutoPlay(Level::ok, 0.05);
        game.set("+2@1,1");
        game.board().finishAnimation();
        bool moved = false;
        connect(&game.session(), &plt::GameSession::changed, this,
                [&] { moved = moved || (game.session().moveCount() == 2 && game.board().isAnimating()); });
        game.clickBox(Side::yellow);
        QVERIFY(game.view->turns().isThinking());
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY(moved);
        const auto last = static_cast<std::size_t>(gobblet::squareOfCell(game.state().last->to, 3));
        QCOMPARE(game.board().scene().squares[last].mark, plt::SquareMark::lastMove);
        QTRY_VERIFY(!game.board().isAnimating());
        disconnect(&game.session(), nullptr, this, nullptr);
        plt::motion::setEnabled(false);
    }

    void aWinAgainstTheComputerIsCelebrated() {
        plt::motion::setEnabled(true);
        for (const bool computer : {true, false}) {
            GobbletGame game;
            game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1");
            if (computer) game.clickBox(Side::yellow);
            game.play("+2@2,0");
            QVERIFY(game.isOver());
            QCOMPARE(plt::Celebration::isOver(&game.board()), computer);
        }
        plt::motion::setEnabled(false);
    }

    void theSideToMoveThinksAtOnce() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        game.clickBox(Side::red);
        QVERIFY(game.view->turns().isThinking());
        QCOMPARE(game.view->statusText(), QStringLiteral("Red is thinking."));
        QVERIFY(!game.view->bar().thought().isEmpty());
        for (const auto& piece : game.board().scene().pieces) QVERIFY(piece.targets.empty());
        // What is clicked meanwhile is explained.
        game.board().finishAnimation();
        game.click(game.board().piecePoint(game.view->placement().onStand(Side::red, 1)));
        QVERIFY(game.message().startsWith(QStringLiteral("Red is thinking.")));
        QCOMPARE(game.board().liftedPiece(), -1);
        // The other box does not disturb it; its own stops it.
        game.clickBox(Side::yellow);
        game.clickBox(Side::yellow);
        QVERIFY(game.view->turns().isThinking());
        game.clickBox(Side::red);
        QVERIFY(!game.view->turns().isThinking());
        QVERIFY(game.view->bar().thought().isEmpty());
        QCOMPARE(game.session().moveCount(), 0);
        game.play("+3@0,0");
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY2(!game.session().result().helped, "it thought, but did not move");
    }

    void moveNow() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        auto* now = game.action(QStringLiteral("Move now"));
        QVERIFY(!now->isEnabled());
        game.clickBox(Side::red);
        QVERIFY(now->isEnabled());
        game.key(Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE(game.session().moveCount(), 1);
        QVERIFY(!now->isEnabled());
    }

    void showThinking() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        game.set("+3@0,0 +3@3,3 +2@1,0");
        game.clickBox(Side::yellow);
        auto* show = game.action(QStringLiteral("thinking"));
        QVERIFY(!game.view->bar().thought().contains(QStringLiteral("positions")));
        show->trigger();
        QTRY_VERIFY(game.view->bar().thought().contains(QStringLiteral("positions")));
        show->trigger();
        QVERIFY(!game.view->bar().thought().contains(QStringLiteral("positions")));
    }

    void backWhileItThinks() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        game.set("+3@0,0 +3@3,3");
        game.clickBox(Side::yellow);
        game.play("+3@1,1");
        QVERIFY(game.view->turns().isThinking());
        game.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!game.view->turns().isThinking());
        QCOMPARE(game.session().moveCount(), 2);
        // One more: Yellow's turn, but it waits, and the person may act for it.
        game.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY(game.view->turns().isWaiting());
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("The computer waits.")));
        QCoreApplication::processEvents();
        QCOMPARE(game.session().moveCount(), 1);
        game.play("+3@2,2");
        QCOMPARE(game.session().moveCount(), 2);
        QVERIFY(!game.session().canRedo());
        // From then on it continues.
        game.play("+3@3,0");
        QVERIFY(game.view->turns().isThinking());
        game.action(QStringLiteral("Move now"))->trigger();
        QTRY_COMPARE(game.session().moveCount(), 4);
    }

    void forwardToTheNewestGoesOn() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        game.set("+3@0,0 +3@3,3 +2@1,0");
        game.clickBox(Side::yellow);
        QVERIFY(game.view->turns().isThinking());
        for (int i = 0; i < 3; ++i) game.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 0);
        // Checked or not, whoever has moves to go forward to waits.
        game.clickBox(Side::red);
        QVERIFY(!game.view->turns().isThinking() && game.view->turns().isWaiting());
        game.clickBox(Side::red);
        for (int ply = 1; ply <= 3; ++ply) {
            game.key(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(game.session().moveCount(), ply);
            QCOMPARE(game.view->turns().isThinking(), ply == 3);
        }
    }

    void undoGoesToThePersonsTurn() {
        GobbletGame game;
        game.setAutoPlay(Level::ok, 0.05);
        game.clickBox(Side::yellow);
        game.play("+2@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        game.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(game.session().moveCount(), 0);
        game.key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY(game.toMove() == Side::red);
    }

    void restartKeepsTheBoxes() {
        GobbletGame game;
        game.setAutoPlay(Level::ok, 0.05);
        game.clickBox(Side::red);
        QTRY_COMPARE(game.session().moveCount(), 1);
        game.session().restart();
        QVERIFY(game.view->isAutomatic(Side::red) && !game.view->isAutomatic(Side::yellow));
        QTRY_COMPARE(game.session().moveCount(), 1);
        // So does the other board, and what is done in both can be undone.
        game.action(QStringLiteral("Play on 4 x 4"))->trigger();
        QVERIFY(game.view->isAutomatic(Side::red));
        QTRY_COMPARE(game.session().moveCount(), 1);
        QCOMPARE(game.width(), 4);
    }

    // Strength ------------------------------------------------------------------------------------------
    void smartRedWinsAgainstSmart() {
        GobbletGame game(QStringLiteral("3-smart-smart:empty"));
        game.setAutoPlay(Level::ok, 60);
        game.session().restart();
        QVERIFY(game.view->isAutomatic(Side::red) && game.view->isAutomatic(Side::yellow));
        QTRY_VERIFY_WITH_TIMEOUT(game.isOver(), 120000);
        QVERIFY(gobblet::winnerOf(game.state()) == Side::red);
        QVERIFY2(game.session().moveCount() <= 13, qPrintable(QString::number(game.session().moveCount())));
        QVERIFY(game.message().startsWith(QStringLiteral("Red wins")));
        QVERIFY(!game.view->turns().isThinking());
        QVERIFY(!game.session().result().helped);
    }

    /// The position in which the reference's best player errs.
    void smartFindsTheOnlyWin() {
        GobbletGame game;
        game.setAutoPlay(Level::smart, 60);
        game.set("+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        game.clickBox(Side::red);
        QTRY_COMPARE_WITH_TIMEOUT(game.session().moveCount(), 13, 60000);
        QVERIFY(game.state().last == gobblet::testing::moveOf("1,1>0,1"));
    }

    void noTimeIsEnough() {
        for (const int width : {3, 4}) {
            GobbletGame game(QStringLiteral("%1-smart-ok:empty").arg(width));
            game.setAutoPlay(Level::ok, 0);
            QTRY_VERIFY_WITH_TIMEOUT(game.session().moveCount() >= 6 || game.isOver(), 60000);
        }
    }

    // What is chosen and kept ---------------------------------------------------------------------------
    void seatsOfTheOptions() {
        GobbletGame game(QStringLiteral("4-person-smart:empty"));
        QVERIFY(!game.view->isAutomatic(Side::red) && game.view->isAutomatic(Side::yellow));
        game.setAutoPlay(Level::ok, 0.02);
        game.play("+3@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY2(!game.session().result().helped, "the computer plays as was chosen");
        // A move for it is help.
        game.clickBox(Side::yellow);
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(!game.session().result().helped);
            game.play(gobblet::Rules::write(gobblet::Rules::legalMoves(game.state()).front()));
        }
        QCOMPARE(game.session().moveCount(), 4);
        QVERIFY(game.session().result().helped);
        QCOMPARE(game.session().openId(GobbletGame::twoPeople(3)), QString());
        QVERIFY(!game.view->isAutomatic(Side::red) && !game.view->isAutomatic(Side::yellow));
    }

    void theOptionsForm() {
        GobbletGame game;
        game.clickBox(Side::yellow);
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto boxes = form.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3);
        const auto choose = [&](int box, int index) {
            boxes[box]->setCurrentIndex(index);
            Q_EMIT boxes[box]->activated(index);
        };
        choose(0, 1);
        choose(1, 3);
        QVERIFY(game.view->optionsProblem().isEmpty());
        QVERIFY(game.view->optionsDiffer());
        game.setAutoPlay(Level::ok, 0.02);
        game.view->applyOptions();
        QCOMPARE(game.session().optionsText(), QStringLiteral("4-smart-person"));
        QVERIFY(game.view->isAutomatic(Side::red) && !game.view->isAutomatic(Side::yellow));
        QTRY_COMPARE(game.session().moveCount(), 1);
        // The same seats again set the boxes again.
        game.clickBox(Side::red);
        plt::OptionsForm again(game.view->preferences());
        QVERIFY(game.view->buildOptions(again));
        game.view->applyOptions();
        QVERIFY(game.view->isAutomatic(Side::red));
    }

    void boxesAndTimesAreKept() {
        const auto name = QStringLiteral("test-gobblet-resumed");
        gobblet::State left;
        {
            GobbletGame game(GobbletGame::twoPeople(4), name);
            QVERIFY(game.view->autoPlay() == gobblet::AutoPlay());
            game.setBrooding();
            game.set("+3@0,0 +3@3,3");
            game.clickBox(Side::yellow);
            left = game.state();
            game.window->close();
        }
        {
            GobbletGame game(QString(), name);
            QVERIFY(game.state() == left);
            QVERIFY(!game.view->isAutomatic(Side::red) && game.view->isAutomatic(Side::yellow));
            QVERIFY((game.view->autoPlay() == gobblet::AutoPlay{Level::smart, 1e5}));
            game.play("+3@1,1");
            QTRY_VERIFY(game.view->turns().isThinking());
            game.window->close();
        }
        // It goes on thinking where it was, when the window is seen.
        GobbletGame game(QString(), name);
        QTRY_VERIFY(game.view->turns().isThinking());
        game.action(QStringLiteral("Move now"))->trigger();
        QTRY_COMPARE(game.session().moveCount(), 4);
    }

    void autoPlayOptions() {
        gobblet::AutoPlayDialog dialog({});
        auto* mode = dialog.findChild<QComboBox*>();
        auto* seconds = dialog.findChild<QLineEdit*>();
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QCOMPARE(mode->currentText(), QStringLiteral("Ok"));
        QCOMPARE(seconds->text(), gobblet::writeSeconds(3.0));
        QVERIFY(ok->isEnabled());
        const auto base = seconds->palette().color(QPalette::Base);
        for (const char* bad : {"", "x", "-1", "1e999"}) {
            seconds->setText(QString::fromLatin1(bad));
            QVERIFY2(!ok->isEnabled(), bad);
            QVERIFY(seconds->palette().color(QPalette::Base) != base);
        }
        seconds->setText(gobblet::writeSeconds(0.25));
        QVERIFY(ok->isEnabled());
        QCOMPARE(seconds->palette().color(QPalette::Base), base);
        mode->setCurrentIndex(mode->findText(QStringLiteral("Smart")));
        QVERIFY((dialog.autoPlay() == gobblet::AutoPlay{Level::smart, 0.25}));

        // Another mode holds for the move that is being thought about.
        GobbletGame game(GobbletGame::twoPeople(4));
        game.setBrooding();
        game.clickBox(Side::red);
        QVERIFY(game.view->turns().isThinking());
        game.setAutoPlay(Level::ok, 0.01);
        QTRY_COMPARE(game.session().moveCount(), 1);
    }

    void theBarFitsAnyWidth() {
        GobbletGame game;
        auto& bar = game.view->bar();
        for (const int width : {1200, 700, 500, 400, 340}) {
            game.window->resize(width, 600);
            QCoreApplication::processEvents();
            for (auto* child : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (!child->isVisible()) continue;
                QVERIFY2(child->geometry().right() < bar.width(), qPrintable(QString::number(width)));
                QVERIFY(child->width() >= child->minimumSizeHint().width());
            }
            QVERIFY(game.box(Side::red)->isVisible() && game.box(Side::yellow)->isVisible());
        }
    }
};
