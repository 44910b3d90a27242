// SPDX-License-Identifier: MIT
// Lets the player for all rules (generalLevels()) play games as if they had none of their own: against random
// play and against the weakest level of each, every deal twice with sides exchanged. Games for one person are
// solved instead, within the limits of a hint.
//   build/release/bench/general [--games N] [--positions N] [--options TEXT] [--against LEVEL] [--moves N]
//       [--print] [GAME...]
// The options are those of games/GAME/bench/levels.txt (benched::Selection), or those of --options. The
// positions are the limit for each move. `--against random` leaves out the level. Games that were not won are
// printed with --print. With --moves only those deals are solved for which the own hint has so many moves.
#include "common/rules/random.h"
#include "common/session/any_rules.h"
#include "tests/bench/benched_games.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>

namespace {

struct Settings {
    int games = 20;
    std::uint64_t positions = 100000;
    std::string options;               ///< those of the selection if empty
    std::string level;                 ///< of the opponent, or "random"; random play and the weakest if empty
    std::size_t moves = 0;             ///< of the game's own hint for a deal to be solved; 0 for any
    bool prints = false;               ///< the games that were not won
    std::vector<std::string> never{};  ///< moves that random play does not make
};

struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int moves = 0;  ///< of the general player
    double seconds = 0;
};

/// Returns the processor time since then; that of a busy machine's clock would say nothing.
double secondsSince(std::clock_t from) {
    return static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
}

/// Returns the position with which the game begins. Where all deals are equal, two random moves make them
/// differ.
plt::Position beginning(const plt::AnyRules& rules, const plt::AnyOptions& options, std::uint64_t deal) {
    const auto start = rules.deal(options, deal, {});
    plt::Position position(rules, options, start, rules.begin(options, start));
    if (!rules.areEqual(rules.deal(options, deal + 1, {}), start)) return position;
    plt::Random random(deal);
    for (int i = 0; i < 2; ++i) {
        auto next = position.apply(static_cast<std::size_t>(random.below(position.moveCount())));
        if (next && next->outcome() == plt::Outcome::playing) position = *std::move(next);
    }
    return position;
}

/// The opponent: a level, or random play where there is none.
plt::AnyMove opponentsMove(const plt::Position& position, const std::string& level, const Settings& settings,
                           plt::Random& random) {
    if (level.empty()) {
        std::vector<plt::AnyMove> moves;
        for (const auto& move : position.moves())
            if (std::count(settings.never.begin(), settings.never.end(), position.rules().write(move)) == 0)
                moves.push_back(move);
        return moves[static_cast<std::size_t>(random.below(moves.size()))];
    }
    plt::Question question;
    question.seed = random.next();
    return position.rules().choose(position.seen(), level, question);
}

void play(Tally& tally, plt::Position position, std::uint64_t number, const std::string& level,
          const Settings& settings) {
    const auto& rules = position.rules();
    constexpr int mostMoves = 400;
    plt::Random random(number);
    const int own = static_cast<int>(number % 2);
    auto record = position.gameId() + (own == 0 ? ", first:" : ", second:");
    for (int move = 0; move < mostMoves && position.outcome() == plt::Outcome::playing; ++move) {
        plt::AnyMove made;
        if (position.seatToMove() == own) {
            plt::Question question;
            question.seed = random.next();
            question.budget.nodes = settings.positions;
            const auto from = std::clock();
            made = rules.plt::AnyRules::choose(position.seen(), plt::generalLevels().back().word, question);
            tally.seconds += secondsSince(from);
            ++tally.moves;
        } else {
            made = opponentsMove(position, level, settings, random);
        }
        auto next = position.apply(made);
        if (!next) qFatal("an illegal move, %s, in %s", rules.write(made).c_str(), position.gameId().c_str());
        position = *std::move(next);
        record += ' ' + rules.write(made);
    }
    const auto ranks =
        position.outcome() == plt::Outcome::playing ? std::vector<int>{} : rules.standing(position.state());
    if (ranks.empty() || ranks[0] == ranks[1])
        ++tally.drawn;
    else
        ++(ranks[static_cast<std::size_t>(own)] == 1 ? tally.won : tally.lost);
    if (settings.prints && (ranks.empty() || ranks[static_cast<std::size_t>(1 - own)] == 1))
        std::printf("    %s\n%s\n", record.c_str(), rules.diagram(position.state()).c_str());
}

