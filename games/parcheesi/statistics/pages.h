// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/tallied.h"
#include "parcheesi/rules.h"
#include "parcheesi/statistics/fairness.h"

#include <QCoreApplication>

namespace parcheesi {

/// What the statistics tell beside results: who won with which side, and whether the dice are fair.
class StatisticsPages {
    Q_DECLARE_TR_FUNCTIONS(StatisticsPages)

  public:
    /// What a game that is over adds. `helped`: whether the only person had help; `dice`: whether its dice
    /// were not counted before.
    static QMap<QString, qint64> tallies(const State& state, const plt::Seats& seats, bool helped, bool dice);
    /// What the sums tell; names that it does not know count for nothing.
    static QList<plt::StatisticsPage> of(const QMap<QString, qint64>& sums);

  private:
    static plt::StatisticsPage wins(const QMap<QString, qint64>& sums);
    static plt::StatisticsPage dice(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static plt::StatisticsPage pairs(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static QString verdict(const std::array<Tally, sideCount>& tallies, const Tally& all);
    static QString inAWord(const std::optional<ChiSquare>& faces, const std::optional<ChiSquare>& pairs);
};

}  // namespace parcheesi
