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
    int size = 4;  ///< squares in a row, smallestSize .. largestSize
    bool operator==(const Options&) const = default;
};

/// Every game begins on the empty board.
struct Start {
    bool operator==(const Start&) const = default;
};

/// More moves than a game is ever given. The longest of forty random games on 20 x 20 had 1,000; what every
/// state remembers grows with them.
constexpr int mostMoves = 3000;

/// Why a game is over. A move that ends it both ways does not exist: a board with a majority ended the game
/// when it was there first.
enum class End : std::uint8_t {
    none,
    repetition,  ///< the side that moved last brought an earlier board back, and loses
    straights    ///< one colour has more straights, and wins, whoever moved
};

struct State {
    Options options;
    Board board{Options().size};
    /// The boards since the number of markers last rose, with the present one as the last: nothing earlier
    /// can come back, because markers never become fewer.
    std::vector<Board> recent;
    std::optional<Move> last;
    int plies = 0;            ///< moves since the start
    std::vector<Move> moves;  ///< all of them: player programs are told the whole game
    bool operator==(const State&) const = default;
};

/// Who is to move, or would be if the game were not over.
Mark toMove(const State& state);
/// Why the game is over, or End::none.
End endOf(const State& state);
/// Who has won; Mark::none while the game goes on. There are no draws.
Mark winnerOf(const State& state);
/// After a repetition: the number of moves after which the same board was there before.
std::optional<int> repeatedPly(const State& state);
/// Would this move lose at once because it brings an earlier board back?
bool wouldRepeat(const State& state, const Move& move);
/// Whether the game is not over but has mostMoves, so that nothing can be played any more.
bool isTooLong(const State& state);
/// Why this move is against the rules, in a sentence for the player; empty if it is not.
plt::Message whyIllegal(const State& state, const Move& move);

struct Rules {
    using Options = pousse::Options;
    using Start = pousse::Start;
    using State = pousse::State;
    using Move = pousse::Move;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// All insertions, also those that lose; nothing when the game is over.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// X, who begins, and O.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// "simple", "beginner", "easy", "medium", "quickclassic", "classic", "strong", "expert" and
    /// "program", which is a program that the player has added.
    static std::vector<plt::Level> levels();
    static Move choose(const State& state, std::string_view level, const plt::Question& question);
    /// "X: T3."
    static plt::Message tell(const State& before, const Move& move, const State& after);

    /// The size: "4".
    static std::string write(const Options& options);
    /// "empty".
    static std::string write(const Start& start);
    /// As in the contest, see notation.h; small letters are read, too.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);
    /// The rows from the top, "x", "o" and "." for their squares.
    static std::string diagram(const State& state);

    /// What the expert would play, and what is known of the position. The mark is the place of the move among
    /// insertionsOn() this size.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
};

static_assert(plt::Rules<Rules> && plt::HasDeal<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> &&
              plt::HasRecord<Rules> && plt::HasDiagram<Rules>);

}  // namespace pousse
