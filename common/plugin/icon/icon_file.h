// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <QString>

namespace plt {

/// The largest width and height of an icon, in pixels.
constexpr int largestIconSide = 4096;
/// The largest icon file that is read, in bytes.
constexpr qint64 largestIconFile = 4 * 1024 * 1024;

/// What keeps a file from being shown as an icon, as the rest of a sentence about it ("is missing"); empty
/// when nothing does. Looks at the kind of the file and at the size it states, and decodes nothing. An SVG
/// drawing must be well formed, must refer to no other file, and must not repeat parts of itself often enough
/// to take long.
PLT_API QString iconProblem(const QString& path);

/// A problem of that kind as a whole sentence, with the file's name.
PLT_API QString noIconSentence(const QString& path, const QString& problem);

}  // namespace plt
