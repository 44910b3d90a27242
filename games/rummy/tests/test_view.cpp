// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/moments/plate.h"
#include "common/window/options_form.h"
#include "common/window/strip/message_strip.h"
#include "rummy/tests/game.h"
#include "rummy/tests/slow_melds.h"
#include "rummy/words.h"

#include <algorithm>
#include <cstdlib>

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QPushButton>
#include <QSignalSpy>

using plt::HandOrder;
using plt::HandTable;
using rummy::Move;
using rummy::Rules;
using rummy::testing::cardsOf;
using rummy::testing::nearlyWon;
using rummy::testing::plainDeal;

namespace {

/// Returns true if the sentence on the table is whole in letters of 9 pixels, even if it were longer by a
/// quarter, as in other languages.
bool isSentenceWhole(const rummy::Table& table) {
    const auto& label = table.picture().labels.front();
    const QRectF stock = table.rectOf({rummy::stockPile, -1});
    const QSizeF card = table.cardSize();
    const QPointF aside = label.area.topLeft() - table.picture().pile(rummy::stockPile)->area.topLeft();
    const QRectF area(stock.left() + aside.x() * card.width(), stock.top() + aside.y() * card.height(),
                      label.area.width() * card.width(), label.area.height() * card.height());
    QFont font = QApplication::font();
    font.setPixelSize(9);
    font.setBold(true);
    const QString longer = label.text + label.text.left(label.text.size() / 4);
    const auto needed =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, area.width(), 1000), Qt::TextWordWrap, longer);
    return !label.text.isEmpty() && needed.height() <= area.height() && area.top() >= 0 &&
           !area.intersects(stock);
}

/// Returns true if no frame lies on the ground around the numbers of a seat, one pixel above and three aside.
bool haveMargin(plt::HandTable& table, int seat) {
    const auto picture = [&table] { return static_cast<QWidget&>(table).grab().toImage(); };
    const QImage shown = picture();
    auto plates = table.plates();
    plates[seat].numbers = plates[seat].brief = QStringLiteral(" ");
    table.setPlates(plates);
    const QImage plain = picture();
    QRegion words;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            if (shown.pixel(x, y) != plain.pixel(x, y)) words += QRect(x, y, 1, 1);
    const QRect around = words.boundingRect().adjusted(0, -1, 3, 0);
    if (words.isEmpty() || !plain.rect().contains(around)) return false;
    constexpr int unevenness = 12;
    const int ground = qGray(plain.pixel(around.center()));
    for (int y = around.top(); y <= around.bottom(); ++y)
        for (int x = around.left(); x <= around.right(); ++x)
            if (std::abs(qGray(plain.pixel(x, y)) - ground) > unevenness) return false;
    return true;
}

}  // namespace

