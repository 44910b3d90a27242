// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "jewel/board/grid.h"
#include "jewel/board/specials.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Jewel: neighbouring gems are swapped to make lines of three or more, which vanish; the gems above them
/// fall.
namespace jewel {

/// The condition that ends a game: a clock that lines wind up, none, or a number of swaps.
enum class Mode : std::uint8_t { clock, calm, sixty };
inline constexpr int modeCount = 3;
/// The property of the gems that must match, and how gems look (see appearance()). The rules are the same for
/// all.
enum class Difficulty : std::uint8_t { beginner, easy, medium, high, extreme };
inline constexpr int difficultyCount = 5;
/// A property of gems. A kind is a shape with a colour of its own.
enum class Property : std::uint8_t { kind, colour, shape };
/// Returns the property that must match; the other one is the same for all gems, or differs at random.
constexpr Property matches(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::beginner:
            return Property::kind;
        case Difficulty::easy:
        case Difficulty::high:
            return Property::colour;
        default:
            return Property::shape;
    }
}

/// Number of swaps in a game of `Mode::sixty`.
inline constexpr int swapsAllowed = 60;
/// Range of Options::idleHint, in seconds.
inline constexpr int shortestIdle = 5;
inline constexpr int maximumIdle = 60;

struct Options {
    Mode mode = Mode::clock;
    Difficulty difficulty = Difficulty::beginner;
    /// A line of the second, third ... pass of a chain scores one, two ... extra points. They count for the
    /// score only, not for the level or the clock.
    bool chainBonus = false;
    /// Seconds without a move after which a hint appears by itself; 0 for never.
    int idleHint = 0;
    /// Long and crossing lines make special gems, which clear others with them.
    bool specials = true;
    bool operator==(const Options&) const = default;
};

/// The first board, which has no lines, and the seed of the gems to come.
struct Start {
    Kinds kinds{};
    std::uint64_t seed = 0;
    bool operator==(const Start&) const = default;
};

/// The clock counts steps of waiting for the player, and its time is in fiftieths of the units that its dial
/// shows.
inline constexpr int stepMs = 30;
inline constexpr int timeUnit = 50;
inline constexpr int timeAtStart = 1000 * timeUnit;
/// The dial is full here; the clock may hold more.
inline constexpr int timeOfFullDial = 2000 * timeUnit;
/// Steps that a failed swap costs while the gems go back.
inline constexpr int stepsOfFailedSwap = 20;
/// Points per level.
inline constexpr int pointsOfLevel = 10;
/// Upper bound of the step of a move (about a year).
inline constexpr int latestStep = 1'000'000'000;

struct Gem {
    std::uint8_t kind = 0;   ///< the property that must match; noKind for a prism
    std::uint8_t other = 0;  ///< the other property, shape or colour, where it differs from gem to gem
    std::uint32_t id = 0;    ///< unique among the gems of a game
    Special special = Special::none;
    bool operator==(const Gem&) const = default;
};
using Gems = std::array<Gem, cellCount>;
/// Makes the gem special; a prism loses its kind.
void makeSpecial(Gem& gem, Special special);

/// The shape of a prism, which has all colours.
inline constexpr int prismShape = kindCount;
/// The look of a gem: numbers of a shape and of a colour, 0 .. kindCount - 1, or prismShape and 0.
struct Appearance {
    int shape = 0;
    int colour = 0;
    bool operator==(const Appearance&) const = default;
};

/// The reason why a game is over.
enum class End : std::uint8_t { none, time, swaps, givenUp };

struct State {
    Options options;
    Gems gems{};
    plt::Random coming = plt::Random();  ///< generator of the kinds of gems to come
    plt::Random looks = plt::Random();   ///< generator of their irrelevant looks
    std::uint32_t nextId = 0;
    std::uint8_t common = 0;  ///< the shape or colour that all gems share, if they share one
    std::int64_t score = 0;
    std::int64_t bonus = 0;       ///< the part of the score that is chain bonus
    std::int64_t time = 0;        ///< left at the last move, in fiftieths; only in clock mode
    std::int64_t timeGained = 0;  ///< total, in fiftieths
    int step = 0;                 ///< the step of the last move
    int level = 0;
    int stage = 0;  ///< points towards the next level
    int swaps = 0;
    int longestChain = 0;  ///< number of passes of one swap that removed something
    int bestSwap = 0;      ///< in points
    int specialsMade = 0;
    End end = End::none;

