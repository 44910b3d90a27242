// SPDX-License-Identifier: MIT
#include "common/cards/table/look/table_text.h"
#include "common/keeping/results/statistics.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "go-fish/tests/tables.h"
#include "go-fish/view.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QDialog>
#include <QFontMetricsF>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace gofish;
using plt::HandTable;
using plt::Seat;
using plt::Seats;

namespace {

const Seats againstTwo{Seat::person(), Seat::computer("easy"), Seat::computer("hard")};

/// A game in its window, and functions to play it with.
struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& id, const Seats& seats = againstTwo,
                  const QString& name = QStringLiteral("test-go-fish"))
        : PlayedGame({name, {900, 700}}) {
        show(id);
        if (!id.isEmpty()) session().setSeats(seats);
    }
    /// Of a table whose window has the keyboard.
    void activate() const {
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window is not active");
        table().setFocus();
    }
    Table& table() const { return view->table(); }
    bool isMine() const { return Rules::seatToMove(state()) == 0 && !view->isThinking(); }
    bool waitForMe() const {
        return QTest::qWaitFor([this] { return isOver() || isMine(); }, 20000);
    }
    plt::CardPlace place(plt::Card card) const { return table().placeOf(card.index()); }
    plt::CardPlace handOf(int seat) const {
        return {HandTable::handPile(seat), static_cast<int>(state().hand(seat).size()) - 1};
    }
    void click(plt::CardPlace at) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().pointOf(at));
    }
    void drag(plt::CardPlace from, QPoint to) const { plt::testing::dragCard(table(), from, to); }
    QPoint stock() const { return table().pointOf(stockPlace()); }
    plt::CardPlace stockPlace() const {
        return {Table::stockPile, static_cast<int>(state().stock.size()) - 1};
    }
    /// The move of a person who plays like the hard player.
    Move wanted() const {
        plt::Question question;
        question.seed = state().events.size();
        return Rules::choose(Rules::observe(state(), 0), "hard", question);
    }
};

