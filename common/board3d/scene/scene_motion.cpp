// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace plt {
namespace {

/// Places or heights nearer than this are equal.
constexpr double near = 1e-9;
/// A path of at least this many world units goes through the air, a shorter one only slides.
constexpr double shortWay = 0.3;
/// A path of at least this length leads to another square.
constexpr double nextSquare = 0.8;
/// Duration of the fade-in of a new piece, as a fraction of its motion.
constexpr double fadeIn = 0.4;

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

double eased(double t) {
    const double rest = 1 - std::clamp(t, 0.0, 1.0);
    return 1 - rest * rest * rest;
}

/// Eases in and out, for each of several hops.
double swung(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

}  // namespace

double SceneMotion::Track::duration() const {
    double sum = 0;
    for (const Leg& leg : legs) sum += leg.duration;
    return sum;
}

double SceneMotion::Track::end() const {
    return std::max({start + duration(), presenceStart + presenceTime, turnStart + turnTime});
}

const SceneMotion::Shown* SceneMotion::piece(int id) const {
    const auto found = std::ranges::find_if(
        shown_, [id](const Shown& shown) { return shown.piece.id == id && !shown.leaving; });
    return found == shown_.end() ? nullptr : &*found;
}

void SceneMotion::show(const BoardScene& scene, const Hold& hold) {
    shown_.clear();
    tracks_.clear();
    moveTo(scene, hold, 0, {});
    finish();
}

void SceneMotion::moveTo(const BoardScene& scene, const Hold& hold, double now, const Timing& timing) {
    advance(now);
    const auto before = std::exchange(shown_, {});
    const auto beforeTracks = std::exchange(tracks_, {});
    hold_ = hold;
    lift_ = scene.lift;
    std::vector<bool> stays(before.size(), false);
    shown_.reserve(scene.pieces.size() + before.size());
    tracks_.reserve(scene.pieces.size() + before.size());
    for (const ScenePiece& wanted : scene.pieces) {
        const auto found = std::ranges::find_if(
            before, [&wanted](const Shown& shown) { return shown.piece.id == wanted.id; });
        const bool isNew = found == before.end();
        Shown shown;
        Track track;
        if (isNew) {
            shown.piece = wanted;
            shown.centre = wanted.centre;
            shown.foot = wanted.foot;
            shown.presence = 0;
        } else {
            const auto index = static_cast<std::size_t>(found - before.begin());
            stays[index] = true;
            shown = *found;
            track = beforeTracks[index];
        }
        // The scene may only repeat the destination of a piece that is moving.
        const bool sameWay = shown.moving && !shown.leaving && track.wanted.centre == wanted.centre &&
                             track.wanted.foot == wanted.foot && wanted.id != hold.piece;
        if (isNew || shown.leaving) {
            track.presenceStart = now;
            track.presenceFrom = shown.presence;
            track.presenceTime = timing.leave;
        }
        shown.leaving = false;
        track.wanted = wanted;
        shown_.push_back(std::move(shown));
        tracks_.push_back(std::move(track));
        const std::size_t index = shown_.size() - 1;
        if (!sameWay) aim(index, now, timing);
        if (isNew && timing.place > 0 && wanted.id != hold.piece) place(index, now, timing);
        turnOver(shown_[index], tracks_[index], now, timing);
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!stays[i] && timing.leave > 0) leave(before[i], beforeTracks[i], now, timing);
    }
    moving_ = true;
    advance(now);
}

void SceneMotion::hold(const Hold& hold, double now, const Timing& timing) {
    advance(now);
    const Hold before = std::exchange(hold_, hold);
    if (before == hold) return;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const int id = shown_[i].piece.id;
        if (!shown_[i].leaving && (id == hold.piece || id == before.piece)) aim(i, now, timing);
    }
    moving_ = true;
    advance(now);
}

void SceneMotion::aim(std::size_t index, double now, const Timing& timing) {
    Shown& shown = shown_[index];
    Track& track = tracks_[index];
    const ScenePiece& wanted = track.wanted;
    const bool held = wanted.id == hold_.piece;
    const QPointF to = held ? hold_.at.value_or(wanted.centre) : wanted.centre;
    const double foot = held ? lift_ : wanted.foot;
    track.start = now;
    track.from = shown.centre;
    track.fromFoot = shown.foot;
    track.legs.clear();
    shown.moving = true;
    if (held && hold_.at) {
        track.legs.push_back({to, foot, -1, 0});
        return;
    }
    const double way = length(to - shown.centre);
    if (way < shortWay) {
        if (way > near || std::abs(foot - shown.foot) > near)
            track.legs.push_back({to, foot, -1, timing.rise});
        return;
    }
    std::vector<QPointF> stops;
    // A player who has carried a piece to the last of several squares does not want to see it return to the
    // first.
    if (!held && way >= nextSquare) stops = wanted.via;
    stops.push_back(to);
    QPointF from = shown.centre;
    double fromFoot = shown.foot;
    for (const QPointF stop : stops) {
        const double hop = std::min(lift_, 0.6 * length(stop - from));
        track.legs.push_back(
            {stop, foot, std::max({fromFoot, foot, std::min(fromFoot, foot) + hop}), timing.move});
        from = stop;
        fromFoot = foot;
    }
}

void SceneMotion::place(std::size_t index, double now, const Timing& timing) {
    Shown& shown = shown_[index];
    Track& track = tracks_[index];
    track.presenceTime = fadeIn * timing.place;
    shown.foot = track.fromFoot = track.wanted.foot + lift_;
    track.legs = {{track.wanted.centre, track.wanted.foot, -1, timing.place}};
    track.start = now;
    shown.moving = true;
}

