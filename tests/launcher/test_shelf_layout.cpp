// SPDX-License-Identifier: MIT
#include "launcher/shelves/shelf_layout.h"

#include <QtTest>

using plt::layOutShelves;
using plt::neighbour;
using plt::shelfColumns;
using plt::ShelfLayout;
using plt::ShelfMeasures;
using plt::Shelving;

namespace {

ShelfMeasures measures(int maximumColumns = 100) {
    return {QSize(100, 40), 160, maximumColumns, 5, 10, 10, 24};
}

QList<QRect> allButtons(const ShelfLayout& layout) {
    QList<QRect> out;
    for (const Shelving& shelf : layout.shelves)
        for (const QRect& button : shelf.buttons) out.append(button.translated(shelf.box.topLeft()));
    return out;
}

}  // namespace

class TestShelfLayout : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingOverlapsAtAnyWidth() {
        const QList<int> counts = {8, 7, 4, 1, 0, 2, 1};
        for (int width = 60; width < 2400; width += 7) {
            const ShelfLayout layout = layOutShelves(counts, width, measures(4 + width % 3));
            QCOMPARE(layout.shelves.size(), counts.size());
            QList<QRect> boxes;
            for (int g = 0; g < counts.size(); ++g) {
                const Shelving& shelf = layout.shelves[g];
                QCOMPARE(shelf.buttons.size(), counts[g]);
                if (counts[g] == 0) continue;
                for (const QRect& button : shelf.buttons) {
                    QVERIFY(button.width() > 0);
                    QVERIFY(button.top() >= measures().heading);
                    QVERIFY(QRect(QPoint(), shelf.box.size()).contains(button));
                    for (const QRect& other : shelf.buttons)
                        QVERIFY(&button == &other || !button.intersects(other));
                }
                QVERIFY(shelf.box.bottom() < layout.height);
                QVERIFY(shelf.box.left() >= layout.left && shelf.box.right() < layout.left + layout.width);
                for (const QRect& other : std::as_const(boxes)) QVERIFY(!shelf.box.intersects(other));
                boxes.append(shelf.box);
            }
        }
    }

    void wideWindowsNeedLessHeight() {
        const QList<int> counts = {8, 7, 4, 1};
        int last = INT_MAX;
        for (const int width : {200, 400, 600, 900, 1400, 2400}) {
            const int height = layOutShelves(counts, width, measures()).height;
            QVERIFY(height <= last);
            last = height;
        }
        // Two short shelves stand side by side, and the last one reaches to the end.
        const ShelfLayout wide = layOutShelves({2, 2}, 2000, measures());
        QCOMPARE(wide.shelves[0].box.top(), wide.shelves[1].box.top());
        QCOMPARE(wide.shelves[1].box.right(), wide.left + wide.width - 1);
    }

    void columnsRunThroughAllShelves() {
        const ShelfLayout layout = layOutShelves({8, 7, 2, 1}, 460, measures());
        const QList<QRect> buttons = allButtons(layout);
        QSet<int> columns;
        for (const QRect& button : buttons) {
            QCOMPARE(button.size(), buttons[0].size());
            columns.insert(button.left());
        }
        QCOMPARE(columns.size(), qsizetype(4));
        // The third and the fourth shelf share a row.
        QCOMPARE(layout.shelves[2].box.top(), layout.shelves[3].box.top());
    }

    void theContentLiesInTheMiddle() {
        for (int width = 200; width < 4000; width += 13) {
            const ShelfLayout layout = layOutShelves({8, 7, 4, 1}, width, measures(4));
            QCOMPARE(layout.columns, shelfColumns(width, measures(4)));
            QVERIFY(layout.columns >= 1 && layout.columns <= 4);
            const int right = width - layout.left - layout.width;
            QVERIFY(qAbs(layout.left - right) <= 1);
            QVERIFY(layout.left >= measures().margin);
            QVERIFY(layout.width <= 4 * (measures().maximumCellWidth + measures().gap));
            // Room is left over only if all columns fit.
            if (layout.columns < 4) QVERIFY(layout.left < measures().margin + layout.columns);
        }
    }

    void arrowsInTwoDimensions() {
        // Two groups of 5 and 2 in three columns: 0 1 2 / 3 4 / 5 6
        const QList<QRect> b = allButtons(layOutShelves({5, 2}, 340, measures()));
        QCOMPARE(b[2].top(), b[0].top());
        QVERIFY(b[3].top() > b[0].top());
        QCOMPARE(neighbour(b, 0, Qt::Key_Right), 1);
        QCOMPARE(neighbour(b, 2, Qt::Key_Right), 3);
        QCOMPARE(neighbour(b, 3, Qt::Key_Left), 2);
        QCOMPARE(neighbour(b, 0, Qt::Key_Left), -1);
        QCOMPARE(neighbour(b, 6, Qt::Key_Right), -1);
        QCOMPARE(neighbour(b, 1, Qt::Key_Down), 4);
        QCOMPARE(neighbour(b, 2, Qt::Key_Down), 4);
        QCOMPARE(neighbour(b, 4, Qt::Key_Down), 6);
        QCOMPARE(neighbour(b, 6, Qt::Key_Up), 4);
        QCOMPARE(neighbour(b, 0, Qt::Key_Up), -1);
        QCOMPARE(neighbour(b, 5, Qt::Key_Down), -1);
    }

    void arrowsPassOverWhatCannotBePlayed() {
        QList<QRect> b = allButtons(layOutShelves({5, 2}, 340, measures()));
        b[1] = QRect();
        b[4] = QRect();
        QCOMPARE(neighbour(b, 0, Qt::Key_Right), 2);
        QCOMPARE(neighbour(b, 2, Qt::Key_Down), 3);
        QCOMPARE(neighbour(b, 3, Qt::Key_Right), 5);
    }

    void everyButtonIsReached() {
        for (const int width : {150, 360, 700, 1500}) {
            const QList<QRect> b = allButtons(layOutShelves({8, 7, 4, 1}, width, measures()));
            int at = 0;
            QSet<int> seen = {0};
            while ((at = neighbour(b, at, Qt::Key_Right)) >= 0) {
                QVERIFY(!seen.contains(at));
                seen.insert(at);
            }
            QCOMPARE(seen.size(), b.size());
        }
    }
};

QTEST_GUILESS_MAIN(TestShelfLayout)
#include "test_shelf_layout.moc"
