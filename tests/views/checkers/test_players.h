// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/words.h"
#include "common/keeping/results/statistics.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "tests/views/checkers/game.h"

#include <QAbstractButton>
#include <QMessageBox>

namespace checkers {

/// The computer as a player, and how games end.
class TestCheckersPlayers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    // Computers -----------------------------------------------------------------------------------------
    void theComputerReplies() {
        Desk desk(QStringLiteral("person-easy:standard"));
        QVERIFY(desk.message().startsWith(QStringLiteral("Your turn: you play Red.")));
        desk.click({11, 15});
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        QVERIFY(desk.state().position.toMove == Side::first);
        QVERIFY(!desk.view->turns().isThinking());
        // Undo takes back both, and the computer does not move again by itself.
        desk.session().undo();
        QTRY_COMPARE(desk.session().moveCount(), 0);
        desk.session().redo();
        QTRY_COMPARE(desk.session().moveCount(), 2);
    }

    void undoWhileItThinksCancelsAtOnce() {
        Desk desk(QStringLiteral("person-expert:standard"));
        desk.click({11, 15});
        QVERIFY(desk.view->turns().isThinking());
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer (White)")));
        // Nothing can be lifted, and one learns why.
        for (const auto& piece : desk.board().scene().pieces) QVERIFY(piece.targets.empty());
        desk.click(23);
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer is thinking.")));
        desk.session().undo();
        QVERIFY(!desk.view->turns().isThinking());
        QCOMPARE(desk.session().moveCount(), 0);
        QVERIFY(desk.canLift(11));
        desk.click({9, 14});
        QVERIFY(desk.view->turns().isThinking());
        desk.action("moveNow").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
    }

    void itsThoughtsCanBeShown() {
        Desk desk(QStringLiteral("person-expert:standard"));
        const Switched thinking(desk, "thinking", true);
        desk.click({11, 15});
        QTRY_VERIFY_WITH_TIMEOUT(desk.view->statusText().contains(QStringLiteral("plies")), 30000);
        QVERIFY(desk.view->statusText().startsWith(QStringLiteral("The computer (White): ")));
        desk.action("moveNow").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        QVERIFY(!desk.view->statusText().contains(QStringLiteral("plies")));
    }

