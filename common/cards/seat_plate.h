// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// What is said of a seat on its plate.
struct SeatPlate {
    QString name;         ///< of the player
    QString numbers;      ///< "7 cards, 2 pairs"
    bool toMove = false;  ///< marked, and said to screen readers
    bool winner = false;  ///< marked likewise, when the game is over
    bool operator==(const SeatPlate&) const = default;
};

}  // namespace plt
