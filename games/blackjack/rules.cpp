// SPDX-License-Identifier: MIT
#include "blackjack/rules.h"

#include "common/rules/random.h"

#include <algorithm>
#include <cmath>

namespace blackjack {

namespace {

/// Draws from the shoe of a state.
struct Dealing {
    State& state;
    Drawn draw() {
        const int number = state.drawn++;
        return {number, valueOf(state.card(number))};
    }
};

std::int64_t dollars(const State& state, double bets) {
    return std::llround(bets * state.bet);
}

/// Pays and counts the round, if it is over.
void settle(State& state) {
    if (!state.round.isOver()) return;
    state.money += dollars(state, state.round.paid());
    const auto net = state.net();
    ++(net > 0 ? state.won : net < 0 ? state.lost : state.even);
    if (state.round.handCount == 1 && state.round.hand(0).cards.isNatural()) ++state.naturals;
}

bool isBet(int bet) {
    return bet >= smallestBet && bet <= largestBet && bet % betStep == 0;
}

Start shuffled(const House& house, std::uint64_t seed, std::int64_t money) {
    Start start{plt::freshDecks(house.decks), money};
    plt::Random random(seed);
    random.shuffle(start.shoe);
    return start;
}

/// Returns the reason why the active hand does not allow an action.
plt::Message refusal(const Round& round, Action action) {
    if (round.insuranceOffered) return PLT_TR("Insure your bet or decline it first.");
    switch (action) {
        case Action::split:
            return PLT_TR("You can split only your first two cards, and only if they are equal in value.");
        case Action::surrender:
            return round.house.surrender ? PLT_TR("You can surrender only with your first two cards.")
                                         : PLT_TR("By the rules of this game you cannot surrender.");
        case Action::insure:
        case Action::decline:
            return round.house.insurance
                       ? PLT_TR("Insurance is offered only against an ace, before anything else.")
                       : PLT_TR("By the rules of this game there is no insurance.");
        default:
            return round.house.doubleAfterSplit
                       ? PLT_TR("You can double only with the first two cards of a hand.")
                       : PLT_TR("You can double only with your first two cards, and not after a split.");
    }
}

}  // namespace

std::int64_t State::staked() const {
    return dollars(*this, round.staked());
}

std::int64_t State::net() const {
    return dollars(*this, round.paid() - round.staked());
}

Situation situationOf(const State& state) {
    Situation situation;
    const auto& cards = state.round.hand(state.round.active).cards;
    for (int i = 0; i < cards.size(); ++i) ++situation.held[valueOf(state.card(cards.number(i)))];
    situation.upValue = state.round.upValue;
    situation.splitValue = state.round.splitValue;
    situation.insurance = state.round.insuranceOffered;
    situation.house = state.house();
    return situation;
}

Start nextShoe(const State& state, std::uint64_t seed) {
    return shuffled(state.house(), seed, std::clamp(state.money, -maximumMoney, maximumMoney));
}

Start Rules::deal(const Options& options, std::uint64_t seed) {
    return shuffled(options, seed, firstMoney);
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.round.house = options;
    state.shoe = start.shoe;
    state.money = start.money;
    state.moneyBefore = start.money;
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (state.isShoeOver()) return plt::Message(PLT_TR("This shoe is played out."));
    if (move.bet != 0) {
        if (!state.round.isOver()) return plt::Message(PLT_TR("Finish this round first."));
        if (!isBet(move.bet))
            return plt::Message(PLT_TR("A bet is an even number of dollars from %1 to %2."),
                                {smallestBet, largestBet});
        if (move != Move::deal(move.bet)) return plt::Message(PLT_TR("There is no such move."));
    } else if (state.round.isOver()) {
        return plt::Message(PLT_TR("Deal first."));
    } else if (!state.round.allows(move.action)) {
        return refusal(state.round, move.action);
    }

    State next = state;
    Dealing shoe{next};
    if (move.bet != 0) {
        next.bet = move.bet;
        next.bets += move.bet;
        next.money -= move.bet;
        next.round = Round::deal(state.house(), shoe);
    } else {
        next.decisions.push_back({situationOf(state), move.action, state.bet});
        next.round.act(move.action, shoe);
        next.money -= next.staked() - state.staked();
    }
    settle(next);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (!state.round.isOver()) {
        for (const Action action : allowedActions(state.round)) moves.push_back(Move::play(action));
    } else if (!state.isShoeOver()) {
        for (int bet = smallestBet; bet <= largestBet; bet += betStep) moves.push_back(Move::deal(bet));
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (!state.isShoeOver()) return plt::Outcome::playing;
    if (state.money == state.moneyBefore) return plt::Outcome::drawn;
    return state.money > state.moneyBefore ? plt::Outcome::won : plt::Outcome::lost;
}

}  // namespace blackjack
