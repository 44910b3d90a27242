// SPDX-License-Identifier: MIT
#include "common/session/any_rules.h"

#include <algorithm>
#include <utility>

namespace plt {

Position::Position(const AnyRules& rules, AnyOptions options, AnyStart start, AnyState state)
    : rules_(&rules), options_(std::move(options)), start_(std::move(start)), state_(std::move(state)) {}

Result<Position> Position::open(const AnyRules& rules, std::string_view id) {
    auto game = readGameId(rules, id);
    if (!game) return game.problem();
    if (game->seed) game->start = rules.deal(game->options, *game->seed, {});
    return Position(rules, game->options, game->start, rules.begin(game->options, game->start));
}

std::string Position::gameId() const {
    return longGameId(*rules_, options_, start_);
}

std::string Position::exactGameId() const {
    return longGameId(*rules_, options_, rules_->exactStart(options_, start_, state_));
}

bool Position::operator==(const Position& other) const {
    return rules_->areEqual(options_, other.options_) && rules_->areEqual(start_, other.start_) &&
           hasStateOf(other);
}

bool Position::hasStateOf(const Position& other) const {
    return rules_->areEqual(state_, other.state_);
}

const std::vector<AnyMove>& Position::moves() const {
    if (!moves_) moves_ = rules_->legalMoves(state_);
    return *moves_;
}

Result<std::optional<std::size_t>> Position::readMove(std::string_view text) const {
    const auto move = rules_->readMove(text);
    if (!move) return move.problem();
    for (std::size_t i = 0; i < moves().size(); ++i)
        if (rules_->areEqual(moves()[i], *move)) return std::optional(i);
    return std::optional<std::size_t>();
}

Result<Position> Position::apply(const AnyMove& move) const {
    auto next = rules_->apply(state_, move);
    if (!next) return next.problem();
    return Position(*rules_, options_, start_, std::move(*next));
}

Result<Position> Position::applyText(std::string_view text) const {
    const auto move = rules_->readMove(text);
    if (!move) return move.problem();
    return apply(*move);
}

}  // namespace plt
