// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// The longest label in characters (code points); a longer one ends in an ellipsis.
constexpr int longestLabel = 200;

/// A text of an info.yaml made fit to be shown on one line as plain text: control characters and line
/// separators become spaces, bidirectional overrides, embeddings and isolates go, runs of spaces collapse,
/// the ends are trimmed, and what is longer than longestLabel is cut. Empty when nothing visible is left.
PLT_API QString cleanLabel(const QString& text);

/// The label of a game that gives itself no name: "lights-out" becomes "Lights Out".
PLT_API QString labelFromFolderName(const QString& folderName);

/// Whether `a` stands before `b` when compared by code point (QString compares by UTF-16 unit).
PLT_API bool codePointLess(const QString& a, const QString& b);

}  // namespace plt
