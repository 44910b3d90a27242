// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <QByteArray>
#include <QString>

namespace plt {

/// The result of reading a small file from an untrusted author.
struct SmallFile {
    enum class Outcome { Read, Missing, Unreadable, TooLarge };
    Outcome outcome = Outcome::Missing;
    QByteArray bytes;
    Message cause;  ///< for Unreadable: the reason in a few words
};

/// Reads a regular file of at most `limit` bytes. Never blocks, whatever is at `path` (a FIFO, a device), and
/// reads no more than limit + 1 bytes. Missing means that there is no such entry; a dangling link is
/// Unreadable.
PLT_API SmallFile readSmallFile(const QString& path, qint64 limit);

}  // namespace plt
