// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/keeping/saved/saved_game.h"
#include "common/language/translated.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "memory/table/face.h"
#include "memory/tests/game.h"
#include "memory/words.h"

#include <cmath>
#include <map>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

using memory::Rules;
using memory::Seating;
using memory::Size;
using memory::Table;
using memory::View;

namespace {

memory::Options with(int players, Size size = Size::by5x4) {
    memory::Options options;
    options.size = size;
    options.players = players;
    return options;
}

const plt::Turns::Pace fast = plt::Turns::Pace::fast;

QImage picture(int number, int side) {
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(QColor(0xFF, 0xFD, 0xF8));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    memory::drawPicture(painter, QRectF(0, 0, side, side), number);
    painter.end();
    return image;
}

}  // namespace

class TestMemoryView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    // One player ----------------------------------------------------------------------------------------
    void aGameByMouse() {
        MemoryGame game;
        QVERIFY(!game.view->session().clock().isRunning());
        QVERIFY(game.faceUp().empty());
        game.click(0);
        QVERIFY(game.view->session().clock().isRunning());
        QVERIFY((game.faceUp() == std::vector<int>{0}));
        game.click(10);
        QVERIFY((game.faceUp() == std::vector<int>{0, 10}));
        QTRY_COMPARE(game.cardsOf(0), std::size_t{2});
        QVERIFY(game.faceUp().empty());
        for (int i = 1; i < 10; ++i) {
            game.click({i, i + 10});
            QVERIFY(game.faceUp().size() == 2);
        }
        QVERIFY(game.isOver());
        QVERIFY(!game.view->session().clock().isRunning());
        const auto message = game.window->messageText();
        QVERIFY2(message.startsWith(QStringLiteral("All pairs found! Turns 10, cards turned up 20. Time: ")),
                 qPrintable(message));
        QTRY_VERIFY(game.window->messageText().contains(QStringLiteral("best result")));
        QTRY_COMPARE(game.cardsOf(0), std::size_t{20});
        plt::FileWriter::shared().finish();
        const auto statistics =
            plt::Statistics(QStringLiteral("test-memory")).read().value(QStringLiteral("5x4"));
        QCOMPARE(statistics.won, 1);
        QCOMPARE(statistics.figures.value(QStringLiteral("Turns")).best, 10.0);
        QCOMPARE(statistics.figures.value(QStringLiteral("Cards turned up")).best, 20.0);
        // A click on found pairs deals a new game and turns nothing.
        game.click(Table::pileOf(0));
        QVERIFY(!game.isOver());
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.state().flips, 0);
        QCOMPARE(game.view->session().clock().elapsed().count(), 0);
        QVERIFY(!game.view->session().clock().isRunning());
        game.click(7);
        QCOMPARE(game.state().open, 7);
        QVERIFY(game.view->session().clock().isRunning());
    }

    void aGameByKeyboard() {
        MemoryGame game(QStringLiteral("4x3#11"));
        // Plays by what it has seen: the name of every card that it turned up.
        std::map<int, int> seen;
        const auto turn = [&](int place) {
            game.walkTo(place);
            QCOMPARE(game.table().cursor().pile, place);
            const int flips = game.state().flips;
            game.key(flips % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
            QCOMPARE(game.state().flips, flips + 1);
            seen[place] = game.state().picture(place);
        };
        while (!game.isOver()) turn(memory::chooseCard(memory::observe(game.state()), 100));
        QVERIFY(seen.size() == 12);
        QVERIFY(game.window->messageText().startsWith(QStringLiteral("All pairs found!")));
    }

    void aGameByAccessibility() {
        MemoryGame game(QStringLiteral("4x3-animals#5"));
        auto* root = QAccessible::queryAccessibleInterface(&game.table());
        QVERIFY(root != nullptr);
        const auto child = [&](int place) {
            for (int i = 0; i < root->childCount(); ++i) {
                const auto name = root->child(i)->text(QAccessible::Name);
                if (name.startsWith(memory::placeName(game.state().options, place))) return root->child(i);
            }
            return static_cast<QAccessibleInterface*>(nullptr);
        };
        const auto name = [&](int place) {
            return child(place)->text(QAccessible::Name).section(QStringLiteral(", "), 2);
        };
        QCOMPARE(child(6)->text(QAccessible::Name), QStringLiteral("row 2, column 3, face down"));
        // A player who knows only the announced names.
        std::map<QString, std::vector<int>> heard;
        std::set<int> turned;
        const auto press = [&](int place) {
            child(place)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            const auto what = name(place);
            QVERIFY2(what != QStringLiteral("face down") && what != QStringLiteral("empty"),
                     qPrintable(what));
            if (turned.insert(place).second) heard[what].push_back(place);
        };
        for (int place = 0; place < 12; ++place) press(place);
        for (const auto& [what, places] : heard) {
            QCOMPARE(places.size(), std::size_t{2});
            if (!game.state().lies(places[0])) continue;
            press(places[0]);
            press(places[1]);
        }
        QVERIFY(game.isOver());
        QTRY_COMPARE(name(6), QStringLiteral("empty"));
        auto* pile = root->child(12);
        QVERIFY2(pile->text(QAccessible::Name).startsWith(QStringLiteral("You, 6 pairs, last: ")),
                 qPrintable(pile->text(QAccessible::Name)));
        pile->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!game.isOver());
    }

    void aMismatchTurnsDownByItself() {
        MemoryGame game;
        game.click({0, 1});
        QVERIFY(game.view->isShowingTurnedUp());
        QVERIFY((game.faceUp() == std::vector<int>{0, 1}));
        QTRY_VERIFY(!game.view->isShowingTurnedUp());
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.state().finds.size(), std::size_t{0});
        // The turn was over before in the rules; the display is no move.
        QCOMPARE(game.view->session().moveCount(), 2);
    }

    void aClickGoesOnAtOnceAndCounts() {
        MemoryGame game;
        game.click({0, 1, 2});
        QVERIFY((game.faceUp() == std::vector<int>{2}));
        QCOMPARE(game.state().open, 2);
        QVERIFY(!game.view->isShowingTurnedUp());
        // One of the two that are shown may be the next one.
        game.click(3);
        game.click(3);
        QVERIFY((game.faceUp() == std::vector<int>{3}));
        game.click(13);
        QVERIFY((game.faceUp() == std::vector<int>{3, 13}));
        // A pair that is still displayed is removed by a click on it, which does nothing else.
        game.click(13);
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.cardsOf(0), std::size_t{2});
        game.click({4, 14, 5});
        QVERIFY((game.faceUp() == std::vector<int>{5}));
        QCOMPARE(game.cardsOf(0), std::size_t{4});
        // A click beside the cards ends the display, too.
        game.click(6);
        QVERIFY(game.view->isShowingTurnedUp());
        game.clickFelt();
        QVERIFY(!game.view->isShowingTurnedUp());
        QCOMPARE(game.state().open, memory::none);
    }

    void neverMoreThanTwoCardsAreOpen() {
        plt::motion::setEnabled(true);
        MemoryGame game(QStringLiteral("6x5-mixed#3"));
        plt::Random random(4);
        for (int i = 0; i < 300 && !game.isOver(); ++i) {
            game.click(random.between(0, 29), random.coin() ? Qt::LeftButton : Qt::MiddleButton);
            QVERIFY(game.faceUp().size() <= 2);
            std::size_t found = 2 * game.state().finds.size();
            if (game.view->isShowingTurnedUp() && !game.state().showsMismatch()) found -= 2;
            QCOMPARE(game.cardsOf(0), found);
        }
    }

    void theFirstCardCanBeTurnedBack() {
        MemoryGame game;
        game.click({4, 4});
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.state().open, memory::none);
        QVERIFY(game.view->session().clock().isRunning());
        // A double click is two clicks.
        const auto point = game.table().pointOf({4, 0});
        QTest::mouseClick(game.table().viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(game.table().viewport(), Qt::LeftButton, {}, point);
        QTest::mouseRelease(game.table().viewport(), Qt::LeftButton, {}, point);
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.state().flips, 2);
        MemoryGame strict(MemoryGame::boardB(QStringLiteral("5x4-stay")));
        strict.click({4, 4});
        QCOMPARE(strict.state().open, 4);
        QVERIFY(strict.window->messageText().contains(QStringLiteral("This card stays up.")));
    }

    void cardsSayThatTheyStay() {
        MemoryGame game;
        const auto before = game.state();
        plt::testing::dragCard(game.table(), {3, 0}, game.table().pointOf({8, 0}));
        QVERIFY2(game.window->messageText().contains(QStringLiteral("click one to turn it over")),
                 qPrintable(game.window->messageText()));
        QVERIFY(game.state() == before);
    }

    void foundPlacesAreDead() {
        MemoryGame game;
        game.click({0, 10});
        QTRY_COMPARE(game.cardsOf(0), std::size_t{2});
        game.click({1, 0});
        QCOMPARE(game.state().open, 1);
        QCOMPARE(game.state().flips, 3);
        game.click(Table::pileOf(0));
        QCOMPARE(game.state().open, 1);
        // The cursor passes over them, and keys have no effect there.
        game.walkTo(0);
        game.key(Qt::Key_Space);
        QCOMPARE(game.state().open, 1);
        game.walkTo(11);
        game.key(Qt::Key_Space);
        QCOMPARE(game.state().finds.size(), std::size_t{2});
    }

    /// The two cards stay visible if the player moves the cursor, hides names or makes the window larger.
    void whatIsShownStaysInSight() {
        MemoryGame game;
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::untilInput});
        game.click({0, 1});
        const std::vector<int> both{0, 1};
        QVERIFY(game.faceUp() == both);
        for (const auto key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Down}) game.key(key);
        QVERIFY(game.view->isShowingTurnedUp() && game.faceUp() == both);
        game.window->resize(980, 560);
        QTRY_COMPARE(game.window->size(), QSize(980, 560));
        QVERIFY(game.view->isShowingTurnedUp() && game.faceUp() == both);
        game.view->preferences().setFlag(QStringLiteral("names"), false);
        for (const auto& [menu, action] : game.view->gameActions()) {
            Q_UNUSED(menu)
            if (action->text().contains(QStringLiteral("Names"))) action->trigger();
        }
        QVERIFY(game.view->isShowingTurnedUp() && game.faceUp() == both);
        game.view->preferences().setFlag(QStringLiteral("names"), true);
        // A hint marks the card that it speaks of.
        game.view->session().requestHint();
        QTRY_VERIFY(!game.view->session().isThinking());
        QVERIFY(!game.view->isShowingTurnedUp());
        QVERIFY(!game.view->statusText().contains(QStringLiteral("to go on")));
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::half});
    }

    void showingCanWaitForInput() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+30")));
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::untilInput});
        game.view->turns()->setPace(fast);
        game.click({0, 1});
        QVERIFY(game.view->statusText().contains(QStringLiteral("Click or press Enter to go on.")));
        QVERIFY(game.view->isComputersTurn());
        game.clickFelt();
        QVERIFY(game.faceUp().empty());
        QTRY_VERIFY(game.state().flips > 2);
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::half});
    }

    void aSmallerBoardComesWhileCardsAreShown() {
        MemoryGame game(QStringLiteral("10x8#5"));
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::untilInput});
        int other = 1;
        while (game.state().picture(other) == game.state().picture(0)) ++other;
        game.click({0, other});
        QVERIFY(game.view->isShowingTurnedUp());
        QVERIFY(game.window->openGameId(QStringLiteral("4x3#1")).isEmpty());
        auto& session = game.view->session();
        session.undo();
        QCOMPARE(game.state().options.cards(), 80);
        session.undo();
        session.redo();
        QVERIFY(game.view->isShowingTurnedUp());
        // The pointer is where the smaller board has no card.
        const QPoint below = game.table().pointOf({79, 0});
        QCursor::setPos(game.table().viewport()->mapToGlobal(below));
        session.redo();
        QCOMPARE(game.state().options.cards(), 12);
        QVERIFY(!game.view->isShowingTurnedUp());
        QVERIFY(game.faceUp().empty());
        // Neither place can be activated as long as the picture of the last game is shown.
        QVERIFY(!game.table().canActivate({79, 0}));
        QVERIFY(!game.table().canActivate({12, 0}));
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::half});
    }

    void theSameDealAgainIsPractice() {
        MemoryGame game(QStringLiteral("4x3#2"));
        QVERIFY(!game.view->session().isKnownDeal());
        game.click(0);
        game.view->session().restart();
        QVERIFY(game.view->session().isKnownDeal());
        while (!game.isOver()) game.click(memory::chooseCard(memory::observe(game.state()), 100));
        QVERIFY(game.window->messageText().contains(QStringLiteral("this was practice")));
        QVERIFY(!game.window->messageText().contains(QStringLiteral("best result")));
        QVERIFY(game.view->session().result().helped);
        game.view->session().newGame();
        QVERIFY(!game.view->session().isKnownDeal());
        QVERIFY(!game.view->session().result().helped);
    }

    // Several players -----------------------------------------------------------------------------------
    void peopleTakeTurns() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+p")));
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("It is Ann's turn.")));
        game.click({0, 10, 1, 2});
        // The turn passes when the two cards have been seen.
        QTRY_VERIFY(game.view->statusText().startsWith(QStringLiteral("It is Ben's turn.")));
        // Those of each player are counted in one place, with their word.
        QCOMPARE(plt::testing::figuresText(*game.view), QStringLiteral("Pairs: 1 of 10"));
        QTRY_COMPARE(game.table().picture().pile(Table::pileOf(0))->badge, QStringLiteral("1 pair"));
        for (int i = 1; i < 10; ++i) game.click({i, i + 10});
        QVERIFY(game.isOver());
        QVERIFY2(game.window->messageText().startsWith(QStringLiteral("Ben won! Ann: 1, Ben: 9.")),
                 qPrintable(game.window->messageText()));
        QTRY_COMPARE(game.cardsOf(1), std::size_t{18});
        QCOMPARE(game.cardsOf(0), std::size_t{2});
    }

    /// The end of a game against computers is won or lost, in the words of every game.
    void whoLosesToTheComputerIsToldSo() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+p")));
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click({0, 10, 1, 2});
        for (int i = 1; i < 9; ++i) game.click({i, i + 10});
        auto& session = game.view->session();
        session.setSeats({plt::Seat::person(), plt::Seat::computer(session.levels().front().word)});
        QTRY_VERIFY(game.isOver());
        QVERIFY2(game.window->messageText().startsWith(QStringLiteral("You lost. You: 1, Ben: 9.")),
                 qPrintable(game.window->messageText()));
        session.setSeats({plt::Seat::computer(session.levels().front().word), plt::Seat::person()});
        QCOMPARE(game.view->endTitle(), QStringLiteral("You won!"));
        session.setSeats({plt::Seat::person(), plt::Seat::person()});
        QCOMPARE(game.view->endTitle(), QStringLiteral("Ben won!"));
    }

    void theComputerPlaysItsTurns() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+90")));
        game.view->turns()->setPace(fast);
        game.click({0, 1});
        QVERIFY(game.view->isComputersTurn());
        // It waits until the mismatch is down, then turns up its own cards one by one, seen by everybody.
        std::map<int, std::size_t> open;
        connect(&game.view->session(), &plt::GameSession::changed, this,
                [&] { open.emplace(game.state().flips, game.faceUp().size()); });
        QTRY_VERIFY(game.state().flips >= 4);
        QVERIFY(!open.contains(2));
        QCOMPARE(open.at(3), std::size_t{1});
        QCOMPARE(open.at(4), std::size_t{2});
        disconnect(&game.view->session(), nullptr, this, nullptr);
        // It plays the move of the rules' player.
        const auto& session = game.view->session();
        auto state = Rules::begin(session.options(), session.start());
        for (const auto& move : session.moves()) {
            if (state.player == 1) QCOMPARE(move.place, memory::chooseCard(memory::observe(state), 90));
            state = Rules::apply(state, move).value();
        }
    }

    /// The result of a turn and the next turn are shown only after the two cards have been displayed.
    void aTurnIsOverWhenItsCardsHaveBeenSeen() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+90")));
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::untilInput});
        game.view->turns()->setPatient(true);
        const auto words = [&] {
            QStringList list;
            for (const auto& label : game.table().picture().labels) list << label.text;
            return list.join(QLatin1Char('|'));
        };
        const auto turn = [&] { return std::pair(game.view->seatInTurn(), game.table().playerInTurn()); };
        QCOMPARE(words(), QStringLiteral("Your turn"));
        game.click(0);
        const auto named = [&](int place) {
            return plt::translated(memory::pictureName(game.state().picture(place)));
        };
        QCOMPARE(words(), QStringLiteral("You: %1|Your turn").arg(named(0)));
        game.click(1);
        QCOMPARE(words(), QStringLiteral("You: %1, %2").arg(named(0), named(1)));
        QCOMPARE(turn(), std::pair(0, 0));
        QVERIFY2(game.view->statusText().startsWith(QStringLiteral("Your turn.")),
                 qPrintable(game.view->statusText()));
        game.clickFelt();
        QCOMPARE(words(), QStringLiteral("You found no pair."));
        QCOMPARE(turn(), std::pair(1, 1));
        QCOMPARE(game.view->statusText(), QStringLiteral("Ben is playing."));
        QVERIFY((game.table().lastPlaces() == std::vector<int>{0, 1}));
        // The computer's card is announced, too, and the marks of the turn before are removed.
        QTRY_VERIFY(!game.view->turns()->isHeld());
        game.view->turns()->moveNow();
        QTRY_VERIFY(game.state().open != memory::none);
        QCOMPARE(words(), QStringLiteral("Ben: %1").arg(named(game.state().open)));
        QVERIFY(game.table().lastPlaces().empty());
        game.view->preferences().setValue(QStringLiteral("showing"), int{View::half});
    }

    void aPairIsToldWhenItLeaves() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+90")));
        game.click({0, 10});
        const auto told = [&] { return game.table().picture().labels.front().text; };
        const auto badge = [&] { return game.table().picture().pile(Table::pileOf(0))->badge; };
        QVERIFY(game.view->isShowingTurnedUp());
        QVERIFY2(!told().contains(QStringLiteral("pair")), qPrintable(told()));
        QCOMPARE(badge(), QStringLiteral("0 pairs"));
        QTRY_VERIFY(!game.view->isShowingTurnedUp());
        QCOMPARE(told(), QStringLiteral("You found a pair."));
        QCOMPARE(badge(), QStringLiteral("1 pair"));
        MemoryGame alone;
        alone.click({0, 10});
        QVERIFY(plt::testing::figuresText(*alone.view).startsWith(QStringLiteral("Pairs: 0 of 10")));
        QTRY_VERIFY(plt::testing::figuresText(*alone.view).startsWith(QStringLiteral("Pairs: 1 of 10")));
    }

    /// At the end all pairs lie side by side on the table, those of each player in a row with the name.
    void theEndShowsWhatWasFound() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+p")));
        game.click({0, 10, 1, 2});
        for (int i = 1; i < 10; ++i) game.click({i, i + 10});
        QVERIFY(game.isOver());
        QTRY_COMPARE(game.cardsOf(1), std::size_t{18});
        const auto left = [&](int player, int index) {
            return game.table().rectOf({Table::pileOf(player), index}).left();
        };
        for (int i = 1; i < 18; ++i) QVERIFY(left(1, i) > left(1, i - 1));
        QStringList names;
        for (const auto& label : game.table().picture().labels) names << label.text;
        QVERIFY2(names.contains(QStringLiteral("Ben\n9 pairs")), qPrintable(names.join(QLatin1Char('|'))));
        // The plate of the end covers no card.
        QVERIFY2(!names.join(QLatin1Char('|')).contains(QStringLiteral("found")),
                 qPrintable(names.join(QLatin1Char('|'))));
        MemoryGame alone;
        for (int i = 0; i < 10; ++i) alone.click({i, i + 10});
        QTRY_COMPARE(alone.cardsOf(0), std::size_t{20});
        const auto rect = [&](int index) { return alone.table().rectOf({Table::pileOf(0), index}); };
        QVERIFY(rect(19).top() > rect(0).bottom() && rect(1).left() > rect(0).left());
    }

    void cardsCanBeToldInWords() {
        MemoryGame game(QStringLiteral("5x4+30:ABCDEFGHIJABCDEFGHIJ.9"));
        game.click(3);
        QVERIFY(!game.window->messageText().contains(QStringLiteral("diamond")));
        game.view->preferences().setFlag(QStringLiteral("tell"), true);
        game.click(5);
        QCoreApplication::sendPostedEvents(game.view, QEvent::MetaCall);
        const auto mine = game.window->messageText();
        QTRY_VERIFY([&] {
            if (game.state().open == memory::none) game.clickFelt();
            return game.state().open != memory::none;
        }());
        const auto expected = memory::cardName(game.state(), game.state().open, true);
        QCoreApplication::sendPostedEvents(game.view, QEvent::MetaCall);
        const auto its = game.window->messageText();
        game.view->preferences().setFlag(QStringLiteral("tell"), false);
        QCOMPARE(mine, QStringLiteral("row 2, column 1, sad face. Ben is playing. You: 0, Ben: 0"));
        QVERIFY2(its.startsWith(expected), qPrintable(its));
    }

    void clicksMakeTheComputerHurry() {
        MemoryGame game(QStringLiteral("4x3+60+30#4"));
        game.view->turns()->setPace(plt::Turns::Pace::slow);
        plt::Random random(3);
        int inputs = 0;
        while (!game.isOver()) {
            QVERIFY(++inputs < 2000);
            if (game.view->isComputersTurn()) {
                const int flips = game.state().flips;
                const bool showing = game.view->isShowingTurnedUp();
                if (inputs % 3 == 0)
                    game.key(Qt::Key_Return);
                else
                    game.clickFelt();
                // One input ends the display, and one turns up each card.
                if (game.table().isCursorVisible() || inputs % 3 != 0)
                    QTRY_COMPARE(game.state().flips, flips + (showing ? 0 : 1));
            } else {
                const auto moves = Rules::legalMoves(game.state());
                game.click(moves[random.below(moves.size())].place);
            }
        }
        const auto message = game.window->messageText();
        QVERIFY2(message.startsWith(QStringLiteral("You won!")) ||
                     message.startsWith(QStringLiteral("You lost.")) ||
                     message.startsWith(QStringLiteral("A draw.")),
                 qPrintable(message));
        QTRY_VERIFY(!game.view->isShowingTurnedUp());
        QCOMPARE(game.cardsOf(0) + game.cardsOf(1) + game.cardsOf(2), std::size_t{12});
    }

    void undoGoesOverTheComputersTurns() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+30")));
        game.click({0, 1});
        QTRY_VERIFY([&] {
            if (game.view->isComputersTurn()) game.clickFelt();
            return !game.view->isComputersTurn();
        }());
        const auto after = game.state();
        const int moves = game.view->session().moveCount();
        QVERIFY(moves > 3);
        game.view->session().undo();
        QTRY_VERIFY(!game.view->isComputersTurn());
        QCOMPARE(game.view->session().moveCount(), 1);
        QCOMPARE(game.state().open, 0);
        QVERIFY(game.view->session().result().helped);
        game.view->session().redo();
        QTRY_COMPARE(game.view->session().moveCount(), moves);
        QVERIFY(game.state() == after);
    }

    void aPauseCoversEverything() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+30")));
        game.view->turns()->setPace(fast);
        game.click({0, 1});
        game.window->setPaused(true);
        QVERIFY(!game.view->isVisible());
        QVERIFY(!game.view->isShowingTurnedUp());
        QVERIFY(!game.view->session().clock().isRunning());
        const auto state = game.state();
        game.table().choose({5, 0}, {});
        game.key(Qt::Key_Return);
        QVERIFY(game.state() == state);
        QCOMPARE(game.view->session().clock().isRunning(), false);
        // The computer starts thinking again in the same position.
        game.window->setPaused(false);
        QVERIFY(game.view->isVisible());
        QTRY_VERIFY(game.state().flips > state.flips);
    }

    void aResumedGameGoesOn() {
        const auto name = QStringLiteral("test-memory-resumed");
        memory::State left;
        {
            MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+90")), name);
            game.click({0, 10, 1, 2});
            QVERIFY(game.view->isComputersTurn());
            left = game.state();
            game.window->close();
        }
        MemoryGame game(QString(), name);
        QVERIFY(game.state() == left);
        QVERIFY(game.faceUp().empty());
        QCOMPARE(game.cardsOf(0), std::size_t{2});
        QTRY_VERIFY(game.state().flips > left.flips);
    }

    // Looks and words -----------------------------------------------------------------------------------
    void picturesDifferInGreyToo() {
        constexpr int side = 48;
        std::vector<QImage> grey;
        for (int number = 0; number < memory::pictureCount; ++number) {
            QSvgRenderer drawing(
                QStringLiteral(":/memory/%1.svg").arg(QLatin1String(memory::pictureFile(number))));
            QVERIFY2(drawing.isValid(), memory::pictureFile(number));
            grey.push_back(picture(number, side).convertToFormat(QImage::Format_Grayscale8));
        }
        for (std::size_t one = 0; one < grey.size(); ++one) {
            for (std::size_t other = one + 1; other < grey.size(); ++other) {
                int differing = 0;
                for (int y = 0; y < side; ++y)
                    for (int x = 0; x < side; ++x)
                        if (std::abs(qGray(grey[one].pixel(x, y)) - qGray(grey[other].pixel(x, y))) > 40)
                            ++differing;
                // Even the near-pairs (two faces) differ in more than a twentieth of the picture.
                QVERIFY2(differing > side * side / 20,
                         qPrintable(QStringLiteral("%1 and %2: %3")
                                        .arg(QLatin1String(memory::pictureFile(static_cast<int>(one))),
                                             QLatin1String(memory::pictureFile(static_cast<int>(other))))
                                        .arg(differing)));
            }
        }
    }

    void picturesStayInsideTheirBox() {
        for (int number = 0; number < memory::pictureCount; ++number) {
            const auto image = picture(number, 128);
            const QRgb paper = QColor(0xFF, 0xFD, 0xF8).rgb();
            int ink = 0;
            for (int i = 0; i < 128; ++i) {
                for (const QPoint edge : {QPoint(i, 0), QPoint(i, 127), QPoint(0, i), QPoint(127, i)})
                    QVERIFY2(image.pixel(edge) == paper, memory::pictureFile(number));
                for (int x = 0; x < 128; ++x)
                    if (image.pixel(x, i) != paper) ++ink;
            }
            QVERIFY2(ink > 128 * 128 / 6, memory::pictureFile(number));
        }
    }

    void namesCanBeHidden() {
        MemoryGame game;
        game.click(5);
        const auto card = [&] {
            return game.table()
                .viewport()
                ->grab(game.table().rectOf({5, 0}).toRect().adjusted(5, 5, -5, -5))
                .toImage();
        };
        const auto with = card();
        for (const auto& [menu, action] : game.view->gameActions()) {
            Q_UNUSED(menu)
            if (action->text().contains(QStringLiteral("Names"))) action->trigger();
        }
        QVERIFY(card() != with);
        game.view->preferences().setFlag(QStringLiteral("names"), true);
        QVERIFY(card() == with);
    }

    void hintsAreMarked() {
        MemoryGame game;
        game.click({0, 1, 2, 10});
        game.view->session().requestHint();
        QTRY_VERIFY(!game.view->session().isThinking());
        QVERIFY(game.window->messageText().startsWith(QStringLiteral("You have seen a pair")));
        std::vector<int> marked;
        for (int place = 0; place < 20; ++place)
            if (game.table().picture().pile(place)->cards.front().marked) marked.push_back(place);
        QVERIFY((marked == std::vector<int>{0, 10}));
        game.view->session().playHint();
        game.view->session().requestHint();
        QTRY_VERIFY(!game.view->session().isThinking());
        game.view->session().playHint();
        QCOMPARE(game.state().finds.size(), std::size_t{1});
    }

    void playersHaveNamesOfTheirOwn() {
        for (const char* text : {"", "person-30", "person-person-30", "person-30-30-90",
                                 "person-person-person-person", "30-person", "90-60-30"}) {
            const auto seats = *plt::readSeats(text, Rules::levels());
            std::set<QString> names;
            const int players = std::max(1, static_cast<int>(seats.size()));
            for (int player = 0; player < players; ++player) names.insert(memory::playerName(seats, player));
            QCOMPARE(static_cast<int>(names.size()), players);
        }
    }

    void nothingOverlapsInAnyLayout() {
        for (const auto size : memory::allSizes) {
            for (int players = 1; players <= 4; ++players) {
                const auto options = with(players, size);
                for (const auto seating : {Seating::right, Seating::below, Seating::wide}) {
                    const QSizeF least = memory::needs(options, seating);
                    for (const QSizeF table : {least, least + QSizeF(3, 0), least + QSizeF(0, 2)}) {
                        const auto layout = memory::layOut(options, seating, table);
                        QCOMPARE(static_cast<int>(layout.places.size()), options.cards());
                        QCOMPARE(static_cast<int>(layout.seats.size()), players);
                        auto all = layout.places;
                        all.insert(all.end(), layout.frames.begin(), layout.frames.end());
                        if (players > 1) all.push_back(layout.words);
                        for (std::size_t i = 0; i < all.size(); ++i) {
                            QVERIFY(QRectF(-1e-9, -1e-9, table.width() + 2e-9, table.height() + 2e-9)
                                        .contains(all[i]));
                            for (std::size_t j = i + 1; j < all.size(); ++j)
                                QVERIFY(!all[i].intersects(all[j]));
                        }
                        for (std::size_t i = 0; i < layout.seats.size(); ++i)
                            QVERIFY(layout.frames[i].contains(layout.seats[i]));
                    }
                }
            }
        }
        QVERIFY(memory::seatingFor({}, QSizeF(900, 600), 1.4) == Seating::right);
        QVERIFY(memory::seatingFor({}, QSizeF(400, 900), 1.4) == Seating::below);
        QVERIFY(memory::seatingFor(with(2), QSizeF(336, 122), 1.4) == Seating::wide);
    }

    void theFrameOfATurnCrossesNoName() {
        MemoryGame game(QStringLiteral("5x4+p+60+90#5"));
        game.window->resize(336, 250);
        QTRY_VERIFY(game.window->width() <= 336);
        QCoreApplication::processEvents();
        for (int player = 0; player < 3; ++player) {
            // Names end where the piles below them begin.
            const QRectF pile = game.table().rectOf({memory::Table::pileOf(player), -1});
            const QRectF frame = game.table().frameOf(player);
            QVERIFY(frame.contains(pile));
            QVERIFY(frame.top() >= pile.top() - 2);
            QVERIFY(frame.bottom() <= pile.bottom() + 2);
        }
        game.window->resize(760, 600);
        QTRY_VERIFY(game.window->width() >= 760);
        QCoreApplication::processEvents();
        const QRectF pile = game.table().rectOf({memory::Table::pileOf(0), -1});
        QVERIFY(game.table().frameOf(0).top() < pile.top() - 10);
    }

    void namesOfSmallTablesDoNotTouch() {
        for (const auto* id : {"5x4+30+60+90#5", "4x3+30+60+90#5"}) {
            MemoryGame game(QString::fromLatin1(id));
            game.window->resize(336, 250);
            QTRY_VERIFY(game.window->width() <= 336);
            QCoreApplication::processEvents();
            QFont font = game.table().font();
            font.setBold(true);
            font.setPixelSize(10);
            std::vector<QRectF> names;
            for (int player = 0; player < 4; ++player) {
                const auto* pile = game.table().picture().pile(memory::Table::pileOf(player));
                const QRectF place = game.table().rectOf({pile->id, -1});
                const double width = QFontMetricsF(font).horizontalAdvance(pile->label);
                const QRectF name(place.center().x() - width / 2, place.top() - 10, width, 10);
                QVERIFY(name.left() >= 0 && name.right() <= game.table().viewport()->width());
                for (const QRectF& other : names) QVERIFY2(!name.intersects(other), id);
                names.push_back(name);
            }
        }
    }

    void drawsAtEverySize() {
        MemoryGame game(QStringLiteral("10x8-mixed+p+60+90#5"));
        for (const QSize size : {QSize(340, 320), QSize(400, 900), QSize(1700, 500), QSize(2560, 1440)}) {
            game.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!game.window->grab().isNull());
            for (const auto& pile : game.table().picture().piles)
                QVERIFY(game.table().viewport()->rect().contains(
                    game.table().rectOf({pile.id, -1}).toAlignedRect()));
        }
    }

    void otherDealsAreOtherCards() {
        MemoryGame game;
        const auto ids = [&] {
            std::set<int> all;
            for (const auto& pile : game.table().picture().piles)
                for (const auto& card : pile.cards) all.insert(card.id);
            return all;
        };
        const auto before = ids();
        game.click({0, 10});
        QVERIFY(ids() == before);
        game.view->session().restart();
        QVERIFY(ids() == before);
        game.view->session().newGame();
        for (const int id : ids()) QVERIFY(before.count(id) == 0);
    }

    void optionsCanBeChosen() {
        MemoryGame game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto choose = [&](const QString& box, int index) {
            for (auto* one : form.findChildren<QComboBox*>())
                if (one->accessibleName() == box) return one->setCurrentIndex(index);
            QFAIL(qPrintable(box));
        };
        choose(QStringLiteral("Size"), 4);
        choose(QStringLiteral("Pictures"), 2);
        choose(QStringLiteral("Players"), 2);
        // The rows of the further players have come with them: computers, as long as one person plays.
        choose(QStringLiteral("Ben"), 2);
        QVERIFY(game.view->optionsProblem().isEmpty());
        QVERIFY(game.view->optionsDiffer());
        game.view->applyOptions();
        QCOMPARE(game.view->session().optionsText(), QStringLiteral("10x8-garden+3"));
        QCOMPARE(plt::writeSeats(game.view->session().seats()), std::string("person-60-90"));
        QCOMPARE(static_cast<int>(game.table().picture().piles.size()), 83);
    }

    void oneNoticeAndOnePictureForEachChange() {
        MemoryGame game(QString(), QStringLiteral("test-memory-once"));
        // The table is laid out anew for the window's first size, and then computers may move.
        QVERIFY(QTest::qWaitForWindowExposed(game.window.get()));
        QTRY_VERIFY(!game.view->turns()->isHeld());
        const plt::testing::OnePicture once(*game.window);
        once.allOf(MemoryGame::boardB(), [&] { game.view->play({3}); });
        QCOMPARE(game.window->openGameId(MemoryGame::boardB(QStringLiteral("5x4+30"))), QString());
        once.change("first card", [&] { game.click(0); });
        once.change("second card", [&] { game.click(1); });
        // The mismatch is turned down by itself, which is no change of the game, and then the computer moves.
        once.change("the computer", [&] { QTRY_VERIFY(game.state().flips == 3); });
        QVERIFY(!game.view->isShowingTurnedUp());
    }

    /// A file that version 1.0 has written.
    void aGameOfAnEarlierVersion() {
        const auto name = QStringLiteral("memory");
        QVERIFY(!plt::storage::makeFolder(QStringLiteral("saved")).isEmpty());
        QVERIFY(
            QFile::copy(QStringLiteral(PLT_GAME_FOLDER "/tests/earlier.json"), plt::SavedGame::path(name)));
        MemoryGame game(QString(), name);
        auto& session = game.view->session();
        QCOMPARE(session.optionsText(), QStringLiteral("5x4-animals+3"));
        QCOMPARE(plt::writeSeats(session.seats()), std::string("person-60-person"));
        QCOMPARE(session.result().optionsText, QStringLiteral("5x4-animals+60+p"));
        QCOMPARE(session.shortId(), QStringLiteral("5x4-animals+3#17"));
        QCOMPARE(session.moveCount(), 4);
        QCOMPARE(game.state().player, 2);
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("It is Cleo's turn.")));
        // The number of the deal still means these cards.
        const auto cards = game.state().pictures;
        QCOMPARE(session.openId(session.shortId()), QString());
        QVERIFY(game.state().pictures == cards);
        session.undo();
        session.goTo(0);
        session.undo();
        QCOMPARE(session.optionsText(), QStringLiteral("5x4"));
        QVERIFY(!session.hasSeats());
        game.window->close();
    }

    /// A pause and the end are shown in words and numbers; a player chosen in the bar is like others.
    void theComputerIsChosenInTheMiddleOfAGame() {
        MemoryGame game(MemoryGame::boardB(QStringLiteral("5x4+p")));
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click({0, 1});
        QVERIFY(!game.view->isComputersTurn());
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::computer("90")});
        QTRY_VERIFY(game.state().flips > 2);
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::person()});
        QVERIFY(!game.view->isComputersTurn());
    }
};

QTEST_MAIN(TestMemoryView)
#include "test_view.moc"
