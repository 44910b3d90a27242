// SPDX-License-Identifier: MIT
#include "blackjack/adviser.h"
#include "blackjack/mathematics/judgement.h"
#include "blackjack/mathematics/strategy.h"
#include "blackjack/table/chips.h"
#include "blackjack/table/table.h"
#include "blackjack/tests/tables.h"
#include "blackjack/view.h"
#include "blackjack/words.h"
#include "common/keeping/results/statistics.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace blackjack;

namespace {

constexpr int button(Action action) {
    return actionButtons + static_cast<int>(action);
}

struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& name = QStringLiteral("test-blackjack")) : PlayedGame({name, {800, 640}}) {
        show();
    }
    Table& table() const { return view->table(); }
    void open(std::string_view shoe, std::int64_t money = firstMoney, const House& house = {}) const {
        view->session().beginGame(house, tables::shoe(shoe, money, house));
        table().setBet(smallestBet);
        table().setFocus();
    }
    void click(int id) const {
        auto* one = table().button(id);
        QVERIFY2(one != nullptr && one->isVisible() && one->isEnabled(), qPrintable(QString::number(id)));
        QTest::mouseClick(one, Qt::LeftButton);
    }
    QString label(int pile) const {
        const auto* found = table().picture().pile(pile);
        return found != nullptr ? found->label : QString();
    }
    QString message() const { return table().picture().labels.at(0).text; }
    /// Two hands tell their results themselves.
    QString expectedMessage() const {
        return state().round.handCount == 2 ? profitText(state()) : roundText(state());
    }
    QString buttons() const {
        QStringList texts;
        for (const auto& one : table().picture().buttons) texts << one.text;
        return texts.join(QLatin1Char(' '));
    }
};

/// Presses an enabled button; returns false if there is none of this name.
bool pressAccessible(QWidget* widget, const QString& name) {
    for (auto* one : plt::testing::thingsIn(*widget))
        if (one->role() == QAccessible::Button && one->text(QAccessible::Name) == name)
            return plt::testing::press(one);
    return false;
}

}  // namespace

