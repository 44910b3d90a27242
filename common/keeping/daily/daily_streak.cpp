// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_streak.h"

#include "common/keeping/daily/daily_results.h"

#include <QTimeZone>

namespace plt {

namespace {

QDateTime startOf(QDate day, const QDateTime& like) {
    return like.timeSpec() == Qt::TimeZone ? day.startOfDay(like.timeZone())
                                           : day.startOfDay(like.timeSpec(), like.offsetFromUtc());
}

}  // namespace

DailyStreak dailyStreak(const QSet<QDate>& days, QDate today) {
    constexpr int week = 7;
    DailyStreak streak;
    // Today's board may still be played.
    QDate day = days.contains(today) ? today : today.addDays(-1);
    for (;; day = day.addDays(-1)) {
        if (days.contains(day)) {
            ++streak.days;
            continue;
        }
        const bool mayForgive = streak.forgiven.isEmpty() || day.daysTo(streak.forgiven.last()) >= week;
        // A missed day counts as forgiven only between two days that were played.
        if (!mayForgive || !days.contains(day.addDays(-1))) return streak;
        streak.forgiven.append(day);
    }
}

QSet<QDate> daysPlayed(const QMap<QDate, DailyResult>& results) {
    QSet<QDate> days;
    for (auto it = results.cbegin(); it != results.cend(); ++it)
        if (it->on == it.key()) days.insert(it.key());
    return days;
}

QDateTime nextDay(const QDateTime& now) {
    constexpr int mostSkipped = 3;
    for (int later = 1; later <= mostSkipped; ++later) {
        const auto start = startOf(now.date().addDays(later), now);
        if (start.isValid() && start > now && start.date() > now.date()) return start;
    }
    return now.addDays(1);
}

}  // namespace plt
