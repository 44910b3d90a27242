// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "common/rules/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace checkers {

/// A third occurrence of a position with the same side to move is a draw.
constexpr int repetitionsForDraw = 3;
/// This number of plies without a capture and without the move of a man is a draw, too (40 moves of each
/// side).
constexpr int quietPliesForDraw = 80;

struct Options {
    bool automaticDraws = true;  ///< repetition and 40 quiet moves end the game automatically
    bool operator==(const Options&) const = default;
};

/// The initial position; its side to move has a move.
struct Start {
    Position position = standardPosition();
    bool operator==(const Start&) const = default;
};

/// The reason why a game is over.
enum class End : std::uint8_t { none, noMoves, resignation, agreement, repetition, quietMoves };

struct State {
    Options options;
    Position position;
    /// The positions since the last capture or move of a man, the current one last: no earlier one can recur.
    /// Only the latest are kept, more than a draw needs.
    std::vector<Position> recent;
    int plies = 0;         ///< moves made since the start
    int quietPlies = 0;    ///< since the last capture or move of a man
    End word = End::none;  ///< resignation or agreement, if any
    bool operator==(const State&) const = default;
};

/// The reason why the game is over, or End::none.
End endOf(const State& state);
/// The winner; none while the game goes on and after a draw.
std::optional<Side> winnerOf(const State& state);
/// The number of occurrences of the current position with the same side to move, including now.
int occurrences(const State& state);

/// The reason why no piece on this square can be moved now; empty if one can.
plt::Message whyStuck(const State& state, int square);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = checkers::State;

    /// The standard position for every seed.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The moves on the board, then agreeDraw and resign; empty if the game is over.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// The side that begins, and the other one; the colours depend on the piece set.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    /// A person, who begins, and a computer that a beginner can beat.
    static plt::Seats usualSeats(const Options& options);
    static std::vector<int> standing(const State& state);
    /// "beginner", "easy", "medium", "strong" and "expert".
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    /// "First side: 22x15x8."
    static plt::Message tell(const State& before, const Move& move, const State& after);
    /// The players that earlier versions stored in the options: "person-expert", "person-expert-endless".
    static std::optional<plt::Seats> seatsOf(std::string_view optionsText);
    /// The same format, so that results are counted together with those of earlier versions.
    static std::string countedAs(const Options& options, const plt::Seats& seats);

    /// Empty for the default options.
    static plt::Message describe(const Options& options);

    /// The best move of the computer; the marks are the squares of the move, 1 to 32.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    /// Judges a move by the chance to win in percent, of which a draw is a half: proven where the endgame
    /// tables or a search know the end. Nothing for an only move.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasRecord<Rules> &&
              plt::HasReview<Rules> && plt::HasSeatsInOptions<Rules>);

}  // namespace checkers
