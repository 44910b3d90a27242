// SPDX-License-Identifier: MIT
#include "common/board/view/board_motion.h"

#include <algorithm>
#include <unordered_map>

namespace plt {
namespace {

/// Size of a piece, as part of its full size, where it begins to appear and ends vanishing.
constexpr qreal seedSize = 0.6;

BoardMotion::Piece resting(const PiecePicture& picture) {
    BoardMotion::Piece piece;
    piece.wanted = picture;
    piece.centre = picture.centre;
    piece.size = picture.size;
    piece.previousLook = picture.look;
    return piece;
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
    // Turning back goes on from the same mixture; a third look starts from the nearer of the two.
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
    const auto add = [&](const Piece& piece, const PieceTrack& track) {
        next.push_back(piece);
        nextTracks.push_back(track);
        if (piece.moving) advancePiece(next.back(), track, now);
    };
    for (const PiecePicture& wanted : picture.pieces) {
        const auto found = shown.find(wanted.id);
        if (found == shown.end() || kept[found->second]) {
            Piece piece = resting(wanted);
            piece.moving = timing.appearance > 0;
            add(piece, {{now, qreal(timing.appearance)}, wanted.centre, wanted.size * seedSize, 0});
            continue;
        }
        kept[found->second] = true;
        const Piece& old = pieces_[found->second];
        if (old.wanted == wanted && !old.leaving) {
            add(old, tracks_[found->second]);
            continue;
        }
        const PiecePicture from{old.wanted.id, old.wanted.look, old.centre, old.size};
        int duration = timing.move(from, wanted);
        // A piece that was leaving and is wanted again where it is only has to come back.
        if (old.leaving && old.centre == wanted.centre && old.wanted.look == wanted.look)
            duration = timing.appearance;
        Piece piece = resting(wanted);
        if (duration > 0) {
            piece.moving = true;
            piece.previousLook = old.wanted.look;
            piece.movement = wanted.centre - old.centre;
        }
        add(piece, {{now, qreal(duration)}, old.centre, old.size, old.opacity});
    }
    std::vector<Piece> leavers;
    std::vector<PieceTrack> leaverTracks;
    for (std::size_t i = 0; i < pieces_.size() && timing.appearance > 0; ++i) {
        if (kept[i]) continue;
        Piece piece = pieces_[i];
        PieceTrack track = tracks_[i];
        if (!piece.leaving) {
            track = {{now, qreal(timing.appearance)}, piece.centre, piece.size, piece.opacity};
            // It vanishes where it is, not where it was going.
            piece.wanted.centre = piece.centre;
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

void BoardMotion::advancePiece(Piece& piece, const PieceTrack& track, qreal now) const {
    const qreal time = track.span.fraction(now);
    if (time >= 1 && !piece.leaving) {
        piece = resting(piece.wanted);
        return;
    }
    const qreal way = moveCurve_.valueForProgress(time);
    const qreal opacity = piece.leaving ? 0 : 1;
    const qreal size = piece.leaving ? piece.wanted.size * seedSize : piece.wanted.size;
    piece.progress = way;
    piece.centre = track.fromCentre + (piece.wanted.centre - track.fromCentre) * way;
    piece.size = track.fromSize + (size - track.fromSize) * way;
    piece.opacity = qBound(0.0, track.fromOpacity + (opacity - track.fromOpacity) * way, 1.0);
    piece.moving = time < 1;
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
