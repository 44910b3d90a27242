// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/reasoning/technique.h"
#include "paint-by-numbers/solver/placements.h"

#include <algorithm>
#include <vector>

namespace paint_by_numbers {

/// The cells that can be deduced in a line with one technique.
template <int words>
struct LineReason {
    Technique technique = Technique::noRuns;
    LineCells<words> cells;  ///< only those that were not known before
    int run = -1;            ///< the length of the run, if it is about one run

    bool empty() const { return cells.blue.none() && cells.white.none(); }
};

/// Analyses a line as a person does: finds the cells that follow from it, and the technique.
template <int words>
class LineReasons {
  public:
    using Set = Bits<words>;
    using Reason = LineReason<words>;

    /// The easiest technique up to this one that gives new cells, and these cells; an empty reason if there
    /// is none. The line must have an arrangement.
    Reason easiest(const Placements<words>& line, const LineCells<words>& known, Technique upTo) {
        line_ = &line;
        known_ = known;
        unknown_ = Set::below(line.length()) & ~(known.blue | known.white);
        if (unknown_.none() || !line.findStarts(known, starts_)) return {};
        using Look = Reason (LineReasons::*)() const;
        static constexpr Look looks[] = {&LineReasons::noRuns,     &LineReasons::allRunsThere,
                                         &LineReasons::exactFit,   &LineReasons::runComplete,
                                         &LineReasons::overlap,    &LineReasons::gapTooSmall,
                                         &LineReasons::outOfReach, &LineReasons::arrangements};
        const auto end = std::min(static_cast<std::size_t>(upTo) + 1, std::size(looks));
        for (std::size_t i = 0; i < end; ++i) {
            auto reason = (this->*looks[i])();
            if (reason.empty()) continue;
            reason.technique = static_cast<Technique>(i);
            return reason;
        }
        return {};
    }

  private:
    int run(std::size_t i) const { return line_->runs()[i]; }
    std::size_t runs() const { return starts_.size(); }
    static Set between(int begin, int end) {
        return begin < end ? Set::below(end) & ~Set::below(begin) : Set{};
    }
    Reason white(const Set& cells) const {
        Reason reason;
        reason.cells.white = cells & unknown_;
        return reason;
    }

    Reason noRuns() const { return runs() == 0 ? white(unknown_) : Reason{}; }
    Reason allRunsThere() const {
        int blue = 0;
        for (std::size_t i = 0; i < runs(); ++i) blue += run(i);
        return known_.blue.count() == blue ? white(unknown_) : Reason{};
    }
    Reason exactFit() const { return line_->slack() == 0 ? arrangements() : Reason{}; }
    Reason runComplete() const {
        for (int begin = 0; begin < line_->length(); ++begin) {
            if (!known_.blue.test(begin)) continue;
            int end = begin;
            while (end < line_->length() && known_.blue.test(end)) ++end;
            bool longer = false;
            for (std::size_t i = 0; i < runs(); ++i) {
                const bool mayBeIt = starts_[i].first() <= begin && starts_[i].last() + run(i) >= end;
                longer = longer || (mayBeIt && run(i) > end - begin);
            }
            if (!longer) {
                Set ends{};
                if (begin > 0) ends.set(begin - 1);
                if (end < line_->length()) ends.set(end);
                auto reason = white(ends);
                reason.run = end - begin;
                if (!reason.empty()) return reason;
            }
            begin = end;
        }
        return {};
    }
    Reason overlap() const {
        Reason best;
        int most = 0;
        for (std::size_t i = 0; i < runs(); ++i) {
            const Set cells = between(starts_[i].last(), starts_[i].first() + run(i)) & unknown_;
            if (cells.count() <= most) continue;
            most = cells.count();
            best.cells.blue = cells;
            best.run = run(i);
        }
        return best;
    }
    Reason gapTooSmall() const {
        Set cells{};
        for (int begin = 0; begin < line_->length(); ++begin) {
            if (known_.white.test(begin)) continue;
            int end = begin;
            while (end < line_->length() && !known_.white.test(end)) ++end;
            const Set gap = between(begin, end);
            bool fits = !(gap & known_.blue).none();
            for (std::size_t i = 0; i < runs(); ++i) fits = fits || run(i) <= end - begin;
            if (!fits) cells |= gap;
            begin = end;
        }
        return white(cells);
    }
    Reason outOfReach() const {
        Set reached{};
        for (std::size_t i = 0; i < runs(); ++i)
            reached |= between(starts_[i].first(), starts_[i].last() + run(i));
        return white(~reached);
    }
    Reason arrangements() const {
        auto after = known_;
        Reason reason;
        if (!line_->complete(after)) return reason;
        reason.cells.blue = after.blue & unknown_;
        reason.cells.white = after.white & unknown_;
        return reason;
    }

    const Placements<words>* line_ = nullptr;
    LineCells<words> known_;
    Set unknown_{};
    std::vector<Set> starts_;
};

}  // namespace paint_by_numbers
