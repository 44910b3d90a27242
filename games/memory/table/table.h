// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "memory/rules.h"
#include "memory/table/layout.h"

#include <array>
#include <optional>
#include <vector>

namespace memory {

/// What is on the table beside the state.
struct TableScene {
    std::vector<int> marks;  ///< places that a hint speaks of
    bool named = true;       ///< names under the pictures
    int deal = 0;            ///< another number means other cards
    plt::Seats seats;        ///< who plays
};

/// Two cards that were turned up and are looked at on their places before they go on to what the rules have
/// made of them.
struct TurnedUp {
    std::array<int, 2> places{none, none};
    int time = 0;             ///< in ms
    bool untilInput = false;  ///< instead of a time
};

/// The cards on their places and what the players have found. Pile number = place of a card; see pileOf() for
/// the players.
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    /// Shows a state; first, if two cards were turned up in coming to it, those.
    void showGame(const State& state, const TableScene& scene, const std::optional<TurnedUp>& showing,
                  bool animated);
    /// The same once more, in another room or way.
    void showAgain(const TableScene& scene, bool animated);
    static int pileOf(int player) { return firstPlayersPile + player; }
    /// Whether the card of a place lies there face up now.
    bool isFaceUp(int place) const;
    /// Whether two cards that were turned up are still looked at.
    bool isShowing() const;
    /// Whether the input that is being told of has ended that: then it was meant for that.
    bool inputEndedShowing() const { return inputEnded_; }

    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void cannotGrab(plt::CardPlace place) override;
    bool canActivate(plt::CardPlace place) const override;
    bool cursorStops(plt::CardPlace place) const override;
    QString cardName(const plt::CardPicture& card) const override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    /// A click or key on the place of a card, whatever is there.
    void placeChosen(int place);
    /// The same on what a player has found.
    void pileChosen(int player);
    /// A click beside everything.
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
    /// The present state; with `showing` two cards lie on their places still.
    plt::TablePicture build(bool showing);
    void tell(bool animated);
    State state_;
    TableScene scene_;
    TurnedUp showing_;
    Layout layout_;
    bool pressedFelt_ = false;
    bool inputEnded_ = false;
    bool resizedShowing_ = false;
};

}  // namespace memory
