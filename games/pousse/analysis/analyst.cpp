// SPDX-License-Identifier: MIT
#include "pousse/analysis/analyst.h"

namespace pousse {

namespace {

/// After that long there is hardly anything new, and the computer should rest.
constexpr std::chrono::seconds longest(60);

}  // namespace

void Analyst::look(const State& state) {
    if (state_ == state) return;
    ++number_;
    work_.cancel();
    thought_.reset();
    state_ = state;
    if (endOf(state) != End::none) return;
    const quint64 number = number_;
    work_.run(
        this,
        [this, state, number](std::stop_token stop) {
            plt::Question question;
            question.budget.time = longest;
            question.stop = std::move(stop);
            // The thread is joined before this object is gone.
            question.report = [this, number](const plt::Thought& thought) {
                QMetaObject::invokeMethod(
                    this, [this, number, thought] { tell(number, thought); }, Qt::QueuedConnection);
            };
            return analyse(state, question);
        },
        [this](const Analysis&) { Q_EMIT changed(); });
}

void Analyst::stop() {
    ++number_;
    work_.cancel();
    state_.reset();
    if (!thought_) return;
    thought_.reset();
    Q_EMIT changed();
}

void Analyst::tell(quint64 number, const plt::Thought& thought) {
    if (number != number_) return;
    thought_ = thought;
    Q_EMIT changed();
}

}  // namespace pousse
