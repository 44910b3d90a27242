// SPDX-License-Identifier: MIT
#include "spider/step.h"

namespace spider {

std::optional<Move> stepBetween(const State& before, const State& after) {
    if (after.steps != before.steps + 1 || after.deck != before.deck) return std::nullopt;
    for (const Move& move : Rules::legalMoves(before))
        if (const auto next = Rules::apply(before, move); next && next.value() == after) return move;
    return std::nullopt;
}

State landed(const State& before, const Move& move) {
    State after = before;
    ++after.steps;
    if (move.isDeal()) {
        for (auto& column : after.columns) column.cards.push_back(static_cast<std::uint8_t>(after.dealt++));
        return after;
    }
    auto& from = after.columns[static_cast<std::size_t>(move.from)].cards;
    auto& to = after.columns[static_cast<std::size_t>(move.to)].cards;
    to.insert(to.end(), from.end() - move.count, from.end());
    from.resize(from.size() - static_cast<std::size_t>(move.count));
    return after;
}

}  // namespace spider
