// SPDX-License-Identifier: MIT
#include "tally-maze/picture/face.h"

#include <algorithm>

namespace tally_maze {

namespace {

Mood moodOf(const State& state) {
    const auto outcome = Rules::outcome(state);
    if (outcome == plt::Outcome::won) return Mood::happy;
    if (outcome == plt::Outcome::lost) return Mood::caught;
    const int ball = state.position.ball;
    if (state.maze.areJoined(ball, state.exit())) return Mood::excited;
    const bool isPumpkinNear = std::ranges::any_of(
        state.position.pumpkins, [&](int pumpkin) { return state.maze.areJoined(ball, pumpkin); });
    return isPumpkinNear ? Mood::frightened : Mood::calm;
}

}  // namespace

Face faceOf(const State& state) {
    const auto mood = moodOf(state);
    const int ball = state.position.ball;
    return {mood, (state.maze.x(ball) + state.maze.y(ball)) % variantsOf(mood)};
}

}  // namespace tally_maze
