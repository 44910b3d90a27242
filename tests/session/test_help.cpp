// SPDX-License-Identifier: MIT
#include "common/session/deals/known_deals.h"
#include "common/testing/game_checks.h"
#include "tests/support/counting.h"

#include <stdexcept>

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

namespace {

/// Counting in which taking back shows nothing, so that a deal may be played as often as one likes.
struct OpenRules : counting::Rules {
    static constexpr bool undoReveals = false;
};
/// Counting in which only adding one shows something.
struct MixedRules : counting::Rules {
    static bool reveals(const State&, const Move& move) { return move.add == 1; }
};
static_assert(plt::HasReveals<MixedRules>);
/// Counting whose start is only known after the first move.
struct LateRules : counting::Rules {
    static Start exactStart(const Options&, const Start& start, const State& now) {
        return now.moves == 0 ? start : Start{(start.first + 1) % 4};
    }
    static State begin(const Options& options, const Start& start) { return {options.goal, start.first, 0}; }
};
static_assert(plt::HasExactStart<LateRules>);

/// Counting in which everything that is calculated breaks down.
struct BrokenRules : counting::Rules {
    static bool dealIsSlow(const Options&) { return true; }
    static Start deal(const Options&, std::uint64_t) { return {1}; }
    static Start deal(const Options&, std::uint64_t, std::stop_token) { throw std::runtime_error("no deal"); }
    static plt::Hint<Move> hint(const State&, std::stop_token) { throw 7; }
};

template <class R>
plt::RulesSession<R>& begun(plt::RulesSession<R>& session, const char* id) {
    if (!session.openId(QString::fromLatin1(id)).isEmpty()) qFatal("no such id");
    return session;
}

}  // namespace

