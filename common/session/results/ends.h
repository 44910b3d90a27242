// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <compare>
#include <cstdint>

namespace plt {

/// Ends by their worth to a player; a game that goes on is worth least.
inline int worth(Outcome outcome) {
    switch (outcome) {
        case Outcome::won:
            return 3;
        case Outcome::drawn:
        case Outcome::over:
            return 2;
        case Outcome::lost:
            return 1;
        case Outcome::playing:
            break;
    }
    return 0;
}

/// Compares two figures of games that ended alike; the greater is the better one.
inline std::strong_ordering compareFigures(std::int64_t one, std::int64_t other, Ranking ranking) {
    return ranking == Ranking::highestScore ? one <=> other : other <=> one;
}

}  // namespace plt
