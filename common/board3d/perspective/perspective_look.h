// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/picking.h"
#include "common/board3d/render/perspective_frame.h"
#include "common/board3d/scene/scene_motion.h"

#include <QPalette>

namespace plt {

class SceneHand;

/// Makes the frame that shows what the hand has and the motion shows. Only the lists of the frame are filled,
/// the camera is taken as it is.
class PerspectiveLook {
  public:
    /// `hovered`: the square under the pointer, -1 for none.
    PerspectiveLook(const SceneHand& hand, const SceneMotion& motion, int hovered, const QPalette& palette);
    void fill(PerspectiveFrame& frame, bool labels) const;

  private:
    void addMarks(PerspectiveFrame& frame, bool labels) const;
    void addSigns(PerspectiveFrame& frame) const;
    void addPieces(PerspectiveFrame& frame) const;
    void addTops(PerspectiveFrame& frame) const;
    void addLabel(PerspectiveFrame& frame, const SceneSquare& square) const;

    const SceneHand& hand_;
    const SceneMotion& motion_;
    int hovered_;
    const QPalette& palette_;
};

/// Whether a piece stands hidden in another one.
bool isCovered(const SceneMotion::Shown& piece, const std::vector<SceneMotion::Shown>& all);
/// What the pointer can touch: all pieces but those that are leaving, in the motion's order.
void touchable(const SceneMotion& motion, std::vector<Cylinder>& cylinders);

}  // namespace plt
