// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

#include <QLocale>
#include <QString>

namespace plt {
class Preferences;
}

/// The computer's thinking time per move: a preference of the player, in seconds from 0.
namespace gobblet {

inline constexpr double usualSeconds = 3.0;

/// The stored time; the default if the value is invalid.
double readThinkingTime(const plt::Preferences& preferences);
void saveThinkingTime(double seconds, plt::Preferences& preferences);
bool isThinkingTimeKey(const QString& preference);

/// The time in the type of plt::Budget.
std::chrono::milliseconds budgetTime(double seconds);

/// Parses a typed time: any number from 0, with the locale's decimal separator or a point.
std::optional<double> readSeconds(const QString& text, const QLocale& locale = {});
QString writeSeconds(double seconds, const QLocale& locale = {});

}  // namespace gobblet
