// SPDX-License-Identifier: MIT
#include "rummy/knocking/showdown.h"

#include "rummy/melding/deadwood.h"

namespace rummy {

Showdown showdown(int knocker, CardSet knockers, CardSet others) {
    Showdown shown;
    shown.knocker = knocker;
    shown.laid = minimumDeadwood(knockers);
    if (shown.isGin())
        shown.others.kept = minimumDeadwood(others);
    else
        shown.others = layOff(others, shown.laid.sets);
    const auto sum = [](const std::vector<plt::Card>& cards) {
        int count = 0;
        for (const auto card : cards) count += countOf(card);
        return count;
    };
    shown.deadwood.at(knocker) = sum(shown.laid.loose);
    shown.deadwood.at(1 - knocker) = sum(shown.others.kept.loose);
    return shown;
}

}  // namespace rummy
