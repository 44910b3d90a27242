// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <optional>
#include <vector>

#include <QPointF>

namespace plt {

/// The way from the pieces that are seen to those that a scene wants. It has no clock: times are milliseconds
/// of the caller's clock, so a late frame never slows a motion down. A new scene or another hold takes over
/// from wherever everything is seen at that time.
class SceneMotion {
  public:
    /// How long things take, in milliseconds; 0 is at once.
    struct Timing {
        double move = 0;   ///< straight to another place, or to one point after another on the way
        double rise = 0;   ///< lifted and put back on the same place
        double leave = 0;  ///< going away, or appearing
        double place = 0;  ///< a new piece is put down from above; 0: it only appears
        double turn = 0;   ///< a piece turns over
    };

    /// A piece as it is seen now.
    struct Shown {
        ScenePiece piece;  ///< its look; the centre and the foot are those in `centre` and `foot`
        QPointF centre;
        double foot = 0;
        double presence = 1;  ///< from 0, not there, to 1
        /// How far it has turned over, 0 .. 1: first `piece` is up, then `beneath`.
        double turn = 0;
        ScenePiece beneath = {};
        bool moving = false;
        bool leaving = false;  ///< the scene has it no more
    };

    /// What is lifted, and where it is held; without a place it is lifted over its own.
    struct Hold {
        int piece = -1;
        std::optional<QPointF> at;
        bool operator==(const Hold&) const = default;
    };

    /// Shows the pieces of the scene at once.
    void show(const BoardScene& scene, const Hold& hold);
    /// Starts moving to the pieces of the scene. What goes away does so when another piece comes past it.
    void moveTo(const BoardScene& scene, const Hold& hold, double now, const Timing& timing);
    /// Another piece is held, or at another place: one that is held is there at once.
    void hold(const Hold& hold, double now, const Timing& timing);
    /// Goes to the time `now`; true if anything that is seen has changed.
    bool advance(double now);
    void finish();

    bool isMoving() const { return moving_; }
    /// In the order of the scene, those that are leaving last.
    const std::vector<Shown>& pieces() const { return shown_; }
    const Shown* piece(int id) const;

  private:
    /// One stretch of a way, from wherever the last one ends.
    struct Leg {
        QPointF to;
        double foot = 0;
        double peak = -1;  ///< how high it rises in between; negative for a straight line
        double duration = 0;
    };
    struct Track {
        ScenePiece wanted;
        double start = 0;
        QPointF from;
        double fromFoot = 0;
        std::vector<Leg> legs;
        double presenceStart = 0;  ///< when its presence begins to change, and from what, how long
        double presenceFrom = 1;
        double presenceTime = 0;
        double turnStart = 0;  ///< likewise how far it is turned over, and to what
        double turnFrom = 0;
        double turnTo = 0;
        double turnTime = 0;
        double duration() const;
        double end() const;  ///< when all of that is done
    };

    void aim(std::size_t index, double now, const Timing& timing);
    /// A new piece is put down where it belongs.
    void place(std::size_t index, double now, const Timing& timing);
    /// A piece gets another face when it has arrived.
    static void turnOver(Shown& shown, Track& track, double now, const Timing& timing);
    void leave(const Shown& before, const Track& beforeTrack, double now, const Timing& timing);
    double passing(QPointF place, double now) const;
    static QPointF at(const Track& track, double time, double& foot);
    static bool advance(Shown& shown, Track& track, double now);
    static bool advanceTurn(Shown& shown, Track& track, double now);

    std::vector<Shown> shown_;
    std::vector<Track> tracks_;  ///< one for each piece shown
    Hold hold_;
    double lift_ = 0;
    bool moving_ = false;
};

}  // namespace plt
