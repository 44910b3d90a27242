// SPDX-License-Identifier: MIT
#include "gobblet/board/threats.h"

namespace gobblet {

namespace {

/// The visible pieces after the piece of this size has been lifted from the cell.
struct Lifted {
    Cells mine;
    Cells theirs;

    Lifted(const Position& position, const Shown& shown, Side side, int size, int cell)
        : mine(shown.by(side) & ~bit(cell)), theirs(shown.by(other(side))) {
        // Anything below is smaller, so only smaller sizes are checked.
        for (int below = size - 1; below >= 0; --below) {
            if ((position.of(side) & piece(below, cell)) != 0) {
                mine |= bit(cell);
                return;
            }
            if ((position.of(other(side)) & piece(below, cell)) != 0) {
                theirs |= bit(cell);
                return;
            }
        }
    }
};

/// Calls found(move) for the winning actions until it returns true; returns true if it did.
template <class Found>
bool findWins(const Position& position, Side side, const Found& found) {
    const Shown shown(position);
    const int width = position.width;
    // Lifting a piece cannot uncover an own piece outside its cell, so a line to be completed elsewhere
    // already lacks only one cell.
    const Cells wanted = NearLines(width, shown.by(side)).missing;
    if (wanted == 0) return false;
    for (int size = position.sizes() - 1; size >= 0; --size) {
        if (!atHand(position, side, size)) continue;
        Cells to = wanted & ~shown.atLeast[size];
        if (to != 0) to &= targetsOfNew(position, shown, side, size);
        for (; to != 0; to &= to - 1)
            if (found(Move::place(size, firstOf(to)))) return true;
    }
    for (int size = position.sizes() - 1; size >= 0; --size) {
        const auto s = static_cast<std::size_t>(size);
        const Cells fits = wanted & ~shown.atLeast[s];
        if (fits == 0) continue;
        const Cells mine = ofSize(position.of(side), size) & ~shown.atLeast[s + 1];
        for (Cells from = mine; from != 0; from &= from - 1) {
            const Lifted lifted(position, shown, side, size, firstOf(from));
            Cells to = fits & NearLines(width, lifted.mine).missing;
            if (to != 0) to &= lineBreakers(width, lifted.theirs);
            for (; to != 0; to &= to - 1)
                if (found(Move::shift(firstOf(from), firstOf(to)))) return true;
        }
    }
    return false;
}

}  // namespace

bool canWin(const Position& position, Side side) {
    return findWins(position, side, [](const Move&) { return true; });
}

std::vector<Threat> threats(const Position& position, Side side) {
    std::vector<Threat> all;
    if (lineWinner(position)) return all;
    Position turn = position;
    turn.toMove = side;
    findWins(turn, side, [&](const Move& move) {
        const Position end = after(turn, move);
        all.push_back({move, wholeLines(end.width, Shown(end).by(side))});
        return false;
    });
    return all;
}

Cells pinned(const Position& position, Side side) {
    const Shown shown(position);
    Cells cells = 0;
    for (Cells from = shown.by(side); from != 0; from &= from - 1) {
        const int cell = firstOf(from);
        const Lifted lifted(position, shown, side, shown.sizeAt(cell), cell);
        if (hasLine(position.width, lifted.theirs)) cells |= bit(cell);
    }
    return cells;
}

}  // namespace gobblet
