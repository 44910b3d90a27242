// SPDX-License-Identifier: MIT
#include "go-fish/players/worlds.h"

#include <algorithm>
#include <bit>

namespace gofish {

namespace {

using plt::Card;
using plt::Rank;

constexpr std::uint16_t bit(Rank rank) {
    return static_cast<std::uint16_t>(1U << rank);
}

/// A card in a hand that was not seen there.
struct Hidden {
    std::uint16_t excluded = 0;  ///< ranks that it is not
    bool dealt = true;           ///< from the beginning, and not drawn
    Rank rank = 0;               ///< in the world that is being made
};

struct Hand {
    std::vector<Card> known;
    std::vector<Hidden> hidden;
};

/// One world: replays the events, and whenever it is open which of the hidden cards was revealed, picks one
/// of those that are possible.
class World {
  public:
    World(const Observation& seen, plt::Random& random) : seen_(seen), random_(random) {
        hands_.resize(seen.counts.size());
        for (std::size_t seat = 0; seat < hands_.size(); ++seat)
            if (static_cast<int>(seat) != seen.seat)
                hands_[seat].hidden.resize(
                    static_cast<std::size_t>(std::max(0, dealtTo(static_cast<int>(seat)))));
        for (const Event& event : seen.events) happen(event);
    }

    void dealHidden();
    const std::vector<Hand>& hands() const { return hands_; }

  private:
    bool isMine(int seat) const { return seat == seen_.seat; }
    Hand& hand(int seat) { return hands_[seat]; }

    /// Returns the number of cards dealt to a seat.
    int dealtTo(int seat) const {
        int count = seen_.counts[seat];
        const bool books = seen_.options.books;
        for (const Event& event : seen_.events) {
            const int cards = static_cast<int>(event.cards.size());
            const bool got = event.kind == Event::Kind::ask && cards > 1;
            if (got && event.target == seat) count += cards - 1;
            if (event.seat != seat) continue;
            if (got) count += books ? 1 - cards : 1;
            if (event.kind == Event::Kind::fish) count += books || cards == 0 ? -1 : 1;
            if (event.kind == Event::Kind::lay) count += cards;
            if (event.kind == Event::Kind::refill) --count;
        }
        return count;
    }

    /// Returns true if two cards of this hand cannot be of the same rank.
    bool areDifferent(int seat, const Hidden& one, const Hidden& other) const {
        if (seen_.options.books) return false;
        return !seen_.options.laysByHand(seat) || !one.dealt || !other.dealt;
    }

    enum class Way { isShown, leaves, isLaid };

    /// Reveals a card of a hand, which either stays there or leaves it.
    void reveal(int seat, Card card, Way way) {
        Hand& from = hand(seat);
        const auto known = std::find(from.known.begin(), from.known.end(), card);
        if (known != from.known.end()) {
            if (way != Way::isShown) from.known.erase(known);
            return;
        }
        if (way == Way::isShown) from.known.push_back(card);
        if (isMine(seat)) return;
        std::vector<std::size_t> can;
        for (std::size_t i = 0; i < from.hidden.size(); ++i)
            if ((from.hidden[i].excluded & bit(card.rank)) == 0) can.push_back(i);
        if (from.hidden.empty()) return;
        const std::size_t index = can.empty() ? static_cast<std::size_t>(random_.below(from.hidden.size()))
                                              : can[random_.below(can.size())];
        const Hidden which = from.hidden[index];
        from.hidden.erase(from.hidden.begin() + static_cast<std::ptrdiff_t>(index));
        // Of three equal cards, one stays when two are laid down.
        if (way == Way::isLaid) return;
        for (Hidden& other : from.hidden)
            if (areDifferent(seat, which, other)) other.excluded |= bit(card.rank);
    }

    void happen(const Event& event) {
        switch (event.kind) {
            case Event::Kind::ask:
                asked(event);
                break;
            case Event::Kind::fish:
                fished(event);
                break;
            case Event::Kind::lay:
                for (const Card card : event.cards) reveal(event.seat, card, Way::isLaid);
                break;
            case Event::Kind::refill:
                if (!isMine(event.seat)) hand(event.seat).hidden.push_back({0, false, 0});
                break;
        }
    }

    void asked(const Event& event) {
        const Card with = event.cards.front();
        const bool got = event.cards.size() > 1;
        reveal(event.seat, with, got && !seen_.options.books ? Way::leaves : Way::isShown);
        for (std::size_t i = 1; i < event.cards.size(); ++i)
            reveal(event.target, event.cards[i], Way::leaves);
        if (got && seen_.options.books)
            hand(event.seat)
                .known.insert(hand(event.seat).known.end(), event.cards.begin() + 1, event.cards.end());
        // A seat that gave all its cards of the rank, or had none, has none left.
        if ((!got || seen_.options.books) && !isMine(event.target))
            for (Hidden& card : hand(event.target).hidden) card.excluded |= bit(with.rank);
        askedFor_ = with.rank;
    }

    void fished(const Event& event) {
        Hand& into = hand(event.seat);
        if (event.cards.empty()) {
            if (isMine(event.seat)) return;
            Hidden drawn{0, false, 0};
            if (seen_.options.books)
                drawn.excluded = bit(askedFor_);
            else
                for (const Card card : into.known) drawn.excluded |= bit(card.rank);
            into.hidden.push_back(drawn);
        } else if (seen_.options.books) {
            into.known.push_back(event.cards.front());
        } else {
            reveal(event.seat, event.cards[1], Way::leaves);
        }
    }

