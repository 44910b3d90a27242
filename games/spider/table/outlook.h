// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/transition.h"
#include "common/thinking/background.h"
#include "spider/rules.h"
#include "spider/solver/solver.h"

#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

namespace spider {

/// Determines in a worker thread whether the displayed position can still be won. A search begins when the
/// player pauses, and every move stops it; known results follow the player without a new search, backwards as
/// well.
class Outlook : public QObject {
    Q_OBJECT

  public:
    /// The extent of the search.
    enum class Depth {
        nothing,
        deadEnds,  ///< only a quick proof that there is no win, once the stock is dealt
        verdict,   ///< everything that the solver finds out
    };

    explicit Outlook(QObject* parent = nullptr);

    /// Sets the depth wanted for every position; deadEnds by default.
    void setDepth(Depth depth);
    /// Follows the transition to the state that is displayed now.
    void setPosition(const plt::Transition<Rules>& transition, const State& state);
    /// The result for the position; empty while it is unknown or not wanted.
    std::optional<Verdict> verdict() const;
    /// True while an answer is still to come.
    bool isSearching() const { return pause_.isActive() || search_.isRunning(); }

  Q_SIGNALS:
    void found();

  private:
    Depth depth() const;
    bool isKnown() const;
    bool holdsAfter(const plt::Transition<Rules>& transition);
    void updateSearch();
    void search();

    std::optional<State> state_;  ///< empty before the first game
    Depth wanted_ = Depth::deadEnds;
    Depth asked_ = Depth::nothing;    ///< of the running or waiting search
    Depth reached_ = Depth::nothing;  ///< the depth of the search that found the current verdict
    std::optional<Verdict> verdict_;
    std::vector<Move> plan_;  ///< from here to the win, if there is one
    QTimer pause_;
    plt::Background<std::optional<Solution>> search_;
};

}  // namespace spider
