// SPDX-License-Identifier: MIT
#include "common/cards/table/look/table_text.h"
#include "common/keeping/results/statistics.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/moments/plate.h"
#include "common/window/players/players_bar.h"
#include "common/window/strip/message_strip.h"
#include "crazy-8s/tests/game.h"
#include "crazy-8s/words.h"

#include <algorithm>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

using namespace crazy_8s;

namespace {

/// Presses the object whose name is or begins so; returns false if there is no such object.
bool pressAccessible(QWidget& widget, const QString& name) {
    for (auto* thing : plt::testing::thingsIn(widget))
        if (thing->text(QAccessible::Name).startsWith(name) && plt::testing::press(thing)) return true;
    return false;
}

/// The name of a card for a screen reader: "7 of spades" or "jack of hearts".
QString spoken(const std::string& text) {
    const auto card = crazy_8s::testing::card(text);
    const QString rank = card.rank == plt::ace ? QStringLiteral("ace") : Words::rank(card.rank);
    return QStringLiteral("%1 of %2").arg(rank, Words::suit(card.suit));
}

/// Returns true if all cards of a pile are face up, or all face down.
bool allFace(const Table& table, int pile, bool up) {
    const auto& cards = table.picture().pile(pile)->cards;
    return std::all_of(cards.begin(), cards.end(),
                       [up](const plt::CardPicture& card) { return card.faceUp == up; });
}

}  // namespace

