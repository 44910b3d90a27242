// SPDX-License-Identifier: MIT
#include "aces/table/table.h"
#include "aces/tests/tables.h"
#include "aces/tests/whole_game.h"
#include "aces/view.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/rules/random.h"
#include "common/testing/played_game.h"
#include "common/window/moments/plate.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QCheckBox>
#include <QImage>
#include <QTest>

using aces::Move;
using aces::Options;
using aces::Rules;
using aces::State;
using aces::Table;
using aces::Verdict;
using aces::View;
using aces::tables::picture;
using plt::testing::press;
using plt::testing::thingCalled;

namespace {

QString wonId() {
    return QStringLiteral("any:") +
           QString::fromLatin1(aces::tables::wonDeck.data(), qsizetype(aces::tables::wonDeck.size()));
}

QStringList wonClicks() {
    const auto& clicks = aces::tables::wonClicks;
    return QString::fromLatin1(clicks.data(), qsizetype(clicks.size())).split(QLatin1Char(' '));
}

struct Game : plt::testing::PlayedGame<View> {
    Game(const QString& id = wonId(), const QString& name = QStringLiteral("test-aces"))
        : PlayedGame({name, {760, 640}}) {
        show(id);
        table().finishAnimation();
    }
    Table& table() const { return view->table(); }
    QString columns() const { return QString::fromStdString(picture(state())); }

