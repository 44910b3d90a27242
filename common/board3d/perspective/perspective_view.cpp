// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_private.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

// From where the board is seen, and where things are in the picture.

namespace plt {
namespace {

/// Milliseconds in which the view comes to where the player wants it.
constexpr int viewTime = 140;

CameraView between(const CameraView& from, const CameraView& to, double t) {
    const auto mix = [t](double a, double b) { return a + (b - a) * t; };
    CameraView view;
    // The short way round.
    view.phi = from.phi + std::remainder(to.phi - from.phi, 360.0) * t;
    view.theta = mix(from.theta, to.theta);
    view.distance = mix(from.distance, to.distance);
    view.fov = mix(from.fov, to.fov);
    view.shift = from.shift + (to.shift - from.shift) * t;
    return view;
}

}  // namespace

Camera PerspectiveScene::Private::camera() const {
    return {hand.scene().visible, shownView, scene->size(), hand.scene().turned};
}

Camera PerspectiveScene::Private::wantedCamera() const {
    return {hand.scene().visible, wantedView, scene->size(), hand.scene().turned};
}

void PerspectiveScene::Private::look(CameraView view, bool animated) {
    const CameraView limited = view.limited();
    if (limited == wantedView) return;
    wantedView = limited;
    viewIsStart = limited == startView(hand.scene());
    if (animated && motion::enabled() && scene->isVisible()) {
        viewFrom = shownView;
        viewSince = now();
        viewMoves = true;
    } else {
        shownView = limited;
        viewMoves = false;
    }
    keepMoving();
    wantFrame();
}

bool PerspectiveScene::Private::advanceView(double time) {
    if (!viewMoves) return false;
    const double t = std::clamp((time - viewSince) / motion::paced(viewTime), 0.0, 1.0);
    const double rest = 1 - t;
    shownView = t < 1 ? between(viewFrom, wantedView, 1 - rest * rest * rest) : wantedView;
    viewMoves = t < 1;
    return true;
}

void PerspectiveScene::turn(double phi, double theta) {
    CameraView view = d->wantedView;
    view.phi += phi;
    view.theta += theta;
    d->look(view, true);
    Q_EMIT viewChanged();
}

void PerspectiveScene::zoom(double steps) {
    CameraView view = d->wantedView;
    view.distance -= steps * CameraView::distanceStep;
    d->look(view, true);
    Q_EMIT viewChanged();
}

void PerspectiveScene::enlarge(double steps) {
    CameraView view = d->wantedView;
    view.fov -= steps * CameraView::fovStep;
    d->look(view, true);
    Q_EMIT viewChanged();
}

void PerspectiveScene::shift(double right, double up) {
    CameraView view = d->wantedView;
    view.shift += QPointF(right, up) * CameraView::shiftStep;
    d->look(view, true);
    Q_EMIT viewChanged();
}

void PerspectiveScene::resetView() {
    d->look(startView(d->hand.scene()), true);
    Q_EMIT viewChanged();
}

CameraView PerspectiveScene::view() const {
    return d->wantedView;
}

void PerspectiveScene::setView(const CameraView& view) {
    d->look(view, false);
}

QPoint PerspectiveScene::squarePoint(int square) const {
    const BoardScene& scene = d->hand.scene();
    if (square < 0 || square >= static_cast<int>(scene.squares.size())) return {-1, -1};
    const QRectF& place = scene.squares[static_cast<std::size_t>(square)].place;
    std::vector<Cylinder> others;
    for (const ScenePiece& piece : scene.pieces) {
        if (piece.square != square) others.push_back({piece.centre, piece.foot, piece.radius, piece.height});
    }
    const Camera camera = d->wantedCamera();
    if (const auto pixel = visiblePoint(camera, others, place)) return pixel->toPoint();
    return camera.project({place.center().x(), place.center().y(), 0}).value_or(QPointF(-1, -1)).toPoint();
}

QPoint PerspectiveScene::piecePoint(int piece) const {
    const BoardScene& scene = d->hand.scene();
    const auto hold = d->hold();
    std::vector<Cylinder> all;
    int index = -1;
    for (const ScenePiece& each : scene.pieces) {
        const bool held = each.id == hold.piece;
        if (each.id == piece) index = static_cast<int>(all.size());
        all.push_back({held ? hold.at.value_or(each.centre) : each.centre, held ? scene.lift : each.foot,
                       each.radius, each.height});
    }
    if (index < 0) return {-1, -1};
    const Camera camera = d->wantedCamera();
    if (const auto pixel = visiblePoint(camera, all, index)) return pixel->toPoint();
    const Cylinder& wanted = all[static_cast<std::size_t>(index)];
    return camera.project({wanted.centre.x(), wanted.centre.y(), wanted.foot + wanted.height})
        .value_or(QPointF(-1, -1))
        .toPoint();
}

QRect PerspectiveScene::squareRect(int square) const {
    const BoardScene& scene = d->hand.scene();
    if (square < 0 || square >= static_cast<int>(scene.squares.size())) return {};
    const Camera camera = d->wantedCamera();
    QRectF area = areaOf(camera, scene.squares[static_cast<std::size_t>(square)].place);
    for (const ScenePiece& piece : scene.pieces) {
        if (piece.square != square) continue;
        DrawnPiece drawn;
        drawn.form = formOf(piece);
        drawn.place = {piece.centre.x(), piece.centre.y(), piece.foot};
        area = area.united(areaOf(camera, drawn));
    }
    return area.toAlignedRect().intersected(rect());
}

}  // namespace plt
