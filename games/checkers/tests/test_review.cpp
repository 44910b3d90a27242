// SPDX-License-Identifier: MIT
#include "checkers/search/search.h"
#include "checkers/tests/games.h"
#include "checkers/tests/yardsticks.h"
#include "common/rules/random.h"
#include "common/rules/searched_moves.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QScopeGuard>
#include <QTest>

namespace checkers::games {

using namespace plt::testing;

namespace {

const plt::Budget budget{.nodes = 10'000};

plt::Judgement<Move> judgementOf(const State& state, const Move& made, std::uint64_t nodes = 60'000) {
    plt::Question question;
    question.budget.nodes = nodes;
    return Rules::judge(state, made, question).value();
}

plt::Judgement<Move> judgementOf(const State& state, const char* made) {
    return judgementOf(state, readMoveAt(state.position, made).value());
}

double costOf(const plt::Judgement<Move>& judgement) {
    return judgement.bestValue - judgement.madeValue;
}

bool isMistake(const plt::Judgement<Move>& judgement) {
    return costOf(judgement) > 2 * judgement.error;
}

std::vector<Move> movesOf(const Position& position) {
    MoveList list;
    generate(position, list);
    return {list.begin(), list.end()};
}

double accuracyOf(const char* name, const AnyPlayer& player) {
    const auto reviewed = reviewedGames<Rules>({Options{}}, {amount(6), 200, 7}, player, budget);
    qInfo("%s: %d decisions, %d mistakes, accuracy %.1f", name, reviewed.decisions, reviewed.mistakes,
          reviewed.accuracy());
    return holds(reviewed.finding) && reviewed.decisions > 0 ? reviewed.accuracy() : -1000;
}

/// The chances after a move by the tables alone.
double truthOf(const Endgames& tables, const Position& next) {
    if (!canMove(next)) return plt::sureWin;
    const auto kind = tables.lookUp(next)->kind;
    if (kind == EndgameValue::Kind::drawn) return plt::sureDraw;
    return kind == EndgameValue::Kind::lost ? plt::sureWin : plt::sureLoss;
}

}  // namespace

class TestCheckersReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { startWith(nullptr); }

    void levelsAreInOrder() {
        const double random = accuracyOf("random", randomMoves(5));
        QVERIFY(random < 50);
        // The levels from medium on differ by less than what six games show.
        constexpr double noise = 3;
        double below = random;
        for (const auto& level : Rules::levels()) {
            const double accuracy = accuracyOf(level.word.c_str(), levelPlayer(level.word, budget, 3));
            if constexpr (!slowBuild) QVERIFY(accuracy > (below > 90 ? below - noise : below));
            below = std::max(below, accuracy);
        }
        QVERIFY(below > 95);
    }

    void perfectPlayHasAHundred() {
        const auto tables = largeEndgames();
        const PerfectDefence perfect(tables);
        plt::Random random(6);
        int decisions = 0;
        for (int round = 0; round < amount(30); ++round) {
            const auto kind = round % 2 == 0 ? EndgameValue::Kind::won : EndgameValue::Kind::drawn;
            State state = Rules::begin({}, {anyEndgame(*tables, tables->pieces(), kind, random)});
            for (int ply = 0; ply < 24 && endOf(state) == End::none; ++ply) {
                const Move move = perfect(state, random.next());
                if (movesOf(state.position).size() > 1) {
                    const auto judgement = judgementOf(state, move);
                    QCOMPARE(costOf(judgement), 0.0);
                    QCOMPARE(judgement.best, move);
                    ++decisions;
                }
                state = Rules::apply(state, move).value();
            }
        }
        QVERIFY(decisions > amount(30) * 5);
    }

