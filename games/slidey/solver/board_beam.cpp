// SPDX-License-Identifier: MIT
#include "slidey/solver/board_beam.h"

#include "common/rules/random.h"
#include "slidey/solver/neighbours.h"
#include "slidey/solver/tables/board_tables.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace slidey {

namespace {

/// Those of a few rounds, in a table that fits a cache; a power of two.
constexpr std::size_t rememberedPositions = std::size_t{1} << 18;
/// Solutions of boards of this size have fewer slides.
constexpr int mostSlides = 600;
constexpr std::size_t mostPatterns = BoardTables::mostPatterns;

class BoardBeam {
  public:
    BoardBeam(const Position& position, const BoardTables& tables, std::size_t width)
        : tables_(tables),
          width_(width),
          columns_(position.columns()),
          rows_(position.rows()),
          isSquare_(columns_ == rows_),
          neighbours_(columns_, rows_),
          seen_(rememberedPositions) {
        plt::Random random(1);
        for (auto& number : keys_) number = random.next();
        Node start;
        for (int cell = 0; cell < position.cells(); ++cell) {
            const Tile tile = position.at(cell);
            start.board[cell] = static_cast<std::uint8_t>(tile);
            start.key ^= keyOf(cell, tile);
            if (tile == 0) continue;
            const auto& slot = tables_.slot(tile);
            start.indexes[slot.pattern] += static_cast<std::uint32_t>(cell) * slot.weight;
            if (!isSquare_) continue;
            const auto& other = tables_.slot(mirroredTile(tile));
            start.mirrored[other.pattern] += static_cast<std::uint32_t>(mirrored(cell)) * other.weight;
        }
        start.hole = static_cast<std::uint8_t>(position.hole());
        start.cameFrom = noCell;
        for (std::size_t pattern = 0; pattern < tables_.count(); ++pattern) {
            start.left += tables_.slides(pattern, start.indexes[pattern]);
            if (isSquare_) start.mirroredLeft += tables_.slides(pattern, start.mirrored[pattern]);
        }
        beam_.push_back(start);
        tree_.push_back({-1, start.hole});
        remember(start.key);
    }

    std::optional<std::vector<int>> run(const std::stop_token& stop) {
        for (int slides = 0; slides < mostSlides && !beam_.empty(); ++slides) {
            if (stop.stop_requested()) return std::nullopt;
            for (const auto& node : beam_)
                if (node.left == 0) return wayTo(node.place);
            widen();
            select();
        }
        return std::nullopt;
    }

  private:
    static constexpr std::uint8_t noCell = 0xFF;
    /// More than a table of each pattern can say.
    static constexpr std::size_t mostSlidesLeft = mostPatterns * 256;

    struct Node {
        std::array<std::uint8_t, mostBeamCells> board{};
        std::uint8_t hole = 0;
        std::uint8_t cameFrom = 0;
        std::array<std::uint32_t, mostPatterns> indexes{};
        std::array<std::uint32_t, mostPatterns> mirrored{};
        int left = 0;  ///< slides that are left, at least
        int mirroredLeft = 0;
        int place = 0;  ///< in the tree
        std::uint64_t key = 0;
    };
    /// A node that is not made yet.
    struct Child {
        std::uint32_t parent;
        std::uint8_t from;
        std::uint16_t left;
    };
    struct Step {
        int parent;
        std::uint8_t hole;
    };

    int mirrored(int cell) const { return mirroredCell(columns_, rows_, cell); }
    Tile mirroredTile(Tile tile) const { return static_cast<Tile>(mirrored(tile - 1) + 1); }
    std::uint64_t keyOf(int cell, Tile tile) const { return keys_[cell * mostBeamCells + tile]; }
    std::uint64_t keyAfter(const Node& node, int from) const {
        const Tile tile = node.board[from];
        return node.key ^ keyOf(from, tile) ^ keyOf(node.hole, tile) ^ keyOf(from, 0) ^ keyOf(node.hole, 0);
    }
    /// Returns false if the position is among the last ones that were remembered. Two that share a place in
    /// the table forget each other.
    bool remember(std::uint64_t key) {
        auto& place = seen_[key & (seen_.size() - 1)];
        return std::exchange(place, key) != key;
    }

