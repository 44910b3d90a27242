// SPDX-License-Identifier: MIT
#include "gobblet/placement.h"

#include <vector>

namespace gobblet {

Placement::Placement(int width) : width_(width) {
    for (int piece = 0; piece < pieces(); ++piece) spots_[index(piece)].nest = piece % copies();
}

int Placement::standOf(int piece) const {
    const int nest = spots_[index(piece)].nest;
    return width_ == 3 ? sizeOf(piece) * copies() + nest : nest;
}

int Placement::onStand(Side side, int stand) const {
    for (int size = width_ - 1; size >= 0; --size) {
        for (int copy = 0; copy < copies(); ++copy) {
            const int piece = pieceAt(side, size, copy);
            if (cellOf(piece) < 0 && standOf(piece) == stand) return piece;
        }
    }
    return -1;
}

int Placement::shownIn(int cell) const {
    int shown = -1;
    for (int piece = 0; piece < pieces(); ++piece)
        if (cellOf(piece) == cell && (shown < 0 || sizeOf(piece) > sizeOf(shown))) shown = piece;
    return shown;
}

bool Placement::isOutermost(int piece) const {
    const int cell = cellOf(piece);
    return (cell < 0 ? onStand(sideOf(piece), standOf(piece)) : shownIn(cell)) == piece;
}

Placement::Nests Placement::nestsWith(Side side, int size) const {
    Nests nests = 0;
    for (int copy = 0; copy < copies(); ++copy) {
        const Spot& spot = spots_[index(pieceAt(side, size, copy))];
        if (spot.cell < 0) nests |= 1U << spot.nest;
    }
    return nests;
}

Placement Placement::in(const Position& position, int chosen) const {
    if (position.width != width_) return Placement(position.width).in(position);
    Placement next = *this;
    for (const Side side : {Side::red, Side::yellow}) {
        Nests needed = 0;
        for (int size = width_ - 1; size >= 0; --size) {
            next.arrange(*this, position, side, size, chosen, needed);
            // What is inside a larger piece cannot be elsewhere.
            if (width_ == 4) needed = next.nestsWith(side, size);
        }
    }
    return next;
}

void Placement::arrange(const Placement& before, const Position& position, Side side, int size, int chosen,
                        Nests needed) {
    Cells newCells = ofSize(position.of(side), size);
    std::vector<int> free;  // those to bring first, first
    std::vector<int> beside;
    for (int copy = 0; copy < copies(); ++copy) {
        const int piece = pieceAt(side, size, copy);
        const Spot& spot = before.spots_[index(piece)];
        if (spot.cell >= 0 && (newCells & bit(spot.cell)) != 0) {
            newCells &= ~bit(spot.cell);
        } else if (spot.cell >= 0) {
            free.insert(free.begin(), piece);
        } else if (piece == chosen || (needed & 1U << spot.nest) == 0) {
            free.push_back(piece);
            if (piece == chosen) std::swap(free.back(), free.front());
        } else {
            beside.push_back(piece);
        }
    }
    free.insert(free.end(), beside.begin(), beside.end());
    auto next = free.begin();
    for (; newCells != 0 && next != free.end(); newCells &= newCells - 1, ++next)
        spots_[index(*next)].cell = firstOf(newCells);

    // The rest is beside the board. Who was there stays; who comes back goes where there is room for it
    // inside what is there already, at best where it came from.
    const std::vector<int> off(next, free.end());
    Nests taken = 0;
    std::vector<int> homeless;
    const auto wanted = static_cast<int>(off.size());
    for (const int piece : off) {
        Spot& spot = spots_[index(piece)];
        const bool stays = spot.cell < 0;
        const int left = wanted - std::popcount(taken | needed);
        const bool isNeeded = (needed & 1U << spot.nest) != 0;
        spot.cell = -1;
        if (stays && (taken & 1U << spot.nest) == 0 && (isNeeded || left > 0))
            taken |= 1U << spot.nest;
        else
            homeless.push_back(piece);
    }
    const Nests roomy = width_ == 4 && size > 0 ? before.nestsWith(side, size - 1) : ~Nests{0};
    for (const int piece : homeless) {
        int best = -1;
        int bestWorth = -1;
        for (int nest = 0; nest < copies(); ++nest) {
            const Nests one = 1U << nest;
            if ((taken & one) != 0) continue;
            const int worth = ((needed & one) != 0 ? 4 : 0) + ((roomy & one) != 0 ? 2 : 0) +
                              (spots_[index(piece)].nest == nest ? 1 : 0);
            if (worth > bestWorth) {
                best = nest;
                bestWorth = worth;
            }
        }
        spots_[index(piece)].nest = best;
        taken |= 1U << best;
    }
}

Move Placement::moveTo(int piece, int cell) const {
    const int from = cellOf(piece);
    return from < 0 ? Move::bring(sizeOf(piece), cell) : Move::shift(from, cell);
}

int Placement::pieceOf(const Move& move, Side side) const {
    if (move.kind == Move::Kind::shift) return shownIn(move.from);
    if (move.kind != Move::Kind::bring) return -1;
    for (int stand = 0; stand < stands(); ++stand) {
        const int piece = onStand(side, stand);
        if (piece >= 0 && sizeOf(piece) == move.size) return piece;
    }
    return -1;
}

}  // namespace gobblet
