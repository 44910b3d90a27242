// SPDX-License-Identifier: MIT
#include "common/system/files/regular_file.h"

#include "common/system/files/descriptor.h"

#include <QFile>
#include <QFileInfo>

namespace plt {

namespace {

SmallFile unreadable(const Message& cause) {
    return {SmallFile::Outcome::Unreadable, {}, cause};
}

bool openWithoutBlocking(QFile& file) {
#ifdef Q_OS_UNIX
    // A file can become a FIFO between a check of its type and opening it: open first, check then.
    descriptors::Owned opened = descriptors::openToRead(file.fileName());
    if (opened.get() < 0 || !descriptors::isRegular(opened.get()) ||
        !file.open(opened.get(), QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle))
        return false;
    opened.release();
    return true;
#else
    return file.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
#endif
}

}  // namespace

SmallFile readSmallFile(const QString& path, qint64 limit) {
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink()) return {SmallFile::Outcome::Missing, {}, {}};
    if (!info.exists()) return unreadable(PLT_TR("the link leads nowhere"));
    if (info.isDir()) return unreadable(PLT_TR("it is a folder"));
    if (!info.isFile()) return unreadable(PLT_TR("it is not a regular file"));

    QFile file(path);
    if (!openWithoutBlocking(file)) return unreadable(PLT_TR("it cannot be opened"));
    if (file.size() > limit) return {SmallFile::Outcome::TooLarge, {}, {}};
    const QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError) return unreadable(Message(file.errorString().toStdString()));
    if (bytes.size() > limit) return {SmallFile::Outcome::TooLarge, {}, {}};
    return {SmallFile::Outcome::Read, bytes, {}};
}

}  // namespace plt
