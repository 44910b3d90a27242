// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/board.h"

#include <array>
#include <bit>
#include <cstdint>

namespace pousse {

/// The worth of the markers of one colour in a row or column; that of a board is the sum over all its rows
/// and columns, own minus other.
struct LineWeights {
    std::array<int, largestSize + 1> ofCount{};  ///< by number of markers
    std::array<int, largestSize> ofMarker{};     ///< of each marker, by the number of the line
    int ofPair = 0;                              ///< of each two adjacent markers in the line

    int value(int line, std::uint32_t markers) const {
        const int count = std::popcount(markers);
        return ofCount[count] + count * ofMarker[line] + ofPair * std::popcount(markers & (markers >> 1));
    }
};

}  // namespace pousse
