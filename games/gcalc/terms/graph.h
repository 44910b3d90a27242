// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/terms/table.h"
#include "gcalc/terms/term.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace gcalc {

/// A hash-consed graph for computing with terms: every term is stored once, so that equal terms have equal
/// ids and results can be cached. No function here walks the tree of a term or recurses.
class Graph {
  public:
    using Id = std::uint32_t;
    /// Called before every unit of work; it may throw to abort, which leaves the graph consistent.
    using Guard = std::function<void()>;

    Graph();
    void setGuard(Guard guard) { guard_ = std::move(guard); }

    Id add(const Term& term);
    Term term(Id id) const;

    Id empty() const { return 0; }
    Id colour(Colour colour);
    Id of(Rgb rgb);
    Id variable(Colour colour);
    /// kind: a composition or application.
    Id pair(Kind kind, Id first, Id second);
    Id abstraction(Colour variable, Id body);

    Kind kind(Id id) const { return nodes_[id].kind; }
    const Term::Node& node(Id id) const { return nodes_[id]; }
    Id first(Id id) const { return nodes_[id].first; }
    Id second(Id id) const { return nodes_[id].second; }
    std::uint64_t treeSize(Id id) const { return facts_[id].treeSize; }
    /// Returns true if the term contains an application outside of all abstractions.
    bool applies(Id id) const { return facts_[id].applies; }
    std::size_t size() const { return nodes_.size(); }

    /// The two halves along an axis, or the two parts of an application.
    std::pair<Id, Id> split(Id id, Kind axis);
    /// Replaces the variable with the argument, except where the variable is bound again. If `shared`, every
    /// composition passes the first half of the argument to its first part, and the second half to the
    /// second.
    Id substitute(Id body, Colour variable, Id argument, bool shared);
    /// Replaces every occurrence of the colour with the variable, and binds that.
    Id abstractColour(Id id, Colour colour);
    /// Mixes every colour of the term with `with`, a colour or mixture.
    Id mix(Id with, Id id);

    /// The number of nodes visited by the functions above.
    std::uint64_t visits() const { return visits_; }

  private:
    struct Facts {
        std::uint64_t treeSize = 1;
        std::uint32_t freeVariables = 0;  ///< one bit for each
        std::uint32_t colours = 0;        ///< one bit for each, and one for mixtures
        bool applies = false;
    };

    Id intern(const Term::Node& node);
    void growIndex();
    std::size_t slotOf(const Term::Node& node) const;
    void visit();
    Id mixedColour(Id with, Id id);
    /// Replaces the colours of a term: `leaf` returns the replacement of a colour or mixture. Subterms
    /// without one of the wanted colours are skipped.
    template <class Leaf>
    Id recoloured(Id id, std::uint32_t wanted, Table<Id>& known, std::uint64_t key, const Leaf& leaf);

    std::vector<Term::Node> nodes_;
    std::vector<Facts> facts_;
    std::vector<Id> index_;  ///< hash table of nodes; holds ids plus one
    Table<std::pair<Id, Id>> splits_;
    Table<Id> substitutions_;
    Table<Id> mixtures_;
    Guard guard_;
    std::uint64_t visits_ = 0;
};

}  // namespace gcalc
