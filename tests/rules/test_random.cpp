// SPDX-License-Identifier: MIT
#include "common/cards/card.h"
#include "common/rules/message.h"
#include "common/rules/random.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

#include <QTest>

using plt::Random;

/// Pins the generator that gives deal numbers their meaning.
class TestRandom : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void engineIsPinned() {
        // xoshiro256** from the four SplitMix64 outputs of seed 0, computed with an independent
        // implementation.
        Random random(0);
        QCOMPARE(random.next(), std::uint64_t{0x99EC5F36CB75F2B4ULL});
        QCOMPARE(random.next(), std::uint64_t{0xBF6E1F784956452AULL});
        QCOMPARE(random.next(), std::uint64_t{0x1A5F849D4933E6E0ULL});
    }
    void belowIsUniform() {
        Random random(5);
        std::array<int, 7> counts{};
        for (int i = 0; i < 70000; ++i) ++counts[random.below(7)];
        for (const int count : counts) QVERIFY(std::abs(count - 10000) < 5 * 93);
        QCOMPARE(random.below(1), std::uint64_t{0});
    }
    void betweenIncludesBothEnds() {
        Random random(6);
        bool low = false;
        bool high = false;
        for (int i = 0; i < 200; ++i) {
            const int value = random.between(-2, 2);
            QVERIFY(value >= -2 && value <= 2);
            low = low || value == -2;
            high = high || value == 2;
        }
        QVERIFY(low && high);
    }
    void shuffleGivesEveryOrderEquallyOften() {
        Random random(7);
        std::array<int, 6> counts{};
        for (int i = 0; i < 60000; ++i) {
            std::array<int, 3> a{0, 1, 2};
            random.shuffle(a);
            ++counts[a[0] * 2 + (a[1] > a[2] ? 1 : 0)];
        }
        for (const int count : counts) QVERIFY(std::abs(count - 10000) < 5 * 92);
    }
    /// One card of a whole deck comes to every place equally often: chi-square over 52 places, 20,000
    /// shuffles, at the 0.001 level (51 degrees of freedom).
    void everyPlaceOfADeckIsEquallyLikely() {
        constexpr double bound = 87.97;
        constexpr int shuffles = 20000;
        plt::Random random(2024);
        std::array<int, 52> places{};
        for (int i = 0; i < shuffles; ++i) {
            std::vector<plt::Card> deck = plt::freshDecks();
            const plt::Card first = deck.front();
            random.shuffle(deck);
            ++places[std::find(deck.begin(), deck.end(), first) - deck.begin()];
        }
        double sum = 0;
        constexpr double expected = shuffles / 52.0;
        for (const int count : places) sum += (count - expected) * (count - expected) / expected;
        QVERIFY2(sum < bound, qPrintable(QString::number(sum)));
    }

    void aFreshDeckHasEveryCardOnce() {
        std::set<int> seen;
        for (const plt::Card card : plt::freshDecks()) seen.insert(card.index());
        QCOMPARE(seen.size(), std::size_t(52));
        QCOMPARE(plt::freshDecks(4).size(), std::size_t(208));
    }

    void numbersAreReadStrictly() {
        QCOMPARE(plt::readNumber("12", 0, 20).value_or(-1), 12);
        QCOMPARE(plt::readNumber("-3", -5, 20).value_or(-1), -3);
        for (const char* bad : {"", "01", "+1", " 1", "1 ", "1x", "-0", "21", "99999999999999999999"})
            QVERIFY2(!plt::readNumber(bad, 0, 20), bad);
    }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "test_random.moc"
