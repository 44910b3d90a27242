// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "pousse/board/straights.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pousse {

struct Options {
    int size = 4;  ///< squares in a row, smallestSize to largestSize
    bool operator==(const Options&) const = default;
};

/// Every game begins on the empty board.
struct Start {
    bool operator==(const Start&) const = default;
};

/// Maximum number of moves of a game. The longest of forty random games on 20 x 20 had 1,000; the memory of
/// every state grows with the number of moves.
constexpr int maximumMoves = 3000;

/// The reason why a game is over. No move can end it in both ways: a recurring board with a majority would
/// have ended the game the first time.
enum class End : std::uint8_t {
    none,
    repetition,  ///< the last move recreated an earlier board, and loses
    straights,   ///< one colour has more straights, and wins, whoever moved
    tooLong      ///< maximumMoves have been made, and nobody has won
};

struct State {
    Options options;
    Board board{Options().size};
    /// The boards since the number of markers last rose, the current one last: no earlier one can recur,
    /// because the number of markers never falls.
    std::vector<Board> recent;
    std::optional<Move> last;
    int plies = 0;            ///< moves since the start
    std::vector<Move> moves;  ///< all moves, since player programs need the whole game
    bool operator==(const State&) const = default;
};

/// The side to move, even if the game is over.
Mark toMove(const State& state);
/// The reason why the game is over, or End::none.
End endOf(const State& state);
/// The winner; Mark::none while the game goes on and after too many moves. There are no other draws.
Mark winnerOf(const State& state);
/// After a repetition: the number of moves after which the same board first occurred.
std::optional<int> repeatedPly(const State& state);
/// Returns true if this move loses at once because it recreates an earlier board.
bool wouldRepeat(const State& state, const Move& move);
/// The reason why this move is illegal, as a sentence for the player; empty if it is legal.
plt::Message whyIllegal(const State& state, const Move& move);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = pousse::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// All insertions, including losing ones; empty if the game is over.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// X, who begins, and O.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    /// A person, who begins, and a computer that a beginner can beat.
    static plt::Seats usualSeats(const Options& options);
    static std::vector<int> standing(const State& state);
    /// "simple", "beginner", "easy", "medium", "quickclassic", "classic", "strong", "expert" and "program", a
    /// program that the player has added.
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    /// "X: T3."
    static plt::Message tell(const State& before, const Move& move, const State& after);

    static plt::Message describe(const Options& options);
    /// The rows from the top, with "x", "o" and "." for squares.
    static std::string diagram(const State& state);

    /// The expert's move, and the known facts about the position. The mark is the index of the move in
    /// insertionsOn() this size.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    /// The chances to win in percent after each move, 100 and 0 where a win is proven. The mark is that of
    /// hints.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
};

static_assert(plt::Rules<Rules> && plt::HasDeal<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> &&
              plt::HasRecord<Rules> && plt::HasDiagram<Rules> && plt::HasReview<Rules>);

}  // namespace pousse