void match(const plt::AnyRules& rules, const QString& game, const std::string& text, const std::string& level,
           const Settings& settings) {
    const auto options = *rules.readOptions(text);
    if (rules.seatCount(options) != 2) return;
    Tally tally;
    for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(settings.games); ++number)
        play(tally, beginning(rules, options, number / 2), number, level, settings);
    std::printf("| %s, %s | %s | %d | %d | %d | %.0f ms a move |\n", qPrintable(game), text.c_str(),
                level.empty() ? "random play" : level.c_str(), tally.won, tally.drawn, tally.lost,
                1000 * tally.seconds / std::max(1, tally.moves));
    std::fflush(stdout);
}

void solve(const plt::AnyRules& rules, const QString& game, const std::string& text,
           const Settings& settings) {
    const auto options = *rules.readOptions(text);
    int solved = 0;
    int tried = 0;
    double seconds = 0;
    for (std::uint64_t number = 0; tried < settings.games; ++number) {
        const auto position = beginning(rules, options, number);
        if (settings.moves > 0 && rules.hint(position.seen(), {}).steps.size() != settings.moves) continue;
        ++tried;
        const auto from = std::clock();
        const auto hint = rules.plt::AnyRules::hint(position.seen(), {});
        seconds += secondsSince(from);
        std::optional<plt::Position> end = position;
        for (const auto& step : hint.steps) end = *end->apply(step.move);
        solved += end->outcome() == plt::Outcome::won ? 1 : 0;
        if (settings.prints)
            std::printf("    %s %s\n", position.gameId().c_str(), hint.verdict.english().c_str());
    }
    std::printf("| %s, %s | solved | %d of %d | %.0f ms a hint |\n", qPrintable(game), text.c_str(), solved,
                settings.games, 1000 * seconds / settings.games);
    std::fflush(stdout);
}

void measure(const plt::AnyRules& rules, const QString& game, Settings settings) {
    const auto selected = benched::selectionFor(rules, game);
    settings.never = selected.never;
    const auto texts =
        settings.options.empty() ? selected.options : std::vector<std::string>{settings.options};
    for (const auto& text : texts) {
        if (!rules.readOptions(text)) qFatal("no options of %s: %s", qPrintable(game), text.c_str());
        if (rules.seatCount(*rules.readOptions(text)) == 0) {
            solve(rules, game, text, settings);
            continue;
        }
        const bool isRandom = settings.level == "random";
        if (isRandom || settings.level.empty()) match(rules, game, text, {}, settings);
        if (!isRandom)
            match(rules, game, text, settings.level.empty() ? selected.levels.front() : settings.level,
                  settings);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    benched::useEmptyHome(home.path());
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption count(QStringLiteral("games"), {}, QStringLiteral("N"), QStringLiteral("20"));
    const QCommandLineOption limit(QStringLiteral("positions"), {}, QStringLiteral("N"),
                                   QStringLiteral("100000"));
    const QCommandLineOption options(QStringLiteral("options"), {}, QStringLiteral("TEXT"));
    const QCommandLineOption level(QStringLiteral("against"), {}, QStringLiteral("LEVEL"));
    const QCommandLineOption moves(QStringLiteral("moves"), {}, QStringLiteral("N"), QStringLiteral("0"));
    const QCommandLineOption print(QStringLiteral("print"));
    parser.addOptions({count, limit, options, level, moves, print});
    parser.process(application);
    const Settings settings{parser.value(count).toInt(),
                            parser.value(limit).toULongLong(),
                            parser.value(options).toStdString(),
                            parser.value(level).toStdString(),
                            parser.value(moves).toULongLong(),
                            parser.isSet(print),
                            {}};
    benched::forEachGame(parser.positionalArguments(), [&](const QString& game, plt::GameSession& session) {
        measure(session.rules(), game, settings);
    });
    return 0;
}
