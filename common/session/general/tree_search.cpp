// SPDX-License-Identifier: MIT
#include "common/session/general/tree_search.h"

#include "common/session/general/judge.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace plt::general {

namespace {

class Tree {
  public:
    Tree(const AnyRules& rules, const AnyState& from, const Limits& limits, std::uint64_t seed,
         std::stop_token stop)
        : rules_(rules), judge_(rules), random_(seed), limits_(limits), meter_(limits, std::move(stop)) {
        nodes_.push_back({});
        nodes_.front().state = from;
    }

    Opinion search(const std::function<void(const Opinion&)>& report) {
        expand(0);
        std::uint64_t next = firstReport;
        while (!isDecided() && !meter_.mustEnd()) {
            visit();
            if (report && meter_.positions() >= next) {
                next = 2 * meter_.positions();
                report(opinion());
            }
        }
        return opinion();
    }

  private:
    struct Node {
        AnyMove move;
        AnyState state;
        double total = 0;  ///< of the values for the seat that moved here
        std::uint32_t visits = 0;
        std::uint32_t parent = 0;
        std::uint32_t firstChild = 0;
        std::uint32_t childCount = 0;
        std::int32_t seat = 0;  ///< to move
        std::int32_t distance = 0;
        bool isExpanded = false;
        bool isProven = false;
        bool isComplete = true;  ///< no legal move was refused, as a script that fails does
        Values values{};         ///< of the proven end
    };

    static constexpr std::size_t nodeOverhead = 64;
    static constexpr std::uint64_t firstReport = 1000;
    static constexpr std::uint32_t visitsToExpand = 2;
    static constexpr double curiosity = 0.7;
    /// Random games that are longer are given up.
    static constexpr int longest = 400;
    /// The weight of a move that is played out: sooner wins are worth more, and later losses cost less.
    static constexpr double patience = 0.999;

    /// Returns true if nothing can be found out that would change the choice.
    bool isDecided() const {
        const auto& root = nodes_.front();
        return root.isProven || root.childCount < 2;
    }

    void visit() {
        meter_.count(1);
        std::uint32_t at = 0;
        while (nodes_[at].isExpanded && !nodes_[at].isProven && nodes_[at].childCount > 0) at = selected(at);
        if (!nodes_[at].isExpanded && nodes_[at].visits + 1 >= visitsToExpand) {
            expand(at);
            if (nodes_[at].isExpanded && !nodes_[at].isProven && nodes_[at].childCount > 0) at = selected(at);
        }
        if (nodes_[at].isProven) {
            backUp(at, nodes_[at].values, nodes_[at].distance);
            return;
        }
        const auto played = rules_.playOut(nodes_[at].state, random_, longest);
        meter_.count(static_cast<std::uint64_t>(played.moves));
        backUp(at, judge_.valuesOf(played.end, rules_.outcome(played.end)), played.moves);
    }

    /// Returns the child with the highest upper bound among those that are not proven; the best if all are.
    std::uint32_t selected(std::uint32_t parent) {
        const auto& node = nodes_[parent];
        const double trust = std::log(static_cast<double>(node.visits) + 1);
        const auto first = node.firstChild;
        // The first to be looked at differs, so that equal children get equal shares.
        const auto offset = static_cast<std::uint32_t>(random_.below(node.childCount));
        std::uint32_t best = first;
        double bestBound = -unvisited;
        for (std::uint32_t i = 0; i < node.childCount; ++i) {
            const auto index = first + (i + offset) % node.childCount;
            const double bound = boundOf(nodes_[index], node.seat, trust);
            if (bound > bestBound) {
                bestBound = bound;
                best = index;
            }
        }
        return best;
    }
    static constexpr double unvisited = 10;

