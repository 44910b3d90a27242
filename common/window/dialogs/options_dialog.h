// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace plt {

class GameView;
class OptionsForm;

/// The options of a game: what a new game is to be like, and what the player prefers on the screen. Play
/// starts a new game with them (which undo takes back); nothing changes before.
class OptionsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit OptionsDialog(GameView& view, QWidget* parent = nullptr);

    /// Whether the game has anything to set.
    bool hasContent() const { return hasContent_; }

  private:
    GameView& view_;
    OptionsForm* form_;
    bool hasContent_ = false;
};

}  // namespace plt
