// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QObject>
#include <QTimer>

class QAction;

namespace plt {

class GameSession;
struct Change;

/// Lets a game go on by its own hints for as long as an action is checked: each step is marked and looked at
/// before it is made. The end of the game and whatever the player does himself uncheck the action.
class Demonstration : public QObject {
    Q_OBJECT

  public:
    /// `mayGoOn`: whether the game may be shown at all now. `lookMs`: how long a marked step is looked at
    /// now, at the usual pace of motion.
    Demonstration(GameSession& session, QAction& action, std::function<bool()> mayGoOn,
                  std::function<int()> lookMs);

    /// Looks again whether it may go on.
    void follow();

  private:
    void stop();
    void arrive(const Change& change);
    void goOn();

    GameSession& session_;
    QAction& action_;
    std::function<bool()> mayGoOn_;
    std::function<int()> lookMs_;
    QTimer timer_;
};

}  // namespace plt
