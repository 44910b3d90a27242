// SPDX-License-Identifier: MIT
#include "paint-by-numbers/solver/nogoods.h"

#include <algorithm>

namespace paint_by_numbers {

Nogoods::Reference Nogoods::add(std::span<const Literal> literals, int levels, bool lasting) {
    const auto clause = static_cast<Reference>(words_.size());
    words_.push_back(static_cast<int>(literals.size()));
    words_.push_back(lasting ? lastingLevels : std::max(1, levels));
    words_.push_back(++uses_);
    words_.insert(words_.end(), literals.begin(), literals.end());
    clauses_.push_back(clause);
    watch(literals[0], {clause, literals[1]});
    watch(literals[1], {clause, literals[0]});
    return clause;
}

void Nogoods::used(Reference clause, int levels) {
    lastUse(clause) = ++uses_;
    if (levelsOf(clause) != lastingLevels && levels < levelsOf(clause))
        levelsOf(clause) = std::max(1, levels);
}

std::vector<Nogoods::Reference> Nogoods::usefulHalf() {
    constexpr int alwaysUseful = 2;
    std::vector<Reference> kept;
    std::vector<Reference> others;
    for (const Reference clause : clauses_)
        (levelsOf(clause) <= alwaysUseful || words_[clause] == 2 ? kept : others).push_back(clause);
    const auto better = [&](Reference a, Reference b) {
        if (levelsOf(a) != levelsOf(b)) return levelsOf(a) < levelsOf(b);
        return lastUse(a) > lastUse(b);
    };
    const std::size_t half = others.size() / 2;
    std::nth_element(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(half), others.end(),
                     better);
    kept.insert(kept.end(), others.begin(), others.begin() + static_cast<std::ptrdiff_t>(half));
    return kept;
}

}  // namespace paint_by_numbers
