// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/perspective_frame.h"
#include "common/gl/gl_drawing.h"

#include <optional>

namespace plt {

/// Draws the board and its slab: matt wood, lit by a lamp over the viewer's left shoulder and a weak one from
/// the right. As much as possible is computed per vertex rather than per pixel, because the board covers most
/// pixels.
class BoardRenderer {
  public:
    QString initialize();
    void setBoard(const Mesh& board) { mesh_.load(board); }
    void draw(const PerspectiveFrame& frame);

  private:
    GlProgram program_;
    GlMesh mesh_;
    std::optional<GlTexture> wood_;
    struct {
        int matrix, lamp, sideLamp, darkest;
    } at_{};
};

}  // namespace plt
