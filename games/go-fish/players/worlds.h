// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "go-fish/observation.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace gofish {

/// How likely the others hold what, as far as one seat can know: by worlds that fit all it has seen.
struct Chances {
    /// By seat and rank (1 .. 13): the share of the worlds in which the seat holds a card of the rank.
    std::vector<std::array<double, plt::rankCount + 1>> holds;
    /// By seat: a set of ranks (bit = rank) of which everybody knows that the seat holds one.
    std::vector<std::uint16_t> shown;

    double of(int seat, plt::Rank rank) const { return holds[static_cast<std::size_t>(seat)][rank]; }
    bool isShown(int seat, plt::Rank rank) const {
        return ((shown[static_cast<std::size_t>(seat)] >> rank) & 1U) != 0;
    }
};

/// Deals what the seat cannot see to the places where it can lie, so many times, each time in another way
/// that fits what has happened: who asked for what held it, who had none had none then, and whoever drew
/// without laying down drew no match. At least one world, whatever `stop` says.
Chances sampled(const Observation& seen, int worlds, plt::Random& random, const std::stop_token& stop);

}  // namespace gofish
