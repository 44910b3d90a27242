// SPDX-License-Identifier: MIT
#include "aces/outlook.h"

#include <utility>

namespace aces {

namespace {

/// Equal for positions that differ in nothing that the solver looks at.
QByteArray keyOf(const State& state) {
    QByteArray key;
    const auto add = [&](int number) { key += static_cast<char>(state.card(number).index()); };
    for (const auto& column : state.columns) {
        for (const int number : column) add(number);
        key += static_cast<char>(-1);
    }
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number) add(number);
    return key;
}

}  // namespace

std::optional<Verdict> Outlook::verdict(const State& state) const {
    const auto found = known_.find(keyOf(state));
    return found == known_.end() ? std::nullopt : std::optional<Verdict>(*found);
}

bool Outlook::isLookingAt(const State& state) const {
    return search_.running() && asked_ == keyOf(state);
}

void Outlook::cancel() {
    search_.cancel();
}

void Outlook::look(const State& state) {
    if (verdict(state) || isLookingAt(state)) return;
    asked_ = keyOf(state);
    search_.run(
        this, [state](std::stop_token stop) { return solve(state, solverBudget, std::move(stop)); },
        [this, key = asked_](std::optional<Solution> solution) {
            if (!solution) return;
            known_.insert(key, solution->verdict);
            Q_EMIT found();
        },
        [this, key = asked_](const QString&) {
            // A search that failed has found out nothing.
            known_.insert(key, Verdict::unknown);
            Q_EMIT found();
        });
}

}  // namespace aces
