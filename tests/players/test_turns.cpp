// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/players/computer_turns.h"
#include "tests/support/counting.h"
#include "tests/support/clean_home.h"

#include <array>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>

#include <QSignalSpy>
#include <QTest>

using counting::Move;
using counting::Rules;
using counting::State;
using Turns = plt::ComputerTurns<Rules>;
using Session = plt::RulesSession<Rules>;

namespace {

const CleanHome home;

/// Counting for two, who add in turn, and the computers that play it.
struct Table {
    explicit Table(int goal = 1000) : session(false) {
        session.replaceBy({goal}, 1);
        Turns::Seats seats;
        seats.playerToMove = [this](const State& state) {
            return Rules::outcome(state) == plt::Outcome::playing ? players[seatOf(state)] : Turns::Player();
        };
        seats.anyPerson = [this] { return !players[0] || !players[1]; };
        seats.held = [this] { return held; };
        turns = std::make_unique<Turns>(session, std::move(seats));
    }
    static std::size_t seatOf(const State& state) { return static_cast<std::size_t>(state.moves % 2); }
    bool isPersonsTurn() const { return !players[seatOf(session.state())]; }

    /// Adds so much at once.
    static Turns::Player adding(int add) {
        return [add](const State&, const plt::Question&) { return Move{add}; };
    }
    /// Thinks until it is told to stop, and adds so much then.
    Turns::Player brooding(int add) {
        return [this, add](const State&, const plt::Question& question) {
            ++begun;
            while (!question.stop.stop_requested()) std::this_thread::yield();
            ++ended;
            return Move{add};
        };
    }

    Session session;
    std::array<Turns::Player, 2> players;
    bool held = false;
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    std::unique_ptr<Turns> turns;  // last: its threads end first
};

}  // namespace

