// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/session/rules_session.h"
#include "common/testing/clean_home.h"
#include "tests/support/pair_game.h"

#include <atomic>
#include <functional>
#include <memory>
#include <stdexcept>
#include <thread>

#include <QSignalSpy>
#include <QTest>

using pairgame::Move;
using pairgame::Observation;
using pairgame::Options;
using pairgame::Rules;
using plt::Seat;
using plt::Seats;
using Session = plt::RulesSession<Rules>;
using Player = std::function<Move(const Observation&, std::string_view, const plt::Question&)>;

namespace {

const plt::testing::CleanHome home;

const Seats people{Seat::person(), Seat::person()};
const Seats second{Seat::person(), Seat::computer("low")};
const Seats first{Seat::computer("low"), Seat::person()};
const Seats computers{Seat::computer("low"), Seat::computer("low")};

/// A table of two, and the computers that play at it.
struct Table {
    explicit Table(const Seats& seats, int goal = 1000) : session(false) {
        turns = std::make_unique<plt::Turns>(session);
        turns->setPace(plt::Turns::Pace::atOnce);
        session.openId(QStringLiteral("%1x2:4").arg(goal));
        session.setSeats(seats);
    }
    /// The computers add so much at once.
    static void adding(int add) {
        pairgame::player() = [add](const Observation&, std::string_view, const plt::Question&) {
            return Move{add};
        };
    }
    /// They think until they are stopped, and then add this number.
    void brooding(int add) {
        pairgame::player() = [this, add](const Observation&, std::string_view,
                                         const plt::Question& question) {
            ++begun;
            while (!question.stop.stop_requested()) std::this_thread::yield();
            ++ended;
            return Move{add};
        };
    }

    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    Session session;
    std::unique_ptr<plt::Turns> turns;  // last: its threads end first
};

}  // namespace

