// SPDX-License-Identifier: MIT
#include "crazy-8s/rules.h"

#include "common/rules/players.h"
#include "crazy-8s/player/easy.h"
#include "crazy-8s/player/strong.h"
#include "crazy-8s/round/points.h"
#include "crazy-8s/round/suit_name.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace crazy_8s {

namespace {

constexpr std::string_view strong = "strong";
int placeOfFirstDiscard(const Options& options) {
    return options.players * options.handSize;
}

/// Shuffles until the first discard is no eight; the hands stay as they were.
std::vector<plt::Card> shuffledDeck(const Options& options, plt::Random& random) {
    auto deck = plt::freshDecks();
    random.shuffle(deck);
    const auto first = static_cast<std::size_t>(placeOfFirstDiscard(options));
    while (deck[first].rank == eight) {
        auto rest = std::span(deck).subspan(first);
        random.shuffle(rest);
    }
    return deck;
}

void beginRound(State& state, const std::vector<plt::Card>& deck) {
    const auto& options = state.options;
    // Separates these random numbers from those of the deals.
    constexpr std::uint64_t turningOver = 1;
    const auto luck = plt::Random(plt::Match::dealer(state.luck, state.match.round()).next() ^ turningOver);
    state.round =
        Round::begin(options.house, options.players, options.handSize, deck, state.match.firstSeat(), luck);
    state.firstCard = state.round.discards.back();
    state.events.clear();
}

plt::Message objection(const State& state, const Move& move) {
    const auto& round = state.round;
    if (Rules::outcome(state) != plt::Outcome::playing) return PLT_TR("The game is over.");
    if (state.match.isBetweenRounds())
        return move.what == Move::What::deal ? plt::Message() : PLT_TR("The next round is not dealt yet.");
    switch (move.what) {
        case Move::What::deal:
            return PLT_TR("This round is not over yet.");
        case Move::What::name:
            return round.isNaming ? plt::Message() : PLT_TR("A suit is named only after an eight.");
        case Move::What::discard:
            if (round.isNaming) break;
            if (!round.hand(round.turn).contains(move.card)) return PLT_TR("This card is not in your hand.");
            if (round.mayDiscard(move.card)) return {};
            if (round.owed > 0)
                return {PLT_TR_N("Take %Ln cards, or put a 2 on this one.",
                                 "Take a card, or put a 2 on this one."),
                        round.owed};
            if (round.discards.back().rank == eight)
                return {PLT_TR("%1 is not of the suit that was named."), {plt::printedIndex(move.card)}};
            return {PLT_TR("%1 does not go on %2."),
                    {plt::printedIndex(move.card), plt::printedIndex(round.discards.back())}};
        case Move::What::draw:
            if (round.isNaming) break;
            if (round.mayDraw()) return {};
            return round.hasCardsToDraw() ? PLT_TR("You have drawn enough in this turn. Discard or pass.")
                                          : PLT_TR("There is no card left to draw. Discard or pass.");
        case Move::What::pass:
            if (round.isNaming) break;
            if (round.mayPass()) return {};
            return round.owed > 0 ? plt::Message(PLT_TR_N("Take %Ln cards, or put a 2 on this one.",
                                                          "Take a card, or put a 2 on this one."),
                                                 round.owed)
                                  : PLT_TR("You can pass only when no card can be drawn. Draw one.");
    }
    return PLT_TR("Name a suit first.");
}

}  // namespace

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    Start start{shuffledDeck(options, random)};
    if (options.house.turnOver || !options.match.isSingle())
        start.luck = static_cast<std::uint32_t>(random.between(1, std::numeric_limits<int>::max()));
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.luck = start.luck;
    state.match = plt::Match(options.match, options.players);
    beginRound(state, start.deck);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (auto why = objection(state, move); !why.empty()) return why;
    State next = state;
    if (move.what == Move::What::deal) {
        next.match.nextRound();
        auto random = plt::Match::dealer(state.luck, next.match.round());
        beginRound(next, shuffledDeck(next.options, random));
        return next;
    }
    auto& round = next.round;
    switch (move.what) {
        case Move::What::discard:
            next.events.push_back(round.discard(move.card));
            break;
        case Move::What::draw:
            next.events.push_back(round.draw());
            break;
        case Move::What::name:
            next.events.push_back(round.name(move.suit));
            break;
        case Move::What::pass:
        case Move::What::deal:
            next.events.push_back(round.pass());
            break;
    }
    if (round.isOver) {
        std::vector<int> made(static_cast<std::size_t>(round.players), 0);
        if (round.winner != nobody) made[round.winner] = pointsFor(round, round.winner);
        next.match.endRound(made);
    }
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (outcome(state) != plt::Outcome::playing) return moves;
    const auto& round = state.round;
    if (state.match.isBetweenRounds()) {
        moves.push_back(Move::deal());
    } else if (round.isNaming) {
        for (const auto suit : everySuit) moves.push_back(Move::name(suit));
    } else {
        for (const auto card : round.hand(round.turn))
            if (round.mayDiscard(card)) moves.push_back(Move::discard(card));
        moves.push_back(round.mayDraw() ? Move::draw() : Move::pass());
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (!state.match.isOver()) return plt::Outcome::playing;
    const bool isStuck = state.options.match.isSingle() && state.round.winner == nobody;
    return isStuck ? plt::Outcome::drawn : plt::Outcome::over;
}

