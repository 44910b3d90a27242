// SPDX-License-Identifier: MIT
#include "checkers/scene/landings.h"
#include "checkers/scene/words.h"
#include "checkers/tests/game.h"
#include "common/keeping/results/statistics.h"
#include "common/keeping/saved/saved_game.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/strip/message_strip.h"

#include <array>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QComboBox>
#include <QPushButton>

using namespace checkers;

namespace {}  // namespace

class TestCheckersView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void oneNoticeAndOnePictureForEachChange() {
        const auto name = QStringLiteral("test-checkers-pictures");
        {
            Desk desk(QString(), name);
            const plt::testing::OnePicture one(*desk.window);
            one.allOf(QStringLiteral("person-person:standard"), [&] { desk.drag(11, 15); });
            one.redraw("the board turns", [&] { desk.action("flip").trigger(); });
            one.redraw("and back", [&] { desk.action("flip").trigger(); });
            one.redraw("other pieces",
                       [&] { desk.view->preferences().setValue(QStringLiteral("pieces"), 1); });
            one.redraw("the usual pieces",
                       [&] { desk.view->preferences().setValue(QStringLiteral("pieces"), 0); });
            desk.play("23-19 8-11 22-17");
            one.change("to the beginning",
                       [&] { desk.action(QStringLiteral("To the beginning")).trigger(); });
            one.change("to the end", [&] { desk.action(QStringLiteral("To the last move")).trigger(); });
            one.change("a game from elsewhere", [&] { desk.view->showRecord(desk.view->record()); });
            one.change("sides", [&] {
                desk.view->showPosition(standardPosition(), *Rules::seatsOf("beginner-person"));
            });
            one.change("the computer's move", [&] { QTRY_COMPARE(desk.session().moveCount(), 1); });
            one.change("sides exchanged", [&] { desk.action("swapSides").trigger(); });
            one.change("a move against the computer", [&] { desk.drag(11, 15); });
            one.change("its answer", [&] { QTRY_COMPARE(desk.session().moveCount(), 2); });
            one.change("undo of both", [&] { desk.key(Qt::Key_Z, Qt::ControlModifier); });
            desk.window->close();
        }
        Desk desk(QString(), name);
        plt::testing::OnePicture(*desk.window).start();
    }

    /// A file that version 1.0 has written.
    void aGameOfAnEarlierVersion() {
        const auto name = QStringLiteral("checkers");
        QVERIFY(!plt::storage::makeFolder(QStringLiteral("saved")).isEmpty());
        QVERIFY(
            QFile::copy(QStringLiteral(PLT_GAME_FOLDER "/tests/earlier.json"), plt::SavedGame::path(name)));
        Desk desk(QString(), name);
        QCOMPARE(desk.moves(), std::string("11-15 22-18 15x22"));
        QCOMPARE(desk.players(), QStringLiteral("easy-person"));
        QVERIFY(!desk.view->options().automaticDraws);
        QCOMPARE(desk.session().result().optionsText, QStringLiteral("easy-person-endless"));
        QVERIFY(desk.session().result().helped);
        desk.session().goTo(0);
        desk.session().undo();
        QCOMPARE(desk.players(), QStringLiteral("person-person"));
        QVERIFY(desk.view->options().automaticDraws);
        desk.window->close();
    }

    void playersOfEarlierIdsAndPreferences() {
        Desk desk(QStringLiteral("easy-person-endless:W_W22_B18,11,1"));
        QCOMPARE(desk.players(), QStringLiteral("easy-person"));
        QCOMPARE(desk.session().longId(), QStringLiteral("endless:W_W22_B1,11,18"));
        // An id of today leaves the players as they are.
        QCOMPARE(desk.session().openId(QStringLiteral("draws:standard")), QString());
        QCOMPARE(desk.players(), QStringLiteral("easy-person"));
        const auto name = QStringLiteral("test-checkers-earlier");
        plt::Preferences(name).setValue(QStringLiteral("options"), QStringLiteral("person-strong-endless"));
        Desk kept(QString(), name);
        QCOMPARE(kept.players(), QStringLiteral("person-strong"));
        QVERIFY(!kept.view->options().automaticDraws);
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
        QVERIFY(desk.seen(19).mark == plt::SquareMark::must);
    }

    void illegalDropsAreExplained() {
        Desk desk;
        desk.drag(11, 19);
        QCOMPARE(desk.moves(), std::string());
        QCOMPARE(desk.message(), QStringLiteral("A man moves forward to the next square on a diagonal."));
        QCOMPARE(desk.board().liftedPiece(), -1);
        desk.drag(11, 8);
        QCOMPARE(desk.message(), QStringLiteral("There is a piece on 8."));
        desk.click(11);
        QCOMPARE(desk.message(), desk.view->statusText());
        desk.click(11);
        // Off the board.
        desk.dragTo(11, QPoint(2, 2));
        QCOMPARE(desk.moves(), std::string());
        QCOMPARE(desk.message(), QStringLiteral("Pieces stay on the dark squares."));
        Desk capture(Desk::at(QStringLiteral("B:W7,20:BK2,3,12")));
        capture.drag(2, 6);
        QCOMPARE(capture.message(),
                 QStringLiteral("The piece on 2 must capture, and that does not lead to 6."));
    }

    void whatCannotMoveSaysWhy() {
        Desk desk(Desk::at(QStringLiteral("B:W7,20:BK2,3,12")));
        QVERIFY(desk.message().contains(QStringLiteral("You must capture with the piece on 2 or 3.")));
        QVERIFY(!desk.canLift(12));
        desk.click(12);
        QCOMPARE(desk.message(), QStringLiteral("Another piece can capture, and captures are compulsory."));
        desk.click(20);
        QCOMPARE(desk.message(), QStringLiteral("It is the other side's turn."));
        // Another choice ends the explanation.
        desk.click(2);
        QVERIFY(desk.board().liftedPiece() >= 0);
        QCOMPARE(desk.message(), desk.view->statusText());
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
                     QStringLiteral("The piece on 19 goes on to 10 or 12. Esc begins the capture again."));
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

    void undoTakesBackABegunCapture_data() {
        QTest::addColumn<QString>("players");
        QTest::newRow("people") << QStringLiteral("person-person");
        // Undo would else run on over the computer's move.
        QTest::newRow("against the computer") << QStringLiteral("easy-person");
    }
    void undoTakesBackABegunCapture() {
        QFETCH(QString, players);
        Desk desk(Desk::at(QStringLiteral("W:W28,32:BK31,15,16"), players));
        desk.click({32, 27});
        if (players == QStringLiteral("person-person")) desk.play("31x24");
        QTRY_COMPARE_WITH_TIMEOUT(desk.moves(), std::string("32-27 31x24"), 30000);
        desk.click({28, 19});
        QVERIFY((desk.view->path() == std::vector<int>{28, 19}));
        const auto pictures = desk.view->picturesShown();
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.view->picturesShown(), pictures + 1);
        QCOMPARE(desk.session().moveCount(), 2);
        QVERIFY(desk.view->path().empty());
        QCOMPARE(desk.board().liftedPiece(), -1);
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        QCOMPARE(desk.moves(), std::string("32-27 31x24"));
        QVERIFY(!desk.view->turns()->isWaiting());
        QVERIFY((desk.targets(28) == std::vector<int>{10, 12, 19}));
        // Now it is the move before that.
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.session().moveCount(), players == QStringLiteral("person-person") ? 1 : 0);
        QVERIFY(desk.pieceOn(31) != nullptr);
    }

    void aCircleGoesTheWayThatIsShown() {
        Desk desk(Desk::at(QStringLiteral("W:WK19:B15,14,22,23")));
        QVERIFY((desk.targets(19) == std::vector<int>{10, 26}));
        // After the first jump there is only one way.
        desk.drag(19, 26);
        QCOMPARE(desk.moves(), std::string("19x26x17x10x19"));
        QVERIFY(desk.isOver());
        QVERIFY(desk.message().startsWith(QStringLiteral("White won! Red has no piece left.")));
    }

    void theReasonForTheEndStaysInSight() {
        Desk desk(Desk::at(QStringLiteral("W:W14,22:B5,K32")));
        const auto box = [&desk](int square) {
            return desk.board()
                .squareRect(sceneSquare(square))
                .translated(desk.board().mapTo(desk.view, QPoint()));
        };
        QVERIFY(desk.view->keptInSight().contains(box(18)));
        desk.session().play(Move::resign());
        QVERIFY(desk.isOver());
        QVERIFY(!desk.view->keptInSight().contains(box(18)));

        Desk won(Desk::at(QStringLiteral("W:WK10:B15")));
        won.window->resize(500, 420);
        won.play("10x19");
        QVERIFY(won.isOver());
        won.board().finishAnimation();
        QCoreApplication::processEvents();
        const auto* plate = won.window->findChild<QWidget*>(QStringLiteral("plate"));
        QTRY_VERIFY(plate != nullptr && plate->isVisible());
        const QRect words(plate->mapTo(won.window.get(), QPoint()), plate->size());
        const QPoint corner = won.board().mapTo(won.window.get(), QPoint());
        const auto areaOf = [](const QRect& rect) { return rect.width() * rect.height(); };
        int hidden = 0;
        int whole = 0;
        for (const int square : {10, 19}) {
            const QRect seen = won.board().squareRect(sceneSquare(square));
            QVERIFY(won.view->keptInSight().contains(seen.translated(won.board().mapTo(won.view, QPoint()))));
            hidden += areaOf(words & seen.translated(corner));
            whole += areaOf(seen);
        }
        // The words and the buttons may be higher than the rest of a small window.
        QVERIFY2(hidden * 2 < whole, qPrintable(QStringLiteral("%1 of %2").arg(hidden).arg(whole)));
        QVERIFY(!won.view->keptInSight().contains(won.board().squarePoint(sceneSquare(32))));
    }

    /// A wide window has room for words beside a board in perspective, which keeps its size.
    void theEndStandsBesideTheBoardInAWideWindow() {
        Desk won(Desk::at(QStringLiteral("W:WK10:B15")));
        won.window->resize(1400, 760);
        QTRY_VERIFY(won.window->width() == 1400);
        const QSize before = won.board().size();
        won.play("10x19");
        QVERIFY(won.isOver());
        won.board().finishAnimation();
        const auto* plate = won.window->findChild<QWidget*>(QStringLiteral("plate"));
        QTRY_VERIFY(plate != nullptr && plate->isVisible());
        const QRect words = QRect(plate->mapToGlobal(QPoint()), plate->size());
        const QPoint corner = won.board().mapToGlobal(QPoint());
        for (int square = 1; square <= 32; ++square)
            QVERIFY(!words.intersects(won.board().squareRect(sceneSquare(square)).translated(corner)));
        QCOMPARE(won.board().size(), before);
    }

    /// The smallest window has no room for words beside what tells why.
    void theEndOfASmallWindowIsSaidInTheStrip() {
        Desk won(Desk::at(QStringLiteral("W:WK10:B15")));
        won.window->resize(336, 250);
        QTRY_VERIFY(won.window->width() <= 336);
        won.play("10x19");
        QVERIFY(won.isOver());
        won.board().finishAnimation();
        const auto* strip = won.window->findChild<plt::MessageStrip*>();
        const auto isPlateShown = [&won] {
            const auto* plate = won.window->findChild<QWidget*>(QStringLiteral("plate"));
            return plate != nullptr && plate->isVisible();
        };
        QTRY_VERIFY(strip->text().contains(QStringLiteral("White won! Red has no piece left.")));
        QVERIFY(!isPlateShown());
        won.window->resize(760, 660);
        QTRY_VERIFY(isPlateShown());
        QTRY_VERIFY(!strip->text().contains(QStringLiteral("White won!")));
        won.window->resize(336, 250);
        QTRY_VERIFY(!isPlateShown());
        QTRY_VERIFY(strip->text().contains(QStringLiteral("White won!")));
        won.session().undo();
        QTRY_VERIFY(!strip->text().contains(QStringLiteral("White won!")));
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
        QVERIFY2(desk.message().contains(endText(desk.state(), PieceSet::redAndWhite)),
                 qPrintable(desk.message()));
        plt::FileWriter::shared().finish();
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
        QVERIFY(child(QStringLiteral("22, white man, can move")) != nullptr);
        QVERIFY(child(QStringLiteral("32, white man")) != nullptr);
        QVERIFY(child(QStringLiteral("32, white man, can move")) == nullptr);
        QVERIFY(child(QStringLiteral("captured by White, nothing")) != nullptr);
        press(QStringLiteral("22, "));
        press(QStringLiteral("8, "));
        QCOMPARE(desk.moves(), std::string("22x15x8"));
        QVERIFY(child(QStringLiteral("8, white man")) != nullptr);
        QVERIFY(child(QStringLiteral("18, empty")) != nullptr);
        QVERIFY(child(QStringLiteral("captured by White, 2 men")) != nullptr);
        press(QStringLiteral("1, "));
        press(QStringLiteral("6, "));
        QCOMPARE(desk.moves(), std::string("22x15x8 1-6"));
    }

    // Windows -------------------------------------------------------------------------------------------
    void motionAndHasteDoNotDisturb() {
        plt::motion::setEnabled(true);
        Desk desk(Desk::at(QStringLiteral("W:W28,32:B24,16,23,15,1")));
        // While pieces are on their way, the next input counts for where they go.
        const auto click = [&](int square) {
            plt::testing::click(desk.board(), desk.board().squarePoint(sceneSquare(square)));
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

    void aMoveByOtherMeansEndsABegunCapture() {
        // Begun with the long circle, done with another piece.
        Desk desk(Desk::at(QStringLiteral("W:WK19,30:B15,14,22,23,25,7")));
        desk.click({19, 10});
        QVERIFY(desk.view->path().size() > 1);
        desk.play("30x21");
        QVERIFY(desk.view->path().empty());
        QVERIFY(desk.pieceOn(19) != nullptr && desk.pieceOn(10) == nullptr);
        for (const auto& piece : desk.board().scene().pieces)
            if (squareOf(piece.square) > 0) QVERIFY(piece.via.empty());
    }

    /// The board shows the position after random input in any order.
    void randomInputLeavesABoardInOrder() {
        Desk desk;
        const Switched flip(desk, "flip", false);
        plt::Random random(2026);
        const std::array<const char*, 4> starts{"B:W21-32:B1-12", "W:WK19,25:B15,14,22,23,7",
                                                "W:W28,32,K31:B24,16,23,15,K1", "B:W9,17,10,18,K25:B5,K1,3"};
        const std::array<Qt::Key, 8> keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,
                                          Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Return};
        const auto square = [&] { return static_cast<int>(random.below(squareCount)) + 1; };
        const auto act = [&] {
            switch (random.below(12)) {
                case 0:
                    desk.session().undo();
                    return;
                case 1:
                    desk.session().redo();
                    return;
                case 2:
                    desk.action("flip").trigger();
                    return;
                case 3:
                    if (random.below(8) == 0)
                        desk.session().openId(
                            Desk::at(QString::fromLatin1(starts[random.below(starts.size())])));
                    return;
                case 4:
                    desk.session().goTo(random.between(0, 6));
                    return;
                case 5:
                    desk.drag(square(), square());
                    return;
                case 6:
                    if (random.below(20) == 0) desk.session().newGame();
                    return;
                case 7:
                case 8:
                    desk.key(keys[random.below(keys.size())]);
                    return;
                default:
                    break;
            }
            // Likely legal moves.
            std::vector<std::pair<int, int>> choices;
            for (const auto& piece : desk.board().scene().pieces)
                for (const int target : piece.targets)
                    choices.emplace_back(squareOf(piece.square), squareOf(target));
            if (choices.empty()) return;
            const auto [from, to] = choices[random.below(choices.size())];
            if (random.coin())
                desk.drag(from, to);
            else
                desk.click({from, to});
        };
        int begun = 0;
        for (int i = 0; i < 400; ++i) {
            act();
            QCoreApplication::processEvents();
            const auto& path = desk.view->path();
            if (path.size() > 1) {
                ++begun;
                QVERIFY(!movesAlong(desk.state().position, path).empty());
                QVERIFY(desk.pieceOn(path.back()) != nullptr);
                continue;
            }
            const Position& now = desk.state().position;
            int standing = 0;
            for (int number = 1; number <= squareCount; ++number) {
                const auto* piece = desk.pieceOn(number);
                QCOMPARE(piece != nullptr, (now.occupied() & bit(number)) != 0);
                if (piece == nullptr) continue;
                ++standing;
                QCOMPARE(piece->id < maxPieces, (now.first & bit(number)) != 0);
                QCOMPARE(piece->picture == 0, (now.kings & bit(number)) != 0);
                if (!piece->targets.empty()) QVERIFY((movablePieces(now) & bit(number)) != 0);
            }
            QCOMPARE(standing, now.total());
        }
        QVERIFY(begun > 0);
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
        QVERIFY(Options{}.automaticDraws);
        plt::OptionsForm form(desk.view->preferences());
        QVERIFY(desk.view->buildOptions(form));
        const auto boxes = form.findChildren<QComboBox*>();
        // The boxes choose the players; the look of the pieces is a preference.
        QCOMPARE(boxes.size(), 2);
        plt::OptionsForm looks(desk.view->preferences(), plt::OptionsForm::Part::preferences);
        desk.view->buildOptions(looks);
        QVERIFY(!looks.findChildren<QComboBox*>().isEmpty());
        QVERIFY(!desk.view->optionsDiffer());
        for (auto* button : form.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("The computer begins")) button->click();
        QVERIFY(desk.view->optionsDiffer());
        desk.view->applyOptions();
        QCOMPARE(desk.players(), QStringLiteral("medium-person"));
        QCOMPARE(desk.session().optionsText(), QStringLiteral("draws"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.session().moveCount(), 1, 30000);
        QVERIFY(desk.board().scene().turned);
        desk.view->preferences().setValue(QStringLiteral("seats"), QVariant());
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
        const Switched moves(desk.action(QStringLiteral("Record of the game")), true);
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

QTEST_MAIN(TestCheckersView)
#include "test_view.moc"
