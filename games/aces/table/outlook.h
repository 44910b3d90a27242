// SPDX-License-Identifier: MIT
#pragma once

#include "aces/solver/solver.h"
#include "common/thinking/background.h"
#include "common/thinking/doorbell.h"

#include <atomic>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QHash>
#include <QObject>

namespace aces {

/// Determines whether positions can still be won: runs the solver in a worker thread, one position at a time,
/// and remembers its results.
class Outlook : public QObject {
    Q_OBJECT

  public:
    /// The budget of a search: that of an automatic one, or of one that the player has asked for.
    enum class Effort { unasked, asked };

    explicit Outlook(QObject* parent = nullptr);

    /// The result for a position, if it was ever searched.
    std::optional<Verdict> verdict(const State& state) const;
    /// Returns true if a search with this effort cannot add to the known result.
    bool isKnown(const State& state, Effort effort) const;
    /// Searches this position, unless it is known or being searched; an earlier search is cancelled.
    void search(const State& state, Effort effort);
    /// Cancels the search, if one is running.
    void cancel();
    /// Returns true if the solver searches this position with at least this effort.
    bool isSearching(const State& state, Effort effort) const;
    /// Number of positions searched, according to the last progress report.
    long tried() const { return tried_ == nullptr ? 0 : tried_->load(); }

  Q_SIGNALS:
    /// Emitted when there is a new result.
    void found();
    /// Emitted during a search when tried() has changed.
    void progressed();

  private:
    struct Known {
        Verdict verdict;
        Effort effort;
    };
    void storeResult(const QByteArray& key, Known known);

    QHash<QByteArray, Known> known_;
    QByteArray asked_;
    Effort effort_ = Effort::unasked;
    std::shared_ptr<std::atomic<long>> tried_;
    plt::Doorbell bell_;
    plt::Background<std::optional<Finding>> search_;
};

}  // namespace aces
