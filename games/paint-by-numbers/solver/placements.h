// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/solver/bits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// The blue and the white cells of a line. A cell in neither set is unknown; a cell in both has no
/// arrangement.
template <int words>
struct LineCells {
    Bits<words> blue{};
    Bits<words> white{};

    bool operator==(const LineCells&) const = default;
};

/// All arrangements of the runs of a line, processed in parallel as bit sets. A set contains the places where
/// the runs up to one can end, or from which those after it can continue. Every run includes the white cell
/// after it, and one more white cell follows the line. A line has up to 64 * words - 2 cells.
template <int words>
class Placements {
  public:
    using Set = Bits<words>;

    Placements(std::span<const std::uint8_t> runs, int length)
        : runs_(runs), length_(length), cells_(Set::below(length)), behind_(Set::one(length)) {
        int needed = 0;
        for (const int run : runs) needed += run + (needed > 0 ? 1 : 0);
        slack_ = length - needed;
    }

    /// The number of cells that no arrangement needs; negative if there is no arrangement.
    int slack() const { return slack_; }
    int length() const { return length_; }

    /// Returns true if there is an arrangement.
    bool exists(const LineCells<words>& known) const {
        if (slack_ < 0) return false;
        const Set canBlue = cells_ & ~known.white;
        const Set canWhite = (cells_ & ~known.blue) | behind_;
        Set reached = floodUp(Set::one(0), canWhite);
        for (const int run : runs_) {
            const Set starts = reached & roomFor(canBlue, run);
            reached = floodUp(((starts << run) & canWhite) << 1, canWhite);
            if (reached.none()) return false;
        }
        return reached.test(length_ + 1);
    }

    /// Adds all cells that are the same in every arrangement. Returns false if there is none.
    bool complete(LineCells<words>& known) const {
        if (slack_ < 0) return false;
        const Set canBlue = cells_ & ~known.white;
        const Set canWhite = (cells_ & ~known.blue) | behind_;
        const std::size_t count = runs_.size();

        std::array<Set, mostRuns + 1> reached;  // ends of the first i runs
        std::array<Set, mostRuns> room;         // possible starts of run i with the white cell after it
        reached[0] = floodUp(Set::one(0), canWhite);
        for (std::size_t i = 0; i < count; ++i) {
            const int run = runs_[i];
            room[i] = roomFor(canBlue, run) & (canWhite >> run);
            reached[i + 1] = floodUp((reached[i] & room[i]) << (run + 1), canWhite);
            if (reached[i + 1].none()) return false;
        }
        if (!reached[count].test(length_ + 1)) return false;

        // The backward pass, which collects the cells that are blue or white in any arrangement.
        Set blue{};
        Set goesOn = floodDown(Set::one(length_ + 1) | behind_, canWhite, slack_);
        Set white = reached[count] & canWhite & (goesOn >> 1);
        for (std::size_t i = count; i-- > 0;) {
            const int run = runs_[i];
            const Set starts = room[i] & (goesOn >> (run + 1));
            const Set lies = starts & reached[i];
            blue |= spread(lies, run);
            white |= lies << run;
            goesOn = floodDown(starts, canWhite, slack_);
            white |= reached[i] & canWhite & (goesOn >> 1);
        }
        known.blue = cells_ & ~white;
        known.white = cells_ & ~blue;
        return true;
    }

    /// Finds the starts of each run over all arrangements. Returns false if there is no arrangement.
    bool findStarts(const LineCells<words>& known, std::vector<Set>& starts) const {
        starts.assign(runs_.size(), Set{});
        if (slack_ < 0) return false;
        const Set canBlue = cells_ & ~known.white;
        const Set canWhite = (cells_ & ~known.blue) | behind_;
        Set reached = floodUp(Set::one(0), canWhite);
        for (std::size_t i = 0; i < runs_.size(); ++i) {
            const int run = runs_[i];
            starts[i] = reached & roomFor(canBlue, run) & (canWhite >> run);
            reached = floodUp(starts[i] << (run + 1), canWhite);
        }
        if (!reached.test(length_ + 1)) return false;
        Set goesOn = floodDown(Set::one(length_ + 1) | behind_, canWhite, slack_);
        for (std::size_t i = runs_.size(); i-- > 0;) {
            starts[i] &= goesOn >> (runs_[i] + 1);
            goesOn = floodDown(starts[i], canWhite, slack_);
        }
        return true;
    }
    std::span<const std::uint8_t> runs() const { return runs_; }

    // Sets of places ----------------------------------------------------------------------------------------

    /// The places and all that can be reached from them upwards through white cells, computed by carry
    /// propagation.
    static Set floodUp(const Set& from, const Set& white) {
        return from | ((white + (from & white)) ^ white);
    }
    /// The same downwards, in doubling steps; no gap is longer than `most`.
    static Set floodDown(Set from, Set white, int most) {
        for (int step = 1; step <= most; step *= 2) {
            from |= white & (from >> step);
            white &= white >> step;
        }
        return from;
    }
    /// The possible starts of a run of this length.
    static Set roomFor(Set canBlue, int run) {
        int have = 1;
        for (; 2 * have <= run; have *= 2) canBlue &= canBlue >> have;
        return have < run ? canBlue & (canBlue >> (run - have)) : canBlue;
    }
    /// All cells of the runs with these starts.
    static Set spread(Set starts, int run) {
        int have = 1;
        for (; 2 * have <= run; have *= 2) starts |= starts << have;
        return have < run ? starts | (starts << (run - have)) : starts;
    }

  private:
    // The maximum number of runs, each with a white cell after it.
    static constexpr std::size_t mostRuns = static_cast<std::size_t>(Set::size) / 2;

    std::span<const std::uint8_t> runs_;
    int length_;
    int slack_;
    Set cells_;
    Set behind_;
};

/// Calls work.template operator()<words>() with the number of words that the lines of the clues need.
template <class Work>
auto withWords(const Clues& clues, Work work) {
    const int longest = std::max(clues.width(), clues.height());
    if (longest <= Bits<1>::size - 2) return work.template operator()<1>();
    if (longest <= Bits<2>::size - 2) return work.template operator()<2>();
    if (longest <= Bits<3>::size - 2) return work.template operator()<3>();
    return work.template operator()<4>();
}

}  // namespace paint_by_numbers
