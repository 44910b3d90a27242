// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/code_dialog.h"

namespace plt {

class GameSession;

/// Shows the IDs of the current game, to be copied, and accepts another one to be played.
class GameIdDialog : public CodeDialog {
    Q_OBJECT

  public:
    /// `name`: the folder of the game.
    GameIdDialog(GameSession& session, QString name, QWidget* parent = nullptr);

  protected:
    QString submit(const QString& entered) override;

  private:
    GameSession& session_;
    const QString name_;
};

}  // namespace plt
