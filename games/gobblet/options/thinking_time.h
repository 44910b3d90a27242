// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>

#include <QLocale>
#include <QString>

namespace plt {
class Preferences;
}

/// How long a computer may think about a move: a preference of the player, in seconds from 0 on.
namespace gobblet {

inline constexpr double usualSeconds = 3.0;

/// What the player chose last; what cannot be read is as usual.
double readThinkingTime(const plt::Preferences& preferences);
void keepThinkingTime(double seconds, plt::Preferences& preferences);
bool isThinkingTimeKey(const QString& preference);

/// As a budget knows it.
std::chrono::milliseconds budgetTime(double seconds);

/// A time that somebody typed: any number from 0 on, with the language's decimal sign or a point.
std::optional<double> readSeconds(const QString& text, const QLocale& locale = {});
QString writeSeconds(double seconds, const QLocale& locale = {});

}  // namespace gobblet
