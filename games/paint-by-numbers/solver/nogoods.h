// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// A cell with a colour: twice the cell number, plus one for white.
using Literal = int;
constexpr Literal literalOf(int cell, bool white) {
    return 2 * cell + (white ? 1 : 0);
}
constexpr int cellOf(Literal literal) {
    return literal / 2;
}
constexpr bool isWhite(Literal literal) {
    return (literal & 1) != 0;
}
/// The same cell in the other colour.
constexpr Literal negated(Literal literal) {
    return literal ^ 1;
}

/// The clauses learned from conflicts, with two watched literals each, the first two. After making a literal
/// false, call watching() for the clauses to examine.
class Nogoods {
  public:
    using Reference = std::uint32_t;
    /// A clause with one of its literals; while that is true, so is the clause.
    struct Watch {
        Reference clause;
        Literal blocker;
    };

    explicit Nogoods(int cells) : watches_(static_cast<std::size_t>(cells) * 2) {}

    /// Adds a clause of at least two literals. `levels` is the number of decision levels they come from; the
    /// fewer, the more useful. A lasting clause is never removed.
    Reference add(std::span<const Literal> literals, int levels, bool lasting = false);

    std::span<Literal> literals(Reference clause) {
        return std::span(words_).subspan(clause + headWords, static_cast<std::size_t>(words_[clause]));
    }
    std::vector<Watch>& watching(Literal falsified) { return watches_[falsified]; }
    void watch(Literal literal, Watch watch) { watches_[literal].push_back(watch); }
    /// Records that the clause took part in a conflict, with literals of this many levels.
    void used(Reference clause, int levels);

    std::size_t count() const { return clauses_.size(); }
    std::size_t size() const { return words_.size(); }
    /// Removes the less useful half of the removable clauses. `isReason(clause)` returns true for those that
    /// must stay; `moved(from, to)` is called for each of those.
    template <class IsReason, class Moved>
    void forget(IsReason isReason, Moved moved);

  private:
    // A clause in words_: the number of literals, the levels, the time of the last use, then the literals.
    static constexpr Reference headWords = 3;
    static constexpr int lastingLevels = 0;
    int& levelsOf(Reference clause) { return words_[clause + 1]; }
    int& lastUse(Reference clause) { return words_[clause + 2]; }
    /// Selects the clauses to keep; the words of the others may be reused.
    std::vector<Reference> usefulHalf();

    std::vector<int> words_;
    std::vector<Reference> clauses_;
    std::vector<std::vector<Watch>> watches_;
    int uses_ = 0;
};

template <class IsReason, class Moved>
void Nogoods::forget(IsReason isReason, Moved moved) {
    std::vector<bool> keep(words_.size(), false);
    for (const Reference clause : usefulHalf()) keep[clause] = true;
    std::vector<int> words;
    std::vector<Reference> clauses;
    for (auto& watches : watches_) watches.clear();
    for (const Reference clause : clauses_) {
        if (!keep[clause] && !isReason(clause)) continue;
        const auto to = static_cast<Reference>(words.size());
        const auto begin = words_.begin() + clause;
        words.insert(words.end(), begin, begin + headWords + words_[clause]);
        clauses.push_back(to);
        const int* first = &words[to + headWords];
        watches_[first[0]].push_back({to, first[1]});
        watches_[first[1]].push_back({to, first[0]});
        moved(clause, to);
    }
    words_ = std::move(words);
    clauses_ = std::move(clauses);
}

}  // namespace paint_by_numbers
