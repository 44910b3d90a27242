// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/testing/hidden_things.h"
#include "rummy/knocking/by_count.h"
#include "rummy/knocking/knocker.h"
#include "rummy/knocking/likely_hands.h"
#include "rummy/knocking/playout.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/match.h"

#include <algorithm>

#include <QTest>

using rummy::CardSet;
using rummy::Move;
using rummy::Rules;
using rummy::testing::cardsOf;
using rummy::testing::setOf;

/// The levels in a game with knocking: when they knock, and that they know no more than their seat may.
class TestKnockPlayers : public QObject {
    Q_OBJECT

    static rummy::Options knocking(bool forPoints = false) {
        rummy::Options options;
        options.knocking = true;
        options.countsCards = forPoints;
        if (forPoints) options.match = plt::MatchLength::toPoints(100);
        return options;
    }
    /// `turns` of each player have passed.
    static rummy::Observation seenWith(const char* hand, const char* discards, int turns = 1) {
        rummy::Observation seen;
        seen.knocking = true;
        seen.hand = cardsOf(hand);
        seen.discards = cardsOf(discards);
        seen.hasDrawn = seen.hand.size() > rummy::handSize;
        seen.stock = 52 - 20 - static_cast<int>(seen.discards.size()) - (seen.hasDrawn ? 1 : 0);
        for (int i = 0; i < turns; ++i)
            for (const int seat : {0, 1})
                seen.turns.add({seat, false, seen.discards.front(), seen.discards.front()});
        return seen;
    }
    static QString reason(const rummy::Observation& seen) {
        const auto hint = Rules::hint(seen, {});
        return QString::fromStdString(hint.steps.empty() ? hint.verdict.english()
                                                         : hint.steps.front().reason.english());
    }

