// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/terms/term.h"

#include <array>
#include <cstdint>

namespace gcalc {

/// The cells around main, row by row. What is dropped there is joined to main.
enum class Side : std::uint8_t { back, top, applyFunction, left, right, applyArgument, bottom, front };
inline constexpr std::array allSides{Side::back,  Side::top,           Side::applyFunction, Side::left,
                                     Side::right, Side::applyArgument, Side::bottom,        Side::front};

plt::Message nameOf(Side side);
/// What a drop there does, in one sentence.
plt::Message explainDrop(Side side);
/// What is taken away there, in one sentence.
plt::Message explainRemoval(Side side);
/// The same as a choice in a menu.
plt::Message nameOfRemoval(Side side);

/// Main after such a drop; an application is not evaluated.
Term joined(Side side, const Term& dropped, const Term& main);
/// What is left of main when the part on that side is removed; main itself where there is no such part.
Term remaining(Side side, const Term& main);

/// A cell of the window.
struct Spot {
    enum Kind : std::uint8_t { colour, main, storage, side };
    Kind kind = main;
    int index = 0;  ///< of a colour, a storage cell (over all pages) or a side

    static Spot of(Colour colour) { return {Kind::colour, indexOf(colour)}; }
    static Spot of(Side side) { return {Kind::side, static_cast<int>(side)}; }
    static Spot stored(int index) { return {Kind::storage, index}; }
    /// Whether the player puts cubes there: main, and the storage.
    bool isOwn() const { return kind == Kind::main || kind == Kind::storage; }
    bool operator==(const Spot&) const = default;
};

}  // namespace gcalc
