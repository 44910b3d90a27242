// SPDX-License-Identifier: MIT
#include "pousse/clock/turn_clock.h"

#include <utility>

namespace pousse {

namespace {

constexpr int tickTime = 250;  ///< milliseconds

qint64 systemTime() {
    static const QElapsedTimer timer = [] {
        QElapsedTimer started;
        started.start();
        return started;
    }();
    return timer.elapsed();
}

}  // namespace

TurnClock::TurnClock(std::function<qint64()> now, QObject* parent)
    : QObject(parent), now_(now ? std::move(now) : systemTime) {
    timer_.setInterval(tickTime);
    connect(&timer_, &QTimer::timeout, this, &TurnClock::look);
}

void TurnClock::start() {
    running_ = true;
    before_ = 0;
    since_ = now_();
    told_ = 0;
    tick();
    Q_EMIT ticked();
}

void TurnClock::stop() {
    running_ = false;
    tick();
}

void TurnClock::setHeld(bool held) {
    if (held == held_) return;
    if (running_ && held) before_ = milliseconds();
    held_ = held;
    since_ = now_();
    tick();
}

void TurnClock::setWatched(bool watched) {
    if (watched == watched_) return;
    watched_ = watched;
    // Earlier ticks and reminders are not made up for.
    told_ = seconds();
    tick();
}

void TurnClock::tick() {
    if (!running_ || held_ || !watched_)
        timer_.stop();
    else if (!timer_.isActive())
        timer_.start();
}

qint64 TurnClock::milliseconds() const {
    if (!running_) return 0;
    return held_ ? before_ : before_ + now_() - since_;
}

void TurnClock::look() {
    const int now = seconds();
    if (!running_ || now == told_) return;
    const int before = std::exchange(told_, now);
    Q_EMIT ticked();
    // After the computer was suspended for long, one reminder is enough.
    if (before < secondReminder && now >= secondReminder)
        Q_EMIT reminded(2);
    else if (before < firstReminder && now >= firstReminder)
        Q_EMIT reminded(1);
}

}  // namespace pousse