/// Help follows the deal, and calculations that fail say so.
class TestHelp : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSeenDealStaysSeen() {
        plt::RulesSession<counting::Rules> session(false);
        begun(session, "10#5");
        QVERIFY(!session.result().helped);
        session.play({1});
        QVERIFY2(!session.result().helped, "the first time is the first time");
        session.restart();
        QVERIFY(session.result().helped);
        begun(session, "12#5").play({1});
        QVERIFY(!session.result().helped);
        begun(session, "10#5");
        QVERIFY(session.result().helped);
        const auto exact = session.longId();
        QCOMPARE(session.openId(exact), QString());
        QVERIFY(session.result().helped);
        // In another run, too.
        plt::RulesSession<counting::Rules> later(false);
        later.knownDeals().read(session.knownDeals().write());
        QCOMPARE(later.openId(exact), QString());
        QVERIFY(later.result().helped);
        begun(later, "13#6");
        QVERIFY(!later.result().helped);
    }

    void whatShowsNothingIsTakenBackForNothing() {
        plt::RulesSession<MixedRules> session(false);
        begun(session, "10#5");
        session.play({2});
        session.play({1});
        session.undo();
        QVERIFY(session.result().helped);
        begun(session, "11#6");
        session.play({1});
        session.play({2});
        session.undo();
        QVERIFY2(!session.result().helped, "only ones show something");
        session.undo();
        QVERIFY(session.result().helped);
    }

    void helpFollowsTheDeal() {
        plt::RulesSession<OpenRules> session(false);
        begun(session, "10#5").play({1});
        session.restart();
        QVERIFY2(!session.result().helped, "where nothing is hidden, a deal may be played again");
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QVERIFY(session.result().helped);
        session.restart();
        QVERIFY(session.result().helped);
        begun(session, "11#5");
        QVERIFY(!session.result().helped);
        begun(session, "10#5");
        QVERIFY(session.result().helped);
        // A hint without a step does not count as help.
        begun(session, "10#6");
        session.markHelped();
        QVERIFY(session.result().helped);
    }

    void theStartAsItTurnedOut() {
        plt::RulesSession<LateRules> session(false);
        begun(session, "10:1");
        const auto before = session.longId();
        session.play({1});
        QVERIFY(session.longId() != before);
        const auto kept = plt::testing::keptOf(session);
        QCOMPARE(kept.present.value(QStringLiteral("present"))
                     .toObject()
                     .value(QStringLiteral("start"))
                     .toString(),
                 QStringLiteral("2"));
        const auto exact = session.longId();
        session.newGame();
        session.openId(exact);
        QVERIFY2(session.result().helped, "seen, by whichever of its names");
    }

    /// A game that an earlier version has saved was seen as well, although it is in no list yet.
    void dealsOfAnEarlierVersionAreKnown() {
        const auto saved = [](const char* start, const char* moves) {
            const QJsonObject game{{QStringLiteral("options"), QStringLiteral("10")},
                                   {QStringLiteral("start"), QString::fromLatin1(start)},
                                   {QStringLiteral("moves"), QString::fromLatin1(moves)},
                                   {QStringLiteral("elapsed"), 0},
                                   {QStringLiteral("helped"), false},
                                   {QStringLiteral("recorded"), false},
                                   {QStringLiteral("undos"), 0}};
            const QJsonObject other{{QStringLiteral("options"), QStringLiteral("11")},
                                    {QStringLiteral("start"), QStringLiteral("2")},
                                    {QStringLiteral("moves"), QString()},
                                    {QStringLiteral("elapsed"), 0},
                                    {QStringLiteral("helped"), true},
                                    {QStringLiteral("recorded"), false},
                                    {QStringLiteral("undos"), 0}};
            return QJsonObject{{QStringLiteral("games"), QJsonArray{other, game}},
                               {QStringLiteral("game"), 1},
                               {QStringLiteral("ply"), 1}};
        };
        plt::RulesSession<counting::Rules> session(false);
        QVERIFY(session.restore(saved("1", "3"), {}).usable);
        QVERIFY2(!session.result().helped, "it is still the first time");
        session.restart();
        QVERIFY(session.result().helped);
        begun(session, "11:2");
        QVERIFY(session.result().helped);
        begun(session, "10:2");
        QVERIFY(!session.result().helped);
        // By the name that it got with its first move, too.
        plt::RulesSession<LateRules> late(false);
        QVERIFY(late.restore(saved("1", "3"), {}).usable);
        QVERIFY(!late.result().helped);
        const auto exact = late.longId();
        QCOMPARE(exact, QStringLiteral("10:2"));
        QCOMPARE(late.openId(exact), QString());
        QVERIFY(late.result().helped);
        // A game without moves is not known.
        plt::RulesSession<counting::Rules> fresh(false);
        QVERIFY(fresh.restore(saved("1", ""), {}).usable);
        fresh.restart();
        QVERIFY(!fresh.result().helped);
    }

    void knownDealsAreBounded() {
        plt::KnownDeals deals;
        for (std::size_t i = 0; i < plt::KnownDeals::most + 10; ++i) deals.add(std::to_string(i));
        QCOMPARE(deals.size(), plt::KnownDeals::most);
        QVERIFY(!deals.contains("0"));
        QVERIFY(deals.contains(std::to_string(plt::KnownDeals::most)));
        plt::KnownDeals other;
        other.read("garbage\n" + deals.write() + "zz\n\n");
        QCOMPARE(other.size(), deals.size());
        const auto version = other.version();
        other.add(std::to_string(plt::KnownDeals::most));
        QCOMPARE(other.version(), version);
    }

    void aFailedHintSaysSo() {
        plt::RulesSession<BrokenRules> session(false);
        QCOMPARE(session.openId(QStringLiteral("10:0")), QString());
        QSignalSpy failed(&session, &plt::GameSession::failed);
        session.requestHint();
        QVERIFY(session.isThinking());
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!session.isThinking());
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("No hint")));
        session.requestHint();
        QTRY_COMPARE(failed.size(), 2);
    }

    void aFailedDealSaysSo() {
        plt::RulesSession<BrokenRules> session(false);
        QCOMPARE(session.openId(QStringLiteral("10:0")), QString());
        QSignalSpy failed(&session, &plt::GameSession::failed);
        QSignalSpy dealing(&session, &plt::GameSession::dealing);
        session.newGame();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().contains(QStringLiteral("no deal")),
                 qPrintable(failed[0][0].toString()));
        QCOMPARE(dealing.size(), 2);
        QVERIFY(!dealing[1][0].toBool());
        QVERIFY2(session.play({1}), "the old game goes on");
    }

    /// One bad move or one bad game costs no other.
    void whatReplaysStays() {
        plt::RulesSession<counting::Rules> session(false);
        begun(session, "10:0").play({1});
        begun(session, "20:0").play({2});
        begun(session, "30:0").play({3});
        session.play({1});
        session.play({2});
        const auto kept = plt::testing::keptOf(session);
        const auto withMoves = [](QJsonObject game, const char* moves) {
            game.insert(QStringLiteral("moves"), QString::fromLatin1(moves));
            return game;
        };
        // A bad move in the present game: the moves before it stay.
        auto present = kept.present;
        present.insert(QStringLiteral("present"),
                       withMoves(present.value(QStringLiteral("present")).toObject(), "3 9 2"));
        plt::RulesSession<counting::Rules> other(false);
        auto restored = other.restore(present, kept.others);
        QVERIFY(restored.usable);
        QCOMPARE(other.moveCount(), 1);
        QCOMPARE(other.state().sum, 3);
        QVERIFY(other.canUndo());
        // A bad earlier game: it alone goes.
        auto others = kept.others;
        auto games = others.value(QStringLiteral("games")).toArray();
        QCOMPARE(games.size(), 2);
        auto bad = games[0].toObject();
        bad.insert(QStringLiteral("options"), QStringLiteral("nonsense"));
        games[0] = bad;
        others.insert(QStringLiteral("games"), games);
        restored = other.restore(kept.present, others);
        QVERIFY(restored.usable);
        QCOMPARE(restored.problems.size(), 1);
        QCOMPARE(other.moveCount(), 3);
        QCOMPARE(other.games().size(), std::size_t(2));
        // The present game is lost: the newest of the others is shown.
        restored = other.restore({}, kept.others);
        QVERIFY(restored.usable);
        QCOMPARE(other.options().goal, 20);
        QCOMPARE(other.state().sum, 2);
        // Written before the present game came among the others, and after.
        others = kept.others;
        games = others.value(QStringLiteral("games")).toArray();
        games.append(kept.present.value(QStringLiteral("present")));
        others.insert(QStringLiteral("games"), games);
        restored = other.restore(kept.present, others);
        QVERIFY(restored.problems.isEmpty());
        QCOMPARE(other.games().size(), std::size_t(3));
    }
};

QTEST_MAIN(TestHelp)
#include "test_help.moc"
