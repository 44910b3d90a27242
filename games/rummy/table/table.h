// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "rummy/rules.h"
#include "rummy/table/brackets.h"

#include <map>
#include <optional>
#include <vector>

namespace rummy {

/// Ids of the piles besides the hands.
inline constexpr int stockPile = 0;
inline constexpr int discardPile = 1;
/// Ids of the buttons on the table.
inline constexpr int nextRoundButton = 1;
inline constexpr int uncoverButton = 2;
inline constexpr int sortButton = 3;
inline constexpr int knockButton = 4;

/// Space below the cards for brackets and the names of sets, in cards.
inline constexpr double roomForBrackets = 0.21;
inline constexpr double bracketDepth = 0.05;

/// Properties of the displayed game besides its state.
struct Scene {
    plt::Seats seats;
    int foot = 0;      ///< the seat whose hand lies at the bottom
    bool open = true;  ///< true if that hand may be seen
    bool waitsForPerson = false;
    bool mayMove = false;  ///< it is a person's turn
    bool bySets = false;   ///< the player's own hand is arranged into sets automatically
    bool spreadDiscards = false;
    std::vector<int> marks;  ///< cards that the hint mentions
    QString told;            ///< the last step in words
    QString sort;            ///< the text of the button for sorting; empty without one
    QString turn;            ///< the person's turn in large words; empty for a computer's
    bool hintDraws = false;  ///< the hint is to draw from the stock
    bool hintKnocks = false;
};

/// The table: the opponent's hand at the top, the stock and the discards, the player's own hand at the bottom
/// with its sets in brackets. When the round is over, both hands are arranged into their sets.
class Table : public plt::HandTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    void showGame(const State& state, const Scene& scene, bool animated, bool isDeal);
    /// Returns the region of what tells how a round ended (the hands with their names, and the words), or all
    /// that is occupied before, in coordinates of an ancestor widget.
    QRegion reasonRegion(const QWidget& holder) const;
    /// The sets that are currently bracketed in a seat's hand.
    const std::vector<Bracket>& brackets(int seat) const;
    /// The pile that the other player has used last, which is marked until that player moves again or its
    /// card is taken; -1 if there is none.
    int lastUsedPile() const;

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void doubleActivated(plt::CardPlace place) override;
    void cannotGrab(plt::CardPlace place) override;
    void buttonPressed(int id) override;
    bool canActivate(plt::CardPlace place) const override;
    QString pileName(const plt::PilePicture& pile) const override;
    /// The selected card of the player's own hand, or the one at the keyboard cursor; -1 if there is none.
    int chosenCard() const;
    /// The discard of a knock: the selected card, or else the one that leaves the lowest count; nothing if no
    /// card may be discarded, or none is selected and none allows a knock.
    std::optional<plt::Card> knockCard() const;
    QSize sizeHint() const override;

  Q_SIGNALS:
    void moveChosen(const rummy::Move& move);
    void nextRoundChosen();
    void uncoverChosen();
    void sortChosen();
    void knockChosen();

  protected:
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    /// Sets seats and plates, and returns the picture.
    plt::TablePicture layOut(bool isDeal);
    std::vector<plt::ButtonPicture> buttons() const;
    /// Puts a card that was drawn or taken where it was dropped, if the player arranges the hand.
    void receive(int card, const Move& move, int position);
    bool isOver() const { return state_.roundIsOver; }
    /// Returns true if all discards are seen. Above hands that lie open, there is only room for the edge of
    /// one.
    bool spreadsDiscards() const { return scene_.spreadDiscards && !seating().isLaidOpen(); }
    bool mayDraw() const { return scene_.mayMove && !isOver() && !state_.hasDrawn(); }
    bool mayDiscard() const { return scene_.mayMove && !isOver() && state_.hasDrawn(); }
    std::vector<int> inOrder(int seat) const;
    plt::PilePicture handOf(int seat);
    /// The words, the stock and discards, and the buttons in the middle of the table.
    struct Middle {
        QRectF words;
        QRectF stock;
        QRectF discards;
        QRectF buttons;
    };
    Middle middle() const;
    /// Returns the seats of this position: at the end, the cards of both hands are read.
    plt::HandsSeating seats() const;
    std::vector<plt::LabelPicture> labels() const;
    plt::PilePicture stockPicture() const;
    plt::PilePicture discardPicture() const;
    /// Adds a player's last turn to the numbers on the plate.
    static QString withTurn(const QString& numbers, const Turn& turn);
    void addPlates();
    /// Returns the count of a seat's loose cards if the player may see it in a game with knocking; otherwise
    /// -1. Of eleven cards the one that is best discarded does not count.
    int shownDeadwood(int seat) const;
    std::optional<plt::ButtonPicture> knockButtonIn(const QRectF& area) const;
    /// Shows on the button the count that the chosen card would leave.
    void updateKnockButton();

    State state_;
    Scene scene_;
    std::map<int, std::vector<Bracket>> brackets_;  ///< by seat
};

}  // namespace rummy
