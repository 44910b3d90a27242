// SPDX-License-Identifier: MIT
#include "mines/dealing/generator.h"

#include "mines/reasoning/solver.h"

#include <cstdlib>
#include <numeric>

namespace mines {

namespace {

/// Runs the solver on a board that it changes on the way.
class Workshop {
  public:
    Workshop(const Grid& grid, int first, Layout& mines, plt::Random& random, const std::stop_token& stop)
        : grid_(grid),
          first_(first),
          mines_(mines),
          random_(random),
          numbers_(countMines(grid, mines)),
          solver_(grid, std::accumulate(mines.begin(), mines.end(), 0), stop),
          logic_(solver_.logic()) {
        logic_.open(first, numbers_[first]);
    }

    /// Opens every tile that reasoning up to `upTo` proves safe; returns true if that is the whole board.
    bool solve(Reasoning upTo) { return solver_.solve(numbers_, upTo); }
    const Solver& solver() const { return solver_; }

    /// Makes the tiles around a number at which the solver is stuck all mines or all free, whichever moves
    /// fewer mines, in exchange with unknown tiles elsewhere, preferably those that no number touches yet.
    /// Returns false if that is impossible.
    bool relax() {
        stuck_.clear();
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (logic_.fact(cell) == Logic::Fact::open && logic_.unknownAround(cell) > 0)
                stuck_.push_back(cell);
        }
        if (stuck_.empty()) return false;
        const int number = stuck_[random_.below(stuck_.size())];
        std::vector<int> inside[2];
        grid_.around(number, [&](int cell) {
            if (logic_.unknown(cell)) inside[mines_[cell]].push_back(cell);
        });
        std::vector<int> outside[2];
        for (const bool touched : {false, true}) {
            std::vector<int> more[2];
            for (int cell = 0; cell < grid_.cells(); ++cell) {
                if (!logic_.unknown(cell) || nextTo(cell, number) || touchedByNumber(cell) != touched)
                    continue;
                more[mines_[cell]].push_back(cell);
            }
            for (const int mine : {0, 1}) {
                random_.shuffle(more[mine]);
                outside[mine].insert(outside[mine].end(), more[mine].begin(), more[mine].end());
            }
        }
        const bool canEmpty = outside[0].size() >= inside[1].size();
        const bool canFill = outside[1].size() >= inside[0].size();
        if (!canEmpty && !canFill) return false;
        const bool empty = canEmpty && (!canFill || inside[1].size() <= inside[0].size());
        const auto& from = empty ? inside[1] : inside[0];
        const auto& to = empty ? outside[0] : outside[1];
        for (std::size_t i = 0; i < from.size(); ++i) empty ? move(from[i], to[i]) : move(to[i], from[i]);
        return true;
    }

    /// Moves a mine between the unknown tiles and the rest of the board where too few tiles are unknown to
    /// exchange among themselves (a pocket behind mines, a corner of two). This ends the run. Returns false
    /// if there is nothing to move.
    bool breakUp() {
        std::vector<int> unknown[2];
        std::vector<int> known[2];
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (logic_.unknown(cell)) {
                unknown[mines_[cell]].push_back(cell);
            } else if (cell != first_ && !nextTo(cell, first_)) {
                known[mines_[cell]].push_back(cell);
            }
        }
        const bool canGive = !unknown[1].empty() && !known[0].empty();
        const bool canTake = !unknown[0].empty() && !known[1].empty();
        if (!canGive && !canTake) return false;
        const bool give = canGive && (!canTake || random_.coin());
        const int from = pick(give ? unknown[1] : known[1]);
        const int to = pick(give ? known[0] : unknown[0]);
        mines_[from] = 0;
        mines_[to] = 1;
        return true;
    }

  private:
    bool nextTo(int a, int b) const {
        return std::abs(grid_.x(a) - grid_.x(b)) <= 1 && std::abs(grid_.y(a) - grid_.y(b)) <= 1;
    }
    bool touchedByNumber(int cell) const {
        bool touched = false;
        grid_.around(cell, [&](int other) { touched = touched || logic_.fact(other) == Logic::Fact::open; });
        return touched;
    }
    int pick(const std::vector<int>& cells) { return cells[random_.below(cells.size())]; }
    void move(int from, int to) {
        mines_[from] = 0;
        mines_[to] = 1;
        grid_.around(from, [&](int cell) {
            --numbers_[cell];
            logic_.renumber(cell, -1);
        });
        grid_.around(to, [&](int cell) {
            ++numbers_[cell];
            logic_.renumber(cell, 1);
        });
    }

    Grid grid_;
    int first_;
    Layout& mines_;
    plt::Random& random_;
    std::vector<std::uint8_t> numbers_;
    Solver solver_;
    Logic& logic_;
    std::vector<int> stuck_;
};

}  // namespace

std::optional<Reasoning> makeSolvable(const Grid& grid, int first, Reasoning upTo, Layout& mines,
                                      plt::Random& random, const std::stop_token& stop) {
    int changes = 100 + grid.cells() / 2;
    for (;;) {
        Workshop workshop(grid, first, mines, random, stop);
        bool changed = false;
        while (!workshop.solve(upTo)) {
            if (--changes < 0 || stop.stop_requested()) return std::nullopt;
            changed = true;
            if (workshop.relax()) continue;
            if (!workshop.breakUp()) return std::nullopt;
            break;
        }
        if (!changed) {
            if (!workshop.solver().decided()) return std::nullopt;
            return workshop.solver().hardest();
        }
    }
}

}  // namespace mines
