// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/foreign/deck_verdict.h"

#include <optional>

#include <QImage>
#include <QString>

/// Results of deck checks, saved in the cache folder. They are only valid for the current state of a file:
/// its path, time and size. Unreadable entries are ignored. Thread-safe.
namespace plt::verdict_cache {

PLT_CARDS_API std::optional<DeckVerdict> of(const QString& path);

/// Records the start of a check. Returns false, and sets the verdict tooSlow, if checks of this deck have
/// stopped the program several times; it must not be checked any more.
PLT_CARDS_API bool begin(const QString& path);
/// Takes back begin() after an orderly cancellation, which does not count.
void cancel(const QString& path);
void store(const QString& path, const DeckVerdict& verdict);

/// Returns the cached picture of the deck for lists, or null.
PLT_CARDS_API QImage preview(const QString& path);
void storePreview(const QString& path, QImage preview);

}  // namespace plt::verdict_cache
