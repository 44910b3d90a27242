// SPDX-License-Identifier: MIT
#include "mines/picture/look.h"

#include <algorithm>
#include <cmath>

namespace mines {

TileLook lookOf(const State& state, int cell, double chance) {
    const Tile& tile = state.tile(cell);
    if (tile.exploded) return {Face::exploded};
    if (tile.open()) return {Face::open, tile.number};
    if (state.status == plt::Outcome::lost) {
        if (tile.mark == Mark::flag) return {tile.mine ? Face::flag : Face::wrongFlag};
        return {tile.mine ? Face::mine : tile.mark == Mark::question ? Face::question : Face::covered};
    }
    // After a win every mine counts as found.
    if (state.status == plt::Outcome::won) return {Face::flower, cell * 7 % flowerKinds};

    TileLook look;
    switch (tile.mark) {
        case Mark::flag:
            look.face = Face::flag;
            break;
        case Mark::question:
            look.face = Face::question;
            break;
        default:
            if (state.covered == state.grid().cells() && cell == state.first) look.face = Face::start;
            break;
    }
    if (chance >= 0) {
        const bool certain = chance <= 0 || chance >= 1;
        const int rounded = int(std::lround(100 * chance));
        look.percent = certain ? rounded : std::clamp(rounded, 1, 99);
    }
    return look;
}

}  // namespace mines