    /// Returns the upper bound of a child's value for the seat that moves there; below all others if it is
    /// proven: a draw that a side may have at any time would hide all that can still be won and lost.
    static double boundOf(const Node& child, int seat, double trust) {
        if (child.isProven) return valueFor(child.values, seat) - 2;
        if (child.visits == 0) return unvisited;
        const double visits = child.visits;
        return child.total / visits + curiosity * std::sqrt(trust / visits);
    }

    void expand(std::uint32_t at) {
        const auto moves = rules_.legalMoves(nodes_[at].state);
        if (at != 0 && nodes_.size() + moves.size() > limits_.statesKept(rules_, sizeof(Node) + nodeOverhead))
            return;
        const AnyState state = nodes_[at].state;
        const int seat = rules_.seatToMove(state);
        const auto first = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].seat = seat;
        nodes_[at].firstChild = first;
        for (const auto& move : moves) {
            if (at != 0 && meter_.mustEnd()) {
                nodes_.resize(first);
                return;
            }
            auto next = rules_.apply(state, move);
            meter_.count(1);
            if (!next) {
                nodes_[at].isComplete = false;
                continue;
            }
            Node child;
            child.move = move;
            child.parent = at;
            const auto outcome = rules_.outcome(*next);
            if (outcome != Outcome::playing) {
                child.values = judge_.valuesOf(*next, outcome);
                // An end of a game that is played for points is worth as much as the others allow.
                child.isProven = child.values.size() > 1 || outcome != Outcome::over;
                child.isExpanded = true;
            }
            child.state = *std::move(next);
            nodes_.push_back(std::move(child));
        }
        nodes_[at].childCount = static_cast<std::uint32_t>(nodes_.size()) - first;
        nodes_[at].isExpanded = true;
        prove(at);
    }

    /// Proves a node by its children: a win of one, or the best of all.
    void prove(std::uint32_t at) {
        auto& node = nodes_[at];
        if (node.isProven || node.childCount == 0) return;
        const Node* best = nullptr;
        bool areAllProven = node.isComplete;
        bool areAllEqual = true;
        double bestValue = -1;
        for (auto i = node.firstChild; i < node.firstChild + node.childCount; ++i) {
            const auto& child = nodes_[i];
            if (!child.isProven) {
                areAllProven = false;
                continue;
            }
            areAllEqual = areAllEqual && (best == nullptr || child.values == best->values);
            const double value = valueFor(child.values, node.seat);
            const bool isBetter =
                value > bestValue || (value == bestValue && (value < draw ? child.distance > best->distance
                                                                          : child.distance < best->distance));
            if (isBetter) {
                best = &child;
                bestValue = value;
            }
        }
        if (best == nullptr || (!areAllProven && bestValue < 1)) return;
        // With more than two seats, one that cannot win decides by its move which of the others does.
        if (at != 0 && bestValue < 1 && best->values.size() > 2 && !areAllEqual) return;
        node.isProven = true;
        node.values = best->values;
        node.distance = best->distance + 1;
    }

    void backUp(std::uint32_t from, const Values& values, int moves) {
        const Values end = values;
        const double weight = std::pow(patience, moves);
        for (auto at = from;; at = nodes_[at].parent) {
            auto& node = nodes_[at];
            prove(at);
            ++node.visits;
            const int mover = nodes_[node.parent].seat;
            node.total += draw + (valueFor(end, mover) - draw) * weight;
            if (at == 0) return;
        }
    }

    /// Returns the mean of the games that were played out from a child of the root. A proven one may have been
    /// played out too seldom, so it has one game more for each answer.
    double estimateOf(const Node& child, int seat) const {
        double total = child.total;
        double count = child.visits;
        if (child.isProven) {
            for (auto i = child.firstChild; i < child.firstChild + child.childCount; ++i) {
                const auto& answer = nodes_[i];
                total += answer.isProven ? valueFor(answer.values, seat) : draw;
                ++count;
            }
        }
        return count > 0 ? total / count : draw;
    }

