// SPDX-License-Identifier: MIT
#include "spider/solver/exhaustion.h"

#include "spider/solver/beam/key_set.h"
#include "spider/solver/moves.h"
#include "spider/solver/position.h"

#include <algorithm>
#include <deque>

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

/// Returns the moves from the root to the last one of these.
std::vector<Move> movesTo(const std::vector<Reached>& reached, int last) {
    std::vector<Move> moves;
    for (int index = last; index != none; index = reached[index].previous)
        moves.push_back(reached[index].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
}

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
    out.moves = movesTo(reached, won);
    return out;
}

std::vector<Move> nearestProgress(const State& state, long budget, const std::stop_token& stop) {
    const Position::Stock stock(state);
    const Position root(state);
    KeySet seen;
    seen.insert(root.key());
    std::vector<Reached> reached;
    std::deque<Open> open{{root, none}};
    long positions = 0;
    while (!open.empty() && positions <= budget && !stop.stop_requested()) {
        const auto at = open.front();
        open.pop_front();
        int found = none;
        eachMove(at.position, stock, Choice::useful, false, [&](const Successor& successor) {
            ++positions;
            if (found != none || !seen.insert(successor.key)) return;
            const auto next = successor.position();
            reached.push_back({at.reached, successor.move()});
            const int index = static_cast<int>(reached.size()) - 1;
            open.push_back({next, index});
            if (successor.move().isDeal() || next.completed() != root.completed() ||
                next.faceDownCount() != root.faceDownCount())
                found = index;
        });
        if (found != none) return movesTo(reached, found);
    }
    return {};
}

}  // namespace spider
