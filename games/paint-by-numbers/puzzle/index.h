// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace paint_by_numbers {

/// The number of a cell or line as an index of the standard library; not below 0.
constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

}  // namespace paint_by_numbers
