// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"
#include "parcheesi/turn/dice.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

namespace parcheesi {

constexpr int bopBonus = 20;
constexpr int homeBonus = 10;

/// The numbers that a turn still has to use, the largest first. A bonus comes only with a move, which uses a
/// number, so there are never more than a roll with bottoms provides.
class Numbers {
  public:
    static constexpr int most = 4;

    Numbers() = default;
    Numbers(std::initializer_list<int> numbers) {
        for (const int number : numbers) add(number);
    }

    void add(int number);
    /// Removes one number, which must be present.
    void remove(int number);
    bool has(int number) const { return std::find(all_.begin(), all_.end(), number) != all_.end(); }
    bool empty() const { return all_[0] == 0; }
    int size() const { return most - static_cast<int>(std::count(all_.begin(), all_.end(), 0)); }
    const std::uint8_t* begin() const { return all_.data(); }
    const std::uint8_t* end() const { return all_.data() + size(); }
    /// All numbers packed in one, for tables.
    std::uint32_t packed() const {
        return all_[0] | std::uint32_t{all_[1]} << 8 | std::uint32_t{all_[2]} << 16 |
               std::uint32_t{all_[3]} << 24;
    }
    bool operator==(const Numbers&) const = default;

  private:
    std::array<std::uint8_t, most> all_{};
};

/// A pawn advances by a number, or enters with a 5, or a 1 and a 4, or a 2 and a 3.
struct Step {
    std::uint8_t pawn = 0;
    std::uint8_t number = 0;  ///< 0 for entering

    static constexpr Step enter(int pawn) { return {static_cast<std::uint8_t>(pawn), 0}; }
    static constexpr Step go(int pawn, int number) {
        return {static_cast<std::uint8_t>(pawn), static_cast<std::uint8_t>(number)};
    }
    bool isEntering() const { return number == 0; }
    bool operator==(const Step&) const = default;
};

/// A turn in progress.
struct Turn {
    Side side = Side::green;
    Position position;
    Pawns before{atStart, atStart, atStart, atStart};  ///< the side's pawns at the beginning of the turn
    Numbers left;

    const Pawns& pawns() const { return position.of(side); }
    bool operator==(const Turn&) const = default;
};

/// Returns true if this roll includes its bottoms: a double of a side with no pawn in its start circle.
bool hasBottoms(const Position& position, Side side, Dice dice);
/// Starts a turn with a roll.
Turn beginTurn(const Position& position, Side side, Dice dice);

/// The obstacle to a step, or to the end of a turn.
struct Obstacle {
    enum class Kind : std::uint8_t {
        none,
        noSuchPawn,
        pawnAtStart,      ///< it has to enter first
        pawnOut,          ///< it cannot enter
        pawnAtHome,       ///< it has arrived
        noFive,           ///< no number to enter with
        entryBlocked,     ///< two pawns stand on the entry square
        notAmongNumbers,  ///< `where`: the number
        ringBlockade,     ///< `where`: its square
        homeRowBlockade,  ///< `where`: its square, from 0
        beyondEnd,        ///< the number exceeds the rest of the way
        safeSquareTaken,  ///< `where`: its square
        canStillEnter,    ///< the turn cannot end: a pawn can enter
        numberUsable,     ///< the same, `where`: the number that can still be used
        blockadeMoved,    ///< a blockade would have moved as a whole
        blockadeMoving    ///< the same, and no continuation would separate it
    };
    Kind kind = Kind::none;
    int where = 0;

    explicit operator bool() const { return kind != Kind::none; }
    bool operator==(const Obstacle&) const = default;
};

/// The obstacle to this step itself, regardless of the rest of the turn.
Obstacle obstacleTo(const Turn& turn, const Step& step);
/// The same with the crowd of the turn's position, for callers that check many steps.
Obstacle obstacleTo(const Turn& turn, const Crowd& crowd, const Step& step);
/// The obstacle to the end of the turn.
Obstacle obstacleToEnd(const Turn& turn);
/// The reason why this step is illegal: it is impossible, or the turn could not be ended after it.
Obstacle objectionTo(const Turn& turn, const Step& step);

/// Returns true if two pawns stand together that stood together on another square when the turn began.
bool hasMovedBlockade(const Turn& turn);

/// The effect of a step.
struct Effect {
    std::optional<Side> bopped;  ///< owner of the pawn that went back
    int boppedPawn = 0;          ///< its number
    bool arrived = false;        ///< at home
};
/// Makes a possible step.
Effect take(Turn& turn, const Step& step);
Turn after(const Turn& turn, const Step& step);

/// All legal steps: possible ones after which the turn can still be ended.
std::vector<Step> legalSteps(const Turn& turn);

/// Returns true if the step uses this number of those left; entering may use two.
bool uses(const Turn& turn, const Step& step, int number);

/// A place that a pawn can reach by legal steps of its own, and the shortest way there.
struct Route {
    Progress to = 0;
    std::vector<Step> steps;
};
/// All places that a pawn can reach, nearest first.
std::vector<Route> routes(const Turn& turn, int pawn);

/// The pawn that goes back after a third double: the one furthest in the home row, otherwise the one furthest
/// on the ring; none if there is neither.
std::optional<int> frontMost(const Pawns& pawns);

}  // namespace parcheesi
