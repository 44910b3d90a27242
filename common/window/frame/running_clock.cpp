// SPDX-License-Identifier: MIT
#include "common/window/frame/running_clock.h"

#include "common/language/translated.h"
#include "common/window/game_view.h"

namespace plt {

namespace {
constexpr int tickMs = 200;
const auto shownKey = QStringLiteral("clock");
}  // namespace

RunningClock::RunningClock(GameView& view, QWidget& window) : view_(view), window_(window) {
    timer_.setInterval(tickMs);
    connect(&timer_, &QTimer::timeout, this, &RunningClock::tick);
}

void RunningClock::startOrStop() {
    auto& session = view_.session();
    const bool run = session.hasClock() && session.outcome() == Outcome::playing && view_.clockMayRun() &&
                     view_.editor() == nullptr && !view_.isPaused() && window_.isVisible() &&
                     !window_.isMinimized();
    if (run) {
        session.clock().start();
        timer_.start();
    } else {
        session.clock().stop();
        timer_.stop();
    }
    tick();
}

QString RunningClock::text() const {
    auto& session = view_.session();
    return session.hasClock() ? durationText(session.clock().elapsed().count()) : QString();
}

bool RunningClock::isShown() const {
    return view_.preferences().flag(shownKey, true);
}

void RunningClock::setShown(bool shown) {
    view_.preferences().setFlag(shownKey, shown);
    Q_EMIT ticked();
}

void RunningClock::tick() {
    const auto now = text();
    if (now == shown_) return;
    shown_ = now;
    Q_EMIT ticked();
}

}  // namespace plt
