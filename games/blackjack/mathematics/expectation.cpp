// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/expectation.h"

#include "blackjack/mathematics/strategy.h"

#include <memory>
#include <mutex>

namespace blackjack {

namespace {

/// Returns true if the hand can occur in this part of the computation.
bool belongs(const HandGraph::Node& node, int splitValue) {
    return splitValue == 0 || node.held[splitValue] > 0;
}

double standValue(const DealerChances& dealer, int points) {
    double value = dealer.bust;
    for (int total = 17; total <= 21; ++total) {
        if (points > total) value += dealer.total(total);
        if (points < total) value -= dealer.total(total);
    }
    return value;
}

}  // namespace

Expectations::Expectations(const House& house, int upValue)
    : house_(house), upValue_(upValue), dealer_(house, upValue) {
    for (int splitValue = 0; splitValue < values; ++splitValue) fill(splitValue);
}

const Expectations& Expectations::against(const House& house, int upValue) {
    struct Entry {
        std::once_flag once;
        std::unique_ptr<const Expectations> expectations;
    };
    static std::array<std::array<std::array<Entry, values>, 2>, deckCounts.size()> entries;
    auto& entry = entries[house.deckIndex()][house.hitsSoft17 ? 1 : 0][upValue];
    std::call_once(entry.once, [&] { entry.expectations.reset(new Expectations(house, upValue)); });
    return *entry.expectations;
}

Unseen Expectations::unseen(int hand, int splitValue) const {
    auto cards = Unseen::shoe(house_);
    cards.remove(upValue_);
    if (splitValue != 0) cards.remove(splitValue);
    const auto& held = HandGraph::instance().node(hand).held;
    for (int value = 1; value < values; ++value) cards.remove(value, held[value]);
    return cards;
}

std::array<double, values> Expectations::nextCard(const Unseen& unseen) const {
    std::array<double, values> chances{};
    const int natural = naturalWith(upValue_);
    const int forbidden = natural == 0 ? 0 : unseen.count(natural);
    // The hole card lies among these cards. If it is known to make no natural, it is one of the others, which
    // makes the cards that would be a natural a little more likely to come next.
    const double others = (unseen.all - forbidden - 1.0) / ((unseen.all - 1.0) * (unseen.all - forbidden));
    for (int value = 1; value < values; ++value) {
        const int count = std::max(0, unseen.count(value));
        chances[value] = value == natural ? count / (unseen.all - 1.0) : count * others;
    }
    return chances;
}

void Expectations::fill(int splitValue) {
    const auto& graph = HandGraph::instance();
    auto& part = parts_[splitValue];
    part.stand.resize(graph.nodes().size());
    part.hit.resize(graph.nodes().size());
    // Hands come after all hands that they can grow into.
    for (std::size_t hand = 0; hand < graph.nodes().size(); ++hand) {
        const auto& node = graph.nodes()[hand];
        if (!belongs(node, splitValue)) continue;
        const auto cards = unseen(static_cast<int>(hand), splitValue);
        if (*std::min_element(cards.of.begin(), cards.of.end()) < 0) continue;  // more than the shoe has
        part.stand[hand] = standValue(dealer_.chances(cards), node.total.points);
        const auto chances = nextCard(cards);
        double hit = 0;
        for (int value = 1; value < values; ++value) {
            const int next = node.next[value];
            hit += chances[value] * (next == HandGraph::bust ? -1 : best(next, splitValue));
        }
        part.hit[hand] = hit;
    }
}

double Expectations::best(int hand, int splitValue) const {
    return std::max(stand(hand, splitValue), hit(hand, splitValue));
}

double Expectations::doubleDown(int hand, int splitValue) const {
    const auto chances = nextCard(unseen(hand, splitValue));
    const auto& node = HandGraph::instance().node(hand);
    double value = 0;
    for (int card = 1; card < values; ++card) {
        const int next = node.next[card];
        value += 2 * chances[card] * (next == HandGraph::bust ? -1 : stand(next, splitValue));
    }
    return value;
}

double Expectations::splitPlayed(int value, const std::vector<double>& played) const {
    const int half = HandGraph::instance().ofOne(value);
    const auto chances = nextCard(unseen(half, value));
    const auto& node = HandGraph::instance().node(half);
    double sum = 0;
    for (int card = 1; card < values; ++card) sum += 2 * chances[card] * played[node.next[card]];
    return sum;
}

double Expectations::split(int value, bool doubling) const {
    const auto& part = parts_[value];
    if (value == aceValue) return splitPlayed(value, part.stand);
    std::vector<double> played(part.stand.size());
    std::transform(part.stand.begin(), part.stand.end(), part.hit.begin(), played.begin(),
                   [](double stand, double hit) { return std::max(stand, hit); });
    if (doubling) {
        for (int card = 1; card < values; ++card) {
            const int half = HandGraph::instance().ofTwo(value, card);
            played[half] = std::max(played[half], doubleDown(half, value));
        }
    }
    return splitPlayed(value, played);
}

double Expectations::splitFollowing(const Strategy& strategy, int value, bool doubling) const {
    if (value == aceValue) return splitPlayed(value, standValues(value));
    auto played = follow(strategy, value).value;
    if (doubling) {
        const auto& graph = HandGraph::instance();
        for (int card = 1; card < values; ++card) {
            const int half = graph.ofTwo(value, card);
            if (strategy.doubles(graph.node(half).total, upValue_)) played[half] = doubleDown(half, value);
        }
    }
    return splitPlayed(value, played);
}

Expectations::Followed Expectations::follow(const Strategy& strategy, int splitValue) const {
    const auto& graph = HandGraph::instance();
    const auto& part = parts_[splitValue];
    Followed out;
    out.value.resize(graph.nodes().size());
    out.hit.resize(graph.nodes().size());
    for (std::size_t hand = 0; hand < graph.nodes().size(); ++hand) {
        const auto& node = graph.nodes()[hand];
        if (!belongs(node, splitValue)) continue;
        const auto chances = nextCard(unseen(static_cast<int>(hand), splitValue));
        for (int value = 1; value < values; ++value) {
            const int next = node.next[value];
            out.hit[hand] += chances[value] * (next == HandGraph::bust ? -1 : out.value[next]);
        }
        out.value[hand] = strategy.stands(node.total, upValue_) ? part.stand[hand] : out.hit[hand];
    }
    return out;
}

double Expectations::roundReturn(const std::function<double(int hand)>& play) const {
    const auto& graph = HandGraph::instance();
    auto shoe = Unseen::shoe(house_);
    shoe.remove(upValue_);
    double sum = 0;
    for (int one = 1; one < values; ++one) {
        for (int other = one; other < values; ++other) {
            auto cards = shoe;
            double chance = static_cast<double>(cards.count(one)) / cards.all;
            cards.remove(one);
            chance *= static_cast<double>(cards.count(other)) / cards.all;
            cards.remove(other);
            if (other != one) chance *= 2;
            const int natural = naturalWith(upValue_);
            const double hers = natural == 0 ? 0 : static_cast<double>(cards.count(natural)) / cards.all;
            if (one == aceValue && other == tenValue) {
                sum += chance * (1 - hers) * 1.5;
            } else {
                sum += chance * ((1 - hers) * play(graph.ofTwo(one, other)) - hers);
            }
        }
    }
    return sum;
}

double upCardChance(int upValue) {
    const auto shoe = Unseen::shoe({});  // the same with any number of decks
    return static_cast<double>(shoe.count(upValue)) / shoe.all;
}

Unseen unseenWithInsurance(const House& house, const Held& held) {
    auto cards = Unseen::shoe(house);
    cards.remove(aceValue);
    for (int value = 1; value < values; ++value) cards.remove(value, held[value]);
    return cards;
}

double insuranceValue(const House& house, const Held& held) {
    const auto cards = unseenWithInsurance(house, held);
    const double chance = static_cast<double>(cards.count(tenValue)) / cards.all;
    return 0.5 * (3 * chance - 1);
}

namespace {

/// Returns the value of the pair in a two-card hand; 0 if it is none.
int pairOf(const Held& held) {
    const auto two = std::find(held.begin(), held.end(), 2);
    return two == held.end() ? 0 : static_cast<int>(two - held.begin());
}

}  // namespace

double bestReturn(const House& house) {
    double sum = 0;
    for (int up = 1; up < values; ++up) {
        const auto& expectations = Expectations::against(house, up);
        sum += upCardChance(up) * expectations.roundReturn([&](int hand) {
            double value = std::max(expectations.best(hand), expectations.doubleDown(hand));
            if (const int pair = pairOf(HandGraph::instance().node(hand).held))
                value = std::max(value, expectations.split(pair, house.doubleAfterSplit));
            return house.surrender ? std::max(value, surrenderValue) : value;
        });
    }
    return sum;
}

double expectedReturn(const House& house, const Strategy& strategy, int upValue) {
    const auto& expectations = Expectations::against(house, upValue);
    const auto followed = expectations.follow(strategy, 0);
    return expectations.roundReturn([&](int hand) {
        const auto& node = HandGraph::instance().node(hand);
        const int pair = pairOf(node.held);
        switch (strategy.choose(node.total, upValue, {true, house.surrender, pair})) {
            case Action::split:
                return expectations.splitFollowing(strategy, pair, house.doubleAfterSplit);
            case Action::surrender:
                return surrenderValue;
            case Action::doubleDown:
                return expectations.doubleDown(hand);
            default:
                return followed.value[hand];
        }
    });
}

double expectedReturn(const House& house, const Strategy& strategy) {
    double sum = 0;
    for (int up = 1; up < values; ++up) sum += upCardChance(up) * expectedReturn(house, strategy, up);
    return sum;
}

}  // namespace blackjack
