// SPDX-License-Identifier: MIT
#include "checkers/analyst.h"
#include "checkers/evaluation_bar.h"
#include "checkers/player.h"
#include "checkers/score_sheet.h"
#include "common/game/statistics.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "tests/support/clean_home.h"
#include "tests/support/session_checks.h"
#include "tests/views/checkers/game.h"
#include "tests/views/checkers/test_records.h"
#include "tests/views/checkers/test_scene.h"

#include <array>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QCheckBox>
#include <QHeaderView>

using namespace checkers;

namespace {

const CleanHome home;

/// Sets a switch of the View menu for the time of a test.
class Switched {
  public:
    Switched(Desk& desk, const char* name, bool on)
        : action_(desk.action(name)), before_(action_.isChecked()) {
        action_.setChecked(on);
    }
    Switched(const Switched&) = delete;
    Switched& operator=(const Switched&) = delete;
    ~Switched() { action_.setChecked(before_); }

  private:
    QAction& action_;
    bool before_;
};

}  // namespace

class TestCheckersView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void sessionChecks() {
        plt::checks::allSessionChecks<Rules>(
            {{}, {Level::expert, {}, true}, {Level::easy, Level::strong, false}});
        plt::checks::hintsAreLegal<Rules>({{}}, 3);
    }

    // By mouse ------------------------------------------------------------------------------------------
    void movesByDragAndByClick() {
        Desk desk;
        desk.drag(11, 15);
        QCOMPARE(desk.moves(), std::string("11-15"));
        desk.click({23, 19});
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
        // Another piece of one's own is meant instead of the lifted one.
        desk.click(9);
        QCOMPARE(desk.board().liftedPiece(), desk.pieceOn(9)->id);
        QCOMPARE(desk.view->statusText(), QStringLiteral("From 9 to 13 or 14."));
        desk.click({10, 14});
        QCOMPARE(desk.moves(), std::string("11-15 23-19 10-14"));
        QVERIFY(desk.seen(10).mark == plt::SquareMark::lastMove);
        QVERIFY(desk.seen(14).mark == plt::SquareMark::lastMove);
        QVERIFY(desk.seen(19).mark == plt::SquareMark::none);
    }

    void illegalDropsAreExplained() {
        Desk desk;
        desk.drag(11, 19);
        QCOMPARE(desk.moves(), std::string());
        QCOMPARE(desk.message(), QStringLiteral("A man moves to the next square on a diagonal, forward."));
        QCOMPARE(desk.board().liftedPiece(), -1);
        desk.drag(11, 8);
        QCOMPARE(desk.message(), QStringLiteral("There is a piece on 8."));
        // Off the board.
        desk.dragTo(11, QPoint(2, 2));
        QCOMPARE(desk.moves(), std::string());
        QCOMPARE(desk.message(), QStringLiteral("Pieces stay on the dark squares."));
        Desk capture(Desk::at(QStringLiteral("B:W7,20:BK2,3,12")));
        capture.drag(2, 6);
        QCOMPARE(capture.message(),
                 QStringLiteral("The piece on 2 must capture; 6 is not where that leads."));
    }

    void whatCannotMoveSaysWhy() {
        Desk desk(Desk::at(QStringLiteral("B:W7,20:BK2,3,12")));
        QVERIFY(
            desk.message().contains(QStringLiteral("A capture is compulsory: with the piece on 2 or 3.")));
        QVERIFY(!desk.canLift(12));
        desk.click(12);
        QCOMPARE(desk.message(), QStringLiteral("Another piece can capture, and captures are compulsory."));
        desk.click(20);
        QCOMPARE(desk.message(), QStringLiteral("It is the other side's turn."));
        Desk start;
        start.click(2);
        QCOMPARE(start.message(), QStringLiteral("This piece is blocked."));
    }

    void aCaptureIsPlayedToItsEnd_data() {
        QTest::addColumn<bool>("drag");
        QTest::addColumn<int>("to");
        // On the last square, or on the one half-way: only one way is left.
        QTest::newRow("drag, end") << true << 8;
        QTest::newRow("drag, half-way") << true << 15;
        QTest::newRow("click, end") << false << 8;
        QTest::newRow("click, half-way") << false << 15;
    }
    void aCaptureIsPlayedToItsEnd() {
        QFETCH(bool, drag);
        QFETCH(int, to);
        Desk desk(Desk::at(QStringLiteral("W:W22:B18,11,1")));
        if (drag)
            desk.drag(22, to);
        else
            desk.click({22, to});
        QCOMPARE(desk.moves(), std::string("22x15x8"));
        QCOMPARE(desk.fen(), std::string("B:W8:B1"));
    }

    void aBranchIsChosenOnTheWay_data() {
        QTest::addColumn<bool>("drag");
        QTest::addColumn<bool>("atOnce");
        for (const bool drag : {false, true})
            for (const bool atOnce : {false, true})
                QTest::addRow("%s, %s", drag ? "drag" : "click", atOnce ? "at once" : "step by step")
                    << drag << atOnce;
    }
    void aBranchIsChosenOnTheWay() {
        QFETCH(bool, drag);
        QFETCH(bool, atOnce);
        Desk desk(Desk::at(QStringLiteral("W:W28:B24,16,23,15,1")));
        const auto go = [&](int from, int to) {
            if (drag)
                desk.drag(from, to);
            else
                desk.click(desk.board().liftedPiece() < 0 ? std::vector<int>{from, to}
                                                          : std::vector<int>{to});
        };
        QVERIFY((desk.targets(28) == std::vector<int>{10, 12, 19}));
        if (!atOnce) {
            go(28, 19);
            QCOMPARE(desk.moves(), std::string());
            QVERIFY((desk.view->path() == std::vector<int>{28, 19}));
            QVERIFY((desk.targets(19) == std::vector<int>{10, 12}));
            QVERIFY(desk.pieceOn(24) == nullptr);
            QCOMPARE(desk.view->statusText(),
                     QStringLiteral("The piece on 19 goes on to 10 or 12. Esc begins the capture anew."));
            // Elsewhere it stays where it is.
            go(19, 26);
            QVERIFY((desk.view->path() == std::vector<int>{28, 19}));
            go(19, 12);
        } else {
            go(28, 12);
        }
        QCOMPARE(desk.moves(), std::string("28x19x12"));
        QVERIFY(desk.view->path().empty());
        QCOMPARE(desk.fen(), std::string("B:W12:B1,15,23"));
    }

    void aCaptureCanBeBegunAnew() {
        Desk desk(Desk::at(QStringLiteral("W:W28:B24,16,23,15")));
        desk.click({28, 19});
        QVERIFY(!desk.view->path().empty());
        desk.key(Qt::Key_Escape);
        QTRY_VERIFY(desk.view->path().empty());
        QVERIFY((desk.targets(28) == std::vector<int>{10, 12, 19}));
        QVERIFY(desk.pieceOn(24) != nullptr);
        desk.click({28, 10});
        QCOMPARE(desk.moves(), std::string("28x19x10"));
    }

    void undoTakesBackABegunCapture() {
        for (const char* options : {"person-person", "easy-person"}) {
            Desk desk(Desk::at(QStringLiteral("B:W28:B20,16,23,15"), QLatin1String(options)));
            if (!desk.session().options().first)
                desk.play("20-24");
            else
                QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 1, 30000);
            // The computer may have moved elsewhere: then there is nothing to begin.
            if (desk.pieceOn(24) == nullptr) continue;
            desk.click({28, 19});
            QVERIFY((desk.view->path() == std::vector<int>{28, 19}));
            desk.session().undo();
            QTRY_COMPARE(desk.session().moveCount(), 1);
            QVERIFY(desk.view->path().empty());
            QVERIFY((desk.targets(28) == std::vector<int>{10, 12, 19}));
            // Now it is the move before that.
            desk.session().undo();
            QTRY_COMPARE(desk.session().moveCount(), 0);
            QCoreApplication::processEvents();
            QCOMPARE(desk.session().moveCount(), 0);
            QVERIFY(desk.pieceOn(20) != nullptr);
        }
    }

    void aCircleGoesTheWayThatIsShown() {
        Desk desk(Desk::at(QStringLiteral("W:WK19:B15,14,22,23")));
        QVERIFY((desk.targets(19) == std::vector<int>{10, 26}));
        // After the first jump there is only one way.
        desk.drag(19, 26);
        QCOMPARE(desk.moves(), std::string("19x26x17x10x19"));
        QVERIFY(desk.isOver());
        QVERIFY(desk.message().startsWith(QStringLiteral("White wins! Red has no piece left.")));
    }

    void aGameIsPlayedToItsEnd() {
        Desk desk;
        plt::Random random(3);
        int guard = 0;
        while (!desk.isOver() && ++guard < 400) {
            std::vector<std::pair<int, int>> choices;
            for (const auto& piece : desk.board().scene().pieces)
                for (const int target : piece.targets)
                    choices.emplace_back(squareOf(piece.square), squareOf(target));
            QVERIFY(!choices.empty());
            const auto [from, to] = choices[random.below(choices.size())];
            const auto before = desk.state();
            const auto path = desk.view->path();
            if (random.coin())
                desk.drag(from, to);
            else
                desk.click(desk.board().liftedPiece() < 0 ? std::vector<int>{from, to}
                                                          : std::vector<int>{to});
            QVERIFY(!(desk.state() == before) || desk.view->path() != path);
        }
        QVERIFY(desk.isOver());
        QVERIFY2(desk.message().startsWith(endText(desk.state(), PieceSet::redAndWhite)),
                 qPrintable(desk.message()));
        const auto statistics =
            plt::Statistics(QStringLiteral("test-checkers")).read().value(QStringLiteral("person-person"));
        QVERIFY(statistics.played > 0);
    }

    // By keyboard and screen reader ---------------------------------------------------------------------
    void playsByKeyboard() {
        Desk desk;
        // Up and down is a zigzag over the dark squares that leads back.
        desk.walkTo(11);
        const int start = desk.cursor();
        QCOMPARE(start, 11);
        desk.key(Qt::Key_Up);
        QCOMPARE(rowOf(desk.cursor()), rowOf(11) + 1);
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.cursor(), 11);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.board().liftedPiece(), desk.pieceOn(11)->id);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.board().liftedPiece(), -1);
        for (const auto& [from, to] :
             std::vector<std::pair<int, int>>{{11, 15}, {23, 19}, {8, 11}, {22, 17}}) {
            desk.walkTo(from);
            desk.key(Qt::Key_Return);
            desk.walkTo(to);
            desk.key(Qt::Key_Space);
        }
        QCOMPARE(desk.moves(), std::string("11-15 23-19 8-11 22-17"));
    }

    void everyDarkSquareIsReachedByKeys() {
        Desk desk;
        for (const bool turned : {false, true}) {
            const Switched flip(desk, "flip", turned);
            for (int square = 1; square <= squareCount; ++square) {
                desk.walkTo(square);
                QCOMPARE(desk.cursor(), square);
            }
        }
    }

    void playsByAccessibility() {
        Desk desk(Desk::at(QStringLiteral("W:W22,32:B18,11,1")));
        auto* root = QAccessible::queryAccessibleInterface(&desk.board());
        QVERIFY(root != nullptr);
        const auto child = [&](const QString& beginning) {
            std::function<QAccessibleInterface*(QAccessibleInterface*)> find =
                [&](QAccessibleInterface* in) -> QAccessibleInterface* {
                for (int i = 0; i < in->childCount(); ++i) {
                    auto* one = in->child(i);
                    if (one->text(QAccessible::Name).startsWith(beginning)) return one;
                    if (auto* deeper = find(one)) return deeper;
                }
                return nullptr;
            };
            return find(root);
        };
        const auto press = [&](const QString& beginning) {
            auto* one = child(beginning);
            if (one == nullptr) qFatal("there is no %s", qPrintable(beginning));
            one->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        QVERIFY(child(QStringLiteral("22, White man, can move")) != nullptr);
        QVERIFY(child(QStringLiteral("32, White man")) != nullptr);
        QVERIFY(child(QStringLiteral("32, White man, can move")) == nullptr);
        QVERIFY(child(QStringLiteral("Captured by White: nothing")) != nullptr);
        press(QStringLiteral("22, "));
        press(QStringLiteral("8, "));
        QCOMPARE(desk.moves(), std::string("22x15x8"));
        QVERIFY(child(QStringLiteral("8, White man")) != nullptr);
        QVERIFY(child(QStringLiteral("18, empty")) != nullptr);
        QVERIFY(child(QStringLiteral("Captured by White: 2 men")) != nullptr);
        press(QStringLiteral("1, "));
        press(QStringLiteral("6, "));
        QCOMPARE(desk.moves(), std::string("22x15x8 1-6"));
    }

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
        QTRY_VERIFY_WITH_TIMEOUT(desk.message().contains(QStringLiteral("plies")), 30000);
        QVERIFY(desk.message().startsWith(QStringLiteral("The computer (White): ")));
        desk.action("moveNow").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 2, 30000);
        QVERIFY(!desk.message().contains(QStringLiteral("plies")));
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

    // What the View menu has ----------------------------------------------------------------------------
    void theBoardTurns() {
        Desk desk(QStringLiteral("person-person:standard"));
        QVERIFY(!desk.board().scene().turned);
        const auto at = [&] { return desk.board().squarePoint(sceneSquare(4)); };
        const QPoint before = at();
        QVERIFY(before.y() > desk.board().height() / 2 && before.x() < desk.board().width() / 2);
        {
            const Switched flip(desk, "flip", true);
            QVERIFY(desk.board().scene().turned);
            desk.board().finishAnimation();
            QVERIFY(at().y() < desk.board().height() / 2 && at().x() > desk.board().width() / 2);
            desk.drag(11, 15);
            QCOMPARE(desk.moves(), std::string("11-15"));
        }
        QVERIFY(!desk.board().scene().turned);
        // The person sits in front.
        Desk second(Desk::at(QStringLiteral("W:W21,32:B1,2"), QStringLiteral("medium-person")));
        QVERIFY(second.board().scene().turned);
        const Switched own(second, "ownSide", false);
        QVERIFY(!second.board().scene().turned);
    }

    void pieceSetsCanBeChosen() {
        Desk desk;
        QCOMPARE(desk.pieceOn(32)->colour, looksOf(PieceSet::redAndWhite).second);
        desk.view->preferences().setValue(QStringLiteral("pieces"), 1);
        QCOMPARE(desk.pieceOn(32)->colour, looksOf(PieceSet::redAndBlack).second);
        desk.play("11-15");
        QVERIFY(desk.message().startsWith(QStringLiteral("Black to move.")));
        desk.view->preferences().setValue(QStringLiteral("pieces"), 99);
        QVERIFY(desk.view->pieceSet() == PieceSet::darkAndLight);
        desk.view->preferences().setValue(QStringLiteral("pieces"), 0);
    }

    void theEvaluationIsShown() {
        Desk desk(Desk::at(QStringLiteral("W:WK1,K2:BK14"), QStringLiteral("person-expert")));
        // White, a computer, thinks: the analysis looks at the same time.
        desk.session().openId(Desk::at(QStringLiteral("W:WK1,K2:BK14")));
        auto* bar = desk.view->findChild<EvaluationBar*>();
        QVERIFY(!bar->isVisible());
        const Switched analysis(desk, "analysis", true);
        QVERIFY(bar->isVisible());
        QVERIFY(desk.view->endgames().isWanted());
        QTRY_VERIFY_WITH_TIMEOUT(bar->share() == 0.0, 60000);
        QVERIFY2(bar->toolTip().contains(QStringLiteral("White wins in 17 moves, proven")),
                 qPrintable(bar->toolTip()));
        QVERIFY(bar->accessibleDescription() == bar->toolTip());
        // Another position, another verdict.
        desk.session().openId(Desk::at(QStringLiteral("W:WK3,K4:BK11")));
        QTRY_VERIFY_WITH_TIMEOUT(bar->share() == 0.5, 60000);
        QVERIFY(bar->toolTip().contains(QStringLiteral("draw")));
        QVERIFY(!desk.session().history().game().helped);
        desk.session().openId(QStringLiteral("person-easy:standard"));
        QVERIFY(desk.session().history().game().helped);
    }

    void theEvaluationGrows() {
        double before = -1;
        for (const double value : {-20.0, -3.0, -1.0, -0.2, 0.0, 0.2, 1.0, 3.0, 20.0}) {
            const double share = EvaluationBar::shareOf(value, false);
            QVERIFY(share > before && share > 0 && share < 1);
            QVERIFY(std::abs(share + EvaluationBar::shareOf(-value, false) - 1) < 1e-9);
            before = share;
        }
        QCOMPARE(EvaluationBar::shareOf(299, true), 1.0);
        QCOMPARE(EvaluationBar::shareOf(-299, true), 0.0);
        QCOMPARE(EvaluationBar::shareOf(0, true), 0.5);
    }

    void theListOfMovesGoesThere() {
        Desk desk;
        const Switched moves(desk, "moves", true);
        auto* sheet = desk.view->findChild<ScoreSheet*>();
        QVERIFY(sheet->isVisible());
        desk.play("11-15 23-19 8-11 22-17");
        const auto* model = sheet->model();
        QCOMPARE(model->rowCount(), 2);
        const auto text = [&](int row, int column) { return model->index(row, column).data().toString(); };
        QCOMPARE(text(0, 0), QStringLiteral("11-15"));
        QCOMPARE(text(1, 1), QStringLiteral("22-17"));
        QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Red"));
        const auto click = [&](int row, int column) {
            QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {},
                              sheet->visualRect(model->index(row, column)).center());
        };
        click(0, 1);
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
        QVERIFY(model->index(0, 1).data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(model->index(1, 0).data(Qt::ForegroundRole).isValid());
        click(1, 0);
        QCOMPARE(desk.moves(), std::string("11-15 23-19 8-11"));
        // A game that the second side begins leaves the first cell empty.
        desk.session().openId(Desk::at(QStringLiteral("W:W21,32:B1,2")));
        desk.play("21-17 1-6");
        QVERIFY(text(0, 0).isEmpty());
        QCOMPARE(text(0, 1), QStringLiteral("21-17"));
        QCOMPARE(text(1, 0), QStringLiteral("1-6"));
        click(0, 0);
        QCOMPARE(desk.moves(), std::string("21-17 1-6"));
        click(0, 1);
        QCOMPARE(desk.moves(), std::string("21-17"));
    }

    void hintsAreMarkedAndDone() {
        Desk desk(Desk::at(QStringLiteral("W:W22:B18,11,1")));
        desk.session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.session().isThinking(), 60000);
        QVERIFY2(desk.message().startsWith(QStringLiteral("22x15x8 is compulsory.")),
                 qPrintable(desk.message()));
        for (const int square : {22, 15, 8}) QVERIFY(desk.seen(square).mark == plt::SquareMark::hint);
        QVERIFY(desk.view->endgames().isWanted());
        desk.session().playHint();
        QCOMPARE(desk.moves(), std::string("22x15x8"));
    }

    void motionAndHasteDoNotDisturb() {
        plt::motion::setEnabled(true);
        Desk desk(Desk::at(QStringLiteral("W:W28,32:B24,16,23,15,1")));
        // While pieces are on their way, the next input counts for where they go.
        const auto click = [&](int square) {
            const auto point = desk.board().squarePoint(sceneSquare(square));
            auto* widget = desk.under(point);
            QTest::mouseClick(widget, Qt::LeftButton, {}, widget->mapFrom(&desk.board(), point));
        };
        click(28);
        click(19);
        QVERIFY(desk.board().isAnimating());
        click(12);
        QCOMPARE(desk.moves(), std::string("28x19x12"));
        desk.session().undo();
        desk.session().redo();
        QTRY_VERIFY(!desk.board().isAnimating());
        for (const auto& piece : desk.board().scene().pieces)
            if (piece.square == standOf(Side::second)) QVERIFY(piece.centre.x() < 0);
    }

    void aResumedGameGoesOn() {
        const auto name = QStringLiteral("test-checkers-resumed");
        State left;
        {
            Desk desk(QStringLiteral("person-person:standard"), name);
            desk.play("11-15 23-19");
            left = desk.state();
            desk.window->close();
        }
        Desk desk(QString(), name);
        QVERIFY(desk.state() == left);
        QVERIFY(desk.canLift(8));
    }

    void optionsCanBeChosen() {
        Desk desk;
        QVERIFY((Options{} == Options{{}, {}, true}));
        plt::OptionsForm form(desk.view->preferences());
        QVERIFY(desk.view->buildOptions(form));
        const auto boxes = form.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3);
        QVERIFY(!desk.view->optionsDiffer());
        for (auto* button : form.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("The computer begins")) button->click();
        QVERIFY(desk.view->optionsDiffer());
        desk.view->applyOptions();
        QCOMPARE(desk.session().optionsText(), QStringLiteral("medium-person"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 1, 30000);
        QVERIFY(desk.board().scene().turned);
        desk.view->preferences().setValue(QStringLiteral("options"), QStringLiteral("person-person"));
    }

    void playsInPerspective() {
        Desk desk;
        desk.board().setPerspective(true);
        if (!desk.board().isPerspective()) QSKIP("This display has no OpenGL.");
        desk.click({11, 15});
        desk.click({23, 19});
        desk.click({8, 11});
        QCOMPARE(desk.moves(), std::string("11-15 23-19 8-11"));
        desk.board().setPerspective(false);
    }

    void drawsAtEverySize() {
        Desk desk(Desk::at(QStringLiteral("W:WK1,28,32:B24,16,23,15,K29")));
        const Switched moves(desk, "moves", true);
        const Switched analysis(desk, "analysis", true);
        for (const QSize size : {QSize(340, 320), QSize(400, 900), QSize(1500, 420), QSize(1500, 1100)}) {
            desk.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!desk.window->grab().isNull());
            for (int square = 1; square <= squareCount; ++square)
                QVERIFY(desk.board().rect().contains(desk.board().squarePoint(sceneSquare(square))));
        }
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestCheckersScene scene;
    TestCheckersView view;
    TestCheckersRecords records;
    int failures = 0;
    for (QObject* test : std::array<QObject*, 3>{&scene, &view, &records})
        failures += QTest::qExec(test, app.arguments());
    return failures == 0 ? 0 : 1;
}
#include "checkers/moc_test_records.cpp"
#include "checkers/moc_test_scene.cpp"
#include "test_checkers.moc"
