// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "rummy/bench/decisions.h"
#include "rummy/melding/melds.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/match.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <cmath>

#include <QTest>

using rummy::CardSet;
using rummy::Rules;

/// The melding test, and how well the levels play against each other: by default 2,000 games, every deal
/// twice with seats exchanged, PLT_GAMES=number for more.
class BenchRummy : public QObject {
    Q_OBJECT

    static int games() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        return wanted > 0 ? wanted : 2000;
    }
    static std::vector<CardSet> randomHands(int count) {
        plt::Random random(1);
        std::vector<CardSet> hands;
        for (int i = 0; i < count; ++i) hands.push_back(rummy::testing::anyCards(random, rummy::handSize));
        return hands;
    }
    template <class Test>
    static double nanoseconds(const std::vector<CardSet>& hands, int rounds, const Test& test) {
        int sum = 0;
        const plt::testing::ThreadClock clock;
        for (int round = 0; round < rounds; ++round)
            for (const auto& hand : hands) sum += test(hand);
        // The sum is used, so that nothing of this can be left out.
        const auto all = 1e9 * clock.seconds() / rounds / double(hands.size());
        return sum >= 0 ? all : -1;
    }

  private Q_SLOTS:
    void aMillionRandomHands() {
        const auto hands = randomHands(1'000'000);
        const auto most = nanoseconds(hands, 3, [](const CardSet& hand) { return rummy::cardsInSets(hand); });
        const auto complete =
            nanoseconds(hands, 3, [](const CardSet& hand) { return rummy::isComplete(hand) ? 1 : 0; });
        qInfo("cards in sets: %.1f ns a hand (%.0f million a second); complete or not: %.1f ns", most,
              1000 / most, complete);
    }
    void theWorstHand() {
        // Many cards of few ranks leave most to try.
        plt::Random random(2);
        double slowest = 0;
        CardSet worst;
        for (int i = 0; i < 3000; ++i) {
            auto deck = plt::freshDecks();
            const auto lowest = static_cast<plt::Rank>(random.between(1, 11));
            std::erase_if(deck, [&](plt::Card card) { return card.rank < lowest || card.rank > lowest + 2; });
            random.shuffle(deck);
            deck.resize(rummy::handSize);
            const CardSet hand(deck);
            const auto time =
                nanoseconds({hand}, 2000, [](const CardSet& one) { return rummy::cardsInSets(one); });
            if (time <= slowest) continue;
            // A delay by something else on the machine does not count.
            const auto again =
                nanoseconds({hand}, 20000, [](const CardSet& one) { return rummy::cardsInSets(one); });
            if (again <= slowest) continue;
            slowest = again;
            worst = hand;
        }
        qInfo("the worst hand found, %s: %.0f ns", plt::writeCards(worst.cards()).c_str(), slowest);
    }
    void levels_data() {
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<QByteArray>("other");
        for (const auto& [level, other] : {std::pair{"hard", "normal"}, std::pair{"normal", "easy"},
                                           std::pair{"hard", "easy"}, std::pair{"normal", "normal"}})
            QTest::newRow(
                qPrintable(QStringLiteral("%1 against %2").arg(QLatin1String(level), QLatin1String(other))))
                << QByteArray(level) << QByteArray(other);
    }
    void levels() {
        QFETCH(QByteArray, level);
        QFETCH(QByteArray, other);
        const plt::testing::ThreadClock clock;
        const auto match = rummy::testing::play(level.toStdString(), other.toStdString(), games(), 1);
        const double share = match.share();
        const double interval = 1.96 * std::sqrt(share * (1 - share) / match.games());
        qInfo(
            "%s: %.1f %% (+- %.1f; won %d, drawn %d, lost %d), %.1f %% of the points, who begins %.1f %%, "
            "%.1f turns of each, "
            "the longest %d of both, %d unfinished, %.1f s",
            QTest::currentDataTag(), 100 * share, 100 * interval, match.won, match.drawn, match.lost,
            100 * match.pointsShare(), 100 * match.begunShare(), double(match.turns) / match.games() / 2,
            match.longest, match.unfinished, clock.seconds());
    }
    void aDecision_data() {
        QTest::addColumn<QByteArray>("level");
        for (const char* level : {"easy", "normal", "hard"}) QTest::newRow(level) << QByteArray(level);
    }
    void aDecision() {
        QFETCH(QByteArray, level);
        rummy::testing::timeDecisions({}, 20, level.toStdString());
    }
};

QTEST_APPLESS_MAIN(BenchRummy)
#include "bench_rummy.moc"
