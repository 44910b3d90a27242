// SPDX-License-Identifier: MIT
#include "paint-by-numbers/design/drawing.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace paint_by_numbers {

Drawing::Drawing(int width, int height)
    : sheet_(static_cast<std::size_t>(largestSide * largestSide)), now_{width, height} {}

Drawing::Drawing(const Grid& picture) : Drawing(picture.width(), picture.height()) {
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x) sheet_[place(x, y)] = picture.at(x, y) == Cell::blue;
}

bool Drawing::isEmpty() const {
    return picture().count(Cell::blue) == 0;
}

Grid Drawing::picture() const {
    Grid grid(width(), height(), Cell::white);
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x)
            if (isBlue(x, y)) grid.set(x, y, Cell::blue);
    return grid;
}

void Drawing::pushStep(const Sheet& sheet, Size size) {
    Step step{{}, now_, size};
    for (std::size_t i = 0; i < sheet.size(); ++i)
        if (sheet[i] != sheet_[i]) step.flipped.push_back(static_cast<std::uint16_t>(i));
    if (step.flipped.empty() && size == now_) return;
    steps_.resize(done_);
    steps_.push_back(std::move(step));
    redo();
}

void Drawing::flip(const Step& step) {
    for (const auto i : step.flipped) sheet_[i] = !sheet_[i];
}

void Drawing::undo() {
    if (!canUndo()) return;
    const auto& step = steps_[--done_];
    flip(step);
    now_ = step.before;
}

void Drawing::redo() {
    if (!canRedo()) return;
    const auto& step = steps_[done_++];
    flip(step);
    now_ = step.after;
}

void Drawing::paint(std::span<const int> cells, bool blue) {
    Sheet sheet = sheet_;
    for (const int cell : cells) sheet[place(cell % width(), cell / width())] = blue;
    pushStep(sheet, now_);
}

void Drawing::resize(int width, int height) {
    pushStep(sheet_,
             {std::clamp(width, smallestSide, largestSide), std::clamp(height, smallestSide, largestSide)});
}

void Drawing::replace(const Grid& picture) {
    Sheet sheet(sheet_.size());
    const Size size{std::min(picture.width(), largestSide), std::min(picture.height(), largestSide)};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) sheet[place(x, y)] = picture.at(x, y) == Cell::blue;
    pushStep(sheet, size);
}

template <class Source>
Drawing::Sheet Drawing::moved(Size size, Source source) const {
    // Cells outside of the picture stay where they are.
    Sheet sheet = sheet_;
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x) sheet[place(x, y)] = false;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const auto [fromX, fromY] = source(x, y);
            sheet[place(x, y)] = isBlue(fromX, fromY);
        }
    }
    return sheet;
}

void Drawing::mirrorAcross() {
    pushStep(moved(now_, [this](int x, int y) { return std::pair(width() - 1 - x, y); }), now_);
}

void Drawing::mirrorDown() {
    pushStep(moved(now_, [this](int x, int y) { return std::pair(x, height() - 1 - y); }), now_);
}

void Drawing::rotate() {
    const Size turned{height(), width()};
    pushStep(moved(turned, [this](int x, int y) { return std::pair(y, height() - 1 - x); }), turned);
}

void Drawing::shift(int right, int down) {
    const auto wrapped = [](int i, int size) { return ((i % size) + size) % size; };
    pushStep(moved(now_,
                   [&](int x, int y) {
                       return std::pair(wrapped(x - right, width()), wrapped(y - down, height()));
                   }),
             now_);
}

void Drawing::invert() {
    Sheet sheet = sheet_;
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x) sheet[place(x, y)] = !isBlue(x, y);
    pushStep(sheet, now_);
}

void Drawing::clear() {
    Sheet sheet = sheet_;
    for (int y = 0; y < height(); ++y)
        for (int x = 0; x < width(); ++x) sheet[place(x, y)] = false;
    pushStep(sheet, now_);
}

std::vector<int> cellsBetween(int from, int to, int width) {
    const int acrossAll = to % width - from % width;
    const int downAll = to / width - from / width;
    const int steps = std::max(std::abs(acrossAll), std::abs(downAll));
    std::vector<int> cells;
    for (int i = 0; i <= steps; ++i) {
        // Rounds to the nearest cell; halves are rounded away from the first one.
        const auto part = [&](int all) {
            return steps == 0 ? 0 : (2 * all * i + (all < 0 ? -steps : steps)) / (2 * steps);
        };
        cells.push_back((from / width + part(downAll)) * width + from % width + part(acrossAll));
    }
    return cells;
}

std::vector<int> areaAround(const Grid& picture, int cell) {
    std::vector<int> area{cell};
    std::vector<bool> seen(static_cast<std::size_t>(picture.cells()));
    seen[cell] = true;
    for (std::size_t next = 0; next < area.size(); ++next) {
        const int x = area[next] % picture.width();
        const int y = area[next] / picture.width();
        for (const auto& [right, down] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
            if (!picture.contains(x + right, y + down)) continue;
            const int other = (y + down) * picture.width() + x + right;
            if (seen[other] || picture.at(other) != picture.at(cell)) continue;
            seen[other] = true;
            area.push_back(other);
        }
    }
    return area;
}

}  // namespace paint_by_numbers
