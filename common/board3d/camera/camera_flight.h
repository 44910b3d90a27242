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
};

}  // namespace plt
