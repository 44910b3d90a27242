// SPDX-License-Identifier: MIT
#include "slidey/solver/line_search.h"

#include "common/rules/random.h"
#include "slidey/solver/neighbours.h"
#include "slidey/solver/pattern_database.h"
#include "slidey/solver/tables/corner_table.h"
#include "slidey/solver/tables/distance_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

namespace slidey {

namespace {

/// The end on a square of this side is solved in the fewest slides.
constexpr int endSide = 4;

/// Scores are in quarters of a step.
constexpr int step = 4;
/// The number of further levels that are searched after the first that reaches the subgoal.
constexpr int patience = 6;
/// Above this many nodes, those that no leaf descends from are dropped.
constexpr std::size_t mostNodes = 1U << 18;

struct Point {
    int column = 0;
    int row = 0;
};

/// The steps it takes to carry a tile this far once the hole is in front of it: five for a step in the same
/// direction as the one before, three for a step around a corner.
constexpr int carried(int along, int across) {
    if (across == 0) return along == 0 ? 0 : 1 + 5 * (along - 1);
    return along > across ? 1 + 6 * across + 5 * (along - across - 1)
                          : 1 + 3 * (2 * along - 1) + 5 * (across - along);
}

class LineSearch {
  public:
    LineSearch(const Position& position, const Breadth& breadth, const std::stop_token& stop)
        : position_(position),
          breadth_(breadth),
          stop_(stop),
          reduction_(position.columns(), position.rows()),
          neighbours_(position.columns(), position.rows()),
          hole_(position.hole()),
          board_(position.tiles()),
          cellOf_(board_.size()),
          done_(board_.size(), false) {
        points_.reserve(board_.size());
        for (int cell = 0; cell < position.cells(); ++cell) {
            cellOf_[board_[cell]] = cell;
            points_.push_back({position.column(cell), position.row(cell)});
        }
        plt::Random random(1);
        for (int i = 0; i < position.cells(); ++i) {
            tileKeys_.push_back(random.next() | 1U);
            cellKeys_.push_back(random.next() | 1U);
        }
        nodes_.push_back({-1, hole_, 0});
    }

    std::optional<std::vector<int>> run() {
        const auto& subgoals = reduction_.subgoals();
        leaves_ = {{0, position_.distanceLeft(), 0, 0}};
        goal_ = reduction_.reached(position_);
        for (std::size_t i = 0; i < goal_; ++i) markDone(subgoals[i]);
        if (breadth_.shortestEnd) endsFrom_ = beginOfEnd();
        for (; goal_ < subgoals.size(); ++goal_) {
            if (goal_ == endsFrom_) findShortestEnd();
            if (!advanceToSubgoal()) return std::nullopt;
            markDone(subgoals[goal_]);
            if (nodes_.size() > mostNodes) pruneTree();
        }
        return finished();
    }

  private:
    /// A node of the search tree: the hole moved here from the parent's cell.
    struct Node {
        int parent;
        int hole;
        int depth;
    };
    struct Leaf {
        int node;
        int distance;        ///< the sum of all tiles' distances from home
        std::uint64_t hash;  ///< of the position, updated incrementally from the root's
        int score;
    };
    struct Child {
        Leaf leaf;  ///< its node is still the parent's
        int cell;
    };

    int homeOf(Tile tile) const { return tile - 1; }
    int between(int from, int to) const {
        const auto& a = points_[from];
        const auto& b = points_[to];
        return std::abs(a.column - b.column) + std::abs(a.row - b.row);
    }

    void markDone(const Subgoal& subgoal) {
        for (const Tile tile : subgoal.tiles) done_[homeOf(tile)] = true;
    }

    void moveHole(int to) {
        const Tile tile = board_[to];
        board_[hole_] = tile;
        cellOf_[tile] = hole_;
        board_[to] = 0;
        hole_ = to;
    }

