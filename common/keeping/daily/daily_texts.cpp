// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_texts.h"

#include "common/keeping/daily/daily_results.h"
#include "common/keeping/daily/daily_streak.h"
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace plt {

namespace {

struct DailyWords {
    Q_DECLARE_TR_FUNCTIONS(DailyWords)
};

}  // namespace

QString dailyDifficulty(QDate day) {
    switch (day.dayOfWeek()) {
        case Qt::Monday:
        case Qt::Tuesday:
            return DailyWords::tr("easy");
        case Qt::Wednesday:
        case Qt::Thursday:
            return DailyWords::tr("medium");
        case Qt::Friday:
            return DailyWords::tr("fairly hard");
        case Qt::Saturday:
            return DailyWords::tr("hard");
        default:
            return DailyWords::tr("hardest");
    }
}

QString dailyDayName(QDate day) {
    return DailyWords::tr("%1, %2", "weekday and date")
        .arg(QLocale().dayName(day.dayOfWeek()), QLocale().toString(day, QLocale::ShortFormat));
}

QString dailyResultText(const DailyResult& result) {
    const bool isTimed = result.elapsedMs >= 0;
    const QString time = isTimed ? durationText(result.elapsedMs) : QString();
    switch (result.outcome) {
        case Outcome::won:
            if (!isTimed) return result.helped ? DailyWords::tr("won with help") : DailyWords::tr("won");
            return (result.helped ? DailyWords::tr("won with help in %1") : DailyWords::tr("won in %1"))
                .arg(time);
        case Outcome::lost:
            return result.helped ? DailyWords::tr("lost with help") : DailyWords::tr("lost");
        case Outcome::drawn:
            return result.helped ? DailyWords::tr("drawn with help") : DailyWords::tr("drawn");
        default:
            return (result.helped ? DailyWords::tr("score with help: %L1") : DailyWords::tr("score: %L1"))
                .arg(result.score);
    }
}

QString dailyStreakText(const DailyStreak& streak, QDate today) {
    if (streak.days == 0) return DailyWords::tr("No days in a row yet.");
    const QString days = DailyWords::tr("%Ln days in a row.", "The first day of a row.", streak.days);
    constexpr int week = 7;
    if (streak.forgiven.isEmpty() || streak.forgiven.first().daysTo(today) >= week) return days;
    const QString weekday = QLocale().standaloneDayName(streak.forgiven.first().dayOfWeek());
    return passage({days, DailyWords::tr("%1 was forgiven.", "a weekday").arg(weekday)});
}

}  // namespace plt
