// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"

#include <cstdint>
#include <map>
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

    Term term() const { return graph_.term(way_[place_ - base_]); }
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
    void toStart() { goTo(0); }

  private:
    void begin(std::size_t place, const Term& term);
    void keepStart(const Term& term);
    void goTo(std::size_t place);
    void search(const std::stop_token& stop);
    std::optional<Redex> find(Graph::Id root, const std::stop_token& stop);
    bool changes(Graph::Id application, Rule rule);

    const Meaning meaning_;
    /// Every step copies the way from the whole to its redex, so the graph of all of them would fill up with
    /// terms that are small. A full one is given up for a new one that begins where the last step led to.
    Graph graph_;
    std::size_t base_ = 0;   ///< the place where it begins
    std::size_t begun_ = 0;  ///< its size then
    std::vector<Graph::Id> way_;
    /// Where graphs began, by place: the way back goes from there. The very first is always kept.
    std::map<std::size_t, Term> starts_;
    std::size_t kept_ = 0;  ///< the nodes of all of these
    std::size_t place_ = 0;
    std::size_t furthest_ = 0;
    Table<bool> normal_;  ///< terms that are known to have nothing to reduce
    std::optional<Redex> next_;
    bool searched_ = false;
    bool tooLarge_ = false;
};

}  // namespace gcalc
