// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "gobblet/rules.h"
#include "gobblet/scene/placement.h"

namespace plt {
class SceneBoard;
}

namespace gobblet {

/// Gobblet in one window: people and computers at a board.
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
    /// The side of the only person who plays against a computer.
    std::optional<Side> loneSide() const;

    /// The player put a piece somewhere.
    void drop(int piece, int square);
    /// Says why a piece may not be put there.
    void explainDrop(int piece, int square);
    /// Says why nothing can be lifted there.
    void explainSquare(int square);
    /// A move by the player, for whichever side.
    void playByHand(const Move& move, int piece = -1);

    /// Who sees more than the board shows plays with help.
    void countHelp();
    /// Says the computer's move to who hears it.
    void tellMove();
    void takeThinkingTime();
    /// Lets the computer play where an earlier version had it play by check boxes.
    void takeBoxes();

    plt::SceneBoard* board_;
    QAction* threats_ = nullptr;
    QAction* covered_ = nullptr;
    QAction* claimDraw_ = nullptr;
    Placement placement_;
    int dropped_ = -1;  ///< the piece that the player is putting down
};

}  // namespace gobblet
