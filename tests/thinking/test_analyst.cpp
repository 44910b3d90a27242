// SPDX-License-Identifier: MIT
#include "common/thinking/analyst.h"

#include <atomic>
#include <chrono>
#include <thread>

#include <QSignalSpy>
#include <QTest>

using plt::Outcome;
using plt::Question;
using plt::Thought;

namespace {

/// A game of numbers that is over at 0.
struct Countdown {
    using State = int;
    static Outcome outcome(int state) { return state == 0 ? Outcome::over : Outcome::playing; }
};
using Analyst = plt::Analyst<Countdown>;

Thought thoughtOf(int state, int depth) {
    Thought thought;
    thought.depth = depth;
    thought.value = state;
    return thought;
}

void untilStopped(const Question& question) {
    while (!question.stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace

class TestAnalyst : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatIsFoundIsToldDeeperAndDeeper() {
        Analyst analyst([](int state, const Question& question) {
            for (int depth = 1; depth <= 3; ++depth) question.report(thoughtOf(state, depth));
        });
        const QSignalSpy changes(&analyst, &plt::AnalystThread::changed);
        QVERIFY(!analyst.isAnalysing());
        analyst.analyse(7);
        QVERIFY(analyst.isAnalysing());
        QVERIFY2(!analyst.thoughtOf(7) && changes.isEmpty(), "nothing comes before the caller is done");
        QTRY_VERIFY(!analyst.isAnalysing());
        QCOMPARE(changes.count(), 4);  // each thought, and the end
        QVERIFY(analyst.thoughtOf(7).has_value());
        QCOMPARE(analyst.thoughtOf(7)->depth, 3);
        QCOMPARE(analyst.thoughtOf(7)->value, 7.0);
        QVERIFY(!analyst.thoughtOf(8));
    }

    void thePositionIsLookedAtOnce() {
        std::atomic<int> searches = 0;
        Analyst analyst([&searches](int, const Question&) { ++searches; });
        analyst.analyse(7);
        QTRY_VERIFY(!analyst.isAnalysing());
        analyst.analyse(7);
        QVERIFY(!analyst.isAnalysing());
        QCOMPARE(searches.load(), 1);
    }

    void anotherPositionEndsTheSearch() {
        std::atomic<int> stopped = 0;
        Analyst analyst([&stopped](int state, const Question& question) {
            question.report(thoughtOf(state, 1));
            if (state == 7) {
                untilStopped(question);
                ++stopped;
                // Too late: the analysis was cancelled.
                question.report(thoughtOf(state, 2));
            }
        });
        analyst.analyse(7);
        QTRY_VERIFY(analyst.thoughtOf(7));
        const QSignalSpy changes(&analyst, &plt::AnalystThread::changed);
        analyst.analyse(8);
        QVERIFY2(!analyst.thoughtOf(7) && changes.isEmpty(), "it is forgotten silently");
        QTRY_COMPARE(stopped.load(), 1);
        QTRY_VERIFY(!analyst.isAnalysing());
        QTest::qWait(1);
        QCOMPARE(analyst.thoughtOf(8)->value, 8.0);
        QCOMPARE(changes.count(), 2);
    }

    void stoppingForgets() {
        Analyst analyst([](int state, const Question& question) {
            question.report(thoughtOf(state, 1));
            untilStopped(question);
        });
        analyst.analyse(7);
        QTRY_VERIFY(analyst.thoughtOf(7));
        const QSignalSpy changes(&analyst, &plt::AnalystThread::changed);
        analyst.stop();
        QVERIFY(!analyst.isAnalysing());
        QVERIFY(!analyst.thoughtOf(7));
        QCOMPARE(changes.count(), 1);
        analyst.stop();
        QCOMPARE(changes.count(), 1);
        // The same position may be analysed again.
        analyst.analyse(7);
        QTRY_VERIFY(analyst.thoughtOf(7));
    }

    void finishedGamesAreNotSearched() {
        std::atomic<int> searches = 0;
        Analyst analyst([&searches](int, const Question&) { ++searches; });
        analyst.analyse(0);
        QVERIFY(!analyst.isAnalysing());
        QVERIFY(!analyst.thoughtOf(0));
        QCOMPARE(searches.load(), 0);
    }

    void goingAwayStopsTheSearch() {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        {
            Analyst analyst([&](int, const Question& question) {
                ++begun;
                untilStopped(question);
                ++stopped;
            });
            analyst.analyse(7);
            QTRY_COMPARE(begun.load(), 1);
        }
        QCOMPARE(stopped.load(), 1);
    }
};

QTEST_GUILESS_MAIN(TestAnalyst)
#include "test_analyst.moc"
