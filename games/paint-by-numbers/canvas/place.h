// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>

namespace paint_by_numbers {

/// Converts a cell number, row by row, to column and row in a grid of this width.
inline QPoint placeOf(int cell, int width) {
    return {cell % width, cell / width};
}

}  // namespace paint_by_numbers
