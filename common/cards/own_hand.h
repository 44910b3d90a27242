// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/seats.h"

namespace plt {

/// The seat at the bottom of the table, and whether the person at the screen may see its hand.
///
/// The hand of the only person is always there, open. If several people share a screen, it is the hand of the
/// one who has the turn or had it last, covered until that person has taken the screen. If only computers
/// play, all hands stay hidden.
class PLT_CARDS_API OwnHand {
  public:
    /// Updates the state for these players and the seat that has the turn (-1: none).
    void follow(const Seats& seats, int seatToMove);
    /// Resets the state to that before the first game: nobody has taken the screen.
    void forget();
    /// The seat at the bottom.
    int seat() const { return seat_; }
    /// Returns true if the hand may be seen.
    bool isOpen() const { return open_; }
    /// Returns true if the hand is covered until the person whose turn it is calls uncover().
    bool waitsForPerson() const { return waits_; }
    /// Opens the hand after the person whose turn it is has taken the screen.
    void uncover();

  private:
    int seat_ = 0;
    bool open_ = false;
    bool waits_ = false;
    int holder_ = -1;  ///< the person who has the screen, if there are several
};

}  // namespace plt
