// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace plt {

class GameSession;

/// Shows the ids of the game on the table, to be copied, and takes another one to be played.
class GameIdDialog : public QDialog {
    Q_OBJECT

  public:
    explicit GameIdDialog(GameSession& session, QWidget* parent = nullptr);

  private:
    void play();
    GameSession& session_;
    QLineEdit* entry_;
    QLabel* problem_;
};

}  // namespace plt
