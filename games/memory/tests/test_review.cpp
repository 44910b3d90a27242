// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "memory/computer/prospects.h"
#include "memory/computer/tempo.h"
#include "memory/rules.h"
#include "memory/tests/boards.h"

#include <cmath>

#include <QTest>

using namespace plt::testing;
using memory::Knowledge;
using memory::Prospects;
using memory::Rules;
using memory::testing::after;
using memory::testing::boardB;
using memory::testing::forPlayers;

/// The review of games: cards by what had been seen.
class TestReview : public QObject {
    Q_OBJECT

    static ReviewedGames reviewed(const memory::Options& options, const AnyPlayer& player, int games = 60) {
        return reviewedGames<Rules>({options}, {amount(games), 300, 3}, player, {});
    }
    static std::optional<plt::Judgement<memory::Move>> judged(const memory::State& state, int place) {
        return Rules::judge(memory::observe(state), {place}, {});
    }
    static double costOf(const plt::Judgement<memory::Move>& judgement) {
        return judgement.bestValue - judgement.madeValue;
    }
    static bool near(double one, double other) { return std::abs(one - other) < 1e-9; }

  private Q_SLOTS:
    void hintsHaveAHundred_data() { addCompanies(); }
    void hintsHaveAHundred() {
        QFETCH(int, players);
        const auto hints = reviewed(forPlayers(players), hintPlayer());
        QVERIFY(holds(hints.finding));
        QVERIFY(hints.decisions > 100);
        QCOMPARE(hints.mistakes, 0);
        QCOMPARE(hints.accuracy(), 100.0);
    }

    /// Levels in the order of their strength, and random play below fifty.
    void levelsAreInOrder_data() { addCompanies(); }
    void levelsAreInOrder() {
        QFETCH(int, players);
        const auto options = forPlayers(players);
        auto before = reviewed(options, randomPlayer(5), 30).accuracy();
        QVERIFY2(before < 50, qPrintable(QString::number(before)));
        for (const auto& level : Rules::levels()) {
            // Alone and among three, a perfect memory can be all that is wanted.
            const auto games = reviewed(options, levelPlayer(level.word, {}));
            QVERIFY(holds(games.finding));
            const auto accuracy = games.accuracy();
            QVERIFY2(accuracy >= before, qPrintable(QString::number(accuracy)));
            before = accuracy;
        }
        QCOMPARE(before, 100.0);
    }

    /// By what Tempo says, no card is worth more than the one that it chooses, unless it may not pass again.
    void prospectsAgreeWithTempo_data() { addCompanies(); }
    void prospectsAgreeWithTempo() {
        QFETCH(int, players);
        if (players == 1) QSKIP("Tempo is for several players.");
        const auto& tempo = memory::Tempo::of(players);
        for (int pairs = 1; pairs <= memory::Tempo::maximumPairs; ++pairs) {
            for (int seen = 0; seen <= pairs; ++seen) {
                const Knowledge known{pairs, seen};
                const auto share = tempo.shares({pairs, seen}).front();
                const auto fresh = Prospects::of(players).of(known, memory::Kind::fresh);
                double best = fresh;
                if (seen > 0) best = std::max(best, Prospects::of(players).of(known, memory::Kind::seen));
                if (players == 2) QVERIFY(near(best, share));
                // Among more than two, Tempo never turns up two cards that are known.
                QVERIFY(best > share - 1e-9 && fresh < share + 1e-9);
            }
        }
    }

    /// Two pairs, by hand. A new card, then one of three makes a pair of it and both are found in two turns; else
    /// a turn is lost, and everything is known.
    void turnsAlone() {
        const auto& alone = Prospects::of(1);
        QVERIFY(near(alone.of({1, 0}, memory::Kind::fresh), -1));
        QVERIFY(near(alone.of({2, 2}, memory::Kind::fresh), -2));
        QVERIFY(near(alone.of({2, 0}, memory::Kind::fresh), -(2 + 2.0 / 3)));
        // The twin of the open card was seen, and lies there.
        const Knowledge known{0, 0, 1, true, true};
        QVERIFY(near(alone.of(known, memory::Kind::pair), -1));
        QVERIFY(near(alone.of(known, memory::Kind::seen), -2));
    }

