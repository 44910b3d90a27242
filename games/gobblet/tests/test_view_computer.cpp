// SPDX-License-Identifier: MIT
#include "common/keeping/saved/saved_game.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "gobblet/options/thinking_time_field.h"
#include "gobblet/scene/words.h"
#include "gobblet/tests/game.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QToolButton>

/// Gobblet with computer players: seats, waiting, and saving.
class TestGobbletComputer : public QObject {
    Q_OBJECT

    using Side = gobblet::Side;
    using Options = gobblet::Options;
    using Outcome = plt::Outcome;

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void oneNoticeAndOnePictureForEachChange() {
        const auto name = QStringLiteral("test-gobblet-pictures");
        {
            GobbletGame game(QString(), name);
            const plt::testing::OnePicture one(*game.window);
            one.allOf(QStringLiteral("3-person-person:empty"), [&] { game.play("+2@1,1"); });
            one.redraw("threats", [&] { game.action(QStringLiteral("Show threats"))->trigger(); });
            one.redraw("no threats", [&] { game.action(QStringLiteral("Show threats"))->trigger(); });
            one.change("the other board", [&] { game.view->beginWith({4}); });
            game.plays(QStringLiteral("beginner"), 0.01);
            one.change("move", [&] { game.play("+3@1,1"); });
            game.view->turns()->setPatient(true);
            one.redraw("another player", [&] { game.toggle(Side::yellow); });
            one.redraw("it begins to think", [&] { game.view->turns()->moveNow(); });
            one.change("its move", [&] { QTRY_COMPARE(game.session().moveCount(), 2); });
            one.change("undo both", [&] { game.session().undo(); });
            game.window->close();
        }
        GobbletGame game(QString(), name);
        plt::testing::OnePicture(*game.window).start();
    }

