// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/table/picture.h"
#include "common/cards/card_table.h"
#include "common/session/transition.h"

#include <optional>

#include <QVariantAnimation>

namespace blackjack {

/// The table of Blackjack: shows a state and turns buttons and keys into moves. It holds the chips that the
/// player puts down for the next round.
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    /// Shows a state, the transition that led to it (null if it is the same as before), and a hint.
    void showGame(const State& state, const plt::Transition<Rules>* transition,
                  const plt::HintStep<Move>* hint, bool animated);
    /// Returns true once the result of the last move is displayed: when its cards have come to rest.
    bool areResultsShown() const { return resultsShown_; }
    int bet() const { return bet_; }
    /// Puts down other chips, which the next showGame() shows; 0 removes all.
    void setBet(int bet);

    bool keyPressed(QKeyEvent* event) override;
    void buttonPressed(int id) override;
    void cannotGrab(plt::CardPlace place) override;
    bool cursorStops(plt::CardPlace place) const override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    void moveChosen(const blackjack::Move& move);
    void nextShoeChosen();
    void afreshChosen();
    void betChanged();
    /// Emitted when areResultsShown() becomes true by itself because the cards came to rest.
    void resultsShown();

  protected:
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    Setting setting() const;
    void present(bool animated);
    void showResults();
    void dressButtons();
    void startNextRound();
    /// Moves the keyboard to the button of the hint, or to the one that goes on, or to the first.
    void focusButton();
    void paintHeap(QPainter& painter, const ChipHeap& heap) const;
    void paintWinnings(QPainter& painter, const ChipHeap& won) const;

    State state_;
    bool shown_ = false;
    std::optional<State> shownState_;  ///< the state whose totals and results are displayed
    bool resultsShown_ = false;        ///< true if that is the current state
    bool presenting_ = false;
    std::optional<plt::HintStep<Move>> hint_;
    std::vector<int> dealt_;  ///< cards of the last move, in their order
    int bet_ = smallestBet;
    QVariantAnimation payment_;  ///< of the winnings, from the dealer to their place
    bool paysNext_ = false;      ///< true if the results to be shown are those of a round that is just won
};

}  // namespace blackjack
