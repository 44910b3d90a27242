// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace plt {

class GameView;

/// What a new game is to be like, and who plays it. Nothing changes before the button that begins it; undo
/// takes the new game back.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewGameDialog(GameView& view, QWidget* parent = nullptr);

  private:
    GameView& view_;
};

}  // namespace plt
