// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace plt {

/// One game of a player's timeline, with all its moves, those after the shown position included.
struct PlayedGame {
    AnyOptions options;
    AnyStart start;
    std::optional<std::uint64_t> seed;  ///< the number it was dealt by, if it was
    std::vector<AnyMove> moves;
    std::chrono::milliseconds elapsed{0};
    bool helped = false;
    bool known = false;             ///< the player had seen this deal, or played it with help
    bool recorded = false;          ///< its result is in the statistics
    int undos = 0;                  ///< moves of it that were taken back, each time counted
    Seats seats;                    ///< empty in games without seats
    std::vector<bool> byPerson;     ///< by seat: a person has moved for it
    std::vector<bool> byComputer;   ///< by seat: a computer has
    std::uint64_t serial = 0;       ///< grows from game to game of the timeline
    std::optional<AnyStart> exact;  ///< the start as it turned out, once that is known
    Ways<AnyMove> ways;             ///< from the beginning: the ways of its hints, the latest last
};

}  // namespace plt