    /// Takes back and plays moves until the board is that of the node.
    void goTo(int node) {
        forward_.clear();
        while (current_ != node) {
            if (nodes_[current_].depth > nodes_[node].depth) {
                current_ = nodes_[current_].parent;
                moveHole(nodes_[current_].hole);
            } else {
                forward_.push_back(node);
                node = nodes_[node].parent;
            }
        }
        for (auto next = forward_.rbegin(); next != forward_.rend(); ++next) {
            current_ = *next;
            moveHole(nodes_[current_].hole);
        }
    }

    /// An estimate of the steps that bring a tile from `from` to `to`, with the hole at `hole`.
    int carrying(Point from, Point to, Point hole) const {
        const int dx = to.column - from.column;
        const int dy = to.row - from.row;
        if (dx == 0 && dy == 0) return 0;
        int best = std::numeric_limits<int>::max();
        const auto attempt = [&](Point front, int along, int across) {
            if (done_[front.row * position_.columns() + front.column]) return;
            int approach = std::abs(front.column - hole.column) + std::abs(front.row - hole.row);
            const bool inTheWay = (hole.row == from.row && front.row == from.row &&
                                   (hole.column < from.column) != (front.column < from.column)) ||
                                  (hole.column == from.column && front.column == from.column &&
                                   (hole.row < from.row) != (front.row < from.row));
            if (inTheWay) approach += 2;
            best = std::min(best, approach + carried(along, across));
        };
        if (dx != 0) attempt({from.column + (dx > 0 ? 1 : -1), from.row}, std::abs(dx), std::abs(dy));
        if (dy != 0) attempt({from.column, from.row + (dy > 0 ? 1 : -1)}, std::abs(dy), std::abs(dx));
        return best == std::numeric_limits<int>::max() ? 5 * (std::abs(dx) + std::abs(dy)) : best;
    }

    CornerCell inCorner(const Subgoal& goal, const CornerTable& table, Point point) const {
        const auto& region = goal.line.region;
        const int along = goal.line.isRow ? point.column - region.left : point.row - region.top;
        const int across = goal.line.isRow ? point.row - region.top : point.column - region.left;
        return {along - goal.line.length() + table.along(), across};
    }
    /// The cell of the corner that is nearest to `cell`, which may be outside.
    static CornerCell nearest(const CornerTable& table, CornerCell cell) {
        return {std::clamp(cell.along, 0, table.along() - 1),
                std::clamp(cell.across, 0, CornerTable::depth - 1)};
    }
    Point fromCorner(const Subgoal& goal, const CornerTable& table, CornerCell cell) const {
        const auto& region = goal.line.region;
        const int along = cell.along + goal.line.length() - table.along();
        return goal.line.isRow ? Point{region.left + along, region.top + cell.across}
                               : Point{region.left + cell.across, region.top + along};
    }

    /// An estimate of the steps that the last two tiles of a line take; exact once they and the hole are in
    /// its corner.
    int pairing(const Subgoal& goal, Point first, Point second, Point hole) const {
        const auto& table = CornerTable::of(goal.line.length() == 2 ? 2 : 3);
        const auto firstCell = inCorner(goal, table, first);
        const auto secondCell = inCorner(goal, table, second);
        const auto holeCell = inCorner(goal, table, hole);
        const bool firstIn = table.contains(firstCell);
        const bool secondIn = table.contains(secondCell);
        if (firstIn && secondIn && table.contains(holeCell))
            return table.steps(firstCell, secondCell, holeCell);
        int steps = CornerTable::most;
        const auto cornerOf = [&](CornerCell cell) { return fromCorner(goal, table, nearest(table, cell)); };
        if (firstIn && secondIn) {
            const Point corner = cornerOf(holeCell);
            return steps + std::abs(corner.column - hole.column) + std::abs(corner.row - hole.row);
        }
        if (!firstIn && !secondIn) {
            const Point one = cornerOf(firstCell);
            const Point other = cornerOf(secondCell);
            return steps + std::min(carrying(first, one, hole) + carrying(second, other, one),
                                    carrying(second, other, hole) + carrying(first, one, other));
        }
        return steps + (firstIn ? carrying(second, cornerOf(secondCell), hole)
                                : carrying(first, cornerOf(firstCell), hole));
    }

