// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QMap>
#include <QSet>

namespace plt {

struct DailyResult;

/// The days in a row, up to today or yesterday, on which a board of that day was finished, in any game.
struct DailyStreak {
    int days = 0;
    QList<QDate> forgiven;  ///< days that were missed in between and do not count, latest first

    bool operator==(const DailyStreak&) const = default;
};

/// Returns the streak of days that were played. One missed day in seven is forgiven. Days after `today`, from
/// before a clock was set back, do not count.
PLT_API DailyStreak dailyStreak(const QSet<QDate>& days, QDate today);

/// Returns the days whose own board was finished on them, won or not.
PLT_API QSet<QDate> daysPlayed(const QMap<QDate, DailyResult>& results);

/// Returns the first moment of the next day in the time zone of `now`. A day may begin later than at 0:00,
/// and a zone that moves across the date line leaves one out.
PLT_API QDateTime nextDay(const QDateTime& now);

}  // namespace plt
