// SPDX-License-Identifier: MIT
#include "gobblet/board/moves.h"

namespace gobblet {

namespace {

constexpr unsigned packedPlace = 0x1000;
constexpr unsigned packedShift = 0x2000;

}  // namespace

std::uint16_t packed(const Move& move) {
    const unsigned what = move.kind == Move::Kind::place ? packedPlace | unsigned{move.size} << 4
                                                         : packedShift | unsigned{move.from} << 4;
    return static_cast<std::uint16_t>(what | move.to);
}

Move unpacked(std::uint16_t packed) {
    const int to = packed & 15;
    const int what = packed >> 4 & 15;
    return (packed & packedPlace) != 0 ? Move::place(what, to) : Move::shift(what, to);
}

Cells targetsOfNew(const Position& position, const Shown& shown, Side side, int size) {
    const Cells larger = shown.atLeast[size];
    const Cells fits = wholeBoard(position.width) & ~larger;
    if (position.width == 3) return fits;
    const Cells theirs = shown.by(other(side));
    const Cells free = ~shown.atLeast[0];
    return fits & (free | NearLines(position.width, theirs).held);
}

void generate(const Position& position, MoveList& list) {
    const Side side = position.toMove;
    const Shown shown(position);
    for (int size = position.sizes() - 1; size >= 0; --size) {
        if (!atHand(position, side, size)) continue;
        for (Cells to = targetsOfNew(position, shown, side, size); to != 0; to &= to - 1)
            list.add(Move::place(size, firstOf(to)));
    }
    for (int size = position.sizes() - 1; size >= 0; --size) {
        const auto s = static_cast<std::size_t>(size);
        const Cells fits = wholeBoard(position.width) & ~shown.atLeast[s];
        const Cells mine = ofSize(position.of(side), size) & ~shown.atLeast[s + 1];
        for (Cells from = mine; from != 0; from &= from - 1) {
            for (Cells to = fits; to != 0; to &= to - 1) list.add(Move::shift(firstOf(from), firstOf(to)));
        }
    }
}

Position after(const Position& position, const Move& move) {
    Position next = position;
    Pieces& mine = next.of(position.toMove);
    int size = move.size;
    if (move.kind == Move::Kind::shift) {
        size = position.sizes() - 1;
        while ((mine & piece(size, move.from)) == 0) --size;
        mine ^= piece(size, move.from);
    }
    mine |= piece(size, move.to);
    next.toMove = other(position.toMove);
    return next;
}

std::optional<Side> lineWinner(const Position& position) {
    const Shown shown(position);
    for (const Side side : {position.toMove, other(position.toMove)})
        if (hasLine(position.width, shown.by(side))) return side;
    return std::nullopt;
}

}  // namespace gobblet
