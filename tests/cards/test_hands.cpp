// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"
#include "common/look/motion.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/testing/pointer.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

#include <QAccessible>
#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome home;

int card(const char* text) {
    return Card::fromText(text)->index();
}

std::vector<int> cards(const char* text) {
    std::vector<int> indices;
    const auto read = readCards(text);
    for (const Card each : *read) indices.push_back(each.index());
    return indices;
}

std::string texts(const std::vector<int>& indices) {
    std::string out;
    for (const int index : indices) out += Card::fromIndex(index).text();
    return out;
}

/// Hands round a table, and nothing to do but to put the own one in order.
class Table : public HandTable {
  public:
    using HandTable::toPixels;
    explicit Table(int seats, bool aside = false) {
        setSeating({seats, 0, aside});
        hands.resize(static_cast<std::size_t>(seats), cards("7S8S9S"));
        connect(this, &CardTable::shapeChanged, this, [this] { display(); });
        connect(this, &HandTable::handArranged, this, [this] { display(); });
    }
    void display() {
        TablePicture picture;
        std::vector<SeatPlate> said;
        for (int seat = 0; seat < seating().seats; ++seat) {
            auto drawn = hands[seat];
            // Each seat has a suit of its own.
            if (seat > 0) std::for_each(drawn.begin(), drawn.end(), [seat](int& id) { id += 13 * seat; });
            picture.piles.push_back(hand(seat, drawn, seat == 0 || shown));
            said.push_back({QStringLiteral("Seat %1").arg(seat), QStringLiteral("%1 cards").arg(drawn.size()),
                            seat == 1, false});
        }
        setPlates(said);
        setPicture(picture, false);
    }
    std::string ownHand() const {
        std::vector<int> ids;
        for (const auto& each : picture().pile(handPile(0))->cards) ids.push_back(each.id);
        return texts(ids);
    }
    std::vector<std::vector<int>> hands;
    bool shown = false;
};

}  // namespace

