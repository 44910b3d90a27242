// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace mines {

/// Plays a board without a guess: opens what is proven safe, and thinks no further than it must, so that at
/// its end it is known how far one has to think.
class Solver {
  public:
    Solver(const Grid& grid, int mines, std::stop_token stop = {});

    /// What is known so far; a generator may open and renumber tiles there.
    Logic& logic() { return logic_; }
    const Logic& logic() const { return logic_; }

    /// Opens all that can be proven safe with reasoning up to `upTo`; `numbers` are the mines around each
    /// cell. True if nothing is left unknown.
    bool solve(const std::vector<std::uint8_t>& numbers, Reasoning upTo);

    /// The furthest that one had to think.
    Reasoning hardest() const { return hardest_; }
    /// False when a front was too much to look at: then it is not known whether less would have done.
    bool decided() const { return decided_; }

  private:
    /// Concludes what this level says and no easier one. True if it says anything new.
    bool concludeAt(Reasoning level);
    bool concludeOnFronts();
    bool concludeInAll();
    void openFound(const std::vector<std::uint8_t>& numbers);

    std::stop_token stop_;
    Logic logic_;
    std::size_t opened_ = 0;     // of logic_.found()
    std::vector<int> waiting_;   // numbers whose fronts may say something new
    std::vector<bool> settled_;  // by number: its front says nothing new
    Reasoning hardest_ = Reasoning::basic;
    bool decided_ = true;
};

/// How far one has to think to solve a board from this tile on; none if a guess is needed, or if it was not
/// found out.
std::optional<Reasoning> reasoningFor(const Grid& grid, const Layout& mines, int first);

}  // namespace mines