void SceneMotion::turnOver(Shown& shown, Track& track, double now, const Timing& timing) {
    const ScenePiece& wanted = track.wanted;
    if (timing.turn <= 0) {
        shown.turn = track.turnTime = 0;
        return;
    }
    const bool turns = track.turnTime > 0;
    const bool over = turns && track.turnTo > 0;
    const bool back = over && wanted.face == shown.piece.face;
    if (!back) {
        const bool same = wanted.face == shown.piece.face;
        if (over || !same) shown.beneath = wanted;
        if (over || same) return;
    }
    track.turnFrom = shown.turn;
    track.turnTo = back ? 0 : 1;
    track.turnTime = timing.turn * std::abs(track.turnTo - track.turnFrom);
    // It turns over at its destination; a piece that is turning already continues.
    track.turnStart = turns ? now : track.start + track.duration();
    shown.moving = true;
}

void SceneMotion::leave(const Shown& before, const Track& beforeTrack, double now, const Timing& timing) {
    Shown shown = before;
    Track track = beforeTrack;
    if (!shown.leaving) {
        track.from = shown.centre;
        track.fromFoot = shown.foot;
        track.legs.clear();
        track.start = now;
        track.presenceStart = passing(shown.centre, now);
        track.presenceFrom = shown.presence;
        track.presenceTime = timing.leave;
        shown.leaving = true;
        shown.moving = true;
    }
    shown_.push_back(std::move(shown));
    tracks_.push_back(std::move(track));
}

double SceneMotion::passing(QPointF place, double now) const {
    constexpr double reach = 0.9;
    double nearest = reach;
    double when = now;
    for (const Track& track : tracks_) {
        const double duration = track.duration();
        constexpr int samples = 48;
        for (int i = 0; duration > 0 && i <= samples; ++i) {
            const double time = track.start + duration * i / samples;
            double foot = 0;
            const double apart = length(at(track, time, foot) - place);
            if (time >= now && apart < nearest - near) {
                nearest = apart;
                when = time;
            }
        }
    }
    return when;
}

QPointF SceneMotion::at(const Track& track, double time, double& foot) {
    QPointF from = track.from;
    double fromFoot = track.fromFoot;
    double left = std::max(0.0, time - track.start);
    for (const Leg& leg : track.legs) {
        if (left >= leg.duration) {
            left -= leg.duration;
            from = leg.to;
            fromFoot = leg.foot;
            continue;
        }
        const double t = track.legs.size() > 1 ? swung(left / leg.duration) : eased(left / leg.duration);
        if (leg.peak < 0) {
            foot = fromFoot + (leg.foot - fromFoot) * t;
        } else {
            // Up steeply, above everything else on the way, and down steeply.
            const double flat = std::pow(2 * t - 1, 4);
            foot = leg.peak + ((t < 0.5 ? fromFoot : leg.foot) - leg.peak) * flat;
        }
        return from + (leg.to - from) * t;
    }
    foot = fromFoot;
    return from;
}

bool SceneMotion::advance(Shown& shown, Track& track, double now) {
    const QPointF centre = shown.centre;
    const double foot = shown.foot;
    const double presence = shown.presence;
    shown.centre = at(track, now, shown.foot);
    double t = now >= track.presenceStart ? 1 : 0;
    if (track.presenceTime > 0) t = eased((now - track.presenceStart) / track.presenceTime);
    shown.presence = track.presenceFrom + ((shown.leaving ? 0 : 1) - track.presenceFrom) * t;
    const bool turned = advanceTurn(shown, track, now);
    shown.moving = now < track.end();
    bool changed = turned || centre != shown.centre || foot != shown.foot || presence != shown.presence;
    // A piece that changes its look while moving has the new one when it arrives.
    if (!shown.moving && !shown.leaving && shown.piece != track.wanted) {
        shown.piece = track.wanted;
        changed = true;
    }
    return changed;
}

bool SceneMotion::advanceTurn(Shown& shown, Track& track, double now) {
    if (track.turnTime <= 0) return false;
    const double before = shown.turn;
    const double t = std::clamp((now - track.turnStart) / track.turnTime, 0.0, 1.0);
    shown.turn = track.turnFrom + (track.turnTo - track.turnFrom) * swung(t);
    // Standing on its edge it would reach below the board.
    shown.foot += shown.piece.radius * std::sin(std::numbers::pi * shown.turn);
    if (t < 1) return before != shown.turn;
    if (track.turnTo > 0) shown.piece = shown.beneath;
    shown.turn = track.turnFrom = track.turnTo = track.turnTime = 0;
    return true;
}

bool SceneMotion::advance(double now) {
    if (!moving_) return false;
    bool changed = false;
    moving_ = false;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        changed = advance(shown_[i], tracks_[i], now) || changed;
        moving_ = moving_ || shown_[i].moving;
    }
    const auto isGone = [](const Shown& shown) { return shown.leaving && !shown.moving; };
    for (std::size_t i = shown_.size(); i-- > 0;) {
        if (!isGone(shown_[i])) continue;
        shown_.erase(shown_.begin() + static_cast<std::ptrdiff_t>(i));
        tracks_.erase(tracks_.begin() + static_cast<std::ptrdiff_t>(i));
        changed = true;
    }
    return changed;
}

void SceneMotion::finish() {
    if (!moving_) return;
    double end = 0;
    for (const Track& track : tracks_) end = std::max(end, track.end());
    advance(end + 1);
}

}  // namespace plt
