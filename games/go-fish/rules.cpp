// SPDX-License-Identifier: MIT
#include "go-fish/rules.h"

#include "go-fish/players/player.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gofish {

namespace {

using plt::Card;
using Cards = std::vector<Card>;

/// Returns the cards of a rank that go together: this one first, then others in the order of the hand, at
/// most `most` in all.
Cards together(const Cards& hand, Card first, int most) {
    Cards cards{first};
    for (const Card card : hand)
        if (card.rank == first.rank && card != first && static_cast<int>(cards.size()) < most)
            cards.push_back(card);
    return cards;
}

void take(Cards& hand, const Cards& cards) {
    for (const Card card : cards) hand.erase(std::find(hand.begin(), hand.end(), card));
}

/// One move of a round, on a copy of the state.
class Round {
  public:
    explicit Round(State state) : now(std::move(state)) {}

    void deal(const Cards& deck, int firstSeat) {
        const Options& options = now.options;
        now.hands.assign(options.players(), {});
        now.laid.assign(options.players(), {});
        now.events.clear();
        auto next = deck.begin();
        for (int i = 1; i <= options.players(); ++i) {
            const auto end = next + options.handSize();
            now.hands[i % options.players()].assign(next, end);
            next = end;
        }
        now.stock.assign(next, deck.end());
        now.turn = firstSeat;
        now.phase = Phase::asking;
        now.asked = 0;
        for (int i = 1; i < options.players(); ++i) layAll(i);
        if (!options.laysByHand(0)) layAll(0);
    }

    void lay(Card card) {
        laySet(now.turn, together(hand(now.turn), card, now.options.setSize()));
        // A player without cards cannot go on.
        if (!endsRound() && hand(now.turn).empty()) passTurn();
    }

    void ask(Card card, int target) {
        const int seat = now.turn;
        Event event{Event::Kind::ask, seat, target, {card}};
        for (const Card held : hand(target))
            if (held.rank == card.rank && (now.options.books || event.cards.size() == 1))
                event.cards.push_back(held);
        const Cards given(event.cards.begin() + 1, event.cards.end());
        now.events.push_back(event);
        if (given.empty()) {
            now.asked = card.rank;
            if (now.stock.empty())
                passTurn();
            else
                now.phase = Phase::fishing;
            return;
        }
        take(hand(target), given);
        if (now.options.books) {
            hand(seat).insert(hand(seat).begin(), given.begin(), given.end());
            if (!now.options.laysByHand(seat)) layAll(seat);
            refill(target);
            goOn();
            return;
        }
        take(hand(seat), {card});
        for (const Card each : {card, given.front()}) now.laid[seat].push_back(each);
        endsRound();
    }

    void fish() {
        const int seat = now.turn;
        const Card drawn = now.stock.front();
        now.stock.erase(now.stock.begin());
        now.phase = Phase::asking;
        Event event{Event::Kind::fish, seat, none, {}};
        if (now.options.books) {
            const bool wanted = drawn.rank == now.asked;
            hand(seat).insert(hand(seat).begin(), drawn);
            const bool complete = together(hand(seat), drawn, 4).size() == 4;
            // The turn goes on, so everybody is shown the reason.
            if (wanted || complete) event.cards.push_back(drawn);
            now.events.push_back(event);
            if (!now.options.laysByHand(seat)) layAll(seat);
            if (wanted || complete)
                goOn();
            else
                passTurn();
            return;
        }
        const auto mate = std::find_if(hand(seat).begin(), hand(seat).end(),
                                       [drawn](Card card) { return card.rank == drawn.rank; });
        if (mate == hand(seat).end()) {
            hand(seat).insert(hand(seat).begin(), drawn);
            now.events.push_back(event);
            passTurn();
            return;
        }
        event.cards = {drawn, *mate};
        hand(seat).erase(mate);
        for (const Card card : event.cards) now.laid[seat].push_back(card);
        now.events.push_back(event);
        endsRound();
    }

    State now;

  private:
    Cards& hand(int seat) { return now.hands[seat]; }

    void laySet(int seat, const Cards& cards) {
        take(hand(seat), cards);
        std::copy(cards.begin(), cards.end(), std::back_inserter(now.laid[seat]));
        now.events.push_back({Event::Kind::lay, seat, none, cards});
        if (now.options.books) refill(seat);
    }

    void layAll(int seat) {
        const int size = now.options.setSize();
        for (std::size_t i = 0; i < hand(seat).size();) {
            const Cards cards = together(hand(seat), hand(seat)[i], size);
            if (static_cast<int>(cards.size()) < size) {
                ++i;
                continue;
            }
            laySet(seat, cards);
            i = 0;
        }
    }

    /// With books, a player without cards draws one as long as there is a stock.
    void refill(int seat) {
        if (!hand(seat).empty() || now.stock.empty()) return;
        hand(seat).push_back(now.stock.front());
        now.stock.erase(now.stock.begin());
        now.events.push_back({Event::Kind::refill, seat, none, {}});
    }

    /// With pairs the round is over when a player holds no card, with books when all are laid down.
    bool endsRound() {
        const bool over =
            now.options.books
                ? now.stock.empty() && std::all_of(now.hands.begin(), now.hands.end(),
                                                   [](const Cards& cards) { return cards.empty(); })
                : std::any_of(now.hands.begin(), now.hands.end(),
                              [](const Cards& cards) { return cards.empty(); });
        if (!over) return false;
        std::vector<int> made;
        for (int seat = 0; seat < now.options.players(); ++seat) made.push_back(now.sets(seat));
        now.match.endRound(made);
        now.phase = now.match.isOver() ? Phase::over : Phase::between;
        now.asked = 0;
        if (now.phase == Phase::between) now.turn = now.match.nextFirstSeat();
        return true;
    }