    /// Position of the bottom card of a column, or of its empty place.
    plt::CardPlace bottom(int column) const { return {column, int(state().column(column).size()) - 1}; }
    plt::CardPlace stock() const { return {aces::stockPile, state().stock() - 1}; }
    plt::CardPlace placeOf(const QString& card) const {
        return table().placeOf(plt::Card::fromText(card.toStdString()).value().index());
    }
    void mouse(plt::CardPlace place, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseClick(table().viewport(), button, modifiers, table().pointOf(place));
    }
    void drag(plt::CardPlace from, plt::CardPlace to) const {
        plt::testing::dragCard(table(), from, table().pointOf(to));
    }
    /// Walks the ring to a pile with the arrow keys.
    void walkTo(int pile) const {
        if (!table().isCursorVisible()) key(Qt::Key_Left);
        // With the stock at the right, the piles lie in the order of their numbers.
        for (int i = 0; i < 8 && table().cursor().pile != pile; ++i)
            key(table().cursor().pile < pile ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(table().cursor().pile, pile);
    }
};

}  // namespace

class TestAcesView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::testing::putPointerAway(); }
    void init() { plt::motion::setEnabled(true); }

    void winsByMouse() {
        Game game;
        const auto clicks = wonClicks();
        for (const auto& what : clicks) {
            QVERIFY(!game.isOver());
            const auto before = game.state();
            if (what == QLatin1String("*")) {
                // Any card of the stock will do.
                game.mouse({aces::stockPile, before.stock() / 2});
            } else {
                game.mouse(game.placeOf(what));
            }
            QVERIFY2(!(game.state() == before), qPrintable(what));
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
        QVERIFY2(game.message().contains(QStringLiteral("You won!")), qPrintable(game.message()));
        QVERIFY(game.message().contains(QString::number(clicks.size())));
        // The sentence counts the moves already.
        QVERIFY2(!game.message().contains(QStringLiteral("Moves:")), qPrintable(game.message()));
        // It is said in one place.
        QVERIFY(game.table().picture().labels.empty());
        QCOMPARE(game.table().picture().pile(aces::removedPile)->cards.size(), std::size_t{48});
        QCOMPARE(game.table().picture().pile(aces::removedPile)->badge, QStringLiteral("48"));
        QCOMPARE(plt::Celebration::isRunning(game.view), plt::motion::isEnabled());
        // A won game ignores clicks; undo leads back through all of it.
        const auto end = game.state();
        for (int column = 0; column < aces::columnCount; ++column) game.mouse(game.bottom(column));
        game.mouse({aces::stockPile, -1});
        QVERIFY(game.state() == end);
        for (int i = 0; i < clicks.size(); ++i) game.session().undo();
        QCOMPARE(game.columns(), QStringLiteral("7D / 4D / 9H / 6D"));
        QCOMPARE(game.state().stock(), 48);
        QVERIFY(game.table().picture().labels.empty());
    }

    void losesByMouse() {
        Game game;
        for (int deal = 0; deal < 12; ++deal) game.mouse(game.stock());
        QCOMPARE(game.state().stock(), 0);
        while (!game.isOver()) game.mouse(game.bottom(Rules::legalMoves(game.state()).front().column));
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::lost);
        QVERIFY2(game.message().contains(QStringLiteral("%1 cards").arg(game.state().left())),
                 qPrintable(game.message()));
        QVERIFY(!plt::Celebration::isRunning(game.view));
        game.session().undo();
        QVERIFY(!game.isOver());
        QVERIFY(!game.message().contains(QStringLiteral("No move is left")));
    }

    void theEndOfASmallWindowLeavesTheLowestCardsInSight() {
        Game game;
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336);
        for (int deal = 0; deal < 12; ++deal) game.key(Qt::Key_D);
        while (!game.isOver()) game.view->play(Rules::legalMoves(game.state()).front());
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::lost);
        game.table().finishAnimation();
        const auto shown = [&]() -> plt::Plate* {
            for (auto* plate : game.window->findChildren<plt::Plate*>())
                if (plate->isVisible() && plate->words().contains(QStringLiteral("No move is left")))
                    return plate;
            return nullptr;
        };
        // The strip says it where a plate would hide cards.
        const auto* const strip = game.window->findChild<plt::MessageStrip*>();
        QTRY_VERIFY(shown() != nullptr || strip->text().contains(QStringLiteral("No move is left")));
        for (int column = 0; shown() != nullptr && column < aces::columnCount; ++column) {
            const QRect card = game.table().rectOf(game.bottom(column)).toAlignedRect();
            const QPoint origin = game.table().viewport()->mapTo(game.window.get(), card.topLeft());
            const QRect plate(shown()->mapTo(game.window.get(), QPoint()), shown()->size());
            // The plate's shadow may touch them.
            QVERIFY(!plate.adjusted(8, 8, -8, -10).intersects(QRect(origin, card.size())));
        }
    }

    void winsByKeyboard() {
        Game game;
        int turn = 0;
        for (const auto& what : wonClicks()) {
            const auto before = game.state();
            ++turn;
            if (what == QLatin1String("*")) {
                if (turn % 3 == 0) {
                    game.walkTo(aces::stockPile);
                    game.key(Qt::Key_Return);
                } else {
                    game.key(turn % 3 == 1 ? Qt::Key_Space : Qt::Key_D);
                }
            } else if (turn % 2 == 0) {
                // Some keyboards have their digits above Shift.
                const auto shift = turn % 4 == 0 ? Qt::ShiftModifier : Qt::NoModifier;
                QTest::keyClick(&game.table(), static_cast<Qt::Key>(Qt::Key_1 + game.placeOf(what).pile),
                                shift);
            } else {
                game.walkTo(game.placeOf(what).pile);
                QCOMPARE(game.table().cursor(), game.placeOf(what));
                game.key(Qt::Key_Enter);
            }
            QVERIFY2(!(game.state() == before), qPrintable(what));
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
    }

    void losesByKeyboard() {
        Game game(QStringLiteral("any#7"));
        for (int deal = 0; deal < 12; ++deal) game.key(Qt::Key_Space);
        while (!game.isOver()) game.key(Qt::Key(Qt::Key_1 + Rules::legalMoves(game.state()).front().column));
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::lost);
        const auto end = game.state();
        for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_D, Qt::Key_Space})
            game.key(key);
        QVERIFY(game.state() == end);
    }

    void winsThroughAccessibility() {
        Game game;
        auto* root = QAccessible::queryAccessibleInterface(&game.table());
        QVERIFY(root != nullptr);
        for (const auto& what : wonClicks()) {
            const auto before = game.state();
            const auto place = what == QLatin1String("*") ? game.stock() : game.placeOf(what);
            const auto* card = game.table().cardAt(place);
            auto* pile = thingCalled(root, game.table().picture().pile(place.pile)->name);
            QVERIFY(pile != nullptr);
            QVERIFY2(press(thingCalled(pile, game.table().cardName(*card))), qPrintable(what));
            QVERIFY2(!(game.state() == before), qPrintable(what));
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
    }

    void losesThroughAccessibility() {
        Game game(QStringLiteral("any#7"));
        auto* root = QAccessible::queryAccessibleInterface(&game.table());
        // A press on a pile is one on its card in front.
        const auto pile = [&](int id) { return thingCalled(root, game.table().picture().pile(id)->name); };
        for (int deal = 0; deal < 12; ++deal) QVERIFY(press(pile(aces::stockPile)));
        QVERIFY(pile(aces::stockPile)->text(QAccessible::Name).contains(QStringLiteral("empty")));
        while (!game.isOver()) QVERIFY(press(pile(Rules::legalMoves(game.state()).front().column)));
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::lost);
    }

    void cardsSayThatTheyCanGo() {
        Game game;
        const auto name = [&](const char* card) {
            return game.table().cardName(*game.table().cardAt(game.placeOf(QString::fromLatin1(card))));
        };
        QVERIFY2(name("4D").endsWith(QStringLiteral("can be removed")), qPrintable(name("4D")));
        QVERIFY(name("6D").endsWith(QStringLiteral("can be removed")));
        QVERIFY(!name("7D").contains(QStringLiteral("removed")));
        QVERIFY(!name("9H").contains(QStringLiteral("removed")));
        QCOMPARE(game.table().cardName(*game.table().cardAt(game.stock())), QStringLiteral("face-down card"));
    }

    void dragsToAnyEmptyColumn() {
        Game game;
        // A card that can go: only to the removed cards.
        game.drag(game.bottom(1), {aces::removedPile, -1});
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / 6D"));
        game.drag(game.bottom(3), {1, -1});
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / 6D"));
        game.mouse(game.bottom(3));
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / -"));
        // Not to the first empty column, but to the one where it was dropped.
        game.drag(game.bottom(2), {3, -1});
        QCOMPARE(game.columns(), QStringLiteral("7D / - / - / 9H"));
        game.drag(game.bottom(3), game.bottom(0));
        QCOMPARE(game.columns(), QStringLiteral("7D / - / - / 9H"));
        game.drag(game.bottom(3), {aces::removedPile, 1});
        QCOMPARE(game.columns(), QStringLiteral("7D / - / - / 9H"));
        QCOMPARE(game.session().moveCount(), 3);
        // Covered cards and the stock cannot be dragged.
        game.mouse(game.stock());
        const auto before = game.state();
        game.drag({0, 0}, {1, -1});
        QVERIFY(game.state() == before);
        // They say why.
        QVERIFY2(game.message().contains(QStringLiteral("is covered")), qPrintable(game.message()));
        plt::testing::dragCard(game.table(), game.stock(), game.table().pointOf(game.bottom(1)));
        QVERIFY2(game.message().contains(QStringLiteral("stock")), qPrintable(game.message()));
        QVERIFY(game.state() == before);
    }

    void picksUpByKeyboard() {
        Game game;
        game.key(Qt::Key_2);
        game.key(Qt::Key_4);
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / -"));
        game.walkTo(2);
        game.key(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(!game.table().selection().isEmpty());
        game.key(Qt::Key_Escape);
        QVERIFY(game.table().selection().isEmpty());
        game.key(Qt::Key_Return, Qt::ShiftModifier);
        game.walkTo(3);
        game.key(Qt::Key_Return);
        QCOMPARE(game.columns(), QStringLiteral("7D / - / - / 9H"));
        // The number of a column puts a picked card there, too.
        game.walkTo(0);
        game.key(Qt::Key_Return, Qt::ShiftModifier);
        game.key(Qt::Key_3);
        QCOMPARE(game.columns(), QStringLiteral("- / - / 7D / 9H"));
        QVERIFY(game.table().selection().isEmpty());
    }

    void refusalsAreExplained() {
        Game game;
        game.mouse(game.bottom(0));
        QVERIFY2(game.message().contains(QStringLiteral("No higher card")), qPrintable(game.message()));
        game.mouse(game.stock());
        QCOMPARE(game.session().moveCount(), 1);
        game.mouse({0, 0});
        QVERIFY2(game.message().contains(QStringLiteral("The 7♦ is covered")), qPrintable(game.message()));
        QCOMPARE(game.session().moveCount(), 1);
        game.session().undo();
        game.key(Qt::Key_2);
        game.key(Qt::Key_2);
        QVERIFY2(game.message().contains(QStringLiteral("no card in this column")),
                 qPrintable(game.message()));
        // A card that can go does not move instead.
        game.walkTo(3);
        game.key(Qt::Key_Return, Qt::ShiftModifier);
        game.key(Qt::Key_2);
        QVERIFY2(game.message().contains(QStringLiteral("it can be removed")), qPrintable(game.message()));
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / 6D"));
        // Without an empty column no card can be picked up.
        Game full;
        full.mouse(full.bottom(2), Qt::LeftButton, Qt::ShiftModifier);
        QVERIFY(full.table().selection().isEmpty());
        QVERIFY2(full.message().contains(QStringLiteral("no empty column for the 9♥")),
                 qPrintable(full.message()));
    }

    void aDoubleClickDealsOnce() {
        Game game;
        const QPoint point = game.table().pointOf(game.stock());
        QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(game.table().viewport(), Qt::LeftButton, {}, point);
        QTest::mouseRelease(game.table().viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(game.state().stock(), 44);
        game.key(Qt::Key_D);
        QCOMPARE(game.state().stock(), 40);
        game.mouse(game.stock());
        QCOMPARE(game.state().stock(), 36);
    }

    void everyButtonActs() {
        Game game;
        game.mouse(game.bottom(1), Qt::RightButton);
        QCOMPARE(game.session().moveCount(), 1);
        game.mouse(game.bottom(3), Qt::MiddleButton);
        QCOMPARE(game.session().moveCount(), 2);
    }

    void thePictureHasEveryCardOnce() {
        Game game(QStringLiteral("any#3"));
        plt::Random random(5);
        while (!game.isOver() && game.session().moveCount() < 120) {
            const auto& shown = game.table().picture();
            std::set<int> ids;
            for (const auto& pile : shown.piles) {
                for (const auto& card : pile.cards) {
                    QVERIFY(ids.insert(card.id).second);
                    QCOMPARE(card.faceUp, pile.id != aces::stockPile);
                }
            }
            QCOMPARE(ids.size(), std::size_t{52});
            const int stock = game.state().stock();
            QCOMPARE(shown.pile(aces::stockPile)->badge, stock > 0 ? QString::number(stock) : QString());
            QVERIFY(plt::testing::figuresText(*game.view).contains(QString::number(game.state().left())));
            // The next card of the stock is the one in front.
            if (game.state().stock() > 0) {
                QCOMPARE(shown.pile(aces::stockPile)->cards.back().face,
                         game.state().card(game.state().dealt).index());
            }
            const auto moves = Rules::legalMoves(game.state());
            QVERIFY(game.view->play(moves[random.below(moves.size())]));
        }
    }

    void theStockMayStandAtTheLeft() {
        Game game;
        const auto x = [&](int pile) { return game.table().rectOf({pile, -1}).center().x(); };
        QVERIFY(x(aces::removedPile) < x(0) && x(0) < x(3) && x(3) < x(aces::stockPile));
        game.view->preferences().setFlag(QStringLiteral("stockAtLeft"), true);
        QVERIFY(x(aces::stockPile) < x(0) && x(0) < x(3) && x(3) < x(aces::removedPile));
        game.view->preferences().setFlag(QStringLiteral("stockAtLeft"), false);
        QVERIFY(x(0) < x(aces::stockPile));
    }

    void everythingFitsInAnyWindow() {
        Game game;
        for (int deal = 0; deal < 12; ++deal) game.key(Qt::Key_D);
        game.session().undo();
        for (const QSize size : {QSize(480, 360), QSize(1400, 500), QSize(420, 900)}) {
            game.window->resize(size);
            QTRY_COMPARE(game.window->size().height(), size.height());
            game.table().finishAnimation();
            const QRectF all(game.table().viewport()->rect());
            for (const auto& pile : game.table().picture().piles) {
                for (int i = 0; i < int(pile.cards.size()); ++i) {
                    QVERIFY(all.contains(game.table().rectOf({pile.id, i})));
                    // Each card of a column can be hit.
                    if (aces::isColumnPile(pile.id)) {
                        const plt::CardPlace place{pile.id, i};
                        QCOMPARE(game.table().placeAt(game.table().pointOf(place)), place);
                    }
                }
            }
            for (const auto& one : game.table().picture().piles) {
                for (const auto& other : game.table().picture().piles) {
                    if (one.id != other.id)
                        QVERIFY(!game.table()
                                     .rectOf({one.id, -1})
                                     .intersects(game.table().rectOf({other.id, -1})));
                }
            }
        }
    }

    void signsAreShownWherePointed() {
        Game game;
        QVERIFY(game.table().signedColumns().empty());
        plt::testing::movePointer(*game.table().viewport(), game.table().pointOf(game.bottom(1)));
        QCOMPARE(game.table().signedColumns(), std::vector<int>{1});
        plt::testing::movePointer(*game.table().viewport(), game.table().pointOf(game.bottom(2)));
        QVERIFY(game.table().signedColumns().empty());
        game.walkTo(3);
        QCOMPARE(game.table().signedColumns(), std::vector<int>{3});
        game.walkTo(0);
        game.view->preferences().setFlag(QStringLiteral("alwaysMark"), true);
        QCOMPARE(game.table().signedColumns(), (std::vector<int>{1, 3}));
        const QRect sign = game.table().signRect(1).toAlignedRect();
        QVERIFY(game.table().rectOf(game.bottom(1)).contains(QRectF(sign)));
        // Light and dark differ, not only the hue.
        const auto grey = [&] {
            return game.table().viewport()->grab(sign).toImage().convertToFormat(QImage::Format_Grayscale8);
        };
        const auto with = grey();
        game.view->preferences().setFlag(QStringLiteral("alwaysMark"), false);
        const auto without = grey();
        int differing = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                differing += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > 60;
        QVERIFY(differing > with.width() * with.height() / 4);
    }

    void removesAutomatically() {
        Game game(QStringLiteral("any#1"));
        game.view->removeAction().setChecked(true);
        QTRY_VERIFY(!game.view->isRemoving());
        QCOMPARE(game.window->openGameId(wonId()), QString());
        QTRY_COMPARE(game.columns(), QStringLiteral("7D / - / 9H / -"));
        QTRY_VERIFY(!game.view->isRemoving());
        // Each is a step of its own, and undo is left alone.
        game.session().undo();
        QVERIFY(!game.view->isRemoving());
        QCOMPARE(game.columns(), QStringLiteral("7D / - / 9H / 6D"));
        QVERIFY(game.session().canRedo());
        game.session().undo();
        QCOMPARE(game.columns(), QStringLiteral("7D / 4D / 9H / 6D"));
        game.session().redo();
        QVERIFY(!game.view->isRemoving());
        // A move goes on, and the cards that it dealt are removed after it.
        game.key(Qt::Key_D);
        QVERIFY(game.view->isRemoving());
        QCOMPARE(game.state().stock(), 44);
        QTRY_VERIFY(!game.view->isRemoving());
        for (int column = 0; column < aces::columnCount; ++column)
            QCOMPARE(aces::removerOf(game.state(), column), aces::none);
        // Undo while cards are being removed stops that.
        game.key(Qt::Key_D);
        game.session().undo();
        QVERIFY(!game.view->isRemoving());
        QCOMPARE(game.state().stock(), 44);
        // The same without motion.
        plt::motion::setEnabled(false);
        game.key(Qt::Key_D);
        QTRY_VERIFY(!game.view->isRemoving());
        for (int column = 0; column < aces::columnCount; ++column)
            QCOMPARE(aces::removerOf(game.state(), column), aces::none);
        game.view->removeAction().setChecked(false);
    }

    void automaticRemovalLeavesPlansAndOldGamesAlone() {
        Game game;
        game.view->removeAction().setChecked(true);
        QTRY_COMPARE(game.columns(), QStringLiteral("7D / - / 9H / -"));
        QTRY_VERIFY(!game.view->isRemoving());
        const auto before = game.state();
        game.session().newGame();
        game.session().undo();
        QVERIFY(!game.view->isRemoving());
        QVERIFY(game.state() == before);
        // A step of a hint is done, and no more.
        game.session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(game.session().hasShownStep(), 120'000);
        game.session().playHint();
        QVERIFY(!game.view->isRemoving());
        game.view->removeAction().setChecked(false);
    }

    void hintsAreMarkedOnTheCards() {
        Game game;
        int shifts = 0;
        while (!game.isOver()) {
            game.session().requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(game.session().hasShownStep(), 120'000);
            const auto* step = game.view->hintStep();
            std::set<int> marked;
            for (const auto& pile : game.table().picture().piles) {
                for (const auto& card : pile.cards)
                    if (card.marked) marked.insert(card.id);
                QCOMPARE(pile.lit, step->move.kind == Move::Kind::shift && pile.id == step->move.target);
            }
            for (const int number : step->marks) QVERIFY(marked.contains(game.state().card(number).index()));
            QVERIFY(!marked.empty());
            if (step->move.kind == Move::Kind::deal)
                QVERIFY(marked.contains(game.state().card(game.state().dealt).index()));
            const bool isShift = step->move.kind == Move::Kind::shift;
            QCOMPARE(game.table().picture().hintFrom.isValid(), isShift);
            if (isShift) QCOMPARE(game.table().picture().hintTo, (plt::CardPlace{step->move.target, -1}));
            shifts += isShift;
            game.session().playHint();
            for (const auto& pile : game.table().picture().piles)
                for (const auto& card : pile.cards) QVERIFY(!card.marked);
        }
        QVERIFY(shifts > 0);
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
    }

    void tellsWhetherTheGameCanBeWon() {
        Game game;
        game.view->outlookAction().setChecked(true);
        QTRY_COMPARE_WITH_TIMEOUT(game.view->positionVerdict(), std::optional(Verdict::winnable), 120'000);
        QVERIFY2(game.view->statusText().contains(QStringLiteral("can be won")),
                 qPrintable(game.view->statusText()));
        QVERIFY(game.session().result().helped);
        // The answer is about the shown position, whatever the player did meanwhile.
        for (int deal = 0; deal < 12; ++deal) game.key(Qt::Key_D);
        QTRY_VERIFY_WITH_TIMEOUT(game.view->positionVerdict().has_value(), 120'000);
        QCOMPARE(*game.view->positionVerdict(), aces::solve(game.state(), aces::unaskedBudget, {})->verdict);
        QVERIFY(game.view->statusText().contains(QStringLiteral("cannot be won from here")));
        // An answer is remembered.
        for (int deal = 0; deal < 12; ++deal) game.session().undo();
        QCOMPARE(game.view->positionVerdict(), std::optional(Verdict::winnable));
        game.view->outlookAction().setChecked(false);
        QVERIFY(!game.view->statusText().contains(QStringLiteral("won")));
    }

    void answersTheQuestion() {
        Game game;
        game.view->askAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.message().contains(QStringLiteral("This deal can be won")), 120'000);
        QVERIFY(game.session().result().helped);
        for (int deal = 0; deal < 11; ++deal) game.key(Qt::Key_D);
        game.view->askAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.message().contains(QStringLiteral("The deal could have been won")),
                                 120'000);
        // A lost game is over, but its deal can still be searched.
        while (!game.isOver()) game.view->play(Rules::legalMoves(game.state()).front());
        game.view->askAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.message().contains(QStringLiteral("deal could have been won")),
                                 120'000);
        // A move withdraws the question.
        game.session().undo();
        QVERIFY(!game.message().contains(QStringLiteral("won")));
    }

    void whoAsksIsToldHowFarItIs() {
        // One of the hardest deals: an unrequested search would give it up.
        Game game(QStringLiteral("any#1"));
        game.view->askAction().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(game.message().contains(QStringLiteral("million positions so far")),
                                 120'000);
        QVERIFY(!game.view->positionVerdict());
        game.key(Qt::Key_D);
        QVERIFY(!game.message().contains(QStringLiteral("million")));
    }

    void dealsOnlyWhatCanBeWon() {
        Game game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        for (auto* box : form.findChildren<QCheckBox*>())
            if (box->text().contains(QStringLiteral("can be won")) &&
                box->text().contains(QStringLiteral("Deal")))
                box->setChecked(true);
        QVERIFY(game.view->optionsDiffer());
        for (int deal = 0; deal < 3; ++deal) {
            const auto before = game.state();
            deal == 0 ? game.view->applyOptions() : game.session().newGame();
            QTRY_VERIFY_WITH_TIMEOUT(!(game.state() == before), 120'000);
            QVERIFY(game.view->options().winnableOnly);
            QVERIFY(aces::isWinnable(game.state(), aces::unaskedBudget, {}));
        }
    }

    void theFeltIsEmptyUntilTheFirstDealIsFound_data() {
        QTest::addColumn<bool>("named");
        QTest::newRow("by the options") << false;
        QTest::newRow("by a game id") << true;
    }
    void theFeltIsEmptyUntilTheFirstDealIsFound() {
        QFETCH(bool, named);
        const auto name = QStringLiteral("test-aces-first-") + QString::number(int(named));
        plt::Preferences(name).setValue(QStringLiteral("options"), QStringLiteral("winnable"));
        plt::GameInfo info;
        info.id = name;
        plt::GameWindow window(info);
        auto* view = new View;
        // The result of the search is delivered by the event loop, which has no turn before the next wait.
        QCOMPARE(window.setView(view, named ? QStringLiteral("winnable#1") : QString()), QString());
        auto& session = view->session();
        auto& table = view->table();
        QVERIFY(session.awaitsFirst() && !session.canHint());
        QCOMPARE(window.messageText(), QStringLiteral("Looking for a deal..."));
        QVERIFY(table.picture().piles.empty());
        QCOMPARE(view->picturesShown(), 0U);
        // Input in the meantime does nothing.
        for (const auto key : {Qt::Key_1, Qt::Key_4, Qt::Key_Right, Qt::Key_Return, Qt::Key_D})
            QTest::keyClick(&table, key);
        QVERIFY2(window.messageText().contains(QStringLiteral("still being looked for")),
                 qPrintable(window.messageText()));
        view->removeAction().setChecked(true);
        view->outlookAction().setChecked(true);
        view->askAction().trigger();
        session.restart();
        QVERIFY(session.awaitsFirst());
        QVERIFY(table.picture().piles.empty() && table.signedColumns().empty());
        QVERIFY(!view->isRemoving());
        view->removeAction().setChecked(false);
        view->outlookAction().setChecked(false);

        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(!session.awaitsFirst(), 120'000);
        QCOMPARE(view->picturesShown(), 1U);
        QCOMPARE(table.picture().pile(aces::stockPile)->cards.size(), std::size_t{48});
        QVERIFY(view->options().winnableOnly);
        QVERIFY(aces::isWinnable(view->state(), aces::unaskedBudget, {}));
        QVERIFY2(window.figuresText().startsWith(QStringLiteral("Cards left: 52")),
                 qPrintable(window.figuresText()));
        QVERIFY(!session.canUndo() && !session.result().helped);
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-aces-pictures");
        info.label = QStringLiteral("Aces");
        {
            plt::GameWindow window(info, new View);
            window.show();
            auto& view = static_cast<View&>(window.view());
            const plt::testing::OnePicture one(window);
            one.allOf(wonId(), [&] { QTest::keyClick(&view.table(), Qt::Key_2); });
            one.change("jump", [&] { view.session().goTo(0); });
            one.redraw("signs", [&] { view.preferences().setFlag(QStringLiteral("alwaysMark"), true); });
            one.redraw("stock at the left",
                       [&] { view.preferences().setFlag(QStringLiteral("stockAtLeft"), true); });
            one.change("restart", [&] { view.session().restart(); });
            // Each automatic removal of a card is a change of its own.
            one.change("automatic removal", [&] {
                view.removeAction().setChecked(true);
                QTRY_COMPARE(view.session().moveCount(), 1);
            });
            one.change("the next one", [&] { QTRY_COMPARE(view.session().moveCount(), 2); });
            for (const char* key : {"alwaysMark", "stockAtLeft", "removeAutomatically"})
                view.preferences().setFlag(QString::fromLatin1(key), false);
            window.close();
        }
        plt::GameWindow window(info, new View);
        plt::testing::OnePicture(window).start();
        QCOMPARE(window.view().session().moveCount(), 2);
    }

    void goesOnWhereItWasLeft() {
        State left;
        int moves = 0;
        {
            Game game(wonId(), QStringLiteral("test-aces-kept"));
            for (const auto key : {Qt::Key_2, Qt::Key_4, Qt::Key_D, Qt::Key_1, Qt::Key_D}) game.key(key);
            game.session().undo();
            left = game.state();
            moves = game.session().moveCount();
            game.window->close();
        }
        Game game(QString(), QStringLiteral("test-aces-kept"));
        QVERIFY(game.state() == left);
        QCOMPARE(game.session().moveCount(), moves);
        QVERIFY(game.session().canRedo());
        game.session().redo();
        QCOMPARE(game.state().stock(), left.stock() - 4);
        for (int i = 0; i <= moves; ++i) game.session().undo();
        QCOMPARE(game.columns(), QStringLiteral("7D / 4D / 9H / 6D"));
    }

    void anyInputKeepsTableAndGameTogether() {
        Game game(QStringLiteral("any#11"));
        game.view->removeAction().setChecked(true);
        plt::Random random(2026);
        auto* viewport = game.table().viewport();
        const auto somewhere = [&] {
            return QPoint(random.between(0, viewport->width() - 1),
                          random.between(0, viewport->height() - 1));
        };
        constexpr std::array keys{Qt::Key_1,     Qt::Key_2,      Qt::Key_3,    Qt::Key_4,    Qt::Key_D,
                                  Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down, Qt::Key_Home,
                                  Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Space};
        for (int step = 0; step < 400; ++step) {
            switch (random.below(8)) {
                case 0:
                    game.key(keys[random.below(keys.size())],
                             random.coin() ? Qt::ShiftModifier : Qt::NoModifier);
                    break;
                case 1:
                    QTest::mouseClick(viewport, random.coin() ? Qt::LeftButton : Qt::RightButton, {},
                                      somewhere());
                    break;
                case 2:
                    QTest::mousePress(viewport, Qt::LeftButton, {}, game.table().pointOf(game.bottom(0)));
                    plt::testing::movePointer(*viewport, somewhere(), Qt::LeftButton);
                    if (random.coin()) QCoreApplication::processEvents();
                    if (random.coin()) game.session().undo();
                    plt::testing::movePointer(*viewport, somewhere(), Qt::LeftButton);
                    QTest::mouseRelease(viewport, Qt::LeftButton, {}, somewhere());
                    break;
                case 3:
                    random.coin() ? game.session().undo() : game.session().redo();
                    break;
                case 4:
                    game.mouse(game.bottom(int(random.below(aces::columnCount))));
                    break;
                case 5:
                    game.session().requestHint();
                    break;
                case 6:
                    game.session().playHint();
                    break;
                default:
                    QCoreApplication::processEvents();
                    if (game.isOver()) game.session().newGame();
                    break;
            }
            const auto& shown = game.table().picture();
            for (int column = 0; column < aces::columnCount; ++column) {
                const auto& cards = shown.pile(column)->cards;
                QCOMPARE(cards.size(), game.state().column(column).size());
                for (std::size_t i = 0; i < cards.size(); ++i)
                    QCOMPARE(cards[i].face, game.state().card(game.state().column(column)[i]).index());
            }
            QCOMPARE(int(shown.pile(aces::stockPile)->cards.size()), game.state().stock());
            QCOMPARE(shown.pile(aces::removedPile)->cards.size(), game.state().removed.size());
        }
        game.view->removeAction().setChecked(false);
    }

    void motionNeverDelays() {
        Game game;
        if (!plt::motion::isEnabled()) QSKIP("this style does not animate");
        game.mouse(game.stock());
        QVERIFY(game.table().isAnimating());
        QCOMPARE(game.table().picture().dealt.size(), std::size_t{4});
        // The next click acts on the position to which the cards fly.
        const auto move = Rules::legalMoves(game.state()).front();
        game.mouse(game.bottom(move.column));
        QCOMPARE(game.session().moveCount(), 2);
        QVERIFY(game.table().picture().dealt.empty());
        QTRY_VERIFY(!game.table().isAnimating());
        plt::motion::setEnabled(false);
        game.key(Qt::Key_D);
        QVERIFY(!game.table().isAnimating());
    }
};

QTEST_MAIN(TestAcesView)
#include "test_view.moc"
