// SPDX-License-Identifier: MIT
#include "paint-by-numbers/painting/layout.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

constexpr int leastSide = 2;

bool hasTwoDigits(const Clues& clues) {
    for (int line = 0; line < clues.lines(); ++line) {
        const auto runs = clues.runs(line);
        if (std::any_of(runs.begin(), runs.end(), [](int run) { return run > 9; })) return true;
    }
    return false;
}

/// The largest layout that fits; `layoutOf` makes one for a side.
template <class LayoutOf>
Layout largest(QSize room, int least, int most, LayoutOf layoutOf) {
    int low = std::max(least, leastSide);
    int high = std::max(most, low);
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        const QSize size = layoutOf(middle).size();
        if (size.width() <= room.width() && size.height() <= room.height())
            low = middle;
        else
            high = middle - 1;
    }
    return layoutOf(low);
}

}  // namespace

Layout::Layout(int columns, int rows, int side)
    : columns_(columns), rows_(rows), side_(std::max(side, leastSide)) {
    line_ = std::max(1, side_ / 24);
    gap_ = line_ + std::max(side_ < 8 ? 1 : 2, side_ / 9);
}

Layout::Layout(const Clues& clues, int side, int leastLetters) : Layout(clues.width(), clues.height(), side) {
    coloured_ = clues.isColoured();
    // Two digits must not be wider than their column.
    letters_ = std::max(1, hasTwoDigits(clues) ? side_ * 62 / 100 : side_ * 68 / 100);
    const int least = std::min(leastLetters, side_ + line_);
    tight_ = !coloured_ && letters_ < least;
    if (tight_) letters_ = least;
    // Every line has room for at least a 0.
    int widest = numberWidth(0);
    std::size_t most = 1;
    for (int row = 0; row < rows_; ++row) {
        int width = 0;
        for (const int run : clues.row(row)) width += numberWidth(run);
        widest = std::max(widest, width);
    }
    for (int column = 0; column < columns_; ++column) most = std::max(most, clues.column(column).size());
    clueWidth_ = widest + 2 * clueMargin();
    clueHeight_ = static_cast<int>(most) * numberHeight() + 2 * clueMargin();
}

Layout Layout::fitting(const Clues& clues, QSize room, int least, int most, int leastLetters) {
    return largest(room, least, most, [&](int side) { return Layout(clues, side, leastLetters); });
}

Layout Layout::fittingWithoutNumbers(int columns, int rows, QSize room, int least, int most) {
    return largest(room, least, most, [&](int side) { return Layout(columns, rows, side); });
}

int Layout::offset(int index) const {
    return index * (side_ + line_) + index / linesOfGroup * (gap_ - line_);
}

int Layout::indexAt(int offset, int count) const {
    if (offset < 0) return -1;
    const int wholeGroup = linesOfGroup * side_ + (linesOfGroup - 1) * line_ + gap_;
    const int inGroup = std::min(offset % wholeGroup / (side_ + line_), linesOfGroup - 1);
    const int index = offset / wholeGroup * linesOfGroup + inGroup;
    if (index < count - 1) return index;
    return offset < this->offset(count - 1) + side_ ? count - 1 : count;
}

QSize Layout::gridSize() const {
    if (columns_ == 0) return {0, 0};
    return {offset(columns_ - 1) + side_, offset(rows_ - 1) + side_};
}

QSize Layout::size() const {
    return gridSize() + QSize(clueWidth_, clueHeight_);
}

QRect Layout::between(QPoint from, QPoint to) const {
    return cell(from.x(), from.y()) | cell(to.x(), to.y());
}

std::optional<QPoint> Layout::cellAt(QPoint point) const {
    const QPoint cell(indexAt(point.x(), columns_), indexAt(point.y(), rows_));
    if (cell.x() < 0 || cell.y() < 0 || cell.x() >= columns_ || cell.y() >= rows_) return std::nullopt;
    return cell;
}

}  // namespace paint_by_numbers
