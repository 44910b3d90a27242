// SPDX-License-Identifier: MIT
#include "common/board/motion/board_motion.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace plt {
namespace {

/// Initial size of an appearing piece and final size of a vanishing one, as a fraction of its full size.
constexpr qreal seedSize = 0.6;
/// A path of at least this many of the piece's sizes leads to another place.
constexpr qreal nextPlace = 0.8;

BoardMotion::Piece resting(const PiecePicture& picture) {
    BoardMotion::Piece piece;
    piece.wanted = picture;
    piece.centre = picture.centre;
    piece.size = picture.size;
    piece.previousLook = picture.look;
    piece.lift = picture.lift;
    return piece;
}

bool looksLike(const PiecePicture& one, const PiecePicture& other) {
    return one.look == other.look && one.centre == other.centre && one.size == other.size;
}

}  // namespace

void BoardMotion::show(const BoardPicture& picture) {
    cells_.resize(picture.cells.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        cells_[i] = CellState{Cell{picture.cells[i], picture.cells[i], 1}, {}, false, 0};
    }
    changing_.clear();
    pieces_.clear();
    for (const PiecePicture& piece : picture.pieces) pieces_.push_back(resting(piece));
    tracks_.assign(pieces_.size(), {});
    movingPieces_ = 0;
}

void BoardMotion::changeCell(int index, quint64 look, qreal now, const Timing& timing) {
    CellState& state = cells_[std::size_t(index)];
    Cell& cell = state.shown;
    if (look == cell.look) return;
    const bool running = state.running;
    // A reversed change continues from the same mixture; a third look starts from the nearer of the two.
    const bool turnsBack = running && look == cell.previousLook;
    const quint64 from = running && !turnsBack && cell.progress < 0.5 ? cell.previousLook : cell.look;
    state.base = turnsBack ? 1 - cell.progress : 0;
    const int duration = from == look ? 0 : timing.change(index, from, look);
    state.span = {now, duration * (1 - state.base)};
    cell.look = look;
    cell.previousLook = from;
    state.running = state.span.duration > 0;
    if (!state.running) {
        cell.previousLook = look;
        cell.progress = 1;
        if (running) changing_.erase(std::find(changing_.begin(), changing_.end(), index));
    } else {
        cell.progress = state.base;
        if (!running) changing_.push_back(index);
    }
}

void BoardMotion::moveTo(const BoardPicture& picture, qreal now, const Timing& timing) {
    if (picture.cells.size() != cells_.size()) {
        show(picture);
        return;
    }
    advance(now);
    moveCurve_ = timing.moveCurve;
    changeCurve_ = timing.changeCurve;
    for (std::size_t i = 0; i < cells_.size(); ++i) changeCell(int(i), picture.cells[i], now, timing);

    std::unordered_map<int, std::size_t> shown;
    for (std::size_t i = 0; i < pieces_.size(); ++i) shown.emplace(pieces_[i].wanted.id, i);
    std::vector<Piece> next;
    std::vector<PieceTrack> nextTracks;
    std::vector<bool> kept(pieces_.size(), false);
    const auto add = [&](const Piece& piece, PieceTrack track) {
        next.push_back(piece);
        nextTracks.push_back(std::move(track));
        if (piece.moving) advancePiece(next.back(), nextTracks.back(), now);
    };
    for (const PiecePicture& wanted : picture.pieces) {
        const auto found = shown.find(wanted.id);
        if (found == shown.end() || kept[found->second]) {
            Piece seed = resting(wanted);
            seed.size = wanted.size * seedSize;
            seed.opacity = 0;
            const PieceTrack track = staying(seed, now, timing.appearance);
            add(started(seed, wanted, track), track);
            continue;
        }
        kept[found->second] = true;
        const Piece& old = pieces_[found->second];
        PieceTrack track = tracks_[found->second];
        const bool sameLift = wanted.lift == old.wanted.lift;
        if (looksLike(old.wanted, wanted) && !old.leaving && (sameLift || !old.moving)) {
            // It continues to its destination, or only moves up and down.
            Piece piece = old;
            piece.wanted = wanted;
            if (!sameLift) {
                track = trackTo(old, wanted, now, timing);
                piece.moving = track.liftSpan.duration > 0;
                if (!piece.moving) piece.lift = wanted.lift;
            }
            add(piece, track);
            continue;
        }
        const PieceTrack before = track;
        track = trackTo(old, wanted, now, timing);
        // A leaving piece that is wanted again at its place only has to fade in again.
        if (old.leaving && old.centre == wanted.centre && old.wanted.look == wanted.look)
            track.span.duration = timing.appearance;
        if (sameLift) {
            track.liftSpan = before.liftSpan;
            track.fromLift = before.fromLift;
        }
        add(started(old, wanted, track), track);
    }
    std::vector<Piece> leavers;
    std::vector<PieceTrack> leaverTracks;
    for (std::size_t i = 0; i < pieces_.size() && timing.appearance > 0; ++i) {
        if (kept[i]) continue;
        Piece piece = pieces_[i];
        PieceTrack track = tracks_[i];
        if (!piece.leaving) {
            // It vanishes where it is, not at its destination.
            piece.wanted.centre = piece.centre;
            piece.wanted.lift = piece.lift;
            track = staying(piece, now, timing.appearance);
            piece.movement = {};
            piece.previousLook = piece.wanted.look;
            piece.leaving = true;
            piece.moving = true;
            advancePiece(piece, track, now);
        }
        leavers.push_back(piece);
        leaverTracks.push_back(track);
    }
    leavers.insert(leavers.end(), next.begin(), next.end());
    leaverTracks.insert(leaverTracks.end(), nextTracks.begin(), nextTracks.end());
    pieces_ = std::move(leavers);
    tracks_ = std::move(leaverTracks);
    movingPieces_ =
        int(std::count_if(pieces_.begin(), pieces_.end(), [](const Piece& p) { return p.moving; }));
}

