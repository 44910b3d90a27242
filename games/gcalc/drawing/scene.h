// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/lens.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/terms/term.h"

#include <array>
#include <optional>
#include <vector>

#include <QPolygonF>

namespace gcalc {

/// What something is painted with.
struct Ink {
    Rgb rgb;
    std::optional<Colour> colour;  ///< none: a mixture
    bool isVariable = false;
    bool operator==(const Ink&) const = default;
};

/// Something flat on the screen.
struct Shape {
    enum Kind { face, disc };
    Kind kind = face;
    Axis axis = Axis::z;             ///< of a face: what it is square to
    std::array<QPointF, 4> corners;  ///< of the face, or of what lies round the disc; in turn
    Ink ink;
    Box box;            ///< of the part that it belongs to, in the unit cube
    int signs = 0;      ///< of a disc: how many of abstractions around its own come first on the same box
    qreal opacity = 1;  ///< while something comes or goes
};

/// What is painted of a term, one over the other.
struct Scene {
    std::vector<Shape> shapes;
    /// False: parts were too many to be drawn; their first ones stand for them.
    bool isComplete = true;
};

/// The term in the unit cube as the lens shows it. A composition that is narrower than `cutoff` pixels along
/// its axis is shown as its first part.
Scene sceneOf(const Term& term, const Lens& lens, std::optional<qreal> cutoff);

/// The face of a box that is seen of those square to the axis.
Shape faceOf(const Box& box, Axis axis, const Ink& ink, const Lens& lens);
/// The sign of an abstraction: on the upright face of its box that is seen best, in the upper left.
Shape signOn(const Box& box, int signs, const Ink& ink, const Lens& lens);

/// Where the first or the second part lies in the box of a composition or application.
Box boxOfPart(const Box& box, Kind kind, bool second);
/// Where a part of the term lies in the unit cube; the whole where the path leads out of the term.
Box boxOf(const Term& term, const Path& path);
/// The outline of a box on the screen.
QPolygonF outlineOf(const Box& box, const Lens& lens);

}  // namespace gcalc
