// SPDX-License-Identifier: MIT
#include "spider/solver/shortening.h"

#include "spider/solver/moves.h"
#include "spider/solver/position.h"
#include "spider/solver/script.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace spider {

namespace {

/// Maximum number of positions in a neighbourhood.
constexpr std::size_t mostNodes = 40'000;

/// As long as there is a stock, the order of the columns distinguishes positions.
std::uint64_t keyOf(const Position& position, const Position::Stock& stock) {
    return position.hasStock(stock) ? position.orderedKey() : position.key();
}

Position after(Position position, const Position::Stock& stock, const Move& move) {
    if (move.isDeal()) {
        position.deal(stock);
    } else {
        position.move(move.from, move.count, move.to);
    }
    return position;
}

/// The graph of positions near a winning sequence.
class Neighbourhood {
  public:
    Neighbourhood(const State& state, const std::vector<Move>& way) : stock_(state), root_(state) {
        Position at = root_;
        add(keyOf(at, stock_), at);
        for (const Move& move : way) {
            at = after(at, stock_, move);
            last_ = add(keyOf(at, stock_), at);
        }
    }

    /// Returns false if stopped.
    bool explore(long& positions, const std::stop_token& stop) {
        for (std::size_t index = 0; index < nodes_.size(); ++index) {
            if (stop.stop_requested() || positions <= 0) return false;
            firstEdge_.push_back(edges_.size());
            const Position at = nodes_[index];
            const bool ordered = at.hasStock(stock_);
            eachMove(at, stock_, ordered ? Choice::all : Choice::useful, ordered,
                     [&](const Successor& successor) {
                         --positions;
                         const auto key =
                             successor.move().isDeal() ? keyOf(successor.position(), stock_) : successor.key;
                         const auto known = byKey_.find(key);
                         if (known != byKey_.end()) {
                             edges_.push_back(known->second);
                         } else if (nodes_.size() < mostNodes) {
                             edges_.push_back(add(key, successor.position()));
                         }
                     });
        }
        firstEdge_.push_back(edges_.size());
        return true;
    }

    /// Returns the shortest path from the first position to the last one.
    std::vector<Move> shortest() const {
        std::vector<std::uint32_t> previous(nodes_.size(), unreached);
        std::vector<std::uint32_t> queue{0};
        previous[0] = 0;
        for (std::size_t head = 0; head < queue.size() && previous[last_] == unreached; ++head) {
            const auto index = queue[head];
            for (auto edge = firstEdge_[index]; edge < firstEdge_[index + 1]; ++edge) {
                if (previous[edges_[edge]] != unreached) continue;
                previous[edges_[edge]] = index;
                queue.push_back(edges_[edge]);
            }
        }
        std::vector<std::uint32_t> chain;
        for (auto index = last_; index != 0; index = previous[index]) chain.push_back(index);
        std::reverse(chain.begin(), chain.end());
        // Without a stock, positions are known up to the order of their columns, so the moves are generated
        // again.
        std::vector<Move> way;
        Position at = root_;
        for (const auto index : chain) {
            const auto wanted = keyOf(nodes_[index], stock_);
            Move found = Move::deal();
            eachMove(at, stock_, Choice::all, at.hasStock(stock_), [&](const Successor& successor) {
                if (keyOf(successor.position(), stock_) == wanted) found = successor.move();
            });
            way.push_back(found);
            at = after(at, stock_, found);
        }
        return way;
    }

  private:
    static constexpr std::uint32_t unreached = ~0U;

    std::uint32_t add(std::uint64_t key, const Position& position) {
        const auto [entry, isNew] = byKey_.try_emplace(key, static_cast<std::uint32_t>(nodes_.size()));
        if (isNew) nodes_.push_back(position);
        return entry->second;
    }

    Position::Stock stock_;
    Position root_;
    std::vector<Position> nodes_;
    std::unordered_map<std::uint64_t, std::uint32_t> byKey_;
    std::vector<std::size_t> firstEdge_;  ///< of every node, and one more
    std::vector<std::uint32_t> edges_;
    std::uint32_t last_ = 0;
};

}  // namespace

std::vector<Move> shortened(const State& state, std::vector<Move> win, long positions,
                            const std::stop_token& stop) {
    for (bool improved = true; improved && positions > 0 && !stop.stop_requested();) {
        Script script(state, win);
        improved = script.improve(positions, stop);
        win = script.way();
        Neighbourhood neighbourhood(state, win);
        if (!neighbourhood.explore(positions, stop)) break;
        auto way = neighbourhood.shortest();
        improved = improved || way.size() < win.size();
        if (way.size() < win.size()) win = std::move(way);
    }
    return win;
}

}  // namespace spider
