// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "mines/grid.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Minesweeper: uncover every tile without a mine.
namespace mines {

inline constexpr int smallestSide = 5;   ///< Smallest number of tiles in a row or column.
inline constexpr int largestSide = 100;  ///< Largest number of tiles in a row or column.

/// Guarantee for the first uncovered tile. If there are too many mines for an opening, as few of them as
/// possible lie around it.
enum class FirstTile : std::uint8_t {
    opening,      ///< No mine there and none around it.
    safe,         ///< No mine there.
    unprotected,  ///< No guarantee: the mines are laid beforehand.
};

/// The promise of a deal about how the board can be solved from its first tile on. See Reasoning in logic.h
/// for the levels of reasoning; a board of a level cannot be solved with a lower one.
enum class Solvable : std::uint8_t {
    perhaps,  ///< No promise: a guess may be needed.
    simply,   ///< Without a guess, by one or two numbers at a time.
    basic,    ///< Without a guess, one number at a time.
    pairs,    ///< Without a guess, but somewhere two numbers have to be compared.
    chains,   ///< Without a guess, but somewhere the numbers of a whole front have to be combined.
    expert,  ///< Without a guess, but somewhere all fronts have to be combined with the number of mines left.
};
/// Returns true for the levels of reasoning: their boards are searched for before the first tile is
/// uncovered, and have to be started at a certain tile.
constexpr bool isLevelOfReasoning(Solvable solvable) {
    return solvable >= Solvable::basic;
}

/// Size of the board, number of mines, and the promises of the deal. The defaults keep what the aim says: no
/// guess is needed.
struct Options {
    int width = 16;
    int height = 16;
    int mines = 30;
    FirstTile first = FirstTile::opening;
    Solvable solvable = Solvable::simply;

    Grid grid() const { return {width, height}; }
    bool operator==(const Options&) const = default;
};

/// The usual levels.
enum class Level { classic, beginner, intermediate, expert, custom };
/// Size and mines of a level, with the other options taken from `other`. Custom returns `other` itself.
Options atLevel(Level level, const Options& other = {});
/// The game of the manual, in which a guess may be needed.
inline constexpr Options classicOptions{16, 16, 30, FirstTile::opening, Solvable::perhaps};
/// The level with the size and mines of these options.
Level levelOf(const Options& options);
/// The largest number of mines on a board of this size (one tile stays free).
int maximumMines(int width, int height);
/// The range of mines for which boards of this size and solvability can be dealt reliably.
int minimumMines(int width, int height, Solvable solvable);
int maximumMines(int width, int height, Solvable solvable);
/// The reason why these options cannot be played; empty if they can.
plt::Message problemOf(const Options& options);

/// Either a deal number, from which the mines are laid when the first tile is uncovered (or at once where the
/// first tile is unprotected), or an explicit layout, which keeps the promise of the options (readStart()
/// checks it). If the options ask for a level of reasoning, a number means that the search for such a board
/// failed: it is laid like a simply solvable one.
struct Start {
    std::uint64_t number = 0;
    std::vector<bool> layout;  ///< True for each cell with a mine; empty for a deal by number.
    int first = -1;            ///< With a layout: the cell at which to open the board, or -1.

    bool operator==(const Start&) const = default;
};

enum class Mark : std::uint8_t { covered, flag, question, open };

/// One tile. Number and mine are meaningless before the mines are laid.
struct Tile {
    std::uint8_t number : 4 = 0;  ///< Mines around it.
    bool mine : 1 = false;
    bool exploded : 1 = false;
    Mark mark : 2 = Mark::covered;

    bool open() const { return mark == Mark::open; }
    bool operator==(const Tile&) const = default;
};

struct State {
    Options options;
    std::uint64_t number = 0;             ///< The deal number, until the mines are laid.
    std::vector<Tile> tiles;              ///< Indexed by cell number of options.grid().
    bool laid = false;                    ///< True once the mines are laid.
    Solvable proven = Solvable::perhaps;  ///< The proven solvability from `first` on.
    int first = -1;                       ///< The cell that was or should be uncovered first, or -1.
    int covered = 0;                      ///< Tiles that are not open, flagged ones included.
    int flags = 0;
    int actions = 0;  ///< Moves so far, for the efficiency.
    plt::Outcome status = plt::Outcome::playing;

    Grid grid() const { return options.grid(); }
    const Tile& tile(int cell) const { return tiles[cell]; }
    bool operator==(const State&) const = default;
};

/// A player's action on a tile. A chord on an open number uncovers all tiles around it without a flag,
/// provided that there are as many flags around it as the number says.
enum class Action : std::uint8_t { uncover, flag, question, clear, chord };

struct Move {
    Action action = Action::uncover;
    int x = 0;
    int y = 0;

    bool operator==(const Move&) const = default;
};

/// Returns true if the board is what its options promise, as far as that is known before the mines are laid.
/// False if a bounded search for such a board failed.
bool keepsPromise(const State& state);
/// Returns true if the game has not begun and has to begin at a tile other than this.
bool beginsElsewhere(const State& state, int cell);
/// Mines minus flags; negative if there are more flags. 0 after a win, when every mine counts as found.
int minesLeft(const State& state);
/// The number of flagged tiles around a cell, and of those neither open nor flagged.
int flagsAround(const State& state, int cell);
int coveredAround(const State& state, int cell);
/// 3BV: the smallest number of uncovering clicks without chords that clear the board: one for each opening
/// and one for each number that no opening uncovers. 0 until the mines are laid.
int threeBv(const State& state);
/// The part of threeBv() that has been uncovered so far.
int threeBvDone(const State& state);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = mines::State;

    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// The same; a stopped search returns a number as if there were no such board, which must not be used.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return isLevelOfReasoning(options.solvable); }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state) { return state.status; }

    static plt::Message describe(const Options& options);

    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    static constexpr bool undoReveals = true;
    /// The positions of the mines once they are laid; neither the first tile nor the promise of the deal
    /// makes them a different board.
    static std::string knownAs(const Options& options, const Start& start);
    /// The mines and the first tile once they are laid.
    static Start exactStart(const Options& options, const Start& start, const State& now);
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Judges uncovering by the chance to survive, in percent, from what is seen: 100 where a tile is proven safe; else
    /// the chance to win where all games that follow can be played, or to survive this tile and the next one.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// 100 for a won game, 0 for a lost one.
    static double endValue(const State& state, int seat);
    /// One line per row: `.` covered, `F` and `?` as marked, ` ` or the number if open; in a lost game also
    /// `*` for mines and `X` for the exploded one.
    static std::string diagram(const State& state);
    /// 3BV, 3BV per second, efficiency (3BV per hundred moves) and moves of a won game; empty otherwise.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
};
static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasRanking<Rules> && plt::HasSlowDeal<Rules> &&
              plt::HasExactStart<Rules> && plt::HasKnownAs<Rules> && plt::HasFigures<Rules> &&
              plt::HasReview<Rules> && plt::HasLuck<Rules>);

}  // namespace mines