    bool fits(int seat, const Hidden& place, Rank rank) const {
        if ((place.excluded & bit(rank)) != 0) return false;
        if (seen_.options.books) return true;
        const Hand& in = hands_[seat];
        return std::none_of(in.hidden.begin(), in.hidden.end(), [&](const Hidden& other) {
            return &other != &place && other.rank == rank && areDifferent(seat, place, other);
        });
    }

    std::vector<Rank> unseen() const;
    bool tryToDeal(std::vector<Rank> cards);
    void mix();

    const Observation& seen_;
    plt::Random& random_;
    std::vector<Hand> hands_;
    std::vector<Rank> rest_;  ///< of the stock, in this world
    Rank askedFor_ = 0;
};

std::vector<Rank> World::unseen() const {
    std::array<bool, 52> known{};
    const auto see = [&known](const std::vector<Card>& cards) {
        for (const Card card : cards) known[card.index()] = true;
    };
    see(seen_.hand);
    for (const auto& laid : seen_.laid) see(laid);
    for (const Hand& hand : hands_) see(hand.known);
    std::vector<Rank> ranks;
    for (int index = 0; index < 52; ++index)
        if (!known[index]) ranks.push_back(Card::fromIndex(index).rank);
    return ranks;
}

bool World::tryToDeal(std::vector<Rank> cards) {
    struct Place {
        int seat;
        std::size_t index;
        int narrow;
    };
    std::vector<Place> places;
    for (std::size_t seat = 0; seat < hands_.size(); ++seat)
        for (std::size_t i = 0; i < hands_[seat].hidden.size(); ++i) {
            hands_[seat].hidden[i].rank = 0;
            places.push_back({static_cast<int>(seat), i, std::popcount(hands_[seat].hidden[i].excluded)});
        }
    random_.shuffle(places);
    random_.shuffle(cards);
    // The most constrained places come first.
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& one, const Place& other) { return one.narrow > other.narrow; });
    for (const Place& place : places) {
        Hidden& card = hand(place.seat).hidden[place.index];
        const auto found = std::find_if(cards.rbegin(), cards.rend(),
                                        [&](Rank rank) { return fits(place.seat, card, rank); });
        if (found == cards.rend()) return false;
        card.rank = *found;
        std::iter_swap(found, cards.rbegin());
        cards.pop_back();
    }
    rest_ = std::move(cards);
    return true;
}

/// Swaps cards at random so that all worlds are equally likely: the places dealt first had more cards to
/// choose from.
void World::mix() {
    std::vector<std::pair<int, Hidden*>> places;
    for (std::size_t seat = 0; seat < hands_.size(); ++seat)
        for (Hidden& card : hands_[seat].hidden) places.emplace_back(static_cast<int>(seat), &card);
    if (places.empty()) return;
    const std::size_t all = places.size() + rest_.size();
    for (std::size_t i = 0; i < 3 * places.size(); ++i) {
        auto& [seat, one] = places[random_.below(places.size())];
        const auto other = static_cast<std::size_t>(random_.below(all));
        Rank& there = other < places.size() ? places[other].second->rank : rest_[other - places.size()];
        std::swap(one->rank, there);
        const bool good = fits(seat, *one, one->rank) &&
                          (other >= places.size() || fits(places[other].first, *places[other].second, there));
        if (!good) std::swap(one->rank, there);
    }
}

void World::dealHidden() {
    constexpr int tries = 20;
    const std::vector<Rank> cards = unseen();
    for (int i = 0; i < tries; ++i) {
        if (!tryToDeal(cards)) continue;
        mix();
        return;
    }
    // A hidden card was revealed where it had been guessed wrong; then only certain knowledge is used.
    std::vector<Rank> left = cards;
    random_.shuffle(left);
    for (Hand& hand : hands_)
        for (Hidden& card : hand.hidden) {
            if (left.empty()) return;
            card.rank = left.back();
            left.pop_back();
        }
}

}  // namespace

Chances sampled(const Observation& seen, int worlds, plt::Random& random, const std::stop_token& stop) {
    Chances chances;
    chances.holds.resize(seen.counts.size());
    chances.shown.resize(seen.counts.size(), 0);
    int made = 0;
    while (made < std::max(1, worlds) && (made == 0 || !stop.stop_requested())) {
        World world(seen, random);
        world.dealHidden();
        ++made;
        for (std::size_t seat = 0; seat < chances.holds.size(); ++seat) {
            std::uint16_t ranks = 0;
            for (const Card card : world.hands()[seat].known) ranks |= bit(card.rank);
            chances.shown[seat] = ranks;
            for (const Hidden& card : world.hands()[seat].hidden) ranks |= bit(card.rank);
            for (Rank rank = 1; rank <= plt::rankCount; ++rank)
                if ((ranks & bit(rank)) != 0) chances.holds[seat][rank] += 1;
        }
    }
    for (auto& seat : chances.holds)
        for (double& share : seat) share /= made;
    return chances;
}

}  // namespace gofish
