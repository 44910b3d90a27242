// SPDX-License-Identifier: MIT
#pragma once

#include "common/players/computer_turns.h"
#include "common/window/rules_view.h"
#include "gobblet/auto_play.h"
#include "gobblet/placement.h"
#include "gobblet/rules.h"

#include <memory>

namespace plt {
class SceneBoard;
}

namespace gobblet {

class PlayBar;

/// Gobblet in one window: the board, and below it what lets the computer play and leads back and forward.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    plt::SceneBoard& board() const { return *board_; }
    PlayBar& bar() const { return *bar_; }
    plt::ComputerTurnsBase& turns() const { return *turns_; }
    const Placement& placement() const { return placement_; }

    /// Whether the computer plays this side at the moment.
    bool isAutomatic(Side side) const;
    /// As if the player had checked or unchecked the box.
    void setAutomatic(Side side, bool on);
    AutoPlay autoPlay() const { return readAutoPlay(preferences()); }
    void setAutoPlay(const AutoPlay& autoPlay);

    QString statusText() const override;
    QString endMessage() const override;
    QWidget* focusTarget() override;
    void start(const QString& keptOptions) override;
    void applyOptions() override;

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void changeEvent(QEvent* event) override;

  private:
    using Turns = plt::ComputerTurns<Rules>;

    void addActions();
    void connectBoard();
    Turns::Seats seats();
    Turns::Player playerFor(Side side) const;
    bool isPlaying() const { return Rules::outcome(state()) == plt::Outcome::playing; }
    bool hasLaterMoves() const;

    /// The player put a piece somewhere.
    void drop(int piece, int square);
    /// Says why a piece may not be put there.
    void explainDrop(int piece, int square);
    /// Says why nothing can be lifted there.
    void explainSquare(int square);
    /// A move by the player, for whichever side.
    void playByHand(const Move& move, int piece = -1);

    void takeSeats();
    void keepBoxes();
    void showTurn();
    /// Says the computer's move to who hears it.
    void tellMove();
    void chooseAutoPlay();
    void playOtherSize();

    plt::SceneBoard* board_;
    PlayBar* bar_ = nullptr;
    QAction* threats_ = nullptr;
    QAction* covered_ = nullptr;
    QAction* thinking_ = nullptr;
    QAction* moveNow_ = nullptr;
    QAction* claimDraw_ = nullptr;
    QAction* autoPlayOptions_ = nullptr;
    QAction* back_ = nullptr;
    QAction* forward_ = nullptr;
    QAction* otherSize_ = nullptr;
    Placement placement_;
    int dropped_ = -1;    ///< the piece that the player is putting down
    bool shown_ = false;  ///< the window has been seen: before, no computer thinks
    bool tellMove_ = false;
    QString seats_;  ///< of the options that the boxes were taken from
    std::unique_ptr<Turns> turns_;
};

}  // namespace gobblet
