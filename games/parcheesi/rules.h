// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "parcheesi/statistics/tally.h"
#include "parcheesi/turn/turn.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Parcheesi: four sides race their four pawns around the ring and home, with two dice.
///
/// A move is one step of one pawn, so that a turn can be taken back step by step and saved in its middle; a
/// move of its own ends the turn. A turn in which nothing can be played passes by itself.
namespace parcheesi {

/// There is one set of rules.
struct Options {
    bool operator==(const Options&) const = default;
};

/// All dice of the game follow from a number.
struct Start {
    std::uint64_t luck = 0;
    bool operator==(const Start&) const = default;
};

/// A roll and what it led to by itself.
struct Roll {
    enum class Kind : std::uint8_t {
        played,      ///< the turn is, or was, a player's
        unplayable,  ///< the turn has passed by itself
        thirdDouble  ///< a pawn went back to its start circle, if there was one
    };
    Side side = Side::green;
    Dice dice;
    Kind kind = Kind::played;
    bool bottoms = false;  ///< the turn has four dice
    int pawn = -1;         ///< that went back after a third double; -1: none
    bool operator==(const Roll&) const = default;
};

struct State {
    plt::Random random{0};  ///< what is not rolled yet
    Turn turn;              ///< the present one
    int doubles = 0;        ///< doubles in a row that the side has rolled, the present roll included
    /// The rolls since the last turn that was played, the present one last.
    std::vector<Roll> rolls;
    std::vector<Step> steps;                 ///< of the present turn
    std::array<Dice, sideCount> lastDice{};  ///< by side; zeros before its first roll
    std::array<Tally, sideCount> tallies{};  ///< by side

    const Position& position() const { return turn.position; }
    Side side() const { return turn.side; }
    const Roll& roll() const { return rolls.back(); }
    bool isOver() const { return turn.position.hasWon(turn.side); }
    bool operator==(const State&) const = default;
};

/// What everybody sees: all but the dice to come.
struct Observation {
    Turn turn;
    int doubles = 0;  ///< in a row, with the present roll
    bool operator==(const Observation&) const = default;
};

/// A step of a pawn, or the end of the turn.
struct Move {
    enum class Kind : std::uint8_t { step, done };
    Kind kind = Kind::step;
    Step step;

    static constexpr Move of(Step step) { return {Kind::step, step}; }
    static constexpr Move done() { return {Kind::done, {}}; }
    bool operator==(const Move&) const = default;
};

/// Why this move is not possible, in a sentence for the player; empty if it is.
plt::Message whyIllegal(const State& state, const Move& move);
/// An obstacle in a sentence for the player.
plt::Message told(const Obstacle& obstacle);
/// "Red rolls 6 and 2 and cannot play."
plt::Message toldRoll(const Roll& roll);
/// "Green".
plt::Message sideName(Side side);
/// A place as the record names it: "22", "home row 3", "home", "start".
plt::Message placeName(Side side, Progress place);

struct Rules {
    using Options = parcheesi::Options;
    using Start = parcheesi::Start;
    using State = parcheesi::State;
    using Move = parcheesi::Move;
    using Observation = parcheesi::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The steps that may be taken, exactly, and the end of the turn where it may end.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// "standard".
    static std::string write(const Options& options);
    /// The number that all dice follow from.
    static std::string write(const Start& start);
    /// "2+6": pawn 2 (1 .. 4) goes six squares; "2+in": it enters; "done" ends the turn.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    /// Green, Red, Blue, Yellow.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    /// Who is home first is first; the others are ordered by the distance left.
    static std::vector<int> standing(const State& state);
    /// A person as Blue against the three players of the old game.
    static plt::Seats usualSeats(const Options& options);
    static Observation observe(const State& state, int seat);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    /// "Red: 22 to 25. Green's pawn goes back to start: +20." Ends of turns tell the next roll.
    static plt::Message tell(const State& before, const Move& move, const State& after);

    /// What the best player would do, step by step, and what the turn is good for. Marks are numbers of
    /// places, see markOf().
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Rolls, doubles and the mean of a die, of all sides.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Who takes back the end of a turn knows the next roll.
    static constexpr bool undoReveals = true;
    static bool reveals(const State& before, const Move& move);
};

/// The number of a place in hints: of a square of the ring, or behind these, by side, of the home row, of
/// home and of the start circle.
constexpr int markOf(Side side, int progress) {
    constexpr int others = homeRowSize + 2;
    if (isOnRing(progress)) return ringSquare(side, progress);
    const int place = progress == atStart ? homeRowSize + 1 : progress - firstOfHomeRow;
    return ringSize + others * static_cast<int>(side) + place;
}

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasRecord<Rules> &&
              plt::HasObservation<Rules> && plt::HasUsualSeats<Rules> && plt::HasFigures<Rules> &&
              plt::HasReveals<Rules>);

}  // namespace parcheesi
