// SPDX-License-Identifier: MIT
// The members of GameSession about reviews.
#include "common/session/game_session.h"
#include "common/session/hints/hints.h"
#include "common/session/parts/session_parts.h"
#include "common/session/players/seating.h"
#include "common/session/results/ends.h"
#include "common/session/review/reviewer.h"

namespace plt {

bool GameSession::hasReview() const {
    return d->traits.hasReview;
}

void GameSession::openReview() {
    if (!hasReview() || awaitsFirst() || isReviewOpen()) return;
    stopDealing();
    hideHint();
    if (outcome() == Outcome::playing) markHelped();
    d->reviewer->open();
    judgeNext();
    Q_EMIT reviewChanged();
}

void GameSession::closeReview() {
    if (!isReviewOpen()) return;
    const auto index = d->reviewer->gameIndex();
    const auto ply = d->reviewer->openedPly();
    hideHint();
    if (index && !isTrying() && ply != d->timeline.ply()) go({*index, ply}, Cause::review);
    d->reviewer->close();
    Q_EMIT reviewChanged();
}

bool GameSession::isReviewOpen() const {
    return d->reviewer->isOpen();
}

const PlayedGame& GameSession::reviewedGame() const {
    const auto index = d->reviewer->gameIndex();
    return index ? games()[*index] : game();
}

bool GameSession::isJudging() const {
    return d->reviewer->isJudging();
}

bool GameSession::isReviewComplete() const {
    const auto& reviewed = reviewedGame();
    return reviewed.review.plies == reviewed.moves.size();
}

void GameSession::judgeNext() {
    if (!isReviewing()) return;
    const auto failure = [this](const QString& what) {
        Q_EMIT reviewChanged();
        Q_EMIT failed(what.isEmpty() ? tr("A move could not be judged.")
                                     : tr("A move could not be judged: %1").arg(what));
    };
    d->reviewer->judgeNext(
        this,
        [this] {
            judgeNext();
            Q_EMIT reviewChanged();
        },
        failure);
}

void GameSession::showJudged(std::size_t index, bool better) {
    const auto& moves = reviewedGame().review.moves;
    if (!isReviewOpen() || index >= moves.size()) return;
    returnToReview();
    const auto judged = moves[index];
    hideHint();
    go({place().game, judged.ply + (better ? 0 : 1)}, Cause::review);
    if (!better) return;
    d->hints->show({judged.judgement.best, judged.judgement.reason, judged.judgement.marks});
    Q_EMIT hintChanged();
}

void GameSession::tryHere() {
    if (!isReviewing()) return;
    d->reviewer->stop();
    const auto ply = d->timeline.ply();
    d->reviewer->leave(ply);
    auto change = leaving(Cause::review);
    auto fresh = game();
    fresh.moves.resize(ply);
    fresh.helped = true;
    fresh.recorded = true;
    fresh.review = {};
    d->timeline.append(std::move(fresh), ply);
    entered(change);
    Q_EMIT reviewChanged();
}

bool GameSession::isTrying() const {
    const auto index = d->reviewer->gameIndex();
    return index && *index != place().game;
}

void GameSession::returnToReview() {
    if (!isTrying()) return;
    go({*d->reviewer->gameIndex(), d->reviewer->leftPly()}, Cause::review);
    judgeNext();
    Q_EMIT reviewChanged();
}

std::optional<std::strong_ordering> GameSession::tryResult() const {
    if (!isTrying()) return std::nullopt;
    const auto& reviewed = reviewedGame();
    const auto end = lastState(d->rules, reviewed);
    const auto ended = d->rules.outcome(end);
    if (ended == Outcome::playing || outcome() == Outcome::playing) return std::nullopt;
    const auto before = outcomeFor(ended, reviewed.seats, d->rules.standing(end));
    if (worth(outcome()) != worth(before)) return worth(outcome()) <=> worth(before);
    if (!d->traits.hasScore) return std::strong_ordering::equal;
    return compareFigures(d->rules.score(anyState()), d->rules.score(end), *d->traits.ranking);
}

void GameSession::setReviewCounted() {
    if (const auto index = d->reviewer->gameIndex()) d->timeline.reviewOf(*index).counted = true;
}

}  // namespace plt
