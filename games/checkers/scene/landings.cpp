// SPDX-License-Identifier: MIT
#include "checkers/scene/landings.h"

#include <algorithm>
#include <map>
#include <set>

namespace checkers {

std::vector<Landing> landingsFrom(const Position& position, const std::vector<int>& path) {
    std::map<int, std::set<std::vector<int>>> ways;
    for (const Move& move : movesAlong(position, path)) {
        const auto squares = pathOf(move);
        for (std::size_t length = path.size() + 1; length <= squares.size(); ++length) {
            const auto end = squares.begin() + static_cast<std::ptrdiff_t>(length);
            ways[squares[length - 1]].insert({squares.begin(), end});
        }
    }
    std::vector<Landing> landings;
    for (const auto& [square, all] : ways) {
        if (square == path.back()) continue;
        const auto byLength = [](const auto& one, const auto& other) { return one.size() < other.size(); };
        const auto& shortest = *std::min_element(all.begin(), all.end(), byLength);
        const auto alike = std::count_if(all.begin(), all.end(),
                                         [&](const auto& way) { return way.size() == shortest.size(); });
        if (alike == 1) landings.push_back({square, shortest});
    }
    return landings;
}

Board movablePieces(const Position& position) {
    MoveList list;
    generate(position, list);
    Board pieces = 0;
    for (const Move& move : list) pieces |= bit(move.from);
    return pieces;
}

}  // namespace checkers
