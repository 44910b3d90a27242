// SPDX-License-Identifier: MIT
#include "common/window/frame/result_recorder.h"

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

ResultRecorder::ResultRecorder(QString gameId, GameSession& session, const Tallied* tallied)
    : id_(std::move(gameId)), session_(session), tallied_(tallied) {}

void ResultRecorder::record() {
    if (session_.isRecorded() || !session_.hasDeals()) return;
    // Called first, as a game may compare with earlier tallies.
    const auto tallies =
        tallied_ != nullptr && Statistics::enabled() ? tallied_->tallies() : QMap<QString, qint64>();
    session_.setRecorded();
    if (!Statistics::enabled()) return;
    const auto kept = std::make_shared<Statistics::Recorded>();
    FileWriter::shared().run(
        {},
        [id = id_, result = session_.result(), tallies, kept] {
            *kept = Statistics(id).record(result, tallies);
            return kept->problem;
        },
        this,
        [this, kept, place = session_.place()](const QString& problem) {
            if (!kept->aside.isEmpty())
                Q_EMIT warned(
                    tr("The statistics could not be read and begin anew. What was there is kept as %1.")
                        .arg(kept->aside));
            // The player may have gone on to another game meanwhile.
            if (session_.place() != place) return;
            if (!problem.isEmpty())
                Q_EMIT recorded(tr("It could not be counted: %1").arg(problem));
            else if (kept->rank == 1)
                Q_EMIT recorded(tr("That is your best result so far."));
            else if (kept->rank > 1)
                Q_EMIT recorded(tr("That is number %L1 of your best results; the best is %2.")
                                    .arg(kept->rank)
                                    .arg(bestText(*kept)));
            else if (kept->best)
                Q_EMIT recorded(tr("Your best is %1.").arg(bestText(*kept)));
        });
}

}  // namespace plt
