// SPDX-License-Identifier: MIT
#include "launcher/shelves/shelf_layout.h"

#include <QtTest>

using plt::layOutShelves;
using plt::neighbour;
using plt::ShelfGroup;
using plt::ShelfLayout;
using plt::ShelfMeasures;

namespace {

ShelfMeasures measures() {
    return {QSize(100, 40), 160, 5, 10, 10, QMargins(8, 20, 8, 8)};
}

QList<QRect> allButtons(const ShelfLayout& layout) {
    QList<QRect> out;
    for (const ShelfGroup& group : layout.groups)
        for (const QRect& button : group.buttons) out.append(button.translated(group.box.topLeft()));
    return out;
}

}  // namespace

class TestShelfLayout : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingOverlapsAtAnyWidth() {
        const QList<int> counts = {8, 7, 4, 1, 0, 2, 1};
        for (int width = 60; width < 2400; width += 7) {
            const ShelfLayout layout = layOutShelves(counts, width, measures());
            QCOMPARE(layout.groups.size(), counts.size());
            QList<QRect> boxes;
            for (int g = 0; g < counts.size(); ++g) {
                const ShelfGroup& group = layout.groups[g];
                QCOMPARE(group.buttons.size(), counts[g]);
                if (counts[g] == 0) continue;
                for (const QRect& button : group.buttons) {
                    QVERIFY(button.width() > 0);
                    QVERIFY(QRect(QPoint(), group.box.size()).contains(button));
                    for (const QRect& other : group.buttons)
                        QVERIFY(&button == &other || !button.intersects(other));
                }
                QVERIFY(group.box.bottom() < layout.height);
                QVERIFY(group.box.right() < qMax(width, 160));
                for (const QRect& other : std::as_const(boxes)) QVERIFY(!group.box.intersects(other));
                boxes.append(group.box);
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
        // Four shelves become one.
        const ShelfLayout wide = layOutShelves({2, 2}, 2000, measures());
        QCOMPARE(wide.groups[0].box.top(), wide.groups[1].box.top());
        QCOMPARE(wide.groups[1].box.right(), 2000 - 10 - 1);
    }

    void columnsRunThroughAllGroups() {
        const ShelfLayout layout = layOutShelves({8, 7}, 460, measures());
        QCOMPARE(layout.groups[0].buttons[0].left(), layout.groups[1].buttons[0].left());
        QCOMPARE(layout.groups[0].buttons[1].left(), layout.groups[1].buttons[1].left());
        QCOMPARE(layout.groups[0].buttons[0].size(), layout.groups[1].buttons[6].size());
    }

    void arrowsInTwoDimensions() {
        // Two groups of 5 and 2 in three columns: 0 1 2 / 3 4 / 5 6
        const QList<QRect> b = allButtons(layOutShelves({5, 2}, 360, measures()));
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
        QList<QRect> b = allButtons(layOutShelves({5, 2}, 360, measures()));
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
