// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace gcalc {

/// From the whole to a part: false for the first part (or the body), true for the second.
using Path = std::vector<bool>;

/// Where the next step happens, and by what rule.
struct Redex {
    Path path;
    Rule rule = Rule::substitution;
    bool operator==(const Redex&) const = default;
};

/// Evaluates a term step by step, forwards and backwards, in the order of evaluate(): by name, from the
/// outside, the left first. In a step one application is reduced at one place; the same term elsewhere waits.
class Stepper {
  public:
    Stepper(const Term& term, const Meaning& meaning);

    Term term() const { return graph_.term(way_[place_]); }
    /// Steps made so far.
    std::size_t place() const { return place_; }

    /// The application that the next step reduces. None: this is the normal form, or the token asked to stop
    /// the search.
    std::optional<Redex> redex(const std::stop_token& stop = {});
    /// Whether there is no redex because the next step would make more than a million terms.
    bool isTooLarge() const { return tooLarge_; }
    /// Whether there was something to reduce, and room for it.
    bool forward(const std::stop_token& stop = {});
    /// Whether there was a step to take back.
    bool backward();

  private:
    std::optional<Redex> find(Graph::Id root, const std::stop_token& stop);
    bool changes(Graph::Id application, Rule rule);

    Graph graph_;
    const Meaning meaning_;
    std::vector<Graph::Id> way_;
    std::size_t place_ = 0;
    Table<bool> normal_;  ///< terms that are known to have nothing to reduce
    std::optional<Redex> next_;
    bool searched_ = false;
    bool tooLarge_ = false;
};

}  // namespace gcalc
