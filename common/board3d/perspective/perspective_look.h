// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/picking.h"
#include "common/board3d/render/perspective_frame.h"
#include "common/board3d/scene/scene_motion.h"

#include <QPalette>

namespace plt {

class SceneHand;

/// Fills a frame with the hand's and the motion's current state. Only the lists of the frame are filled; the
/// camera is used as it is.
class PerspectiveLook {
  public:
    /// `hovered` is the square under the pointer, or -1.
    PerspectiveLook(const SceneHand& hand, const SceneMotion& motion, int hovered, const QPalette& palette);
    void fill(PerspectiveFrame& frame, bool labels) const;

  private:
    void addMarks(PerspectiveFrame& frame, bool labels) const;
    void addSigns(PerspectiveFrame& frame) const;
    void addPieces(PerspectiveFrame& frame) const;
    void addTops(PerspectiveFrame& frame) const;
    /// Draws the frame of a hint's target once more, through the pieces that hide some of it.
    void addHiddenTarget(PerspectiveFrame& frame) const;
    void addLabel(PerspectiveFrame& frame, const SceneSquare& square) const;

    const SceneHand& hand_;
    const SceneMotion& motion_;
    int hovered_;
    const QPalette& palette_;
};

/// Returns true if a piece is hidden in another one.
bool isCovered(const SceneMotion::Shown& piece, const std::vector<SceneMotion::Shown>& all);
/// Collects all pieces that the pointer can touch, in the motion's order: all but the leaving ones.
void touchable(const SceneMotion& motion, std::vector<Cylinder>& cylinders);

}  // namespace plt
