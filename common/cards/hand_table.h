// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/card_table.h"
#include "common/export.h"
#include "common/rules/players.h"

#include <cstdint>
#include <optional>
#include <vector>

#include <QList>
#include <QObject>
#include <QRectF>
#include <QRegion>
#include <QSizeF>
#include <QString>

class QAction;

namespace plt {

/// Sort orders of the player's own hand.
enum class HandOrder : std::uint8_t {
    asDrawn,  ///< a new card is added at the right end
    bySuit,   ///< spades, hearts, clubs, diamonds, each from ace to king
    byRank,   ///< from aces to kings
    byHand,   ///< as arranged by the player
};

/// The order of the own hand on the screen, which does not concern the rules. Cards are numbers of
/// Card::index().
class PLT_CARDS_API HandArrangement {
  public:
    /// Makes HandOrder::bySuit sort cards of this rank behind all suits at the right end.
    void setWild(std::optional<Rank> rank) { wild_ = rank; }
    HandOrder order() const { return order_; }
    /// Sets the order. HandOrder::byHand keeps the last arrangement.
    void setOrder(HandOrder order) { order_ = order; }
    /// Returns a hand in display order, given in the order in which it was drawn. With HandOrder::byHand new
    /// cards are added at the right end.
    std::vector<int> arranged(const std::vector<int>& drawn);
    /// Moves a card before the one at `position` among the others (from 0; their number means the right end),
    /// and sets HandOrder::byHand.
    void move(int card, int position);

  private:
    HandOrder order_ = HandOrder::asDrawn;
    std::optional<Rank> wild_;
    std::vector<int> shown_;  ///< the last arrangement
};

/// The seats around a table with a hand of cards each.
struct HandsSeating {
    int seats = 2;       ///< 2 .. 5
    int atFoot = 0;      ///< the seat whose hand covers the full width at the bottom of the table
    bool aside = false;  ///< each seat also has a place of one card beside the hand (for tricks or captures)
    double below = 0;    ///< room below the cards of each seat, in cards (for text)
    int rows = 1;        ///< rows of the hand at the foot, 1 or 2; see rowsFor()
    double said = 0;     ///< room for words about each of the others, in cards
    bool open = false;   ///< the others' cards are face up: a low table shows them whole as well
    /// Numbers of cards by seat at an end at which a low table shows all hands in a row, below what lies in its
    /// middle; empty ones leave their room to the others. Empty for hands that lie as they did.
    std::vector<int> cards = {};
    bool low = false;  ///< of the others' cards only the lower edge is seen; set by HandTable
    /// Returns true if the others' hands lie in the middle of a low table, and what lies there at its edge.
    bool isLaidOpen() const { return low && open && cards.empty(); }
    /// Returns true if all hands of a low table lie in a row.
    bool isInRow() const { return low && open && !cards.empty(); }
    bool operator==(const HandsSeating&) const = default;
};

/// Returns the number of rows in which so many cards can be read at any size.
constexpr int rowsFor(int cards) {
    return cards > 15 ? 2 : 1;
}

/// The areas of a seat on the table, in cards.
struct HandPlaces {
    QRectF box;    ///< the whole area
    QRectF plate;  ///< a line above its cards: name, numbers, turn
    QRectF hand;   ///< for a pile with Lay::row
    QRectF aside;  ///< one card; empty if the seating has none
    QRectF said;   ///< for words, below cards and plate; empty if the seating has none, and at the foot
};

/// The layout of the hands. In the order of turns, the others sit at the left, at the top from left to right,
/// and at the right; up to two of them only at the top.
struct HandsLayout {
    std::vector<HandPlaces> seats;  ///< by seat
    QRectF middle;                  ///< free area for stock and discard pile, at least one card high
    QRectF words;                   ///< the part of it that is seen, for words and buttons
};

/// Returns the minimum size of a table with these seats in cards. At 900 pixels of width it shows 30 cards at
/// the bottom with all their indices, even large ones.
PLT_CARDS_API QSizeF minimumHandsSize(const HandsSeating& seating);
/// Returns the layout for a table of this size (at least that of minimumHandsSize()).
PLT_CARDS_API HandsLayout layOutHands(const HandsSeating& seating, QSizeF table);

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

