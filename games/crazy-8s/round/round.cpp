// SPDX-License-Identifier: MIT
#include "crazy-8s/round/round.h"

#include "crazy-8s/round/hand_order.h"

#include <algorithm>

namespace crazy_8s {

Round Round::begin(const HouseRules& house, int players, int handSize, std::span<const plt::Card> deck,
                   int first, plt::Random luck) {
    Round round;
    round.house = house;
    round.players = players;
    round.turn = first;
    round.luck = luck;
    auto card = deck.begin();
    for (int seat = 0; seat < players; ++seat) {
        auto& hand = round.hand(seat);
        for (int i = 0; i < handSize; ++i) hand.push_back(*card++);
        std::sort(hand.begin(), hand.end(), bySuitEightsFirst);
    }
    round.discards.push_back(*card++);
    round.suit = round.discards.back().suit;
    for (auto last = deck.end(); last != card;) round.pile.push_back(*--last);
    return round;
}

bool Round::mayDiscard(plt::Card card) const {
    return !isOver && !isNaming && hand(turn).contains(card) && demand().allows(card);
}

bool Round::mayDraw() const {
    return !isOver && !isNaming && hasCardsToDraw() &&
           (owed > 0 || house.drawLimit == 0 || draws < house.drawLimit);
}

bool Round::mayPass() const {
    return !isOver && !isNaming && !mayDraw();
}

Event Round::discard(plt::Card card) {
    Event event;
    event.what = Event::What::discarded;
    event.seat = static_cast<std::int8_t>(turn);
    event.card = card;
    hand(turn).remove(card);
    discards.push_back(card);
    suit = card.suit;
    if (hand(turn).empty()) {
        isOver = true;
        winner = turn;
        return event;
    }
    if (card.rank == eight) {
        isNaming = true;
        return event;
    }
    if (house.drawTwo && card.rank == two) owed += 2;
    bool skips = house.skipOnQueen && card.rank == plt::queen;
    if (house.reverseOnAce && card.rank == plt::ace) {
        direction = -direction;
        skips = players == 2;
    }
    endTurn(skips);
    return event;
}

Event Round::name(plt::Suit named) {
    Event event;
    event.what = Event::What::named;
    event.seat = static_cast<std::int8_t>(turn);
    event.suit = named;
    suit = named;
    isNaming = false;
    endTurn();
    return event;
}

Event Round::draw() {
    Event event;
    event.what = Event::What::drew;
    event.seat = static_cast<std::int8_t>(turn);
    event.owed = owed > 0;
    for (int wanted = std::max(owed, 1); wanted > 0 && hasCardsToDraw(); --wanted) {
        if (pile.empty()) {
            const auto top = discards.takeBack();
            pile = discards;
            luck.shuffle(pile);
            discards.clear();
            discards.push_back(top);
            event.turnedOverAfter = event.drawn;
        }
        hand(turn).push_front(pile.takeBack());
        ++event.drawn;
        ++draws;
    }
    if (event.owed) {
        owed = 0;
        endTurn();
    } else {
        endIfStuck();
    }
    return event;
}

Event Round::pass() {
    Event event;
    event.what = Event::What::passed;
    event.seat = static_cast<std::int8_t>(turn);
    owed = 0;
    endTurn();
    return event;
}

void Round::endTurn(bool skipsNext) {
    turn = next(turn);
    if (skipsNext) turn = next(turn);
    draws = 0;
    endIfStuck();
}

void Round::endIfStuck() {
    // A player who owes cards and finds none is released first.
    if (owed > 0 || hasCardsToDraw()) return;
    const auto wanted = demand();
    for (int seat = 0; seat < players; ++seat)
        if (std::any_of(hand(seat).begin(), hand(seat).end(),
                        [&](plt::Card card) { return wanted.allows(card); }))
            return;
    isOver = true;
}

}  // namespace crazy_8s
