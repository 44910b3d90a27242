// SPDX-License-Identifier: MIT
// Reviews games of each player of each game: random moves, the computer's levels, and hints where there are
// none.
//   build/release/bench/reviews [--games N] [--time MS] [--seconds S] [--plies P] [--only PLAYER] [GAME...]
// The options are those of games/GAME/bench/levels.txt (benched::Selection).
// Accuracy: one line for each player, who plays all seats, with the standard error over games, which may be
// fewer than N: a player gets S seconds of processor time. Each move and each judgement has a limit of MS.
// Whole: of these games the one with most judgements is reviewed by a session of the plugin, as in a window,
// with the moves of all seats; the number of moves and of judgements, the processor time until the first
// judgement and until all of them, and the most memory that the process had.
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "tests/bench/benched_games.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

namespace {

using plt::testing::AnyPlayer;
using plt::testing::ReviewedGames;

struct Limits {
    int games = 0;
    int plies = 0;
    double seconds = 0;  ///< for all games of a player
    plt::Budget budget;
};

/// The options, start and moves of a game.
struct Played {
    plt::AnyOptions options;
    std::string id;
    std::vector<plt::AnyMove> moves;
    int decisions = 0;  ///< moves that are judged

    bool isShorterThan(const Played& other) const { return decisions < other.decisions; }
};

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns a player of random moves without those that end a game at once.
AnyPlayer randomPlayerWithout(const std::vector<std::string>& never) {
    return [never, random = std::make_shared<plt::Random>(5)](const plt::Position& position) {
        std::vector<std::size_t> moves;
        for (std::size_t i = 0; i < position.moveCount(); ++i)
            if (never.empty() || std::count(never.begin(), never.end(), position.moveText(i)) == 0)
                moves.push_back(i);
        return moves[static_cast<std::size_t>(random->below(moves.size()))];
    };
}

/// The sums of the games of one player.
struct Accuracy {
    std::vector<ReviewedGames> games;
    std::optional<Played> longest;
    double seconds = 0;

    double total(double ReviewedGames::*member) const {
        double sum = 0;
        for (const auto& game : games) sum += game.*member;
        return sum;
    }
    double perGame(int ReviewedGames::*member) const {
        double sum = 0;
        for (const auto& game : games) sum += game.*member;
        return sum / static_cast<double>(games.size());
    }
    double accuracy() const {
        return 100 * std::exp(-total(&ReviewedGames::cost) / total(&ReviewedGames::typicalCost));
    }
    /// Returns the standard error of the accuracy, which follows from a quotient of two sums over games.
    double error() const {
        const double typical = total(&ReviewedGames::typicalCost);
        const double quotient = total(&ReviewedGames::cost) / typical;
        double squares = 0;
        for (const auto& game : games) squares += std::pow(game.cost - quotient * game.typicalCost, 2);
        const auto count = static_cast<double>(games.size());
        return accuracy() * std::sqrt(squares * count / std::max(count - 1, 1.0)) / typical;
    }
};

Accuracy accuracyOf(const plt::AnyRules& rules, const std::string& options, const AnyPlayer& player,
                    const Limits& limits) {
    Accuracy out;
    const double begin = processorSeconds();
    for (int number = 0; number < limits.games && out.seconds < limits.seconds; ++number) {
        Played played;
        const auto recorded = [&](const plt::Position& position) {
            const auto move = player(position);
            if (played.moves.empty()) {
                played.options = position.options();
                played.id = position.gameId();
            }
            played.moves.push_back(position.moves()[move]);
            return move;
        };
        const plt::testing::Extent extent{1, limits.plies, 7 + static_cast<std::uint64_t>(number)};
        out.games.push_back(reviewedGames(rules, {options}, extent, recorded, limits.budget));
        if (!plt::testing::holds(out.games.back().finding)) qFatal("a judgement is not sound");
        played.decisions = out.games.back().decisions;
        if (!out.longest || out.longest->isShorterThan(played)) out.longest = std::move(played);
        out.seconds = processorSeconds() - begin;
    }
    return out;
}

/// Returns the most memory of this process in MB since it was last forgotten.
double peakMegabytes() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const auto& line : file.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).replace("kB", "").trimmed().toDouble() / 1024;
    return 0;
}
void forgetPeak() {
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly)) file.write("5");
}

