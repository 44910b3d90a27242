// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "mines/grid.h"

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Minesweeper: uncover every tile without a mine.
namespace mines {

inline constexpr int smallestSide = 5;   ///< Tiles in a row or column, at least.
inline constexpr int largestSide = 100;  ///< Tiles in a row or column, at most.

/// What the first tile that is uncovered is sure of. Where mines are too many for an opening, as few of them
/// as possible lie around it.
enum class FirstTile : std::uint8_t {
    opening,      ///< No mine there and none around it.
    safe,         ///< No mine there.
    unprotected,  ///< Nothing: the mines are laid before.
};

/// How a board can be solved from its first tile on, as far as its deal promises it. What a level of
/// reasoning means is told in logic.h (Reasoning); a board of a level cannot be solved with less.
enum class Solvable : std::uint8_t {
    perhaps,  ///< Nothing is promised: a guess may be needed.
    simply,   ///< Without a guess, by one or two numbers at a time.
    basic,    ///< Without a guess, by one number at a time.
    pairs,    ///< Without a guess, and somewhere two numbers have to be compared.
    chains,   ///< Without a guess, and somewhere the numbers of a whole front have to be thought through.
    expert,   ///< Without a guess, and somewhere all fronts and the mines that are left have to be counted.
};
/// Whether this is one of the levels of reasoning: the board is looked for before its first tile is
/// uncovered, and has to be begun at a certain tile.
constexpr bool isLevelOfReasoning(Solvable solvable) {
    return solvable >= Solvable::basic;
}

/// Size of the board, number of mines, and what the deal promises.
struct Options {
    int width = 16;
    int height = 16;
    int mines = 30;
    FirstTile first = FirstTile::opening;
    Solvable solvable = Solvable::perhaps;

    Grid grid() const { return {width, height}; }
    bool operator==(const Options&) const = default;
};

/// The usual levels.
enum class Level { classic, beginner, intermediate, expert, custom };
/// Size and mines of a level, first tile and guessing as in `other`. Custom gives `other` itself.
Options atLevel(Level level, const Options& other = {});
/// The level that has the size and mines of these options.
Level levelOf(const Options& options);
/// The most mines that a board of this size can have (one tile stays free).
int mostMines(int width, int height);
/// The fewest and the most mines with which a board of this size that can be solved like this is dealt
/// reliably.
int fewestMines(int width, int height, Solvable solvable);
int mostMines(int width, int height, Solvable solvable);
/// Why these options cannot be played; empty if they can.
plt::Message problemOf(const Options& options);

/// Either a deal number, from which the mines are laid when the first tile is uncovered (or at once where the
/// first tile is unprotected), or the very mines, which keep what the options promise (readStart sees to it).
/// A number where the options ask for a level of reasoning stands for a board of that level that was looked
/// for in vain: it is laid like one that is simply solvable.
struct Start {
    std::uint64_t number = 0;
    std::vector<bool> layout;  ///< A mine or none for each cell; empty for a deal by number.
    int first = -1;            ///< With a layout: the cell where the board is to be opened, or -1.

    bool operator==(const Start&) const = default;
};

enum class Mark : std::uint8_t { covered, flag, question, open };

/// One tile. Number and mine mean nothing before the mines are laid.
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
    std::uint64_t number = 0;             ///< The deal number, while the mines are not laid.
    std::vector<Tile> tiles;              ///< By cell number of options.grid().
    bool laid = false;                    ///< The mines lie in their places.
    Solvable proven = Solvable::perhaps;  ///< What is proven of the board from `first` on.
    int first = -1;                       ///< The cell that was or should be uncovered first, or -1.
    int covered = 0;                      ///< Tiles that are not open, flagged ones included.
    int flags = 0;
    int actions = 0;  ///< Moves that led here, for the efficiency.
    plt::Outcome status = plt::Outcome::playing;

    Grid grid() const { return options.grid(); }
    const Tile& tile(int cell) const { return tiles[at(cell)]; }
    bool operator==(const State&) const = default;
};

/// What a player does with a tile. A chord on an open number uncovers all tiles around it that have no flag,
/// if the flags around it are as many as the number says.
enum class Action : std::uint8_t { uncover, flag, question, clear, chord };

struct Move {
    Action action = Action::uncover;
    int x = 0;
    int y = 0;

    bool operator==(const Move&) const = default;
};

/// Whether the board is what its options promise, as far as that can be told before the mines are laid. It
/// may not be when a bounded search for such a board came to nothing.
bool keepsPromise(const State& state);
/// Whether the game has not begun and has to begin at another tile than this.
bool beginsElsewhere(const State& state, int cell);
/// Mines less flags; negative where flags are more. 0 after a win, when every mine counts as found.
int minesLeft(const State& state);
/// How many tiles around a cell have a flag, and how many are neither open nor flagged.
int flagsAround(const State& state, int cell);
int coveredAround(const State& state, int cell);
/// 3BV: the fewest uncovering clicks without chords that clear the board: one for each opening and one for
/// each number that no opening uncovers. 0 while the mines are not laid.
int threeBv(const State& state);
/// The part of threeBv() that is uncovered so far.
int threeBvDone(const State& state);

struct Rules {
    using Options = mines::Options;
    using Start = mines::Start;
    using State = mines::State;
    using Move = mines::Move;

    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// The same; a stopped search gives a number as if there were no such board, which nobody waits for.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return isLevelOfReasoning(options.solvable); }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state) { return state.status; }

    /// `16x16,30`, then `,safe` or `,unprotected` for another first tile, then
    /// `,no-guess` for simply solvable boards or the level of reasoning: `,basic`, `,pairs`, `,chains`,
    /// `,expert`.
    static std::string write(const Options& options);
    static plt::Result<Options> readOptions(std::string_view text);
    /// `n` and the deal number; or `m` and the mines, six cells a character in the alphabet of base64url with
    /// the first cell in the highest bit, then `,` and the number of the first tile if it is known.
    static std::string write(const Start& start);
    /// Refuses a board that is not what the options promise.
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    /// u, f, q, c or x for uncover, flag, question, clear, chord, then `x,y`.
    static std::string write(const Move& move);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    static constexpr bool undoReveals = true;
    /// Where the mines are, once they lie; neither the first tile nor what the deal promised makes another
    /// board of them.
    static std::string knownAs(const Options& options, const Start& start);
    /// The very mines and the first tile, once they lie.
    static Start exactStart(const Options& options, const Start& start, const State& now);
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// A row a line: `.` covered, `F` and `?` as marked, ` ` or the number uncovered; in a lost game also `*`
    /// mines and `X` the one that went off.
    static std::string diagram(const State& state);
    /// 3BV, 3BV a second, efficiency (3BV per hundred moves) and moves of a won game; none of another.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
};
static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasRanking<Rules> && plt::HasSlowDeal<Rules> &&
              plt::HasExactStart<Rules> && plt::HasKnownAs<Rules> && plt::HasFigures<Rules>);

}  // namespace mines