  private Q_SLOTS:
    void likelyCardsAreWhatIsNotSeen() {
        auto seen = seenWith("2C 5D 9H KS 4C 7D JH 3S 6C 9D", "AS 2S 3H", 4);
        seen.held = setOf("KH KD");
        for (const auto& way : rummy::likelyCards(seen, 50)) {
            QCOMPARE(way.hand.size(), 10);
            QVERIFY((seen.held - way.hand).empty());
            QCOMPARE(static_cast<int>(way.stock.size()), seen.stock);
            QVERIFY((CardSet(way.stock) & way.hand).empty());
            QVERIFY((CardSet(way.stock) | way.hand) == (seen.unknown() | seen.held));
        }
        // Equal knowledge, equal cards.
        const auto hands = [&] {
            std::vector<CardSet> all;
            for (const auto& way : rummy::likelyCards(seen, 20)) all.push_back(way.hand);
            return all;
        };
        QVERIFY(hands() == hands());
        // The longer the round, the less the loose cards count.
        const auto count = [](const rummy::Observation& one) {
            int sum = 0;
            for (const auto& way : rummy::likelyCards(one, 100)) sum += rummy::looseCount(way.hand);
            return sum / 100;
        };
        const auto early = seenWith("2C 5D 9H KS 4C 7D JH 3S 6C 9D", "AS 2S 3H", 0);
        QVERIFY2(count(early) > count(seen) + 15, qPrintable(QString::number(count(early))));
    }
    void decisionsByCount() {
        QCOMPARE(rummy::minimumAfterDiscard(setOf("5H 6H 7H 8S 8C 8H JC QC KC 4D KS")), 4);
        QVERIFY(rummy::discardForKnock(setOf("5H 6H 7H 8S 8C 8H JC QC KC 4D KS")) == cardsOf("KS").front());
        QVERIFY(!rummy::discardForKnock(setOf("2C 5D 9H KS 4C 7D JH 3S 6C 9D QS")));
        // The discard is not a card that the player was seen to take.
        QVERIFY(rummy::discardForLeastDeadwood(setOf("5H 6H 7H KS QD 2C"), setOf("KS")) ==
                cardsOf("QD").front());
        // The 4 of clubs allows a knock with 10, the 7 makes a set, the king nothing.
        const auto hand = setOf("5H 6H 7H 8S 8C 8H AC 2S 3D QC");
        QVERIFY(rummy::shouldTakeByCount(hand, cardsOf("4C").front()));
        QVERIFY(rummy::shouldTakeByCount(setOf("7S 7D JC QS KH 4C 2D 9H TD AC"), cardsOf("7H").front()));
        QVERIFY(!rummy::shouldTakeByCount(setOf("7S 7D JC QS KH 4C 2D 9H TD AC"), cardsOf("5S").front()));
    }
    void pointsOfAKnock() {
        const auto other = setOf("2C 5D 9H KS 4C 7D JH 3S 6C 9D");
        QCOMPARE(rummy::pointsOfKnock(0, setOf("5H 6H 7H 8S 8C 8H JC QC KC 4D"), other), 61);
        QCOMPARE(rummy::pointsOfKnock(1, setOf("5H 6H 7H 8S 8C 8H JC QC KC 4D"), other), -61);
        QCOMPARE(rummy::pointsOfKnock(0, setOf("5H 6H 7H 8S 8C 8H JC QC KC TC"), other), 90);
        QCOMPARE(rummy::pointsOfKnock(0, setOf("5H 6H 7H 8S 8C 8H JC QC TC 4D"),
                                      setOf("2C 9H 9S 9D KS KH KD 6C 6S 6D")),
                 -27);
        // The same as in the rules.
        plt::Random random(9);
        for (int i = 0; i < 500; ++i) {
            auto deck = plt::freshDecks();
            random.shuffle(deck);
            const CardSet own(std::vector(deck.begin(), deck.begin() + 10));
            const CardSet others(std::vector(deck.begin() + 10, deck.begin() + 20));
            const auto shown = rummy::showdown(0, own, others);
            QCOMPARE(rummy::pointsOfKnock(0, own, others),
                     shown.winner() == 0 ? shown.points() : -shown.points());
        }
    }
    void theyKnockWhenTheyMay() {
        for (const char* level : {"easy", "normal", "hard"}) {
            QVERIFY(Rules::choose(seenWith("5H 6H 7H 8S 8C 8H JC QC KC 4D KS", "AS"), level, {}) ==
                    Move::knock(cardsOf("KS").front()));
            // Gin.
            QVERIFY(Rules::choose(seenWith("5H 6H 7H 8S 8C 8H JC QC KC TC KS", "AS"), level, {}) ==
                    Move::knock(cardsOf("KS").front()));
            QVERIFY(Rules::choose(seenWith("2C 5D 9H KS 4C 7D JH 3S 6C 9D QS", "AS"), level, {}).kind ==
                    Move::Kind::discard);
        }
    }
    void theHardLevelWaitsWhereAKnockWouldLose() {
        // The other player was seen to take nine cards that lie in sets.
        auto seen = seenWith("5H 6H 7H 8S 8C 8H 3C 4S 2D AC KS", "AS AD AH 5S TD", 8);
        seen.held = setOf("9H 9S 9D QS QH QD 6C 6S 6D");
        seen.countsCards = true;
        const auto knock = rummy::weighKnock(seen);
        QVERIFY(knock.has_value());
        QCOMPARE(knock->count, 10);
        QVERIFY2(knock->othersCount < 10, qPrintable(QString::number(knock->othersCount)));
        QVERIFY(!knock->isBest);
        QVERIFY(Rules::choose(seen, "hard", {}).kind == Move::Kind::discard);
        QVERIFY2(reason(seen).contains(QStringLiteral("and wait: you could knock with 10")),
                 qPrintable(reason(seen)));
        // The medium level does not look at that.
        QVERIFY(Rules::choose(seen, "normal", {}).kind == Move::Kind::knock);
    }
    void nobodyKnowsWhatIsHidden() {
        const auto dealAnew = [](const rummy::Options&, const rummy::Start& start, const rummy::State& now,
                                 int seat, plt::Random& random) {
            auto other = start;
            // After a knock both hands lie open.
            if (now.match.round() > 0 || now.roundIsOver) return other;
            rummy::testing::dealHiddenAnew(other, now, seat, random);
            return other;
        };
        auto match = knocking(true);
        match.first = 1;
        const auto found = plt::testing::lookForCheats<Rules>({knocking(), match},
                                                              {plt::testing::amount(24), 150}, dealAnew);
        QVERIFY(holds(found));
        QVERIFY2(found.dealtAnew > plt::testing::amount(1000), qPrintable(QString::number(found.dealtAnew)));
    }
    void eachLevelIsBetterThanTheOneBefore() {
        using plt::testing::amount;
        using plt::testing::slowBuild;
        using rummy::testing::play;
        for (const bool forPoints : {false, true}) {
            const auto normal = play("normal", "easy", amount(600), 1, knocking(forPoints));
            QVERIFY2(slowBuild || (normal.share() > 0.6 && normal.pointsShare() > 0.6),
                     qPrintable(QString::number(normal.share())));
            const auto hard = play("hard", "normal", amount(600), 1, knocking(forPoints));
            QVERIFY2(slowBuild || (hard.share() > 0.57 && hard.pointsShare() > 0.6),
                     qPrintable(QString::number(hard.share())));
            // All games end.
            const auto both = play("hard", "hard", amount(200), 1, knocking(forPoints));
            QCOMPARE(normal.unfinished + hard.unfinished + both.unfinished, 0);
            QVERIFY2(both.longest < 200, qPrintable(QString::number(both.longest)));
            QVERIFY(slowBuild || (both.gins > 0 && both.undercuts > 0));
        }
    }
    void hintsSayWhy() {
        QVERIFY2(
            reason(seenWith("5H 6H 7H 8S 8C 8H JC QC KC 4D KS", "AS"))
                .startsWith(QStringLiteral("Knock with the K♠: your loose cards count 4, your opponent's are "
                                           "likely to count about ")),
            qPrintable(reason(seenWith("5H 6H 7H 8S 8C 8H JC QC KC 4D KS", "AS"))));
        QCOMPARE(reason(seenWith("5H 6H 7H 8S 8C 8H JC QC KC TC KS", "AS")),
                 QStringLiteral("Knock with the K♠: gin, all your other cards lie in sets."));
        QCOMPARE(reason(seenWith("5H 6H 7H 8S 8C 8H JC QC 2D KS", "KC")),
                 QStringLiteral("Take the K♣: with it you can knock with 2."));
        QCOMPARE(reason(seenWith("5H 6H 7H 8S 8C 8H JC QC TC KS", "KC")),
                 QStringLiteral("Take the K♣: with it all your cards can lie in sets."));
        QCOMPARE(reason(seenWith("5H 6H 7H 9S 9C 2D 3D JC 4C AH KS", "TD")),
                 QStringLiteral("Discard the K♠: it counts 10 and goes with none of your other cards."));
    }
    void hintsLeadToTheEnd() {
        for (std::uint64_t seed = 1; seed < 40; ++seed) {
            const auto options = knocking(seed % 2 == 0);
            auto state = Rules::begin(options, Rules::deal(options, seed));
            int moves = 0;
            while (!state.roundIsOver && ++moves < 300) {
                const auto hint = Rules::hint(Rules::observe(state, state.toMove), {});
                QCOMPARE(hint.steps.size(), std::size_t{1});
                const auto text = hint.steps.front().reason.english();
                QVERIFY2(!text.empty() && text.find('%') == std::string::npos && text.ends_with('.'),
                         text.c_str());
                state = rummy::testing::after(state, {hint.steps.front().move});
            }
            QVERIFY(state.roundIsOver);
        }
    }
};

QTEST_GUILESS_MAIN(TestKnockPlayers)
#include "test_knocking_players.moc"
