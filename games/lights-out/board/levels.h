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
    std::string_view id;    ///< its name in ids and saved games; never changes
    std::string_view name;  ///< English, for translation
    Neighbourhood neighbourhood;
    std::string_view board;  ///< as writeBoard() writes it
    int fewest;              ///< presses that it needs

    CellSet lights() const { return readBoard(board)->cells; }
    Form form() const { return {readBoard(board)->size, neighbourhood}; }
    Grade grade() const { return gradeOf(fewest); }
};

/// All bundled boards, those that need fewer presses first; each can be solved and none is.
std::span<const Level> levels();

/// The index of the level with this id.
std::optional<int> levelById(std::string_view id);

}  // namespace lights_out
