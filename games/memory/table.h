// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "memory/layout.h"
#include "memory/rules.h"

#include <array>
#include <vector>

namespace memory {

/// What is on the table beside the state.
struct TableScene {
    /// Two cards that are still looked at on their places, although the rules have gone on; or none.
    std::array<int, 2> shown{none, none};
    std::vector<int> marks;  ///< places that a hint speaks of
    bool named = true;       ///< names under the pictures
    int deal = 0;            ///< another number means other cards
    plt::Seats seats;        ///< who plays

    bool shows(int place) const { return place == shown[0] || place == shown[1]; }
};

/// The cards on their places and what the players have found. Pile number = place of a card; see pileOf() for
/// the players.
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    void showGame(const State& state, const TableScene& scene, bool animated);
    static int pileOf(int player) { return firstPlayersPile + player; }
    /// Whether the card of a place lies there face up now.
    bool isFaceUp(int place) const;

    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
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

  private:
    static constexpr int firstPlayersPile = 100;
    plt::CardPicture card(int place) const;
    plt::TablePicture build();
    State state_;
    TableScene scene_;
    Layout layout_;
    bool pressedFelt_ = false;
};

}  // namespace memory
