// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"
#include "common/players/turns.h"
#include "common/window/game_window.h"
#include "new-game/view.h"

#include <QTemporaryDir>
#include <QTest>

namespace new_game {

namespace {

/// A home directory for the test, which then neither reads nor changes the player's files.
struct Home {
    Home() {
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            qputenv(name, folder.path().toLocal8Bit());
    }
    QTemporaryDir folder;
};
const Home home;

plt::GameInfo info() {
    plt::GameInfo info;
    info.id = QStringLiteral("new-game");
    return info;
}

/// A window with a game of these players, on the flat board, which needs no OpenGL.
struct Game {
    explicit Game(const plt::Seats& seats) : view(new View), window(info(), view) {
        board().setPerspective(false);
        view->turns()->setPace(plt::Turns::Pace::atOnce);
        window.resize(700, 700);
        window.show();
        view->session().newGame();
        view->session().setSeats(seats);
        board().finishAnimation();
    }
    plt::SceneBoard& board() const { return *view->findChild<plt::SceneBoard*>(); }
    int sideOn(int square) const { return view->state().sideOf(view->state().pieceOn(square)); }
    /// Activates a square with the pointer, as a player does.
    void click(int square) const {
        const QPoint point = board().squarePoint(square);
        QWidget* const target = board().childAt(point);
        QVERIFY(target != nullptr);
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(&board(), point));
        board().finishAnimation();
    }

    View* view;  // owned by the window
    plt::GameWindow window;
};

const plt::Seats twoPeople{plt::Seat::person(), plt::Seat::person()};

}  // namespace

class TestView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aPieceIsChosenAndThenItsSquare() {
        const Game game(twoPeople);
        game.click(7);  // b2
        QVERIFY(game.board().liftedPiece() >= 0);
        game.click(14);  // c3
        QCOMPARE(game.sideOn(7), nothing);
        QCOMPARE(game.sideOn(14), orange);
        QCOMPARE(game.view->statusText(), QStringLiteral("It is White's turn."));
        game.view->session().undo();
        QCOMPARE(game.sideOn(7), orange);
    }

    void piecesDoNotGoWhereTheyMayNot() {
        const Game game(twoPeople);
        game.click(7);
        game.click(19);  // b4, too far
        QCOMPARE(game.sideOn(7), orange);
        QCOMPARE(game.view->session().moveCount(), 0);
    }

    void theComputerAnswers() {
        const Game game({plt::Seat::person(), plt::Seat::computer("easy")});
        game.click(7);
        game.click(14);
        QTRY_COMPARE(game.view->session().moveCount(), 2);
        QCOMPARE(game.view->state().toMove, orange);
        // Undo returns to the person's turn.
        game.view->session().undo();
        QCOMPARE(game.view->session().moveCount(), 0);
    }

    void squaresSayWhatStandsThere() {
        const Game game(twoPeople);
        QCOMPARE(game.board().squareName(0), QStringLiteral("a1, orange piece"));
        QCOMPARE(game.board().squareName(12), QStringLiteral("a3, empty"));
        QCOMPARE(game.board().squareName(35), QStringLiteral("f6, white piece"));
    }

    void aHintMarksItsSquares() {
        const Game game(twoPeople);
        game.view->session().requestHint();
        const auto marked = [&game] {
            int count = 0;
            for (const auto& square : game.board().scene().squares)
                count += square.mark == plt::SquareMark::hint ? 1 : 0;
            return count;
        };
        QTRY_COMPARE(marked(), 2);
    }
};

}  // namespace new_game

QTEST_MAIN(new_game::TestView)
#include "test_view.moc"