void reviewWhole(plt::GameSession& session, const QString& name, const Played& played) {
    const auto game = plt::readGameId(session.rules(), played.id);
    if (!game) qFatal("%s cannot be read", played.id.c_str());
    const plt::Seats people(session.rules().seatCount(played.options), plt::Seat::person());
    session.beginPlayed(played.options, game->start, played.moves, plt::Cause::opened, people);
    forgetPeak();
    const double begin = processorSeconds();
    double first = -1;
    QEventLoop loop;
    QObject::connect(&session, &plt::GameSession::reviewChanged, &loop, [&] {
        if (first < 0 && !session.reviewedGame().review.moves.empty()) first = processorSeconds() - begin;
        if (session.isReviewComplete()) loop.quit();
    });
    session.openReview();
    if (!session.isReviewComplete()) loop.exec();
    std::printf("| %s | %zu | %zu | %.2f s | %.1f s | %.0f MB |\n", qPrintable(name), played.moves.size(),
                session.reviewedGame().review.moves.size(), first, processorSeconds() - begin,
                peakMegabytes());
    std::fflush(stdout);
    session.closeReview();
}

void measure(const QString& game, plt::GameSession& session, const Limits& limits, const std::string& only) {
    const auto& rules = session.rules();
    if (!rules.traits().hasReview) return;
    const auto selected = benched::selectionFor(rules, game);
    std::vector<std::pair<std::string, AnyPlayer>> players{{"random", randomPlayerWithout(selected.never)}};
    for (const auto& level : selected.levels)
        players.emplace_back(level, plt::testing::levelPlayer(level, limits.budget, 3));
    if (selected.levels.empty()) players.emplace_back("hints", plt::testing::hintPlayer());
    for (const auto& options : selected.options) {
        const auto name =
            selected.options.size() > 1 ? game + QLatin1String(", ") + QString::fromStdString(options) : game;
        std::optional<Played> longest;
        for (const auto& [word, player] : players) {
            if (!only.empty() && word != only) continue;
            auto found = accuracyOf(rules, options, player, limits);
            const bool isJudged = found.total(&ReviewedGames::typicalCost) > 0;
            const auto accuracy = isJudged ? QString::asprintf("%.1f ± %.1f", found.accuracy(), found.error())
                                           : QStringLiteral("nothing judged");
            std::printf("| %s | %s | %zu | %s | %.1f | %.2f | %.2f s |\n", qPrintable(name), word.c_str(),
                        found.games.size(), qPrintable(accuracy), found.perGame(&ReviewedGames::decisions),
                        found.perGame(&ReviewedGames::mistakes),
                        found.seconds / static_cast<double>(found.games.size()));
            std::fflush(stdout);
            if (!longest || longest->isShorterThan(*found.longest)) longest = std::move(found.longest);
        }
        if (longest) reviewWhole(session, name, *longest);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    benched::useEmptyHome(home.path());
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption count(QStringLiteral("games"), {}, QStringLiteral("N"), QStringLiteral("200"));
    const QCommandLineOption limit(QStringLiteral("time"), {}, QStringLiteral("MS"), QStringLiteral("10"));
    const QCommandLineOption sum(QStringLiteral("seconds"), {}, QStringLiteral("S"), QStringLiteral("60"));
    const QCommandLineOption plies(QStringLiteral("plies"), {}, QStringLiteral("P"), QStringLiteral("300"));
    const QCommandLineOption one(QStringLiteral("only"), {}, QStringLiteral("PLAYER"));
    parser.addOptions({count, limit, sum, plies, one});
    parser.process(application);
    Limits limits{parser.value(count).toInt(), parser.value(plies).toInt(), parser.value(sum).toDouble(), {}};
    limits.budget.time = std::chrono::milliseconds(parser.value(limit).toInt());
    benched::forEachGame(parser.positionalArguments(), [&](const QString& game, plt::GameSession& session) {
        measure(game, session, limits, parser.value(one).toStdString());
    });
    return 0;
}
