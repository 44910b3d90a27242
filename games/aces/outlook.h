// SPDX-License-Identifier: MIT
#pragma once

#include "aces/solver.h"
#include "common/thinking/background.h"

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
    using QObject::QObject;

    /// What is known of a position, if it was ever looked at.
    std::optional<Verdict> verdict(const State& state) const;
    /// Looks at this position, unless it is known or being looked at; what was looked at before is given up.
    void look(const State& state);
    /// Gives up, if the solver is at work.
    void cancel();
    /// Whether the solver is at work on this position.
    bool isLookingAt(const State& state) const;

  Q_SIGNALS:
    /// More is known.
    void found();

  private:
    QHash<QByteArray, Verdict> known_;
    QByteArray asked_;
    plt::Background<std::optional<Solution>> search_;
};

}  // namespace aces
