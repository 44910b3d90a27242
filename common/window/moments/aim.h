// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace plt {

class GameView;
class Plate;
class PlayerActions;

/// Says what a game is about: by itself in a player's first game of it, and whenever it is asked for. It goes
/// with the first move or a click.
class Aim : public QObject {
    Q_OBJECT

  public:
    /// `over`: what the words are shown over.
    Aim(GameView& view, PlayerActions& players, QString sentence, QWidget* over, QObject* parent);

    void tell();
    /// Tells it if the player has never seen it and no move was made yet.
    void tellFirst();
    /// Another position is shown.
    void follow();
    bool isShown() const;
    /// Takes it away as a click does.
    void dismiss();

  private:
    void keep();
    void offer();
    GameView& view_;
    QWidget* over_;
    PlayerActions& players_;
    QString sentence_;
    bool offersComputer_ = false;
    Plate* plate_ = nullptr;  ///< made when it is told first: no start waits for it
};

}  // namespace plt
