// SPDX-License-Identifier: MIT
#pragma once

#include "mines/grid.h"

#include <cstdint>
#include <vector>

namespace mines {

/// Levels of reasoning, each including those before it.
enum class Reasoning : std::uint8_t {
    basic,   ///< One number at a time, or the number of mines left.
    pairs,   ///< Two numbers at a time.
    chains,  ///< All numbers of one front, connected through the tiles they touch, together.
    expert,  ///< All fronts together with the number of mines left: everything that can be known.
};

/// The reason why a tile must be a mine, or cannot be one.
enum class Rule : std::uint8_t {
    enough,  ///< A number has all its mines already: the rest around it is safe.
    needed,  ///< A number needs every covered tile around it: they are mines.
    pair,    ///< One number needs so many more mines than another that its own tiles are all mines, and those
             ///< touched only by the other are safe.
    count,   ///< No mines are left, or only mines.
    front,   ///< All ways to lay the mines of its front agree.
    total,   ///< All ways to lay the mines that are left agree.
};
/// The level that a rule belongs to.
Reasoning reasoningOf(Rule rule);

struct Deduction {
    int cell = -1;
    bool mine = false;
    Rule rule = Rule::enough;
    int number = -1;  ///< The cell of the number that proves it; with `pair` the one that needs more mines.
    int other = -1;   ///< With `pair`, the cell of the other number.
};

/// Reasoning from the visible board: knows the size, the number of mines, and the numbers passed to open().
/// Uses one and two numbers at a time, and the number of mines; certainty.h handles what these leave open.
/// Works incrementally, so that generating a board costs about as much as solving it once.
class Logic {
  public:
    enum class Fact : std::uint8_t { unknown, safe, mine, open };

    Logic(const Grid& grid, int mines);

    /// Records that the tile is open and shows this number. Repeating it has no effect.
    void open(int cell, int number);
    /// Changes the number of an open tile by `delta` (a generator moved a mine among unknown tiles).
    void renumber(int cell, int delta);
    /// Draws all conclusions from rules up to `basic` or `pairs`, simplest rules first.
    void conclude(Reasoning upTo = Reasoning::pairs);
    /// Adds a conclusion about an unknown tile that was drawn elsewhere.
    void learn(int cell, bool mine, Rule rule, int number = -1, int other = -1);
    /// Returns the numbers whose surroundings have changed since the last call.
    std::vector<int> takeTouched();

    /// All conclusions so far in the order in which they were drawn.
    const std::vector<Deduction>& found() const { return found_; }
    Fact fact(int cell) const { return facts_[cell]; }
    bool unknown(int cell) const { return fact(cell) == Fact::unknown; }
    /// Unknown tiles around an open number.
    int unknownAround(int cell) const;
    /// Mines that an open number still needs among them.
    int needs(int cell) const { return needs_[cell]; }
    int unknownTiles() const { return unknown_; }
    int minesLeft() const { return minesLeft_; }
    const Grid& grid() const { return grid_; }

  private:
    void learnMask(int centre, unsigned mask, bool mine, Rule rule, int number, int other);
    void touch(int number);
    void removeUnknown(int cell, bool mine);
    void single(int number);
    void pairs(int number);
    bool pair(int more, int less, unsigned own, unsigned others);

    Grid grid_;
    int unknown_;
    int minesLeft_;
    std::vector<Fact> facts_;
    std::vector<std::uint16_t> masks_;  // unknown tiles around an open number: bit (dy + 1) * 3 + dx + 1
    std::vector<std::int8_t> needs_;
    std::vector<std::uint8_t> queued_;  // bit 0: in singles_, bit 1: in pairs_, bit 2: in touched_
    std::vector<int> singles_;
    std::vector<int> pairs_;
    std::vector<int> touched_;
    std::vector<Deduction> found_;
};

}  // namespace mines
