// SPDX-License-Identifier: MIT
#include "paint-by-numbers/design/repair.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The budget of the search for the fewest cells, after which few must do: searches for a second solution,
/// and sets of cells visited.
constexpr int mostSearches = 1500;
constexpr int mostSets = 400000;
/// The conflict limit of each search for a second solution; a search that reaches it counts as having found
/// one.
constexpr std::int64_t conflictsEach = 3000;
/// The largest size of sets that are enumerated.
constexpr std::size_t largestGroup = 4;
/// The limits of the greedy search: candidates in each step, and cells in total.
constexpr std::size_t candidatesEach = 120;
constexpr std::size_t mostCells = 200;

/// A set of cells that can all change colour together without changing any number.
struct Switch {
    std::vector<int> cells;
    std::vector<int> lines;  ///< the lines with these cells, as in Clues
};

/// Searches for cells whose change leaves no switch. While there is a switch, a cell in one of its lines has
/// to change: as long as its lines are unchanged, both of its positions remain possible. So every switch
/// found restricts the next cell to its lines, whichever set of cells it was found with.
class Repairer {
  public:
    Repairer(const Grid& picture, const std::stop_token& stop) : now_(picture), stop_(stop) {
        order_.resize(at(picture.cells()));
        std::iota(order_.begin(), order_.end(), 0);
        std::stable_sort(order_.begin(), order_.end(),
                         [&](int one, int other) { return smoothness(one) > smoothness(other); });
    }

    Repair find() {
        if (!nextSwitch()) return {};
        for (std::size_t size = lowerBound(); size <= largestGroup; ++size) {
            std::vector<bool> excluded(at(now_.cells()));
            if (extend(size, excluded)) return {sorted(), isCertain_};
            if (isOver()) break;
        }
        const bool smallAreOut = !isOver() && isCertain_;
        for (const int cell : std::exchange(changed_, {})) flip(cell);
        if (!improve()) return {};
        return {sorted(), smallAreOut && changed_.size() <= largestGroup + 1};
    }

  private:
    int width() const { return now_.width(); }
    int height() const { return now_.height(); }
    bool isOver() const { return searches_ >= mostSearches || sets_ >= mostSets || stop_.stop_requested(); }
    std::vector<int> sorted() {
        std::sort(changed_.begin(), changed_.end());
        return changed_;
    }

