// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace lights_out {

/// The fewest presses that switch all lights off, found by comparing all solutions.
struct Shortest {
    int presses = 0;
    CellSet solution;             ///< the first of the shortest solutions in reading order
    CellSet inEveryShortest;      ///< cells pressed in all shortest solutions
    CellSet inEverySolution;      ///< cells pressed in all solutions, however long
    std::uint64_t shortest = 0;   ///< number of shortest solutions
    std::uint64_t solutions = 0;  ///< number of all solutions: 2 to the number of quiet patterns in a basis
    bool operator==(const Shortest&) const = default;
};

/// Linear algebra over GF(2) on the boards of one form: the presses form a symmetric matrix, a solution of a
/// board is a vector that the matrix maps to the lights, and the quiet patterns are its null space.
class Solver {
  public:
    /// Reduces the matrix. The form must be playable.
    explicit Solver(const Form& form);

    /// The solver of a form, created once and cached. Thread-safe.
    static const Solver& of(const Form& form);

    const Form& form() const { return form_; }
    /// A basis of the press sets without effect.
    const std::vector<CellSet>& quietPatterns() const { return quiet_; }

    bool isSolvable(const CellSet& lit) const;
    /// Any press set that switches all lights off, not necessarily a shortest one; none for an unsolvable
    /// board.
    std::optional<CellSet> anySolution(const CellSet& lit) const;
    /// The proven fewest presses; none for an unsolvable board or when stopped.
    std::optional<Shortest> shortest(const CellSet& lit, std::stop_token stop = {}) const;
    /// The fewest lights to change so that the board becomes solvable (empty if it already is).
    CellSet repair(const CellSet& lit) const;

  private:
    /// One row of the reduced matrix: the unknown that it determines and the lights whose sum is its value.
    struct Pivot {
        int unknown;
        CellSet lights;
    };
    std::uint32_t fault(const CellSet& lit) const;

    Form form_;
    std::vector<Pivot> pivots_;
    std::vector<CellSet> quiet_;
    CellSet untouched_;  ///< cells in no quiet pattern, on which all solutions agree
};

}  // namespace lights_out
