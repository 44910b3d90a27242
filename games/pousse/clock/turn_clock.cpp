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
    connect(&timer_, &QTimer::timeout, this, &TurnClock::checkTime);
}

void TurnClock::start() {
    running_ = true;
    before_ = 0;
    since_ = now_();
    lastSecond_ = 0;
    updateTimer();
    Q_EMIT ticked();
}

void TurnClock::stop() {
    running_ = false;
    updateTimer();
}

void TurnClock::setPaused(bool paused) {
    if (paused == paused_) return;
    if (running_ && paused) before_ = milliseconds();
    paused_ = paused;
    since_ = now_();
    updateTimer();
}

void TurnClock::setSignalsEnabled(bool enabled) {
    if (enabled == signalsEnabled_) return;
    signalsEnabled_ = enabled;
    // Earlier ticks and reminders are not made up for.
    lastSecond_ = seconds();
    updateTimer();
}

void TurnClock::updateTimer() {
    if (!running_ || paused_ || !signalsEnabled_)
        timer_.stop();
    else if (!timer_.isActive())
        timer_.start();
}

qint64 TurnClock::milliseconds() const {
    if (!running_) return 0;
    return paused_ ? before_ : before_ + now_() - since_;
}

void TurnClock::checkTime() {
    const int now = seconds();
    if (!running_ || now == lastSecond_) return;
    const int before = std::exchange(lastSecond_, now);
    Q_EMIT ticked();
    // After the computer was suspended for long, one reminder is enough.
    if (before < secondReminder && now >= secondReminder)
        Q_EMIT reminded(2);
    else if (before < firstReminder && now >= firstReminder)
        Q_EMIT reminded(1);
}

}  // namespace pousse
