// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/lines.h"

#include "common/rules/text.h"
#include "paint-by-numbers/puzzle/index.h"

#include <charconv>
#include <map>

namespace paint_by_numbers {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    auto lines = plt::split(text, '\n');
    if (lines.back().empty()) lines.pop_back();
    for (auto& line : lines) {
        while (!line.empty() && isBlank(line.back())) line.remove_suffix(1);
    }
    return lines;
}

plt::Result<Runs> readRuns(std::string_view line, bool commas) {
    Runs runs;
    const auto isBetween = [&](char c) { return isBlank(c) || (commas && c == ','); };
    for (std::size_t i = 0; i < line.size();) {
        if (isBetween(line[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < line.size() && !isBetween(line[end])) ++end;
        const auto word = line.substr(i, end - i);
        int run = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), run);
        if (error != std::errc{} || stop != word.data() + word.size() || run < 0 || run > largestSide)
            return plt::Message(PLT_TR("“%1” is not a number from 0 to %2."),
                                {word.substr(0, 20), largestSide});
        if (run > 0) runs.push_back(run);
        i = end;
    }
    return runs;
}

std::string writeRuns(std::span<const std::uint8_t> runs, std::string_view between) {
    if (runs.empty()) return "0";
    std::string text;
    for (const int run : runs) {
        if (!text.empty()) text += between;
        text += std::to_string(run);
    }
    return text;
}

plt::Result<int> readSide(std::string_view text) {
    int side = 0;
    const auto word = trimmed(text);
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), side);
    if (error != std::errc{} || stop != word.data() + word.size() || side < 1 || side > largestSide)
        return plt::Message(PLT_TR("A side is a number from 1 to %1."), {largestSide});
    return side;
}

bool addRuns(std::string_view text, int place, bool commas, ClueLines& to, std::vector<Problem>& problems) {
    auto runs = readRuns(text, commas);
    if (!runs) {
        problems.push_back({place, runs.problem()});
        return false;
    }
    to.lines.push_back(*std::move(runs));
    to.places.push_back(place);
    return true;
}

bool addColouredRuns(std::string_view text, Runs colours, int place, bool commas, ClueLines& to,
                     std::vector<Problem>& problems) {
    if (!addRuns(text, place, commas, to, problems)) return false;
    colours.resize(to.lines.back().size(), colours.empty() ? 1 : colours.back());
    to.colours.push_back(std::move(colours));
    return true;
}

namespace {

ColouredRuns colouredRuns(const ClueLines& lines, std::size_t line) {
    ColouredRuns runs;
    for (std::size_t i = 0; i < lines.lines[line].size(); ++i)
        runs.push_back({lines.lines[line][i], lines.colours[line][i]});
    return runs;
}

/// Returns true if every line is long enough for its numbers; `neededOf` tells for a line how long that is.
template <class Needed>
bool allFit(const ClueLines& lines, std::size_t length, std::vector<Problem>& problems, Needed neededOf) {
    for (std::size_t i = 0; i < lines.lines.size(); ++i) {
        const int needed = neededOf(i);
        if (static_cast<std::size_t>(needed) <= length) continue;
        problems.push_back(
            {lines.places[i],
             {PLT_TR("The numbers do not fit. Cells needed: %1; cells of the line: %2."), {needed, length}}});
        return false;
    }
    return true;
}

}  // namespace

std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns,
                             std::vector<Problem>& problems) {
    const auto most = static_cast<std::size_t>(largestSide);
    if (rows.lines.empty() || columns.lines.empty() || rows.lines.size() > most ||
        columns.lines.size() > most) {
        problems.push_back({0, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}}});
        return std::nullopt;
    }
    for (const auto* side : {&rows, &columns}) {
        const auto needed = [&](std::size_t line) { return cellsNeeded(side->lines[line]); };
        const auto length = (side == &rows ? columns : rows).lines.size();
        if (!allFit(*side, length, problems, needed)) return std::nullopt;
    }
    return Clues(rows.lines, columns.lines);
}