class TestTurns : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { pairgame::player() = nullptr; }
    void cleanup() { pairgame::player() = nullptr; }

    void thinksElsewhereOfWhatItMaySee() {
        Table table(second);
        std::atomic<bool> asExpected = false;
        const auto here = std::this_thread::get_id();
        pairgame::player() = [&](const Observation& seen, std::string_view level,
                                 const plt::Question& question) {
            asExpected = std::this_thread::get_id() != here && seen.moves == 1 && level == "low" &&
                         seen.ownSecret == -1 && question.seed != 0;
            return Move{2};
        };
        QVERIFY(!table.turns->isThinking());
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isThinking());
        QVERIFY(!table.turns->isWaiting());
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(asExpected);
        QVERIFY(!table.turns->isThinking());
        QCOMPARE(table.session.state().sum, 3);
    }

    /// A slot of changed() already finds the computer thinking, and thinkingChanged() is not emitted for it.
    void oneNoticeForAMove() {
        Table table(second);
        table.brooding(1);
        QSignalSpy thinking(table.turns.get(), &plt::Turns::thinkingChanged);
        QList<bool> seen;
        connect(&table.session, &plt::GameSession::changed, this, [&] { seen << table.turns->isThinking(); });
        QVERIFY(table.session.play({1}));
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QCOMPARE(seen, (QList<bool>{true, false}));
        QCOMPARE(thinking.size(), 0);
    }

    void beginsTheGame() {
        Table table(people);
        Table::adding(3);
        table.session.setSeats(first);
        QTRY_COMPARE(table.session.moveCount(), 1);
        // A new game, and the same one again, begin with its move, too.
        table.session.newGame();
        QTRY_COMPARE(table.session.moveCount(), 1);
        table.session.restart();
        QTRY_COMPARE(table.session.moveCount(), 1);
    }

    void whateverElseHappensEndsTheThinking() {
        Table table(second);
        table.brooding(1);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.session.undo();
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        QTRY_COMPARE(table.ended.load(), 1);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 2);
        table.session.newGame();
        QTRY_COMPARE(table.ended.load(), 2);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 0);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 3);
        table.turns.reset();
        QCOMPARE(table.ended.load(), 3);
    }

    void moveNow() {
        Table table(second);
        table.brooding(3);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QCOMPARE(table.session.state().sum, 4);
        // In a person's turn there is nothing to hurry.
        table.turns->moveNow();
        QVERIFY(!table.turns->isThinking());
    }

    void aQuickMoveIsHeldBackForAMoment() {
        Table table(second);
        Table::adding(2);
        table.turns->setPace(plt::Turns::Pace::fast);
        QElapsedTimer since;
        since.start();
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        // Never sooner; how much later is the machine's affair.
        QVERIFY(since.elapsed() >= 100);
        // Unless the player is in a hurry.
        table.turns->setPace(plt::Turns::Pace::slow);
        QVERIFY(table.session.play({1}));
        table.turns->moveNow();
        QTRY_COMPARE_WITH_TIMEOUT(table.session.moveCount(), 4, 1000);
    }

    void thinkingTime() {
        Table table(second);
        std::atomic<int> asked = 0;
        pairgame::player() = [&](const Observation&, std::string_view, const plt::Question& question) {
            asked = int(question.budget.time.count());
            return Move{1};
        };
        table.turns->setThinkingTime(std::chrono::milliseconds(1234));
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        QCOMPARE(asked.load(), 1234);
    }

    // Back and forward ----------------------------------------------------------------------------------
    void itWaitsAfterAStepBack() {
        Table table(second);
        Table::adding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        table.session.stepBack();
        QVERIFY(table.turns->isWaiting());
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
        table.session.stepForward();
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        // A person may move for the computer that waits, and then it goes on.
        table.session.stepBack();
        QVERIFY(table.session.play({3}));
        QVERIFY(!table.session.canRedo());
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 4);
    }

    void theWaitingOneCanBeToldToMove() {
        Table table(second);
        Table::adding(2);
        for (const int count : {2, 4}) {
            QVERIFY(table.session.play({1}));
            QTRY_COMPARE(table.session.moveCount(), count);
        }
        table.session.goTo(1);
        QVERIFY(table.turns->isWaiting());
        QSignalSpy thinking(table.turns.get(), &plt::Turns::thinkingChanged);
        table.turns->moveNow();
        QVERIFY(table.turns->isThinking() && !table.turns->isWaiting());
        QCOMPARE(thinking.size(), 1);
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY2(!table.session.canRedo(), "its move takes the place of what came after");
    }

    void forwardToTheNewestGoesOn() {
        Table table(second);
        table.brooding(2);
        QVERIFY(table.session.play({1}));
        table.session.stepBack();
        QVERIFY(!table.turns->isThinking());
        table.session.stepForward();
        QVERIFY(table.turns->isThinking());
    }

    void anEarlierGameIsLeftAlone() {
        Table table(second);
        Table::adding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        table.session.newGame();
        table.session.undo();
        QCOMPARE(table.session.moveCount(), 2);
        table.session.stepBack();
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(!table.session.canRedo());
    }

    void bothComputersPlayToTheEnd() {
        Table table(people, 40);
        Table::adding(2);
        table.session.setSeats(computers);
        QTRY_COMPARE(table.session.moveCount(), 20);
        QCOMPARE(table.session.outcome(), plt::Outcome::over);
        table.session.undo();
        QCOMPARE(table.session.moveCount(), 19);
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 20);
    }

    // Players, pace, patience ---------------------------------------------------------------------------
    void playersCanChange() {
        Table table(people);
        QVERIFY(table.session.play({1}));
        table.brooding(2);
        table.session.setSeats(second);
        QTRY_COMPARE(table.begun.load(), 1);
        // Another player at the other seat does not stop the search.
        table.session.setSeats({Seat::computer("high"), Seat::computer("low")});
        QVERIFY(table.turns->isThinking());
        QCOMPARE(table.ended.load(), 0);
        table.session.setSeats(people);
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
    }

    void nothingMovesWhileItIsHeld() {
        Table table(second);
        Table::adding(2);
        table.turns->setHeld(true);
        QVERIFY(table.session.play({1}));
        QVERIFY(!table.turns->isThinking());
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QVERIFY(!table.turns->isThinking());
        table.turns->setHeld(false);
        QTRY_COMPARE(table.session.moveCount(), 2);
        // A hold that comes while it thinks ends that.
        table.brooding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.turns->setHeld(true);
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 3);
        table.turns->setHeld(false);
        QTRY_COMPARE(table.begun.load(), 2);
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 4);
    }

    void thePatientOneWaitsToBeTold() {
        Table table(second);
        Table::adding(2);
        table.turns->setPatient(true);
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isWaiting());
        table.turns->setPatient(false);
        QTRY_COMPARE(table.session.moveCount(), 4);
    }

    // Broken --------------------------------------------------------------------------------------------
    void aPlayerThatThrows() {
        Table table(second);
        QSignalSpy failed(table.turns.get(), &plt::Turns::failed);
        int expected = 0;
        for (const auto& broken :
             {Player([](const Observation&, std::string_view, const plt::Question&) -> Move {
                  throw std::runtime_error("no");
              }),
              Player([](const Observation&, std::string_view, const plt::Question&) -> Move { throw 5; })}) {
            pairgame::player() = broken;
            QVERIFY(table.session.play({1}));
            ++expected;
            QTRY_COMPARE(failed.count(), expected);
            QVERIFY(failed.last().first().toString().contains(QStringLiteral("You can move for it")));
            QVERIFY(!table.turns->isThinking());
            QVERIFY(table.turns->isWaiting());
            Table::adding(2);
            QVERIFY(table.session.play({1}));
        }
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 6);
        QCOMPARE(failed.count(), expected);
    }

    void aPlayerThatCheats() {
        Table table(second);
        QSignalSpy failed(table.turns.get(), &plt::Turns::failed);
        QSignalSpy refused(&table.session, &plt::GameSession::refused);
        Table::adding(7);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("illegal move")));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(table.session.moveCount(), 1);
        QVERIFY(table.turns->isWaiting());
        QVERIFY(table.session.play({2}));
    }

    // Thoughts ------------------------------------------------------------------------------------------
    void itTellsWhatItThinks() {
        Table table(second);
        pairgame::player() = [&](const Observation&, std::string_view, const plt::Question& question) {
            for (int depth = 1; depth <= 7; ++depth)
                question.report({depth, depth - 3.5, false, static_cast<std::uint64_t>(depth) * 10, "1 2 3"});
            ++table.begun;
            while (!question.stop.stop_requested()) std::this_thread::yield();
            question.report({99, 0, true, 5, ""});
            return Move{2};
        };
        QSignalSpy told(table.turns.get(), &plt::Turns::thoughtChanged);
        QVERIFY(table.turns->thoughtText().isEmpty());
        QVERIFY(table.session.play({1}));
        QTRY_VERIFY(table.turns->thought() && table.turns->thought()->depth == 7);
        QVERIFY(told.count() >= 1);
        const auto text = table.turns->thoughtText();
        QVERIFY2(text.contains(QStringLiteral("70")) && text.contains(QStringLiteral("+3")) &&
                     text.endsWith(QStringLiteral(": 1 2 3")),
                 qPrintable(text));
        // A report that comes too late is dropped.
        table.session.undo();
        QVERIFY(!table.turns->thought());
        const int before = static_cast<int>(told.count());
        table.turns.reset();
        QCoreApplication::processEvents();
        QCOMPARE(static_cast<int>(told.count()), before);
    }
};

QTEST_MAIN(TestTurns)
#include "test_turns.moc"
