// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/window/strip/message_strip.h"
#include "gobblet/tests/game.h"

#include <algorithm>

#include <QToolButton>

/// Gobblet as people play it: with the mouse, with keys, and with a screen reader.
class TestGobbletPlaying : public QObject {
    Q_OBJECT

    using Side = gobblet::Side;
    using Outcome = plt::Outcome;

    static constexpr const char* overYellowsRow = "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0";

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void gamesByMouse_data() {
        QTest::addColumn<bool>("byClicks");
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("end");
        for (const bool byClicks : {false, true}) {
            const char* how = byClicks ? "clicks" : "drags";
            QTest::addRow("3 x 3, %s", how)
                << byClicks << 3
                << QStringLiteral("+2@0,0 +0@0,1 +1@1,0 +0@1,1 0,0>2,2 1,1>0,0 +2@0,0 +2@1,1 +1@2,0")
                << QStringLiteral("Red won! The line a1, b1, c1 is complete.");
            QTest::addRow("4 x 4, %s", how)
                << byClicks << 4
                << QStringLiteral(
                       "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3 0,0>1,0 +3@0,0 +3@2,0 +2@2,3 +2@0,1")
                << QString();
        }
    }
    void gamesByMouse() {
        QFETCH(bool, byClicks);
        QFETCH(int, width);
        QFETCH(QString, moves);
        QFETCH(QString, end);
        GobbletGame game(GobbletGame::twoPeople(width));
        int plies = 0;
        for (const QString& move : moves.split(QLatin1Char(' '))) {
            if (game.isOver()) break;
            const auto text = move.toStdString();
            // Not every row is legal: an illegal move is refused and changes nothing.
            const bool legal = gobblet::whyIllegal(game.state(), gobblet::testing::moveOf(text)).empty();
            game.play(text, byClicks);
            plies += legal ? 1 : 0;
            QCOMPARE(game.session().moveCount(), plies);
            QCOMPARE(game.board().liftedPiece(), -1);
        }
        if (end.isEmpty()) {
            QVERIFY(!game.isOver());
            return;
        }
        QVERIFY(game.isOver());
        QCOMPARE(game.message(),
                 end + QStringLiteral(" Moves by all: %1. Without help.").arg(game.session().moveCount()));
        QCOMPARE(game.session().outcome(), Outcome::over);
        // After the end nothing can be lifted.
        for (const auto& piece : game.board().scene().pieces) QVERIFY(piece.targets.empty());
    }

    void illegalDropsSayWhy() {
        GobbletGame game;
        game.playAll("+1@0,0 +0@1,1");
        game.play("+1@0,0");
        QCOMPARE(game.message(), QStringLiteral("A piece can cover only a smaller one."));
        QCOMPARE(game.session().moveCount(), 2);
        // Put back at its place: no message and no move.
        const auto before = game.message();
        const int piece = game.view->placement().shownIn(0);
        game.dragPiece(piece, 0);
        QCOMPARE(game.session().moveCount(), 2);
        QCOMPARE(game.message(), before);
        // To a stand.
        game.dragPiece(piece, gobblet::squareOfStand(Side::red, 0, game.view->placement()));
        QCOMPARE(game.message(), QStringLiteral("A piece that is on the board stays on it."));
        game.dragPiece(game.pieceOf(gobblet::Move::place(2, 0)),
                       gobblet::squareOfStand(Side::yellow, 3, game.view->placement()));
        QCOMPARE(game.message(), QStringLiteral("A new piece goes to the board."));
        QCOMPARE(game.session().moveCount(), 2);
    }

    void illegalDropsOnFourSayWhy() {
        GobbletGame game(GobbletGame::twoPeople(4));
        game.set("+3@0,0 +3@3,3 +2@1,0 +3@3,2");
        game.play("+3@1,0");
        QCOMPARE(game.message(), QStringLiteral("A new piece may not cover a piece of your own colour."));
        game.play("+3@0,0");
        QCOMPARE(game.message(), QStringLiteral("A piece can cover only a smaller one."));
        game.set("0,0>0,1 +3@0,0 +3@2,1 +2@3,1");
        game.session().undo();
        // Yellow's turn; Red shows no three in a line.
        game.play("+2@1,0");
        QVERIFY(game.message() != QString());
        QCOMPARE(game.session().moveCount(), 7);
        game.session().openId(GobbletGame::twoPeople(4));
        game.set("+3@0,0 +3@3,3 +2@1,0");
        game.play("+3@1,0");
        QCOMPARE(game.message(),
                 QStringLiteral("A new piece may cover only a piece that belongs to three of the "
                                "other colour in a line."));
        QCOMPARE(game.session().moveCount(), 3);
        game.session().openId(GobbletGame::twoPeople(4));
        game.set("+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0");
        game.play("+3@1,0");
        QCOMPARE(game.session().moveCount(), 6);
    }

