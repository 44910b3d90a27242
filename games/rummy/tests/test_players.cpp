// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/testing/hidden_things.h"
#include "rummy/melding/melds.h"
#include "rummy/players/measures.h"
#include "rummy/players/prospects.h"
#include "rummy/players/rating.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/match.h"

#include <algorithm>
#include <set>

#include <QTest>

/// The levels: what they weigh, what they decide, and that they know no more than their seat may.
class TestPlayers : public QObject {
    Q_OBJECT

    using CardSet = rummy::CardSet;

    /// The value of the two cards for each other.
    static int pair(const char* one, const char* other, const char* gone) {
        const CardSet dead = rummy::testing::setOf(gone);
        const auto sum = [&dead](const CardSet& cards) { return rummy::Rating(cards, dead).sum(); };
        const CardSet first = rummy::testing::setOf(one);
        const CardSet second = rummy::testing::setOf(other);
        return (sum(first | second) - sum(first) - sum(second)) / 2;
    }
    /// The second measure, written out literally.
    static int slowPair(plt::Card a, plt::Card b, const CardSet& gone) {
        if (a.rank == b.rank) {
            int dead = 0;
            for (const auto card : gone.cards()) dead += card.rank == a.rank ? 1 : 0;
            return 2 - dead;
        }
        if (a.suit != b.suit) return 0;
        const auto placed = [](plt::Card card, plt::Card by) {
            return card.rank == 1 && by.rank > 6 ? 14 : int{card.rank};
        };
        const int low = std::min(placed(a, b), placed(b, a));
        const int high = std::max(placed(a, b), placed(b, a));
        const auto toBeHad = [&](int rank) {
            if (rank < 1 || rank > 14) return 0;
            return gone.has({static_cast<plt::Rank>(rank == 14 ? 1 : rank), a.suit}) ? 0 : 1;
        };
        if (high - low == 1) return toBeHad(low - 1) + toBeHad(high + 1);
        return high - low == 2 ? toBeHad(low + 1) : 0;
    }
    static rummy::Observation seenWith(const char* hand, const char* discards) {
        rummy::Observation seen;
        seen.hand = rummy::testing::cardsOf(hand);
        seen.discards = rummy::testing::cardsOf(discards);
        seen.hasDrawn = seen.hand.size() > rummy::handSize;
        seen.stock = 52 - 2 * rummy::handSize - static_cast<int>(seen.discards.size());
        return seen;
    }
    static QString reason(const rummy::Observation& seen) {
        const auto hint = rummy::Rules::hint(seen, {});
        return QString::fromStdString(hint.steps.empty() ? hint.verdict.english()
                                                         : hint.steps.front().reason.english());
    }

