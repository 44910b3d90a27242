// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "rummy/rules.h"
#include "rummy/table/brackets.h"

#include <map>
#include <vector>

namespace rummy {

/// Numbers of the piles besides the hands.
inline constexpr int stockPile = 0;
inline constexpr int discardPile = 1;
/// Buttons on the table.
inline constexpr int nextRoundButton = 1;
inline constexpr int uncoverButton = 2;

/// What is seen besides the state.
struct Scene {
    plt::Seats seats;
    int foot = 0;      ///< whose hand lies at the foot
    bool open = true;  ///< whether that hand may be seen
    bool waitsForPerson = false;
    bool mayMove = false;  ///< a person has the turn
    bool bySets = false;   ///< the own hand is arranged into sets by itself
    bool spreadDiscards = false;
    std::vector<int> marks;  ///< cards that the hint speaks of
    bool hintDraws = false;  ///< the hint is to draw from the pile
};

/// The table: the opponent's hand at the top, the pile and the discards, the own hand at the foot with its
/// sets in brackets. When the round is over both hands lie in their sets.
class Table : public plt::HandTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    void showGame(const State& state, const Scene& scene, bool animated, bool isDeal);
    /// The sets that are bracketed now in a seat's hand.
    const std::vector<Bracket>& brackets(int seat) const;

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void doubleActivated(plt::CardPlace place) override;
    void cannotGrab(plt::CardPlace place) override;
    void buttonPressed(int id) override;
    bool canActivate(plt::CardPlace place) const override;
    QString pileName(const plt::PilePicture& pile) const override;
    /// The card of the own hand that is picked, or at which the keyboard is; -1 if there is none.
    int chosenCard() const;

  Q_SIGNALS:
    void moveChosen(const rummy::Move& move);
    void nextRoundChosen();
    void uncoverChosen();

  protected:
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    void layOut(bool animated, bool isDeal);
    /// What was drawn or taken lies where it was put down, if the order of the hand is the player's own.
    void receive(int card, const Move& move, int position);
    bool isOver() const { return state_.roundIsOver; }
    bool mayDraw() const { return scene_.mayMove && !isOver() && !state_.hasDrawn(); }
    bool mayDiscard() const { return scene_.mayMove && !isOver() && state_.hasDrawn(); }
    std::vector<int> inOrder(int seat) const;
    plt::PilePicture handOf(int seat);
    plt::PilePicture stockPicture() const;
    plt::PilePicture discardPicture() const;
    void addPlates();

    State state_;
    Scene scene_;
    std::map<int, std::vector<Bracket>> brackets_;  ///< by seat
};

}  // namespace rummy
