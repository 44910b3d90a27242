// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"
#include "common/board3d/scene_board.h"
#include "common/cards/card_table.h"
#include "common/printing/printable.h"
#include "tests/script-view/script_game.h"

#include <QMenu>
#include <QPushButton>
#include <QTranslator>

using plt::BoardView;
using plt::script::testing::ScriptFolder;
using plt::script::testing::ScriptGame;

namespace {

/// A press switches a lamp; the game is won when all are lit. "all" lights them.
const QByteArray lamps = R"(
function deal(options, random) return "start" end
function begin() return { lamps = { 0, 0, 0, 0, 0, 0 } } end
function legal_moves(state) return { 1, 2, 3, 4, 5, 6, "light_all" } end
function apply(state, move)
  if move == "light_all" then
    for lamp = 1, 6 do state.lamps[lamp] = 1 end
    return state
  end
  if math.type(move) ~= "integer" or not state.lamps[move] then return nil, "No such lamp." end
  state.lamps[move] = 1 - state.lamps[move]
  return state
end
function outcome(state)
  for _, lamp in ipairs(state.lamps) do if lamp == 0 then return "playing" end end
  return "won"
end
function picture(state)
  local cells = {}
  for lamp, on in ipairs(state.lamps) do cells[lamp] = on == 1 and "lit" or "raised" end
  return { columns = 3, rows = 2, cells = cells, show_moves = true, figures = { { "Cells", 6 } }, status = "Press." }
end
)";

/// Pieces walk to a neighbouring place on a board of four places.
const QByteArray walk = R"(
function deal() return "start" end
function begin() return { at = 1 } end
function legal_moves(state)
  local moves = {}
  if state.at > 1 then moves[#moves + 1] = { state.at, state.at - 1 } end
  if state.at < 4 then moves[#moves + 1] = { state.at, state.at + 1 } end
  return moves
end
function apply(state, move)
  if type(move) ~= "table" or move[1] ~= state.at or math.abs(move[2] - move[1]) ~= 1 then return nil, "One step." end
  return { at = move[2] }
end
function outcome(state) return state.at == 4 and "won" or "playing" end
function picture(state)
  local cells = { {}, {}, {}, "goal" }
  return { columns = 4, rows = 1, cells = cells, pieces = { { cell = state.at, shape = "star", colour = "sky" } } }
end
)";

/// A language in which the words of the scripts mean something.
class Translations : public QTranslator {
  public:
    Translations() { QCoreApplication::installTranslator(this); }
    ~Translations() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const bool isWord = qstrcmp(source, "sky") == 0 || qstrcmp(source, "stock") == 0;
        return qstrcmp(context, "rules") == 0 && isWord ? QStringLiteral("other") : QString();
    }
};

BoardView& boardOf(const ScriptGame& game) {
    auto* board = qobject_cast<BoardView*>(game.view->board());
    if (board == nullptr) qFatal("no board");
    return *board;
}

void click(BoardView& board, int cell) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellPoint(cell));
}

}  // namespace

