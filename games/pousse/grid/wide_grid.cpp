// SPDX-License-Identifier: MIT
#include "pousse/grid/wide_grid.h"

namespace pousse {

namespace {

constexpr std::size_t rows = 0;
constexpr std::size_t columns = 1;

}  // namespace

int WideGrid::Evaluator::operator()(const Position& position, int side) const {
    int value = 0;
    for (const std::size_t lines : {rows, columns})
        for (int line = 0; line < size_; ++line)
            value += weights_.value(line, position.marks[side][lines][line]) -
                     weights_.value(line, position.marks[1 - side][lines][line]);
    return value;
}

WideGrid::Position WideGrid::packed(const Board& board) const {
    Position position;
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column)
            if (const Mark mark = board.at(row, column); mark != Mark::none) {
                auto& marks = position.marks[mark == Mark::x ? 0 : 1];
                marks[rows][row] |= 1U << column;
                marks[columns][column] |= 1U << row;
            }
    return position;
}

bool WideGrid::push(Position& position, int move, int side) const {
    const int edge = move / size_;
    const int line = move % size_;
    const std::size_t along = edge < 2 ? rows : columns;
    const std::size_t across = 1 - along;
    const std::uint32_t empty = whole_ & ~(position.marks[0][along][line] | position.marks[1][along][line]);
    const bool forwards = edge % 2 == 0;
    std::uint32_t moved = whole_;
    if (empty != 0) moved &= forwards ? empty ^ (empty - 1) : ~(std::bit_floor(empty) - 1);
    const std::uint32_t first = forwards ? 1U : 1U << (size_ - 1);
    for (int colour = 0; colour < 2; ++colour) {
        auto& marks = position.marks[colour];
        const std::uint32_t before = marks[along][line];
        std::uint32_t after = before & moved;
        after = ((forwards ? after << 1 : after >> 1) & moved) | (before & ~moved);
        if (colour == side) after |= first;
        marks[along][line] = after;
        for (std::uint32_t changed = before ^ after; changed != 0; changed &= changed - 1)
            marks[across][std::countr_zero(changed)] ^= 1U << line;
    }
    return empty != 0;
}

bool WideGrid::isDouble(const Position& position, int move) const {
    const int edge = move / size_;
    const int line = move % size_;
    if (edge < 2 || (line != 0 && line != size_ - 1)) return false;
    const int row = edge == 2 ? 0 : size_ - 1;
    return (((position.marks[0][rows][row] | position.marks[1][rows][row]) >> line) & 1U) == 0;
}

int WideGrid::straights(const Position& position, int side) const {
    int count = 0;
    for (const auto& lines : position.marks[side])
        for (const std::uint32_t line : lines) count += line == whole_ ? 1 : 0;
    return count;
}

int WideGrid::lead(const Position& position, int side) const {
    return straights(position, side) - straights(position, 1 - side);
}

std::uint64_t WideGrid::hash(const Position& position) {
    std::uint64_t h = 0x9e37'79b9'7f4a'7c15;
    for (std::size_t row = 0; row < largestSize; ++row) {
        const std::uint64_t both =
            position.marks[0][rows][row] | static_cast<std::uint64_t>(position.marks[1][rows][row]) << 32;
        h = (h ^ both) * 0xd6e8'feb8'6659'fd93;
        h ^= h >> 32;
    }
    return h;
}

}  // namespace pousse
