// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/picture/layers.h"

#include <QPointF>
#include <QtGlobal>

namespace chat_noir {

/// The look of a circle except its layers, encoded in one number of a BoardView's picture.
struct CellLook {
    bool blocked = false;
    bool onPath = false;
    /// The cat is trapped: all hedges bear flowers.
    bool blooming = false;

    quint64 number() const { return quint64{blocked} | quint64{onPath} << 1U | quint64{blooming} << 2U; }
    static CellLook of(quint64 number) {
        return {(number & 1U) != 0, (number & 2U) != 0, (number & 4U) != 0};
    }
    bool flowering() const { return blocked && blooming; }
};

/// The cat's mood and gaze, in one of twelve directions or straight ahead.
struct CatLook {
    static constexpr int directions = 12;

    Mood mood = Mood::thinking;
    /// 0 is straight ahead; 1 and up are directions clockwise, 1 to the right.
    int gaze = 0;

    quint64 number() const { return static_cast<quint64>(mood) | static_cast<quint64>(gaze) << 4U; }
    static CatLook of(quint64 number) {
        return {static_cast<Mood>(number & 15U), static_cast<int>(number >> 4U)};
    }
    /// The direction of a vector on the screen; straight ahead for a null vector.
    static int gazeAlong(QPointF way);
    /// A unit vector in the direction of gaze, or null for straight ahead.
    QPointF gazeVector() const;
};

}  // namespace chat_noir
