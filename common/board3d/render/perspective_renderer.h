// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/board_renderer.h"
#include "common/board3d/render/decal_renderer.h"
#include "common/board3d/render/piece_renderer.h"
#include "common/board3d/render/shadow_renderer.h"

namespace plt {

/// Draws frames with OpenGL. All functions and the destructor need the context to be current in which
/// initialize() was called.
class PerspectiveRenderer {
  public:
    /// Creates everything that does not depend on a board. Returns an English error message, or an empty
    /// string.
    QString initialize();
    void setBoard(const BoardScene& scene, const QColor& slab, double groundDarkness);
    void setEmblems(const std::vector<QPainterPath>& emblems, const std::vector<QImage>& pictures) {
        pieces_.setEmblems(emblems, pictures);
    }
    void setLabels(const LabelSheet& labels) { decals_.setLabels(labels); }

    /// Draws into the current framebuffer, whose first row is the top one, only inside `area`. `size` is that
    /// of the picture; both are in device pixels.
    void draw(const PerspectiveFrame& frame, QSize size, QRect area);

  private:
    void drawContents(const PerspectiveFrame& frame, const QRectF& area);

    BoardRenderer board_;
    DecalRenderer decals_;
    ShadowRenderer shadows_;
    PieceRenderer pieces_;
};

}  // namespace plt