class TestRummyView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    // A whole game ----------------------------------------------------------------------------------------
    void aGameByMouse() {
        const RummyGame game(QStringLiteral("first#3"));
        bool drags = false;
        game.playToTheEnd([&](const Move& move) {
            // By turns dragged and clicked.
            drags = !drags;
            const bool draws = move.kind == Move::Kind::draw;
            if (move.kind == Move::Kind::discard) {
                const auto card = game.placeOf(move.card);
                if (drags) {
                    game.drag(card, game.top(rummy::discardPile));
                } else {
                    game.click(card);
                    game.click(game.top(rummy::discardPile));
                }
            } else {
                const auto from = game.top(draws ? rummy::stockPile : rummy::discardPile);
                if (drags)
                    game.drag(from, {game.own(), 4});
                else
                    game.click(from);
            }
        });
    }
    void aGameByKeyboard() {
        const RummyGame game(QStringLiteral("first#4"));
        bool shortcuts = false;
        game.playToTheEnd([&](const Move& move) {
            shortcuts = !shortcuts;
            const bool draws = move.kind == Move::Kind::draw;
            if (move.kind != Move::Kind::discard) {
                if (shortcuts) {
                    game.key(Qt::Key_D, draws ? Qt::NoModifier : Qt::ShiftModifier);
                } else {
                    game.walkTo(game.top(draws ? rummy::stockPile : rummy::discardPile));
                    game.key(Qt::Key_Return);
                }
                return;
            }
            game.walkTo(game.placeOf(move.card));
            if (shortcuts) {
                game.key(Qt::Key_Delete);
            } else {
                game.key(Qt::Key_Return);
                auto to = game.top(rummy::discardPile);
                game.walkTo(to);
                game.key(Qt::Key_Return);
            }
        });
    }
    void aGameThroughAccessibility() {
        const RummyGame game(QStringLiteral("first#5"));
        game.playToTheEnd([&](const Move& move) {
            if (move.kind == Move::Kind::discard) {
                game.pressAccessible(game.placeOf(move.card));
                game.pressAccessible(game.top(rummy::discardPile));
            } else {
                game.pressAccessible(
                    game.top(move.kind == Move::Kind::draw ? rummy::stockPile : rummy::discardPile));
            }
        });
    }
    void aWonGame() {
        const RummyGame game(RummyGame::idOf(nearlyWon));
        QVERIFY(game.view->statusText().contains(QStringLiteral("Your turn")));
        for (const auto& card : game.table().picture().pile(game.others())->cards) QVERIFY(!card.faceUp);
        game.drag(game.top(rummy::discardPile), {game.own(), 9});
        QVERIFY(game.state().hasDrawn());
        game.drag(game.place("2D"), game.top(rummy::discardPile));
        QVERIFY(game.isOver());
        const auto text = game.window->messageText();
        QVERIFY2(text.contains(QStringLiteral("All your ten cards lie in sets.")), qPrintable(text));
        // Both hands lie open and in their sets.
        for (const auto& card : game.table().picture().pile(game.others())->cards)
            QVERIFY(card.faceUp && card.dimmed);
        for (const auto& card : game.table().picture().pile(game.own())->cards)
            QVERIFY(card.faceUp && !card.dimmed);
        QStringList sets;
        for (const auto& bracket : game.table().brackets(0)) sets << rummy::setName(bracket.set);
        QCOMPARE(sets, (QStringList{QStringLiteral("eights"), QStringLiteral("run of hearts"),
                                    QStringLiteral("run of clubs")}));
        QVERIFY(game.table().plates()[0].winner && !game.table().plates()[1].winner);
        // No further play.
        const auto over = game.state();
        game.click(game.top(rummy::stockPile));
        game.drag(game.top(rummy::discardPile), {game.own(), 0});
        game.key(Qt::Key_D);
        QVERIFY(game.state() == over);
    }
    void aLostGame() {
        // The opponent draws the card that it lacks.
        const RummyGame game(
            RummyGame::idOf("5H 6H 7H 8S 8C 8H JC QC KC 2D  2C 5D 9H KS 4C 7D JH 3S 6C 9D  3H  4S AC"));
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("4S"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.isOver());
        QCOMPARE(game.state().roundWinner(), 1);
        QTRY_VERIFY(game.window->messageText().contains(QStringLiteral("All ten cards of Ben lie in sets.")));
        QCOMPARE(game.table().brackets(1).size(), std::size_t{3});
    }
    void theButtonsCanBeHitInASmallWindow() {
        for (const char* options : {"first", "first-p100-cards-knock"}) {
            const RummyGame game(RummyGame::idOf(rummy::testing::plainDeal, QString::fromLatin1(options)));
            game.window->resize(336, 250);
            QTRY_VERIFY(game.table().seating().low);
            const auto areAllHit = [&game] {
                int count = 0;
                for (const int id : {rummy::sortButton, rummy::knockButton}) {
                    const auto* const button = game.table().button(id);
                    if (button == nullptr) continue;
                    ++count;
                    QTRY_VERIFY2(button->height() >= 24, qPrintable(QString::number(button->height())));
                    QVERIFY(game.table().viewport()->rect().contains(button->geometry()));
                    for (const int pile : {game.own(), game.others(), rummy::stockPile, rummy::discardPile})
                        QVERIFY(
                            !game.table().rectOf({pile, -1}).toAlignedRect().intersects(button->geometry()));
                }
                QVERIFY(count > 0);
            };
            areAllHit();
            game.click(game.top(rummy::stockPile));
            areAllHit();
        }
    }
    void theOwnNumbersHaveAMarginInASmallWindow() {
        const RummyGame game;
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        game.click(game.top(rummy::stockPile));
        QVERIFY(game.table().plates()[0].numbers.contains(QStringLiteral("drew")));
        QVERIFY(haveMargin(game.table(), 0));
    }

    /// Where a plate would cover names, cards or the sentence about the end, the strip tells it.
    void theEndLeavesNamesAndHandsInSight() {
        for (const char* deal : {"5H 6H 7H 8S 8C 8H JC QC KC 2D  2C 5D 9H KS 4C 7D JH 3S 6C 9D  3H  4S AC",
                                 "2C 5D 9H KS 4C 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H JC QC KC 2D  3H  TC AC"}) {
            const RummyGame game(RummyGame::idOf(deal));
            game.window->resize(336, 250);
            QTRY_VERIFY(game.window->width() <= 336 && game.table().seating().low);
            game.view->turns()->setPace(plt::Turns::Pace::atOnce);
            game.playToTheEnd([&game](const rummy::Move& move) { game.session().play(move); });
            QTRY_VERIFY(game.isOver() && !game.table().isAnimating());
            const auto* const strip = game.window->findChild<plt::MessageStrip*>();
            QTRY_VERIFY2(strip->text().contains(QStringLiteral("ten cards")), qPrintable(strip->text()));
            // In large words, because the plate has no room.
            const auto& labels = game.table().picture().labels;
            QVERIFY(std::any_of(labels.begin(), labels.end(), [&game](const plt::LabelPicture& label) {
                return label.text == game.view->endTitle();
            }));
            const QRegion kept = game.view->keptInSight();
            const auto isKept = [&](const QRegion& region) { return (region - kept).isEmpty(); };
            QVERIFY(isKept(game.table().plateRegion(*game.view)));
            const auto corner = game.table().viewport()->mapTo(game.view, QPoint());
            for (const int pile : {game.own(), game.others()})
                QVERIFY(isKept(game.table().rectOf({pile, -1}).toAlignedRect().translated(corner)));
            for (const auto* plate : game.window->findChildren<plt::Plate*>())
                QTRY_VERIFY(!plate->isVisible());
        }
    }

    void theHandThatWonIsReadInASmallWindow() {
        const auto plateOf = [](const RummyGame& game) -> plt::Plate* {
            for (auto* plate : game.window->findChildren<plt::Plate*>())
                if (plate->isVisible() && plate->words().contains(QStringLiteral("ten cards"))) return plate;
            return nullptr;
        };
        const auto inWindow = [](const RummyGame& game, const QRect& rect) {
            return rect.translated(game.table().viewport()->mapTo(game.window.get(), QPoint()));
        };
        const RummyGame lost(
            RummyGame::idOf("5H 6H 7H 8S 8C 8H JC QC KC 2D  2C 5D 9H KS 4C 7D JH 3S 6C 9D  3H  4S AC"));
        lost.window->resize(336, 250);
        QTRY_VERIFY(lost.window->width() <= 336 && lost.table().seating().low);
        // Before the end only its lower edge is seen.
        QVERIFY(lost.table().rectOf({lost.others(), 0}).top() < 0);
        lost.view->turns()->setPace(plt::Turns::Pace::atOnce);
        lost.click(lost.top(rummy::stockPile));
        lost.drag(lost.place("4S"), lost.top(rummy::discardPile));
        // The strip says it where a plate would hide cards.
        const auto* const strip = lost.window->findChild<plt::MessageStrip*>();
        const auto isTold = [&] {
            return plateOf(lost) != nullptr || strip->text().contains(QStringLiteral("ten cards"));
        };
        QTRY_VERIFY(lost.isOver() && isTold());
        QTRY_VERIFY(!lost.table().isAnimating());
        for (int i = 0; i < rummy::handSize; ++i) {
            QRect card = lost.table().rectOf({lost.others(), i}).toAlignedRect();
            QVERIFY(lost.table().viewport()->rect().contains(card));
            QVERIFY(!lost.table().plateRegion(lost.table()).intersects(card.adjusted(0, 1, 0, 0)));
            // Its rank is seen; the plate's shadow may touch it. A plate without a place goes with the next
            // event.
            card.setHeight(card.height() * 2 / 5);
            const auto isHidden = [&] {
                const auto* const plate = plateOf(lost);
                if (plate == nullptr) return false;
                const QRect place(plate->mapTo(lost.window.get(), QPoint()), plate->size());
                return place.adjusted(8, 8, -8, -10).intersects(inWindow(lost, card));
            };
            QTRY_VERIFY(!isHidden());
        }
        for (const int pile : {rummy::stockPile, rummy::discardPile})
            QVERIFY(!lost.table().rectOf({pile, -1}).intersects(lost.table().rectOf({lost.others(), -1})));
        QTRY_VERIFY(isSentenceWhole(lost.table()));
    }
    void aDealThatIsOver() {
        const RummyGame game(RummyGame::idOf("2C 5D 9H KS 4C 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H TC JC QC KC"));
        QVERIFY(game.isOver());
        QTRY_VERIFY(game.window->messageText().contains(QStringLiteral("complete when they were dealt")));
    }

    // Input -----------------------------------------------------------------------------------------------
    void whatIsNoMoveIsRefused() {
        const RummyGame game;
        const auto before = game.state();
        // Nothing is discarded before a card is drawn.
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        game.key(Qt::Key_Delete);
        QVERIFY(game.state() == before);
        // A card that is let go elsewhere returns.
        game.drag(game.top(rummy::stockPile), game.top(game.others()));
        QVERIFY(game.state() == before);
        game.click(game.top(rummy::stockPile));
        QCOMPARE(game.state().hand(0).size(), std::size_t{11});
        const auto drawn = game.state();
        QSignalSpy notices(game.view, &plt::GameView::notice);
        game.click(game.top(rummy::stockPile));
        game.drag(game.top(rummy::stockPile), {game.own(), 0});
        QVERIFY(game.state() == drawn);
        QVERIFY(!notices.isEmpty());
    }
    void inputOnTheOpponentsTurnIsDropped() {
        const RummyGame game;
        game.view->turns()->setPatient(true);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QCOMPARE(game.state().toMove, 1);
        const auto before = game.state();
        game.click(game.top(rummy::stockPile));
        game.key(Qt::Key_D);
        game.key(Qt::Key_D, Qt::ShiftModifier);
        game.drag(game.top(rummy::discardPile), {game.own(), 0});
        QVERIFY(game.state() == before || game.state().turns.back().seat == 1);
        QCOMPARE(game.state().hand(0).size(), std::size_t{10});
        game.view->turns()->setPatient(false);
        game.view->turns()->moveNow();
        // A click in the meantime has no effect later.
        QTRY_VERIFY(game.view->isPersonsTurn());
        QVERIFY(!game.state().hasDrawn());
    }
    void undoGoesBackToTheOwnTurn() {
        // A name of its own, for which the deal is not known yet.
        const RummyGame game(RummyGame::idOf(rummy::testing::plainDeal), QStringLiteral("test-rummy-undo"));
        QVERIFY(!game.view->session().isKnownDeal());
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::discardPile));
        // Taking a discard back shows nothing.
        game.view->session().undo();
        QVERIFY(!game.state().hasDrawn());
        QVERIFY(!game.view->session().result().helped);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.view->isPersonsTurn());
        game.view->session().undo();
        QCOMPARE(game.state().toMove, 0);
        QVERIFY(game.state().hasDrawn());
        QVERIFY(game.view->session().result().helped);
    }
    void onlyACardThatIsSeenToBeChosenIsDiscarded() {
        const RummyGame game;
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.view->isPersonsTurn());
        game.key(Qt::Key_D);
        QVERIFY(game.state().hasDrawn());
        const auto before = game.state();
        QSignalSpy notices(game.view, &plt::GameView::notice);
        game.key(Qt::Key_Delete);
        QVERIFY(game.state() == before);
        QCOMPARE(notices.takeLast().first().toString(), QStringLiteral("Choose a card of your hand first."));
    }
    void doubleClickDiscards() {
        const RummyGame game;
        game.click(game.top(rummy::stockPile));
        const QPoint at = game.table().pointOf(game.place("AC"));
        QTest::mouseDClick(game.table().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(game.table().viewport(), Qt::LeftButton, {}, at);
        QVERIFY(game.state().discards.back().text() == "AC");
    }

    // The opponent's turn ---------------------------------------------------------------------------------
    void theOpponentsTurnCanBeFollowed() {
        const RummyGame game;
        auto* const turns = game.view->turns();
        turns->setPatient(true);
        const auto words = [&] {
            QStringList list;
            for (const auto& label : game.table().picture().labels) list << label.text;
            return list.join(QLatin1Char('|'));
        };
        QCOMPARE(words(), QStringLiteral("Your turn"));
        QCOMPARE(game.table().lastUsedPile(), -1);
        game.click(game.top(rummy::stockPile));
        QCOMPARE(words(), QStringLiteral("You drew the %1.|Your turn: discard")
                              .arg(QString::fromStdString(plt::printedIndex(game.state().hand(0).front()))));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QVERIFY2(words().startsWith(QStringLiteral("You discarded the A")), qPrintable(words()));
        const auto step = [&] {
            const int moves = game.view->session().moveCount();
            QTRY_VERIFY(!turns->isHeld());
            turns->moveNow();
            QTRY_COMPARE(game.view->session().moveCount(), moves + 1);
        };
        step();
        const auto& turn = game.state().turns.back();
        const auto drawn = words();
        QVERIFY2(drawn.startsWith(turn.tookDiscard ? QStringLiteral("Ben took the")
                                                   : QStringLiteral("Ben drew from the pile.")),
                 qPrintable(drawn));
        QVERIFY2(!drawn.contains(QStringLiteral("Your turn")), qPrintable(drawn));
        QCOMPARE(game.table().lastUsedPile(), turn.tookDiscard ? rummy::discardPile : rummy::stockPile);
        step();
        const auto discard =
            QString::fromStdString(plt::printedIndex(game.state().turns.back().discard.value()));
        QCOMPARE(words(), QStringLiteral("Ben discarded the %1.|Your turn").arg(discard));
        QCOMPARE(game.table().lastUsedPile(), rummy::discardPile);
        const auto numbers = game.table().plates()[1].numbers;
        QVERIFY2(numbers.endsWith(QStringLiteral("discarded ") + discard), qPrintable(numbers));
        // It is still shown in the strip and on the plate after the player has drawn.
        game.click(game.top(rummy::stockPile));
        QCOMPARE(game.table().plates()[1].numbers, numbers);
    }
    /// The turn changes when the card of the player before lies at rest.
    void yourTurnIsSaidAtRest() {
        plt::motion::setEnabled(true);
        const RummyGame game;
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        QTRY_VERIFY(game.view->isPersonsTurn());
        const auto saysTurn = [&game] {
            const auto& labels = game.table().picture().labels;
            return std::any_of(labels.begin(), labels.end(), [](const plt::LabelPicture& label) {
                return label.text == QStringLiteral("Your turn");
            });
        };
        game.table().finishAnimation();
        QVERIFY(saysTurn());
        int flew = 0;
        QObject::connect(&game.session(), &plt::GameSession::changed, game.view, [&] {
            if (!game.view->isPersonsTurn() || game.state().hasDrawn() || !game.table().isAnimating()) return;
            ++flew;
            QVERIFY(!saysTurn());
        });
        QVERIFY(game.session().play(rummy::Move::draw()));
        QVERIFY(game.session().play(game.advice()));
        QTRY_COMPARE(flew, 1);
        QTRY_VERIFY(!game.table().isAnimating());
        QVERIFY(saysTurn());
    }
    void theLastDiscardIsTaken() {
        const RummyGame game;
        game.view->turns()->setPatient(true);
        const auto play = [&](const Move& move) {
            return game.view->session().playText(QString::fromStdString(Rules::write(move)));
        };
        // Each takes the only discard.
        for (const char* discard : {"AC", "2C"}) {
            QVERIFY(play(Move::take()));
            QVERIFY(play(Move::discard(cardsOf(discard).front())));
        }
        QCOMPARE(game.table().lastUsedPile(), rummy::discardPile);
        QVERIFY(play(Move::take()));
        QVERIFY(game.state().discards.empty());
        QCOMPARE(game.table().lastUsedPile(), -1);
        QVERIFY(!game.window->grab().isNull());
    }

    // The own hand ----------------------------------------------------------------------------------------
    void setsThatLieTogetherAreBracketed() {
        const RummyGame game(RummyGame::idOf(nearlyWon));
        auto* bySets = game.action(QStringLiteral("Arrange my hand into sets"));
        const auto names = [&] {
            QStringList list;
            for (const auto& bracket : game.table().brackets(0)) list << rummy::setName(bracket.set);
            return list.join(QLatin1String(", "));
        };
        bySets->setChecked(true);
        QCOMPARE(names(), QStringLiteral("eights, run of hearts, run of clubs"));
        QVERIFY2(game.accessibleNames()
                         .filter(QStringLiteral("sets: 3 eights, run of hearts from 5♥ to 7♥"))
                         .size() == 1,
                 qPrintable(game.accessibleNames().join(QLatin1Char('\n'))));
        // Only the own sets are announced.
        QVERIFY(game.table().brackets(1).empty());
        // A card is dragged out of its set: the bracket goes, and the order is by hand.
        game.drag(game.place("6H"), {game.own(), 0});
        QVERIFY(!bySets->isChecked());
        QVERIFY(game.table().handOrder() == HandOrder::byHand);
        QVERIFY2(!names().contains(QStringLiteral("hearts")), qPrintable(names()));
        game.action(QStringLiteral("Hand by suit"))->trigger();
        QCOMPARE(names(), QStringLiteral("run of hearts, run of clubs"));
        game.action(QStringLiteral("Hand by rank"))->trigger();
        QCOMPARE(names(), QStringLiteral("run of hearts, eights, run of clubs"));
    }
    void aButtonSortsTheHand() {
        const RummyGame game(RummyGame::idOf(nearlyWon));
        const auto press = [&] {
            auto* button = game.table().button(rummy::sortButton);
            QVERIFY(button != nullptr);
            QTest::mouseClick(button, Qt::LeftButton);
        };
        const auto text = [&] {
            return game.table().button(rummy::sortButton)->text().remove(QLatin1Char('&'));
        };
        const auto* bySets = game.action(QStringLiteral("Arrange my hand into sets"));
        QCOMPARE(text(), QStringLiteral("Sort into sets"));
        press();
        QVERIFY(bySets->isChecked());
        QCOMPARE(game.table().brackets(0).size(), std::size_t{3});
        QCOMPARE(text(), QStringLiteral("Sort by suit"));
        press();
        QVERIFY(!bySets->isChecked());
        QVERIFY(game.table().handOrder() == HandOrder::bySuit);
        QCOMPARE(text(), QStringLiteral("Sort by rank"));
        press();
        QVERIFY(game.table().handOrder() == HandOrder::byRank);
        press();
        QVERIFY(bySets->isChecked());
        game.action(QStringLiteral("Arrange my hand into sets"))->setChecked(false);
    }
    void theButtonForSortingIsOnTheLineOfThePiles() {
        const RummyGame game;
        const auto* button = game.table().button(rummy::sortButton);
        QVERIFY(button != nullptr);
        const auto piles = game.table().rectOf({rummy::stockPile, -1});
        QVERIFY(std::abs(QRectF(button->geometry()).center().y() - piles.center().y()) <= 2);
    }
    void tenCardsLieFreeInTheUsualWindow() {
        const RummyGame game;
        game.window->resize(game.window->sizeHint());
        QTRY_COMPARE(game.window->size(), game.window->sizeHint());
        QCoreApplication::processEvents();
        for (const int pile : {game.own(), game.others()})
            for (int i = 1; i < 10; ++i)
                QVERIFY(game.table().rectOf({pile, i}).left() >= game.table().rectOf({pile, i - 1}).right());
    }
    /// Names of sets are sentences; where there is no room for them, they are left out.
    void namesOfSetsAreReadOrLeftOut() {
        const auto letters = [](const RummyGame& game) {
            return rummy::bracketLettersIn(game.table().cardSize().height() *
                                           (rummy::roomForBrackets - 1.1 * rummy::bracketDepth));
        };
        const RummyGame game;
        game.window->resize(game.window->sizeHint());
        QTRY_COMPARE(game.window->size(), game.window->sizeHint());
        QTRY_VERIFY(letters(game) >= 12);
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        QTRY_COMPARE(letters(game), 0);
    }
    void aCardLiesWhereItWasPutDown() {
        const RummyGame game;
        game.action(QStringLiteral("Hand in my own order"))->trigger();
        const int card = game.table().cardAt(game.top(rummy::discardPile))->id;
        game.drag(game.top(rummy::discardPile), {game.own(), 3});
        QVERIFY(game.state().hasDrawn());
        const int at = game.table().placeOf(card).index;
        QVERIFY2(at >= 2 && at <= 4, qPrintable(QString::number(at)));
        QCOMPARE(game.table().placeOf(game.table().picture().pile(game.own())->cards.back().id).index, 10);
    }
    void bracketsTakeTheMost() {
        const auto row = cardsOf("5C 5D 5H 5S 6S 7S 2C");
        const auto brackets = rummy::bracketsIn(row);
        QCOMPARE(brackets.size(), std::size_t{2});
        QCOMPARE(brackets[0].first, 0);
        QCOMPARE(brackets[0].set.size(), std::size_t{3});
        QCOMPARE(brackets[1].first, 3);
        // In any order, the ace at the end where it belongs.
        const auto run = rummy::bracketsIn(cardsOf("KH AH QH"));
        QCOMPARE(run.size(), std::size_t{1});
        QVERIFY(run[0].set == cardsOf("QH KH AH"));
        QVERIFY(rummy::bracketsIn(cardsOf("KH AH 2H")).empty());
    }
    void theHandIsArrangedDuringTheOpponentsTurnToo() {
        const RummyGame game;
        game.view->turns()->setPatient(true);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        const auto order = [&] { return game.table().picture().pile(game.own())->cards; };
        const auto before = order();
        const auto state = game.state();
        game.drag({game.own(), 9}, {game.own(), 0});
        QVERIFY(game.state() == state);
        QVERIFY(!(order() == before));
    }
    void allDiscardsCanBeSeen() {
        const RummyGame game;
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.view->isPersonsTurn());
        game.key(Qt::Key_A);
        const auto* pile = game.table().picture().pile(rummy::discardPile);
        QVERIFY(pile->lay == plt::Lay::rowStart);
        QVERIFY(pile->cards.size() >= 2);
        for (std::size_t i = 0; i + 1 < pile->cards.size(); ++i) {
            const int index = static_cast<int>(i);
            QVERIFY(game.table().rectOf({rummy::discardPile, index}).left() <
                    game.table().rectOf({rummy::discardPile, index + 1}).left());
        }
    }
    void elevenCardsStayReadable() {
        for (const QSize size : {QSize(420, 420), QSize(900, 720), QSize(1600, 900)}) {
            const RummyGame game;
            game.window->resize(size);
            game.click(game.top(rummy::stockPile));
            QTRY_VERIFY(!game.table().isAnimating());
            const double step =
                game.table().rectOf({game.own(), 1}).left() - game.table().rectOf({game.own(), 0}).left();
            QVERIFY(step > game.table().cardSize().width() * 0.25);
        }
    }

    // Hints, options, a match -----------------------------------------------------------------------------
    void aHintMarksAndDoesTheMove() {
        const RummyGame game(RummyGame::idOf(nearlyWon));
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().shownHint() != nullptr);
        QVERIFY(game.table().cardAt(game.place("AC"))->marked);
        game.view->session().playHint();
        QVERIFY(game.state().hasDrawn());
        // Taking the card was right, and the next hint wins.
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().shownHint() != nullptr);
        QVERIFY(game.table().cardAt(game.place("2D"))->marked);
    }
    void aMatch() {
        const RummyGame game(RummyGame::idOf(nearlyWon, QStringLiteral("first-r2")));
        game.click(game.top(rummy::discardPile));
        game.drag(game.place("2D"), game.top(rummy::discardPile));
        QVERIFY(game.state().roundIsOver && !game.isOver());
        QVERIFY2(plt::testing::figuresText(*game.view).contains(QStringLiteral("Round: 1 of 2")),
                 qPrintable(plt::testing::figuresText(*game.view)));
        // The computer begins the next round, and waits until the player has seen the hands.
        QCOMPARE(game.state().toMove, 1);
        QTRY_VERIFY(game.table().button(rummy::nextRoundButton) != nullptr);
        QTRY_VERIFY(!game.view->turns()->isHeld());
        QTest::qWait(0);
        QVERIFY(game.state().roundIsOver);
        // It can be hit in a small window, too, and hides no card.
        const QSize usual = game.window->size();
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        const auto* const next = game.table().button(rummy::nextRoundButton);
        QTRY_VERIFY2(next->height() >= 24, qPrintable(QString::number(next->height())));
        QVERIFY(game.table().viewport()->rect().contains(next->geometry()));
        for (const int pile : {game.own(), game.others(), rummy::stockPile, rummy::discardPile})
            QVERIFY(!game.table().rectOf({pile, -1}).toAlignedRect().intersects(next->geometry()));
        QTRY_VERIFY(isSentenceWhole(game.table()));
        game.window->resize(usual);
        QTRY_VERIFY(!game.table().seating().low);
        QTest::mouseClick(game.table().button(rummy::nextRoundButton), Qt::LeftButton);
        QTRY_COMPARE(game.state().match.round(), 1);
        QVERIFY2(game.table().plates()[0].numbers.contains(QStringLiteral("1 round won")),
                 qPrintable(game.table().plates()[0].numbers));
        QTRY_VERIFY(game.view->isPersonsTurn());
        QVERIFY(!game.view->session().result().helped);
    }
    void aMatchForPoints() {
        const RummyGame game(RummyGame::idOf(nearlyWon, QStringLiteral("first-p100-cards")));
        game.click(game.top(rummy::discardPile));
        game.drag(game.place("2D"), game.top(rummy::discardPile));
        QVERIFY(game.state().match.isBetweenRounds());
        QVERIFY2(game.table().plates()[0].numbers.contains(QStringLiteral("65 points")),
                 qPrintable(game.table().plates()[0].numbers));
        QVERIFY2(game.view->statusText().contains(
                     QStringLiteral("The loose cards of Ben make 65 points for you.")),
                 qPrintable(game.view->statusText()));
    }
    void theLengthChoosesWhatIsCounted() {
        const RummyGame game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto boxes = form.findChildren<QComboBox*>();
        const auto length = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) {
            return box->accessibleName() == QStringLiteral("Length");
        });
        QVERIFY(length != boxes.end());
        QCOMPARE((*length)->currentIndex(), 0);
        (*length)->setCurrentText(QStringLiteral("To 100 points for loose cards"));
        QVERIFY(game.view->optionsProblem().isEmpty());
        game.view->applyOptions();
        QCOMPARE(game.view->session().optionsText(), QStringLiteral("first-p100-cards"));
    }
    void handsAreStillSeenAfterAPauseAndWhenResumed() {
        const auto name = QStringLiteral("test-rummy-between");
        {
            const RummyGame game(RummyGame::idOf(nearlyWon, QStringLiteral("first-r2")), name);
            auto* const turns = game.view->turns();
            turns->setPace(plt::Turns::Pace::atOnce);
            game.click(game.top(rummy::discardPile));
            game.drag(game.place("2D"), game.top(rummy::discardPile));
            const auto stays = [&] {
                QTest::qWait(50);
                return game.state().roundIsOver && game.state().match.isBetweenRounds();
            };
            game.view->setPaused(true);
            game.view->setPaused(false);
            QVERIFY(stays());
            turns->setPatient(true);
            turns->setPatient(false);
            QVERIFY(stays());
            game.view->session().setSeats({plt::Seat::person(), plt::Seat::computer("easy")});
            game.view->session().setSeats({plt::Seat::person(), plt::Seat::computer("hard")});
            QVERIFY(stays());
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        const RummyGame game(QString(), name);
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        QTRY_VERIFY(!game.view->turns()->isHeld());
        QTest::qWait(50);
        QVERIFY(game.state().roundIsOver);
        // A computer that waits for its turn deals as well, and no person has moved for it.
        game.view->turns()->setPatient(true);
        QTest::mouseClick(game.table().button(rummy::nextRoundButton), Qt::LeftButton);
        QTRY_COMPARE(game.state().match.round(), 1);
        QVERIFY(!game.view->session().result().helped);
    }
    void computersAmongThemselvesGoOn() {
        const RummyGame game(RummyGame::idOf(nearlyWon, QStringLiteral("first-r2")),
                             QStringLiteral("test-rummy-computers"));
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::discardPile));
        game.drag(game.place("2D"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.view->isThinking());
        QVERIFY(game.state().roundIsOver);
        game.view->session().setSeats({plt::Seat::computer("easy"), game.view->session().seats()[1]});
        QTRY_VERIFY(!game.state().roundIsOver);
    }
    void twoPeopleDoNotSeeEachOthersHand() {
        const RummyGame game;
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::person()});
        auto* show = game.table().button(rummy::uncoverButton);
        QVERIFY(show != nullptr);
        const auto isOpen = [&](int pile) { return game.table().picture().pile(pile)->cards.front().faceUp; };
        QVERIFY(!isOpen(game.own()) && !isOpen(game.others()));
        game.key(Qt::Key_D);
        QVERIFY(!game.state().hasDrawn());
        // A hint would name a card of the hand that is covered.
        const QAction* hint = nullptr;
        for (const auto* action : game.window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_H)) hint = action;
        QVERIFY(hint != nullptr && !hint->isEnabled());
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(hint->isEnabled());
        QVERIFY(isOpen(game.own()) && !isOpen(game.others()));
        game.key(Qt::Key_D);
        game.drag(game.place("AC"), game.top(rummy::discardPile));
        QCOMPARE(game.state().toMove, 1);
        QVERIFY(!isOpen(game.own()) && !isOpen(game.others()));
        QTest::mouseClick(game.table().button(rummy::uncoverButton), Qt::LeftButton);
        QVERIFY(!isOpen(game.own()) && isOpen(game.others()));
    }
    void aGameLeftInTheOpponentsTurnGoesOn() {
        const auto name = QStringLiteral("test-rummy-resumed");
        rummy::State left;
        {
            const RummyGame game(RummyGame::idOf(plainDeal), name);
            game.view->turns()->setPace(plt::Turns::Pace::slow);
            game.click(game.top(rummy::stockPile));
            game.drag(game.place("AC"), game.top(rummy::discardPile));
            // In the middle of it: the opponent has drawn and not discarded yet.
            QTRY_VERIFY(game.state().toMove == 1 && game.state().hasDrawn());
            left = game.state();
            game.window->close();
        }
        const RummyGame game(QString(), name);
        QVERIFY(game.state() == left);
        for (const auto& card : game.table().picture().pile(game.others())->cards) QVERIFY(!card.faceUp);
        QTRY_VERIFY(game.view->isPersonsTurn());
        QCOMPARE(game.state().turns.size(), left.turns.size());
        QVERIFY(game.state().turns.back().discard.has_value());
    }
    void oneThingIsOnePicture() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-rummy-pictures");
        info.label = QStringLiteral("Rummy");
        plt::GameWindow window(info, new rummy::View);
        window.show();
        auto& table = static_cast<rummy::View&>(window.view()).table();
        const plt::testing::OnePicture one(window);
        one.allOf(RummyGame::idOf(plainDeal), [&] {
            const auto* pile = table.picture().pile(rummy::stockPile);
            const plt::CardPlace top{rummy::stockPile, static_cast<int>(pile->cards.size()) - 1};
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.pointOf(top));
        });
    }
};

QTEST_MAIN(TestRummyView)
#include "test_view.moc"