    /// The weighted number of neighbours that have the colour this cell would get.
    int smoothness(int cell) const {
        int others = 0;
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                const int x = cell % width() + right;
                const int y = cell / width() + down;
                const bool differs =
                    now_.contains(x, y) ? now_.at(x, y) != now_.at(cell) : now_.at(cell) == Cell::blue;
                // Orthogonal neighbours count more than diagonal ones.
                if (differs) others += right == 0 || down == 0 ? 2 : 1;
            }
        }
        return others;
    }

    void flip(int cell) { now_.set(cell, opposite(now_.at(cell))); }

    int cellOf(int line, int i) const {
        return line < height() ? line * width() + i : i * width() + line - height();
    }

    /// Returns true if a line has the same runs in another picture.
    bool sameRuns(int line, const Grid& other) const {
        const int length = line < height() ? width() : height();
        int i = 0;
        int j = 0;
        const auto run = [&](const Grid& grid, int& place) {
            while (place < length && grid.at(cellOf(line, place)) != Cell::blue) ++place;
            const int begin = place;
            while (place < length && grid.at(cellOf(line, place)) == Cell::blue) ++place;
            return place - begin;
        };
        for (;;) {
            const int one = run(now_, i);
            if (one != run(other, j)) return false;
            if (one == 0) return true;
        }
    }

    bool isSwitch(const Switch& one) {
        Grid switched = now_;
        for (const int cell : one.cells) switched.set(cell, opposite(switched.at(cell)));
        return std::all_of(one.lines.begin(), one.lines.end(),
                           [&](int line) { return sameRuns(line, switched); });
    }

    /// The differing cells, grouped into sets without a common line.
    std::vector<Switch> switchesOf(const Grid& other) const {
        std::vector<int> group(at(width() + height()), -1);
        std::vector<Switch> found;
        for (int cell = 0; cell < now_.cells(); ++cell) {
            if (now_.at(cell) == other.at(cell)) continue;
            const int row = cell / width();
            if (group[at(row)] >= 0) continue;
            Switch one;
            const int id = static_cast<int>(found.size());
            const auto take = [&](int line) {
                if (group[at(line)] >= 0) return;
                group[at(line)] = id;
                one.lines.push_back(line);
            };
            take(row);
            for (std::size_t next = 0; next < one.lines.size(); ++next) {
                const int line = one.lines[next];
                for (int i = 0; i < (line < height() ? width() : height()); ++i) {
                    const int place = cellOf(line, i);
                    if (now_.at(place) == other.at(place)) continue;
                    if (line < height()) one.cells.push_back(place);
                    take(line < height() ? height() + place % width() : place / width());
                }
            }
            found.push_back(std::move(one));
        }
        return found;
    }

    /// A switch of the present picture: a known one, or one found by a search. Null if the picture is the
    /// only solution.
    const Switch* nextSwitch() {
        for (std::size_t i = 0; i < known_.size(); ++i) {
            if (!isSwitch(known_[i])) continue;
            // A switch that applies now is likely to apply again.
            std::rotate(known_.begin(), known_.begin() + static_cast<std::ptrdiff_t>(i),
                        known_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            return &known_.front();
        }
        ++searches_;
        const auto verdict = solve(Clues(now_), Limits{2, conflictsEach}, stop_);
        const auto other = std::find_if(verdict.solutions.begin(), verdict.solutions.end(),
                                        [&](const Grid& solution) { return solution != now_; });
        if (other == verdict.solutions.end()) {
            if (verdict.unique()) return nullptr;
            isCertain_ = false;
            return &unknown_;
        }
        auto found = switchesOf(*other);
        known_.insert(known_.begin(), std::make_move_iterator(found.begin()),
                      std::make_move_iterator(found.end()));
        return &known_.front();
    }

    /// A lower bound: a cell is in two lines, so it changes at most two switches without a common line.
    std::size_t lowerBound() const {
        std::vector<bool> taken(at(width() + height()));
        std::size_t apart = 0;
        for (const auto& one : known_) {
            if (std::any_of(one.lines.begin(), one.lines.end(), [&](int line) { return taken[at(line)]; }))
                continue;
            for (const int line : one.lines) taken[at(line)] = true;
            ++apart;
        }
        return (apart + 1) / 2;
    }

    std::vector<int> cellsAround(const Switch& one) const {
        std::vector<bool> isTouched(at(width() + height()));
        for (const int line : one.lines) isTouched[at(line)] = true;
        std::vector<int> cells;
        for (const int cell : order_)
            if (isTouched[at(cell / width())] || isTouched[at(height() + cell % width())])
                cells.push_back(cell);
        return cells;
    }

    /// Changes up to `more` cells so that no switch is left, and leaves them changed on success. Excluded
    /// cells have been tried.
    bool extend(std::size_t more, std::vector<bool> excluded) {
        ++sets_;
        const Switch* one = nextSwitch();
        if (one == nullptr) return true;
        if (more == 0 || one == &unknown_ || isOver()) return false;
        for (const int cell : cellsAround(*one)) {
            if (excluded[at(cell)]) continue;
            if (isOver()) return false;
            excluded[at(cell)] = true;
            flip(cell);
            changed_.push_back(cell);
            if (extend(more - 1, excluded)) return true;
            changed_.pop_back();
            flip(cell);
        }
        return false;
    }

    /// The number of cells that line logic leaves open.
    int openCells() const {
        const auto known = deduce(Clues(now_), Grid(width(), height()), Technique::arrangements);
        return known ? known->count(Cell::unknown) : now_.cells();
    }

    /// Changes one cell at a time, each time the one that leaves the fewest cells open, and finally takes
    /// back those that turn out to be unnecessary.
    bool improve() {
        while (const Switch* found = nextSwitch()) {
            if (found == &unknown_ || changed_.size() >= mostCells) return false;
            const Switch one = *found;
            int best = -1;
            int least = now_.cells() + 1;
            std::size_t looked = 0;
            for (const int cell : cellsAround(one)) {
                if (stop_.stop_requested()) return false;
                if (std::find(changed_.begin(), changed_.end(), cell) != changed_.end()) continue;
                flip(cell);
                if (!isSwitch(one)) {
                    if (const int open = openCells(); open < least) {
                        least = open;
                        best = cell;
                    }
                    ++looked;
                }
                flip(cell);
                if (least == 0 || looked >= candidatesEach) break;
            }
            if (best < 0) return false;
            flip(best);
            changed_.push_back(best);
        }
        for (std::size_t i = 0; i < changed_.size();) {
            flip(changed_[i]);
            if (nextSwitch() == nullptr) {
                changed_.erase(changed_.begin() + static_cast<std::ptrdiff_t>(i));
            } else {
                flip(changed_[i]);
                ++i;
            }
        }
        return !stop_.stop_requested();
    }

    Grid now_;
    const std::stop_token& stop_;
    std::vector<int> order_;    ///< all cells, the least conspicuous changes first
    std::vector<int> changed_;  ///< so far
    std::vector<Switch> known_;
    const Switch unknown_{};  ///< stands for a switch that may exist
    bool isCertain_ = true;
    int searches_ = 0;
    int sets_ = 0;
};

}  // namespace

Repair makeUnique(const Grid& picture, const std::stop_token& stop) {
    return Repairer(picture, stop).find();
}

}  // namespace paint_by_numbers
