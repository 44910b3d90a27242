// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"
#include "common/export.h"

#include <unordered_map>
#include <vector>

#include <QPoint>
#include <QRectF>
#include <QRegion>
#include <QSizeF>

namespace plt {

/// The sizes of a table and its cards in pixels of the viewport.
struct TableMetrics {
    QRectF room;           ///< the viewport
    QSizeF card;           ///< one card
    QSizeF table{1, 1};    ///< the table, in cards
    qreal margin = 0;      ///< free felt at every edge
    qreal pixelRatio = 1;  ///< device pixel ratio; cards are aligned to device pixels

    /// Free felt at every edge, in card widths.
    static constexpr double edge = 0.12;
    /// Returns the largest possible cards for a table of at least `needs` (in cards).
    PLT_CARDS_API static TableMetrics fitted(QSize room, QSizeF needs, double heightPerWidth,
                                             qreal pixelRatio);
    PLT_CARDS_API QRectF toPixels(const QRectF& inCards) const;
    PLT_CARDS_API qreal snapped(qreal length) const;
    bool operator==(const TableMetrics&) const = default;
};

/// A picture laid out on a table: all positions at rest, and hit tests. A value class.
class PLT_CARDS_API TableLayout {
  public:
    TableLayout() = default;
    TableLayout(TablePicture picture, const TableMetrics& metrics);

    const TablePicture& picture() const { return picture_; }
    const TableMetrics& metrics() const { return metrics_; }

    const PilePicture* pile(int id) const { return picture_.pile(id); }
    const CardPicture* cardAt(CardPlace place) const;
    /// Returns the place of the card with this id; invalid if it is not on the table.
    CardPlace placeOf(int card) const;

    /// Returns the upright cards of a pile, the lowest first.
    const std::vector<QRectF>& rests(int pile) const;
    /// Returns the outline of one card at the head of a pile.
    QRectF headOf(const PilePicture& pile) const;
    QRectF areaOf(const PilePicture& pile) const { return metrics_.toPixels(pile.area); }
    /// Returns the line for the label of a pile with this area, above it.
    static QRectF labelLine(const QRectF& area, qreal cardHeight) {
        return {area.left(), area.top() - cardHeight * 0.22, area.width(), cardHeight * 0.2};
    }
    /// Returns the area of a pile including the cards that extend beyond it.
    QRectF reachOf(const PilePicture& pile) const;
    /// Returns the height of the visible strip of a card in a column; 0: all of it.
    qreal stripOf(const PilePicture& pile, std::size_t index) const;
    /// Returns the rectangle of a card, also when it lies across; with index -1 of an empty place or a whole
    /// pile.
    QRectF rectOf(CardPlace place) const;
    /// Returns the part of a card, place or pile, in whole pixels, on which no other card lies.
    QRegion visiblePart(CardPlace place) const;
    /// Returns a point where a click hits this card and none that covers it; for a place its centre.
    QPoint pointOf(CardPlace place) const;
    /// Returns the card or empty place that a click at this point hits.
    CardPlace placeAt(QPoint point) const;
    /// Returns the top card or the place of the pile whose area contains this point.
    CardPlace pileAt(QPoint point) const;

  private:
    QRectF covered(const PilePicture& pile, int index) const;

    TablePicture picture_;
    TableMetrics metrics_;
    std::unordered_map<int, std::vector<QRectF>> rests_;
    std::unordered_map<int, CardPlace> places_;
};

}  // namespace plt
