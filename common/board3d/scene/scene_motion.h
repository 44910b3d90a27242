// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <optional>
#include <vector>

#include <QPointF>

namespace plt {

/// The motion from the visible pieces to those of a scene. It has no clock: times are milliseconds of the
/// caller's clock, so a late frame never slows a motion down. A new scene or hold continues from the current
/// state.
class SceneMotion {
  public:
    /// Durations in milliseconds; 0 is at once.
    struct Timing {
        double move = 0;   ///< directly to another place, or to each point on the path
        double rise = 0;   ///< for lifting and putting back in place
        double leave = 0;  ///< for leaving or appearing
        double place = 0;  ///< for putting down a new piece from above; 0: it only appears
        double turn = 0;   ///< for turning a piece over
    };

    /// The current state of a piece.
    struct Shown {
        ScenePiece piece;  ///< its look; its actual centre and foot are in `centre` and `foot`
        QPointF centre;
        double foot = 0;
        double presence = 1;  ///< from 0 (invisible) to 1
        /// Progress of turning over, 0 .. 1: first `piece` is up, then `beneath`.
        double turn = 0;
        ScenePiece beneath = {};
        bool moving = false;
        bool leaving = false;  ///< no longer in the scene
    };

    /// The lifted piece and its position; without one it is lifted over its own place.
    struct Hold {
        int piece = -1;
        std::optional<QPointF> at;
        bool operator==(const Hold&) const = default;
    };

    /// Shows the pieces of the scene at once.
    void show(const BoardScene& scene, const Hold& hold);
    /// Starts moving to the pieces of the scene. A captured piece leaves when another one passes it.
    void moveTo(const BoardScene& scene, const Hold& hold, double now, const Timing& timing);
    /// Changes the held piece or its position, which it reaches at once.
    void hold(const Hold& hold, double now, const Timing& timing);
    /// Advances to the time `now`. Returns true if anything visible has changed.
    bool advance(double now);
    void finish();

    bool isMoving() const { return moving_; }
    /// In the order of the scene, followed by those that are leaving.
    const std::vector<Shown>& pieces() const { return shown_; }
    const Shown* piece(int id) const;

  private:
    /// One segment of a path, from the end of the previous one.
    struct Leg {
        QPointF to;
        double foot = 0;
        double peak = -1;  ///< height reached in between; negative for a straight line
        double duration = 0;
    };
    struct Track {
        ScenePiece wanted;
        double start = 0;
        QPointF from;
        double fromFoot = 0;
        std::vector<Leg> legs;
        double presenceStart = 0;  ///< start, initial value and duration of a change of presence
        double presenceFrom = 1;
        double presenceTime = 0;
        double turnStart = 0;  ///< the same for turning over, with the final value
        double turnFrom = 0;
        double turnTo = 0;
        double turnTime = 0;
        double duration() const;
        double end() const;  ///< time at which all of that is finished
    };

    void aim(std::size_t index, double now, const Timing& timing);
    /// Starts putting down a new piece.
    void place(std::size_t index, double now, const Timing& timing);
    /// Starts turning a piece over when it has arrived.
    static void turnOver(Shown& shown, Track& track, double now, const Timing& timing);
    void leave(const Shown& before, const Track& beforeTrack, double now, const Timing& timing);
    double passing(QPointF place, double now) const;
    static QPointF at(const Track& track, double time, double& foot);
    static bool advance(Shown& shown, Track& track, double now);
    static bool advanceTurn(Shown& shown, Track& track, double now);

    std::vector<Shown> shown_;
    std::vector<Track> tracks_;  ///< one per visible piece
    Hold hold_;
    double lift_ = 0;
    bool moving_ = false;
};

}  // namespace plt
