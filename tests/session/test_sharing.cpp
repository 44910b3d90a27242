// SPDX-License-Identifier: MIT
#include "common/session/sharing/shared_game.h"
#include "tests/support/counting.h"
#include "tests/support/pair_game.h"

#include <cstdint>

#include <QCryptographicHash>
#include <QSignalSpy>
#include <QTest>

using counting::Options;
using Session = plt::RulesSession<counting::Rules>;

namespace {

/// A game of two people that hides nothing.
struct OpenPair {
    using Options = pairgame::Options;
    using Start = pairgame::Start;
    using State = pairgame::State;
    using Move = pairgame::Move;

    static Start deal(const Options& options, std::uint64_t seed) {
        return pairgame::Rules::deal(options, seed);
    }
    static State begin(const Options& options, const Start& start) {
        return pairgame::Rules::begin(options, start);
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return pairgame::Rules::apply(state, move);
    }
    static std::vector<Move> legalMoves(const State& state) { return pairgame::Rules::legalMoves(state); }
    static plt::Outcome outcome(const State& state) { return pairgame::Rules::outcome(state); }
    static std::string write(const Options& options) { return pairgame::Rules::write(options); }
    static std::string write(const Start& start) { return pairgame::Rules::write(start); }
    static std::string write(const Move& move) { return pairgame::Rules::write(move); }
    static plt::Result<Options> readOptions(std::string_view text) {
        return pairgame::Rules::readOptions(text);
    }
    static plt::Result<Start> readStart(const Options& options, std::string_view text) {
        return pairgame::Rules::readStart(options, text);
    }
    static plt::Result<Move> readMove(std::string_view text) { return pairgame::Rules::readMove(text); }
    static plt::Message describe(const Options& options) { return pairgame::Rules::describe(options); }
    static std::vector<plt::Message> seats(const Options& options) { return pairgame::Rules::seats(options); }
    static int seatToMove(const State& state) { return pairgame::Rules::seatToMove(state); }
    static std::vector<int> standing(const State& state) { return pairgame::Rules::standing(state); }
};
static_assert(plt::Rules<OpenPair>);
using PairSession = plt::RulesSession<OpenPair>;

QString lineOf(const plt::GameSession& session) {
    return plt::sharedLine(session.shared(QStringLiteral("counting")));
}

void win(Session& session, const std::vector<int>& adds) {
    for (const int add : adds) QVERIFY(session.play({add}));
    QCOMPARE(session.outcome(), plt::Outcome::won);
}

/// The line of a game that was won in three moves on deal 9#7, and its parts.
QString wonLine() {
    Session session(true);
    session.beginGame(Options{9}, {0});
    win(session, {3, 3, 3});
    return lineOf(session);
}

}  // namespace

