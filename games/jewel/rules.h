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
#include <string_view>
#include <vector>

/// Jewel: neighbouring gems change places to make lines of three or more, which vanish; what is above falls.
namespace jewel {

/// What ends a game: a clock that matches wind up, nothing, or a number of swaps.
enum class Mode : std::uint8_t { clock, calm, sixty };
inline constexpr int modeCount = 3;
/// What must match, and how a gem looks (see appearance()). The rules are the same for all.
enum class Difficulty : std::uint8_t { beginner, easy, medium, high, extreme };
inline constexpr int difficultyCount = 5;

/// Swaps of a game of `Mode::sixty`.
inline constexpr int swapsAllowed = 60;
/// Seconds without a move after which a hint may come by itself.
inline constexpr int shortestIdle = 5;
inline constexpr int longestIdle = 60;

struct Options {
    Mode mode = Mode::clock;
    Difficulty difficulty = Difficulty::beginner;
    /// A line of the second, third ... pass of a chain scores one, two ... points more. They count for the
    /// score alone, not for the level or the clock.
    bool chainBonus = false;
    /// Seconds without a move after which a hint comes by itself; 0: it does not.
    int idleHint = 0;
    /// Long and crossing lines leave gems behind that take others with them.
    bool specials = false;
    bool operator==(const Options&) const = default;
};

/// A first board, which is quiet, and what the gems to come are drawn from.
struct Start {
    Kinds kinds{};
    std::uint64_t seed = 0;
    bool operator==(const Start&) const = default;
};

/// The clock is counted in steps of the time in which the program waits for the player, and in fiftieths of
/// the units that its dial shows.
inline constexpr int stepMs = 30;
inline constexpr int timeUnit = 50;
inline constexpr int timeAtStart = 1000 * timeUnit;
/// The dial is full here; there may be more.
inline constexpr int timeOfFullDial = 2000 * timeUnit;
/// Steps that an unsuccessful swap costs while the gems go back.
inline constexpr int stepsOfFailedSwap = 20;
/// Points for each level.
inline constexpr int pointsOfLevel = 10;
/// A moment of a game is never later than this many steps (about a year).
inline constexpr int latestStep = 1'000'000'000;

struct Gem {
    std::uint8_t kind = 0;   ///< what must match; noKind for a prism
    std::uint8_t other = 0;  ///< shape or colour, whichever does not matter, where it differs from gem to gem
    std::uint32_t id = 0;    ///< another one for each gem of a game
    Special special = Special::none;
    bool operator==(const Gem&) const = default;
};
using Gems = std::array<Gem, cellCount>;
/// The gem becomes special; a prism has no kind any more.
void makeSpecial(Gem& gem, Special special);

/// The shape of a prism, which has all colours.
inline constexpr int prismShape = kindCount;
/// How a gem looks: numbers of a shape and of a colour, 0 .. kindCount - 1, or prismShape and 0.
struct Appearance {
    int shape = 0;
    int colour = 0;
    bool operator==(const Appearance&) const = default;
};

/// Why a game is over.
enum class End : std::uint8_t { none, time, swaps, givenUp };

struct State {
    Options options;
    Gems gems{};
    plt::Random coming = plt::Random();  ///< the kinds of gems to come
    plt::Random looks = plt::Random();   ///< what of their looks does not matter
    std::uint32_t nextId = 0;
    std::uint8_t common = 0;  ///< the shape or colour that all gems have, where they have one
    std::int64_t score = 0;
    std::int64_t bonus = 0;       ///< what of the score is chain bonus
    std::int64_t time = 0;        ///< left at the moment of the last move, in fiftieths; the clock's mode
    std::int64_t timeGained = 0;  ///< in all, in fiftieths
    int step = 0;                 ///< the moment of the last move
    int level = 0;
    int stage = 0;  ///< points towards the next level
    int swaps = 0;
    int longestChain = 0;  ///< passes that removed something, of one swap
    int bestSwap = 0;      ///< points
    int specialsMade = 0;
    End end = End::none;

