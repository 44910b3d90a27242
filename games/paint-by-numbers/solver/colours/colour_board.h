// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/solver/colours/colour_placements.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace paint_by_numbers {

/// The colours that a cell can have: bit 0 is white, bit n is colour number n.
using Choices = std::uint16_t;

constexpr Choices choiceOf(int colour) {
    return static_cast<Choices>(1U << static_cast<unsigned>(colour));
}
constexpr bool isDecided(Choices choices) {
    return std::has_single_bit(choices);
}
/// The only colour of a cell that is decided.
constexpr int colourOf(Choices choices) {
    return std::countr_zero(choices);
}
/// Calls visit(colour) for each colour that is possible.
template <class Visit>
void eachColour(Choices choices, Visit visit) {
    for (unsigned rest = choices; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
}

/// A puzzle in colours with the colours that each cell can still have. Lines are narrowed over all their
/// arrangements until nothing changes; every change can be taken back. `words` of 64 cells must hold a line
/// and two cells more. The clues must outlive this object.
template <int words>
class ColourBoard {
  public:
    /// A line without an arrangement, and the number of lines that gave something on the way to it.
    struct Refutation {
        int line;
        int steps;
    };

    explicit ColourBoard(const Clues& clues, const Grid& known, std::stop_token stop = {})
        : clues_(clues), stop_(std::move(stop)), isWaiting_(at(clues.lines()), false) {
        for (int line = 0; line < clues.lines(); ++line) lines_.emplace_back(clues, line);
        const auto all = static_cast<Choices>((2U << clues.palette().size()) - 1U);
        for (int cell = 0; cell < known.cells(); ++cell)
            choices_.push_back(known.at(cell) == Cell::unknown ? all : choiceOf(colourOf(known.at(cell))));
        for (int line = 0; line < clues.lines(); ++line) wait(line);
    }

    int cells() const { return static_cast<int>(choices_.size()); }
    Choices choices(int cell) const { return choices_[at(cell)]; }
    const ColourPlacements<words>& placements(int line) const { return lines_[at(line)]; }
    int rowOf(int cell) const { return cell / clues_.width(); }
    int columnOf(int cell) const { return clues_.height() + cell % clues_.width(); }
    int cellAt(int line, int place) const {
        return line < clues_.height() ? line * clues_.width() + place
                                      : place * clues_.width() + line - clues_.height();
    }
    bool isWhole() const {
        for (const Choices choices : choices_)
            if (!isDecided(choices)) return false;
        return true;
    }
    /// The decided cells.
    Grid grid() const {
        Grid grid(clues_.width(), clues_.height());
        for (int cell = 0; cell < cells(); ++cell)
            if (isDecided(choices(cell))) grid.set(cell, cellOfColour(colourOf(choices(cell))));
        return grid;
    }
    LineColours<words> line(int line) const {
        LineColours<words> can{};
        for (int place = 0; place < clues_.length(line); ++place)
            eachColour(choices(cellAt(line, place)), [&](int colour) { can[at(colour)].set(place); });
        return can;
    }

    /// Lets the cell have these colours only, of which there must be one. Its lines wait for propagate().
    void keep(int cell, Choices choices) {
        if (this->choices(cell) == choices) return;
        set(cell, choices);
        wait(rowOf(cell));
        wait(columnOf(cell));
    }
    /// Narrows all lines that wait. If one has no arrangement, returns it, and no line waits any more. The
    /// same after `most` lines that gave something, or when stopped, without a result.
    std::optional<Refutation> propagate(int most = -1) {
        int steps = 1;
        for (std::size_t next = 0; next < waiting_.size() && !stop_.stop_requested(); ++next) {
            const int line = waiting_[next];
            isWaiting_[at(line)] = false;
            const auto before = trail_.size();
            const bool isPossible = narrow(line);
            if (isPossible && (most < 0 || steps <= most)) {
                if (trail_.size() > before) ++steps;
                continue;
            }
            forgetWaiting();
            return isPossible ? std::nullopt : std::optional(Refutation{line, steps});
        }
        forgetWaiting();
        return std::nullopt;
    }

    /// The number of changes so far; takeBack() goes back to it.
    std::size_t changes() const { return trail_.size(); }
    void takeBack(std::size_t changes) {
        for (; trail_.size() > changes; trail_.pop_back())
            choices_[at(trail_.back().first)] = trail_.back().second;
    }

  private:
    void set(int cell, Choices choices) {
        trail_.emplace_back(cell, this->choices(cell));
        choices_[at(cell)] = choices;
    }
    void wait(int line) {
        if (isWaiting_[at(line)]) return;
        isWaiting_[at(line)] = true;
        waiting_.push_back(line);
    }
    void forgetWaiting() {
        for (const int line : waiting_) isWaiting_[at(line)] = false;
        waiting_.clear();
    }
    bool narrow(int line) {
        const auto before = this->line(line);
        auto can = before;
        if (!lines_[at(line)].narrow(can)) return false;
        Bits<words> changed{};
        for (std::size_t colour = 0; colour <= clues_.palette().size(); ++colour)
            changed |= before[colour] ^ can[colour];
        changed.each([&](int place) {
            Choices choices = 0;
            for (std::size_t colour = 0; colour <= clues_.palette().size(); ++colour)
                if (can[colour].test(place)) choices |= choiceOf(static_cast<int>(colour));
            // The line itself has nothing more to give.
            const int cell = cellAt(line, place);
            set(cell, choices);
            wait(line < clues_.height() ? columnOf(cell) : rowOf(cell));
        });
        return true;
    }

    const Clues& clues_;
    std::stop_token stop_;
    std::vector<ColourPlacements<words>> lines_;
    std::vector<Choices> choices_;
    std::vector<std::pair<int, Choices>> trail_;
    std::vector<int> waiting_;
    std::vector<bool> isWaiting_;
};

}  // namespace paint_by_numbers
