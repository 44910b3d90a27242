// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace gcalc {

/// The way from the whole term to a part: false for the first part (or the body), true for the second.
using Path = std::vector<bool>;

/// The place and the rule of the next step.
struct Redex {
    Path path;
    Rule rule = Rule::substitution;
    bool operator==(const Redex&) const = default;
};

/// Evaluates a term step by step, forwards and backwards, in the order of evaluate(): by name, outermost
/// first, from left to right. A step reduces one application at one place; other occurrences of the same term
/// wait.
class Stepper {
  public:
    Stepper(const Term& term, const Meaning& meaning);

    Term term() const { return graph_.term(way_[place_ - base_]); }
    /// The number of steps made so far.
    std::size_t place() const { return place_; }

    /// The application that the next step reduces. Empty if this is the normal form, or if a stop was
    /// requested.
    std::optional<Redex> redex(const std::stop_token& stop = {});
    /// Returns true if there is no redex because the next step would create more than a million terms.
    bool isTooLarge() const { return tooLarge_; }
    /// Makes a step; returns true if there was something to reduce, and room for the result.
    bool forward(const std::stop_token& stop = {});
    /// Takes back a step; returns true if there was one.
    bool backward();
    void toStart() { goTo(0); }

  private:
    void begin(std::size_t place, const Term& term);
    void storeStart(const Term& term);
    void goTo(std::size_t place);
    void search(const std::stop_token& stop);
    std::optional<Redex> find(Graph::Id root, const std::stop_token& stop);
    bool changes(Graph::Id application, Rule rule);

    const Meaning meaning_;
    /// Every step copies the nodes from the root to its redex, so that one graph for all steps would fill up
    /// even with small terms. A full graph is replaced by a new one that begins with the last step's result.
    Graph graph_;
    std::size_t base_ = 0;   ///< the place of the graph's first term
    std::size_t begun_ = 0;  ///< its size at that time
    std::vector<Graph::Id> way_;
    /// The first terms of graphs by place, from which going back replays. The very first is always kept.
    std::map<std::size_t, Term> starts_;
    std::size_t kept_ = 0;  ///< the number of nodes of all of these
    std::size_t place_ = 0;
    std::size_t furthest_ = 0;
    Table<bool> normal_;  ///< terms known to have nothing to reduce
    std::optional<Redex> next_;
    bool searched_ = false;
    bool tooLarge_ = false;
};

}  // namespace gcalc