bool Rules::reveals(const State&, const Move& move) {
    return move.what != Move::What::name;
}

std::vector<plt::Figure> Rules::seatFigures(const State& state, int seat) {
    if (outcome(state) == plt::Outcome::playing) return {};
    if (state.options.match.isSingle())
        return {{PLT_TR("Cards left"), double(state.round.hand(seat).count()), false}};
    return {{PLT_TR("Points"), double(state.match.points()[seat]), true}};
}

std::vector<plt::Message> Rules::seats(const Options& options, const plt::Seats& who) {
    return plt::tableNames(options.players, who);
}

int Rules::seatToMove(const State& state) {
    if (state.match.isOver()) return nobody;
    return state.match.isBetweenRounds() ? state.match.nextFirstSeat() : state.round.turn;
}

std::vector<int> Rules::standing(const State& state) {
    return state.match.standing();
}

plt::Seats Rules::usualSeats(const Options& options) {
    plt::Seats seats(static_cast<std::size_t>(options.players), plt::Seat::computer("easy"));
    seats.front() = plt::Seat::person();
    return seats;
}

double leadOf(const State& state, int seat) {
    const auto& points = state.match.points();
    const int all = std::accumulate(points.begin(), points.end(), 0);
    return points[seat] - (all - points[seat]) / static_cast<double>(state.round.players - 1);
}

Observation Rules::observe(const State& state, int seat) {
    const auto& round = state.round;
    Observation seen;
    seen.house = state.options.house;
    seen.players = round.players;
    seen.seat = seat;
    seen.handSize = state.options.handSize;
    seen.forPoints = !state.options.match.isSingle();
    seen.isBetweenRounds = state.match.isBetweenRounds();
    seen.hand = round.hand(seat);
    for (int any = 0; any < round.players; ++any) seen.counts[any] = round.hand(any).count();
    seen.pile = round.pile.count();
    seen.firstCard = state.firstCard;
    seen.discards = round.discards;
    seen.suit = round.suit;
    seen.turn = round.turn;
    seen.direction = round.direction;
    seen.draws = round.draws;
    seen.owed = round.owed;
    seen.isNaming = round.isNaming;
    seen.isOver = round.isOver;
    seen.events = state.events;
    if (seen.forPoints) seen.lead = leadOf(state, seat);
    return seen;
}

std::vector<plt::Level> Rules::levels() {
    return {{"easy", PLT_TR("easy"),
             PLT_TR("Plays the first card that goes and keeps eights for when nothing else does.")},
            {std::string(strong), PLT_TR("hard"),
             PLT_TR("Concludes from what you draw on what you do not have, and plays on in thought.")}};
}

Move Rules::choose(const Observation& seen, std::string_view level, const plt::Question& question) {
    if (seen.isBetweenRounds) return Move::deal();
    if (level == strong) {
        Effort effort;
        effort.steps = question.budget.nodes;
        return crazy_8s::judge(seen, effort, question.seed, question.stop).prospects.front().move;
    }
    if (seen.isNaming) return Move::name(easySuit(seen.hand));
    if (const auto card = easyDiscard(seen.hand, seen.demand())) return Move::discard(*card);
    return seen.mayDraw() ? Move::draw() : Move::pass();
}

}  // namespace crazy_8s