    /// Wins and draws given away in endgames, which the tables know.
    void plantedMistakesCostWhatTheTablesSay() {
        const auto tables = largeEndgames();
        plt::Random random(8);
        int mistakes = 0;
        int tablesNamed = 0;
        for (int round = 0; round < amount(1500); ++round) {
            const auto kind = round % 2 == 0 ? EndgameValue::Kind::won : EndgameValue::Kind::drawn;
            const State state = Rules::begin({}, {anyEndgame(*tables, tables->pieces(), kind, random)});
            const auto moves = movesOf(state.position);
            if (moves.size() == 1) continue;
            // The draw after 40 moves may come before a longer win.
            const bool isLong = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
                const auto value = tables->lookUp(after(state.position, move));
                return value && value->plies >= quietPliesForDraw;
            });
            if (isLong) continue;
            std::vector<double> truths;
            for (const Move& move : moves) truths.push_back(truthOf(*tables, after(state.position, move)));
            const double best = *std::max_element(truths.begin(), truths.end());
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const auto judgement = judgementOf(state, moves[i], 100);
                QCOMPARE(judgement.certainty, plt::Certainty::proven);
                QCOMPARE(judgement.bestValue, best);
                QCOMPARE(judgement.madeValue, truths[i]);
                QCOMPARE(judgement.best == moves[i], truths[i] == best);
                if (truths[i] == best) continue;
                ++mistakes;
                const auto reason = judgement.reason.english();
                tablesNamed += reason.find("endgame tables prove") != std::string::npos ? 1 : 0;
                QCOMPARE(judgement.marks, pathOf(judgement.best));
            }
        }
        QVERIFY(mistakes > amount(200));
        QVERIFY(tablesNamed > mistakes * 3 / 4);
    }

    /// Endgames with one piece more than the tables of the review have, which only a search can prove.
    void whatASearchProvesIsTrue() {
        if constexpr (slowBuild) QSKIP("the tables take too long in this build");
        const auto truth = largeEndgames();
        useEndgameStore({[] { return smallEndgames(); }, {}}, smallEndgames()->pieces());
        const auto restore = qScopeGuard([&truth] { startWith(truth); });
        plt::Random random(12);
        int proven = 0;
        for (int round = 0; round < 300; ++round) {
            const State state = Rules::begin({}, {anyPosition(random, truth->pieces())});
            const auto moves = movesOf(state.position);
            if (moves.size() < 2) continue;
            const Move& made = moves[random.below(moves.size())];
            const auto judgement = judgementOf(state, made, 20'000);
            if (judgement.certainty != plt::Certainty::proven) continue;
            ++proven;
            double best = plt::sureLoss;
            for (const Move& move : moves)
                best = std::max(best, truthOf(*truth, after(state.position, move)));
            QCOMPARE(judgement.bestValue, best);
            QCOMPARE(judgement.madeValue, truthOf(*truth, after(state.position, made)));
        }
        QVERIFY(proven > 50);
    }

    /// With more pieces than the tables have: wins that a search proves, of which none is called a mistake.
    void plantedWinsAreFound() {
        plt::Random random(4);
        int missed = 0;
        for (int round = 0; round < amount(2000); ++round) {
            const State state = Rules::begin({}, {anyPosition(random, largePieces + 1)});
            if (endOf(state) != End::none) continue;
            const auto moves = movesOf(state.position);
            if (moves.size() == 1) continue;
            const auto wins = [](const Position& next) {
                if (!canMove(next)) return true;
                SearchTask task;
                task.position = next;
                task.endgames = smallEndgames();
                task.budget.depth = 6;
                return search(task).value <= -provenValue;
            };
            std::vector<bool> winning;
            for (const Move& move : moves) winning.push_back(wins(after(state.position, move)));
            const auto winners = std::count(winning.begin(), winning.end(), true);
            if (winners == 0 || winners == static_cast<std::ptrdiff_t>(moves.size())) continue;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const auto judgement = judgementOf(state, moves[i]);
                QCOMPARE(judgement.bestValue, plt::sureWin);
                QVERIFY2(!winning[i] || !isMistake(judgement), writeMove(moves[i]).c_str());
                if (winning[i] || costOf(judgement) == 0) continue;
                ++missed;
                QVERIFY2(judgement.reason.english().find("win") != std::string::npos,
                         judgement.reason.english().c_str());
            }
        }
        QVERIFY(missed > amount(15));
    }

    void reasons_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("made");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* position, const char* made, const char* reason) {
            QTest::newRow(reason) << QString::fromLatin1(position) << QString::fromLatin1(made)
                                  << QString::fromLatin1(reason);
        };
        row("W:W22,30,31,32:B5,11,13,18,25", "30x21", "22x15x8 wins 2 pieces more than 30x21.");
        row("W:W14,21,31,32:B3,4,5,6", "14-9", "14-9 loses a piece after the answer 5x14; 32-27 loses none.");
        row("B:W18,20,24,26,28,30,32:B1,2,3,7,12,17,19", "7-11", "17-22 loses a piece fewer than 7-11.");
        row("B:WK2,K16:B14,K17,19", "14-18",
            "After 14-18 the other side can force a win in one move; no such win is seen after 19-23.");
    }
    void reasons() {
        QFETCH(QString, position);
        QFETCH(QString, made);
        QFETCH(QString, reason);
        const auto judgement = judgementOf(stateAt(position.toStdString()), made.toStdString().c_str());
        QVERIFY(isMistake(judgement));
        QCOMPARE(QString::fromStdString(judgement.reason.english()), reason);
    }

    /// A position that comes for the second time is no draw yet.
    void shufflingGivesNothingAway() {
        const State begun = stateAt("W:WK7,K10,K11,32:BK1,5,K28");
        const State again = played(begun, {"11-15", "28-24", "15-11", "24-28"});
        QCOMPARE(costOf(judgementOf(again, "11-15")), 0.0);
        // After that the other side can bring it for the third time.
        const State late = played(again, {"11-15", "28-24"});
        const auto judgement = judgementOf(late, "15-11");
        QCOMPARE(judgement.madeValue, plt::sureDraw);
        QVERIFY(isMistake(judgement));
        QVERIFY(judgement.reason.english().find("the answer 24-28 makes a draw at once") !=
                std::string::npos);
        const State worse = played(late, {"15-11"});
        const auto saved = judgementOf(worse, "24-27");
        QCOMPARE(writeMove(saved.best), std::string("24-28"));
        QVERIFY(saved.reason.english().starts_with("24-28 makes a draw at once"));
        // Without automatic draws no position is one.
        const State endless = played(stateAt("W:WK7,K10,K11,32:BK1,5,K28", {false}),
                                     {"11-15", "28-24", "15-11", "24-28", "11-15", "28-24"});
        QCOMPARE(costOf(judgementOf(endless, "15-11")), 0.0);
    }

    /// Neither are wins by the tables proven where their moves may lead to a third time.
    void winsThatMayEndInARepetitionAreEstimated() {
        const State begun = stateAt("W:WK14,K15:BK1");
        QCOMPARE(judgementOf(begun, "14-17").certainty, plt::Certainty::proven);
        const State again = played(begun, {"14-17", "1-5", "17-14", "5-1"});
        const auto judgement = judgementOf(again, "14-17");
        QCOMPARE(judgement.certainty, plt::Certainty::estimated);
        QVERIFY(judgement.madeValue > 90 && costOf(judgement) == 0);
    }

    void wordsAreMoves() {
        // Two kings against one, in a double corner.
        const State won = stateAt("W:WK14,K15:BK1");
        const auto draw = judgementOf(won, Move::agreeDraw());
        QCOMPARE(draw.certainty, plt::Certainty::proven);
        QCOMPARE(costOf(draw), 50.0);
        QCOMPARE(costOf(judgementOf(won, Move::resign())), 100.0);
        const State forced = stateAt("B:W12,21:BK2,3,K4,17");
        QVERIFY(judgementOf(forced, Move::resign()).reason.english().find("can force a win") !=
                std::string::npos);
        // A lost game may be given up.
        const State lost = stateAt("B:WK14,K15:BK2");
        const auto resigned = judgementOf(lost, Move::resign());
        QCOMPARE(resigned.best, Move::resign());
        QCOMPARE(resigned.bestValue, plt::sureLoss);
        const State begun = stateAt("B:W21-32:B1-12");
        const auto early = judgementOf(begun, Move::resign());
        QVERIFY(isMistake(early) && costOf(early) > 30);
        QVERIFY(early.reason.english().find("not lost for certain") != std::string::npos);
        // Nobody can force the other side to agree.
        const auto moves = movesOf(begun.position);
        QVERIFY(judgementOf(begun, moves.front()).best.kind == Move::Kind::board);
    }

    void aStoppedReviewSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        plt::Question question;
        question.stop = stop.get_token();
        const State begun = Rules::begin({}, {});
        QVERIFY(!Rules::judge(begun, movesOf(begun.position).front(), question));
    }

    void anOnlyMoveIsNotJudged() {
        const State state = stateAt("W:W22,30:B18,11");
        QCOMPARE(movesOf(state.position).size(), 1U);
        QVERIFY(!Rules::judge(state, movesOf(state.position).front(), {}));
    }

    void costsAreChances() { QCOMPARE(Rules::costText(12.5).english(), "12.5 % of the chance to win"); }
};

}  // namespace checkers::games

QTEST_GUILESS_MAIN(checkers::games::TestCheckersReview)
#include "test_review.moc"
