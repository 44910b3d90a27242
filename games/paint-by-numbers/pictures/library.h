// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// A picture to be found.
struct Picture {
    std::string name;      ///< in English; not to be shown before the picture is found
    Grid grid;             ///< no cell is unknown
    Palette palette = {};  ///< empty if it is in blue and white

    bool operator==(const Picture&) const = default;
};

/// The contents of a file of pictures.
struct Collection {
    std::vector<Picture> pictures;  ///< in the order of the file
    int wrongLine = 0;              ///< the first invalid line, from 1; 0 if there is none
};

/// The files of the bundled library, without their folder, the smallest pictures first. The names contain the
/// range of the longer sides of the pictures.
inline constexpr std::array libraryFiles{"5-to-9.txt",   "10-to-14.txt", "15-to-19.txt", "20-to-24.txt",
                                         "25-to-29.txt", "30-to-39.txt", "40-to-50.txt", "51-to-80.txt"};

/// The file of the pictures in colours.
inline constexpr auto fileInColours = "in-colours.txt";

/// Parses pictures separated by an empty line. Each consists of a line with its name and its rows from the
/// top, all of the same length, with `#` for blue and `.` for white; sides are 1 .. largestSide. A
/// picture in colours has them between name and rows, as in `r=c8342c g=3c9a46`, and their letters in its
/// rows. Parsing stops before the first invalid picture.
Collection readPictures(std::string_view text);

}  // namespace paint_by_numbers