    // Players -------------------------------------------------------------------------------------------
    /// A single player begins against a computer; a game for two people is offered visibly.
    void theComputerIsOffered() {
        GobbletGame game(QString(), QStringLiteral("test-gobblet-offered"));
        QVERIFY(!game.isComputer(Side::red) && game.isComputer(Side::yellow));
        game.session().setSeats({plt::Seat::person(), plt::Seat::person()});
        QAbstractButton* offer = nullptr;
        for (auto* button : game.bar().findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Play the computer")) offer = button;
        QVERIFY(offer != nullptr && offer->isVisible());
        QTest::mouseClick(offer, Qt::LeftButton);
        QVERIFY(!game.isComputer(Side::red) && game.isComputer(Side::yellow));
        QVERIFY(!offer->isVisible());
        QCOMPARE(game.bar().seatButton(1)->text(), QStringLiteral("Yellow: Computer, medium"));
        // The next game is played by the same, and so is the one of the next run.
        QCOMPARE(game.view->preferences().value(QStringLiteral("seats")).toString(),
                 QStringLiteral("person-ok"));
    }

    void aSideThatTheComputerTookAnswers() {
        GobbletGame game;
        game.plays(QStringLiteral("medium"), 0.05);
        game.toggle(Side::yellow);
        QVERIFY(game.isComputer(Side::yellow));
        QCOMPARE(game.session().moveCount(), 0);
        game.play("+2@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY(!game.view->turns()->isThinking());
        // Its move is announced.
        QVERIFY(game.session().lastTold().startsWith(QStringLiteral("Yellow: ")));
        QCOMPARE(game.view->statusText(), game.session().lastTold() + QStringLiteral(" Your turn (Red)."));
        QVERIFY2(!game.session().result().helped, "it is the computer's side, however it came to it");
    }

    /// Its piece moves visibly to its place.
    void itsMovesAreAnimated() {
        plt::motion::setEnabled(true);
        GobbletGame game;
        game.plays(QStringLiteral("medium"), 0.05);
        game.set("+2@1,1");
        game.board().finishAnimation();
        bool moved = false;
        connect(&game.session(), &plt::GameSession::changed, this,
                [&] { moved = moved || (game.session().moveCount() == 2 && game.board().isAnimating()); });
        game.toggle(Side::yellow);
        QVERIFY(game.view->turns()->isThinking());
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY(moved);
        const auto last = static_cast<std::size_t>(gobblet::squareOfCell(game.state().last->to, 3));
        QCOMPARE(game.board().scene().squares[last].mark, plt::SquareMark::lastMove);
        QTRY_VERIFY(!game.board().isAnimating());
        disconnect(&game.session(), nullptr, this, nullptr);
        plt::motion::setEnabled(false);
    }

    /// A win against a computer is announced, counted and celebrated, however it got its seat.
    void aWinAgainstTheComputerIsOnes_data() {
        QTest::addColumn<bool>("computer");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("counted");
        QTest::newRow("computer") << true << QStringLiteral("You won! The line a1, b1, c1 is complete.")
                                  << QStringLiteral("3-person-ok");
        QTest::newRow("people") << false << QStringLiteral("Red won! The line a1, b1, c1 is complete.")
                                << QStringLiteral("3-person-person");
    }
    void aWinAgainstTheComputerIsOnes() {
        QFETCH(bool, computer);
        QFETCH(QString, told);
        QFETCH(QString, counted);
        plt::motion::setEnabled(true);
        const auto name = QStringLiteral("test-gobblet-wins");
        GobbletGame game(GobbletGame::twoPeople(3), name);
        game.view->turns()->setPatient(true);
        if (computer) game.toggle(Side::yellow);
        game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1");
        game.play("+2@2,0");
        QVERIFY(game.isOver());
        QVERIFY2(game.message().startsWith(told), qPrintable(game.message()));
        QCOMPARE(game.session().outcome(), computer ? Outcome::won : Outcome::over);
        QCOMPARE(plt::Celebration::isRunning(game.view), computer);
        plt::FileWriter::shared().finish();
        const auto result = plt::Statistics(name).read().value(counted);
        QCOMPARE(result.played, 1);
        QCOMPARE(result.won, computer ? 1 : 0);
        plt::motion::setEnabled(false);
    }

    void theSideToMoveThinksAtOnce() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.broods();
        game.toggle(Side::red);
        QVERIFY(game.view->turns()->isThinking());
        QCOMPARE(game.view->statusText(), QStringLiteral("Red is thinking."));
        QVERIFY(!game.thought().isEmpty());
        for (const auto& piece : game.board().scene().pieces) QVERIFY(piece.targets.empty());
        // A click in the meantime is explained.
        game.board().finishAnimation();
        game.click(game.board().piecePoint(game.view->placement().onStand(Side::red, 1)));
        QVERIFY(game.message().startsWith(QStringLiteral("Red is thinking. Ctrl+M")));
        QCOMPARE(game.board().liftedPiece(), -1);
        // Another player of the other side does not disturb it; its own stops it.
        game.toggle(Side::yellow);
        game.toggle(Side::yellow);
        QVERIFY(game.view->turns()->isThinking());
        game.toggle(Side::red);
        QVERIFY(!game.view->turns()->isThinking());
        QVERIFY(game.thought().isEmpty());
        QCOMPARE(game.session().moveCount(), 0);
        game.play("+3@0,0");
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY2(!game.session().result().helped, "it thought, but did not move");
        // Another level thinks anew, and within its time.
        game.toggle(Side::yellow);
        QVERIFY(game.view->turns()->isThinking());
        game.plays(QStringLiteral("beginner"), 0.01);
        game.seat(Side::yellow, QStringLiteral("Computer, beginner"));
        QTRY_COMPARE(game.session().moveCount(), 2);
    }

    void moveNow() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.broods();
        auto* now = game.action(QStringLiteral("Move now"));
        QVERIFY(!now->isEnabled());
        game.toggle(Side::red);
        QVERIFY(now->isEnabled());
        game.key(Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE(game.session().moveCount(), 1);
        QVERIFY(!now->isEnabled());
    }

    void showThinking() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.broods();
        game.set("+3@0,0 +3@3,3 +2@1,0");
        game.toggle(Side::yellow);
        auto* show = game.action(QStringLiteral("Show what the computer thinks"));
        QVERIFY(!game.thought().contains(QStringLiteral("positions")));
        show->trigger();
        QTRY_VERIFY(game.thought().contains(QStringLiteral("positions")));
        // In the words of the game, not in those of its files.
        QTRY_VERIFY(game.thought().contains(QStringLiteral(" to ")));
        QVERIFY(!game.thought().contains(QLatin1Char('@')));
        show->trigger();
        QVERIFY(!game.thought().contains(QStringLiteral("positions")));
    }