class TestSharing : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aResultIsReadBack() {
        Session session(true);
        session.beginGame(Options{9}, {0});
        win(session, {3, 2, 1, 3});
        session.markHelped();
        const auto text = QStringLiteral("I have done it:\n%1\nCan you?").arg(lineOf(session));
        QVERIFY(plt::hasSharedLine(text));
        const auto read = plt::readSharedGame(text);
        QVERIFY2(read, "not read");
        QCOMPARE(read->game, std::string("counting"));
        QCOMPARE(read->deal, std::string("9:0"));
        QCOMPARE(read->moves.value_or("none"), std::string("3 2 1 3"));
        QCOMPARE(read->result.outcome, plt::Outcome::won);
        QCOMPARE(read->result.moves, 4);
        QCOMPARE(*read->result.score, std::int64_t{4});
        QVERIFY(read->result.helped && !read->result.isProven);
    }

    void aDealIsOpenedBesideItsResult() {
        Session session(true);
        session.beginGame(Options{10}, {0});
        const auto shared = plt::readSharedGame(wonLine());
        QCOMPARE(session.openShared(*shared), QString());
        QCOMPARE(session.longId(), QStringLiteral("9:0"));
        QCOMPARE(session.moveCount(), 0);
        QVERIFY(session.game().toBeat && session.game().toBeat->isProven);
        QVERIFY(!session.againstTold());
        win(session, {3, 3, 2, 1});
        QVERIFY(session.againstTold() == std::strong_ordering::less);
        session.restart();
        QVERIFY(session.game().toBeat.has_value());
        win(session, {3, 3, 3});
        QVERIFY(session.againstTold() == std::strong_ordering::equal);
        session.restart();
        QVERIFY(session.play({3}) && session.play({3}) && session.play({2}) && session.play({2}));
        QCOMPARE(session.outcome(), plt::Outcome::lost);
        QVERIFY(session.againstTold() == std::strong_ordering::less);
        session.newGame();
        QVERIFY(!session.game().toBeat);
    }

    void theResultToBeatIsSaved() {
        Session session(true);
        QCOMPARE(session.openShared(*plt::readSharedGame(wonLine())), QString());
        const auto text = session.text();
        Session other(true);
        QVERIFY(other.restore(text.present(1 << 20).object, text.others(1 << 20).object).usable);
        QVERIFY(other.game().toBeat == session.game().toBeat);
        QVERIFY(other.game().toBeat.has_value());
    }

    void everyCutOrChangedLineIsRefused() {
        const QString line = wonLine();
        for (qsizetype i = 10; i < line.size(); ++i) {
            QString changed = line;
            changed[i] = changed.at(i) == QLatin1Char('1') ? QLatin1Char('2') : QLatin1Char('1');
            QVERIFY2(!plt::readSharedGame(changed), qPrintable(changed));
            QVERIFY2(!plt::readSharedGame(line.left(i)), qPrintable(line.left(i)));
        }
        QVERIFY(plt::readSharedGame(line));
        QVERIFY(!plt::readSharedGame(QString()));
        QVERIFY(!plt::readSharedGame(QStringLiteral("plt-games:counting/9:0/____/000000")));
    }

    /// The size in front of packed bytes could announce any number of them.
    void noMemoryIsReservedForWhatIsNotThere() {
        const QByteArray bytes = QByteArray::fromHex("ffffffff789c030000000001");
        const QByteArray packed =
            bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        const QByteArray line = "counting/9:0/" + packed;
        const auto code = QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex().left(6);
        QVERIFY(!plt::readSharedGame(QString::fromLatin1("plt-games:" + line + '/' + code)));
    }

    void aResultThatItsMovesDoNotReachIsLeftOut() {
        Session session(true);
        session.beginGame(Options{9}, {0});
        win(session, {3, 3, 3});
        auto shared = session.shared(QStringLiteral("counting"));
        shared.result.score = 1;
        const auto read = plt::readSharedGame(plt::sharedLine(shared));
        QVERIFY(read);
        Session other(true);
        QSignalSpy failed(&other, &plt::GameSession::failed);
        QCOMPARE(other.openShared(*read), QString());
        QCOMPARE(other.longId(), QStringLiteral("9:0"));
        QVERIFY(!other.game().toBeat);
        QCOMPARE(failed.size(), 1);
        shared.result.score = 3;
        shared.moves = "3 3 7";
        QCOMPARE(other.openShared(*plt::readSharedGame(plt::sharedLine(shared))), QString());
        QVERIFY(!other.game().toBeat);
        QCOMPARE(failed.size(), 2);
    }

    void tooManyMovesAreLeftOutOfTheLine() {
        Session session(true);
        session.beginGame(Options{30'000}, {0});
        int add = 0;
        std::uint64_t chance = 1;
        while (session.state().sum + 3 < 30'000) {
            chance = chance * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
            add = static_cast<int>(chance >> 33U) % 3 + 1;
            QVERIFY(session.play({add}));
        }
        QVERIFY(session.play({30'000 - session.state().sum}));
        const QString line = lineOf(session);
        QVERIFY2(line.size() < 1'600, qPrintable(QString::number(line.size())));
        const auto read = plt::readSharedGame(line);
        QVERIFY(read && !read->moves);
        Session other(true);
        QCOMPARE(other.openShared(*read), QString());
        QVERIFY(other.game().toBeat && !other.game().toBeat->isProven);
    }

    void aGameThatGoesOnIsOnlyADeal() {
        Session session(true);
        session.beginGame(Options{9}, {2});
        QVERIFY(session.play({1}));
        QVERIFY(!session.isPlayedByText());
        const auto read = plt::readSharedGame(lineOf(session));
        QVERIFY(read && !read->moves);
        Session other(true);
        QCOMPARE(other.openShared(*read), QString());
        QCOMPARE(other.longId(), QStringLiteral("9:2"));
        QVERIFY(!other.game().toBeat);
    }

    void twoPeoplePlayByText() {
        const plt::Seats people{plt::Seat::person(), plt::Seat::person()};
        PairSession white(false);
        PairSession black(false);
        white.beginFirst(pairgame::Options{}, people);
        QVERIFY(white.isPlayedByText());
        QVERIFY(white.play({2}));
        QCOMPARE(black.openShared(*plt::readSharedGame(lineOf(white))), QString());
        QCOMPARE(black.moveCount(), 1);
        QCOMPARE(black.state().sum, 2);
        QVERIFY(black.play({3}));
        // The answer continues the game that is shown, and its move is made before the player's eyes.
        QSignalSpy changed(&white, &plt::GameSession::changed);
        const auto games = white.games().size();
        QCOMPARE(white.openShared(*plt::readSharedGame(lineOf(black))), QString());
        QCOMPARE(white.games().size(), games);
        QCOMPARE(white.moveCount(), 2);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().value<plt::Change>().cause, plt::Cause::move);
        // The same text once more begins it anew.
        QCOMPARE(white.openShared(*plt::readSharedGame(lineOf(black))), QString());
        QCOMPARE(white.moveCount(), 2);
        QCOMPARE(white.games().size(), games + 1);
    }

    void anIllegalMoveOfTheOtherIsRefused() {
        PairSession white(false);
        white.beginFirst(pairgame::Options{}, {plt::Seat::person(), plt::Seat::person()});
        auto shared = white.shared(QStringLiteral("pair"));
        shared.moves = "2 9";
        const QString before = white.longId();
        QCOMPARE(white.openShared(shared), QStringLiteral("The move is wrong."));
        QCOMPARE(white.longId(), before);
        QCOMPARE(white.moveCount(), 0);
    }

    void hiddenHandsAreNotPlayedByText() {
        plt::RulesSession<pairgame::Rules> session(false);
        session.beginFirst(pairgame::Options{}, {plt::Seat::person(), plt::Seat::person()});
        QVERIFY(!session.isPlayedByText());
        QVERIFY(!session.shared(QStringLiteral("pair")).moves);
    }

    void toldResultsAreReadBackOrRefused() {
        const plt::ToldResult result{plt::Outcome::over, -7, 61'000, 12, true, true};
        QVERIFY(plt::readToldResult(plt::writeToldResult(result)) == result);
        for (const char* damaged :
             {"", "over", "over -7 61000 12", "glad -7 61000 12 helped", "over x 61000 12 helped",
              "over -7 -2 12 helped", "over -7 61000 -1 helped", "over -7 61000 12 twice",
              "over -7 61000 12 helped seen", "over -7 61000 12 helped proven more"})
            QVERIFY2(!plt::readToldResult(damaged), damaged);
    }
};

QTEST_GUILESS_MAIN(TestSharing)
#include "test_sharing.moc"
