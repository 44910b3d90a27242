// SPDX-License-Identifier: MIT
#include "common/cards/deck_chooser.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "spider/solver/solver.h"
#include "spider/table/outlook.h"
#include "spider/tests/desk.h"
#include "spider/tests/won_game.h"
#include "spider/view.h"

#include <algorithm>
#include <numeric>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QCheckBox>
#include <QSignalSpy>
#include <QTest>

using plt::CardPlace;
using spider::Desk;
using spider::Move;
using spider::Options;
using spider::Rules;
using spider::Start;
using spider::State;
using spider::Verdict;
using spider::View;
using spider::tables::state;

namespace {

State positionTwo() {
    return state({"*5H *KS 9H 5S 4S", "6D", "8H 7S 6S", "*2C *QS 3D", "KC QC JD TD 9D"}, "AH");
}

/// The cards of a position of a fresh deal, in the order of dealing.
Start startOf(const State& fresh) {
    Start start;
    for (int row = 0; static_cast<int>(start.deck.size()) < spider::firstCards; ++row)
        for (int column = 0; column < spider::columnCount; ++column)
            if (fresh.height(column) > row) start.deck.push_back(fresh.card(fresh.column(column).cards[row]));
    start.deck.insert(start.deck.end(), fresh.deck.begin() + fresh.dealt, fresh.deck.end());
    return start;
}
QString idOf(const Options& options, const Start& start) {
    return QString::fromStdString(Rules::write(options) + ':' + Rules::write(start));
}
QString wonGameId() {
    return idOf({1, false, false}, startOf(spider::tables::wonGameStart()));
}

struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& id, const QString& name = QStringLiteral("test-spider"))
        : PlayedGame({name, {900, 640}}) {
        show(id);
        table().finishAnimation();
    }
    spider::Table& table() const { return view->table(); }
    QAccessibleInterface* pile(int id) const {
        auto* root = QAccessible::queryAccessibleInterface(&table());
        const auto& piles = table().picture().piles;
        for (std::size_t i = 0; i < piles.size(); ++i)
            if (piles[i].id == id) return root->child(static_cast<int>(i));
        return nullptr;
    }
    int topPacket() const { return spider::firstPacket + std::max(0, state().dealsLeft() - 1); }
};

}  // namespace

