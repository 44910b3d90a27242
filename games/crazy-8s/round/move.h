// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <cstdint>

namespace crazy_8s {

/// An action of a player; a turn may have several moves.
struct Move {
    enum class What : std::uint8_t { discard, draw, pass, name, deal };
    What what = What::draw;
    plt::Card card{};                    ///< to be discarded
    plt::Suit suit = plt::Suit::spades;  ///< to be named

    static constexpr Move discard(plt::Card card) { return {What::discard, card, plt::Suit::spades}; }
    static constexpr Move draw() { return {What::draw, {}, plt::Suit::spades}; }
    static constexpr Move pass() { return {What::pass, {}, plt::Suit::spades}; }
    /// Deals the next round of a match.
    static constexpr Move deal() { return {What::deal, {}, plt::Suit::spades}; }
    static constexpr Move name(plt::Suit suit) { return {What::name, {}, suit}; }
    bool operator==(const Move&) const = default;
};

}  // namespace crazy_8s
