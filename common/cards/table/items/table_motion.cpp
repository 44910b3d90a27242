// SPDX-License-Identifier: MIT
#include "common/cards/table/items/table_motion.h"

#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

namespace plt {

namespace {

/// Held and moving cards are above all others.
constexpr qreal flying = 100000;

/// A short path takes less time, the shortest half of it.
int moveTime(QPointF way, QSizeF card) {
    const qreal distance = std::max(std::abs(way.x()) / card.width(), std::abs(way.y()) / card.height());
    return motion::paced(qRound(motion::move * std::min(1.0, 0.5 + distance / 2)));
}

}  // namespace

void TableMotion::aim(int id, CardItem* item, const Rest& rest, int duration) {
    const bool known = !rest.isNew;
    const bool animated = duration != 0;
    const auto lasting = [duration](int natural) { return duration < 0 ? natural : motion::paced(duration); };
    if (const auto running = tracks_.find(id); running != tracks_.end() && animated && !running->leaves) {
        Rest same = rest;
        same.delay = running->rest.delay;
        same.isNew = running->rest.isNew;
        same.z = running->rest.z;
        if (same == running->rest) {
            running->rest.z = rest.z;
            return;
        }
    }
    Track track;
    track.item = item;
    track.rest = rest;
    track.from = known ? item->pos() : rest.corner;
    track.turnFrom = known ? item->turn() : (rest.turned ? 1 : 0);
    track.liftFrom = item->lift();
    track.opacityFrom = known ? item->opacity() : 0;
    track.faceFrom = known ? item->shownFace() : rest.face;
    track.faceUpFrom = known ? item->showsFace() : rest.faceUp;
    track.turnsOver = track.faceUpFrom != rest.faceUp || (rest.faceUp && track.faceFrom != rest.face);
    track.start = rest.delay;
    const QPointF way = rest.corner - track.from;
    constexpr qreal nothing = 0.01;
    const bool moves =
        std::abs(way.x()) > nothing || std::abs(way.y()) > nothing || track.turnFrom != (rest.turned ? 1 : 0);
    if (moves) track.moveTime = lasting(moveTime(way, item->boundingRect().size()));
    if (track.opacityFrom < 1 || track.liftFrom > 0)
        track.moveTime = std::max(track.moveTime, lasting(motion::paced(motion::fade)));
    if (track.turnsOver) track.flipTime = lasting(motion::paced(motion::flip));

    if (!animated || (track.moveTime == 0 && track.flipTime == 0)) {
        tracks_.remove(id);
        settle(track);
        return;
    }
    item->setZValue(moves || track.liftFrom > 0 ? flying + rest.z - 2.0 * rest.delay : rest.z);
    item->setVisible(true);
    tracks_.insert(id, track);
    advance(track, std::min(0, track.start));
}

void TableMotion::dismiss(int id, CardItem* item, int duration) {
    if (duration == 0) {
        tracks_.remove(id);
        delete item;
        return;
    }
    Track track;
    track.item = item;
    track.rest = {item->pos(), item->zValue(), item->card().face, item->card().faceUp, item->turn() > 0.5};
    track.from = item->pos();
    track.opacityFrom = item->opacity();
    track.liftFrom = item->lift();
    track.leaves = true;
    track.moveTime = motion::paced(duration < 0 ? motion::fade : duration);
    // A key that no card of a picture has, so that a card with the same id may arrive.
    int key = -1;
    while (tracks_.contains(key)) --key;
    tracks_.remove(id);
    tracks_.insert(key, track);
}

void TableMotion::release(int id) {
    tracks_.remove(id);
}

void TableMotion::go() {
    const int elapsed = isRunning() ? currentTime() : 0;
    stop();
    length_ = 0;
    for (Track& track : tracks_) {
        if (!std::exchange(track.fresh, false)) track.start -= elapsed;
        length_ = std::max(length_, track.end());
    }
    if (!tracks_.isEmpty()) start();
}

void TableMotion::finish() {
    stop();
    const QHash<int, Track> ended = std::exchange(tracks_, {});
    for (const Track& track : ended) settle(track);
}

void TableMotion::settle(const Track& track) {
    if (track.leaves) {
        delete track.item;
        return;
    }
    CardItem& item = *track.item;
    item.setPos(track.rest.corner);
    item.setZValue(track.rest.z);
    item.setTurn(track.rest.turned ? 1 : 0);
    item.setLift(0);
    item.setOpacity(1);
    item.setSide(track.rest.face, track.rest.faceUp, 1);
}

void TableMotion::advance(const Track& track, int time) {
    CardItem& item = *track.item;
    const auto part = [time, &track](int length) {
        return length <= 0 ? 1.0 : std::clamp((time - track.start) / static_cast<qreal>(length), 0.0, 1.0);
    };
    const qreal way = motion::easing().valueForProgress(part(track.moveTime));
    const auto between = [way](qreal from, qreal to) { return from + (to - from) * way; };
    item.setPos(track.from + (track.rest.corner - track.from) * way);
    item.setLift(between(track.liftFrom, 0));
    if (track.leaves) {
        item.setOpacity(between(track.opacityFrom, 0));
        return;
    }
    item.setOpacity(between(track.opacityFrom, 1));
    item.setTurn(between(track.turnFrom, track.rest.turned ? 1 : 0));
    const qreal flip = part(track.flipTime);
    const bool newSide = !track.turnsOver || flip >= 0.5;
    item.setSide(newSide ? track.rest.face : track.faceFrom, newSide ? track.rest.faceUp : track.faceUpFrom,
                 track.turnsOver ? std::max(0.02, std::abs(std::cos(flip * 3.14159265))) : 1);
}

void TableMotion::updateCurrentTime(int time) {
    QList<int> ended;
    for (auto it = tracks_.cbegin(); it != tracks_.cend(); ++it) {
        if (time >= it->end())
            ended.append(it.key());
        else
            advance(it.value(), time);
    }
    for (const int id : std::as_const(ended)) settle(tracks_.take(id));
    if (!ended.isEmpty()) Q_EMIT landed();
}

}  // namespace plt
