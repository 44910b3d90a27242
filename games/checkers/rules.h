// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/moves.h"
#include "common/rules/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace checkers {

/// How well the computer plays.
enum class Level : std::uint8_t { beginner, easy, medium, strong, expert };

/// A third occurrence of a position with the same side to move is a draw.
constexpr int repetitionsForDraw = 3;
/// So is this number of plies without a capture and without the move of a man (40 moves of each side).
constexpr int quietPliesForDraw = 80;

struct Options {
    std::optional<Level> first;   ///< the computer that plays this side; none means a person
    std::optional<Level> second;  ///< likewise
    bool automaticDraws = true;   ///< repetition and 40 quiet moves end the game by themselves

    const std::optional<Level>& seat(Side side) const { return side == Side::first ? first : second; }
    bool operator==(const Options&) const = default;
};

/// The position with which the game begins; the side to move in it has a move.
struct Start {
    Position position = standardPosition();
    bool operator==(const Start&) const = default;
};

/// Why a game is over.
enum class End : std::uint8_t { none, noMoves, resignation, agreement, repetition, quietMoves };

struct State {
    Options options;
    Position position;
    /// The positions since the last capture or move of a man, with the present one as the last: nothing
    /// earlier can come back. Only the newest are kept, more than a draw needs.
    std::vector<Position> recent;
    int plies = 0;         ///< moves made since the start
    int quietPlies = 0;    ///< those since the last capture or move of a man
    End word = End::none;  ///< resignation or agreement, if somebody has said so
    bool operator==(const State&) const = default;
};

/// Why the game is over, or End::none.
End endOf(const State& state);
/// Who has won; none while it goes on and when it is drawn.
std::optional<Side> winnerOf(const State& state);
/// How often the present position has been there with the same side to move, now included.
int occurrences(const State& state);

/// Why no piece on this square can be moved now; empty if one can.
plt::Message whyStuck(const State& state, int square);

struct Rules {
    using Options = checkers::Options;
    using Start = checkers::Start;
    using State = checkers::State;
    using Move = checkers::Move;

    /// The standard position, whatever the seed.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The moves on the board, then agreeDraw and resign; nothing when the game is over.
    static std::vector<Move> legalMoves(const State& state);
    /// Won and lost are said of the person when one plays against the computer. Between two people, or two
    /// computers, a game with a winner is just over; winnerOf() tells who.
    static plt::Outcome outcome(const State& state);

    /// "person-expert": first and second side; "-endless" is added without automatic draws.
    static std::string write(const Options& options);
    /// "standard", or a FEN with '_' for ':'.
    static std::string write(const Start& start);
    /// As in PDN, see notation.h.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    /// What the computer would play at its best; the marks are the squares of the move, 1 .. 32.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules>);

}  // namespace checkers
