// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "common/rules/random.h"
#include "gobblet/board/moves.h"
#include "gobblet/tests/played.h"

#include <set>

namespace gobblet::testing {

// Under a sanitizer everything takes ten times as long.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int share = 8;
#else
inline constexpr int share = 1;
#endif

inline bool surelyLoses(const Position& position, int plies);

/// Returns true if the side to move can force a win within so many plies. Tries everything, and knows nothing
/// but the rules.
inline bool surelyWins(const Position& position, int plies) {
    MoveList list;
    generate(position, list);
    for (const Move& move : list) {
        const Position next = after(position, move);
        const auto winner = lineWinner(next);
        if (winner == position.toMove) return true;
        if (!winner && plies >= 3 && surelyLoses(next, plies - 1)) return true;
    }
    return false;
}

inline bool surelyLoses(const Position& position, int plies) {
    MoveList list;
    generate(position, list);
    for (const Move& move : list) {
        const Position next = after(position, move);
        const auto winner = lineWinner(next);
        if (winner == other(position.toMove)) continue;
        if (winner || plies < 2 || !surelyWins(next, plies - 1)) return false;
    }
    return true;
}

inline plt::Question question(std::uint64_t nodes, std::uint64_t seed = 1) {
    plt::Question question;
    question.budget.nodes = nodes;
    question.seed = seed;
    return question;
}

inline std::set<std::string> texts(const std::vector<Move>& moves) {
    std::set<std::string> out;
    for (const Move& move : moves) out.insert(Rules::write(move));
    return out;
}

inline State mustApply(const State& state, const Move& move) {
    const auto next = Rules::apply(state, move);
    if (!next.ok()) qFatal("%s: %s", Rules::write(move).c_str(), next.problem().english().c_str());
    return *next;
}

inline Move randomMove(const State& state, plt::Random& random) {
    const auto moves = Rules::legalMoves(state);
    return moves[random.below(moves.size())];
}

}  // namespace gobblet::testing
