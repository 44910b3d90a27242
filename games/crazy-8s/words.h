// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace crazy_8s {

/// Texts about a game in the window and on the table.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

  public:
    /// Returns a name such as "hearts".
    static QString suit(plt::Suit suit);
    /// Returns a label such as "Hearts".
    static QString suitLabel(plt::Suit suit);
    /// Returns "7" or "king", for use within a sentence.
    static QString rank(plt::Rank rank);
    /// Describes the options of the player to move: "Match spades or 7, play an 8, or draw."
    static QString choices(const Round& round);
    /// Describes the end of a finished round: "Ben is out first."
    static QString ending(const State& state, const plt::Seats& seats, const QStringList& names);
    /// Returns "You: 35 points, Ben: 0 points".
    static QString scores(const State& state, const QStringList& names);
};

}  // namespace crazy_8s
