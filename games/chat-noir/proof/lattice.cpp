// SPDX-License-Identifier: MIT
#include "chat-noir/proof/lattice.h"

#include <cassert>

namespace chat_noir {

Lattice::Lattice(int size) : size_(size), around_(static_cast<std::size_t>(size * size)) {
    assert(size >= 3 && size <= maxProofSize);
    for (int i = 0; i < count(); ++i) {
        const Cell cell{i % size, i / size};
        if (onBoard(cell, size)) {
            all_.add(i);
            if (onEdge(cell, size)) edge_.add(i);
        }
        (cell.y % 2 == 0 ? evenRows_ : oddRows_).add(i);
        if (cell.x > 0) notFirst_.add(i);
        if (cell.x < size - 1) notLast_.add(i);
    }
    for (int i = 0; i < count(); ++i) {
        CellSet one;
        one.add(i);
        around_[static_cast<std::size_t>(i)] = besideOne(one) & all_;
    }
}

CellSet Lattice::set(const std::vector<Cell>& cells) const {
    CellSet set;
    for (const Cell cell : cells) set.add(cell.y * size_ + cell.x);
    return set;
}

std::array<CellSet, 6> Lattice::shifted(const CellSet& set) const {
    const CellSet right = (set & notLast_).raised(1);
    const CellSet left = (set & notFirst_).lowered(1);
    // Odd rows lie half a cell further right, so the slanted neighbour is on another side.
    const CellSet slanted = (right & oddRows_) | (left & evenRows_);
    return {
        right, left, set.raised(size_), set.lowered(size_), slanted.raised(size_), slanted.lowered(size_)};
}

CellSet Lattice::besideOne(const CellSet& set) const {
    CellSet once;
    for (const CellSet& side : shifted(set)) once = once | side;
    return once;
}

CellSet Lattice::besideTwo(const CellSet& set) const {
    CellSet once;
    CellSet twice;
    for (const CellSet& side : shifted(set)) {
        twice = twice | (once & side);
        once = once | side;
    }
    return twice;
}

std::vector<CellSet> Lattice::contested(const CellSet& free) const {
    std::vector<CellSet> levels{free & edge_};
    for (;;) {
        const CellSet next = levels.back() | (besideTwo(levels.back()) & free);
        if (next == levels.back()) return levels;
        levels.push_back(next);
    }
}

CellSet Lattice::reached(const CellSet& free) const {
    CellSet set = free & edge_;
    for (;;) {
        const CellSet next = set | (besideTwo(set) & free);
        if (next == set) return set;
        set = next;
    }
}

CellSet Lattice::nearest(const CellSet& free, const CellSet& wanted) const {
    CellSet set = free & edge_;
    for (;;) {
        if (set.meets(wanted)) return set & wanted;
        const CellSet next = set | (besideOne(set) & free);
        if (next == set) return {};
        set = next;
    }
}

CellSet Lattice::replies(const CellSet& free, int cat, CatKind kind) const {
    const CellSet beside = around(cat) & free;
    const CellSet shortest = nearest(free, beside);
    // With one neighbour that has a way out, all have: through the cat's cell.
    if (shortest.empty() || kind == CatKind::plain) return shortest;
    if (kind == CatKind::sleepy) return beside;
    for (const CellSet& level : contested(free)) {
        if (level.meets(beside)) return nearest(free, level & beside);
    }
    return shortest;
}

}  // namespace chat_noir
