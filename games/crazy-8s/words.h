// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace crazy_8s {

/// What is said of a game in the window and on the table.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

  public:
    /// "hearts".
    static QString suit(plt::Suit suit);
    /// "Hearts", as a label.
    static QString suitLabel(plt::Suit suit);
    /// "7", "king", within a sentence.
    static QString rank(plt::Rank rank);
    /// What whoever has the turn and sees this can do: "Match spades or 7, play an 8, or draw."
    static QString choices(const Round& round);
    /// How a round that is over ended: "Ben is out first."
    static QString ending(const State& state, const plt::Seats& seats, const QStringList& names);
    /// "You: 35 points, Ben: 0 points".
    static QString scores(const State& state, const QStringList& names);
};

}  // namespace crazy_8s