    void whatCannotBeLiftedSaysWhy() {
        GobbletGame game;
        game.board().finishAnimation();
        game.click(game.board().piecePoint(game.view->placement().onStand(Side::yellow, 5)));
        QCOMPARE(game.message(), QStringLiteral("It is Red's turn."));
        QCOMPARE(game.board().liftedPiece(), -1);
        // So does an empty cell.
        game.click(game.board().squarePoint(game.square(1, 1)));
        QCOMPARE(game.message(), QStringLiteral("Choose one of your pieces first."));
        game.playAll("+2@1,1");
        game.board().finishAnimation();
        game.click(game.board().piecePoint(game.view->placement().shownIn(gobblet::cellAt(1, 1))));
        QCOMPARE(game.message(), QStringLiteral("It is Yellow's turn."));
    }

    /// The piece from the stand that was chosen is the one that goes.
    void thePieceThatWasChosenGoes() {
        for (const int width : {3, 4}) {
            GobbletGame game(GobbletGame::twoPeople(width));
            const int stand = width == 3 ? 5 : 1;
            const int piece = game.view->placement().onStand(Side::red, stand);
            game.dragPiece(piece, game.square(1, 1));
            QCOMPARE(game.view->placement().shownIn(gobblet::cellAt(1, 1)), piece);
            QVERIFY(game.view->placement().onStand(Side::red, stand) != piece);
            game.session().undo();
            QCOMPARE(game.view->placement().onStand(Side::red, stand), piece);
        }
    }

    void aGameByKeyboard() {
        for (const int width : {3, 4}) {
            GobbletGame game(GobbletGame::twoPeople(width));
            const char* moves = width == 3 ? "+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1"
                                           : "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3";
            int plies = 0;
            for (const auto move : plt::split(moves, ' ')) {
                game.playByKeys(move);
                QCOMPARE(game.session().moveCount(), ++plies);
            }
            game.playByKeys(width == 3 ? "1,0>0,1" : "+1@2,0");
            QCOMPARE(game.isOver(), width == 4);
            if (width == 4)
                QCOMPARE(game.message(),
                         QStringLiteral(
                             "Red won! The line a1, b1, c1, d1 is complete. Moves by all: %1. Without help.")
                             .arg(game.session().moveCount()));
        }
        // Escape puts back.
        GobbletGame game;
        game.walkTo(gobblet::squareOfStand(Side::red, 5, game.view->placement()));
        game.key(Qt::Key_Return);
        QVERIFY(game.board().liftedPiece() >= 0);
        game.key(Qt::Key_Escape);
        QCOMPARE(game.board().liftedPiece(), -1);
        QCOMPARE(game.session().moveCount(), 0);
    }

    void aGameByAccessibility() {
        GobbletGame game;
        const auto put = [&](const char* from, const char* to) {
            const int plies = game.session().moveCount();
            QVERIFY2(plt::testing::press(game.accessible(QString::fromLatin1(from))), from);
            QVERIFY2(plt::testing::press(game.accessible(QString::fromLatin1(to))), to);
            QCOMPARE(game.session().moveCount(), plies + 1);
        };
        put("red stand 5, large", "a1, empty");
        QVERIFY(game.accessible(QStringLiteral("a1, red large")) != nullptr);
        QVERIFY(game.accessible(QStringLiteral("red stand 5, empty")) != nullptr);
        put("yellow stand 1, small", "a2, empty");
        put("red stand 6, large", "a2, yellow small");
        QVERIFY(game.accessible(QStringLiteral("a2, red large")) != nullptr);
        QVERIFY2(!game.accessible(QStringLiteral("a2, red large"))
                      ->text(QAccessible::Name)
                      .contains(QStringLiteral("yellow")),
                 "what is covered is not told");
        put("yellow stand 3, medium", "c3, empty");
        put("red stand 3, medium", "a3, empty");
        QVERIFY(game.isOver());
        QCOMPARE(game.message(),
                 QStringLiteral("Red won! The line a1, a2, a3 is complete. Moves by all: %1. Without help.")
                     .arg(game.session().moveCount()));
    }

