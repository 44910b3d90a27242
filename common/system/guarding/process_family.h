// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QtGlobal>

namespace plt {

/// A process (the head) and all its descendants that are still in its session, read from /proc. A process
/// that has begun a session of its own (a browser that shows the manual) has left the family. On systems other
/// than Linux it is always empty.
class PLT_API ProcessFamily {
  public:
    explicit ProcessFamily(qint64 head);

    /// Finds processes that have started and ended since the last look. Cheap if there are none.
    void update();
    /// Returns true if there are members besides the head.
    bool hasOthers() const { return !others_.empty(); }

    /// Returns the anonymous memory of all members in bytes, swap included; shared pages count for each of
    /// them.
    long long memory() const;
    /// Returns the same with every page counted once. Takes far longer.
    long long memoryCountedOnce() const;

    /// Ends all members but the head: terminates them, then kills them.
    void endOthers();

  private:
    struct Member {
        int process = 0;
        unsigned long long begun = 0;  ///< start time, which tells it from a later process of the same number
    };
    bool isFamily(int parent, int session) const;
    void consider(int process);
    void updateAll();
    void removeDead();
    void signalOthers(int signal) const;

    const int head_;
    const int session_;
    const bool ownsSession_;
    int seenBefore_ = 0;  ///< newest process at the look before the last
    int seen_ = 0;        ///< newest process at the last look
    std::vector<Member> others_;
};

}  // namespace plt
