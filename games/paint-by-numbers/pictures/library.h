// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// A picture to be found.
struct Picture {
    std::string name;  ///< in English, not to be shown before the picture is found
    Grid grid;         ///< no cell is unknown

    bool operator==(const Picture&) const = default;
};

/// What a file of pictures holds.
struct Collection {
    std::vector<Picture> pictures;  ///< in the order of the file
    int wrongLine = 0;              ///< the first that is not as it should be, from 1; 0 where all are
};

/// Files of our own library, without their folder, the smallest pictures first: each is named for the longer
/// sides that its pictures have.
inline constexpr std::array libraryFiles{"5-to-9.txt",   "10-to-14.txt", "15-to-19.txt", "20-to-24.txt",
                                         "25-to-29.txt", "30-to-39.txt", "40-to-50.txt", "51-to-80.txt"};

/// Reads pictures with an empty line between them. Each is a line with its name, then its rows from the top,
/// all of the same length, with `#` for blue and `.` for white; sides are 1 .. largestSide. Reading ends
/// before the first picture in which something is wrong.
Collection readPictures(std::string_view text);

}  // namespace paint_by_numbers
