// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "gobblet/board/moves.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gobblet {

/// From this occurrence of a position on, the side to move may claim a draw.
constexpr int repetitionsForDraw = 3;

struct Options {
    int width = 3;  ///< cells in a row, 3 or 4
    bool operator==(const Options&) const = default;
};

/// The empty board of this width, red to move.
Position emptyBoard(int width);

/// The initial position.
struct Start {
    Position position;
    bool operator==(const Start&) const = default;
};

/// The reason why a game is over. There is always a legal action: a largest piece on the board can go to all
/// cells except the few with other largest ones, and a side without any on the board has all of them at hand
/// and finds a free cell.
enum class End : std::uint8_t {
    none,
    line,       ///< the side that moved last completed a line
    uncovered,  ///< the side that moved last uncovered a line of the other side
    draw        ///< claimed after a repetition
};

struct State {
    Options options;
    Position position;
    /// The positions since a piece was last brought, the current one last: no earlier one can recur. Only the
    /// latest repetitionsKept are kept.
    std::vector<Position> recent;
    std::optional<Move> last;  ///< the last action on the board
    int plies = 0;             ///< actions on the board since the start
    bool drawn = false;        ///< a draw was claimed
    bool operator==(const State&) const = default;
};

/// Number of earlier positions that are compared.
constexpr std::size_t repetitionsKept = 120;

/// The reason why the game is over, or End::none.
End endOf(const State& state);
/// The winner; none while the game goes on and after a draw.
std::optional<Side> winnerOf(const State& state);
/// The cells of the lines that decided the game; empty if there are none.
Cells winningCells(const State& state);
/// The number of occurrences of the current position with the same side to move, including now.
int occurrences(const State& state);

/// The reason why this action is illegal, as a sentence for the player; empty if it is legal.
plt::Message whyIllegal(const State& state, const Move& move);

/// The number of a cell without gaps, row by row from the left one nearest to the player: 0 .. width * width
/// - 1. Used by hints.
constexpr int cellNumber(int cell, int width) {
    return rowOf(cell) * width + columnOf(cell);
}
/// "c2": columns have letters from the left, rows numbers starting at the player.
std::string cellName(int cell);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = gobblet::State;

    /// The empty board for every seed.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The actions on the board, and claimDraw if possible; empty if the game is over.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// Red, who begins, and Yellow.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    /// A person, who begins, and a computer that a beginner can beat.
    static plt::Seats usualSeats(const Options& options);
    static std::vector<int> standing(const State& state);
    /// "beginner" overlooks much, "ok" can be beaten, "smart" is perfect with 3 x 3 and strong with 4 x 4.
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    /// "Red: large to c2."
    static plt::Message tell(const State& before, const Move& move, const State& after);
    /// The players that earlier versions stored after the width: "4-person-smart".
    static std::optional<plt::Seats> seatsOf(std::string_view optionsText);

    static plt::Message describe(const Options& options);

    /// The computer's best move; with 3 x 3 the verdict is exact. The marks are cell numbers.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    /// The chance to win in percent (a draw is half a win): exact with 3 x 3, and where a win can be forced.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasRecord<Rules> &&
              plt::HasSeatsInOptions<Rules> && plt::HasReview<Rules>);

}  // namespace gobblet
