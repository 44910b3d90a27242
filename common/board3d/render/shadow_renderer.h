// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/perspective_frame.h"
#include "common/gl/gl_drawing.h"

#include <array>
#include <vector>

namespace plt {

/// Draws the shadows of upright cylinders on the board, with soft edges.
class ShadowRenderer {
  public:
    QString initialize();
    void draw(const PerspectiveFrame& frame);

  private:
    struct Corner {
        float x, y;
        std::array<float, 3> foot;
        std::array<float, 3> top;
        std::array<float, 2> edge;
    };

    GlProgram program_;
    int matrix_ = -1;
    std::vector<Corner> corners_;
};

}  // namespace plt
