// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"
#include "common/board3d/scene_board.h"
#include "common/cards/card_table.h"
#include "tests/script-view/script_game.h"

#include <QPushButton>

using plt::BoardView;
using plt::CardTable;
using plt::SceneBoard;
using plt::script::testing::ScriptFolder;
using plt::script::testing::ScriptGame;

namespace {

template <class Board>
Board& boardOf(const ScriptGame& game) {
    auto* board = qobject_cast<Board*>(game.view->board());
    if (board == nullptr) qFatal("another board");
    return *board;
}

/// A flat board of pieces, and clicks on its squares; cells count from 1.
void click(SceneBoard& board, int cell) {
    board.finishAnimation();
    plt::testing::click(board, board.squarePoint(cell - 1));
}

/// A deal of the patience: column1 ends with the three of clubs, column2 with the ace of spades, column3 with
/// the four of hearts, column 4 with the two of spades.
QString deal() {
    QStringList deck;
    for (const QChar suit : QStringLiteral("SHDC"))
        for (const QChar rank : QStringLiteral("KQJT98765432A")) deck << QString(rank) + suit;
    // The first four columns have seven cards, the last of which are dealt last.
    const QStringList last{QStringLiteral("3C"), QStringLiteral("AS"), QStringLiteral("4H"),
                           QStringLiteral("2S")};
    for (const QString& card : last) deck.removeAll(card);
    return QStringLiteral("4:") + (deck + last).join(QString());
}

}  // namespace

