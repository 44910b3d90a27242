// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// Normalizes a text for searching: case and accents do not matter.
QString searchable(const QString& text);

/// Returns the other names of a game: the values of the key "keywords" in its info.yaml, in all languages.
QString otherNames(const QString& folder);

/// Returns true if one of the words of `text` begins with `word` but for one wrong, missing, additional or
/// exchanged letter. Only for words of four letters or more; both texts are normalized.
bool hasSimilarWord(const QString& text, const QString& word);

}  // namespace plt
