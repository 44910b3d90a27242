// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "mines/layout.h"

namespace mines {

/// Changes a layout as little as needed until Logic opens the whole board from `first` without a guess,
/// keeping the number of mines and the tiles around `first`: the solver plays the board, and wherever it is
/// stuck, mines are moved between tiles it knows nothing of. What comes out is proven by a run in which
/// nothing was moved. False (and an unproven layout) when a bounded number of changes did not do.
bool makeSolvable(const Grid& grid, int first, Layout& mines, plt::Random& random);

}  // namespace mines
