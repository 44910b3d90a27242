// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/perspective_frame.h"
#include "common/gl/gl_mesh.h"
#include "common/gl/gl_program.h"
#include "common/gl/gl_texture.h"

#include <optional>

namespace plt {

/// Draws the board and its slab: matt wood, lit by a lamp over the viewer's left shoulder and a weak one from
/// the right. All that can be is done for each corner and not for each pixel, because the board has most of
/// the pixels.
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
