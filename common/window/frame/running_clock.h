// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace plt {

class GameView;

/// Runs the session's clock while the game is going on in a visible window, and signals when another time is
/// to be shown.
class RunningClock : public QObject {
    Q_OBJECT

  public:
    /// `window`: time counts only while it is visible.
    RunningClock(GameView& view, QWidget& window);

    /// Starts or stops the clock.
    void startOrStop();
    /// Returns the time played; empty in a game without a clock.
    QString text() const;
    /// Returns true if the time is shown, a preference of each game; time counts in any case.
    bool isShown() const;
    void setShown(bool shown);

  Q_SIGNALS:
    /// Emitted when text() or isShown() changes.
    void ticked();

  private:
    void tick();
    GameView& view_;
    QWidget& window_;
    QTimer timer_;
    QString shown_;
};

}  // namespace plt
