// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace paint_by_numbers {

/// The techniques by which a person deduces a cell, the easiest first.
enum class Technique : std::uint8_t {
    noRuns,         ///< A line without runs is white.
    allRunsThere,   ///< All blue cells of the line are there.
    exactFit,       ///< The runs fill the line.
    runComplete,    ///< A run is as long as it can be; white cells end it.
    overlap,        ///< A run lies on these cells wherever it begins.
    gapTooSmall,    ///< No run of this line fits between these white cells.
    outOfReach,     ///< No run can come as far as these cells.
    arrangements,   ///< All arrangements of the line agree.
    crossing,       ///< In colours: row and column together leave one colour, or lines after one another.
    contradiction,  ///< The other colour makes some line impossible, by going from line to line.
    search,         ///< Nothing less than trying several cells at once.
};
inline constexpr std::size_t techniques = 11;

/// The difficulty of a puzzle by the hardest technique it needs.
enum class Difficulty : std::uint8_t {
    easy,    ///< One run or gap of a line at a time.
    medium,  ///< All runs of a line together.
    hard,    ///< A colour has to be tried out for a cell.
    expert,  ///< Several cells have to be tried out together.
};

/// The hardest technique that a puzzle of this difficulty may need.
constexpr Technique hardestOf(Difficulty difficulty) {
    constexpr std::array hardest{Technique::gapTooSmall, Technique::crossing, Technique::contradiction,
                                 Technique::search};
    return hardest[static_cast<std::size_t>(difficulty)];
}
constexpr Difficulty difficultyOf(Technique technique) {
    if (technique <= hardestOf(Difficulty::easy)) return Difficulty::easy;
    if (technique <= hardestOf(Difficulty::medium)) return Difficulty::medium;
    return technique == Technique::contradiction ? Difficulty::hard : Difficulty::expert;
}

}  // namespace paint_by_numbers
