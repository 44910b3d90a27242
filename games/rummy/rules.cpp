// SPDX-License-Identifier: MIT
#include "rummy/rules.h"

#include "common/rules/players.h"
#include "rummy/melding/melds.h"

#include <algorithm>
#include <utility>

namespace rummy {

namespace {

int other(int seat) {
    return 1 - seat;
}

/// Turns the discards over if the stock is empty: nobody may face an empty stock.
void refill(State& state) {
    if (!state.stock.empty()) return;
    const plt::Card top = state.discards.back();
    state.discards.pop_back();
    state.stock = std::exchange(state.discards, {top});
    state.shuffler.shuffle(state.stock);
    ++state.refills;
    // All other cards lay open before, so a player who remembers them knows the other's hand.
    for (int seat = 0; seat < seatCount; ++seat) state.shown[seat] = CardSet(state.hand(seat));
}

void endRound(State& state) {
    state.roundIsOver = true;
    const int winner = state.roundWinner();
    std::vector<int> made(seatCount, 0);
    if (winner != none)
        made[winner] = !state.countsCards ? 1
                       : state.showdown   ? state.showdown->points()
                                          : looseCount(CardSet(state.hand(other(winner))));
    state.match.endRound(made);
    if (state.match.isBetweenRounds()) state.toMove = state.match.nextFirstSeat();
}

/// Ends the round if a hand lies entirely in sets.
void endRoundIfComplete(State& state) {
    bool any = false;
    for (int seat = 0; seat < seatCount; ++seat) {
        state.complete[seat] = state.hand(seat).size() == handSize && isComplete(CardSet(state.hand(seat)));
        any = any || state.isComplete(seat);
    }
    if (any) endRound(state);
}

void knock(State& state, int knocker) {
    state.showdown = showdown(knocker, CardSet(state.hand(knocker)), CardSet(state.hand(other(knocker))));
    for (int seat = 0; seat < seatCount; ++seat) state.complete[seat] = isComplete(CardSet(state.hand(seat)));
    endRound(state);
}

void dealRound(State& state, const std::vector<plt::Card>& deck) {
    const int first = state.match.firstSeat();
    auto next = deck.begin();
    for (const int seat : {other(first), first}) {
        state.hands[seat].assign(next, next + handSize);
        next += handSize;
    }
    state.discards = {*next++};
    state.stock.assign(deck.rbegin(), std::make_reverse_iterator(next));
    state.shown = {};
    state.turns = {};
    state.roundIsOver = false;
    state.showdown = {};
    state.refills = 0;
    state.toMove = first;
    // With knocking, a complete hand is laid open in its turn.
    if (!state.knocking) endRoundIfComplete(state);
}

const char* objection(const State& state, const Move& move) {
    const bool deals = move.kind == Move::Kind::deal;
    if (state.match.isOver()) return PLT_TR("The game is over.");
    if (state.roundIsOver)
        return deals ? nullptr : PLT_TR("The round is over. The next one has to be dealt.");
    if (deals) return PLT_TR("This round is not over yet.");
    const bool knocks = move.kind == Move::Kind::knock;
    if (knocks && !state.knocking) return PLT_TR("There is no knocking in this game.");
    if (move.kind != Move::Kind::discard && !knocks)
        return state.hasDrawn() ? PLT_TR("A card is drawn already. Discard one now.") : nullptr;
    if (!state.hasDrawn()) return PLT_TR("Draw a card first, from the pile or the discards.");
    const auto& hand = state.hand(state.toMove);
    if (std::find(hand.begin(), hand.end(), move.card) == hand.end())
        return PLT_TR("Only a card of the own hand can be discarded.");
    if (knocks && !state.mayKnockWith(move.card))
        return PLT_TR("The loose cards left count more than 10, which is too much for a knock.");
    return nullptr;
}

void drawCard(State& state, bool takes) {
    auto& pile = takes ? state.discards : state.stock;
    auto& hand = state.hands[state.toMove];
    state.turns.add({state.toMove, takes, state.top(), {}});
    const plt::Card card = pile.back();
    pile.pop_back();
    hand.insert(hand.begin(), card);
    if (takes) state.shown[state.toMove].add(card);
}

/// Ends a turn in a game with knocking.
void endTurn(State& state, int seat, bool knocks) {
    // A hand without loose cards knocks even if the move does not say so.
    if (knocks || isComplete(CardSet(state.hand(seat)))) return knock(state, seat);
    if (state.stock.size() <= minimumStock) endRound(state);
}

void discardCard(State& state, plt::Card card, bool knocks) {
    const int seat = state.toMove;
    std::erase(state.hands[state.toMove], card);
    state.shown[state.toMove].remove(card);
    state.discards.push_back(card);
    state.turns.back().discard = card;
    state.toMove = other(seat);
    if (state.knocking) return endTurn(state, seat, knocks);
    endRoundIfComplete(state);
    if (!state.roundIsOver) refill(state);
}

}  // namespace

bool State::mayKnockWith(plt::Card card) const {
    return knocking && !roundIsOver && hasDrawn() &&
           looseCount(CardSet(hand(toMove)).without(card)) <= maximumToKnock;
}

int State::roundWinner() const {
    if (showdown) return showdown->winner();
    if (!roundIsOver || complete[0] == complete[1]) return none;
    return complete[0] ? 0 : 1;
}

Start Rules::deal(const Options&, std::uint64_t seed) {
    plt::Random random(seed);
    Start start{plt::freshDecks(), 0};
    random.shuffle(start.deck);
    start.luck = static_cast<std::uint32_t>(random.next() >> 32);
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.luck = start.luck;
    state.countsCards = options.countsCards;
    state.knocking = options.knocking;
    state.match = plt::Match(options.match, seatCount, options.first);
    state.shuffler = plt::Match::dealer(start.luck, 0);
    dealRound(state, start.deck);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (const char* why = objection(state, move)) return plt::Message(why);
    State next = state;
    switch (move.kind) {
        case Move::Kind::draw:
        case Move::Kind::take:
            drawCard(next, move.kind == Move::Kind::take);
            break;
        case Move::Kind::discard:
        case Move::Kind::knock:
            discardCard(next, move.card, move.kind == Move::Kind::knock);
            break;
        case Move::Kind::deal: {
            next.match.nextRound();
            next.shuffler = plt::Match::dealer(next.luck, next.match.round());
            auto deck = plt::freshDecks();
            next.shuffler.shuffle(deck);
            dealRound(next, deck);
            break;
        }
    }
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    if (state.match.isOver()) return {};
    if (state.roundIsOver) return {Move::deal()};
    if (!state.hasDrawn()) return {Move::draw(), Move::take()};
    std::vector<Move> moves;
    for (const auto card : state.hand(state.toMove)) moves.push_back(Move::discard(card));
    for (const auto card : state.hand(state.toMove))
        if (state.mayKnockWith(card)) moves.push_back(Move::knock(card));
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (!state.match.isOver()) return plt::Outcome::playing;
    const auto places = standing(state);
    return places[0] == places[1] ? plt::Outcome::drawn : plt::Outcome::over;
}

std::vector<plt::Message> Rules::seats(const Options&, const plt::Seats& who) {
    return plt::tableNames(2, who);
}

int Rules::seatToMove(const State& state) {
    return state.match.isOver() ? none : state.toMove;
}

std::vector<int> Rules::standing(const State& state) {
    return state.match.standing();
}

std::vector<plt::Figure> Rules::seatFigures(const State& state, int seat) {
    if (!state.match.length().isSingle() || state.roundWinner() != seat) return {};
    return {{PLT_TR("Turns of games won"), static_cast<double>(state.turns.countOf(seat)), false}};
}

plt::Seats Rules::usualSeats(const Options&) {
    return {plt::Seat::person(), plt::Seat::computer("normal")};
}

bool Rules::reveals(const State&, const Move& move) {
    return move.kind != Move::Kind::take;
}

int leadOf(const State& state, int seat) {
    const auto& points = state.match.points();
    return points[seat] - points[other(seat)];
}

Observation Rules::observe(const State& state, int seat) {
    Observation seen;
    seen.seat = seat;
    seen.hand = state.hand(seat);
    seen.discards = state.discards;
    seen.stock = static_cast<int>(state.stock.size());
    seen.held = state.shown[other(seat)];
    seen.othersCards = static_cast<int>(state.hand(other(seat)).size());
    seen.hasDrawn = state.hasDrawn();
    seen.roundIsOver = state.roundIsOver;
    seen.gameIsOver = state.match.isOver();
    seen.lead = leadOf(state, seat);
    seen.turns = state.turns;
    seen.knocking = state.knocking;
    seen.countsCards = state.countsCards;
    return seen;
}

}  // namespace rummy
