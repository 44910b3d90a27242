// SPDX-License-Identifier: MIT
#include "common/system/files/file_lock.h"

#include <QFile>
#include <QtGlobal>

#if defined(Q_OS_UNIX)
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

namespace plt {

#if defined(Q_OS_UNIX)

// Not QLockFile, which writes the owner into the file and waits until that is on the disk.
class FileLock::System {
  public:
    ~System() {
        if (file_ >= 0) ::close(file_);
    }
    State tryLock(const QString& path, QString& reason) {
        // Opening something other than a regular file must not block.
        if (file_ < 0)
            file_ =
                ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0644);
        if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            if (file_ >= 0 && error == EWOULDBLOCK) return State::elsewhere;
            reason = qt_error_string(error);
            return error == EACCES || error == EPERM || error == EROFS ? State::denied : State::failed;
        }
        return State::held;
    }

  private:
    int file_ = -1;
};

#else

class FileLock::System {
  public:
    State tryLock(const QString& path, QString&) {
        if (!lock_) lock_ = std::make_unique<QLockFile>(path);
        lock_->setStaleLockTime(0);
        if (lock_->tryLock(0)) return State::held;
        if (lock_->error() == QLockFile::LockFailedError) return State::elsewhere;
        return lock_->error() == QLockFile::PermissionError ? State::denied : State::failed;
    }

  private:
    std::unique_ptr<QLockFile> lock_;
};

#endif

FileLock::FileLock(const QString& path) : path_(path), system_(std::make_unique<System>()) {}

FileLock::~FileLock() = default;

FileLock::State FileLock::tryLock() {
    if (state_ == State::held) return state_;
    reason_.clear();
    state_ = system_->tryLock(path_, reason_);
    return state_;
}

}  // namespace plt
