// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"
#include "common/cards/card_table.h"
#include "common/script/view/picture/picture_trial.h"
#include "common/script/view/script_console.h"
#include "tests/script-view/script_game.h"

#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

using plt::script::testing::ScriptFolder;
using plt::script::testing::ScriptGame;

namespace {

/// A number that grows by one or two up to nine.
const QByteArray steps = R"(function deal() return "start" end
function begin() return { number = 0 } end
function legal_moves(state) return state.number < 9 and { 1, 2 } or {} end
function apply(state, move)
  if move ~= 1 and move ~= 2 then return nil, "One or two." end
  return { number = state.number + move }
end
function outcome(state) return state.number >= 9 and "won" or "playing" end
function picture(state)
  return { columns = 2, rows = 1, cells = { { look = "raised", text = state.number }, "raised" } }
end
)";

QByteArray changed(QByteArray script, const char* from, const char* to) {
    if (!script.contains(from)) qFatal("not there: %s", from);
    return script.replace(from, to);
}

void click(const ScriptGame& game, int cell) {
    auto* board = qobject_cast<plt::BoardView*>(game.view->board());
    QTest::mouseClick(board, Qt::LeftButton, {}, board->cellPoint(cell));
}

std::int64_t numberOf(const ScriptGame& game) {
    return game.state().at("number").integerOr(-1);
}

}  // namespace

