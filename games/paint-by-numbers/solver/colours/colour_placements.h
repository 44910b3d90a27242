// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/solver/placements.h"

#include <array>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// For each colour, the cells of a line that can have it; number 0 is white.
template <int words>
using LineColours = std::array<Bits<words>, mostColours + 1>;

/// All arrangements of the coloured runs of a line, processed in parallel as bit sets. A place is a number of
/// cells from the beginning of the line: where the runs up to one can end, or from where those after it can
/// continue. A run includes the white cell after it if the next one has the same colour. A line has up to
/// 64 * words - 2 cells.
template <int words>
class ColourPlacements {
  public:
    using Set = Bits<words>;
    using Sets = Placements<words>;

    /// The clues must outlive this object.
    ColourPlacements(const Clues& clues, int line)
        : runs_(clues.runs(line)), colours_(clues.colours(line)), length_(clues.length(line)) {
        slack_ = length_ - cellsNeeded(clues, line);
    }

    std::span<const std::uint8_t> runs() const { return runs_; }
    std::span<const std::uint8_t> colours() const { return colours_; }
    int length() const { return length_; }
    /// The number of cells that no arrangement needs; negative if there is no arrangement.
    int slack() const { return slack_; }

    /// Finds the starts of each run over all arrangements. Returns false if there is no arrangement.
    bool findStarts(const LineColours<words>& can, std::vector<Set>& starts) const {
        std::vector<Set> reached;
        return walk(can, starts, reached, nullptr);
    }
    bool exists(const LineColours<words>& can) const {
        std::vector<Set> starts;
        std::vector<Set> reached;
        return walk(can, starts, reached, nullptr);
    }
    /// Removes the colours that cells have in no arrangement. Returns false if there is no arrangement.
    bool narrow(LineColours<words>& can) const {
        std::vector<Set> starts;
        std::vector<Set> reached;
        LineColours<words> seen{};
        if (!walk(can, starts, reached, &seen)) return false;
        can = seen;
        return true;
    }

  private:
    /// The number of white cells that a run needs after it.
    int gapAfter(std::size_t run) const {
        return run + 1 < runs_.size() && colours_[run] == colours_[run + 1] ? 1 : 0;
    }
    /// Finds the starts of each run, and the colours of the cells over all arrangements if `seen` is given.
    bool walk(const LineColours<words>& can, std::vector<Set>& starts, std::vector<Set>& reached,
              LineColours<words>* seen) const {
        const std::size_t count = runs_.size();
        starts.assign(count, Set{});
        if (slack_ < 0) return false;
        const Set& white = can[0];
        reached.assign(count + 1, Set{});
        reached[0] = Sets::floodUp(Set::one(0), white);
        for (std::size_t i = 0; i < count; ++i) {
            const int run = runs_[i];
            starts[i] = Sets::roomFor(can[colours_[i]], run);
            if (gapAfter(i) == 1) starts[i] &= white >> run;
            reached[i + 1] = Sets::floodUp((reached[i] & starts[i]) << (run + gapAfter(i)), white);
        }
        if (!reached[count].test(length_)) return false;
        Set goesOn = Sets::floodDown(Set::one(length_), white, slack_);
        if (seen != nullptr) (*seen)[0] = reached[count] & white & (goesOn >> 1);
        for (std::size_t i = count; i-- > 0;) {
            const int run = runs_[i];
            const Set goesOnBefore = starts[i] & (goesOn >> (run + gapAfter(i)));
            starts[i] = goesOnBefore & reached[i];
            goesOn = Sets::floodDown(goesOnBefore, white, slack_);
            if (seen == nullptr) continue;
            (*seen)[colours_[i]] |= Sets::spread(starts[i], run);
            if (gapAfter(i) == 1) (*seen)[0] |= starts[i] << run;
            (*seen)[0] |= reached[i] & white & (goesOn >> 1);
        }
        return true;
    }

    std::span<const std::uint8_t> runs_;
    std::span<const std::uint8_t> colours_;
    int length_;
    int slack_;
};

}  // namespace paint_by_numbers
