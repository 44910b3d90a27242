// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/camera.h"

namespace plt {

/// The way of the camera from where it is to where the player wants it. It has no clock: times are
/// milliseconds of the caller's clock.
class CameraFlight {
  public:
    explicit CameraFlight(const CameraView& start) : shown_(start), wanted_(start) {}

    const CameraView& shown() const { return shown_; }
    const CameraView& wanted() const { return wanted_; }
    bool isMoving() const { return moves_; }
    /// Sets out for a view (within its limits), which takes so long; 0 is at once. False if it is wanted
    /// already.
    bool goTo(const CameraView& view, double now, double duration);
    /// The world was turned by half a turn: from how it is seen still, sets out for how it should be seen.
    void comeRound(double now, double duration);
    /// Whether it is on its way round since then.
    bool isComingRound() const { return moves_ && round_; }
    /// Goes to the time `now`; true if the view has changed.
    bool advance(double now);
    void finish();

  private:
    CameraView shown_;
    CameraView wanted_;
    CameraView from_;
    double since_ = 0;
    double duration_ = 0;
    bool moves_ = false;
    bool round_ = false;
};

}  // namespace plt
