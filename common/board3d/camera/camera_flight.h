// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/geometry/camera.h"

namespace plt {

/// Animates the camera to the view that the player wants. It has no clock: times are milliseconds of the
/// caller's clock.
class CameraFlight {
  public:
    explicit CameraFlight(const CameraView& start) : shown_(start), wanted_(start) {}

    const CameraView& shown() const { return shown_; }
    const CameraView& destination() const { return wanted_; }
    bool isMoving() const { return moves_; }
    /// Starts moving to a view (within its limits), which takes `duration`; 0 is at once. Returns false if it
    /// is the destination already.
    bool goTo(const CameraView& view, double now, double duration);
    /// Starts rotating to the wanted view after the world was turned by half a turn, beginning with the
    /// picture still shown.
    void startHalfTurn(double now, double duration);
    /// Returns true while the rotation of startHalfTurn() is running.
    bool isHalfTurning() const { return moves_ && round_; }
    /// Advances to the time `now`. Returns true if the view has changed.
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
