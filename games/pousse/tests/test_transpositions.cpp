// SPDX-License-Identifier: MIT
#include "pousse/search/transpositions.h"

#include <QTest>

namespace {

using Table = pousse::Transpositions<std::int16_t, std::int8_t>;

Table::Entry entry(std::uint64_t key, int depth, int round, Table::Bound bound = Table::Bound::exact) {
    return {key, static_cast<std::int16_t>(depth * 10), static_cast<std::int8_t>(depth), bound,
            3,   static_cast<std::uint8_t>(round)};
}

}  // namespace

class TestTranspositions : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatWasStoredIsFound() {
        Table table(4);
        QVERIFY(table.find(0) == nullptr);
        QVERIFY(table.find(5) == nullptr);
        table.store(entry(0, 2, 1, Table::Bound::lower));
        table.store(entry(5, 4, 1, Table::Bound::upper));
        const auto* zero = table.find(0);
        QVERIFY(zero != nullptr);
        QCOMPARE(int(zero->value), 20);
        QCOMPARE(zero->bound, Table::Bound::lower);
        const auto* five = table.find(5);
        QVERIFY(five != nullptr);
        QCOMPARE(int(five->depth), 4);
        QCOMPARE(int(five->move), 3);
        // Keys with the same low bits are distinguished.
        QVERIFY(table.find(5 + 16) == nullptr);
    }

    void deeperOnesStayInAnIteration() {
        Table table(4);
        table.store(entry(5, 6, 1));
        table.store(entry(5 + 16, 2, 1));
        QVERIFY2(table.find(5) != nullptr && table.find(5 + 16) == nullptr, "the shallow one does not enter");
        table.store(entry(5 + 16, 6, 1));
        QVERIFY2(table.find(5 + 16) != nullptr && table.find(5) == nullptr, "one as deep does");
        table.store(entry(5, 1, 2));
        QVERIFY2(table.find(5) != nullptr, "and any of the next iteration");
        table.store(entry(5, 0, 2));
        QCOMPARE(int(table.find(5)->depth), 0);
    }
};

QTEST_APPLESS_MAIN(TestTranspositions)
#include "test_transpositions.moc"