QAccessibleInterface* childNamed(QAccessibleInterface* in, const QString& start) {
    for (int i = 0; i < in->childCount(); ++i) {
        auto* const child = in->child(i);
        if (child == nullptr) continue;
        if (child->text(QAccessible::Name).startsWith(start, Qt::CaseInsensitive)) return child;
        if (auto* const found = childNamed(child, start)) return found;
    }
    return nullptr;
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

/// The view of Go Fish.
class TestGoFishView : public QObject {
    Q_OBJECT

    /// Plays a game to its end by `act`, which does one move of the person's.
    static void playToTheEnd(Game& game, const std::function<void(const Move&)>& act) {
        for (int moves = 0; moves < 400; ++moves) {
            QVERIFY(game.waitForMe());
            if (game.isOver()) break;
            const Move move = game.wanted();
            const State before = game.state();
            act(move);
            if (QTest::currentTestFailed()) return;
            QVERIFY2(!(game.state() == before), Rules::write(move).c_str());
        }
        QVERIFY(game.isOver());
        QCOMPARE(game.view->session().result().place, Rules::standing(game.state()).front());
        // The others' cards are turned up.
        for (int seat = 0; seat < 3; ++seat)
            for (const auto& card : game.table().picture().pile(HandTable::handPile(seat))->cards)
                QVERIFY(card.faceUp);
        QVERIFY2(game.window->messageText().contains(QStringLiteral("Out of cards: ")),
                 qPrintable(game.window->messageText()));
        QVERIFY(game.window->messageText().contains(QStringLiteral("You")));
    }

    /// While the seat plays, its frame leaves the words whole.
    static void isInFrame(const Game& game, int seat, const plt::LabelPicture& label) {
        const QSizeF card = game.table().cardSize();
        const auto inPixels = [&card](const QRectF& area) {
            return QSizeF(area.width() * card.width(), area.height() * card.height());
        };
        const QRectF box = game.table().places().seats[seat].box;
        const QSizeF room = inPixels(label.area);
        // The font of a plain label.
        const auto size = std::min(std::max(card.height() * 0.135, 11.0), room.height() * 0.9);
        const QFontMetricsF letters(plt::fittingLines(plt::tableFont(size, false), label.text, room));
        const auto words = letters.boundingRect(QRectF({}, room), Qt::TextWordWrap, label.text).height();
        const auto below = (box.bottom() - label.area.bottom()) * card.height() + (room.height() - words) / 2;
        const auto boxSize = inPixels(box);
        const auto frame = plt::markLines(plt::Mark::lastMove, std::min(boxSize.width(), boxSize.height()));
        QVERIFY2(below >= frame.reach(), qPrintable(QString::number(below)));
    }

    /// The last sentence stands at the seat, and all of them are read out.
    static void isSeen(const Game& game, int seat, const std::vector<plt::Message>& sentences) {
        const auto& labels = game.table().picture().labels;
        const auto area = game.table().places().seats[seat].said;
        const auto label = std::find_if(labels.begin(), labels.end(),
                                        [&](const plt::LabelPicture& one) { return one.area == area; });
        QVERIFY(label != labels.end());
        const auto last = QString::fromStdString(sentences.back().english());
        QVERIFY2(label->text.endsWith(last), qPrintable(label->text));
        const auto height = game.table().cardSize().height() * area.height();
        QVERIFY2(height >= 18, qPrintable(QString::number(height)));
        isInFrame(game, seat, *label);
        auto* const root = QAccessible::queryAccessibleInterface(&game.table());
        auto* const hand = childNamed(root, game.view->seatNames().at(seat) + QLatin1String(", "));
        QVERIFY(hand != nullptr);
        for (const auto& sentence : sentences)
            QVERIFY(hand->text(QAccessible::Name)
                        .contains(QStringLiteral(". ") + QString::fromStdString(sentence.english())));
        QVERIFY(!hand->text(QAccessible::Name).contains(QStringLiteral("..")));
    }

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void aLongHandLiesInTwoRows() {
        Table table;
        table.resize(900, 700);
        const auto rowsOf = [&table](std::string_view own) {
            table.showGame(gofish::testing::table({own, "KS", "KH"}, "KD KC"), {}, nullptr, false);
            return table.seating().rows;
        };
        QCOMPARE(rowsOf("2S 3S 4S 5S 6S 7S 8S"), 1);
        QCOMPARE(rowsOf("2S 3S 4S 5S 6S 7S 8S 9S TS 2H 3H 4H 5H 6H 7H 8H 9H TH"), 2);
    }

    // To the end --------------------------------------------------------------------------------------------

    void aGameByMouse() {
        Game game(QStringLiteral("2#3"));
        int count = 0;
        playToTheEnd(game, [&](const Move& move) {
            ++count;
            const auto laid = game.table().rectOf({Table::laidPile(0), -1}).center().toPoint();
            switch (move.kind) {
                case Move::Kind::lay:
                    game.drag(game.place(move.card), laid);
                    break;
                case Move::Kind::ask:
                    if (count % 2 == 0) {
                        game.drag(game.place(move.card), game.table().pointOf(game.handOf(move.target)));
                    } else {
                        game.click(game.place(move.card));
                        game.click(game.handOf(move.target));
                    }
                    break;
                case Move::Kind::fish:
                    if (count % 2 == 0)
                        game.drag(game.stockPlace(), game.table().pointOf(game.handOf(0)));
                    else
                        game.click(game.stockPlace());
                    break;
                case Move::Kind::next:
                    QFAIL("a single game has one round");
            }
        });
        plt::FileWriter::shared().finish();
        const auto all = plt::Statistics(QStringLiteral("test-go-fish")).read();
        QCOMPARE(all.size(), 1);
        const auto& figures = all.first().figures;
        QCOMPARE(figures.value(QStringLiteral("Pairs")).sum, double(game.state().sets(0)));
        QCOMPARE(figures.value(QStringLiteral("Place")).sum, double(Rules::standing(game.state())[0]));
    }

    void aGameByKeyboard() {
        Game game(QStringLiteral("2#4"));
        game.activate();
        playToTheEnd(game, [&](const Move& move) {
            if (move.kind == Move::Kind::fish) {
                game.key(Qt::Key_Space);
                return;
            }
            // Walks along the own hand.
            const int pile = HandTable::handPile(0);
            for (int i = 0; i < 12 && game.table().cursor().pile != pile; ++i) game.key(Qt::Key_Down);
            if (!game.table().isCursorVisible()) game.key(Qt::Key_Left);
            const int wanted = game.place(move.card).index;
            for (int i = 0; i < 60 && game.table().cursor().index != wanted; ++i)
                game.key(game.table().cursor().index < wanted ? Qt::Key_Right : Qt::Key_Left);
            QCOMPARE(game.table().cursor(), game.place(move.card));
            // Some keyboards have their digits above Shift.
            const auto shift = game.state().events.size() % 2 == 0 ? Qt::ShiftModifier : Qt::NoModifier;
            if (move.kind == Move::Kind::lay)
                game.key(Qt::Key_P);
            else
                game.key(move.target == 1 ? Qt::Key_1 : Qt::Key_2, shift);
        });
    }

    void aGameByAccessibility() {
        Game game(QStringLiteral("2#5"));
        auto* const root = QAccessible::queryAccessibleInterface(&game.table());
        const auto press = [&](const QString& name) {
            auto* const thing = childNamed(root, name);
            QVERIFY2(thing != nullptr, qPrintable(name));
            thing->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        playToTheEnd(game, [&](const Move& move) {
            if (move.kind == Move::Kind::fish) {
                auto* const stock = childNamed(root, QStringLiteral("Stock"));
                QVERIFY(stock != nullptr);
                auto* const top = stock->childCount() > 0 ? stock->child(stock->childCount() - 1) : stock;
                top->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                return;
            }
            plt::CardPicture card;
            card.face = move.card.index();
            press(game.table().cardName(card));
            if (move.kind == Move::Kind::lay) {
                press(QStringLiteral("You, %1 pair").arg(game.state().sets(0)));
                return;
            }
            auto* const hand = childNamed(root, QStringLiteral("%1, %2 card")
                                                    .arg(game.view->seatNames().at(move.target))
                                                    .arg(game.state().hand(move.target).size()));
            QVERIFY(hand != nullptr);
            auto* const top = hand->childCount() > 0 ? hand->child(hand->childCount() - 1) : hand;
            top->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        });
    }

    // The turn ----------------------------------------------------------------------------------------------

    void whatIsClickedInAnotherTurnIsDropped() {
        Game game(QStringLiteral("2#6"));
        game.activate();
        game.view->turns()->setHeld(true);
        while (game.state().turn == 0) {
            const Move move = game.wanted();
            QVERIFY(game.view->session().play(move));
        }
        const State before = game.state();
        const auto mine = game.place(game.state().hand(0).front());
        game.click(mine);
        game.click(game.handOf(1));
        game.drag(mine, game.table().pointOf(game.handOf(2)));
        game.click(game.stockPlace());
        for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_P, Qt::Key_Space}) game.key(key);
        QVERIFY(game.state() == before);
        // The input has no later effect.
        game.view->turns()->setHeld(false);
        QVERIFY(game.waitForMe());
        QVERIFY(game.view->session().moveCount() > 0);
        for (const auto& event : game.state().events)
            QVERIFY(event.seat != 0 ||
                    std::find(before.events.begin(), before.events.end(), event) != before.events.end());
    }

    void aGameIsResumedInTheMiddleOfAnotherTurn() {
        const QString name = QStringLiteral("test-go-fish-resumed");
        State before;
        {
            Game game(QStringLiteral("2#7"), againstTwo, name);
            game.view->turns()->setHeld(true);
            while (game.state().turn == 0) QVERIFY(game.view->session().play(game.wanted()));
            // The computer has asked, and must go fish.
            while (game.state().phase != Phase::fishing || game.state().turn == 0)
                QVERIFY(game.view->session().play(
                    Rules::choose(Rules::observe(game.state(), game.state().turn), "easy", {}),
                    plt::Cause::computer));
            before = game.state();
            game.window->close();
            plt::FileWriter::shared().finish();
        }
        Game again(QString(), againstTwo, name);
        again.view->turns()->setHeld(true);
        QTRY_VERIFY(!again.view->session().awaitsFirst());
        QVERIFY(again.state() == before);
        again.view->turns()->setHeld(false);
        QTRY_VERIFY(again.state().events.size() > before.events.size());
        QVERIFY(again.waitForMe());
    }

    void thePlatesTellWhoIsToMove() {
        Game game(QStringLiteral("2#8"));
        QVERIFY(game.waitForMe());
        const auto& plates = game.table().plates();
        QCOMPARE(plates.size(), std::size_t{3});
        QVERIFY(plates[0].toMove && !plates[1].toMove && !plates[2].toMove);
        QCOMPARE(plates[0].name, QStringLiteral("You"));
        QCOMPARE(plates[1].name, QStringLiteral("Ben"));
        QVERIFY(plates[1].numbers.startsWith(QStringLiteral("%1 card").arg(game.state().hand(1).size())));
        for (const auto& card : game.table().picture().pile(HandTable::handPile(1))->cards)
            QVERIFY(!card.faceUp);
    }

    // Own pairs, undo, hints --------------------------------------------------------------------------------

    void layingDownIsTakenBackForNothing() {
        // A deal in which the person holds a pair.
        for (int number = 1; number < 50; ++number) {
            Game game(QStringLiteral("2#%1").arg(number));
            const Move move = game.wanted();
            if (move.kind != Move::Kind::lay) continue;
            const int card = move.card.index();
            const QPoint point = game.table().pointOf(game.place(move.card));
            game.click(game.place(move.card));
            // Press, release, double click, release.
            QTest::mouseDClick(game.table().viewport(), Qt::LeftButton, {}, point);
            QTest::mouseRelease(game.table().viewport(), Qt::LeftButton, {}, point);
            QCOMPARE(game.state().sets(0), 1);
            game.view->session().undo();
            QCOMPARE(game.state().sets(0), 0);
            QVERIFY(!game.view->session().result().helped);
            QVERIFY(game.table().placeOf(card).pile == HandTable::handPile(0));
            // Undoing a question shows something.
            const auto asked = game.state().hand(0).front();
            QVERIFY(game.view->session().play(Move::ask(asked, 1)));
            game.view->session().undo();
            QVERIFY(game.view->session().result().helped);
            return;
        }
        QFAIL("no deal gives the person a pair");
    }

    void aHintMarksTheCardAndThePlayer() {
        Game game(QStringLiteral("2-auto#9"));
        QVERIFY(game.waitForMe());
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        const auto* const step = game.view->session().shownHint();
        QCOMPARE(step->move.kind, Move::Kind::ask);
        const auto* const card = game.table().cardAt(game.place(step->move.card));
        QVERIFY(card != nullptr && card->marked);
        QVERIFY(game.table().picture().pile(HandTable::handPile(step->move.target))->cards.back().marked);
    }

    void ownPairsAreMarkedOnRequest() {
        for (int number = 1; number < 50; ++number) {
            Game game(QStringLiteral("2#%1").arg(number));
            const Move move = game.wanted();
            if (move.kind != Move::Kind::lay) continue;
            QVERIFY(!game.table().cardAt(game.place(move.card))->marked);
            for (const auto& [menu, action] : game.view->gameActions())
                if (action->text().contains(QStringLiteral("pairs"))) action->trigger();
            QVERIFY(game.table().cardAt(game.place(move.card))->marked);
            return;
        }
        QFAIL("no deal gives the person a pair");
    }

    void theHandIsPutInOrderAtAnyTime() {
        Game game(QStringLiteral("2#10"));
        const State before = game.state();
        const auto first = game.state().hand(0).back();
        QCOMPARE(game.place(first).index, 0);
        game.table().setCursor(game.place(first));
        game.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(game.place(first).index, 1);
        QVERIFY(game.state() == before);
        game.view->turns()->setHeld(true);
        while (game.state().turn == 0) QVERIFY(game.view->session().play(game.wanted()));
        game.table().setCursor({HandTable::handPile(0), 0});
        const int id = game.table().cardAt({HandTable::handPile(0), 0})->id;
        game.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(game.table().placeOf(id).index, 1);
    }

    // Matches, and several people ---------------------------------------------------------------------------

    void theNextRoundWaitsForThePerson() {
        Game game(QStringLiteral("2-auto-r2#11"));
        for (int moves = 0; moves < 400 && game.state().phase != Phase::between; ++moves) {
            QTRY_VERIFY(game.isMine() || game.state().phase == Phase::between);
            if (game.state().phase == Phase::between) break;
            QVERIFY(game.view->session().play(game.wanted()));
        }
        QCOMPARE(game.state().phase, Phase::between);
        // Another one begins the next round, and still nothing happens.
        QCOMPARE(game.state().turn, 1);
        QVERIFY(game.table().button(Table::nextRound) != nullptr);
        // It can be hit and read in a small window, too.
        const QSize usual = game.window->size();
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        const auto* const button = game.table().button(Table::nextRound);
        QVERIFY(button->height() >= 24);
        QVERIFY(QFontInfo(button->font()).pixelSize() >= 9);
        QVERIFY(!button->geometry().intersects(
            game.table().rectOf({HandTable::handPile(0), -1}).toAlignedRect()));
        game.window->resize(usual);
        QTest::qWait(50);
        QCOMPARE(game.state().phase, Phase::between);
        game.view->setPaused(true);
        game.view->setPaused(false);
        QTest::qWait(50);
        QCOMPARE(game.state().phase, Phase::between);
        auto seats = againstTwo;
        seats[1] = Seat::computer("hard");
        game.view->session().setSeats(seats);
        QTest::qWait(50);
        QCOMPARE(game.state().phase, Phase::between);
        // A computer that waits for its turn deals as well, and no person has moved for it.
        game.view->turns()->setPatient(true);
        QTest::mouseClick(game.table().button(Table::nextRound), Qt::LeftButton);
        QTRY_VERIFY(game.state().phase != Phase::between);
        QVERIFY(!game.view->session().result().helped);
        game.view->turns()->setPatient(false);
        QCOMPARE(game.state().match.round(), 1);
        QVERIFY(game.table().button(Table::nextRound) == nullptr);
    }

    void severalPeopleSeeOnlyTheirOwnHands() {
        Game game(QStringLiteral("2#12"), {Seat::person(), Seat::person(), Seat::computer("easy")});
        const auto faceUp = [&](int seat) {
            const auto& cards = game.table().picture().pile(HandTable::handPile(seat))->cards;
            return std::any_of(cards.begin(), cards.end(), [](const auto& card) { return card.faceUp; });
        };
        for (int seat = 0; seat < 3; ++seat) QVERIFY(!faceUp(seat));
        const State before = game.state();
        game.key(Qt::Key_1);
        QVERIFY(game.state() == before);
        QTest::mouseClick(game.table().button(Table::showHand), Qt::LeftButton);
        QVERIFY(faceUp(0) && !faceUp(1));
        while (game.state().turn == 0) QVERIFY(game.view->session().play(game.wanted()));
        QVERIFY(!faceUp(0) && !faceUp(1));
        QCOMPARE(game.table().seating().atFoot, 1);
        QTest::mouseClick(game.table().button(Table::showHand), Qt::LeftButton);
        QVERIFY(faceUp(1) && !faceUp(0));
    }

    /// The button for the hand covers nothing of what the others have done, in the smallest window.
    void theLastQuestionIsReadBesideTheButton() {
        for (const char* id : {"2#12", "4#1"}) {
            Game game(QLatin1String(id), Seats(id[0] - '0' + 1, Seat::person()));
            game.window->resize(336, 250);
            QTRY_VERIFY(game.table().seating().low);
            QTest::mouseClick(game.table().button(Table::showHand), Qt::LeftButton);
            while (game.state().turn == 0 && !game.isOver())
                QVERIFY(game.view->session().play(game.wanted()));
            const auto* const button = game.table().button(Table::showHand);
            QVERIFY(button != nullptr);
            const auto& labels = game.table().picture().labels;
            const auto told = std::find_if(labels.begin(), labels.end(), [&](const plt::LabelPicture& one) {
                return one.text == game.view->session().lastTold() ||
                       one.text.contains(QStringLiteral(" asks "));
            });
            QVERIFY(told != labels.end());
            const QRectF stock = game.table().rectOf({Table::stockPile, -1});
            const QSizeF card = game.table().cardSize();
            const QPointF aside =
                told->area.topLeft() - game.table().picture().pile(Table::stockPile)->area.topLeft();
            const QRectF area(stock.left() + aside.x() * card.width(),
                              stock.top() + aside.y() * card.height(), told->area.width() * card.width(),
                              told->area.height() * card.height());
            QVERIFY(!area.intersects(button->geometry()));
            QVERIFY(!area.intersects(stock));
            QFont font = QApplication::font();
            font.setPixelSize(9);
            font.setBold(true);
            const auto needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, area.width(), 1000),
                                                                 Qt::TextWordWrap, told->text);
            QVERIFY2(needed.height() <= area.height(), qPrintable(told->text));
            QVERIFY(button->height() >= 24);
        }
    }

    // Display of a question ---------------------------------------------------------------------------------

    void aQuestionIsSeenBeforeItsAnswer() {
        plt::motion::setEnabled(true);
        Game game(QStringLiteral("2-auto#13"));
        game.view->turns()->setPace(plt::Turns::Pace::normal);
        game.view->turns()->setHeld(true);
        game.table().finishAnimation();
        while (game.state().turn == 0) QVERIFY(game.view->session().play(game.wanted()));
        game.table().finishAnimation();
        const Move move = Rules::choose(Rules::observe(game.state(), game.state().turn), "easy", {});
        const int seat = game.state().turn;
        QVERIFY(game.view->session().play(move, plt::Cause::computer));
        QVERIFY(game.table().isAnimating());
        const auto says = [&game](const char* words) {
            const auto& labels = game.table().picture().labels;
            return std::any_of(labels.begin(), labels.end(), [words](const plt::LabelPicture& label) {
                return label.text.contains(QLatin1String(words));
            });
        };
        // The table and the strip do not show the answer yet.
        QVERIFY(says(" for "));
        QVERIFY(!says(":"));
        QVERIFY(!game.view->statusText().contains(QLatin1Char(':')));
        const auto shown = game.table().placeOf(move.card.index());
        QCOMPARE(shown.pile, HandTable::handPile(seat));
        QVERIFY(game.table().cardAt(shown)->faceUp);
        game.table().finishAnimation();
        QVERIFY(says(":"));
        QVERIFY(game.view->statusText().contains(QLatin1Char(':')));
        const auto* const after = game.table().cardAt(game.table().placeOf(move.card.index()));
        QVERIFY(after != nullptr);
        QVERIFY(!after->faceUp || game.table().placeOf(move.card.index()).pile == Table::laidPile(seat));
    }

    /// The turn changes when the cards lie at rest.
    void yourTurnIsSaidAtRest() {
        plt::motion::setEnabled(true);
        Game game(QStringLiteral("2-auto#13"));
        game.view->turns()->setPace(plt::Turns::Pace::normal);
        game.view->turns()->setHeld(true);
        const auto saysTurn = [&game] {
            const auto& labels = game.table().picture().labels;
            return std::any_of(labels.begin(), labels.end(), [](const plt::LabelPicture& label) {
                return label.text == QStringLiteral("Your turn");
            });
        };
        bool flew = false;
        while (!game.isOver() && !flew) {
            game.table().finishAnimation();
            const bool wasMine = game.state().turn == 0;
            const Move move =
                wasMine ? game.wanted()
                        : Rules::choose(Rules::observe(game.state(), game.state().turn), "easy", {});
            QVERIFY(game.view->session().play(move, wasMine ? plt::Cause::move : plt::Cause::computer));
            // A card that another draws and keeps is not shown before.
            if (wasMine || game.state().turn != 0 || move.kind != Move::Kind::fish) continue;
            if (!game.table().isAnimating() || !game.state().events.back().cards.empty()) continue;
            flew = true;
            QVERIFY(!saysTurn());
            game.table().finishAnimation();
            QVERIFY(saysTurn());
        }
        QVERIFY(flew);
    }

    /// Also where a plate has no room, the result stands in large words where the turn stood.
    void theEndIsSaidOnTheTable() {
        const Game game(QStringLiteral("2-auto#13"));
        game.window->resize(336, 250);
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        const auto labels = [&game] {
            QStringList texts;
            for (const auto& label : game.table().picture().labels) texts << label.text;
            return texts;
        };
        while (game.waitForMe() && !game.isOver()) QVERIFY(game.view->session().play(game.wanted()));
        QVERIFY(game.isOver() && !game.view->endTitle().isEmpty());
        QTRY_VERIFY(labels().contains(game.view->endTitle()));
        QVERIFY(labels().contains(game.view->session().lastTold()));
    }

    /// The sentence in the middle goes on to the end of the table, so that it breaks nowhere without need.
    void theSentenceHasTheFreeWidth() {
        Game game(QStringLiteral("2-auto#13"));
        game.window->resize(841, 672);
        QTRY_COMPARE(game.window->size(), QSize(841, 672));
        while (game.state().turn == 0) QVERIFY(game.view->session().play(game.wanted()));
        const auto& told = game.table().picture().labels.front();
        QVERIFY(!told.text.isEmpty());
        QVERIFY(told.area.right() > game.table().tableSize().width() - 0.2);
        QVERIFY(told.area.width() * game.table().cardSize().width() > 400);
    }

    void theOthersTurnsAreSeenAtTheirSeats_data() {
        QTest::addColumn<int>("opponents");
        for (const int opponents : {2, 4}) QTest::addRow("%d", opponents) << opponents;
    }
    /// The others' turns since the last one of the person are told, also in a small window.
    void theOthersTurnsAreSeenAtTheirSeats() {
        QFETCH(int, opponents);
        Seats seats(opponents + 1, Seat::computer("easy"));
        seats.front() = Seat::person();
        const auto toldOf = [&](const Game& game, int seat) {
            return lastTurn(game.state(), seat, seats).told;
        };
        bool isFound = false;
        // Some games end before two of the others had a turn.
        for (int number = 1; number < 30 && !isFound; ++number) {
            Game game(QStringLiteral("%1-auto#%2").arg(opponents).arg(number), seats);
            const auto told = [&] {
                int count = 0;
                for (int seat = 1; seat <= opponents; ++seat) count += toldOf(game, seat).empty() ? 0 : 1;
                return count;
            };
            while (!game.isOver() && told() < 2)
                QVERIFY(game.view->session().play(game.wanted()) && game.waitForMe());
            if (game.isOver()) continue;
            isFound = true;
            for (const QSize size : {QSize(900, 700), QSize(336, 250)}) {
                game.window->resize(size);
                QTRY_COMPARE(game.table().seating().low, size.height() == 250);
                game.table().finishAnimation();
                for (int seat = 1; seat <= opponents; ++seat)
                    if (const auto sentences = toldOf(game, seat); !sentences.empty()) {
                        isSeen(game, seat, sentences);
                        if (QTest::currentTestFailed()) return;
                    }
            }
        }
        QVERIFY(isFound);
    }

    /// The person asks, but never lays down.
    void theEndTellsWhatWasLeft() {
        bool hasUnlaid = false;
        bool hasStock = false;
        for (int number = 1; number < 40 && !(hasUnlaid && hasStock); ++number) {
            Game game(QStringLiteral("2#%1").arg(number));
            while (!game.isOver()) {
                const auto moves = Rules::legalMoves(game.state());
                const auto move = std::find_if(moves.begin(), moves.end(),
                                               [](const Move& one) { return one.kind != Move::Kind::lay; });
                QVERIFY(game.view->session().play(*move) && game.waitForMe());
            }
            const auto& state = game.state();
            const QString message = game.window->messageText();
            const QStringList names = game.view->seatNames();
            for (int seat = 0; seat < 3; ++seat) {
                const auto count = state.hand(seat).size();
                const auto left = QStringLiteral("%1 %2").arg(names[seat]).arg(count);
                QVERIFY2(count == 0 || message.section(QStringLiteral("Cards left: "), 1).contains(left),
                         qPrintable(message));
            }
            const auto stock = QStringLiteral("stock %1").arg(state.stock.size());
            QCOMPARE(message.contains(stock), !state.stock.empty());
            hasStock = hasStock || !state.stock.empty();
            for (const plt::Card card : state.hand(0)) {
                const auto isLike = [card](plt::Card other) { return other.rank == card.rank; };
                const auto count = std::count_if(state.hand(0).begin(), state.hand(0).end(), isLike);
                const auto unlaid = message.section(QStringLiteral("do not count: "), 1);
                const auto rank = QString::fromStdString(rankName(card.rank).english());
                QCOMPARE(unlaid.contains(rank), count > 1);
                hasUnlaid = hasUnlaid || count > 1;
            }
        }
        QVERIFY(hasUnlaid && hasStock);
    }

    void aSmallWindowHasRoomForAllHands() {
        for (const char* id : {"2#14", "4#14"}) {
            Game game(QString::fromLatin1(id));
            QVERIFY(game.waitForMe());
            game.window->resize(336, 250);
            QTRY_VERIFY(game.table().viewport()->height() < 200);
            const auto own = game.table().rectOf({HandTable::handPile(0), -1}).toRect();
            QVERIFY(game.table().viewport()->rect().contains(own));
            QVERIFY(game.table().cardSize().width() >= 26);
            for (int seat = 1; seat < game.state().options.players(); ++seat)
                QVERIFY(game.table().rectOf({HandTable::handPile(seat), -1}).bottom() > 8);
            const auto* const bar = game.window->findChild<QWidget*>(QStringLiteral("players"));
            for (const QString& name : game.view->seatNames()) {
                const auto buttons = bar->findChildren<QToolButton*>();
                const auto seat = std::find_if(buttons.begin(), buttons.end(), [&](const auto* button) {
                    return button->text().startsWith(name);
                });
                QVERIFY2(seat != buttons.end(), qPrintable(name));
                QTRY_VERIFY(game.window->rect().contains(
                    QRect((*seat)->mapTo(game.window.get(), QPoint()), (*seat)->size())));
            }
        }
    }

    void theOwnNumbersHaveAMarginInASmallWindow() {
        Game game(QStringLiteral("2#14"));
        QVERIFY(game.waitForMe());
        game.window->resize(336, 250);
        QTRY_VERIFY(game.table().seating().low);
        QVERIFY(game.table().plates()[0].toMove);
        QVERIFY(haveMargin(game.table(), 0));
    }

    void theHiddenDealIsNotSpelledOut() {
        Game game(QStringLiteral("2#14"));
        bool isHidden = false;
        QTimer look;
        look.setInterval(20);
        QObject::connect(&look, &QTimer::timeout, game.window.get(), [&] {
            auto* const dialog = game.window->findChild<QDialog*>();
            if (dialog == nullptr) return;
            const auto* const exact = dialog->findChild<QLineEdit*>(QStringLiteral("longId"));
            isHidden = exact != nullptr && exact->text() == game.view->session().longId() &&
                       !exact->displayText().contains(exact->text().right(6));
            dialog->reject();
        });
        game.activate();
        look.start();
        game.key(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(isHidden);
    }

    void everythingHappensInOnePicture() {
        Game game(QStringLiteral("2-auto#14"));
        QVERIFY(game.waitForMe());
        const auto before = game.view->picturesShown();
        game.view->turns()->setHeld(true);
        QVERIFY(game.view->session().play(game.wanted()));
        QCOMPARE(game.view->picturesShown(), before + 1);
    }
};

QTEST_MAIN(TestGoFishView)
#include "test_view.moc"
