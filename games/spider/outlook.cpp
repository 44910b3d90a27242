// SPDX-License-Identifier: MIT
#include "spider/outlook.h"

#include "spider/step.h"

#include <utility>

namespace spider {

namespace {

/// A player who goes on within this time needs no answer.
constexpr int pauseMs = 700;
/// For a proof of a dead end: some ten milliseconds.
constexpr Budget deadEndBudget{200'000};

}  // namespace

Outlook::Outlook(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(pauseMs);
    connect(&pause_, &QTimer::timeout, this, &Outlook::search);
}

void Outlook::watch(const State& state, Depth depth) {
    // While a stock is left there is always something to hope for; to prove the contrary takes a real search.
    if (depth == Depth::deadEnds && state.stock() > 0) depth = Depth::nothing;
    if (Rules::outcome(state) != plt::Outcome::playing) depth = Depth::nothing;
    depth_ = depth;
    if (!(state == state_)) follow(state);
    if (isKnown()) {
        pause_.stop();
        search_.cancel();
    } else if (!isSearching() || asked_ != depth_) {
        search_.cancel();
        asked_ = depth_;
        pause_.start();
    }
}

bool Outlook::isKnown() const {
    return depth_ <= reached_ || (verdict_ && verdict_ != Verdict::unknown);
}

std::optional<Verdict> Outlook::verdict() const {
    if (depth_ == Depth::nothing || !isKnown()) return std::nullopt;
    if (depth_ == Depth::deadEnds && verdict_ != Verdict::lost) return std::nullopt;
    return verdict_;
}

void Outlook::follow(const State& next) {
    pause_.stop();
    search_.cancel();
    const auto step = verdict_ ? stepBetween(state_, next) : std::nullopt;
    state_ = next;
    if (step && verdict_ == Verdict::lost) return;  // and stays so
    if (step && verdict_ == Verdict::winnable && !plan_.empty() && *step == plan_.front()) {
        plan_.erase(plan_.begin());
        return;
    }
    verdict_.reset();
    plan_.clear();
    reached_ = Depth::nothing;
}

void Outlook::search() {
    const Budget budget = asked_ == Depth::verdict ? solverBudget : deadEndBudget;
    search_.run(
        this,
        [state = state_, budget](std::stop_token stop) { return solve(state, budget, std::move(stop)); },
        [this](std::optional<Solution> solution) {
            if (!solution) return;
            verdict_ = solution->verdict;
            reached_ = asked_;
            plan_ = solution->verdict == Verdict::winnable ? std::move(solution->moves) : std::vector<Move>();
            Q_EMIT found();
        });
}

}  // namespace spider
