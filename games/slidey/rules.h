// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "slidey/board/position.h"
#include "slidey/pictures/catalogue.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace slidey {

/// The player's settings for a new game. Both numbers in fewestTiles .. mostTiles.
struct Options {
    int columns = 4;
    int rows = 4;
    PictureName picture;
    bool operator==(const Options&) const = default;
};

/// The arrangement of the tiles at the beginning.
using Start = Position;

struct State {
    Position position;
    int moves = 0;   ///< the player's, each of which may slide several tiles
    int slides = 0;  ///< of one tile by one cell each
    bool operator==(const State&) const = default;
};

/// Slides the tile in this column and row, both from 0, and all tiles between it and the hole towards the
/// hole.
struct Move {
    int column = 0;
    int row = 0;
    bool operator==(const Move&) const = default;
};

struct TextForms;

/// Slidey: the tiles of a picture are slid until it is whole.
///
/// Text forms: options `4x4-harbour`; start `1,2,3/4,8,5/7,0,6`, row by row with 0 for the hole; move
/// `column,row`, both from 0.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = slidey::State;

    /// Deals the hole at home, and every solvable arrangement of the tiles except the solved one with the
    /// same probability.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// Won when every tile is at home.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// The next moves of a solution, a shortest one if solvesShortest().
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// The same, but continues the solution of an earlier hint if no shortest one is known.
    static plt::Hint<Move> hintAlong(const State& state, const plt::Ways<Move>& known, std::stop_token stop);
    /// Compares the slides of a move and of the shortest solution after it with those of the best move, proven
    /// where the search ends in time. Elsewhere both solutions are estimates, and in long games only every
    /// so many moves are judged.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// The numbers of the tiles row by row, aligned in columns; the hole is `--`.
    static std::string diagram(const State& state);

    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Statistics compare games of the same size, whatever the picture.
    static std::string countedAs(const Options& options, const plt::Seats& seats);
    /// The same deal with another picture counts as the same deal.
    static std::string knownAs(const Options& options, const Start& start);
};

}  // namespace slidey
