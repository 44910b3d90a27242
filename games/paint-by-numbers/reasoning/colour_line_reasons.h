// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/reasoning/technique.h"
#include "paint-by-numbers/solver/colours/colour_placements.h"

#include <algorithm>
#include <vector>

namespace paint_by_numbers {

/// The cells that can be deduced in a line in colours with one technique; only those that were not known.
template <int words>
struct ColourLineReason {
    Technique technique = Technique::noRuns;
    LineColours<words> cells{};  ///< by colour
    int run = -1;                ///< the length of the run, if it is about one run
    int colour = 1;              ///< its colour

    Bits<words> all() const {
        Bits<words> all{};
        for (const auto& some : cells) all |= some;
        return all;
    }
    bool empty() const { return all().none(); }
};

/// Analyses a line in colours as a person does.
template <int words>
class ColourLineReasons {
  public:
    using Set = Bits<words>;
    using Reason = ColourLineReason<words>;

    /// The easiest technique up to this one that gives new cells, and these cells; an empty reason if there
    /// is none. The line must have an arrangement; `known` has each known cell in its colour.
    Reason easiest(const ColourPlacements<words>& line, const LineColours<words>& known, Technique upTo) {
        line_ = &line;
        known_ = known;
        unknown_ = Set::below(line.length());
        for (const auto& some : known) unknown_ &= ~some;
        for (std::size_t i = 0; i < can_.size(); ++i) can_[i] = known[i] | unknown_;
        if (unknown_.none() || !line.findStarts(can_, starts_)) return {};
        using Look = Reason (ColourLineReasons::*)() const;
        struct Way {
            Technique technique;
            Look look;
        };
        static constexpr Way ways[] = {{Technique::noRuns, &ColourLineReasons::noRuns},
                                       {Technique::allRunsThere, &ColourLineReasons::allRunsThere},
                                       {Technique::exactFit, &ColourLineReasons::exactFit},
                                       {Technique::overlap, &ColourLineReasons::overlap},
                                       {Technique::gapTooSmall, &ColourLineReasons::gapTooSmall},
                                       {Technique::outOfReach, &ColourLineReasons::outOfReach},
                                       {Technique::arrangements, &ColourLineReasons::arrangements}};
        for (const auto& way : ways) {
            if (way.technique > upTo) break;
            auto reason = (this->*way.look)();
            if (reason.empty()) continue;
            reason.technique = way.technique;
            return reason;
        }
        return {};
    }

  private:
    int run(std::size_t i) const { return line_->runs()[i]; }
    static Set between(int begin, int end) {
        return begin < end ? Set::below(end) & ~Set::below(begin) : Set{};
    }
    Reason white(const Set& cells) const {
        Reason reason;
        reason.cells[0] = cells & unknown_;
        return reason;
    }

    Reason noRuns() const { return starts_.empty() ? white(unknown_) : Reason{}; }
    Reason allRunsThere() const {
        int missing = 0;
        for (std::size_t i = 0; i < starts_.size(); ++i) missing += run(i);
        for (std::size_t colour = 1; colour < known_.size(); ++colour) missing -= known_[colour].count();
        return missing == 0 ? white(unknown_) : Reason{};
    }
    Reason exactFit() const { return line_->slack() == 0 ? arrangements() : Reason{}; }
    Reason overlap() const {
        Reason best;
        int most = 0;
        for (std::size_t i = 0; i < starts_.size(); ++i) {
            const Set cells = between(starts_[i].last(), starts_[i].first() + run(i)) & unknown_;
            if (cells.count() <= most) continue;
            most = cells.count();
            best = {};
            best.run = run(i);
            best.colour = line_->colours()[i];
            best.cells[at(best.colour)] = cells;
        }
        return best;
    }
    Reason gapTooSmall() const {
        Set cells{};
        for (int begin = 0; begin < line_->length(); ++begin) {
            if (known_[0].test(begin)) continue;
            int end = begin;
            while (end < line_->length() && !known_[0].test(end)) ++end;
            const Set gap = between(begin, end);
            bool fits = !(gap & ~unknown_).none();
            for (std::size_t i = 0; i < starts_.size(); ++i) fits = fits || run(i) <= end - begin;
            if (!fits) cells |= gap;
            begin = end;
        }
        return white(cells);
    }
    Reason outOfReach() const {
        Set reached{};
        for (std::size_t i = 0; i < starts_.size(); ++i)
            reached |= between(starts_[i].first(), starts_[i].last() + run(i));
        return white(~reached);
    }
    Reason arrangements() const {
        auto after = can_;
        Reason reason;
        if (!line_->narrow(after)) return reason;
        for (std::size_t colour = 0; colour < after.size(); ++colour) {
            Set others{};
            for (std::size_t other = 0; other < after.size(); ++other)
                if (other != colour) others |= after[other];
            reason.cells[colour] = after[colour] & ~others & unknown_;
        }
        return reason;
    }

    const ColourPlacements<words>* line_ = nullptr;
    LineColours<words> known_{};
    LineColours<words> can_{};
    Set unknown_{};
    std::vector<Set> starts_;
};

}  // namespace paint_by_numbers
