// SPDX-License-Identifier: MIT
#include "common/session/general/solver.h"

#include "common/session/general/position_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include <queue>

namespace plt::general {

namespace {

class Search {
  public:
    Search(const AnyRules& rules, const Limits& limits, std::stop_token stop)
        : rules_(rules),
          isLowBest_(rules.traits().ranking == Ranking::lowestScore),
          limits_(limits),
          meter_(limits, std::move(stop)),
          table_(rules) {}

    Solution solution(const AnyState& from) {
        table_.add(from);
        nodes_.push_back({});
        if (ranksByScore()) highest_ = priorityOf(from);
        if (rules_.outcome(from) == Outcome::playing) {
            searchInBreadth();
            if (!winner_) searchBestFirst();
        }
        return result();
    }

  private:
    struct Node {
        AnyMove move;
        std::size_t parent = 0;
        std::int32_t depth = 0;
        bool isExpanded = false;
    };
    /// An end of the game: a node's move that ends it.
    struct End {
        std::size_t parent = 0;
        AnyMove move;
        std::int64_t score = 0;
    };
    struct Entry {
        std::int64_t priority = 0;
        std::size_t node = 0;
        /// Of equal entries the earliest is the highest.
        bool operator<(const Entry& other) const {
            return priority != other.priority ? priority < other.priority : node > other.node;
        }
    };
    using Queue = std::priority_queue<Entry>;

    /// The table's and the queues' part of a node.
    static constexpr std::size_t nodeOverhead = 160;
    static constexpr double shareInBreadth = 0.5;

    /// Returns true if a share of the states that may be kept is there.
    bool isFull(double share = 1) const {
        const auto mostNodes = limits_.statesKept(rules_, sizeof(Node) + nodeOverhead);
        return static_cast<double>(nodes_.size()) >= share * static_cast<double>(mostNodes);
    }
    bool mustEnd() const { return meter_.mustEnd() || isFull(); }

    void searchInBreadth() {
        for (; next_ < nodes_.size() && !winner_; ++next_) {
            if (meter_.mustEnd() || meter_.hasUsed(shareInBreadth) || isFull(shareInBreadth)) return;
            expand(next_);
        }
        isShortest_ = winner_.has_value();
    }

    void searchBestFirst() {
        for (auto node = next_; node < nodes_.size() && !meter_.mustEnd(); ++node) enqueue(node);
        isQueued_ = true;
        while (!winner_ && !mustEnd()) {
            const auto node = dequeue();
            if (!node) return;
            expand(*node);
        }
    }

    bool ranksByScore() const {
        return rules_.traits().hasScore && rules_.traits().ranking != Ranking::fastest;
    }
    /// Returns the score, the higher the better.
    std::int64_t priorityOf(const AnyState& state) const {
        return isLowBest_ ? -rules_.score(state) : rules_.score(state);
    }

    void enqueue(std::size_t node) {
        const auto& state = table_.state(node);
        if (ranksByScore()) queues_[0].push({priorityOf(state), node});
        queues_[1].push({static_cast<std::int64_t>(rules_.legalMoves(state).size()), node});
        queues_[2].push({nodes_[node].depth, node});
    }

    /// Takes the best open node of the next queue by turns.
    std::optional<std::size_t> dequeue() {
        for (std::size_t tried = 0; tried < queues_.size(); ++tried) {
            auto& queue = queues_[turn_++ % queues_.size()];
            while (!queue.empty() && nodes_[queue.top().node].isExpanded) queue.pop();
            if (queue.empty()) continue;
            const auto node = queue.top().node;
            queue.pop();
            return node;
        }
        return std::nullopt;
    }

    void expand(std::size_t node) {
        nodes_[node].isExpanded = true;
        ++expanded_;
        const AnyState state = table_.state(node);
        for (const auto& move : rules_.legalMoves(state)) {
            if (meter_.mustEnd()) {
                --expanded_;
                return;
            }
            const auto after = rules_.apply(state, move);
            meter_.count(1);
            if (!after) {
                isComplete_ = false;
                continue;
            }
            const auto outcome = rules_.outcome(*after);
            if (outcome == Outcome::playing) {
                if (!table_.add(*after)) continue;
                nodes_.push_back({move, node, nodes_[node].depth + 1, false});
                if (ranksByScore() && priorityOf(*after) > highest_) {
                    highest_ = priorityOf(*after);
                    furthest_ = nodes_.size() - 1;
                }
                if (isQueued_) enqueue(nodes_.size() - 1);
            } else if (outcome == Outcome::won) {
                winner_ = End{node, move, rules_.score(*after)};
                return;
            } else if (outcome == Outcome::over && rules_.traits().hasScore) {
                End end{node, move, rules_.score(*after)};
                if (!best_ || (isLowBest_ ? end.score < best_->score : end.score > best_->score))
                    best_ = std::move(end);
            }
        }
    }

    Solution result() const {
        Solution out;
        out.positions = meter_.positions();
        const auto& end = winner_ ? winner_ : best_;
        if (winner_)
            out.isProven = isComplete_ && isShortest_ && table_.isExact();
        else
            out.isProven = isComplete_ && expanded_ == nodes_.size() &&
                           (best_ ? table_.areScoresExact() : table_.isExact());
        out.wins = winner_.has_value();
        out.ends = end.has_value();
        // Of no use where it is proven that nothing wins.
        if (!end && !out.isProven && furthest_ != 0) out.score = isLowBest_ ? -highest_ : highest_;
        if (end && rules_.traits().hasScore) out.score = end->score;
        if (end) out.line.push_back(end->move);
        if (end || out.score)
            for (auto node = end ? end->parent : furthest_; node != 0; node = nodes_[node].parent)
                out.line.push_back(nodes_[node].move);
        std::reverse(out.line.begin(), out.line.end());
        return out;
    }

    const AnyRules& rules_;
    bool isLowBest_;
    Limits limits_;
    Meter meter_;
    PositionTable table_;
    std::vector<Node> nodes_;  ///< by their numbers in the table
    std::size_t next_ = 0;     ///< the first that was not expanded in breadth
    std::size_t expanded_ = 0;
    std::array<Queue, 3> queues_;
    std::size_t turn_ = 0;
    bool isQueued_ = false;
    bool isShortest_ = false;
    bool isComplete_ = true;  ///< no legal move was refused, as a script that fails does
    std::optional<End> winner_;
    std::optional<End> best_;
    std::int64_t highest_ = 0;  ///< priorityOf() the start or the furthest
    std::size_t furthest_ = 0;  ///< the node with the best score among those that are no ends; 0 for none
};

}  // namespace

Solution solve(const AnyRules& rules, const AnyState& from, const Limits& limits, std::stop_token stop) {
    return Search(rules, limits, std::move(stop)).solution(from);
}

}  // namespace plt::general
