// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/rules.h"

namespace tally_maze {

enum class Mood {
    happy,       ///< on the exit
    caught,      ///< in a pumpkin's cell
    excited,     ///< the exit is one open step away
    frightened,  ///< a pumpkin is one open step away
    calm,
};

/// The number of faces for a mood.
constexpr int variantsOf(Mood mood) {
    return mood == Mood::frightened ? 2 : mood == Mood::calm ? 3 : 1;
}

/// The ball's face: its mood, and the index of a variant, 0 .. variantsOf(mood)-1. The variant depends on the
/// cell, so that the face changes as the ball rolls on.
struct Face {
    Mood mood = Mood::calm;
    int variant = 0;
    bool operator==(const Face&) const = default;
};

Face faceOf(const State& state);

}  // namespace tally_maze