    /// An estimate of the steps left to the subgoal if the hole moves to the adjacent cell `to`.
    int ahead(const Subgoal& goal, int to) const {
        const Tile moved = board_[to];
        const auto point = [&](Tile tile) { return points_[tile == moved ? hole_ : cellOf_[tile]]; };
        const Point hole = points_[to];
        if (goal.tiles.size() == 2) return pairing(goal, point(goal.tiles[0]), point(goal.tiles[1]), hole);
        return carrying(point(goal.tiles[0]), points_[homeOf(goal.tiles[0])], hole);
    }

    /// Advances the beam until the subgoal is reached. A beam that gets stuck, as it follows the other tiles,
    /// begins again and heeds them less.
    bool advanceToSubgoal() {
        const auto begin = leaves_;
        nearness_ = breadth_.nearness;
        auto reached = reachedByBeam();
        while (reached.empty() && nearness_ > 0 && !stop_.stop_requested()) {
            nearness_ = nearness_ > 1 ? 1 : 0;
            leaves_ = begin;
            reached = reachedByBeam();
        }
        nearness_ = breadth_.nearness;
        if (reached.empty()) return false;
        takeBest(std::move(reached));
        return true;
    }

    /// Advances the beam to the subgoal and returns the leaves that reached it, also some later ones; none if
    /// it is stopped or stuck.
    std::vector<Leaf> reachedByBeam() {
        const auto& goal = reduction_.subgoals()[goal_];
        std::vector<Leaf> reached;
        // Beams that do not get stuck need half as many at most.
        const int limit = 10 * (position_.columns() + position_.rows()) + 160;
        int last = limit;
        for (int level = 0; level < last && !leaves_.empty(); ++level) {
            if ((level & 15) == 0 && stop_.stop_requested()) return {};
            children_.clear();
            seen_.clear();
            for (const auto& leaf : leaves_) {
                goTo(leaf.node);
                if (level == 0 && isReached(goal)) {
                    reached.push_back(leaf);
                    continue;
                }
                addChildren(goal, leaf);
            }
            keepBest(children_);
            makeLeaves(reached);
            if (!reached.empty() && last == limit) last = level + 1 + patience;
        }
        return reached;
    }

    /// Makes the children leaves, or adds them to those that reached the subgoal.
    void makeLeaves(std::vector<Leaf>& reached) {
        leaves_.clear();
        for (const auto& child : children_) {
            Leaf leaf = child.leaf;
            const int depth = nodes_[leaf.node].depth + 1;
            nodes_.push_back({leaf.node, child.cell, depth});
            leaf.node = static_cast<int>(nodes_.size()) - 1;
            if (child.leaf.score - step * depth - nearness_ * leaf.distance == 0) {
                reached.push_back(leaf);
            } else {
                leaves_.push_back(leaf);
            }
        }
    }

    /// Makes the best of those that reached the subgoal the beam for the next one.
    void takeBest(std::vector<Leaf> reached) {
        const auto& goals = reduction_.subgoals();
        // The steps that the next subgoal takes from there count as well.
        if (goal_ + 1 < goals.size()) {
            markDone(goals[goal_]);
            for (auto& leaf : reached) {
                goTo(leaf.node);
                leaf.score = step * nodes_[leaf.node].depth + nearness_ * leaf.distance +
                             step * ahead(goals[goal_ + 1], hole_);
            }
        }
        std::stable_sort(reached.begin(), reached.end(),
                         [](const Leaf& a, const Leaf& b) { return a.score < b.score; });
        if (reached.size() > static_cast<std::size_t>(breadth_.beam))
            reached.resize(static_cast<std::size_t>(breadth_.beam));
        leaves_ = std::move(reached);
    }

