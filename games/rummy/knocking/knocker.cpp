// SPDX-License-Identifier: MIT
#include "rummy/knocking/knocker.h"

#include "rummy/knocking/by_count.h"
#include "rummy/knocking/playout.h"
#include "rummy/melding/deadwood.h"
#include "rummy/players/prospects.h"
#include "rummy/players/rating.h"
#include "rummy/players/strategy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rummy {

namespace {

constexpr int waysCount = 96;
/// Standard errors by which playing on must promise more than a knock. It is a high number because the
/// play-outs do not know that the player may wait again.
constexpr double certainty = 5;
/// The points that a set of the other player's is worth. Tuned by games against the medium level.
constexpr double weightOfHelp = 8;
/// Two players who wait, and take what the other has put away, would never end. After so many turns of both
/// nothing is waited for, taken or kept back any more.
constexpr std::size_t turnsOfWaiting = 40;

/// Returns a round as it may be after the seat has drawn.
Playout roundOf(const Observation& seen, const LikelyCards& likely) {
    Playout round;
    round.hands = {CardSet(seen.hand), likely.hand};
    round.stock = likely.stock;
    round.gone = CardSet(seen.discards);
    return round;
}

/// Returns the worth of points: in a single round, or a match of won rounds, their number does not matter.
double worthOf(int points, bool counts) {
    return counts ? points : (points > 0) - (points < 0);
}

/// The difference of two moves in worth, over all likely ways: certain if it is more than chance makes.
class Difference {
  public:
    void add(double worth) {
        sum_ += worth;
        squares_ += worth * worth;
        ++count_;
    }
    bool isCertain() const {
        return sum_ > 0 && sum_ * sum_ > certainty * certainty * (squares_ - sum_ * sum_ / count_);
    }

  private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

plt::Card cheapestDiscard(const Observation& seen, double help) {
    const CardSet cards(seen.hand);
    const Rating rating(cards, CardSet(seen.discards));
    const auto others = whereabouts(seen);
    plt::Card best = cards.first();
    double least = std::numeric_limits<double>::max();
    for (const auto card : cards.cards()) {
        const double cost =
            weightOfCount * (looseCount(cards.without(card)) + help * helpToOther(card, others)) +
            rating.loss(card);
        if (cost >= least) continue;
        least = cost;
        best = card;
    }
    return best;
}

}  // namespace

std::optional<Knock> weighKnock(const Observation& seen) {
    const CardSet hand(seen.hand);
    const auto card = discardForKnock(hand);
    if (!card) return {};
    const CardSet kept = hand.without(*card);
    const auto ways = likelyCards(seen, waysCount);
    const auto sets = minimumDeadwood(kept).sets;
    Knock knock{*card, looseCount(kept)};
    const auto discard = discardToPlayOn(seen);
    Difference waiting;
    int others = 0;
    for (const auto& way : ways) {
        auto round = roundOf(seen, way);
        round.discard(discard);
        const int knocked = pointsOfKnock(0, kept, way.hand);
        waiting.add(worthOf(round.play(), seen.countsCards) - worthOf(knocked, seen.countsCards));
        others += knock.count == 0 ? looseCount(way.hand) : looseCountAfterLayingOff(way.hand, sets);
    }
    knock.othersCount = static_cast<int>(std::lround(others / static_cast<double>(ways.size())));
    knock.isBest = knock.count == 0 || seen.turns.size() > turnsOfWaiting || !waiting.isCertain();
    return knock;
}

bool shouldTakeToPlayOn(const Observation& seen) {
    const CardSet hand(seen.hand);
    const plt::Card top = seen.discards.back();
    if (seen.turns.size() > turnsOfWaiting) return minimumAfterDiscard(hand.with(top)) <= maximumToKnock;
    return shouldTakeByCount(hand, top);
}

plt::Card discardToPlayOn(const Observation& seen) {
    return cheapestDiscard(seen, seen.turns.size() > turnsOfWaiting ? 0 : weightOfHelp);
}

plt::Card leastNeededCard(const Observation& seen) {
    return cheapestDiscard(seen, 0);
}

}  // namespace rummy
