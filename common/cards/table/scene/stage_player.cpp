// SPDX-License-Identifier: MIT
#include "common/cards/table/scene/stage_player.h"

#include "common/cards/table/scene/table_scene.h"
#include "common/look/motion.h"

#include <algorithm>
#include <utility>

namespace plt {

bool cardsLieAlike(const TablePicture& one, const TablePicture& other) {
    const auto sameCard = [](const CardPicture& a, const CardPicture& b) {
        return a.id == b.id && a.face == b.face && a.faceUp == b.faceUp && a.turned == b.turned;
    };
    const auto samePile = [&](const PilePicture& a, const PilePicture& b) {
        return a.id == b.id && a.area == b.area && a.lay == b.lay && a.step == b.step &&
               a.closedStep == b.closedStep && a.gap == b.gap && a.offset == b.offset &&
               std::equal(a.cards.cbegin(), a.cards.cend(), b.cards.cbegin(), b.cards.cend(), sameCard);
    };
    return std::equal(one.piles.cbegin(), one.piles.cend(), other.piles.cbegin(), other.piles.cend(),
                      samePile);
}

StagePlayer::StagePlayer(const TableScene& scene) : scene_(scene) {
    hold_.setSingleShot(true);
    connect(&hold_, &QTimer::timeout, this, &StagePlayer::goOn);
    connect(&scene_, &TableScene::rested, this, [this] {
        if (!playing_)
            Q_EMIT ended();  // after the player has dragged and released cards
        else if (!waiting_ && !hold_.isActive() && !beginHold())
            goOn();
    });
}

void StagePlayer::play(std::vector<TableStage> stages, bool motion) {
    if (!motion) {
        const auto fleeting = [](const TableStage& stage) { return !stage.essential && !stage.untilInput; };
        stages.erase(std::remove_if(stages.begin(), stages.end() - 1, fleeting), stages.end() - 1);
    }
    stages_ = std::move(stages);
    index_ = 0;
    motion_ = motion;
    advance();
}

bool StagePlayer::advance() {
    const int thisPlay = ++plays_;
    playing_ = true;
    waiting_ = false;
    hold_.stop();
    for (;; ++index_) {
        Q_EMIT shows(stages_[index_].picture, motion_ ? stages_[index_].duration : 0);
        if (plays_ != thisPlay || scene_.isMoving() || beginHold()) return true;
        if (isLast()) break;
    }
    playing_ = false;
    return false;
}

bool StagePlayer::beginHold() {
    const TableStage& stage = stages_[index_];
    waiting_ = stage.untilInput;
    const int length = stage.essential ? stage.hold : motion_ ? motion::paced(stage.hold) : 0;
    if (!waiting_ && length > 0) hold_.start(length);
    return waiting_ || length > 0;
}

void StagePlayer::goOn() {
    if (isLast())
        playing_ = false;
    else if (++index_; advance())
        return;
    Q_EMIT ended();
}

void StagePlayer::replaceLast(TablePicture picture) {
    stages_.back().picture = std::move(picture);
    if (isLast()) Q_EMIT shows(last(), motion_ ? stages_.back().duration : 0);
}

bool StagePlayer::skip() {
    if (!playing_ && !scene_.isMoving()) return false;
    ++plays_;
    const bool more = playing_ && !isLast();
    playing_ = false;
    waiting_ = false;
    hold_.stop();
    index_ = stages_.size() - 1;
    if (more) Q_EMIT shows(last(), 0);
    return true;
}

bool StagePlayer::waitsForInput() const {
    return playing_ && std::any_of(stages_.cbegin() + static_cast<std::ptrdiff_t>(index_), stages_.cend(),
                                   [](const TableStage& stage) { return stage.untilInput; });
}

bool StagePlayer::stays(CardPlace place) const {
    if (isLast()) return true;
    const PilePicture* const now = scene_.layout().pile(place.pile);
    const PilePicture* const then = last().pile(place.pile);
    if (!now || !then) return false;
    if (place.index < 0) return now->cards.empty() == then->cards.empty();
    const auto at = static_cast<std::size_t>(place.index);
    return at < now->cards.size() && at < then->cards.size() && now->cards[at].id == then->cards[at].id;
}

}  // namespace plt