    void inPerspective() {
        GobbletGame game;
        if (!game.board().isPerspectiveAvailable()) QSKIP("no OpenGL here");
        game.board().setPerspective(true);
        QTRY_VERIFY(game.board().isPerspective());
        game.playAll("+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0", true);
        QCOMPARE(game.session().moveCount(), 9);
        QVERIFY(!game.isOver());
        game.key(Qt::Key_Tab);
        game.playByKeys("+2@2,0");
        QCOMPARE(game.session().moveCount(), 10);
        game.session().undo();
        game.board().setPerspective(false);
        QVERIFY(!game.board().isPerspective());
        game.play("+2@2,0");
        QCOMPARE(game.session().moveCount(), 10);
    }

    // Ends ----------------------------------------------------------------------------------------------
    void uncoveringTheOtherLineLoses() {
        GobbletGame game;
        game.set(overYellowsRow);
        game.play("2,0>0,1");
        QVERIFY(game.isOver());
        QCOMPARE(
            game.message(),
            QStringLiteral("Yellow won! Red uncovered the line a1, b1, c1. Moves by all: %1. Without help.")
                .arg(game.session().moveCount()));
        for (int column = 0; column < 3; ++column)
            QCOMPARE(game.board().scene().squares[column].mark, plt::SquareMark::winning);
        // Coming down on the line again is safe.
        game.session().undo();
        game.play("2,0>1,0");
        QVERIFY(!game.isOver());
    }

    void gamesAgainstTheComputerAreCounted() {
        const auto name = QStringLiteral("test-gobblet-counted");
        GobbletGame game(QStringLiteral("3-person-ok:empty"), name);
        const auto counted = [&] {
            plt::FileWriter::shared().finish();
            return plt::Statistics(name).read().value(QStringLiteral("3-person-ok"));
        };
        // Its moves are fixed, without a search.
        game.view->turns()->setPatient(true);
        game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1");
        game.play("+2@2,0");
        QCOMPARE(game.session().outcome(), Outcome::won);
        QVERIFY(game.message().startsWith(QStringLiteral("You won! The line a1, b1, c1 is complete.")));
        QVERIFY(!game.session().result().helped);
        QCOMPARE(counted().won, 1);
        game.session().restart();
        game.set(overYellowsRow);
        game.play("2,0>0,1");
        QCOMPARE(game.session().outcome(), Outcome::lost);
        QVERIFY(game.message().startsWith(QStringLiteral("You lost. You uncovered the line a1, b1, c1.")));
        QCOMPARE(counted().lost, 1);
        game.session().newGame();
        const char* round = "0,0>1,0 2,2>1,2 1,0>0,0 1,2>2,2";
        game.set("+2@0,0 +2@2,2");
        game.set(round);
        QVERIFY(!game.action(QStringLiteral("Claim a draw"))->isEnabled());
        game.set(round);
        QVERIFY(game.action(QStringLiteral("Claim a draw"))->isEnabled());
        QVERIFY(game.message().contains(QStringLiteral("a draw can be claimed")));
        QToolButton* claim = nullptr;
        for (auto* button : game.window->findChildren<QToolButton*>())
            if (button->defaultAction() == game.action(QStringLiteral("Claim a draw"))) claim = button;
        QVERIFY(claim != nullptr && claim->isVisible());
        QTest::mouseClick(claim, Qt::LeftButton);
        QVERIFY(!claim->isVisible());
        QCOMPARE(game.session().outcome(), Outcome::drawn);
        QVERIFY(game.message().startsWith(QStringLiteral("A draw")));
        QVERIFY(!game.action(QStringLiteral("Claim a draw"))->isVisible());
    }

    void theLineThatWonStaysInSight() {
        GobbletGame game;
        QVERIFY(game.view->keptInSight().contains(game.board().squarePoint(game.square(2, 2))));
        game.window->resize(336, 250);
        game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1 +2@2,0");
        QVERIFY(game.isOver());
        QCoreApplication::processEvents();
        const auto* plate = game.window->findChild<QWidget*>(QStringLiteral("plate"));
        // The strip says it where a plate would hide the line.
        const auto* strip = game.window->findChild<plt::MessageStrip*>();
        const auto isOnPlate = [&] { return plate != nullptr && plate->isVisible(); };
        QTRY_VERIFY(isOnPlate() || strip->text().contains(QStringLiteral("won")));
        // The shadow around the words hides nothing.
        constexpr int shadow = 8;
        const QRect words = QRect(plate->mapTo(game.window.get(), QPoint()), plate->size())
                                .adjusted(shadow, shadow, -shadow, -shadow);
        const QPoint corner = game.board().mapTo(game.window.get(), QPoint());
        const auto areaOf = [](const QRect& rect) { return rect.width() * rect.height(); };
        int hidden = 0;
        int whole = 0;
        for (int column = 0; column < 3; ++column) {
            const QRect square = game.board().squareRect(game.square(column, 0));
            QVERIFY(game.view->keptInSight().contains(square));
            QVERIFY(!game.view->keptInSight().contains(game.board().squarePoint(game.square(column, 2))));
            hidden += isOnPlate() ? areaOf(words & square.translated(corner)) : 0;
            whole += areaOf(square);
        }
        QVERIFY2(hidden * 10 <= whole, qPrintable(QStringLiteral("%1 of %2").arg(hidden).arg(whole)));
    }

