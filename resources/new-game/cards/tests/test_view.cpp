// SPDX-License-Identifier: MIT
#include "common/cards/card_table.h"
#include "common/testing/played_game.h"
#include "new-game/view.h"

namespace new_game {

namespace {

/// A window with a deal in which the last cards of the columns are 5 10 2 7 Q 4 9, all spades to diamonds in
/// the order of a new deck, and the 10 of diamonds is on the waste.
struct Game : plt::testing::PlayedGame<View> {
    Game() {
        show(QStringLiteral("plain:") + QString::fromStdString(plt::writeCards(plt::freshDecks())));
        table().finishAnimation();
    }
    plt::CardTable& table() const { return *view->findChild<plt::CardTable*>(); }
    std::size_t cardsIn(int pile) const { return state().pile(pile).size(); }
    plt::CardPlace last(int pile) const { return {pile, static_cast<int>(cardsIn(pile)) - 1}; }
    QPoint pointOf(int pile) const { return table().pointOf(last(pile)); }
    void click(int pile) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, pointOf(pile));
        table().finishAnimation();
    }
};

}  // namespace

class TestView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void clicksPlayCards() {
        const Game game;
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
        plt::testing::dragCard(game.table(), game.last(6), game.pointOf(waste));
        QCOMPARE(game.cardsIn(waste), std::size_t{2});
        QCOMPARE(game.cardsIn(6), std::size_t{4});
    }

    void cardsArePlayedByKeyboard() {
        const Game game;
        // The first arrow key shows where the keyboard is.
        for (int i = 0; i < 10 && game.table().cursor() != game.last(6); ++i) game.key(Qt::Key_Right);
        QCOMPARE(game.table().cursor(), game.last(6));
        game.key(Qt::Key_Return);
        QCOMPARE(game.cardsIn(6), std::size_t{4});
    }

    void undoTakesACardBack() {
        const Game game;
        game.click(stock);
        game.session().undo();
        QCOMPARE(game.cardsIn(stock), std::size_t{16});
        QVERIFY(game.session().result().helped);
    }

    void aHintMarksItsCard() {
        const Game game;
        game.session().requestHint();
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
