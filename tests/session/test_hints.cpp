// SPDX-License-Identifier: MIT
#include "common/session/timeline/timeline.h"
#include "common/testing/game_checks.h"
#include "tests/support/counting.h"

#include <atomic>

#include <QJsonArray>
#include <QTest>
#include <QThread>

namespace {

/// Counting with hints that return one step of a plan at a time and continue known lines: without those they
/// would count by ones.
struct WayRules : counting::Rules {
    static plt::Hint<Move> hint(const State& state, std::stop_token stop) {
        return hintAlong(state, {}, std::move(stop));
    }
    static plt::Hint<Move> hintAlong(const State& state, const plt::Ways<Move>& known, std::stop_token) {
        std::vector<Move> way;
        for (int sum = state.sum; sum < state.goal; ++sum) way.push_back({1});
        for (const auto& other : known)
            if (leadsToGoal(state, other) && other.size() <= way.size()) way = other;
        plt::Hint<Move> hint;
        hint.steps.push_back({way.front(), {"Add %1.", {way.front().add}}, {}});
        hint.onwards.assign(way.begin() + 1, way.end());
        hint.verdict = {"%1 known, %2 moves.", {known.size(), way.size()}};
        return hint;
    }

  private:
    static bool leadsToGoal(State state, const std::vector<Move>& way) {
        for (const auto& move : way) {
            const auto next = apply(state, move);
            if (!next) return false;
            state = *next;
        }
        return state.sum == state.goal;
    }
};
/// Counting with a quick hint; the thorough one waits until `mayFinish`.
struct QuickRules : counting::Rules {
    static inline std::atomic<bool> mayFinish = false;
    static plt::Hint<Move> firstHint(const State& state, std::stop_token) {
        plt::Hint<Move> hint;
        if (state.goal - state.sum < 3) return hint;
        hint.steps.push_back({{1}, {"Add a little."}, {}});
        return hint;
    }
    static plt::Hint<Move> hint(const State& state, std::stop_token stop) {
        while (!mayFinish && !stop.stop_requested()) QThread::msleep(1);
        return counting::Rules::hint(state, std::move(stop));
    }
};
static_assert(plt::HasFirstHint<QuickRules>);
static_assert(plt::HasHintAlong<WayRules> && !plt::HasHintAlong<counting::Rules>);

using Session = plt::RulesSession<WayRules>;

QString askedFor(Session& session) {
    session.requestHint();
    if (!QTest::qWaitFor([&] { return !session.isThinking(); }, 60'000)) qFatal("the hint does not come");
    return session.hintText();
}

}  // namespace

/// Results of hints are kept, and given to the next one.
class TestHints : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aWayIsGivenToTheNextHint() {
        Session session(false);
        session.openId(QStringLiteral("6:0"));
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 0 known, 6 moves."));
        session.playHint();
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 1 known, 5 moves."));
        // Two ways lead on from here, and they are the same.
        session.playHint();
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 1 known, 4 moves."));
        // Beside them nothing is known; when that is taken back, all is.
        session.play({3});
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 0 known, 1 moves."));
        session.undo();
        session.undo();
        QCOMPARE(session.moveCount(), 1);
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 2 known, 3 moves."));
    }
    void theBetterWayIsGoneBackTo() {
        Session session(false);
        session.openId(QStringLiteral("9:0"));
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 0 known, 9 moves."));
        session.play({3});
        session.play({3});
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 0 known, 3 moves."));
        session.goTo(0);
        QCOMPARE(askedFor(session), QStringLiteral("Add 3. 2 known, 5 moves."));
        session.redo();
        QCOMPARE(askedFor(session), QStringLiteral("Add 3. 1 known, 4 moves."));
        // The hint that was shown last is still available.
        session.undo();
        session.redo();
        session.requestHint();
        QVERIFY(!session.isThinking());
        QCOMPARE(session.hintText(), QStringLiteral("Add 3. 1 known, 4 moves."));
    }
    void waysAreSaved() {
        Session session(false);
        session.openId(QStringLiteral("9:0"));
        session.play({3});
        session.play({3});
        askedFor(session);
        session.goTo(1);
        const auto kept = plt::testing::keptOf(session);
        Session other(false);
        QVERIFY(other.restore(kept.present, kept.others).problems.isEmpty());
        QVERIFY(plt::testing::keptOf(other) == kept);
        QCOMPARE(askedFor(other), QStringLiteral("Add 3. 1 known, 4 moves."));
    }
    /// A way that cannot be read is left out; nothing else is lost with it.
    void damagedWaysAreLeftOut() {
        Session session(false);
        session.openId(QStringLiteral("9:0"));
        session.play({3});
        auto kept = plt::testing::keptOf(session);
        auto game = kept.present.value(QStringLiteral("present")).toObject();
        QVERIFY2(!game.contains(QStringLiteral("ways")), "nothing is written where there is nothing");
        QJsonArray ways{QStringLiteral("3 x"),           QStringLiteral(""),     7, QStringLiteral("3  3"),
                        QStringLiteral("3 3 3 3 3 3 3"), QStringLiteral("3 3 3")};
        for (int i = 0; i < 100; ++i) ways.append(QStringLiteral("1"));
        game.insert(QStringLiteral("ways"), ways);
        kept.present.insert(QStringLiteral("present"), game);
        Session other(false);
        QVERIFY(other.restore(kept.present, kept.others).problems.isEmpty());
        QCOMPARE(other.game().ways.size(), plt::Timeline::waysKept);
        QCOMPARE(askedFor(other), QStringLiteral("Add 3. 2 known, 2 moves."));
    }
    void aRestartKnowsTheWays() {
        Session session(false);
        session.openId(QStringLiteral("9:0"));
        session.play({3});
        session.play({3});
        askedFor(session);
        session.restart();
        QCOMPARE(askedFor(session), QStringLiteral("Add 3. 1 known, 5 moves."));
        // Another deal has other ways.
        session.openId(QStringLiteral("9:1"));
        QCOMPARE(askedFor(session), QStringLiteral("Add 1. 0 known, 8 moves."));
    }
    void theLatestWaysAreKept() {
        Session session(false);
        session.openId(QStringLiteral("100:0"));
        for (int i = 0; i < 20; ++i) {
            askedFor(session);
            session.play({2});
        }
        QCOMPARE(session.game().ways.size(), plt::Timeline::waysKept);
        session.undo();
        session.undo();
        QVERIFY(askedFor(session).contains(QStringLiteral("2 known")));
    }
    /// A quick hint is shown, and can be done, while a better one is looked for.
    void aQuickHintComesFirst() {
        QuickRules::mayFinish = false;
        plt::RulesSession<QuickRules> session(false);
        session.openId(QStringLiteral("9:0"));
        session.requestHint();
        QTRY_COMPARE(session.hintText(), QStringLiteral("Add a little."));
        QVERIFY(session.isThinking() && session.hasShownStep() && session.game().helped);
        QuickRules::mayFinish = true;
        QTRY_VERIFY(!session.isThinking());
        QCOMPARE(session.hintText(), QStringLiteral("Add 3. It wins."));
        QuickRules::mayFinish = false;
        session.playHint();
        session.play({2});
        session.requestHint();
        QTRY_COMPARE(session.hintText(), QStringLiteral("Add a little."));
        session.playHint();
        QVERIFY(!session.isThinking());
        QCOMPARE(session.state().sum, 6);
    }
    /// A plan holds on its way, also after a detour that is taken back.
    void aPlanOutlivesADetour() {
        plt::RulesSession<counting::Rules> session(false);
        session.openId(QStringLiteral("20:0"));
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        session.play({3});
        session.play({1});
        session.requestHint();
        session.hideHint();
        session.undo();
        session.requestHint();
        QVERIFY2(session.hasShownStep(), "the plan is at hand");
        QCOMPARE(session.hintText(), QStringLiteral("Add 3."));
        // Before its first step there is no plan.
        session.play({1});
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        session.undo();
        session.requestHint();
        QVERIFY(!session.hasShownStep());
    }
};

QTEST_MAIN(TestHints)
#include "test_hints.moc"
