// SPDX-License-Identifier: MIT
#pragma once

#include "aces/solver.h"
#include "common/thinking/background.h"
#include "common/thinking/doorbell.h"

#include <atomic>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QHash>
#include <QObject>

namespace aces {

/// Whether positions can still be won: asks the solver in the background, one position at a time, and
/// remembers what it said.
class Outlook : public QObject {
    Q_OBJECT

  public:
    /// How hard to look: within what nobody asked for may cost, or for who asks and waits.
    enum class Effort { unasked, asked };

    explicit Outlook(QObject* parent = nullptr);

    /// What is known of a position, if it was ever looked at.
    std::optional<Verdict> verdict(const State& state) const;
    /// Whether looking so hard would tell no more than is known.
    bool isKnown(const State& state, Effort effort) const;
    /// Looks at this position, unless it is known or being looked at; what was looked at before is given up.
    void look(const State& state, Effort effort);
    /// Gives up, if the solver is at work.
    void cancel();
    /// Whether the solver is at work on this position, looking at least so hard.
    bool isLookingAt(const State& state, Effort effort) const;
    /// How many positions the solver has looked at, as far as it has told.
    long tried() const { return tried_ == nullptr ? 0 : tried_->load(); }

  Q_SIGNALS:
    /// More is known.
    void found();
    /// The solver goes on, and has tried() so many positions.
    void progressed();

  private:
    struct Known {
        Verdict verdict;
        Effort effort;
    };
    void learn(const QByteArray& key, Known known);

    QHash<QByteArray, Known> known_;
    QByteArray asked_;
    Effort effort_ = Effort::unasked;
    std::shared_ptr<std::atomic<long>> tried_;
    plt::Doorbell bell_;
    plt::Background<std::optional<Finding>> search_;
};

}  // namespace aces
