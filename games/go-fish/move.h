// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "go-fish/observation.h"

#include <cstdint>

namespace gofish {

struct Move {
    enum class Kind : std::uint8_t {
        lay,   ///< lays down the card with others of its rank
        ask,   ///< asks `target`, with the card
        fish,  ///< draws after a vain question
        next,  ///< deals the next round
    };
    Kind kind = Kind::fish;
    plt::Card card{};
    int target = none;

    static Move lay(plt::Card card) { return {Kind::lay, card, none}; }
    static Move ask(plt::Card card, int target) { return {Kind::ask, card, target}; }
    static Move fish() { return {}; }
    static Move next() { return {Kind::next, {}, none}; }
    bool operator==(const Move&) const = default;
};

}  // namespace gofish
