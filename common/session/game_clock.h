// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

#include <QElapsedTimer>

namespace plt {

/// Counts played time on a monotonic clock; stands until started.
class GameClock {
  public:
    std::chrono::milliseconds elapsed() const {
        return before_ + std::chrono::milliseconds(timer_.isValid() ? timer_.elapsed() : 0);
    }
    void set(std::chrono::milliseconds elapsed) {
        before_ = elapsed;
        if (timer_.isValid()) timer_.start();
    }
    bool running() const { return timer_.isValid(); }
    void start() {
        if (!timer_.isValid()) timer_.start();
    }
    void stop() {
        before_ = elapsed();
        timer_.invalidate();
    }

  private:
    std::chrono::milliseconds before_{0};
    QElapsedTimer timer_;
};

}  // namespace plt
