// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/expectation.h"
#include "blackjack/mathematics/strategy.h"

#include <mutex>
#include <vector>

namespace blackjack {

namespace {

/// Returns the probability of each unsplit first hand, given the up card and that the dealer has no natural.
std::vector<double> firstHands(const House& house, const Expectations& expectations) {
    const auto& graph = HandGraph::instance();
    std::vector<double> chances(graph.nodes().size());
    auto shoe = Unseen::shoe(house);
    shoe.remove(expectations.upValue());
    const auto first = expectations.nextCard(shoe);
    for (int one = 1; one < values; ++one) {
        auto rest = shoe;
        rest.remove(one);
        const auto second = expectations.nextCard(rest);
        for (int other = 1; other < values; ++other) {
            if (one + other != aceValue + tenValue || std::min(one, other) != aceValue)
                chances[graph.ofTwo(one, other)] += first[one] * second[other];
        }
    }
    return chances;
}

/// Data for improving a strategy against one up card.
class Search {
  public:
    Search(const House& house, Strategy& strategy, int upValue)
        : house_(house),
          strategy_(strategy),
          up_(upValue),
          expectations_(Expectations::against(house, upValue)),
          first_(firstHands(house, expectations_)) {}

    void run() {
        // If every hand always hits, all hands occur, and each entry gets a first decision.
        decideHits(true);
        // Afterwards the hands that occur depend on the decisions. A few rounds converge; the limit is for
        // safety only.
        constexpr int rounds = 30;
        for (int round = 0; round < rounds; ++round) {
            const Strategy before = strategy_;
            decideFirstActions();
            decideHits(false);
            if (strategy_ == before) return;
        }
    }

  private:
    /// Propagates the probabilities of first hands to all hands, and returns how often each must hit or
    /// stand.
    std::vector<double> met(std::vector<double> first, int splitValue, bool hittingAlways) const {
        const auto& graph = HandGraph::instance();
        for (int hand = static_cast<int>(first.size()) - 1; hand >= 0; --hand) {
            const auto& node = graph.node(hand);
            if (first[hand] <= 0) continue;
            if (!hittingAlways && strategy_.stands(node.total, up_)) continue;
            const auto chances = expectations_.nextCard(expectations_.unseen(hand, splitValue));
            for (int value = 1; value < values; ++value) {
                const int next = node.next[value];
                if (next != HandGraph::bust) first[next] += first[hand] * chances[value];
            }
        }
        return first;
    }

    int pairOf(int hand) const {
        const auto& held = HandGraph::instance().node(hand).held;
        const auto two = std::find(held.begin(), held.end(), 2);
        return two == held.end() || HandGraph::instance().node(hand).size != 2
                   ? 0
                   : static_cast<int>(two - held.begin());
    }
    bool isSplit(int hand) const {
        const int pair = pairOf(hand);
        return pair != 0 && strategy_.splits(pair, up_);
    }

    /// Returns the probability of each half of a pair with its second card, both halves together.
    std::vector<double> halvesOf(int pair) const {
        const auto& graph = HandGraph::instance();
        const int half = graph.ofOne(pair);
        const auto chances = expectations_.nextCard(expectations_.unseen(half, pair));
        std::vector<double> halves(first_.size());
        for (int value = 1; value < values; ++value)
            halves[graph.node(half).next[value]] += 2 * first_[graph.ofTwo(pair, pair)] * chances[value];
        return halves;
    }
    /// Drops the hands that are doubled, if it is allowed.
    void dropDoubled(std::vector<double>& hands) const {
        for (std::size_t hand = 0; hand < hands.size(); ++hand)
            if (hands[hand] > 0 && strategy_.doubles(HandGraph::instance().nodes()[hand].total, up_))
                hands[hand] = 0;
    }

    /// Decides between hit and stand for every entry. The totals are decided from the highest down, so that
    /// hands after a hit are decided before it: hard 21 to 12, soft 21 to 12, hard 11 to 2.
    void decideHits(bool hittingAlways) {
        struct Case {
            int splitValue;
            std::vector<double> met;
            Expectations::Followed followed;
        };
        std::vector<Case> cases;
        auto whole = first_;
        for (std::size_t hand = 0; hand < whole.size(); ++hand) {
            if (hittingAlways || whole[hand] <= 0) continue;
            const auto number = static_cast<int>(hand);
            const auto total = HandGraph::instance().node(number).total;
            if (isSplit(number) || (house_.surrender && strategy_.surrenders(total, up_))) whole[hand] = 0;
        }
        if (!hittingAlways) dropDoubled(whole);
        cases.push_back({0, met(whole, 0, hittingAlways), {}});
        for (int pair = 2; pair < values && !hittingAlways; ++pair) {
            if (!strategy_.splits(pair, up_)) continue;
            auto halves = halvesOf(pair);
            if (house_.doubleAfterSplit) dropDoubled(halves);
            cases.push_back({pair, met(halves, pair, false), {}});
        }
        bool changed = true;
        for (const auto& total : order()) {
            double gain = 0;
            bool reached = false;
            for (auto& one : cases) {
                if (changed) one.followed = expectations_.follow(strategy_, one.splitValue);
                for (std::size_t hand = 0; hand < one.met.size(); ++hand) {
                    if (one.met[hand] <= 0 || !(HandGraph::instance().nodes()[hand].total == total)) continue;
                    reached = true;
                    const auto number = static_cast<int>(hand);
                    gain += one.met[hand] *
                            (one.followed.hit[hand] - expectations_.stand(number, one.splitValue));
                }
            }
            auto& entry = Strategy::entry(strategy_.standing, total)[up_];
            changed = reached && entry != (gain <= 0);
            if (changed) entry = !entry;
        }
    }

