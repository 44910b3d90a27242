// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "pousse/player/player.h"

#include <optional>

#include <QObject>

namespace pousse {

/// Looks at the shown position in the background and tells what it finds, deeper and deeper, until another
/// position is shown.
class Analyst : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Begins to think about this position; what was known of another one is forgotten, without changed().
    void look(const State& state);
    void stop();
    bool isLooking() const { return work_.running(); }
    /// The newest of this position; nothing before the first word, and of any other position.
    std::optional<plt::Thought> thoughtOf(const State& state) const {
        return state_ == state ? thought_ : std::nullopt;
    }

  Q_SIGNALS:
    void changed();

  private:
    void tell(quint64 number, const plt::Thought& thought);
    quint64 number_ = 0;
    std::optional<State> state_;
    std::optional<plt::Thought> thought_;
    plt::Background<Analysis> work_;
};

}  // namespace pousse
