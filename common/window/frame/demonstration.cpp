// SPDX-License-Identifier: MIT
#include "common/window/frame/demonstration.h"

#include "common/look/motion.h"
#include "common/session/game_session.h"

#include <utility>

#include <QAction>

namespace plt {

Demonstration::Demonstration(GameSession& session, QAction& action, std::function<bool()> mayGoOn,
                             std::function<int()> lookMs)
    : QObject(&action),
      session_(session),
      action_(action),
      mayGoOn_(std::move(mayGoOn)),
      lookMs_(std::move(lookMs)) {
    action_.setCheckable(true);
    action_.setEnabled(false);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Demonstration::playOn);
    connect(&action_, &QAction::toggled, this, [this](bool on) {
        if (on)
            playOn();
        else
            timer_.stop();
    });
    connect(&session_, &GameSession::changed, this, &Demonstration::arrive);
    connect(&session_, &GameSession::hintChanged, this, [this] {
        if (session_.hasShownStep()) {
            // The time for looking begins when the step is found.
            if (action_.isChecked()) timer_.start(motion::paced(lookMs_()));
        } else if (!session_.isThinking() && session_.hintText().isEmpty()) {
            // Hiding a step, or cancelling its search, stops the demonstration.
            stop();
        }
    });
}

void Demonstration::updateAction() {
    const bool possible = session_.canHint() && mayGoOn_();
    if (!possible) stop();
    action_.setEnabled(possible);
}

void Demonstration::stop() {
    action_.setChecked(false);
}

void Demonstration::arrive(const Change& change) {
    // Any other action of the player stops it as well.
    if (change.cause != Cause::hint) stop();
    updateAction();
}

void Demonstration::playOn() {
    updateAction();
    if (!action_.isChecked()) return;
    if (session_.hasShownStep()) {
        session_.playHint();
    } else if (!session_.isThinking()) {
        // A verdict without a step ends it.
        if (!session_.hintText().isEmpty()) return stop();
        session_.requestHint();
    }
    if (!action_.isChecked()) return;
    constexpr int whileThinkingMs = 20;
    timer_.start(session_.hasShownStep() ? motion::paced(lookMs_()) : whileThinkingMs);
}

}  // namespace plt
