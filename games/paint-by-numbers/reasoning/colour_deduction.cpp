// SPDX-License-Identifier: MIT
#include "paint-by-numbers/reasoning/colour_deduction.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/colour_line_reasons.h"
#include "paint-by-numbers/solver/colours/colour_board.h"

#include <algorithm>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The known cells, and the colours that the others can still have by what was reasoned so far.
template <int words>
class ColourDeduction {
  public:
    ColourDeduction(const Clues& clues, const Grid& known)
        : clues_(clues), board_(clues, known), known_(known) {}

    const Grid& grid() const { return known_; }
    bool isWhole() const { return known_.count(Cell::unknown) == 0; }
    std::vector<int> impossibleLines() const {
        std::vector<int> lines;
        for (int line = 0; line < clues_.lines(); ++line) {
            if (!board_.placements(line).exists(board_.line(line))) lines.push_back(line);
        }
        return lines;
    }

    /// Applies techniques of lines up to this one, always the easiest first, and counts them. Returns false
    /// if a line is impossible.
    bool finishLines(Technique upTo, std::array<int, techniques>* steps) {
        for (std::size_t technique = 0; technique <= static_cast<std::size_t>(upTo);) {
            bool found = false;
            for (int line = 0; line < clues_.lines(); ++line) {
                const auto& placements = board_.placements(line);
                if (!placements.exists(possible(line))) return false;
                const auto reason =
                    reasons_.easiest(placements, knownOf(line), static_cast<Technique>(technique));
                if (reason.empty()) continue;
                found = true;
                if (steps != nullptr) ++(*steps)[static_cast<std::size_t>(reason.technique)];
                eachCell(line, reason, [&](int cell, Cell colour) { known_.set(cell, colour); });
            }
            technique = found ? 0 : technique + 1;
        }
        return true;
    }
    std::optional<Insight> insightInLine() {
        std::optional<Insight> best;
        for (int line = 0; line < clues_.lines(); ++line) {
            const auto upTo = best ? best->technique : Technique::arrangements;
            const auto reason = reasons_.easiest(board_.placements(line), knownOf(line), upTo);
            if (reason.empty()) continue;
            const auto cells = static_cast<std::size_t>(reason.all().count());
            if (best && best->technique == reason.technique && best->cells.size() >= cells) continue;
            best.emplace();
            best->technique = reason.technique;
            best->line = line;
            best->run = reason.run;
            best->colour = reason.colour;
            best->after = known_;
            reason.all().each([&](int place) { best->cells.push_back(board_.cellAt(line, place)); });
            eachCell(line, reason, [&](int cell, Cell colour) { best->after.set(cell, colour); });
        }
        return best;
    }
    /// A cell to which its row and its column leave one colour together.
    std::optional<Insight> insightInCrossing() const {
        std::vector<Choices> choices(at(board_.cells()), static_cast<Choices>(-1));
        for (int line = 0; line < clues_.lines(); ++line) {
            auto can = possible(line);
            if (!board_.placements(line).narrow(can)) return std::nullopt;
            for (int place = 0; place < clues_.length(line); ++place) {
                Choices some = 0;
                for (int colour = 0; colour <= mostColours; ++colour)
                    if (can[at(colour)].test(place)) some |= choiceOf(colour);
                choices[at(board_.cellAt(line, place))] &= some;
            }
        }
        for (int cell = 0; cell < board_.cells(); ++cell) {
            if (known_.at(cell) != Cell::unknown || !isDecided(choices[at(cell)])) continue;
            auto insight = about(Technique::crossing, cell, colourOf(choices[at(cell)]));
            insight.line = board_.rowOf(cell);
            insight.crossing = board_.columnOf(cell);
            return insight;
        }
        return std::nullopt;
    }
    /// Narrows all lines until nothing changes. Returns the cells that are decided then and were not known.
    std::vector<int> decideFromLineToLine() {
        for (int cell = 0; cell < board_.cells(); ++cell)
            if (known_.at(cell) != Cell::unknown) board_.keep(cell, choiceOf(colourOf(known_.at(cell))));
        std::vector<int> cells;
        if (board_.propagate()) return cells;
        for (int cell = 0; cell < board_.cells(); ++cell)
            if (known_.at(cell) == Cell::unknown && isDecided(board_.choices(cell))) cells.push_back(cell);
        return cells;
    }
    void takeDecided(const std::vector<int>& cells) {
        for (const int cell : cells) known_.set(cell, cellOfColour(colourOf(board_.choices(cell))));
    }
    std::optional<Insight> insightFromLineToLine() {
        const auto cells = decideFromLineToLine();
        if (cells.empty()) return std::nullopt;
        auto insight = about(Technique::crossing, cells.front(), colourOf(board_.choices(cells.front())));
        insight.line = board_.rowOf(cells.front());
        return insight;
    }

