// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QString>

namespace plt {

/// A lock on a file with one owner among all processes and objects, for the lifetime of this object. Nothing
/// is written into the file, so nobody waits for a disk, and the system releases the lock when the process
/// ends, however that ends. The file itself is not removed.
class PLT_API FileLock {
  public:
    enum class State {
        free,       ///< not tried yet
        held,       ///< by this object
        elsewhere,  ///< locked by another object, in this or another process
        denied,     ///< the directory is not writable
        failed      ///< any other reason
    };

    /// `path`: the file to be locked by tryLock(), which creates it if it is missing.
    explicit FileLock(const QString& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Tries once, without waiting.
    State tryLock();
    State state() const { return state_; }
    /// Returns the system's message for `denied` and `failed`; may be empty.
    QString reason() const { return reason_; }

  private:
    class System;
    QString path_;
    std::unique_ptr<System> system_;
    State state_ = State::free;
    QString reason_;
};

}  // namespace plt
