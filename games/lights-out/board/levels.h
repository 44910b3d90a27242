// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"

#include <optional>
#include <span>
#include <string_view>

namespace lights_out {

/// A bundled board.
struct Level {
    std::string_view id;    ///< name in ids and saved games; never changes
    std::string_view name;  ///< English source text for translation
    Neighbourhood neighbourhood;
    std::string_view board;  ///< in the format of writeBoard()
    int fewest;              ///< fewest presses that solve it

    CellSet lights() const { return readBoard(board)->cells; }
    Form form() const { return {readBoard(board)->size, neighbourhood}; }
    Grade grade() const { return gradeOf(fewest); }
};

/// All bundled boards, ordered by the presses they need; all are solvable and none is solved.
std::span<const Level> levels();

/// The index of the level with this id.
std::optional<int> levelById(std::string_view id);

}  // namespace lights_out