class TestCrazy8sView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }
    void cleanup() { plt::motion::setEnabled(true); }

    // Whole games ---------------------------------------------------------------------------------------
    void aGameByMouse() {
        Crazy8sGame game;
        game.playFirstGame([&](const std::string& move) {
            if (move.size() == 1)
                game.clickButton(game.suitButton(move[0]));
            else
                game.click(game.place(move));
        });
        QVERIFY(game.isOver());
        QCOMPARE(game.state().round.winner, 0);
        QCOMPARE(game.view->endTitle(), QStringLiteral("You won!"));
        // D6: the winner is named, and the others' cards are shown.
        QVERIFY(game.view->endMessage().contains(QStringLiteral("You are out first.")));
        QVERIFY(allFace(game.table(), Table::handPile(1), true));
        plt::FileWriter::shared().finish();
        const auto statistics = plt::Statistics(QStringLiteral("test-crazy-8s")).read();
        QCOMPARE(statistics.size(), 1);
        QCOMPARE(statistics.first().won, 1);
        // The moves of both players are counted, and named so wherever they are told.
        const auto moves = QStringLiteral("Moves by all: %1.").arg(game.session().moveCount());
        QTRY_VERIFY2(game.window->messageText().contains(moves), qPrintable(game.window->messageText()));
        plt::testing::actionCalled(*game.view, QStringLiteral("Share as text"))->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral(" moves by all, ")));
        bool isNamed = false;
        plt::testing::withDialog<QDialog>([&isNamed](QDialog& dialog) {
            for (const auto* table : dialog.findChildren<QTableWidget*>())
                isNamed =
                    isNamed ||
                    !table->findItems(QStringLiteral("Average moves by all"), Qt::MatchExactly).isEmpty();
            dialog.reject();
        });
        plt::testing::actionCalled(*game.view, QStringLiteral("Statistics..."))->trigger();
        QVERIFY(isNamed);
        // Nothing can be done any more but a new game.
        game.click(game.place("8S"));
        game.click(Crazy8sGame::pile());
        QVERIFY(game.isOver());
        game.view->session().newGame();
        QVERIFY(!game.isOver());
        QVERIFY(allFace(game.table(), Table::handPile(1), false));
    }

    void aGameByKeyboard() {
        Crazy8sGame game;
        game.playFirstGame([&](const std::string& move) {
            if (move.size() == 1) {
                game.key(Qt::Key_H);
            } else {
                game.walkTo(move);
                game.key(Qt::Key_Return);
            }
        });
        QVERIFY(game.isOver());
        QCOMPARE(game.state().round.winner, 0);
    }

    void aGameByAccessibility() {
        Crazy8sGame game;
        game.playFirstGame([&](const std::string& move) {
            const QString name = move.size() == 1 ? QStringLiteral("Hearts") : spoken(move);
            const auto before = game.state();
            QVERIFY2(pressAccessible(game.table(), name),
                     qPrintable(name + QLatin1String(": ") +
                                plt::testing::namesIn(game.table()).join(QLatin1Char('|'))));
            // A button is seen to be pressed for a moment.
            QTRY_VERIFY(!(game.state() == before));
        });
        QVERIFY(game.isOver());
        QCOMPARE(game.state().round.winner, 0);
    }

    void aGameThatIsLost() {
        // The person plays like the easy player, by keys, until another player goes out first.
        Crazy8sGame game;
        bool lost = false;
        for (int number = 1; number < 20 && !lost; ++number) {
            QCOMPARE(game.window->openGameId(QStringLiteral("3x7#%1").arg(number)), QString());
            while (!game.isOver()) {
                QTRY_VERIFY(game.isMine() || game.isOver());
                if (game.isOver()) break;
                const auto move = Rules::choose(Rules::observe(game.state(), 0), "easy", {});
                switch (move.what) {
                    case Move::What::discard:
                        game.walkTo(move.card.text());
                        game.key(Qt::Key_Space);
                        break;
                    case Move::What::name:
                        game.key(static_cast<Qt::Key>(
                            plt::Card::suitLetters[static_cast<std::size_t>(move.suit)]));
                        break;
                    case Move::What::pass:
                        game.key(Qt::Key_P);
                        break;
                    case Move::What::draw:
                    case Move::What::deal:
                        game.key(Qt::Key_D);
                        break;
                }
            }
            lost = game.state().round.winner > 0;
        }
        QVERIFY(lost);
        const auto winner = game.view->seatNames().at(game.state().round.winner);
        QVERIFY(winner != QStringLiteral("You"));
        QCOMPARE(game.view->endMessage(), winner + QStringLiteral(" is out first."));
        QVERIFY(game.view->endTitle() != QStringLiteral("You won!"));
        for (int seat = 0; seat < 3; ++seat) QVERIFY(allFace(game.table(), Table::handPile(seat), true));
    }

    // Cards under the pointer and the keyboard ------------------------------------------------------------
    void cardsAreDragged() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        // The top of the pile to the hand.
        const auto own = Table::handPile(0);
        plt::testing::dragCard(game.table(), game.topOf(Table::drawPile),
                               game.table().rectOf({own, 3}).center().toPoint());
        QCOMPARE(game.state().round.hand(0).count(), 8);
        // A card that does not go comes back.
        const auto to = game.table().rectOf(Crazy8sGame::discards()).center().toPoint();
        plt::testing::dragCard(game.table(), game.place("3S"), to);
        QCOMPARE(game.state().round.hand(0).count(), 8);
        // A click gives the reason.
        game.click(game.place("3S"));
        QCOMPARE(game.state().round.hand(0).count(), 8);
        QVERIFY2(game.window->messageText().contains(QStringLiteral("3♠ does not go on 7♥.")),
                 qPrintable(game.window->messageText()));
        plt::testing::dragCard(game.table(), game.place("7S"), to);
        QCOMPARE(game.state().round.discards[1].text(), std::string("7S"));
    }

    void theCardsOfTheLastTurnAreMarked() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        QVERIFY(game.table().lastMoved().empty());
        // A drawn card lies in the own hand.
        game.click(game.topOf(Table::drawPile));
        const int drawn = game.state().round.hand(0)[0].index();
        QCOMPARE(game.table().lastMoved().size(), std::size_t{1});
        QVERIFY(game.table().lastMoved()[0] == game.table().placeOf(drawn));
        const auto edge = [&game](plt::CardPlace place) {
            const QRectF card = game.table().rectOf(place);
            return game.table()
                .viewport()
                ->grab(
                    QRectF(card.left() + card.width() * 0.4, card.top() - 3, card.width() * 0.2, 2).toRect())
                .toImage();
        };
        const auto top = game.topOf(Table::discardPile);
        const QImage unmarked = edge(top);
        game.click(game.place("7S"));
        QVERIFY(!game.isMine());
        QCOMPARE(game.table().lastMoved().size(), std::size_t{1});
        QVERIFY(game.table().lastMoved()[0] == game.topOf(Table::discardPile));
        QVERIFY(edge(game.topOf(Table::discardPile)) != unmarked);
    }

    void aHandIsPutInOrderAtAnyTime() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.click(game.place("7S"));
        QVERIFY(!game.isMine());
        const auto own = Table::handPile(0);
        const auto& cards = game.table().picture().pile(own)->cards;
        const int last = cards.back().id;
        plt::testing::dragCard(game.table(), {own, static_cast<int>(cards.size()) - 1},
                               game.table().rectOf({own, 0}).center().toPoint());
        QCOMPARE(game.table().picture().pile(own)->cards.size(), std::size_t{6});
        QVERIFY(game.table().picture().pile(own)->cards.back().id != last);
        QCOMPARE(game.state().events.size(), std::size_t{1});
        game.table().setHandOrder(plt::HandOrder::bySuit);
    }

    void eightsLieAtTheRightEnd() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        game.table().setHandOrder(plt::HandOrder::bySuit);
        Q_EMIT game.table().handArranged();
        std::string shown;
        for (const auto& card : game.table().picture().pile(Table::handPile(0))->cards)
            shown += plt::Card::fromIndex(card.id).text();
        // From right to left as the specification has it.
        QCOMPARE(shown, std::string("3S7SJH7CTDKD8C"));
    }

    void withADragOnlyAClickPicks() {
        Crazy8sGame game;
        game.view->preferences().setValue(QStringLiteral("hold"), int{View::dragOnly});
        game.view->session().restart();
        QTRY_VERIFY(game.isMine());
        game.click(game.place("7S"));
        QCOMPARE(game.state().round.hand(0).count(), 7);
        QVERIFY(!game.table().selection().isEmpty());
        game.click(game.topOf(Table::discardPile));
        QCOMPARE(game.state().round.hand(0).count(), 6);
        game.view->preferences().setValue(QStringLiteral("hold"), int{View::clickOrDrag});
    }

    // D4
    void whatIsDoneWhileOthersMoveIsDropped() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.click(game.place("7S"));
        QVERIFY(!game.isMine());
        game.click(game.place("3S"));
        game.click(Crazy8sGame::pile());
        game.key(Qt::Key_D);
        game.key(Qt::Key_P);
        game.walkTo("3S");
        game.key(Qt::Key_Return);
        QCOMPARE(game.state().events.size(), std::size_t{1});
        game.turns().setPatient(false);
        QTRY_VERIFY(game.isMine());
        // The dropped input has no later effect.
        QCOMPARE(game.state().round.hand(0).count(), 6);
        QCOMPARE(game.state().round.discards.back().text(), std::string("4S"));
    }

    void drawingToTheEndDoesNotPass() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        const auto own = Table::handPile(0);
        const auto point = game.table().pointOf(Crazy8sGame::pile());
        const auto press = [&] { QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, point); };
        while (game.state().round.hand(0).count() < 30) press();
        // No index of a large hand is covered (D5): it lies in two rows.
        std::set<double> rows;
        for (int i = 0; i < 30; ++i) {
            const auto one = game.table().rectOf({own, i});
            rows.insert(one.top());
            const auto next = game.table().rectOf({own, i + 1});
            if (i == 29 || next.top() > one.top()) continue;
            const double seen = next.left() - one.left();
            QVERIFY2(seen >= 0.45 * game.table().cardSize().width(), qPrintable(QString::number(seen)));
        }
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(*rows.rbegin() - *rows.begin() >= 0.4 * game.table().cardSize().height());
        QVERIFY(game.table().viewport()->rect().contains(game.table().rectOf({own, -1}).toRect()));
        for (int i = 0; i < 20; ++i) press();
        QCOMPARE(game.state().round.pile.count(), 0);
        QCOMPARE(game.state().round.hand(0).count(), 44);
        QCOMPARE(game.state().round.turn, 0);
        QVERIFY(game.view->statusText().contains(QStringLiteral("or pass")));
        game.clickButton(Table::passButton);
        QVERIFY(std::any_of(game.state().events.begin(), game.state().events.end(),
                            [](const Event& event) { return event.what == Event::What::passed; }));
    }

    void afterADiscardTheHandClosesUp() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        const auto gaps = [&] {
            std::set<int> all;
            const int own = Table::handPile(0);
            const int count = game.state().round.hand(0).count();
            for (int i = 0; i + 1 < count; ++i)
                all.insert(
                    qRound(game.table().rectOf({own, i + 1}).left() - game.table().rectOf({own, i}).left()));
            return all;
        };
        game.click(game.place("7S"));
        QCOMPARE(game.state().round.hand(0).count(), 6);
        // The cards are equally far from each other, but for a rounded pixel.
        const auto all = gaps();
        QVERIFY(*all.rbegin() - *all.begin() <= 1);
    }

    void passAndTheNamedSuitStandApart() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::person()});
        game.clickButton(Table::uncoverButton);
        game.click(game.place("8C"));
        game.key(Qt::Key_S);
        game.key(Qt::Key_Return);
        QVERIFY(game.isMine());
        while (game.state().round.mayDraw()) game.key(Qt::Key_D);
        const auto* pass = game.table().button(Table::passButton);
        QVERIFY(pass != nullptr);
        const QRect area(pass->mapTo(&game.table(), QPoint()), pass->size());
        // Beside the discards, and on no hand.
        const auto discards = game.table().rectOf(Crazy8sGame::discards());
        QVERIFY(area.left() > discards.right());
        QVERIFY(area.top() >= discards.top() - 1 && area.bottom() <= discards.bottom() + 2);
        QVERIFY(!plt::testing::namesIn(game.table()).filter(QStringLiteral("spades named")).isEmpty());
        game.key(Qt::Key_P);
        QCOMPARE(game.state().round.turn, 0);
    }

    // The named suit --------------------------------------------------------------------------------------
    void theNamedSuitCannotBeOverlooked() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        const auto before = static_cast<QWidget&>(game.table()).grab().toImage();
        game.click(game.place("8C"));
        QVERIFY(game.state().round.isNaming);
        QVERIFY(game.view->statusText().contains(QStringLiteral("Name a suit")));
        for (const char letter : {'H', 'S', 'C', 'D'}) {
            const auto* button = game.table().button(game.suitButton(letter));
            QVERIFY(button != nullptr && button->isVisible());
            QVERIFY(!button->icon().isNull());
            QVERIFY(button->width() >= 40 && button->height() >= 40);
        }
        // Nothing else can be done.
        game.click(game.place("7S"));
        game.key(Qt::Key_P);
        QVERIFY(game.state().round.isNaming);
        game.clickButton(game.suitButton('S'));
        QVERIFY(!game.state().round.isNaming);
        QVERIFY(game.table().button(game.suitButton('S')) == nullptr);
        // The suit is announced to screen readers and shown large on the table, as the first suit was.
        QVERIFY(!plt::testing::namesIn(game.table()).filter(QStringLiteral("spades named")).isEmpty());
        QVERIFY(game.view->session().lastTold().contains(QStringLiteral("name spades")));
        const auto after = static_cast<QWidget&>(game.table()).grab().toImage();
        const QRect beside(game.table()
                               .rectOf(Crazy8sGame::discards())
                               .toRect()
                               .translated(qRound(game.table().cardSize().width() * 1.12), 0));
        int red = 0;
        int wasRed = 0;
        const auto isRed = [](QColor colour) { return colour.red() > 160 && colour.green() < 90; };
        for (int y = beside.top(); y < beside.bottom(); y += 2) {
            for (int x = beside.left(); x < beside.right(); x += 2) {
                red += isRed(after.pixelColor(x, y)) ? 1 : 0;
                wasRed += isRed(before.pixelColor(x, y)) ? 1 : 0;
            }
        }
        QVERIFY2(wasRed > beside.width() * beside.height() / 4 / 8, qPrintable(QString::number(wasRed)));
        QVERIFY(red * 10 < wasRed);
    }

    void eachSuitHasItsKeys_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("suit");
        using enum plt::Suit;
        const auto row = [](const char* name, Qt::Key key, plt::Suit suit) {
            QTest::newRow(name) << static_cast<int>(key) << static_cast<int>(suit);
        };
        row("H", Qt::Key_H, hearts);
        row("S", Qt::Key_S, spades);
        row("C", Qt::Key_C, clubs);
        row("D", Qt::Key_D, diamonds);
        row("1", Qt::Key_1, hearts);
        row("2", Qt::Key_2, spades);
        row("3", Qt::Key_3, clubs);
        row("4", Qt::Key_4, diamonds);
    }
    void eachSuitHasItsKeys() {
        QFETCH(int, key);
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.click(game.place("8C"));
        game.key(static_cast<Qt::Key>(key));
        QVERIFY(!game.state().round.isNaming);
        QTEST(static_cast<int>(game.state().round.suit), "suit");
    }

    void keysAreHeardWhereAButtonHasTheFocus() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.click(game.place("8C"));
        auto* button = game.table().button(game.suitButton('D'));
        QVERIFY(button != nullptr);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_S);
        QVERIFY(!game.state().round.isNaming);
        QCOMPARE(game.state().round.suit, plt::Suit::spades);
    }

    void aSuitNamedInHasteIsTakenBackForNothing() {
        // A name of its own, for which the deal is not known yet.
        Crazy8sGame game(Crazy8sGame::idOf(Crazy8sGame::firstGame), QStringLiteral("test-crazy-8s-haste"));
        QVERIFY(!game.view->session().isKnownDeal());
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.click(game.place("8C"));
        game.key(Qt::Key_D);
        game.view->session().undo();
        QVERIFY(game.state().round.isNaming);
        QVERIFY(!game.view->session().result().helped);
        game.view->session().undo();
        QVERIFY(game.view->session().result().helped);
    }

    // Texts -----------------------------------------------------------------------------------------------
    void theStatusTellsWhatGoes() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        QCOMPARE(game.view->statusText(), QStringLiteral("Match hearts or 7, play an 8, or draw."));
        game.click(game.place("7S"));
        QTRY_VERIFY(game.isMine());
        QCOMPARE(game.view->statusText(),
                 QStringLiteral("Ben discards 4♠. Match spades or 4, play an 8, or draw."));
        const auto names = plt::testing::namesIn(game.table());
        for (const char* told : {"draw pile, 37 cards", "discards, top: 4 of spades", "Ben, 6 cards"})
            QVERIFY2(!names.filter(QLatin1String(told)).isEmpty(), qPrintable(names.join(QLatin1Char('|'))));
    }

    void onlyTheOwnDrawIsToldWithItsCard() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        game.key(Qt::Key_D);
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("You drew 6♠.")));
        QCOMPARE(game.view->session().lastTold(), QStringLiteral("You draw a card."));
    }

    void whoPassedIsSeen() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        while (game.state().round.mayDraw()) game.key(Qt::Key_D);
        game.key(Qt::Key_P);
        QCOMPARE(game.table().plates()[0].numbers, QStringLiteral("44 cards, drew 37, passed"));
        QCOMPARE(game.table().plates()[1].numbers, QStringLiteral("7 cards"));
    }

    void theOthersAreToldApart() {
        Crazy8sGame game(QStringLiteral("4x7#3"));
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        game.key(Qt::Key_D);
        QCOMPARE(game.table().plates().size(), std::size_t{4});
        QVERIFY(game.table().plates()[0].toMove);
        QCOMPARE(game.table().plates()[0].numbers, QStringLiteral("8 cards"));
        std::set<QString> names;
        for (const auto& plate : game.table().plates()) names.insert(plate.name);
        QCOMPARE(names.size(), std::size_t{4});
        for (int seat = 1; seat < 4; ++seat) QVERIFY(allFace(game.table(), Table::handPile(seat), false));
    }

    void cardsThatGoAreShown() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        const auto dimmed = [&] {
            std::string out;
            for (const auto& card : game.table().picture().pile(Table::handPile(0))->cards)
                if (card.dimmed) out += plt::Card::fromIndex(card.id).text();
            return out;
        };
        QCOMPARE(dimmed(), std::string("3STDKD"));
        game.view->dimAction().trigger();
        QCOMPARE(dimmed(), std::string());
        game.view->dimAction().trigger();
    }

    void othersAreFollowed() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        const auto says = [&](const char* words) {
            for (const auto& label : game.table().picture().labels)
                if (label.text == QString::fromUtf8(words)) return true;
            return false;
        };
        QVERIFY(says("Your turn"));
        game.click(game.place("7S"));
        QVERIFY(!says("Your turn"));
        QVERIFY(says("You discard 7♠."));
        game.turns().setPatient(false);
        QTRY_VERIFY(game.isMine());
        QVERIFY(says("Your turn"));
        QVERIFY(says("Ben discards 4♠."));
        QCOMPARE(game.table().plates()[1].numbers, QStringLiteral("6 cards, played 4♠"));
        // The person's last turn was before that, and a new one has begun.
        QCOMPARE(game.table().plates()[0].numbers, QStringLiteral("6 cards"));
        game.key(Qt::Key_D);
        QCOMPARE(game.table().plates()[1].numbers, QStringLiteral("6 cards, played 4♠"));
    }

    /// The turn changes when the card of the player before lies at rest.
    void yourTurnIsSaidAtRest() {
        plt::motion::setEnabled(true);
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        const auto saysTurn = [&game] {
            const auto& labels = game.table().picture().labels;
            return std::any_of(labels.begin(), labels.end(), [](const plt::LabelPicture& label) {
                return label.text == QStringLiteral("Your turn");
            });
        };
        game.click(game.place("7S"));
        QVERIFY(!game.isMine());
        int flew = 0;
        QObject::connect(&game.session(), &plt::GameSession::changed, game.view, [&] {
            if (!game.isMine() || !game.table().isAnimating()) return;
            ++flew;
            QVERIFY(!saysTurn());
        });
        game.turns().setPatient(false);
        QTRY_VERIFY(game.isMine());
        QCOMPARE(flew, 1);
        QTRY_VERIFY(!game.table().isAnimating());
        QVERIFY(saysTurn());
    }

    /// Piles, suit and words are one group in the middle, and a second line moves no other.
    void theMiddleIsOneGroup() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        for (const QSize size : {QSize(745, 625), QSize(900, 680), QSize(1200, 800)}) {
            game.window->resize(size);
            QTRY_COMPARE(game.window->size(), size);
            QCoreApplication::processEvents();
            const auto turn = [&game] {
                const auto& labels = game.table().picture().labels;
                return *std::find_if(labels.begin(), labels.end(), [](const plt::LabelPicture& label) {
                    return label.text == QStringLiteral("Your turn");
                });
            };
            const auto& picture = game.table().picture();
            const auto words = turn();
            // The words of usual length end as far from the edge as the pile begins.
            constexpr double usual = 2.2;
            const double before = picture.pile(Table::drawPile)->area.left();
            const double after = game.table().tableSize().width() - words.area.left() - usual;
            QVERIFY2(std::abs(before - after) < 0.01, qPrintable(QString::number(before - after)));
            QVERIFY(words.area.width() > usual);
            // They begin at the middle of the suit.
            QCOMPARE(words.area.top(), picture.pile(Table::discardPile)->area.center().y());
            QVERIFY(words.alignment.testFlag(Qt::AlignTop));
        }
        const auto turnArea = [&game] { return game.table().picture().labels.at(1).area; };
        const auto alone = turnArea();
        game.key(Qt::Key_D);
        QCOMPARE(turnArea(), alone);
    }

    void theLastCardIsCalled() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QStringList told;
        QObject::connect(&game.view->session(), &plt::GameSession::changed, game.view,
                         [&] { told << game.view->session().lastTold() + game.table().plates()[0].numbers; });
        game.turns().setPatient(false);
        game.playFirstGame([&](const std::string& move) {
            if (move.size() == 1)
                game.key(Qt::Key_H);
            else
                game.click(game.place(move));
        });
        QCOMPARE(told.filter(QStringLiteral("You discard 10♦. You call: last card.")).size(), 1);
        QVERIFY(!told.filter(QStringLiteral("last card, played 10♦")).isEmpty());
    }

    /// Below 8 pixels the sign of the suit stands alone.
    void theNameOfTheSuitIsReadOrLeftOut() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        QTRY_VERIFY(game.isMine());
        QVERIFY(plt::isRed(game.state().round.suit));
        const auto inks = [&game] {
            const QImage picture = static_cast<QWidget&>(game.table()).grab().toImage();
            const QRectF discards = game.table().rectOf(Crazy8sGame::discards());
            const double width = discards.width();
            const QRect panel(QPoint(qRound(discards.right() + width * 0.24), qRound(discards.top() + 4)),
                              QPoint(qRound(discards.right() + width * 1.3), qRound(discards.bottom() - 4)));
            int count = 0;
            for (int y = panel.top(); y <= panel.bottom(); ++y)
                for (int x = panel.left(); x <= panel.right(); ++x)
                    count += picture.pixelColor(x, y).lightness() < 100 && picture.pixelColor(x, y).red() < 90
                                 ? 1
                                 : 0;
            return count;
        };
        QVERIFY(inks() > 20);
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().viewport()->height() < 200);
        QCoreApplication::processEvents();
        QCOMPARE(inks(), 0);
    }

    void aSmallWindowHasRoomForAllHands() {
        for (const char* id : {"2x7#3", "4x7#3", "2x7-r3#3", "4x7-r3#3", "4x7-aces-r3#3"}) {
            Crazy8sGame game(QString::fromLatin1(id));
            QTRY_VERIFY(game.isMine());
            game.window->resize(336, 250);
            QTRY_VERIFY(game.table().viewport()->height() < 200);
            QTRY_VERIFY(game.view->parentWidget()->rect().contains(game.view->geometry()));
            const auto own = game.table().rectOf({Table::handPile(0), -1}).toRect();
            QVERIFY(game.table().viewport()->rect().contains(own));
            QVERIFY(game.table().cardSize().width() >= 26);
            // Something of each other hand can be seen.
            for (int seat = 1; seat < game.state().round.players; ++seat)
                QVERIFY(game.table().rectOf({Table::handPile(seat), -1}).bottom() > 8);
        }
    }

    void theRoundStandsOnALowTable() {
        Crazy8sGame game(QStringLiteral("4x7-r3#3"));
        QTRY_VERIFY(game.isMine());
        const auto isOnTable = [&game] {
            const auto& labels = game.table().picture().labels;
            return std::any_of(labels.begin(), labels.end(), [](const plt::LabelPicture& label) {
                return label.text == QStringLiteral("Round 1 of 3");
            });
        };
        const QString row = QStringLiteral("Round: 1 of 3");
        QVERIFY(!isOnTable());
        QCOMPARE(game.window->figuresText(), row);
        game.window->resize(336, 250);
        QTRY_VERIFY(isOnTable());
        QCOMPARE(game.window->figuresText(), QString());
        game.window->resize(900, 680);
        QTRY_VERIFY(!isOnTable());
        QCOMPARE(game.window->figuresText(), row);
    }

    void buttonsAreHitAndReadInASmallWindow() {
        for (const char* options : {"2x7-r2", "4x7-r2"}) {
            const QString luck = QStringLiteral(".77");
            Crazy8sGame game(options[0] == '2' ? Crazy8sGame::idOf(Crazy8sGame::firstGame, options) + luck
                                               : QStringLiteral("4x7-r2#3"));
            game.turns().setPatient(true);
            game.window->resize(336, 250);
            QTRY_VERIFY(game.table().seating().low);
            const auto checked = [&game](int id) {
                const auto* const button = game.table().button(id);
                if (button == nullptr) return false;
                const QRect area = button->geometry();
                bool isFine = area.height() >= 24 && area.width() >= 24 &&
                              game.table().viewport()->rect().contains(area) &&
                              QFontInfo(button->font()).pixelSize() >= 9;
                // The words beside it are high enough to be read.
                for (const auto& label : game.table().picture().labels)
                    isFine = isFine && (label.text.isEmpty() ||
                                        label.area.height() * game.table().cardSize().height() >= 12);
                for (const auto& pile : game.table().picture().piles)
                    for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i)
                        isFine = isFine && !game.table().rectOf({pile.id, i}).toRect().intersects(area);
                for (const char suit : {'H', 'S', 'C', 'D'}) {
                    const auto* const other = game.table().button(game.suitButton(suit));
                    isFine = isFine &&
                             (other == nullptr || other == button || !other->geometry().intersects(area));
                }
                return isFine;
            };
            game.session().setSeats(plt::Seats(game.state().round.players, plt::Seat::person()));
            QTRY_VERIFY(checked(Table::uncoverButton));
            game.clickButton(Table::uncoverButton);
            const auto isNaming = [&game] { return game.state().round.isNaming; };
            const auto mine = [&game] {
                return Rules::choose(Rules::observe(game.state(), game.state().round.turn), "easy", {});
            };
            const auto uncover = [&game] {
                if (auto* button = game.table().button(Table::uncoverButton)) button->click();
            };
            bool named = false;
            for (int moves = 0; moves < 400 && !game.state().match.isBetweenRounds(); ++moves) {
                uncover();
                if (isNaming()) {
                    named = true;
                    for (const char suit : {'H', 'S', 'C', 'D'}) QTRY_VERIFY(checked(game.suitButton(suit)));
                }
                QVERIFY(game.view->session().play(mine()));
            }
            QVERIFY(named);
            QTRY_VERIFY(checked(Table::goOnButton));
            game.clickButton(Table::goOnButton);
            uncover();
            while (game.state().round.mayDraw()) game.key(Qt::Key_D);
            QTRY_VERIFY(checked(Table::passButton));
        }
    }

    /// At the end all cards that are left are read, also in a window that showed only the edges of covered ones.
    void theOpenHandsAreReadInASmallWindow() {
        Crazy8sGame game;
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        QVERIFY(game.table().rectOf({Table::handPile(1), 0}).top() < 0);
        game.playFirstGame([&](const std::string& move) {
            if (move.size() == 1)
                game.clickButton(game.suitButton(move[0]));
            else
                game.click(game.place(move));
        });
        QTRY_VERIFY(game.state().round.isOver);
        // So are the words about the last card.
        const auto& label = game.table().picture().labels.front();
        QCOMPARE(label.text, game.view->session().lastTold());
        QFont smallest = QApplication::font();
        smallest.setPixelSize(9);
        smallest.setBold(true);
        QVERIFY(QFontMetricsF(smallest).horizontalAdvance(label.text) <=
                label.area.width() * game.table().cardSize().width());
        QVERIFY(label.area.height() * game.table().cardSize().height() >= 12);
        // So are the discard that ended it and all cards that are left; the words have no room but in the strip.
        const auto* strip = game.window->findChild<plt::MessageStrip*>();
        QTRY_VERIFY2(strip->text().startsWith(QStringLiteral("You won! You are out first. Moves by all:")),
                     qPrintable(strip->text()));
        const auto* told = strip->findChild<QLabel*>();
        QTRY_COMPARE(told->text().simplified(), strip->text());
        for (const auto* plate : game.window->findChildren<plt::Plate*>()) QVERIFY(!plate->isVisible());
        const QRect desk = game.table().viewport()->rect();
        QVERIFY(desk.contains(game.table().rectOf(Crazy8sGame::discards()).toAlignedRect()));
        const int left = game.state().round.hand(1).count();
        QVERIFY(left > 0);
        for (int i = 0; i < left; ++i)
            QVERIFY(desk.contains(game.table().rectOf({Table::handPile(1), i}).toAlignedRect()));
        // The empty hand has left them its room.
        const auto places = game.table().places();
        QVERIFY(places.seats[0].box.width() < places.seats[1].box.width() / 2);
    }

    /// Words stand on free felt, or above the table where there is none.
    void wordsCoverNothing() {
        const auto plateOf = [](const Crazy8sGame& game) -> plt::Plate* {
            for (auto* one : game.window->findChildren<plt::Plate*>())
                if (one->isVisible()) return one;
            return nullptr;
        };
        const auto isFree = [&](const Crazy8sGame& game) {
            const auto* const plate = plateOf(game);
            if (plate == nullptr) return false;
            const QRect place(plate->mapTo(game.window.get(), QPoint()), plate->size());
            return !game.view->occupiedRegion()
                        .translated(game.view->mapTo(game.window.get(), QPoint()))
                        .intersects(place);
        };
        for (const QSize size : {QSize(900, 680), QSize(640, 520), QSize(1400, 1000), QSize(600, 900)}) {
            Crazy8sGame game;
            game.window->resize(size);
            game.playFirstGame([&](const std::string& move) {
                if (move.size() == 1)
                    game.clickButton(game.suitButton(move[0]));
                else
                    game.click(game.place(move));
            });
            QTRY_VERIFY(isFree(game));
        }
        // The suit in force is no pile: its paper is seen in the picture only.
        const Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        const QRegion occupied = game.view->occupiedRegion();
        const QImage picture = game.view->grab().toImage();
        int papers = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y) == QColor(0xFF, 0xFD, 0xF8)) {
                    ++papers;
                    QVERIFY2(occupied.contains(QPoint(x, y)),
                             qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
                }
        QVERIFY(papers > 1000);
    }

    /// While another player names a suit, none is in force.
    void noSuitIsSeenBeforeItIsNamed() {
        const auto naming = crazy_8s::testing::after(
            crazy_8s::testing::position("QS", plt::Suit::spades, "2C", {"8D 5H", "3C 4D 9S"}), {"8D"});
        Table table;
        table.resize(900, 600);
        crazy_8s::Scene scene;
        scene.names = QStringList{QStringLiteral("Ben"), QStringLiteral("You")};
        scene.atFoot = 1;
        const auto papers = [&](const crazy_8s::State& state) {
            table.showGame(state, scene, false);
            const QImage picture = static_cast<QWidget&>(table).grab().toImage();
            int count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    count += picture.pixelColor(x, y) == QColor(0xFF, 0xFD, 0xF8);
            return count;
        };
        const int before = papers(naming);
        const int after = papers(crazy_8s::testing::after(naming, {"D"}));
        QVERIFY2(after > before + 1000, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
    }

    /// A small window says the move and the whole reason.
    void hintsAreWholeInASmallWindow() {
        Crazy8sGame game;
        game.window->resize(336, 250);
        QTRY_VERIFY(game.isMine());
        game.session().requestHint();
        QTRY_VERIFY(game.session().hasShownStep());
        auto* strip = game.window->findChild<plt::MessageStrip*>();
        const auto* label = strip->findChild<QLabel*>();
        const auto isWhole = [&] {
            return label->text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')) == strip->text();
        };
        QTRY_VERIFY2(isWhole(), qPrintable(label->text()));
        for (const char* longest : {"Draw all the same: your chance is about 53 %; nothing else is better.",
                                    "Name diamonds: your chance is about 53 %; nothing else is better.",
                                    "Name diamonds: you have 10 cards of it, and of no suit more.",
                                    "Name diamonds: Cleo had to draw on it, and most likely has none.",
                                    "10♦: Cleo had to draw on diamonds, and most likely has none.",
                                    "10♦: it is your only card of diamonds, which may not go later.",
                                    "8♦, then name diamonds: Cleo had to draw on it.",
                                    "Draw all the same: your chance is about 53 %, playing a card 50 %.",
                                    "Draw all the same: a win is unlikely, and nothing else is better."}) {
            strip->showMessage(plt::MessageStrip::Kind::hint, QString::fromUtf8(longest),
                               {{QStringLiteral("Do it"), [] {}, plt::Glyph::accept},
                                {QStringLiteral("Hide"), [] {}, plt::Glyph::dismiss}});
            QTRY_VERIFY2(isWhole(), qPrintable(label->text()));
        }
    }

    void aReviewFitsIntoASmallWindow() {
        Crazy8sGame game;
        game.window->resize(336, 250);
        QTRY_COMPARE(game.window->size(), QSize(336, 250));
        QTRY_VERIFY(game.isMine());
        game.click(game.place("7S"));
        QTRY_VERIFY(game.isMine());
        const auto* bar = game.window->findChild<plt::PlayersBar*>();
        QVERIFY(bar->isVisible());
        game.session().openReview();
        QTRY_VERIFY(game.session().isReviewComplete());
        QTest::qWait(50);
        QCOMPARE(game.window->size(), QSize(336, 250));
        QVERIFY(!bar->isVisible());
        game.session().closeReview();
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(game.window->size(), QSize(336, 250));
    }

    void aHintIsMarkedAndDone() {
        Crazy8sGame game;
        QTRY_VERIFY(game.isMine());
        auto& session = game.view->session();
        session.requestHint();
        QTRY_VERIFY(game.view->hintStep() != nullptr);
        const auto move = game.view->hintStep()->move;
        QVERIFY(move.what == Move::What::discard);
        const auto* card = game.table().cardAt(game.table().placeOf(move.card.index()));
        QVERIFY(card != nullptr && card->marked);
        session.playHint();
        QVERIFY(!game.state().events.empty());
        QVERIFY(game.state().events.front().card == move.card);
    }

    void aHintLeavesTheWordsWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::addRow("usual") << QSize(745, 625);
        QTest::addRow("small") << QSize(336, 250);
        QTest::addRow("large") << QSize(1200, 900);
    }
    /// Where the arrow crosses the words in the middle, they lie above it.
    void aHintLeavesTheWordsWhole() {
        QFETCH(QSize, size);
        for (const char* id : {"2x7#3", "3x7#3", "4x7#3"}) {
            Crazy8sGame game(QString::fromLatin1(id));
            game.window->resize(size);
            QTRY_VERIFY(game.isMine());
            game.session().requestHint();
            QTRY_VERIFY(game.session().hasShownStep());
            auto& table = game.table();
            table.finishAnimation();
            const auto shown = [&table] {
                QCoreApplication::processEvents();
                return static_cast<QWidget&>(table).grab().toImage();
            };
            const QImage hinted = shown();
            plt::TablePicture picture = table.picture();
            QVERIFY2(picture.hintFrom.isValid(), id);
            picture.hintFrom = {};
            table.setPicture(picture, false);
            const QImage plain = shown();
            const auto turn = std::find_if(
                picture.labels.begin(), picture.labels.end(),
                [](const plt::LabelPicture& label) { return label.text == QStringLiteral("Your turn"); });
            QVERIFY(turn != picture.labels.end());
            const QSizeF card = table.cardSize();
            const QRectF pile = table.rectOf(game.topOf(Table::drawPile));
            const QPointF way = turn->area.topLeft() - picture.pile(Table::drawPile)->area.topLeft();
            const QRectF words(pile.left() + way.x() * card.width(), pile.top() + way.y() * card.height(),
                               turn->area.width() * card.width(), turn->area.height() * card.height());
            int letters = 0;
            int hidden = 0;
            const QRect area = words.toRect() & plain.rect();
            for (int y = area.top(); y <= area.bottom(); ++y)
                for (int x = area.left(); x <= area.right(); ++x) {
                    if (plain.pixelColor(x, y) != plt::chalk) continue;
                    ++letters;
                    hidden += hinted.pixelColor(x, y) == plt::chalk ? 0 : 1;
                }
            QVERIFY2(letters > 10, id);
            QVERIFY2(
                hidden == 0,
                qPrintable(QStringLiteral("%1: %2 of %3").arg(QLatin1String(id)).arg(hidden).arg(letters)));
        }
    }

    // Saving ----------------------------------------------------------------------------------------------
    void resumesInTheMiddleOfNamingASuit() {
        const auto name = QStringLiteral("test-crazy-8s-naming");
        {
            Crazy8sGame game(Crazy8sGame::idOf(Crazy8sGame::firstGame), name);
            QTRY_VERIFY(game.isMine());
            game.click(game.place("8C"));
            QVERIFY(game.state().round.isNaming);
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        Crazy8sGame game(QString(), name);
        QVERIFY(game.state().round.isNaming);
        QTRY_VERIFY(game.isMine());
        game.clickButton(game.suitButton('S'));
        QCOMPARE(game.state().events.at(1).suit, plt::Suit::spades);
    }

    void resumesInTheMiddleOfTheTurnOfAnOpponent() {
        const auto name = QStringLiteral("test-crazy-8s-turn");
        // The second player has nothing that goes on a spade, and draws.
        const auto id = Crazy8sGame::idOf("TS 9S 3S 7C KD 6C JH JD 5D QD AC 3C 4H 6H 7S QH KC 9D");
        {
            Crazy8sGame game(id, name);
            game.turns().setPatient(true);
            QTRY_VERIFY(game.isMine());
            game.click(game.place("9S"));
            QTRY_VERIFY(!game.turns().isHeld());
            game.turns().moveNow();
            QTRY_COMPARE(game.state().events.size(), std::size_t{2});
            QCOMPARE(game.state().round.turn, 1);
            QCOMPARE(game.state().round.draws, 1);
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        Crazy8sGame game(QString(), name);
        QVERIFY(game.state().events.size() >= 2);
        QCOMPARE(int(game.state().events[1].what), int(Event::What::drew));
        // The computer starts thinking again in the same position.
        game.turns().setPatient(false);
        game.turns().moveNow();
        QTRY_VERIFY(game.isMine());
        QVERIFY(game.state().round.hand(1).count() >= 7);
    }

    // Several rounds, several people -----------------------------------------------------------------------
    void aMatchShowsAllHandsUntilThePersonGoesOn() {
        Crazy8sGame game(Crazy8sGame::idOf(Crazy8sGame::firstGame, "2x7-r2") + QStringLiteral(".77"));
        game.playFirstGame([&](const std::string& move) {
            if (move.size() == 1)
                game.key(Qt::Key_H);
            else
                game.click(game.place(move));
        });
        QVERIFY(!game.isOver());
        QVERIFY(game.state().match.isBetweenRounds());
        QVERIFY(allFace(game.table(), Table::handPile(1), true));
        QVERIFY(game.view->statusText().contains(QStringLiteral("You are out first and get 50 points.")));
        QCOMPARE(game.table().plates()[0].numbers, QStringLiteral("0 cards, 50 points"));
        QVERIFY(game.table().plates()[0].winner);
        // The computer would begin, but waits until the person has seen it all.
        QTRY_VERIFY(game.table().button(Table::goOnButton) != nullptr);
        QTest::qWait(50);
        QVERIFY(game.state().match.isBetweenRounds());
        game.clickButton(Table::goOnButton);
        QTRY_VERIFY(!game.state().match.isBetweenRounds());
        QCOMPARE(game.state().match.round(), 1);
        QTRY_VERIFY(game.isMine());
        QVERIFY(allFace(game.table(), Table::handPile(1), false));
        QCOMPARE(game.state().events.front().seat, std::int8_t{1});
    }

    void handsAreStillSeenAfterAPauseAndWhenResumed() {
        const auto name = QStringLiteral("test-crazy-8s-between");
        {
            Crazy8sGame game(Crazy8sGame::idOf(Crazy8sGame::firstGame, "2x7-r2") + QStringLiteral(".77"),
                             name);
            game.playFirstGame([&](const std::string& move) {
                if (move.size() == 1)
                    game.key(Qt::Key_H);
                else
                    game.click(game.place(move));
            });
            QVERIFY(game.state().match.isBetweenRounds());
            game.view->setPaused(true);
            game.view->setPaused(false);
            QTest::qWait(50);
            QVERIFY(game.state().match.isBetweenRounds());
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        Crazy8sGame game(QString(), name);
        QTRY_VERIFY(!game.turns().isHeld());
        QTest::qWait(50);
        QVERIFY(game.state().match.isBetweenRounds());
        QVERIFY(allFace(game.table(), Table::handPile(1), true));
        // A computer that waits for its turn deals as well.
        game.turns().setPatient(true);
        game.key(Qt::Key_Return);
        QTRY_COMPARE(game.state().match.round(), 1);
    }

    void handsOfSeveralPeopleAreCovered() {
        Crazy8sGame game;
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::person()});
        QVERIFY(!game.isMine());
        QVERIFY(allFace(game.table(), Table::handPile(0), false));
        game.click({Table::handPile(0), 0});
        QVERIFY(game.state().events.empty());
        // A hint would name a card of the hand that is covered.
        const QAction* hint = nullptr;
        for (const auto* action : game.window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_H)) hint = action;
        QVERIFY(hint != nullptr && !hint->isEnabled());
        game.clickButton(Table::uncoverButton);
        QVERIFY(hint->isEnabled());
        QVERIFY(allFace(game.table(), Table::handPile(0), true));
        game.click(game.place("7S"));
        QCOMPARE(game.state().round.turn, 1);
        QCOMPARE(game.table().seating().atFoot, 1);
        QVERIFY(allFace(game.table(), Table::handPile(0), false));
        QVERIFY(allFace(game.table(), Table::handPile(1), false));
        game.key(Qt::Key_Return);
        QVERIFY(allFace(game.table(), Table::handPile(1), true));
        QVERIFY(allFace(game.table(), Table::handPile(0), false));
    }

    void computersPlayAmongThemselves() {
        Crazy8sGame game(QStringLiteral("4x7-turnover-limit2-twos-queens-aces#8"));
        game.view->session().setSeats({plt::Seat::computer("easy"), plt::Seat::computer("easy"),
                                       plt::Seat::computer("easy"), plt::Seat::computer("easy")});
        QTRY_VERIFY_WITH_TIMEOUT(game.isOver(), 60'000);
    }

    void furtherOpponentsAreComputers() {
        Crazy8sGame game;
        auto options = game.view->options();
        options.players = 4;
        game.view->beginWith(options);
        QCOMPARE(plt::writeSeats(game.view->session().seats()), std::string("person-easy-easy-easy"));
    }

    void oneThingIsOnePicture() {
        Crazy8sGame game;
        game.turns().setPatient(true);
        const plt::testing::OnePicture once(*game.window);
        once.change("draw", [&] { game.key(Qt::Key_D); });
        once.change("eight", [&] { game.click(game.place("8C")); });
        once.change("undo", [&] { game.view->session().undo(); });
        once.change("redo", [&] { game.view->session().redo(); });
    }
};

QTEST_MAIN(TestCrazy8sView)
#include "test_view.moc"
