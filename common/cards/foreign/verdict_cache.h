// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/foreign/deck_verdict.h"

#include <optional>

#include <QImage>
#include <QString>

/// What was found out about decks, kept in the cache folder between runs. Only of a file as it is now: by its
/// path, time and size. What cannot be read there is as if it were not there. For any thread.
namespace plt::verdict_cache {

PLT_CARDS_API std::optional<DeckVerdict> of(const QString& path);

/// Notes that a check begins. A deck whose check stopped the program again and again gets the verdict
/// tooSlow: false, and it must not be looked at any more.
PLT_CARDS_API bool begin(const QString& path);
/// The check was broken off in an orderly way, so it does not count.
void takeBack(const QString& path);
void keep(const QString& path, const DeckVerdict& verdict);

/// A picture of the deck for lists; null when there is none.
PLT_CARDS_API QImage preview(const QString& path);
void keepPreview(const QString& path, QImage preview);

}  // namespace plt::verdict_cache
