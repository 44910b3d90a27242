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

/// A card table round which several players sit, each with a hand that the others do not see. The hand at the
/// foot is the player's own: it can be put in order, by its order or by dragging and by Ctrl with the arrow
/// keys, at any time and without a move of the game. Ids of cards in hands are their Card::index().
///
/// A game derives from it, sets the seating and the plates before each picture, and takes the piles of the
/// hands from hand(). What it overrides of grab(), accepts(), drop(), keyPressed() and pileName() it ends
/// with a call of the same function here.
class PLT_CARDS_API HandTable : public CardTable {
    Q_OBJECT

  public:
    explicit HandTable(QWidget* parent = nullptr);

    /// The pile that is the hand of a seat. Numbers of a game's own piles must be below it.
    static constexpr int handPile(int seat) { return firstHand + seat; }
    /// Whose hand a pile is; -1 for others.
    int seatOfPile(int pile) const;

    void setSeating(const HandsSeating& seating);
    const HandsSeating& seating() const { return seating_; }
    /// The places on the table as it is now.
    HandsLayout places() const { return layOutHands(seating_, tableSize()); }
    /// By seat.
    void setPlates(std::vector<SeatPlate> plates);
    const std::vector<SeatPlate>& plates() const { return plates_; }

    /// The plates, in pixels of a widget that holds the table: besides takenIn(), what words over the game
    /// should not hide.
    QRegion platesIn(const QWidget& holder) const;

    /// By suit, the own hand has cards of this rank apart, at the right end.
    void setWild(std::optional<Rank> rank) { arrangement_.setWild(rank); }
    HandOrder handOrder() const { return arrangement_.order(); }
    /// The order of the own hand from the next picture on.
    void setHandOrder(HandOrder order);

    std::vector<int> grab(CardPlace place) const override;
    /// The own hand takes its own cards.
    bool accepts(const Grip& grip, int pile) const override;
    void drop(const Grip& grip, int pile, int position) override;
    bool keyPressed(QKeyEvent* event) override;
    /// At every card of the own hand, and once in each of the others.
    bool cursorStops(CardPlace place) const override;
    QString pileName(const PilePicture& pile) const override;

  Q_SIGNALS:
    /// The player has put the own cards in another order; the game shows its picture again.
    void handArranged();

  protected:
    /// The pile of a hand, given in the order in which it was drawn; `faceUp` for cards that the player may
    /// see. The hand at the foot comes in the player's order when it is face up.
    PilePicture hand(int seat, const std::vector<int>& drawn, bool faceUp);
    /// Puts a card of the own hand before the one that is at `position` among the others, as if it were
    /// dragged.
    void arrange(int card, int position);
    /// Boxes and plates of the seats. A game that paints more calls it first.
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    static constexpr int firstHand = 1000;
    bool isOwnHand(int pile) const { return pile == handPile(seating_.atFoot); }

    HandsSeating seating_;
    std::vector<SeatPlate> plates_;
    HandArrangement arrangement_;
};

}  // namespace plt