class TestBlackjackView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }
    void cleanup() { plt::motion::setEnabled(true); }

    void writtenRoundsByMouse() {
        Game game;
        for (const auto& one : tables::rounds) {
            game.open(one.shoe);
            game.click(dealButton);
            for (const char* letter = one.actions; *letter != 0; ++letter)
                game.click(button(Rules::readMove({letter, 1})->action));
            QVERIFY2(game.state().round.isOver(), one.shoe);
            QCOMPARE(game.state().money, firstMoney + one.net);
            const auto status = plt::testing::figuresText(*game.view);
            QVERIFY2(status.contains(QStringLiteral("Money: $%1,").arg(100 + one.net)), qPrintable(status));
            QCOMPARE(game.message(), game.expectedMessage());
            QVERIFY(!game.message().isEmpty());
        }
    }
    void writtenRoundsByKeyboard() {
        Game game;
        for (const auto& one : tables::rounds) {
            game.open(one.shoe);
            game.key(Qt::Key_Return);
            for (const char* letter = one.actions; *letter != 0; ++letter)
                QTest::keyClick(&game.table(), *letter);
            QVERIFY2(game.state().round.isOver(), one.shoe);
            QCOMPARE(game.state().money, firstMoney + one.net);
            QCOMPARE(game.state().drawn, one.used);
        }
    }
    void writtenRoundsByScreenReader() {
        Game game;
        // A press from outside takes the time of a click that can be seen; so not all rounds, but all
        // actions.
        for (std::size_t i = 0; i < tables::rounds.size(); i += 3) {
            const auto& one = tables::rounds[i];
            game.open(one.shoe);
            const auto press = [&](const QString& name) {
                const auto before = game.state();
                QVERIFY2(pressAccessible(&game.table(), name), qPrintable(name));
                QTRY_VERIFY(!(game.state() == before));
            };
            press(QStringLiteral("Deal"));
            for (const char* letter = one.actions; *letter != 0; ++letter) {
                const auto action = Rules::readMove({letter, 1})->action;
                // A screen reader gets the totals, and the cards by their names.
                const auto names = plt::testing::namesIn(game.table()).join(QLatin1Char('\n'));
                const auto& mine = game.state().round.hand(game.state().round.active).cards;
                QVERIFY2(names.contains(QStringLiteral(": ") + pointsText(mine.total())), qPrintable(names));
                QVERIFY(names.contains(QStringLiteral("Dealer shows ")));
                QVERIFY(names.contains(QStringLiteral("face-down card")));
                press(actionText(action));
            }
            QVERIFY2(game.state().round.isOver(), one.shoe);
            QCOMPARE(game.state().money, firstMoney + one.net);
            QVERIFY(plt::testing::namesIn(game.table()).contains(game.expectedMessage()));
        }
        const auto before = game.table().bet();
        QVERIFY(pressAccessible(&game.table(), QStringLiteral("Add a chip of 10 dollars")));
        QTRY_COMPARE(game.table().bet(), before + 10);
    }

    void buttonsAreWhatIsAllowed() {
        Game game;
        for (const auto& one : tables::buttons) {
            game.open(one.shoe);
            game.key(Qt::Key_Space);
            for (const char* letter = one.actions; *letter != 0; ++letter)
                QTest::keyClick(&game.table(), *letter);
            for (const Action action : {Action::hit, Action::stand, Action::doubleDown, Action::split}) {
                const bool allowed =
                    std::string(one.allowed).find(Rules::write(Move::play(action))) != std::string::npos;
                QCOMPARE(game.table().button(button(action)) != nullptr, allowed);
            }
            QCOMPARE(game.table().button(dealButton) != nullptr, std::string(one.allowed).empty());
        }
        game.open("8S 8D 7C TH");
        game.key(Qt::Key_Return);
        QCOMPARE(game.buttons(), QStringLiteral("Split Hit Stand Double"));
    }

    void otherRulesByMouseAndKeyboard() {
        Game game;
        for (const auto& [options, one] : tables::houseRounds) {
            const auto house = Rules::readOptions(options).value();
            game.open(one.shoe, firstMoney, house);
            game.click(dealButton);
            for (const char* letter = one.actions; *letter != 0; ++letter)
                game.click(button(Rules::readMove({letter, 1})->action));
            QVERIFY2(game.state().round.isOver(), one.shoe);
            QCOMPARE(game.state().money, firstMoney + one.net);
            game.open(one.shoe, 500, house);
            game.key(Qt::Key_Return);
            for (const char* letter = one.actions; *letter != 0; ++letter)
                QTest::keyClick(&game.table(), *letter);
            QVERIFY2(game.state().round.isOver(), one.shoe);
            QCOMPARE(game.state().money, 500 + one.net);
        }
    }
    void insuranceIsOfferedInWords() {
        Game game;
        game.open("TS 9D AC KH", firstMoney, {.insurance = true});
        game.table().setBet(10);
        game.key(Qt::Key_Return);
        QCOMPARE(game.message(), QStringLiteral("The dealer shows an ace. Insure your bet for $5?"));
        QCOMPARE(game.buttons(), QStringLiteral("Insure No insurance"));
        QVERIFY(plt::testing::namesIn(game.table()).contains(game.message()));
        // The hand cannot be played before the answer, and the reason is said.
        game.key(Qt::Key_H);
        QCOMPARE(game.state().drawn, 4);
        QVERIFY(game.window->messageText().contains(QStringLiteral("decline")));
        QVERIFY(pressAccessible(&game.table(), QStringLiteral("Insure")));
        QTRY_VERIFY(game.state().round.isOver());
        QCOMPARE(game.message(),
                 QStringLiteral("The dealer has a blackjack. The insurance pays. Nothing is won or lost."));
        QVERIFY(game.label(firstHandPile).contains(QStringLiteral("insured")));
        game.open("TS 9D AC 7H", firstMoney, {.insurance = true});
        game.table().setBet(10);
        game.key(Qt::Key_Return);
        game.key(Qt::Key_I);
        QCOMPARE(game.state().money, 85);
        game.key(Qt::Key_S);
        QCOMPARE(game.message(), QStringLiteral("The insurance is lost. You win $5."));
        game.open("TS 9D AC 7H", 10, {.insurance = true});
        game.table().setBet(10);
        game.key(Qt::Key_Return);
        QVERIFY(game.table().button(button(Action::insure))->toolTip().contains(QStringLiteral("credit")));
    }
    void surrenderIsSaid() {
        Game game;
        game.open("TS 6D TC 9H", firstMoney, {.surrender = true});
        game.table().setBet(10);
        game.key(Qt::Key_Return);
        QCOMPARE(game.buttons(), QStringLiteral("Hit Stand Double Surrender"));
        QVERIFY(pressAccessible(&game.table(), QStringLiteral("Surrender")));
        QTRY_VERIFY(game.state().round.isOver());
        QCOMPARE(game.message(), QStringLiteral("You surrender. You lose $5."));
        QVERIFY(game.label(firstHandPile).endsWith(QStringLiteral("surrendered -$5")));
        QCOMPARE(plt::testing::figuresText(*game.view).contains(QStringLiteral("$95")), true);
    }
    /// All buttons can be read in the smallest window.
    void buttonsOfOtherRulesFitSmallWindows() {
        Game game;
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336);
        const House house{6, true, true, true, true};
        for (const char* shoe : {"8S 8D 7C TH", "TS 9D AC KH"}) {
            game.open(shoe, firstMoney, house);
            game.key(Qt::Key_Return);
            QCoreApplication::processEvents();
            const QRect whole = game.table().viewport()->rect();
            QRegion taken;
            for (const auto& one : game.table().picture().buttons) {
                const auto* shown = game.table().button(one.id);
                QVERIFY(whole.contains(shown->geometry()));
                QVERIFY(!taken.intersects(shown->geometry()));
                taken += shown->geometry();
                QVERIFY2(QFontMetrics(shown->font()).horizontalAdvance(shown->text()) <= shown->width(),
                         qPrintable(shown->text()));
                QVERIFY(!shown->text().contains(QChar(0x2026)));
            }
        }
    }
    void rulesAreChosen() {
        Game game(QStringLiteral("test-house"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        auto* decks = form.findChild<QComboBox*>();
        QVERIFY(decks != nullptr);
        QCOMPARE(decks->currentText(), QStringLiteral("4"));
        decks->setCurrentIndex(0);
        Q_EMIT decks->activated(0);
        for (auto* box : form.findChildren<QCheckBox*>()) {
            QVERIFY(!box->isChecked());
            if (box->text().contains(QStringLiteral("soft 17")) ||
                box->text().contains(QStringLiteral("Surrender")))
                box->click();
        }
        game.view->applyOptions();
        QCOMPARE(Rules::write(game.view->options()), std::string("1-h17-surrender"));
        QCOMPARE(game.state().left(), 52);
        // A shoe of these rules is counted apart, and the next one has the same.
        while (!game.state().isShoeOver()) game.key(game.state().round.isOver() ? Qt::Key_Return : Qt::Key_S);
        plt::FileWriter::shared().finish();
        QCOMPARE(plt::Statistics(QStringLiteral("test-house")).read().keys(),
                 QStringList{QStringLiteral("1-h17-surrender")});
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().left(), 52);
        QVERIFY(game.state().house() == House({.decks = 1, .hitsSoft17 = true, .surrender = true}));
        game.window->close();
        plt::FileWriter::shared().finish();
        Game next(QStringLiteral("test-house"));
        QCOMPARE(next.state().left(), 52);
        QVERIFY(next.state().house().surrender);
    }
    void theAdviserKnowsTheRules() {
        Game game(QStringLiteral("test-adviser-house"));
        game.view->adviserAction().trigger();
        game.open("TS 6D TC 7H", firstMoney, {.surrender = true});
        game.key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(game.view->areExpectationsReady(), 60'000);
        auto text = game.view->adviser().text();
        QVERIFY2(text.contains(QStringLiteral("16 against 10: surrender")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Surrender -0.500")));
        // Other rules are computed as soon as they are played.
        game.open("TS 6D AC 7H", firstMoney, {.decks = 1, .insurance = true});
        game.key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(game.view->areExpectationsReady(), 60'000);
        text = game.view->adviser().text();
        QVERIFY2(text.contains(QStringLiteral("16 against an ace: no insurance")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Insure -0.")), qPrintable(text));
        game.key(Qt::Key_N);
        QVERIFY(game.view->adviser().text().contains(QStringLiteral("16 against an ace: hit")));
    }

    void keysForWhatIsNotAllowedDoNothing() {
        Game game;
        game.open("TS 5D 7C TH 2D");
        for (const auto key : {Qt::Key_H, Qt::Key_S, Qt::Key_D, Qt::Key_P}) game.key(key);
        QCOMPARE(game.state().drawn, 0);
        game.key(Qt::Key_Return);
        const auto dealt = game.state();
        game.key(Qt::Key_P);
        QVERIFY(game.state() == dealt);
        QVERIFY(game.window->messageText().contains(QStringLiteral("split")));
        // Enter and Space never play a hand, nor do they deal over one.
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_Plus, Qt::Key_C})
            game.key(key);
        QVERIFY(game.state() == dealt);
        QCOMPARE(game.table().bet(), smallestBet);
        QTest::keyClick(&game.table(), Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(game.state().drawn, 4);
    }

    /// Rounds are seen as soon as they are settled, long before the shoe is played out.
    void settledRoundsAreInTheStatistics() {
        Game game(QStringLiteral("test-rounds"));
        const auto statistics = [&game] {
            QStringList cells;
            plt::testing::withDialog<QDialog>([&cells](QDialog& dialog) {
                for (const auto* table : dialog.findChildren<QTableWidget*>()) {
                    if (!table->isVisible()) continue;
                    for (int row = 0; row < table->rowCount(); ++row)
                        for (int column = 0; column < table->columnCount(); ++column)
                            cells << table->item(row, column)->text();
                }
                dialog.reject();
            });
            for (auto* action : game.window->findChildren<QAction*>())
                if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_I)) action->trigger();
            return cells.join(u' ');
        };
        QCOMPARE(statistics(), QString());
        // A blackjack that pays 3 to 2, then a round that is not settled.
        game.open("AS KD 9C 7H TS 5D 7C TH");
        game.click(dealButton);
        game.click(dealButton);
        QVERIFY(!game.state().round.isOver());
        QCOMPARE(statistics(), QStringLiteral("Won 1 1 Push 0 0 Lost 0 0 Blackjacks 1 1 Net +$3 +$3"));
    }

    /// Nothing can be done with a card: the keyboard goes to the buttons.
    void theKeyboardGoesToWhatCanBeDone() {
        Game game;
        game.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(game.window.get()));
        game.open("TS 6D 7C TH 2D 9C TS 5D 7C TH");
        game.key(Qt::Key_Return);
        game.key(Qt::Key_Return);
        QVERIFY(!game.table().isCursorVisible());
        QVERIFY(game.table().button(button(Action::hit))->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
        QVERIFY(game.state().round.isOver());
        QVERIFY(!game.table().isCursorVisible());
        // A card that the arrow keys have reached is left when the game goes on.
        game.table().setFocus();
        game.key(Qt::Key_Left);
        QVERIFY(game.table().isCursorVisible());
        game.view->session().newGame();
        QVERIFY(!game.table().isCursorVisible());
        QVERIFY(game.table().button(dealButton)->hasFocus());
    }

    void tabWalksOverTheButtons() {
        Game game;
        game.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(game.window.get()));
        game.open("TS 5D 7C TH 2D 9C");
        game.key(Qt::Key_Return);
        const auto focusButton = [&](int id) {
            for (int i = 0; i < 20 && !game.table().button(id)->hasFocus(); ++i)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            return game.table().button(id)->hasFocus();
        };
        QVERIFY(focusButton(button(Action::hit)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(game.state().drawn, 5);
        QVERIFY(focusButton(button(Action::stand)));
        // Letters work from a button too; Enter presses the one that has the focus.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(game.state().round.isOver());
        // The button is hidden: the table gets the focus, and its key deals.
        QVERIFY(game.table().hasFocus());
        QVERIFY(focusButton(chipButtons + 1));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(game.table().bet(), 12);
        QVERIFY(focusButton(dealButton));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(game.state().bet, 12);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
        QVERIFY(game.state().round.isOver());
    }

    void chipsMakeTheBet() {
        Game game;
        game.open("TS 5D 7C TH KD");
        QCOMPARE(game.table().bet(), 2);
        game.click(chipButtons + 3);
        game.click(chipButtons + 2);
        game.click(chipButtons + 0);
        QCOMPARE(game.table().bet(), 154);
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("Bet: $154")));
        game.click(clearButton);
        QCOMPARE(game.table().bet(), 0);
        QVERIFY(!game.table().button(dealButton)->isEnabled());
        QVERIFY(!game.table().button(clearButton)->isEnabled());
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().drawn, 0);
        QVERIFY(game.window->messageText().contains(QStringLiteral("bet")));
        game.click(chipButtons + 1);
        QCOMPARE(game.table().bet(), 10);
        game.key(Qt::Key_Plus);
        game.key(Qt::Key_Plus);
        game.key(Qt::Key_Minus);
        QCOMPARE(game.table().bet(), 12);
        for (int i = 0; i < 5; ++i)
            if (game.table().button(chipButtons + 3)->isEnabled()) game.click(chipButtons + 3);
        QCOMPARE(game.table().bet(), 412);
        QVERIFY(!game.table().button(chipButtons + 3)->isEnabled());
        QVERIFY(game.table().button(chipButtons + 2)->isEnabled());
        game.key(Qt::Key_C);
        game.key(Qt::Key_Minus);
        QCOMPARE(game.table().bet(), smallestBet);
        game.table().setBet(20);
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().money, 80);
        game.key(Qt::Key_H);
        QCOMPARE(game.state().money, 80);
        // The bet stays where it is for the next round.
        QCOMPARE(game.table().bet(), 20);
        for (int bet = smallestBet; bet <= largestBet; bet += betStep) {
            const auto chips = chipsFor(bet);
            QCOMPARE(std::accumulate(chips.begin(), chips.end(), 0), bet);
            QVERIFY(std::is_sorted(chips.rbegin(), chips.rend()));
            QVERIFY(chips.size() <= 13);
        }
    }
    void theBetIsKept() {
        {
            Game game(QStringLiteral("test-bet"));
            game.table().setBet(36);
        }
        Game game(QStringLiteral("test-bet"));
        QCOMPARE(game.table().bet(), 36);
    }

    /// Words over the table do not cover the name of a hand that has no cards yet.
    void namesOfHandsAreKeptFree() {
        Game game;
        const QRectF place = game.table().rectOf({dealerPile, -1});
        const QPointF middle(place.center().x(), place.top() - place.height() * 0.1);
        QVERIFY(game.view->occupiedRegion().contains(
            game.table().viewport()->mapTo(game.view, middle.toPoint())));
    }
    void totalsAreShown() {
        Game game;
        game.open("AS 6D 7C TH KD");
        game.key(Qt::Key_Return);
        QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: soft 17, $2"));
        QCOMPARE(game.label(dealerPile), QStringLiteral("Dealer shows 7"));
        game.key(Qt::Key_H);
        QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 17, $2"));
        game.key(Qt::Key_S);
        QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 17, push"));
        QCOMPARE(game.label(dealerPile), QStringLiteral("Dealer has 17"));
        QCOMPARE(game.message(), QStringLiteral("Push. Your bet is returned."));
        game.open("8S 8D AC TC 5C 4H KD 9C");
        game.key(Qt::Key_Return);
        game.open("8S 8D 6C TH 5C 4H KD 9C 5S");
        game.key(Qt::Key_Return);
        game.key(Qt::Key_P);
        QCOMPARE(game.label(firstHandPile), QStringLiteral("First hand: 13, $2"));
        QCOMPARE(game.label(secondHandPile), QStringLiteral("Second hand: 12, $2"));
        // The first hand lies at the right.
        QVERIFY(game.table().rectOf({firstHandPile, 0}).left() >
                game.table().rectOf({secondHandPile, 1}).right());
        game.key(Qt::Key_H);
        QCOMPARE(game.label(firstHandPile), QStringLiteral("First hand: 23, bust -$2"));
        game.key(Qt::Key_H);
        game.key(Qt::Key_S);
        QCOMPARE(game.message(), QStringLiteral("You lose $2."));
        QCOMPARE(game.view->statusText(),
                 QStringLiteral("First hand: bust -$2. Second hand: push. You lose $2."));
    }
    void resultsAreSaid() {
        Game game;
        const auto said = [&](const char* shoe, const char* actions) {
            game.open(shoe);
            game.key(Qt::Key_Return);
            for (; *actions != 0; ++actions) QTest::keyClick(&game.table(), *actions);
            return game.message();
        };
        QCOMPARE(said("AS KD 9C 7H", ""), QStringLiteral("Blackjack! You win $3."));
        QCOMPARE(said("TS 9D AC KH", ""), QStringLiteral("The dealer has a blackjack. You lose $2."));
        QCOMPARE(game.label(dealerPile), QStringLiteral("Dealer has a blackjack"));
        QCOMPARE(said("AS KD AC KH", ""), QStringLiteral("Push. Your bet is returned."));
        QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: blackjack, push"));
        QCOMPARE(said("TS 9D 9C 9H", "s"), QStringLiteral("You win $2."));
        QCOMPARE(said("6S 5D 7C TH 2D", "d"), QStringLiteral("You lose $4."));
        QCOMPARE(said("9S 7D 6C TH KD", "d"), QStringLiteral("Bust. You lose $4."));
        QCOMPARE(said("TS 2D 6C TH KD", "s"), QStringLiteral("The dealer is bust. You win $2."));
        QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 12, won $2"));
        QCOMPARE(moneyText(-1234), QStringLiteral("-$1,234"));
    }

    void theHoleCardIsHidden() {
        Game game;
        game.open("TS 5D 7C TH KD");
        game.key(Qt::Key_Return);
        const auto hole = [&] { return game.table().picture().pile(dealerPile)->cards.at(0); };
        // At the left, face down; the up card to its right.
        QCOMPARE(hole().id, 3);
        QVERIFY(!hole().faceUp);
        QVERIFY(game.table().picture().pile(dealerPile)->cards.at(1).faceUp);
        QVERIFY(!plt::testing::namesIn(game.table())
                     .join(QLatin1Char(' '))
                     .contains(QStringLiteral("ten of hearts")));
        game.key(Qt::Key_H);
        // The player is bust: it stays hidden for good.
        QVERIFY(game.state().round.isOver());
        QVERIFY(!hole().faceUp);
        QCOMPARE(game.label(dealerPile), QStringLiteral("Dealer shows 7"));
        game.open("TS 9D 9C 9H");
        game.key(Qt::Key_Return);
        game.key(Qt::Key_S);
        QVERIFY(hole().faceUp);
    }
    void usedCardsLieFaceDown() {
        Game game;
        game.open("AS KD 9C 7H TS 5D 7C TH");
        game.key(Qt::Key_Return);
        QVERIFY(game.table().picture().pile(usedPile)->cards.empty());
        game.key(Qt::Key_Return);
        const auto& used = game.table().picture().pile(usedPile)->cards;
        QCOMPARE(used.size(), std::size_t{4});
        for (const auto& card : used) QVERIFY(!card.faceUp && card.id < 4);
        QCOMPARE(game.table().picture().pile(shoePile)->badge, QStringLiteral("200"));
        QCOMPARE(game.table().picture().pile(shoePile)->cards.back().id, 8);
        QVERIFY(
            game.table().pileName(*game.table().picture().pile(shoePile)).contains(QStringLiteral("200")));
    }

    void cardsAreDealtOneAfterAnother() {
        plt::motion::setEnabled(true);
        Game game;
        if (!plt::motion::isEnabled()) QSKIP("this style does not animate");
        QVERIFY(QTest::qWaitForWindowExposed(game.window.get()));
        game.open("AS KD 9C 7H");
        game.table().finishAnimation();
        QVERIFY(game.table().areResultsShown());
        game.key(Qt::Key_Return);
        // The state changes at once; the result is shown when the cards are at rest.
        QVERIFY(game.state().round.isOver());
        QVERIFY(game.table().isAnimating());
        QCOMPARE(game.table().picture().dealt, (std::vector<int>{0, 1, 2, 3}));
        QVERIFY(!game.table().areResultsShown());
        QVERIFY(!game.message().contains(QStringLiteral("Blackjack")));
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("$98")));
        QTRY_VERIFY(game.table().areResultsShown());
        QVERIFY(!game.table().isAnimating());
        QVERIFY(game.message().contains(QStringLiteral("Blackjack")));
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("$103")));
        // A key during the motion acts on the new state.
        game.open("TS 2D 7C TH 3D 4C");
        game.key(Qt::Key_Return);
        QVERIFY(game.table().isAnimating());
        game.key(Qt::Key_H);
        game.key(Qt::Key_H);
        QCOMPARE(game.state().round.hand(0).cards.total().points, 19);
        QTRY_COMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 19, $2"));
        // Undo moves back the same way.
        game.view->session().undo();
        QVERIFY(game.table().isAnimating());
        QTRY_COMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 15, $2"));
    }

    void aShoeIsPlayedByKeyboardToItsEnd() {
        Game game(QStringLiteral("test-shoe"));
        game.open("TS 5D 7C TH");
        int keys = 0;
        while (Rules::outcome(game.state()) == plt::Outcome::playing && keys++ < 1000)
            game.key(game.state().round.isOver() ? Qt::Key_Return : Qt::Key_S);
        QVERIFY(game.state().isShoeOver());
        const auto message = game.window->messageText();
        QVERIFY2(message.contains(QStringLiteral("played out")), qPrintable(message));
        QVERIFY(message.contains(moneyText(game.state().money)));
        QCOMPARE(game.table().picture().buttons.at(0).id, int(nextShoeButton));
        // It is counted once, with the figures.
        plt::FileWriter::shared().finish();
        const auto all = plt::Statistics(QStringLiteral("test-shoe")).read();
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().played, 1);
        QCOMPARE(all.first().figures.size(), 4);
        QCOMPARE(all.first().helped, 0);
        // The statistics say that shoes are counted.
        QStringList counted;
        plt::testing::withDialog<QDialog>([&counted](QDialog& dialog) {
            for (const auto* table : dialog.findChildren<QTableWidget*>())
                if (const auto* first = table->item(0, 0)) counted << first->text();
            dialog.reject();
        });
        for (auto* action : game.window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_I)) action->trigger();
        QVERIFY2(counted.contains(QStringLiteral("Shoes played out")),
                 qPrintable(counted.join(QLatin1Char('|'))));
        // The next shoe goes on with the money, undo goes back to this one.
        const auto end = game.state();
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().drawn, 0);
        QCOMPARE(game.state().money, end.money);
        QVERIFY(game.state().shoe != end.shoe);
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::playing);
        game.view->session().undo();
        QVERIFY(game.state() == end);
        game.click(nextShoeButton);
        QCOMPARE(game.state().money, end.money);
    }
    void theMoneyIsKept() {
        std::int64_t money = 0;
        {
            Game game(QStringLiteral("test-kept"));
            game.open("AS KD 9C 7H TS 5D 7C TH");
            game.key(Qt::Key_Return);
            game.key(Qt::Key_Return);
            money = game.state().money;
            QCOMPARE(money, 101);
            game.window->close();
        }
        {
            Game game(QStringLiteral("test-kept"));
            QCOMPARE(game.state().money, money);
            QVERIFY(!game.state().round.isOver());
            QCOMPARE(game.label(firstHandPile), QStringLiteral("Your hand: 15, $2"));
            game.key(Qt::Key_S);
            while (!game.state().isShoeOver())
                game.key(game.state().round.isOver() ? Qt::Key_Return : Qt::Key_S);
            game.key(Qt::Key_Return);
            money = game.state().money;
            game.window->close();
        }
        Game game(QStringLiteral("test-kept"));
        QCOMPARE(game.state().money, money);
        QCOMPARE(game.state().drawn, 0);
    }
    void creditIsOfferedInWords() {
        Game game;
        game.open("TS 9D 9C 9H", 10);
        game.table().setBet(10);
        QCOMPARE(game.table().picture().labels.at(1).text, QStringLiteral("Bet: $10"));
        QVERIFY(game.buttons().endsWith(QStringLiteral("Deal")));
        game.table().setBet(60);
        QCOMPARE(game.table().picture().labels.at(1).text, QStringLiteral("Bet: $60, the house lends $50"));
        QVERIFY(game.buttons().endsWith(QStringLiteral("On credit")));
        const QSize usual = game.window->size();
        game.window->resize(336, 250);
        QTRY_COMPARE(game.table().picture().labels.at(1).text, QStringLiteral("Bet: $60"));
        game.window->resize(usual);
        QTRY_VERIFY(game.table().picture().labels.at(1).text.contains(QStringLiteral("lends")));
        game.click(dealButton);
        QCOMPARE(game.state().money, -50);
        QVERIFY(
            game.table().button(button(Action::doubleDown))->toolTip().contains(QStringLiteral("credit")));
    }
    void winningsLieOnTheTable() {
        Game game;
        game.open("TS 9D 9C 9H");
        game.click(dealButton);
        QCOMPARE(winnings(game.state(), {8, 4}).bet, 0);
        game.click(button(Action::stand));
        const auto won = winnings(game.state(), {8, 4});
        QCOMPARE(won.bet, 2);
        QVERIFY(chipHeaps(game.state(), 500, {8, 4}).at(0).middle.x() - won.middle.x() > 1);
        // Won chips come from the dealer, and a player who plays on need not wait for them.
        game.open("TS 9D 9C 9H");
        plt::motion::setEnabled(true);
        game.click(dealButton);
        game.click(button(Action::stand));
        QTRY_VERIFY(game.table().areResultsShown());
        game.key(Qt::Key_Return);
        QCOMPARE(winnings(game.state(), {8, 4}).bet, 0);
    }
    /// The chips of a won sum can be counted, and the sum stands beside them.
    void winningsAddUp() {
        Game game;
        const auto sum = [&game] {
            const auto& labels = game.table().picture().labels;
            return labels.size() > 2 ? labels[2].text : QStringLiteral("nothing is said");
        };
        game.open("5S 6D 9S 7S KH 2H");
        QCOMPARE(sum(), QString());
        game.click(dealButton);
        QCOMPARE(sum(), QString());
        game.click(button(Action::doubleDown));
        QCOMPARE(winnings(game.state(), {8, 4}).bet, 4);
        QCOMPARE(sum(), QStringLiteral("+$4"));
        // The next bet of four kinds of chips leaves room for it in the smallest window, too.
        game.table().setBet(162);
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336 && game.table().width() <= 336);
        const auto& labels = game.table().picture().labels;
        QVERIFY(!labels[2].area.intersects(labels[1].area));
        QVERIFY(labels[2].area.width() > 0.4);
        game.click(dealButton);
        QCOMPARE(sum(), QString());
        for (const int won : {1, 3, 4, 8, 165, 261, 500, 1000, 1500}) {
            const auto chips = chipsFor(won);
            QCOMPARE(std::accumulate(chips.begin(), chips.end(), 0), won);
            const auto row = rowOf(chips);
            QCOMPARE(row.size(), chips.size());
            QVERIFY(row.back() < 3.5);
            for (std::size_t i = 1; i < row.size(); ++i)
                QVERIFY(row[i] - row[i - 1] > (chips.size() <= 5 ? 0.79 : 0.15));
        }
    }
    /// After a click on a chip Enter deals, as the button that is set off says.
    void enterDealsAfterAClickOnAChip() {
        Game game;
        game.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(game.window.get()));
        game.open("TS 9D 9C 9H");
        QTest::mouseClick(game.table().button(chipButtons + 1), Qt::LeftButton);
        QCOMPARE(game.table().bet(), 12);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(game.state().bet, 12);
        QCOMPARE(game.state().drawn, 4);
    }
    /// Two chips of a kind do not look like one, and no bet is broader than its place.
    void theChipsOfABetCanBeCounted() {
        for (int bet = smallestBet; bet <= largestBet; bet += betStep) {
            const auto chips = chipsFor(bet);
            const auto heap = heapOf(chips);
            QCOMPARE(heap.places.size(), chips.size());
            QVERIFY(heap.breadth < 5.1);
            QVERIFY(std::abs(heap.places.front().x() + heap.places.back().x()) < 1e-9);
            for (std::size_t i = 1; i < chips.size(); ++i) {
                const QPointF step = heap.places[i] - heap.places[i - 1];
                const bool isOther = chips[i] != chips[i - 1];
                QVERIFY2(step.x() > (isOther             ? 1
                                     : chips.size() <= 4 ? 0.25
                                                         : 0.09),
                         qPrintable(QString::number(bet)));
                if (!isOther) QVERIFY(step.y() < -0.05);
            }
        }
        QVERIFY(heapOf({}).places.empty());
        Game game;
        for (const int bet : {4, 498}) {
            game.table().setBet(bet);
            const auto& labels = game.table().picture().labels;
            const double half = heapOf(chipsFor(bet)).breadth * chipSize * game.table().cardSize().height() /
                                2 / game.table().cardSize().width();
            const double middle = game.table().tableSize().width() / 2;
            QVERIFY(labels[1].area.left() > middle + half);
            QVERIFY(labels[2].area.right() < middle - half);
        }
    }
    void theResultIsAwayFromTheTitleOfTheHandInASmallWindow() {
        Game game;
        game.open("TS 9D AC KH TC 9S AH KD");
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336 && game.table().width() <= 336);
        game.key(Qt::Key_Return);
        QVERIFY(game.state().round.isOver());
        QVERIFY(!game.message().isEmpty() && !game.label(firstHandPile).isEmpty());
        const auto below = [&game] {
            const auto& picture = game.table().picture();
            const QRectF hand = game.table().rectOf({firstHandPile, 0});
            const double height = game.table().cardSize().height();
            const QRectF message = picture.labels.front().area;
            const double aside = message.center().y() - picture.pile(firstHandPile)->area.top();
            // In letters of 9 pixels.
            QFont font = QApplication::font();
            font.setPixelSize(9);
            font.setBold(true);
            const double line = QFontMetricsF(font).height();
            const double bottom = hand.top() + aside * height + line / 2;
            return hand.top() - 0.02 * height - line - bottom;
        };
        QTRY_VERIFY2(below() >= 1.5, qPrintable(QString::number(below())));
    }
    void aFocusRingLeavesTheTextOfASmallButton() {
        Game game;
        game.view->window()->resize(336, 250);
        QTRY_VERIFY(game.table().width() <= 336);
        QCoreApplication::processEvents();
        constexpr int ring = 3;  // the ring and its halo, in pixels
        for (const int id : {int{clearButton}, chipButtons + 1, chipButtons + 3, int{dealButton}}) {
            const auto* shown = game.table().button(id);
            const QFontMetrics metrics(shown->font());
            const QSize text = metrics.tightBoundingRect(shown->text()).size();
            QVERIFY2(shown->height() >= text.height() + 2 * ring, qPrintable(shown->text()));
            QVERIFY2(shown->width() >= text.width() + 2 * ring, qPrintable(shown->text()));
            QVERIFY2(shown->font().pixelSize() >= 8, qPrintable(shown->text()));
        }
    }
    void numbersOfChipsAreNeverCut() {
        Game game;
        game.view->window()->resize(336, 250);
        QTRY_VERIFY(game.table().width() <= 336);
        for (std::size_t i = 0; i < chipWorths.size(); ++i) {
            const auto* chip = game.table().button(chipButtons + static_cast<int>(i));
            const int sign = chip->icon().isNull() ? 0 : chip->iconSize().width();
            QVERIFY(QFontMetrics(chip->font()).horizontalAdvance(chip->text()) + sign <= chip->width());
        }
    }
    void whoIsBrokeStartsAfresh() {
        Game game;
        game.open("TS 9D AC KH TC 9S AH KD", 2);
        QVERIFY(game.table().button(afreshButton) == nullptr);
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().money, 0);
        QVERIFY(game.table().button(afreshButton) != nullptr);
        // There is credit.
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().money, -2);
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("-$2")));
        game.table().setBet(static_cast<int>(firstMoney) + 2);
        game.click(afreshButton);
        QCOMPARE(game.state().money, firstMoney);
        // Not on credit at once.
        QCOMPARE(game.table().bet(), smallestBet);
        QVERIFY(game.table().button(afreshButton) == nullptr);
        game.view->session().undo();
        QCOMPARE(game.state().money, -2);
    }

    void theAdviserIsOptional() {
        Game game(QStringLiteral("test-adviser"));
        game.open("TS 6D TC 7H 2D 8S 8D TH 7D");
        QVERIFY(!game.view->adviser().isVisible());
        game.key(Qt::Key_Return);
        QVERIFY(!game.view->session().result().helped);
        game.view->adviserAction().trigger();
        QVERIFY(game.view->adviser().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(game.view->areExpectationsReady(), 60'000);
        const auto text = game.view->adviser().text();
        QVERIFY2(text.contains(QStringLiteral("16 against 10: hit")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Hit -0.532")));
        QVERIFY(text.contains(QStringLiteral("Stand -0.541")));
        QVERIFY(text.contains(QStringLiteral("Double -1.064")));
        QVERIFY(!text.contains(QStringLiteral("Split ")));
        // Advice counts as help.
        QVERIFY(game.view->session().result().helped);
        game.key(Qt::Key_S);
        QCOMPARE(game.view->adviser().text(), QStringLiteral("Deal a round to get advice."));
    }
    /// In a low window the adviser says what to do in a line, and leaves the table its words.
    void aLowWindowHasABriefAdviser() {
        Game game(QStringLiteral("test-adviser-low"));
        game.open("TS 6D TC 7H 2D 8S 8D TH 7D");
        game.view->adviserAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.view->areExpectationsReady(), 60'000);
        game.window->resize(336, 250);
        game.key(Qt::Key_Return);
        // In a window that is low from the beginning, too.
        Adviser early;
        early.setBrief(true);
        early.resize(300, 20);
        early.show();
        const auto& adviser = game.view->adviser();
        QTRY_VERIFY(adviser.height() < game.view->height() / 4);
        const QLabel* choice = nullptr;
        for (const auto* const label : adviser.findChildren<QLabel*>())
            if (label->text() == QStringLiteral("16 against 10: hit")) choice = label;
        QVERIFY(choice != nullptr);
        QTRY_VERIFY(adviser.rect().contains(QRect(choice->mapTo(&adviser, QPoint()), choice->size())));
        QCOMPARE(early.minimumSizeHint(), adviser.minimumSizeHint());
        for (const auto* const label : early.findChildren<QLabel*>())
            QVERIFY(label->isHidden() || label->text() != QStringLiteral("Basic strategy"));
        game.key(Qt::Key_S);
        for (const auto& label : game.table().picture().labels) QVERIFY(!label.text.contains(u'+'));
        game.window->resize(900, 680);
        QTRY_VERIFY(adviser.height() > 200);
    }
    /// The one pair of first cards for which basic strategy is not the best.
    void theAdviserSaysWhatIsBetter() {
        Game game(QStringLiteral("test-adviser-better"));
        game.open("TS 2D 4C 7H 8C 9D");
        game.view->adviserAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.view->areExpectationsReady(), 60'000);
        game.key(Qt::Key_Return);
        const auto text = game.view->adviser().text();
        QVERIFY2(text.contains(QStringLiteral("12 against 4: stand\nBetter for these very cards: hit")),
                 qPrintable(text));
    }
    void moneyIsAsLargeAsOtherNumbers() {
        Game game;
        for (const QSize size : {QSize(560, 460), QSize(800, 640), QSize(1500, 1000)}) {
            game.window->resize(size);
            game.open("TS 6D TC 7H 2D");
            QCoreApplication::processEvents();
            const auto pixels = [&](int id) { return game.table().button(id)->font().pixelSize(); };
            for (std::size_t i = 0; i < chipWorths.size(); ++i)
                QCOMPARE(pixels(chipButtons + static_cast<int>(i)), pixels(clearButton));
            // The value of the chips is written beside them, like the totals.
            game.click(chipButtons + 1);
            const auto& bet = game.table().picture().labels.at(1);
            QCOMPARE(bet.text, QStringLiteral("Bet: $12"));
            QVERIFY(bet.style == plt::LabelPicture::Style::title);
            game.click(dealButton);
            QVERIFY(game.table().picture().labels.at(1).text.isEmpty());
            QVERIFY2(game.label(firstHandPile).contains(QStringLiteral("$12")),
                     "a round's bet stands with it");
        }
    }
    void cardsSayThatTheyStay() {
        Game game;
        game.open("TS 6D TC 7H 2D");
        game.key(Qt::Key_Return);
        game.table().finishAnimation();
        const auto dealt = game.state();
        const auto told = [&game] {
            return game.window->messageText().contains(QStringLiteral("use the buttons"));
        };
        QVERIFY(!told());
        plt::testing::dragCard(game.table(), {firstHandPile, 0}, {5, 5});
        QVERIFY2(told(), qPrintable(game.window->messageText()));
        QVERIFY(game.state() == dealt);
    }
    void hintsAndUndoAreHelp() {
        Game game;
        game.open("TS 6D TC 7H 2D");
        game.key(Qt::Key_Return);
        game.view->session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(!game.view->session().isThinking(), 60'000);
        QVERIFY(game.window->messageText().contains(QStringLiteral("Hit: -0.532 bets")));
        for (int i = 0; i < 2; ++i)
            QVERIFY(game.table().picture().pile(firstHandPile)->cards.at(std::size_t(i)).marked);
        // Only the button of the hint is marked.
        for (const auto& one : game.table().picture().buttons)
            QCOMPARE(one.marked, one.id == button(Action::hit));
        QVERIFY(game.view->session().result().helped);
        game.open("TS 6D TC 7H 3D");
        game.key(Qt::Key_Return);
        game.key(Qt::Key_H);
        QVERIFY(!game.view->session().result().helped);
        game.view->session().undo();
        QVERIFY(game.view->session().result().helped);
    }
    /// Between rounds the hint is the deal with the chips that lie there, and it can be done.
    void theHintBetweenRoundsIsDone() {
        Game game;
        game.open("TS 6D TC 7H 2D");
        game.table().setBet(24);
        auto& session = game.view->session();
        const auto ask = [&session] {
            session.requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), 60'000);
            QVERIFY(session.hasShownStep());
        };
        ask();
        QVERIFY(game.window->messageText().contains(QStringLiteral("Place a bet and deal.")));
        for (const auto& one : game.table().picture().buttons) QCOMPARE(one.marked, one.id == dealButton);
        // Other chips are the player's choice, now as before.
        game.click(chipButtons + 1);
        QVERIFY(session.hasShownStep());
        QCOMPARE(game.table().bet(), 34);
        session.playHint();
        QCOMPARE(game.state().bet, 34);
        QCOMPARE(game.state().drawn, 4);
        // On a table without chips it puts those of the last bet down, as far as the money goes.
        game.key(Qt::Key_S);
        QCOMPARE(game.state().money, 66);
        game.click(clearButton);
        QCOMPARE(game.table().bet(), 0);
        ask();
        QCOMPARE(game.table().bet(), 34);
        game.click(clearButton);
        session.playHint();
        QCOMPARE(game.state().bet, 34);
        QCOMPARE(game.table().bet(), 34);
    }
    void aKnownShoeIsHelp() {
        Game game;
        game.open("TS 6D TC 7H 4D");
        game.view->session().restart();
        QVERIFY(!game.view->session().result().helped);
        game.key(Qt::Key_Return);
        game.view->session().restart();
        QVERIFY(game.view->session().result().helped);
        game.view->session().newGame();
        QVERIFY(!game.view->session().result().helped);
        // A known deal depends on the cards, not on the money.
        game.open("TS 6D TC 7H 4D", 500);
        QVERIFY(game.view->session().result().helped);
        // Known facts are known in the next run, too.
        game.open("2S 6D TC 7H 4D");
        QVERIFY(!game.view->session().result().helped);
        game.key(Qt::Key_Return);
        game.window->close();
        plt::FileWriter::shared().finish();
        Game next;
        next.open("2S 6D TC 7H 4D", 250);
        QVERIFY(next.view->session().result().helped);
        next.open("3S 6D TC 7H 4D");
        QVERIFY(!next.view->session().result().helped);
    }
    void theNextShoeIsANewOne() {
        Game game(QStringLiteral("test-next-shoe"));
        game.open("TS 5D 7C TH", -123'456);
        while (!game.state().isShoeOver()) game.key(game.state().round.isOver() ? Qt::Key_Return : Qt::Key_S);
        // Its button says all of it in a small window, too.
        const QSize usual = game.window->size();
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336);
        const auto isWhole = [&game] {
            const auto* next = game.table().button(nextShoeButton);
            // In the smallest letters, and longer words of other languages.
            QFont font = next->font();
            font.setPixelSize(8);
            const int longer = QFontMetrics(font).horizontalAdvance(next->text()) * 6 / 5;
            const int shown = QFontMetrics(next->font()).horizontalAdvance(next->text());
            return std::max(shown, longer) <= next->width();
        };
        QTRY_VERIFY(isWhole());
        game.window->resize(usual);
        QSignalSpy changed(&game.view->session(), &plt::GameSession::changed);
        plt::Cause cause = plt::Cause::move;
        connect(&game.view->session(), &plt::GameSession::changed, game.view,
                [&cause](const plt::Change& change) { cause = change.cause; });
        game.key(Qt::Key_Return);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(cause, plt::Cause::newGame);
        QVERIFY(!game.view->session().result().helped);
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-blackjack-pictures");
        info.label = QStringLiteral("Blackjack");
        {
            plt::GameWindow window(info, new View);
            window.show();
            auto& view = static_cast<View&>(window.view());
            auto& session = view.session();
            const auto key = [&](Qt::Key pressed) { QTest::keyClick(&view.table(), pressed); };
            const plt::testing::OnePicture one(window);
            one.start();
            const auto shoe = QStringLiteral("house:") +
                              QString::fromStdString(Rules::write(tables::shoe("TS 6D TC 7H 2D 3C", 100)));
            one.change("game id", [&] { QCOMPARE(window.openGameId(shoe), QString()); });
            one.change("deal", [&] { key(Qt::Key_Return); });
            one.change("undo", [&] { session.undo(); });
            one.change("redo", [&] { session.redo(); });
            one.show("search for a hint", [&] { session.requestHint(); });
            one.show("hint", [&] { QTRY_VERIFY_WITH_TIMEOUT(session.hasShownStep(), 120'000); });
            one.show("hint hidden", [&] { session.hideHint(); });
            one.show("hint again", [&] { session.requestHint(); });
            one.change("hint done", [&] { session.playHint(); });
            one.change("stand", [&] { key(Qt::Key_S); });
            one.redraw("chips", [&] { key(Qt::Key_Plus); });
            one.change("jump", [&] { session.goTo(1); });
            one.change("restart", [&] { session.restart(); });
            one.change("new game", [&] { session.newGame(); });
            one.change("undo to the game before", [&] { session.undo(); });
            one.change("redo to the new game", [&] { session.redo(); });
            QTRY_VERIFY_WITH_TIMEOUT(view.areExpectationsReady(), 60'000);
            one.redraw("adviser", [&] { view.adviserAction().trigger(); });
            one.change("deal with it", [&] { key(Qt::Key_Return); });
            view.adviserAction().trigger();
            window.close();
        }
        plt::GameWindow window(info, new View);
        plt::testing::OnePicture(window).start();
        QCOMPARE(window.view().session().moveCount(), 1);
    }

    void everythingFits() {
        Game game;
        for (const QSize size : {QSize(420, 360), QSize(800, 640), QSize(1400, 700), QSize(600, 900)}) {
            game.window->resize(size);
            QCoreApplication::processEvents();
            game.view->adviserAction().setChecked(!game.view->adviserAction().isChecked());
            QCoreApplication::processEvents();
            QVERIFY(game.view->rect().contains(game.table().geometry()));
            QVERIFY(game.view->width() <= game.window->width());
            QVERIFY(game.view->height() < game.window->height());
            for (const char* actions : {"", "p", "pss"}) {
                game.open("8S 8D 6C TH 3C KH 9D 7S", -5);
                game.key(Qt::Key_Return);
                for (const char* letter = actions; *letter != 0; ++letter)
                    QTest::keyClick(&game.table(), *letter);
                const QRect whole = game.table().viewport()->rect();
                QRegion taken;
                for (const auto& one : game.table().picture().buttons) {
                    const QRect box = game.table().button(one.id)->geometry();
                    QVERIFY(whole.contains(box));
                    QVERIFY2(!taken.intersects(box), "buttons overlap");
                    taken += box;
                }
                for (const auto& pile : game.table().picture().piles) {
                    for (int i = 0; i < int(pile.cards.size()); ++i) {
                        const QRect box = game.table().rectOf({pile.id, i}).toRect();
                        QVERIFY(whole.contains(box));
                        QVERIFY2(!taken.intersects(box.adjusted(2, 2, -2, -2)), "a button covers a card");
                    }
                }
            }
        }
    }
    void chipsDiffer() {
        std::vector<QImage> pictures;
        // A blackjack pays an odd sum for a bet of 2.
        QCOMPARE(chipsFor(3), (std::vector<int>{2, 1}));
        for (const int worth : chipWorths) {
            QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            drawChip(painter, QRectF(0, 0, 48, 48), worth);
            painter.end();
            // They differ without colour.
            image = image.convertToFormat(QImage::Format_Grayscale8);
            for (const auto& other : pictures) QVERIFY(image != other);
            pictures.push_back(image);
        }
    }
};

QTEST_MAIN(TestBlackjackView)
#include "test_view.moc"
