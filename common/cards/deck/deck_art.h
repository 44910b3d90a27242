// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <QImage>
#include <QSize>

namespace plt {

/// The art of one deck of cards. Its pictures are drawn on worker threads, so all members are const and
/// thread-safe.
class PLT_CARDS_API DeckArt {
  public:
    DeckArt() = default;
    DeckArt(const DeckArt&) = delete;
    DeckArt& operator=(const DeckArt&) = delete;
    virtual ~DeckArt();

    /// Height of a card divided by its width.
    virtual double heightPerWidth() const = 0;
    /// Draws the face of a card of this size in device pixels. The image is premultiplied ARGB, transparent
    /// outside the rounded corners.
    virtual QImage face(Card card, QSize pixels) const = 0;
    /// Draws the back in the same way.
    virtual QImage back(QSize pixels) const = 0;
};

}  // namespace plt