std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns, const FileColours& colours,
                             int usual, std::vector<Problem>& problems) {
    // The first line in which each colour is seen.
    std::map<int, int> seen;
    for (const auto* side : {&rows, &columns}) {
        for (std::size_t i = 0; i < side->lines.size(); ++i)
            for (const int colour : side->colours[i]) seen.emplace(colour, side->places[i]);
    }
    const auto most = static_cast<std::size_t>(largestSide);
    if (seen.size() < 2 || rows.lines.empty() || columns.lines.empty() || rows.lines.size() > most ||
        columns.lines.size() > most)
        return cluesOf(rows, columns, problems);
    if (seen.size() > mostColours) {
        problems.push_back({0, {PLT_TR("The puzzle has too many colours. The most is %1."), {mostColours}}});
        return std::nullopt;
    }
    for (const auto& [colour, place] : seen) {
        if (colour == usual || colours.isDeclared(colour)) continue;
        problems.push_back(
            {place, {PLT_TR("The colour “%1” has no value."), {colours.key(colour).substr(0, 20)}}});
        return std::nullopt;
    }
    std::vector<ColouredRuns> inRows;
    std::vector<ColouredRuns> inColumns;
    for (const auto* side : {&rows, &columns}) {
        const auto needed = [&](std::size_t line) { return cellsNeeded(colouredRuns(*side, line)); };
        const auto length = (side == &rows ? columns : rows).lines.size();
        if (!allFit(*side, length, problems, needed)) return std::nullopt;
        for (std::size_t i = 0; i < side->lines.size(); ++i)
            (side == &rows ? inRows : inColumns).push_back(colouredRuns(*side, i));
    }
    return Clues(inRows, inColumns, colours.palette());
}

Grid inColoursOf(const Clues& clues, const FileColours& colours, const std::vector<int>& picture) {
    const Palette palette = colours.palette();
    Grid grid(clues.width(), clues.height());
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const int colour = picture[at(cell)];
        if (colour == 0) grid.set(cell, Cell::white);
        if (colour == 0 || colour == -1) continue;
        if (!clues.isColoured()) grid.set(cell, Cell::blue);
        if (!clues.isColoured() || colour < 0) continue;
        const int its = colourOfLetter(clues.palette(), palette[at(colour - 1)].letter);
        if (its > 0) grid.set(cell, cellOfColour(its));
    }
    return grid;
}

Clues cluesOfPicture(int width, int height, const FileColours& colours, const std::vector<int>& picture) {
    Grid inBlue(width, height);
    Grid inColours(width, height, Cell::white);
    const Palette all = colours.palette();
    Palette palette;
    bool isColoured = true;
    for (int cell = 0; cell < inBlue.cells(); ++cell) {
        const int colour = picture[at(cell)];
        if (colour != -1) inBlue.set(cell, colour == 0 ? Cell::white : Cell::blue);
        if (colour <= 0 || !isColoured) continue;
        const auto& its = all[at(colour - 1)];
        if (colourOfLetter(palette, its.letter) == 0) palette.push_back(its);
        isColoured = colours.isDeclared(colour) && palette.size() <= mostColours;
        if (isColoured) inColours.set(cell, cellOfColour(colourOfLetter(palette, its.letter)));
    }
    return isColoured && palette.size() > 1 ? Clues::ofPicture(inColours, palette) : Clues(inBlue);
}

std::string writeColouredRuns(const Clues& clues, int line, std::string_view between) {
    const auto runs = clues.runs(line);
    if (!clues.isColoured() || runs.empty()) return writeRuns(runs, between);
    std::string text;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (i > 0) text += between;
        text += std::to_string(runs[i]);
        text += clues.palette()[at(clues.colour(line, i) - 1)].letter;
    }
    return text;
}

}  // namespace paint_by_numbers
