// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/picture.h"

#include <deque>
#include <optional>

namespace plt {

/// The stages of a picture that are still to be shown, and when the next of them begins. It has no clock: a
/// late frame takes all stages that are due, each from when it was due.
class StageSchedule {
  public:
    struct Due {
        BoardStage stage;
        qreal when = 0;
    };

    void begin(std::vector<BoardStage> stages) { stages_.assign(stages.begin(), stages.end()); }
    void clear() { stages_.clear(); }
    bool isEmpty() const { return stages_.empty(); }
    /// The next stage begins then.
    void setNext(qreal when) { next_ = when; }
    /// The next stage, if it is due; setNext() must follow.
    std::optional<Due> take(qreal now) {
        if (stages_.empty() || now < next_) return std::nullopt;
        Due due{std::move(stages_.front()), next_};
        stages_.pop_front();
        return due;
    }

  private:
    std::deque<BoardStage> stages_;
    qreal next_ = 0;
};

}  // namespace plt
