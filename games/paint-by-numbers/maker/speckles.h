// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "paint-by-numbers/puzzle/grid.h"

namespace paint_by_numbers {

/// The look of a random picture.
struct Look {
    /// Blue cells lie in patches: each cell gets the mean of random numbers around it, up to this many cells
    /// away. 0 is noise.
    int grain = 0;
    /// The increase of blue from one edge of the board to the opposite one; 100 is the range of the random
    /// numbers.
    int lean = 0;
};

/// A random picture with exactly this many blue cells: those with the highest numbers.
Grid speckles(int width, int height, int blue, const Look& look, plt::Random& random);

}  // namespace paint_by_numbers
