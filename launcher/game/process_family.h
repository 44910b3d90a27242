// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX

#include <sys/types.h>
#include <vector>

namespace plt {

/// A process, its head, with everything it has forked that is still in its session, as /proc tells. What has
/// begun a session of its own (a browser that shows the manual) has left the family.
class ProcessFamily {
  public:
    explicit ProcessFamily(pid_t head);

    /// Takes notice of processes that have come and gone since the last look. Cheap when there are none.
    void look();
    /// Whether there is anybody besides the head.
    bool hasOthers() const { return !others_.empty(); }

    /// What its members have written into memory or swap, in bytes; pages that they share are counted for
    /// each.
    long long memory() const;
    /// The same, every page counted once. Takes far longer.
    long long memoryCountedOnce() const;

    /// Ends everybody besides the head: asks them to, then kills them.
    void endOthers();

  private:
    struct Member {
        pid_t process = 0;
        unsigned long long begun = 0;  ///< tells it from a later process of the same number
    };
    bool isFamily(pid_t parent, pid_t session) const;
    void consider(pid_t process);
    void lookAtAll();
    void forgetDead();
    void signalOthers(int signal) const;

    const pid_t head_;
    const pid_t session_;
    const bool ownsSession_;
    pid_t seenBefore_ = 0;  ///< the newest process of the look before the last one
    pid_t seen_ = 0;        ///< the newest process of the last look
    std::vector<Member> others_;
};

}  // namespace plt

#endif
