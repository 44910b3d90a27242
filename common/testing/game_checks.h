// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/damaged_texts.h"
#include "common/testing/hidden_things.h"
#include "common/testing/session_checks.h"
#include "common/testing/thinking.h"

namespace plt::testing {

/// Everything that must hold for the rules of every game, in random games with these options: the rules
/// themselves, their texts, hints and computer players, and the game in a session. The first thing that is
/// wrong.
template <Rules R>
Finding gameChecks(const std::vector<typename R::Options>& optionSets, const Invariant<R>& invariant = {}) {
    constexpr int rounds = 3000;
    auto finding = randomGames<R>(optionSets, {}, invariant);
    if (finding.ok()) finding = damagedTexts<R>(optionSets, rounds);
    if (finding.ok()) finding = hintsAreLegal<R>(optionSets);
    if (finding.ok()) finding = levelsPlayLegally<R>(optionSets);
    if (finding.ok()) finding = sessionChecks<R>(optionSets);
    return finding;
}

}  // namespace plt::testing
