// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace lights_out {

/// The fewest presses that switch all lights off, found by comparing every solution there is.
struct Shortest {
    int presses = 0;
    CellSet solution;            ///< the shortest solution that is first in reading order
    CellSet inEveryShortest;     ///< cells that all shortest solutions press
    CellSet inEverySolution;     ///< cells that all solutions press, however long
    std::uint64_t shortest = 0;  ///< how many solutions have that few presses
    std::uint64_t solutions =
        0;  ///< how many solutions there are: 2 to the number of quiet patterns in a basis
    bool operator==(const Shortest&) const = default;
};

/// Linear algebra over GF(2) on the boards of one form: the presses are a symmetric matrix, a solution of a
/// board is a vector that it maps to the lights, and quiet patterns are its null space.
class Solver {
  public:
    /// Reduces the matrix. The form must be playable.
    explicit Solver(const Form& form);

    /// The solver of a form, made once and then kept. Safe from every thread.
    static const Solver& of(const Form& form);

    const Form& form() const { return form_; }
    /// A basis of the press sets that change nothing.
    const std::vector<CellSet>& quietPatterns() const { return quiet_; }

    bool isSolvable(const CellSet& lit) const;
    /// Some press set that switches all lights off, not a shortest one; nothing for an unsolvable board.
    std::optional<CellSet> anySolution(const CellSet& lit) const;
    /// The fewest presses, proven; nothing for an unsolvable board or when it was stopped.
    std::optional<Shortest> shortest(const CellSet& lit, std::stop_token stop = {}) const;
    /// The fewest lights to change by hand so that the board can be solved (none for one that can).
    CellSet repair(const CellSet& lit) const;

  private:
    /// One step of the reduced matrix: the unknown it gives and the lights whose sum is its value.
    struct Pivot {
        int unknown;
        CellSet lights;
    };
    std::uint32_t fault(const CellSet& lit) const;

    Form form_;
    std::vector<Pivot> pivots_;
    std::vector<CellSet> quiet_;
    CellSet untouched_;  ///< cells in no quiet pattern: all solutions agree on them
};

}  // namespace lights_out
