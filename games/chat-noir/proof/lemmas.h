// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/proof/lattice.h"

#include <vector>

namespace chat_noir {

/// Positions with the player to move that are won against every cat, or from which a cat escapes against
/// every player, each with the few cells on which that depends. More blocks never help a cat, so one lemma
/// holds for all positions that agree on these cells.
class Lemmas {
  public:
    /// The player wins with the cat on a certain cell if at least `blocked` is blocked.
    struct Trap {
        CellSet blocked;
        /// The winning block; -1 if the cat's contested distance is infinite, see Field::contested().
        int block = -1;
        /// An upper bound of the turns until the cat is shut in; a lemma does not know what else is blocked.
        int turns = 0;
    };

    explicit Lemmas(const Lattice& lattice);

    /// The lemma that traps a cat here; null if none is known. Valid until a lemma is added.
    const Trap* trap(int cat, const CellSet& blocked) const;
    const std::vector<Trap>& traps(int cat) const { return traps_[index(cat)]; }
    /// The blocks each of which makes one of the known traps complete; all cells if one is complete.
    CellSet completing(int cat, const CellSet& blocked) const;
    /// The free cells with which a cat escapes from here; null if that is not known.
    const CellSet* escape(int cat, const CellSet& blocked) const;

    void addTrap(int cat, const Trap& trap);
    /// Adds the lemma for a cat with an infinite contested distance; `reached` has the cells with a finite one.
    Trap addFence(int cat, const CellSet& blocked, const CellSet& reached);

    /// The blocks that stop every known escape through a neighbour of the cat: any other block loses. Adds an
    /// escape lemma and returns nothing if there is no such block.
    CellSet mustBlock(int cat, const CellSet& blocked);

  private:
    static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
    /// The known escapes through each neighbour, with the neighbour itself.
    std::vector<CellSet> threats(int cat, const CellSet& blocked) const;
    void addEscape(int cat, const CellSet& free);

    const Lattice& lattice_;
    std::vector<std::vector<Trap>> traps_;
    std::vector<std::vector<CellSet>> escapes_;
};

}  // namespace chat_noir
