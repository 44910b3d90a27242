// SPDX-License-Identifier: MIT
#include "common/session/game_session.h"

#include "common/language/translated.h"
#include "common/session/any_rules.h"
#include "common/session/deals/deal_memory.h"
#include "common/session/deals/dealer.h"
#include "common/session/hints/hints.h"
#include "common/session/parts/session_parts.h"
#include "common/session/players/seating.h"
#include "common/session/review/reviewer.h"
#include "common/session/saved/saved_timeline.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QRandomGenerator>

namespace plt {

GameSession::GameSession(const AnyRules& rules, bool hasClock, QObject* parent)
    : QObject(parent), d(std::make_unique<SessionParts>(rules, hasClock)) {}

GameSession::~GameSession() = default;

const AnyRules& GameSession::rules() const {
    return d->rules;
}

// The shown position
// ------------------------------------------------------------------------------------------

bool GameSession::awaitsFirst() const {
    return d->timeline.isEmpty();
}

Position GameSession::position() const {
    return Position(d->rules, game().options, game().start, anyState());
}

const AnyState& GameSession::anyState() const {
    return d->timeline.state();
}

AnyState GameSession::anyStateAt(int ply) const {
    return d->timeline.stateAt(static_cast<std::size_t>(ply));
}

Outcome GameSession::outcome() const {
    if (awaitsFirst()) return Outcome::playing;
    const auto byRules = d->rules.outcome(anyState());
    return byRules == Outcome::playing ? byRules : outcomeFor(byRules, seats(), standing());
}

int GameSession::moveCount() const {
    return static_cast<int>(d->timeline.ply());
}

int GameSession::undoCount() const {
    return game().undos;
}

std::int64_t GameSession::score() const {
    return d->rules.score(anyState()) - d->traits.undoCost * undoCount();
}

// The game
// ----------------------------------------------------------------------------------------------------

const PlayedGame& GameSession::game() const {
    return d->timeline.game();
}

const std::vector<PlayedGame>& GameSession::games() const {
    return d->timeline.games();
}

QString GameSession::optionsText() const {
    return QString::fromStdString(d->rules.write(game().options));
}

QString GameSession::optionsLabel() const {
    return translated(d->rules.describe(game().options));
}

QString GameSession::shortId() const {
    return game().seed ? QString::fromStdString(shortGameId(d->rules, game().options, *game().seed))
                       : QString();
}

QString GameSession::longId() const {
    if (awaitsFirst()) return {};
    return QString::fromStdString(
        longGameId(d->rules, game().options, game().exact ? *game().exact : game().start));
}

bool GameSession::hasDeals() const {
    return d->traits.hasDeals;
}

std::uint64_t GameSession::newSeed() {
    return QRandomGenerator::system()->bounded(1'000'000'000U);
}

// Moves
// -------------------------------------------------------------------------------------------------------

bool GameSession::playMove(const AnyMove& move, Cause cause) {
    if (d->dealer->isSearching() && awaitsFirst()) {
        Q_EMIT refused(tr("A deal is still being looked for."));
        return false;
    }
    if (isReviewing()) tryHere();
    auto change = leaving(cause);
    const bool wasPlaying = !awaitsFirst() && d->rules.outcome(anyState()) == Outcome::playing;
    const int seat = seatToMove();
    const auto done = d->timeline.play(move);
    if (!done) {
        Q_EMIT refused(translated(done.problem()));
        return false;
    }
    recordMover(d->timeline.game(), seat, cause == Cause::computer);
    change.movesBetween.assign(1, move);
    change.ended = wasPlaying && d->rules.outcome(anyState()) != Outcome::playing;
    d->memory->learnExactStart(d->timeline.game(), anyState());
    if (d->traits.undoReveals && moveCount() == 1) d->memory->remember(game());
    arrived(change);
    return true;
}

bool GameSession::playText(const QString& text) {
    const auto move = d->rules.readMove(text.toStdString());
    if (move) return playMove(*move);
    Q_EMIT refused(translated(move.problem()));
    return false;
}

// Timeline
// ----------------------------------------------------------------------------------------------------

void GameSession::beginFirst(const AnyOptions& options, std::uint64_t seed, const Seats& seats) {
    deal(options, seed, seats, Cause::newGame, true);
}

void GameSession::newGameWith(const AnyOptions& options, const Seats& seats) {
    if (hasDeals()) deal(options, newSeed(), seats, Cause::newGame, false);
}

void GameSession::restart() {
    if (awaitsFirst()) return;
    stopDealing();
    closeReview();
    auto change = leaving(Cause::restart);
    const auto& played = game();
    auto again = gameOf(played.options, played.start, played.seed, played.seats);
    again.helped = played.helped;
    again.ways = played.ways;
    again.toBeat = played.toBeat;
    d->timeline.begin(std::move(again));
    enteredAnew(change);
}

std::size_t GameSession::beginPlayed(const AnyOptions& options, const AnyStart& start,
                                     const std::vector<AnyMove>& moves, Cause cause, const Seats& seats) {
    stopDealing();
    closeReview();
    auto change = leaving(cause);
    d->timeline.begin(gameOf(options, start, {}, seats));
    std::size_t made = 0;
    while (made < moves.size() && d->timeline.play(moves[made])) ++made;
    enteredAnew(change);
    return made;
}

PlayedGame GameSession::gameOf(const AnyOptions& options, const AnyStart& start,
                               std::optional<std::uint64_t> seed, const Seats& seats) const {
    PlayedGame game;
    game.options = options;
    game.start = start;
    game.seed = seed;
    game.seats = seatsFor(d->rules, options, seats);
    return game;
}

void GameSession::deal(const AnyOptions& options, std::uint64_t seed, const Seats& seats, Cause cause,
                       bool isFirst, const std::shared_ptr<const SharedGame>& shared) {
    stopDealing();
    closeReview();
    const auto found = [this, options, seats, cause, isFirst, seed, shared](const AnyStart& start) {
        auto change = leaving(cause);
        auto game = gameOf(options, start, hasDeals() ? std::optional(seed) : std::nullopt, seats);
        if (isFirst)
            d->timeline.replaceBy(std::move(game));
        else
            d->timeline.begin(std::move(game));
        if (shared) takeResult(*shared);
        enteredAnew(change);
    };
    if (!d->rules.dealIsSlow(options)) {
        found(d->rules.deal(options, seed, {}));
        return;
    }
    if (isFirst) d->timeline.game().options = options;
    const auto foundLate = [this, found](const AnyStart& start) {
        Q_EMIT dealing(false);
        found(start);
    };
    d->dealer->search(this, options, seed, foundLate, [this](const QString& what) {
        Q_EMIT dealing(false);
        Q_EMIT failed(what.isEmpty() ? tr("No deal could be found.")
                                     : tr("No deal could be found: %1").arg(what));
    });
    Q_EMIT dealing(true);
}

void GameSession::stopDealing() {
    if (!d->dealer->isSearching()) return;
    d->dealer->cancel();
    Q_EMIT dealing(false);
}

Place GameSession::place() const {
    return d->timeline.place();
}

int GameSession::plies() const {
    return static_cast<int>(d->timeline.plies());
}

bool GameSession::canUndo() const {
    return isReviewing() ? d->timeline.ply() > 0 : d->timeline.canUndo();
}

bool GameSession::canRedo() const {
    return isReviewing() ? d->timeline.ply() < d->timeline.plies() : d->timeline.canRedo();
}

bool GameSession::undoLeavesGame() const {
    return !isReviewing() && moveCount() == 0 && place().game > 0;
}

void GameSession::undo() {
    if (canUndo()) go(undoPlace(d->rules, d->timeline), Cause::undo);
}

void GameSession::redo() {
    if (canRedo()) go(redoPlace(d->rules, d->timeline), Cause::redo);
}

void GameSession::stepBack() {
    if (canUndo()) go(d->timeline.previous(), Cause::undo);
}

void GameSession::stepForward() {
    if (canRedo()) go(d->timeline.next(), Cause::redo);
}

void GameSession::goTo(int ply) {
    const int wanted = std::clamp(ply, 0, plies());
    if (wanted != moveCount()) go({place().game, static_cast<std::size_t>(wanted)}, Cause::jump);
}

// From one position to another
// --------------------------------------------------------------------------------

Change GameSession::leaving(Cause cause) {
    Change change;
    change.cause = cause;
    change.from = place();
    change.stateBefore = anyState();
    if (!awaitsFirst()) d->timeline.game().elapsed = d->clock.elapsed();
    return change;
}

void GameSession::go(Place to, Cause cause) {
    // Nothing is taken back there: another moment is looked at.
    if (isReviewing()) cause = Cause::review;
    auto change = leaving(cause);
    const auto from = place();
    change.backwards = to < from;
    if (to.game != from.game) {
        d->timeline.goTo(to);
        entered(change);
        return;
    }
    auto& game = d->timeline.game();
    const auto first = static_cast<std::ptrdiff_t>(std::min(from.ply, to.ply));
    const auto end = static_cast<std::ptrdiff_t>(std::max(from.ply, to.ply));
    change.movesBetween.assign(game.moves.begin() + first, game.moves.begin() + end);
    if (change.backwards) {
        std::reverse(change.movesBetween.begin(), change.movesBetween.end());
        if (cause != Cause::review) {
            game.undos += static_cast<int>(change.movesBetween.size());
            if (takingBackReveals(to.ply, from.ply)) game.helped = true;
        }
    }
    d->timeline.goTo(to);
    d->memory->learnExactStart(game, anyState());
    arrived(change);
}

/// Called when another game of the timeline is shown.
void GameSession::entered(Change& change) {
    change.otherGame = true;
    if (change.cause != Cause::review && d->reviewer->isOpen() && isTrying()) {
        d->reviewer->close();
        Q_EMIT reviewChanged();
    }
    d->writer->noteOtherGames();
    d->clock.stop();
    d->clock.set(game().elapsed);
    d->hints->clearPlan();
    d->memory->learnExactStart(d->timeline.game(), anyState());
    arrived(change);
}

/// Called when a game is shown that was not in the timeline before.
void GameSession::enteredAnew(Change& change) {
    d->memory->recognise(d->timeline.game(), game().start);
    entered(change);
}

void GameSession::arrived(Change& change) {
    change.to = place();
    d->hints->hide();
    Q_EMIT changed(change);
}

bool GameSession::takingBackReveals(std::size_t first, std::size_t end) const {
    if (!d->traits.hasReveals) return d->traits.undoReveals;
    for (auto ply = first; ply < end; ++ply)
        if (d->rules.reveals(d->timeline.stateAt(ply), game().moves[ply])) return true;
    return false;
}

}  // namespace plt
