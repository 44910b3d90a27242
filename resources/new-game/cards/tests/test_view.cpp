// SPDX-License-Identifier: MIT
#include "common/cards/card_table.h"
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

/// A window with a deal whose columns end in 5 10 2 7 Q 4 9, all spades to diamonds in the order of a new
/// deck, with the 10 of diamonds on the waste.
struct Game {
    Game() : view(new View), window(info(), view) {
        const auto deck = plt::writeCards(plt::freshDecks());
        window.resize(900, 700);
        window.show();
        problem = window.openGameId(QStringLiteral("plain:") + QString::fromStdString(deck));
        table().finishAnimation();
    }
    plt::CardTable& table() const { return *view->findChild<plt::CardTable*>(); }
    std::size_t cardsIn(int pile) const { return view->state().pile(pile).size(); }
    plt::CardPlace last(int pile) const { return {pile, static_cast<int>(cardsIn(pile)) - 1}; }
    QPoint pointOf(int pile) const { return table().pointOf(last(pile)); }
    void click(int pile) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, pointOf(pile));
        table().finishAnimation();
    }

    View* view;  // owned by the window
    plt::GameWindow window;
    QString problem;
};

}  // namespace

class TestView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void clicksPlayCards() {
        const Game game;
        QCOMPARE(game.problem, QString());
        QCOMPARE(game.cardsIn(waste), std::size_t{1});
        game.click(6);  // the 9 of diamonds
        QCOMPARE(game.cardsIn(waste), std::size_t{2});
        QCOMPARE(game.cardsIn(6), std::size_t{4});
        game.click(0);  // the 5 of spades does not fit
        QCOMPARE(game.cardsIn(waste), std::size_t{2});
        game.click(stock);
        QCOMPARE(game.cardsIn(waste), std::size_t{3});
        QCOMPARE(game.cardsIn(stock), std::size_t{15});
    }

    void cardsAreDraggedToTheWaste() {
        const Game game;
        const QPoint from = game.pointOf(6);
        const QPoint to = game.pointOf(waste);
        auto* viewport = game.table().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) QTest::mouseMove(viewport, from + (to - from) * step / 4);
        QVERIFY(game.table().isDragging());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        QCOMPARE(game.cardsIn(waste), std::size_t{2});
        QCOMPARE(game.cardsIn(6), std::size_t{4});
    }

    void cardsArePlayedByKeyboard() {
        const Game game;
        // The first arrow key only shows the cursor.
        for (int i = 0; i < 10 && game.table().cursor() != game.last(6); ++i)
            QTest::keyClick(&game.table(), Qt::Key_Right);
        QCOMPARE(game.table().cursor(), game.last(6));
        QTest::keyClick(&game.table(), Qt::Key_Return);
        QCOMPARE(game.cardsIn(6), std::size_t{4});
    }

    void undoTakesACardBack() {
        const Game game;
        game.click(stock);
        game.view->session().undo();
        QCOMPARE(game.cardsIn(stock), std::size_t{16});
        QVERIFY(game.view->session().result().helped);
    }

    void aHintMarksItsCard() {
        const Game game;
        game.view->session().requestHint();
        const auto isMarked = [&game] {
            const auto* card = game.table().cardAt(game.last(6));
            return card != nullptr && card->marked;
        };
        QTRY_VERIFY(isMarked());
    }
};

}  // namespace new_game

QTEST_MAIN(new_game::TestView)
#include "test_view.moc"
