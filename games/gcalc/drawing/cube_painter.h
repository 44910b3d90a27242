// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/scene.h"

#include <QByteArray>
#include <QColor>
#include <QSizeF>

class QPainter;

namespace gcalc {

/// What tells colours apart beside the colour itself.
enum class ColourSigns { none, letters, patterns };

/// How cubes are drawn.
struct CubeStyle {
    ColourSigns signs = ColourSigns::none;
    bool operator==(const CubeStyle&) const = default;
};

/// A letter or two for a colour: light and dark ones of a hue have the same letter, large and small.
QString letterOf(Colour colour);
/// What a face is filled with in this light.
QColor fillOf(const Ink& ink, qreal light = 1);

void paintScene(QPainter& painter, const Scene& scene, const Lens& lens, const CubeStyle& style = {});
/// The scene as an SVG file of this size.
QByteArray svgOf(const Scene& scene, const Lens& lens, const QSizeF& size, const CubeStyle& style = {});

}  // namespace gcalc
