// SPDX-License-Identifier: MIT
#include "launcher/today/day_watch.h"

#include "common/keeping/daily/daily_streak.h"

#include <algorithm>
#include <utility>

#include <QTimerEvent>

namespace plt {

DayWatch::DayWatch(Clock clock, QObject* parent)
    : QObject(parent), clock_(std::move(clock)), today_(clock_().date()) {
    timer_.start(wait(clock_()), this);
}

void DayWatch::check() {
    const QDateTime now = clock_();
    timer_.start(wait(now), this);
    if (std::exchange(today_, now.date()) != today_) Q_EMIT dayChanged(today_);
}

int DayWatch::wait(const QDateTime& now) {
    constexpr qint64 minute = 60'000;
    return static_cast<int>(std::clamp<qint64>(now.msecsTo(nextDay(now)), 1, minute));
}

void DayWatch::timerEvent(QTimerEvent* event) {
    if (event->timerId() == timer_.timerId())
        check();
    else
        QObject::timerEvent(event);
}

}  // namespace plt
