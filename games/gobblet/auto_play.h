// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/rules.h"

#include <chrono>
#include <optional>

#include <QLocale>
#include <QString>

namespace plt {
class Preferences;
}

namespace gobblet {

/// How the computer plays a side that it plays by a check box.
struct AutoPlay {
    static constexpr double defaultSeconds = 3.0;

    Level level = Level::ok;
    double seconds =
        defaultSeconds;  ///< thinking time for a move, at least 0; also for computers of the options

    /// Thinking time as a budget knows it.
    std::chrono::milliseconds time() const;
    bool operator==(const AutoPlay&) const = default;
};

/// What the player chose last; whatever cannot be read is as usual.
AutoPlay readAutoPlay(const plt::Preferences& preferences);
void keep(const AutoPlay& autoPlay, plt::Preferences& preferences);

/// A thinking time that somebody typed: any number from 0 on, with the language's decimal sign or a point.
std::optional<double> readSeconds(const QString& text, const QLocale& locale = {});
QString writeSeconds(double seconds, const QLocale& locale = {});

}  // namespace gobblet
