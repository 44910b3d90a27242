// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "go-fish/observation.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace gofish {

/// Probabilities of the other players' cards, as far as one seat can know: estimated from worlds that fit
/// everything it has seen.
struct Chances {
    /// By seat and rank (1 .. 13): the share of the worlds in which the seat holds a card of the rank.
    std::vector<std::array<double, plt::rankCount + 1>> holds;
    /// By seat: the ranks (bit = rank) of which everybody knows that the seat holds one.
    std::vector<std::uint16_t> shown;

    double of(int seat, plt::Rank rank) const { return holds[seat][rank]; }
    bool isShown(int seat, plt::Rank rank) const { return ((shown[seat] >> rank) & 1U) != 0; }
};

/// Samples `worlds` deals of the hidden cards that fit the events: a seat that asked for a rank held it, one
/// that denied a rank had none then, and one that drew without laying down drew no match. Samples at least
/// one world, even if `stop` is requested.
Chances sampled(const Observation& seen, int worlds, plt::Random& random, const std::stop_token& stop);

}  // namespace gofish