    static std::vector<Total> order() {
        std::vector<Total> totals;
        for (int points = 21; points >= 12; --points) totals.push_back({points, false});
        for (int points = 21; points >= 12; --points) totals.push_back({points, true});
        for (int points = 11; points >= 2; --points) totals.push_back({points, false});
        return totals;
    }

    /// Returns by how much doubling the halves of pairs is better than hitting and standing, by total.
    std::array<std::array<double, 22>, 2> gainsOfHalves() const {
        std::array<std::array<double, 22>, 2> gains{};
        if (!house_.doubleAfterSplit) return gains;
        for (int pair = 2; pair < values; ++pair) {
            if (!strategy_.splits(pair, up_)) continue;
            const auto halves = halvesOf(pair);
            const auto followed = expectations_.follow(strategy_, pair);
            for (int card = 1; card < values; ++card) {
                const int hand = HandGraph::instance().ofTwo(pair, card);
                const auto total = HandGraph::instance().node(hand).total;
                gains[total.soft ? 1 : 0][total.points] +=
                    halves[hand] * (expectations_.doubleDown(hand, pair) - followed.value[hand]);
            }
        }
        return gains;
    }

    /// Decides doubling, surrender and splitting for the current hits and stands.
    void decideFirstActions() {
        const auto& graph = HandGraph::instance();
        const auto followed = expectations_.follow(strategy_, 0);
        const auto gainsOfHalves = this->gainsOfHalves();
        for (int points = 4; points <= 21; ++points) {
            for (const bool soft : {false, true}) {
                const Total total{points, soft};
                // An entry of which all hands are pairs that are split is never used; it stays without
                // doubling.
                double doubling = 0;
                double surrendering = 0;
                for (std::size_t hand = 0; hand < first_.size(); ++hand) {
                    const auto number = static_cast<int>(hand);
                    if (first_[hand] <= 0 || !(graph.nodes()[hand].total == total) || isSplit(number))
                        continue;
                    doubling += first_[hand] * (expectations_.doubleDown(number) - followed.value[hand]);
                    surrendering += first_[hand] * (surrenderValue - followed.value[hand]);
                }
                const double halves = gainsOfHalves[soft ? 1 : 0][points];
                const bool surrenders = house_.surrender && surrendering + std::max(0.0, halves) >
                                                                std::max(0.0, doubling + halves);
                Strategy::entry(strategy_.surrendering, total)[up_] = surrenders;
                Strategy::entry(strategy_.doubling, total)[up_] = halves + (surrenders ? 0 : doubling) > 0;
            }
        }
        for (int pair = 1; pair < values; ++pair) {
            const int hand = graph.ofTwo(pair, pair);
            const auto total = graph.node(hand).total;
            const double whole = house_.surrender && strategy_.surrenders(total, up_) ? surrenderValue
                                 : strategy_.doubles(total, up_) ? expectations_.doubleDown(hand)
                                                                 : followed.value[hand];
            const double halves = expectations_.splitFollowing(strategy_, pair, house_.doubleAfterSplit);
            strategy_.splitting[pair][up_] = halves > whole;
        }
    }

    const House house_;
    Strategy& strategy_;
    int up_;
    const Expectations& expectations_;
    std::vector<double> first_;
};

}  // namespace

void improveStrategy(const House& house, Strategy& strategy, int upValue) {
    Search(house, strategy, upValue).run();
}

namespace {

struct Basic {
    std::once_flag once;
    Strategy strategy;
    double expected = 0;
};

const Basic& basic(const House& house) {
    // Insurance is no part of it.
    static std::array<std::array<std::array<std::array<Basic, 2>, 2>, 2>, deckCounts.size()> all;
    auto& found = all[house.deckIndex()][house.hitsSoft17 ? 1 : 0][house.doubleAfterSplit ? 1 : 0]
                     [house.surrender ? 1 : 0];
    std::call_once(found.once, [&] {
        for (int up = 1; up < values; ++up) improveStrategy(house, found.strategy, up);
        found.expected = expectedReturn(house, found.strategy);
    });
    return found;
}

}  // namespace

const Strategy& basicStrategy(const House& house) {
    return basic(house).strategy;
}

double basicReturn(const House& house) {
    return basic(house).expected;
}

}  // namespace blackjack
