// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace gobblet::testing {

/// Gobblet once more, as one would play it with wood: stacks of pieces on the cells, three nests of pieces
/// beside the large board, and every rule spelled out. Shares nothing with the game's own rules but the way
/// of writing moves down.
class SlowGame {
  public:
    explicit SlowGame(int width)
        : width_(width),
          cells_(static_cast<std::size_t>(width),
                 std::vector<std::vector<Piece>>(static_cast<std::size_t>(width))) {
        for (auto& nests : beside_) {
            if (width == 3)
                nests = {{0}, {0}, {1}, {1}, {2}, {2}};
            else
                nests = {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}};
        }
    }

    std::set<std::string> legal() const {
        std::set<std::string> moves;
        for (int column = 0; column < width_; ++column) {
            for (int row = 0; row < width_; ++row) {
                for (const auto& nest : beside_[turn_])
                    if (!nest.empty() && newMayGo(nest.back(), column, row))
                        moves.insert('+' + std::to_string(nest.back()) + '@' + name(column, row));
                if (top(column, row).first != turn_) continue;
                for (int toColumn = 0; toColumn < width_; ++toColumn)
                    for (int toRow = 0; toRow < width_; ++toRow)
                        if (top(toColumn, toRow).second < top(column, row).second)
                            moves.insert(name(column, row) + '>' + name(toColumn, toRow));
            }
        }
        return moves;
    }

    void play(const std::string& move) {
        if (move[0] == '+') {
            const int size = move[1] - '0';
            for (auto& nest : beside_[turn_]) {
                if (nest.empty() || nest.back() != size) continue;
                nest.pop_back();
                break;
            }
            stack(move[3] - '0', move[5] - '0').emplace_back(turn_, size);
        } else {
            auto& from = stack(move[0] - '0', move[2] - '0');
            const Piece piece = from.back();
            from.pop_back();
            stack(move[4] - '0', move[6] - '0').push_back(piece);
        }
        turn_ = 1 - turn_;
    }

    /// The winner: 0 red, 1 yellow, -1 none yet.
    int winner() const {
        const bool mover = shows(1 - turn_);
        const bool waiting = shows(turn_);
        if (waiting) return turn_;
        return mover ? 1 - turn_ : -1;
    }

    int turn() const { return turn_; }
    /// From bottom to top: "r0y1".
    std::string stackText(int column, int row) const {
        std::string text;
        for (const auto& [side, size] : stack(column, row))
            text += (side == 0 ? 'r' : 'y') + std::to_string(size);
        return text;
    }

  private:
    using Piece = std::pair<int, int>;  // side, size

    const std::vector<Piece>& stack(int column, int row) const { return cells_[column][row]; }
    std::vector<Piece>& stack(int column, int row) { return cells_[column][row]; }
    Piece top(int column, int row) const {
        const auto& pieces = stack(column, row);
        return pieces.empty() ? Piece{-1, -1} : pieces.back();
    }
    static std::string name(int column, int row) {
        return std::to_string(column) + ',' + std::to_string(row);
    }

    /// The lines through a cell, each as pieces that show.
    std::vector<std::vector<Piece>> linesThrough(int column, int row) const {
        std::vector<std::vector<Piece>> lines(2);
        for (int i = 0; i < width_; ++i) {
            lines[0].push_back(top(i, row));
            lines[1].push_back(top(column, i));
        }
        if (column == row) {
            lines.emplace_back();
            for (int i = 0; i < width_; ++i) lines.back().push_back(top(i, i));
        }
        if (column + row == width_ - 1) {
            lines.emplace_back();
            for (int i = 0; i < width_; ++i) lines.back().push_back(top(i, width_ - 1 - i));
        }
        return lines;
    }
    static auto shownBy(int side, const std::vector<Piece>& line) {
        return std::count_if(line.begin(), line.end(), [side](const Piece& p) { return p.first == side; });
    }
    bool newMayGo(int size, int column, int row) const {
        const auto [side, below] = top(column, row);
        if (side == -1) return true;
        if (below >= size) return false;
        if (width_ == 3) return true;
        if (side == turn_) return false;
        const auto lines = linesThrough(column, row);
        return std::any_of(lines.begin(), lines.end(),
                           [this](const auto& line) { return shownBy(1 - turn_, line) == 3; });
    }
    bool shows(int side) const {
        for (int i = 0; i < width_; ++i)
            for (const auto& line : linesThrough(i, i))
                if (shownBy(side, line) == width_) return true;
        // The diagonal that goes down is not among those through (i, i) on the large board.
        const auto lines = linesThrough(0, width_ - 1);
        return std::any_of(lines.begin(), lines.end(),
                           [this, side](const auto& line) { return shownBy(side, line) == width_; });
    }

    int width_;
    int turn_ = 0;
    std::vector<std::vector<std::vector<Piece>>> cells_;
    std::array<std::vector<std::vector<int>>, 2> beside_;
};

}  // namespace gobblet::testing
