// SPDX-License-Identifier: MIT
#include "aces/table/outlook.h"

#include <utility>

namespace aces {

namespace {

/// Returns a key that is equal for positions that are the same to the solver.
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

Outlook::Outlook(QObject* parent)
    : QObject(parent), bell_([this] {
          if (search_.isRunning()) Q_EMIT progressed();
      }) {}

std::optional<Verdict> Outlook::verdict(const State& state) const {
    const auto found = known_.find(keyOf(state));
    return found == known_.end() ? std::nullopt : std::optional<Verdict>(found->verdict);
}

bool Outlook::isKnown(const State& state, Effort effort) const {
    const auto found = known_.find(keyOf(state));
    return found != known_.end() && (found->verdict != Verdict::unknown || found->effort >= effort);
}

bool Outlook::isSearching(const State& state, Effort effort) const {
    return search_.isRunning() && effort_ >= effort && asked_ == keyOf(state);
}

void Outlook::cancel() {
    search_.cancel();
}

void Outlook::search(const State& state, Effort effort) {
    if (isKnown(state, effort) || isSearching(state, effort)) return;
    asked_ = keyOf(state);
    effort_ = effort;
    tried_ = std::make_shared<std::atomic<long>>(0);
    const auto budget = effort == Effort::asked ? askedBudget : unaskedBudget;
    const auto progress = [tried = tried_, bell = &bell_](long positions) {
        *tried = positions;
        bell->ring();
    };
    search_.run(
        this,
        [state, budget, progress](std::stop_token stop) {
            return decide(state, budget, std::move(stop), progress);
        },
        [this, key = asked_, effort](std::optional<Finding> finding) {
            if (finding) storeResult(key, {finding->verdict, effort});
        },
        // A failed search has no result.
        [this, key = asked_, effort](const QString&) {
            storeResult(key, {Verdict::unknown, effort});
        });
}

void Outlook::storeResult(const QByteArray& key, Known known) {
    known_.insert(key, known);
    Q_EMIT found();
}

}  // namespace aces
