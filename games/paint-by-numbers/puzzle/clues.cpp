// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/clues.h"

#include <algorithm>
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
    ends_.push_back(static_cast<std::uint16_t>(numbers_.size()));
}

Clues::Clues(const std::vector<Runs>& rows, const std::vector<Runs>& columns)
    : width_(static_cast<int>(columns.size())), height_(static_cast<int>(rows.size())) {
    for (const auto& row : rows) append(row);
    for (const auto& column : columns) append(column);
}

Clues::Clues(const Grid& picture) : width_(picture.width()), height_(picture.height()) {
    for (int line = 0; line < lines(); ++line) {
        eachRun(picture, line, [&](int run) { numbers_.push_back(static_cast<std::uint8_t>(run)); });
        ends_.push_back(static_cast<std::uint16_t>(numbers_.size()));
    }
}

std::span<const std::uint8_t> Clues::runs(int line) const {
    const std::size_t begin = line == 0 ? 0 : ends_[static_cast<std::size_t>(line) - 1];
    return std::span(numbers_).subspan(begin, ends_[line] - begin);
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

bool satisfies(const Grid& picture, const Clues& clues, int line) {
    const auto runs = clues.runs(line);
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
