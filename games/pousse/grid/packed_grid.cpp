// SPDX-License-Identifier: MIT
#include "pousse/grid/packed_grid.h"

namespace pousse {

namespace {

constexpr std::uint64_t bit(int row, int column) {
    return std::uint64_t{1} << (8 * row + column);
}

/// Exchanges rows and columns.
std::uint64_t transposed(std::uint64_t b) {
    std::uint64_t t = (b ^ (b >> 7)) & 0x00aa'00aa'00aa'00aa;
    b ^= t ^ (t << 7);
    t = (b ^ (b >> 14)) & 0x0000'cccc'0000'cccc;
    b ^= t ^ (t << 14);
    t = (b ^ (b >> 28)) & 0x0000'0000'f0f0'f0f0;
    return b ^ t ^ (t << 28);
}

/// Reverses every row.
std::uint64_t mirrored(std::uint64_t b) {
    b = ((b >> 1) & 0x5555'5555'5555'5555) | ((b & 0x5555'5555'5555'5555) << 1);
    b = ((b >> 2) & 0x3333'3333'3333'3333) | ((b & 0x3333'3333'3333'3333) << 2);
    return ((b >> 4) & 0x0f0f'0f0f'0f0f'0f0f) | ((b & 0x0f0f'0f0f'0f0f'0f0f) << 4);
}

/// Reverses the order of the rows.
std::uint64_t upsideDown(std::uint64_t b) {
    b = ((b >> 8) & 0x00ff'00ff'00ff'00ff) | ((b & 0x00ff'00ff'00ff'00ff) << 8);
    b = ((b >> 16) & 0x0000'ffff'0000'ffff) | ((b & 0x0000'ffff'0000'ffff) << 16);
    return (b >> 32) | (b << 32);
}

// A symmetry is a combination of these, applied in this order.
constexpr int transposes = 1;
constexpr int mirrors = 2;
constexpr int turnsOver = 4;

}  // namespace

PackedGrid::Evaluator::Evaluator(const PackedGrid& grid, const LineWeights& weights) : size_(grid.size()) {
    for (int line = 0; line < size_; ++line)
        for (std::uint32_t markers = 0; markers < (1U << size_); ++markers)
            values_[line][markers] = weights.value(line, markers);
}

int PackedGrid::Evaluator::operator()(const Position& position, int side) const {
    std::uint64_t own = position.marks[side];
    std::uint64_t others = position.marks[1 - side];
    std::uint64_t ownColumns = transposed(own);
    std::uint64_t othersColumns = transposed(others);
    int value = 0;
    for (int line = 0; line < size_; ++line) {
        const auto& values = values_[line];
        value += values[own & 0xff] - values[others & 0xff] + values[ownColumns & 0xff] -
                 values[othersColumns & 0xff];
        own >>= 8;
        others >>= 8;
        ownColumns >>= 8;
        othersColumns >>= 8;
    }
    return value;
}

PackedGrid::PackedGrid(int size) : size_(size) {
    std::uint64_t whole = 0;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) whole |= bit(row, column);
    outside_ = ~whole;
    for (int i = 0; i < size; ++i) {
        firstColumn_ |= bit(i, 0);
        firstRow_ |= bit(0, i);
    }
    std::size_t number = 0;
    for (const Move& move : insertionsOn(size)) {
        Line& line = lines_[number++];
        for (int step = 0; step < size; ++step) {
            const Square square = squareOf(move, step, size);
            line.squares |= bit(square.row, square.column);
            if (step == 0) line.first = bit(square.row, square.column);
        }
        line.step = move.edge == Edge::left || move.edge == Edge::right ? 1 : 8;
        line.forwards = move.edge == Edge::left || move.edge == Edge::top;
        line.isCornerAgain = line.step == 8 && (move.line == 0 || move.line == size - 1);
    }
}

PackedGrid::Position PackedGrid::packed(const Board& board) const {
    Position position;
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column)
            if (const Mark mark = board.at(row, column); mark != Mark::none)
                position.marks[mark == Mark::x ? 0 : 1] |= bit(row, column);
    return position;
}

std::uint64_t PackedGrid::image(std::uint64_t marks, int symmetry) const {
    if ((symmetry & transposes) != 0) marks = transposed(marks);
    if ((symmetry & mirrors) != 0) marks = mirrored(marks) >> (8 - size_);
    if ((symmetry & turnsOver) != 0) marks = upsideDown(marks) >> (8 * (8 - size_));
    return marks;
}

PackedGrid::Position PackedGrid::image(const Position& position, int symmetry) const {
    return {{image(position.marks[0], symmetry), image(position.marks[1], symmetry)}};
}

int PackedGrid::imageOf(int move, int symmetry) const {
    int edge = move / size_;
    int line = move % size_;
    const auto sideways = [&edge] { return edge < 2; };  // left or right edge
    if ((symmetry & transposes) != 0) edge ^= 2;
    if ((symmetry & mirrors) != 0) {
        if (sideways())
            edge ^= 1;
        else
            line = size_ - 1 - line;
    }
    if ((symmetry & turnsOver) != 0) {
        if (sideways())
            line = size_ - 1 - line;
        else
            edge ^= 1;
    }
    return edge * size_ + line;
}

int PackedGrid::inverse(int symmetry) {
    // If rows and columns are exchanged, mirroring and turning over swap roles in the inverse.
    if ((symmetry & transposes) == 0 || symmetry == transposes || symmetry == symmetries - 1) return symmetry;
    return symmetry ^ (mirrors | turnsOver);
}

int PackedGrid::towardsCanonical(const Position& position) const {
    int best = 0;
    Position first = position;
    for (int symmetry = 1; symmetry < symmetries; ++symmetry) {
        const Position other = image(position, symmetry);
        if (other.marks < first.marks) {
            first = other;
            best = symmetry;
        }
    }
    return best;
}

}  // namespace pousse
