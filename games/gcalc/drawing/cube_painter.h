// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/scene.h"

#include <stop_token>

#include <QByteArray>
#include <QColor>
#include <QSizeF>

class QPainter;

namespace gcalc {

/// Signs that distinguish colours in addition to the colour itself.
enum class ColourSigns { none, letters, patterns };

/// The drawing style of cubes.
struct CubeStyle {
    ColourSigns signs = ColourSigns::none;
    bool isPure = false;   ///< shows colours by their values; otherwise softer, and lit also in the flat view
    bool isSmooth = true;  ///< edges are; without, a picture takes a third of the time
    bool operator==(const CubeStyle&) const = default;
};

/// One or two letters for a colour. Light and dark colours of a hue share the letter, in upper and lower
/// case.
QString letterOf(Colour colour);
/// The fill colour of a face or sign in this light.
QColor fillOf(const Ink& ink, const CubeStyle& style, qreal light = 1);

/// May be called on any thread, with a painter of its own. Ends early if it is stopped.
void paintScene(QPainter& painter, const Scene& scene, const Lens& lens, const CubeStyle& style = {},
                const std::stop_token& stop = {});
/// Renders the scene to an SVG file of this size.
QByteArray svgOf(const Scene& scene, const Lens& lens, const QSizeF& size, const CubeStyle& style = {});

}  // namespace gcalc
