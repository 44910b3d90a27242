// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/gl_widget.h"
#include "jewel/table/sight.h"

namespace jewel {

/// The gems in space, drawn with OpenGL. Says with openGlFailed() when it cannot.
class SpaceGems : public plt::GlWidget {
  public:
    SpaceGems(SightSource sight, QWidget* parent);

    /// The next frame, as the sight is then. `sweeping`: everything moves, and smooth edges may wait.
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
