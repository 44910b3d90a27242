// SPDX-License-Identifier: MIT
#include "pousse/analysis/mistake.h"

#include "pousse/board/notation.h"

namespace pousse {

namespace {

/// Nodes for each position of the examined game: a second or two.
constexpr std::uint64_t mistakeNodes = 1'500'000;

}  // namespace

void Mistake::start(int size, const std::vector<Move>& moves) {
    moves_ = moves;
    plt::Question question;
    question.budget.nodes = mistakeNodes;
    search_.run(
        this,
        [size, moves, question](std::stop_token stop) mutable {
            question.stop = std::move(stop);
            return turningPointOf(size, moves, question);
        },
        [this](const std::optional<TurningPoint>& point) {
            found_ = point;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void Mistake::reset() {
    search_.cancel();
    found_.reset();
}

QString Mistake::text() const {
    if (isSearching()) return tr("Looking for where it was lost...");
    if (!found_) return {};
    const QString lost = QString::fromStdString(writeMove(moves_[found_->ply - 1]));
    const QString better = QString::fromStdString(writeMove(found_->better));
    return tr("Move %L1, %2, lost it.").arg(found_->ply).arg(lost) + QLatin1Char(' ') +
           (found_->wins ? tr("%1 would have won.").arg(better) : tr("%1 was better.").arg(better));
}

}  // namespace pousse
