// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/table_picture.h"

#include <unordered_map>
#include <vector>

#include <QPoint>
#include <QRectF>
#include <QSizeF>

namespace plt {

/// How large a table and its cards are, in pixels of the viewport.
struct TableMetrics {
    QRectF room;           ///< the viewport
    QSizeF card;           ///< one card
    QSizeF table{1, 1};    ///< the table, in cards
    qreal margin = 0;      ///< free felt at every edge
    qreal pixelRatio = 1;  ///< device pixels a pixel; cards lie on whole device pixels

    /// Free felt at every edge, in card widths.
    static constexpr double edge = 0.12;
    /// Cards as large as they can be where the table must be `needs` (in cards) large.
    PLT_CARDS_API static TableMetrics fitted(QSize room, QSizeF needs, double heightPerWidth,
                                             qreal pixelRatio);
    PLT_CARDS_API QRectF toPixels(const QRectF& inCards) const;
    PLT_CARDS_API qreal snapped(qreal length) const;
    bool operator==(const TableMetrics&) const = default;
};

/// A picture laid out on a table: where everything rests, and what lies where. A value.
class PLT_CARDS_API TableLayout {
  public:
    TableLayout() = default;
    TableLayout(TablePicture picture, const TableMetrics& metrics);

    const TablePicture& picture() const { return picture_; }
    const TableMetrics& metrics() const { return metrics_; }

    const PilePicture* pile(int id) const { return picture_.pile(id); }
    const CardPicture* cardAt(CardPlace place) const;
    /// Where a card of this id lies; invalid if it is not on the table.
    CardPlace placeOf(int card) const;

    /// The upright cards of a pile, the lowest first.
    const std::vector<QRectF>& rests(int pile) const;
    /// The outline of one card at the head of a pile.
    QRectF headOf(const PilePicture& pile) const;
    QRectF areaOf(const PilePicture& pile) const { return metrics_.toPixels(pile.area); }
    /// The area of a pile with all cards that stick out of it.
    QRectF reachOf(const PilePicture& pile) const;
    /// How much of a card of a column is seen at its upper edge; 0: all of it.
    qreal stripOf(const PilePicture& pile, std::size_t index) const;
    /// What a card covers, also when it lies across; with index -1 an empty place or a whole pile.
    QRectF rectOf(CardPlace place) const;
    /// A point at which a click meets this card and none that covers it; the middle of a place.
    QPoint pointOf(CardPlace place) const;
    /// The card or empty place that a click at this point meets.
    CardPlace placeAt(QPoint point) const;
    /// The top card or the place of the pile whose area has this point.
    CardPlace pileAt(QPoint point) const;

  private:
    QRectF covered(const PilePicture& pile, int index) const;

    TablePicture picture_;
    TableMetrics metrics_;
    std::unordered_map<int, std::vector<QRectF>> rests_;
    std::unordered_map<int, CardPlace> places_;
};

}  // namespace plt
