// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/perspective_frame.h"
#include "common/gl/gl_drawing.h"

#include <map>
#include <optional>
#include <vector>

#include <QImage>
#include <QPainterPath>

namespace plt {

/// Draws pieces: smooth and shining, in the same light as the board.
class PieceRenderer {
  public:
    QString initialize();
    /// Emblems of drawn pieces count on from those of one colour to the pictures.
    void setEmblems(const std::vector<QPainterPath>& emblems, const std::vector<QImage>& pictures);
    /// Draws the pieces that are seen inside `area`, in logical pixels.
    void draw(const PerspectiveFrame& frame, const QRectF& area);

  private:
    struct Shape {
        GlMesh mesh;
        int underside = 0;
    };
    Shape& shape(const PieceForm& form);

    GlProgram program_;
    std::map<PieceForm, Shape> shapes_;
    std::optional<GlTexture> nothing_;
    std::vector<GlTexture> emblems_;
    struct {
        int matrix, place, roll, middle, flip, tone, inkColour, glow, eye, lamp, sideLamp;
    } at_{};
};

}  // namespace plt