BoardMotion::PieceTrack BoardMotion::staying(const Piece& piece, qreal now, int duration) {
    PieceTrack track;
    track.span = {now, qreal(duration)};
    track.way = {piece.centre, piece.centre};
    track.strides = {qreal(duration)};
    track.fromSize = piece.size;
    track.fromOpacity = piece.opacity;
    track.fromLift = piece.lift;
    return track;
}

BoardMotion::PieceTrack BoardMotion::trackTo(const Piece& from, const PiecePicture& wanted, qreal now,
                                             const Timing& timing) {
    PieceTrack track;
    track.fromSize = from.size;
    track.fromOpacity = from.opacity;
    track.fromLift = from.lift;
    track.way = {from.centre};
    const QPointF whole = wanted.centre - from.centre;
    // A piece that the player has carried to the last of several points does not return to the first.
    if (std::hypot(whole.x(), whole.y()) >= nextPlace * wanted.size)
        track.way.insert(track.way.end(), wanted.via.begin(), wanted.via.end());
    track.way.push_back(wanted.centre);
    PiecePicture start{from.wanted.id, from.wanted.look, from.centre, from.size};
    for (std::size_t i = 1; i < track.way.size(); ++i) {
        PiecePicture stop = wanted;
        stop.centre = track.way[i];
        const bool rests = looksLike(start, stop) && from.opacity >= 1;
        track.strides.push_back(wanted.id == timing.held || rests ? 0 : qreal(timing.move(start, stop)));
        track.span.duration += track.strides.back();
        start = stop;
    }
    track.span.start = now;
    // Carried far, it is lowered on the way and not before.
    const qreal rise = wanted.lift == from.lift ? 0 : timing.rise;
    track.liftSpan = {now, wanted.lift < from.lift ? std::max(rise, track.span.duration) : rise};
    return track;
}

BoardMotion::Piece BoardMotion::started(const Piece& from, const PiecePicture& wanted,
                                        const PieceTrack& track) {
    Piece piece = resting(wanted);
    if (track.span.duration > 0) {
        piece.moving = true;
        piece.previousLook = from.wanted.look;
    }
    if (track.liftSpan.duration > 0) piece.moving = true;
    return piece;
}

void BoardMotion::walk(Piece& piece, const PieceTrack& track, qreal now) const {
    qreal left = std::max(0.0, now - track.span.start);
    std::size_t stretch = 0;
    while (stretch + 1 < track.strides.size() && left >= track.strides[stretch])
        left -= track.strides[stretch++];
    // A motion without strides of its own (a piece that appears) is one stride.
    const qreal time = track.strides.size() == 1    ? track.span.fraction(now)
                       : track.strides[stretch] > 0 ? std::min(1.0, left / track.strides[stretch])
                                                    : 1;
    const QPointF from = track.way[stretch];
    piece.movement = track.way[stretch + 1] - from;
    piece.stride = moveCurve_.valueForProgress(time);
    piece.centre = from + piece.movement * piece.stride;
    piece.progress = (qreal(stretch) + piece.stride) / qreal(track.strides.size());
}

void BoardMotion::advancePiece(Piece& piece, const PieceTrack& track, qreal now) const {
    const qreal lifted = track.liftSpan.fraction(now);
    piece.lift = track.fromLift + (piece.wanted.lift - track.fromLift) * moveCurve_.valueForProgress(lifted);
    if (track.span.fraction(now) >= 1) {
        if (piece.leaving) {
            piece.moving = false;
            return;
        }
        const qreal lift = piece.lift;
        piece = resting(piece.wanted);
        piece.lift = lift;
        piece.moving = lifted < 1;
        return;
    }
    walk(piece, track, now);
    const qreal size = piece.leaving ? piece.wanted.size * seedSize : piece.wanted.size;
    const qreal opacity = piece.leaving ? 0 : 1;
    piece.size = track.fromSize + (size - track.fromSize) * piece.progress;
    piece.opacity = qBound(0.0, track.fromOpacity + (opacity - track.fromOpacity) * piece.progress, 1.0);
    piece.moving = true;
}

qreal BoardMotion::end(qreal now) const {
    qreal last = now;
    for (const int index : changing_) last = std::max(last, cells_[std::size_t(index)].span.end());
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        if (pieces_[i].moving) last = std::max({last, tracks_[i].span.end(), tracks_[i].liftSpan.end()});
    }
    return last;
}

void BoardMotion::advance(qreal now) {
    std::erase_if(changing_, [&](int index) {
        CellState& state = cells_[std::size_t(index)];
        const qreal time = state.span.fraction(now);
        if (time >= 1) {
            state.running = false;
            state.shown.previousLook = state.shown.look;
            state.shown.progress = 1;
            return true;
        }
        state.shown.progress = state.base + (1 - state.base) * changeCurve_.valueForProgress(time);
        return false;
    });
    if (movingPieces_ == 0) return;
    movingPieces_ = 0;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        if (pieces_[i].moving) advancePiece(pieces_[i], tracks_[i], now);
        if (pieces_[i].leaving && !pieces_[i].moving) continue;
        if (pieces_[i].moving) ++movingPieces_;
        if (kept != i) {
            pieces_[kept] = pieces_[i];
            tracks_[kept] = tracks_[i];
        }
        ++kept;
    }
    pieces_.resize(kept);
    tracks_.resize(kept);
}

}  // namespace plt