    Opinion opinion() const {
        Opinion out;
        const auto& root = nodes_.front();
        for (auto i = root.firstChild; i < root.firstChild + root.childCount; ++i) {
            const auto& child = nodes_[i];
            Candidate candidate{child.move,   draw,           estimateOf(child, root.seat),
                                child.visits, child.isProven, child.distance + 1};
            candidate.value = child.isProven ? valueFor(child.values, root.seat) : candidate.estimate;
            out.candidates.push_back(std::move(candidate));
        }
        out.positions = meter_.positions();
        return out;
    }

    const AnyRules& rules_;
    Judge judge_;
    Random random_;
    Limits limits_;
    Meter meter_;
    std::vector<Node> nodes_;
};

}  // namespace

std::size_t Opinion::best() const {
    const auto isBetterProven = [](const Candidate& one, const Candidate& other) {
        if (one.value != other.value) return one.value > other.value;
        if (one.value > 0 && one.value < 1) return one.estimate > other.estimate;
        return one.value < draw ? one.distance > other.distance : one.distance < other.distance;
    };
    const auto isTriedMore = [](const Candidate& one, const Candidate& other) {
        return one.visits != other.visits ? one.visits > other.visits : one.value > other.value;
    };
    std::optional<std::size_t> proven;
    std::optional<std::size_t> tried;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto& candidate = candidates[i];
        if (candidate.isProven) {
            if (!proven || isBetterProven(candidate, candidates[*proven])) proven = i;
        } else if (!tried || isTriedMore(candidate, candidates[*tried])) {
            tried = i;
        }
    }
    if (!proven || !tried) return proven ? *proven : tried.value_or(0);
    // A sure draw is for positions that look bad: an estimate may be wrong, and a draw may be had later, too.
    constexpr double trust = 0.2;
    const double sure = candidates[*proven].value;
    return sure < 1 && candidates[*tried].value > sure - trust ? *tried : *proven;
}

Opinion searchTree(const AnyRules& rules, const AnyState& from, const Limits& limits, std::uint64_t seed,
                   std::stop_token stop, const std::function<void(const Opinion&)>& report) {
    return Tree(rules, from, limits, seed, std::move(stop)).search(report);
}

Opinion searchSeen(const AnyRules& rules, const AnyObservation& seen, const Limits& limits,
                   std::uint64_t seed, std::stop_token stop,
                   const std::function<void(const Opinion&)>& report) {
    Random random(seed);
    const auto first = rules.imagine(seen, random);
    if (first.isNull()) return {};
    if (!rules.traits().hidesState) return searchTree(rules, first, limits, seed, std::move(stop), report);

    constexpr std::uint64_t positionsAWorld = 500;
    constexpr std::uint64_t mostWorlds = 40;
    const auto worlds = std::clamp<std::uint64_t>(limits.positions / positionsAWorld, 1, mostWorlds);
    Limits each = limits;
    each.positions = limits.positions / worlds;
    each.time = limits.time / static_cast<int>(worlds);
    Opinion sum;
    for (std::uint64_t world = 0; world < worlds && (world == 0 || !stop.stop_requested()); ++world) {
        const auto imagined = world == 0 ? first : rules.imagine(seen, random);
        if (imagined.isNull()) break;
        const auto one = searchTree(rules, imagined, each, random.next(), stop);
        sum.positions += one.positions;
        for (const auto& candidate : one.candidates) {
            auto known = std::find_if(
                sum.candidates.begin(), sum.candidates.end(),
                [&](const Candidate& other) { return rules.areEqual(other.move, candidate.move); });
            if (known == sum.candidates.end())
                known = sum.candidates.insert(known, Candidate{candidate.move, 0, 0, 0, false, 0});
            known->value += candidate.value;
            ++known->visits;
        }
    }
    for (auto& candidate : sum.candidates) candidate.value /= static_cast<double>(candidate.visits);
    if (report) report(sum);
    return sum;
}

}  // namespace plt::general
