// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "tally-maze/maze/board_number.h"

#include <vector>

#include <QTest>

namespace tally_maze::testing {

namespace {

/// Numbers of all lengths up to 320 bits. Many have words that are all ones or zeros, where carries go far.
BoardNumber anyNumber(plt::Random& random) {
    constexpr int mostWords = 10;
    constexpr auto base = std::uint64_t{1} << 32;
    BoardNumber number;
    for (int left = random.below(mostWords + 1); left > 0; --left) {
        const int kind = random.below(4);
        number = number * base + (kind == 0 ? 0 : kind == 1 ? base - 1 : random.next() % base);
    }
    return number;
}

}  // namespace

class TestBoardNumber : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void digitsOfLargeNumbers() {
        BoardNumber power = 1;
        for (int i = 0; i < 300; ++i) power += power;
        QCOMPARE(power.str(),
                 std::string("20370359763344860862684456884093781610514683936659362506361404493543812997633"
                             "36706183397376"));
        QVERIFY(BoardNumber(power.str()) == power);
        QCOMPARE(power.bitCount(), 301U);
        QCOMPARE(BoardNumber().str(), std::string("0"));
        QCOMPARE(BoardNumber().bitCount(), 0U);
    }
    void countsAsIntegersDo() {
        plt::Random random(1);
        for (int i = 0; i < 1000; ++i) {
            const auto one = random.next() >> (32 + random.below(32));
            const auto other = (random.next() >> (32 + random.below(32))) + 1;
            const BoardNumber large = one;
            QCOMPARE((large + other).str(), std::to_string(one + other));
            QCOMPARE((large * other).str(), std::to_string(one * other));
            QCOMPARE((large / other).str(), std::to_string(one / other));
            QCOMPARE((large % other).str(), std::to_string(one % other));
            QCOMPARE(large < other, one < other);
            QCOMPARE(large >= other, one >= other);
        }
    }
    void divisionIsTheReverseOfMultiplication() {
        plt::Random random(2);
        for (int i = 0; i < 20'000; ++i) {
            const auto number = anyNumber(random);
            const auto divisor = anyNumber(random) + 1;
            const auto quotient = number / divisor;
            const auto rest = number % divisor;
            QVERIFY2(rest < divisor && quotient * divisor + rest == number,
                     (number.str() + " / " + divisor.str()).c_str());
        }
    }
    void additionIsUndoneBySubtraction() {
        plt::Random random(3);
        for (int i = 0; i < 1000; ++i) {
            const auto one = anyNumber(random);
            const auto other = anyNumber(random);
            QVERIFY(one + other - other == one && one + other >= one);
            QVERIFY(one * (other + 1) - one == one * other);
            QCOMPARE(one.lowestBits(one.bitCount()).str(), one.str());
            if (one != 0) QVERIFY(one.lowestBits(one.bitCount() - 1) < one);
        }
    }
};

}  // namespace tally_maze::testing

QTEST_APPLESS_MAIN(tally_maze::testing::TestBoardNumber)
#include "test_board_number.moc"
