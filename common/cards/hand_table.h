// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/cards/hand_arrangement.h"
#include "common/cards/hands_layout.h"
#include "common/cards/seat_plate.h"

#include <optional>
#include <vector>

#include <QRegion>
#include <QString>

namespace plt {

/// A card table with several players, each with a hand that is hidden from the others. The hand at the bottom
/// is the player's own: it can be sorted by its order, or by dragging and Ctrl with the arrow keys, at any
/// time and without a move of the game. Ids of cards in hands are their Card::index().
///
/// A game derives from it, sets the seating and the plates before each picture, and gets the piles of the
/// hands from hand(). Overrides of grab(), accepts(), drop(), keyPressed() and pileName() end with a call of
/// the base implementation.
class PLT_CARDS_API HandTable : public CardTable {
    Q_OBJECT

  public:
    explicit HandTable(QWidget* parent = nullptr);

    /// Returns the pile number of a seat's hand. Numbers of a game's own piles must be smaller.
    static constexpr int handPile(int seat) { return firstHand + seat; }
    /// Returns the seat whose hand a pile is, or -1.
    int seatOfPile(int pile) const;

    /// Sets the seats for the next picture.
    void setSeating(const HandsSeating& seating);
    const HandsSeating& seating() const { return seating_; }
    /// The layout for the current size of the table.
    HandsLayout places() const { return layOutHands(seating_, tableSize()); }
    /// Sets the plates by seat.
    void setPlates(std::vector<SeatPlate> plates);
    const std::vector<SeatPlate>& plates() const { return plates_; }

    /// Returns the region of the plates, in coordinates of an ancestor widget: in addition to
    /// occupiedRegion(), text over the game should not cover it.
    QRegion plateRegion(const QWidget& holder) const;

    /// Makes HandOrder::bySuit sort cards of this rank separately, at the right end.
    void setWild(std::optional<Rank> rank) { arrangement_.setWild(rank); }
    HandOrder handOrder() const { return arrangement_.order(); }
    /// Sets the order of the own hand from the next picture on.
    void setHandOrder(HandOrder order);

    std::vector<int> grab(CardPlace place) const override;
    /// The own hand accepts its own cards.
    bool accepts(const Grip& grip, int pile) const override;
    void drop(const Grip& grip, int pile, int position) override;
    bool keyPressed(QKeyEvent* event) override;
    /// Returns true for every card of the own hand, and for one place in each of the others.
    bool cursorStops(CardPlace place) const override;
    QString pileName(const PilePicture& pile) const override;

  Q_SIGNALS:
    /// Emitted when the player has rearranged the own cards. The game sets its picture again.
    void handArranged();

  protected:
    /// Returns the pile of a hand, given in the order in which it was drawn; `faceUp` if the player may see
    /// the cards. A face-up hand at the bottom is in the player's order.
    PilePicture hand(int seat, const std::vector<int>& drawn, bool faceUp);
    /// Moves a card of the own hand before the one at `position` among the others, like a drag.
    void arrange(int card, int position);
    /// Paints boxes and plates of the seats. A game that paints more calls it first.
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    static constexpr int firstHand = 1000;
    bool isOwnHand(int pile) const { return pile == handPile(seating_.atFoot); }

    HandsSeating seating_;
    std::vector<SeatPlate> plates_;
    HandArrangement arrangement_;
};

}  // namespace plt
