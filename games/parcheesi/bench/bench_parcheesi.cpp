// SPDX-License-Identifier: MIT
// Strength of Parcheesi's players, the cost of their turns, and painting. Games have fixed seeds and rotated
// seats; by default there are few of them, PLT_GAMES=number plays more.

#include "common/rules/random.h"
#include "parcheesi/player/player.h"
#include "parcheesi/player/race.h"
#include "parcheesi/table/board.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <QImage>
#include <QTest>

using namespace parcheesi;

namespace {

int games(int usual) {
    const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
    return wanted > 0 ? wanted : usual;
}

/// Returns the winner of a game whose dice follow from the number.
Side play(const std::array<Level, sideCount>& players, int number) {
    plt::Random dice(static_cast<std::uint64_t>(number));
    plt::Random ties(static_cast<std::uint64_t>(number) + 1'000'000);
    Race race;
    while (!race.over) {
        const Dice next = rolled(dice);
        const Side side = race.side;
        const int doubles = next.isDouble() ? race.doubles + 1 : 0;
        const Level level = players[indexOf(side)];
        if (doubles > doublesAllowed) {
            static const AmazingGrace anybody;  // there is nothing to decide
            Endings endings;
            playRoll(race, next, anybody, endings, ties);
            continue;
        }
        plt::Question question;
        question.seed = ties.next();
        const Plan found = plan({beginTurn(race.position, side, next), doubles}, level, question);
        race = Race::after(found.end, side, doubles);
    }
    return race.side;
}

/// "33.8 % +- 1.0" with the 95 % interval.
QByteArray share(int won, int all) {
    const double part = static_cast<double>(won) / all;
    return QByteArray::number(100 * part, 'f', 1) + " % +- " +
           QByteArray::number(196 * std::sqrt(part * (1 - part) / all), 'f', 1);
}

/// Turns with four dice from the middle of games: of many, those that can end in the most ways.
std::vector<Turn> hardTurns(std::size_t count) {
    constexpr std::size_t chosenOneOf = 20;
    std::vector<std::pair<std::size_t, Turn>> turns;
    plt::Random random(4);
    const AmazingGrace grace;
    Endings endings;
    Race race;
    while (turns.size() < count * chosenOneOf) {
        if (race.over) race = {};
        const auto pips = static_cast<std::uint8_t>(random.between(1, 6));
        if (hasBottoms(race.position, race.side, {pips, pips})) {
            const Turn turn = beginTurn(race.position, race.side, {pips, pips});
            endings.explore(turn);
            turns.emplace_back(endings.ends().size(), turn);
        }
        playRoll(race, rolled(random), grace, endings, random);
    }
    std::stable_sort(turns.begin(), turns.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    std::vector<Turn> hardest;
    for (std::size_t i = 0; i < count; ++i) hardest.push_back(turns[i].second);
    return hardest;
}

}  // namespace

class BenchParcheesi : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneAgainstThreeGraces_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("usual");
        QTest::newRow("Carla") << static_cast<int>(Level::carla) << 800;
        QTest::newRow("Expert") << static_cast<int>(Level::expert) << 40;
    }
    void oneAgainstThreeGraces() {
        QFETCH(int, level);
        QFETCH(int, usual);
        const int all = games(usual);
        int won = 0;
        for (int game = 0; game < all; ++game) {
            std::array<Level, sideCount> players{Level::grace, Level::grace, Level::grace, Level::grace};
            const auto seat = static_cast<std::size_t>(game % sideCount);
            players[seat] = static_cast<Level>(level);
            won += indexOf(play(players, game / sideCount)) == seat ? 1 : 0;
        }
        qInfo("%s wins %s of %d games against three Graces", QTest::currentDataTag(),
              share(won, all).constData(), all);
    }
    /// Two colours each, opposite each other.
    void twoColours_data() {
        QTest::addColumn<int>("other");
        QTest::newRow("Grace against Polly") << static_cast<int>(Level::polly);
        QTest::newRow("Grace against Renee") << static_cast<int>(Level::renee);
    }
    void twoColours() {
        QFETCH(int, other);
        const int all = games(400);
        int won = 0;
        for (int game = 0; game < all; ++game) {
            const auto first = static_cast<std::size_t>(game % 2);
            std::array<Level, sideCount> players{};
            for (std::size_t seat = 0; seat < sideCount; ++seat)
                players[seat] = seat % 2 == first ? Level::grace : static_cast<Level>(other);
            won += indexOf(play(players, game / 2)) % 2 == first ? 1 : 0;
        }
        qInfo("%s: %s of %d games", QTest::currentDataTag(), share(won, all).constData(), all);
    }
    void hardTurnsOf_data() {
        QTest::addColumn<int>("level");
        QTest::newRow("Grace") << static_cast<int>(Level::grace);
        QTest::newRow("Carla") << static_cast<int>(Level::carla);
        QTest::newRow("Expert") << static_cast<int>(Level::expert);
    }
    /// In processor time.
    void hardTurnsOf() {
        QFETCH(int, level);
        std::vector<double> times;
        std::size_t ends = 0;
        int states = 0;
        Endings endings;
        for (const Turn& turn : hardTurns(200)) {
            endings.explore(turn);
            ends = std::max(ends, endings.ends().size());
            states = std::max(states, endings.stateCount());
            const plt::testing::ThreadClock clock;
            (void)plan({turn, 1}, static_cast<Level>(level), {});
            times.push_back(1000 * clock.seconds());
        }
        std::sort(times.begin(), times.end());
        qInfo("%zu turns with four dice, up to %zu ends and %d states: median %.2f ms, worst %.1f ms",
              times.size(), ends, states, times[times.size() / 2], times.back());
    }
    void allEndsOfATurn() {
        const auto turns = hardTurns(50);
        Endings endings;
        QBENCHMARK {
            for (const Turn& turn : turns) endings.explore(turn);
        }
    }
    /// A full repaint in processor time, at the default size and larger.
    void paint_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("680 x 680") << 680;
        QTest::newRow("1080 x 1080") << 1080;
    }
    void paint() {
        QFETCH(int, side);
        Board board;
        board.resize(side, side);
        State state = Rules::begin({}, Rules::deal({}, 1));
        for (int move = 0; move < 120; ++move)
            state = Rules::apply(state, Rules::legalMoves(state).front()).value();
        Scene scene;
        scene.caption = {QStringLiteral("Red rolled 3 and 4"), QStringLiteral("and cannot play.")};
        board.showGame(state, scene, false);
        QImage image(side, side, QImage::Format_RGB32);
        board.render(&image);
        std::vector<double> times;
        for (int frame = 0; frame < 60; ++frame) {
            const plt::testing::ThreadClock clock;
            board.render(&image);
            times.push_back(1000 * clock.seconds());
        }
        std::sort(times.begin(), times.end());
        qInfo("a full repaint: median %.2f ms, worst %.2f ms", times[times.size() / 2], times.back());
    }
};

QTEST_MAIN(BenchParcheesi)
#include "bench_parcheesi.moc"
