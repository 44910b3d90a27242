// SPDX-License-Identifier: MIT
#include "spider/solver/exhaustion.h"

#include "spider/solver/beam/key_set.h"
#include "spider/solver/moves.h"
#include "spider/solver/position.h"

#include <algorithm>

namespace spider {

namespace {

/// The last move to a position and the index of the one before it: a linked list back to the root.
struct Reached {
    int previous;
    Move move;
};

struct Open {
    Position position;
    int reached;
};

}  // namespace

Exhaustion exhaust(const State& state, long budget, const std::stop_token& stop) {
    const Position::Stock stock(state);
    Exhaustion out;
    KeySet seen;
    std::vector<Reached> reached;
    std::vector<Open> open{{Position(state), none}};
    int won = none;
    while (!open.empty() && won == none) {
        if (out.positions > budget || stop.stop_requested()) return out;
        const auto at = open.back();
        open.pop_back();
        const bool ordered = at.position.hasStock(stock);
        eachMove(at.position, stock, Choice::all, ordered, [&](const Successor& successor) {
            ++out.positions;
            if (won != none || !seen.insert(successor.key)) return;
            reached.push_back({at.reached, successor.move()});
            const int index = static_cast<int>(reached.size()) - 1;
            open.push_back({successor.position(), index});
            if (open.back().position.isWon(stock)) won = index;
        });
    }
    out.isLost = won == none;
    for (int index = won; index != none; index = reached[index].previous)
        out.moves.push_back(reached[index].move);
    std::reverse(out.moves.begin(), out.moves.end());
    return out;
}

}  // namespace spider
