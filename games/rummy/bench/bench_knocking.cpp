// SPDX-License-Identifier: MIT
#include "rummy/bench/decisions.h"
#include "rummy/knocking/knocker.h"
#include "rummy/tests/match.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <QTest>

using rummy::Rules;

/// Knocking: how well the levels play against each other, in single rounds and for points, by default 2,000
/// games, every deal twice with seats exchanged, PLT_GAMES=number for more; the time of a decision, and of
/// reading a long game.
class BenchKnocking : public QObject {
    Q_OBJECT

    static int games() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        return wanted > 0 ? wanted : 2000;
    }
    static rummy::Options options(bool forPoints) {
        rummy::Options options;
        options.knocking = true;
        options.countsCards = forPoints;
        if (forPoints) options.match = plt::MatchLength::toPoints(100);
        return options;
    }

  private Q_SLOTS:
    void levels_data() {
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("forPoints");
        for (const bool forPoints : {false, true})
            for (const auto& [level, other] : {std::pair{"hard", "normal"}, std::pair{"normal", "easy"},
                                               std::pair{"hard", "easy"}, std::pair{"hard", "hard"}})
                QTest::newRow(qPrintable(QStringLiteral("%1 against %2%3")
                                             .arg(QLatin1String(level), QLatin1String(other),
                                                  forPoints ? QStringLiteral(", for points") : QString())))
                    << QByteArray(level) << QByteArray(other) << forPoints;
    }
    void levels() {
        QFETCH(QByteArray, level);
        QFETCH(QByteArray, other);
        QFETCH(bool, forPoints);
        const plt::testing::ThreadClock clock;
        const auto match =
            rummy::testing::play(level.toStdString(), other.toStdString(), games(), 1, options(forPoints));
        const double share = match.share();
        const double interval = 1.96 * std::sqrt(share * (1 - share) / match.games());
        qInfo(
            "%s: %.1f %% (+- %.1f; won %d, drawn %d, lost %d), %.1f %% of the points, %.1f a round; gin %d, "
            "undercut %d, %.1f turns of each, %.1f s",
            QTest::currentDataTag(), 100 * share, 100 * interval, match.won, match.drawn, match.lost,
            100 * match.pointsShare(), double(match.made - match.conceded) / match.games(), match.gins,
            match.undercuts, double(match.turns) / match.games() / 2, clock.seconds());
    }
    void whatTheOtherCardsCount() {
        // The hard level against itself: its forecast at each knock, and what came of it.
        double foreseen = 0;
        double counted = 0;
        int knocks = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games()); ++seed) {
            auto state = Rules::begin(options(false), Rules::deal(options(false), seed));
            while (!state.roundIsOver && state.turns.size() < 1000) {
                const auto seen = Rules::observe(state, state.toMove);
                const auto move = Rules::choose(seen, "hard", {});
                if (move.kind == rummy::Move::Kind::knock) foreseen += rummy::weighKnock(seen)->othersCount;
                state = *Rules::apply(state, move);
                if (move.kind != rummy::Move::Kind::knock) continue;
                counted += state.showdown->deadwood[1 - state.showdown->knocker];
                ++knocks;
            }
        }
        qInfo("the other's loose cards at %d knocks: %.1f foreseen, %.1f counted", knocks, foreseen / knocks,
              counted / knocks);
    }
    void aLongRound() {
        // As a saved game is read: every 32nd state is kept.
        constexpr int moves = 100'000;
        const auto start = Rules::deal({}, 1);
        std::vector<std::string> texts;
        auto state = Rules::begin({}, start);
        for (int move = 0; move < moves && !state.roundIsOver; ++move) {
            const auto next = state.hasDrawn() ? rummy::Move::discard(state.hand(state.toMove).front())
                                               : rummy::Move::draw();
            texts.push_back(Rules::write(next));
            state = *Rules::apply(state, next);
        }
        const plt::testing::ThreadClock clock;
        std::vector<rummy::State> kept;
        auto read = Rules::begin({}, start);
        for (std::size_t move = 0; move < texts.size(); ++move) {
            read = *Rules::apply(read, *Rules::readMove(texts[move]));
            if (move % 32 == 0) kept.push_back(read);
        }
        qInfo("%zu moves of a round are read in %.3f s", texts.size(), clock.seconds());
        QVERIFY(read == state && kept.size() == texts.size() / 32);
    }
    void aDecision_data() {
        QTest::addColumn<QByteArray>("level");
        for (const char* level : {"easy", "normal", "hard"}) QTest::newRow(level) << QByteArray(level);
    }
    void aDecision() {
        QFETCH(QByteArray, level);
        rummy::testing::timeDecisions(options(false), 40, level.toStdString());
    }
};

QTEST_APPLESS_MAIN(BenchKnocking)
#include "bench_knocking.moc"
