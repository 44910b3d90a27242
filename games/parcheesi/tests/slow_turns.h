// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/turn/turn.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

/// The rules of a turn once more, as slowly and obviously as possible, without any code of the game: pawns
/// walk square by square over a list of squares.
namespace parcheesi::slow {

constexpr int start = -1;
constexpr int home = 999;
/// Squares of the home rows have numbers from here on; those of the ring are 0 .. 67.
constexpr int firstHomeRowSquare = 100;

/// The whole way of a side: where it enters, round the ring, its home row, home.
inline std::vector<int> wayOf(int side) {
    static const std::vector<int> entries{5, 22, 39, 56};
    static const std::vector<int> turnOffs{0, 17, 34, 51};
    std::vector<int> way;
    int square = entries.at(side);
    way.push_back(square);
    while (square != turnOffs.at(side)) {
        square = square == 67 ? 0 : square + 1;
        way.push_back(square);
    }
    for (int i = 0; i < 7; ++i) way.push_back(firstHomeRowSquare + 10 * side + i);
    way.push_back(home);
    return way;
}

inline bool isSafe(int square) {
    static const std::set<int> safe{0, 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63};
    return safe.count(square) > 0;
}

/// The place of each pawn, by side and number.
using Board = std::map<std::pair<int, int>, int>;
using Left = std::multiset<int>;

struct Now {
    Board board;
    Left left;
    auto operator<=>(const Now&) const = default;
};

class Game {
  public:
    Game(int side, Board before) : side_(side), before_(std::move(before)) {}

    /// Every way to go on by one pawn and one number, or by entering.
    std::vector<Now> next(const Now& now) const {
        std::vector<Now> all;
        for (int pawn = 0; pawn < 4; ++pawn) {
            for (const auto& entered : enter(now, pawn)) all.push_back(entered);
            for (const int number : std::set<int>(now.left.begin(), now.left.end()))
                for (const auto& gone : go(now, pawn, number)) all.push_back(gone);
        }
        return all;
    }

    bool mayEnd(const Now& now) const {
        for (int pawn = 0; pawn < 4; ++pawn)
            if (!enter(now, pawn).empty()) return false;
        for (const int number : now.left)
            for (int pawn = 0; pawn < 4; ++pawn)
                for (const auto& gone : go(now, pawn, number))
                    if (!blockadeMoved(gone.board)) return false;
        return !blockadeMoved(now.board);
    }

    /// All positions in which the turn may end.
    std::set<Board> ends(const Now& from) const {
        std::set<Now> seen{from};
        std::vector<Now> open{from};
        std::set<Board> found;
        while (!open.empty()) {
            const Now now = open.back();
            open.pop_back();
            if (mayEnd(now)) found.insert(now.board);
            for (const auto& later : next(now))
                if (seen.insert(later).second) open.push_back(later);
        }
        return found;
    }

  private:
    std::vector<std::pair<int, int>> on(const Board& board, int square) const {
        std::vector<std::pair<int, int>> pawns;
        for (const auto& [pawn, place] : board)
            if (place == square) pawns.push_back(pawn);
        return pawns;
    }

    /// One way or none: a pawn comes to rest on a square.
    std::vector<Now> land(Now now, int pawn, int square, bool entering) const {
        if (square == home) {
            now.left.insert(10);
        } else {
            const auto there = on(now.board, square);
            if (there.size() == 1 && there.front().first != side_) {
                if (isSafe(square) && !entering) return {};
                now.board[there.front()] = start;
                now.left.insert(20);
            }
        }
        now.board[{side_, pawn}] = square;
        return {now};
    }

    std::vector<Now> enter(const Now& now, int pawn) const {
        if (now.board.at({side_, pawn}) != start) return {};
        const int entry = wayOf(side_).front();
        if (on(now.board, entry).size() == 2) return {};
        Now paid = now;
        const auto pay = [&paid](int number) { paid.left.erase(paid.left.find(number)); };
        if (now.left.count(5) > 0) {
            pay(5);
        } else if (now.left.count(1) > 0 && now.left.count(4) > 0) {
            pay(1);
            pay(4);
        } else if (now.left.count(2) > 0 && now.left.count(3) > 0) {
            pay(2);
            pay(3);
        } else {
            return {};
        }
        return land(paid, pawn, entry, true);
    }

    std::vector<Now> go(const Now& now, int pawn, int number) const {
        const int from = now.board.at({side_, pawn});
        if (from == start || from == home) return {};
        const auto way = wayOf(side_);
        auto at = std::find(way.begin(), way.end(), from);
        for (int step = 0; step < number; ++step) {
            ++at;
            if (at == way.end()) return {};
            if (*at != home && on(now.board, *at).size() == 2) return {};
        }
        Now paid = now;
        paid.left.erase(paid.left.find(number));
        return land(paid, pawn, *at, false);
    }

    bool blockadeMoved(const Board& board) const {
        const auto onSquare = [](int place) { return place != start && place != home; };
        for (int one = 0; one < 4; ++one) {
            for (int other = one + 1; other < 4; ++other) {
                const int was = before_.at({side_, one});
                const int is = board.at({side_, one});
                if (onSquare(was) && onSquare(is) && was != is && before_.at({side_, other}) == was &&
                    board.at({side_, other}) == is)
                    return true;
            }
        }
        return false;
    }

    int side_;
    Board before_;
};

inline Board boardOf(const Position& position) {
    Board board;
    for (const Side side : allSides) {
        const auto way = wayOf(static_cast<int>(side));
        for (int pawn = 0; pawn < 4; ++pawn) {
            const int progress = position.of(side)[pawn];
            board[{static_cast<int>(side), pawn}] = progress < 0 ? start : way.at(progress);
        }
    }
    return board;
}

/// All final positions of a turn that has just begun.
inline std::set<Board> ends(const Turn& turn) {
    const Board board = boardOf(turn.position);
    return Game(static_cast<int>(turn.side), board).ends({board, {turn.left.begin(), turn.left.end()}});
}

}  // namespace parcheesi::slow
