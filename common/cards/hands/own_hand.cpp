// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"

#include <algorithm>

namespace plt {

void OwnHand::update(const Seats& seats, int seatToMove) {
    const std::size_t persons = people(seats);
    if (persons == 0) {
        *this = {};
        return;
    }
    if (persons == 1) {
        *this = {};
        seat_ = std::max(0, onlyPerson(seats));
        open_ = true;
        return;
    }
    const auto isPerson = [&seats](int seat) {
        return seat >= 0 && seat < static_cast<int>(seats.size()) && seats[seat].isPerson();
    };
    if (isPerson(seatToMove))
        seat_ = seatToMove;
    else if (!isPerson(seat_))
        for (seat_ = 0; !isPerson(seat_);) ++seat_;
    open_ = seat_ == holder_;
    waits_ = !open_;
    // A player whose turn comes again later must uncover the hand again.
    if (!open_) holder_ = -1;
}

void OwnHand::reset() {
    *this = {};
}

void OwnHand::uncover() {
    if (!waits_) return;
    holder_ = seat_;
    open_ = true;
    waits_ = false;
}

}  // namespace plt
