// SPDX-License-Identifier: MIT
// Lets each level of each game play against the level below it, each deal twice: once with the first, third ... seats for
// one of them, once for the other.
//   build/release/bench/levels [--games N] [--time MS] [--only LEVEL] [GAME...]
// The options are those of games/GAME/bench/levels.txt (benched::Selection). The time is a limit for levels that think by
// time, 50 ms a move unless told.
#include "common/rules/random.h"
#include "common/session/any_rules.h"
#include "tests/bench/benched_games.h"

#include <chrono>
#include <cstdio>
#include <ctime>

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>

namespace {

struct Tally {
    int won = 0;  ///< by the upper level
    int drawn = 0;
    int lost = 0;
};

/// A game between two levels, of which each has every other seat.
struct Game {
    const plt::AnyRules& rules;
    std::vector<std::string> levels;  ///< by seat
    std::uint64_t number = 0;
    std::chrono::milliseconds time;
};

/// Returns the position with which the game begins. Where all deals are equal, a few random moves make them differ.
plt::Position beginning(const plt::AnyRules& rules, const plt::AnyOptions& options, std::uint64_t deal) {
    const auto start = rules.deal(options, deal, {});
    plt::Position position(rules, options, start, rules.begin(options, start));
    if (!rules.areEqual(rules.deal(options, deal + 1, {}), start)) return position;
    plt::Random random(deal);
    for (int i = 0; i < 4; ++i) {
        auto next = position.apply(static_cast<std::size_t>(random.below(position.moveCount())));
        if (next && next->outcome() == plt::Outcome::playing) position = *std::move(next);
    }
    return position;
}

/// Plays to the end and returns the rank of each seat; nobody's where there is no end.
std::vector<int> play(const Game& game, plt::Position position) {
    constexpr int mostMoves = 5000;
    for (int move = 0; move < mostMoves; ++move) {
        if (position.outcome() != plt::Outcome::playing) return game.rules.standing(position.state());
        plt::Question question;
        question.budget.time = game.time;
        question.seed = game.number * mostMoves + static_cast<std::uint64_t>(move);
        const auto& level = game.levels[position.seatToMove()];
        auto next = position.apply(game.rules.choose(position.seen(), level, question));
        if (!next) qFatal("an illegal move of %s in %s", level.c_str(), position.gameId().c_str());
        position = *std::move(next);
    }
    return {};
}

void count(Tally& tally, const std::vector<int>& ranks, std::size_t uppersSeat) {
    bool upper = false;
    bool lower = false;
    for (std::size_t seat = 0; seat < ranks.size(); ++seat)
        if (ranks[seat] == 1) (seat % 2 == uppersSeat ? upper : lower) = true;
    if (upper == lower)
        ++tally.drawn;
    else
        ++(upper ? tally.won : tally.lost);
}

Tally match(const plt::AnyRules& rules, const plt::AnyOptions& options, const std::string& lower,
            const std::string& upper, int games, std::chrono::milliseconds time) {
    Tally tally;
    for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(games); ++number) {
        Game game{rules, {}, number, time};
        for (std::size_t seat = 0; seat < rules.seatCount(options); ++seat)
            game.levels.push_back(seat % 2 == number % 2 ? upper : lower);
        count(tally, play(game, beginning(rules, options, number / 2)), number % 2);
    }
    return tally;
}

void measure(const plt::AnyRules& rules, const QString& game, int games, std::chrono::milliseconds time,
             const std::string& only) {
    const auto selected = benched::selectionFor(rules, game);
    const auto& levels = selected.levels;
    for (const auto& text : selected.options) {
        const auto options = rules.readOptions(text);
        if (!options) qFatal("no options of %s: %s", qPrintable(game), text.c_str());
        if (rules.seatCount(*options) == 0 || rules.seatCount(*options) % 2 != 0) continue;
        for (std::size_t i = 1; i < levels.size(); ++i) {
            const auto& upper = levels[i];
            const auto& lower = levels[i - 1];
            if (!only.empty() && upper != only && lower != only) continue;
            const auto from = std::clock();
            const auto tally = match(rules, *options, lower, upper, games, time);
            const double seconds = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
            const int decided = tally.won + tally.lost;
            std::printf("| %s, %s | %s over %s | %d | %d | %d | %.1f %% | %.2f |\n", qPrintable(game),
                        text.c_str(), upper.c_str(), lower.c_str(), tally.won, tally.drawn, tally.lost,
                        decided > 0 ? 100.0 * tally.won / decided : 0.0, seconds / games);
            std::fflush(stdout);
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    benched::useEmptyHome(home.path());
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption count(QStringLiteral("games"), {}, QStringLiteral("N"), QStringLiteral("400"));
    const QCommandLineOption limit(QStringLiteral("time"), {}, QStringLiteral("MS"), QStringLiteral("50"));
    const QCommandLineOption one(QStringLiteral("only"), {}, QStringLiteral("LEVEL"));
    parser.addOptions({count, limit, one});
    parser.process(application);
    benched::forEachGame(parser.positionalArguments(), [&](const QString& game, plt::GameSession& session) {
        measure(session.rules(), game, parser.value(count).toInt(),
                std::chrono::milliseconds(parser.value(limit).toInt()), parser.value(one).toStdString());
    });
    return 0;
}
