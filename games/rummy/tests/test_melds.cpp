// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "rummy/melding/melds.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/slow_melds.h"

#include <QTest>

/// Melds that can be laid out of some cards.
class TestMelds : public QObject {
    Q_OBJECT

    /// Checks that the division is one of the cards, into sets, with as many as can be.
    static QString problemOf(const rummy::CardSet& cards) {
        const auto division = rummy::divide(cards);
        rummy::CardSet met(division.loose);
        int inSets = 0;
        for (const auto& set : division.sets) {
            if (!rummy::testing::isSet(set)) return QStringLiteral("a set is none");
            if (!(met & rummy::CardSet(set)).empty()) return QStringLiteral("a card lies twice");
            met = met | rummy::CardSet(set);
            inSets += static_cast<int>(set.size());
        }
        if (!(met == cards)) return QStringLiteral("other cards");
        return inSets == rummy::cardsInSets(cards) ? QString() : QStringLiteral("not as many as can be");
    }

  private Q_SLOTS:
    void looseCardsCount() {
        using rummy::testing::setOf;
        QCOMPARE(rummy::looseCount(setOf("2C 5D 9H KS 4C 7D JH 3S 6C 9D")), 65);
        QCOMPARE(rummy::looseCount(setOf("QH KH AH 2C 2D 2S 7C 8C 9C TC")), 0);
        // The ace is better left to the run with the king.
        QCOMPARE(rummy::looseCount(setOf("AH 2H 3H QH KH")), 5);
        // Of two divisions with as many cards the one that leaves the cheaper ones.
        QCOMPARE(rummy::looseCount(setOf("3C 3D 3H 4H 5H")), 6);
    }
    /// Compared with the best of all ways to lay out sets one after the other.
    void theLooseCountIsExact() {
        plt::Random random(7);
        for (int i = 0; i < 3000; ++i) {
            const auto hand = rummy::testing::anyCards(random, 10);
            QCOMPARE(rummy::looseCount(hand), rummy::testing::SlowMelds(hand).looseCount());
        }
    }
    void writtenHands_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<int>("inSets");
        QTest::addColumn<int>("divisions");
        const auto row = [](const char* hand, int inSets, int divisions = -1) {
            QTest::newRow(hand) << QByteArray(hand) << inSets << divisions;
        };
        row("5C 5D 5H 5S 6S 7S 9D TD JD QD", 10, 1);
        row("5C 5D 5H 5S 6S 7S 9D TD JD KD", 9, 0);
        row("QH KH AH 2C 2D 2S 7C 8C 9C TC", 10);
        row("KH AH 2H 4C 4D 4S 7C 8C 9C TC", 7, 0);
        row("QH KH AH 2H 3H 4C 4D 4S 7C 8C", 6, 0);
        row("AH 2H 3H QH KH 4C 4D 4S 4H 9C", 9, 0);
        row("AH 2H 3H AC AD AS JS QS KS TS", 10);
        row("6H 7H 8H 6D 7D 8D 6C 7C 8C 9C", 10);
        row("6H 7H 8H 6D 7D 8D 6C 7C 8C 5D", 10);
        row("6H 7H 8H 6D 7D 8D 6C 7C 8C 9S", 9, 0);
        row("7H 7D 7S 7C 8C 9C 6C TC JC QC", 10, 3);
        row("7S 7H 7D 9C 6S 7C 5S 9S 8S 9H", 10, 1);
        row("3S 4S 5S 6S 7S 8S 9S TS JS QS", 10, 9);
        row("2C 2D 2H 2S 3C 3D 3H 3S 4C 5C", 10);
        row("2C 2D 2H 2S 3C 3D 3H 3S 4C 4D", 9, 0);
        row("9C TC JC QC KC AC 2D 3D 4D 5D", 10);
        row("9H 9D 9C TH JH QH KH AH AC AD", 10);
        row("8H 9H TH JH 8D 8C 8S JD JC JS", 10);
        // Fewer than three cards lie in no set, and no run goes round the ace.
        row("5C 5D", 0, 0);
        row("KC AC 2C", 0, 0);
        row("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", 13);
    }
    void writtenHands() {
        QFETCH(QByteArray, hand);
        QFETCH(int, inSets);
        QFETCH(int, divisions);
        const auto cards = rummy::testing::setOf(hand.toStdString());
        QCOMPARE(rummy::cardsInSets(cards), inSets);
        QCOMPARE(rummy::isComplete(cards), inSets == cards.size());
        QCOMPARE(problemOf(cards), QString());
        if (divisions >= 0) QCOMPARE(rummy::testing::SlowMelds(cards).divisions(), divisions);
    }
    void winningDiscards() {
        const auto discards = [](const char* text) {
            const auto hand = rummy::testing::setOf(text);
            std::string winning;
            for (const auto card : hand.cards())
                if (rummy::isComplete(hand.without(card))) winning += card.text() + ' ';
            return winning;
        };
        QCOMPARE(discards("5C 6C 7C 8C 9D 9H 9S KD KH KS 4C"), std::string("4C 8C "));
        QCOMPARE(discards("2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H"), std::string("2S 3S 2H 3H 2D 3D 2C 3C "));
        QVERIFY(rummy::isComplete(rummy::testing::setOf("2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H")));
        QCOMPARE(discards("5C 6C 7C 9D 9H 9S KD KH 2S 3S 4S"), std::string());
    }
    void itIsWhatTryingEverythingGives() {
        plt::Random random(3);
        int complete = 0;
        for (int i = 0; i < 600; ++i) {
            // Few ranks and few suits make many sets, and sets that are in each other's way.
            auto deck = plt::freshDecks();
            const int kind = i % 4;
            const auto lowest = static_cast<plt::Rank>(random.between(1, 9));
            std::erase_if(deck, [&](plt::Card card) {
                if (kind == 1) return card.suit > plt::Suit::hearts;
                if (kind == 2) return card.rank < lowest || card.rank > lowest + 2;
                return kind == 3 && (card.rank > 4 && card.rank < 11);
            });
            random.shuffle(deck);
            deck.resize(random.between(9, 11));
            const rummy::CardSet cards(deck);
            const int most = rummy::testing::SlowMelds(cards).most();
            QVERIFY2(rummy::cardsInSets(cards) == most, plt::writeCards(deck).c_str());
            QCOMPARE(rummy::isComplete(cards), most == cards.size());
            QVERIFY2(problemOf(cards).isEmpty(), plt::writeCards(deck).c_str());
            complete += rummy::isComplete(cards) ? 1 : 0;
        }
        QVERIFY2(complete > 30, qPrintable(QString::number(complete)));
    }
    void aDivisionIsShortAndInOrder() {
        const auto division = rummy::divide(rummy::testing::setOf("QS KS AS 4H 4D 4C 9D TD JD 2C"));
        std::string text;
        for (const auto& set : division.sets) text += plt::writeCards(set) + ' ';
        QCOMPARE(text, std::string("4H4D4C QSKSAS 9DTDJD "));
        QCOMPARE(plt::writeCards(division.loose), std::string("2C"));
        QVERIFY(rummy::isOfOneRank(division.sets[0]) && !rummy::isOfOneRank(division.sets[1]));
        // One run of ten rather than three.
        QCOMPARE(rummy::divide(rummy::testing::setOf("3S 4S 5S 6S 7S 8S 9S TS JS QS")).sets.size(),
                 std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestMelds)
#include "test_melds.moc"
