// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace paint_by_numbers {

/// Converts the number of a cell or line, which must not be negative, to an index of a standard container.
constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

}  // namespace paint_by_numbers
