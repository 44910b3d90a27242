// SPDX-License-Identifier: MIT
#include "common/board3d/flat_board.h"
#include "common/board3d/flat_pieces.h"
#include "common/board3d/flat_scene.h"
#include "common/board3d/scene_hand.h"
#include "common/look/colours.h"
#include "common/look/focus_ring.h"

#include <algorithm>

#include <QPaintEvent>
#include <QPainter>

namespace plt {

const QPixmap& FlatScene::board() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (board_.size() != pixels || board_.devicePixelRatio() != ratio) {
        board_ = QPixmap(pixels);
        board_.setDevicePixelRatio(ratio);
        board_.fill(colour(Role::paper, palette()));
        QPainter painter(&board_);
        drawFlatBoard(painter, hand_.scene(), layout(), palette());
    }
    return board_;
}

void FlatScene::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), colour(Role::paper, palette()));
    const auto& scene = hand_.scene();
    if (scene.squares.empty()) return;
    const QRegion& region = event->region();
    const FlatLayout place = layout();
    painter.drawPixmap(QPointF(0, 0), board());
    if (concealed_) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const int count = static_cast<int>(scene.squares.size());
    for (int i = 0; i < count; ++i) {
        if (!region.intersects(squareArea(i))) continue;
        const auto& square = scene.squares[static_cast<std::size_t>(i)];
        if (square.mark != SquareMark::none)
            drawFlatMark(painter, markForm(square.mark), place.toPixels(square.place),
                         colour(markRole(square.mark), palette()), square.colour);
        if (labels_) drawFlatLabel(painter, square, place.toPixels(square.place));
        paintHandMarks(painter, i);
    }
    paintCursor(painter);
    paintPieces(painter, region);
}

int FlatScene::attendedTarget() const {
    if (hand_.lifted() < 0) return -1;
    if (hand_.heldAt()) return hand_.landing();
    if (hand_.isCursorVisible()) return hand_.cursor();
    return hoveredSquare_;
}

bool FlatScene::isOccupied(int square) const {
    return std::ranges::any_of(hand_.scene().pieces, [&](const ScenePiece& piece) {
        return piece.square == square && piece.id != hand_.lifted();
    });
}

void FlatScene::paintHandMarks(QPainter& painter, int square) const {
    const auto* held = hand_.piece(hand_.lifted());
    if (held == nullptr) return;
    const auto& shown = hand_.scene().squares[static_cast<std::size_t>(square)];
    const QRectF rect = layout().toPixels(shown.place);
    const bool attended = square == attendedTarget();
    const auto mark = [&](HandMark kind) {
        drawFlatMark(painter, markForm(kind), rect, colour(markRole(kind), palette()), shown.colour);
    };
    if (hand_.isTarget(square)) {
        if (attended) {
            QColor tint = colour(Role::good, palette());
            tint.setAlphaF(0.38F);
            painter.fillRect(rect, tint);
            mark(HandMark::landing);
        }
        if (!isOccupied(square)) mark(HandMark::target);
    } else if (attended && square != held->square && hand_.heldAt()) {
        QColor tint = colour(Role::bad, palette());
        tint.setAlphaF(0.3F);
        painter.fillRect(rect, tint);
        mark(HandMark::refused);
    } else if (square == held->square && hand_.heldAt()) {
        // Where it came from.
        const double radius = held->radius * layout().unit();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(markHalo(shown.colour), std::max(1.5, radius / 14), Qt::DashLine));
        painter.drawEllipse(layout().toPixels(held->centre), radius, radius);
    }
}

void FlatScene::paintTargetsOnPieces(QPainter& painter, const QRegion& region) const {
    const auto* held = hand_.piece(hand_.lifted());
    if (held == nullptr) return;
    for (const int square : held->targets) {
        if (!hand_.isPlace(square) || !isOccupied(square) || !region.intersects(squareArea(square))) continue;
        const auto& shown = hand_.scene().squares[static_cast<std::size_t>(square)];
        drawFlatMark(painter, markForm(HandMark::targetOnPiece), layout().toPixels(shown.place),
                     colour(markRole(HandMark::targetOnPiece), palette()), shown.colour);
    }
}

void FlatScene::paintCursor(QPainter& painter) const {
    if (!hand_.isCursorVisible() || !hand_.isPlace(hand_.cursor())) return;
    const auto& square = hand_.scene().squares[static_cast<std::size_t>(hand_.cursor())];
    const QRectF rect = layout().toPixels(square.place);
    const double inset = 2.5;
    const double corner = std::min(rect.width(), rect.height()) * 0.12;
    QPainterPath ring;
    ring.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
    drawFocusRing(painter, ring, palette(), std::max(2.0, std::min(rect.width(), rect.height()) / 28));
}

FlatPiece FlatScene::appearance(const SceneMotion::Shown& piece) const {
    const FlatLayout place = layout();
    const auto& scene = hand_.scene();
    FlatPiece look;
    look.piece = &piece.piece;
    const int emblem = piece.piece.emblem;
    if (emblem >= 0 && emblem < static_cast<int>(scene.emblems.size()))
        look.emblem = &scene.emblems[static_cast<std::size_t>(emblem)];
    look.centre = place.toPixels(piece.centre);
    look.radius = piece.piece.radius * place.unit();
    look.opacity = piece.presence;
    if (scene.lift > 0) look.lift = std::clamp((piece.foot - piece.piece.foot) / scene.lift, 0.0, 1.0);
    const auto* wanted = piece.leaving ? nullptr : hand_.piece(piece.piece.id);
    if (wanted != nullptr && !wanted->targets.empty() && isEnabled()) {
        look.marked = hand_.lifted() < 0 || hand_.lifted() == wanted->id;
        look.hovered = hoveredPiece_ == wanted->id;
    }
    return look;
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

void FlatScene::paintPieces(QPainter& painter, const QRegion& region) const {
    bool targetsShown = false;
    for (const auto* piece : paintOrder()) {
        // The rings of targets lie round what stands, below what is held.
        if (storey(*piece) == 2 && !std::exchange(targetsShown, true)) paintTargetsOnPieces(painter, region);
        if (!region.intersects(areaOf(*piece))) continue;
        const FlatPiece look = appearance(*piece);
        painter.setOpacity(look.opacity);
        drawFlatShadow(painter, look);
        drawFlatPiece(painter, look);
    }
    painter.setOpacity(1);
    if (!targetsShown) paintTargetsOnPieces(painter, region);
}

}  // namespace plt
