// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/rules/seats.h"

namespace plt {

/// Whose hand lies at the foot of the table, and whether whoever sits before the screen may see it now.
///
/// The only person's hand always lies there, open. Where several people play at one screen it is the hand of
/// the one whose turn it is, or was last, covered until that one has taken the screen. Where the computers
/// play alone, nobody looks into a hand.
class PLT_CARDS_API OwnHand {
  public:
    /// Takes notice of who plays and who has the turn (-1: nobody).
    void follow(const Seats& seats, int seatToMove);
    /// As before the first game: nobody has taken the screen.
    void forget();
    /// The seat at the foot.
    int seat() const { return seat_; }
    bool isOpen() const { return open_; }
    /// Whether uncover() would open it: a person has to.
    bool waitsForPerson() const { return waits_; }
    /// The person whose turn it is has taken the screen.
    void uncover();

  private:
    int seat_ = 0;
    bool open_ = false;
    bool waits_ = false;
    int holder_ = -1;  ///< of several people the one who has the screen
};

}  // namespace plt
