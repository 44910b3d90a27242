// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "parcheesi/player/player.h"
#include "parcheesi/player/race.h"
#include "parcheesi/player/scores.h"
#include "parcheesi/tests/positions.h"

#include <QTest>

namespace {

/// Finds all ends of a turn equally good, so that one is chosen at random.
class AnyEnd final : public parcheesi::Judge {
  public:
    double value(const parcheesi::Position& /*position*/, parcheesi::Side /*side*/) const override {
        return 0;
    }
};

}  // namespace

/// Decisions of the players.
class TestPlayers : public QObject {
    Q_OBJECT

    static parcheesi::Observation seen(const parcheesi::Turn& turn) {
        return {turn, turn.left.size() == 2 && *turn.left.begin() != *(turn.left.begin() + 1) ? 0 : 1};
    }
    /// The formula of the end, written again.
    static int score(parcheesi::Level level, const parcheesi::Position& position, parcheesi::Side side) {
        const auto& pawns = position.of(side);
        if (level == parcheesi::Level::polly) return parcheesi::distanceLeft(pawns);
        if (level == parcheesi::Level::renee) return parcheesi::danger(position, side);
        int pairs = 0;
        for (int place = 0; place < parcheesi::atHome; ++place)
            pairs += parcheesi::countAt(pawns, place) == 2 ? 1 : 0;
        return 2 * (500 - parcheesi::distanceLeft(pawns)) + 36 - parcheesi::danger(position, side) +
               10 * pairs;
    }

