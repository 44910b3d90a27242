// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace pousse::testing {

/// Finds the winner on 3 x 3 by trying all that can be played, on boards written as texts. Knows nothing of
/// the game's own code.
class SlowSolver {
  public:
    using Boards = std::set<std::string>;

    /// Returns true if the side to move can force a win within so many moves of both sides. `earlier` are the
    /// boards of the game with as many markers, this one included: boards with fewer cannot come again.
    bool winsWithin(int moves, const std::string& board, char mark, const Boards& earlier) {
        if (moves <= 0) return false;
        std::string key = std::to_string(moves) + board + mark;
        for (const auto& one : earlier) key += one;
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        bool wins = false;
        for (int move = 0; move < 12 && !wins; ++move) {
            const std::string next = pushed(board, move, mark);
            if (earlier.count(next) > 0) continue;
            const int lead = straights(next, mark) - straights(next, otherThan(mark));
            wins = lead > 0 || (lead == 0 && losesWithin(moves - 1, next, otherThan(mark),
                                                         keptAfter(board, next, earlier)));
        }
        known_[key] = wins;
        return wins;
    }
    /// Returns true if the side loses within so many moves, whatever it plays.
    bool losesWithin(int moves, const std::string& board, char mark, const Boards& earlier) {
        for (int move = 0; move < 12; ++move) {
            const std::string next = pushed(board, move, mark);
            if (earlier.count(next) > 0) continue;
            const int lead = straights(next, mark) - straights(next, otherThan(mark));
            if (lead < 0) continue;
            if (lead > 0 || !winsWithin(moves - 1, next, otherThan(mark), keptAfter(board, next, earlier)))
                return false;
        }
        return moves > 0;
    }

    /// Moves 0 .. 2 are L1 to L3, then R, T and B.
    static std::string pushed(const std::string& board, int move, char mark) {
        std::string next = board;
        char hand = mark;
        for (std::size_t step = 0; step < 3 && hand != '.'; ++step) std::swap(hand, next[place(move, step)]);
        return next;
    }
    static int markers(const std::string& board) {
        return 9 - static_cast<int>(std::count(board.begin(), board.end(), '.'));
    }
    static int straights(const std::string& b, char mark) {
        int count = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            if (b[3 * i] == mark && b[3 * i + 1] == mark && b[3 * i + 2] == mark) ++count;
            if (b[i] == mark && b[i + 3] == mark && b[i + 6] == mark) ++count;
        }
        return count;
    }

  private:
    static char otherThan(char mark) { return mark == 'x' ? 'o' : 'x'; }
    static Boards keptAfter(const std::string& board, const std::string& next, const Boards& earlier) {
        Boards kept = markers(next) > markers(board) ? Boards() : earlier;
        kept.insert(next);
        return kept;
    }
    static std::size_t place(int move, std::size_t step) {
        const auto line = static_cast<std::size_t>(move % 3);
        if (move < 3) return 3 * line + step;
        if (move < 6) return 3 * line + 2 - step;
        return move < 9 ? 3 * step + line : 3 * (2 - step) + line;
    }

    std::map<std::string, bool> known_;
};

}  // namespace pousse::testing