    /// With two players and everything seen, a card beside a pair gives all pairs away.
    void aPairLeftLyingIsFound() {
        auto state = boardB(forPlayers(2));
        for (int i = 0; i < 10; ++i) state = after({i, (i + 1) % 10 + 10}, state);
        const auto judgement = judged(after({0}, state), 1).value();
        QCOMPARE(judgement.best, memory::Move{10});
        QCOMPARE(judgement.bestValue, 10.0);
        QCOMPARE(judgement.madeValue, 0.0);
        QCOMPARE(judgement.certainty, plt::Certainty::calculated);
        QCOMPARE(judgement.reason.english(), "The twin of the open card had been seen: row 3, column 1.");
        QCOMPARE(judgement.marks, std::vector<int>{10});
        QVERIFY(costOf(judged(after({0}, state), 10).value()) == 0);
    }

    void aTurnLostAloneIsFound() {
        // 0 and 10 are a pair; then 0 again with another card.
        const auto state = after({0, 1, 2, 10, 0});
        const auto judgement = judged(state, 1).value();
        QCOMPARE(judgement.best, memory::Move{10});
        QVERIFY(near(costOf(judgement), 1));
        QCOMPARE(Rules::costText(costOf(judgement)).english(), "one pair");
        // A new card costs less, because it shows something.
        const auto fresh = judged(state, 5).value();
        QVERIFY(costOf(fresh) > 0.1 && costOf(fresh) < 1);
        QVERIFY(!judged(state, 0));
    }

    /// Missing a card that was not seen is no mistake.
    void unseenCardsAreEqual() {
        auto state = after({0, 1}, boardB(forPlayers(2)));
        const auto one = judged(state, 10);
        const auto other = judged(state, 15);
        QVERIFY(one && other);
        QCOMPARE(one->madeValue, other->madeValue);
        QVERIFY(!judged(boardB(), 3));
    }

    /// The expectation at the beginning is the mean of many games, so that luck is as often good as bad.
    void expectationsAreTheMeanOfGames_data() { addCompanies(); }
    void expectationsAreTheMeanOfGames() {
        QFETCH(int, players);
        const auto options = forPlayers(players);
        const int games = amount(600);
        double sum = 0;
        double squares = 0;
        for (int game = 0; game < games; ++game) {
            auto state = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(game)));
            while (Rules::outcome(state) == plt::Outcome::playing)
                state = Rules::apply(state, Rules::choose(memory::observe(state), "tempo", {})).value();
            const double value = Rules::endValue(state, 0);
            sum += value;
            squares += value * value;
        }
        const double mean = sum / games;
        const double error = std::sqrt((squares / games - mean * mean) / games);
        const auto expected = Prospects::of(players).of({options.pairs(), 0}, memory::Kind::fresh);
        QVERIFY2(std::abs(mean - expected) < 3 * error, qPrintable(QString::number(mean - expected)));
    }

    /// Pairs that were found count on, so that a value is always that of the whole game.
    void valuesAreThoseOfTheWholeGame() {
        auto state = after({0, 10, 1, 11}, boardB(forPlayers(2)));
        state = after({2, 3}, state);
        state = after({4, 5, 6}, state);
        const auto judgement = judged(state, 7).value();
        QVERIFY(judgement.bestValue > 2 && judgement.bestValue < 10);
        const auto alone = judged(after({0, 10, 1, 11, 2, 3, 4}), 5).value();
        QVERIFY(alone.bestValue < -10 && alone.bestValue > -20);
    }

  private:
    static void addCompanies() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= memory::maximumPlayers; ++players)
            QTest::addRow("%d", players) << players;
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "test_review.moc"
