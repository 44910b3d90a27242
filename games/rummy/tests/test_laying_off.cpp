// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "rummy/knocking/showdown.h"
#include "rummy/melding/deadwood.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/slow_melds.h"

#include <algorithm>
#include <string>

#include <QTest>

using rummy::CardSet;
using namespace rummy::testing;

namespace {

int count(const std::vector<plt::Card>& cards) {
    int sum = 0;
    for (const auto card : cards) sum += std::min<int>(card.rank, 10);
    return sum;
}

std::string problemOf(CardSet cards) {
    const auto division = rummy::minimumDeadwood(cards);
    CardSet met(division.loose);
    for (const auto& set : division.sets) {
        if (!isSet(set)) return "a set is none";
        if (!(met & CardSet(set)).empty()) return "a card lies twice";
        met = met | CardSet(set);
    }
    if (!(met == cards)) return "other cards";
    return count(division.loose) == SlowMelds(cards).looseCount() ? "" : "not as little as can be";
}

std::string problemOf(const rummy::Showdown& shown, CardSet knockers, CardSet others) {
    auto sets = shown.laid.sets;
    for (const auto& laid : shown.others.laidOff) {
        auto& set = sets[laid.set];
        set.push_back(laid.card);
        std::sort(set.begin(), set.end());
        if (!isSet(set)) return "a card is laid off where it does not fit";
    }
    CardSet met(shown.others.kept.loose);
    for (const auto& laid : shown.others.laidOff) met.add(laid.card);
    for (const auto& set : shown.others.kept.sets) {
        if (!isSet(set)) return "a set of the other hand is none";
        met = met | CardSet(set);
    }
    if (!(met == others)) return "other cards than those of the hand";
    if (shown.deadwood[0] != SlowMelds(knockers).looseCount()) return "the knocker counts wrong";
    const int least =
        shown.isGin() ? SlowMelds(others).looseCount() : SlowLayingOff().least(shown.laid.sets, others);
    return shown.deadwood[1] == least ? "" : "not as little as can be";
}

}  // namespace

