// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/sound/sound.h"
#include "pousse/records/exchange.h"
#include "pousse/scene/words.h"
#include "pousse/tests/game.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QToolButton>

using pousse::Edge;
using pousse::End;
using pousse::Mark;
using pousse::Move;
using pousse::Square;

namespace {

int heard = 0;

}  // namespace

class TestPousse : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plt::motion::setEnabled(false);
        heard = 0;
    }

    void oneNoticeAndOnePictureForEachChange() {
        const auto name = QStringLiteral("test-pousse-pictures");
        {
            const PousseGame game(QString(), name);
            const plt::testing::OnePicture one(*game.window);
            one.allOf(QStringLiteral("4:empty"), [&] { game.click("L1"); });
            one.change("another push", [&] { game.click("B2"); });
            one.redraw("analysis", [&] { game.action("analysis")->trigger(); });
            game.window->close();
        }
        const PousseGame game(QString(), name);
        plt::testing::OnePicture(*game.window).start();
    }

    // The ring
    // -----------------------------------------------------------------------------------------------

    void theRingHasAllMoves_data() {
        QTest::addColumn<int>("size");
        for (const int size : {3, 4, 20}) QTest::addRow("%d", size) << size;
    }
    void theRingHasAllMoves() {
        QFETCH(int, size);
        const pousse::Ring ring(size);
        for (const Move& move : pousse::insertionsOn(size)) QCOMPARE(*ring.moveOf(ring.cellOf(move)), move);
        int squares = 0;
        int corners = 0;
        for (int cell = 0; cell < ring.cellCount(); ++cell) {
            if (const auto square = ring.squareOfCell(cell)) {
                QCOMPARE(ring.cellOf(*square), cell);
                ++squares;
            }
            if (ring.isCorner(cell)) ++corners;
        }
        QCOMPARE(squares, size * size);
        QCOMPARE(corners, 4);
    }

    void theSquaresHaveMostOfTheRoom() {
        const pousse::Ring ring(4);
        QVERIFY(4 >= 0.7 * ring.bounds().width());
        for (int cell = 0; cell < ring.cellCount(); ++cell) {
            QVERIFY(ring.bounds().contains(ring.cellRect(cell)));
            QCOMPARE(ring.cellAt(ring.cellRect(cell).center()), cell);
            if (ring.squareOfCell(cell)) QCOMPARE(ring.cellRect(cell).size(), QSizeF(1, 1));
        }
        QCOMPARE(ring.cellAt(ring.bounds().topLeft() - QPointF(0.1, 0.1)), -1);
        // A push goes on by whole squares from the first one.
        for (const Move& move : pousse::insertionsOn(4)) {
            const QPointF way = ring.pointOf(move, 3) - ring.pointOf(move, 2);
            QCOMPARE(way.manhattanLength(), 1.0);
            QVERIFY(ring.cellRect(ring.cellOf(move)).contains(ring.pointOf(move, -0.8)));
        }
    }

    void oneWalksAroundTheRing() {
        const pousse::Ring ring(4);
        // Clockwise from T1 with the keys that lead on: 16 steps and one is back.
        int cell = ring.cellOf(Move{Edge::top, 0});
        for (int steps = 0; steps < 16; ++steps) {
            const Move move = *ring.moveOf(cell);
            plt::Direction way = plt::Direction::right;
            if (move.edge == Edge::right) way = plt::Direction::down;
            if (move.edge == Edge::bottom) way = plt::Direction::left;
            if (move.edge == Edge::left) way = plt::Direction::up;
            const int next = ring.step(cell, way);
            QVERIFY(next != cell && ring.moveOf(next));
            cell = next;
        }
        QCOMPARE(cell, ring.cellOf(Move{Edge::top, 0}));
        // Inwards is across, outwards nowhere.
        QCOMPARE(ring.step(ring.cellOf(Move{Edge::left, 2}), plt::Direction::right),
                 ring.cellOf(Move{Edge::right, 2}));
        QCOMPARE(ring.step(cell, plt::Direction::up), cell);
        QCOMPARE(ring.rowStart(ring.cellOf(Move{Edge::top, 3})), ring.cellOf(Move{Edge::top, 0}));
        QCOMPARE(ring.rowEnd(ring.cellOf(Move{Edge::bottom, 0})), ring.cellOf(Move{Edge::bottom, 3}));
    }

    void markersKeepWhoTheyAre() {
        const auto move = [](const char* text) { return PousseGame::moveOf(text); };
        const std::vector<Move> moves{move("L1"), move("L1"), move("L1"), move("L1"), move("R1")};
        const auto full = pousse::markersAfter({moves.begin(), moves.end() - 1}, 4);
        const auto push = pousse::pushOf(full, move("R1"), 4);
        QCOMPARE(push.moved.size(), std::size_t(3));
        QCOMPARE(push.fallen->id, 3);
        const auto after = pousse::markersAfter(moves, 4);
        QCOMPARE(after.size(), std::size_t(4));
        QCOMPARE(after.back().id, 4);
        QCOMPARE(after.back().mark, Mark::x);
        QVERIFY((after.front() == pousse::Marker{0, Mark::x, Square{0, 2}}));
    }

    /// The markers and the board of the rules say the same in all positions of a long game.
    void markersAreWhereTheRulesSay() {
        plt::Random random(5);
        for (int game = 0; game < 20; ++game) {
            const int size = random.between(3, 7);
            auto state = pousse::Rules::begin({size}, {});
            std::vector<Move> moves;
            while (pousse::endOf(state) == End::none) {
                const auto all = pousse::insertionsOn(size);
                moves.push_back(all[random.below(all.size())]);
                state = *pousse::Rules::apply(state, moves.back());
                pousse::Board board(size);
                for (const auto& marker : pousse::markersAfter(moves, size))
                    board.put(marker.square.row, marker.square.column, marker.mark);
                QVERIFY(board == state.board);
            }
        }
    }

    // Playing
    // ------------------------------------------------------------------------------------------------

    void byMouseToTheEnd() {
        const PousseGame game;
        game.clickAll("T1 T2 T1 T2 T1 T2");
        QCOMPARE(game.session().moveCount(), 6);
        game.hover(game.pointOf("T1"));
        QVERIFY(game.view->statusText().contains(QLatin1String("pushes 3 markers")));
        game.click("T1");
        QVERIFY(pousse::endOf(game.state()) == End::straights);
        QVERIFY(pousse::winnerOf(game.state()) == Mark::x);
        QVERIFY(game.view->endMessage().startsWith(QLatin1String("X has a straight.")));
        // The straight is lit, and seen beside the words over the board.
        const auto& cells = game.tray().picture().cells;
        QCOMPARE(std::count(cells.begin() + 6, cells.end() - 6, quint64(2)), 4);
        QVERIFY(!game.view->keptInSight().isEmpty());
        game.click("T3");
        QCOMPARE(game.session().moveCount(), 7);
    }

    void aReleaseElsewhereDoesNothing() {
        const PousseGame game;
        QTest::mousePress(&game.tray(), Qt::LeftButton, {}, game.pointOf("T1"));
        QTest::mouseRelease(&game.tray(), Qt::LeftButton, {}, game.pointOf("T2"));
        QCOMPARE(game.session().moveCount(), 0);
        // A click on a square explains how to move.
        QTest::mouseClick(&game.tray(), Qt::LeftButton, {},
                          game.tray().cellPoint(game.tray().ring().cellOf(Square{1, 1})));
        QCOMPARE(game.session().moveCount(), 0);
        QVERIFY(game.message().contains(QLatin1String("click a number")));
    }

    void byKeyboardToTheEnd() {
        const PousseGame game;
        game.type("t");
        QCOMPARE(game.tray().typed(), QStringLiteral("T"));
        QCOMPARE(game.session().moveCount(), 0);
        // The number plays the move, and a following Enter does not play it again.
        game.type("1");
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(game.tray().typed(), QString());
        game.key(Qt::Key_Return);
        QCOMPARE(game.session().moveCount(), 1);
        game.key(Qt::Key_Right);
        game.key(Qt::Key_Space);
        for (int i = 0; i < 2; ++i) {
            game.key(Qt::Key_Left);
            game.key(Qt::Key_Return);
            game.key(Qt::Key_Right);
            game.key(Qt::Key_Return);
        }
        QCOMPARE(game.diagram(), QStringLiteral("xo..\nxo..\nxo..\n....\n"));
        game.type("T1");
        QVERIFY(pousse::winnerOf(game.state()) == Mark::x);
    }

    void whatIsTypedIsANumberOfTheBoard() {
        const PousseGame game(QStringLiteral("12:empty"));
        // 1 may become 10, 11 or 12.
        game.type("r1");
        QCOMPARE(game.tray().typed(), QStringLiteral("R1"));
        QCOMPARE(game.tray().cursorCell(), game.tray().ring().cellOf(Move{Edge::right, 0}));
        game.key(Qt::Key_Backspace);
        QCOMPARE(game.tray().typed(), QStringLiteral("R"));
        game.key(Qt::Key_Escape);
        QCOMPARE(game.tray().typed(), QString());
        QCOMPARE(game.session().moveCount(), 0);
        game.type("r12");
        QVERIFY((game.state().last == Move{Edge::right, 11}));
        game.type("b4");
        QVERIFY((game.state().last == Move{Edge::bottom, 3}));
        // Enter plays a number that could go on.
        game.type("r1");
        game.key(Qt::Key_Return);
        QVERIFY((game.state().last == Move{Edge::right, 0}));
        // A number that the board has not begins again with its last digit.
        game.type("l13");
        QVERIFY((game.state().last == Move{Edge::left, 2}));
        QCOMPARE(game.session().moveCount(), 4);
    }

    /// The cursor shows the move that Enter would play, after any kind of input.
    void whatIsTypedIsShown() {
        const PousseGame game;
        game.type("t");
        QVERIFY(game.tray().isCursorVisible());
        QVERIFY((game.tray().previewed() == Move{Edge::top, 0}));
        QVERIFY2(game.view->statusText().startsWith(QStringLiteral("T1 ")),
                 qPrintable(game.view->statusText()));
        game.key(Qt::Key_Return);
        // The same edge once more.
        game.type("t");
        QVERIFY((game.tray().previewed() == Move{Edge::top, 0}));
        game.key(Qt::Key_Escape);
        // The pointer rests where it has clicked.
        game.hover(game.pointOf("L1"));
        game.click("L1");
        QVERIFY(!game.tray().isCursorVisible());
        game.type("b");
        QVERIFY(game.tray().isCursorVisible());
        QVERIFY((game.tray().previewed() == Move{Edge::bottom, 0}));
        QVERIFY2(game.view->statusText().startsWith(QStringLiteral("B1 ")),
                 qPrintable(game.view->statusText()));
    }

    void byScreenReaderToTheEnd() {
        const PousseGame game;
        const auto& ring = game.tray().ring();
        auto* board = QAccessible::queryAccessibleInterface(&game.tray());
        QCOMPARE(board->childCount(), 32);
        QCOMPARE(game.tray().cellName(ring.cellOf(Move{Edge::left, 2})),
                 QStringLiteral("L3, row 3 from the left: empty"));
        QCOMPARE(game.tray().cellName(ring.cellOf(Square{1, 2})), QStringLiteral("row 2, column 3, empty"));
        for (const char* text : {"L1", "L1", "L1", "L1"}) game.press(text);
        QCOMPARE(game.tray().cellName(ring.cellOf(Move{Edge::right, 0})),
                 QStringLiteral("R1, row 1 from the right: X, O, X, O; the last O would fall off"));
        QVERIFY(!game.accessible(ring.cellOf(Move{Edge::right, 0}))->state().disabled);
        QVERIFY(game.accessible(ring.cellOf(Square{0, 0}))->state().disabled);
        for (const char* text : {"B1", "B2", "B1", "B2", "B1"}) game.press(text);
        QVERIFY(pousse::endOf(game.state()) == End::none);
        QVERIFY(game.accessible(ring.cellOf(Square{0, 0})) != nullptr);
        game.press("B2");
        game.press("B1");
        QVERIFY(pousse::endOf(game.state()) != End::none || game.session().moveCount() == 11);
    }

    // Display

    void pointingShowsWhatAPushWouldDo() {
        const PousseGame game;
        game.clickAll("L1 L1 L1 L1");
        game.hover(game.pointOf("R1"));
        QVERIFY((game.tray().previewed() == Move{Edge::right, 0}));
        const auto& picture = game.tray().picture();
        // The new one, the three that are pushed on, and the one that would fall, with its sign.
        QCOMPARE(picture.pieces.size(), std::size_t(5));
        const auto falling = std::find_if(picture.pieces.begin(), picture.pieces.end(),
                                          [](const auto& piece) { return (piece.look & 4U) != 0; });
        QVERIFY(falling != picture.pieces.end());
        QCOMPARE(falling->id, 3);
        QVERIFY(falling->centre.x() < 1.5);
        QVERIFY(game.view->statusText().contains(QLatin1String("the last O goes over the edge")));
        // The rules' board is as it was, and so are the names for screen readers.
        QCOMPARE(game.diagram(), QStringLiteral("oxox\n....\n....\n....\n"));
        game.hover(game.tray().rect().center());
        QCOMPARE(game.tray().picture().pieces.size(), std::size_t(4));
        QVERIFY(!game.tray().previewed());
    }

    void aPushIsSeen() {
        plt::motion::setEnabled(true);
        const PousseGame game;
        game.clickAll("L1 L1 L1 L1");
        game.tray().finishAnimation();
        game.hover(game.tray().rect().center());
        game.tray().finishAnimation();
        game.key(Qt::Key_Up);
        game.type("r1");
        QVERIFY(game.tray().isAnimating());
        QTRY_VERIFY(!game.tray().isAnimating());
        QCOMPARE(game.diagram(), QStringLiteral("xoxx\n....\n....\n....\n"));
        // Without a number under the pointer, the picture is the position.
        QTest::keyClick(game.window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(game.session().moveCount(), 4);
        QTRY_VERIFY(!game.tray().isAnimating());
    }

    /// A press while markers move acts at once.
    void quickHandsAreNotHeldUp() {
        plt::motion::setEnabled(true);
        const PousseGame game;
        game.clickAll("T1 T2 T1 T2 T1 T2 T1");
        QVERIFY(pousse::winnerOf(game.state()) == Mark::x);
    }

    void repetitionsAreMarkedAndShown() {
        const PousseGame game;
        game.clickAll("T1 B1 T1 B1 T1");
        const auto cell = static_cast<std::size_t>(game.tray().ring().cellOf(Move{Edge::bottom, 0}));
        game.hover(game.tray().rect().center());
        QCOMPARE(game.tray().picture().cells[cell] & 2U, 0U);
        game.action("repetitions")->setChecked(true);
        QCOMPARE(game.tray().picture().cells[cell] & 2U, 2U);
        QVERIFY(game.tray().cellName(static_cast<int>(cell)).contains(QLatin1String("loses")));
        game.hover(game.pointOf("B1"));
        QVERIFY(game.view->statusText().contains(QLatin1String("and lose")));
        game.click("B1");
        QVERIFY(pousse::endOf(game.state()) == End::repetition);
        QVERIFY(game.view->endMessage().contains(QLatin1String("the board after move 4")));
        // The earlier position can be previewed and shown.
        auto& earlier = game.view->sheet()->earlier();
        QVERIFY(earlier.isVisible());
        QCOMPARE(earlier.text(), QStringLiteral("After move 4"));
        QVERIFY(game.action("showEarlier")->isEnabled());
        QTest::mouseClick(&earlier, Qt::LeftButton);
        QCOMPARE(game.session().moveCount(), 4);
        QVERIFY(!earlier.isVisible());
        game.action("repetitions")->setChecked(false);
        // A small window is not refused because of it.
        game.session().goTo(6);
        game.window->resize(336, 250);
        QTRY_COMPARE(game.window->size(), QSize(336, 250));
    }

    void theListOfMovesGoesThere() {
        const PousseGame game;
        game.clickAll("T1 B2 L3 R4");
        auto& table = game.view->sheet()->table();
        QVERIFY(table.isVisible());
        auto* model = table.model();
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(1, 1).data().toString(), QStringLiteral("R4"));
        QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("X"));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(model->index(0, 1)).center());
        QCOMPARE(game.session().moveCount(), 2);
        // A move that was taken back stays in the list.
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(model->index(0, 1).data(Qt::FontRole).value<QFont>().bold());
    }

    void pausesHideTheBoard() {
        const PousseGame game;
        game.click("T1");
        game.view->setPaused(true);
        QVERIFY(game.tray().isConcealed());
        game.click("T2");
        QCOMPARE(game.session().moveCount(), 1);
        game.view->setPaused(false);
        game.click("T2");
        QCOMPARE(game.session().moveCount(), 2);
    }

    // Texts
    // --------------------------------------------------------------------------------------------------

    void copyAndPaste() {
        const PousseGame game;
        game.clickAll("T1 B2 L3");
        game.action("copyGame")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("4\nT1\nB2\nL3\n"));
        QApplication::clipboard()->setText(QStringLiteral("3\nT3\nt1\nT3\nL2\nT3\nQUIT\n"));
        game.action("pasteGame")->trigger();
        QCOMPARE(game.state().options.size, 3);
        QVERIFY(pousse::winnerOf(game.state()) == Mark::x);
        QCOMPARE(game.diagram(), QStringLiteral("o.x\no.x\n..x\n"));
    }

    void whatCannotBePastedIsTold_data() {
        QTest::addColumn<QString>("text");
        QTest::addRow("nothing") << QStringLiteral(" \n");
        QTest::addRow("no size") << QStringLiteral("T1\n");
        QTest::addRow("no move") << QStringLiteral("4\nT1\nX9\n");
        QTest::addRow("off the board") << QStringLiteral("3\nT4\n");
        QTest::addRow("after the end") << QStringLiteral("3\nT3\nT1\nT3\nL2\nT3\nT1\n");
    }
    void whatCannotBePastedIsTold() {
        QFETCH(QString, text);
        const PousseGame game;
        game.click("T1");
        QApplication::clipboard()->setText(text);
        game.action("pasteGame")->trigger();
        auto* box = game.view->findChild<QMessageBox*>();
        QVERIFY(box != nullptr && !box->text().isEmpty());
        box->close();
        QCOMPARE(game.session().moveCount(), 1);
    }

    void files() {
        const PousseGame game;
        game.clickAll("T1 B2");
        auto* format = game.view->documentFormats().front();
        QCOMPARE(format->write().bytes, QByteArray("4\nT1\nB2\n"));
        const auto contents = format->read("5\nL1\nL2\n");
        QCOMPARE(contents.entries.size(), std::size_t(1));
        contents.entries.front().show();
        QCOMPARE(game.state().options.size, 5);
        QCOMPARE(game.session().moveCount(), 2);
        QCOMPARE(format->read("no game").problems.size(), std::size_t(1));
    }

    // Clock
    // --------------------------------------------------------------------------------------------------

    void theClockCountsATurn() {
        qint64 now = 1000;
        pousse::TurnClock clock([&now] { return now; });
        QSignalSpy reminders(&clock, &pousse::TurnClock::reminded);
        clock.start();
        now += 29'999;
        clock.checkTime();
        QCOMPARE(reminders.size(), 0);
        now += 1;
        clock.checkTime();
        QCOMPARE(clock.seconds(), 30);
        QCOMPARE(reminders.size(), 1);
        QCOMPARE(reminders.takeFirst().front().toInt(), 1);
        clock.setPaused(true);
        now += 100'000;
        QCOMPARE(clock.seconds(), 30);
        clock.setPaused(false);
        now += 30'000;
        clock.checkTime();
        QCOMPARE(reminders.size(), 1);
        QCOMPARE(reminders.takeFirst().front().toInt(), 2);
        clock.checkTime();
        QCOMPARE(reminders.size(), 0);
        clock.start();
        QCOMPARE(clock.seconds(), 0);
        now += 3'700'000;
        QCOMPARE(clock.seconds(), 3700);
        clock.stop();
        QVERIFY(!clock.isRunning());
    }

    void theClockIsShownWhereItIsWanted() {
        const PousseGame game;
        QCOMPARE(game.view->figures().size(), 2);
        game.action("turnClock")->setChecked(true);
        QCOMPARE(game.view->figures().size(), 3);
        QCOMPARE(game.view->figures().back().value, QStringLiteral("0:00"));
        game.clickAll("T1 T2 T1 T2 T1 T2 T1");
        // The game is over, so no side has the turn.
        QCOMPARE(game.view->figures().size(), 2);
        game.action("turnClock")->setChecked(false);
    }

    void theClockWakesNobodyForNothing() {
        const PousseGame game;
        auto& clock = game.view->turnClock();
        QVERIFY(clock.isRunning());
        QVERIFY(!clock.isTimerActive());
        for (const char* name : {"turnClock", "reminders"}) {
            game.action(name)->setChecked(true);
            QVERIFY(clock.isTimerActive());
            game.action(name)->setChecked(false);
            QVERIFY(!clock.isTimerActive());
        }
    }

    void remindersSound() {
        plt::sound::setListener([](plt::Sound sound) { heard += sound == plt::Sound::flip ? 1 : 0; });
        plt::sound::setEnabled(true);
        const PousseGame game;
        Q_EMIT game.view->turnClock().reminded(1);
        QTest::qWait(0);
        QCOMPARE(heard, 0);
        game.action("reminders")->setChecked(true);
        Q_EMIT game.view->turnClock().reminded(2);
        QTRY_COMPARE(heard, 2);
        game.action("reminders")->setChecked(false);
        plt::sound::setEnabled(false);
        plt::sound::setListener(nullptr);
    }

    // Computers
    // ----------------------------------------------------------------------------------------------

    void aGameAgainstTheComputerWonAndLost() {
        const PousseGame game;
        // Simple always plays B1.
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("simple")});
        int plies = 0;
        for (const char* text : {"T4", "T4", "T4", "T4"}) {
            if (pousse::endOf(game.state()) != End::none) break;
            game.click(text);
            plies += pousse::endOf(game.state()) == End::none ? 2 : 1;
            QTRY_COMPARE(game.session().moveCount(), plies);
        }
        QVERIFY(pousse::winnerOf(game.state()) == Mark::x);
        QCOMPARE(game.session().outcome(), plt::Outcome::won);

        QVERIFY(game.window->openGameId(QStringLiteral("4:empty")).isEmpty());
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("simple")});
        plies = 0;
        for (const char* text : {"L1", "R2", "R3", "R1", "R2"}) {
            if (pousse::endOf(game.state()) != End::none) break;
            game.click(text);
            plies += pousse::endOf(game.state()) == End::none ? 2 : 1;
            QTRY_COMPARE(game.session().moveCount(), plies);
        }
        QVERIFY(pousse::winnerOf(game.state()) == Mark::o);
        QCOMPARE(game.session().outcome(), plt::Outcome::lost);
    }

    void nothingCanBePushedWhileItThinks() {
        const PousseGame game(QStringLiteral("6:empty"));
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("expert")});
        game.click("T2");
        QTRY_VERIFY(game.view->isThinking());
        QVERIFY(!game.tray().cellEnabled(game.tray().ring().cellOf(Move{Edge::top, 0})));
        game.click("T3");
        QCOMPARE(game.session().moveCount(), 1);
        game.view->turns()->moveNow();
        QTRY_COMPARE(game.session().moveCount(), 2);
    }

    void aHintSaysWhatIsKnown() {
        const PousseGame game;
        game.session().requestHint();
        QTRY_VERIFY(game.session().hasShownStep());
        QVERIFY2(game.session().hintText().contains(QLatin1String("31")),
                 qPrintable(game.session().hintText()));
        QCOMPARE(game.tray().picture().marks.size(), std::size_t(1));
        game.session().playHint();
        QCOMPARE(game.session().moveCount(), 1);
    }

    void theEvaluationIsTold() {
        const PousseGame game(QStringLiteral("3:empty"));
        game.action("analysis")->setChecked(true);
        QTRY_VERIFY(game.view->analyst().thoughtOf(game.state()));
        QTRY_VERIFY(!game.view->analyst().isAnalysing());
        QVERIFY(game.view->analyst().thoughtOf(game.state())->proven);
        bool told = false;
        for (const auto* label : game.view->findChildren<QLabel*>())
            told = told || label->text().contains(QLatin1String("X can force a win"));
        QVERIFY(told);
        game.action("analysis")->setChecked(false);
    }

    void sidesAreExchanged() {
        const PousseGame game;
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("simple")});
        game.action("swapSides")->trigger();
        QCOMPARE(game.session().seats().front(), plt::Seat::computer("simple"));
        QTRY_COMPARE(game.session().moveCount(), 1);
    }

    /// A game in the middle is the same after it was kept and read again.
    void savedAndResumed() {
        const PousseGame game;
        game.clickAll("T1 B2 L3");
        const auto kept = game.session().text();
        const auto present = kept.present(1'000'000).object;
        const auto others = kept.others(1'000'000).object;
        const PousseGame other;
        QVERIFY(other.session().restore(present, others).usable);
        QCOMPARE(other.diagram(), game.diagram());
        QCOMPARE(other.session().moveCount(), 3);
        QCOMPARE(other.tray().markers().size(), std::size_t(3));
    }
};

QTEST_MAIN(TestPousse)
#include "test_view.moc"
