// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// The maximum length of a label in characters (code points); a longer one ends in an ellipsis.
constexpr int maximumLabelLength = 200;

/// Makes a text of an info.yaml fit to be shown on one line as plain text: control characters and line
/// separators become spaces, bidirectional overrides, embeddings and isolates are removed, runs of spaces
/// collapse, the ends are trimmed, and the text is cut to maximumLabelLength. Empty when nothing visible is
/// left.
PLT_API QString cleanLabel(const QString& text);

/// Returns the label of a game without a name: "four-in-line" becomes "Four In Line".
PLT_API QString labelFromFolderName(const QString& folderName);

/// Returns true if `a` sorts before `b` by code point (QString compares by UTF-16 unit).
PLT_API bool codePointLess(const QString& a, const QString& b);

}  // namespace plt
