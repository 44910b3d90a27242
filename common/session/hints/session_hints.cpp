// SPDX-License-Identifier: MIT
// The members of GameSession about hints.
#include "common/session/deals/deal_memory.h"
#include "common/session/game_session.h"
#include "common/session/hints/hints.h"
#include "common/session/parts/session_parts.h"

namespace plt {

bool GameSession::hasHint() const {
    return d->traits.hasHint;
}

bool GameSession::canHint() const {
    if (!hasHint() || awaitsFirst() || isReviewing() || outcome() != Outcome::playing) return false;
    const int seat = seatToMove();
    const auto all = seats();
    return seat < 0 || seat >= static_cast<int>(all.size()) || all[seat].isPerson();
}

void GameSession::requestHint() {
    if (!canHint() || isThinking()) return;
    if (d->hints->showNext()) {
        showHint();
        return;
    }
    d->hints->think(
        this, seatToMove(), [this] { showHint(); },
        [this](const QString& what) {
            Q_EMIT hintChanged();
            Q_EMIT failed(what.isEmpty() ? tr("No hint could be worked out.")
                                         : tr("No hint could be worked out: %1").arg(what));
        });
    Q_EMIT hintChanged();
}

void GameSession::showHint() {
    if (d->hints->hasSteps()) markHelped();
    Q_EMIT hintChanged();
}

bool GameSession::isThinking() const {
    return d->hints->isThinking();
}

QString GameSession::hintText() const {
    return d->hints->text();
}

QVector<int> GameSession::hintMarks() const {
    const auto* step = shownStep();
    return step != nullptr ? QVector<int>(step->marks.begin(), step->marks.end()) : QVector<int>();
}

const HintStep<AnyMove>* GameSession::shownStep() const {
    return d->hints->shownStep();
}

void GameSession::playHint() {
    const auto* step = shownStep();
    if (step == nullptr) return;
    const AnyMove move = step->move;
    playMove(d->stampMove ? d->stampMove(move) : move, Cause::hint);
}

void GameSession::hideHint() {
    if (!d->hints->isShown() && !isThinking()) return;
    d->hints->hide();
    Q_EMIT hintChanged();
}

void GameSession::setStampMove(std::function<AnyMove(const AnyMove&)> stampMove) {
    d->stampMove = std::move(stampMove);
}

void GameSession::markHelped() {
    if (awaitsFirst()) return;
    d->timeline.game().helped = true;
    d->memory->remember(game());
}

}  // namespace plt
