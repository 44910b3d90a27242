// SPDX-License-Identifier: MIT
#include "gobblet/scene/placement.h"

#include <bit>
#include <utility>

namespace gobblet {

Placement::Placement(int width) : width_(width) {
    for (int piece = 0; piece < pieces(); ++piece) spots_[piece].nest = piece % copies();
}

int Placement::standOf(int piece) const {
    const int nest = spots_[piece].nest;
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
        const Spot& spot = spots_[pieceAt(side, size, copy)];
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
            const auto beside = next.putOnCells(side, size, ofSize(position.of(side), size), chosen, needed);
            const bool isInside = width_ == 4 && size > 0;
            next.putBeside(beside, needed, isInside ? nestsWith(side, size - 1) : ~Nests{0});
            if (width_ == 4) needed = next.nestsWith(side, size);
        }
    }
    return next;
}

std::vector<int> Placement::putOnCells(Side side, int size, Cells cells, int chosen, Nests needed) {
    // Free pieces, in the order in which they are taken.
    std::vector<int> free;
    std::vector<int> inside;
    for (int copy = 0; copy < copies(); ++copy) {
        const int piece = pieceAt(side, size, copy);
        const Spot& spot = spots_[piece];
        if (spot.cell >= 0 && (cells & bit(spot.cell)) != 0) {
            cells &= ~bit(spot.cell);
        } else if (spot.cell >= 0 || piece == chosen) {
            free.insert(free.begin(), piece);
        } else {
            ((needed & 1U << spot.nest) == 0 ? free : inside).push_back(piece);
        }
    }
    free.insert(free.end(), inside.begin(), inside.end());
    auto next = free.begin();
    for (; cells != 0 && next != free.end(); cells &= cells - 1, ++next) spots_[*next].cell = firstOf(cells);
    return {next, free.end()};
}

void Placement::putBeside(const std::vector<int>& pieces, Nests needed, Nests roomy) {
    const auto wanted = static_cast<int>(pieces.size());
    Nests taken = 0;
    std::vector<int> homeless;
    for (const int piece : pieces) {
        Spot& spot = spots_[piece];
        const Nests home = 1U << spot.nest;
        const bool mayStay = (needed & home) != 0 || std::popcount(taken | needed) < wanted;
        if (std::exchange(spot.cell, -1) < 0 && (taken & home) == 0 && mayStay)
            taken |= home;
        else
            homeless.push_back(piece);
    }
    for (const int piece : homeless) {
        int& nest = spots_[piece].nest;
        const int home = nest;
        int bestWorth = -1;
        for (int candidate = 0; candidate < copies(); ++candidate) {
            const Nests one = 1U << candidate;
            if ((taken & one) != 0) continue;
            const int worth =
                ((needed & one) != 0 ? 4 : 0) + ((roomy & one) != 0 ? 2 : 0) + (candidate == home ? 1 : 0);
            if (worth <= bestWorth) continue;
            nest = candidate;
            bestWorth = worth;
        }
        taken |= 1U << nest;
    }
}

Move Placement::moveTo(int piece, int cell) const {
    const int from = cellOf(piece);
    return from < 0 ? Move::place(sizeOf(piece), cell) : Move::shift(from, cell);
}

int Placement::pieceOf(const Move& move, Side side) const {
    if (move.kind == Move::Kind::shift) return shownIn(move.from);
    if (move.kind != Move::Kind::place) return -1;
    for (int stand = 0; stand < stands(); ++stand) {
        const int piece = onStand(side, stand);
        if (piece >= 0 && sizeOf(piece) == move.size) return piece;
    }
    return -1;
}

}  // namespace gobblet