    struct Change {
        std::size_t pattern;
        std::uint32_t index;
        int slides;
    };
    Change changed(const std::array<std::uint32_t, mostPatterns>& indexes, Tile tile, int from,
                   int to) const {
        const auto& slot = tables_.slot(tile);
        const auto before = indexes[slot.pattern];
        const auto after = before + static_cast<std::uint32_t>(to - from) * slot.weight;
        return {slot.pattern, after,
                tables_.slides(slot.pattern, after) - tables_.slides(slot.pattern, before)};
    }

    void widen() {
        children_.clear();
        for (std::uint32_t i = 0; i < beam_.size(); ++i) {
            const auto& node = beam_[i];
            for (const int from : neighbours_.of(node.hole)) {
                if (from == node.cameFrom || !remember(keyAfter(node, from))) continue;
                const Tile tile = node.board[from];
                int left = node.left + changed(node.indexes, tile, from, node.hole).slides;
                if (isSquare_)
                    left = std::max(left, node.mirroredLeft + changed(node.mirrored, mirroredTile(tile),
                                                                      mirrored(from), mirrored(node.hole))
                                                                  .slides);
                children_.push_back({i, static_cast<std::uint8_t>(from), static_cast<std::uint16_t>(left)});
            }
        }
    }
    void select() {
        if (children_.size() > width_) {
            std::array<std::size_t, mostSlidesLeft> counts{};
            for (const auto& child : children_) ++counts[child.left];
            std::size_t kept = 0;
            std::size_t most = 0;
            while (kept + counts[most] <= width_) kept += counts[most++];
            // The first ones of those that are as near as the farthest that have room.
            std::size_t room = width_ - kept;
            std::erase_if(children_, [&](const Child& child) {
                if (child.left == most && room > 0) {
                    --room;
                    return false;
                }
                return child.left >= most;
            });
        }
        next_.clear();
        for (const auto& child : children_) next_.push_back(made(beam_[child.parent], child.from));
        beam_.swap(next_);
    }
    Node made(const Node& parent, int from) {
        const Tile tile = parent.board[from];
        Node node = parent;
        node.key = keyAfter(parent, from);
        const auto change = changed(parent.indexes, tile, from, parent.hole);
        node.indexes[change.pattern] = change.index;
        node.left += change.slides;
        if (isSquare_) {
            const auto other =
                changed(parent.mirrored, mirroredTile(tile), mirrored(from), mirrored(parent.hole));
            node.mirrored[other.pattern] = other.index;
            node.mirroredLeft += other.slides;
        }
        node.board[parent.hole] = static_cast<std::uint8_t>(tile);
        node.board[from] = 0;
        node.cameFrom = parent.hole;
        node.hole = static_cast<std::uint8_t>(from);
        node.place = static_cast<int>(tree_.size());
        tree_.push_back({parent.place, node.hole});
        return node;
    }
    std::vector<int> wayTo(int place) const {
        std::vector<int> way;
        for (; tree_[place].parent >= 0; place = tree_[place].parent) way.push_back(tree_[place].hole);
        std::reverse(way.begin(), way.end());
        return way;
    }

    const BoardTables& tables_;
    std::size_t width_;
    int columns_;
    int rows_;
    bool isSquare_;
    Neighbours neighbours_;
    std::array<std::uint64_t, mostBeamCells * mostBeamCells> keys_{};
    std::vector<std::uint64_t> seen_;
    std::vector<Node> beam_;
    std::vector<Node> next_;
    std::vector<Child> children_;
    std::vector<Step> tree_;
};

}  // namespace

std::optional<std::vector<int>> searchByBeam(const Position& position, const std::stop_token& stop,
                                             std::size_t width) {
    const auto tables = BoardTables::of(position.columns(), position.rows(), stop);
    if (tables == nullptr) return std::nullopt;
    return BoardBeam(position, *tables, width).run(stop);
}

}  // namespace slidey
