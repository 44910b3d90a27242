// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <vector>

#include <QtGlobal>

namespace plt {

/// A process, seen from the one that it has started to guard it.
class PLT_API GuardedProcess {
  public:
    /// Starts a process of this name that does `work` and then ends. It is no child of this one, is in a
    /// session of its own, and has of its descriptors only standard error and those in `kept`. Call it before
    /// there is a second thread. Does nothing on systems other than Linux.
    static void startGuard(const char* name, const std::vector<int>& kept,
                           const std::function<void(const GuardedProcess&)>& work);

    qint64 id() const { return id_; }

    struct News {
        bool hasEnded = false;
        bool isReadable = false;
    };
    /// Waits for the end of the process, for something to read from `descriptor` unless that is -1, or so
    /// many milliseconds.
    News wait(int descriptor, int milliseconds) const;
    void kill() const;

  private:
    GuardedProcess(qint64 id, int end) : id_(id), end_(end) {}

    const qint64 id_;
    const int end_;  ///< becomes readable when the process ends
};

/// Starts this program again as a child. `arguments` begin with its name. It reads from `input`, and its
/// output is discarded. Returns false if it was not started.
PLT_API bool startThisProgram(std::vector<const char*> arguments, int input);
/// Returns how many children have ended since the last call.
PLT_API int countEndedChildren();

}  // namespace plt
