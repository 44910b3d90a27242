// SPDX-License-Identifier: MIT
#include "common/thinking/analyst.h"

#include <chrono>

#include <QPointer>

namespace plt {

namespace {

/// The time limit of a search: after it there is hardly anything new, and the machine should rest.
constexpr std::chrono::seconds maximumTime(60);

}  // namespace

AnalystThread::AnalystThread(QObject* parent) : QObject(parent), bell_([this] { deliver(); }) {}

void AnalystThread::begin(std::function<void(const Question&)> search) {
    const quint64 number = ++number_;
    work_.cancel();
    newest_.reset();
    if (!search) return;
    work_.run(
        this,
        [this, number, search = std::move(search)](std::stop_token stop) {
            Question question;
            question.budget.time = maximumTime;
            question.stop = std::move(stop);
            question.report = [this, number](const Thought& thought) {
                {
                    const std::lock_guard guard(lock_);
                    reports_.push_back({number, thought});
                }
                bell_.ring();
            };
            search(question);
            return Nothing{};
        },
        [this](Nothing) { Q_EMIT changed(); });
}

void AnalystThread::deliver() {
    std::vector<Report> reports;
    {
        const std::lock_guard guard(lock_);
        reports.swap(reports_);
    }
    const QPointer<AnalystThread> self(this);
    for (const Report& report : reports) {
        // A slot of changed() may begin the search of another position.
        if (!self || report.number != number_) continue;
        newest_ = report.thought;
        Q_EMIT changed();
    }
}

}  // namespace plt
