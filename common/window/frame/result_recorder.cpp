// SPDX-License-Identifier: MIT
#include "common/window/frame/result_recorder.h"

#include "common/keeping/daily/daily_boards.h"
#include "common/keeping/daily/daily_results.h"
#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/results/statistics.h"
#include "common/language/translated.h"
#include "common/session/game_session.h"
#include "common/storage/files.h"
#include "common/window/game_view.h"

#include <memory>
#include <utility>

#include <QLocale>

namespace plt {

namespace {

QString bestText(const Statistics::Recorded& recorded) {
    return recorded.isTime ? exactDurationText(*recorded.best) : QLocale().toString(*recorded.best);
}

}  // namespace

ResultRecorder::ResultRecorder(const GameInfo& info, GameSession& session, const Tallied* tallied)
    : id_(info.id), folder_(info.folder), session_(session), tallied_(tallied) {}

void ResultRecorder::record() {
    if (session_.isRecorded() || !session_.hasDeals()) return;
    // Called first, as a game may compare with earlier tallies.
    const auto tallies =
        tallied_ != nullptr && Statistics::enabled() ? tallied_->tallies() : QMap<QString, qint64>();
    session_.setRecorded();
    if (!Statistics::enabled()) return;
    recordDaily();
    const auto kept = std::make_shared<Statistics::Recorded>();
    FileWriter::shared().run(
        {},
        [id = id_, result = session_.result(), tallies, kept] {
            *kept = Statistics(id).record(result, tallies);
            return kept->problem;
        },
        this,
        [this, kept, days = days_, place = session_.place(),
         isLost = session_.outcome() == Outcome::lost](const QString& problem) {
            if (!kept->aside.isEmpty())
                Q_EMIT warned(
                    tr("The statistics could not be read and begin anew. What was there is kept as %1.")
                        .arg(kept->aside));
            // The player may have gone on to another game meanwhile.
            if (session_.place() != place) return;
            QStringList sentences;
            if (!problem.isEmpty())
                sentences << tr("It could not be counted: %1").arg(problem);
            else if (kept->rank == 1 && !isLost)
                sentences << tr("That is your best result so far.");
            else if (kept->rank > 1)
                sentences << tr("That is number %L1 of your best results; the best is %2.")
                                 .arg(kept->rank)
                                 .arg(bestText(*kept));
            else if (kept->best && kept->rank != 1)
                sentences << tr("Your best is %1.").arg(bestText(*kept));
            if (*days > 1)
                sentences << tr("The board of the day %Ln days in a row.", "The board of the day once.",
                                *days);
            if (!sentences.isEmpty()) Q_EMIT recorded(passage(sentences));
        });
}

void ResultRecorder::recordDaily() {
    days_ = std::make_shared<int>(0);
    const auto today = QDate::currentDate();
    const auto result = session_.result();
    const DailyResult daily{
        today, result.outcome, result.helped, result.elapsedMs, result.score.value_or(0), result.moves};
    FileWriter::shared().run(
        {},
        [id = id_, folder = folder_, board = session_.shortId(), today, daily, days = days_] {
            const auto day = DailyBoards(folder, id).dayOf(board, today);
            if (!day.isValid()) return QString();
            auto all = DailyResults::readAll();
            auto dated = daily;
            dated.on = dayOfRecord(all, today);
            const auto problem = DailyResults(id).record(day, dated);
            all.insert(id, DailyResults(id).read());
            QSet<QDate> played;
            for (const auto& results : std::as_const(all)) played += daysPlayed(results);
            *days = dailyStreak(played, today).days;
            return problem;
        },
        this,
        [this](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT warned(problem);
        });
}

}  // namespace plt
