// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "paint-by-numbers/maker/maker.h"
#include "paint-by-numbers/puzzle/board.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Paint By Numbers: paint the picture whose runs of blue cells the numbers give.
namespace paint_by_numbers {

inline constexpr int smallestRandomSide = 5;
inline constexpr int largestRandomSide = 80;
inline constexpr int lowestDensity = 30;
inline constexpr int highestDensity = 70;
inline constexpr std::size_t longestName = 200;  ///< bytes of UTF-8

/// The source of a game's puzzle.
enum class Kind : std::uint8_t {
    random,  ///< dealt, with one solution
    own,     ///< read from a file or drawn
};

/// The options of a new game. Fields that are irrelevant for the kind are kept, but not compared.
struct Options {
    Kind kind = Kind::random;
    int width = 15;    ///< of a random board, in cells
    int height = 15;   ///< of a random board, in cells
    int density = 50;  ///< of a random board: percentage of blue cells
    /// Of a random board; hard and expert are the same here, namely hard.
    Difficulty difficulty = Difficulty::medium;
    /// Of a random board: the number of the dealer that makes it (see makePicture()).
    int dealer = newestDealer;
    std::string name;  ///< of an own puzzle, UTF-8; may be empty
    Clues clues;       ///< of an own puzzle
    /// Of an own puzzle, if known.
    std::optional<Difficulty> grade;

    bool operator==(const Options& other) const;
};

/// The reason why these options cannot be played; empty if they can.
plt::Message problemOf(const Options& options);

/// The numbers around the board.
using Start = Clues;

struct State {
    Clues clues;
    Marks marks;
    bool solved = false;

    Mark mark(int x, int y) const { return marks[y * clues.width() + x]; }
    bool operator==(const State&) const = default;
};

/// The action of a move on the cells of a stroke; showMistakes has no stroke and shows the wrong marks. Blue
/// is colour number 1; the others follow.
enum class Action : std::uint8_t {
    blue,
    white,
    clear,
    showMistakes,
    colour2,
    colour8 = colour2 + mostColours - 2
};

/// The action that paints in a colour's number; white for 0.
constexpr Action actionOfColour(int colour) {
    if (colour < 2) return colour == 0 ? Action::white : Action::blue;
    return static_cast<Action>(static_cast<int>(Action::colour2) + colour - 2);
}
/// The number of the colour that an action paints in, from 1; 0 for the others.
constexpr int colourOf(Action action) {
    if (action == Action::blue) return 1;
    return action < Action::colour2 ? 0 : static_cast<int>(action) - static_cast<int>(Action::colour2) + 2;
}

/// A stroke within a row or column, from an upper or left cell to a lower or right one. All of its cells get
/// the same colour.
struct Move {
    Action action = Action::blue;
    int x = 0;
    int y = 0;
    int toX = 0;
    int toY = 0;
    /// Makes all unknown cells white in rows and columns that the stroke finishes.
    bool fills = false;
    /// Of showMistakes: the wrong marks, as found beforehand, so that making the move again costs nothing.
    /// Empty in games of earlier versions: then they are searched for.
    std::vector<int> wrong{};

    bool operator==(const Move&) const = default;
};

/// The stroke between two cells of the same row or column, in either direction.
Move strokeBetween(Action action, int x, int y, int otherX, int otherY);
/// The action of a gesture that begins at this cell: an unknown cell becomes blue, or white with the other
/// button; any other becomes unknown.
Action gestureFrom(const State& state, int x, int y, bool otherButton);

/// The lines (numbered as in Clues) that cannot be finished with the present marks.
std::vector<int> impossibleLines(const State& state);
/// The move that shows these wrong marks, which mistakes() has found.
Move showing(std::vector<int> wrong);
/// The cells whose mark is in no solution. Empty if the puzzle has no solution, or if a bounded search does
/// not find it. It may take a second; answers are kept for a while.
std::vector<int> mistakes(const State& state, const std::stop_token& stop = {});

struct TextForms;

/// Text forms: options `15x15,50,medium,d2` with the number of the dealer, which the first one does not have,
/// or `own,NAME,CLUES` or `own,NAME,CLUES,easy`, where NAME has %XX for all bytes except letters, digits, `-`
/// and `_`; a start is CLUES: rows, `/`, columns, where lines are separated by `,`, and the numbers of a line
/// by `.`, with `0` for none. In colours, a letter follows each number, and `/` and the palette the columns:
/// `1r.2g,0/1r,1g,1g/rc8342c,g3c9a46`. Moves are `b3,4` or `w3,4-7,4` or `c1,1-1,5`, counted from 1, with `+`
/// if finished lines are filled; or `mistakes=7.12` with the wrong cells, counted from 1 row by row; in games
/// of earlier versions only `mistakes`. Colours from number 2 on have the letters `d` to `j`.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = paint_by_numbers::State;

    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// The same; if stopped, returns a simple board.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// All strokes. The move that shows mistakes is not among them: only a search tells if there are any.
    static std::vector<Move> legalMoves(const State& state);
    /// Won as soon as the blue or coloured cells have the runs of the numbers, whichever solution that is.
    static plt::Outcome outcome(const State& state) {
        return state.solved ? plt::Outcome::won : plt::Outcome::playing;
    }

    static plt::Message describe(const Options& options);

    /// The easiest line that gives new cells, and the reason.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Judges a stroke by its cells that are in no solution, or that could not be known: neither by lines, one after
    /// the other, nor by trying out another colour for the cell, while another cell could be known.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// One line for each row: `x` blue or the letter of a colour, `.` white, `?` unknown, `!` a mistake that
    /// was shown.
    static std::string diagram(const State& state);
    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    static std::string knownAs(const Options& options, const Start& start);
    /// Own puzzles without a name are counted together by size and grade, those in colours apart; random
    /// boards of all dealers together.
    static std::string countedAs(const Options& options, const plt::Seats& seats);
};
static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasRanking<Rules> && plt::HasSlowDeal<Rules> &&
              plt::HasKnownAs<Rules> && plt::HasDiagram<Rules> && plt::HasCountedAs<Rules> &&
              plt::HasReview<Rules>);

}  // namespace paint_by_numbers
