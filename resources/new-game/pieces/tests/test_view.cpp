// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"
#include "common/testing/played_game.h"
#include "new-game/view.h"

namespace new_game {

namespace {

/// A window with a game of these players, on the flat board, which needs no OpenGL.
struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const plt::Seats& seats) {
        board().setPerspective(false);
        show();
        session().newGame();
        session().setSeats(seats);
        board().finishAnimation();
    }
    plt::SceneBoard& board() const { return *view->findChild<plt::SceneBoard*>(); }
    int sideOn(int square) const { return state().sideOf(state().pieceOn(square)); }
    /// Chooses a square as a player does, by pointer.
    void click(int square) const {
        const QPoint point = board().squarePoint(square);
        QWidget* const target = board().childAt(point);
        QVERIFY(target != nullptr);
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(&board(), point));
        board().finishAnimation();
    }
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
        game.session().undo();
        QCOMPARE(game.sideOn(7), orange);
    }

    void piecesDoNotGoWhereTheyMayNot() {
        const Game game(twoPeople);
        game.click(7);
        game.click(19);  // b4, too far
        QCOMPARE(game.sideOn(7), orange);
        QCOMPARE(game.session().moveCount(), 0);
    }

    void theComputerAnswers() {
        const Game game({plt::Seat::person(), plt::Seat::computer("easy")});
        game.click(7);
        game.click(14);
        QTRY_COMPARE(game.session().moveCount(), 2);
        QCOMPARE(game.state().toMove, orange);
        // Undo goes back to the person's turn.
        game.session().undo();
        QCOMPARE(game.session().moveCount(), 0);
    }

    void squaresSayWhatStandsThere() {
        const Game game(twoPeople);
        QCOMPARE(game.board().squareName(0), QStringLiteral("a1, orange piece"));
        QCOMPARE(game.board().squareName(12), QStringLiteral("a3, empty"));
        QCOMPARE(game.board().squareName(35), QStringLiteral("f6, white piece"));
    }

    void aHintMarksItsSquares() {
        const Game game(twoPeople);
        game.session().requestHint();
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
