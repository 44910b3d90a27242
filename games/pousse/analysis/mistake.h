// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "pousse/analysis/turning_point.h"

#include <optional>
#include <vector>

#include <QObject>

namespace pousse {

/// Searches in the background for the move that lost a game.
class Mistake : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Starts examining a finished game.
    void start(int size, const std::vector<Move>& moves);
    /// Cancels the search and clears the result after the game has changed. Does not emit changed().
    void reset();
    bool isSearching() const { return search_.isRunning(); }
    const std::optional<TurningPoint>& found() const { return found_; }
    /// The result for the examined game, or that the search is running; empty if none was requested.
    QString text() const;

  Q_SIGNALS:
    void changed();

  private:
    std::vector<Move> moves_;
    std::optional<TurningPoint> found_;
    plt::Background<std::optional<TurningPoint>> search_;
};

}  // namespace pousse
