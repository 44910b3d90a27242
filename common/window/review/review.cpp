// SPDX-License-Identifier: MIT
#include "common/window/review/review.h"

#include "common/keeping/results/statistics.h"
#include "common/players/turns.h"
#include "common/session/review/review_sums.h"
#include "common/storage/files.h"
#include "common/window/frame/central_widget.h"
#include "common/window/game_view.h"
#include "common/window/review/review_panel.h"

#include <utility>

namespace plt {

std::optional<int> accuracyOf(const GameSession& session) {
    const auto& game = session.reviewedGame();
    if (session.awaitsFirst() || game.moves.empty() || !session.isReviewComplete()) return std::nullopt;
    const int seat = onlyPerson(game.seats);
    if (game.seats.size() > 1 && seat < 0) return std::nullopt;
    return reviewSums(session.rules(), game.review, seat, {}).accuracy();
}

Review::Review(GameView& view, CentralWidget& widgets, QString gameId)
    : view_(view), widgets_(widgets), id_(std::move(gameId)) {
    connect(&view_.session(), &GameSession::reviewChanged, this, &Review::update);
    connect(&view_.session(), &GameSession::changed, this, [this] {
        if (panel_ == nullptr) return;
        panel_->refresh();
        panel_->follow();
    });
}

void Review::update() {
    const auto& session = view_.session();
    const bool isOpen = session.isReviewOpen();
    if (isOpen && panel_ == nullptr) {
        panel_ = new ReviewPanel(view_);
        widgets_.addReviewPanel(panel_);
    }
    if (panel_ != nullptr) {
        const bool isNew = panel_->isHidden() == isOpen;
        widgets_.setReviewShown(isOpen);
        panel_->refresh();
        // The keyboard was in the panel, or on a button that has gone.
        if (isNew) view_.focusTarget()->setFocus();
    }
    // No computer moves on in a game that is looked at.
    if (auto* turns = view_.turns()) turns->setHeld(view_.isPaused() || session.isReviewing());
    if (isOpen && session.isReviewComplete()) count();
    Q_EMIT changed();
}

void Review::count() {
    auto& session = view_.session();
    const auto& game = session.reviewedGame();
    if (game.review.counted || !session.isReviewing() || game.helped || !Statistics::enabled()) return;
    const auto accuracy = accuracyOf(session);
    if (!accuracy) return;
    session.setReviewCounted();
    FileWriter::shared().run(
        {},
        [id = id_, result = session.result(), accuracy = *accuracy] {
            return Statistics(id).recordAccuracy(result.optionsText, result.optionsLabel, accuracy);
        },
        this,
        [this](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT view_.notice(problem);
        });
}

}  // namespace plt
