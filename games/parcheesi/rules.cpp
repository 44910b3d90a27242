// SPDX-License-Identifier: MIT
#include "parcheesi/rules.h"

#include "parcheesi/player/scores.h"

#include <algorithm>

namespace parcheesi {

namespace {

bool canBePlayed(const Turn& turn) {
    return !legalSteps(turn).empty();
}

/// Rolls for a side, and for those after it, until one can play.
void rollOn(State& state, Side side) {
    Position position = state.position();
    state.rolls.clear();
    state.steps.clear();
    for (;;) {
        const Dice dice = rolled(state.random);
        state.lastDice[indexOf(side)] = dice;
        state.tallies[indexOf(side)].add(dice);
        Roll roll{side, dice};
        // The steps of a side stay known until it moves again.
        if (state.doubles == 0) state.traces[indexOf(side)].clear();
        state.doubles = dice.isDouble() ? state.doubles + 1 : 0;
        if (state.doubles > doublesAllowed) {
            roll.kind = Roll::Kind::thirdDouble;
            if (const auto front = frontMost(position.of(side))) {
                roll.pawn = *front;
                position.of(side)[*front] = atStart;
            }
            state.doubles = 0;
        } else {
            state.turn = beginTurn(position, side, dice);
            roll.bottoms = hasBottoms(position, side, dice);
            if (!canBePlayed(state.turn)) roll.kind = Roll::Kind::unplayable;
        }
        state.rolls.push_back(roll);
        if (roll.kind == Roll::Kind::played) return;
        if (state.doubles == 0) side = later(side, 1);
    }
}

}  // namespace

plt::Message whyIllegal(const State& state, const Move& move) {
    if (state.isOver()) return PLT_TR("The game is over.");
    if (move.kind == Move::Kind::done) return told(obstacleToEnd(state.turn));
    return told(objectionTo(state.turn, move.step));
}

Start Rules::deal(const Options& /*options*/, std::uint64_t seed) {
    return {plt::Random(seed).next()};
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    if (options.length == Length::shortened)
        for (Pawns& pawns : state.turn.position.pawns) pawns = {atStart, atStart, atHome, atHome};
    state.random = plt::Random(start.luck);
    rollOn(state, Side::green);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (auto why = whyIllegal(state, move); !why.empty()) return why;
    State next = state;
    if (move.kind == Move::Kind::step) {
        const Progress from = next.turn.pawns()[move.step.pawn];
        const Effect effect = take(next.turn, move.step);
        next.steps.push_back(move.step);
        next.traces[indexOf(state.side())].push_back(
            {from, next.turn.pawns()[move.step.pawn], effect.bopped});
    } else {
        rollOn(next, later(state.side(), state.doubles > 0 ? 0 : 1));
    }
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    if (state.isOver()) return {};
    std::vector<Move> moves;
    for (const Step& step : legalSteps(state.turn)) moves.push_back(Move::of(step));
    if (!obstacleToEnd(state.turn)) moves.push_back(Move::done());
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    return state.isOver() ? plt::Outcome::over : plt::Outcome::playing;
}

int Rules::seatToMove(const State& state) {
    return state.isOver() ? -1 : static_cast<int>(state.side());
}

std::vector<int> Rules::standing(const State& state) {
    std::vector<int> places;
    for (const Side side : allSides) {
        int place = 1;
        for (const Side other : allSides)
            if (distanceLeft(state.position().of(other)) < distanceLeft(state.position().of(side))) ++place;
        places.push_back(place);
    }
    return places;
}

Observation Rules::observe(const State& state, int /*seat*/) {
    return {state.turn, state.doubles};
}

bool Rules::reveals(const State& /*before*/, const Move& move) {
    return move.kind == Move::Kind::done;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    Tally all;
    for (const Tally& tally : state.tallies) all.add(tally);
    if (!state.isOver() || all.rolls() == 0) return {};
    double pips = 0;
    const auto faces = all.faces();
    for (std::size_t face = 0; face < faces.size(); ++face)
        pips += static_cast<double>(faces[face]) * static_cast<double>(face + 1);
    const auto rolls = static_cast<double>(all.rolls());
    return {{PLT_TR("Rolls"), rolls, false},
            {PLT_TR("Doubles in a hundred rolls"), 100 * static_cast<double>(all.doubles()) / rolls, true},
            {PLT_TR("Mean of a die"), pips / (2 * rolls), true}};
}

}  // namespace parcheesi
