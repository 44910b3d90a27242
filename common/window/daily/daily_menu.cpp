// SPDX-License-Identifier: MIT
#include "common/window/daily/daily_menu.h"

#include "common/keeping/daily/daily_results.h"
#include "common/language/translated.h"
#include "common/storage/files.h"
#include "common/window/game_view.h"

#include <QAction>
#include <QLocale>
#include <QMenu>

namespace plt {

namespace {

/// Number of earlier days that are listed.
constexpr int listedDays = 30;

/// The week's rhythm of all games.
QString difficultyOn(QDate day) {
    switch (day.dayOfWeek()) {
        case Qt::Monday:
        case Qt::Tuesday:
            return DailyMenu::tr("easy");
        case Qt::Wednesday:
        case Qt::Thursday:
            return DailyMenu::tr("medium");
        case Qt::Friday:
            return DailyMenu::tr("fairly hard");
        case Qt::Saturday:
            return DailyMenu::tr("hard");
        default:
            return DailyMenu::tr("hardest");
    }
}

QString dayName(QDate day) {
    return DailyMenu::tr("%1, %2", "weekday and date")
        .arg(QLocale().dayName(day.dayOfWeek()), QLocale().toString(day, QLocale::ShortFormat));
}

QString resultText(const DailyResult& result) {
    const bool isTimed = result.elapsedMs >= 0;
    const QString time = isTimed ? durationText(result.elapsedMs) : QString();
    switch (result.outcome) {
        case Outcome::won:
            if (!isTimed) return result.helped ? DailyMenu::tr("won with help") : DailyMenu::tr("won");
            return (result.helped ? DailyMenu::tr("won with help in %1") : DailyMenu::tr("won in %1"))
                .arg(time);
        case Outcome::lost:
            return result.helped ? DailyMenu::tr("lost with help") : DailyMenu::tr("lost");
        case Outcome::drawn:
            return result.helped ? DailyMenu::tr("drawn with help") : DailyMenu::tr("drawn");
        default:
            return (result.helped ? DailyMenu::tr("score with help: %L1") : DailyMenu::tr("score: %L1"))
                .arg(result.score);
    }
}

}  // namespace

DailyMenu::DailyMenu(GameView& view, const GameInfo& info)
    : view_(view), id_(info.id), boards_(info.folder, info.id) {}

void DailyMenu::fill(QMenu* menu) {
    if (boards_.isEmpty()) return;
    today_ = menu->addAction(tr("&Board of the day"));
    today_->setObjectName(QStringLiteral("dailyBoard"));
    today_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    connect(today_, &QAction::triggered, this, [this] { play(QDate::currentDate()); });
    earlier_ = menu->addMenu(tr("Boards of ear&lier days"));
    connect(earlier_, &QMenu::aboutToShow, this, &DailyMenu::listEarlierDays);
}

void DailyMenu::update(bool enabled) {
    if (today_ == nullptr) return;
    const auto day = QDate::currentDate();
    const bool hasBoard = !boards_.idOn(day).isEmpty();
    today_->setEnabled(enabled && hasBoard);
    earlier_->setEnabled(enabled && !boards_.idOn(day.addDays(-1)).isEmpty());
}

void DailyMenu::play(QDate day) {
    const QString problem = view_.session().openId(boards_.idOn(day));
    Q_EMIT view_.notice(
        problem.isEmpty()
            ? tr("The board of %1: %2.", "a day and its difficulty").arg(dayName(day), difficultyOn(day))
            : problem);
}

void DailyMenu::listEarlierDays() {
    earlier_->clear();
    // Results counted a moment ago may not be on the disk yet.
    FileWriter::shared().finish();
    const auto results = DailyResults(id_).read();
    const auto today = QDate::currentDate();
    for (int ago = 1; ago <= listedDays; ++ago) {
        const auto day = today.addDays(-ago);
        if (boards_.idOn(day).isEmpty()) break;
        const auto result = results.constFind(day);
        const auto text = result == results.constEnd() ? difficultyOn(day) : resultText(*result);
        connect(
            earlier_->addAction(tr("%1: %2", "a day and its result or difficulty").arg(dayName(day), text)),
            &QAction::triggered, this, [this, day] { play(day); });
    }
}

}  // namespace plt
