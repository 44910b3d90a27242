// SPDX-License-Identifier: MIT
// The members of GameSession about keeping a game.
#include "common/language/translated.h"
#include "common/session/deals/deal_memory.h"
#include "common/session/game_session.h"
#include "common/session/parts/session_parts.h"
#include "common/session/review/reviewer.h"
#include "common/session/saved/saved_timeline.h"

#include <utility>

namespace plt {

SessionText GameSession::text() const {
    const auto ply = isReviewing() ? d->reviewer->openedPly() : d->timeline.ply();
    return d->writer->write(d->timeline, ply, d->clock.elapsed());
}

std::shared_ptr<ReplayedTimeline> GameSession::replay(const AnyRules& rules, const QJsonObject& present,
                                                      const QJsonObject& others,
                                                      const std::stop_token& stop) {
    auto read = readTimeline(rules, present, others);
    auto out = std::make_shared<ReplayedTimeline>(
        ReplayedTimeline{Timeline(rules), !read.games.empty(), std::move(read.problems)});
    if (!out->usable) return out;
    for (const auto& problem : out->timeline.load(std::move(read.games), read.place, stop))
        out->problems << translated(problem);
    return out;
}

Restored GameSession::restore(const QJsonObject& present, const QJsonObject& others) {
    return restore(*replay(d->rules, present, others));
}

Restored GameSession::restore(ReplayedTimeline& read) {
    Restored out{read.usable, std::move(read.problems)};
    if (!read.usable) return out;
    stopDealing();
    d->reviewer->close();
    auto change = leaving(Cause::restored);
    d->timeline = std::move(read.timeline);
    d->writer->noteOtherGames();
    // An earlier version did not list them.
    for (const auto& game : games())
        if (d->memory->knowsMoreOf(game)) d->memory->remember(game);
    entered(change);
    return out;
}

bool GameSession::canClearPast() const {
    return d->traits.hasStartAt && !awaitsFirst();
}

void GameSession::clearPast() {
    if (!canClearPast()) return;
    stopDealing();
    closeReview();
    auto change = leaving(Cause::opened);
    auto fresh = gameOf(game().options, d->rules.startAt(anyState()), {}, seats());
    fresh.elapsed = game().elapsed;
    fresh.helped = game().helped;
    d->timeline.replaceBy(std::move(fresh));
    entered(change);
}

void GameSession::setRecorded() {
    d->timeline.game().recorded = true;
}

KnownDeals& GameSession::knownDeals() {
    return d->memory->deals();
}

const KnownDeals& GameSession::knownDeals() const {
    return d->memory->deals();
}

bool GameSession::hasClock() const {
    return d->hasClock;
}

GameClock& GameSession::clock() {
    return d->clock;
}

const GameClock& GameSession::clock() const {
    return d->clock;
}

}  // namespace plt
