// SPDX-License-Identifier: MIT
#include "crazy-8s/words.h"

#include "common/language/translated.h"
#include "crazy-8s/round/points.h"

namespace crazy_8s {

QString Words::suit(plt::Suit suit) {
    switch (suit) {
        case plt::Suit::spades:
            return tr("spades");
        case plt::Suit::hearts:
            return tr("hearts");
        case plt::Suit::diamonds:
            return tr("diamonds");
        case plt::Suit::clubs:
            break;
    }
    return tr("clubs");
}

QString Words::suitLabel(plt::Suit suit) {
    switch (suit) {
        case plt::Suit::spades:
            return tr("Spades");
        case plt::Suit::hearts:
            return tr("Hearts");
        case plt::Suit::diamonds:
            return tr("Diamonds");
        case plt::Suit::clubs:
            break;
    }
    return tr("Clubs");
}

QString Words::rank(plt::Rank rank) {
    switch (rank) {
        case plt::ace:
            return tr("ace");
        case plt::jack:
            return tr("jack");
        case plt::queen:
            return tr("queen");
        case plt::king:
            return tr("king");
        default:
            return tr("%L1").arg(rank);
    }
}

QString Words::choices(const Round& round) {
    if (round.isNaming) return tr("Name a suit: H, S, C or D.");
    const auto demand = round.demand();
    const bool mayDraw = round.mayDraw();
    if (demand.onlyTwos)
        return mayDraw ? tr("Put a 2 on it, or take %Ln cards.", "Put a 2 on it, or take 1 card.", round.owed)
                       : tr("Put a 2 on it, or pass.");
    // After an eight, only its suit or another eight matches.
    if (demand.top.rank == eight)
        return mayDraw ? tr("Match %1, play an 8, or draw.").arg(suit(demand.suit))
                       : tr("Match %1, play an 8, or pass.").arg(suit(demand.suit));
    return mayDraw ? tr("Match %1 or %2, play an 8, or draw.").arg(suit(demand.suit), rank(demand.top.rank))
                   : tr("Match %1 or %2, play an 8, or pass.").arg(suit(demand.suit), rank(demand.top.rank));
}

QString Words::ending(const State& state, const plt::Seats& seats, const QStringList& names) {
    const int winner = state.round.winner;
    if (winner == nobody) return tr("Nobody can go on: this round has no winner.");
    const bool you = winner == plt::onlyPerson(seats);
    if (state.options.match.isSingle())
        return you ? tr("You are out first.") : tr("%1 is out first.").arg(names.value(winner));
    const int points = pointsFor(state.round, winner);
    if (you) return tr("You are out first and get %Ln points.", "You are out first and get 1 point.", points);
    return tr("%1 is out first and gets %Ln points.", "%1 is out first and gets 1 point.", points)
        .arg(names.value(winner));
}

QString Words::scores(const State& state, const QStringList& names) {
    QStringList parts;
    const auto& points = state.match.points();
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        parts << tr("%1: %Ln points", "%1: 1 point", points[seat]).arg(names.value(static_cast<int>(seat)));
    return plt::listed(parts);
}

}  // namespace crazy_8s
