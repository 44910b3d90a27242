// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/classic/classic.h"
#include "pousse/search/search.h"

#include <algorithm>
#include <map>
#include <string>

namespace pousse::testing {

/// A proven value seen from a move earlier.
inline int later(int value) {
    if (value >= provenValue) return value - 1;
    if (value <= -provenValue) return value + 1;
    return value;
}

/// The evaluation for the side to move, added up square by square.
inline int slowEvaluation(const State& state, const LineWeights& weights) {
    int value = 0;
    for (const Mark mark : {toMove(state), other(toMove(state))}) {
        int sum = 0;
        for (const bool isRow : {true, false})
            for (int line = 0; line < state.options.size; ++line) {
                std::uint32_t markers = 0;
                for (int i = 0; i < state.options.size; ++i)
                    if ((isRow ? state.board.at(line, i) : state.board.at(i, line)) == mark)
                        markers |= 1U << i;
                sum += weights.value(line, markers);
            }
        value += mark == toMove(state) ? sum : -sum;
    }
    return value;
}

/// The value of a position for the side to move at a depth: all games of so many moves by the rules.
inline int slowValue(const State& state, int depth, const LineWeights& weights) {
    if (depth == 0) return slowEvaluation(state, weights);
    int best = -winValue;
    for (const Move& move : Rules::legalMoves(state)) {
        const State next = *Rules::apply(state, move);
        int value = 0;
        if (endOf(next) != End::none)
            value = winnerOf(next) == toMove(state) ? winValue - 1 : 1 - winValue;
        else
            value = -later(slowValue(next, depth - 1, weights));
        best = std::max(best, value);
    }
    return best;
}

/// The sums of the classic player without any bound, by its description: the shortest look ahead that shows a
/// forced end counts.
class SlowClassic {
  public:
    SlowClassic(const State& state, int plies) {
        for (int depth = state.plies < 2 ? plies : 1; depth <= plies; ++depth) {
            values_.clear();
            for (const Move& move : movesOf(state)) values_[writeMove(move)] = valueOf(state, move, depth);
            if (end() > 0 || (end() < 0 && -end() <= depth)) break;
        }
    }

    int value() const {
        int best = -ended;
        for (const auto& [move, value] : values_) best = std::max(best, value);
        return best;
    }
    int end() const {
        const int best = value();
        if (best > ended / 2) return ended - best;
        return best < -ended / 2 ? -(ended + best) : 0;
    }
    bool isBest(const Move& move) const { return values_.at(writeMove(move)) == value(); }

  private:
    static constexpr int ended = 1'000'000;

    /// Without those from the top and bottom into an empty corner, which are the same from the sides.
    static std::vector<Move> movesOf(const State& state) {
        auto moves = Rules::legalMoves(state);
        const int last = state.options.size - 1;
        std::erase_if(moves, [&](const Move& move) {
            const Square first = squareOf(move, 0, state.options.size);
            return (move.edge == Edge::top || move.edge == Edge::bottom) &&
                   (move.line == 0 || move.line == last) &&
                   state.board.at(first.row, first.column) == Mark::none;
        });
        return moves;
    }
    static int valueOf(const State& state, const Move& move, int depth) {
        const State next = *Rules::apply(state, move);
        if (endOf(next) != End::none) return winnerOf(next) == toMove(state) ? ended - 1 : 1 - ended;
        const int worth = classicWorth(state, move);
        if (depth == 1) return worth;
        int reply = -ended;
        for (const Move& answer : movesOf(next)) reply = std::max(reply, valueOf(next, answer, depth - 1));
        if (reply > ended / 2) return -(reply - 1);
        if (reply < -ended / 2) return -(reply + 1);
        return worth - reply;
    }

    std::map<std::string, int> values_;
};

}  // namespace pousse::testing