    void theEndStandsBesideTheBoardInAWideWindow() {
        GobbletGame game;
        game.window->resize(1850, 760);
        QTRY_COMPARE(game.window->width(), 1850);
        const QSize before = game.board().size();
        game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1 +2@2,0");
        QVERIFY(game.isOver());
        const auto* plate = game.window->findChild<QWidget*>(QStringLiteral("plate"));
        QTRY_VERIFY(plate != nullptr && plate->isVisible());
        const QRect words = QRect(plate->mapToGlobal(QPoint()), plate->size());
        const QPoint corner = game.board().mapToGlobal(QPoint());
        for (int square = 0; square < static_cast<int>(game.board().scene().squares.size()); ++square)
            QVERIFY(!words.intersects(game.board().squareRect(square).translated(corner)));
        QCOMPARE(game.board().size(), before);
    }

    // Back and forward ----------------------------------------------------------------------------------
    void backAndForward() {
        GobbletGame game;
        QVERIFY(!game.action(QStringLiteral("One move back"))->isEnabled());
        game.set("+2@0,0 +0@0,1 +1@1,0 +0@1,1 +2@2,0");
        QVERIFY(game.isOver());
        for (int ply = 4; ply >= 0; --ply) {
            game.key(Qt::Key_Left, Qt::AltModifier);
            QCOMPARE(game.session().moveCount(), ply);
        }
        QVERIFY(!game.isOver());
        game.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!game.action(QStringLiteral("One move back"))->isEnabled());
        for (int ply = 1; ply <= 2; ++ply) {
            game.key(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(game.session().moveCount(), ply);
        }
        // Any other move replaces the later ones.
        game.play("+2@2,2");
        QCOMPARE(game.session().moveCount(), 3);
        QVERIFY(!game.action(QStringLiteral("One move forward"))->isEnabled());
        QVERIFY(!game.session().canRedo());
        game.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 3);
    }

    void backEndsAtTheGamesBeginning() {
        GobbletGame game;
        game.set("+2@0,0");
        game.session().newGame();
        QVERIFY(!game.action(QStringLiteral("One move back"))->isEnabled());
        game.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(game.session().moveCount(), 0);
        game.session().undo();
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY(!game.action(QStringLiteral("One move forward"))->isEnabled());
    }

    void theOtherBoard() {
        GobbletGame game;
        game.set("+2@0,0");
        game.view->beginWith({4});
        QCOMPARE(game.width(), 4);
        QCOMPARE(game.board().scene().squares.size(), std::size_t{22});
        QCOMPARE(game.view->preferences().value(QStringLiteral("options")).toString(), QStringLiteral("4"));
        game.play("+3@1,1");
        QCOMPARE(game.session().moveCount(), 1);
        game.view->beginWith({3});
        QCOMPARE(game.width(), 3);
        game.session().undo();
        QCOMPARE(game.width(), 4);
        QCOMPARE(game.session().moveCount(), 1);
        game.session().undo();
        game.session().undo();
        QCOMPARE(game.width(), 3);
        QCOMPARE(game.session().moveCount(), 1);
    }

    // Help ----------------------------------------------------------------------------------------------
    void hintsOnThreeAreProven() {
        GobbletGame game;
        game.set("+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        game.session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(game.session().hasShownStep(), 60000);
        QVERIFY2(game.message().contains(QStringLiteral("It wins by force, in 3 moves at most.")),
                 qPrintable(game.message()));
        const auto& squares = game.board().scene().squares;
        QCOMPARE(squares[4].mark, plt::SquareMark::hint);
        QCOMPARE(squares[3].mark, plt::SquareMark::hint);
        game.session().playHint();
        QVERIFY(game.state().last == gobblet::testing::moveOf("1,1>0,1"));
        QVERIFY(game.session().result().helped);
    }

    void threatsByKey() {
        GobbletGame game;
        game.set("+2@0,0 +0@0,1 +1@1,0");
        QVERIFY(!game.session().result().helped);
        game.key(Qt::Key_T);
        QVERIFY(game.action(QStringLiteral("Show threats"))->isChecked());
        QVERIFY(game.view->statusText().contains(QStringLiteral("Red threatens a1, b1, c1.")));
        QCOMPARE(game.board().scene().squares[2].mark, plt::SquareMark::threat);
        QVERIFY(game.session().result().helped);
        game.key(Qt::Key_T);
        QCOMPARE(game.board().scene().squares[2].mark, plt::SquareMark::none);
        QVERIFY(!game.view->statusText().contains(QStringLiteral("threatens")));
    }

    void coveredPiecesForTraining() {
        GobbletGame game;
        game.set("+0@0,0 +1@0,0");
        const auto pieces = game.board().scene().pieces.size();
        auto* covered = game.action(QStringLiteral("Show covered pieces (for training)"));
        covered->trigger();
        QCOMPARE(game.board().scene().pieces.size(), pieces + 1);
        QCOMPARE(game.board().scene().squares[0].name, QStringLiteral("a1, yellow medium over red small"));
        QVERIFY(game.session().result().helped);
        covered->trigger();
        QCOMPARE(game.board().scene().pieces.size(), pieces);
        // The helped game stays helped; a new one is not.
        QVERIFY(game.session().result().helped);
        game.session().newGame();
        QVERIFY(!game.session().result().helped);
    }

    /// The window shows the state and nothing breaks, for any input in any order.
    void anyInputInAnyOrder() {
        plt::Random random(31);
        GobbletGame game;
        game.plays(QStringLiteral("medium"), 0.01);
        for (int step = 0; step < 250; ++step) {
            const auto& scene = game.board().scene();
            const auto anySquare = [&] { return static_cast<int>(random.below(scene.squares.size())); };
            const auto anyPiece = [&] { return scene.pieces[random.below(scene.pieces.size())].id; };
            switch (random.below(14)) {
                case 0:
                case 1:
                case 2:
                    game.dragPiece(anyPiece(), anySquare());
                    break;
                case 3:
                case 4:
                    game.click(game.board().piecePoint(anyPiece()));
                    break;
                case 5:
                case 6:
                    game.click(game.board().squarePoint(anySquare()));
                    break;
                case 7:
                    game.key(random.coin() ? Qt::Key_Return : Qt::Key_Escape);
                    break;
                case 8:
                    game.key(random.coin() ? Qt::Key_Left : Qt::Key_Up);
                    break;
                case 9:
                    game.key(random.coin() ? Qt::Key_Left : Qt::Key_Right, Qt::AltModifier);
                    break;
                case 10:
                    game.toggle(random.coin() ? Side::red : Side::yellow);
                    break;
                case 11:
                    random.coin() ? game.session().undo() : game.session().redo();
                    break;
                case 12:
                    game.key(random.coin() ? Qt::Key_M : Qt::Key_H, Qt::ControlModifier);
                    break;
                default:
                    if (random.below(4) == 0)
                        game.view->beginWith({game.width() == 3 ? 4 : 3});
                    else if (game.isOver())
                        game.session().newGame();
                    break;
            }
            QCoreApplication::processEvents();
            // Pieces that are covered show what is on top of them, and the scene what the state has.
            const auto& placement = game.view->placement();
            for (int square = 0; square < game.width() * game.width(); ++square) {
                const int cell = gobblet::cellOfSquare(square, game.width());
                const int size = gobblet::Shown(game.state().position).sizeAt(cell);
                const int piece = placement.shownIn(cell);
                QCOMPARE(piece < 0 ? -1 : placement.sizeOf(piece), size);
            }
            const bool mayMove = !game.isOver() && !game.view->turns()->isThinking();
            const auto& shown = game.board().scene().pieces;
            QCOMPARE(
                std::any_of(shown.begin(), shown.end(), [](const auto& one) { return !one.targets.empty(); }),
                mayMove);
        }
    }

    void drawsAtEverySize() {
        for (const int width : {3, 4}) {
            GobbletGame game(GobbletGame::twoPeople(width));
            game.set(width == 3 ? "+2@1,1 +1@1,0 +1@1,2" : "+3@0,0 +3@3,3 +2@1,0");
            for (const QSize size : {QSize(340, 320), QSize(400, 900), QSize(1500, 420), QSize(1500, 1100)}) {
                game.window->resize(size);
                QCoreApplication::processEvents();
                QVERIFY(!game.window->grab().isNull());
                for (int square = 0; square < static_cast<int>(game.board().scene().squares.size()); ++square)
                    QVERIFY(game.board().rect().contains(game.board().squarePoint(square)));
            }
        }
    }
};

QTEST_MAIN(TestGobbletPlaying)
#include "test_view_playing.moc"
