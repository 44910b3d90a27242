// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_hand.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace plt {

void SceneHand::setScene(BoardScene scene) {
    scene_ = std::move(scene);
    const int squares = static_cast<int>(scene_.squares.size());
    cursor_ = std::clamp(cursor_, 0, std::max(0, squares - 1));
    while (cursor_ + 1 < squares && !isPlace(cursor_)) ++cursor_;
    std::vector<Piece> pieces;
    pieces.reserve(scene_.pieces.size());
    for (const ScenePiece& piece : scene_.pieces) {
        pieces.push_back(
            {piece.id, piece.square, {piece.foot, piece.radius}, piece.targets, piece.centre, piece.radius});
    }
    setHandPieces(std::move(pieces));
}

bool SceneHand::isPlace(int square) const {
    return square >= 0 && square < static_cast<int>(scene_.squares.size()) &&
           !scene_.squares[square].name.isEmpty();
}

bool SceneHand::isEnabled(int square) const {
    return square >= 0 && square < static_cast<int>(scene_.squares.size()) && scene_.squares[square].enabled;
}

bool SceneHand::isOpen(int square) const {
    return isPlace(square) && scene_.squares[square].open;
}

int SceneHand::cellAt(QPointF point) const {
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

void SceneHand::settle(int id, int square) {
    const auto put = std::ranges::find(scene_.pieces, id, &ScenePiece::id);
    if (put == scene_.pieces.end()) return;
    put->square = square;
    put->centre = scene_.squares[square].place.center();
    put->foot = 0;
    put->via.clear();
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
    const QPointF from = scene_.squares[square].place.center();
    int best = square;
    double bestCost = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < scene_.squares.size(); ++i) {
        const QPointF way = (scene_.squares[i].place.center() - from) * turn;
        const double along = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy - way.y() * dx);
        // Only squares that are more ahead than aside count. To the sides the cursor stays in its row as long
        // as there are squares; up and down it goes to the nearest square of the next row, so that it does
        // not jump over the dark squares of every other row.
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
