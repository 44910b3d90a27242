// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include <QJsonObject>
#include <QStringList>

namespace plt {

/// The texts of a saved game. The functions own copies of all they need and may be called on any thread,
/// once.
struct SessionText {
    std::function<QJsonObject()> present;  ///< the shown game and the place in it
    std::function<QJsonObject()> others;   ///< the other games of the timeline
    std::uint64_t othersVersion = 0;       ///< another number when `others` gives something else
};

/// The result of restoring a saved game.
struct Restored {
    bool usable = false;   ///< otherwise nothing has changed
    QStringList problems;  ///< sentences about what was left out, or why nothing could be used
};

}  // namespace plt
