// SPDX-License-Identifier: MIT
#include "common/session/rules_session.h"
#include "common/testing/game_checks.h"
#include "tests/support/counting.h"

#include <vector>

#include <QTest>

using counting::Move;
using counting::Options;
using counting::Rules;
using counting::State;
using plt::Cause;
using Session = plt::RulesSession<Rules>;
using Way = plt::Transition<Rules>;

namespace {

/// All transitions of a session.
struct Diary {
    explicit Diary(Session& session) {
        QObject::connect(&session, &plt::GameSession::changed, &session,
                         [this](const plt::Change& change) { ways.push_back(Way(change)); });
    }
    /// Returns the only transition since the last call.
    Way only() {
        if (ways.size() != 1) qWarning("%zu things happened", ways.size());
        const Way way = ways.at(0);
        ways.clear();
        return way;
    }
    std::vector<Way> ways;
};

std::vector<int> added(const Way& way) {
    std::vector<int> numbers;
    for (const Move& move : way.moves) numbers.push_back(move.add);
    return numbers;
}

}  // namespace

/// Every change is announced once, with the positions before and after it, and the moves between them.
class TestTransitions : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMove() {
        Session session(false);
        session.openId(QStringLiteral("10:0"));
        Diary diary(session);
        session.play({2});
        const auto way = diary.only();
        QCOMPARE(way.cause, Cause::move);
        QVERIFY((way.from == plt::Place{0, 0}) && (way.to == plt::Place{0, 1}));
        QVERIFY(!way.otherGame && !way.backwards && !way.ended && way.isAnimated() && way.isMove());
        QVERIFY(way.isDealOrMove());
        QCOMPARE(way.before.sum, 0);
        QCOMPARE(added(way), std::vector<int>{2});
        session.play({7});
        QVERIFY(diary.ways.empty());
        session.play({3});
        session.play({3});
        diary.ways.clear();
        session.play({2}, Cause::computer);
        const auto last = diary.only();
        QCOMPARE(last.cause, Cause::computer);
        QVERIFY(last.ended);
    }

    void backAndForth() {
        Session session(false);
        session.openId(QStringLiteral("100:0"));
        for (const int add : {1, 2, 3, 1}) session.play({add});
        Diary diary(session);
        session.undo();
        auto way = diary.only();
        QCOMPARE(way.cause, Cause::undo);
        QVERIFY(way.backwards && !way.otherGame);
        QCOMPARE(added(way), std::vector<int>{1});
        QCOMPARE(way.before.sum, 7);
        session.redo();
        way = diary.only();
        QCOMPARE(way.cause, Cause::redo);
        QVERIFY(!way.backwards && !way.isDealOrMove());
        QCOMPARE(added(way), std::vector<int>{1});
        QVERIFY(!way.ended);
        session.goTo(1);
        way = diary.only();
        QCOMPARE(way.cause, Cause::jump);
        QVERIFY(way.backwards);
        QCOMPARE(added(way), (std::vector<int>{1, 3, 2}));
        QVERIFY((way.from == plt::Place{0, 4}) && (way.to == plt::Place{0, 1}));
        session.goTo(99);
        way = diary.only();
        QCOMPARE(added(way), (std::vector<int>{2, 3, 1}));
        QCOMPARE(session.state().sum, 7);
        session.goTo(4);
        QVERIFY(diary.ways.empty());
        // Every step back is counted, jumps included.
        QCOMPARE(session.undoCount(), 4);
    }

    /// A place far back is shown without being walked through before the player's eyes.
    void aJumpOverManyMoves() {
        Session session(false);
        session.openId(QStringLiteral("100000:0"));
        for (int i = 0; i < 500; ++i) session.play({1 + i % 3});
        std::vector<State> states;
        Diary diary(session);
        for (const int ply : {0, 31, 32, 33, 64, 499, 500, 1, 250}) {
            session.goTo(ply);
            QCOMPARE(session.moveCount(), ply);
            State expected = Rules::begin(session.options(), session.start());
            for (int i = 0; i < ply; ++i) expected = *Rules::apply(expected, {1 + i % 3});
            QVERIFY(session.state() == expected);
        }
        QCOMPARE(diary.ways.size(), std::size_t(9));
    }

    void otherGames() {
        Session session(false);
        Diary diary(session);
        session.beginFirst(Options{10}, 5);
        auto way = diary.only();
        QCOMPARE(way.cause, Cause::newGame);
        QVERIFY(way.otherGame);
        session.play({1});
        diary.ways.clear();
        session.newGame();
        way = diary.only();
        QCOMPARE(way.cause, Cause::newGame);
        QVERIFY(way.otherGame && way.moves.empty() && way.isDealOrMove());
        QCOMPARE(way.before.moves, 1);
        session.restart();
        way = diary.only();
        QCOMPARE(way.cause, Cause::restart);
        QVERIFY(way.otherGame);
        QCOMPARE(session.openId(QStringLiteral("20#4")), QString());
        way = diary.only();
        QCOMPARE(way.cause, Cause::opened);
        QVERIFY(!way.isAnimated() && !way.isDealOrMove());
        session.undo();
        way = diary.only();
        QCOMPARE(way.cause, Cause::undo);
        QVERIFY(way.otherGame && way.backwards);
        QCOMPARE(session.beginPlayed(Options{30}, {0}, {{1}, {2}, {9}, {1}}), std::size_t(2));
        way = diary.only();
        QCOMPARE(way.cause, Cause::opened);
        QCOMPARE(session.moveCount(), 2);
        const auto kept = plt::testing::keptOf(session);
        Session other(false);
        Diary others(other);
        QVERIFY(other.restore(kept.present, kept.others).usable);
        QCOMPARE(others.only().cause, Cause::restored);
    }

    void theHintsStep() {
        Session session(false);
        session.openId(QStringLiteral("10:0"));
        Diary diary(session);
        int hints = 0;
        connect(&session, &plt::GameSession::hintChanged, this, [&hints] { ++hints; });
        session.requestHint();
        QCOMPARE(hints, 1);
        QTRY_COMPARE(hints, 2);
        QVERIFY(diary.ways.empty());
        session.playHint();
        const auto way = diary.only();
        QCOMPARE(way.cause, Cause::hint);
        QVERIFY2(hints == 2, "that the hint is gone follows from the move");
    }

    /// A plan is followed forwards and backwards, also over several moves at once.
    void aPlanIsKeptAlongTheWay() {
        Session session(false);
        session.openId(QStringLiteral("20:0"));
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        for (int i = 0; i < 4; ++i) session.play({3});
        session.goTo(1);
        session.requestHint();
        QVERIFY2(session.hasShownStep(), "still the same plan");
        session.goTo(3);
        session.requestHint();
        QVERIFY(session.hasShownStep());
        session.stepBack();
        session.play({1});
        session.requestHint();
        QVERIFY(!session.hasShownStep());
    }

    void beforeTheFirstGame() {
        Session session(true);
        QCOMPARE(session.outcome(), plt::Outcome::playing);
        QCOMPARE(session.moveCount(), 0);
        QVERIFY(!session.canUndo() && !session.canRedo());
        QVERIFY(!session.play({1}));
        QVERIFY(session.state() == State{});
    }
};

QTEST_MAIN(TestTransitions)
#include "test_transitions.moc"
