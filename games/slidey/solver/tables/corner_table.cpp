// SPDX-License-Identifier: MIT
#include "slidey/solver/tables/corner_table.h"

#include "slidey/solver/neighbours.h"

#include <vector>

namespace slidey {

const CornerTable& CornerTable::of(int along) {
    static const CornerTable narrow(2);
    static const CornerTable wide(3);
    return along == 2 ? narrow : wide;
}

CornerTable::CornerTable(int along) : along_(along) {
    constexpr std::int8_t unknown = -1;
    steps_.fill(unknown);
    const Neighbours neighbours(along, depth);
    const auto count = static_cast<std::size_t>(along * depth);
    const bool firstIsDone = along == depth;
    struct Corner {
        std::size_t first;
        std::size_t second;
        std::size_t hole;
    };
    std::vector<Corner> front;
    const auto homeOfSecond = static_cast<std::size_t>(along - 1);
    for (std::size_t hole = homeOfSecond + 1; hole < count; ++hole) {
        front.push_back({homeOfSecond - 1, homeOfSecond, hole});
        steps_[index(homeOfSecond - 1, homeOfSecond, hole)] = 0;
    }
    for (std::int8_t steps = 1; !front.empty(); ++steps) {
        std::vector<Corner> next;
        for (const auto& corner : front) {
            for (const int neighbour : neighbours.of(static_cast<int>(corner.hole))) {
                const auto to = static_cast<std::size_t>(neighbour);
                if (firstIsDone && to == 0) continue;
                const Corner moved{corner.first == to ? corner.hole : corner.first,
                                   corner.second == to ? corner.hole : corner.second, to};
                auto& known = steps_[index(moved.first, moved.second, moved.hole)];
                if (known != unknown) continue;
                known = steps;
                next.push_back(moved);
            }
        }
        front.swap(next);
    }
}

}  // namespace slidey