    bool isReached(const Subgoal& goal) const {
        return std::all_of(goal.tiles.begin(), goal.tiles.end(),
                           [&](Tile tile) { return cellOf_[tile] == homeOf(tile); });
    }

    void addChildren(const Subgoal& goal, const Leaf& leaf) {
        const auto& node = nodes_[leaf.node];
        const int cameFrom = node.parent < 0 ? -1 : nodes_[node.parent].hole;
        for (const int to : neighbours_.of(hole_)) {
            if (to == cameFrom || done_[to]) continue;
            const Tile tile = board_[to];
            const auto hash = leaf.hash + tileKeys_[tile] * (cellKeys_[hole_] - cellKeys_[to]);
            if (!seen_.insert(hash)) continue;
            Child child{leaf, to};
            child.leaf.hash = hash;
            child.leaf.distance += between(hole_, homeOf(tile)) - between(to, homeOf(tile));
            child.leaf.score = step * (node.depth + 1 + ahead(goal, to)) + nearness_ * child.leaf.distance;
            children_.push_back(child);
        }
    }

    /// Reduces the children to the width of the beam in their order, in which neighbours are close in the
    /// tree.
    void keepBest(std::vector<Child>& children) {
        const auto beam = static_cast<std::size_t>(breadth_.beam);
        if (children.size() <= beam) return;
        scores_.clear();
        for (const auto& child : children) scores_.push_back(child.leaf.score);
        const auto bound = scores_.begin() + static_cast<std::ptrdiff_t>(beam - 1);
        std::nth_element(scores_.begin(), bound, scores_.end());
        const int worst = *bound;
        auto room = static_cast<std::ptrdiff_t>(beam) -
                    std::count_if(scores_.begin(), scores_.end(), [&](int score) { return score < worst; });
        std::erase_if(children, [&](const Child& child) {
            if (child.leaf.score != worst) return child.leaf.score > worst;
            return --room < 0;
        });
    }

    /// Drops the nodes that no leaf descends from.
    void pruneTree() {
        std::vector<int> kept(nodes_.size(), -1);
        for (const auto& leaf : leaves_)
            for (int node = leaf.node; node >= 0 && kept[node] < 0; node = nodes_[node].parent)
                kept[node] = 0;
        goTo(leaves_.front().node);
        std::size_t count = 0;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (kept[i] < 0) continue;
            Node node = nodes_[i];
            if (node.parent >= 0) node.parent = kept[node.parent];
            kept[i] = static_cast<int>(count);
            nodes_[count++] = node;
        }
        nodes_.resize(count);
        current_ = kept[current_];
        for (auto& leaf : leaves_) leaf.node = kept[leaf.node];
    }

    /// The index of the subgoal at which 4 x 4 tiles are left, or the largest number if there is none.
    std::size_t beginOfEnd() const {
        const auto& goals = reduction_.subgoals();
        const auto found = std::find_if(goals.begin(), goals.end(), [](const Subgoal& goal) {
            const auto& region = goal.line.region;
            return region.columns() == endSide && region.rows() == endSide;
        });
        return found == goals.end() ? std::numeric_limits<std::size_t>::max()
                                    : static_cast<std::size_t>(found - goals.begin());
    }

    /// Solves the end from the most promising leaves of the beam, and keeps the shortest way found.
    void findShortestEnd() {
        constexpr std::size_t tried = 4;
        constexpr std::uint64_t positions = 100'000;
        const auto& region = reduction_.subgoals()[goal_].line.region;
        const auto database = PatternDatabase::of(endSide, endSide, stop_);
        if (database == nullptr) return;
        std::vector<std::pair<int, int>> ends;
        for (const auto& leaf : leaves_) {
            goTo(leaf.node);
            ends.emplace_back(nodes_[leaf.node].depth + database->atLeast(part(region)), leaf.node);
        }
        std::sort(ends.begin(), ends.end());
        if (ends.size() > tried) ends.resize(tried);
        for (const auto& [atLeast, node] : ends) {
            if (!shortest_.empty() && atLeast >= static_cast<int>(shortest_.size())) break;
            goTo(node);
            const auto end = database->solution(part(region), stop_, positions).way;
            if (!end) continue;
            auto way = wayTo(node, region, *end);
            if (shortest_.empty() || way.size() < shortest_.size()) shortest_ = std::move(way);
        }
    }

