// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "new-game/view.h"

namespace new_game {

namespace {

/// A window with this game in it.
struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& id) {
        show(id);
        board().finishAnimation();
    }
    Board& board() const { return *view->findChild<Board*>(); }
    std::vector<int> heaps() const { return state().heaps; }
    void click(int heap, int below) const {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellPoint(board().cellOf(heap, below)));
    }
};

using Heaps = std::vector<int>;

}  // namespace

class TestView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aClickTakesAStoneAndAllAbove() {
        const Game game(QStringLiteral("3:1-2-5"));
        QCOMPARE(game.heaps(), Heaps({1, 2, 5}));
        game.click(2, 3);
        QCOMPARE(game.heaps(), Heaps({1, 2, 2}));  // the computer took one
        QVERIFY(game.view->statusText().startsWith(QLatin1String("The computer took 1 from heap 3")));
        game.click(2, 6);  // a place without a stone
        QCOMPARE(game.heaps(), Heaps({1, 2, 2}));
    }

    void whatWasTakenComesBack() {
        const Game game(QStringLiteral("3:1-2-5"));
        game.click(1, 0);
        QVERIFY(game.heaps() != Heaps({1, 2, 5}));
        game.session().undo();
        QCOMPARE(game.heaps(), Heaps({1, 2, 5}));
    }

    void stonesCanBeTakenByKeyboard() {
        const Game game(QStringLiteral("2:1-3"));
        game.board().setCursorCell(game.board().cellOf(1, 1));
        game.key(Qt::Key_Return);
        QCOMPARE(game.heaps(), Heaps({0, 1}));
        QCOMPARE(game.board().cellName(game.board().cellOf(1, 0)), QStringLiteral("Heap 2, takes 1"));
    }

    void theLastStoneWins() {
        const Game game(QStringLiteral("2:1-1"));
        game.click(0, 0);
        QCOMPARE(game.session().outcome(), plt::Outcome::lost);
        game.session().undo();
        game.open(QStringLiteral("2:1-2"));
        game.click(1, 1);
        game.click(1, 0);
        QCOMPARE(game.session().outcome(), plt::Outcome::won);
    }

    void aHintMarksItsStones() {
        const Game game(QStringLiteral("3:1-2-5"));
        game.session().requestHint();
        QTRY_VERIFY(!game.board().picture().marks.empty());
        QCOMPARE(game.board().picture().marks.size(), std::size_t{2});  // 1-2-3
    }
};

}  // namespace new_game

QTEST_MAIN(new_game::TestView)
#include "test_view.moc"
