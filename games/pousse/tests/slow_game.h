// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace pousse::testing {

/// The rules once more, in the slowest and most obvious way: a board is a text, and all boards of the game
/// are kept. Shares no code with the game.
class SlowGame {
  public:
    explicit SlowGame(int size)
        : size_(static_cast<std::size_t>(size)), boards_{std::string(size_ * size_, '.')} {}

    /// Makes the move and returns the winner: 'x', 'o' or '.'.
    char play(char edge, int number) {
        const char mark = boards_.size() % 2 == 1 ? 'x' : 'o';
        std::string board = boards_.back();
        // The line, read from the edge, without its first gap and with the marker before it.
        std::string line;
        for (std::size_t i = 0; i < size_; ++i) line += board[place(edge, number, i)];
        const auto gap = line.find('.');
        line.erase(gap == std::string::npos ? line.size() - 1 : gap, 1);
        line.insert(line.begin(), mark);
        for (std::size_t i = 0; i < size_; ++i) board[place(edge, number, i)] = line[i];
        const bool repeated = std::count(boards_.begin(), boards_.end(), board) > 0;
        boards_.push_back(board);
        if (repeated) return mark == 'x' ? 'o' : 'x';
        const int lead = straights('x') - straights('o');
        return lead == 0 ? '.' : lead > 0 ? 'x' : 'o';
    }

    /// Rows with a line break after each.
    std::string diagram() const {
        std::string text;
        for (std::size_t row = 0; row < size_; ++row)
            text += boards_.back().substr(row * size_, size_) + '\n';
        return text;
    }
    int straights(char mark) const {
        int count = 0;
        const std::string whole(size_, mark);
        for (std::size_t line = 0; line < size_; ++line) {
            std::string row;
            std::string column;
            for (std::size_t i = 0; i < size_; ++i) {
                row += boards_.back()[line * size_ + i];
                column += boards_.back()[i * size_ + line];
            }
            count += (row == whole ? 1 : 0) + (column == whole ? 1 : 0);
        }
        return count;
    }
    int markers() const {
        const auto& board = boards_.back();
        return static_cast<int>(board.size()) - static_cast<int>(std::count(board.begin(), board.end(), '.'));
    }

  private:
    std::size_t place(char edge, int number, std::size_t step) const {
        const auto line = static_cast<std::size_t>(number - 1);
        if (edge == 'L') return line * size_ + step;
        if (edge == 'R') return line * size_ + size_ - 1 - step;
        if (edge == 'T') return step * size_ + line;
        return (size_ - 1 - step) * size_ + line;
    }

    std::size_t size_;
    std::vector<std::string> boards_;
};

}  // namespace pousse::testing
