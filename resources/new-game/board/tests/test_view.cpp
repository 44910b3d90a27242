// SPDX-License-Identifier: MIT
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

/// A window with this game in it.
struct Game {
    explicit Game(const QString& id) : view(new View), window(info(), view) {
        window.show();
        problem = window.openGameId(id);
        board().finishAnimation();
    }
    Board& board() const { return *view->findChild<Board*>(); }
    std::vector<int> heaps() const { return view->state().heaps; }
    void click(int heap, int below) const {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellPoint(board().cellOf(heap, below)));
    }

    View* view;  // owned by the window
    plt::GameWindow window;
    QString problem;
};

using Heaps = std::vector<int>;

}  // namespace

class TestView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aClickTakesAStoneAndAllAbove() {
        const Game game(QStringLiteral("3:1-2-5"));
        QCOMPARE(game.problem, QString());
        QCOMPARE(game.heaps(), Heaps({1, 2, 5}));
        game.click(2, 3);
        QCOMPARE(game.heaps(), Heaps({1, 2, 2}));  // the computer took one
        QVERIFY(game.view->statusText().startsWith(QLatin1String("The computer took 1 from heap 3")));
        game.click(2, 6);  // an empty cell
        QCOMPARE(game.heaps(), Heaps({1, 2, 2}));
    }

    void whatWasTakenComesBack() {
        const Game game(QStringLiteral("3:1-2-5"));
        game.click(1, 0);
        QVERIFY(game.heaps() != Heaps({1, 2, 5}));
        game.view->session().undo();
        QCOMPARE(game.heaps(), Heaps({1, 2, 5}));
    }

    void stonesCanBeTakenByKeyboard() {
        const Game game(QStringLiteral("2:1-3"));
        game.board().setCursorCell(game.board().cellOf(1, 1));
        QTest::keyClick(&game.board(), Qt::Key_Return);
        QCOMPARE(game.heaps(), Heaps({0, 1}));
        QCOMPARE(game.board().cellName(game.board().cellOf(1, 0)), QStringLiteral("Heap 2, takes 1"));
    }

    void theLastStoneWins() {
        Game game(QStringLiteral("2:1-1"));
        game.click(0, 0);
        QCOMPARE(game.view->session().outcome(), plt::Outcome::lost);
        game.view->session().undo();
        QCOMPARE(game.window.openGameId(QStringLiteral("2:1-2")), QString());
        game.click(1, 1);
        game.click(1, 0);
        QCOMPARE(game.view->session().outcome(), plt::Outcome::won);
    }

    void aHintMarksItsStones() {
        const Game game(QStringLiteral("3:1-2-5"));
        game.view->session().requestHint();
        QTRY_VERIFY(!game.board().picture().marks.empty());
        QCOMPARE(game.board().picture().marks.size(), std::size_t{2});  // 1-2-3
    }
};

}  // namespace new_game

QTEST_MAIN(new_game::TestView)
#include "test_view.moc"
