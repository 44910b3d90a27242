// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <array>
#include <optional>

#include <QString>
#include <QtGlobal>

namespace plt {

/// Numbers that differ after each change of a file or folder: inode, size, and the times of the last change
/// of content and of status, in nanoseconds.
using FileStamp = std::array<qint64, 4>;

/// Returns the stamp of what is at `path`; nothing if there is no such file, and on systems without exact
/// times.
PLT_API std::optional<FileStamp> fileStamp(const QString& path);

}  // namespace plt
