// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"

#include <optional>
#include <string>
#include <string_view>

namespace pousse {

/// The notation of the contest: L, R, T or B for the edge and the number of the line from 1, "T3". Rows are
/// numbered from the top, columns from the left.
std::string writeMove(const Move& move);

/// Reads upper and lower case, on any board up to the largest.
std::optional<Move> readMove(std::string_view text);

}  // namespace pousse
