// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/picture/face.h"

#include <QtGlobal>

namespace tally_maze {

/// The role of a pumpkin.
enum class Role {
    chaser,   ///< takes the way to the ball through this maze
    planner,  ///< takes the way through the next one
};

/// The ball's look, encoded as one number of a BoardView's picture.
struct BallLook {
    Face face;

    quint64 number() const {
        return static_cast<quint64>(face.mood) | static_cast<quint64>(face.variant) << 4U;
    }
    static BallLook of(quint64 number) {
        return {{static_cast<Mood>(number & 15U), static_cast<int>(number >> 4U)}};
    }
};

/// A pumpkin's look: the first one has one leaf, the second one has two.
struct PumpkinLook {
    int pumpkin = 0;
    Role role = Role::chaser;

    quint64 number() const { return static_cast<quint64>(pumpkin) | static_cast<quint64>(role) << 1U; }
    static PumpkinLook of(quint64 number) {
        return {static_cast<int>(number & 1U), static_cast<Role>(number >> 1U & 1U)};
    }
};

}  // namespace tally_maze
