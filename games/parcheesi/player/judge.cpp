// SPDX-License-Identifier: MIT
#include "parcheesi/player/judge.h"

#include "parcheesi/player/scores.h"

#include <limits>

namespace parcheesi {

double AmazingGrace::value(const Position& position, Side side) const {
    const Pawns& pawns = position.of(side);
    return 2 * (500 - distanceLeft(pawns)) + (rollCount - danger(position, side)) + 10 * blockades(pawns);
}

double PolitePolly::value(const Position& position, Side side) const {
    return distanceLeft(position.of(side));
}

double RecklessRenee::value(const Position& position, Side side) const {
    return danger(position, side);
}

double CarefulCarla::value(const Position& position, Side side) const {
    // Nothing is better than a win.
    if (position.hasWon(side)) return std::numeric_limits<double>::max();
    return logOdds(outlookOf(position, side), weights_);
}

std::vector<Judged> judgeAll(const Endings& endings, Side side, const Judge& judge) {
    std::vector<Judged> all;
    all.reserve(endings.ends().size());
    for (const int end : endings.ends()) all.push_back({end, judge.value(endings.position(end), side)});
    return all;
}

std::vector<int> bestEnds(const Endings& endings, Side side, const Judge& judge) {
    std::vector<int> best;
    double most = std::numeric_limits<double>::lowest();
    for (const int end : endings.ends()) {
        const double value = judge.value(endings.position(end), side);
        if (value < most) continue;
        if (value > most) best.clear();
        most = value;
        best.push_back(end);
    }
    return best;
}

}  // namespace parcheesi
