// SPDX-License-Identifier: MIT
#include "checkers/player/evaluation.h"
#include "checkers/search/resistance.h"
#include "checkers/search/search.h"
#include "checkers/tests/games.h"
#include "checkers/tests/yardsticks.h"
#include "common/rules/random.h"
#include "tests/support/bytes.h"

#include <future>
#include <set>

#include <QScopeGuard>
#include <QTest>

namespace checkers::games {

using plt::testing::bytes;

/// The evaluation, the search, the levels, hints and offers of draws.
class TestPlayer : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { startWith(nullptr); }
    void evaluationFeatures() {
        // A line of Features for each position: what the two sides have alike cancels out.
        const Features level = featuresOf(standardPosition());
        for (int f = 0; f < feature::count; ++f)
            QCOMPARE(level[f] != 0, f == feature::turn || f == feature::opposition);
        std::set<int> kinds;
        for (int square = 1; square <= squareCount; ++square) {
            kinds.insert(kindOfSquare(square));
            QCOMPARE(kindOfSquare(square), kindOfSquare(33 - square));
        }
        QCOMPARE(kinds.size(), 10U);
        const Features ahead = featuresOf(fen("B:W32:B22,K1"));
        QCOMPARE(ahead[feature::freeMan + 1], 1);
        QCOMPARE(ahead[feature::king + kindOfSquare(1)], 1);
        QVERIFY(ahead[feature::trade] > 0);
        // A side seen by the other counts the same with the other sign, but for whose turn it is.
        plt::Random random(14);
        for (int round = 0; round < 300; ++round) {
            Position p = anyPosition(random, random.between(2, 16));
            const Features one = featuresOf(p);
            p.toMove = other(p.toMove);
            const Features two = featuresOf(p);
            for (int f = 0; f < feature::count; ++f)
                if (f != feature::turn && f != feature::opposition) QCOMPARE(one[f], -two[f]);
        }
    }
    void materialDecides() {
        QVERIFY(evaluate(fen("B:W32,31,30:B1,2,3,4")) > 60);
        QVERIFY(evaluate(fen("W:W32,31,30:B1,2,3,4")) < -60);
        QVERIFY(evaluate(fen("B:WK32,31,30:BK1,K2,3")) > 10);
        QVERIFY(std::abs(evaluate(standardPosition())) < 30);
    }

