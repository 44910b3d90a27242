// SPDX-License-Identifier: MIT
#include "common/session/timeline/timeline.h"

#include <algorithm>
#include <utility>

namespace plt {

namespace {

/// Drops the judgements of moves that a game no longer has.
void fitReview(PlayedGame& game) {
    auto& review = game.review;
    const auto plies = game.moves.size();
    std::erase_if(review.moves, [plies](const JudgedMove& judged) { return judged.ply >= plies; });
    if (review.plies > plies) review.verdict = {};
    review.plies = std::min(review.plies, plies);
}

}  // namespace

void applyAgain(const AnyRules& rules, AnyState& state, const AnyMove& move) {
    auto next = rules.apply(state, move);
    if (next) state = std::move(*next);
}

AnyState lastState(const AnyRules& rules, const PlayedGame& game) {
    AnyState state = rules.begin(game.options, game.start);
    for (const auto& move : game.moves) applyAgain(rules, state, move);
    return state;
}

Timeline::Timeline(const AnyRules& rules) : rules_(&rules), games_(1) {
    games_.front().options = rules.usualOptions();
}

void Timeline::begin(PlayedGame game) {
    if (isEmpty())
        games_.clear();
    else
        cutFuture();
    append(std::move(game), 0);
}

void Timeline::append(PlayedGame game, std::size_t ply) {
    game.serial = ++serial_;
    games_.push_back(std::move(game));
    if (games_.size() > gamesKept + 1) games_.erase(games_.begin());
    enter({games_.size() - 1, ply});
}

void Timeline::moveToEnd(std::size_t game) {
    auto moved = std::move(games_[game]);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(game));
    const auto plies = moved.moves.size();
    append(std::move(moved), plies);
}

void Timeline::replaceBy(PlayedGame game) {
    state_ = {};
    begin(std::move(game));
}

Result<bool> Timeline::play(const AnyMove& move) {
    if (isEmpty()) return Message(PLT_TR("There is no game yet."));
    if (place_.ply >= movesAllowed)
        return rules_->traits().hasStartAt
                   ? Message(PLT_TR("There are too many moves to go on. Forget the past, then it goes on."))
                   : Message(PLT_TR("This game has too many moves to go on. Start a new one."));
    auto next = rules_->apply(state_, move);
    if (!next) return next.problem();
    cutFuture();
    game().moves.push_back(move);
    state_ = std::move(*next);
    ++place_.ply;
    storeState();
    return true;
}

Place Timeline::previous() const {
    if (place_.ply > 0) return {place_.game, place_.ply - 1};
    if (place_.game > 0) return {place_.game - 1, games_[place_.game - 1].moves.size()};
    return place_;
}

Place Timeline::next() const {
    if (place_.ply < plies()) return {place_.game, place_.ply + 1};
    if (place_.game + 1 < games_.size()) return {place_.game + 1, 0};
    return place_;
}

void Timeline::goTo(Place place) {
    if (place.game != place_.game) {
        enter(place);
        return;
    }
    if (place.ply < place_.ply) {
        const auto from = place.ply / spacing;
        state_ = kept_[from];
        kept_.resize(from + 1);
        place_.ply = from * spacing;
    }
    walk(place.ply);
}

AnyState Timeline::stateAt(std::size_t ply) const {
    if (ply == place_.ply) return state_;
    const auto from = std::min(ply / spacing, kept_.size() - 1);
    AnyState state = kept_[from];
    for (auto i = from * spacing; i < ply; ++i) applyAgain(*rules_, state, game().moves[i]);
    return state;
}

std::vector<Message> Timeline::load(std::vector<PlayedGame> games, Place place, const std::stop_token& stop) {
    std::vector<Message> problems;
    for (std::size_t g = 0; g < games.size(); ++g) {
        auto& game = games[g];
        AnyState state = rules_->begin(game.options, game.start);
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            if (stop.stop_requested()) {
                game.moves.resize(i);
                break;
            }
            auto next = rules_->apply(state, game.moves[i]);
            if (!next) {
                problems.push_back(
                    {PLT_TR("move %1 of game %2 is not legal: %3"), {i + 1, g + 1, next.problem()}});
                game.moves.resize(i);
                break;
            }
            state = std::move(*next);
        }
        fitReview(game);
        serial_ = std::max(serial_, game.serial);
    }
    games_ = std::move(games);
    place.ply = std::min(place.ply, games_[place.game].moves.size());
    enter(place);
    return problems;
}

void Timeline::cutFuture() {
    games_.resize(place_.game + 1);
    game().moves.resize(place_.ply);
    fitReview(game());
}

void Timeline::enter(Place place) {
    place_ = {place.game, 0};
    state_ = rules_->begin(game().options, game().start);
    kept_.assign(1, state_);
    walk(place.ply);
}

void Timeline::walk(std::size_t ply) {
    while (place_.ply < ply) {
        applyAgain(*rules_, state_, game().moves[place_.ply]);
        ++place_.ply;
        storeState();
    }
}

void Timeline::storeState() {
    if (place_.ply % spacing == 0 && place_.ply / spacing == kept_.size()) kept_.push_back(state_);
}

}  // namespace plt
