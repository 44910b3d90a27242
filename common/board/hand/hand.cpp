// SPDX-License-Identifier: MIT
#include "common/board/hand/hand.h"

#include <algorithm>

#include <QPointer>

namespace plt {

void Hand::setHandPieces(std::vector<Piece> pieces) {
    pieces_ = std::move(pieces);
    if (lifted_ >= 0 && !isMovable(lifted_)) putBack();
}

const Hand::Piece* Hand::handPiece(int id) const {
    const auto found = std::ranges::find(pieces_, id, &Piece::id);
    return found == pieces_.end() ? nullptr : &*found;
}

bool Hand::isMovable(int id) const {
    const Piece* const piece = handPiece(id);
    return piece != nullptr && !piece->targets.empty() && (piece->cell < 0 || isEnabled(piece->cell));
}

int Hand::movablePieceOn(int cell) const {
    const Piece* best = nullptr;
    for (const Piece& piece : pieces_) {
        if (piece.cell != cell || !isMovable(piece.id)) continue;
        if (best == nullptr || piece.rank > best->rank) best = &piece;
    }
    return best == nullptr ? -1 : best->id;
}

bool Hand::isOccupied(int cell) const {
    return std::ranges::any_of(pieces_,
                               [&](const Piece& piece) { return piece.cell == cell && piece.id != lifted_; });
}

int Hand::liftedCell() const {
    const Piece* const held = handPiece(lifted_);
    return held != nullptr ? held->cell : -1;
}

int Hand::landing() const {
    return heldAt_ ? cellAt(*heldAt_) : -1;
}

bool Hand::mayLand() const {
    return isTarget(landing());
}

bool Hand::isTarget(int cell) const {
    const Piece* const held = handPiece(lifted_);
    return held != nullptr && std::ranges::find(held->targets, cell) != held->targets.end() &&
           isEnabled(cell);
}

int Hand::activeCell(int hovered) const {
    if (heldAt_) return landing();
    const int cursor = visibleCursor();
    return cursor >= 0 ? cursor : hovered;
}

bool Hand::acts(int piece, int cell) const {
    return isMovable(piece) || isTarget(cell) || (lifted_ < 0 && isOpen(cell) && isEnabled(cell));
}

QString Hand::describe(int cell, const QString& name) const {
    if (lifted_ < 0) return name;
    if (isTarget(cell)) return tr("%1, can be put here").arg(name);
    return liftedCell() == cell ? tr("%1, lifted").arg(name) : name;
}

bool Hand::lift(int id) {
    if (!isMovable(id)) return false;
    if (lifted_ == id && !heldAt_) return true;
    const bool another = std::exchange(lifted_, id) != id;
    heldAt_.reset();
    const QPointer<Hand> alive(this);
    if (another) Q_EMIT liftedChanged(id);
    if (alive) Q_EMIT changed();
    return true;
}

void Hand::hold(QPointF point) {
    if (lifted_ < 0 || heldAt_ == point) return;
    heldAt_ = point;
    Q_EMIT changed();
}

void Hand::drop() {
    if (heldAt_)
        dropOn(landing());
    else
        putBack();
}

void Hand::dropOn(int cell) {
    const auto held = std::ranges::find(pieces_, lifted_, &Piece::id);
    if (lifted_ < 0 || held == pieces_.end()) return;
    const int id = held->id;
    const QPointer<Hand> alive(this);
    if (!isTarget(cell)) {
        const bool home = held->cell == cell;
        putBack();
        if (alive && !home) Q_EMIT moveRefused(id, cell);
        return;
    }
    held->cell = cell;
    settle(id, cell);
    lifted_ = -1;
    heldAt_.reset();
    Q_EMIT liftedChanged(-1);
    if (alive) Q_EMIT pieceMoved(id, cell);
    // Emitted only now: the game's own picture knows the path, the cells on it and the captures.
    if (alive) Q_EMIT changed();
}

void Hand::putBack() {
    if (lifted_ < 0) return;
    lifted_ = -1;
    heldAt_.reset();
    const QPointer<Hand> alive(this);
    Q_EMIT liftedChanged(-1);
    if (alive) Q_EMIT changed();
}

void Hand::choose(int cell) {
    const int movable = movablePieceOn(cell);
    if (lifted_ >= 0) {
        // The player means another piece of his own, unless the lifted one can go there.
        if (!isTarget(cell) && movable >= 0 && movable != lifted_)
            lift(movable);
        else
            dropOn(cell);
        return;
    }
    if (movable >= 0)
        lift(movable);
    else if (isEnabled(cell))
        Q_EMIT cellChosen(cell);
}

void Hand::choosePiece(int id) {
    if (lifted_ < 0 && isMovable(id))
        lift(id);
    else if (const Piece* const chosen = handPiece(id))
        choose(chosen->cell);
}

}  // namespace plt
