// SPDX-License-Identifier: MIT
// The members of GameSession about games that are named or shared as text.
#include "common/language/translated.h"
#include "common/session/game_session.h"
#include "common/session/parts/session_parts.h"
#include "common/session/results/ends.h"
#include "common/session/sharing/shared_game.h"

#include <algorithm>
#include <memory>
#include <string_view>

namespace plt {

namespace {

bool isForTwo(const AnyRules& rules, const AnyOptions& options, const Seats& seats) {
    return rules.seatCount(options) == 2 && people(seats) == 2 && !rules.traits().hidesState;
}

}  // namespace

QString GameSession::openId(const QString& id) {
    const auto text = id.trimmed().toStdString();
    const auto named = readGameId(d->rules, text);
    if (!named) return translated(named.problem());
    // An earlier version wrote the players into the options.
    const auto written = d->rules.seatsOf(std::string_view(text).substr(0, text.find_first_of("#:")));
    const auto players = written ? *written : seats();
    if (named->seed)
        deal(named->options, *named->seed, players, Cause::opened, awaitsFirst());
    else
        beginPlayed(named->options, named->start, {}, Cause::opened, players);
    return {};
}

/// Returns the latest other game of the timeline that has this ID and is not over.
std::optional<std::size_t> GameSession::unfinishedGame(const QString& id) const {
    const auto wanted = id.trimmed().toStdString();
    for (auto i = games().size(); i-- > 0;) {
        const auto& played = games()[i];
        // A try out of a review counts as recorded, too.
        if (i == place().game || played.recorded || !played.seed ||
            shortGameId(d->rules, played.options, *played.seed) != wanted)
            continue;
        if (d->rules.outcome(lastState(d->rules, played)) == Outcome::playing) return i;
    }
    return std::nullopt;
}

QString GameSession::goOnWith(const QString& id) {
    if (id.isEmpty() || awaitsFirst()) return openId(id);
    if (shortId() == id.trimmed() && outcome() == Outcome::playing) return {};
    const auto found = unfinishedGame(id);
    if (!found) return openId(id);
    stopDealing();
    closeReview();
    auto change = leaving(Cause::opened);
    d->timeline.moveToEnd(*found);
    entered(change);
    return {};
}

bool GameSession::isPlayedByText() const {
    return !awaitsFirst() && outcome() == Outcome::playing && isForTwo(d->rules, game().options, seats());
}

SharedGame GameSession::shared(const QString& name) const {
    const auto& played = game();
    SharedGame out;
    out.game = name.toStdString();
    out.deal = (shortId().isEmpty() ? longId() : shortId()).toStdString();
    if (played.seats.size() > 1) out.players = writeSeats(played.seats);
    const auto told = result();
    out.result = {told.outcome, told.score, told.elapsedMs, told.moves, told.helped};
    if (told.outcome == Outcome::playing && !isPlayedByText()) return out;
    out.moves.emplace();
    for (std::size_t i = 0; i < d->timeline.ply(); ++i)
        *out.moves += (i > 0 ? " " : "") + d->rules.write(played.moves[i]);
    return out;
}

QString GameSession::openShared(const SharedGame& shared) {
    const auto named = readGameId(d->rules, shared.deal);
    if (!named) return translated(named.problem());
    const auto players = readSeats(shared.players, d->rules.levels());
    if (!players) return translated(players.problem());
    const bool goesOn = shared.result.outcome == Outcome::playing;
    if (goesOn && shared.moves && isForTwo(d->rules, named->options, *players))
        return continueShared(shared, named->options,
                              named->seed ? d->rules.deal(named->options, *named->seed, {}) : named->start);
    if (named->seed) {
        deal(named->options, *named->seed, *players, Cause::opened, awaitsFirst(),
             goesOn ? nullptr : std::make_shared<const SharedGame>(shared));
        return {};
    }
    stopDealing();
    closeReview();
    auto change = leaving(Cause::opened);
    d->timeline.begin(gameOf(named->options, named->start, {}, *players));
    if (!goesOn) takeResult(shared);
    enteredAnew(change);
    return {};
}

std::optional<std::strong_ordering> GameSession::againstTold() const {
    const auto own = result();
    const auto& told = game().toBeat;
    if (!told || own.outcome == Outcome::playing) return std::nullopt;
    if (own.outcome != told->outcome) return worth(own.outcome) <=> worth(told->outcome);
    if (!own.ranking) return std::strong_ordering::equal;
    if (*own.ranking == Ranking::fastest) return compareFigures(own.elapsedMs, told->elapsedMs, *own.ranking);
    return compareFigures(own.score.value_or(0), told->score.value_or(0), *own.ranking);
}

/// Puts the result beside the shown game, which has just been begun.
void GameSession::takeResult(const SharedGame& shared) {
    auto& begun = d->timeline.game();
    begun.toBeat = proven(d->rules, shared, begun.options, begun.start);
    if (!begun.toBeat)
        Q_EMIT failed(
            tr("The moves in this text do not lead to the result that it tells, so only its deal was "
               "opened."));
}

QString GameSession::continueShared(const SharedGame& shared, const AnyOptions& options,
                                    const AnyStart& start) {
    const auto replayed = replayShared(d->rules, options, start, *shared.moves);
    if (!replayed) return translated(replayed.problem());
    const auto& moves = replayed->moves;
    const auto shownPart = [&]() -> std::size_t {
        if (!isPlayedByText() || isReviewOpen() || !d->rules.areEqual(game().options, options) ||
            !d->rules.areEqual(game().start, start))
            return 0;
        const auto& own = game().moves;
        const bool isBeginning =
            own.size() < moves.size() &&
            std::equal(own.begin(), own.end(), moves.begin(),
                       [this](const auto& one, const auto& other) { return d->rules.areEqual(one, other); });
        return isBeginning ? own.size() : 0;
    }();
    const std::size_t shown = moves.empty() ? 0 : moves.size() - 1;
    if (shownPart > 0) {
        goTo(plies());
        for (auto i = shownPart; i < moves.size(); ++i) playMove(moves[i]);
        return {};
    }
    beginPlayed(options, start, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(shown)},
                Cause::opened, {Seat::person(), Seat::person()});
    // Made by itself, so that it is seen.
    if (!moves.empty()) playMove(moves.back());
    return {};
}

}  // namespace plt
