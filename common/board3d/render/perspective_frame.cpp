// SPDX-License-Identifier: MIT
#include "common/board3d/render/perspective_frame.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

QRectF whole(const Camera& camera) {
    return {QPointF(0, 0), camera.picture()};
}

/// Returns the area in which two lists differ, item by item.
template <typename Item, typename Area>
QRectF difference(const std::vector<Item>& before, const std::vector<Item>& now, const Area& area) {
    QRectF sum;
    for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
        if (i < before.size() && i < now.size() && before[i] == now[i]) continue;
        if (i < before.size()) sum = sum.united(area(before[i]));
        if (i < now.size()) sum = sum.united(area(now[i]));
    }
    return sum;
}

/// Returns the bounding rectangle of a box in the picture.
QRectF boxArea(const Camera& camera, const QRectF& base, double low, double high) {
    QRectF area;
    for (const double z : {low, high}) {
        for (const QPointF corner :
             {base.topLeft(), base.topRight(), base.bottomLeft(), base.bottomRight()}) {
            const auto pixel = camera.project({corner.x(), corner.y(), z});
            if (!pixel) return whole(camera);
            const QRectF point(*pixel, QSizeF(1e-3, 1e-3));
            area = area.isNull() ? point : area.united(point);
        }
    }
    // Smoothed edges reach into the next pixels.
    return area.adjusted(-2, -2, 2, 2);
}

}  // namespace

Rgba rgba(const QColor& colour, double alpha) {
    return {static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
            static_cast<float>(colour.blueF()), static_cast<float>(colour.alphaF() * alpha)};
}

Lamps::Lamps(const Camera& camera)
    : main(camera.fromViewer(QVector3D(-0.42F, -0.3F, 0.86F).normalized())),
      side(camera.fromViewer(QVector3D(0.8F, -0.5F, 0.2F).normalized())) {}

QRectF DrawnShadow::bounds() const {
    const double a = footRadius + blur;
    const double b = topRadius + blur;
    return QRectF(foot.x() - a, foot.y() - a, 2 * a, 2 * a).united({top.x() - b, top.y() - b, 2 * b, 2 * b});
}

void PerspectiveFrame::clear() {
    marks.clear();
    shadows.clear();
    signs.clear();
    pieces.clear();
    tops.clear();
}

QRectF areaOf(const Camera& camera, const DrawnPiece& piece) {
    double r = piece.form.radius * piece.scale;
    if (piece.roll != 0) {
        // In any orientation.
        const double half = piece.form.height * piece.scale / 2;
        const double middle = piece.place.z + half;
        r = std::hypot(r, half);
        return boxArea(camera, {piece.place.x - r, piece.place.y - r, 2 * r, 2 * r}, middle - r, middle + r);
    }
    return boxArea(camera, {piece.place.x - r, piece.place.y - r, 2 * r, 2 * r}, piece.place.z,
                   piece.place.z + piece.form.height * piece.scale);
}

QRectF areaOf(const Camera& camera, const QRectF& onBoard, double height) {
    return boxArea(camera, onBoard, height, height);
}

QRectF changedArea(const PerspectiveFrame& before, const PerspectiveFrame& now) {
    const Camera& camera = now.camera;
    if (before.camera != camera || before.board != now.board || before.background != now.background ||
        before.quarter != now.quarter || before.turned != now.turned || before.tallest != now.tallest)
        return whole(camera);
    const auto decal = [&camera](const Decal& item) { return areaOf(camera, item.place, item.height); };
    QRectF area = difference(before.marks, now.marks, decal);
    area = area.united(difference(before.signs, now.signs, decal));
    area = area.united(difference(before.tops, now.tops, decal));
    area = area.united(difference(before.shadows, now.shadows, [&camera](const DrawnShadow& item) {
        return areaOf(camera, item.bounds());
    }));
    area = area.united(difference(before.pieces, now.pieces,
                                  [&camera](const DrawnPiece& item) { return areaOf(camera, item); }));
    return area.intersected(whole(camera));
}

}  // namespace plt
