// SPDX-License-Identifier: MIT
#pragma once

#include "same/grid.h"
#include "same/rules.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace same {

/// The estimate of the further points of a position in a sweep. Every term is in points.
struct Estimate {
    int kept = none;         ///< the colour that is not touched while there is another group, or `none`
    double groups = 1;       ///< share of the value of the groups as they are
    double whole = 0.3;      ///< share of the value of a colour, if it were one group
    double joined = 0;       ///< the same, times how much of it hangs together already
    double keptWhole = 0.8;  ///< `whole` of the kept colour, or of the most valuable one
    double keptJoined = 0;   ///< `joined` of that colour
    double single = 20;      ///< cost of a ball without a neighbour of the same colour
};

/// Moves from a position to the end of the game, as places of a Grid.
struct Line {
    std::vector<std::int16_t> places;
    std::int64_t score = 0;  ///< points and bonus at the end
    int left = 0;
};

/// Beam searches from one position. Positions compete with those that have as many balls left.
class Beam {
  public:
    Beam(Scoring scoring, int colours, std::stop_token stop);

    struct Limits {
        int width = 1;       ///< positions that are followed for each number of balls left
        long positions = 0;  ///< more than this many new positions end a sweep
    };
    /// Runs a sweep from a position with some points; returns the best line found, if it got to an end.
    std::optional<Line> sweep(const Grid& root, std::int64_t points, const Estimate& estimate,
                              const Limits& limits);
    /// The positions that the last sweep has made.
    long spent() const { return spent_; }
    /// True if the last sweep has left out nothing, so that its line is the best there is.
    bool isExhaustive() const { return !cut_; }

  private:
    /// A position that waits for being followed.
    struct Candidate {
        double promise;
        std::uint64_t hash;
        std::int64_t points;
        int parent;  ///< the step that led to the position before
        int grid;    ///< index in grids_
        std::int16_t place;
    };
    struct Level {
        std::vector<Candidate> candidates;
        double least = 0;  ///< no use of less promise, when `isFull`
        bool isFull = false;
    };
    /// A move of a position that has been followed: a chain back to the root.
    struct Step {
        int previous;
        std::int16_t place;
    };
    /// The most points with which a position was reached; the table forgets some positions.
    struct Seen {
        std::uint64_t hash = 0;
        std::int64_t points = 0;
        int sweep = 0;
    };

    static bool isBetter(const Candidate& one, const Candidate& other);
    void follow(const Candidate& candidate, const Estimate& estimate);
    void add(const Candidate& parent, int step, const Grid& grid, const Grid::Group& group,
             const Estimate& estimate);
    void trim(Level& level, std::size_t size);
    void end(const Grid& grid, std::int64_t points, int step, std::int16_t place);
    double promise(const Grid& grid, std::int64_t points, const Grid::Groups& groups,
                   const Estimate& estimate) const;
    bool isStopped() const { return spent_ > limits_.positions || stop_.stop_requested(); }
    Seen& seen(std::uint64_t hash);

    Scoring scoring_;
    int colours_;
    std::stop_token stop_;
    Limits limits_;
    long spent_ = 0;
    int sweeps_ = 0;
    bool cut_ = false;
    std::optional<Line> best_;
    std::vector<Level> levels_;
    std::vector<Grid> grids_;
    std::vector<int> free_;  ///< unused elements of grids_
    std::vector<Step> steps_;
    std::vector<Seen> table_;
    std::vector<double> values_;  ///< clickValue() by number of balls
    Grid::Groups groups_;
    Grid::Groups below_;
};

}  // namespace same
