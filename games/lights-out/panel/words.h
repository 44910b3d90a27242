// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"
#include "lights-out/board/levels.h"

#include <QString>

namespace lights_out {

/// The name of a grade: "medium".
QString gradeName(Grade grade);

/// The name of a neighbourhood: "The cross".
QString neighbourhoodName(Neighbourhood neighbourhood);

/// A level in one line: "Heart, 7 × 7, 18 presses".
QString levelLine(const Level& level);

/// A sentence about a board: the fewest presses, or that it cannot be solved.
QString verdict(const Form& form, const CellSet& lit);

}  // namespace lights_out
