// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/gl_widget.h"
#include "jewel/table/sight.h"

namespace jewel {

/// Draws the gems in 3D with OpenGL. Emits openGlFailed() if it cannot.
class SpaceGems : public plt::GlWidget {
  public:
    SpaceGems(SightSource sight, QWidget* parent);

    /// Paints the next frame. With `sweeping` everything moves, and antialiasing may wait.
    void showFrame(bool sweeping);

  protected:
    std::unique_ptr<plt::GlDrawing> makeDrawing() override;
    bool isSweeping() const override { return sweeping_; }
    QColor blankColour() const override;

  private:
    SightSource sight_;
    bool sweeping_ = false;
};

}  // namespace jewel
