// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QBasicTimer>
#include <QDate>
#include <QDateTime>
#include <QObject>

namespace plt {

/// Watches the player's date.
class DayWatch : public QObject {
    Q_OBJECT

  public:
    using Clock = std::function<QDateTime()>;

    /// `clock` returns the local time.
    explicit DayWatch(Clock clock, QObject* parent = nullptr);

    QDate today() const { return today_; }
    /// Compares the date now, for example when the window is activated.
    void check();

    /// Returns the milliseconds until the next comparison: until the day ends, and at most a minute, as the
    /// computer may sleep or its clock may be set meanwhile.
    static int wait(const QDateTime& now);

  Q_SIGNALS:
    /// Emitted when the date has changed in either direction.
    void dayChanged(QDate today);

  protected:
    void timerEvent(QTimerEvent* event) override;

  private:
    const Clock clock_;
    QDate today_;
    QBasicTimer timer_;
};

}  // namespace plt
