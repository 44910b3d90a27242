// SPDX-License-Identifier: MIT
// What a FlatScene gives its BoardView to show, and how that is painted.
#include "common/board3d/flat/flat_board.h"
#include "common/board3d/flat/flat_scene_private.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/look/colours.h"

#include <algorithm>

#include <QPainter>

namespace plt {

namespace {

/// Pieces of a scene have ids from 0; below are the marks of targets that lie above pieces.
int targetId(int square) {
    return -1 - square;
}
int targetSquare(int id) {
    return -1 - id;
}

}  // namespace

// Picture -------------------------------------------------------------------------------------------------

void FlatScene::showPicture() {
    takeBoard();
    const auto pointer = pointerPosition();
    hovered_ = pointer ? pointedAt(*pointer) : Pointed();
    const auto* under = hand_.piece(hovered_.piece);
    const bool acts = (under != nullptr && !under->targets.empty()) || hand_.isTarget(hovered_.square);
    const Qt::CursorShape shape = acts ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (cursor().shape() != shape) setCursor(shape);

    BoardPicture picture;
    addSquares(picture);
    addPieces(picture);
    setPicture(geometry_, std::move(picture), false);
}

void FlatScene::takeBoard() {
    if (geometry_ && isSameFlatBoard(drawn_, hand_.scene())) return;
    drawn_ = hand_.scene();
    geometry_ = std::make_shared<FlatGeometry>(drawn_);
    board_ = {};
    squares_.clear();
    pieces_.clear();
    // From now on points of the widget are points of this board.
    setPicture(geometry_, {}, false);
}

void FlatScene::addSquares(BoardPicture& picture) {
    squares_.resize(drawn_.squares.size());
    picture.cells.reserve(squares_.size());
    for (std::size_t i = 0; i < squares_.size(); ++i) {
        SeenSquare& seen = squares_[i];
        FlatSquare square = seenSquare(static_cast<int>(i));
        if (seen.look == 0 || square != seen.square) seen = {std::move(square), ++lastLook_};
        picture.cells.push_back(seen.look);
    }
}

void FlatScene::addPieces(BoardPicture& picture) {
    const auto before = std::exchange(pieces_, {});
    bool targetsAdded = false;
    for (const auto* shown : paintOrder()) {
        // The marks of targets lie round what stands, below what is held.
        if (storey(*shown) == 2 && !std::exchange(targetsAdded, true)) addTargetsOnPieces(picture);
        const int id = shown->piece.id;
        SeenPiece seen{id, seenPiece(*shown), 0};
        const auto old = std::ranges::find(before, id, &SeenPiece::id);
        seen.look = old != before.end() && old->piece == seen.piece ? old->look : ++lastLook_;
        picture.pieces.push_back(
            {id, seen.look, geometry_->fromWorld(shown->centre), flatPieceBox * seen.piece.radius});
        pieces_.push_back(std::move(seen));
    }
    if (!targetsAdded) addTargetsOnPieces(picture);
}

void FlatScene::addTargetsOnPieces(BoardPicture& picture) const {
    const auto* held = hand_.piece(hand_.lifted());
    if (held == nullptr) return;
    for (const int square : held->targets) {
        if (!hand_.isPlace(square) || !isOccupied(square)) continue;
        const QRectF rect = geometry_->cellRect(square);
        picture.pieces.push_back({targetId(square), 0, rect.center(), std::min(rect.width(), rect.height())});
    }
}

FlatSquare FlatScene::seenSquare(int square) const {
    const auto& wanted = hand_.scene().squares[static_cast<std::size_t>(square)];
    FlatSquare seen;
    seen.colour = wanted.colour;
    seen.mark = wanted.mark;
    if (labels_) seen.label = wanted.label;
    seen.cursor = hand_.isCursorVisible() && hand_.isPlace(square) && hand_.cursor() == square;
    const auto* held = hand_.piece(hand_.lifted());
    if (held == nullptr) return seen;
    const bool attended = square == attendedTarget();
    if (hand_.isTarget(square)) {
        seen.hand = attended ? FlatSquare::Hand::landing : FlatSquare::Hand::target;
        seen.occupied = isOccupied(square);
    } else if (hand_.heldAt() && square == held->square) {
        const QPointF reach(held->radius, held->radius);
        seen.home = geometry_->fromWorld(QRectF(held->centre - reach, held->centre + reach));
    } else if (hand_.heldAt() && attended) {
        seen.hand = FlatSquare::Hand::refused;
    }
    return seen;
}

FlatPiece FlatScene::seenPiece(const SceneMotion::Shown& shown) const {
    const auto& scene = hand_.scene();
    const ScenePiece& piece = shown.piece;
    FlatPiece seen;
    seen.radius = piece.radius;
    seen.height = piece.height;
    seen.colour = piece.colour;
    seen.rings = piece.rings;
    seen.hollow = piece.hollow;
    if (piece.emblem >= 0 && piece.emblem < static_cast<int>(scene.emblems.size()))
        seen.emblem = scene.emblems[static_cast<std::size_t>(piece.emblem)];
    if (scene.lift > 0) seen.lift = std::clamp((shown.foot - piece.foot) / scene.lift, 0.0, 1.0);
    seen.opacity = shown.presence;
    const auto* wanted = shown.leaving ? nullptr : hand_.piece(piece.id);
    if (wanted != nullptr && !wanted->targets.empty() && isEnabled()) {
        seen.marked = hand_.lifted() < 0 || hand_.lifted() == wanted->id;
        seen.hovered = hovered_.piece == wanted->id;
    }
    seen.storey = storey(shown);
    seen.top = shown.foot + piece.height;
    return seen;
}

int FlatScene::attendedTarget() const {
    if (hand_.lifted() < 0) return -1;
    if (hand_.heldAt()) return hand_.landing();
    if (hand_.isCursorVisible()) return hand_.cursor();
    return hovered_.square;
}

bool FlatScene::isOccupied(int square) const {
    return std::ranges::any_of(hand_.scene().pieces, [&](const ScenePiece& piece) {
        return piece.square == square && piece.id != hand_.lifted();
    });
}

int FlatScene::storey(const SceneMotion::Shown& piece) const {
    if (piece.leaving) return 0;
    return piece.piece.id == hand_.lifted() ? 2 : piece.moving ? 1 : 0;
}

std::vector<const SceneMotion::Shown*> FlatScene::paintOrder() const {
    std::vector<const SceneMotion::Shown*> order;
    for (const auto& piece : motion_.pieces()) order.push_back(&piece);
    // What is held or moves is above what stands; of these, what reaches higher covers the rest.
    std::ranges::stable_sort(order, {}, [this](const SceneMotion::Shown* piece) {
        return std::pair(storey(*piece), piece->foot + piece->piece.height);
    });
    return order;
}

// Painting ------------------------------------------------------------------------------------------------

const QPixmap& FlatScene::board() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (board_.size() != pixels || board_.devicePixelRatio() != ratio) {
        board_ = QPixmap(pixels);
        board_.setDevicePixelRatio(ratio);
        board_.fill(colour(Role::paper, palette()));
        QPainter painter(&board_);
        const auto place = [this](const QRectF& world) {
            return toWidgetOnPixels(geometry_->fromWorld(world));
        };
        drawFlatBoard(painter, drawn_, {place, unit()}, palette());
    }
    return board_;
}

