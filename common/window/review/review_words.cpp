// SPDX-License-Identifier: MIT
#include "common/window/review/review_words.h"

#include "common/language/translated.h"
#include "common/session/game_session.h"
#include "common/session/review/review_sums.h"
#include "common/session/timeline/timeline.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace plt {

namespace {

constexpr double leastLuck = 0.05;

QString certaintyText(Certainty certainty) {
    switch (certainty) {
        case Certainty::proven:
            return ReviewWords::tr("proven");
        case Certainty::calculated:
            return ReviewWords::tr("calculated exactly");
        case Certainty::estimated:
            break;
    }
    return ReviewWords::tr("estimated");
}

/// Returns the state after all moves of the reviewed game; null if it goes on.
AnyState endOf(const GameSession& session) {
    const auto& rules = session.rules();
    auto state = lastState(rules, session.reviewedGame());
    return rules.outcome(state) == Outcome::playing ? AnyState() : state;
}

}  // namespace

QString ReviewWords::summary() const {
    const auto& game = session_.reviewedGame();
    const auto& rules = session_.rules();
    if (!session_.isReviewComplete())
        return rules.traits().hasGameReview
                   ? tr("Looking for the moves that decided the game...")
                   : tr("Judging move %L1 of %L2...").arg(game.review.plies + 1).arg(game.moves.size());
    std::set<int> seats;
    for (const auto& move : game.review.moves) seats.insert(move.seat);
    const auto verdict = translated(game.review.verdict);
    if (seats.empty()) return verdict.isEmpty() ? tr("No move of this game decided anything.") : verdict;
    const auto names = session_.seatNamesFor(game.options, game.seats);
    const auto end = endOf(session_);
    QStringList parts;
    if (!verdict.isEmpty()) parts << verdict;
    for (const int seat : seats) {
        const auto sums = reviewSums(rules, game.review, seat, end);
        const auto accuracy = sums.accuracy();
        if (!accuracy && !verdict.isEmpty()) continue;
        QString judged =
            accuracy ? tr("Accuracy: %L1 of 100.").arg(*accuracy) : tr("All moves were equally good.");
        if (seats.size() > 1 && seat >= 0 && seat < names.size())
            judged = tr("%1: %2", "a player and the judgement of all moves").arg(names[seat], judged);
        parts << judged;
        if (const auto cost = rules.costText(sums.cost, game.options); accuracy && sums.cost > 0)
            parts << tr("Given away: %1.").arg(translated(cost));
        if (sums.luck && std::abs(*sums.luck) >= leastLuck) {
            const auto amount = translated(rules.costText(std::abs(*sums.luck), game.options));
            parts << (*sums.luck > 0 ? tr("Won by luck: %1.").arg(amount)
                                     : tr("Lost by luck: %1.").arg(amount));
        }
    }
    return passage(parts);
}

QString ReviewWords::judged(std::size_t move) const {
    const auto& game = session_.reviewedGame();
    const auto& one = game.review.moves[move];
    const auto cost = translated(session_.rules().costText(one.cost(), game.options));
    return tr("move %L1 gave away %2 (%3).")
        .arg(one.ply + 1)
        .arg(cost, certaintyText(one.judgement.certainty));
}

QString ReviewWords::moment(const std::vector<std::size_t>& moments, std::size_t index) const {
    return tr("Moment %L1 of %L2: %3").arg(index + 1).arg(moments.size()).arg(judged(moments[index]));
}

QString ReviewWords::tried() const {
    const auto result = session_.tryResult();
    if (!result) return {};
    if (*result > 0) return tr("Mended: this end is better than that of the reviewed game.");
    if (*result < 0) return tr("This end is worse than that of the reviewed game.");
    return tr("This end is as good as that of the reviewed game.");
}

QStringList ReviewWords::lines() const {
    const auto& game = session_.reviewedGame();
    const auto& rules = session_.rules();
    QStringList lines{translated(rules.describe(game.options)), summary()};
    for (const auto move : reviewMoments(game.review)) {
        QString line = judged(move);
        line[0] = line[0].toUpper();
        const auto& judgement = game.review.moves[move].judgement;
        lines << passage({line, translated(judgement.reason)});
    }
    return lines;
}

}  // namespace plt
