// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

#include <optional>
#include <vector>

#include <QPointF>

namespace jewel {

/// Where a gem is at a moment: the middle of its cell in rows and columns, and how near it is to the viewer.
struct PlacedGem {
    Gem gem;
    double column = 0;
    double row = 0;
    double near = 0;  ///< cells above the board
};

/// What vanishes flies so many cells towards the viewer.
inline constexpr double farAway = 14;

/// Points that were made, as they are shown for a while.
struct ShownPoints {
    QPointF place;  ///< in cells
    int points = 0;
    double age = 0;  ///< 0 .. 1
};

/// What a special gem does, as it is shown for a while.
struct ShownLight {
    Effect effect;
    double age = 0;  ///< 0 .. 1
};

/// Milliseconds of motions at the normal pace.
namespace timing {
inline constexpr int swap = 260;
inline constexpr int vanish = 280;
inline constexpr int wave = 70;
inline constexpr int light = 300;
inline constexpr int glide = 180;
inline constexpr int points = 1600;
/// Cells for each square second.
inline constexpr double gravity = 40;
}  // namespace timing

/// All that moves on the board, as a function of time: what is told to it is seen at the moments that follow.
/// Knows no widget. Moments are in milliseconds on any clock that does not go back.
class Choreography {
  public:
    /// Durations are multiplied by this from the next motion on.
    void setPace(double factor) { pace_ = factor; }
    /// These gems lie still from now on.
    void rest(const Gems& gems);
    /// A swap and what follows from it.
    void swap(const Gems& before, Swap swap, const std::vector<Stage>& stages, double now);
    /// A swap that makes no line: there and back.
    void swapInVain(const Gems& gems, Swap swap, double now);
    /// All gems fall in from above.
    void fallIn(const Gems& gems, double now);
    /// Gems glide from where they lie to where they lie in these; others are just there.
    void glide(const Gems& gems, double now);
    /// Ends all motion.
    void finish();

    /// Whether gems move at this moment.
    bool isMoving(double now) const;
    bool showsPoints(double now) const;
    /// The gems of the position that the motion leads to.
    const Gems& gems() const { return gems_; }
    void placesAt(double now, std::vector<PlacedGem>& places) const;
    std::vector<ShownPoints> pointsAt(double now) const;
    std::vector<ShownLight> lightsAt(double now) const;

  private:
    enum class Act : std::uint8_t { swap, back, vanish, fall, glide };
    /// One thing that happens to a board.
    struct Scene {
        Act act;
        double begin;
        double duration;
        Gems from;
        Gems to;
        Swap swap{};
        std::array<int, cellCount> waves{};  ///< of what vanishes, as in Pass::waves
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
};

}  // namespace jewel
