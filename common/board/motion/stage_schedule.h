// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/picture.h"

#include <deque>
#include <optional>

namespace plt {

/// The pending stages of a picture and the time of the next one. It has no clock: a late frame takes all
/// stages that are due, each from its due time.
class StageSchedule {
  public:
    struct Due {
        BoardStage stage;
        qreal when = 0;
    };

    void begin(std::vector<BoardStage> stages) { stages_.assign(stages.begin(), stages.end()); }
    void clear() { stages_.clear(); }
    bool isEmpty() const { return stages_.empty(); }
    /// Sets the time of the next stage.
    void setNext(qreal when) { next_ = when; }
    /// Takes the next stage if it is due; setNext() must follow.
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
