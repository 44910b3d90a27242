// SPDX-License-Identifier: MIT
#include "common/cards/foreign/deck_thumbnail.h"

#include "common/cards/foreign/deck_check.h"
#include "common/cards/foreign/verdict_cache.h"

#include <QPainter>

namespace plt {

QImage deckThumbnail(const DeckArt& art) {
    QImage image(thumbnailSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QSize half(thumbnailSize.width() / 2 - 2, thumbnailSize.height());
    const QSize card = QSizeF(1000, 1000 * art.heightPerWidth()).scaled(half, Qt::KeepAspectRatio).toSize();
    const int top = (thumbnailSize.height() - card.height()) / 2;
    painter.drawImage(half.width() - card.width(), top, art.face({queen, Suit::hearts}, card));
    painter.drawImage(half.width() + 4, top, art.back(card));
    return image;
}

QImage deckThumbnail(const FoundDeck& deck, const std::stop_token& stop) {
    if (const auto known = verdict_cache::of(deck.path); known && known->fault == DeckFault::none) {
        QImage kept = verdict_cache::preview(deck.path);
        if (kept.size() == thumbnailSize) return kept;
    }
    const CheckedDeck checked = openDeck(deck, stop);
    if (!checked.art) return {};
    QImage made = deckThumbnail(*checked.art);
    verdict_cache::storePreview(deck.path, made);
    return made;
}

}  // namespace plt
