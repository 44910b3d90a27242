// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "parcheesi/statistics/tally.h"
#include "parcheesi/turn/turn.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// Parcheesi: four sides race their four pawns around the ring and home, with two dice.
///
/// A move is one step of one pawn, so that a turn can be undone step by step and saved in the middle; a
/// separate move ends the turn. A turn without possible steps passes automatically.
namespace parcheesi {

/// In a short game, two of each side's pawns are home from the beginning.
enum class Length : std::uint8_t { standard, shortened };

struct Options {
    Length length = Length::standard;
    bool operator==(const Options&) const = default;
};

/// The seed of all dice of the game.
struct Start {
    std::uint64_t luck = 0;
    bool operator==(const Start&) const = default;
};

/// A roll and its automatic outcome.
struct Roll {
    enum class Kind : std::uint8_t {
        played,      ///< the turn is, or was, played by a player
        unplayable,  ///< the turn has passed automatically
        thirdDouble  ///< a pawn, if any, went back to its start circle
    };
    Side side = Side::green;
    Dice dice;
    Kind kind = Kind::played;
    bool bottoms = false;  ///< the turn has four dice
    int pawn = -1;         ///< sent back after a third double, or -1
    bool operator==(const Roll&) const = default;
};

/// The way of a pawn in one step, and the side whose pawn it sent back.
struct Trace {
    Progress from = atStart;
    Progress to = atStart;
    std::optional<Side> bopped;
    bool operator==(const Trace&) const = default;
};

struct State {
    plt::Random random{0};  ///< the dice to come
    Turn turn;              ///< the current turn
    int doubles = 0;        ///< doubles in a row rolled by the side, including the current roll
    /// The rolls since the last turn that was played, the current one last.
    std::vector<Roll> rolls;
    std::vector<Step> steps;                 ///< of the current turn
    std::array<Dice, sideCount> lastDice{};  ///< by side; zeros before the first roll
    std::array<Tally, sideCount> tallies{};  ///< by side
    /// By side, the steps of its latest turn, including those before it rolled again.
    std::array<std::vector<Trace>, sideCount> traces{};

    const Position& position() const { return turn.position; }
    Side side() const { return turn.side; }
    const Roll& roll() const { return rolls.back(); }
    bool isOver() const { return turn.position.hasWon(turn.side); }
    bool operator==(const State&) const = default;
};

/// The public part of a state: everything except the dice to come.
struct Observation {
    Turn turn;
    int doubles = 0;  ///< in a row, including the current roll
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

/// The reason why this move is illegal, as a sentence for the player; empty if it is legal.
plt::Message whyIllegal(const State& state, const Move& move);
/// An obstacle as a sentence for the player.
plt::Message told(const Obstacle& obstacle);
/// The gain and the risk of a turn of this side that ends so: "This brings a pawn home. No roll hits you then."
plt::Message reasonForEnd(const Position& from, const Position& to, Side side);
/// "Red rolls 6 and 2 and cannot play."
plt::Message toldRoll(const Roll& roll);
/// "Green".
plt::Message sideName(Side side);
/// A place as named in the record: "22", "home row 3", "home", "start".
plt::Message placeName(Side side, Progress place);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = parcheesi::State;
    using Observation = parcheesi::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// All legal steps, and the end of the turn if it may end.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// Green, Red, Blue, Yellow.
    static std::vector<plt::Message> seats(const Options& options);
    static int seatToMove(const State& state);
    /// The side that is home first comes first; the others are ordered by the remaining distance.
    static std::vector<int> standing(const State& state);
    /// A person as Blue against the three players of the old game.
    static plt::Seats usualSeats(const Options& options);
    static Observation observe(const State& state, int seat);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    /// "Red: 22 to 25. Green's pawn goes back to start: +20." For the end of a turn, the next roll.
    static plt::Message tell(const State& before, const Move& move, const State& after);

    /// The steps of the best player, with the gains of the turn. Marks are place numbers, see markOf().
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Rolls, doubles and the mean of a die over all sides.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Undoing the end of a turn reveals the next roll.
    static constexpr bool undoReveals = true;
    static bool reveals(const State& before, const Move& move);

    /// The chance to win in percent, estimated with imagined rounds of equal dice.
    static std::optional<plt::Judgement<Move>> judge(const Observation& seen, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// 100 for the winner, 0 for the others.
    static double endValue(const State& state, int seat);
};

/// The number of a place in hints: ring squares first, then the home row squares, homes and start circles of
/// each side.
constexpr int markOf(Side side, int progress) {
    constexpr int others = homeRowSize + 2;
    if (isOnRing(progress)) return ringSquare(side, progress);
    const int place = progress == atStart ? homeRowSize + 1 : progress - firstOfHomeRow;
    return ringSize + others * static_cast<int>(side) + place;
}

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasRecord<Rules> &&
              plt::HasObservation<Rules> && plt::HasUsualSeats<Rules> && plt::HasFigures<Rules> &&
              plt::HasReveals<Rules> && plt::HasLuck<Rules>);

}  // namespace parcheesi
