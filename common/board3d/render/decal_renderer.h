// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/model/board_mesh.h"
#include "common/board3d/model/label_sheet.h"
#include "common/board3d/render/perspective_frame.h"
#include "common/gl/gl_drawing.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace plt {

/// Draws flat pictures on the board, and the slab's shadow below it. Red texture areas get the colour of the
/// decal; white stays white.
class DecalRenderer {
  public:
    QString initialize();
    void setLabels(const LabelSheet& labels);
    void setGround(const std::vector<ShadePoint>& shadow);

    void drawGround(const PerspectiveFrame& frame);
    void draw(const PerspectiveFrame& frame, const std::vector<Decal>& decals);

  private:
    struct Corner {
        std::array<float, 3> position;
        std::array<float, 2> texture;
        std::array<std::uint8_t, 4> colour;
    };
    void addDecal(const Decal& decal, int quarter, const QRectF& picture);
    void drawCorners(const PerspectiveFrame& frame, const std::vector<Corner>& corners, GlTexture& picture);
    /// Returns the texture of a decal, which is made when it is first drawn.
    GlTexture& pictureOf(DecalKind kind);

    GlProgram program_;
    int matrix_ = -1;
    std::array<std::optional<GlTexture>, decalKinds> pictures_;
    LabelSheet labels_;
    std::optional<GlTexture> labelTexture_;
    std::vector<Corner> ground_;
    std::vector<Corner> corners_;
};

}  // namespace plt