    /// Time that the clock loses in each step, in fiftieths.
    int drain() const { return 20 + level; }
    /// Time left at a later step if no move is made, in fiftieths; if it is below 0, the game is over.
    std::int64_t timeAt(int moment) const {
        return time - static_cast<std::int64_t>(moment - step) * drain();
    }
    /// The first step at which no time is left.
    int stepOfEnd() const { return step + static_cast<int>(time / drain()) + 1; }
    bool operator==(const State&) const = default;
};

Kinds kindsOf(const Gems& gems);
Specials specialsOf(const Gems& gems);
Appearance appearance(const State& state, const Gem& gem);

/// A swap of two neighbours; or the time is up; or the player ends the game, whose score counts.
struct Move {
    enum class Kind : std::uint8_t { swap, timeUp, giveUp };
    Kind kind = Kind::swap;
    Swap swap;
    /// The step of the move since the beginning; 0 without a clock and for giving up.
    int step = 0;
    bool operator==(const Move&) const = default;
};

/// One of the consecutive effects of a swap.
struct Stage {
    std::vector<Line> lines;      ///< lines that vanish; empty in the first stage, the swap itself
    std::vector<Effect> effects;  ///< effects of special gems
    std::vector<Made> made;       ///< new special gems
    /// The wave with which each cell vanishes, as in Pass::waves; the same for all if all gems are replaced.
    std::array<int, cellCount> waves{};
    bool replaced = false;  ///< all gems vanish, because no legal swap was left
    int points = 0;         ///< for this stage, bonus included
    Gems gems{};            ///< after the stage
};

/// Returns the cells that a swap clears before anything falls.
Pass firstPass(const State& state, Swap swap);
/// Makes a legal swap and returns all stages that follow from it.
std::vector<Stage> unfold(State& state, Swap swap);
/// Removes lines until none is left, replaces all gems if no legal swap is left, and appends the stages.
/// `swap` is the swap made just now, if any.
void settle(State& state, std::vector<Stage>& stages, std::optional<Swap> swap = {});
/// Scores a line, or the equivalent of one, in the given pass of a chain (from 1). Returns its points, bonus
/// included.
int countLine(State& state, int length, int pass);

struct TextForms;

/// The rules for the framework. A game is never won or lost, only over.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = jewel::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Returns every legal swap, with a clock at every step for which there is time.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// Suggests the swap that judge() finds best and names its effect. The marks are its two cells.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Compares the swaps by the points that they and the best swap after them make, in samples of the gems
    /// that fall.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// The score, less what as many swaps make in the mean.
    static double endValue(const State& state, int seat);
    static std::int64_t score(const State& state) { return state.score; }
    static constexpr plt::Ranking ranking = plt::Ranking::highestScore;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// A player who takes back a swap knows the gems that it lets fall, and one who goes on after the end of
    /// a game against the clock had time to study the board. In calm games neither is an advantage.
    static constexpr bool undoReveals = true;
    static bool reveals(const State& before, const Move& move);
    /// The board and the gems to come, which are the same in every mode and at every difficulty.
    static std::string knownAs(const Options& options, const Start& start);
    /// Eight lines of kinds; with special gems each kind is followed by '-' or '|' (beams) or 'o' (a burst),
    /// and a prism is "**".
    static std::string diagram(const State& state);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLuck<Rules> && plt::HasScore<Rules> &&
              plt::HasFigures<Rules> && plt::HasReveals<Rules> && plt::HasKnownAs<Rules> &&
              plt::HasDiagram<Rules>);

}  // namespace jewel
