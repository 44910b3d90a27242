// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"
#include "lights-out/board/levels.h"

#include <QString>

namespace lights_out {

/// The grade in a word: "medium".
QString gradeName(Grade grade);

/// What a press switches: "The cross".
QString neighbourhoodName(Neighbourhood neighbourhood);

/// A level in a line: "Heart, 7 × 7, 18 presses".
QString levelLine(const Level& level);

/// What is known of a board: how few presses it takes, or that it cannot be solved.
QString verdict(const Form& form, const CellSet& lit);

}  // namespace lights_out
