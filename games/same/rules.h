// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Same: a board of coloured balls. A click removes a group of two or more adjacent balls of one colour; the
/// balls above fall down, and empty columns close up. Cells are numbered in reading order, cell = row *
/// columns + column, row 0 at the top.
namespace same {

/// The limits of a board that can be dealt.
constexpr int minColumns = 10;
constexpr int maxColumns = 30;
constexpr int minRows = 10;
constexpr int maxRows = 20;
constexpr int minColours = 3;
constexpr int maxColours = 7;

/// No ball, or no cell.
constexpr int none = -1;

/// `modern`: n^2 for n balls, a bonus if few balls are left, and deals in which colours cluster.
/// `classic`: the older, flatter formula, no bonus, and every ball dealt at random.
/// `sameGame`: (n-2)^2, a bonus for a cleared board only, and every ball dealt at random, as in most
/// programs of that name and in all that was published about searching for high scores.
enum class Scoring { modern, classic, sameGame };

struct Options {
    int columns = 20;
    int rows = 16;
    int colours = 5;
    Scoring scoring = Scoring::modern;
    int cells() const { return columns * rows; }
    bool operator==(const Options&) const = default;
};

/// A full board as dealt: its rows from the top, one letter for each ball, 'a' for colour 0.
struct Start {
    std::vector<std::string> rows;
    bool operator==(const Start&) const = default;
};

/// A position. A ball keeps the number of the cell it was dealt to for the whole game, so that its way can be
/// followed from one position to the next.
struct State {
    Options options;
    std::vector<std::uint8_t> colours;  ///< colour of ball 0, 1, ...
    std::vector<std::int16_t> cells;    ///< ball in every cell, or `none`
    std::int64_t points = 0;            ///< sum of all clicks, without the bonus
    int left = 0;                       ///< balls on the board
    int clicks = 0;                     ///< groups removed so far
    int largest = 0;                    ///< balls of the largest group removed so far

    int cell(int column, int row) const { return row * options.columns + column; }
    int ballAt(int cell) const { return cells[cell]; }
    /// The colour in a cell, or `none`.
    int colourAt(int cell) const {
        const int ball = ballAt(cell);
        return ball == none ? none : colours[ball];
    }
    bool operator==(const State&) const = default;
};

/// A click on a ball of the group to be removed; column and row from 0 at the top left. Any ball of the group
/// is valid; generated moves use its first cell (see moveOf()), so that plans can be compared with the moves
/// played.
struct Move {
    int column = 0;
    int row = 0;
    bool operator==(const Move&) const = default;
};

/// All cells connected with this one in its colour, itself included, in reading order; empty for an empty
/// cell. A single cell is not a removable group.
std::vector<int> groupAt(const State& state, int cell);

/// The canonical move that removes this group, which is a result of groupAt().
Move moveOf(const State& state, const std::vector<int>& group);

/// The points for removing n balls at once: n^2 (modern); 2 for a pair and (n-1)^2 - (n-3) for more
/// (classic); (n-2)^2, which is nothing for a pair (SameGame); 0 for fewer than two.
std::int64_t clickValue(Scoring scoring, int balls);

/// The bonus for the balls left: 100 for every ball below 50 (modern), always 0 in classic, 1,000 for a
/// cleared board (SameGame).
std::int64_t bonus(Scoring scoring, int left);

/// The number of balls left of every colour (options.colours entries).
std::vector<int> countColours(const State& state);

/// Returns true if any two neighbours have the same colour.
bool hasGroup(const State& state);

struct TextForms;

/// The rules for the framework. A cleared board is won; any other end is neither won nor lost.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = same::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Every ball that has a neighbour of its colour, in reading order.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// The first moves of the best plan that a bounded search finds, or of a known one if that is as good.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    static plt::Hint<Move> hintAlong(const State& state, const plt::Ways<Move>& known, std::stop_token stop);
    /// Compares the scores of the best lines that searches find before and after a move. Proven near the end,
    /// before that an estimate; on large boards only every so many moves are judged.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// One line for each row, a letter for every ball as in a start, `.` for an empty cell.
    static std::string diagram(const State& state);
    /// The balls only: other colours that could have been dealt or another scoring do not make another board.
    static std::string knownAs(const Options& options, const Start& start);
    /// The points of all clicks, and the bonus.
    static std::int64_t score(const State& state) {
        return state.points + bonus(state.options.scoring, state.left);
    }
    static constexpr plt::Ranking ranking = plt::Ranking::highestScore;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
};

static_assert(plt::Rules<Rules> && plt::HasHintAlong<Rules> && plt::HasScore<Rules> &&
              plt::HasKnownAs<Rules> && plt::HasFigures<Rules>);

}  // namespace same
