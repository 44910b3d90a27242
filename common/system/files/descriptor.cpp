// SPDX-License-Identifier: MIT
#include "common/system/files/descriptor.h"

#include <QFile>

#ifdef Q_OS_WIN
#include <io.h>
#endif
#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace plt::descriptors {

#ifdef Q_OS_UNIX

Owned::~Owned() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Owned openToRead(const QString& path) {
    return Owned(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
}

bool isRegular(int descriptor) {
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

bool writeByte(int descriptor, char byte) {
    return ::write(descriptor, &byte, 1) == 1 || errno == EAGAIN;
}

#else

#ifdef Q_OS_WIN
Owned::~Owned() {
    if (descriptor_ >= 0) ::_close(descriptor_);
}
bool writeByte(int descriptor, char byte) {
    return ::_write(descriptor, &byte, 1) == 1;
}
#else
Owned::~Owned() = default;
bool writeByte(int, char) {
    return false;
}
#endif

Owned openToRead(const QString&) {
    return Owned();
}

bool isRegular(int) {
    return false;
}

#endif

#ifdef Q_OS_LINUX

Owned inMemory(const QByteArray& bytes) {
    Owned file(::memfd_create("document", MFD_CLOEXEC));
    for (qsizetype at = 0; file.get() >= 0 && at < bytes.size();) {
        const ssize_t written =
            ::write(file.get(), bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (written <= 0 && errno != EINTR) return Owned();
        at += written > 0 ? written : 0;
    }
    return file;
}

#else

Owned inMemory(const QByteArray&) {
    return Owned();
}

#endif

}  // namespace plt::descriptors
