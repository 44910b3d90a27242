// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/export.h"

#include <QImage>
#include <QSize>

namespace plt {

/// The art of one deck of cards: what draws its pictures. Pictures are drawn on worker threads, so all
/// members are const and may be called from several threads at once.
class PLT_CARDS_API DeckArt {
  public:
    DeckArt() = default;
    DeckArt(const DeckArt&) = delete;
    DeckArt& operator=(const DeckArt&) = delete;
    virtual ~DeckArt();

    /// Height of a card divided by its width.
    virtual double heightPerWidth() const = 0;
    /// The face of a card, drawn to fill `pixels` (device pixels), transparent outside its rounded corners;
    /// premultiplied ARGB.
    virtual QImage face(Card card, QSize pixels) const = 0;
    /// The back, likewise.
    virtual QImage back(QSize pixels) const = 0;
};

}  // namespace plt
