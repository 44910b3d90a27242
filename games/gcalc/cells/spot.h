// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/terms/term.h"

#include <array>
#include <cstdint>

namespace gcalc {

/// The cells around main, row by row. A cube dropped on one of them is joined to main.
enum class Side : std::uint8_t { back, top, applyFunction, left, right, applyArgument, bottom, front };
inline constexpr std::array allSides{Side::back,  Side::top,           Side::applyFunction, Side::left,
                                     Side::right, Side::applyArgument, Side::bottom,        Side::front};

plt::Message nameOf(Side side);
/// Describes the effect of a drop on that side in one sentence.
plt::Message explainDrop(Side side);
/// Describes the effect of a removal on that side in one sentence.
plt::Message explainRemoval(Side side);
/// The name of the removal in a menu.
plt::Message nameOfRemoval(Side side);

/// Main after a drop on that side; an application is not evaluated.
Term joined(Side side, const Term& dropped, const Term& main);
/// Main without the part on that side; main itself if there is no such part.
Term remaining(Side side, const Term& main);

/// Identifies a cell of the window.
struct Spot {
    enum Kind : std::uint8_t { colour, main, storage, side };
    Kind kind = main;
    int index = 0;  ///< of a colour, of a storage cell (counted over all pages) or of a side

    static Spot of(Colour colour) { return {Kind::colour, indexOf(colour)}; }
    static Spot of(Side side) { return {Kind::side, static_cast<int>(side)}; }
    static Spot stored(int index) { return {Kind::storage, index}; }
    /// Returns true if the player can put cubes there: main and the storage.
    bool isOwn() const { return kind == Kind::main || kind == Kind::storage; }
    bool operator==(const Spot&) const = default;
};

}  // namespace gcalc
