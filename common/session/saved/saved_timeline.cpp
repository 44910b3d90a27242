// SPDX-License-Identifier: MIT
#include "common/session/saved/saved_timeline.h"

#include "common/language/translated.h"
#include "common/rules/text.h"
#include "common/session/players/seating.h"
#include "common/session/review/review_text.h"
#include "common/session/saved/game_text.h"
#include "common/session/sharing/shared_game.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <QJsonArray>
#include <QJsonDocument>

namespace plt {

namespace {

std::string textOf(const AnyRules& rules, const std::vector<AnyMove>& moves) {
    std::string text;
    for (const auto& move : moves) {
        if (!text.empty()) text += ' ';
        text += rules.write(move);
    }
    return text;
}

GameText textOf(const AnyRules& rules, const PlayedGame& game) {
    GameText out;
    out.options = rules.write(game.options);
    if (!game.start.isNull()) out.start = rules.write(game.exact ? *game.exact : game.start);
    out.moves = textOf(rules, game.moves);
    for (const auto& way : game.ways) out.ways.push_back(textOf(rules, way));
    if (game.review.plies > 0) out.review = writeReview(rules, game.review);
    if (game.toBeat) out.toBeat = writeToldResult(*game.toBeat);
    out.number = game.seed;
    out.elapsedMs = game.elapsed.count();
    out.helped = game.helped;
    out.known = game.known;
    out.recorded = game.recorded;
    out.undos = game.undos;
    if (game.seats.size() > 1) out.seats = writeSeats(game.seats);
    for (const bool byPerson : game.byPerson) out.byPerson += byPerson ? '1' : '0';
    for (const bool byComputer : game.byComputer) out.byComputer += byComputer ? '1' : '0';
    out.serial = game.serial;
    return out;
}

/// Reads a way; returns nothing if it is damaged, which is no great loss.
std::vector<AnyMove> readWay(const AnyRules& rules, std::string_view text) {
    std::vector<AnyMove> way;
    for (const auto part : split(text, ' ')) {
        const auto move = rules.readMove(part);
        if (!move || way.size() >= Timeline::movesAllowed) return {};
        way.push_back(*move);
    }
    return way;
}

/// The seats of a saved game, those of earlier versions from its options.
Seats readGameSeats(const AnyRules& rules, const GameText& text, QStringList& problems) {
    if (!text.seats) return rules.seatsOf(text.options).value_or(Seats());
    if (const auto read = readSeats(*text.seats, rules.levels()); !read)
        problems << translated(read.problem());
    return readKnownSeats(*text.seats, rules.levels());
}

/// Reads a game of a saved timeline. The moves from the first unreadable one on are left out, and reported.
Result<PlayedGame> readGame(const AnyRules& rules, const QJsonObject& json, QStringList& problems) {
    const auto text = gameTextFrom(json);
    if (!text) return text.problem();
    const auto options = rules.readOptions(text->options);
    if (!options) return options.problem();
    const auto start = rules.readStart(*options, text->start);
    if (!start) return start.problem();
    PlayedGame game;
    game.options = *options;
    game.start = *start;
    game.seed = text->number;
    game.seats = seatsFor(rules, *options, readGameSeats(rules, *text, problems));
    game.elapsed = std::chrono::milliseconds(text->elapsedMs);
    game.helped = text->helped;
    game.known = text->known;
    game.recorded = text->recorded;
    game.undos = text->undos;
    game.serial = text->serial;
    for (const char one : text->byPerson) game.byPerson.push_back(one == '1');
    for (const char one : text->byComputer) game.byComputer.push_back(one == '1');
    if (rules.traits().hasHintAlong) {
        for (const auto& written : text->ways)
            if (auto way = readWay(rules, written); !way.empty() && game.ways.size() < Timeline::waysKept)
                game.ways.push_back(std::move(way));
    }
    if (rules.traits().hasReview) game.review = readReview(rules, text->review);
    game.toBeat = readToldResult(text->toBeat);
    if (text->moves.empty()) return game;
    for (const auto part : split(text->moves, ' ')) {
        const auto move = rules.readMove(part);
        if (!move || game.moves.size() >= Timeline::movesAllowed) {
            problems << translated(move ? Message(PLT_TR("there are too many moves")) : move.problem());
            break;
        }
        game.moves.push_back(*move);
    }
    return game;
}

/// Reads games one after the other, with a sentence for each that cannot be used.
class TimelineReader {
  public:
    TimelineReader(const AnyRules& rules, ReadTimeline& out) : rules_(rules), out_(out) {}

    bool read(const QJsonValue& value) {
        auto game = readGame(rules_, value.toObject(), out_.problems);
        if (!game) {
            out_.problems << translated(game.problem());
            return false;
        }
        out_.games.push_back(std::move(*game));
        return true;
    }
    /// The first format had all games in one list. Returns the number of the shown one, if it could be read.
    std::optional<std::size_t> readList(const QJsonObject& present) {
        std::optional<std::size_t> found;
        const auto array = present.value(QStringLiteral("games")).toArray();
        const int shown = present.value(QStringLiteral("game")).toInt(-1);
        for (int i = 0; i < array.size() && i <= static_cast<int>(Timeline::gamesKept); ++i)
            if (read(array.at(i)) && i == shown) found = out_.games.size() - 1;
        return found;
    }
    /// The present game and the others in two files. Returns the number of the present one, if it could be
    /// read.
    std::optional<std::size_t> readPair(const QJsonObject& present, const QJsonObject& others) {
        auto& games = out_.games;
        for (const auto& value : others.value(QStringLiteral("games")).toArray())
            if (games.size() < Timeline::gamesKept) read(value);
        if (!present.contains(QStringLiteral("present")) || !read(present.value(QStringLiteral("present"))))
            return std::nullopt;
        const auto serial = games.back().serial;
        const auto isPresent = [serial](const PlayedGame& game) { return game.serial == serial; };
        // The other games may have been written before or after this one came among them.
        games.erase(std::remove_if(games.begin(), games.end() - 1, isPresent), games.end() - 1);
        std::stable_sort(games.begin(), games.end(), [](const PlayedGame& one, const PlayedGame& other) {
            return one.serial < other.serial;
        });
        return static_cast<std::size_t>(std::find_if(games.begin(), games.end(), isPresent) - games.begin());
    }

