// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace pousse {

/// Counts the seconds of a turn, as long as it runs and is not held.
class TurnClock : public QObject {
    Q_OBJECT

  public:
    /// `now` gives milliseconds of a clock that never goes back; by default the computer's own.
    explicit TurnClock(std::function<qint64()> now = {}, QObject* parent = nullptr);

    /// A turn begins, from 0.
    void start();
    /// Nobody has the turn.
    void stop();
    /// Time stands still while it is held (a pause).
    void setHeld(bool held);
    /// Whether somebody wants to hear of its seconds and reminders; without that it only counts, and wakes
    /// nobody. At first nobody does.
    void setWatched(bool watched);
    bool isRunning() const { return running_; }
    /// Whether it looks at the time by itself.
    bool isTicking() const { return timer_.isActive(); }
    qint64 milliseconds() const;
    int seconds() const { return static_cast<int>(milliseconds() / 1000); }

    /// When the player is reminded to move, in seconds, and how often it sounds then.
    static constexpr int firstReminder = 30;
    static constexpr int secondReminder = 60;

  public Q_SLOTS:
    /// Looks at the time: what is due is told.
    void look();

  Q_SIGNALS:
    /// Another second is shown.
    void ticked();
    /// A reminder is due, with so many sounds.
    void reminded(int sounds);

  private:
    void tick();

    std::function<qint64()> now_;
    QTimer timer_;
    bool watched_ = false;
    bool running_ = false;
    bool held_ = false;
    qint64 since_ = 0;   ///< by now_
    qint64 before_ = 0;  ///< counted before it was held
    int told_ = 0;       ///< the second that was told last
};

}  // namespace pousse