  private Q_SLOTS:
    void termsOfTheRating() {
        QCOMPARE(pair("5C", "5D", ""), 2);
        QCOMPARE(pair("5C", "5D", "5H"), 1);
        QCOMPARE(pair("5C", "5D", "5H 5S"), 0);
        QCOMPARE(pair("5C", "6C", ""), 2);
        QCOMPARE(pair("5C", "6C", "4C"), 1);
        QCOMPARE(pair("5C", "7C", ""), 1);
        QCOMPARE(pair("5C", "7C", "6C"), 0);
        QCOMPARE(pair("5C", "8C", ""), 0);
        QCOMPARE(pair("AC", "2C", ""), 1);
        QCOMPARE(pair("AC", "3C", ""), 1);
        QCOMPARE(pair("AC", "KC", ""), 1);
        QCOMPARE(pair("AC", "QC", ""), 1);
        QCOMPARE(pair("KC", "QC", ""), 2);
        QCOMPARE(pair("KC", "QC", "AC"), 1);
        QCOMPARE(pair("2C", "3C", ""), 2);
        QCOMPARE(pair("QC", "JC", ""), 2);
        QCOMPARE(pair("AC", "6C", ""), 0);
        QCOMPARE(pair("AC", "7C", ""), 0);
        // A card with itself.
        QCOMPARE(rummy::Rating(rummy::testing::setOf("5C"), {}).sum(), 2);
        QCOMPARE(rummy::Rating(rummy::testing::setOf("5C"), rummy::testing::setOf("5D 5H 5S")).sum(), -1);
    }
    void theRatingIsWhatIsWrittenDown() {
        plt::Random random(1);
        for (int i = 0; i < 3000; ++i) {
            const CardSet cards = rummy::testing::anyCards(random, random.between(0, 41));
            auto list = cards.cards();
            random.shuffle(list);
            const std::size_t held = std::min<std::size_t>(list.size(), 11);
            const CardSet hand(std::vector(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(held)));
            const CardSet gone = cards - hand;
            int sum = 0;
            for (const auto a : hand.cards())
                for (const auto b : hand.cards()) sum += slowPair(a, b, gone);
            const rummy::Rating rating(hand, gone);
            QCOMPARE(rating.sum(), sum);
            for (const auto card : hand.cards())
                QCOMPARE(rating.loss(card), sum - rummy::Rating(hand.without(card), gone).sum());
        }
    }
    void discardsOfTheNormalLevel_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("discards");
        QTest::addColumn<QByteArray>("allowed");
        QTest::addColumn<int>("inSets");
        QTest::addColumn<int>("rating");
        const auto row = [](const char* hand, const char* discards, const char* allowed, int inSets,
                            int rating) {
            QTest::newRow(hand) << QByteArray(hand) << QByteArray(discards) << QByteArray(allowed) << inSets
                                << rating;
        };
        row("2C 4D JH 7S 8S KS 9C 8C 3C TS 4H", "AH JD 6D KC 3H", "JH KS", 0, 40);
        row("KS 7H 6C 6H QD 8D TD 5S 9H QH 6D", "6S 8C TC 5C AH", "5S", 3, 37);
        row("2C QS JH 6C 9H 2D 3H TD 6D JS 4H", "AS 4S 7D AC QH", "TD", 0, 40);
        row("4S KH 4C TD 7S TH QH 3H 9S 9D AS", "AD 5H JC KS AC", "AS", 0, 43);
        row("5D JS 6H 2D KH 8D 8C TD 9C 3S 5H", "JC 7H 9S 2S QD", "JS 2D", 0, 34);
        row("2H QD 8S JH 4C 9H 7S TH 7D 7H 2S", "TD KD AD TS 5D", "QD 4C", 6, 50);
    }
    void discardsOfTheNormalLevel() {
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, discards);
        QFETCH(QByteArray, allowed);
        QFETCH(int, inSets);
        QFETCH(int, rating);
        const auto seen = seenWith(hand, discards);
        const auto move = rummy::Rules::choose(seen, "normal", {});
        // Of equal ones the first in the hand, the newest.
        const auto equal = rummy::testing::cardsOf(allowed.toStdString());
        QVERIFY(move == rummy::Move::discard(equal.front()));
        for (const auto card : equal) {
            const CardSet kept = CardSet(seen.hand).without(card);
            QCOMPARE(rummy::cardsInSets(kept), inSets);
            QCOMPARE(rummy::Rating(kept, CardSet(seen.discards)).sum(), rating);
        }
    }
    void drawsOfTheNormalLevel_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("discards");
        QTest::addColumn<bool>("takes");
        QTest::addColumn<int>("inSets");
        QTest::addColumn<int>("rating");
        // The last discard is the one on top.
        const auto row = [](const char* hand, const char* discards, bool takes, int inSets, int rating) {
            QTest::newRow(hand) << QByteArray(hand) << QByteArray(discards) << takes << inSets << rating;
        };
        row("2C 3H KD 5H AC 6H 8C 5C 4S QD", "TH 5S 2S 7D", false, 0, 31);
        row("QD JH JS 7H AS 8S QH KH 5D 5C", "7C TC 7S QC", true, 3, 40);
        row("2H 7C 4C 4D 8H TD KS 8D 7D TC", "8C TS 6D JS", true, 0, 32);
        row("AC AH 9S 8H KS AS KH JH 6H TC", "3C 2D 3S TD", true, 3, 44);
        row("3D AD 5S 5C QS TS TD JS 4S 4C", "8C 2S QH TH", true, 3, 51);
        row("KS 6H 7D QS 2D 8D 4S AC 6C 5S", "8H 2H 4C 7H", true, 0, 33);
    }
    void drawsOfTheNormalLevel() {
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, discards);
        QFETCH(bool, takes);
        QFETCH(int, inSets);
        QFETCH(int, rating);
        const auto seen = seenWith(hand, discards);
        QVERIFY(rummy::Rules::choose(seen, "normal", {}) ==
                (takes ? rummy::Move::take() : rummy::Move::draw()));
        const CardSet below = CardSet(seen.discards).without(seen.discards.back());
        QCOMPARE(rummy::cardsInSets(CardSet(seen.hand)), inSets);
        QCOMPARE(rummy::Rating(CardSet(seen.hand), below).sum(), rating);
    }
    void theEasyLevelLooksAtSetsOnly() {
        // The king makes a set, the 7 only a neighbour.
        QVERIFY(rummy::Rules::choose(seenWith("KH KD 2C 5S 6S 9D JC 4H 8C AS", "KC"), "easy", {}) ==
                rummy::Move::take());
        QVERIFY(rummy::Rules::choose(seenWith("KH KD 2C 5S 6S 9D JC 4H 8C AS", "5C"), "easy", {}) ==
                rummy::Move::draw());
        // Any of the loose cards, by chance.
        std::set<std::string> discarded;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            plt::Question question;
            question.seed = seed;
            discarded.insert(rummy::Rules::write(
                rummy::Rules::choose(seenWith("KH KD KC 5S 6S 9D JC 4H 8C AS 2D", "5C"), "easy", question)));
        }
        QCOMPARE(discarded, (std::set<std::string>{"5S", "6S", "9D", "JC", "4H", "8C", "AS", "2D"}));
    }
    void prospectsCountWhatCanStillBeHad() {
        const auto weight = [](const char* hand, const char* gone, const char* held = "") {
            const CardSet others = rummy::testing::setOf(held);
            const CardSet cards = rummy::testing::setOf(hand);
            return rummy::Prospects(
                       cards, {CardSet::all() - cards - rummy::testing::setOf(gone) - others, others, 10})
                .weight();
        };
        const char* hand = "5H 6H 7H 8S 8C 8H JC QC KC 2D";
        // Complete with a fourth card for any of the sets.
        QVERIFY(weight(hand, "") > weight(hand, "AC"));
        QVERIFY(weight(hand, "AC") > weight(hand, "AC TC"));
        QVERIFY(weight(hand, "", "AC") < weight(hand, ""));
        QVERIFY(weight(hand, "", "AC") > weight(hand, "AC"));
        // A card that no complete hand needs costs nothing, and one of a set much.
        const CardSet cards = rummy::testing::setOf("5H 6H 7H 8S 8C 8D JC QC KC 2D 4S");
        const rummy::Prospects prospects(cards, {CardSet::all() - cards, {}, 10});
        const auto with = [&](const char* card) {
            return prospects.weightWith(rummy::testing::cardsOf(card).front());
        };
        QVERIFY(with("6H") > 5 * with("2D"));
        // A card that goes with what the other took helps it.
        const rummy::Whereabouts others{CardSet::all() - rummy::testing::setOf("9H 9C 2S"),
                                        rummy::testing::setOf("9H 9C"), 8};
        QVERIFY(rummy::helpToOther(rummy::testing::cardsOf("9S").front(), others) >
                rummy::helpToOther(rummy::testing::cardsOf("2S").front(), others) + 0.9);
    }
    void theHardLevelKeepsBackWhatTheOtherCollects() {
        // Nothing goes with either of the two, and the other has taken nines.
        auto seen = seenWith("KS KH KD 4C 5C 6C JH QH 9S 2D 7D", "3S");
        seen.held = rummy::testing::setOf("9H 9C");
        const auto move = rummy::Rules::choose(seen, "hard", {});
        QVERIFY(move.kind == rummy::Move::Kind::discard && move.card.text() != "9S");
    }
    void theHardLevelWinsWhenItCan() {
        const auto discarded =
            rummy::Rules::choose(seenWith("5C 6C 7C 8C 9D 9H 9S KD KH KS 4C", "2D"), "hard", {});
        QVERIFY(rummy::Rules::write(discarded) == "4C" || rummy::Rules::write(discarded) == "8C");
        QVERIFY(rummy::Rules::choose(seenWith("5C 6C 7C 9D 9H 9S KD KH KS 2H", "4C"), "hard", {}) ==
                rummy::Move::take());
    }
    void nobodyKnowsWhatIsHidden() {
        // The other hand, as far as it was not shown, and the pile change places. After the discards have
        // become the pile only their order is hidden, which the luck decides.
        const auto dealAnew = [](const rummy::Options& options, const rummy::Start& start,
                                 const rummy::State& now, int seat, plt::Random& random) {
            auto other = start;
            if (now.match.round() > 0) return other;
            if (now.refills > 0) {
                ++other.luck;
                return options == rummy::Options{} && now.refills == 1 && now.turns.back().discard &&
                               now.stock.size() + now.discards.size() == 32 && now.discards.size() == 1
                           ? other
                           : start;
            }
            rummy::testing::dealHiddenAnew(other, now, seat, random);
            return other;
        };
        rummy::Options match;
        match.match = plt::MatchLength::ofRounds(3);
        match.first = 1;
        const auto found =
            plt::testing::lookForCheats<rummy::Rules>({{}, match}, {plt::testing::amount(24), 150}, dealAnew);
        QVERIFY(holds(found));
        QVERIFY2(found.dealtAnew > plt::testing::amount(2500), qPrintable(QString::number(found.dealtAnew)));
    }
    void eachLevelIsBetterThanTheOneBefore() {
        using plt::testing::amount;
        using plt::testing::slowBuild;
        using rummy::testing::play;
        const auto normal = play("normal", "easy", amount(200), 1);
        QVERIFY2(slowBuild || normal.share() > 0.65, qPrintable(QString::number(normal.share())));
        // Of 2,000 games it wins 58 to 60 of a hundred (see the benchmark); these are some of them.
        const auto hard = play("hard", "normal", amount(300), 1);
        QVERIFY2(slowBuild || hard.share() > 0.52, qPrintable(QString::number(hard.share())));
        // Players who never give up cards would never end.
        const auto both = play("hard", "hard", amount(100), 1);
        QCOMPARE(normal.unfinished + hard.unfinished + both.unfinished, 0);
        QVERIFY2(both.longest < 400, qPrintable(QString::number(both.longest)));
    }
    void whoBeginsHasTheEdge() {
        // The reference's own games: the first seat wins 53.3 of a hundred, with 8.8 turns of each.
        const auto match = rummy::testing::play("normal", "normal", 3000, 1);
        QVERIFY2(match.begunShare() > 0.51 && match.begunShare() < 0.56,
                 qPrintable(QString::number(match.begunShare())));
        const double turns = double(match.turns) / match.games() / 2;
        QVERIFY2(turns > 8.3 && turns < 9.3, qPrintable(QString::number(turns)));
    }
    void hintsSayWhy() {
        QCOMPARE(reason(seenWith("5C 6C 7C 9D 9H 9S KD KH KS 2H", "4C")),
                 QStringLiteral("Take the 4♣: it goes into a set with 3 others."));
        QCOMPARE(reason(seenWith("5C 6C 2H 9D 9H 9S KD KH KS 8S", "4C")),
                 QStringLiteral("Take the 4♣: with the 5♣ and the 6♣ it is a set."));
        QCOMPARE(reason(seenWith("5C 6C 7C 4C 9D 9H 9S KD KH KS 2H", "3D")),
                 QStringLiteral("Discard the 2♥: all the other cards lie in sets, and you win."));
        QVERIFY(reason(seenWith("5C 6C 9D 9H JD QD 2S 4S 8H KC", "7S"))
                    .startsWith(QStringLiteral("Draw from the pile: the 7♠ makes no set, and")));
        // The 7 of clubs goes with the other 7, but both others are gone, and with no run.
        QCOMPARE(
            reason(seenWith("9D 9H 9S KD KH KS 3H 4H 5H 7C 7S", "7D 7H 8C 6C 5C 9C")),
            QStringLiteral(
                "Discard the 7♣: it completes nothing that is still to be had; the 7♥ and the 7♦ are gone."));
        // One of them was taken by the opponent, who has not shown it again.
        auto held = seenWith("9D 9H 9S KD KH KS 3H 4H 5H 7C 7S", "7D 8C 6C 5C 9C");
        held.held = rummy::testing::setOf("7H");
        QCOMPARE(reason(held),
                 QStringLiteral("Discard the 7♣: it completes nothing that is still to be had; the "
                                "cards for it are gone or in your opponent's hand."));
    }
};

QTEST_GUILESS_MAIN(TestPlayers)
#include "test_players.moc"
