// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace plt {

class GameView;

/// Runs the session's clock while the game is going on in a visible window that no dialog, menu or other
/// window of the program covers, and signals when another time is to be shown.
class RunningClock : public QObject {
    Q_OBJECT

  public:
    /// `window`: time counts only while it is visible.
    RunningClock(GameView& view, QWidget& window);

    /// Starts or stops the clock.
    void startOrStop();
    /// Stops it until the next startOrStop().
    void stop();
    /// Returns the time played; empty in a game without a clock.
    QString text() const;
    /// Returns true if the time is shown, a preference of each game; time counts in any case.
    bool isShown() const;
    void setShown(bool shown);

  Q_SIGNALS:
    /// Emitted when text() or isShown() changes.
    void ticked();

  protected:
    /// Sees windows that open, close and become active.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Returns true if the player is in another window of the program: a dialog, a menu, the rules.
    bool isElsewhere() const;
    void tick();
    GameView& view_;
    QWidget& window_;
    QTimer timer_;
    QString shown_;
};

}  // namespace plt
