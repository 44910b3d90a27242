// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_hand.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QPointer>

namespace plt {

void SceneHand::setScene(BoardScene scene) {
    scene_ = std::move(scene);
    const int squares = static_cast<int>(scene_.squares.size());
    cursor_ = std::clamp(cursor_, 0, std::max(0, squares - 1));
    while (cursor_ + 1 < squares && !isPlace(cursor_)) ++cursor_;
    const auto* held = piece(lifted_);
    if (lifted_ >= 0 && (held == nullptr || held->targets.empty())) putBack();
}

bool SceneHand::isPlace(int square) const {
    return square >= 0 && square < static_cast<int>(scene_.squares.size()) &&
           !scene_.squares[static_cast<std::size_t>(square)].name.isEmpty();
}

int SceneHand::squareAt(QPointF point) const {
    for (std::size_t i = 0; i < scene_.squares.size(); ++i) {
        if (!isPlace(static_cast<int>(i))) continue;
        const auto& place = scene_.squares[i].place;
        // A point on the border belongs to the square to its right, or beyond it.
        if (point.x() >= place.left() && point.x() < place.right() && point.y() >= place.top() &&
            point.y() < place.bottom())
            return static_cast<int>(i);
    }
    return -1;
}

const ScenePiece* SceneHand::piece(int id) const {
    const auto found = std::ranges::find(scene_.pieces, id, &ScenePiece::id);
    return found == scene_.pieces.end() ? nullptr : &*found;
}

bool SceneHand::isTarget(int square) const {
    const auto* held = piece(lifted_);
    return held != nullptr && std::ranges::find(held->targets, square) != held->targets.end();
}

int SceneHand::movablePieceOn(int square) const {
    const ScenePiece* best = nullptr;
    for (const auto& piece : scene_.pieces) {
        if (piece.square != square || piece.targets.empty()) continue;
        if (best == nullptr || std::pair(piece.foot, piece.radius) > std::pair(best->foot, best->radius))
            best = &piece;
    }
    return best == nullptr ? -1 : best->id;
}

int SceneHand::landing() const {
    return heldAt_ ? squareAt(*heldAt_) : -1;
}

bool SceneHand::mayLand() const {
    return isTarget(landing());
}

bool SceneHand::lift(int id) {
    const auto* wanted = piece(id);
    if (wanted == nullptr || wanted->targets.empty()) return false;
    if (lifted_ == id && !heldAt_) return true;
    const bool another = std::exchange(lifted_, id) != id;
    heldAt_.reset();
    if (another) Q_EMIT liftedChanged(id);
    Q_EMIT changed();
    return true;
}

void SceneHand::hold(QPointF point) {
    if (lifted_ < 0 || heldAt_ == point) return;
    heldAt_ = point;
    Q_EMIT changed();
}

void SceneHand::drop() {
    if (heldAt_)
        dropOn(landing());
    else
        putBack();
}

void SceneHand::dropOn(int square) {
    const auto held = std::ranges::find(scene_.pieces, lifted_, &ScenePiece::id);
    if (lifted_ < 0 || held == scene_.pieces.end()) return;
    const int id = held->id;
    const bool home = held->square == square;
    if (!isTarget(square) || square < 0 || square >= static_cast<int>(scene_.squares.size())) {
        putBack();
        if (!home) Q_EMIT moveRefused(id, square);
        return;
    }
    // It stays where the player put it until the game says where that leads.
    held->square = square;
    held->centre = scene_.squares[static_cast<std::size_t>(square)].place.center();
    held->foot = 0;
    held->via.clear();
    lifted_ = -1;
    heldAt_.reset();
    const QPointer<SceneHand> alive(this);
    Q_EMIT liftedChanged(-1);
    if (alive) Q_EMIT pieceMoved(id, square);
    // Only now is it shown: the game's own scene knows the way there, over which squares and what is taken.
    if (alive) Q_EMIT changed();
}

void SceneHand::putBack() {
    if (lifted_ < 0) return;
    lifted_ = -1;
    heldAt_.reset();
    Q_EMIT liftedChanged(-1);
    Q_EMIT changed();
}

void SceneHand::choose(int square) {
    const int movable = movablePieceOn(square);
    if (lifted_ >= 0) {
        // Another piece of the player's own is meant instead of the lifted one, unless it can go there.
        if (!isTarget(square) && movable >= 0 && movable != lifted_)
            lift(movable);
        else
            dropOn(square);
        return;
    }
    if (movable < 0 || !lift(movable)) Q_EMIT squareChosen(square);
}

void SceneHand::choosePiece(int id) {
    const auto* chosen = piece(id);
    if (chosen == nullptr) return;
    if (lifted_ < 0 && !chosen->targets.empty())
        lift(id);
    else
        choose(chosen->square);
}

void SceneHand::setCursor(int square, bool visible) {
    const int wanted = std::clamp(square, 0, std::max(0, static_cast<int>(scene_.squares.size()) - 1));
    if (!isPlace(wanted)) return;
    if (wanted == cursor_ && visible == cursorVisible_) return;
    cursor_ = wanted;
    cursorVisible_ = visible;
    Q_EMIT changed();
}

int SceneHand::step(int square, int dx, int dy) const {
    if (square < 0 || square >= static_cast<int>(scene_.squares.size())) return square;
    const double turn = scene_.turned ? -1 : 1;
    const QPointF from = scene_.squares[static_cast<std::size_t>(square)].place.center();
    int best = square;
    double bestCost = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < scene_.squares.size(); ++i) {
        const QPointF way = (scene_.squares[i].place.center() - from) * turn;
        const double along = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy - way.y() * dx);
        // Only what lies more ahead than aside. To the sides the cursor stays in its row as far as there are
        // squares; up and down it goes to the next row, and there to the nearest, so that it does not jump
        // over the dark squares of every other row.
        const double widest = dy != 0 ? along + 0.01 : along - 0.01;
        if (along <= 0.01 || aside > widest || !isPlace(static_cast<int>(i))) continue;
        const double cost = dy != 0 ? 3 * along + aside : along + 2 * aside;
        if (cost < bestCost) {
            bestCost = cost;
            best = static_cast<int>(i);
        }
    }
    return best;
}

}  // namespace plt
