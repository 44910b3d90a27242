// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "memory/pictures.h"
#include "memory/player.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Memory: turn up two cards at a time and find the pairs.
namespace memory {

/// No card, nobody.
inline constexpr int none = -1;
inline constexpr int mostPlayers = 4;

/// Columns by rows.
enum class Size : std::uint8_t { by4x3, by5x4, by6x5, by8x6, by10x8 };
inline constexpr std::array allSizes{Size::by4x3, Size::by5x4, Size::by6x5, Size::by8x6, Size::by10x8};
int columnsOf(Size size);
int rowsOf(Size size);

/// Who sits at a place of the table. The computer players differ in how much they remember.
enum class Seat : std::uint8_t { nobody, person, computer30, computer60, computer90 };
/// What a computer player remembers, in percent (see remembered()); 0 for everybody else.
int memoryOf(Seat seat);
constexpr bool isComputer(Seat seat) {
    return seat >= Seat::computer30;
}

struct Options {
    Size size = Size::by5x4;
    PictureSet pictures = PictureSet::classic;
    /// Players 2, 3 and 4, without a gap. Player 1 is always a person.
    std::array<Seat, mostPlayers - 1> others{};
    /// Who plays alone may turn the first card of a turn down again.
    bool turnBack = true;

    int columns() const { return columnsOf(size); }
    int rows() const { return rowsOf(size); }
    int cards() const { return columns() * rows(); }
    int pairs() const { return cards() / 2; }
    int players() const;
    int people() const;
    /// Who player 0 .. players()-1 is.
    Seat seat(int player) const;
    /// With several players a card that is turned up stays, whatever `turnBack` says.
    bool mayTurnBack() const { return turnBack && players() == 1; }

    /// Options that play alike are equal.
    bool operator==(const Options& other) const;
};

/// The picture of every place, row by row from the upper left, and a number that decides what chance does for
/// the computer players (0 where there are none).
struct Start {
    std::vector<std::uint8_t> pictures;
    std::uint32_t luck = 0;
    bool operator==(const Start&) const = default;
};

/// A pair that was found.
struct Find {
    int player = 0;
    int first = none;  ///< place of the card that was turned up first
    int second = none;
    bool operator==(const Find&) const = default;
};

struct State {
    Options options;
    std::vector<std::uint8_t> pictures;
    std::uint32_t luck = 0;
    int player = 0;   ///< whose turn it is
    int open = none;  ///< place of the first card of a turn, while it waits for the second
    /// The places of two different cards that were turned up last. They are down again as far as the rules
    /// go, but everybody may look at them until the next card is turned.
    std::array<int, 2> mismatch{none, none};
    std::vector<Find> finds;    ///< in the order of finding
    std::vector<bool> onTable;  ///< by place
    std::vector<int> lastLook;  ///< by place: the value of `flips` when it was turned up last, or 0
    int flips = 0;              ///< cards turned up
    std::array<int, mostPlayers> turns{};  ///< by player: how often a second card was turned up

    int picture(int place) const { return pictures[static_cast<std::size_t>(place)]; }
    bool lies(int place) const { return onTable[static_cast<std::size_t>(place)]; }
    bool showsMismatch() const { return mismatch[0] != none; }
    /// Pairs that a player has found.
    int pairs(int player) const;
    /// Turns of all players.
    int allTurns() const;
    bool operator==(const State&) const = default;
};

/// A click on a card: turns it up, or the open first card down again.
struct Move {
    int place = 0;
    bool operator==(const Move&) const = default;
};

/// What everybody at the table has seen, for the player whose turn it is.
Observation observe(const State& state);

/// The players with the most pairs.
std::vector<int> leaders(const State& state);

struct Rules {
    using Options = memory::Options;
    using Start = memory::Start;
    using State = memory::State;
    using Move = memory::Move;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// Alone: won with the last pair. One person against computers: won with more pairs than each of them,
    /// drawn with as many as the best. Several people: over.
    static plt::Outcome outcome(const State& state);

    /// "5x4", then "-animals" and the like for other than the classic pictures, then "+p", "+30", "+60" or
    /// "+90" for every further player, then "-stay" if a card that is turned up stays.
    static std::string write(const Options& options);
    /// A letter a place, `A` for picture 0 to `n` for picture 39; with computer players `.` and the luck.
    static std::string write(const Start& start);
    /// The number of the place, from 0.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    /// Who plays with others plays for pairs and not against the clock.
    static bool isRanked(const Options& options) { return options.players() == 1; }
    /// Taking back shows what lies under a card.
    static constexpr bool undoReveals = true;
    /// Turns and cards turned up, for who plays alone.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Remembers everything that was turned up so far; knows no other card.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasRanking<Rules> && plt::HasFigures<Rules>);

}  // namespace memory
