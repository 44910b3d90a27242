// SPDX-License-Identifier: MIT
#include "spider/table/outlook.h"

#include "spider/solver/exhaustion.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace spider {

namespace {

/// A player who moves on within this time needs no answer.
constexpr int pauseMs = 700;
/// Budget of the proof of a dead end: some ten milliseconds.
constexpr long deadEndPositions = 300'000;

Solution provenDeadEnd(const State& state, const std::stop_token& stop) {
    const auto all = exhaust(state, deadEndPositions, stop);
    const auto verdict = all.isLost          ? Verdict::lost
                         : all.moves.empty() ? Verdict::unknown
                                             : Verdict::winnable;
    return {verdict, all.moves, all.positions};
}

}  // namespace

Outlook::Outlook(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(pauseMs);
    connect(&pause_, &QTimer::timeout, this, &Outlook::search);
}

void Outlook::setDepth(Depth depth) {
    wanted_ = depth;
    updateSearch();
}

void Outlook::setPosition(const plt::Transition<Rules>& transition, const State& state) {
    pause_.stop();
    search_.cancel();
    state_ = state;
    if (!holdsAfter(transition)) {
        verdict_.reset();
        plan_.clear();
        reached_ = Depth::nothing;
    }
    updateSearch();
}

/// Returns true if the result for the previous position holds for the current one as well.
bool Outlook::holdsAfter(const plt::Transition<Rules>& transition) {
    if (transition.otherGame || !verdict_) return false;
    const auto& moves = transition.moves;
    if (verdict_ == Verdict::lost) return !transition.backwards;
    if (verdict_ != Verdict::winnable) return false;
    if (transition.backwards) {
        plan_.insert(plan_.begin(), moves.rbegin(), moves.rend());
        return true;
    }
    if (moves.size() > plan_.size() || !std::equal(moves.begin(), moves.end(), plan_.begin())) return false;
    plan_.erase(plan_.begin(), plan_.begin() + static_cast<std::ptrdiff_t>(moves.size()));
    return true;
}

Outlook::Depth Outlook::depth() const {
    if (!state_ || Rules::outcome(*state_) != plt::Outcome::playing) return Depth::nothing;
    // While a stock is left there is always hope; a proof of the contrary takes a full search.
    return wanted_ == Depth::deadEnds && state_->stock() > 0 ? Depth::nothing : wanted_;
}

void Outlook::updateSearch() {
    if (isKnown()) {
        pause_.stop();
        search_.cancel();
    } else if (!isSearching() || asked_ != depth()) {
        search_.cancel();
        asked_ = depth();
        pause_.start();
    }
}

bool Outlook::isKnown() const {
    return depth() <= reached_ || (verdict_ && verdict_ != Verdict::unknown);
}

std::optional<Verdict> Outlook::verdict() const {
    const Depth now = depth();
    if (now == Depth::nothing || !isKnown()) return std::nullopt;
    if (now == Depth::deadEnds && verdict_ != Verdict::lost) return std::nullopt;
    return verdict_;
}

void Outlook::search() {
    search_.run(
        this,
        [state = *state_, isWhole = asked_ == Depth::verdict](std::stop_token stop) {
            return isWhole ? decide(state, solverBudget, std::move(stop)) : provenDeadEnd(state, stop);
        },
        [this](std::optional<Solution> solution) {
            if (!solution) return;
            verdict_ = solution->verdict;
            reached_ = asked_;
            plan_ = solution->verdict == Verdict::winnable ? std::move(solution->moves) : std::vector<Move>();
            Q_EMIT found();
        },
        [this](const QString&) {
            // A failed search has no result.
            verdict_ = Verdict::unknown;
            reached_ = asked_;
            Q_EMIT found();
        });
}

}  // namespace spider
