// SPDX-License-Identifier: MIT
#include "common/cards/table/layout/table_layout.h"

#include <cmath>

#include <QTest>

using namespace plt;

namespace {

constexpr double shape = 1.4;

PilePicture pileOf(int id, const QRectF& area, Lay lay, int cards) {
    PilePicture pile;
    pile.id = id;
    pile.area = area;
    pile.lay = lay;
    for (int i = 0; i < cards; ++i) pile.cards.push_back({id * 100 + i, i});
    return pile;
}

TableLayout layoutOf(QSize room = {700, 600}, qreal pixelRatio = 1) {
    TablePicture picture;
    picture.piles = {pileOf(0, {0, 0, 1, 2.5}, Lay::column, 4), pileOf(1, {1.2, 0, 1, 1}, Lay::squared, 3),
                     pileOf(2, {2.4, 0, 1, 1}, Lay::squared, 0), pileOf(3, {0, 2.6, 4, 1}, Lay::row, 5)};
    return {picture, TableMetrics::fitted(room, {6, 3.6}, shape, pixelRatio)};
}

}  // namespace

class TestTableLayout : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cardsFillTheRoom_data() {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<double>("ratio");
        for (const QSize room : {QSize(700, 600), QSize(320, 220), QSize(3000, 400), QSize(300, 2000)})
            for (const double ratio : {1.0, 1.25, 2.0})
                QTest::addRow("%d x %d @ %g", room.width(), room.height(), ratio) << room << ratio;
    }
    void cardsFillTheRoom() {
        QFETCH(const QSize, room);
        QFETCH(const double, ratio);
        const TableMetrics metrics = TableMetrics::fitted(room, {6, 3.6}, shape, ratio);
        const auto isWhole = [ratio](qreal length) {
            return std::abs(length * ratio - std::round(length * ratio)) < 1e-6;
        };
        QVERIFY(isWhole(metrics.card.width()) && isWhole(metrics.card.height()) && isWhole(metrics.margin));
        QVERIFY(std::abs(metrics.card.height() - shape * metrics.card.width()) <= 0.5 / ratio + 1e-6);
        // There is room for the table, and with a card a device pixel wider there would not be.
        const QRectF whole = metrics.toPixels(QRectF(QPointF(0, 0), metrics.table));
        QVERIFY(metrics.table.width() >= 6 && metrics.table.height() >= 3.6);
        QVERIFY(metrics.room.adjusted(-1, -1, 1, 1).contains(whole));
        const double wider = metrics.card.width() + 1 / ratio;
        QVERIFY(wider * (6 + 2 * TableMetrics::edge) > room.width() ||
                wider * (3.6 * shape + 2 * TableMetrics::edge) > room.height());
    }

    /// However small the window, a card keeps a size that can be drawn.
    void cardsNeverVanish() {
        for (const QSize room : {QSize(0, 0), QSize(1, 1), QSize(20, 2000)}) {
            const TableMetrics metrics = TableMetrics::fitted(room, {10, 5}, shape, 1);
            QVERIFY(metrics.card.width() >= 12);
            QVERIFY(metrics.table.width() >= 10 && metrics.table.height() >= 5);
        }
    }

    void everyCardIsFound() {
        const TableLayout layout = layoutOf();
        for (const PilePicture& pile : layout.picture().piles)
            for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i) {
                const CardPlace place{pile.id, i};
                const CardPicture& card = pile.cards[i];
                QCOMPARE(layout.placeOf(card.id), place);
                QCOMPARE(layout.cardAt(place), &layout.pile(pile.id)->cards[i]);
                const bool covered = pile.lay == Lay::squared && &card != &pile.cards.back();
                QCOMPARE(layout.placeAt(layout.pointOf(place)),
                         covered ? CardPlace({pile.id, static_cast<int>(pile.cards.size()) - 1}) : place);
            }
        QCOMPARE(layout.placeAt(layout.pointOf({2, -1})), (CardPlace{2, -1}));
        QVERIFY(!layout.placeAt({699, 599}).isValid());
        QVERIFY(!layout.placeOf(4711).isValid());
        QVERIFY(!layout.cardAt({0, 4}) && !layout.cardAt({0, -1}) && !layout.cardAt({9, 0}));
        QVERIFY(layout.rectOf({9, 0}).isEmpty());
    }

    /// Below its cards a column is still meant by its area.
    void areasReachFurtherThanCards() {
        const TableLayout layout = layoutOf();
        const QRectF cards = layout.rectOf({0, -1});
        const QPoint below(int(cards.center().x()), int(cards.bottom()) + 5);
        QVERIFY(!layout.placeAt(below).isValid());
        QCOMPARE(layout.pileAt(below), (CardPlace{0, 3}));
        QCOMPARE(layout.pileAt(layout.pointOf({2, -1})), (CardPlace{2, -1}));
        QVERIFY(!layout.pileAt({699, 599}).isValid());
    }

    void strips() {
        const TableLayout layout = layoutOf();
        const PilePicture& column = *layout.pile(0);
        for (std::size_t i = 0; i + 1 < column.cards.size(); ++i)
            QCOMPARE(layout.stripOf(column, i), layout.rests(0)[i + 1].top() - layout.rests(0)[i].top());
        QCOMPARE(layout.stripOf(column, 3), 0.0);
        QCOMPARE(layout.stripOf(*layout.pile(3), 0), 0.0);
    }

    /// A card that lies across covers, and is hit on, its sides and no longer its ends.
    void turnedCardsAreHitWhereTheyLie() {
        TablePicture picture;
        picture.piles = {pileOf(0, {2, 1, 1, 1}, Lay::squared, 1)};
        const TableMetrics metrics = TableMetrics::fitted({700, 600}, {6, 3.6}, shape, 1);
        const QRectF upright = TableLayout(picture, metrics).rectOf({0, 0});
        picture.piles[0].cards[0].turned = true;
        const TableLayout layout(picture, metrics);
        QCOMPARE(layout.rectOf({0, 0}).size(), upright.size().transposed());
        const QPoint end(int(upright.center().x()), int(upright.top()) + 2);
        const QPoint side(int(upright.left()) - 2, int(upright.center().y()));
        QVERIFY(!layout.placeAt(end).isValid());
        QCOMPARE(layout.placeAt(side), (CardPlace{0, 0}));
    }

    /// Later piles lie over earlier ones.
    void laterPilesAreHitFirst() {
        TablePicture picture;
        picture.piles = {pileOf(0, {0, 0, 1, 1}, Lay::squared, 1),
                         pileOf(1, {0.5, 0, 1, 1}, Lay::squared, 1)};
        const TableLayout layout(picture, TableMetrics::fitted({700, 600}, {6, 3.6}, shape, 1));
        const QRectF common = layout.rectOf({0, 0}).intersected(layout.rectOf({1, 0}));
        QCOMPARE(layout.placeAt(common.center().toPoint()), (CardPlace{1, 0}));
        QCOMPARE(layout.placeAt(layout.pointOf({0, 0})), (CardPlace{0, 0}));
    }
};

QTEST_APPLESS_MAIN(TestTableLayout)
#include "test_table_layout.moc"
