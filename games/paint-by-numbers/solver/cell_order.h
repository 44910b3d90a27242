// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace paint_by_numbers {

/// A heap of the cells that a search has not decided, ordered by recent participation in conflicts (as in
/// VSIDS).
class CellOrder {
  public:
    explicit CellOrder(std::vector<double> interest);

    bool empty() const { return heap_.empty(); }
    /// Removes and returns the cell with the greatest interest.
    int take();
    /// Inserts a cell unless it is in the heap.
    void put(int cell);
    /// Raises the interest of a cell that took part in a conflict.
    void bump(int cell);
    /// Gives future conflicts more weight than past ones.
    void decay() { step_ /= fading; }

  private:
    static constexpr double fading = 0.95;
    bool before(int a, int b) const {
        const double x = interest_[a];
        const double y = interest_[b];
        return x > y || (x == y && a < b);
    }
    void up(std::size_t place);
    void down(std::size_t place);
    void put(int cell, std::size_t place) {
        heap_[place] = cell;
        places_[cell] = static_cast<int>(place);
    }

    std::vector<double> interest_;
    std::vector<int> heap_;
    std::vector<int> places_;  ///< index in the heap; -1 outside
    double step_ = 1;
};

}  // namespace paint_by_numbers
