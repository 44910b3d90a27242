// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_view.h"
#include "parcheesi/rules.h"
#include "parcheesi/statistics/fairness.h"

#include <QCoreApplication>

namespace parcheesi {

/// Statistics beyond the results: wins by side, and the fairness of the dice.
class StatisticsPages {
    Q_DECLARE_TR_FUNCTIONS(StatisticsPages)

  public:
    /// The contribution of a finished game. `helped`: the only person had help; `dice`: its dice have not
    /// been counted before.
    static QMap<QString, qint64> tallies(const State& state, Length length, const plt::Seats& seats,
                                         bool helped, bool dice);
    /// The pages for these sums; unknown names are ignored.
    static QList<plt::StatisticsPage> of(const QMap<QString, qint64>& sums);

  private:
    /// The table of one length of games, and their number.
    struct Wins {
        plt::StatisticsPage::Table table;
        qint64 games = 0;
    };
    static Wins wins(const QMap<QString, qint64>& sums, Length length);
    static plt::StatisticsPage wins(const QMap<QString, qint64>& sums);
    static plt::StatisticsPage dice(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static plt::StatisticsPage pairs(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static QString verdict(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static QString inAWord(const std::optional<ChiSquare>& faces, const std::optional<ChiSquare>& pairs);
};

}  // namespace parcheesi