    /// Sets the seats for the next picture. A table too low for the hands of all shows only the edges of the
    /// others' cards.
    void setSeating(const HandsSeating& seating);
    const HandsSeating& seating() const { return seating_; }
    /// Returns the layout for the current size of the table.
    HandsLayout places() const { return layOutHands(seating_, tableSize()); }
    /// Sets the plates by seat. Unless cards are dealt, they are shown when the cards have come to rest, so
    /// that the turn and the numbers do not change before the cards arrive.
    void setPlates(std::vector<SeatPlate> plates);
    const std::vector<SeatPlate>& plates() const { return plates_; }

    /// Returns the region of the plates, in coordinates of an ancestor widget.
    QRegion plateRegion(const QWidget& holder) const;
    /// Returns the occupied region of the table and the plates.
    QRegion occupiedRegion(const QWidget& holder) const;

    /// Makes HandOrder::bySuit sort cards of this rank separately, at the right end.
    void setWild(std::optional<Rank> rank) { arrangement_.setWild(rank); }
    HandOrder handOrder() const { return arrangement_.order(); }
    /// Sets the order of the own hand from the next picture on.
    void setHandOrder(HandOrder order);

    std::vector<int> grab(CardPlace place) const override;
    /// Returns true for the own cards on the own hand.
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
    /// Shows the picture after these stages, and its label of this text, which says whose turn it is, when the
    /// cards lie at rest, as the plates do.
    void setStagesUntilTurn(std::vector<TableStage> before, TablePicture picture, const QString& turn);
    /// Moves a card of the own hand before the one at `position` among the others, like a drag.
    void arrange(int card, int position);
    /// Paints boxes and plates of the seats. A game that paints more calls it first.
    void paintFelt(QPainter& painter, const QRectF& table) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int firstHand = 1000;
    bool isOwnHand(int pile) const { return pile == handPile(seating_.atFoot); }

    HandsSeating seating_;
    std::vector<SeatPlate> plates_;
    std::vector<SeatPlate> platesAtRest_;  ///< seen until the cards lie at rest
    HandArrangement arrangement_;
};

class Preferences;

/// Checkable menu actions for the orders of the own hand. A view creates it in its constructor and adds
/// actions() to its View menu; in ready() it calls setPreferences().
class PLT_CARDS_API HandOrderActions : public QObject {
    Q_OBJECT

  public:
    /// The table must outlive it.
    explicit HandOrderActions(HandTable& table);
    const QList<QAction*>& actions() const { return actions_; }
    /// Applies the order saved in the preferences, or `usual`, and saves later changes there.
    void setPreferences(Preferences& preferences, HandOrder usual = HandOrder::asDrawn);

  private:
    void choose(HandOrder order);
    void showOrder();

    HandTable& table_;
    Preferences* preferences_ = nullptr;
    HandOrder usual_ = HandOrder::asDrawn;
    QList<QAction*> actions_;  ///< by HandOrder
};

/// The seat at the bottom of the table, and the visibility of its hand for the person at the screen.
///
/// The hand of the only person is always at the bottom, open. If several people share a screen, it is the
/// hand of the one who has the turn or had it last, covered until that person has taken the screen. If only
/// computers play, all hands stay hidden.
class PLT_CARDS_API OwnHand {
  public:
    /// Updates the state for these players and the seat that has the turn (-1: none).
    void update(const Seats& seats, int seatToMove);
    /// Resets the state to that before the first game: nobody has taken the screen.
    void reset();
    /// The seat at the bottom.
    int seat() const { return seat_; }
    /// Returns true if the hand may be seen.
    bool isOpen() const { return open_; }
    /// Returns true if the hand is covered until the person whose turn it is calls uncover().
    bool waitsForPerson() const { return waits_; }
    /// Opens the hand after the person whose turn it is has taken the screen.
    void uncover();

  private:
    int seat_ = 0;
    bool open_ = false;
    bool waits_ = false;
    int holder_ = -1;  ///< the person who has the screen, if there are several
};

}  // namespace plt
