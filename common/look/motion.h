// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QEasingCurve>

namespace plt::motion {

/// Durations in milliseconds that all games share, at the normal pace.
constexpr int move = 180;      ///< a piece or card changes place
constexpr int flip = 160;      ///< something turns over
constexpr int piece = 200;     ///< a figure walks
constexpr int fade = 120;      ///< a cell changes its look
constexpr int halfTurn = 700;  ///< a board is turned to its other side
constexpr int celebration = 1500;

/// Whether things move at all: off when the player or the desktop says so.
PLT_API bool enabled();

/// The player's choice, kept between runs and shared by all games.
PLT_API void setEnabled(bool on);

/// The player's choice alone, without what the desktop says.
PLT_API bool chosen();

/// How quickly things move, by the player's choice for all games.
enum class Pace { slow, normal, fast };
PLT_API Pace pace();
PLT_API void setPace(Pace pace);
/// What a duration is multiplied by at the chosen pace: 2, 1 or a half.
PLT_API qreal paceFactor();
/// A duration in milliseconds at the chosen pace.
inline int paced(int milliseconds) {
    return qRound(milliseconds * paceFactor());
}

/// The curve of ordinary motion.
inline QEasingCurve easing() {
    return QEasingCurve(QEasingCurve::OutCubic);
}

}  // namespace plt::motion
