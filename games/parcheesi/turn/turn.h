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
/// number, so there are never more than a roll with bottoms gives.
class Numbers {
  public:
    static constexpr int most = 4;

    Numbers() = default;
    Numbers(std::initializer_list<int> numbers) {
        for (const int number : numbers) add(number);
    }

    void add(int number);
    /// Removes one of them, which must be there.
    void remove(int number);
    bool has(int number) const { return std::find(all_.begin(), all_.end(), number) != all_.end(); }
    bool empty() const { return all_[0] == 0; }
    int size() const { return most - static_cast<int>(std::count(all_.begin(), all_.end(), 0)); }
    const std::uint8_t* begin() const { return all_.data(); }
    const std::uint8_t* end() const { return all_.data() + size(); }
    /// All in one number, for tables.
    std::uint32_t packed() const {
        return all_[0] | std::uint32_t{all_[1]} << 8 | std::uint32_t{all_[2]} << 16 |
               std::uint32_t{all_[3]} << 24;
    }
    bool operator==(const Numbers&) const = default;

  private:
    std::array<std::uint8_t, most> all_{};
};

/// One pawn goes forward by a number, or enters, which uses a 5, or a 1 and a 4, or a 2 and a 3.
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

/// A turn under way.
struct Turn {
    Side side = Side::green;
    Position position;
    Pawns before{atStart, atStart, atStart, atStart};  ///< the side's pawns when the turn began
    Numbers left;

    const Pawns& pawns() const { return position.of(side); }
    bool operator==(const Turn&) const = default;
};

/// Whether this roll has its bottoms, too: a double of a side with no pawn in its start circle.
bool hasBottoms(const Position& position, Side side, Dice dice);
/// A turn with a roll.
Turn beginTurn(const Position& position, Side side, Dice dice);

/// What is in the way of a step, or of the end of a turn.
struct Obstacle {
    enum class Kind : std::uint8_t {
        none,
        noSuchPawn,
        pawnAtStart,      ///< it has to enter first
        pawnOut,          ///< it cannot enter
        pawnAtHome,       ///< it has arrived
        noFive,           ///< nothing to enter with
        entryBlocked,     ///< two pawns stand on the entry square
        notAmongNumbers,  ///< `where`: the number
        ringBlockade,     ///< `where`: its square
        homeRowBlockade,  ///< `where`: its square, from 0
        beyondEnd,        ///< the number is more than what is left of the way
        safeSquareTaken,  ///< `where`: its square
        canStillEnter,    ///< the turn is not at its end: a pawn can enter
        numberUsable,     ///< the same, `where`: the number that can still be used
        blockadeMoved,    ///< a blockade would have moved as a whole
        blockadeMoving    ///< the same, and no way to go on would separate it
    };
    Kind kind = Kind::none;
    int where = 0;

    explicit operator bool() const { return kind != Kind::none; }
    bool operator==(const Obstacle&) const = default;
};

/// Why this step alone is not possible, whatever becomes of the turn.
Obstacle obstacleTo(const Turn& turn, const Step& step);
/// The same for who asks for many steps: with the crowd of the turn's position.
Obstacle obstacleTo(const Turn& turn, const Crowd& crowd, const Step& step);
/// Why the turn cannot end as it is.
Obstacle obstacleToEnd(const Turn& turn);
/// Why this step may not be taken: it is not possible, or after it the turn cannot be brought to an end.
Obstacle objectionTo(const Turn& turn, const Step& step);

/// Whether two pawns stand together that stood together on another square when the turn began.
bool hasMovedBlockade(const Turn& turn);

/// What a step has done.
struct Effect {
    std::optional<Side> bopped;  ///< whose pawn went back
    int boppedPawn = 0;          ///< its number
    bool arrived = false;        ///< at home
};
/// Takes a step that is possible.
Effect take(Turn& turn, const Step& step);
Turn after(const Turn& turn, const Step& step);

/// All steps that may be taken: possible ones, after which the turn can be brought to an end. Exact.
std::vector<Step> legalSteps(const Turn& turn);

/// Where a pawn can go by steps of its own alone, each of which may be taken, and how: by as few as possible.
struct Route {
    Progress to = 0;
    std::vector<Step> steps;
};
/// All places that a pawn can go to, nearest first.
std::vector<Route> routes(const Turn& turn, int pawn);

/// The pawn that goes back after a third double: the one furthest in the home row, else the one furthest on
/// the ring; none without either.
std::optional<int> frontMost(const Pawns& pawns);

}  // namespace parcheesi