class TestBoard : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        // The board in perspective has tests of its own.
        qputenv("PLT_NO_OPENGL", "1");
    }

    void aClickOnACellPlaysIt() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        click(board, 4);
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(game.state().at("lamps").at(5).integerOr(0), 1);
        QTest::mouseClick(&board, Qt::RightButton, {}, board.cellPoint(0));
        QCOMPARE(game.session().moveCount(), 1);
        game.session().undo();
        QCOMPARE(game.state().at("lamps").at(5).integerOr(1), 0);
    }

    void theKeyboardPlays() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        board.setCursorCell(0);
        game.key(Qt::Key_Right);
        game.key(Qt::Key_Down);
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().at("lamps").at(5).integerOr(0), 1);
    }

    void screenReadersGetNamesAndPressCells() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        QVERIFY(game.names().contains(QStringLiteral("row 2, column 3, empty")));
        QVERIFY(
            plt::testing::press(plt::testing::thingCalled(*game.view, QStringLiteral("row 2, column 3"))));
        QVERIFY(game.names().contains(QStringLiteral("row 2, column 3, lit")));
    }

    void aWordIsAButton() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        auto* button = game.view->findChild<QPushButton*>(QStringLiteral("light_all"));
        QVERIFY(button != nullptr);
        QCOMPARE(button->text(), QStringLiteral("Light all"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(game.session().outcome(), plt::Outcome::won);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(game.view->findChild<QPushButton*>(QStringLiteral("light_all")) == nullptr);
    }

    void namesThatPlayersDoNotSeeAreTheSameInAllLanguages() {
        const Translations translations;
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Persian));
        const ScriptFolder board(walk);
        const ScriptGame game(board);
        QCOMPARE(game.view->failureText(), QString());
        const ScriptFolder cards(R"(
function deal() return "start" end
function begin() return { "QH" } end
function legal_moves() return { { 1, "stock" } } end
function apply(state) return state end
function outcome() return "playing" end
function picture(state)
  return { piles = { { id = 1, at = { 1, 1 }, cards = state }, { id = "stock", at = { 2, 1 } } } }
end
)");
        const ScriptGame patience(cards);
        QLocale::setDefault(before);
        auto* table = qobject_cast<plt::CardTable*>(patience.view->board());
        QVERIFY(table != nullptr);
        const int pile = table->picture().piles.front().id;
        QCOMPARE(table->grab(plt::CardPlace{pile, 0}).size(), std::size_t{1});
        QVERIFY(
            table->accepts({pile, table->grab(plt::CardPlace{pile, 0})}, table->picture().piles.back().id));
    }

    void onlyCellsOfTheBoardAreMarked() {
        const ScriptFolder folder(
            lamps + "function hint() return { move = 2, reason = \"So.\", marks = { 3, 99 } } end\n");
        const ScriptGame game(folder);
        game.session().requestHint();
        QTRY_VERIFY(game.session().hasShownStep());
        QTRY_COMPARE(boardOf(game).picture().marks, std::vector<int>{2});
    }

    void manyWordsHaveFewButtons() {
        QByteArray words = lamps;
        words.replace("return { 1, 2, 3, 4, 5, 6, \"light_all\" }",
                      "local moves = {} for i = 1, 100 do moves[i] = \"word\" .. i end return moves");
        const ScriptFolder folder(words);
        const ScriptGame game(folder);
        const auto buttons =
            game.view->findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^word[0-9]+$")));
        QCOMPARE(buttons.size(), 24);
    }

    void aButtonThatIsSwitchedOffHasNoKey() {
        QByteArray script = lamps;
        script.replace("show_moves = true",
                       "buttons = { { name = \"light_all\", key = \"L\", enabled = state.lamps[1] == 1 } }");
        const ScriptFolder folder(script);
        const ScriptGame game(folder);
        game.key(Qt::Key_L);
        QCOMPARE(game.session().moveCount(), 0);
        click(boardOf(game), 0);
        game.key(Qt::Key_L);
        QCOMPARE(game.session().outcome(), plt::Outcome::won);
    }

    void someCellsOfManyAreEnough() {
        QByteArray script = lamps;
        script.replace(
            "for lamp, on in ipairs(state.lamps) do cells[lamp] = on == 1 and \"lit\" or \"raised\" end",
            "cells[5] = \"wall\"");
        const ScriptFolder folder(script);
        const ScriptGame game(folder);
        QVERIFY(game.names().contains(QStringLiteral("row 2, column 1, empty")));
        QVERIFY(game.names().contains(QStringLiteral("row 2, column 2, wall")));
    }

    void aSlowDealIsNotMadeForTheWindow() {
        QByteArray script = "slow_deal = true\n" + walk;
        script.replace("function deal()", "function deal() print(\"dealt\")");
        script.replace("columns = 4", "kind = \"pieces\", columns = 4");
        const ScriptFolder folder(script);
        const std::shared_ptr<plt::script::ScriptRules> rules =
            std::get<std::unique_ptr<plt::script::ScriptRules>>(
                plt::script::ScriptRules::load(script.toStdString(), "game.lua"));
        {
            const plt::script::ScriptView view(rules, folder.path());
            QVERIFY(rules->takePrinted().empty());
        }
        // The board comes with the first deal, and belongs to the window as if it had been there.
        const ScriptGame game(folder);
        QTRY_VERIFY(qobject_cast<plt::SceneBoard*>(game.view->board()) != nullptr);
        QTRY_VERIFY(game.view->board()->hasFocus());
        QStringList texts;
        const auto* const console = plt::testing::actionCalled(*game.view, QStringLiteral("Script"));
        for (QObject* holder : console->associatedObjects())
            if (const auto* menu = qobject_cast<QMenu*>(holder))
                for (const QAction* action : menu->actions()) texts << action->text().remove(u'&');
        QVERIFY2(texts.contains(QStringLiteral("Board in perspective")), qPrintable(texts.join(u'|')));
    }

    void figuresAndStatusAreThosePictured() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Cells: 6"));
        QCOMPARE(game.view->statusText(), QStringLiteral("Press."));
    }

    void aPieceIsDragged() {
        const ScriptFolder folder(walk);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        QCOMPARE(board.picture().pieces.front().targets, std::vector<int>{1});
        plt::testing::drag(board, board.cellPoint(0), board.cellPoint(1));
        QCOMPARE(game.state().at("at").integerOr(0), 2);
        // It is the same piece, which moved.
        QCOMPARE(board.picture().pieces.front().id, 0);
        QCOMPARE(board.picture().last, (std::vector<int>{0, 1}));
        // Elsewhere it goes back.
        plt::testing::drag(board, board.cellPoint(1), board.cellPoint(3));
        QCOMPARE(game.state().at("at").integerOr(0), 2);
    }

    void aPieceAndItsTargetAreClicked() {
        const ScriptFolder folder(walk);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        click(board, 0);
        QCOMPARE(board.liftedPiece(), 0);
        click(board, 1);
        QCOMPARE(game.state().at("at").integerOr(0), 2);
        game.key(Qt::Key_Return);
        QVERIFY(board.liftedPiece() >= 0);
        game.key(Qt::Key_Escape);
        QCOMPARE(board.liftedPiece(), -1);
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 2, light blue star")));
        QVERIFY(game.names().contains(QStringLiteral("row 1, column 4, goal")));
    }

    void functionsOfTheScriptTakeTheInput() {
        const ScriptFolder folder(lamps + R"(
function press(state, cell)
  if cell == 1 then return nil, "Not this one." end
  return cell
end
function typed(state, key, cell) return key == "x" and "light_all" or nil end
)");
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        click(board, 0);
        QCOMPARE(game.session().moveCount(), 0);
        QCOMPARE(game.window->messageText(), QStringLiteral("Not this one."));
        click(board, 1);
        QCOMPARE(game.session().moveCount(), 1);
        game.key(Qt::Key_X);
        QCOMPARE(game.session().outcome(), plt::Outcome::won);
    }

    void circlesAndFreeCellsAreHitExactly() {
        QByteArray circles = lamps;
        circles.replace("columns = 3", "kind = \"circles\", columns = 3");
        const ScriptFolder folder(circles);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        QVERIFY(board.cellPoint(3).x() > board.cellPoint(0).x());
        click(board, 3);
        QCOMPARE(game.state().at("lamps").at(4).integerOr(0), 1);
        QByteArray freely = lamps;
        freely.replace(
            "cells[lamp] = on == 1 and \"lit\" or \"raised\"",
            "cells[lamp] = { at = { lamp * 1.5, lamp % 2 }, look = on == 1 and \"lit\" or \"raised\" }");
        freely.replace("columns = 3, rows = 2", "kind = \"free\"");
        const ScriptFolder other(freely);
        const ScriptGame free(other);
        click(boardOf(free), 5);
        QCOMPARE(free.state().at("lamps").at(6).integerOr(0), 1);
    }

    void aSmallWindowShowsTheWholeBoard() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder, {}, {336, 250});
        QCOMPARE(game.window->size(), QSize(336, 250));
        auto& board = boardOf(game);
        QVERIFY(board.rect().contains(board.toWidget(board.geometry()->bounds()).toAlignedRect()));
        QVERIFY(board.unit() >= 40);
        click(board, 5);
        QCOMPARE(game.session().moveCount(), 1);
    }

    void aDarkPaletteIsFollowed() {
        const ScriptFolder folder(lamps);
        const ScriptGame game(folder);
        auto& board = boardOf(game);
        const QImage light = board.grab().toImage();
        QPalette dark(QColor(0x23, 0x24, 0x2F));
        game.window->setPalette(dark);
        const QImage night = board.grab().toImage();
        const QPoint on = board.cellPoint(0) - QPoint(0, int(board.unit() / 4));
        QVERIFY(light.pixelColor(on).lightness() > 200);
        QVERIFY(night.pixelColor(on).lightness() < 120);
    }

    void theBoardIsPrinted() {
        const ScriptFolder folder(walk);
        const ScriptGame game(folder);
        auto* pages = game.view->printable();
        QVERIFY(pages != nullptr);
        QCOMPARE(pages->pageCount({400, 600}), 1);
        QImage page(400, 600, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        pages->paintPage(painter, page.rect(), 0);
        painter.end();
        // The board fills the width.
        int inked = 0;
        for (int x = 0; x < page.width(); ++x) inked += page.pixelColor(x, 222) != QColor(Qt::white) ? 1 : 0;
        QVERIFY2(inked > 300, qPrintable(QString::number(inked)));
    }
};

QTEST_MAIN(TestBoard)
#include "test_board.moc"
