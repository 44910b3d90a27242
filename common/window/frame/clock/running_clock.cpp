// SPDX-License-Identifier: MIT
#include "common/window/frame/clock/running_clock.h"

#include "common/language/translated.h"
#include "common/window/game_view.h"

#include <QApplication>
#include <QEvent>

namespace plt {

namespace {
constexpr int tickMs = 200;
const auto shownKey = QStringLiteral("clock");
}  // namespace

RunningClock::RunningClock(GameView& view, QWidget& window) : view_(view), window_(window) {
    timer_.setInterval(tickMs);
    connect(&timer_, &QTimer::timeout, this, &RunningClock::tick);
    qApp->installEventFilter(this);
}

void RunningClock::startOrStop() {
    auto& session = view_.session();
    const bool run = session.hasClock() && session.outcome() == Outcome::playing && view_.clockMayRun() &&
                     view_.editor() == nullptr && !session.isReviewing() && !view_.isPaused() &&
                     window_.isVisible() && !window_.isMinimized() && !isElsewhere();
    if (!run) return stop();
    session.clock().start();
    timer_.start();
    tick();
}

void RunningClock::stop() {
    view_.session().clock().stop();
    timer_.stop();
    tick();
}

bool RunningClock::isElsewhere() const {
    const QWidget* active = QApplication::activeWindow();
    return QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr ||
           (active != nullptr && active != &window_);
}

bool RunningClock::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::WindowActivate:
        case QEvent::WindowDeactivate:
            // Queued, because Qt counts a window as modal, popup or active only after its event.
            if (watched->isWidgetType() && static_cast<QWidget*>(watched)->isWindow())
                QMetaObject::invokeMethod(this, &RunningClock::startOrStop, Qt::QueuedConnection);
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
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
