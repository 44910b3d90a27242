// SPDX-License-Identifier: MIT
#include "chat-noir/grid/field.h"

#include <cassert>

namespace chat_noir {

Field::Field(const Board& board) : size_(board.size()) {
    assert(size_ >= 1 && size_ <= maxSize);
    for (int i = 0; i < count(); ++i) {
        const Cell here = cell(i);
        const auto at = static_cast<std::size_t>(i);
        free_[at] = board.isFree(here) ? 1 : 0;
        edge_[at] = onEdge(here, size_) ? 1 : 0;
        std::size_t used = 0;
        for (const Cell next : sixNeighbours(here)) {
            if (board.has(next)) around_[at][used++] = static_cast<std::int16_t>(number(next));
        }
        around_[at][used] = -1;
    }
}

template <int meetings>
void Field::spread(Distances& out) const {
    std::array<std::int16_t, maxCells> queue;
    std::array<std::uint8_t, maxCells> met{};
    std::size_t end = 0;
    for (int i = 0; i < count(); ++i) {
        const bool source = isFree(i) && isEdge(i);
        out[static_cast<std::size_t>(i)] = source ? std::int16_t{1} : unreached;
        if (source) queue[end++] = static_cast<std::int16_t>(i);
    }
    for (std::size_t begin = 0; begin < end; ++begin) {
        const auto here = static_cast<std::size_t>(queue[begin]);
        const auto next = static_cast<std::int16_t>(out[here] + 1);
        for (const std::int16_t* n = around_[here].data(); *n >= 0; ++n) {
            const auto at = static_cast<std::size_t>(*n);
            if (free_[at] == 0 || out[at] != unreached || (meetings > 1 && ++met[at] < meetings)) continue;
            out[at] = next;
            queue[end++] = *n;
        }
    }
}

void Field::distances(Distances& out) const {
    spread<1>(out);
}

void Field::contested(Distances& out) const {
    spread<2>(out);
}

}  // namespace chat_noir
