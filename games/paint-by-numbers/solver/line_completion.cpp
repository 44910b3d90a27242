// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/solver/placements.h"
#include "paint-by-numbers/solver/solver.h"

#include <vector>

namespace paint_by_numbers {

namespace {

/// Completes the lines of a board in turn, as long as one of them gives something.
template <int words>
class LineCompletion {
  public:
    explicit LineCompletion(const Clues& clues)
        : clues_(clues), known_(at(clues.lines())), isWaiting_(at(clues.lines()), true) {
        for (int line = 0; line < clues.lines(); ++line) {
            placements_.emplace_back(clues.runs(line), clues.length(line));
            waiting_.push_back(line);
        }
    }

    /// Returns false if a line has no arrangement, or if stopped.
    bool finish(const std::stop_token& stop) {
        for (std::size_t next = 0; next < waiting_.size(); ++next) {
            const int line = waiting_[next];
            isWaiting_[at(line)] = false;
            if (stop.stop_requested() || !complete(line)) return false;
        }
        return true;
    }
    Grid grid() const {
        Grid grid(clues_.width(), clues_.height());
        for (int y = 0; y < clues_.height(); ++y) {
            known_[at(y)].blue.each([&](int x) { grid.set(x, y, Cell::blue); });
            known_[at(y)].white.each([&](int x) { grid.set(x, y, Cell::white); });
        }
        return grid;
    }

  private:
    bool complete(int line) {
        const auto before = known_[at(line)];
        if (!placements_[at(line)].complete(known_[at(line)])) return false;
        const bool isRow = line < clues_.height();
        const int place = isRow ? line : line - clues_.height();
        const auto pass = [&](int other, Bits<words> LineCells<words>::*colour) {
            const int crossing = isRow ? clues_.height() + other : other;
            (known_[at(crossing)].*colour).set(place);
            if (isWaiting_[at(crossing)]) return;
            isWaiting_[at(crossing)] = true;
            waiting_.push_back(crossing);
        };
        const auto& after = known_[at(line)];
        (after.blue & ~before.blue).each([&](int other) { pass(other, &LineCells<words>::blue); });
        (after.white & ~before.white).each([&](int other) { pass(other, &LineCells<words>::white); });
        return true;
    }

    const Clues& clues_;
    std::vector<Placements<words>> placements_;
    std::vector<LineCells<words>> known_;
    std::vector<int> waiting_;
    std::vector<bool> isWaiting_;
};

}  // namespace

std::optional<Grid> completedByLines(const Clues& clues, const std::stop_token& stop) {
    return withWords(clues, [&]<int words>() -> std::optional<Grid> {
        LineCompletion<words> completion(clues);
        return completion.finish(stop) ? std::optional(completion.grid()) : std::nullopt;
    });
}

}  // namespace paint_by_numbers