    /// The contradiction over the fewest lines that decides a cell. If none does, colours are removed until a
    /// cell is decided, and the insight has no steps.
    std::optional<Insight> contradiction(const std::stop_token& stop) {
        std::optional<Insight> best;
        std::vector<std::pair<int, Choices>> narrowed;
        for (int cell = 0; cell < board_.cells(); ++cell) {
            if (stop.stop_requested()) return std::nullopt;
            if (isDecided(board_.choices(cell))) continue;
            const auto found = refute(cell);
            if (found.rest != board_.choices(cell)) narrowed.emplace_back(cell, found.rest);
            if (!isDecided(found.rest) || (best && (found.steps == 0 || found.steps >= best->steps)))
                continue;
            best = about(Technique::contradiction, cell, colourOf(found.rest));
            best->line = found.line;
            best->steps = found.steps;
            best->colour = found.colour;
            if (best->steps == 1) return best;
        }
        if (best) return best;
        for (const auto& [cell, choices] : narrowed) board_.keep(cell, choices);
        while (!stop.stop_requested()) {
            const auto decided = decideFromLineToLine();
            if (!decided.empty()) {
                auto insight = about(Technique::contradiction, decided.front(),
                                     colourOf(board_.choices(decided.front())));
                insight.line = board_.rowOf(decided.front());
                return insight;
            }
            if (!removeColour(stop)) break;
        }
        return std::nullopt;
    }
    /// Removes a colour that leads to an impossible line. Returns false if there is none.
    bool removeColour(const std::stop_token& stop) {
        for (int cell = 0; cell < board_.cells() && !stop.stop_requested(); ++cell) {
            if (isDecided(board_.choices(cell))) continue;
            const Choices rest = refute(cell).rest;
            if (rest == board_.choices(cell)) continue;
            board_.keep(cell, rest);
            return true;
        }
        return false;
    }

  private:
    /// The known cells of a line, each in its colour.
    LineColours<words> knownOf(int line) const {
        LineColours<words> known{};
        for (int place = 0; place < clues_.length(line); ++place) {
            const Cell cell = known_.at(board_.cellAt(line, place));
            if (cell != Cell::unknown) known[at(colourOf(cell))].set(place);
        }
        return known;
    }
    /// The colours of a line by its known cells alone.
    LineColours<words> possible(int line) const {
        auto can = knownOf(line);
        auto unknown = Bits<words>::below(clues_.length(line));
        for (const auto& some : can) unknown &= ~some;
        for (std::size_t colour = 0; colour <= clues_.palette().size(); ++colour) can[colour] |= unknown;
        return can;
    }
    template <class Visit>
    void eachCell(int line, const ColourLineReason<words>& reason, Visit visit) const {
        for (int colour = 0; colour <= mostColours; ++colour) {
            reason.cells[at(colour)].each(
                [&](int place) { visit(board_.cellAt(line, place), cellOfColour(colour)); });
        }
    }
    Insight about(Technique technique, int cell, int colour) const {
        Insight insight;
        insight.technique = technique;
        insight.cells = {cell};
        insight.after = known_;
        insight.after.set(cell, cellOfColour(colour));
        return insight;
    }
    /// The result of trying out all colours of a cell.
    struct Refuted {
        Choices rest;    ///< the colours that lead to no impossible line; all if none is left
        int line = -1;   ///< the impossible line of the last colour
        int steps = 0;   ///< the lines on the way to it; 0 if several colours were refuted
        int colour = 0;  ///< that colour
    };
    Refuted refute(int cell) {
        Refuted found{board_.choices(cell)};
        int refuted = 0;
        eachColour(board_.choices(cell), [&](int colour) {
            const auto before = board_.changes();
            board_.keep(cell, choiceOf(colour));
            const auto refutation = board_.propagate();
            board_.takeBack(before);
            if (!refutation) return;
            found.rest &= static_cast<Choices>(~choiceOf(colour));
            found.line = refutation->line;
            found.colour = colour;
            found.steps = ++refuted == 1 ? refutation->steps : 0;
        });
        if (found.rest == 0) found.rest = board_.choices(cell);
        return found;
    }

    const Clues& clues_;
    ColourBoard<words> board_;
    Grid known_;
    ColourLineReasons<words> reasons_;
};

}  // namespace

std::optional<Insight> nextColourInsight(const Clues& clues, const Grid& known, const std::stop_token& stop) {
    return withWords(clues, [&]<int words>() -> std::optional<Insight> {
        ColourDeduction<words> deduction(clues, known);
        if (!deduction.impossibleLines().empty() || deduction.isWhole()) return std::nullopt;
        if (auto insight = deduction.insightInLine()) return insight;
        if (auto insight = deduction.insightInCrossing()) return insight;
        if (auto insight = deduction.insightFromLineToLine()) return insight;
        return deduction.contradiction(stop);
    });
}

std::vector<int> impossibleColourLines(const Clues& clues, const Grid& known) {
    return withWords(clues,
                     [&]<int words>() { return ColourDeduction<words>(clues, known).impossibleLines(); });
}

std::optional<Grid> deduceColours(const Clues& clues, const Grid& known, Technique upTo) {
    return withWords(clues, [&]<int words>() -> std::optional<Grid> {
        ColourDeduction<words> deduction(clues, known);
        if (!deduction.finishLines(std::min(upTo, Technique::arrangements), nullptr)) return std::nullopt;
        return deduction.grid();
    });
}

std::optional<Grade> gradeOfColours(const Clues& clues, const std::stop_token& stop) {
    return withWords(clues, [&]<int words>() -> std::optional<Grade> {
        Grade grade;
        const auto count = [&](Technique technique) { ++grade.steps[static_cast<std::size_t>(technique)]; };
        ColourDeduction<words> deduction(clues, Grid(clues.width(), clues.height()));
        while (deduction.finishLines(Technique::arrangements, &grade.steps) && !deduction.isWhole()) {
            if (stop.stop_requested()) return std::nullopt;
            const auto decided = deduction.decideFromLineToLine();
            deduction.takeDecided(decided);
            if (!decided.empty()) {
                count(Technique::crossing);
                continue;
            }
            const bool removed = deduction.removeColour(stop);
            if (stop.stop_requested()) return std::nullopt;
            count(removed ? Technique::contradiction : Technique::search);
            if (!removed) break;
        }
        grade.difficulty = hardest(grade.steps);
        return grade;
    });
}

}  // namespace paint_by_numbers
