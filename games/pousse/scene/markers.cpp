// SPDX-License-Identifier: MIT
#include "pousse/scene/markers.h"

#include <algorithm>

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
    std::vector<Marker> markers;
    int id = 0;
    for (const Move& move : moves) {
        const Push push = pushOf(markers, move, size);
        for (std::size_t step = 0; step < push.moved.size(); ++step)
            for (Marker& marker : markers)
                if (marker.id == push.moved[step].id)
                    marker.square = squareOf(move, static_cast<int>(step) + 1, size);
        if (push.fallen)
            std::erase_if(markers, [&](const Marker& marker) { return marker.id == push.fallen->id; });
        markers.push_back({id, id % 2 == 0 ? Mark::x : Mark::o, squareOf(move, 0, size)});
        ++id;
    }
    return markers;
}

}  // namespace pousse
