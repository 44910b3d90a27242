// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

#include <optional>
#include <vector>

#include <QPointF>

namespace jewel {

/// The position of a gem at a moment: its centre in rows and columns, and its height above the board.
struct PlacedGem {
    Gem gem;
    double column = 0;
    double row = 0;
    double near = 0;  ///< in cells, towards the viewer
};

/// Distance that a vanishing gem flies towards the viewer, in cells.
inline constexpr double farAway = 14;

/// Points that are displayed for a while after they were made.
struct ShownPoints {
    QPointF place;  ///< in cells
    int points = 0;
    double age = 0;  ///< 0 .. 1
};

/// The effect of a special gem, which is displayed for a while.
struct ShownLight {
    Effect effect;
    double age = 0;  ///< 0 .. 1
};

/// A line that vanishes in a burst of light.
struct ShownBurst {
    Line line;
    double age = 0;  ///< 0 .. 1
};

/// Durations of the animations at normal pace, in milliseconds.
namespace timing {
inline constexpr int swap = 260;
inline constexpr int vanish = 280;
inline constexpr int wave = 70;
inline constexpr int light = 300;
inline constexpr int burst = 420;
inline constexpr int glide = 180;
inline constexpr int points = 1600;
/// Cells per second squared.
inline constexpr double gravity = 40;
}  // namespace timing

/// All motion on the board as a function of time. A new motion ends the one before. Independent of any
/// widget. Times are in milliseconds of any monotonic clock.
class Choreography {
  public:
    /// Sets the factor by which the durations of all following motions are multiplied.
    void setPace(double factor) { pace_ = factor; }
    /// Ends all motion and shows these gems at rest.
    void rest(const Gems& gems);
    /// Starts a swap and the stages that follow from it.
    void swap(const Gems& before, Swap swap, const std::vector<Stage>& stages, double now);
    /// Starts a swap that makes no line: there and back.
    void swapInVain(const Gems& gems, Swap swap, double now);
    /// Starts the fall of all gems onto the board from above.
    void fallIn(const Gems& gems, double now);
    /// Starts a glide of all gems from their current cells to those in `gems`; new gems appear at once.
    void glide(const Gems& gems, double now);
    /// Ends all motion.
    void finish();

    /// Returns true if gems move at this moment.
    bool isMoving(double now) const;
    bool showsPoints(double now) const;
    /// The gems of the position to which the motion leads.
    const Gems& gems() const { return gems_; }
    void placesAt(double now, std::vector<PlacedGem>& places) const;
    std::vector<ShownPoints> pointsAt(double now) const;
    std::vector<ShownLight> lightsAt(double now) const;
    std::vector<ShownBurst> burstsAt(double now) const;

  private:
    enum class Act : std::uint8_t { swap, back, vanish, fall, glide };
    /// One act of the animation.
    struct Scene {
        Act act;
        double begin;
        double duration;
        Gems from;
        Gems to;
        Swap swap{};
        std::array<int, cellCount> waves{};  ///< waves of the vanishing cells, as in Pass::waves
    };
    struct Points {
        double begin;
        QPointF place;
        int points;
    };

    struct Light {
        double begin;
        double duration;
        Effect effect;
    };
    struct Burst {
        double begin;
        double duration;
        Line line;
    };

    void add(Act act, double duration, const Gems& from, const Gems& to, Swap swap = {},
             const std::array<int, cellCount>& waves = {});
    void addFall(const Gems& from, const Gems& to);
    void place(const Scene& scene, double now, std::vector<PlacedGem>& places) const;

    double pace_ = 1;
    Gems gems_{};
    double end_ = 0;
    std::vector<Scene> scenes_;
    std::vector<Points> points_;
    std::vector<Light> lights_;
    std::vector<Burst> bursts_;
};

}  // namespace jewel