    void afterSteppingBackItWaits() {
        Desk desk(QStringLiteral("person-beginner:standard"));
        desk.click({11, 15});
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(desk.session().moveCount(), 1);
        QVERIFY(desk.view->turns().isWaiting());
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer (White) waits.")));
        QVERIFY(desk.action("moveNow").isEnabled());
        QVERIFY(!desk.action("resign").isEnabled());
        // The player may move for it.
        desk.click({24, 20});
        QCOMPARE(desk.moves(), std::string("11-15 24-20"));
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(desk.view->turns().isWaiting());
        desk.key(Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        desk.key(Qt::Key_Home, Qt::AltModifier);
        QTRY_COMPARE(desk.session().moveCount(), 0);
        desk.key(Qt::Key_End, Qt::AltModifier);
        QTRY_COMPARE(desk.session().moveCount(), 2);
    }

    void computersPlayEachOther() {
        Desk desk(QStringLiteral("beginner-beginner:standard"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.isOver(), 60000);
        QVERIFY(desk.session().moveCount() > 10);
        QVERIFY(Rules::outcome(desk.state()) == plt::Outcome::over ||
                Rules::outcome(desk.state()) == plt::Outcome::drawn);
    }

    void gamesAreWonAndLost() {
        plt::motion::setEnabled(true);
        Desk won(Desk::at(QStringLiteral("B:W18:B15,1"), QStringLiteral("person-expert")));
        won.drag(15, 22);
        QVERIFY(won.isOver());
        QVERIFY2(won.message().startsWith(QStringLiteral("You win with Red! White has no piece left.")),
                 qPrintable(won.message()));
        QVERIFY(plt::Celebration::isOver(&won.board()));
        Desk lost(Desk::at(QStringLiteral("W:W25:B18,14"), QStringLiteral("beginner-person")));
        lost.click({25, 22});
        QTRY_VERIFY_WITH_TIMEOUT(lost.isOver(), 30000);
        QVERIFY2(
            lost.message().startsWith(QStringLiteral("The computer wins with Red. White has no piece left.")),
            qPrintable(lost.message()));
        QVERIFY(!plt::Celebration::isOver(&lost.board()));
        const auto all = plt::Statistics(QStringLiteral("test-checkers")).read();
        QCOMPARE(all.value(QStringLiteral("person-expert")).won, 1);
        QCOMPARE(all.value(QStringLiteral("beginner-person")).lost, 1);
    }

    void gamesAreDrawn() {
        Desk desk(Desk::at(QStringLiteral("B:WK32:BK1")));
        for (int i = 0; i < 2; ++i)
            for (const auto& [from, to] :
                 std::vector<std::pair<int, int>>{{1, 5}, {32, 28}, {5, 1}, {28, 32}}) {
                QVERIFY(!desk.isOver());
                desk.click({from, to});
            }
        QVERIFY(endOf(desk.state()) == End::repetition);
        QVERIFY(desk.message().startsWith(
            QStringLiteral("The game is drawn: the position is there for the third")));
        QVERIFY(!desk.canLift(1));
    }

    // Ends by word --------------------------------------------------------------------------------------
    void resigning() {
        Desk desk(QStringLiteral("person-easy:standard"));
        desk.action("resign").trigger();
        QVERIFY(endOf(desk.state()) == End::resignation);
        QVERIFY2(desk.message().startsWith(QStringLiteral("The computer wins with White. Red has resigned.")),
                 qPrintable(desk.message()));
        QVERIFY(!desk.action("resign").isEnabled());
        // A slip of the hand costs nothing.
        desk.session().undo();
        QVERIFY(!desk.isOver());
        QVERIFY(desk.canLift(11));
    }

    void twoPeopleAgreeOnADraw() {
        Desk desk;
        const auto answer = [&](int role) {
            desk.action("offerDraw").trigger();
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            QCOMPARE(box->text(), QStringLiteral("Red offers a draw. Does White accept?"));
            for (auto* button : box->buttons())
                if (box->buttonRole(button) == role) button->click();
        };
        answer(QMessageBox::RejectRole);
        QVERIFY(!desk.isOver());
        answer(QMessageBox::AcceptRole);
        QVERIFY(endOf(desk.state()) == End::agreement);
        QCOMPARE(desk.message().section(QLatin1Char('.'), 0, 0),
                 QStringLiteral("The game is drawn: both sides agreed"));
    }

    void theComputerAnswersAnOffer() {
        Desk level(QStringLiteral("person-easy:standard"));
        level.action("offerDraw").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(
            level.message().startsWith(QStringLiteral("The computer does not want a draw")), 60000);
        QVERIFY(!level.isOver());
        Desk lost(Desk::at(QStringLiteral("B:W21:BK1,K2,K3"), QStringLiteral("person-easy")));
        lost.action("offerDraw").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(lost.isOver(), 60000);
        QVERIFY(endOf(lost.state()) == End::agreement);
    }

    void sidesAreExchanged() {
        Desk desk(QStringLiteral("person-easy:standard"));
        QVERIFY(desk.action("swapSides").isEnabled());
        desk.action("swapSides").trigger();
        QCOMPARE(desk.session().optionsText(), QStringLiteral("easy-person"));
        QCOMPARE(desk.view->preferences().value(QStringLiteral("options")).toString(),
                 QStringLiteral("easy-person"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 1, 30000);
        // What the computer did is told, too.
        QVERIFY2(desk.message().startsWith(QStringLiteral("Red played %1. Your turn: you play White.")
                                               .arg(QString::fromStdString(desk.moves()))),
                 qPrintable(desk.message()));
        desk.view->preferences().setValue(QStringLiteral("options"), QStringLiteral("person-person"));
        Desk people;
        QVERIFY(!people.action("swapSides").isEnabled());
    }
};

}  // namespace checkers
