// SPDX-License-Identifier: MIT
#include "same/hint.h"

#include <algorithm>
#include <string>

namespace same {

namespace {

/// The most moves of a plan in one hint: with fewer balls left, a new search may find a better plan.
constexpr std::size_t stepsTold = 10;

/// Groups that a move merges into one.
struct Join {
    int parts = 0;            ///< groups and single balls before the move
    int balls = 0;            ///< balls of the merged group
    std::int64_t gained = 0;  ///< value of the merged group, less that of the parts
};

/// The most valuable merge in the move from `before` to `after`.
Join bestJoin(const State& before, const State& after) {
    std::vector<int> groupOfBall(before.colours.size(), none);
    std::vector<int> sizes;
    for (std::size_t cell = 0; cell < before.cells.size(); ++cell) {
        const int ball = before.cells[cell];
        if (ball == none || groupOfBall[ball] != none) continue;
        const auto group = groupAt(before, static_cast<int>(cell));
        for (const int member : group) {
            groupOfBall[before.ballAt(member)] = static_cast<int>(sizes.size());
        }
        sizes.push_back(static_cast<int>(group.size()));
    }
    Join best;
    const auto scoring = before.options.scoring;
    std::vector<bool> seen(after.cells.size());
    for (std::size_t cell = 0; cell < after.cells.size(); ++cell) {
        if (seen[cell] || after.cells[cell] == none) continue;
        const auto group = groupAt(after, static_cast<int>(cell));
        std::vector<int> parts;
        for (const int member : group) {
            seen[member] = true;
            parts.push_back(groupOfBall[after.ballAt(member)]);
        }
        std::sort(parts.begin(), parts.end());
        parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
        const int balls = static_cast<int>(group.size());
        std::int64_t gained = clickValue(scoring, balls);
        for (const int part : parts) gained -= clickValue(scoring, sizes[part]);
        if (parts.size() > 1 && gained > best.gained) best = {static_cast<int>(parts.size()), balls, gained};
    }
    return best;
}

plt::Message ballsText(int balls) {
    return {PLT_TR_N("%Ln balls", "1 ball"), balls};
}

plt::Message pointsText(std::int64_t points) {
    return {PLT_TR_N("%Ln points", "1 point"), points};
}

plt::Message reasonFor(const State& before, const State& after, const std::vector<int>& nextSizes) {
    const int balls = before.left - after.left;
    const auto scoring = before.options.scoring;
    const auto points = pointsText(clickValue(scoring, balls));
    if (after.left == 0)
        return {PLT_TR_N("These %Ln balls are the last ones: the board is cleared.",
                         "This ball is the last one: the board is cleared."),
                balls};
    const int colour = [&] {
        for (std::size_t cell = 0; cell < before.cells.size(); ++cell) {
            const int ball = before.cells[cell];
            if (ball != none &&
                std::find(after.cells.begin(), after.cells.end(), ball) == after.cells.end()) {
                return int{before.colours[ball]};
            }
        }
        return 0;
    }();
    if (countColours(after)[colour] == 0) {
        return {PLT_TR_N("These %Ln balls are the last of their colour, so none stays behind (%1).",
                         "This ball is the last of its colour, so none stays behind (%1)."),
                balls,
                {points}};
    }
    const Join join = bestJoin(before, after);
    const auto largestNext = std::max_element(nextSizes.begin(), nextSizes.end());
    if (largestNext == nextSizes.end() || *largestNext <= balls) {
        return {PLT_TR("This is the largest group of what is left of the plan: %1, %2."),
                {ballsText(balls), points}};
    }
    if (join.gained > clickValue(scoring, balls)) {
        return {PLT_TR_N("What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.",
                         "What falls joins up: one part becomes one group (%1), worth %2 more than apart."),
                join.parts,
                {ballsText(join.balls), join.gained}};
    }
    const auto clicks = largestNext - nextSizes.begin();
    if (clicks == 0) {
        return {PLT_TR_N("These %Ln balls are in the way of a larger group, which the next click takes: %1.",
                         "This ball is in the way of a larger group, which the next click takes: %1."),
                balls,
                {ballsText(*largestNext)}};
    }
    return {
        PLT_TR_N("These %Ln balls are in the way: without them a larger group comes together (%1, %2).",
                 "This ball is in the way: without it a larger group comes together (%1, %2)."),
        balls,
        {ballsText(*largestNext), plt::Message(PLT_TR_N("%Ln clicks later", "1 click later"), clicks + 1)}};
}

}  // namespace

plt::Hint<Move> toHint(const State& state, const Plan& plan) {
    plt::Hint<Move> hint;
    if (!hasGroup(state)) {
        hint.verdict = PLT_TR("No two balls of one colour touch: there is nothing left to remove.");
        return hint;
    }
    std::vector<State> states{state};
    std::vector<int> sizes;
    std::vector<std::vector<int>> groups;
    std::vector<Move> moves;
    for (const Move& move : plan.moves) {
        auto next = Rules::apply(states.back(), move);
        if (!next) break;
        // The search and moves of earlier versions may name a group by any of its cells.
        groups.push_back(groupAt(states.back(), states.back().cell(move.column, move.row)));
        moves.push_back(moveOf(states.back(), groups.back()));
        sizes.push_back(states.back().left - next->left);
        states.push_back(std::move(*next));
    }
    const auto told = std::min(sizes.size(), stepsTold);
    for (std::size_t i = 0; i < told; ++i) {
        const std::vector<int> nextSizes(sizes.begin() + static_cast<std::ptrdiff_t>(i) + 1, sizes.end());
        hint.steps.push_back({moves[i], reasonFor(states[i], states[i + 1], nextSizes), groups[i]});
    }
    hint.onwards.assign(moves.begin() + static_cast<std::ptrdiff_t>(told), moves.end());
    if (plan.left == 0) {
        hint.verdict = {PLT_TR_N("The best plan found clears the board and ends with %Ln points.",
                                 "The best plan found clears the board and ends with one point."),
                        plan.score};
    } else {
        hint.verdict = {
            PLT_TR("The best plan found ends with %1 and %2."),
            {pointsText(plan.score), plt::Message(PLT_TR_N("%Ln balls left", "1 ball left"), plan.left)}};
    }
    return hint;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    return hintAlong(state, {}, std::move(stop));
}

plt::Hint<Move> Rules::hintAlong(const State& state, const plt::Ways<Move>& known, std::stop_token stop) {
    return toHint(state, findPlan(state, known, hintBudget, std::move(stop)));
}

}  // namespace same