/// The division with the least deadwood, and laying off.
class TestLayingOff : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theLeastDeadwood() {
        plt::Random random(11);
        for (int i = 0; i < 1500; ++i) {
            // By turns any cards, and those of few ranks or of few suits, which have many sets.
            auto deck = plt::freshDecks();
            if (i % 3 == 1) std::erase_if(deck, [](plt::Card one) { return one.rank > 4 && one.rank < 13; });
            if (i % 3 == 2) std::erase_if(deck, [](plt::Card one) { return one.suit > plt::Suit::hearts; });
            random.shuffle(deck);
            deck.resize(random.between(9, 11));
            QCOMPARE(problemOf(CardSet(deck)), std::string());
        }
    }
    void ofEqualDivisionsTheOneWithTheFewestFittingCards() {
        // The four of hearts lies with the other fours, or at the run: as a run of four to the seven there
        // fit the 3 and the 8, and to three fours another one. Both leave nothing.
        const auto division = rummy::minimumDeadwood(setOf("4S 4D 4C 4H 5H 6H 7H KS KD KC"));
        QCOMPARE(division.loose.size(), std::size_t{0});
        QCOMPARE(division.sets.size(), std::size_t{3});
        // No card can be laid off on four fours, and the run has two ends either way.
        QVERIFY(std::any_of(division.sets.begin(), division.sets.end(),
                            [](const auto& set) { return CardSet(set) == setOf("4S 4D 4C 4H"); }));
        // One run rather than two.
        QCOMPARE(rummy::minimumDeadwood(setOf("3S 4S 5S 6S 7S 8S KD QH 9C 2D")).sets.size(), std::size_t{1});
    }
    void cardsThatFit() {
        const auto fitting = [](std::string_view set) { return rummy::cardsThatFit(cardsOf(set)); };
        QVERIFY(fitting("7S 7H 7D") == setOf("7C"));
        QVERIFY(fitting("7S 7H 7D 7C").empty());
        QVERIFY(fitting("4H 5H 6H") == setOf("3H 7H"));
        QVERIFY(fitting("2H 3H 4H") == setOf("AH 5H"));
        QVERIFY(fitting("AH 2H 3H") == setOf("4H"));
        QVERIFY(fitting("JH QH KH") == setOf("TH AH"));
        QVERIFY(fitting("QH KH AH") == setOf("JH"));
    }
    void layingOff_data() {
        QTest::addColumn<QByteArray>("sets");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("laidOff");
        QTest::addColumn<int>("deadwood");
        const auto row = [](const char* name, const char* sets, const char* hand, const char* laidOff,
                            int deadwood) {
            QTest::newRow(name) << QByteArray(sets) << QByteArray(hand) << QByteArray(laidOff) << deadwood;
        };
        row("nothing fits", "7S 7H 7D", "2C KS", "", 12);
        row("a fourth card", "7S 7H 7D", "2C 7C", "7C", 2);
        row("both ends", "4H 5H 6H", "3H 7H KS", "3H7H", 10);
        row("one after the other", "4H 5H 6H", "8H 7H 2H 3H KS", "3H2H7H8H", 10);
        row("not over a gap", "4H 5H 6H", "8H 9H", "", 17);
        row("the ace below", "2H 3H 4H 5H 6H 7H 8H 9H TH", "AH JH KS", "AHJH", 10);
        row("the ace above", "9H TH JH", "AH KH QH 7S", "", 7);
        row("not around the ace", "QH KH AH", "2H JH", "JH", 2);
        row("the fourth card may go on a run instead", "7S 7H 7D|4C 5C 6C", "7C 8C", "7C8C", 0);
        row("two runs of a suit", "3H 4H 5H|9H TH JH", "6H 7H QH", "6H7HQH", 0);
        row("an own set stays", "3H 4H 5H|9H TH JH", "6H 7H 8H QH", "QH", 0);
        // Three eights are worth more together than one of them at the run.
        row("not out of an own set", "5H 6H 7H", "8H 8S 8D KC", "", 10);
        row("for an own set that needs another card", "5H 6H 7H|JS JD JC", "8H 8S 8D JH", "JH", 0);
    }
    void layingOff() {
        QFETCH(QByteArray, sets);
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, laidOff);
        QFETCH(int, deadwood);
        std::vector<std::vector<plt::Card>> laid;
        for (const auto& set : sets.split('|')) laid.push_back(cardsOf(set.toStdString()));
        const auto laying = rummy::layOff(setOf(hand.toStdString()), laid);
        QCOMPARE(count(laying.kept.loose), deadwood);
        QCOMPARE(rummy::looseCountAfterLayingOff(setOf(hand.toStdString()), laid), deadwood);
        CardSet cards;
        for (const auto& one : laying.laidOff) cards.add(one.card);
        QVERIFY2(cards == setOf(laidOff.toStdString()), plt::writeCards(cards.cards()).c_str());
    }
    void layingOffIsWhatTryingEverythingGives() {
        plt::Random random(5);
        int laidOff = 0;
        for (int i = 0; i < 700; ++i) {
            // Few ranks or few suits, so that much fits.
            auto deck = plt::freshDecks();
            const auto lowest = static_cast<plt::Rank>(random.between(1, 8));
            std::erase_if(deck, [&](plt::Card one) {
                return i % 2 == 0 ? one.rank < lowest || one.rank > lowest + 5 : one.suit > plt::Suit::hearts;
            });
            random.shuffle(deck);
            const CardSet knockers(std::vector(deck.begin(), deck.begin() + 10));
            const CardSet others(std::vector(deck.begin() + 10, deck.begin() + 18));
            const auto shown = rummy::showdown(0, knockers, others);
            QVERIFY2(problemOf(shown, knockers, others).empty(),
                     (plt::writeCards(knockers.cards()) + ' ' + plt::writeCards(others.cards()) + ' ' +
                      problemOf(shown, knockers, others))
                         .c_str());
            laidOff += shown.others.laidOff.empty() ? 0 : 1;
        }
        QVERIFY2(laidOff > 200, qPrintable(QString::number(laidOff)));
    }
};

QTEST_GUILESS_MAIN(TestLayingOff)
#include "test_laying_off.moc"
