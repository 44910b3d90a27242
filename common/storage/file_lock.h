// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QString>

namespace plt {

/// Keeps something to one owner among all processes and objects, for as long as it lives: a file of this name
/// is held. Nothing is written into it, so nobody waits for a disk, and the system lets go of it when its
/// process ends, however that ends. The file itself stays.
class PLT_API FileLock {
  public:
    enum class State {
        free,       ///< not tried yet
        held,       ///< by this object
        elsewhere,  ///< by another one, here or in another process
        denied,     ///< nothing may be written there
        failed      ///< for another reason
    };

    explicit FileLock(const QString& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Tries once, without waiting.
    State tryLock();
    State state() const { return state_; }
    /// What the system said when it was denied or failed; may be empty.
    QString reason() const { return reason_; }

  private:
    class System;
    QString path_;
    std::unique_ptr<System> system_;
    State state_ = State::free;
    QString reason_;
};

}  // namespace plt
