// SPDX-License-Identifier: MIT
#include "common/window/frame/clock/pause.h"

#include "common/window/frame/central_widget.h"
#include "common/window/frame/clock/running_clock.h"
#include "common/window/game_view.h"
#include "common/window/moments/pause_curtain.h"

namespace plt {

Pause::Pause(GameView& view, CentralWidget& widgets, const RunningClock& clock)
    : view_(view), widgets_(widgets), clock_(clock) {
    connect(&widgets_.curtain(), &PauseCurtain::resumed, this, [this] { setPaused(false); });
}

bool Pause::isPaused() const {
    return view_.isPaused();
}

void Pause::setPaused(bool paused) {
    auto& session = view_.session();
    if (paused == isPaused() || !session.hasClock()) return;
    if (paused && session.outcome() != Outcome::playing) return;
    if (paused) session.hideHint();
    drawCurtain(paused);
    Q_EMIT changed();
}

void Pause::leave() {
    if (isPaused()) drawCurtain(false);
}

void Pause::drawCurtain(bool paused) {
    view_.setPaused(paused);
    // The curtain shows the same time as the header, which may be the time left.
    widgets_.curtain().setTime(clock_.isShown() ? clock_.text() : QString());
    // A hidden game can neither be studied nor reached by the keyboard or a screen reader.
    widgets_.setCurtainShown(paused);
    if (paused)
        widgets_.curtain().focusButton();
    else
        view_.focusTarget()->setFocus();
}

}  // namespace plt
