// SPDX-License-Identifier: MIT
#include "go-fish/players/player.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gofish {

namespace {

using plt::Card;
using plt::Rank;
using Cards = std::vector<Card>;

/// Number of worlds that the hard player samples.
constexpr int hardWorlds = 100;
/// Budget nodes that a world counts for.
constexpr std::uint64_t nodesOfWorld = 40;
/// Number of questions that the medium player remembers.
constexpr int remembered = 6;

bool has(const Cards& cards, Card card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

std::vector<int> targets(const Observation& seen) {
    std::vector<int> seats;
    for (int seat = 0; seat < seen.options.players(); ++seat)
        if (seat != seen.seat && seen.counts[seat] > 0) seats.push_back(seat);
    return seats;
}

/// Returns a card that completes a pair or a book.
std::optional<Card> toLay(const Observation& seen) {
    for (const Card card : seen.hand)
        if (std::count_if(seen.hand.begin(), seen.hand.end(),
                          [card](Card other) { return other.rank == card.rank; }) >= seen.options.setSize())
            return card;
    return std::nullopt;
}

template <class T>
const T& any(const std::vector<T>& of, plt::Random& random) {
    return of[random.below(of.size())];
}

Move easy(const Observation& seen, plt::Random& random) {
    const Card card = any(untried(seen), random);
    return Move::ask(card, any(targets(seen), random));
}

/// Returns the last questions, the newest first.
std::vector<const Event*> lastQuestions(const Observation& seen) {
    std::vector<const Event*> asks;
    for (auto event = seen.events.rbegin(); event != seen.events.rend() && asks.size() < remembered; ++event)
        if (event->kind == Event::Kind::ask) asks.push_back(&*event);
    return asks;
}

Move medium(const Observation& seen, plt::Random& random) {
    const auto asks = lastQuestions(seen);
    const auto isLaid = [&](Card card) {
        return std::any_of(seen.laid.begin(), seen.laid.end(),
                           [card](const Cards& cards) { return has(cards, card); });
    };
    // A seat that asked for a rank holds it, unless it was laid down or given away since; then another seat
    // holds it.
    std::vector<Ask> sure;
    Cards told;
    for (const Event* const ask : asks) {
        const int holder = ask->seat;
        for (const Card card : ask->cards) {
            if (has(told, card)) continue;
            told.push_back(card);
            if (isLaid(card) || holder == seen.seat) continue;
            for (const Card own : seen.hand)
                if (own.rank == card.rank && seen.counts[holder] > 0) sure.push_back({own, holder});
        }
    }
    if (!sure.empty()) return Move::ask(sure.front().card, sure.front().target);
    // A question that was just denied is not worth repeating.
    std::vector<Ask> open;
    for (const Card card : untried(seen))
        for (const int target : targets(seen)) {
            const bool vain = std::any_of(asks.begin(), asks.end(), [&](const Event* ask) {
                return ask->target == target && ask->cards.size() == 1 &&
                       ask->cards.front().rank == card.rank;
            });
            if (!vain) open.push_back({card, target});
        }
    if (open.empty()) return easy(seen, random);
    const Ask& ask = any(open, random);
    return Move::ask(ask.card, ask.target);
}

int sets(const Observation& seen, int seat) {
    return static_cast<int>(seen.laid[seat].size()) / seen.options.setSize();
}

/// The result of a question that ends the round: 1 for a win, a part of it for a shared one, or 0.
double shareAtEnd(const Observation& seen) {
    std::vector<int> made;
    for (int seat = 0; seat < seen.options.players(); ++seat)
        made.push_back(sets(seen, seat) + (seat == seen.seat ? 1 : 0));
    const int best = *std::max_element(made.begin(), made.end());
    if (made[seen.seat] < best) return 0;
    return 1.0 / static_cast<double>(std::count(made.begin(), made.end(), best));
}

}  // namespace

std::vector<Card> untried(const Observation& seen) {
    Cards tried;
    for (const Event& event : seen.events) {
        if (event.kind != Event::Kind::ask || event.seat != seen.seat) continue;
        // It asks with a card that was tried only after it has begun anew.
        if (has(tried, event.cards.front())) tried.clear();
        tried.push_back(event.cards.front());
    }
    Cards cards;
    for (const Card card : seen.hand)
        if (!has(tried, card)) cards.push_back(card);
    return cards.empty() ? seen.hand : cards;
}

std::vector<Ask> weighed(const Observation& seen, int worlds, std::uint64_t seed, std::stop_token stop) {
    // The cost of the information that a denied question gives away, and the value of the end of a round
    // relative to a pair.
    constexpr double costOfShowing = 0.12;
    constexpr double worthOfEnd = 4;
    plt::Random random(seed);
    const Chances chances = sampled(seen, worlds, random, stop);
    std::vector<Ask> asks;
    std::vector<Rank> ranks;
    for (const Card card : seen.hand) {
        if (std::find(ranks.begin(), ranks.end(), card.rank) != ranks.end()) continue;
        ranks.push_back(card.rank);
        for (const int target : targets(seen)) {
            Ask ask{card, target, chances.of(target, card.rank), !chances.isShown(seen.seat, card.rank), 0};
            ask.worth = ask.chance;
            // A seat that holds the rank as well, and has its turn before, would know whom to ask.
            double elsewhere = 0;
            for (const int other : targets(seen))
                if (other != target) elsewhere = std::max(elsewhere, chances.of(other, card.rank));
            if (ask.fresh) ask.worth -= costOfShowing * (1 - ask.chance) * elsewhere;
            // Of equal chances, prefer the seat with more unknown cards, which has drawn more lately.
            ask.worth += 0.0005 * seen.counts[target];
            const bool ends = !seen.options.books && (seen.hand.size() == 1 || seen.counts[target] == 1);
            if (ends) ask.worth += worthOfEnd * ask.chance * (shareAtEnd(seen) - 0.4);
            asks.push_back(ask);
        }
    }
    std::stable_sort(asks.begin(), asks.end(),
                     [](const Ask& one, const Ask& other) { return one.worth > other.worth; });
    return asks;
}

Move choose(const Observation& seen, std::string_view level, const plt::Question& question) {
    if (seen.phase == Phase::fishing) return Move::fish();
    if (seen.phase == Phase::between) return Move::next();
    if (const auto card = toLay(seen)) return Move::lay(*card);
    plt::Random random(question.seed);
    if (level == "easy") return easy(seen, random);
    if (level == "medium") return medium(seen, random);
    const auto worlds = std::min<std::uint64_t>(hardWorlds, question.budget.nodes / nodesOfWorld);
    const Ask best = weighed(seen, static_cast<int>(worlds), question.seed, question.stop).front();
    return Move::ask(best.card, best.target);
}

}  // namespace gofish
