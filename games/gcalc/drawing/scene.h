// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/lens.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/terms/term.h"

#include <array>
#include <optional>
#include <vector>

#include <QPolygonF>
#include <QRectF>

namespace gcalc {

/// The paint of a shape.
struct Ink {
    Rgb rgb;
    std::optional<Colour> colour;  ///< empty for a mixture
    bool isVariable = false;
    bool operator==(const Ink&) const = default;
};

/// A flat shape on the screen.
struct Shape {
    enum Kind { face, disc };
    Kind kind = face;
    Axis axis = Axis::z;             ///< the axis that a face is square to
    std::array<QPointF, 4> corners;  ///< of the face, or around the disc, in cyclic order
    Ink ink;
    Box box;            ///< the box of its part in the unit cube
    int signs = 0;      ///< for a disc: the number of signs before it on the same box
    qreal opacity = 1;  ///< less than 1 while a shape appears or disappears
};

/// The shapes of a term in painting order.
struct Scene {
    std::vector<Shape> shapes;
    /// False if there are too many parts to draw; then wider compositions are shown as their first parts.
    bool isComplete = true;
};

/// Projects a term in the unit cube. A composition that is narrower than `cutoff` along its axis, in pixels
/// rounded to whole ones, is shown as its first part.
Scene sceneOf(const Term& term, const Lens& lens, std::optional<qreal> cutoff);

/// The scene, if its term has no more than `most` shapes and few parts that are not seen.
std::optional<Scene> sceneWithin(const Term& term, const Lens& lens, std::optional<qreal> cutoff,
                                 std::size_t most);
/// The scene with its small parts left out and narrow compositions shown as their first parts, in as much
/// detail as `most` shapes allow.
Scene coarseSceneOf(const Term& term, const Lens& lens, std::optional<qreal> cutoff, std::size_t most);

/// The smallest rectangle of the screen around all shapes; empty if there are none.
QRectF boundsOf(const Scene& scene);

/// The visible one of the two faces of a box that are square to the axis.
Shape faceOf(const Box& box, Axis axis, const Ink& ink, const Lens& lens);
/// The sign of an abstraction, in the upper left of the upright face of its box that is seen best.
Shape signOn(const Box& box, int signs, const Ink& ink, const Lens& lens);

/// The box of the first or second part of a composition or application.
Box boxOfPart(const Box& box, Kind kind, bool second);
/// The box of a part of the term in the unit cube; the whole cube if the path leads out of the term.
Box boxOf(const Term& term, const Path& path);
/// The outline of a box on the screen.
QPolygonF outlineOf(const Box& box, const Lens& lens);

}  // namespace gcalc
