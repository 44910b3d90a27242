// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>

namespace plt::testing {

/// Processor time of this thread since the clock was made, not affected by other load of the machine.
class ThreadClock {
  public:
    double seconds() const { return now() - begin_; }

  private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }
    double begin_ = now();
};

}  // namespace plt::testing
