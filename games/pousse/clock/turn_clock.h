// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace pousse {

/// Counts the seconds of a turn while running and not paused.
class TurnClock : public QObject {
    Q_OBJECT

  public:
    /// `now` returns the milliseconds of a monotonic clock; by default the system's.
    explicit TurnClock(std::function<qint64()> now = {}, QObject* parent = nullptr);

    /// Starts a turn at 0.
    void start();
    /// Stops the clock between turns.
    void stop();
    /// Stops the time during a pause.
    void setPaused(bool paused);
    /// Enables signals. Otherwise the clock only counts, without timer events. Disabled initially.
    void setSignalsEnabled(bool enabled);
    bool isRunning() const { return running_; }
    /// Returns true while the timer is active.
    bool isTimerActive() const { return timer_.isActive(); }
    qint64 milliseconds() const;
    int seconds() const { return static_cast<int>(milliseconds() / 1000); }

    /// Times of the reminders to move, in seconds: the first sounds once, the second twice.
    static constexpr int firstReminder = 30;
    static constexpr int secondReminder = 60;

  public Q_SLOTS:
    /// Checks the time and emits the signals that are due.
    void checkTime();

  Q_SIGNALS:
    /// Emitted when the displayed second changes.
    void ticked();
    /// Emitted when a reminder is due, with the number of sounds.
    void reminded(int sounds);

  private:
    void updateTimer();

    std::function<qint64()> now_;
    QTimer timer_;
    bool signalsEnabled_ = false;
    bool running_ = false;
    bool paused_ = false;
    qint64 since_ = 0;    ///< start of the current period by now_
    qint64 before_ = 0;   ///< milliseconds counted before the last pause
    int lastSecond_ = 0;  ///< the second of the last ticked()
};

}  // namespace pousse