  private:
    const AnyRules& rules_;
    ReadTimeline& out_;
};

qint64 sizeOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).size();
}

/// A game in text and the place in it, with what had to be left out.
struct FittedGame {
    QJsonObject json;
    std::size_t ply = 0;
    bool isWhole = true;
    bool fits = true;
};

/// Makes the text of a game so that it fits. If it must, the game begins at a later state, up to the shown
/// one, and what comes after the shown state is left out at the very last.
FittedGame fitted(const AnyRules& rules, const PlayedGame& game, std::size_t ply, qint64 room) {
    FittedGame out{toJson(textOf(rules, game)), ply};
    if (sizeOf(out.json) <= room) return out;
    out.isWhole = out.fits = false;
    if (!rules.traits().hasStartAt) return out;
    std::vector<qint64> sizesFrom(game.moves.size() + 1, 0);
    for (auto i = game.moves.size(); i > 0; --i)
        sizesFrom[i - 1] = sizesFrom[i] + static_cast<qint64>(rules.write(game.moves[i - 1]).size()) + 1;
    PlayedGame rest = game;
    // Lines of hints begin at the old beginning.
    rest.seed.reset();
    rest.exact.reset();
    rest.ways.clear();
    rest.review = {};
    AnyState state = rules.begin(game.options, game.start);
    std::size_t first = 0;
    const auto tryToFit = [&](std::size_t end) {
        rest.start = rules.startAt(state);
        rest.moves.assign(game.moves.begin() + static_cast<std::ptrdiff_t>(first),
                          game.moves.begin() + static_cast<std::ptrdiff_t>(end));
        auto json = toJson(textOf(rules, rest));
        if (sizeOf(json) > room) return false;
        out = {std::move(json), ply - first, false, true};
        return true;
    };
    // The size of the state is known only after writing it, so the room for moves is reduced step by step.
    for (qint64 forMoves = room / 2; first < ply; forMoves /= 2) {
        for (; first < ply && sizesFrom[first] > forMoves; ++first)
            state = std::move(*rules.apply(state, game.moves[first]));
        if (tryToFit(game.moves.size())) return out;
    }
    if (!tryToFit(game.moves.size())) (void)tryToFit(ply);
    return out;
}

FittedText presentText(const AnyRules& rules, const PlayedGame& game, std::size_t ply, qint64 room) {
    auto text = fitted(rules, game, ply, room);
    return {{{QStringLiteral("present"), text.json}, {QStringLiteral("ply"), static_cast<int>(text.ply)}},
            text.isWhole};
}

FittedText othersText(const AnyRules& rules, const std::vector<PlayedGame>& games, qint64 room) {
    QJsonArray array;
    FittedText out;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        const auto text = fitted(rules, *game, game->moves.size(), room);
        out.isWhole = out.isWhole && text.isWhole;
        if (!text.fits) break;
        room -= sizeOf(text.json) + 1;
        array.prepend(text.json);
    }
    out.object = {{QStringLiteral("games"), array}};
    return out;
}

}  // namespace

SessionText TimelineWriter::write(const Timeline& timeline, std::size_t ply,
                                  std::chrono::milliseconds elapsed) {
    const auto place = timeline.place();
    if (copiedVersion_ != version_) {
        auto others = std::make_shared<Games>(timeline.games());
        others->erase(others->begin() + static_cast<std::ptrdiff_t>(place.game));
        copied_ = std::move(others);
        copiedVersion_ = version_;
    }
    auto present = std::make_shared<PlayedGame>(timeline.game());
    present->elapsed = elapsed;
    SessionText out;
    out.othersVersion = version_;
    out.present = [&rules = rules_, present, ply](qint64 room) {
        return presentText(rules, *present, ply, room);
    };
    out.others = [&rules = rules_, others = copied_](qint64 room) {
        return othersText(rules, *others, room);
    };
    return out;
}

ReadTimeline readTimeline(const AnyRules& rules, const QJsonObject& present, const QJsonObject& others) {
    ReadTimeline out;
    TimelineReader reader(rules, out);
    const auto shown = present.contains(QStringLiteral("games")) ? reader.readList(present)
                                                                 : reader.readPair(present, others);
    if (out.games.empty()) {
        if (out.problems.isEmpty()) out.problems << translated(Message(PLT_TR("it holds no game")));
        return out;
    }
    if (!shown) {
        // The game that was shown cannot be read; the newest of the others takes its place.
        out.place = {out.games.size() - 1, out.games.back().moves.size()};
        return out;
    }
    const int ply = present.value(QStringLiteral("ply")).toInt(-1);
    if (ply < 0) out.problems << translated(Message(PLT_TR("the place in the game is missing")));
    out.place = {*shown, ply < 0 ? out.games[*shown].moves.size() : static_cast<std::size_t>(ply)};
    return out;
}

}  // namespace plt
