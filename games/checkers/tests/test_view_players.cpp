// SPDX-License-Identifier: MIT
#include "checkers/scene/words.h"
#include "checkers/tests/game.h"
#include "common/keeping/results/statistics.h"
#include "common/language/translated.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/files.h"

#include <QAbstractButton>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>

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
        QVERIFY(!desk.view->turns()->isThinking());
        // Undo takes back both, and the computer does not move again by itself.
        desk.session().undo();
        QCOMPARE(desk.session().moveCount(), 0);
        QVERIFY(!desk.view->turns()->isThinking());
        desk.session().redo();
        QCOMPARE(desk.session().moveCount(), 2);
    }

    void undoWhileItThinksCancelsAtOnce() {
        Desk desk(QStringLiteral("person-expert:standard"));
        desk.click({11, 15});
        QVERIFY(desk.view->turns()->isThinking());
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer (White)")));
        // Nothing can be lifted, and one learns why.
        for (const auto& piece : desk.board().scene().pieces) QVERIFY(piece.targets.empty());
        desk.click(23);
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer is thinking.")));
        desk.session().undo();
        QVERIFY(!desk.view->turns()->isThinking());
        QCOMPARE(desk.session().moveCount(), 0);
        QVERIFY(desk.canLift(11));
        desk.click({9, 14});
        QVERIFY(desk.view->turns()->isThinking());
        desk.action(QStringLiteral("Move now")).trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
    }

    void itsThoughtsCanBeShown() {
        Desk desk(QStringLiteral("person-expert:standard"));
        const Switched thinking(desk.action(QStringLiteral("Show what the computer thinks")), true);
        desk.click({11, 15});
        QTRY_VERIFY_WITH_TIMEOUT(desk.thought().contains(QStringLiteral("plies")), 30000);
        QVERIFY(desk.view->statusText().startsWith(QStringLiteral("The computer (White) is thinking")));
        desk.action(QStringLiteral("Move now")).trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        QVERIFY(desk.thought().isEmpty());
    }

    void afterSteppingBackItWaits() {
        Desk desk(QStringLiteral("person-beginner:standard"));
        desk.click({11, 15});
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(desk.session().moveCount(), 1);
        QVERIFY(desk.view->turns()->isWaiting());
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer (White) waits.")));
        QVERIFY(desk.action(QStringLiteral("Move now")).isEnabled());
        QVERIFY(!desk.action("resign").isEnabled());
        // The player may move for it.
        desk.click({24, 20});
        QCOMPARE(desk.moves(), std::string("11-15 24-20"));
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(desk.view->turns()->isWaiting());
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
        {
            Desk won(Desk::at(QStringLiteral("B:W18:B15,1"), QStringLiteral("person-expert")));
            won.drag(15, 22);
            QVERIFY(won.isOver());
            QVERIFY2(won.message().startsWith(QStringLiteral("You won! White has no piece left.")),
                     qPrintable(won.message()));
            QVERIFY(plt::Celebration::isRunning(won.view));
        }
        Desk lost(Desk::at(QStringLiteral("W:W25:B18,14"), QStringLiteral("beginner-person")));
        lost.click({25, 22});
        QTRY_VERIFY_WITH_TIMEOUT(lost.isOver(), 30000);
        QVERIFY2(lost.message().startsWith(QStringLiteral("You lost. White has no piece left.")),
                 qPrintable(lost.message()));
        QVERIFY(!plt::Celebration::isRunning(lost.view));
        plt::FileWriter::shared().finish();
        const auto all = plt::Statistics(QStringLiteral("test-checkers")).read();
        QCOMPARE(all.value(QStringLiteral("person-expert")).won, 1);
        QCOMPARE(all.value(QStringLiteral("beginner-person")).lost, 1);
        QCOMPARE(plt::translated(all.value(QStringLiteral("person-expert")).label),
                 QStringLiteral("First side: A person \u00B7 Second side: Computer, expert"));
    }

    /// However the computer came to play: chosen in sight, in the middle of a game.
    void aWinAgainstAComputerThatWasChosenInSight() {
        const auto name = QStringLiteral("test-checkers-chosen");
        Desk desk(Desk::at(QStringLiteral("B:W18,29:B15,1,2")), name);
        auto* menu = desk.bar().seatButton(1)->menu();
        Q_EMIT menu->aboutToShow();
        QStringList players;
        for (auto* action : menu->actions())
            if (!action->isSeparator()) players << action->text();
        QCOMPARE(players, (QStringList{QStringLiteral("A person"), QStringLiteral("Computer, beginner"),
                                       QStringLiteral("Computer, easy"), QStringLiteral("Computer, fair"),
                                       QStringLiteral("Computer, medium"), QStringLiteral("Computer, hard"),
                                       QStringLiteral("Computer, expert")}));
        menu->actions().at(2)->trigger();
        QCOMPARE(desk.players(), QStringLiteral("person-beginner"));
        QCOMPARE(desk.bar().seatButton(1)->text(), QStringLiteral("White: Computer, beginner"));
        desk.drag(15, 22);
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        for (int i = 0; i < 40 && !desk.isOver(); ++i) {
            const int before = desk.session().moveCount();
            desk.session().requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(desk.session().hasShownStep(), 60000);
            desk.session().playHint();
            QTRY_VERIFY_WITH_TIMEOUT(desk.isOver() || desk.session().moveCount() == before + 2, 30000);
        }
        QVERIFY(desk.message().startsWith(QStringLiteral("You won!")));
        plt::FileWriter::shared().finish();
        QCOMPARE(plt::Statistics(name).read().value(QStringLiteral("person-beginner")).won, 1);
    }

    /// A win against another person is celebrated, too.
    void peopleAreCelebrated() {
        plt::motion::setEnabled(true);
        Desk desk(Desk::at(QStringLiteral("B:W18:B15,1")));
        desk.drag(15, 22);
        QVERIFY(desk.message().startsWith(QStringLiteral("Red won!")));
        QCOMPARE(desk.session().outcome(), plt::Outcome::over);
        QVERIFY(plt::Celebration::isRunning(desk.view));
        plt::motion::setEnabled(false);
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
        QVERIFY(
            desk.message().startsWith(QStringLiteral("A draw. The position is there for the third time.")));
        QVERIFY(!desk.canLift(1));
    }

    // Ends by word --------------------------------------------------------------------------------------
    void resigning() {
        Desk desk(QStringLiteral("person-easy:standard"));
        desk.action("resign").trigger();
        QVERIFY(endOf(desk.state()) == End::resignation);
        QVERIFY2(desk.message().startsWith(QStringLiteral("You lost. Red has resigned.")),
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
            auto* box = plt::testing::openDialog<QMessageBox>();
            QVERIFY(box != nullptr);
            QCOMPARE(box->text(), QStringLiteral("Red offers a draw. Does White accept?"));
            for (auto* button : box->buttons())
                if (box->buttonRole(button) == role) button->click();
        };
        answer(QMessageBox::RejectRole);
        QVERIFY(!desk.isOver());
        answer(QMessageBox::AcceptRole);
        QVERIFY(endOf(desk.state()) == End::agreement);
        QVERIFY(desk.message().startsWith(QStringLiteral("A draw. Both sides agreed.")));
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
        QCOMPARE(desk.players(), QStringLiteral("easy-person"));
        QCOMPARE(desk.view->preferences().value(QStringLiteral("seats")).toString(),
                 QStringLiteral("easy-person"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 1, 30000);
        // The computer's move is told, too.
        QVERIFY2(desk.message().startsWith(QStringLiteral("Red played %1. Your turn: you play White.")
                                               .arg(QString::fromStdString(desk.moves()))),
                 qPrintable(desk.message()));
        Desk people;
        QVERIFY(!people.action("swapSides").isEnabled());
    }
};

}  // namespace checkers

QTEST_MAIN(checkers::TestCheckersPlayers)
#include "test_view_players.moc"