class TestMistakes : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMistakeInThePictureIsToldAndTheLastPictureStays() {
        const ScriptFolder folder(
            changed(steps, "function picture(state)\n",
                    "function picture(state)\n  if state.number == 2 then error(\"two\") end\n"));
        const ScriptGame game(folder);
        click(game, 1);
        QCOMPARE(numberOf(game), 2);
        const QString told = game.view->failureText();
        QVERIFY2(told.contains(QLatin1String("game.lua")) && told.contains(QLatin1String("10")) &&
                     told.contains(QLatin1String("two")),
                 qPrintable(told));
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, 0")));
        // The game goes on, and the next picture is shown.
        click(game, 0);
        QCOMPARE(numberOf(game), 3);
        QCOMPARE(game.view->failureText(), QString());
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, 3")));
    }

    void aMistakeLeavesRoomForTheBoardInASmallWindow() {
        QByteArray script = changed(steps, "function picture(state)\n",
                                    "function picture(state)\n  if state.number == 2 then error(\"a long "
                                    "mistake \" .. state.number) end\n");
        script.replace("columns = 2, rows = 1", "columns = 9, rows = 9");
        const ScriptFolder folder(script);
        const ScriptGame game(folder, {}, {336, 250});
        click(game, 1);
        QTRY_VERIFY(!game.view->failureText().isEmpty());
        QCOMPARE(game.window->size(), QSize(336, 250));
        const auto* bar = game.view->findChild<QWidget*>(QStringLiteral("failure"));
        const auto seen = [&game] { return game.view->board()->visibleRegion().boundingRect().height(); };
        QTRY_VERIFY2(seen() >= 90, qPrintable(QString::number(seen())));
        QVERIFY2(bar->height() <= 66, qPrintable(QString::number(bar->height())));
        QVERIFY(bar->toolTip().contains(QLatin1String("number = 2")));
    }

    void aPictureThatIsNoneIsToldWithItsPlace_data() {
        QTest::addColumn<QByteArray>("picture");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* picture, const char* says) {
            QTest::newRow(picture) << QByteArray(picture) << QString::fromLatin1(says);
        };
        row("7", "must return a table");
        row("{ columns = 2 }", "rows: a board needs rows");
        row("{ columns = 65, rows = 1 }", "columns: must be a whole number from 1 to 64");
        row("{ columns = 2, rows = 1, cells = { \"plain\", \"purple\" } }",
            "cells[2]: \"purple\" is none of: none, plain");
        row("{ columns = 2, rows = 1, cells = { 1, 2, 3 } }",
            "cells: there are more than on a board of 2 x 1");
        row("{ columns = 2, rows = 1, pieces = { { cell = 3 } } }",
            "pieces[1].cell: must be a whole number from 1 to 2");
        row("{ columns = 2, rows = 1, cells = { { piece = { id = \"a\" } } }, pieces = { { cell = 2, id = "
            "\"a\" } } }",
            "two pieces are called \"a\"");
        row("{ columns = 2, rows = 1, pieces = { { cell = 1, svg = \"../x.svg\" } } }",
            "not the name of an SVG file");
        row("{ columns = 2, rows = 1, cells = { { shape = \"star\", color = \"red\" } } }",
            "cells[1].color: this name is not known: did you mean \"colour\"?");
        row("{ column = 2, rows = 1 }", "column: this name is not known: did you mean \"columns\"?");
        row("{ columns = 2, rows = 1, cells = { { shape = \"blob\" } } }",
            "cells[1].shape: \"blob\" is none of");
        row("{ piles = { { at = { 1, 1 }, cards = { \"QX\" } } } }", "piles[1].cards[1]: \"QX\" is no card");
        row("{ piles = { { at = { 1, 1 }, cards = { \"QH\", \"QH\" } } } }", "the card QH is there twice");
        row("{ piles = { { cards = {} } } }", "piles[1].at: must be two numbers");
    }
    void aPictureThatIsNoneIsToldWithItsPlace() {
        QFETCH(QByteArray, picture);
        QFETCH(QString, says);
        const ScriptFolder folder(changed(
            steps, "function picture(state)\n",
            QByteArray("function picture(state)\n  if state.number == 2 then return " + picture + " end\n")
                .constData()));
        const ScriptGame game(folder);
        click(game, 1);
        QVERIFY2(game.view->failureText().contains(says), qPrintable(game.view->failureText()));
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, 0")));
    }

    void aMistakeInTheRulesLosesNothing() {
        const ScriptFolder folder(
            changed(steps, "  return { number = state.number + move }",
                    "  return { number = state.number + move + (state.number > 1 and {} or 0) }"));
        const ScriptGame game(folder);
        click(game, 1);
        click(game, 1);
        QCOMPARE(numberOf(game), 2);
        QTRY_VERIFY2(game.view->failureText().contains(QLatin1String("game.lua")),
                     qPrintable(game.view->failureText()));
        QVERIFY2(game.view->failureText().contains(QLatin1String("move = 2")),
                 qPrintable(game.view->failureText()));
    }

    /// As plt-games --check does.
    void picturesAreTriedInARandomGame_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("good") << steps << QByteArray();
        QTest::newRow("picture") << changed(steps, "columns = 2", "columns = state.number > 3 and 0 or 2")
                                 << QByteArray("columns: must be a whole number");
        QTest::newRow("error in the picture")
            << changed(steps, "columns = 2", "columns = state.number > 3 and {} + 1 or 2")
            << QByteArray("line 10, in picture: attempt to perform arithmetic");
        QTest::newRow("rules") << changed(steps, "state.number >= 9 and",
                                          "state.number > 3 and nothing.x and")
                               << QByteArray("line 8, in outcome: attempt to index a nil value");
        QTest::newRow("slow") << "slow_deal = true\n" + changed(steps, "columns = 2", "columns = 0")
                              << QByteArray();
        QTest::newRow("no picture") << changed(steps, "function picture", "function paint") << QByteArray();
    }
    void picturesAreTriedInARandomGame() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, says);
        const auto loaded = plt::script::ScriptRules::load(script.toStdString(), "game.lua");
        const auto& rules = *std::get<std::unique_ptr<plt::script::ScriptRules>>(loaded);
        const auto failure = plt::script::tryPictures(rules, "game.lua");
        const QByteArray told =
            failure ? QByteArray::fromStdString(failure->sentence().english()) : QByteArray();
        QVERIFY2(says.isEmpty() ? told.isEmpty() : told.contains(says), told.constData());
    }

    void inputThatNeverEndsIsTold_data() {
        QTest::addColumn<QByteArray>("function");
        for (const char* function :
             {"press", "drag", "typed", "button", "grab", "accepts", "drop", "double_press"})
            QTest::newRow(function) << QByteArray(function);
    }
    void inputThatNeverEndsIsTold() {
        QFETCH(QByteArray, function);
        const bool hasCards =
            function == "grab" || function == "accepts" || function == "drop" || function == "double_press";
        QByteArray script = steps;
        if (hasCards)
            script.replace("columns = 2, rows = 1, cells =",
                           "piles = { { at = { 1, 1 }, cards = { \"QH\" } }, { at = { 2, 1 } } }, more =");
        else
            script.replace("columns = 2,", "buttons = { { name = \"more\" } }, columns = 2,");
        const ScriptFolder folder(script + "function " + function + "() while true do end end\n");
        const ScriptGame game(folder);
        if (hasCards) {
            auto* table = qobject_cast<plt::CardTable*>(game.view->board());
            const int pile = table->picture().piles.front().id;
            const int card = table->picture().piles.front().cards.front().id;
            const plt::Grip grip{pile, {card}};
            const int other = table->picture().piles.back().id;
            QVERIFY(table->grab({pile, 0}).empty());
            QVERIFY(!table->accepts(grip, other));
            table->drop(grip, other, 0);
            table->doubleActivated({pile, 0});
        } else if (function == "drag") {
            auto* board = qobject_cast<plt::BoardView*>(game.view->board());
            plt::testing::drag(*board, board->cellPoint(0), board->cellPoint(1));
        } else if (function == "press") {
            click(game, 1);
        } else if (function == "typed") {
            game.key(Qt::Key_X);
        } else {
            game.view->findChild<QPushButton*>(QStringLiteral("more"))->click();
        }
        const QString where = QStringLiteral("in %1: it takes more than").arg(QLatin1String(function));
        QVERIFY2(game.view->failureText().contains(where), qPrintable(game.view->failureText()));
        QCOMPARE(numberOf(game), 0);
    }

    /// The window lives, says which function it is, and can be closed.
    void rulesThatNeverEndAreTold_data() {
        QTest::addColumn<QByteArray>("function");
        for (const char* function :
             {"deal", "begin", "legal_moves", "apply", "outcome", "seats", "seat_to_move", "standing",
              "usual_seats", "observe", "imagine", "hint", "choose", "score", "tell", "diagram", "picture"})
            QTest::newRow(function) << QByteArray(function);
    }
    void rulesThatNeverEndAreTold() {
        QFETCH(QByteArray, function);
        QByteArray script = changed(steps, "state.number >= 9 and \"won\"", "state.number >= 2 and \"over\"");
        script += R"(
seats = { "Ann", "Ben" }
function seat_to_move(state) return state.number % 2 + 1 end
function standing() return { 1, 2 } end
function observe(state) return state end
function imagine(seen) return seen end
levels = { { word = "easy", name = "easy" } }
function choose(seen) return 2 end
)";
        const ScriptFolder folder(script + "function " + function + "()\n  while true do end\nend\n");
        // Met soon, and by their steps.
        constexpr plt::script::Limits small{std::size_t{64} << 20, 1'000'000, 10'000'000,
                                            std::chrono::hours(1)};
        const ScriptGame game(folder, {}, {760, 640}, QString::fromLatin1("endless-" + function), small);
        const auto told = [&game] { return game.view->failureText(); };
        if (told().isEmpty()) {
            if (function == "choose")
                game.session().setSeats({plt::Seat::computer("easy"), plt::Seat::person()});
            else if (function == "observe" || function == "imagine" || function == "hint")
                game.session().requestHint();
            else
                click(game, 1);
            (void)game.session().record();
            (void)game.session().rules().diagram(game.session().anyState());
        }
        QTRY_VERIFY2(told().contains(QLatin1String("it takes more than")), qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("in %1: ").arg(QLatin1String(function))), qPrintable(told()));
        QVERIFY(game.window->close());
    }

    void aSavedChangeIsSeenWithTheSameMoves() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        click(game, 0);
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, 3")));
        folder.write(changed(steps, "text = state.number", "text = \"now \" .. state.number"));
        QTRY_VERIFY(game.names().contains(QStringLiteral("row 1, column 1, now 3")));
        QCOMPARE(game.session().moveCount(), 2);
        game.session().undo();
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, now 2")));
    }

    void gamesBeforeTheShownOneStay() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        game.session().restart();
        click(game, 0);
        folder.write(changed(steps, "text = state.number", "text = \"now \" .. state.number"));
        QTRY_VERIFY(game.names().contains(QStringLiteral("row 1, column 1, now 1")));
        game.session().undo();
        QCOMPARE(numberOf(game), 0);
        game.session().undo();
        QCOMPARE(numberOf(game), 2);
    }

    void whatStopsTheMovesIsToldWithItsValues() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        click(game, 0);
        folder.write(
            changed(steps, "state.number + move }", "state.number + move + (move == 1 and {} or 0) }"));
        QTRY_VERIFY(!game.view->failureText().isEmpty());
        const QString told = game.view->failureText();
        QVERIFY2(told.contains(QLatin1String("not all moves")) &&
                     told.contains(QLatin1String("line 6, in apply")) &&
                     told.contains(QLatin1String("move = 1")),
                 qPrintable(told));
        QCOMPARE(told.count(QLatin1String("arithmetic")), 1);
    }

    void movesThatCannotBeMadeAnyMoreAreToldAndComeBack() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 0);
        click(game, 1);
        click(game, 0);
        QCOMPARE(numberOf(game), 4);
        folder.write(changed(changed(steps, "move ~= 1 and move ~= 2", "move ~= 1"), "{ 1, 2 }", "{ 1 }"));
        QTRY_VERIFY2(game.session().moveCount() == 1, qPrintable(game.view->failureText()));
        QVERIFY2(game.view->failureText().contains(QLatin1String("not all moves")),
                 qPrintable(game.view->failureText()));
        // Nothing is lost as long as no other move is made.
        folder.write(steps);
        QTRY_COMPARE(game.session().moveCount(), 3);
        QCOMPARE(game.view->failureText(), QString());
        QCOMPARE(numberOf(game), 4);
    }

    void aDealThatIsNoneAnyMoreLeavesTheGame() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        // The moves that it lists are refused.
        folder.write(changed(steps, "move ~= 1 and move ~= 2", "true"));
        QTRY_VERIFY(!game.view->failureText().isEmpty());
        QCOMPARE(numberOf(game), 2);
        folder.write(steps);
        QTRY_COMPARE(game.view->failureText(), QString());
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(numberOf(game), 2);
    }

    void aScriptThatCannotBeReadLeavesTheOldOne() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        folder.write(steps + "\nfunction (\n");
        QTRY_VERIFY(!game.view->failureText().isEmpty());
        QVERIFY2(game.view->failureText().contains(QLatin1String("game.lua")),
                 qPrintable(game.view->failureText()));
        click(game, 0);
        QCOMPARE(numberOf(game), 3);
        // It is told as long as it is there.
        QVERIFY(!game.view->failureText().isEmpty());
        folder.write(steps);
        QTRY_COMPARE(game.view->failureText(), QString());
        QCOMPARE(numberOf(game), 3);
    }

    void otherSeatsAreNotThoseOfTheShownGame() {
        const QByteArray players = steps +
                                   "seats = { \"Ann\", \"Ben\" }\n"
                                   "function seat_to_move(state) return state.number % 2 + 1 end\n"
                                   "function standing() return { 1, 2 } end\n";
        const ScriptFolder folder(players);
        const ScriptGame game(folder);
        QCOMPARE(game.view->seatNames(), QStringList({QStringLiteral("Ann"), QStringLiteral("Ben")}));
        // A third one, and a game that cannot be restored.
        folder.write(
            changed(changed(players, "\"Ben\"", "\"Ben\", \"Cy\""), "move ~= 1 and move ~= 2", "true"));
        QTRY_VERIFY(!game.view->failureText().isEmpty());
        QCOMPARE(game.session().seats().size(), std::size_t{2});
        QCOMPARE(game.view->seatNames(), QStringList());
    }

    void aChangeWaitsForTheEndOfADialog() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        QDialog dialog(game.window.get());
        dialog.setModal(true);
        dialog.show();
        folder.write(changed(steps, "text = state.number", "text = \"now \" .. state.number"));
        game.view->readAgain();
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 1, 0")));
        dialog.close();
        QTRY_VERIFY(game.names().contains(QStringLiteral("row 1, column 1, now 0")));
    }

    void theGameIsResumed() {
        const ScriptFolder folder(steps);
        const QString name = QStringLiteral("resumed");
        {
            const ScriptGame game(folder, {}, {760, 640}, name);
            click(game, 1);
            game.window->close();
        }
        const ScriptGame again(folder, {}, {760, 640}, name);
        QCOMPARE(numberOf(again), 2);
        QVERIFY(again.session().canUndo());
    }

    void theConsoleHasNoStateBeforeTheFirstDeal() {
        const ScriptFolder folder(
            changed("slow_deal = true\n" + steps, "function deal()", "function deal() while true do end"));
        const ScriptGame game(folder);
        QVERIFY(game.session().awaitsFirst());
        plt::testing::actionCalled(*game.view, QStringLiteral("Script"))->trigger();
        auto* console = game.view->findChild<plt::script::ScriptConsole*>();
        QTest::keyClicks(console->findChild<QLineEdit*>(), QStringLiteral("state"));
        QTest::keyClick(console->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(console->findChild<QPlainTextEdit*>()->toPlainText().contains(
            QLatin1String("There is no position yet.")));
    }

    void theConsoleEvaluates() {
        const ScriptFolder folder(steps);
        const ScriptGame game(folder);
        click(game, 1);
        plt::testing::actionCalled(*game.view, QStringLiteral("Script"))->trigger();
        auto* console = game.view->findChild<plt::script::ScriptConsole*>();
        QVERIFY(console != nullptr);
        auto* input = console->findChild<QLineEdit*>();
        auto* lines = console->findChild<QPlainTextEdit*>();
        const auto ask = [&](const char* text) {
            lines->clear();
            QTest::keyClicks(input, QString::fromLatin1(text));
            QTest::keyClick(input, Qt::Key_Return);
            return lines->toPlainText();
        };
        QVERIFY2(ask("state.number + 40").endsWith(QLatin1String("42")), qPrintable(lines->toPlainText()));
        QVERIFY(ask("#legal_moves(state)").endsWith(QLatin1String("2")));
        QVERIFY(ask("print('hello')").contains(QLatin1String("hello")));
        QVERIFY2(ask("nothing.at").contains(QLatin1String("nil")), qPrintable(lines->toPlainText()));
        QVERIFY(!ask("while true do end").isEmpty());
        QTest::keyClick(input, Qt::Key_Up);
        QCOMPARE(input->text(), QStringLiteral("while true do end"));
        QCOMPARE(numberOf(game), 2);
    }
};

QTEST_MAIN(TestMistakes)
#include "test_mistakes.moc"
