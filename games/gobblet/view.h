// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "gobblet/rules.h"
#include "gobblet/scene/placement.h"

namespace plt {
class SceneBoard;
}

namespace gobblet {

/// The Gobblet view: people and computers at a board.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    plt::SceneBoard& board() const { return *board_; }
    const Placement& placement() const { return placement_; }

    QString statusText() const override;
    QString endMessage() const override;
    QString thoughtText() const override;
    QWidget* focusTarget() override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;

  protected:
    void ready() override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void changeEvent(QEvent* event) override;

  private:
    void addActions();
    void connectBoard();
    bool isPlaying() const { return endOf(state()) == End::none; }
    bool isWaiting() const;
    bool isComputer(Side side) const;
    /// The side of the only person in a game against a computer.
    std::optional<Side> loneSide() const;

    /// Called when the player drops a piece on a square.
    void drop(int piece, int square);
    /// Shows a notice why a piece must not be put there.
    void explainDrop(int piece, int square);
    /// Shows a notice why nothing can be lifted there.
    void explainSquare(int square);
    /// Makes a move of the player, for either side.
    void playByHand(const Move& move, int piece = -1);

    /// Marks the game as helped if the board shows more than usual.
    void countHelp();
    /// Announces the computer's move to users of a screen reader.
    void announceMove();
    void applyThinkingTime();
    /// Migrates the check boxes of an earlier version to computer seats.
    void migrateCheckBoxes();

    plt::SceneBoard* board_;
    QAction* threats_ = nullptr;
    QAction* covered_ = nullptr;
    QAction* claimDraw_ = nullptr;
    Placement placement_;
    int dropped_ = -1;  ///< the piece just dropped by the player, or -1
};

}  // namespace gobblet
