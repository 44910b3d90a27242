// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QDate>
#include <QString>

namespace plt {

struct DailyResult;
struct DailyStreak;

/// Returns the difficulty of the boards of a day in a word; it has the same rhythm of the week in all games.
PLT_API QString dailyDifficulty(QDate day);
/// Returns a result in a few words: "won in 1:32".
PLT_API QString dailyResultText(const DailyResult& result);
/// Returns the weekday and the date.
PLT_API QString dailyDayName(QDate day);
/// Returns the streak in words, with the latest forgiven day if it was in the past week.
PLT_API QString dailyStreakText(const DailyStreak& streak, QDate today);

}  // namespace plt