    void backWhileItThinks() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.broods();
        game.set("+3@0,0 +3@3,3");
        game.toggle(Side::yellow);
        game.play("+3@1,1");
        QVERIFY(game.view->turns()->isThinking());
        game.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!game.view->turns()->isThinking());
        QCOMPARE(game.session().moveCount(), 2);
        // One more: Yellow's turn, but it waits, and the person may act for it.
        game.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY(game.view->turns()->isWaiting());
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("The computer waits.")));
        QCoreApplication::processEvents();
        QCOMPARE(game.session().moveCount(), 1);
        game.play("+3@2,2");
        QCOMPARE(game.session().moveCount(), 2);
        QVERIFY(!game.session().canRedo());
        // From then on it continues.
        game.play("+3@3,0");
        QVERIFY(game.view->turns()->isThinking());
        game.action(QStringLiteral("Move now"))->trigger();
        QTRY_COMPARE(game.session().moveCount(), 4);
    }

    void forwardToTheNewestGoesOn() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.broods();
        game.set("+3@0,0 +3@3,3 +2@1,0");
        game.toggle(Side::yellow);
        QVERIFY(game.view->turns()->isThinking());
        for (int i = 0; i < 3; ++i) game.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 0);
        // A computer with moves to go forward to waits.
        game.toggle(Side::red);
        QVERIFY(!game.view->turns()->isThinking() && game.view->turns()->isWaiting());
        game.toggle(Side::red);
        for (int ply = 1; ply <= 3; ++ply) {
            game.key(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(game.session().moveCount(), ply);
            QCOMPARE(game.view->turns()->isThinking(), ply == 3);
        }
    }

    void undoGoesToThePersonsTurn() {
        GobbletGame game;
        game.plays(QStringLiteral("medium"), 0.05);
        game.toggle(Side::yellow);
        game.play("+2@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        game.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(game.session().moveCount(), 0);
        game.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(game.session().moveCount(), 2);
        QVERIFY(game.toMove() == Side::red);
    }

    void restartKeepsThePlayers() {
        GobbletGame game;
        game.plays(QStringLiteral("medium"), 0.05);
        game.toggle(Side::red);
        QTRY_COMPARE(game.session().moveCount(), 1);
        game.session().restart();
        QVERIFY(game.isComputer(Side::red) && !game.isComputer(Side::yellow));
        QTRY_COMPARE(game.session().moveCount(), 1);
        // The other board keeps the players, too, and undo goes back through both games.
        game.view->beginWith({4});
        QVERIFY(game.isComputer(Side::red));
        QTRY_COMPARE(game.session().moveCount(), 1);
        QCOMPARE(game.width(), 4);
    }

    // Strength ------------------------------------------------------------------------------------------
    void expertRedWinsAgainstExpert() {
        GobbletGame game;
        game.plays(QStringLiteral("expert"), 60);
        QCOMPARE(game.session().openId(QStringLiteral("3-smart-smart:empty")), QString());
        QVERIFY(game.isComputer(Side::red) && game.isComputer(Side::yellow));
        QTRY_VERIFY_WITH_TIMEOUT(game.isOver(), 120000);
        QVERIFY(gobblet::winnerOf(game.state()) == Side::red);
        QVERIFY2(game.session().moveCount() <= 13, qPrintable(QString::number(game.session().moveCount())));
        QVERIFY(game.message().startsWith(QStringLiteral("Red won!")));
        QVERIFY(!game.view->turns()->isThinking());
        QVERIFY(!game.session().result().helped);
    }

    /// The position in which the reference's best player errs.
    void smartFindsTheOnlyWin() {
        GobbletGame game;
        game.plays(QStringLiteral("expert"), 60);
        game.set("+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        game.toggle(Side::red);
        QTRY_COMPARE_WITH_TIMEOUT(game.session().moveCount(), 13, 60000);
        QVERIFY(game.state().last == gobblet::testing::moveOf("1,1>0,1"));
    }

    void noTimeIsEnough() {
        for (const int width : {3, 4}) {
            GobbletGame game;
            game.plays(QStringLiteral("medium"), 0);
            QCOMPARE(game.session().openId(QStringLiteral("%1-smart-ok:empty").arg(width)), QString());
            QTRY_VERIFY_WITH_TIMEOUT(game.session().moveCount() >= 6 || game.isOver(), 60000);
        }
    }

    // Choices that are kept -----------------------------------------------------------------------------
    void playersOfAnEarlierId() {
        GobbletGame game(QStringLiteral("4-person-smart:empty"));
        QVERIFY(!game.isComputer(Side::red) && game.isComputer(Side::yellow));
        QCOMPARE(game.session().longId(), QStringLiteral("4:empty"));
        game.plays(QStringLiteral("medium"), 0.02);
        game.play("+3@1,1");
        QTRY_COMPARE(game.session().moveCount(), 2);
        QVERIFY2(!game.session().result().helped, "the computer plays as was chosen");
        QCOMPARE(game.session().result().optionsText, QStringLiteral("4-person-smart"));
        // A move for it is help.
        game.view->turns()->setPatient(true);
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(!game.session().result().helped);
            game.play(gobblet::Rules::write(gobblet::Rules::legalMoves(game.state()).front()));
        }
        QCOMPARE(game.session().moveCount(), 4);
        QVERIFY(game.session().result().helped);
        QCOMPARE(game.session().openId(GobbletGame::twoPeople(3)), QString());
        QVERIFY(!game.isComputer(Side::red) && !game.isComputer(Side::yellow));
        // An id of today leaves the players as they are.
        game.seat(Side::red, QStringLiteral("Computer, expert"));
        QCOMPARE(game.session().openId(QStringLiteral("4:empty")), QString());
        QVERIFY(game.isComputer(Side::red) && !game.isComputer(Side::yellow));
    }

    void theOptionsForm() {
        GobbletGame game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto boxes = form.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3);
        const auto box = [&](const QString& name) {
            for (auto* one : boxes)
                if (one->accessibleName() == name) return one;
            return static_cast<QComboBox*>(nullptr);
        };
        const auto noted = [&](const QString& text) {
            for (const auto* label : form.findChildren<QLabel*>())
                if (!label->isHidden() && label->text() == text) return true;
            return false;
        };
        box(QStringLiteral("Red"))->setCurrentIndex(3);
        QVERIFY(noted(QStringLiteral("Red can win by force on 3 x 3, and the expert knows how.")));
        box(QStringLiteral("Board"))->setCurrentIndex(1);
        QVERIFY(noted(QStringLiteral("Games against the computer are counted, each level by itself.")));
        QVERIFY(game.view->optionsProblem().isEmpty());
        QVERIFY(game.view->optionsDiffer());
        game.plays(QStringLiteral("medium"), 0.02);
        game.view->applyOptions();
        QCOMPARE(game.session().optionsText(), QStringLiteral("4"));
        QVERIFY(game.session().seats() == *gobblet::Rules::seatsOf("4-smart-person"));
        QTRY_COMPARE(game.session().moveCount(), 1);
        // A choice made beside the board shows here, too.
        game.toggle(Side::red);
        plt::OptionsForm again(game.view->preferences());
        QVERIFY(game.view->buildOptions(again));
        for (auto* one : again.findChildren<QComboBox*>())
            if (one->accessibleName() == QStringLiteral("Red")) QCOMPARE(one->currentIndex(), 0);
    }

    void playersAndTimesAreKept() {
        const auto name = QStringLiteral("test-gobblet-resumed");
        gobblet::State left;
        {
            GobbletGame game(GobbletGame::twoPeople(4), name);
            QCOMPARE(gobblet::readThinkingTime(game.view->preferences()), 3.0);
            game.broods();
            game.set("+3@0,0 +3@3,3");
            game.toggle(Side::yellow);
            left = game.state();
            game.window->close();
        }
        {
            GobbletGame game(QString(), name);
            QVERIFY(game.state() == left);
            QVERIFY(!game.isComputer(Side::red) && game.isComputer(Side::yellow));
            QCOMPARE(gobblet::readThinkingTime(game.view->preferences()), 1e5);
            game.play("+3@1,1");
            QTRY_VERIFY(game.view->turns()->isThinking());
            game.window->close();
        }
        // It starts thinking again in the same position when the window is shown.
        GobbletGame game(QString(), name);
        QTRY_VERIFY(game.view->turns()->isThinking());
        game.action(QStringLiteral("Move now"))->trigger();
        QTRY_COMPARE(game.session().moveCount(), 4);
    }

    /// Files of version 1.0: a game that it wrote, its preferences, and the boxes that were checked.
    void aGameOfAnEarlierVersion_data() {
        QTest::addColumn<QString>("boxes");
        QTest::addColumn<QString>("players");
        QTest::newRow("as in the options") << QString() << QStringLiteral("person-ok");
        QTest::newRow("red checked") << QStringLiteral("person-ok:11") << QStringLiteral("smart-ok");
        QTest::newRow("yellow unchecked")
            << QStringLiteral("person-ok:00") << QStringLiteral("person-person");
        QTest::newRow("boxes of other options")
            << QStringLiteral("person-person:11") << QStringLiteral("person-ok");
    }
    void aGameOfAnEarlierVersion() {
        QFETCH(QString, boxes);
        QFETCH(QString, players);
        const auto name = QStringLiteral("gobblet");
        {
            plt::Preferences preferences(name);
            preferences.setValue(QStringLiteral("options"), QStringLiteral("4-person-smart"));
            preferences.setValue(QStringLiteral("auto-play-boxes"), boxes);
            preferences.setValue(QStringLiteral("auto-play"), QStringLiteral("smart"));
            preferences.setValue(QStringLiteral("thinking-time"), 1e5);
            plt::FileWriter::shared().finish();
            QVERIFY(!plt::storage::makeFolder(QStringLiteral("saved")).isEmpty());
            QFile::remove(plt::SavedGame::path(name));
            QVERIFY(QFile::copy(QStringLiteral(PLT_GAME_FOLDER "/tests/earlier.json"),
                                plt::SavedGame::path(name)));
        }
        GobbletGame game(QString(), name);
        QCOMPARE(game.session().moveCount(), 4);
        QCOMPARE(game.width(), 4);
        QCOMPARE(QString::fromStdString(plt::writeSeats(game.session().seats())), players);
        QVERIFY(game.session().result().helped);
        QCOMPARE(gobblet::readThinkingTime(game.view->preferences()), 1e5);
        game.session().restart();
        QCOMPARE(QString::fromStdString(plt::writeSeats(game.session().seats())), players);
        game.session().undo();
        game.session().goTo(0);
        game.session().undo();
        QCOMPARE(game.width(), 3);
        QCOMPARE(plt::writeSeats(game.session().seats()), std::string("person-person"));
        // The preferences are read once.
        QVERIFY(game.view->preferences().value(QStringLiteral("auto-play-boxes")).toString().isEmpty());
        game.window->close();
        plt::FileWriter::shared().finish();
        QFile::remove(plt::SavedGame::path(name));
        // Without a saved game the chosen options determine the players.
        GobbletGame anew(QString(), name);
        QCOMPARE(anew.width(), 4);
        const bool chosen = !anew.view->preferences().value(QStringLiteral("seats")).isValid();
        QCOMPARE(plt::writeSeats(anew.session().seats()),
                 chosen ? std::string("person-smart") : players.toStdString());
        anew.view->preferences().setValue(QStringLiteral("seats"), QVariant());
    }

    void theThinkingTimeIsTyped() {
        GobbletGame game;
        gobblet::saveThinkingTime(gobblet::usualSeconds, game.view->preferences());
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        auto* field = form.findChild<gobblet::ThinkingTimeField*>();
        auto* seconds = field->findChild<QLineEdit*>();
        const auto kept = [&] { return gobblet::readThinkingTime(game.view->preferences()); };
        QCOMPARE(seconds->text(), gobblet::writeSeconds(3.0));
        const auto base = seconds->palette().color(QPalette::Base);
        for (const char* bad : {"", "x", "-1", "1e999"}) {
            seconds->setText(QString::fromLatin1(bad));
            QCOMPARE(kept(), 3.0);
            QVERIFY(seconds->palette().color(QPalette::Base) != base);
            QCOMPARE(field->findChild<QLabel*>()->text(),
                     QStringLiteral("The time must be a number, 0 or more."));
        }
        seconds->setText(gobblet::writeSeconds(0.25));
        QCOMPARE(seconds->palette().color(QPalette::Base), base);
        QCOMPARE(kept(), 0.25);
    }
};

QTEST_MAIN(TestGobbletComputer)
#include "test_view_computer.moc"
