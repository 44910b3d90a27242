// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/rules.h"

#include <string_view>

namespace slidey::testing {

/// A position from its rows ("1,2,3/4,8,5/7,0,6").
inline Position positionOf(int columns, int rows, std::string_view text) {
    return Rules::readStart({columns, rows, {}}, text).value();
}

inline Position dealt(int columns, int rows, std::uint64_t seed) {
    return Rules::deal({columns, rows, {}}, seed);
}

}  // namespace slidey::testing
