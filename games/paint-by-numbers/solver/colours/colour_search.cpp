// SPDX-License-Identifier: MIT
#include "paint-by-numbers/solver/colours/colour_search.h"

#include "paint-by-numbers/solver/colours/colour_board.h"

#include <algorithm>
#include <array>

namespace paint_by_numbers {

namespace {

template <int words>
class ColourSearch {
  public:
    ColourSearch(const Clues& clues, const Grid& from, const Limits& limits, const std::stop_token& stop)
        : clues_(clues), board_(clues, from, stop), limits_(limits), stop_(stop) {}

    Verdict run() {
        bool possible = !board_.propagate();
        verdict_.byLines = !possible || (board_.isWhole() && !stop_.stop_requested());
        while (!isOver()) {
            if (!possible) {
                ++verdict_.conflicts;
            } else if (!board_.isWhole()) {
                possible = goOn();
                continue;
            } else {
                verdict_.solutions.push_back(board_.grid());
                if (static_cast<int>(verdict_.solutions.size()) >= limits_.solutions) return verdict_;
            }
            if (decisions_.empty()) {
                verdict_.complete = true;
                return verdict_;
            }
            possible = takeBackDecision();
        }
        return verdict_;
    }

  private:
    struct Decision {
        int cell;
        int colour;
        std::size_t changes;  ///< before it
    };
    /// The maximum number of cells for which colours are tried out before one is assumed.
    static constexpr std::size_t mostProbed = 120;
    /// Trying out a colour costs this part of a conflict.
    static constexpr std::int64_t probesOfConflict = 8;

    bool isOver() const {
        if (stop_.stop_requested()) return true;
        return limits_.conflicts >= 0 && verdict_.conflicts + probes_ / probesOfConflict > limits_.conflicts;
    }
    /// Removes the colour of the last decision. Returns false if a line is impossible then.
    bool takeBackDecision() {
        const auto last = decisions_.back();
        decisions_.pop_back();
        board_.takeBack(last.changes);
        return exclude(last.cell, last.colour);
    }
    bool exclude(int cell, int colour) {
        const auto rest = static_cast<Choices>(board_.choices(cell) & ~choiceOf(colour));
        if (rest == 0) return false;
        board_.keep(cell, rest);
        return !board_.propagate();
    }

    /// The undecided cells beside most decided ones, most first.
    std::vector<int> candidates() const {
        std::array<std::vector<int>, 5> byNeighbours;
        const int width = clues_.width();
        for (int cell = 0; cell < board_.cells(); ++cell) {
            if (isDecided(board_.choices(cell))) continue;
            const int x = cell % width;
            const auto decided = [&](bool there, int other) {
                return !there || isDecided(board_.choices(other)) ? 1 : 0;
            };
            const int neighbours = decided(x > 0, cell - 1) + decided(x + 1 < width, cell + 1) +
                                   decided(cell >= width, cell - width) +
                                   decided(cell + width < board_.cells(), cell + width);
            byNeighbours[at(neighbours)].push_back(cell);
        }
        std::vector<int> cells;
        for (std::size_t i = byNeighbours.size(); i-- > 0 && cells.size() < mostProbed;)
            cells.insert(cells.end(), byNeighbours[i].begin(), byNeighbours[i].end());
        cells.resize(std::min(cells.size(), mostProbed));
        return cells;
    }
    /// Tries out colours; if none is impossible, assumes the one that decides most. Returns false if a line
    /// is impossible.
    bool goOn() {
        std::optional<Decision> best;
        std::size_t most = 0;
        bool removed = false;
        for (const int cell : candidates()) {
            if (isOver()) return true;
            const Choices choices = board_.choices(cell);
            if (isDecided(choices)) continue;
            for (int colour = 0; colour <= mostColours; ++colour) {
                if ((board_.choices(cell) & choiceOf(colour)) == 0) continue;
                if (isDecided(board_.choices(cell))) break;
                ++probes_;
                const auto before = board_.changes();
                board_.keep(cell, choiceOf(colour));
                const bool possible = !board_.propagate();
                const auto changes = board_.changes() - before;
                board_.takeBack(before);
                if (possible && (!best || changes > most)) {
                    best = Decision{cell, colour, before};
                    most = changes;
                }
                if (possible) continue;
                ++verdict_.conflicts;
                removed = true;
                if (!exclude(cell, colour)) return false;
            }
        }
        if (removed || !best) return true;
        ++verdict_.decisions;
        best->changes = board_.changes();
        decisions_.push_back(*best);
        board_.keep(best->cell, choiceOf(best->colour));
        return !board_.propagate();
    }

    const Clues& clues_;
    ColourBoard<words> board_;
    Limits limits_;
    const std::stop_token& stop_;
    std::vector<Decision> decisions_;
    std::int64_t probes_ = 0;
    Verdict verdict_;
};

}  // namespace

Verdict searchColours(const Clues& clues, const Grid& from, const Limits& limits,
                      const std::stop_token& stop) {
    return withWords(clues,
                     [&]<int words>() { return ColourSearch<words>(clues, from, limits, stop).run(); });
}

}  // namespace paint_by_numbers
