// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/terms/table.h"
#include "gcalc/terms/term.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace gcalc {

/// Where terms are worked on: every term is stored once, so the same term is the same number, and what was
/// found out about one is remembered. Nothing here walks the tree of a term, or calls itself.
class Graph {
  public:
    using Id = std::uint32_t;
    /// Asked before every piece of work, and may end it by throwing; the graph is in order then.
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
    /// Whether there is an application in it that is in no abstraction.
    bool applies(Id id) const { return facts_[id].applies; }
    std::size_t size() const { return nodes_.size(); }

    /// The two halves along an axis, or of an application its two parts.
    std::pair<Id, Id> split(Id id, Kind axis);
    /// The argument for the variable, except where it is bound again. If `shared`, the argument is shared out
    /// in space: at every composition the first half of it goes to the first part, the second to the second.
    Id substitute(Id body, Colour variable, Id argument, bool shared);
    /// Every colour of that name becomes the variable, and this is bound.
    Id abstractColour(Id id, Colour colour);
    /// Every colour mixed with this one, which is a colour or mixture.
    Id mix(Id with, Id id);

    /// How many nodes were visited by the work above.
    std::uint64_t visits() const { return visits_; }

  private:
    struct Facts {
        std::uint64_t treeSize = 1;
        std::uint32_t freeVariables = 0;  ///< a bit for each
        std::uint32_t colours = 0;        ///< a bit for each, and one for mixtures
        bool applies = false;
    };

    Id intern(const Term::Node& node);
    void growIndex();
    std::size_t slotOf(const Term::Node& node) const;
    void visit();
    Id mixedColour(Id with, Id id);
    /// The term with its colours replaced: `leaf` gives the replacement of a colour or mixture. Terms without
    /// one of the wanted colours stay.
    template <class Leaf>
    Id recoloured(Id id, std::uint32_t wanted, Table<Id>& known, std::uint64_t key, const Leaf& leaf);

    std::vector<Term::Node> nodes_;
    std::vector<Facts> facts_;
    std::vector<Id> index_;  ///< hash table of nodes, by number plus one
    Table<std::pair<Id, Id>> splits_;
    Table<Id> substitutions_;
    Table<Id> mixtures_;
    Guard guard_;
    std::uint64_t visits_ = 0;
};

}  // namespace gcalc
