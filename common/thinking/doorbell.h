// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QObject>

namespace plt {

/// Calls the thread that made it: whoever has something for that thread puts it where both can reach it,
/// under a lock or an atomic, and rings. The bell itself carries nothing, so what is handed over is always
/// ordered by our own means, which a race detector can follow.
class PLT_API Doorbell {
  public:
    /// `answer` runs on this thread, once or more after the last ring, as long as the bell lives.
    explicit Doorbell(std::function<void()> answer);
    ~Doorbell();
    Doorbell(const Doorbell&) = delete;
    Doorbell& operator=(const Doorbell&) = delete;

    /// From any thread.
    void ring();

  private:
    class Listener;
    std::unique_ptr<Listener> listener_;
};

}  // namespace plt