class TestComputerTurns : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void thinksOnAWorker() {
        Table table;
        std::atomic<bool> elsewhere = false;
        const auto here = std::this_thread::get_id();
        table.players[1] = [&](const State& state, const plt::Question& question) {
            elsewhere = std::this_thread::get_id() != here && state.moves == 1 && question.seed != 0;
            return Move{2};
        };
        QSignalSpy thinking(table.turns.get(), &Turns::thinkingChanged);
        table.turns->follow();
        QVERIFY(!table.turns->isThinking());
        const int sum = table.session.state().sum;
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isThinking());
        QVERIFY(!table.turns->isWaiting());
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(elsewhere);
        QVERIFY(!table.turns->isThinking());
        QCOMPARE(table.session.state().sum, sum + 3);
        QVERIFY(thinking.count() >= 2);
    }

    void beginsTheGame() {
        Table table;
        table.players[0] = Table::adding(3);
        QVERIFY(!table.turns->isThinking());
        table.turns->follow();
        QVERIFY(table.turns->isThinking());
        QTRY_COMPARE(table.session.moveCount(), 1);
        // A new game, and the same one again, begin with its move, too.
        table.session.newGame();
        QTRY_COMPARE(table.session.moveCount(), 1);
        table.session.restart();
        QTRY_COMPARE(table.session.moveCount(), 1);
    }

    void undoEndsTheThinking() {
        Table table;
        table.players[1] = table.brooding(1);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.session.undo();
        QVERIFY(!table.turns->isThinking());
        QVERIFY(!table.turns->isWaiting());
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 0);
    }

    void aNewGameEndsTheThinking() {
        Table table;
        table.players[1] = table.brooding(1);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.session.newGame();
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 0);
        QVERIFY(!table.turns->isThinking());
    }

    void theEndEndsTheThinking() {
        auto table = std::make_unique<Table>();
        table->players[0] = table->brooding(1);
        table->turns->follow();
        QTRY_COMPARE(table->begun.load(), 1);
        table->turns.reset();
        QCOMPARE(table->ended.load(), 1);
        QCOMPARE(table->session.moveCount(), 0);
    }

    void moveNow() {
        Table table;
        table.players[1] = table.brooding(3);
        const int sum = table.session.state().sum;
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QCOMPARE(table.session.state().sum, sum + 4);
        // In a person's turn there is nothing to hurry.
        table.turns->moveNow();
        QVERIFY(!table.turns->isThinking());
        QCOMPARE(table.session.moveCount(), 2);
    }

    void aQuickMoveIsHeldBackForAMoment() {
        plt::motion::setEnabled(true);
        Table table;
        table.players[1] = Table::adding(2);
        QElapsedTimer since;
        since.start();
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isThinking());
        QTRY_COMPARE(table.session.moveCount(), 2);
        // Never sooner; how much later is the machine's affair.
        QVERIFY(since.elapsed() >= 100);
        // Unless the player is in a hurry.
        QVERIFY(table.session.play({1}));
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 4);
        plt::motion::setEnabled(false);
    }

    void aMoveIsAnnounced() {
        Table table;
        table.players[1] = Table::adding(2);
        std::vector<int> counts;
        connect(table.turns.get(), &Turns::aboutToMove, this,
                [&] { counts.push_back(table.session.moveCount()); });
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY((counts == std::vector<int>{1}));
    }

    // Back and forward ----------------------------------------------------------------------------------
    void itWaitsAfterAStepBack() {
        Table table;
        table.players[1] = Table::adding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        table.turns->stepBack();
        QCOMPARE(table.session.moveCount(), 1);
        QVERIFY(table.turns->isWaiting());
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
        table.turns->stepBack();
        QCOMPARE(table.session.moveCount(), 0);
        QVERIFY(!table.turns->isWaiting());
        table.turns->stepForward();
        table.turns->stepForward();
        QCOMPARE(table.session.moveCount(), 2);
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        // A person may move for the computer that waits, and then it goes on.
        table.turns->stepBack();
        QVERIFY(table.session.play({3}));
        QVERIFY(!table.session.canRedo());
        QVERIFY(!table.turns->isThinking());
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 4);
    }

    void theWaitingOneCanBeToldToMove() {
        Table table;
        table.players[1] = Table::adding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 4);
        for (int i = 0; i < 3; ++i) table.turns->stepBack();
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QVERIFY(table.turns->isThinking() && !table.turns->isWaiting());
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY2(!table.session.canRedo(), "its move takes the place of what came after");
    }

    void forwardToTheNewestGoesOn() {
        Table table;
        table.players[1] = table.brooding(2);
        QVERIFY(table.session.play({1}));
        QVERIFY(table.turns->isThinking());
        table.turns->stepBack();
        QVERIFY(!table.turns->isThinking());
        table.turns->stepForward();
        QVERIFY(table.turns->isThinking());
    }

    void undoRunsOnToAPersonsTurn() {
        Table table;
        table.players[1] = Table::adding(2);
        for (const int count : {2, 4, 6}) {
            QVERIFY(table.session.play({1}));
            QTRY_COMPARE(table.session.moveCount(), count);
        }
        table.session.undo();
        QTRY_COMPARE(table.session.moveCount(), 4);
        QVERIFY(table.isPersonsTurn() && !table.turns->isWaiting());
        table.session.undo();
        QTRY_COMPARE(table.session.moveCount(), 2);
        table.session.redo();
        QTRY_COMPARE(table.session.moveCount(), 4);
        table.session.redo();
        QTRY_COMPARE(table.session.moveCount(), 6);
        QVERIFY(!table.session.canRedo());
        // Two quick ones are two turns of the person.
        table.session.undo();
        QTRY_COMPARE(table.session.moveCount(), 4);
        table.session.undo();
        QTRY_COMPARE(table.session.moveCount(), 2);
    }

    void undoEndsAtTheFirstMove() {
        Table table;
        table.players[0] = Table::adding(2);
        table.turns->follow();
        QTRY_COMPARE(table.session.moveCount(), 1);
        table.session.undo();
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 0);
        QVERIFY(table.turns->isWaiting());
        table.session.redo();
        QCOMPARE(table.session.moveCount(), 1);
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
    }

    void undoOutOfAFinishedGame() {
        Table table(7);
        table.session.beginGame({7}, {0});
        table.players[1] = Table::adding(3);
        QVERIFY(table.session.play({3}));
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(table.session.play({1}));
        QCOMPARE(table.session.outcome(), plt::Outcome::won);
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        table.session.undo();
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 2);
        table.session.redo();
        QCOMPARE(table.session.outcome(), plt::Outcome::won);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 3);
    }

    /// Going back to a game that was left does not lose the one that came after it.
    void anEarlierGameIsLeftAlone() {
        Table table;
        table.players[1] = table.brooding(2);
        QVERIFY(table.session.play({1}));
        table.session.newGame();
        table.session.undo();
        QCOMPARE(table.session.moveCount(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
        QVERIFY(table.turns->isWaiting());
        QVERIFY(table.session.canRedo());
        table.session.redo();
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 0);
        QVERIFY(!table.session.canRedo());
        // Unless it is told to.
        table.session.undo();
        table.turns->moveNow();
        QTRY_VERIFY(table.begun.load() >= 1);
        table.turns->moveNow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        QVERIFY(!table.session.canRedo());
    }

    /// The history keeps so many games; then a new one begins at the place where the last one was left.
    void aNewGameAtTheSamePlace() {
        Table table;
        table.session.beginGame({50}, {0});
        for (std::size_t i = 0; i < plt::History<Rules>::gamesKept; ++i) table.session.beginGame({50}, {0});
        table.players[0] = Table::adding(2);
        table.turns->follow();
        QTRY_COMPARE(table.session.moveCount(), 1);
        table.turns->stepBack();
        QVERIFY(table.turns->isWaiting());
        const auto place = table.session.history().gameIndex();
        table.session.restart();
        QCOMPARE(table.session.history().gameIndex(), place);
        QTRY_COMPARE(table.session.moveCount(), 1);
    }

    // Both, held, broken --------------------------------------------------------------------------------
    void bothComputersPlayToTheEnd() {
        Table table(40);
        table.session.beginGame({40}, {0});
        table.players = {Table::adding(1), Table::adding(2)};
        QSignalSpy finished(&table.session, &plt::GameSession::finished);
        table.turns->follow();
        QTRY_COMPARE(finished.count(), 1);
        const int moves = table.session.moveCount();
        QCOMPARE(moves, 27);
        // With nobody to run on to, undo is a step.
        table.session.undo();
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), moves - 1);
        QVERIFY(table.turns->isWaiting());
        table.session.undo();
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), moves - 2);
        table.turns->moveNow();
        QTRY_COMPARE(finished.count(), 2);
    }

    void playersCanChange() {
        Table table;
        QVERIFY(table.session.play({1}));
        table.players[1] = table.brooding(2);
        QVERIFY(!table.turns->isThinking());
        table.turns->follow();
        QVERIFY(table.turns->isThinking());
        QTRY_COMPARE(table.begun.load(), 1);
        table.players[1] = nullptr;
        table.turns->follow();
        QVERIFY(!table.turns->isThinking() && !table.turns->isWaiting());
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
    }

    void nothingMovesWhileItIsHeld() {
        Table table;
        table.players[1] = Table::adding(2);
        table.held = true;
        QVERIFY(table.session.play({1}));
        QVERIFY(!table.turns->isThinking());
        QVERIFY(table.turns->isWaiting());
        table.turns->moveNow();
        QVERIFY(!table.turns->isThinking());
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 1);
        table.held = false;
        table.turns->follow();
        QTRY_COMPARE(table.session.moveCount(), 2);
        // A hold that comes while it thinks keeps the move back.
        table.players[1] = table.brooding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.begun.load(), 1);
        table.held = true;
        table.turns->moveNow();
        QTRY_COMPARE(table.ended.load(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.session.moveCount(), 3);
        QVERIFY(table.turns->isThinking());
        table.held = false;
        QTRY_COMPARE(table.session.moveCount(), 4);
    }

    void aPlayerThatThrows() {
        Table table;
        QSignalSpy failed(table.turns.get(), &Turns::failed);
        int expected = 0;
        for (const auto& broken :
             {Turns::Player(
                  [](const State&, const plt::Question&) -> Move { throw std::runtime_error("no"); }),
              Turns::Player([](const State&, const plt::Question&) -> Move { throw 5; })}) {
            table.players[1] = broken;
            QVERIFY(table.session.play({1}));
            ++expected;
            QTRY_COMPARE(failed.count(), expected);
            QVERIFY(failed.last().first().toString().contains(QStringLiteral("You can move for it")));
            QVERIFY(!table.turns->isThinking());
            QVERIFY(table.turns->isWaiting());
            QVERIFY(table.session.play({1}));
        }
        table.players[1] = Table::adding(2);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(table.session.moveCount(), 6);
        QCOMPARE(failed.count(), expected);
    }

    void aPlayerThatCheats() {
        Table table;
        QSignalSpy failed(table.turns.get(), &Turns::failed);
        QSignalSpy refused(&table.session, &plt::GameSession::refused);
        table.players[1] = Table::adding(7);
        QVERIFY(table.session.play({1}));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("illegal move")));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(table.session.moveCount(), 1);
        QVERIFY(table.turns->isWaiting());
        QVERIFY(table.session.play({2}));
        QCOMPARE(table.session.moveCount(), 2);
    }

    // What it thinks ------------------------------------------------------------------------------------
    void itTellsWhatItThinks() {
        Table table;
        table.players[1] = [&](const State&, const plt::Question& question) {
            for (int depth = 1; depth <= 7; ++depth)
                question.report({depth, depth - 3.5, false, static_cast<std::uint64_t>(depth) * 10, "1 2 3"});
            ++table.begun;
            while (!question.stop.stop_requested()) std::this_thread::yield();
            question.report({99, 0, true, 5, ""});
            return Move{2};
        };
        QSignalSpy told(table.turns.get(), &Turns::thoughtChanged);
        QVERIFY(!table.turns->thought());
        QVERIFY(table.turns->thoughtText().isEmpty());
        QVERIFY(table.session.play({1}));
        QTRY_VERIFY(table.turns->thought() && table.turns->thought()->depth == 7);
        QVERIFY(told.count() >= 1);
        const auto text = table.turns->thoughtText();
        QVERIFY2(text.contains(QStringLiteral("70")) && text.contains(QStringLiteral("+3")) &&
                     text.endsWith(QStringLiteral(": 1 2 3")),
                 qPrintable(text));
        // What comes too late is nobody's thought any more.
        table.session.undo();
        QVERIFY(!table.turns->thought());
        table.players[1] = nullptr;
        QVERIFY(table.session.play({1}));
        const int before = static_cast<int>(told.count());
        table.turns.reset();
        QCOMPARE(static_cast<int>(told.count()), before);
    }
};

QTEST_MAIN(TestComputerTurns)
#include "test_computer_turns.moc"