    /// Continues the turn, if there is a legal move.
    void goOn() {
        now.asked = 0;
        if (!endsRound() && !canMove(now.turn)) passTurn();
    }

    void passTurn() {
        now.asked = 0;
        now.phase = Phase::asking;
        if (endsRound()) return;
        do now.turn = (now.turn + 1) % now.options.players();
        while (!canMove(now.turn));
    }

    /// Returns true if there is somebody to ask, or something to lay down.
    bool canMove(int seat) {
        if (hand(seat).empty()) return false;
        for (int other = 0; other < now.options.players(); ++other)
            if (other != seat && !hand(other).empty()) return true;
        return static_cast<int>(together(hand(seat), hand(seat).front(), 4).size()) >= now.options.setSize();
    }
};

bool holds(const State& state, Card card) {
    const Cards& hand = state.hand(state.turn);
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

bool canLay(const State& state, Card card) {
    const int size = state.options.setSize();
    return static_cast<int>(together(state.hand(state.turn), card, size).size()) == size;
}

}  // namespace

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    Start start{plt::freshDecks(), 0};
    random.shuffle(start.deck);
    if (!options.length.isSingle()) start.luck = static_cast<std::uint32_t>(random.below(UINT32_MAX)) + 1;
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.luck = start.luck;
    state.match = plt::Match(options.length, options.players());
    Round round(std::move(state));
    round.deal(start.deck, 0);
    return std::move(round.now);
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (state.phase == Phase::over) return plt::Message(PLT_TR("The game is over."));
    const auto only = [&](Phase phase) { return state.phase == phase; };
    if (only(Phase::fishing) && move.kind != Move::Kind::fish)
        return plt::Message(PLT_TR("Go fish: draw the top card of the stock first."));
    if (only(Phase::between) != (move.kind == Move::Kind::next))
        return only(Phase::between) ? plt::Message(PLT_TR("This round is over: deal the next one."))
                                    : plt::Message(PLT_TR("This round is not over yet."));
    Round round(state);
    switch (move.kind) {
        case Move::Kind::lay:
            if (!holds(state, move.card)) return plt::Message(PLT_TR("That card is not in the hand."));
            if (!canLay(state, move.card))
                return state.options.books
                           ? plt::Message(PLT_TR("A book is all four cards of a rank."))
                           : plt::Message(PLT_TR("There is no second card of that rank in the hand."));
            round.lay(move.card);
            break;
        case Move::Kind::ask:
            if (!holds(state, move.card)) return plt::Message(PLT_TR("That card is not in the hand."));
            if (move.target < 0 || move.target >= state.options.players() || move.target == state.turn)
                return plt::Message(PLT_TR("Another player must be asked."));
            if (state.hand(move.target).empty()) return plt::Message(PLT_TR("That player holds no card."));
            round.ask(move.card, move.target);
            break;
        case Move::Kind::fish:
            if (!only(Phase::fishing)) return plt::Message(PLT_TR("Ask a player first."));
            round.fish();
            break;
        case Move::Kind::next: {
            round.now.match.nextRound();
            Cards deck = plt::freshDecks();
            plt::Match::dealer(state.luck, round.now.match.round()).shuffle(deck);
            round.deal(deck, round.now.match.firstSeat());
            break;
        }
    }
    return std::move(round.now);
}

std::vector<Move> Rules::legalMoves(const State& state) {
    switch (state.phase) {
        case Phase::over:
            return {};
        case Phase::fishing:
            return {Move::fish()};
        case Phase::between:
            return {Move::next()};
        case Phase::asking:
            break;
    }
    std::vector<Move> moves;
    for (const Card card : state.hand(state.turn)) {
        if (canLay(state, card)) moves.push_back(Move::lay(card));
        for (int target = 0; target < state.options.players(); ++target)
            if (target != state.turn && !state.hand(target).empty()) moves.push_back(Move::ask(card, target));
    }
    return moves;
}

bool Rules::reveals(const State&, const Move& move) {
    return move.kind != Move::Kind::lay;
}

std::vector<int> Rules::standing(const State& state) {
    return state.match.standing();
}

plt::Seats Rules::usualSeats(const Options& options) {
    plt::Seats seats(options.players(), plt::Seat::computer("medium"));
    seats.front() = plt::Seat::person();
    return seats;
}

std::vector<plt::Figure> Rules::seatFigures(const State& state, int seat) {
    const auto points = static_cast<double>(state.match.points()[seat]);
    return {{state.options.books ? PLT_TR("Books") : PLT_TR("Pairs"), points, true}};
}

Observation Rules::observe(const State& state, int seat) {
    Observation seen;
    seen.options = state.options;
    seen.match = state.match;
    seen.seat = seat;
    seen.turn = state.turn;
    seen.phase = state.phase;
    seen.asked = state.asked;
    seen.hand = state.hand(seat);
    for (const Cards& hand : state.hands) seen.counts.push_back(static_cast<int>(hand.size()));
    seen.laid = state.laid;
    seen.stock = static_cast<int>(state.stock.size());
    seen.events = state.events;
    return seen;
}

Move Rules::choose(const Observation& seen, std::string_view level, const plt::Question& question) {
    return gofish::choose(seen, level, question);
}

}  // namespace gofish
