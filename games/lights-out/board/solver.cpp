// SPDX-License-Identifier: MIT
#include "lights-out/board/solver.h"

#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>

namespace lights_out {

Solver::Solver(const Form& form) : form_(form) {
    // Gauss-Jordan elimination with the unit matrix on the right: `lights` records which rows were added up.
    struct Row {
        CellSet presses;
        CellSet lights;
    };
    std::vector<Row> rows(static_cast<std::size_t>(form.cells()));
    for (int cell = 0; cell < form.cells(); ++cell) {
        auto& row = rows[cell];
        row.presses = switchedBy(form, cell);
        row.lights.set(cell);
    }
    std::size_t done = 0;
    for (int unknown = 0; unknown < form.cells() && done < rows.size(); ++unknown) {
        std::size_t found = done;
        while (found < rows.size() && !rows[found].presses.test(unknown)) ++found;
        if (found == rows.size()) continue;
        std::swap(rows[done], rows[found]);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i == done || !rows[i].presses.test(unknown)) continue;
            rows[i].presses ^= rows[done].presses;
            rows[i].lights ^= rows[done].lights;
        }
        pivots_.push_back({unknown, {}});
        ++done;
    }
    for (std::size_t i = 0; i < done; ++i) pivots_[i].lights = rows[i].lights;
    // The combinations of rows that add up to an empty row form the left null space, and the matrix is
    // symmetric.
    CellSet touched;
    for (std::size_t i = done; i < rows.size(); ++i) {
        quiet_.push_back(rows[i].lights);
        touched |= rows[i].lights;
    }
    untouched_ = allCells(form) ^ touched;
}

const Solver& Solver::of(const Form& form) {
    struct Slot {
        std::once_flag made;
        std::unique_ptr<const Solver> solver;
    };
    static std::array<std::array<Slot, largestSize + 1>, neighbourhoodCount> slots;
    auto& slot = slots[static_cast<std::size_t>(form.neighbourhood)][form.size];
    std::call_once(slot.made, [&] { slot.solver = std::make_unique<const Solver>(form); });
    return *slot.solver;
}

/// The quiet patterns that contain an odd number of lights, as bits. A press switches an even number of cells
/// of each quiet pattern, so exactly the boards with fault 0 can be solved.
std::uint32_t Solver::fault(const CellSet& lit) const {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < quiet_.size(); ++i)
        if ((quiet_[i] & lit).odd()) bits |= std::uint32_t{1} << i;
    return bits;
}

bool Solver::isSolvable(const CellSet& lit) const {
    return fault(lit) == 0;
}

std::optional<CellSet> Solver::anySolution(const CellSet& lit) const {
    if (!isSolvable(lit)) return std::nullopt;
    CellSet presses;
    for (const auto& pivot : pivots_)
        if ((pivot.lights & lit).odd()) presses.set(pivot.unknown);
    return presses;
}

std::optional<Shortest> Solver::shortest(const CellSet& lit, std::stop_token stop) const {
    auto presses = anySolution(lit);
    if (!presses) return std::nullopt;
    Shortest best;
    best.presses = std::numeric_limits<int>::max();
    best.solutions = std::uint64_t{1} << quiet_.size();
    best.inEverySolution = *presses & untouched_;
    const auto consider = [&best](const CellSet& candidate) {
        const int count = candidate.count();
        if (count > best.presses) return;
        if (count < best.presses) {
            best.presses = count;
            best.shortest = 1;
            best.solution = best.inEveryShortest = candidate;
            return;
        }
        ++best.shortest;
        best.inEveryShortest &= candidate;
        if (candidate.test((candidate ^ best.solution).first())) best.solution = candidate;
    };
    consider(*presses);
    // In Gray code order each solution differs from its predecessor by a single basis pattern.
    for (std::uint64_t i = 1; i < best.solutions; ++i) {
        if (i % 4096 == 0 && stop.stop_requested()) return std::nullopt;
        *presses ^= quiet_[std::countr_zero(i)];
        consider(*presses);
    }
    return best;
}

CellSet Solver::repair(const CellSet& lit) const {
    const auto wanted = fault(lit);
    if (wanted == 0) return {};
    // Breadth-first search over the faults that changes of lights can produce; lights with equal faults are
    // interchangeable.
    struct Reached {
        std::uint32_t from = 0;
        int cell = -1;
    };
    std::vector<Reached> reached(std::size_t{1} << quiet_.size());
    std::vector<std::pair<std::uint32_t, int>> changes;
    std::vector<bool> known(reached.size(), false);
    for (int cell = 0; cell < form_.cells(); ++cell) {
        CellSet light;
        light.set(cell);
        const auto change = fault(light);
        if (change == 0 || known[change]) continue;
        known[change] = true;
        changes.emplace_back(change, cell);
    }
    std::vector<std::uint32_t> queue{0};
    for (std::size_t next = 0; next < queue.size() && reached[wanted].cell < 0; ++next) {
        for (const auto& [change, cell] : changes) {
            const auto to = queue[next] ^ change;
            if (to == 0 || reached[to].cell >= 0) continue;
            reached[to] = {queue[next], cell};
            queue.push_back(to);
        }
    }
    CellSet changed;
    for (auto at = wanted; at != 0; at = reached[at].from) changed.flip(reached[at].cell);
    return changed;
}

}  // namespace lights_out
