// SPDX-License-Identifier: MIT
#include "common/window/frame/result_recorder.h"

#include "common/keeping/results/statistics.h"
#include "common/session/game_session.h"
#include "common/storage/file_writer.h"
#include "common/window/tallied.h"

#include <memory>
#include <utility>

namespace plt {

ResultRecorder::ResultRecorder(QString gameId, GameSession& session, const Tallied* tallied, QObject* parent)
    : QObject(parent), id_(std::move(gameId)), session_(session), tallied_(tallied) {}

void ResultRecorder::record() {
    if (session_.isRecorded() || !session_.hasDeals()) return;
    // Asked first: a game may look at which others were counted.
    const auto tallies =
        tallied_ != nullptr && Statistics::enabled() ? tallied_->tallies() : QMap<QString, qint64>();
    session_.setRecorded();
    if (!Statistics::enabled()) return;
    const auto rank = std::make_shared<int>(0);
    FileWriter::shared().run(
        {},
        [id = id_, result = session_.result(), tallies, rank] {
            const auto recorded = Statistics(id).record(result, tallies);
            *rank = recorded.rank;
            return recorded.problem;
        },
        this,
        [this, rank, place = session_.place()](const QString& problem) {
            // The player may have gone on meanwhile.
            if (session_.place() != place) return;
            if (!problem.isEmpty())
                Q_EMIT recorded(tr("It could not be counted: %1").arg(problem));
            else if (*rank == 1)
                Q_EMIT recorded(tr("That is your best result so far."));
            else if (*rank > 1)
                Q_EMIT recorded(tr("That is number %1 of your best results.").arg(*rank));
        });
}

}  // namespace plt
