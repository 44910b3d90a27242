// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/scene_places.h"

#include "common/board3d/perspective/picking.h"
#include "common/board3d/render/perspective_frame.h"

namespace plt {

QPoint squarePoint(const Camera& camera, const BoardScene& scene, int square) {
    if (square < 0 || square >= static_cast<int>(scene.squares.size())) return {-1, -1};
    const QRectF& place = scene.squares[square].place;
    std::vector<Cylinder> others;
    for (const ScenePiece& piece : scene.pieces) {
        if (piece.square != square) others.push_back({piece.centre, piece.foot, piece.radius, piece.height});
    }
    if (const auto pixel = visiblePoint(camera, others, place)) return pixel->toPoint();
    return camera.project({place.center().x(), place.center().y(), 0}).value_or(QPointF(-1, -1)).toPoint();
}

QPoint piecePoint(const Camera& camera, const BoardScene& scene, const SceneMotion::Hold& hold, int piece) {
    std::vector<Cylinder> all;
    int index = -1;
    for (const ScenePiece& each : scene.pieces) {
        const bool held = each.id == hold.piece;
        if (each.id == piece) index = static_cast<int>(all.size());
        all.push_back({held ? hold.at.value_or(each.centre) : each.centre, held ? scene.lift : each.foot,
                       each.radius, each.height});
    }
    if (index < 0) return {-1, -1};
    if (const auto pixel = visiblePoint(camera, all, index)) return pixel->toPoint();
    const Cylinder& wanted = all[index];
    return camera.project({wanted.centre.x(), wanted.centre.y(), wanted.foot + wanted.height})
        .value_or(QPointF(-1, -1))
        .toPoint();
}

QRect squareRect(const Camera& camera, const BoardScene& scene, int square) {
    if (square < 0 || square >= static_cast<int>(scene.squares.size())) return {};
    QRectF area = areaOf(camera, scene.squares[square].place);
    for (const ScenePiece& piece : scene.pieces) {
        if (piece.square != square) continue;
        DrawnPiece drawn;
        drawn.form = formOf(piece);
        drawn.place = {piece.centre.x(), piece.centre.y(), piece.foot};
        area = area.united(areaOf(camera, drawn));
    }
    return area.toAlignedRect().intersected(QRect(QPoint(0, 0), camera.picture().toSize()));
}

}  // namespace plt
