// SPDX-License-Identifier: MIT
#include "pousse/search/search.h"

#include "pousse/grid/packed_grid.h"
#include "pousse/grid/wide_grid.h"
#include "pousse/search/deepening.h"

namespace pousse {

LineWeights standardWeights(int size) {
    LineWeights weights;
    for (int count = 0; count <= size; ++count) weights.ofCount[count] = 10 * count * count;
    for (int line = 0; line < size; ++line)
        weights.ofMarker[line] = 50 + 10 * std::min(line, size - 1 - line);
    weights.ofPair = 20;
    return weights;
}

Found search(const State& state, const plt::Question& question, const Sight& sight) {
    return search(state, question, sight, standardWeights(state.options.size));
}

Found search(const State& state, const plt::Question& question, const Sight& sight,
             const LineWeights& weights) {
    const int size = state.options.size;
    if (size <= PackedGrid::largest) {
        const PackedGrid grid(size);
        return Deepening<PackedGrid>(grid, weights, question, sight).run(state);
    }
    const WideGrid grid(size);
    return Deepening<WideGrid>(grid, weights, question, sight).run(state);
}

}  // namespace pousse
