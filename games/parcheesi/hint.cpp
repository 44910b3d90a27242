// SPDX-License-Identifier: MIT
#include "parcheesi/player/player.h"
#include "parcheesi/player/scores.h"

#include <cmath>

namespace parcheesi {

namespace {

// In imagined turns instead of time, so that equal positions get equal hints.
constexpr std::uint64_t hintTurns = 20'000;

int pawnsOnSafeSquares(const Position& position, Side side) {
    int pawns = 0;
    for (const Progress pawn : position.of(side))
        if (isOnRing(pawn) && isSafe(ringSquare(side, pawn))) ++pawns;
    return pawns;
}

int startPawns(const Position& position, Side without) {
    int pawns = 0;
    for (const Side side : allSides)
        if (side != without) pawns += countAt(position.of(side), atStart);
    return pawns;
}

/// The gains of a turn, the most important first.
plt::Message gainOf(const Position& from, const Position& to, Side side) {
    const auto more = [&](auto count) { return count(to) - count(from); };
    const int bops = more([side](const Position& p) { return startPawns(p, side); });
    const int arrived = more([side](const Position& p) { return countAt(p.of(side), atHome); });
    const int entered = -more([side](const Position& p) { return countAt(p.of(side), atStart); });
    const int paired = more([side](const Position& p) { return blockades(p.of(side)); });
    const int safe = more([side](const Position& p) { return pawnsOnSafeSquares(p, side); });
    if (to.hasWon(side)) return PLT_TR("This wins the game.");
    if (bops > 0)
        return {PLT_TR_N("This sends %Ln pawns back to start.", "This sends a pawn back to start."), bops};
    if (arrived > 0) return {PLT_TR_N("This brings %Ln pawns home.", "This brings a pawn home."), arrived};
    if (entered > 0)
        return {PLT_TR_N("This brings %Ln pawns into the game.", "This brings a pawn into the game."),
                entered};
    if (paired > 0) return {PLT_TR_N("This builds %Ln blockades.", "This builds a blockade."), paired};
    if (safe > 0)
        return {PLT_TR_N("This brings %Ln pawns to safe squares.", "This brings a pawn to a safe square."),
                safe};
    return PLT_TR("This gives you the best chances.");
}

plt::Message riskOf(const Position& to, Side side) {
    const int rolls = danger(to, side);
    if (rolls == 0) return PLT_TR("No roll hits you then.");
    return {PLT_TR_N("Then %Ln of 36 rolls hit you.", "Then only 1 of 36 rolls hits you."), rolls};
}

}  // namespace

plt::Message reasonForEnd(const Position& from, const Position& to, Side side) {
    const plt::Message gain = gainOf(from, to, side);
    return to.hasWon(side) ? gain : plt::Message(PLT_TR("%1 %2"), {gain, riskOf(to, side)});
}

plt::Hint<Move> Rules::hint(const Observation& seen, std::stop_token stop) {
    const Side side = seen.turn.side;
    if (seen.turn.position.hasWon(side)) return {{}, PLT_TR("The game is over.")};
    plt::Question question;
    question.budget.nodes = hintTurns;
    question.stop = std::move(stop);
    const Plan found = plan(seen, Level::expert, question);
    plt::Hint<Move> hint;
    const plt::Message reason = reasonForEnd(seen.turn.position, found.end, side);
    Turn turn = seen.turn;
    for (const Step& step : found.steps) {
        const Progress from = turn.pawns()[step.pawn];
        take(turn, step);
        hint.steps.push_back(
            {Move::of(step), reason, {markOf(side, from), markOf(side, turn.pawns()[step.pawn])}});
    }
    if (!found.end.hasWon(side))
        hint.steps.push_back({Move::done(), PLT_TR("The turn is complete as it is."), {}});
    if (found.chance > 0)
        hint.verdict = {PLT_TR("Chance to win: about %1 %."),
                        {static_cast<int>(std::lround(100 * found.chance))}};
    return hint;
}

}  // namespace parcheesi
