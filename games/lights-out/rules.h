// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace lights_out {

/// The source of a game's board.
enum class Kind {
    random,  ///< dealt, always solvable and never solved
    level,   ///< one of levels()
    own,     ///< drawn by the player
    empty,   ///< all lights off: a sandbox
};

/// The settings of a game. Fields that do not matter for the kind are kept but not compared.
struct Options {
    Kind kind = Kind::random;
    Form form;                  ///< for random and empty boards; a level has its own, an own board its size
    Grade grade = Grade::easy;  ///< for random boards
    int level = 0;              ///< index into levels()
    SizedCells board;           ///< an own board; size 0 if none was drawn

    bool operator==(const Options& other) const;
};

/// The form of the board to play.
Form formOf(const Options& options);

/// The reason why these options cannot be played; empty if they can.
plt::Message problemOf(const Options& options);

/// The lights at the beginning.
using Start = SizedCells;

struct State {
    Form form;
    bool sandbox = false;  ///< an empty board, which cannot be won and never ends
    CellSet lit;
    CellSet pressed;  ///< cells pressed an odd number of times
    int presses = 0;
    int fewest = 0;  ///< proven fewest presses for the initial board

    bool isDark() const { return lit.none(); }
    bool operator==(const State&) const = default;
};

/// A press on a cell.
struct Move {
    int row = 0;
    int column = 0;
    bool operator==(const Move&) const = default;
};

struct TextForms;

/// Lights Out: a press switches a cell and its neighbours; the aim is to switch all lights off.
///
/// Text forms: options `random,5,cross,easy`, `level,heart`, `own,cross,xoo/xxx/oxo` or `empty,5,cross`;
/// start `xoo/xxx/oxo` (x is lit); move `row,column` from 0.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = lights_out::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// Won when the last light is off. A sandbox never ends.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// A shortest solution of the current board, with a reason for each press.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Compares a press with the best one; a sandbox has nothing to compare.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// One line per row: `x` is lit, `o` is dark.
    static std::string diagram(const State& state);

    /// Presses beyond the fewest that were possible at the beginning.
    static std::int64_t score(const State& state) { return state.presses - state.fewest; }
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    /// A board is the same whether it is a level, dealt, or drawn.
    static std::string knownAs(const Options& options, const Start& start);
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
};

}  // namespace lights_out
