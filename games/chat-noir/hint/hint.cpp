// SPDX-License-Identifier: MIT
#include "chat-noir/hint/hint.h"

#include <string>

namespace chat_noir {

namespace {

constexpr int longestPlan = 6;

int freeEdgesAround(const Position& position) {
    int found = 0;
    for (const Cell next : sixNeighbours(position.cat)) {
        if (position.board.isFree(next) && onEdge(next, position.board.size())) ++found;
    }
    return found;
}

/// One sentence about the merit of the block. `ways`: the cat's possible replies to it.
plt::Message reason(const Position& position, const Plan& plan, std::size_t ways) {
    const int exits = freeEdgesAround(position);
    std::vector<plt::Message::Argument> places{plan.cell.y + 1, plan.cell.x + 1};
    if (ways == 0) return {PLT_TR("Row %1, column %2: closes the cat's last way out."), places};
    if (exits > 1) {
        return {PLT_TR_N("Row %1, column %2: one of %Ln stones where the cat can step off next.",
                         "Row %1, column %2: the one stone where the cat can step off next."),
                exits, places};
    }
    if (exits == 1) return {PLT_TR("Row %1, column %2: the cat would step off there next."), places};
    if (plan.certainty != Plan::Certainty::proven) {
        places.emplace_back(plan.caught);
        return {PLT_TR_N("Row %1, column %2: caught the cat in %3 of %Ln trial games.",
                         "Row %1, column %2: caught the cat in %3 of one trial game."),
                plan.trials, places};
    }
    return {PLT_TR("Row %1, column %2: wherever the cat goes then, it can be fenced in."), places};
}

plt::Message verdictOf(const Plan& plan, CatKind kind) {
    switch (plan.certainty) {
        case Plan::Certainty::lost:
            if (kind == CatKind::sleepy) return PLT_TR("Only a sleepy step of the cat can save the game.");
            return PLT_TR("The game is lost.");
        case Plan::Certainty::likely:
            return PLT_TR("No forced win was found.");
        case Plan::Certainty::proven:
            break;
    }
    if (!plan.turns) return PLT_TR("The win is proven, whatever the cat does.");
    if (*plan.turns == 1) return PLT_TR("The win is proven: this turn ends it.");
    return {PLT_TR_N("The win is proven, in at most %Ln turns.", "The win is proven, in one turn."),
            *plan.turns};
}

}  // namespace

plt::Hint<Move> hintFor(const State& state, std::stop_token stop) {
    plt::Hint<Move> hint;
    Position position = state.position;
    if (position.standing != Standing::playing) {
        hint.verdict = PLT_TR("The game is over.");
        return hint;
    }
    const CatKind kind = state.options.cat;
    for (int step = 0; step < longestPlan; ++step) {
        const Plan next = plan(position, kind, stop);
        if (step == 0) hint.verdict = verdictOf(next, kind);
        // Later steps are only shown as part of a proven win.
        if (step > 0 && (next.certainty != Plan::Certainty::proven || stop.stop_requested())) break;
        Position after = position;
        after.board.block(next.cell);
        const auto ways = replies(after.board, after.cat, kind);
        hint.steps.push_back({Move{next.cell},
                              reason(position, next, ways.size()),
                              {next.cell.y * position.board.size() + next.cell.x}});
        if (ways.size() != 1 || onEdge(ways.front(), after.board.size())) break;
        after.cat = ways.front();
        position = after;
    }
    return hint;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    return hintFor(state, std::move(stop));
}

}  // namespace chat_noir
