// SPDX-License-Identifier: MIT
#include "common/language/translated.h"
#include "common/testing/game_checks.h"
#include "tests/support/pair_game.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using pairgame::Options;
using pairgame::Rules;
using plt::Outcome;
using plt::Seat;
using plt::Seats;
using Session = plt::RulesSession<Rules>;

namespace {
const Seats people{Seat::person(), Seat::person()};
const Seats second{Seat::person(), Seat::computer("low")};
const Seats first{Seat::computer("high"), Seat::person()};

/// With a figure of each seat.
struct FigureRules : Rules {
    static std::vector<plt::Figure> seatFigures(const State&, int seat) {
        return {{"Seat", static_cast<double>(seat)}};
    }
};
static_assert(plt::HasSeatFigures<FigureRules>);

/// The default: one person among computers.
struct UsualRules : Rules {
    static Seats usualSeats(const Options& options) {
        Seats seats(static_cast<std::size_t>(options.seats), Seat::computer("low"));
        seats.front() = Seat::person();
        return seats;
    }
};
}  // namespace

/// The players, and the meaning of a game's end for them.
class TestSeats : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void seatsInText() {
        const auto levels = Rules::levels();
        QCOMPARE(plt::writeSeats(second), std::string("person-low"));
        QVERIFY(*plt::readSeats("high-person", levels) == first);
        QVERIFY(plt::readSeats("", levels)->empty());
        for (const char* wrong : {"perfect", "person-", "-", "person-low-x", "LOW"})
            QVERIFY2(!plt::readSeats(wrong, levels).ok(), wrong);
    }

    void whatIsCountedOfTheOnlyPerson() {
        const auto figures = [](const Seats& seats, int players) {
            plt::RulesSession<FigureRules> session(false);
            session.beginFirst(Options{5, players}, seats);
            for (int i = 0; i < 5 && session.outcome() == Outcome::playing; ++i) session.play({1});
            return session.result().figures;
        };
        const auto three = figures({Seat::computer("low"), Seat::person(), Seat::computer("low")}, 3);
        QCOMPARE(three.size(), std::size_t{2});
        QCOMPARE(three[0].name, plt::Message("Seat"));
        QCOMPARE(three[0].value, 1.0);
        QCOMPARE(three[1].name, plt::Message("Place"));
        QCOMPARE(three[1].value, double(FigureRules::standing({5, 3, 0, 5, 5})[1]));
        QVERIFY(!three[1].higherIsBetter);
        // No rank for one of two seats, nor with several people.
        QCOMPARE(figures(second, 2).size(), std::size_t{1});
        QVERIFY(figures(people, 2).empty());
    }

    void whoIsMissingIsTheUsualOne() {
        plt::RulesSession<UsualRules> session(false);
        session.openId(QStringLiteral("10x2#5"));
        QVERIFY(session.seats() == second);
        session.setSeats(first);
        session.newGameWith(Options{10, 3});
        QVERIFY((session.seats() == Seats{first[0], first[1], Seat::computer("low")}));
    }

    void theyAreNoOptions() {
        Session session(false);
        session.beginFirst(Options{10, 2}, second);
        QVERIFY(session.seats() == second);
        QCOMPARE(session.optionsText(), QStringLiteral("10x2"));
        QVERIFY(!session.longId().contains(QStringLiteral("low")));
        QSignalSpy changed(&session, &plt::GameSession::changed);
        QSignalSpy seats(&session, &plt::GameSession::seatsChanged);
        session.setSeats(first);
        session.setSeats(first);
        QCOMPARE(seats.size(), 1);
        QCOMPARE(changed.size(), 0);
        // The next game is played by the same, and so is the same again.
        session.newGame();
        QVERIFY(session.seats() == first);
        session.setSeats(people);
        session.restart();
        QVERIFY(session.seats() == people);
        session.undo();
        session.undo();
        QVERIFY2(session.seats() == first, "each game has its own");
        // A table for others has others.
        session.newGameWith(Options{10, 3}, second);
        QVERIFY((session.seats() == Seats{Seat::person(), Seat::computer("low"), Seat::person()}));
        session.newGameWith(Options{10, 1});
        QVERIFY(session.seats().empty());
        QVERIFY(!session.hasSeats());
    }

    void whatTheEndMeans_data() {
        QTest::addColumn<QString>("seats");
        QTest::addColumn<bool>("exact");  // the second seat wins by hitting the goal, or loses by passing it
        QTest::addColumn<int>("meaning");
        QTest::newRow("people") << "person-person" << true << int(Outcome::over);
        QTest::newRow("computers") << "low-high" << true << int(Outcome::over);
        QTest::newRow("the person wins") << "low-person" << true << int(Outcome::won);
        QTest::newRow("the person loses") << "low-person" << false << int(Outcome::lost);
        QTest::newRow("the computer wins") << "person-high" << true << int(Outcome::lost);
        QTest::newRow("the computer loses") << "person-high" << false << int(Outcome::won);
    }
    void whatTheEndMeans() {
        QFETCH(QString, seats);
        QFETCH(bool, exact);
        QFETCH(int, meaning);
        Session session(false);
        session.beginFirst(Options{4, 2}, *plt::readSeats(seats.toStdString(), Rules::levels()));
        session.play({2});
        QCOMPARE(session.outcome(), Outcome::playing);
        session.play({exact ? 2 : 3});
        QCOMPARE(int(session.outcome()), meaning);
        QCOMPARE(int(session.result().outcome), meaning);
        // The outcome depends on the players at the time of the call, not on their history.
        session.setSeats(people);
        QCOMPARE(session.outcome(), Outcome::over);
    }

    void resultsAreCountedByWhoPlayed() {
        Session session(false);
        session.beginFirst(Options{4, 2}, second);
        QCOMPARE(session.result().optionsText, QStringLiteral("4x2-person-low"));
        QVERIFY2(plt::translated(session.result().optionsLabel).contains(QStringLiteral("Computer, low")),
                 session.result().optionsLabel.english().c_str());
        // A person who moves for the computer has helped.
        session.play({1});
        QVERIFY(!session.result().helped);
        session.play({1});
        QVERIFY(session.result().helped);
        session.restart();
        session.play({1});
        session.play({1}, plt::Cause::computer);
        QVERIFY(!session.result().helped);
        // A person who has moved both sides and then gives a seat to the computer has moved for it.
        session.restart();
        session.setSeats(people);
        session.play({1});
        session.play({1});
        QVERIFY(!session.result().helped);
        session.setSeats(second);
        QVERIFY(session.result().helped);
    }

    /// A result counts as helped if a computer has moved for the person, also after restoring the game.
    void aComputerThatMovedForAPersonHasHelped() {
        Session session(false);
        session.beginFirst(Options{30, 2}, second);
        session.play({1});
        session.play({1}, plt::Cause::computer);
        QVERIFY(!session.result().helped);
        session.setSeats(Seats{Seat::computer("high"), Seat::computer("low")});
        session.play({1}, plt::Cause::computer);
        session.setSeats(second);
        QVERIFY(session.result().helped);
        const auto kept = plt::testing::keptOf(session);
        Session other(false);
        QVERIFY(other.restore(kept.present, kept.others).usable);
        QVERIFY(other.result().helped);
    }

    void undoGoesToAPersonsTurnAtOnce() {
        Session session(false);
        session.beginFirst(Options{1000, 3},
                           Seats{Seat::person(), Seat::computer("low"), Seat::computer("low")});
        for (int i = 0; i < 9; ++i) session.play({1});
        QSignalSpy changed(&session, &plt::GameSession::changed);
        session.undo();
        QCOMPARE(session.moveCount(), 6);
        session.undo();
        QCOMPARE(session.moveCount(), 3);
        QCOMPARE(changed.size(), 2);
        session.redo();
        QCOMPARE(session.moveCount(), 6);
        session.stepForward();
        QCOMPARE(session.moveCount(), 7);
        session.redo();
        QCOMPARE(session.moveCount(), 9);
        session.setSeats(Seats(3, Seat::computer("low")));
        session.undo();
        QCOMPARE(session.moveCount(), 8);
        session.setSeats(Seats{Seat::computer("low"), Seat::computer("low"), Seat::person()});
        session.goTo(2);
        session.undo();
        QCOMPARE(session.moveCount(), 0);
    }

    void hintsAreForThePersonWhoHasTheTurn() {
        Session session(false);
        session.openId(QStringLiteral("100x2:7"));
        session.setSeats(second);
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(session.hintText(), QStringLiteral("You have 7."));
        session.play({1});
        QVERIFY(!session.canHint());
        session.requestHint();
        QVERIFY(!session.isThinking());
        session.setSeats(people);
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QVERIFY2(session.hintText() == QStringLiteral("You have -1."), "the other seat sees another thing");
    }

    void theRecord() {
        Session session(false);
        session.beginFirst(Options{100, 2}, people);
        session.play({1});
        session.play({3});
        QCOMPARE(session.lastTold(), QStringLiteral("Second adds 3."));
        session.stepBack();
        const auto told = session.record();
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[0].sentence, QStringLiteral("First adds 1."));
        QCOMPARE(told[1].ply, 2);
        QCOMPARE(session.lastTold(), QStringLiteral("First adds 1."));
    }

    void savedAndOldGames() {
        QVERIFY(holds(plt::testing::sessionChecks<Rules>({Options{30, 2}, Options{30, 4}, Options{30, 1}})));
        Session session(false);
        session.beginFirst(Options{30, 2}, second);
        session.play({1});
        session.play({2}, plt::Cause::computer);
        const auto kept = plt::testing::keptOf(session);
        Session other(false);
        QVERIFY(other.restore(kept.present, kept.others).usable);
        QVERIFY(other.seats() == second);
        QVERIFY(!other.result().helped);
        // A file of an earlier version, with the players among the options.
        const auto old = QJsonDocument::fromJson(R"({"games":[{"options":"30-low","start":"3","moves":"1 2",
            "elapsed":5,"helped":false,"recorded":false,"undos":0}],"game":0,"ply":2})")
                             .object();
        QVERIFY(other.restore(old, {}).problems.isEmpty());
        QVERIFY(other.seats() == second);
        QCOMPARE(other.moveCount(), 2);
    }
};

QTEST_MAIN(TestSeats)
#include "test_seats.moc"