class TestSpiderView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(true); }

    // Test facts 16 to 23 -----------------------------------------------------------------------------------

    void clickPicksAndPutsBack() {
        Desk desk(positionTwo());
        desk.click(1, "5S");
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        desk.click(1, "5S");
        QCOMPARE(desk.selected(), std::string());
        desk.click(1, "4S");
        QCOMPARE(desk.selected(), std::string("4S"));
        desk.click(1, "5S");
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        desk.click(1, "4S");
        QCOMPARE(desk.selected(), std::string("4S"));
        QVERIFY(desk.asked.empty());
    }

    void clickMoves_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<int>("to");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("fromAfter");
        QTest::addColumn<QByteArray>("toAfter");
        const auto row = [](const char* name, int from, const char* card, int to, const char* target,
                            const char* fromAfter, const char* toAfter) {
            QTest::newRow(name) << from << QByteArray(card) << to << QByteArray(target)
                                << QByteArray(fromAfter) << QByteArray(toAfter);
        };
        row("top card", 1, "5S", 2, "6D", "*5H *KS 9H", "6D 5S 4S");
        row("covered card", 1, "5S", 3, "8H", "*5H *KS 9H", "8H 7S 6S 5S 4S");
        row("face-down card", 4, "3D", 1, "5H", "*2C QS", "*5H *KS 9H 5S 4S 3D");
        row("empty place", 1, "5S", 7, "", "*5H *KS 9H", "5S 4S");
    }
    void clickMoves() {
        QFETCH(int, from);
        QFETCH(QByteArray, card);
        QFETCH(int, to);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, fromAfter);
        QFETCH(QByteArray, toAfter);
        Desk desk(positionTwo());
        desk.click(from, card.constData());
        if (target.isEmpty())
            desk.clickPlace(to);
        else
            desk.click(to, target.constData());
        QCOMPARE(desk.column(from), fromAfter.toStdString());
        QCOMPARE(desk.column(to), toAfter.toStdString());
        QCOMPARE(desk.shown(from), fromAfter.toStdString());
        QCOMPARE(desk.shown(to), toAfter.toStdString());
        QCOMPARE(desk.selected(), std::string());
        QCOMPARE(desk.asked.size(), std::size_t{1});
    }

    void clickThatIsNoMoveSelectsThere() {
        Desk desk(positionTwo());
        desk.click(1, "5S");
        desk.click(4, "3D");
        QCOMPARE(desk.selected(), std::string("3D"));
        QVERIFY(desk.state == positionTwo());
    }

    void emptyPlaceWithoutSelectionDoesNothing() {
        Desk desk(positionTwo());
        desk.clickPlace(7);
        QCOMPARE(desk.selected(), std::string());
        QVERIFY(desk.asked.empty());
    }

    void refusedDealKeepsTheSelectionAndLightsTheGaps() {
        Desk desk(positionTwo());
        desk.click(1, "5S");
        desk.click(desk.stockPoint());
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        QVERIFY(desk.state == positionTwo());
        for (int column = 1; column <= 10; ++column) QCOMPARE(desk.isLit(column), column > 5);
        desk.click(2, "6D");
        for (int column = 1; column <= 10; ++column) QVERIFY(!desk.isLit(column));
    }

    void whatAHintLightsGoesWithIt() {
        Desk desk(positionTwo());
        const plt::HintStep<Move> toGap{spider::tables::move(4, 1, 7), {}, {7}};
        desk.show(&toGap);
        QVERIFY(desk.isLit(7));
        QVERIFY(!desk.isLit(8));
        desk.show(nullptr);
        QVERIFY(!desk.isLit(7));
        // A refused deal's light survives a hint that comes and goes.
        desk.key(Qt::Key_Space);
        desk.show(&toGap);
        QVERIFY(desk.isLit(7) && !desk.isLit(8));
        desk.show(nullptr);
        QVERIFY(desk.isLit(7) && desk.isLit(8));
        const plt::HintStep<Move> deal{Move::deal(), {}, {}};
        desk.show(&deal);
        QVERIFY(desk.table.picture().pile(spider::firstPacket)->lit);
    }

    void dealClearsTheSelection() {
        Desk desk(state({"5H", "6H", "2C", "7H", "2H", "3H", "4H", "5C", "6C", "7C"},
                        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS"));
        desk.click(1, "5H");
        QCOMPARE(desk.selected(), std::string("5H"));
        desk.click(desk.stockPoint());
        QCOMPARE(desk.selected(), std::string());
        QCOMPARE(desk.shown(1), std::string("5H AS"));
        QCOMPARE(desk.shown(10), std::string("7C TS"));
    }

    void cardsThatCannotBePickedUp() {
        Desk desk(positionTwo());
        desk.click(1, "4S");
        for (const auto& [column, card] : {std::pair{1, "9H"}, {1, "KS"}}) {
            desk.click(column, card);
            QCOMPARE(desk.selected(), std::string("4S"));
        }
        QVERIFY(desk.state == positionTwo());
    }

    // Dragging ----------------------------------------------------------------------------------------------

    void dragsARun() {
        Desk desk(positionTwo());
        desk.drag(desk.point(1, "5S"), desk.point(3, "6S"));
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S"));
        // Far below the last card of a column is still the column.
        desk.drag(desk.point(3, "4S"), desk.point(5, "9D") + QPoint(0, 150));
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S"));
        desk.drag(desk.point(4, "3D"), desk.point(3, "4S") + QPoint(0, 150));
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S 3D"));
        desk.drag(desk.point(2, "6D"), desk.table.pointOf({8, -1}));
        QCOMPARE(desk.shown(9), std::string("6D"));
        QCOMPARE(desk.selected(), std::string());
    }

    void illegalDropsSnapBack() {
        Desk desk(positionTwo());
        const auto home = desk.table.rectOf(desk.place(1, "5S"));
        for (const QPoint to : {desk.point(4, "3D"), desk.point(5, "9D"), desk.stockPoint(), QPoint(3, 3)})
            desk.drag(desk.point(1, "5S"), to);
        QVERIFY(desk.asked.empty());
        // A card inside a column is nothing to drag by; the rules are asked only to say why.
        desk.drag(desk.point(1, "9H"), desk.table.pointOf({8, -1}));
        desk.drag(desk.point(1, "KS"), desk.table.pointOf({8, -1}));
        QVERIFY(desk.state == positionTwo());
        QCOMPARE(desk.asked.size(), std::size_t{2});
        QVERIFY(!desk.table.isDragging());
        QCOMPARE(desk.selected(), std::string());
        QCOMPARE(desk.table.rectOf(desk.place(1, "5S")), home);
    }

    void dragFromOneColumnThenClickAnother() {
        // The reference got this wrong: a drag that is dropped nowhere must not stay selected.
        Desk desk(positionTwo());
        desk.drag(desk.point(1, "5S"), desk.point(4, "3D"));
        desk.click(3, "6S");
        QCOMPARE(desk.selected(), std::string("6S"));
        QVERIFY(desk.state == positionTwo());
    }

    // The best place ----------------------------------------------------------------------------------------

    void doubleClickGoesToTheBestPlace() {
        Desk desk(positionTwo());
        desk.doubleClick(desk.point(1, "5S"));
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S"));
        QCOMPARE(desk.selected(), std::string());
        // Two quick clicks of which the first one was a move are no double click.
        Desk other(positionTwo());
        other.click(1, "5S");
        other.doubleClick(other.point(2, "6D"));
        QCOMPARE(other.shown(2), std::string("6D 5S 4S"));
        QCOMPARE(other.asked.size(), std::size_t{1});
    }

    void clicksGoToTheBestPlaceWhenWanted() {
        Desk desk(positionTwo());
        desk.table.setBestPlaceByClick(true);
        desk.click(1, "5S");
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S"));
        desk.click(4, "3D");
        QCOMPARE(desk.shown(3), std::string("8H 7S 6S 5S 4S 3D"));
        // If there is no place, a click picks up as usual.
        Desk full(state({"5H", "5S", "5C", "5D", "9H", "9S", "9D", "9C", "KS", "KH"}));
        full.table.setBestPlaceByClick(true);
        full.click(1, "5H");
        QCOMPARE(full.selected(), std::string("5H"));
    }

    // Display -----------------------------------------------------------------------------------------------

    void aCompleteSuitIsSeenBeforeItLeaves() {
        if (!plt::motion::isEnabled()) QSKIP("the desktop wants no motion");
        const auto start = state({"*5H KS QS JS TS 9S 8S 7S", "6S 5S 4S 3S 2S AS", "2H"});
        Desk desk(start);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.table));
        desk.animated = true;
        desk.click(2, "6S");
        desk.click(1, "7S");
        QCOMPARE(desk.column(1), std::string("5H"));
        QCOMPARE(desk.shown(1), std::string("*5H ") + spider::tables::run(13, 1, 'S'));
        QTRY_COMPARE(desk.shown(1), std::string("5H"));
        QCOMPARE(desk.table.picture().pile(spider::firstSuitPlace)->cards.size(), std::size_t{13});
        QCOMPARE(desk.table.picture().pile(spider::firstSuitPlace)->cards.back().face,
                 plt::Card::fromText("KS")->index());
        // A player who plays on need not wait.
        desk.leaveFor(start);
        desk.click(2, "6S");
        desk.click(1, "7S");
        desk.key(Qt::Key_3);
        QCOMPARE(desk.shown(1), std::string("5H"));
        QCOMPARE(desk.selected(), std::string("2H"));
        // A deal that completes a suit is seen as well.
        Desk dealt(
            state({spider::tables::run(13, 2, 'S'), "7H", "8H", "9H", "2C", "3C", "4C", "5C", "6C", "7C"},
                  "AS AH AD AC 2H 3H 4H 5H 6H 7H"));
        QVERIFY(QTest::qWaitForWindowExposed(&dealt.table));
        dealt.animated = true;
        dealt.key(Qt::Key_Space);
        QCOMPARE(dealt.shown(1), spider::tables::run(13, 1, 'S'));
        QTRY_COMPARE(dealt.shown(1), std::string());
        QCOMPARE(dealt.shown(2), std::string("7H AH"));
    }

    void theStockShowsItsDeals() {
        Game game(QStringLiteral("4#1"));
        for (int left = 5; left >= 0; --left) {
            int packets = 0;
            QString badges;
            for (const auto& pile : game.table().picture().piles) {
                if (!spider::isStockPile(pile.id)) continue;
                packets += pile.cards.empty() ? 0 : 1;
                badges += pile.badge;
            }
            QCOMPARE(packets, left);
            QCOMPARE(badges, left == 0 ? QString() : QString::number(left));
            game.key(Qt::Key_D);
        }
        QVERIFY2(game.message().contains(QStringLiteral("The stock is empty")), qPrintable(game.message()));
    }

    void aKeyThatRepeatsItselfDealsOnce() {
        Game game(QStringLiteral("4#1"));
        // Only there the keys of the menu are heard.
        game.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(game.window.get()));
        for (const bool repeats : {false, true, true}) {
            QTest::simulateEvent(&game.table(), true, Qt::Key_D, Qt::NoModifier, QStringLiteral("d"),
                                 repeats);
            QCOMPARE(game.state().steps, 1);
        }
    }

    void everythingLiesOnTheTable_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(480, 360), QSize(320, 220), QSize(900, 640), QSize(500, 1000),
                                 QSize(1920, 1080), QSize(2400, 500)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void everythingLiesOnTheTable() {
        QFETCH(QSize, size);
        // The longest column there can be, or nearly.
        const std::string queen = spider::tables::run(12, 1, 'H');
        Desk desk(state({"*2S *3S *4S *5S *6S KH " + queen + " KH " + queen, "KS", "*AS 2S"},
                        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS"),
                  size);
        const QRectF window = desk.table.viewport()->rect();
        for (const auto& pile : desk.table.picture().piles) {
            QRectF above;
            for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i) {
                const auto rect = desk.table.rectOf({pile.id, i});
                QVERIFY2(window.contains(rect), qPrintable(QStringLiteral("pile %1").arg(pile.id)));
                if (pile.lay == plt::Lay::column && i > 0) QVERIFY(rect.top() > above.top());
                above = rect;
            }
        }
        // No two columns touch.
        for (int column = 0; column + 1 < spider::columnCount; ++column)
            QVERIFY(desk.table.rectOf({column, -1}).right() < desk.table.rectOf({column + 1, -1}).left());
    }

    // Keyboard ----------------------------------------------------------------------------------------------

    void upAndDownChangeTheHeldRun() {
        Desk desk(positionTwo());
        desk.key(Qt::Key_3);
        QCOMPARE(desk.selected(), std::string("7S 6S"));
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.selected(), std::string("6S"));
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.selected(), std::string("6S"));
        desk.key(Qt::Key_Up);
        desk.key(Qt::Key_Up);
        QCOMPARE(desk.selected(), std::string("7S 6S"));
        desk.key(Qt::Key_3);
        QCOMPARE(desk.selected(), std::string());
        desk.key(Qt::Key_3);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.selected(), std::string());
        // An empty column without cards to put does nothing.
        desk.key(Qt::Key_0);
        QVERIFY(desk.asked.empty());
        desk.key(Qt::Key_5);
        desk.key(Qt::Key_0);
        QCOMPARE(desk.shown(10), std::string("JD TD 9D"));
    }

    void arrowsGoToWhereHeldCardsCanGo() {
        Desk desk(positionTwo());
        desk.key(Qt::Key_1);
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        desk.key(Qt::Key_Right);  // shows where the keyboard is
        std::vector<int> seen;
        for (int i = 0; i < 12; ++i) {
            desk.key(Qt::Key_Right);
            const int at = desk.table.cursor().pile;
            if (seen.empty() || seen.back() != at) seen.push_back(at);
        }
        // Both sixes and the empty columns; neither the three nor the nine.
        QCOMPARE(seen, (std::vector<int>{1, 2, 5, 6, 7, 8, 9}));
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.shown(10), std::string("5S 4S"));
    }

    // Test fact 25: arrow keys and Enter alone.
    void winsByArrowKeys() {
        plt::motion::setEnabled(false);
        Game game(wonGameId());
        game.key(Qt::Key_Right);  // shows where the keyboard is
        const auto goTo = [&game](CardPlace place) {
            for (int i = 0; i < 40 && game.table().cursor().pile != place.pile; ++i) {
                const int at = game.table().cursor().pile;
                if (!spider::isColumnPile(at))
                    game.key(Qt::Key_Down);
                else
                    game.key(at < place.pile ? Qt::Key_Right : Qt::Key_Left);
            }
            for (int i = 0; i < 14 && game.table().cursor().index != place.index; ++i)
                game.key(game.table().cursor().index > place.index ? Qt::Key_Up : Qt::Key_Down);
            QCOMPARE(game.table().cursor(), place);
        };
        for (const Move& move : spider::tables::wonGameMoves()) {
            const int before = game.state().steps;
            if (move.isDeal()) {
                game.key(Qt::Key_Space);
            } else {
                goTo({move.from, game.state().height(move.from) - move.count});
                game.key(Qt::Key_Return);
                QCOMPARE(static_cast<int>(game.table().selection().cards.size()), move.count);
                goTo({move.to, game.state().height(move.to) - 1});
                game.key(Qt::Key_Return);
            }
            QCOMPARE(game.state().steps, before + 1);
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
    }

    void winsByNumberKeys() {
        Game game(wonGameId());
        const auto column = [](int index) {
            return index == 9 ? Qt::Key_0 : static_cast<Qt::Key>(Qt::Key_1 + index);
        };
        const State start = game.state();
        for (const Move& move : spider::tables::wonGameMoves()) {
            if (move.isDeal()) {
                game.key(Qt::Key_D);
                continue;
            }
            const int run = spider::runLength(game.state(), move.from);
            game.key(column(move.from));
            for (int i = run; i > move.count; --i) game.key(Qt::Key_Down);
            game.key(column(move.to));
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
        QVERIFY2(game.message().contains(QStringLiteral("You won!")), qPrintable(game.message()));
        QVERIFY(game.message().contains(QStringLiteral("in 107 moves")));
        QCOMPARE(plt::Celebration::isRunning(game.view), plt::motion::isEnabled());
        game.table().finishAnimation();
        // Eight suits lie open, from king to ace.
        for (int suit = 0; suit < spider::suitsToComplete; ++suit) {
            const auto* pile = game.table().picture().pile(spider::firstSuitPlace + suit);
            QCOMPARE(pile->lay, plt::Lay::column);
            QCOMPARE(pile->cards.size(), std::size_t{13});
            QCOMPARE(pile->cards.front().face, plt::Card::fromText("KS")->index());
        }
        for (int i = 0; i < 107; ++i) game.view->session().undo();
        QVERIFY(game.state() == start);
        QVERIFY(game.table().picture().pile(0)->cards.size() == 6);
    }

    // Test fact 25 again, as a screen reader plays.
    void winsThroughAccessibility() {
        plt::motion::setEnabled(false);
        Game game(wonGameId());
        for (const Move& move : spider::tables::wonGameMoves()) {
            const int before = game.state().steps;
            if (move.isDeal()) {
                QVERIFY(plt::testing::press(game.pile(game.topPacket())));
            } else {
                const auto* from = game.pile(move.from);
                QCOMPARE(from->childCount(), game.state().height(move.from));
                QVERIFY(plt::testing::press(from->child(from->childCount() - move.count)));
                QVERIFY(plt::testing::press(game.pile(move.to)));
            }
            QCOMPARE(game.state().steps, before + 1);
        }
        QCOMPARE(Rules::outcome(game.state()), plt::Outcome::won);
    }

    void cardsSayWhyTheyStay() {
        Game game(QStringLiteral("1#4"));
        const auto before = game.state();
        auto& table = game.table();
        // Face down, by a click.
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.pointOf({0, 0}));
        QVERIFY2(game.message().contains(QStringLiteral("lies face down")), qPrintable(game.message()));
        // The stock, by a drag.
        const plt::CardPlace stock{game.topPacket(), 9};
        plt::testing::dragCard(table, stock, table.pointOf({3, before.height(3) - 1}));
        QVERIFY2(game.message().contains(QStringLiteral("stock")), qPrintable(game.message()));
        QVERIFY(game.state() == before);
    }

    void pilesSayWhatTheyAre() {
        Desk desk(positionTwo());
        const auto name = [&desk](int pile) { return desk.table.pileName(*desk.table.picture().pile(pile)); };
        QCOMPARE(name(0), QStringLiteral("column 1, 5 cards, 2 face down, top: 4 of spades, run of 2"));
        QCOMPARE(name(1), QStringLiteral("column 2, 1 card, top: 6 of diamonds"));
        QCOMPARE(name(9), QStringLiteral("column 10, empty"));
        QCOMPARE(name(spider::firstSuitPlace), QStringLiteral("place for a complete suit"));
        Game game(QStringLiteral("1#4"));
        const auto* packet = game.table().picture().pile(game.topPacket());
        QCOMPARE(game.table().pileName(*packet), QStringLiteral("stock, 5 deals left"));
    }

    // The window --------------------------------------------------------------------------------------------

    void aRefusedDealIsExplained() {
        // A column is emptied in the won game before its last deal.
        plt::motion::setEnabled(false);
        Game game(wonGameId());
        for (const Move& move : spider::tables::wonGameMoves()) {
            if (!spider::emptyColumns(game.state()).empty() && game.state().stock() > 0) break;
            QVERIFY(game.view->play(move));
        }
        const auto empty = spider::emptyColumns(game.state());
        QVERIFY(!empty.empty() && game.state().stock() > 0);
        const State before = game.state();
        game.view->dealAction().trigger();
        QVERIFY(game.state() == before);
        QVERIFY2(game.message().contains(QStringLiteral("before dealing")), qPrintable(game.message()));
        for (const int column : empty) QVERIFY(game.table().picture().pile(column)->lit);
        // So is a card that does not go.
        game.view->play({0, 13, 1});
        QVERIFY(!game.message().contains(QStringLiteral("before dealing")));
    }

    void deadEndsAreSaid() {
        // Five deals at once, and nothing fits.
        Game stuck(QStringLiteral("4#50"));
        for (int i = 0; i < 5; ++i) stuck.key(Qt::Key_D);
        QCOMPARE(Rules::outcome(stuck.state()), plt::Outcome::lost);
        QVERIFY2(stuck.message().startsWith(QStringLiteral("A dead end. No card can be moved or dealt.")),
                 qPrintable(stuck.message()));
        stuck.view->session().undo();
        QVERIFY(!stuck.message().contains(QStringLiteral("dead end")));
    }

    void lostPositionsAreSaid() {
        // A few cards can be moved, but no way wins: proven a moment later, without being asked.
        Game lost(QStringLiteral("4#15"));
        for (int i = 0; i < 5; ++i) lost.key(Qt::Key_D);
        QCOMPARE(Rules::outcome(lost.state()), plt::Outcome::playing);
        QTRY_VERIFY(lost.view->verdict() == Verdict::lost);
        QVERIFY2(lost.message().contains(QStringLiteral("cannot be won from here")),
                 qPrintable(lost.message()));
        lost.view->play(Rules::legalMoves(lost.state()).front());
        QVERIFY2(lost.view->verdict() == Verdict::lost, "what is lost stays lost");
        lost.view->session().undo();
        lost.view->session().undo();
        QVERIFY(!lost.view->verdict());
    }

    /// A proven dead end has words of its own, a way back, and an end that counts.
    void deadEndsCanBeLeft() {
        plt::motion::setEnabled(false);
        Game lost(QStringLiteral("1-gaps#3"));
        for (int i = 0; i < 5; ++i) lost.key(Qt::Key_D);
        QTRY_VERIFY(lost.view->verdict() == Verdict::lost);
        QVERIFY2(lost.message().startsWith(QStringLiteral("A dead end.")), qPrintable(lost.message()));
        QCOMPARE(lost.view->endActions(),
                 (QList<QAction*>{&lost.view->lastChanceAction(), &lost.view->giveUpAction()}));
        lost.view->lastChanceAction().trigger();
        QVERIFY(lost.view->endActions().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(lost.view->session().moveCount() < 5, 60'000);
        QCOMPARE(spider::decide(lost.state(), spider::solverBudget, {})->verdict, Verdict::winnable);
        QVERIFY(lost.view->session().game().helped);
        QVERIFY(lost.view->giveUpAction().isEnabled());
        lost.view->giveUpAction().trigger();
        QCOMPARE(lost.view->session().outcome(), plt::Outcome::lost);
        QVERIFY2(lost.message().startsWith(QStringLiteral("Given up.")), qPrintable(lost.message()));
        QVERIFY(lost.view->session().game().recorded);
        QVERIFY2(lost.message().contains(QStringLiteral("Complete suits: 0 of 8.")),
                 qPrintable(lost.message()));
        QVERIFY(!lost.view->giveUpAction().isEnabled());
        lost.view->session().undo();
        QCOMPARE(lost.view->session().outcome(), plt::Outcome::playing);
    }

    /// A game that was given up is counted, but is nobody's best result.
    void givingUpIsNoBestResult() {
        Game game(QStringLiteral("4#31"), QStringLiteral("test-spider-given-up"));
        game.key(Qt::Key_D);
        game.view->giveUpAction().trigger();
        plt::FileWriter::shared().finish();
        QCoreApplication::processEvents();
        QVERIFY2(!game.message().contains(QStringLiteral("best result")), qPrintable(game.message()));
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Score: -1, Moves: 1, Suits: 0 of 8"));
    }

    /// With cards in hand, a column's key takes no other column's cards instead.
    void columnKeysTakeNothingElse() {
        Desk desk(positionTwo());
        QString said;
        QObject::connect(&desk.table, &plt::CardTable::notice, [&said](const QString& text) { said = text; });
        desk.key(Qt::Key_1);
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        desk.key(Qt::Key_5);
        QCOMPARE(desk.selected(), std::string("5S 4S"));
        // The receiver refuses the move with its reason.
        QVERIFY(desk.asked == (std::vector<Move>{{0, 2, 4}}));
        desk.key(Qt::Key_2);
        QCOMPARE(desk.column(2), std::string("6D 5S 4S"));
        desk.key(Qt::Key_9);
        QCOMPARE(said, QStringLiteral("Column 9 is empty."));
        QCOMPARE(desk.selected(), std::string());
    }

    void cardsThatAreTooFewAreADeadEnd() {
        // Four suits and two kings on the table: when the suits are complete nothing covers ten columns.
        plt::Random random(10);
        std::vector<plt::Card> table;
        table.reserve(4 * plt::rankCount + 2);
        for (int i = 0; i < 4 * plt::rankCount; ++i)
            table.push_back({static_cast<plt::Rank>(i % plt::rankCount + 1), plt::Suit::spades});
        table.insert(table.end(), 2, {plt::king, plt::Suit::spades});
        random.shuffle(table);
        Start start = {table};
        State alone = Rules::begin({1, false, false}, start);
        const auto solution = spider::solve(alone, {400'000}, {});
        for (int i = 0; i < 4 * plt::rankCount; ++i)
            start.deck.push_back({static_cast<plt::Rank>(i % plt::rankCount + 1), plt::Suit::spades});
        // Two kings are on the table already.
        start.deck.erase(start.deck.begin() + spider::firstCards + 12);
        start.deck.erase(start.deck.begin() + spider::firstCards + 24);
        Game game(idOf({1, false, false}, start));
        for (const Move& move : solution->moves) {
            if (Rules::outcome(game.state()) != plt::Outcome::playing) break;
            QVERIFY(game.view->play(move));
        }
        QVERIFY(spider::isTrapped(game.state()));
        QVERIFY2(game.message().contains(QStringLiteral("there are too few")), qPrintable(game.message()));
        const auto* packet = game.table().picture().pile(game.topPacket());
        QCOMPARE(packet->badge, QStringLiteral("5"));
    }

    void tellsWhetherTheGameCanBeWon() {
        Game game(wonGameId());
        QVERIFY(!game.view->verdict());
        game.view->outlookAction().setChecked(true);
        QVERIFY(game.message().contains(QStringLiteral("Looking for a way to win")));
        QTRY_VERIFY_WITH_TIMEOUT(game.view->verdict().has_value(), 60'000);
        QCOMPARE(*game.view->verdict(), Verdict::winnable);
        QVERIFY2(game.view->session().result().helped, "who is told plays with help");
        QVERIFY2(game.message().contains(QStringLiteral("This game can be won.")),
                 qPrintable(game.message()));
        // A move off the known way ends what is known, and a new one is begun only after a pause.
        const auto moves = Rules::legalMoves(game.state());
        game.view->play(moves.back());
        game.view->play(Rules::legalMoves(game.state()).back());
        QVERIFY(!game.view->verdict());
        game.view->outlookAction().setChecked(false);
        QVERIFY(!game.message().contains(QStringLiteral("Looking")));
        QVERIFY(!game.view->verdict());
    }

    void knownWinsAreFollowed() {
        spider::Outlook outlook;
        std::vector<State> states{spider::tables::wonGameStart()};
        const auto go = [&](std::size_t to, std::vector<Move> moves, bool backwards) {
            plt::Transition<Rules> transition;
            transition.moves = std::move(moves);
            transition.backwards = backwards;
            outlook.setPosition(transition, states[to]);
        };
        plt::Transition<Rules> opened;
        opened.otherGame = true;
        QSignalSpy found(&outlook, &spider::Outlook::found);
        outlook.setDepth(spider::Outlook::Depth::verdict);
        QVERIFY2(!outlook.isSearching(), "there is no game yet");
        outlook.setPosition(opened, states[0]);
        QVERIFY(outlook.isSearching());
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, 60'000);
        const auto plan = spider::decide(states[0], spider::solverBudget, {})->moves;
        const auto isKnown = [&outlook] {
            return !outlook.isSearching() && outlook.verdict() == Verdict::winnable;
        };
        for (const Move& move : plan) {
            states.push_back(Rules::apply(states.back(), move).value());
            go(states.size() - 1, {move}, false);
            if (Rules::outcome(states.back()) == plt::Outcome::playing) QVERIFY(isKnown());
        }
        QVERIFY(Rules::outcome(states.back()) == plt::Outcome::won);
        QVERIFY2(!outlook.verdict(), "a game that is over needs no verdict");
        // Positions on the way to a won game could be won: back one by one, and then in one leap.
        const std::size_t half = plan.size() / 2;
        for (std::size_t i = plan.size(); i > half; --i) {
            go(i - 1, {plan[i - 1]}, true);
            QVERIFY(isKnown());
        }
        std::vector<Move> undone(plan.begin(), plan.begin() + static_cast<std::ptrdiff_t>(half));
        std::reverse(undone.begin(), undone.end());
        go(0, undone, true);
        QVERIFY(isKnown());
        // Forwards again, several moves at once; off the plan nothing is known any more.
        go(3, {plan[0], plan[1], plan[2]}, false);
        QVERIFY(isKnown());
        const auto legal = Rules::legalMoves(states[3]);
        const auto other =
            std::find_if(legal.begin(), legal.end(), [&](const Move& move) { return !(move == plan[3]); });
        QVERIFY(other != legal.end());
        states.push_back(Rules::apply(states[3], *other).value());
        go(states.size() - 1, {*other}, false);
        QVERIFY(!outlook.verdict() && outlook.isSearching());
        QCOMPARE(found.count(), 1);
    }

    void hintsAreMarked() {
        Game game(wonGameId());
        auto& session = game.view->session();
        session.requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(session.hasShownStep(), 60'000);
        const auto marks = session.hintMarks();
        QVERIFY(!marks.isEmpty());
        QVector<int> marked;
        for (const auto& pile : game.table().picture().piles)
            for (const auto& card : pile.cards)
                if (card.marked) marked.append(card.id);
        QCOMPARE(QSet<int>(marked.begin(), marked.end()), QSet<int>(marks.begin(), marks.end()));
        // An arrow leads from the first card that moves to the card or place where it goes.
        const Move move = game.view->hintStep()->move;
        QVERIFY(!move.isDeal());
        const int height = game.state().height(move.from);
        QCOMPARE(game.table().picture().hintFrom, (plt::CardPlace{move.from, height - move.count}));
        QCOMPARE(game.table().picture().hintTo, (plt::CardPlace{move.to, game.state().height(move.to) - 1}));
        session.playHint();
        QCOMPARE(game.state().steps, 1);
        QVERIFY(!game.table().picture().hintFrom.isValid());
        for (const auto& pile : game.table().picture().piles)
            for (const auto& card : pile.cards) QVERIFY(!card.marked);
    }

    void dealsOnlyWhatCanBeWon() {
        Game game(QStringLiteral("1#9"));
        QSignalSpy dealing(&game.view->session(), &plt::GameSession::dealing);
        QSignalSpy changed(&game.view->session(), &plt::GameSession::changed);
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        plt::OptionsForm looks(game.view->preferences(), plt::OptionsForm::Part::preferences);
        game.view->buildOptions(looks);
        QVERIFY2(looks.findChild<plt::DeckChooser*>() != nullptr, "the deck is chosen there");
        QVERIFY(game.view->buildOptions(form));
        bool clicked = false;
        for (auto* box : form.findChildren<QCheckBox*>()) {
            if (!box->text().contains(QStringLiteral("can be won")) || clicked) continue;
            box->click();
            clicked = true;
        }
        QVERIFY(clicked && game.view->optionsDiffer());
        game.view->applyOptions();
        QCOMPARE(dealing.count(), 1);
        QVERIFY(game.message().contains(QStringLiteral("Looking for a deal")));
        QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 1, 60'000);
        QCOMPARE(game.view->options().dealer, spider::winnableDealer);
        QVERIFY(spider::findWinOf(spider::winnableDealer, game.state(), {}).has_value());
    }

    void theFeltIsEmptyUntilTheFirstDealIsFound_data() {
        QTest::addColumn<bool>("named");
        QTest::newRow("by the options") << false;
        QTest::newRow("by a game id") << true;
    }
    void theFeltIsEmptyUntilTheFirstDealIsFound() {
        QFETCH(bool, named);
        const auto name = QStringLiteral("test-spider-first-") + QString::number(int(named));
        plt::Preferences(name).setValue(QStringLiteral("options"), QStringLiteral("4-winnable"));
        plt::GameInfo info;
        info.id = name;
        plt::GameWindow window(info);
        auto* view = new View;
        QCOMPARE(window.setView(view, named ? QStringLiteral("4-winnable#1") : QString()), QString());
        window.show();
        auto& session = view->session();
        auto& table = view->table();
        QVERIFY(session.awaitsFirst() && !session.canHint());
        QCOMPARE(window.messageText(), QStringLiteral("Looking for a deal..."));
        QVERIFY(table.picture().piles.empty());
        QCOMPARE(view->picturesShown(), 0U);
        // Input in the meantime does nothing.
        window.resize(window.width() + 40, window.height() + 30);
        QCoreApplication::processEvents();
        for (const auto key :
             {Qt::Key_1, Qt::Key_0, Qt::Key_Up, Qt::Key_Right, Qt::Key_Return, Qt::Key_Space})
            QTest::keyClick(&table, key);
        QTest::mouseClick(table.viewport(), Qt::LeftButton);
        view->outlookAction().setChecked(true);
        view->dealAction().trigger();
        session.restart();
        QVERIFY(session.awaitsFirst());
        QVERIFY(table.picture().piles.empty() && table.selection().isEmpty());
        QVERIFY2(window.messageText().contains(QStringLiteral("still being looked for")),
                 qPrintable(window.messageText()));
        // It need not be waited for.
        QCOMPARE(window.openGameId(QStringLiteral("1#3")), QString());
        QVERIFY(!session.awaitsFirst());
        QCOMPARE(view->picturesShown(), 1U);
        QCOMPARE(table.picture().pile(0)->cards.size(), std::size_t{6});
        QVERIFY(!session.canUndo());
    }

    void theFirstDealThatCanBeWonIsFound() {
        const auto name = QStringLiteral("test-spider-winnable");
        plt::Preferences(name).setValue(QStringLiteral("options"), QStringLiteral("1-winnable"));
        Game next({}, name);
        QTRY_VERIFY_WITH_TIMEOUT(!next.view->session().awaitsFirst(), 60'000);
        QCOMPARE(next.view->options().suits, 1);
        QVERIFY(spider::findWin(next.state(), spider::dealBudget, {}).has_value());
        QVERIFY2(plt::testing::figuresText(*next.view).startsWith(QStringLiteral("Score: 500")),
                 qPrintable(next.message()));
    }

    void countsMovesAndUndos() {
        Game game(wonGameId());
        QCOMPARE(plt::testing::figuresText(*game.view),
                 QStringLiteral("Score: 500, Moves: 0, Suits: 0 of 8"));
        QVERIFY(game.view->play(spider::tables::wonGameMoves().front()));
        QCOMPARE(plt::testing::figuresText(*game.view),
                 QStringLiteral("Score: 499, Moves: 1, Suits: 0 of 8"));
        game.view->session().undo();
        QCOMPARE(plt::testing::figuresText(*game.view),
                 QStringLiteral("Score: 499, Moves: 0, Suits: 0 of 8"));
        QVERIFY2(game.view->session().result().helped, "undo shows hidden cards");
        QCOMPARE(game.view->session().result().score.value(), qint64(499));
    }

    void keepsAGameBetweenWindows() {
        const auto name = QStringLiteral("test-spider-kept");
        State left;
        {
            Game game(wonGameId(), name);
            const auto moves = spider::tables::wonGameMoves();
            for (std::size_t i = 0; i < 40; ++i) QVERIFY(game.view->play(moves[i]));
            left = game.state();
            game.window->saveNow();
        }
        Game again({}, name);
        QVERIFY(again.state() == left);
        QCOMPARE(again.table().picture().pile(0)->cards.size(), left.columns[0].cards.size());
        again.view->session().undo();
        QCOMPARE(again.state().steps, 39);
    }

    void aPausedTableHidesItsCards() {
        Game game(wonGameId());
        game.key(Qt::Key_D);
        game.window->setPaused(true);
        QVERIFY(!game.table().isVisible());
        game.view->dealAction().trigger();
        QCOMPARE(game.state().steps, 1);
        game.window->setPaused(false);
        QVERIFY(game.table().isVisible());
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-spider-pictures");
        info.label = QStringLiteral("Spider");
        {
            plt::GameWindow window(info, new View);
            window.show();
            auto& view = static_cast<View&>(window.view());
            const plt::testing::OnePicture one(window);
            one.allOf(wonGameId(), [&] { QTest::keyClick(&view.table(), Qt::Key_D); });
            one.change("jump", [&] { view.session().goTo(0); });
            one.change("last move of a jump", [&] { view.session().goTo(1); });
            window.close();
        }
        plt::GameWindow window(info, new View);
        plt::testing::OnePicture(window).start();
        QCOMPARE(window.view().session().moveCount(), 1);
    }

    void newGamesAreDealt() {
        Game game(QStringLiteral("2#1"));
        QVERIFY(QTest::qWaitForWindowExposed(game.window.get()));
        game.view->session().newGame();
        if (plt::motion::isEnabled()) QVERIFY(game.table().isAnimating());
        QCOMPARE(game.table().picture().pile(0)->cards.size(), std::size_t{6});
        game.table().finishAnimation();
        game.view->session().undo();
        QCOMPARE(game.view->session().shortId(), QStringLiteral("2#1"));
        QCOMPARE(game.table().cardAt({0, 5})->face, game.state().card(game.state().top(0)).index());
    }
};

QTEST_MAIN(TestSpiderView)
#include "test_view.moc"