    void winsAreFound_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("plies");
        const auto row = [](const char* position, const char* move, int plies) {
            QTest::newRow(position) << QString::fromLatin1(position) << QString::fromLatin1(move) << plies;
        };
        row("W:W22:B18,11", "22x15x8", 1);
        row("W:WK14,K15:BK1", "", 17);
        row("W:WK10,K14:BK1", "", 15);
        // Blocking wins as well as capturing.
        row("B:W12:BK4,K2,3", "4-8", 1);
        // Two pieces are given, then four are taken in a circle.
        row("W:WK19:B15,14,22,23", "", 1);
    }
    void winsAreFound() {
        QFETCH(QString, position);
        QFETCH(QString, move);
        QFETCH(int, plies);
        SearchTask task;
        task.position = fen(position.toStdString());
        task.budget.depth = 21;
        task.budget.nodes = 2000000;
        const auto found = search(task);
        QVERIFY(found.proven);
        QCOMPARE(winValue - found.value, plies);
        if (!move.isEmpty()) QCOMPARE(QString::fromStdString(writeMove(found.best)), move);
        // With tables at once.
        task.endgames = smallEndgames();
        if (task.position.total() <= 3) {
            const auto known = search(task);
            QCOMPARE(known.value, found.value);
            QCOMPARE(known.depth, 1);
        }
    }
    /// A search that ends in the middle of an iteration has not seen every move.
    void noLossIsClaimedWithoutProof() {
        for (const char* position :
             {"W:W14,23:B2,6", "B:WK2,19:B7,24", "W:W10,25:B14,K29", "B:WK3,20:BK6,7"}) {
            SearchTask task;
            task.position = fen(position);
            task.endgames = smallEndgames();
            for (task.budget.nodes = 10; task.budget.nodes < 200; ++task.budget.nodes) {
                const auto found = search(task);
                QVERIFY2(found.value > -provenValue, position);
                QVERIFY2(found.line.front() == found.best, position);
            }
        }
    }
    /// Length of a lost game, against tables that know one piece more than those of the search.
    void lostGamesLastAsLongAsIsSaid() {
        const auto truth = largeEndgames();
        const int pieces = truth->pieces();
        const auto known = Endgames::generate(pieces - 1);
        plt::Random random(31);
        const int rounds = slowBuild ? 15 : 40;
        int proven = 0;
        int exact = 0;
        for (int round = 0; round < rounds; ++round) {
            SearchTask task;
            task.position = anyEndgame(*truth, pieces, EndgameValue::Kind::lost, random);
            task.earlier = {task.position};
            task.endgames = known;
            task.budget.nodes = slowBuild ? 20'000 : 100'000;
            const int plies = truth->lookUp(task.position)->plies;
            const auto line = bytes(writeFen(task.position));
            const auto found = search(task);
            if (found.value > -provenValue) continue;
            ++proven;
            const int most = winValue + found.value;
            QVERIFY2(most >= plies, line.constData());
            const auto resistance = resistanceOf(task, most, found.best, task.budget.nodes * 3);
            if (!resistance) continue;
            ++exact;
            QVERIFY2(resistance->plies == plies, line.constData());
            const Position next = after(task.position, resistance->move);
            QVERIFY2(plies == 2 || truth->lookUp(next)->plies == plies - 1, line.constData());
        }
        // With tables of two pieces, as slow builds have them, many losses are out of reach.
        const auto told = bytes(std::to_string(proven) + " proven, " + std::to_string(exact) + " exact");
        QVERIFY2(proven >= (slowBuild ? rounds / 4 : rounds * 3 / 4), told.constData());
        QVERIFY2(exact >= proven * 9 / 10, told.constData());
    }
    void resistanceMindsDrawsAndItsLimits() {
        // Lost in eight moves; but the draw by quiet moves may come first.
        SearchTask task;
        task.position = fen("B:WK10,K14:BK1");
        task.earlier = {task.position};
        const auto plies = [&] {
            const auto found = resistanceOf(task, 16, {}, 1'000'000);
            return found ? found->plies : -1;
        };
        QCOMPARE(plies(), 16);
        task.quietPlies = task.quietPliesLimit - 16;
        QCOMPARE(plies(), 16);
        QVERIFY(!resistanceOf(task, 16, {}, 100));
        std::stop_source stop;
        stop.request_stop();
        task.stop = stop.get_token();
        QVERIFY(!resistanceOf(task, 16, {}, 1'000'000));
    }
    void linesAreLegal() {
        plt::Random random(15);
        for (int round = 0; round < 30; ++round) {
            State state = Rules::begin({}, {anyPosition(random, random.between(5, 14))});
            if (endOf(state) != End::none) continue;
            plt::Question question;
            question.budget.nodes = 4000;
            std::uint64_t last = 0;
            int reports = 0;
            question.report = [&](const plt::Thought& thought) {
                QVERIFY(thought.nodes >= last);
                QVERIFY(!thought.line.empty());
                last = thought.nodes;
                ++reports;
            };
            const Analysis analysis = analyse(state, question);
            QVERIFY(reports > 0);
            QVERIFY(!analysis.line.empty());
            for (const Move& move : analysis.line) {
                const auto next = Rules::apply(state, move);
                QVERIFY(next.ok());
                state = *next;
            }
        }
        const State over = stateAt("W:W12:B8,3");
        QVERIFY(analyse(over, {}).isLoss());
        QVERIFY(analyse(over, {}).line.empty());
    }
    void budgetsAreKept() {
        const State state = Rules::begin({}, {});
        for (const std::uint64_t nodes : {1ULL, 100ULL, 5000ULL, 60000ULL}) {
            plt::Question question;
            question.budget.nodes = nodes;
            const Analysis analysis = analyse(state, question);
            // One ply is looked at in any case.
            QVERIFY(analysis.nodes <= nodes + 100);
        }
        plt::Question shallow;
        shallow.budget.depth = 3;
        QCOMPARE(analyse(state, shallow).depth, 3);
        std::stop_source stop;
        stop.request_stop();
        plt::Question stopped;
        stopped.stop = stop.get_token();
        QVERIFY(analyse(state, stopped).depth <= 2);
        const auto moves = Rules::legalMoves(state);
        QVERIFY(std::count(moves.begin(), moves.end(), choose(state, Level::expert, stopped)) == 1);
        plt::Question brief;
        brief.budget.time = std::chrono::milliseconds(1);
        QVERIFY(std::count(moves.begin(), moves.end(), choose(state, Level::expert, brief)) == 1);
    }
    void levelsByTheirWords() {
        const auto levels = Rules::levels();
        QCOMPARE(levels.size(), 6U);
        plt::Random random(33);
        for (std::size_t l = 0; l < levels.size(); ++l) {
            QVERIFY(!levels[l].name.empty() && !levels[l].about.empty());
            QCOMPARE(knowsEndgames(levels[l].word), l >= 4);
            plt::Question question;
            question.budget.nodes = 500;
            for (int i = 0; i < 5; ++i) {
                question.seed = random.next();
                const State state = Rules::begin({}, {});
                QVERIFY(Rules::choose(state, levels[l].word, question) ==
                        choose(state, static_cast<Level>(l), question));
            }
        }
        QVERIFY(!knowsEndgames(plt::personWord) && !knowsEndgames(""));
    }
    void everyLevelPlaysLegallyAndReproducibly() {
        plt::Random random(16);
        for (int l = 0; l < 6; ++l) {
            const Chooser player = level(static_cast<Level>(l), slowBuild ? 500 : 2000);
            std::set<std::string> openings;
            State state = Rules::begin({}, {});
            while (endOf(state) == End::none && state.plies < 60) {
                const auto seed = random.next();
                const Move move = player(state, seed);
                QVERIFY(player(state, seed) == move);
                const auto next = Rules::apply(state, move);
                QVERIFY(next.ok());
                state = *next;
            }
            for (std::uint64_t seed = 0; seed < 12; ++seed)
                openings.insert(writeMove(player(Rules::begin({}, {}), seed)));
            // Games begin in several ways.
            QVERIFY(openings.size() > 1);
        }
    }
    void stronger_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("pairs");
        QTest::addColumn<int>("nodes");
        QTest::newRow("easy against beginner") << 1 << 12 << 2000;
        QTest::newRow("fair against easy") << 2 << 12 << 3000;
        QTest::newRow("good against fair") << 3 << 12 << 3000;
        // So many that chance does not decide; a slow build plays the very same games.
        QTest::newRow("strong against good") << 4 << 10 << 8000;
        // Without a limit of depth, and four times as long.
        if (!slowBuild) QTest::newRow("expert against strong") << 5 << 6 << 32000;
    }
    void stronger() {
        QFETCH(int, level);
        QFETCH(int, pairs);
        QFETCH(int, nodes);
        const auto most = static_cast<std::uint64_t>(nodes);
        const auto score = match(games::level(static_cast<Level>(level), most),
                                 games::level(static_cast<Level>(level - 1), most), pairs, 17);
        qInfo("+%d -%d =%d", score.wins, score.losses, score.draws);
        QVERIFY(score.wins >= score.losses + pairs / 2);
    }
    void strongAgainstRandomPlay() {
        const auto score = match(level(Level::strong, 600), anyMove, slowBuild ? 4 : 15, 18);
        QCOMPARE(score.losses, 0);
        QVERIFY(score.wins >= (slowBuild ? 7 : 28));
    }
    /// From the good level on, won endgames with three pieces are won against any defence.
    void simpleEndgamesAreWon_data() {
        QTest::addColumn<int>("level");
        QTest::newRow("good") << int(Level::good);
        QTest::newRow("strong") << int(Level::strong);
        QTest::newRow("expert") << int(Level::expert);
    }
    void simpleEndgamesAreWon() {
        QFETCH(int, level);
        const auto tables = smallEndgames();
        constexpr int games = 40;
        QCOMPARE(wonEndgames(*tables, games::level(static_cast<Level>(level), 2000), PerfectDefence(tables),
                             3, games, 32),
                 games);
    }
    /// Against a defence that always holds out longest, a won endgame is won as quickly as can be.
    void wonEndgamesAreWon_data() {
        QTest::addColumn<QString>("position");
        QTest::newRow("two kings") << QStringLiteral("W:WK1,K2:BK14");
        QTest::newRow("double corner") << QStringLiteral("W:WK31,K32:BK1");
        QTest::newRow("first to move") << QStringLiteral("B:WK19:BK31,K32");
    }
    void wonEndgamesAreWon() {
        QFETCH(QString, position);
        State state = stateAt(position.toStdString());
        const Side winner = state.position.toMove;
        const int plies = smallEndgames()->lookUp(state.position)->plies;
        plt::Random random(19);
        const State end = playOut(state, level(Level::strong, 3000), level(Level::strong, 3000), random);
        QVERIFY(winnerOf(end) == winner);
        QCOMPARE(end.plies, plies);
    }
    void quietMovesAreCounted() {
        plt::Question question;
        question.budget.nodes = 3000;
        // 33 plies to the win, but the draw comes first unless the other side errs.
        State late = stateAt("W:WK1,K2:BK14");
        late.quietPlies = 60;
        QVERIFY(!analyse(late, question).proven);
        QVERIFY(analyse(late, question).value > 1);
        late.quietPlies = 47;
        QVERIFY(analyse(late, question).isWin());
        // Only the man's move keeps the game going.
        State last = stateAt("W:WK32,K31,K30,25:BK1,K3");
        last.quietPlies = 79;
        QCOMPARE(static_cast<int>(choose(last, Level::expert, question).from), 25);
        QVERIFY(analyse(last, question).value > 0.5);
        // Without the rule there is no hurry.
        last.options.automaticDraws = false;
        last.quietPlies = 500;
        QVERIFY(analyse(last, question).value > 0.5);
    }
    void repetitionIsNoProgress() {
        // The side with more pieces does not go back to where it has been, the other does so if it can.
        plt::Question question;
        question.budget.depth = 5;
        const std::vector<std::string> round{"1-6", "32-27", "6-1", "27-32"};
        const State state = played(stateAt("B:WK32,K31,K30:BK1,K3"), round);
        QCOMPARE(occurrences(state), 2);
        State third = played(state, {"1-6", "32-27", "6-1"});
        const Move move = choose(third, Level::expert, question);
        QVERIFY(writeMove(move) != "27-32");
        QVERIFY(analyse(third, question).value > 0.5);
    }
    void threeKingsBeatTwo() {
        // Not in the tables that are used here: the evaluation has to drive the two out of their corners.
        plt::Random random(20);
        int won = 0;
        constexpr int games = 4;
        for (int game = 0; game < games; ++game) {
            const State end =
                playOut(stateAt("W:WK29,K30,K25:BK1,K10"), level(Level::expert, slowBuild ? 3000 : 30000),
                        level(Level::expert, 3000), random);
            if (winnerOf(end) == Side::second) ++won;
        }
        QVERIFY(won >= games / 2);
    }
    void drawnEndgamesAreNotLost() {
        plt::Random random(21);
        const int pieces = largeEndgames()->pieces();
        int checked = 0;
        while (checked < (slowBuild ? 5 : 40)) {
            const State state = Rules::begin({}, {anyPosition(random, pieces)});
            if (endOf(state) != End::none) continue;
            const auto value = *largeEndgames()->lookUp(state.position);
            if (value.kind != EndgameValue::Kind::drawn) continue;
            ++checked;
            const Chooser strong = level(Level::strong, 1000);
            const Side own = random.coin() ? Side::first : Side::second;
            const Chooser opponent = random.coin() ? strong : Chooser(anyMove);
            const State end = own == Side::first ? playOut(state, strong, opponent, random)
                                                 : playOut(state, opponent, strong, random);
            QVERIFY2(winnerOf(end) != other(own), bytes(writeFen(state.position)).constData());
        }
    }

    void hints() {
        const auto sentence = [](const char* position) {
            const auto hint = Rules::hint(stateAt(position), {});
            return hint.steps.front().reason.english() + " " + hint.verdict.english();
        };
        QCOMPARE(sentence("W:W22:B18,11"), std::string("22x15x8 is compulsory. It wins at once."));
        QCOMPARE(sentence("B:W12:BK4,K2,3"),
                 std::string("4-8 leaves the other side without a move. It wins at once."));
        QVERIFY(sentence("W:WK1,K2:BK14").find("Proven: it wins in at most 17 moves.") != std::string::npos);
        QVERIFY(
            sentence("B:WK10,K14:BK1").find("Proven: against the best play the game is lost in 8 moves.") !=
            std::string::npos);
        QVERIFY(
            sentence("W:WK3,K4:BK11").find("Proven: with the best play of both sides the game is a draw.") !=
            std::string::npos);
        QVERIFY(sentence("B:WK18:B16").find("16-19 keeps the draw.") == 0);
        QVERIFY(
            sentence("W:WK3,15,18,22,29:B6,8,9,12,K32").find("15-10 gives up a piece to win back more.") ==
            0);
        QVERIFY(sentence("W:W20,21,25,26,27,30,31:B5,6,7,8,11,16,18").find("21-17 wins material.") == 0);
        QVERIFY(sentence("B:WK15,20,21,22,23,25,29,30,31:B4,5,7,9,14").find("You are behind by") !=
                std::string::npos);
        const State start = Rules::begin({}, {});
        const auto hint = Rules::hint(start, {});
        QCOMPARE(hint.steps.size(), 1U);
        QVERIFY(Rules::apply(start, hint.steps[0].move).ok());
        QCOMPARE(hint.steps[0].marks, pathOf(hint.steps[0].move));
        QCOMPARE(hint.verdict.english(), std::string("The position is level."));
        QVERIFY(Rules::hint(stateAt("W:W12:B8,3"), {}).steps.empty());
    }
    /// Hints are the same if the tables were there already.
    void hintsWaitForTheirTables() {
        const auto tables = largeEndgames();
        const auto restore = qScopeGuard([&tables] { startWith(tables); });
        const auto told = [](const State& state) {
            const auto hint = Rules::hint(state, {});
            return writeMove(hint.steps.front().move) + " " + hint.steps.front().reason.english() + " " +
                   hint.verdict.english();
        };
        LateTables late(tables);
        // Better with the tables of three pieces, won with those of four.
        const State state = stateAt("W:W15,20,24:BK2,K19");
        auto first = std::async(std::launch::async, told, state);
        late.waitUntilAsked();
        const bool waits = first.wait_for(std::chrono::seconds(0)) == std::future_status::timeout;
        late.give();
        const auto early = first.get();
        QVERIFY(waits);
        QCOMPARE(early, told(state));
        if (!slowBuild) QVERIFY2(early.starts_with("15-10 "), early.c_str());
        // With so many pieces left that the tables say nothing, nobody asks for them.
        bool wanted = false;
        useEndgameStore({[&wanted, &tables] {
                             wanted = true;
                             return tables;
                         },
                         {}},
                        largePieces);
        QVERIFY(!told(Rules::begin({}, {})).empty());
        QVERIFY(!wanted);
    }
    void whoIsStoppedDoesNotWait() {
        const auto restore = qScopeGuard([tables = largeEndgames()] { startWith(tables); });
        LateTables late(nullptr, 3);
        auto first = std::async(std::launch::async, [] { return largeEndgames(); });
        late.waitUntilAsked();
        std::stop_source stop;
        auto second = std::async(std::launch::async, [&stop] { return largeEndgames(stop.get_token()); });
        stop.request_stop();
        const auto none = second.get();
        late.give();
        const auto tables = first.get();
        QVERIFY(!none);
        QVERIFY(tables && tables->pieces() == 3);
        QVERIFY(largeEndgames() == tables);
        // An unfinished table of one is completed by the next one, and kept.
        std::shared_ptr<const Endgames> kept;
        useEndgameStore(
            {{}, [&kept](const Endgames& made) { kept = Endgames::parse(made.serialise()).value(); }}, 3);
        QVERIFY(!largeEndgames(stop.get_token()));
        QVERIFY(!kept);
        QVERIFY(largeEndgames()->serialise() == tables->serialise());
        QVERIFY(kept && kept->serialise() == tables->serialise());
    }
    void draws() {
        plt::Question question;
        question.budget.nodes = 3000;
        const State start = Rules::begin({}, {});
        QVERIFY(!acceptsDraw(start, Side::second, question));
        const State won = stateAt("W:WK1,K2:BK14");
        QVERIFY(!acceptsDraw(won, Side::second, question));
        QVERIFY(acceptsDraw(won, Side::first, question));
        QVERIFY(acceptsDraw(stateAt("W:WK3,K4:BK11"), Side::second, question));
        State dull = stateAt("W:WK30,K32,29:BK1,K3,4");
        QVERIFY(!acceptsDraw(dull, Side::second, question));
        dull.quietPlies = 40;
        QVERIFY(acceptsDraw(dull, Side::second, question));
    }
};

}  // namespace checkers::games

QTEST_GUILESS_MAIN(checkers::games::TestPlayer)
#include "test_player.moc"
