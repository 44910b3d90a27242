// SPDX-License-Identifier: MIT
#include "crazy-8s/player/beliefs.h"

#include "crazy-8s/round/hand_order.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace crazy_8s {

namespace {

constexpr CardSet eights = [] {
    CardSet set = 0;
    for (const auto suit : {plt::Suit::spades, plt::Suit::hearts, plt::Suit::diamonds, plt::Suit::clubs})
        set |= setOf({eight, suit});
    return set;
}();

/// The cards that a hidden card in a hand cannot be.
struct Unknown {
    CardSet impossible = 0;  ///< certain: it came from the pile before or after these cards were in it
    CardSet unlikely = 0;    ///< because its holder would have discarded it

    CardSet excluded() const { return impossible | unlikely; }
};

/// The hidden cards of one hand, the newest last.
class UnknownHand {
  public:
    void add(CardSet impossible) { cards_[count_++] = {impossible, 0}; }
    void exclude(CardSet unlikely) {
        for (auto& card : *this) card.unlikely |= unlikely;
    }
    void excludeForCertain(CardSet impossible) {
        for (auto& card : *this) card.impossible |= impossible;
    }
    void clearUnlikely() {
        for (auto& card : *this) card.unlikely = 0;
    }
    Unknown* begin() { return cards_.data(); }
    Unknown* end() { return cards_.data() + count_; }
    const Unknown* begin() const { return cards_.data(); }
    const Unknown* end() const { return cards_.data() + count_; }

    /// Takes the oldest one that can be this card: of all that can, it is the most constrained.
    bool takeOldest(CardSet card) {
        for (auto& one : *this) {
            if ((one.excluded() & card) != 0) continue;
            take(&one);
            return true;
        }
        return false;
    }
    /// Takes a random one that can be this card, weighted by the probability that it is this one of all cards
    /// it can be.
    bool takeAny(CardSet card, plt::Random& random) {
        constexpr std::uint64_t unit = 1U << 16U;
        std::array<std::uint64_t, deckSize> weights{};
        std::uint64_t sum = 0;
        for (int i = 0; i < count_; ++i) {
            const auto excluded = cards_[i].excluded();
            if ((excluded & card) != 0) continue;
            const auto possible = static_cast<std::uint64_t>(std::popcount(allCards & ~excluded));
            sum += weights[i] = unit / possible;
        }
        if (sum == 0) return false;
        auto drawn = random.below(sum);
        for (int i = 0; i < count_; ++i) {
            const auto weight = weights[i];
            if (drawn < weight) {
                take(begin() + i);
                return true;
            }
            drawn -= weight;
        }
        return false;
    }
    void takePossible(CardSet card) {
        auto* one =
            std::find_if(begin(), end(), [card](const Unknown& any) { return (any.impossible & card) == 0; });
        take(one == end() ? begin() : one);
    }

  private:
    void take(Unknown* one) {
        std::copy(one + 1, end(), one);
        --count_;
    }
    std::array<Unknown, deckSize> cards_;
    int count_ = 0;
};

/// Replays the events of a round and draws conclusions about the hands of the others.
template <class Discards, class Believes>
class EventReplay {
  public:
    /// `discards(hand, card, seat)` takes a card out of a hand; `believes(seat)` returns true if a conclusion
    /// is drawn.
    EventReplay(const Observation& seen, const Discards& discards, const Believes& believes)
        : seen_(seen), discards_(discards), believes_(believes) {
        demand_ = {seen.firstCard, seen.firstCard.suit, false};
        lying_ = setOf(seen.firstCard);
        for (int seat = 0; seat < seen.players; ++seat)
            for (int i = 0; seat != seen.seat && i < seen.handSize; ++i) hands[seat].add(0);
        for (const auto& event : seen.events) follow(event);
    }

    std::array<UnknownHand, maximumPlayers> hands;  ///< of the others; the player's own is no secret

  private:
    void follow(const Event& event) {
        auto& hand = hands[event.seat];
        const bool isOwn = event.seat == seen_.seat;
        switch (event.what) {
            case Event::What::discarded:
                if (!isOwn) discard(hand, event);
                demand_ = {event.card, event.card.suit, false};
                if (seen_.house.drawTwo && event.card.rank == two) demand_.onlyTwos = true;
                lying_ |= setOf(event.card);
                break;
            case Event::What::named:
                demand_.suit = event.suit;
                break;
            case Event::What::drew:
                if (!isOwn && believes_(event.seat)) hand.exclude(allowedBy(demand_));
                for (int i = 0; i < event.drawn; ++i) {
                    if (i == event.turnedOverAfter) turnOver();
                    if (!isOwn) hand.add(notInPile_);
                }
                if (event.owed) demand_.onlyTwos = false;
                break;
            case Event::What::passed:
                if (!isOwn && believes_(event.seat)) hand.exclude(allowedBy(demand_));
                demand_.onlyTwos = false;
                break;
        }
    }
    void discard(UnknownHand& hand, const Event& event) {
        discards_(hand, setOf(event.card), event.seat);
        // Eights are kept as long as another card can be discarded.
        if (event.card.rank == eight && believes_(event.seat)) hand.exclude(allowedBy(demand_) & ~eights);
    }
    void turnOver() {
        const auto pile = lying_ & ~setOf(demand_.top);
        for (auto& hand : hands) hand.excludeForCertain(pile);
        notInPile_ = allCards & ~pile;
        lying_ = setOf(demand_.top);
    }

