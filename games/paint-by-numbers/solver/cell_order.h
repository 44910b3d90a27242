// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace paint_by_numbers {

/// The cells that a search has not decided, those first that took part in contradictions lately (a heap).
class CellOrder {
  public:
    explicit CellOrder(std::vector<double> interest);

    bool empty() const { return heap_.empty(); }
    /// Takes out the most interesting cell.
    int take();
    /// Puts a cell back, if it is not there.
    void put(int cell);
    /// The cell took part in a contradiction.
    void raise(int cell);
    /// What comes counts more than what was.
    void fade() { step_ /= fading; }

  private:
    static constexpr double fading = 0.95;
    bool before(int a, int b) const {
        const double x = interest_[static_cast<std::size_t>(a)];
        const double y = interest_[static_cast<std::size_t>(b)];
        return x > y || (x == y && a < b);
    }
    void up(std::size_t place);
    void down(std::size_t place);
    void put(int cell, std::size_t place) {
        heap_[place] = cell;
        places_[static_cast<std::size_t>(cell)] = static_cast<int>(place);
    }

    std::vector<double> interest_;
    std::vector<int> heap_;
    std::vector<int> places_;  ///< in the heap; -1 outside
    double step_ = 1;
};

}  // namespace paint_by_numbers
