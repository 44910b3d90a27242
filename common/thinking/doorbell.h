// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QObject>

namespace plt {

/// Wakes the thread that created it. A worker puts its data where both threads can reach it, under a lock or
/// in an atomic, and rings. The bell transfers no data: the workers' own locks and atomics order all
/// accesses, as a race detector requires.
class PLT_API Doorbell {
  public:
    /// `answer` is called on this thread, once or more after the last ring, unless the bell has been
    /// destroyed.
    explicit Doorbell(std::function<void()> answer);
    ~Doorbell();
    Doorbell(const Doorbell&) = delete;
    Doorbell& operator=(const Doorbell&) = delete;

    /// Rings. Thread-safe.
    void ring();

  private:
    class Listener;
    std::unique_ptr<Listener> listener_;
};

}  // namespace plt
