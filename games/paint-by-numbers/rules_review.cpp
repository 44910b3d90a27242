// SPDX-License-Identifier: MIT
// The review of a game: cells that were wrong, or painted before they could be known.
#include "common/rules/random.h"
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace paint_by_numbers {

namespace {

/// Strokes of which the mean stands for all.
constexpr int sampled = 20;
/// Cells of one stroke whose other colours are tried out.
constexpr std::uint64_t mostTried = 40;

Grid gridOf(const State& state) {
    return claimed(state.marks, state.clues.width(), state.clues.height());
}

/// The cells that a stroke changes.
std::vector<int> changedCells(const State& state, const Move& move) {
    std::vector<int> cells;
    const Mark mark = markOfColour(colourOf(move.action));
    for (int y = move.y; y <= move.toY; ++y)
        for (int x = move.x; x <= move.toX; ++x)
            if (state.mark(x, y) != mark) cells.push_back(y * state.clues.width() + x);
    return cells;
}

int coloursOf(const Clues& clues) {
    return std::max(1, static_cast<int>(clues.palette().size()));
}

/// The cells that have a colour in no solution, for each colour, white first. It is the same question for all moves
/// of a game, and the answer is kept for a while.
class Impossible {
  public:
    Impossible(const Clues& clues, const std::stop_token& stop) {
        for (int colour = 0; colour <= coloursOf(clues); ++colour) {
            auto& cells = cells_.emplace_back(at(clues.cells()), false);
            const State all{clues, Marks(at(clues.cells()), markOfColour(colour))};
            for (const int cell : mistakes(all, stop)) cells[at(cell)] = true;
        }
    }
    bool is(int cell, int colour) const { return cells_[at(colour)][at(cell)]; }
    int count(const std::vector<int>& cells, int colour) const {
        return static_cast<int>(
            std::count_if(cells.begin(), cells.end(), [&](int cell) { return is(cell, colour); }));
    }

  private:
    std::vector<std::vector<bool>> cells_;
};

/// The board with only those marks that are right.
State withoutMistakes(State state, const Impossible& impossible) {
    for (int cell = 0; cell < state.clues.cells(); ++cell) {
        Mark& mark = state.marks[at(cell)];
        if (isWrong(mark) || (mark != Mark::unknown && impossible.is(cell, colourOf(mark))))
            mark = Mark::unknown;
    }
    return state;
}

/// The judgement of one stroke. Marks that are wrong already are taken for unknown.
class Review {
  public:
    Review(const State& state, const Move& made, const plt::Question& question)
        : state_(state),
          made_(made),
          question_(question),
          impossible_(state.clues, question.stop),
          right_(withoutMistakes(state, impossible_)),
          known_(gridOf(right_)) {}

    std::optional<plt::Judgement<Move>> judge() {
        const auto cells = changedCells(state_, made_);
        const int colour = colourOf(made_.action);
        int early = 0;
        std::uint64_t tries = std::min(question_.budget.nodes, mostTried);
        std::optional<Grid> byLines;
        for (const int cell : cells) {
            if (impossible_.is(cell, colour) || isKnownByALine(cell) || tries == 0) continue;
            if (!byLines) byLines = deduce(state_.clues, known_, Technique::arrangements, question_.stop);
            if (!byLines || question_.stop.stop_requested()) return std::nullopt;
            if (byLines->at(cell) != Cell::unknown) continue;
            --tries;
            early += isRefuted(cell, cellOfColour(colour)) ? 0 : 1;
        }
        if (early > 0 && !isAnythingKnown(*byLines)) early = 0;
        return judgement(impossible_.count(cells, colour), early);
    }

  private:
    /// Returns true if the cell is marked, or its row or its column gives it at once: soon found, and so for most
    /// cells.
    bool isKnownByALine(int cell) const {
        if (known_.at(cell) != Cell::unknown) return true;
        const auto& clues = state_.clues;
        if (clues.isColoured()) return false;
        const int x = cell % clues.width();
        const int y = cell / clues.width();
        std::vector<Cell> row;
        std::vector<Cell> column;
        for (int i = 0; i < clues.width(); ++i) row.push_back(known_.at(i, y));
        for (int i = 0; i < clues.height(); ++i) column.push_back(known_.at(x, i));
        const auto gives = [](const auto& line, int place) {
            return line && (*line)[at(place)] != Cell::unknown;
        };
        return gives(completeLine(clues.row(y), row), x) || gives(completeLine(clues.column(x), column), y);
    }

    /// Returns true if every other colour of the cell leads to a line that cannot be finished.
    bool isRefuted(int cell, Cell colour) const {
        for (int other = 0; other <= coloursOf(state_.clues); ++other) {
            if (cellOfColour(other) == colour) continue;
            Grid supposed = known_;
            supposed.set(cell, cellOfColour(other));
            if (deduce(state_.clues, supposed, Technique::arrangements, question_.stop)) return false;
        }
        return true;
    }

    /// Returns true if a cell that is not painted yet can be known without trying out several together.
    bool isAnythingKnown(const Grid& byLines) const {
        return byLines != known_ || nextInsight(state_.clues, known_, question_.stop).has_value();
    }

    std::optional<plt::Judgement<Move>> judgement(int wrong, int early) const {
        plt::Judgement<Move> out{made_};
        out.madeValue = -static_cast<double>(wrong + early);
        out.typicalValue = typical();
        out.certainty = early > 0 ? plt::Certainty::calculated : plt::Certainty::proven;
        if (wrong + early > 0) {
            const auto step = better();
            if (!step) return std::nullopt;
            out.best = step->move;
            out.reason = wrong > 0
                             ? plt::Message(PLT_TR_N("%Ln cells are wrong. %1", "One cell is wrong. %1"),
                                            wrong, {step->reason})
                             : plt::Message(PLT_TR_N("%Ln cells could not be known yet. %1",
                                                     "One cell could not be known yet. %1"),
                                            early, {step->reason});
            out.marks = step->marks;
        }
        if (question_.stop.stop_requested()) return std::nullopt;
        return out;
    }

    /// The stroke that a hint would have named, or one that puts a mistake right.
    std::optional<plt::HintStep<Move>> better() const {
        const auto hint = Rules::hint(right_, question_.stop);
        if (!hint.steps.empty()) return hint.steps.front();
        const int width = state_.clues.width();
        for (int cell = 0; cell < state_.clues.cells(); ++cell) {
            if (right_.marks[at(cell)] != Mark::unknown) continue;
            const int x = cell % width;
            const int y = cell / width;
            for (int colour = 0; colour <= coloursOf(state_.clues); ++colour)
                if (!impossible_.is(cell, colour))
                    return plt::HintStep<Move>{
                        strokeBetween(actionOfColour(colour), x, y, x, y),
                        {PLT_TR("Row %1, column %2 has another colour."), {y + 1, x + 1}},
                        {cell}};
        }
        return std::nullopt;
    }

    /// The mean of the wrong cells over strokes that paint, negative.
    double typical() const {
        plt::Random random(question_.seed);
        const auto& clues = state_.clues;
        double wrong = 0;
        int strokes = 0;
        for (int tries = 0; strokes < sampled && tries < 100 * sampled; ++tries) {
            const int x = random.between(0, clues.width() - 1);
            const int y = random.between(0, clues.height() - 1);
            const bool isRow = random.below(2) == 0;
            const int toX = isRow ? random.between(0, clues.width() - 1) : x;
            const int toY = isRow ? y : random.between(0, clues.height() - 1);
            const auto move =
                strokeBetween(actionOfColour(random.between(0, coloursOf(clues))), x, y, toX, toY);
            const auto cells = changedCells(state_, move);
            if (cells.empty()) continue;
            wrong += impossible_.count(cells, colourOf(move.action));
            ++strokes;
        }
        return strokes > 0 ? -wrong / strokes : 0;
    }

    const State& state_;
    const Move& made_;
    const plt::Question& question_;
    Impossible impossible_;
    State right_;
    Grid known_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    // Moves that are taken back or shown decide nothing.
    if (made.action == Action::clear || made.action == Action::showMistakes) return std::nullopt;
    return Review(state, made, question).judge();
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln cells painted too early or wrong", "one cell painted too early or wrong"),
            static_cast<std::int64_t>(cost)};
}

}  // namespace paint_by_numbers