    const Observation& seen_;
    const Discards& discards_;
    const Believes& believes_;
    Demand demand_;
    CardSet lying_ = 0;      ///< the discards
    CardSet notInPile_ = 0;  ///< cards that cannot be drawn, since discards were turned over
};

plt::Card anyOf(CardSet set, plt::Random& random) {
    for (auto skipped = random.below(static_cast<std::uint64_t>(std::popcount(set))); skipped > 0; --skipped)
        set &= set - 1;
    return plt::Card::fromIndex(std::countr_zero(set));
}

}  // namespace

CardSet allowedBy(const Demand& demand) {
    CardSet set = 0;
    for (int index = 0; index < deckSize; ++index)
        if (demand.allows(plt::Card::fromIndex(index))) set |= CardSet{1} << index;
    return set;
}

Beliefs::Beliefs(Observation seen) : seen_(std::move(seen)) {
    for (const auto card : seen_.hand) unseen_ &= ~setOf(card);
    for (const auto card : seen_.discards) unseen_ &= ~setOf(card);
    // A card that its holder cannot have had by then shows that a conclusion was wrong.
    std::array<int, maximumPlayers> concluded{};
    std::array<int, maximumPlayers> wrong{};
    const auto discards = [&](UnknownHand& hand, CardSet card, int seat) {
        if (hand.takeOldest(card)) return;
        ++wrong[seat];
        hand.clearUnlikely();
        hand.takePossible(card);
    };
    const auto believes = [&](int seat) { return ++concluded[seat] > 0; };
    const EventReplay replay(seen_, discards, believes);
    for (std::size_t seat = 0; seat < trust_.size(); ++seat)
        trust_[seat] = wrong[seat] == 0 ? 1 : std::max(0.0, 1 - 4.0 * wrong[seat] / concluded[seat]);
}

Round Beliefs::sample(plt::Random& random) const {
    const auto discards = [&](UnknownHand& hand, CardSet card, int) {
        if (!hand.takeAny(card, random)) hand.takePossible(card);
    };
    const auto believes = [&](int seat) {
        constexpr std::uint64_t unit = 1000;
        const double trusted = trust(seat);
        return trusted >= 1 || static_cast<double>(random.below(unit)) < trusted * unit;
    };
    const EventReplay replay(seen_, discards, believes);

    struct Place {
        Unknown card;
        int seat;
    };
    std::array<Place, deckSize> places;
    std::size_t count = 0;
    for (int seat = 0; seat < seen_.players; ++seat) {
        if (seat == seen_.seat) continue;
        for (const auto& card : replay.hands[seat]) places[count++] = {card, seat};
    }
    // The most constrained ones come first, so that something is left for them.
    std::stable_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count),
                     [&](const Place& one, const Place& other) {
                         return std::popcount(unseen_ & ~one.card.excluded()) <
                                std::popcount(unseen_ & ~other.card.excluded());
                     });

    Round round;
    round.house = seen_.house;
    round.players = seen_.players;
    round.hand(seen_.seat) = seen_.hand;
    auto left = unseen_;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& card = places[i].card;
        auto from = left & ~card.excluded();
        if (from == 0) from = left & ~card.impossible;
        if (from == 0) from = left;
        const auto chosen = anyOf(from, random);
        left &= ~setOf(chosen);
        round.hand(places[i].seat).push_back(chosen);
    }
    for (int seat = 0; seat < seen_.players; ++seat)
        if (seat != seen_.seat)
            std::sort(round.hand(seat).begin(), round.hand(seat).end(), bySuitEightsFirst);
    for (; left != 0; left &= left - 1) round.pile.push_back(plt::Card::fromIndex(std::countr_zero(left)));
    random.shuffle(round.pile);
    round.discards = seen_.discards;
    round.suit = seen_.suit;
    round.turn = seen_.turn;
    round.direction = seen_.direction;
    round.draws = seen_.draws;
    round.owed = seen_.owed;
    round.isNaming = seen_.isNaming;
    round.isOver = seen_.isOver;
    round.luck = plt::Random(random.next());
    return round;
}

CardSet Beliefs::lacking(int seat) const {
    if (seat == seen_.seat || trust(seat) < 1) return 0;
    const auto discards = [](UnknownHand& hand, CardSet card, int) {
        if (!hand.takeOldest(card)) hand.takePossible(card);
    };
    const auto believes = [](int) { return true; };
    const EventReplay replay(seen_, discards, believes);
    auto lacking = allCards;
    for (const auto& card : replay.hands[seat]) lacking &= card.excluded();
    return lacking;
}

}  // namespace crazy_8s
