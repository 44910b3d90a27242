// SPDX-License-Identifier: MIT
#include "pousse/proof/endless_table.h"

#include <algorithm>

namespace pousse::proof {

std::uint8_t EndlessTable::valueAt(const SmallBoard& board, int distance) const {
    bool loses = true;
    for (int move = 0; move < smallMoves; ++move) {
        const SmallBoard next = pushed(board, move);
        if (next == board) continue;
        const int lead = leadOf(next);
        if (lead > 0) return 1;
        if (lead < 0) continue;
        const std::uint8_t value = values_[numberOf(next.turned())];
        if (value >= lostFrom && value < over) return static_cast<std::uint8_t>(distance);
        loses = loses && value != open;
    }
    // In lost positions, all moves were already known at the previous distance.
    return loses ? static_cast<std::uint8_t>(lostFrom + distance) : open;
}

EndlessTable::EndlessTable(const std::function<void(int, const Count&)>& passed) : values_(smallBoards) {
    struct Known {
        std::uint32_t number;
        std::uint8_t value;
    };
    bool more = true;
    for (int distance = 1; more; ++distance) {
        std::vector<Known> found;
        count_ = {};
        for (std::uint32_t own = 0; own < 65536; ++own) {
            const std::uint32_t free = ~own & 0xffffU;
            std::uint32_t other = free;
            for (;;) {
                const SmallBoard board{static_cast<Squares>(own), static_cast<Squares>(other)};
                const std::uint32_t number = numberOf(board);
                if (distance == 1 && leadOf(board) != 0) values_[number] = over;
                const std::uint8_t before = values_[number];
                if (before == open) {
                    const std::uint8_t value = valueAt(board, distance);
                    if (value != open && (value < lostFrom) == (distance % 2 == 1)) {
                        found.push_back({number, value});
                    } else if (value != open && distance == 1) {
                        // Every move loses at once.
                        found.push_back({number, value});
                    }
                }
                if (other == 0) break;
                other = (other - 1) & free;
            }
        }
        for (const Known& known : found) values_[known.number] = known.value;
        for (const std::uint8_t value : values_) {
            if (value == open) ++count_.open;
            if (value != open && value < lostFrom) {
                ++count_.won;
                count_.longestWin = std::max<int>(count_.longestWin, value);
            }
            if (value >= lostFrom && value < over) ++count_.lost;
        }
        if (passed) passed(distance, count_);
        more = !found.empty() || distance < 3;
    }
}

}  // namespace pousse::proof