    /// What the clock loses in each step, in fiftieths.
    int drain() const { return 20 + level; }
    /// What is left at a later moment if no move is made; below 0 the game is over.
    std::int64_t timeAt(int moment) const {
        return time - static_cast<std::int64_t>(moment - step) * drain();
    }
    /// The first moment at which no time is left.
    int stepOfEnd() const { return step + static_cast<int>(time / drain()) + 1; }
    bool operator==(const State&) const = default;
};

Kinds kindsOf(const Gems& gems);
Specials specialsOf(const Gems& gems);
Appearance appearance(const State& state, const Gem& gem);

/// Two neighbours change places; or the time is up; or the player ends the game, whose score counts.
struct Move {
    enum class Kind : std::uint8_t { swap, timeUp, giveUp };
    Kind kind = Kind::swap;
    Swap swap;
    /// The moment, in steps of waiting since the beginning; 0 where there is no clock and for giving up.
    int step = 0;
    bool operator==(const Move&) const = default;
};

/// One thing after the other that a swap brings about.
struct Stage {
    std::vector<Line> lines;      ///< what vanishes; empty in the first stage, the swap itself
    std::vector<Effect> effects;  ///< what special gems do
    std::vector<Made> made;       ///< and where there are new ones
    /// When each cell vanishes, as in Pass::waves; all at once where all gems are replaced.
    std::array<int, cellCount> waves{};
    bool replaced = false;  ///< all gems vanish, because no swap was left
    int points = 0;         ///< for these lines, bonus included
    Gems gems{};            ///< afterwards
};

/// What goes at once after a swap, before anything falls.
Pass firstPass(const State& state, Swap swap);
/// Makes a swap that counts, and tells everything that follows from it.
std::vector<Stage> unfold(State& state, Swap swap);
/// Removes lines until the board is quiet, and replaces all gems if no swap is left; the stages of that are
/// added. `swap`: the one that was made just now.
void settle(State& state, std::vector<Stage>& stages, std::optional<Swap> swap = {});
/// Counts a line, or what counts as one, of the pass of a chain (from 1); its points, bonus included.
int countLine(State& state, int length, int pass);

/// The rules as the framework wants them. A game is never won or lost, only over.
struct Rules {
    using Options = jewel::Options;
    using Start = jewel::Start;
    using State = jewel::State;
    using Move = jewel::Move;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Every swap that counts, with a clock at every moment at which there is time for it.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    /// "clock-beginner", "sixty-high-chains-specials-10".
    static std::string write(const Options& options);
    /// The rows of kinds from the top separated by '/', and the seed.
    static std::string write(const Start& start);
    /// "35e@120": row and column from 1, 'e' for the neighbour to the right and 's' for the one below, the
    /// moment if there is a clock. "time@2501", "end".
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);

    /// The swap that is worth most at once, and what it makes. Marks are its two cells.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    static std::int64_t score(const State& state) { return state.score; }
    static constexpr plt::Ranking ranking = plt::Ranking::highestScore;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Who takes back a swap knows which gems it lets fall, and who goes on after the end of a game against
    /// the clock had time to look at the board. In calm games neither is an advantage.
    static constexpr bool undoReveals = true;
    static bool reveals(const State& before, const Move& move);
    /// The board and the gems that come: they are the same in every mode and at every difficulty.
    static std::string knownAs(const Options& options, const Start& start);
    /// Eight lines of kinds; with special gems each is followed by '-' or '|' (beams) or 'o' (a burst), and a
    /// prism is "**".
    static std::string diagram(const State& state);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules> && plt::HasFigures<Rules> &&
              plt::HasReveals<Rules> && plt::HasKnownAs<Rules> && plt::HasDiagram<Rules>);

}  // namespace jewel
