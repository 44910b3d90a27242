// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/maze.h"

#include <array>
#include <cstdint>

namespace tally_maze {

/// The keys of the game. The first four are steps in the direction with the same value.
enum class Key : std::uint8_t { left, up, right, down, wait, next };

inline constexpr std::array<Key, 6> allKeys{Key::left, Key::up, Key::right, Key::down, Key::wait, Key::next};

constexpr bool isStep(Key key) {
    return key <= Key::down;
}
constexpr Direction directionOf(Key step) {
    return static_cast<Direction>(step);
}

}  // namespace tally_maze
