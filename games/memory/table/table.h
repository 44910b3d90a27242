// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "memory/rules.h"
#include "memory/table/layout.h"

#include <array>
#include <optional>
#include <vector>

namespace memory {

/// Properties of the displayed table besides the state.
struct TableScene {
    std::vector<int> marks;  ///< places that a hint marks
    bool named = true;       ///< names under the pictures
    int deal = 0;            ///< another number means other cards
    plt::Seats seats;        ///< the players
    QString told;            ///< the last action in words
    QString turn;            ///< the person's turn in large words; empty for a computer's
};

/// Two cards that were turned up and stay visible on their places for a while before they go where the state
/// has them.
struct TurnedUp {
    std::array<int, 2> places{none, none};
    int time = 0;             ///< in ms
    bool untilInput = false;  ///< instead of a time
    int player = none;        ///< has turned them up
    QString told;             ///< the message meanwhile
};

/// The cards on their places and the pairs that the players have found. Pile number = place of a card; see
/// pileOf() for the players.
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    /// Shows a state, but first the two cards that were turned up on the way to it, if any.
    void showGame(const State& state, const TableScene& scene, const std::optional<TurnedUp>& showing,
                  bool animated);
    /// Shows the same state again, in another size or with another scene.
    void showAgain(const TableScene& scene, bool animated);
    static int pileOf(int player) { return firstPlayersPile + player; }
    /// Returns true if the card of a place is displayed there face up.
    bool isFaceUp(int place) const;
    /// Returns true while two cards that were turned up are still displayed.
    bool isShowingTurnedUp() const;
    /// Returns true if the input that is being signalled has ended that display: then that was its purpose.
    bool inputEndedShowing() const { return inputEnded_; }
    /// The player who is shown to have the turn: while the two cards are displayed the one who turned them
    /// up.
    int playerInTurn() const;
    /// The places of the cards that were turned up last, which are marked until the next one is turned up.
    std::vector<int> lastPlaces() const;
    /// Includes the rows at the end.
    QRegion occupiedRegion(const QWidget& holder) const;
    /// The frame of a player whose turn it is, or who leads at the end.
    QRectF frameOf(int player) const;

    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void cannotGrab(plt::CardPlace place) override;
    bool canActivate(plt::CardPlace place) const override;
    bool cursorStops(plt::CardPlace place) const override;
    QString cardName(const plt::CardPicture& card) const override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    /// Emitted for a click or key on the place of a card, even if it is empty.
    void placeChosen(int place);
    /// Emitted for a click or key on a player's pile.
    void pileChosen(int player);
    /// Emitted for a click beside all piles.
    void feltClicked();

  protected:
    void paintOwnFace(QPainter& painter, const QRectF& card, int face) override;
    void paintFelt(QPainter& painter, const QRectF& table) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int firstPlayersPile = 100;
    bool isOnBoard(int place) const;
    bool isShown(int place) const;
    plt::CardPicture card(int place, bool faceUp) const;
    /// Builds the picture of the current state; with `showing`, two cards still lie on their places.
    plt::TablePicture build(bool showing);
    void addPlayer(plt::TablePicture& picture, int player, bool showing) const;
    std::vector<plt::LabelPicture> labels(bool showing) const;
    /// Returns true if there is no room for a number below the cards.
    bool hasSmallCards() const;
    bool isOver() const { return Rules::outcome(state_) != plt::Outcome::playing; }
    void showTurnedUp(bool animated);
    State state_;
    TableScene scene_;
    TurnedUp showing_;
    Layout layout_;
    bool pressedFelt_ = false;
    bool inputEnded_ = false;
    bool resizedShowing_ = false;
};

}  // namespace memory
