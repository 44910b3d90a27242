// SPDX-License-Identifier: MIT
#include "common/system/files/file_stamp.h"

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include <sys/stat.h>

#include <QFile>
#endif

namespace plt {

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

std::optional<FileStamp> fileStamp(const QString& path) {
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) return std::nullopt;
    const auto nanoseconds = [](const timespec& time) {
        return static_cast<qint64>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
    };
    return FileStamp{static_cast<qint64>(status.st_ino), status.st_size, nanoseconds(status.st_mtim),
                     nanoseconds(status.st_ctim)};
}

#else

std::optional<FileStamp> fileStamp(const QString&) {
    return std::nullopt;
}

#endif

}  // namespace plt
