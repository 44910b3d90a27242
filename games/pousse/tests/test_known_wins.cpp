// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "pousse/player/player.h"
#include "pousse/proof/known_wins.h"
#include "pousse/tests/matches.h"
#include "pousse/tests/played.h"

#include <algorithm>
#include <vector>

#include <QTest>

namespace pousse::testing {

/// The proven positions of 4 x 4, and the expert that plays by them.
class TestKnownWins : public QObject {
    Q_OBJECT

    /// O does not lose at once where that can be helped.
    static Move carefulAnswer(const State& state, plt::Random& random) {
        std::vector<Move> good;
        for (const Move& move : Rules::legalMoves(state))
            if (winnerOf(*Rules::apply(state, move)) != Mark::x) good.push_back(move);
        if (good.empty()) good = Rules::legalMoves(state);
        return good[random.below(good.size())];
    }

  private Q_SLOTS:
    void theTableIsWhole() {
        const auto table = knownWinTable();
        QVERIFY(knownWinsAreWhole());
        QVERIFY(table.size() > 10'000);
        QVERIFY(std::is_sorted(table.begin(), table.end()));
        std::vector<KnownWinEntry> damaged(table.begin(), table.end());
        damaged[damaged.size() / 2] ^= 1;
        QVERIFY(checksumOf(damaged) != checksumOf(table));
    }
    void xWinsFromTheStart() {
        const auto won = knownWin(played(4, ""));
        QVERIFY(won.has_value());
        QCOMPARE(won->move, *readMove("T2"));
        QCOMPARE(won->plies, 31);
        const Analysis begun = analyse(played(4, ""), {});
        QVERIFY(begun.isWin());
        QCOMPARE(begun.plies, 31);
        // O's hint reports it, too, and delays the loss as long as possible.
        const Analysis answered = analyse(played(4, "T2"), {});
        QVERIFY(answered.isLoss());
        QCOMPARE(answered.plies, 30);
        // Other boards, other moves and O's side are not in it.
        QVERIFY(!knownWin(played(5, "")));
        QVERIFY(!knownWin(played(4, "T2")));
        QVERIFY(!knownWin(played(4, "T1 B4")));
    }
    /// The expert keeps its win against any move of O on any mirrored board, with as little time as can be.
    void theExpertNeverLetsItGo_data() {
        QTest::addColumn<QString>("first");
        for (const char* first : {"", "T2", "T3", "B2", "B3", "L2", "L3", "R2", "R3"})
            QTest::newRow(*first == 0 ? "its own" : first) << QString::fromLatin1(first);
    }
    void theExpertNeverLetsItGo() {
        QFETCH(QString, first);
        plt::Random random(7);
        constexpr int games = 12;
        for (int number = 0; number < games; ++number) {
            State state = played(4, first.toStdString());
            int left = 31;
            while (endOf(state) == End::none) {
                if (toMove(state) == Mark::o) {
                    state = *Rules::apply(state, carefulAnswer(state, random));
                    continue;
                }
                plt::Question question;
                question.seed = random.next();
                question.budget.nodes = 300;
                const Analysis found = analyse(state, question);
                QVERIFY(found.isWin());
                // The promised number of moves never grows.
                QVERIFY2(found.plies <= left, Rules::diagram(state).c_str());
                left = found.plies - 2;
                state = *Rules::apply(state, found.move);
            }
            QCOMPARE(winnerOf(state), Mark::x);
        }
    }
    /// The expert wins even against players who delay their loss.
    void theExpertWinsAsXAgainstEveryLevel() {
        plt::Budget little;
        little.nodes = 2'000;
        for (const Level level : {Level::simple, Level::medium, Level::classic, Level::strong, Level::expert})
            QCOMPARE(winnerOf(game(4, asLevel(Level::expert, little), asLevel(level, little), 3)), Mark::x);
    }
};

}  // namespace pousse::testing

QTEST_GUILESS_MAIN(pousse::testing::TestKnownWins)
#include "test_known_wins.moc"
