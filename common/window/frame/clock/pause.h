// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace plt {

class CentralWidget;
class GameView;
class RunningClock;

/// The pause of a game with a clock: the curtain is shown instead of the game, and the view holds what runs.
class Pause : public QObject {
    Q_OBJECT

  public:
    Pause(GameView& view, CentralWidget& widgets, const RunningClock& clock);

    bool isPaused() const;
    /// Begins a pause if the game is going on, or ends it.
    void setPaused(bool paused);
    /// Ends a pause without changed(), because another game is shown.
    void leave();

  Q_SIGNALS:
    /// Emitted when isPaused() changes.
    void changed();

  private:
    void drawCurtain(bool paused);
    GameView& view_;
    CentralWidget& widgets_;
    const RunningClock& clock_;
};

}  // namespace plt
