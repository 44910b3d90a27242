// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace plt {

class GameView;

/// The options and players of a new game. Nothing changes before the button that starts it, and undo returns
/// to the previous game.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewGameDialog(GameView& view, QWidget* parent = nullptr);

  private:
    GameView& view_;
};

}  // namespace plt
