// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Breakthrough: two armies; the side that first brings a piece to the far row wins.
namespace new_game {

constexpr int maximumSquares = 8;  ///< in a row
constexpr int nothing = -1;

/// Seats of the two sides. Orange begins and moves towards higher rows.
constexpr int orange = 0;
constexpr int white = 1;

struct Options {
    int size = 6;  ///< squares in a row, 5 .. maximumSquares
    bool operator==(const Options&) const = default;
};
/// The start is always the same.
struct Start {
    bool operator==(const Start&) const = default;
};
/// A move between two squares; squares are numbered row by row, from the left of the row nearest to Orange.
struct Move {
    int from = 0;
    int to = 0;
    bool operator==(const Move&) const = default;
};
struct State {
    int size = 0;
    /// The number of the piece on each square, or `nothing`. Pieces are numbered, Orange's first, so that the
    /// board can follow them.
    std::vector<int> squares;
    int toMove = orange;
    int winner = nothing;
    std::optional<Move> last;

    int pieceOn(int square) const { return squares[square]; }
    int sideOf(int piece) const { return piece == nothing ? nothing : piece < 2 * size ? orange : white; }
    int rowOf(int square) const { return square / size; }
    int columnOf(int square) const { return square % size; }
    bool operator==(const State&) const = default;
};

/// Returns a name such as "c3": columns are letters from the left, rows are numbers from Orange's side.
std::string squareName(int square, int size);

/// The text forms of options, deals and moves; defined in rules.cpp.
struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = new_game::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// Returns `over` at the end; standing() gives the winner.
    static plt::Outcome outcome(const State& state);

    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// A player's first game is against the computer.
    static plt::Seats usualSeats(const Options& options);
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Judges a move for the review of a game, by the chance to win in percent.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// Returns a sentence such as "Orange: b2-c3".
    static plt::Message tell(const State& before, const Move& move, const State& after);

    static plt::Message describe(const Options& options);
};

static_assert(plt::Rules<Rules> && plt::HasLevels<Rules> && plt::HasHint<Rules> && plt::HasReview<Rules> &&
              plt::HasRecord<Rules>);

}  // namespace new_game
