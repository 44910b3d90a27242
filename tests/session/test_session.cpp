// SPDX-License-Identifier: MIT
#include "common/session/timeline/timeline.h"
#include "common/testing/game_checks.h"
#include "tests/support/counting.h"

#include <atomic>
#include <set>
#include <thread>

#include <QSignalSpy>
#include <QTest>

using counting::Options;
using counting::Rules;
using Session = plt::RulesSession<Rules>;

namespace {

/// Counting in which some deals are only found when the test says so, and taking back costs points.
struct SlowRules : counting::Rules {
    static constexpr int slowGoal = 77;
    static constexpr int unrankedGoal = 78;
    static bool isRanked(const Options& options) { return options.goal != unrankedGoal; }
    static constexpr std::int64_t undoCost = 5;
    static inline std::atomic<bool> mayFind = true;
    static bool dealIsSlow(const Options& options) { return options.goal == slowGoal; }
    static Start deal(const Options& options, std::uint64_t seed) { return Rules::deal(options, seed); }
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
        while (dealIsSlow(options) && !mayFind && !stop.stop_requested()) std::this_thread::yield();
        return Rules::deal(options, seed);
    }
};
static_assert(plt::HasSlowDeal<SlowRules>);

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyGamesChecksHoldHere() {
        QVERIFY(holds(plt::testing::sessionChecks<Rules>({Options{10}, Options{300}})));
        QVERIFY(holds(plt::testing::hintsAreLegal<Rules>({Options{10}}, {2, 20})));
        QVERIFY(holds(plt::testing::randomGames<Rules>(
            {Options{10}, Options{50}}, {20, 60}, [](const auto& a, const auto& m, const auto& b) {
                return b.sum == a.sum + m.add ? std::string() : std::string("sum");
            })));
        QVERIFY(holds(plt::testing::damagedTexts<Rules>({Options{10}, Options{50}}, 2000)));
    }

    void playTellsWhatHappened() {
        Session session(false);
        session.beginFirst(Options{10}, 1);
        QSignalSpy changed(&session, &plt::GameSession::changed);
        QSignalSpy refused(&session, &plt::GameSession::refused);
        int ended = 0;
        connect(&session, &plt::GameSession::changed, this,
                [&ended](const plt::Change& change) { ended += change.ended ? 1 : 0; });
        QVERIFY(!session.play({4}));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.first().first().toString(), QStringLiteral("Only 1, 2 or 3, not 4."));
        QCOMPARE(changed.count(), 0);
        while (session.outcome() == plt::Outcome::playing) QVERIFY(session.play({1}));
        QCOMPARE(ended, 1);
        QCOMPARE(session.outcome(), plt::Outcome::won);
        session.undo();
        session.redo();
        QCOMPARE(ended, 1);
        QVERIFY(!session.play({1}));
    }

    void newGameIsUndone() {
        Session session(true);
        session.beginFirst(Options{10}, 1);
        QVERIFY(!session.canUndo());
        session.play({1});
        session.clock().set(std::chrono::milliseconds(5000));
        const auto old = session.state();
        session.newGameWith(Options{20});
        QCOMPARE(session.options().goal, 20);
        QCOMPARE(session.clock().elapsed().count(), 0);
        QVERIFY(session.undoLeavesGame());
        session.undo();
        QVERIFY(session.state() == old);
        QCOMPARE(session.clock().elapsed().count(), 5000);
        QVERIFY(!session.undoLeavesGame());
        session.redo();
        QCOMPARE(session.options().goal, 20);
        session.undo();
        QVERIFY(session.play({1}));
        QVERIFY(!session.canRedo());
    }

    void restartDealsTheSame() {
        Session session(false);
        session.beginFirst(Options{50}, 77);
        const auto first = session.state();
        session.play({3});
        session.restart();
        QVERIFY(session.state() == first);
        QCOMPARE(session.shortId(), QStringLiteral("50#77"));
        session.undo();
        QCOMPARE(session.moveCount(), 1);
    }

    void oldGamesAreDroppedInTheEnd() {
        Session session(false);
        session.beginFirst(Options{10}, 1);
        for (int i = 0; i < 60; ++i) {
            session.newGame();
            session.play({1});
        }
        int steps = 0;
        while (session.canUndo()) {
            session.undo();
            ++steps;
        }
        QCOMPARE(steps, 41);  // 21 games of a move each, 20 ways between them
    }

    void aPlanIsFollowed() {
        Session session(false);
        session.openId(QStringLiteral("10:0"));
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(session.hintText(), QStringLiteral("Add 3. It wins."));
        QCOMPARE(session.hintMarks(), QVector<int>{3});
        session.play({3});
        QVERIFY(session.hintText().isEmpty());
        session.requestHint();
        QVERIFY2(session.hasShownStep(), "a plan that is followed is at hand at once");
        QCOMPARE(session.hintText(), QStringLiteral("Add 3."));
        session.play({1});
        session.requestHint();
        QVERIFY2(!session.hasShownStep(), "after another move the plan is made anew");
        QTRY_VERIFY(session.hasShownStep());
        session.hideHint();
        QVERIFY(!session.hasShownStep());
        QVERIFY(session.result().helped);
    }

    void aHintForAnotherPositionNeverArrives() {
        Session session(false);
        session.openId(QStringLiteral("10:0"));
        session.requestHint();
        session.play({1});
        QTest::qWait(50);
        QVERIFY(!session.hasShownStep());
        QVERIFY(!session.isThinking());
    }

    void ofAMillionMovesMostAreLeftOut() {
        Session session(false);
        session.openId(QStringLiteral("1000000:0"));
        auto kept = plt::testing::keptOf(session);
        QString moves = QStringLiteral("1");
        moves.reserve(2'000'000);
        for (int i = 1; i < 999'000; ++i) moves += QStringLiteral(" 1");
        auto game = kept.present.value(QStringLiteral("present")).toObject();
        game.insert(QStringLiteral("moves"), moves);
        kept.present.insert(QStringLiteral("present"), game);
        QVERIFY(session.restore(kept.present, kept.others).usable);
        QCOMPARE(session.plies(), int(plt::Timeline::movesAllowed));
    }

    /// Undos are counted, kept with the saved game, and cost what the rules say.
    void undosAreCounted() {
        plt::RulesSession<SlowRules> session(false);
        session.beginFirst({20}, 3);
        const auto first = session.state().sum;
        for (int i = 0; i < 3; ++i) QVERIFY(session.play({1}));
        session.undo();
        session.undo();
        session.redo();
        QCOMPARE(session.undoCount(), 2);
        QCOMPARE(session.state().sum, first + 2);
        QCOMPARE(session.score(), std::int64_t(2 - 2 * SlowRules::undoCost));
        QCOMPARE(session.result().score, std::optional<qint64>(session.score()));

        plt::RulesSession<SlowRules> other(false);
        const auto kept = plt::testing::keptOf(session);
        QVERIFY(other.restore(kept.present, kept.others).problems.isEmpty());
        QCOMPARE(other.undoCount(), 2);
        // Each game counts its own.
        session.newGame();
        QCOMPARE(session.undoCount(), 0);
        session.undo();
        QCOMPARE(session.undoCount(), 2);
    }

    void someOptionsAreNotRanked() {
        plt::RulesSession<SlowRules> session(false);
        session.beginFirst({20}, 3);
        QVERIFY(session.result().ranking.has_value());
        session.beginFirst({SlowRules::unrankedGoal}, 3);
        QVERIFY(!session.result().ranking.has_value());
    }

    /// A first deal that needs a search does not block the window, and no moves are accepted before it is
    /// shown.
    void slowFirstDeal() {
        SlowRules::mayFind = false;
        plt::RulesSession<SlowRules> session(false);
        QSignalSpy dealing(&session, &plt::GameSession::dealing);
        QSignalSpy refused(&session, &plt::GameSession::refused);
        session.beginFirst({SlowRules::slowGoal}, 3);
        QVERIFY(session.awaitsFirst());
        QVERIFY(!session.play({1}));
        QCOMPARE(refused.size(), 1);
        SlowRules::mayFind = true;
        QTRY_VERIFY(!session.awaitsFirst());
        QCOMPARE(session.options().goal, SlowRules::slowGoal);
        QVERIFY(session.play({1}));
        QVERIFY(!session.canUndo() || session.moveCount() == 1);
        QCOMPARE(dealing.size(), 2);
        QVERIFY(dealing[0][0].toBool() && !dealing[1][0].toBool());
    }

    /// A saved game that is restored during the search for the first deal replaces it.
    void slowFirstDealIsGivenUp() {
        SlowRules::mayFind = true;
        plt::RulesSession<SlowRules> saved(false);
        saved.beginFirst({20}, 3);
        QVERIFY(saved.play({2}));
        SlowRules::mayFind = false;
        plt::RulesSession<SlowRules> session(false);
        session.beginFirst({SlowRules::slowGoal}, 3);
        const auto kept = plt::testing::keptOf(saved);
        QVERIFY(session.restore(kept.present, kept.others).problems.isEmpty());
        QVERIFY(!session.awaitsFirst());
        SlowRules::mayFind = true;
        QTest::qWait(20);
        QCOMPARE(session.options().goal, 20);
        QVERIFY(session.play({1}));
    }

    void undoThatRevealsCountsAsHelp() {
        Session session(false);
        session.openId(QStringLiteral("10:0"));
        session.play({1});
        QVERIFY(!session.result().helped);
        session.undo();
        session.play({2});
        QVERIFY(session.result().helped);
    }

    void longGamesAreWalkedQuickly() {
        Session session(false);
        session.openId(QStringLiteral("1000000:0"));
        for (int i = 0; i < 5000; ++i) session.play({1});
        for (int i = 0; i < 2500; ++i) session.undo();
        QCOMPARE(session.state().sum, 2500);
        for (int i = 0; i < 100; ++i) session.redo();
        QCOMPARE(session.state().sum, 2600);
        session.play({3});
        QVERIFY(!session.canRedo());
        QCOMPARE(session.state().sum, 2603);
        for (int i = 0; i < 2601; ++i) session.undo();
        QCOMPARE(session.state().sum, 0);
    }
};

QTEST_MAIN(TestSession)
#include "test_session.moc"
