// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace mines {

/// Plays a board without a guess: opens the tiles proven safe, always with the simplest reasoning that
/// suffices, so that it finds the level that the board needs.
class Solver {
  public:
    Solver(const Grid& grid, int mines, std::stop_token stop = {});

    /// The knowledge so far; a generator may open and renumber tiles in it.
    Logic& logic() { return logic_; }
    const Logic& logic() const { return logic_; }

    /// Opens all tiles that reasoning up to `upTo` proves safe; `numbers` are the mines around each cell.
    /// Returns true if no tile is left unknown.
    bool solve(const std::vector<std::uint8_t>& numbers, Reasoning upTo);

    /// The highest level of reasoning that was needed.
    Reasoning hardest() const { return hardest_; }
    /// False if a front was too large to examine; a lower level might then have sufficed.
    bool decided() const { return decided_; }

  private:
    /// Draws the conclusions of this level, without those of easier ones. Returns true if any is new.
    bool concludeAt(Reasoning level);
    bool concludeOnFronts();
    bool concludeInAll();
    void openFound(const std::vector<std::uint8_t>& numbers);

    std::stop_token stop_;
    Logic logic_;
    std::size_t opened_ = 0;     // the first so many of logic_.found() are opened
    std::vector<int> waiting_;   // numbers whose fronts may give new conclusions
    std::vector<bool> settled_;  // by number: its front gives no new conclusions
    Reasoning hardest_ = Reasoning::basic;
    bool decided_ = true;
};

/// The level of reasoning that solves a board from this tile on; none if a guess is needed or the level could
/// not be determined.
std::optional<Reasoning> reasoningFor(const Grid& grid, const Layout& mines, int first);

}  // namespace mines
