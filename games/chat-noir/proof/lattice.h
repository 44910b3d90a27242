// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/world.h"
#include "chat-noir/proof/cell_set.h"

#include <vector>

namespace chat_noir {

/// The largest board on which traps are proven by search.
inline constexpr int maxProofSize = 13;

/// The neighbourhoods of a board without blocks, for whole sets of cells at once.
class Lattice {
  public:
    /// `size`: 3 to maxProofSize.
    explicit Lattice(int size);

    int size() const { return size_; }
    int count() const { return size_ * size_; }
    const CellSet& all() const { return all_; }
    const CellSet& edge() const { return edge_; }
    const CellSet& around(int cell) const { return around_[static_cast<std::size_t>(cell)]; }
    CellSet set(const std::vector<Cell>& cells) const;

    /// Cells with a neighbour in the set; may contain numbers that are no cells.
    CellSet besideOne(const CellSet& set) const;
    /// Cells with two neighbours in the set.
    CellSet besideTwo(const CellSet& set) const;

    /// The cells at a contested distance (Field::contested) of at most i + 1, for each i until nothing more
    /// is reached. Never empty.
    std::vector<CellSet> contested(const CellSet& free) const;
    /// The last of these sets.
    CellSet reached(const CellSet& free) const;
    /// The cat's possible steps, as chat_noir::replies().
    CellSet replies(const CellSet& free, int cat, CatKind kind) const;

  private:
    std::array<CellSet, 6> shifted(const CellSet& set) const;
    CellSet nearest(const CellSet& free, const CellSet& wanted) const;

    int size_;
    CellSet all_;
    CellSet edge_;
    CellSet evenRows_;
    CellSet oddRows_;
    CellSet notFirst_;
    CellSet notLast_;
    std::vector<CellSet> around_;
};

}  // namespace chat_noir
