// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "pousse/analysis/turning_point.h"

#include <optional>
#include <vector>

#include <QObject>

namespace pousse {

/// The move that lost a game, looked for in the background.
class Mistake : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Looks through a game that is over.
    void lookIn(int size, const std::vector<Move>& moves);
    /// Another game, or another move of it: nothing is known. Without changed().
    void forget();
    bool isLooking() const { return looking_.running(); }
    const std::optional<TurningPoint>& found() const { return found_; }
    /// What was found in the game that was looked through, or that somebody looks; empty if nobody has asked.
    QString text() const;

  Q_SIGNALS:
    void changed();

  private:
    std::vector<Move> moves_;
    std::optional<TurningPoint> found_;
    plt::Background<std::optional<TurningPoint>> looking_;
};

}  // namespace pousse
