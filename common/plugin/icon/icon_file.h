// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <QString>

namespace plt {

/// The largest width and height of an icon, in pixels.
constexpr int largestIconSide = 4096;
/// The largest icon file that is read, in bytes.
constexpr qint64 largestIconFile = 4 * 1024 * 1024;

/// Returns the reason why a file cannot be an icon, as a sentence with its name ("no icon: a.svg is
/// missing"); empty if there is none. Checks the format and the stated size and decodes nothing. An SVG
/// drawing must be well formed, must refer to no other file, and must not repeat parts of itself often enough
/// to take long.
PLT_API Message iconProblem(const QString& path);

/// Returns the sentence for a file that passed the check but cannot be drawn.
PLT_API Message undrawableIcon(const QString& path);

}  // namespace plt