class TestTemplates : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        // The board in perspective has tests of its own.
        qputenv("PLT_NO_OPENGL", "1");
    }

    void allAreShort_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"lua-board", "lua-cards", "lua-pieces"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void allAreShort() {
        QFETCH(QString, kind);
        const auto folder = ScriptFolder::copyOf(kind);
        QVERIFY(folder->script().count('\n') <= 150);
        const ScriptGame game(*folder, {}, {336, 250}, kind);
        QCOMPARE(game.window->size(), QSize(336, 250));
        QCOMPARE(game.view->failureText(), QString());
        QVERIFY(game.names().size() > 20);
    }

    void theSmallestGameOfTheManualIsPlayed() {
        QFile manual(QStringLiteral(PLT_TEMPLATES "/../../docs/games-in-lua.md"));
        QVERIFY(manual.open(QIODevice::ReadOnly));
        const QByteArray text = manual.readAll();
        const QByteArray beginning = "```lua\n-- A heap";
        const auto from = text.indexOf(beginning) + 7;
        QVERIFY(from >= 7);
        const ScriptFolder folder(text.mid(from, text.indexOf("```", from) - from));
        const ScriptGame game(folder, QStringLiteral("12:standard"));
        game.session().setSeats({plt::Seat::person(), plt::Seat::person()});
        QCOMPARE(game.view->failureText(), QString());
        QVERIFY(game.names().contains(QStringLiteral("row 2, column 2, stone")));
        auto& board = boardOf<BoardView>(game);
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellPoint(2));
        QCOMPARE(game.state().at("stones").integerOr(0), 9);
        QCOMPARE(game.session().seatToMove(), 1);
    }

    void aPegJumps() {
        const auto folder = ScriptFolder::copyOf(QStringLiteral("lua-board"));
        const ScriptGame game(*folder, QStringLiteral("whole#1"));
        auto& board = boardOf<BoardView>(game);
        QCOMPARE(board.picture().pieces.size(), 32U);
        const auto pegOn = [&board](int cell) {
            for (const auto& piece : board.picture().pieces)
                if (piece.cell == cell) return piece.id;
            return -1;
        };
        // Row 4, column 2 to the middle.
        const int jumping = pegOn(22);
        QVERIFY(game.names().contains(QStringLiteral("row 4, column 2, white peg")));
        plt::testing::drag(board, board.cellPoint(22), board.cellPoint(24));
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(board.picture().pieces.size(), 31U);
        QCOMPARE(pegOn(24), jumping);
        QCOMPARE(pegOn(23), -1);
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Pegs: 31, Jumps: 3"));
        // The corners are no cells.
        QVERIFY(!game.names().contains(QStringLiteral("row 1, column 1, empty")));
        game.session().undo();
        QCOMPARE(pegOn(22), jumping);
        QCOMPARE(board.picture().pieces.size(), 32U);
    }

    void cardsAreDraggedAndDoubleClicked() {
        const auto folder = ScriptFolder::copyOf(QStringLiteral("lua-cards"));
        const ScriptGame game(*folder, deal());
        auto& table = boardOf<CardTable>(game);
        table.finishAnimation();
        const auto placeOf = [&](const char* name) {
            for (const auto& pile : table.picture().piles)
                for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i)
                    if (table.cardName(pile.cards[static_cast<std::size_t>(i)]) == QLatin1String(name))
                        return plt::CardPlace{pile.id, i};
            return plt::CardPlace();
        };
        const auto pileOf = [&](const char* name) {
            for (const auto& pile : table.picture().piles)
                if (pile.name == QLatin1String(name)) return pile.id;
            return -1;
        };
        const auto dragTo = [&](const char* card, plt::CardPlace to) {
            plt::testing::dragCard(table, placeOf(card), table.pointOf(to));
            table.finishAnimation();
        };
        // Black on red, and together into a place where they may not go.
        dragTo("3 of clubs", placeOf("4 of hearts"));
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(placeOf("3 of clubs").pile, pileOf("column 3"));
        QCOMPARE(table.grab(placeOf("4 of hearts")).size(), 2U);
        dragTo("4 of hearts", {pileOf("cell 1"), -1});
        QCOMPARE(game.session().moveCount(), 1);
        // A single card goes into a cell, and home by a double click.
        dragTo("3 of clubs", {pileOf("cell 1"), -1});
        QCOMPARE(placeOf("3 of clubs").pile, pileOf("cell 1"));
        const QPoint ace = table.pointOf(placeOf("ace of spades"));
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, ace);
        QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, ace);
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Cards home: 1"));
        table.finishAnimation();
        // By keyboard: the two follows it.
        table.setCursor(placeOf("2 of spades"));
        game.key(Qt::Key_Return);  // shows the cursor
        game.key(Qt::Key_Return);
        table.setCursor(placeOf("ace of spades"));
        game.key(Qt::Key_Return);
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Cards home: 2"));
        QVERIFY(!game.names().filter(QStringLiteral("2 of spades")).isEmpty());
        game.session().undo();
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Cards home: 1"));
    }

    void discsAreTurnedOver() {
        const auto folder = ScriptFolder::copyOf(QStringLiteral("lua-pieces"));
        const ScriptGame game(*folder, QStringLiteral("middle#1"));
        game.session().setSeats({plt::Seat::person(), plt::Seat::person()});
        auto& board = boardOf<SceneBoard>(game);
        const auto discOn = [&board](int cell) -> const plt::ScenePiece* {
            for (const auto& piece : board.scene().pieces)
                if (piece.square == cell - 1) return &piece;
            return nullptr;
        };
        QVERIFY(game.names().contains(QStringLiteral("d5, white disc")));
        const int turned = discOn(28)->id;
        const int face = discOn(28)->face;
        click(board, 20);  // d6
        QCOMPARE(game.session().moveCount(), 1);
        QCOMPARE(discOn(28)->id, turned);
        QVERIFY(discOn(28)->face != face);
        QVERIFY(game.names().contains(QStringLiteral("d5, black disc")));
        QCOMPARE(board.scene().squares[19].mark, plt::SquareMark::lastMove);
        QCOMPARE(game.session().record().front().sentence, QStringLiteral("Black: d6."));
        // A square where nothing can be enclosed.
        click(board, 1);
        QCOMPARE(game.session().moveCount(), 1);
        QVERIFY(plt::testing::press(plt::testing::thingCalled(board, QStringLiteral("c6"))));
        QCOMPARE(game.session().moveCount(), 2);
    }

    void whoCannotMovePasses() {
        const auto folder = ScriptFolder::copyOf(QStringLiteral("lua-pieces"));
        // Black takes the only disc that White could use, but not all.
        QByteArray script = folder->script();
        script +=
            "function begin(options)\n"
            "  local squares = {}\n"
            "  for square = 1, 36 do squares[square] = 0 end\n"
            "  squares[1], squares[2], squares[19], squares[20] = 1, 2, 1, 2\n"
            "  return { size = 6, squares = squares, turn = 1 }\n"
            "end\n";
        const ScriptFolder other(script);
        const ScriptGame game(other, QStringLiteral("small#1"));
        game.session().setSeats({plt::Seat::person(), plt::Seat::person()});
        auto& board = boardOf<SceneBoard>(game);
        QVERIFY(game.view->findChild<QPushButton*>(QStringLiteral("pass")) == nullptr);
        click(board, 3);
        QCOMPARE(game.session().moveCount(), 1);
        auto* pass = game.view->findChild<QPushButton*>(QStringLiteral("pass"));
        QVERIFY(pass != nullptr && pass->isEnabled());
        game.key(Qt::Key_P);
        QCOMPARE(game.session().moveCount(), 2);
        QCOMPARE(game.session().record().back().sentence, QStringLiteral("White passes."));
    }

    void thePlayerIsAddressed() {
        const auto folder = ScriptFolder::copyOf(QStringLiteral("lua-pieces"));
        const ScriptGame game(*folder, QStringLiteral("small#1"));
        const auto status = [&game](const plt::Seats& seats) {
            game.session().setSeats(seats);
            return game.view->statusText();
        };
        const auto person = plt::Seat::person();
        QCOMPARE(status({person, plt::Seat::computer("easy")}), QStringLiteral("Your turn (Black)."));
        QCOMPARE(status({person, person}), QStringLiteral("It is Black's turn."));
        // Names that depend on the players need not be told twice.
        folder->write(folder->script() +
                      "function seats(options, players)\n"
                      "  return { players[2] == 'easy' and 'You' or 'Black', 'White' }\n"
                      "end\n");
        const ScriptGame named(*folder, QStringLiteral("small#1"));
        named.session().setSeats({person, plt::Seat::computer("easy")});
        QCOMPARE(named.view->statusText(), QStringLiteral("Your turn."));
    }
};

QTEST_MAIN(TestTemplates)
#include "test_templates.moc"
