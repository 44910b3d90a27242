// SPDX-License-Identifier: MIT
#include "paint-by-numbers/maker/speckles.h"

#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace paint_by_numbers {

namespace {

/// Random numbers are below this.
constexpr std::int64_t range = 1 << 20;
/// Means are multiplied by this, so that few are equal.
constexpr std::int64_t fine = 1 << 16;

/// The means of the values in the squares around all cells. Squares at the edges are smaller.
std::vector<std::int64_t> means(const std::vector<std::int64_t>& values, int width, int height, int grain) {
    std::vector<std::int64_t> result;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            std::int64_t sum = 0;
            std::int64_t cells = 0;
            for (int v = std::max(0, y - grain); v <= std::min(height - 1, y + grain); ++v) {
                for (int u = std::max(0, x - grain); u <= std::min(width - 1, x + grain); ++u) {
                    sum += values[at(v * width + u)];
                    ++cells;
                }
            }
            result.push_back(sum * fine / cells);
        }
    }
    return result;
}

/// Adds a number that grows from one edge, drawn by lot, to the opposite one.
void addLean(std::vector<std::int64_t>& values, int width, int height, int lean, plt::Random& random) {
    const bool alongRows = random.coin();
    const bool isReversed = random.coin();
    const int length = alongRows ? width : height;
    for (int cell = 0; cell < width * height; ++cell) {
        const int place = alongRows ? cell % width : cell / width;
        const int steps = isReversed ? length - 1 - place : place;
        values[at(cell)] += range * fine / 100 * lean * steps / length;
    }
}

}  // namespace

Grid speckles(int width, int height, int blue, const Look& look, plt::Random& random) {
    std::vector<std::int64_t> values(at(width * height));
    for (auto& value : values)
        value = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(range)));
    values = means(values, width, height, look.grain);
    if (look.lean > 0) addLean(values, width, height, look.lean, random);
    std::vector<int> cells(values.size());
    std::iota(cells.begin(), cells.end(), 0);
    std::sort(cells.begin(), cells.end(), [&](int a, int b) {
        return values[at(a)] != values[at(b)] ? values[at(a)] > values[at(b)] : a < b;
    });
    Grid picture(width, height, Cell::white);
    for (int i = 0; i < blue; ++i) picture.set(cells[at(i)], Cell::blue);
    return picture;
}

}  // namespace paint_by_numbers
