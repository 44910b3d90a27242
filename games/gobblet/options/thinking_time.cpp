// SPDX-License-Identifier: MIT
#include "gobblet/options/thinking_time.h"

#include "common/storage/preferences.h"

#include <algorithm>
#include <cmath>

namespace gobblet {

namespace {

const auto key = QStringLiteral("thinking-time");
/// Longer than a player would wait, and short enough for every clock type.
constexpr double maximumSeconds = 1e6;

bool isTime(double seconds) {
    return std::isfinite(seconds) && seconds >= 0;
}

}  // namespace

std::chrono::milliseconds budgetTime(double seconds) {
    return std::chrono::milliseconds(std::llround(std::min(seconds, maximumSeconds) * 1000));
}

double readThinkingTime(const plt::Preferences& preferences) {
    bool isNumber = false;
    const double seconds = preferences.value(key).toDouble(&isNumber);
    return isNumber && isTime(seconds) ? seconds : usualSeconds;
}

void saveThinkingTime(double seconds, plt::Preferences& preferences) {
    preferences.setValue(key, seconds);
}

bool isThinkingTimeKey(const QString& preference) {
    return preference == key;
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
    // A bare "3" would not suggest that fractions of a second are possible.
    return seconds == std::floor(seconds) && seconds < 1e6 ? plain.toString(seconds, 'f', 1) : shortest;
}

}  // namespace gobblet
