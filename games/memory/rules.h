// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "memory/computer/player.h"
#include "memory/pictures.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Memory: turn up two cards at a time and find the pairs.
namespace memory {

/// No card, no player.
inline constexpr int none = -1;
inline constexpr int maximumPlayers = 4;

/// Columns by rows.
enum class Size : std::uint8_t { by4x3, by5x4, by6x5, by8x6, by10x8 };
inline constexpr std::array allSizes{Size::by4x3, Size::by5x4, Size::by6x5, Size::by8x6, Size::by10x8};
int columnsOf(Size size);
int rowsOf(Size size);

struct Options {
    Size size = Size::by5x4;
    PictureSet pictures = PictureSet::classic;
    int players = 1;  ///< 1 .. maximumPlayers
    /// A single player may turn the first card of a turn down again.
    bool turnBack = true;

    int columns() const { return columnsOf(size); }
    int rows() const { return rowsOf(size); }
    int cards() const { return columns() * rows(); }
    int pairs() const { return cards() / 2; }
    /// With several players a card that is turned up stays, whatever the value of `turnBack`.
    bool mayTurnBack() const { return turnBack && players == 1; }

    /// Options with the same rules are equal.
    bool operator==(const Options& other) const;
};

/// The picture of every place, row by row from the upper left, and the seed of the random choices of computer
/// players (0 for a single player, and in deals of earlier versions for people only).
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
    int player = 0;   ///< the player to move
    int open = none;  ///< place of the first card of a turn, while it waits for the second
    /// The places of the two different cards turned up last. By the rules they are face down again, but
    /// everybody may look at them until the next card is turned.
    std::array<int, 2> mismatch{none, none};
    std::vector<Find> finds;    ///< in the order of finding
    std::vector<bool> onTable;  ///< by place
    std::vector<int> lastLook;  ///< by place: the value of `flips` when it was last turned up, or 0
    int flips = 0;              ///< number of cards turned up
    int lastNews = 0;  ///< `flips` when a card was last turned up for the first time or a pair was last found
    std::array<int, maximumPlayers> turns{};  ///< by player: how often a second card was turned up

    int picture(int place) const { return pictures[place]; }
    bool lies(int place) const { return onTable[place]; }
    bool showsMismatch() const { return mismatch[0] != none; }
    /// Number of pairs that a player has found.
    int pairs(int player) const;
    /// Number of turns of all players.
    int allTurns() const;
    bool operator==(const State&) const = default;
};

/// A click on a card: turns it up, or turns the open first card down again.
struct Move {
    int place = 0;
    bool operator==(const Move&) const = default;
};

/// Returns everything that everybody at the table has seen.
Observation observe(const State& state);

/// Returns the players with the most pairs.
std::vector<int> leaders(const State& state);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = memory::State;
    using Observation = memory::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// A single player wins with the last pair; with several players the game is over then.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);
    /// The places of each pair, and the index of its picture in the set, but not the set. Without the index,
    /// all small boards would soon be known.
    static std::string knownAs(const Options& options, const Start& start);

    static constexpr plt::Ranking ranking = plt::Ranking::fastest;
    /// Only a single player plays against the clock; several players play for pairs.
    static bool isRanked(const Options& options) { return options.players == 1; }
    /// Undo shows the faces of cards.
    static constexpr bool undoReveals = true;
    /// Turns and cards turned up, for a single player.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Returns a hint that uses everything turned up so far, and no other card.
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Compares a card with the best one for somebody who forgets nothing, among others who forget nothing: in
    /// the pairs that can be expected, or alone in the turns.
    static std::optional<plt::Judgement<Move>> judge(const Observation& seen, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// The pairs of a player; alone, the turns with the sign changed.
    static double endValue(const State& state, int seat);

    static std::vector<plt::Message> seats(const Options& options, const plt::Seats& who = {});
    /// A person and computers.
    static plt::Seats usualSeats(const Options& options);
    static int seatToMove(const State& state) { return state.player; }
    /// By pairs.
    static std::vector<int> standing(const State& state);
    /// All seats see the same.
    static Observation observe(const State& state, int seat);
    /// The levels differ in how much they remember, in percent: "30", "60", "90", "100"; and one plays for
    /// "tempo".
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    /// Describes the result of a turn.
    static plt::Message tell(const State& before, const Move& move, const State& after,
                             const plt::Seats& who = {});
    static std::optional<plt::Seats> seatsOf(std::string_view optionsText);
    /// As in the options of earlier versions, "5x4+p+60", if the first player is a person.
    static std::string countedAs(const Options& options, const plt::Seats& seats);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasRanking<Rules> && plt::HasFigures<Rules> &&
              plt::HasKnownAs<Rules>);
static_assert(plt::HasLevels<Rules> && plt::HasObservation<Rules> && plt::HasRecord<Rules>);

}  // namespace memory
