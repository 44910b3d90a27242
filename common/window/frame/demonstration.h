// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QObject>
#include <QTimer>

class QAction;

namespace plt {

class GameSession;
struct Change;

/// Plays a game by its own hints while an action is checked: each step is marked for a while before it is
/// made. The end of the game and any action of the player uncheck the action.
class Demonstration : public QObject {
    Q_OBJECT

  public:
    /// `mayGoOn`: returns true if the game may be shown now. `lookMs`: returns how long a step is marked, at
    /// the usual pace of motion.
    Demonstration(GameSession& session, QAction& action, std::function<bool()> mayGoOn,
                  std::function<int()> lookMs);

    /// Enables the action if the game may be shown, and stops otherwise.
    void updateAction();

  private:
    void stop();
    void arrive(const Change& change);
    void playOn();

    GameSession& session_;
    QAction& action_;
    std::function<bool()> mayGoOn_;
    std::function<int()> lookMs_;
    QTimer timer_;
};

}  // namespace plt
