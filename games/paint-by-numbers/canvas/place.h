// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>

namespace paint_by_numbers {

/// Column and row of a cell by its number, row by row, in a grid of this width.
inline QPoint placeOf(int cell, int width) {
    return {cell % width, cell / width};
}

}  // namespace paint_by_numbers
