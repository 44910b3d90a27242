// SPDX-License-Identifier: MIT
// The review of a game: presses against the shortest solution of each board.
#include "lights-out/board/solver.h"
#include "lights-out/rules.h"

namespace lights_out {

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (state.sandbox) return std::nullopt;
    const auto& solver = Solver::of(state.form);
    std::vector<plt::ValuedMove<Move>> presses;
    for (const Move& move : legalMoves(state)) {
        const int cell = state.form.cell(move.row, move.column);
        const auto rest = solver.shortest(state.lit ^ switchedBy(state.form, cell), question.stop);
        // Only when stopped: presses never make a solvable board unsolvable.
        if (!rest) return std::nullopt;
        presses.push_back({move, -1.0 - rest->presses});
    }
    auto judgement = plt::judgementAmong(presses, made);
    judgement.certainty = plt::Certainty::proven;
    if (judgement.best == made) return judgement;
    judgement.reason = {PLT_TR_N("Row %1, column %2 belongs to a shortest solution of %Ln presses.",
                                 "Row %1, column %2 is the last press."),
                        static_cast<std::int64_t>(-judgement.bestValue),
                        {judgement.best.row + 1, judgement.best.column + 1}};
    judgement.marks = {state.form.cell(judgement.best.row, judgement.best.column)};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln presses", "one press"), static_cast<std::int64_t>(cost)};
}

}  // namespace lights_out
