// SPDX-License-Identifier: MIT
#include "gobblet/auto_play.h"

#include "common/storage/preferences.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gobblet {

namespace {

const auto levelKey = QStringLiteral("auto-play");
const auto secondsKey = QStringLiteral("thinking-time");
const std::array<QLatin1String, 3> levelWords{QLatin1String("beginner"), QLatin1String("ok"),
                                              QLatin1String("smart")};
/// Longer than anyone waits, and short enough for every clock.
constexpr double longestSeconds = 1e6;

bool isTime(double seconds) {
    return std::isfinite(seconds) && seconds >= 0;
}

}  // namespace

std::chrono::milliseconds AutoPlay::time() const {
    return std::chrono::milliseconds(std::llround(std::min(seconds, longestSeconds) * 1000));
}

AutoPlay readAutoPlay(const plt::Preferences& preferences) {
    AutoPlay autoPlay;
    const auto level = preferences.value(levelKey).toString();
    const auto* found = std::find(levelWords.begin(), levelWords.end(), level);
    if (found != levelWords.end()) autoPlay.level = static_cast<Level>(found - levelWords.begin());
    bool isNumber = false;
    const double seconds = preferences.value(secondsKey).toDouble(&isNumber);
    if (isNumber && isTime(seconds)) autoPlay.seconds = seconds;
    return autoPlay;
}

void keep(const AutoPlay& autoPlay, plt::Preferences& preferences) {
    preferences.setValue(levelKey, levelWords[static_cast<std::size_t>(autoPlay.level)]);
    preferences.setValue(secondsKey, autoPlay.seconds);
}

std::optional<double> readSeconds(const QString& text, const QLocale& locale) {
    bool isNumber = false;
    double seconds = locale.toDouble(text.trimmed(), &isNumber);
    if (!isNumber) seconds = QLocale::c().toDouble(text.trimmed(), &isNumber);
    if (!isNumber || !isTime(seconds)) return std::nullopt;
    return seconds;
}

QString writeSeconds(double seconds, const QLocale& locale) {
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString shortest = plain.toString(seconds, 'g', QLocale::FloatingPointShortest);
    // "3" alone would not tell that parts of a second are possible.
    return seconds == std::floor(seconds) && seconds < 1e6 ? plain.toString(seconds, 'f', 1) : shortest;
}

}  // namespace gobblet
