// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QEasingCurve>

namespace plt::motion {

/// Durations in milliseconds at the normal pace, shared by all games.
constexpr int move = 180;      ///< a piece or card moves
constexpr int flip = 160;      ///< an item is turned over
constexpr int piece = 200;     ///< a figure walks
constexpr int fade = 120;      ///< a cell changes its appearance
constexpr int halfTurn = 700;  ///< a board turns to its other side
constexpr int celebration = 1500;

/// Returns true if animations run: neither the player nor the desktop has turned them off.
PLT_API bool isEnabled();

/// Saves the player's choice, which all games share.
PLT_API void setEnabled(bool on);

/// Returns the player's choice alone, whatever the desktop says.
PLT_API bool isEnabledByUser();

/// The player's choice of speed for the animations of all games.
enum class Pace { slow, normal, fast };
PLT_API Pace pace();
PLT_API void setPace(Pace pace);
/// Returns the factor for durations at the chosen pace: 2, 1 or 0.5.
PLT_API qreal paceFactor();
/// Returns a duration in milliseconds at the chosen pace.
inline int paced(int milliseconds) {
    return qRound(milliseconds * paceFactor());
}

/// Returns the easing curve of ordinary motion.
inline QEasingCurve easing() {
    return QEasingCurve(QEasingCurve::OutCubic);
}

}  // namespace plt::motion
