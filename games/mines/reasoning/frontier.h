// SPDX-License-Identifier: MIT
#pragma once

#include "mines/grid.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace mines {

/// A number of layouts up to a common factor. Says with certainty whether there is any, since a double may
/// underflow.
struct Weight {
    double value = 0;
    bool possible = false;

    Weight& operator+=(const Weight& other) {
        value += other.value;
        possible = possible || other.possible;
        return *this;
    }
    friend Weight operator*(const Weight& a, const Weight& b) {
        return {a.value * b.value, a.possible && b.possible};
    }
};
/// Weights indexed by a number of mines.
using Weights = std::vector<Weight>;
/// Divides by the largest value, which cancels in every ratio, and returns its logarithm.
double normalize(Weights& weights);

/// A number on the board: how many more mines the tiles it touches need.
struct Demand {
    int number = -1;  ///< Its cell.
    int needs = 0;
    std::vector<int> tiles;  ///< Cells that may have a mine.
};

/// Tiles that touch exactly the same demands, so that only the number of mines in them matters.
struct Box {
    std::vector<int> tiles;
    std::vector<int> demands;  ///< Indices into Component::demands.
};

/// Connected demands and boxes, counted independently of all others.
class Component {
  public:
    std::vector<Demand> demands;
    std::vector<Box> boxes;

    /// Counts the layouts by their number of mines. False when stopped or `budget` (counted down) runs out.
    bool count(const std::stop_token& stop, std::size_t& budget);
    /// The result of count(): numbers of layouts, divided by the one whose logarithm is scale().
    const Weights& byMines() const { return byMines_; }
    double scale() const { return scale_; }

    /// The weight of all layouts for each box and each number of mines in it; each layout is weighted by
    /// `outside` for the mines of the whole component. Call after count().
    std::vector<Weights> byBox(const Weights& outside) const;

  private:
    struct Step {
        int next;  // index into the next layer
        int mines;
    };
    struct Entry {
        int mines = 0;  // so far
        Weight weight;
        std::vector<Step> steps;
    };
    void order();

    std::vector<std::vector<Entry>> layers_;
    Weights byMines_;
    double scale_ = 0;
};

/// The components of these demands. Demands without tiles are left out.
std::vector<Component> componentsOf(const std::vector<Demand>& demands);

}  // namespace mines
