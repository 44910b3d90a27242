// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/player/observation.h"
#include "crazy-8s/round/move.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <vector>

namespace crazy_8s {

/// The result of a move in simulations of the rest of the round with many deals of the hidden cards.
struct Prospect {
    Move move;
    double value = 0;                    ///< mean over all deals; higher is better
    int won = 0;                         ///< number of deals in which the observer wins
    plt::Suit suit = plt::Suit::spades;  ///< to be named after an eight
};

/// The strong player's judgement of the moves of the player to move.
struct Judgement {
    std::vector<Prospect> prospects;  ///< best first; never empty if it is the observer's turn
    int ways = 0;                     ///< number of deals of the hidden cards; 0 if there was only one move
};

/// The budget of the strong player. With 250 ways it often chose by chance between moves nearly equal,
/// and won 60 % of the games against one easy player; with 2,000, which take 10 ms, it wins 64 %.
struct Effort {
    int ways = 2000;
    std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();  ///< simulated moves, over all deals
};

/// Called for each deal of the hidden cards with the value of every simulated move, always in one order.
using EachWay = std::function<void(const std::vector<Move>& moves, const std::vector<double>& values)>;

/// Deals the hidden cards in many ways that fit the observation, and simulates each to the end with easy
/// players. Equal seeds give equal judgements.
Judgement judge(const Observation& seen, const Effort& effort, std::uint64_t seed,
                const std::stop_token& stop, const EachWay& each = {});

}  // namespace crazy_8s
