// SPDX-License-Identifier: MIT
#include "common/players/computer_turns.h"

#include "common/look/motion.h"

#include <QLocale>

namespace plt {

namespace {

constexpr int pauseMs = 350;

}  // namespace

ComputerTurnsBase::ComputerTurnsBase(QObject* parent) : QObject(parent) {}
ComputerTurnsBase::~ComputerTurnsBase() = default;

QString ComputerTurnsBase::thoughtText() const {
    if (!thought_) return {};
    const QLocale locale;
    const auto value =
        (thought_->value > 0 ? QStringLiteral("+") : QString()) + locale.toString(thought_->value, 'f', 2);
    auto text = tr("%n plies, %1 positions, %2", "", thought_->depth)
                    .arg(locale.toString(static_cast<qulonglong>(thought_->nodes)), value);
    if (!thought_->line.empty()) text += QStringLiteral(": ") + QString::fromStdString(thought_->line);
    return text;
}

int ComputerTurnsBase::leastPauseMs() {
    return motion::enabled() ? motion::paced(pauseMs) : 0;
}

quint64 ComputerTurnsBase::beginSearch() {
    endSearch();
    return search_;
}

void ComputerTurnsBase::endSearch() {
    ++search_;
    if (!thought_) return;
    thought_.reset();
    Q_EMIT thoughtChanged();
}

void ComputerTurnsBase::report(quint64 search, const Thought& thought) {
    const std::scoped_lock lock(mutex_);
    if (search < newestSearch_) return;
    const bool told = newest_.has_value();
    newest_ = thought;
    newestSearch_ = search;
    // A quick search has more to say than anyone can read: what is not looked at yet is replaced.
    if (told) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            std::optional<Thought> newest;
            quint64 from = 0;
            {
                const std::scoped_lock again(mutex_);
                newest.swap(newest_);
                from = newestSearch_;
            }
            if (from != search_ || !newest) return;
            thought_ = std::move(newest);
            Q_EMIT thoughtChanged();
        },
        Qt::QueuedConnection);
}

}  // namespace plt