    /// The way to a node, followed by `end`, which is within a region.
    std::vector<int> wayTo(int node, const Region& region, const std::vector<int>& end) const {
        std::vector<int> way;
        for (; node > 0; node = nodes_[node].parent) way.push_back(nodes_[node].hole);
        std::reverse(way.begin(), way.end());
        for (const int cell : end)
            way.push_back((cell / region.columns() + region.top) * position_.columns() +
                          cell % region.columns() + region.left);
        return way;
    }

    /// The board that is left in a region, with its tiles renumbered.
    Position part(const Region& region) const {
        std::vector<Tile> tiles;
        for (int row = region.top; row < region.bottom; ++row) {
            for (int column = region.left; column < region.right; ++column) {
                const Tile tile = board_[row * position_.columns() + column];
                const auto home = points_[tile == 0 ? 0 : homeOf(tile)];
                tiles.push_back(tile == 0 ? Tile{0}
                                          : static_cast<Tile>((home.row - region.top) * region.columns() +
                                                              home.column - region.left + 1));
            }
        }
        return {region.columns(), region.rows(), std::move(tiles)};
    }

    std::vector<int> finished() {
        const auto& region = reduction_.rest();
        const auto& table = DistanceTable::of(region.columns(), region.rows());
        int best = std::numeric_limits<int>::max();
        int bestNode = -1;
        for (const auto& leaf : leaves_) {
            goTo(leaf.node);
            const int all = nodes_[leaf.node].depth + table.distance(part(region).tiles());
            if (all >= best) continue;
            best = all;
            bestNode = leaf.node;
        }
        goTo(bestNode);
        auto way = wayTo(bestNode, region, table.solution(part(region)));
        return shortest_.empty() || way.size() < shortest_.size() ? way : shortest_;
    }

    /// The positions of one level.
    class Seen {
      public:
        void clear() {
            if (++now_ == 0) {
                entries_.assign(entries_.size(), {});
                now_ = 1;
            }
        }
        bool insert(std::uint64_t hash) {
            for (auto at = hash >> 51;; ++at) {
                auto& entry = entries_[at & (entries_.size() - 1)];
                if (entry.time != now_) {
                    entry = {hash, now_};
                    return true;
                }
                if (entry.hash == hash) return false;
            }
        }

      private:
        struct Entry {
            std::uint64_t hash = 0;
            std::uint32_t time = 0;
        };
        std::vector<Entry> entries_{std::size_t{1} << 13};
        std::uint32_t now_ = 0;
    };

    const Position& position_;
    const Breadth breadth_;
    const std::stop_token& stop_;
    const Reduction reduction_;
    const Neighbours neighbours_;
    std::vector<Point> points_;
    int hole_;
    std::vector<Tile> board_;
    std::vector<int> cellOf_;
    std::vector<bool> done_;
    std::vector<std::uint64_t> tileKeys_;
    std::vector<std::uint64_t> cellKeys_;
    std::vector<Node> nodes_;
    int current_ = 0;
    int nearness_ = 0;  ///< of the present beam
    std::size_t goal_ = 0;
    std::size_t endsFrom_ = std::numeric_limits<std::size_t>::max();
    std::vector<int> shortest_;
    std::vector<Leaf> leaves_;
    std::vector<Child> children_;
    std::vector<int> forward_;
    std::vector<int> scores_;
    Seen seen_;
};

}  // namespace

std::optional<std::vector<int>> searchByLines(const Position& position, const Breadth& breadth,
                                              const std::stop_token& stop) {
    return LineSearch(position, breadth, stop).run();
}

}  // namespace slidey
