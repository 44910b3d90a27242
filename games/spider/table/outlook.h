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

/// Finds out in the background whether the shown position can still be won. A search begins when the player
/// pauses, and every move stops it; what is known already follows the player, back as well, without a new
/// one.
class Outlook : public QObject {
    Q_OBJECT

  public:
    /// How much is asked for.
    enum class Depth {
        nothing,
        deadEnds,  ///< only a quick proof that there is no way to win, once the stock is dealt
        verdict,   ///< whatever the solver finds out
    };

    explicit Outlook(QObject* parent = nullptr);

    /// What is wanted of every position; dead ends at first.
    void setDepth(Depth depth);
    /// Another position is shown, come to in this way.
    void follow(const plt::Transition<Rules>& transition, const State& state);
    /// What was found out about it; empty while that is not known yet, or not asked for.
    std::optional<Verdict> verdict() const;
    /// Whether an answer is still to come.
    bool isSearching() const { return pause_.isActive() || search_.running(); }

  Q_SIGNALS:
    void found();

  private:
    Depth depth() const;
    bool isKnown() const;
    bool holdsAfter(const plt::Transition<Rules>& transition);
    void consider();
    void search();

    std::optional<State> state_;  ///< empty before the first game
    Depth wanted_ = Depth::deadEnds;
    Depth asked_ = Depth::nothing;    ///< of the search that runs or waits
    Depth reached_ = Depth::nothing;  ///< how deep the present verdict was searched
    std::optional<Verdict> verdict_;
    std::vector<Move> plan_;  ///< from here to the win, when there is one
    QTimer pause_;
    plt::Background<std::optional<Solution>> search_;
};

}  // namespace spider
