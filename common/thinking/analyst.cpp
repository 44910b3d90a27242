// SPDX-License-Identifier: MIT
#include "common/thinking/analyst.h"

#include <chrono>

namespace plt {

namespace {

/// After that long there is hardly anything new, and the computer should rest.
constexpr std::chrono::seconds longest(60);

}  // namespace

void AnalystThread::begin(std::function<void(const Question&)> search) {
    const quint64 number = ++number_;
    work_.cancel();
    newest_.reset();
    if (!search) return;
    work_.run(
        this,
        [this, number, search = std::move(search)](std::stop_token stop) {
            Question question;
            question.budget.time = longest;
            question.stop = std::move(stop);
            // The thread is joined before this object is gone.
            question.report = [this, number](const Thought& thought) {
                QMetaObject::invokeMethod(
                    this, [this, number, thought] { tell(number, thought); }, Qt::QueuedConnection);
            };
            search(question);
            return Nothing{};
        },
        [this](Nothing) { Q_EMIT changed(); });
}

void AnalystThread::tell(quint64 number, const Thought& thought) {
    if (number != number_) return;
    newest_ = thought;
    Q_EMIT changed();
}

}  // namespace plt
