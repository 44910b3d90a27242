// SPDX-License-Identifier: MIT
#include "pousse/scene/markers.h"

#include <algorithm>
#include <utility>

namespace pousse {

Push pushOf(const std::vector<Marker>& markers, const Move& move, int size) {
    Push push;
    for (int step = 0; step < size; ++step) {
        const Square square = squareOf(move, step, size);
        const auto found = std::find_if(markers.begin(), markers.end(),
                                        [&](const Marker& marker) { return marker.square == square; });
        if (found == markers.end()) return push;
        push.moved.push_back(*found);
    }
    push.fallen = push.moved.back();
    push.moved.pop_back();
    return push;
}

std::vector<Marker> markersAfter(const std::vector<Move>& moves, int size) {
    std::vector<std::optional<Marker>> squares(static_cast<std::size_t>(size * size));
    int id = 0;
    for (const Move& move : moves) {
        std::optional<Marker> hand = Marker{id, id % 2 == 0 ? Mark::x : Mark::o, {}};
        for (int step = 0; step < size && hand; ++step) {
            hand->square = squareOf(move, step, size);
            std::swap(hand, squares[hand->square.row * size + hand->square.column]);
        }
        ++id;
    }
    std::vector<Marker> markers;
    for (const auto& marker : squares)
        if (marker) markers.push_back(*marker);
    std::sort(markers.begin(), markers.end(),
              [](const Marker& one, const Marker& two) { return one.id < two.id; });
    return markers;
}

}  // namespace pousse
