// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/clues.h"

#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace paint_by_numbers {

namespace {

/// Calls found(length) for each run of blue cells of a line.
template <class Found>
void eachRun(const Grid& picture, int line, Found found) {
    const bool isRow = line < picture.height();
    const int length = isRow ? picture.width() : picture.height();
    int run = 0;
    for (int i = 0; i <= length; ++i) {
        const bool blue = i < length && (isRow ? picture.at(i, line)
                                               : picture.at(line - picture.height(), i)) == Cell::blue;
        if (blue) {
            ++run;
        } else if (run > 0) {
            found(run);
            run = 0;
        }
    }
}

/// The runs of a line in colours.
ColouredRuns colouredRuns(const Grid& picture, int line) {
    const bool isRow = line < picture.height();
    const int length = isRow ? picture.width() : picture.height();
    ColouredRuns runs;
    int before = 0;
    for (int i = 0; i < length; ++i) {
        const int colour = colourOf(isRow ? picture.at(i, line) : picture.at(line - picture.height(), i));
        if (colour != 0 && colour == before)
            ++runs.back().length;
        else if (colour != 0)
            runs.push_back({1, colour});
        before = colour;
    }
    return runs;
}

template <class Numbers>
int needed(const Numbers& runs) {
    int cells = 0;
    for (const int run : runs) {
        if (run > 0) cells += run + (cells > 0 ? 1 : 0);
    }
    return cells;
}

}  // namespace

void Clues::append(const Runs& runs) {
    for (const int run : runs) {
        if (run > 0) numbers_.push_back(static_cast<std::uint8_t>(run));
    }
    ends_.push_back(static_cast<std::uint32_t>(numbers_.size()));
}

Clues::Clues(const std::vector<Runs>& rows, const std::vector<Runs>& columns)
    : width_(static_cast<int>(columns.size())), height_(static_cast<int>(rows.size())) {
    for (const auto& row : rows) append(row);
    for (const auto& column : columns) append(column);
}

Clues::Clues(const Grid& picture) : width_(picture.width()), height_(picture.height()) {
    for (int line = 0; line < lines(); ++line) {
        eachRun(picture, line, [&](int run) { numbers_.push_back(static_cast<std::uint8_t>(run)); });
        ends_.push_back(static_cast<std::uint32_t>(numbers_.size()));
    }
}

Clues::Clues(const std::vector<ColouredRuns>& rows, const std::vector<ColouredRuns>& columns,
             const Palette& palette)
    : width_(static_cast<int>(columns.size())), height_(static_cast<int>(rows.size())) {
    // The new number of each colour: those without runs are dropped.
    std::vector<std::uint8_t> numbers(palette.size() + 1, 0);
    for (const auto* lines : {&rows, &columns}) {
        for (const auto& line : *lines) {
            for (const auto& run : line)
                if (run.length > 0) numbers[at(run.colour)] = 1;
        }
    }
    for (std::size_t i = 0; i < palette.size(); ++i) {
        if (numbers[i + 1] == 0) continue;
        palette_.push_back(palette[i]);
        numbers[i + 1] = static_cast<std::uint8_t>(palette_.size());
    }
    if (palette_.size() < 2) palette_.clear();
    for (const auto* lines : {&rows, &columns}) {
        for (const auto& line : *lines) {
            for (const auto& run : line) {
                if (run.length <= 0) continue;
                numbers_.push_back(static_cast<std::uint8_t>(run.length));
                if (!palette_.empty()) colours_.push_back(numbers[at(run.colour)]);
            }
            ends_.push_back(static_cast<std::uint32_t>(numbers_.size()));
        }
    }
}

Clues Clues::ofPicture(const Grid& picture, const Palette& palette) {
    std::vector<ColouredRuns> rows;
    std::vector<ColouredRuns> columns;
    for (int y = 0; y < picture.height(); ++y) rows.push_back(colouredRuns(picture, y));
    for (int x = 0; x < picture.width(); ++x) columns.push_back(colouredRuns(picture, picture.height() + x));
    return {rows, columns, palette};
}

std::span<const std::uint8_t> Clues::runs(int line) const {
    return std::span(numbers_).subspan(begin(line), ends_[at(line)] - begin(line));
}

std::span<const std::uint8_t> Clues::colours(int line) const {
    if (!isColoured()) return {};
    return std::span(colours_).subspan(begin(line), ends_[at(line)] - begin(line));
}

int Clues::colour(int line, std::size_t run) const {
    return isColoured() ? colours_[begin(line) + run] : 1;
}

bool Clues::isBalanced() const {
    std::array<int, mostColours + 1> surplus{};
    for (int line = 0; line < lines(); ++line) {
        const auto numbers = runs(line);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            surplus[at(colour(line, i))] += line < height_ ? numbers[i] : -numbers[i];
    }
    return std::all_of(surplus.begin(), surplus.end(), [](int cells) { return cells == 0; });
}

int Clues::blueByRows() const {
    const auto end = numbers_.begin() + (height_ == 0 ? 0 : ends_[static_cast<std::size_t>(height_) - 1]);
    return std::accumulate(numbers_.begin(), end, 0);
}

int Clues::blueByColumns() const {
    return std::accumulate(numbers_.begin(), numbers_.end(), 0) - blueByRows();
}

int cellsNeeded(std::span<const int> runs) {
    return needed(runs);
}

int cellsNeeded(std::span<const std::uint8_t> runs) {
    return needed(runs);
}

int cellsNeeded(const ColouredRuns& runs) {
    int cells = 0;
    int before = 0;
    for (const auto& run : runs) {
        if (run.length <= 0) continue;
        cells += run.length + (run.colour == before ? 1 : 0);
        before = run.colour;
    }
    return cells;
}

int cellsNeeded(const Clues& clues, int line) {
    const auto runs = clues.runs(line);
    if (!clues.isColoured()) return cellsNeeded(runs);
    ColouredRuns coloured;
    for (std::size_t i = 0; i < runs.size(); ++i) coloured.push_back({runs[i], clues.colour(line, i)});
    return cellsNeeded(coloured);
}

bool satisfies(const Grid& picture, const Clues& clues, int line) {
    const auto runs = clues.runs(line);
    if (clues.isColoured()) {
        const auto drawn = colouredRuns(picture, line);
        bool agrees = drawn.size() == runs.size();
        for (std::size_t i = 0; agrees && i < runs.size(); ++i)
            agrees = drawn[i].length == runs[i] && drawn[i].colour == clues.colour(line, i);
        return agrees;
    }
    std::size_t next = 0;
    bool agrees = true;
    eachRun(picture, line, [&](int run) {
        agrees = agrees && next < runs.size() && runs[next] == run;
        ++next;
    });
    return agrees && next == runs.size();
}

bool satisfies(const Grid& picture, const Clues& clues) {
    if (picture.width() != clues.width() || picture.height() != clues.height()) return false;
    for (int line = 0; line < clues.lines(); ++line) {
        if (!satisfies(picture, clues, line)) return false;
    }
    return true;
}

}  // namespace paint_by_numbers
