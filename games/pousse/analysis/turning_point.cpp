// SPDX-License-Identifier: MIT
#include "pousse/analysis/turning_point.h"

#include "pousse/player/player.h"

namespace pousse {

std::optional<TurningPoint> turningPointOf(int size, const std::vector<Move>& moves,
                                           const plt::Question& question) {
    std::vector<State> states{Rules::begin({size}, {})};
    for (const Move& move : moves) {
        auto next = Rules::apply(states.back(), move);
        if (!next) return std::nullopt;
        states.push_back(std::move(*next));
    }
    const Mark winner = winnerOf(states.back());
    if (winner == Mark::none) return std::nullopt;
    const auto last = static_cast<int>(moves.size());
    TurningPoint found;
    for (int ply = last; ply > 0; --ply) {
        const State& before = states[ply - 1];
        if (toMove(before) == winner) continue;
        const Analysis analysis = analyse(before, question);
        if (question.stop.stop_requested()) return std::nullopt;
        found.ply = ply;
        found.better = analysis.move;
        found.wins = analysis.isWin();
        if (!analysis.isLoss()) {
            const State& after = states[ply];
            if (endOf(after) == End::none) {
                const Analysis answer = analyse(after, question);
                if (question.stop.stop_requested()) return std::nullopt;
                if (answer.isWin()) found.longest = answer.plies;
            }
            return found;
        }
    }
    // Lost from the first move on, which is then the turning point.
    return found;
}

}  // namespace pousse
