// SPDX-License-Identifier: MIT
#include "paint-by-numbers/reasoning/deduction.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/colour_deduction.h"
#include "paint-by-numbers/reasoning/line_reasons.h"
#include "paint-by-numbers/solver/placements.h"

#include <algorithm>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The known cells by lines.
template <int words>
class Deduction {
  public:
    explicit Deduction(const Clues& clues, const Grid& known, std::stop_token stop = {})
        : clues_(clues), stop_(std::move(stop)), known_(at(clues.lines())) {
        for (int line = 0; line < clues.lines(); ++line)
            placements_.emplace_back(clues.runs(line), clues.length(line));
        for (int cell = 0; cell < known.cells(); ++cell) {
            if (known.at(cell) != Cell::unknown) know(cell, known.at(cell));
        }
    }

    std::vector<int> impossibleLines() const {
        std::vector<int> lines;
        for (int line = 0; line < clues_.lines(); ++line) {
            if (!placements_[at(line)].exists(known_[at(line)])) lines.push_back(line);
        }
        return lines;
    }
    bool whole() const {
        for (int y = 0; y < clues_.height(); ++y) {
            const auto& row = known_[at(y)];
            if ((row.blue | row.white).count() < clues_.width()) return false;
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

    /// Applies techniques up to this one, always the easiest first, and counts them. Returns false if a line
    /// is impossible, or if stopped.
    bool finish(Technique upTo, std::array<int, techniques>* steps) {
        // For each line, the number of techniques that have found nothing since it changed.
        std::vector<std::uint8_t> tried(known_.size(), 0);
        for (std::size_t technique = 0; technique <= static_cast<std::size_t>(upTo);) {
            bool found = false;
            for (int line = 0; line < clues_.lines(); ++line) {
                if (tried[at(line)] > technique) continue;
                if (stop_.stop_requested()) return false;
                if (!placements_[at(line)].exists(known_[at(line)])) return false;
                const auto reason = reasons_.easiest(placements_[at(line)], known_[at(line)],
                                                     static_cast<Technique>(technique));
                if (reason.empty()) {
                    tried[at(line)] = static_cast<std::uint8_t>(technique + 1);
                    continue;
                }
                found = true;
                if (steps != nullptr) ++(*steps)[static_cast<std::size_t>(reason.technique)];
                const auto take = [&](int place, Cell colour) {
                    const int cell = cellAt(line, place);
                    know(cell, colour);
                    tried[at(rowOf(cell))] = tried[at(columnOf(cell))] = 0;
                };
                reason.cells.blue.each([&](int place) { take(place, Cell::blue); });
                reason.cells.white.each([&](int place) { take(place, Cell::white); });
            }
            technique = found ? 0 : technique + 1;
        }
        return true;
    }

    std::optional<Insight> insightInLine() {
        std::optional<Insight> best;
        for (int line = 0; line < clues_.lines(); ++line) {
            const auto upTo = best ? best->technique : Technique::arrangements;
            const auto reason = reasons_.easiest(placements_[at(line)], known_[at(line)], upTo);
            if (reason.empty()) continue;
            Insight insight;
            insight.technique = reason.technique;
            insight.line = line;
            insight.run = reason.run;
            const auto cells = reason.cells.blue | reason.cells.white;
            cells.each([&](int place) { insight.cells.push_back(cellAt(line, place)); });
            if (best && best->technique == insight.technique && best->cells.size() >= insight.cells.size())
                continue;
            insight.after = grid();
            reason.cells.blue.each([&](int place) { insight.after.set(cellAt(line, place), Cell::blue); });
            reason.cells.white.each([&](int place) { insight.after.set(cellAt(line, place), Cell::white); });
            best = std::move(insight);
        }
        return best;
    }

    /// The contradiction over the fewest lines, or the first one that is found.
    std::optional<Insight> contradiction(bool first) {
        std::optional<Insight> best;
        for (int y = 0; y < clues_.height(); ++y) {
            for (int x = 0; x < clues_.width(); ++x) {
                if (stop_.stop_requested()) return std::nullopt;
                const int cell = y * clues_.width() + x;
                if (known_[at(y)].blue.test(x) || known_[at(y)].white.test(x)) continue;
                for (const Cell colour : {Cell::blue, Cell::white}) {
                    const auto refuted = refute(cell, colour, best ? best->steps - 1 : clues_.cells());
                    if (!refuted) continue;
                    best.emplace();
                    best->technique = Technique::contradiction;
                    best->line = refuted->line;
                    best->steps = refuted->steps;
                    best->cells = {cell};
                    best->after = grid();
                    best->after.set(cell, opposite(colour));
                    if (first || best->steps == 1) return best;
                    break;
                }
            }
        }
        return best;
    }
    void know(int cell, Cell colour) { know(known_, cell, colour); }

  private:
    struct Refutation {
        int line;
        int steps;
    };

    int cellAt(int line, int place) const {
        return line < clues_.height() ? line * clues_.width() + place
                                      : place * clues_.width() + line - clues_.height();
    }
    int rowOf(int cell) const { return cell / clues_.width(); }
    int columnOf(int cell) const { return clues_.height() + cell % clues_.width(); }

    void know(std::vector<LineCells<words>>& known, int cell, Cell colour) const {
        auto& row = known[at(rowOf(cell))];
        auto& column = known[at(columnOf(cell))];
        (colour == Cell::blue ? row.blue : row.white).set(cell % clues_.width());
        (colour == Cell::blue ? column.blue : column.white).set(cell / clues_.width());
    }
    /// Tries a colour and propagates from line to line, at most over `mostSteps` lines that give new cells.
    /// Returns the impossible line that this leads to, if any.
    std::optional<Refutation> refute(int cell, Cell colour, int mostSteps) const {
        auto known = known_;
        know(known, cell, colour);
        std::vector<int> waiting{rowOf(cell), columnOf(cell)};
        std::vector<bool> isWaiting(known.size(), false);
        for (const int line : waiting) isWaiting[at(line)] = true;
        int steps = 1;
        for (std::size_t next = 0; next < waiting.size() && steps <= mostSteps && !stop_.stop_requested();
             ++next) {
            const int line = waiting[next];
            isWaiting[at(line)] = false;
            auto after = known[at(line)];
            if (!placements_[at(line)].complete(after)) return Refutation{line, steps};
            const auto blue = after.blue & ~known[at(line)].blue;
            const auto white = after.white & ~known[at(line)].white;
            if ((blue | white).none()) continue;
            ++steps;
            const auto take = [&](int place, Cell value) {
                const int other = cellAt(line, place);
                know(known, other, value);
                const int crossing = line < clues_.height() ? columnOf(other) : rowOf(other);
                if (isWaiting[at(crossing)]) return;
                isWaiting[at(crossing)] = true;
                waiting.push_back(crossing);
            };
            blue.each([&](int place) { take(place, Cell::blue); });
            white.each([&](int place) { take(place, Cell::white); });
        }
        return std::nullopt;
    }

    const Clues& clues_;
    std::stop_token stop_;
    std::vector<Placements<words>> placements_;
    std::vector<LineCells<words>> known_;
    LineReasons<words> reasons_;
};

}  // namespace

Difficulty hardest(const std::array<int, techniques>& steps) {
    auto difficulty = Difficulty::easy;
    for (std::size_t i = 0; i < techniques; ++i) {
        if (steps[i] > 0) difficulty = std::max(difficulty, difficultyOf(static_cast<Technique>(i)));
    }
    return difficulty;
}

std::optional<Insight> nextInsight(const Clues& clues, const Grid& known, const std::stop_token& stop) {
    if (clues.isColoured()) return nextColourInsight(clues, known, stop);
    return withWords(clues, [&]<int words>() -> std::optional<Insight> {
        Deduction<words> deduction(clues, known, stop);
        if (!deduction.impossibleLines().empty() || deduction.whole()) return std::nullopt;
        if (auto insight = deduction.insightInLine()) return insight;
        return deduction.contradiction(false);
    });
}

std::vector<int> impossibleLines(const Clues& clues, const Grid& known) {
    if (clues.isColoured()) return impossibleColourLines(clues, known);
    return withWords(clues, [&]<int words>() { return Deduction<words>(clues, known).impossibleLines(); });
}

std::optional<Grid> deduce(const Clues& clues, const Grid& known, Technique upTo,
                           const std::stop_token& stop) {
    if (clues.isColoured()) return deduceColours(clues, known, upTo);
    return withWords(clues, [&]<int words>() -> std::optional<Grid> {
        Deduction<words> deduction(clues, known, stop);
        if (!deduction.finish(std::min(upTo, Technique::arrangements), nullptr)) return std::nullopt;
        return deduction.grid();
    });
}

std::optional<Grade> gradeOf(const Clues& clues, const std::stop_token& stop) {
    if (clues.isColoured()) return gradeOfColours(clues, stop);
    return withWords(clues, [&]<int words>() -> std::optional<Grade> {
        Grade grade;
        Deduction<words> deduction(clues, Grid(clues.width(), clues.height()), stop);
        while (deduction.finish(Technique::arrangements, &grade.steps) && !deduction.whole()) {
            const auto insight = deduction.contradiction(true);
            if (stop.stop_requested()) return std::nullopt;
            const auto technique = insight ? Technique::contradiction : Technique::search;
            ++grade.steps[static_cast<std::size_t>(technique)];
            if (!insight) break;
            deduction.know(insight->cells.front(), insight->after.at(insight->cells.front()));
        }
        if (stop.stop_requested()) return std::nullopt;
        grade.difficulty = hardest(grade.steps);
        return grade;
    });
}

}  // namespace paint_by_numbers