/// Hands of several seats round a table.
class TestHands : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { motion::setEnabled(false); }

    /// The turn is not shown before the card that ends the turn before has arrived.
    void platesWaitForTheCards() {
        Table table(2);
        table.resize(700, 500);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.display();
        const auto plate = [&table] {
            const QRect area = table.plateRegion(table).boundingRect();
            return static_cast<QWidget&>(table).grab(QRect(0, 0, area.width(), area.top() + 30)).toImage();
        };
        const QImage before = plate();
        motion::setEnabled(true);
        TablePicture picture = table.picture();
        PilePicture& own = picture.piles.front();
        std::swap(own.cards.front(), own.cards.back());
        auto said = table.plates();
        said[1].toMove = false;
        table.setPlates(said);
        table.setPicture(picture);
        QVERIFY(table.isAnimating());
        QCOMPARE(plate(), before);
        table.finishAnimation();
        const QImage after = plate();
        QVERIFY(after != before);
        // Cards of the same turn move: those of the turn before must not come back.
        table.setPlates(said);
        std::swap(own.cards.front(), own.cards.back());
        table.setPicture(picture);
        QVERIFY(table.isAnimating());
        QCOMPARE(plate(), after);
        table.finishAnimation();
        motion::setEnabled(false);
    }

    /// The sign of the turn is before the name and points to it in a window from right to left, too.
    void platesFromRightToLeft() {
        Table table(2);
        table.resize(700, 500);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto said = table.plates();
        for (auto& plate : said) plate.name = plate.numbers = QString();
        table.setPlates(said);
        /// The pixels of the sign in each column of the other seat's plate.
        const auto sign = [&table](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            const QImage image = static_cast<QWidget&>(table).grab(QRect(0, 0, table.width(), 40)).toImage();
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
            QList<int> columns(image.width());
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    if (image.pixelColor(x, y) == QColor(246, 244, 236)) ++columns[x];
            return columns;
        };
        const auto usual = sign(Qt::LeftToRight);
        auto mirrored = sign(Qt::RightToLeft);
        std::reverse(mirrored.begin(), mirrored.end());
        const auto first = [](const QList<int>& columns) {
            return std::find_if(columns.begin(), columns.end(), [](int count) { return count > 0; }) -
                   columns.begin();
        };
        QVERIFY(first(usual) < table.width() / 2);
        QVERIFY(std::abs(first(mirrored) - first(usual)) <= 2);
        // Its back is high, and its point is low.
        const auto most = [](const QList<int>& columns) {
            return std::max_element(columns.begin(), columns.end()) - columns.begin();
        };
        QVERIFY(std::abs(most(mirrored) - most(usual)) <= 2);
    }

    // The order of the own hand -----------------------------------------------------------------------------

    void narrowPlatesHaveTheBriefNumbers() {
        Table table(5);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto pictures = [&table](QSize size, std::initializer_list<const char*> said = {
                                                       "5 cards, 12 pairs", "5 cards"}) {
            table.resize(size);
            QList<QImage> pictures;
            for (const char* numbers : said) {
                auto plates = table.plates();
                for (SeatPlate& plate : plates) {
                    plate.numbers = QLatin1String(numbers);
                    plate.brief = QStringLiteral("5 cards");
                }
                table.setPlates(plates);
                // Without the own plate, which is broad.
                const int others = qRound(table.rectOf({HandTable::handPile(0), 0}).top() / 2);
                pictures << static_cast<QWidget&>(table).grab(QRect(0, 0, size.width(), others)).toImage();
            }
            return pictures;
        };
        const auto wide = pictures({900, 600});
        QVERIFY(wide[0] != wide[1]);
        const auto narrow = pictures({336, 150});
        QCOMPARE(narrow[0], narrow[1]);
        // The name does not become small alone, and not smaller than brief numbers leave it.
        const auto nameWidth = [](const QImage& picture) {
            QRect seen;
            for (int y = 14; y < 36; ++y)
                for (int x = 16; x < 58; ++x)
                    if (qGray(picture.pixel(x, y)) > 160) seen |= QRect(x, y, 1, 1);
            return seen.width();
        };
        const auto full = pictures({640, 480}, {"12 cards, 40 points, drew 6, played 8H", "5 cards"});
        QVERIFY(full[0] != full[1]);
        QVERIFY2(nameWidth(full[0]) >= nameWidth(full[1]) * 0.8,
                 qPrintable(QString::number(nameWidth(full[0]))));
        const auto both = pictures(
            {640, 480},
            {"12 cards, 40 points, and a sentence, 12 cards, 40 points, drew 6, played 8H", "5 cards"});
        QCOMPARE(both[0], both[1]);
    }

    void ordersOfAHand() {
        HandArrangement arrangement;
        const auto drawn = cards("KH3C3SADTC2H");
        QCOMPARE(texts(arrangement.arranged(drawn)), std::string("KH3C3SADTC2H"));
        arrangement.setOrder(HandOrder::bySuit);
        QCOMPARE(texts(arrangement.arranged(drawn)), std::string("3S2HKH3CTCAD"));
        arrangement.setOrder(HandOrder::byRank);
        QCOMPARE(texts(arrangement.arranged(drawn)), std::string("AD2H3S3CTCKH"));
    }

    void wildCardsLieApartBehindAllSuits() {
        HandArrangement arrangement;
        arrangement.setWild(Rank{3});
        arrangement.setOrder(HandOrder::bySuit);
        const auto drawn = cards("KH3C3SADTC2H");
        QCOMPARE(texts(arrangement.arranged(drawn)), std::string("2HKHTCAD3S3C"));
        // Only by suit.
        arrangement.setOrder(HandOrder::byRank);
        QCOMPARE(texts(arrangement.arranged(drawn)), std::string("AD2H3S3CTCKH"));
    }

    void byHandACardStaysWhereItWasPut() {
        HandArrangement arrangement;
        arrangement.setOrder(HandOrder::byRank);
        arrangement.arranged(cards("KH3CAD"));
        arrangement.move(card("KH"), 0);
        QCOMPARE(arrangement.order(), HandOrder::byHand);
        QCOMPARE(texts(arrangement.arranged(cards("KH3CAD"))), std::string("KHAD3C"));
        // A new card comes to the right end, and one that is gone leaves no gap.
        QCOMPARE(texts(arrangement.arranged(cards("2SKH3C9D"))), std::string("KH3C2S9D"));
        arrangement.move(card("9D"), 99);
        arrangement.move(card("KH"), 1);
        QCOMPARE(texts(arrangement.arranged(cards("2SKH3C9D"))), std::string("3CKH2S9D"));
        arrangement.move(card("AS"), 0);
        QCOMPARE(texts(arrangement.arranged(cards("2SKH3C9D"))), std::string("3CKH2S9D"));
    }

    /// A plate may lie on the felt of a seat, but not across its frame.
    void framesAreOccupied() {
        Table table(3);
        table.resize(900, 700);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const QRegion occupied = table.occupiedRegion(table);
        for (const HandPlaces& seat : table.places().seats) {
            const QRectF box = table.toPixels(seat.box);
            const QPointF left(box.left(), (box.top() + box.bottom()) / 2);
            const QPointF foot((box.left() + box.right()) / 2, box.bottom());
            for (const QPointF at : {left, foot})
                QVERIFY(occupied.contains(table.viewport()->mapTo(&table, at.toPoint())));
        }
    }

    // Layout of hands ---------------------------------------------------------------------------------------

    void placesDoNotMeet() {
        for (int seats = 2; seats <= 5; ++seats)
            for (const bool aside : {false, true})
                for (const QSizeF more : {QSizeF(0, 0), QSizeF(3, 0), QSizeF(0, 2)}) {
                    const HandsSeating seating{seats, seats - 1, aside};
                    const QSizeF table = minimumHandsSize(seating) + more;
                    const HandsLayout layout = layOutHands(seating, table);
                    QCOMPARE(layout.seats.size(), static_cast<std::size_t>(seats));
                    std::vector<QRectF> boxes{layout.middle};
                    for (const HandPlaces& seat : layout.seats) {
                        boxes.push_back(seat.box);
                        for (const QRectF& part : {seat.plate, seat.hand}) QVERIFY(seat.box.contains(part));
                        QVERIFY(seat.hand.width() >= 1 && seat.hand.height() == 1);
                        QCOMPARE(!seat.aside.isEmpty(), aside);
                        QVERIFY(!aside ||
                                (seat.box.contains(seat.aside) && seat.aside.left() > seat.hand.right()));
                    }
                    QVERIFY(layout.middle.width() > 2.5);
                    for (std::size_t i = 0; i < boxes.size(); ++i) {
                        QVERIFY(QRectF(QPointF(-1e-6, -1e-6), table + QSizeF(2e-6, 2e-6)).contains(boxes[i]));
                        for (std::size_t j = 0; j < i; ++j)
                            QVERIFY2(!boxes[i].adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(boxes[j]),
                                     qPrintable(QStringLiteral("%1 seats: %2, %3").arg(seats).arg(i).arg(j)));
                    }
                }
    }

    void wordsHaveRoomAtTheOthers() {
        for (int seats = 2; seats <= 5; ++seats)
            for (const bool low : {false, true}) {
                HandsSeating seating{seats, 0, true};
                seating.said = 0.4;
                seating.low = low;
                const QSizeF table = minimumHandsSize(seating);
                const HandsLayout layout = layOutHands(seating, table);
                QVERIFY(layout.seats.front().said.isEmpty());
                for (int seat = 0; seat < seats; ++seat) {
                    const HandPlaces& places = layout.seats[seat];
                    QVERIFY(QRectF(QPointF(), table + QSizeF(1e-6, 1e-6)).contains(places.box));
                    for (int other = 0; other < seat; ++other)
                        QVERIFY(!layout.seats[other].box.intersects(places.box));
                    QVERIFY(!places.box.intersects(layout.middle));
                    if (seat == 0) continue;
                    QVERIFY(places.box.adjusted(0, 0, 1e-6, 1e-6).contains(places.said));
                    QCOMPARE(places.said.height(), 0.4);
                    for (const QRectF& part : {places.plate, places.hand, places.aside})
                        QVERIFY(!part.adjusted(0, 0, 0, -1e-6).intersects(places.said));
                }
            }
    }

    /// At the end of a game in a low window all hands can be read, and of the piles the lower edge is seen, or all of
    /// them above hands in a row.
    void openHandsAreWholeInALowTable() {
        for (int seats = 2; seats <= 5; ++seats)
            for (const int rows : {1, 2}) {
                for (const bool inRow : {false, true}) {
                    HandsSeating seating{seats, 0};
                    seating.rows = rows;
                    seating.low = true;
                    QSizeF table = minimumHandsSize(seating);
                    QVERIFY(layOutHands(seating, table).seats[1].hand.top() < 0);
                    seating.open = true;
                    if (inRow) seating.cards = std::vector<int>(seats, 7);
                    if (inRow) QCOMPARE(minimumHandsSize(seating), table);
                    table = minimumHandsSize(seating);
                    // As high as a button in the smallest window.
                    QVERIFY(layOutHands(seating, table).words.height() >= 0.8);
                    const HandsLayout layout = layOutHands(seating, table);
                    const QRectF all(QPointF(-1e-6, -1e-6), table + QSizeF(2e-6, 2e-6));
                    for (int seat = 0; seat < seats; ++seat) {
                        const HandPlaces& places = layout.seats[seat];
                        QVERIFY(all.contains(places.hand) && places.box.contains(places.hand));
                        QVERIFY(all.contains(places.plate) && !places.plate.intersects(places.hand));
                        QVERIFY(!places.box.intersects(layout.middle) &&
                                !places.box.intersects(layout.words));
                        for (int other = 0; other < seat; ++other)
                            QVERIFY(!layout.seats[other].hand.intersects(places.hand));
                    }
                    QVERIFY(layout.middle.bottom() > 0 && all.contains(layout.words));
                    QCOMPARE(all.contains(layout.middle), inRow);
                    // Whoever has no cards leaves the room to the others.
                    HandsSeating counted = seating;
                    counted.cards = std::vector<int>(seats, 0);
                    counted.cards[1] = 9;
                    const double wide = layOutHands(counted, table * 1.4).seats[1].hand.width();
                    QVERIFY(wide > layOutHands(counted, table * 1.4).seats[0].hand.width());
                    seating.cards = std::vector<int>(seats, 7);
                    QVERIFY(wide > layOutHands(seating, table * 1.4).seats[1].hand.width());
                    QVERIFY(layout.middle.contains(layout.words));
                    // Another table has room for them anyhow.
                    seating.low = false;
                    HandsSeating covered = seating;
                    covered.open = false;
                    QCOMPARE(layOutHands(seating, {12, 8}).middle, layOutHands(covered, {12, 8}).middle);
                }
            }
    }

    void theTurnGoesRoundTheTable() {
        const HandsSeating seating{5, 2, false};
        const HandsLayout layout = layOutHands(seating, minimumHandsSize(seating));
        const auto middleOf = [&](int seat) { return layout.seats[seat].box.center(); };
        QVERIFY(middleOf(2).y() > middleOf(3).y());  // at the foot
        QVERIFY(middleOf(3).x() < middleOf(4).x());  // at the left side
        QVERIFY(middleOf(3).y() > middleOf(4).y());
        QVERIFY(middleOf(4).x() < middleOf(0).x());  // at the top
        QVERIFY(middleOf(0).x() < middleOf(1).x());  // at the right side
        QVERIFY(middleOf(1).y() > middleOf(0).y());
    }

    void thirtyCardsShowTheirIndices() {
        for (const bool aside : {false, true}) {
            Table table(3, aside);
            table.resize(900, 640);
            table.show();
            table.hands[0].clear();
            for (int index = 0; index < 30; ++index) table.hands[0].push_back(index);
            table.display();
            const int pile = HandTable::handPile(0);
            const double card = table.rectOf({pile, 0}).width();
            QVERIFY2(card >= 60, "smaller cards have other indices");
            for (int i = 0; i + 1 < 30; ++i) {
                const QRectF at = table.rectOf({pile, i});
                // The widest index, of the deck with large ones, ends at 126 of 500 parts of a card.
                QVERIFY(table.rectOf({pile, i + 1}).left() >= at.left() + at.width() * 126 / 500);
            }
            QVERIFY(table.viewport()->rect().contains(table.rectOf({pile, 29}).toRect()));
        }
    }

    // Putting the own hand in order -------------------------------------------------------------------------

    void aCardIsDraggedWithinTheHand() {
        Table table(3);
        table.resize(900, 640);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QSignalSpy arranged(&table, &HandTable::handArranged);
        const int pile = HandTable::handPile(0);
        const QRectF last = table.rectOf({pile, 2});
        plt::testing::dragCard(table, {pile, 0}, last.center().toPoint() + QPoint(qRound(last.width()), 0));
        QCOMPARE(table.ownHand(), std::string("8S9S7S"));
        QCOMPARE(arranged.size(), 1);
        QCOMPARE(table.handOrder(), HandOrder::byHand);
        // Cards of others stay where they are.
        const auto before = table.picture().pile(HandTable::handPile(1))->cards;
        plt::testing::dragCard(table, {HandTable::handPile(1), 2},
                               table.pointOf({HandTable::handPile(1), 0}));
        QCOMPARE(table.picture().pile(HandTable::handPile(1))->cards, before);
        QCOMPARE(arranged.size(), 1);
    }

    void aCardIsMovedByKeys() {
        Table table(2);
        table.resize(900, 640);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        table.setCursor({HandTable::handPile(0), 0});
        QTest::keyClick(&table, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(table.ownHand(), std::string("8S7S9S"));
        QCOMPARE(table.cursor(), (CardPlace{HandTable::handPile(0), 1}));
        QTest::keyClick(&table, Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(&table, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(table.ownHand(), std::string("8S9S7S"));
        QTest::keyClick(&table, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(table.ownHand(), std::string("8S7S9S"));
        // Nothing of another hand.
        table.setCursor({HandTable::handPile(1), 2});
        QTest::keyClick(&table, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(table.ownHand(), std::string("8S7S9S"));
    }

    void theOrderIsRemembered() {
        Preferences preferences(QStringLiteral("hands-%1").arg(QCoreApplication::applicationPid()));
        {
            Table table(2);
            HandOrderActions orders(table);
            orders.setPreferences(preferences);
            table.hands[0] = cards("9S7D8S");
            table.display();
            QVERIFY(orders.actions().at(0)->isChecked());
            orders.actions().at(2)->trigger();
            QCOMPARE(table.ownHand(), std::string("7D8S9S"));
        }
        Table later(2);
        HandOrderActions orders(later);
        orders.setPreferences(preferences);
        QVERIFY(orders.actions().at(2)->isChecked());
        later.hands[0] = cards("9S7D8S");
        later.display();
        QCOMPARE(later.ownHand(), std::string("7D8S9S"));
        // Moving a card sets the player's own order.
        later.drop({HandTable::handPile(0), {card("9S")}}, HandTable::handPile(0), 0);
        QCOMPARE(later.ownHand(), std::string("9S7D8S"));
        QVERIFY(orders.actions().at(3)->isChecked());
        preferences.setValue(QStringLiteral("hand-order"), 0);
    }

    void aGameSaysTheFirstOrder() {
        Preferences preferences(QStringLiteral("hands-usual-%1").arg(QCoreApplication::applicationPid()));
        {
            Table table(2);
            HandOrderActions orders(table);
            orders.setPreferences(preferences, HandOrder::bySuit);
            QVERIFY(orders.actions().at(1)->isChecked());
            QCOMPARE(table.handOrder(), HandOrder::bySuit);
            orders.actions().at(0)->trigger();
        }
        Table later(2);
        HandOrderActions orders(later);
        orders.setPreferences(preferences, HandOrder::bySuit);
        QCOMPARE(later.handOrder(), HandOrder::asDrawn);
        preferences.setValue(QStringLiteral("hand-order"), 1);
    }

    // Walking and hearing -----------------------------------------------------------------------------------

    void keysWalkOverTheHands() {
        Table table(4);
        table.resize(900, 640);
        table.show();
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        std::set<int> piles;
        table.setCursor({HandTable::handPile(0), 0});
        QTest::keyClick(&table, Qt::Key_Home);
        for (const auto key :
             {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down,
              Qt::Key_Left, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left}) {
            QTest::keyClick(&table, key);
            piles.insert(table.cursor().pile);
            const int seat = table.seatOfPile(table.cursor().pile);
            if (seat > 0) QCOMPARE(table.cursor().index, 2);
        }
        QCOMPARE(piles.size(), std::size_t{4});
    }

    void handsTellWhatIsSeenAndNoMore() {
        Table table(3);
        table.resize(900, 640);
        table.show();
        QCOMPARE(table.pileName(*table.picture().pile(HandTable::handPile(1))),
                 QStringLiteral("Seat 1, 3 cards, to move"));
        auto* const root = QAccessible::queryAccessibleInterface(&table);
        QStringList names;
        const std::function<void(QAccessibleInterface*)> read = [&](QAccessibleInterface* thing) {
            names << thing->text(QAccessible::Name);
            for (int i = 0; i < thing->childCount(); ++i) read(thing->child(i));
        };
        read(root);
        const QString all = names.join(QLatin1Char('\n'));
        QCOMPARE(all.count(QStringLiteral("seven of spades"), Qt::CaseInsensitive) +
                     all.count(QStringLiteral("7 of spades"), Qt::CaseInsensitive),
                 1);
        QVERIFY(all.contains(QStringLiteral("Seat 2, 3 cards")));
    }

    // Visibility of hands -----------------------------------------------------------------------------------

    void theOnlyPersonsHandIsOpen() {
        OwnHand own;
        const Seats seats{Seat::computer("easy"), Seat::person(), Seat::computer("easy")};
        for (const int turn : {0, 1, 2, -1}) {
            own.update(seats, turn);
            QCOMPARE(own.seat(), 1);
            QVERIFY(own.isOpen() && !own.waitsForPerson());
        }
    }

    void severalPeopleTakeTheScreenOneAfterTheOther() {
        OwnHand own;
        const Seats seats{Seat::person(), Seat::computer("easy"), Seat::person()};
        own.update(seats, 0);
        QVERIFY(own.seat() == 0 && !own.isOpen() && own.waitsForPerson());
        own.uncover();
        QVERIFY(own.isOpen());
        own.update(seats, 0);
        QVERIFY(own.isOpen());
        own.update(seats, 1);
        QVERIFY2(own.seat() == 0 && own.isOpen(), "nobody has taken the screen while a computer plays");
        own.update(seats, 2);
        QVERIFY(own.seat() == 2 && !own.isOpen());
        own.uncover();
        own.update(seats, 0);
        QVERIFY(own.seat() == 0 && !own.isOpen());
    }

    void nobodyLooksWhereComputersPlayAlone() {
        OwnHand own;
        own.update({Seat::computer("easy"), Seat::computer("hard")}, 1);
        QVERIFY(!own.isOpen() && !own.waitsForPerson());
        own.uncover();
        QVERIFY(!own.isOpen());
    }
};

QTEST_MAIN(TestHands)
#include "test_hands.moc"
