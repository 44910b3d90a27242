// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// The text on a seat's plate.
struct SeatPlate {
    QString name;         ///< of the player
    QString numbers;      ///< "7 cards, 2 pairs"
    bool toMove = false;  ///< marked, and included for screen readers
    bool winner = false;  ///< marked in the same way when the game is over
    bool operator==(const SeatPlate&) const = default;
};

}  // namespace plt
