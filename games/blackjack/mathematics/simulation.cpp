// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/simulation.h"

#include "blackjack/mathematics/dealer_odds.h"
#include "blackjack/rules.h"
#include "common/rules/random.h"

#include <cmath>
#include <vector>

namespace blackjack {

namespace {

/// A shoe that is shuffled while it is dealt: each card is one of those not yet dealt, with equal
/// probability.
class LazyShoe {
  public:
    LazyShoe(const House& house, std::uint64_t seed) : random_(seed) {
        for (const auto card : plt::freshDecks(house.decks))
            values_.push_back(static_cast<std::uint8_t>(valueOf(card)));
    }
    Drawn draw() {
        const auto here = static_cast<std::size_t>(next_);
        const auto from = here + static_cast<std::size_t>(random_.below(values_.size() - here));
        std::swap(values_[here], values_[from]);
        return {next_++, values_[here]};
    }
    void shuffle() { next_ = 0; }
    int left() const { return static_cast<int>(values_.size()) - next_; }

  private:
    std::vector<std::uint8_t> values_;
    int next_ = 0;
    plt::Random random_;
};

}  // namespace

double Simulated::deviation() const {
    return std::sqrt(sumSquares / static_cast<double>(rounds) - mean() * mean());
}

double Simulated::error() const {
    return deviation() / std::sqrt(static_cast<double>(rounds));
}

Simulated simulate(const House& house, const Strategy& strategy, std::int64_t rounds, std::uint64_t seed,
                   Shuffling shuffling) {
    Simulated out;
    out.rounds = rounds;
    out.shoes = 1;
    LazyShoe shoe(house, seed);
    // Counted in half bets, so that the sums are integers and never rounded.
    std::int64_t sum = 0;
    std::int64_t sumSquares = 0;
    for (std::int64_t i = 0; i < rounds; ++i) {
        const int before = shoe.left();
        auto round = Round::deal(house, shoe);
        while (!round.isOver()) round.act(strategy.choose(round), shoe);
        out.cards += before - shoe.left();
        const auto halves = static_cast<std::int64_t>(2 * (round.paid() - round.staked()));
        sum += halves;
        sumSquares += halves * halves;
        ++(halves > 0 ? out.won : halves < 0 ? out.lost : out.even);
        const auto& first = round.hand(0);
        out.blackjacks += first.result == Result::blackjack;
        out.dealt += round.handCount == 1 && first.cards.isNatural();
        if (round.holeShown && first.result != Result::blackjack && !round.dealer.isNatural()) {
            ++out.dealerPlayed;
            out.dealerBust += round.dealer.isBust();
        }
        if (shuffling == Shuffling::everyRound || shoe.left() < house.cutCard()) {
            shoe.shuffle();
            ++out.shoes;
        }
    }
    out.sum = static_cast<double>(sum) / 2;
    out.sumSquares = static_cast<double>(sumSquares) / 4;
    return out;
}

}  // namespace blackjack
