// SPDX-License-Identifier: MIT
#include "common/window/daily/daily_menu.h"

#include "common/keeping/daily/daily_results.h"
#include "common/keeping/daily/daily_texts.h"
#include "common/storage/files.h"
#include "common/window/game_view.h"

#include <QAction>
#include <QMenu>

namespace plt {

namespace {

/// Number of earlier days that are listed.
constexpr int listedDays = 30;

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
    const QString problem = view_.session().goOnWith(boards_.idOn(day));
    Q_EMIT view_.notice(problem.isEmpty() ? tr("The board of %1: %2.", "a day and its difficulty")
                                                .arg(dailyDayName(day), dailyDifficulty(day))
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
        const auto text = result == results.constEnd() ? dailyDifficulty(day) : dailyResultText(*result);
        connect(earlier_->addAction(
                    tr("%1: %2", "a day and its result or difficulty").arg(dailyDayName(day), text)),
                &QAction::triggered, this, [this, day] { play(day); });
    }
}

}  // namespace plt
