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

/// Where a part of the term lies in the unit cube; the whole where the path leads out of the term.
Box boxOf(const Term& term, const Path& path);
/// The outline of a box on the screen.
QPolygonF outlineOf(const Box& box, const Lens& lens);

}  // namespace gcalc
