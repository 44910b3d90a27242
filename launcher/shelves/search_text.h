// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// Normalizes a text for searching: case and accents do not matter.
QString searchable(const QString& text);

/// Returns the other names of a game: the values of the key "keywords" in its info.yaml, in all languages.
QString otherNames(const QString& folder);

/// The normalized texts of a game.
struct SearchedGame {
    QString name;
    QString others;  ///< its set, its summary and its other names
};

/// The quality of the fit of a game to a searched text, best first.
enum class Fit { wholeName, nameBegins, wordOfName, inName, elsewhere, none };

/// The places and the exactness of a search, strictest first.
enum class Reach { wordsOfNames, allTexts, similarWords };

/// Returns the strictest reach for this text: a short one begins a word of nearly any summary.
Reach firstReach(const QString& text);

/// Returns how well a game fits a normalized text: all its words are found, in other texts than the name only
/// where a word begins. Similar words begin with the searched one but for one wrong, missing, additional or
/// exchanged letter, if it has four letters or more.
Fit fitOf(const SearchedGame& game, const QString& text, Reach reach);

}  // namespace plt