  private Q_SLOTS:
    void decisions_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<char>("side");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<QByteArray>("end");
        using parcheesi::Level;
        const auto row = [](const char* name, Level level, char side, const std::string& position, int first,
                            int second, const std::string& end) {
            QTest::newRow(name) << static_cast<int>(level) << side << QByteArray::fromStdString(position)
                                << first << second << QByteArray::fromStdString(end);
        };
        const std::string gone =
            " r1@home r2@home r3@home b0@home b1@home b2@home b3@home y0@home y1@home y2@home y3@home";
        const std::string two = "g2@home g3@home r0@28" + gone;
        // A blockade at once is worth more than 25 squares: 354 against 340.
        row("Grace would rather build a blockade than bop", Level::grace, 'r', "r0@22 g0@25", 3, 2,
            "r0@22 r1@22 g0@25|r0@22 r2@22 g0@25|r0@22 r3@22 g0@25");
        row("Grace takes the quietest of equal ways", Level::grace, 'g', "g0@20 g1@24 g2@home g3@home", 4, 6,
            "g0@20 g1@34 g2@home g3@home");
        row("Grace hides", Level::grace, 'g', "g0@30 g1@20 " + two, 4, 3, "g0@34 g1@23 " + two);
        row("Renee does not", Level::renee, 'g', "g0@30 g1@20 " + two, 4, 3, "g0@33 g1@24 " + two);
        // Turning in would cost her three squares.
        row("Polly stays out", Level::polly, 'g', "g0@66 g1@20", 2, 6, "g0@0 g1@26|g0@66 g1@28");
    }
    void decisions() {
        using namespace parcheesi;
        QFETCH(int, level);
        QFETCH(char, side);
        QFETCH(QByteArray, position);
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(QByteArray, end);
        const Turn turn =
            parcheesi::testing::turnOf(side, position.toStdString(),
                                       {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
        // Every one of the ends is chosen by some seed, and no other.
        std::vector<Position> wanted;
        for (const auto& one : end.split('|')) wanted.push_back(testing::positionOf(one.toStdString()));
        std::vector<bool> met(wanted.size());
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            plt::Question question;
            question.seed = seed;
            const Plan found = plan(seen(turn), static_cast<Level>(level), question);
            const auto at = std::find(wanted.begin(), wanted.end(), found.end);
            QVERIFY(at != wanted.end());
            met[at - wanted.begin()] = true;
        }
        QVERIFY(std::count(met.begin(), met.end(), false) == 0);
    }
    /// Each of the three chooses one of the ends that its formula says are best, and each of those by some
    /// seed.
    void theFormulasDecide_data() {
        QTest::addColumn<int>("level");
        for (const auto level : {parcheesi::Level::grace, parcheesi::Level::polly, parcheesi::Level::renee})
            QTest::addRow("%d", static_cast<int>(level)) << static_cast<int>(level);
    }
    void theFormulasDecide() {
        using namespace parcheesi;
        QFETCH(int, level);
        const auto which = static_cast<Level>(level);
        plt::Random random(3);
        int ties = 0;
        for (int i = 0; i < 300; ++i) {
            const auto side = static_cast<Side>(random.below(sideCount));
            const Turn turn = beginTurn(testing::anyPosition(random), side, testing::anyDice(random));
            Endings endings;
            endings.explore(turn);
            int most = -1000;
            std::vector<Position> best;
            for (const int end : endings.ends()) {
                const int value = score(which, endings.position(end), side);
                if (value > most) best.clear();
                most = std::max(most, value);
                if (value == most) best.push_back(endings.position(end));
            }
            plt::Question question;
            question.seed = random.next();
            const Plan found = plan(seen(turn), which, question);
            QVERIFY(std::count(best.begin(), best.end(), found.end) == 1);
            if (best.size() != 2) continue;
            ++ties;
            bool other = false;
            for (int seed = 0; seed < 40 && !other; ++seed) {
                question.seed = static_cast<std::uint64_t>(seed);
                other = !(plan(seen(turn), which, question).end == found.end);
            }
            QVERIFY(other);
        }
        QVERIFY(ties > 5);
    }
    /// Step by step, every player comes to the end that it wanted when the turn began, with the same seed.
    void plansAreFollowed() {
        using namespace parcheesi;
        plt::Random random(5);
        for (int i = 0; i < 60; ++i) {
            const auto level = static_cast<Level>(i % 5);
            Turn turn = beginTurn(testing::anyPosition(random), static_cast<Side>(random.below(sideCount)),
                                  testing::anyDice(random));
            plt::Question question;
            question.seed = random.next();
            question.budget.nodes = 200;
            const Plan first = plan(seen(turn), level, question);
            Turn now = turn;
            for (const Step& step : first.steps) {
                QVERIFY(!objectionTo(now, step));
                take(now, step);
            }
            QVERIFY(!obstacleToEnd(now));
            QVERIFY(now.position == first.end);
            // A turn with a new search at every step ends, too.
            const int doubles = seen(turn).doubles;
            for (int steps = 0;; ++steps) {
                QVERIFY(steps < 20);
                const Move move =
                    Rules::choose({turn, doubles}, Rules::levels()[std::size_t(level)].word, question);
                if (move.kind == Move::Kind::done) break;
                QVERIFY(!objectionTo(turn, move.step));
                take(turn, move.step);
            }
            QVERIFY(!obstacleToEnd(turn));
        }
    }
    void aWinIsTaken() {
        using namespace parcheesi;
        const Turn turn = testing::turnOf('g', "g0@home g1@home g2@home g3@h4 r0@2", {3, 2});
        for (const auto level : {Level::grace, Level::carla, Level::expert})
            QVERIFY(plan(seen(turn), level, {}).end.hasWon(Side::green));
    }
    void expertIsReproducible() {
        using namespace parcheesi;
        plt::Random random(8);
        for (int i = 0; i < 10; ++i) {
            const Turn turn = beginTurn(testing::anyPosition(random), Side::blue, testing::anyDice(random));
            plt::Question question;
            question.seed = 77;
            question.budget.nodes = 500;
            const Plan one = plan(seen(turn), Level::expert, question);
            const Plan other = plan(seen(turn), Level::expert, question);
            QVERIFY(one.end == other.end && one.steps == other.steps);
            QCOMPARE(one.chance, other.chance);
        }
    }
    /// An expert that is stopped before it began gives Carla's turn.
    void expertIsStopped() {
        using namespace parcheesi;
        plt::Random random(9);
        std::stop_source stop;
        stop.request_stop();
        plt::Question question;
        question.stop = stop.get_token();
        for (int i = 0; i < 20; ++i) {
            const Turn turn = beginTurn(testing::anyPosition(random), Side::red, testing::anyDice(random));
            const CarefulCarla carla;
            const Plan found = plan(seen(turn), Level::expert, question);
            const Plan hers = plan(seen(turn), Level::carla, question);
            QCOMPARE(carla.value(found.end, turn.side), carla.value(hers.end, turn.side));
        }
    }
    void hintsSayWhy() {
        using namespace parcheesi;
        const auto hint = [](char side, const char* position, Dice dice) {
            return Rules::hint(seen(testing::turnOf(side, position, dice)), {});
        };
        const auto win = hint('g', "g0@home g1@home g2@home g3@h4", {3, 2});
        QCOMPARE(win.steps.size(), std::size_t{1});
        QVERIFY(win.steps[0].reason.english() == "This wins the game.");
        QVERIFY((win.steps[0].marks == std::vector{markOf(Side::green, 68), markOf(Side::green, atHome)}));
        const auto bop = hint('r', "r0@22 g0@25", {3, 2});
        QVERIFY(bop.steps[0].reason.english() == "This sends a pawn back to start. No roll hits you then.");
        QVERIFY(bop.steps.back().move == Move::done());
    }
    /// In two colours each, with seats and partners in turn.
    void graceBeatsPollyAndRenee() {
        using namespace parcheesi;
        plt::Random random(12);
        const AmazingGrace grace;
        const PolitePolly polly;
        const RecklessRenee renee;
        Endings endings;
        int won = 0;
        for (int game = 0; game < 20; ++game) {
            const bool even = game % 2 == 0;
            Race race;
            while (!race.over) {
                const bool hers = (indexOf(race.side) % 2 == 0) == even;
                const Judge& other = game % 4 < 2 ? static_cast<const Judge&>(polly) : renee;
                playRoll(race, rolled(random), hers ? static_cast<const Judge&>(grace) : other, endings,
                         random);
            }
            won += (indexOf(race.side) % 2 == 0) == even ? 1 : 0;
        }
        QVERIFY(won >= 19);
    }
    /// They want the wrong thing, so that reviews give them less than random play.
    void pollyAndReneeLoseToChance() {
        using namespace parcheesi;
        plt::Random random(21);
        const PolitePolly polly;
        const RecklessRenee renee;
        const AnyEnd chance;
        Endings endings;
        for (const Judge* const judge :
             {static_cast<const Judge*>(&polly), static_cast<const Judge*>(&renee)}) {
            int lost = 0;
            for (std::size_t game = 0; game < 40; ++game) {
                Race race;
                while (!race.over) {
                    const bool theirs = indexOf(race.side) % 2 == game % 2;
                    playRoll(race, rolled(random), theirs ? *judge : chance, endings, random);
                }
                lost += indexOf(race.side) % 2 == game % 2 ? 0 : 1;
            }
            qInfo("%d of 40 lost", lost);
            QVERIFY(lost >= 30);
        }
    }
};

QTEST_GUILESS_MAIN(TestPlayers)
#include "test_players.moc"
