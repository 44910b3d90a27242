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

/// The empty board of this width with red to move.
Position emptyBoard(int width);

/// The position with which the game begins.
struct Start {
    Position position;
    bool operator==(const Start&) const = default;
};

/// Why a game is over. There is always a legal action: a largest piece on the board can go to all cells but
/// the few that hold others, and who has none there has nothing there and so finds an empty cell.
enum class End : std::uint8_t {
    none,
    line,       ///< the side that moved last has completed a line
    uncovered,  ///< the side that moved last has uncovered a line of the other side
    draw        ///< claimed after a repetition
};

struct State {
    Options options;
    Position position;
    /// The positions since a piece was last brought, with the present one as the last: nothing earlier can
    /// come back. Only the newest are kept, repetitionsKept of them.
    std::vector<Position> recent;
    std::optional<Move> last;  ///< the last action on the board
    int plies = 0;             ///< actions on the board since the start
    bool drawn = false;        ///< a draw was claimed
    bool operator==(const State&) const = default;
};

/// Positions are compared with so many before them.
constexpr std::size_t repetitionsKept = 120;

/// Why the game is over, or End::none.
End endOf(const State& state);
/// Who has won; none while it goes on and when it is drawn.
std::optional<Side> winnerOf(const State& state);
/// The cells of the lines that decided the game; nothing if no line did.
Cells winningCells(const State& state);
/// How often the present position has been there with the same side to move, now included.
int occurrences(const State& state);

/// Why this action cannot be taken, in a sentence for the player; empty if it can.
plt::Message whyIllegal(const State& state, const Move& move);

/// Cells are counted row by row from the left one nearest the player, without gaps: 0 .. width * width - 1.
/// Hints name them in this way.
constexpr int cellNumber(int cell, int width) {
    return rowOf(cell) * width + columnOf(cell);
}
/// "c2": columns have letters from the left, rows numbers from the player on.
std::string cellName(int cell);

struct Rules {
    using Options = gobblet::Options;
    using Start = gobblet::Start;
    using State = gobblet::State;
    using Move = gobblet::Move;

    /// The empty board, whatever the seed.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The actions on the board, and claimDraw where it is possible; nothing when the game is over.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// Red, who begins, and Yellow.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// "beginner" overlooks much, "ok" can be beaten, "smart" is perfect with 3 x 3 and does its best with
    /// 4 x 4.
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    /// "Red: large to c2."
    static plt::Message tell(const State& before, const Move& move, const State& after);
    /// Earlier versions wrote the players behind the width: "4-person-smart".
    static std::optional<plt::Seats> seatsOf(std::string_view optionsText);

    /// The width: "4".
    static std::string write(const Options& options);
    /// "empty", or the side to move and the stacks from bottom to top, row by row from the player on:
    /// "r-y2,y0,r0y1r2,,,,,," is red to move, three stacks in the near row and nothing else.
    static std::string write(const Start& start);
    /// "+2@1,0" brings a piece of size 2 to column 1 of row 0; "1,0>2,2" moves what shows there; "draw"
    /// claims a draw.
    static std::string write(const Move& move);
    /// Takes the texts of earlier versions, too; see seatsOf().
    static plt::Result<Options> readOptions(std::string_view text);
    /// Refuses positions that cannot come up: too many pieces, or a game that is over.
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    /// What the computer would do at its best; with 3 x 3 the verdict is exact. The marks are cell numbers.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasRecord<Rules> &&
              plt::HasSeatsInOptions<Rules>);

}  // namespace gobblet