void FlatScene::paintBackground(QPainter& painter, const QRectF&) {
    if (!drawn_.squares.empty()) painter.drawPixmap(QPointF(0, 0), board());
}

void FlatScene::paintConcealed(QPainter& painter, const QRectF& board) {
    paintBackground(painter, board);
}

void FlatScene::paintCell(QPainter& painter, const CellPaint& cell) {
    const FlatSquare& square = squares_[static_cast<std::size_t>(cell.cell)].square;
    // What is drawn on a square ends there, so that it can be repainted alone.
    painter.setClipRect(cell.rect, Qt::IntersectClip);
    drawFlatSquare(painter, square, cell.rect, square.home.isNull() ? QRectF() : toWidget(square.home),
                   palette());
}

void FlatScene::paintPiece(QPainter& painter, const PiecePaint& piece) {
    if (piece.id < 0) {
        const int square = targetSquare(piece.id);
        drawFlatTargetOnPiece(painter, squares_[static_cast<std::size_t>(square)].square.colour,
                              toWidgetOnPixels(geometry_->cellRect(square)), palette());
        return;
    }
    const auto seen = std::ranges::find(pieces_, piece.id, &SeenPiece::id);
    if (seen != pieces_.end()) drawFlatPiece(painter, seen->piece, piece.rect.center(), unit());
}

}  // namespace plt
