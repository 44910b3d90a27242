// SPDX-License-Identifier: MIT
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <optional>

namespace paint_by_numbers {

namespace {

using Hint = plt::Hint<Move>;

plt::Message nameOf(const Clues& clues, int line) {
    if (line < clues.height()) return {PLT_TR("Row %1"), {line + 1}};
    return {PLT_TR("Column %1"), {line - clues.height() + 1}};
}

plt::Message placeOf(const Clues& clues, int cell) {
    return {PLT_TR("row %1, column %2"), {cell / clues.width() + 1, cell % clues.width() + 1}};
}

/// The reason of an insight in a puzzle in colours.
plt::Message reasonInColours(const Clues& clues, const Insight& insight) {
    const auto line = nameOf(clues, insight.line);
    const auto nameOfColour = [&](int colour) { return colourName(clues.palette(), colour); };
    const int cell = insight.cells.front();
    const auto place = placeOf(clues, cell);
    switch (insight.technique) {
        case Technique::noRuns:
            return {PLT_TR("%1 has no coloured cells, so all of it is white."), {line}};
        case Technique::allRunsThere:
            return {PLT_TR("%1: all its coloured cells are there, so the rest is white."), {line}};
        case Technique::overlap:
            return {PLT_TR("%1: wherever the run of %2 (%3) lies, it covers these cells."),
                    {line, insight.run, nameOfColour(insight.colour)}};
        case Technique::crossing:
            if (insight.crossing >= 0)
                return {
                    PLT_TR("%1 and %2 leave one colour for the cell where they cross: %3."),
                    {line, nameOf(clues, insight.crossing), nameOfColour(colourOf(insight.after.at(cell)))}};
            return {PLT_TR("From line to line, one colour is left for %1: %2."),
                    {place, nameOfColour(colourOf(insight.after.at(cell)))}};
        default:
            break;
    }
    if (insight.steps == 0)
        return {
            PLT_TR("Every other colour for %1 leads to a line that cannot be finished, so it is this: %2."),
            {place, nameOfColour(colourOf(insight.after.at(cell)))}};
    if (insight.steps == 1)
        return {PLT_TR("If %1 were %2, nothing would fit this line any more: %3."),
                {place, nameOfColour(insight.colour), line}};
    return {PLT_TR_N("If %1 were %2, this line could not be finished after %Ln steps: %3.",
                     "If %1 were %2, this line could not be finished after one step: %3."),
            insight.steps - 1,
            {place, nameOfColour(insight.colour), line}};
}

plt::Message reasonOf(const Clues& clues, const Insight& insight) {
    // Reasons by lines and gaps have the same words in all puzzles.
    const bool isOfLines =
        insight.technique == Technique::exactFit || insight.technique == Technique::gapTooSmall ||
        insight.technique == Technique::outOfReach || insight.technique == Technique::arrangements;
    if (clues.isColoured() && !isOfLines) return reasonInColours(clues, insight);
    const auto line = nameOf(clues, insight.line);
    switch (insight.technique) {
        case Technique::noRuns:
            return {PLT_TR("%1 has no blue cells, so all of it is white."), {line}};
        case Technique::allRunsThere:
            return {PLT_TR("%1: all its blue cells are there, so the rest is white."), {line}};
        case Technique::exactFit:
            return {PLT_TR("%1: its numbers fill the line exactly."), {line}};
        case Technique::runComplete:
            return {PLT_TR("%1: the run of %2 is complete, so it ends with white."), {line, insight.run}};
        case Technique::overlap:
            return {PLT_TR("%1: wherever the run of %2 lies, it covers these cells."), {line, insight.run}};
        case Technique::gapTooSmall:
            return {PLT_TR("%1: no run fits into a gap this small."), {line}};
        case Technique::outOfReach:
            return {PLT_TR("%1: no run reaches as far as these cells."), {line}};
        case Technique::arrangements:
            return {PLT_TR("%1: all arrangements of its numbers agree on these cells."), {line}};
        case Technique::crossing:
        case Technique::contradiction:
        case Technique::search:
            break;
    }
    const int cell = insight.cells.front();
    const auto place = placeOf(clues, cell);
    const bool isBlue = insight.after.at(cell) == Cell::blue;
    if (insight.steps <= 1) {
        return {isBlue ? PLT_TR("If %1 were white, nothing would fit this line any more: %2.")
                       : PLT_TR("If %1 were blue, nothing would fit this line any more: %2."),
                {place, line}};
    }
    return {isBlue ? PLT_TR_N("If %1 were white, this line could not be finished after %Ln steps: %2.",
                              "If %1 were white, this line could not be finished after one step: %2.")
                   : PLT_TR_N("If %1 were blue, this line could not be finished after %Ln steps: %2.",
                              "If %1 were blue, this line could not be finished after one step: %2."),
            insight.steps - 1,
            {place, line}};
}

/// Strokes that set these cells of one line to their colours, one for each contiguous run of a colour.
Hint strokes(const Grid& after, const std::vector<int>& cells, const plt::Message& reason) {
    Hint hint;
    const int width = after.width();
    const auto place = [&](int cell) { return std::pair(cell % width, cell / width); };
    for (std::size_t i = 0; i < cells.size();) {
        std::size_t last = i;
        while (last + 1 < cells.size() && after.at(cells[last + 1]) == after.at(cells[i])) {
            const int step = cells[last + 1] - cells[last];
            const auto [x, y] = place(cells[i]);
            const auto [nextX, nextY] = place(cells[last + 1]);
            if ((step != 1 || y != nextY) && (step != width || x != nextX)) break;
            ++last;
        }
        const auto [x, y] = place(cells[i]);
        const auto [toX, toY] = place(cells[last]);
        const auto action = actionOfColour(colourOf(after.at(cells[i])));
        hint.steps.push_back({strokeBetween(action, x, y, toX, toY), reason, cells});
        i = last + 1;
    }
    return hint;
}

/// Wrong marks come first: no valid conclusion follows from them.
std::optional<Hint> aboutMistakes(const State& state, const Grid& now, const std::stop_token& stop) {
    const auto lines = impossibleLines(state);
    const bool mayGoOn = lines.empty() && (!solve(state.clues, now, Limits{1, 100000}, stop).none());
    if (mayGoOn) return std::nullopt;
    const auto wrong = mistakes(state, stop);
    Hint hint;
    if (wrong.empty()) {
        hint.verdict = PLT_TR("The picture cannot be finished like this.");
        return hint;
    }
    const plt::Message reason =
        lines.empty()
            ? plt::Message(PLT_TR("Some marks are wrong. This shows which."))
            : plt::Message(PLT_TR("%1 cannot be finished as it is marked. This shows the mistakes."),
                           {nameOf(state.clues, lines.front())});
    hint.steps.push_back({showing(wrong), reason, wrong});
    return hint;
}

}  // namespace

Hint Rules::hint(const State& state, std::stop_token stop) {
    Hint hint;
    if (state.solved) {
        hint.verdict = PLT_TR("The picture is finished.");
        return hint;
    }
    const Grid now = claimed(state.marks, state.clues.width(), state.clues.height());
    if (auto wrong = aboutMistakes(state, now, stop)) return *wrong;

    if (const auto insight = nextInsight(state.clues, now, stop))
        return strokes(insight->after, insight->cells, reasonOf(state.clues, *insight));

    // Only a search helps: it gives a cell that is the same in all solutions, or one of some solution.
    const auto verdict = solve(state.clues, now, Limits{2, 100000}, stop);
    if (verdict.solutions.empty() || stop.stop_requested()) {
        hint.verdict = PLT_TR("Nothing was found in time.");
        return hint;
    }
    for (int cell = 0; cell < now.cells(); ++cell) {
        if (now.at(cell) != Cell::unknown) continue;
        const plt::Message reason =
            verdict.unique() ? PLT_TR("Only trying out several cells together shows this one.")
                             : PLT_TR("There are several solutions. This cell belongs to one of them.");
        return strokes(verdict.solutions.front(), {cell}, reason);
    }
    // Everything is marked, but the blue cells do not match the numbers.
    hint.verdict = PLT_TR("The picture cannot be finished like this.");
    return hint;
}

}  // namespace paint_by_numbers
