// SPDX-License-Identifier: MIT
#include "same/grid.h"

#include <algorithm>
#include <bit>

namespace same {

namespace {

using Column = std::uint64_t;

/// The lowest bit of every cell of a column. Sets of cells are written with these bits only.
constexpr Column cells = [] {
    Column bits = 0;
    for (int row = 0; row < maxRows; ++row) bits |= Column{1} << (3 * row);
    return bits;
}();

/// The cells that are not empty.
constexpr Column occupied(Column column) {
    return (column | column >> 1 | column >> 2) & cells;
}

/// The cells that hold the same in both columns.
constexpr Column alike(Column one, Column other) {
    return ~occupied(one ^ other) & cells;
}

/// Numbers of groups in the making: each knows the one it has become a part of.
struct Parts {
    std::array<std::int16_t, maxColumns * maxRows> whole;
    std::array<std::int16_t, maxColumns * maxRows> size;
    std::array<std::int16_t, maxColumns * maxRows> place;
    int count = 0;

    int find(int part) {
        while (whole[part] != part) part = whole[part] = whole[whole[part]];
        return part;
    }
    int add(int at) {
        whole[count] = static_cast<std::int16_t>(count);
        size[count] = 0;
        place[count] = static_cast<std::int16_t>(at);
        return count++;
    }
    /// Joins two parts, of which the older one remains.
    int join(int one, int other) {
        if (one == other) return one;
        if (one > other) std::swap(one, other);
        whole[other] = static_cast<std::int16_t>(one);
        size[one] = static_cast<std::int16_t>(size[one] + size[other]);
        return one;
    }
};

}  // namespace

Grid::Grid(const State& state)
    : rows_(static_cast<std::int16_t>(state.options.rows)), left_(static_cast<std::int16_t>(state.left)) {
    for (int column = 0; column < state.options.columns; ++column) {
        int height = 0;
        for (int row = rows_ - 1; row >= 0; --row) {
            const int colour = state.colourAt(state.cell(column, row));
            if (colour == none) break;
            words_[column] |= static_cast<Column>(colour + 1) << (cellBits * height++);
            ++counts_[colour];
        }
        if (height > 0) columns_ = static_cast<std::int16_t>(column + 1);
    }
}

void Grid::findGroups(Groups& groups) const {
    Parts parts;
    groups.singles = 0;
    // The parts in a column and in the one before it, by row.
    std::array<std::array<std::int16_t, maxRows>, 2> partAt;
    Column leftLinks = 0;
    for (int column = 0; column < columns_; ++column) {
        const Column word = words_[column];
        const Column balls = occupied(word);
        const Column upLinks = alike(word, word >> cellBits) & balls;
        const Column next = column + 1 < columns_ ? words_[column + 1] : 0;
        const Column rightLinks = alike(word, next) & balls;
        const Column grouped = upLinks | upLinks << cellBits | leftLinks | rightLinks;
        groups.singles += std::popcount(balls & ~grouped);
        auto& here = partAt[column & 1];
        const auto& there = partAt[(column & 1) ^ 1];
        // A run of linked cells after the other.
        for (Column starts = grouped & ~(upLinks << cellBits); starts != 0; starts &= starts - 1) {
            const int bit = std::countr_zero(starts);
            const int row = bit / cellBits;
            const int length = std::countr_zero(~(upLinks >> bit) & cells) / cellBits + 1;
            const Column run = ((Column{1} << (length * cellBits)) - 1) << bit;
            int part = none;
            for (Column links = leftLinks & run; links != 0; links &= links - 1) {
                const int other = parts.find(there[std::countr_zero(links) / cellBits]);
                part = part == none ? other : parts.join(part, other);
            }
            if (part == none) part = parts.add(column * stride + row);
            parts.size[part] = static_cast<std::int16_t>(parts.size[part] + length);
            std::fill_n(here.begin() + row, length, static_cast<std::int16_t>(part));
        }
        leftLinks = rightLinks;
    }
    groups.count = 0;
    for (int part = 0; part < parts.count; ++part) {
        if (parts.whole[part] != part) continue;
        groups.list[groups.count++] = {
            parts.place[part], static_cast<std::int8_t>(colourAt(parts.place[part])), parts.size[part]};
    }
}

int Grid::remove(int place) {
    const int colour = colourAt(place);
    const Column wanted = static_cast<Column>(colour + 1) * cells;
    std::array<Column, maxColumns + 2> gone;  // by column + 1, valid from first to last + 2
    const auto spread = [&](int column, Column seeds) {
        const Column same = alike(words_[column], wanted);
        Column filled = seeds & same;
        for (Column grown = filled;; filled = grown) {
            grown |= (filled << cellBits | filled >> cellBits) & same;
            if (grown == filled) return filled;
        }
    };
    int first = place / stride;
    int last = first;
    gone[first + 1] = spread(first, Column{1} << (place % stride * cellBits));
    for (bool grows = true; grows;) {
        grows = false;
        for (; last + 1 < columns_; ++last) {
            gone[last + 2] = spread(last + 1, gone[last + 1]);
            if (gone[last + 2] == 0) break;
            grows = true;
        }
        for (; first > 0; --first) {
            gone[first] = spread(first - 1, gone[first + 1]);
            if (gone[first] == 0) break;
            grows = true;
        }
        // A bend may lead back into columns that are already known.
        for (int column = first; column < last; ++column) {
            const Column more = spread(column + 1, gone[column + 1] | gone[column + 2]);
            grows = grows || more != gone[column + 2];
            gone[column + 2] = more;
        }
        for (int column = last; column > first; --column) {
            const Column more = spread(column - 1, gone[column + 1] | gone[column]);
            grows = grows || more != gone[column];
            gone[column] = more;
        }
    }
    int found = 0;
    int target = first;
    for (int column = first; column <= last; ++column) {
        Column word = words_[column];
        for (Column cellsGone = gone[column + 1]; cellsGone != 0; ++found) {
            const int bit = 63 - std::countl_zero(cellsGone);
            const Column below = (Column{1} << bit) - 1;
            word = (word & below) | (word >> cellBits & ~below);
            cellsGone &= below;
        }
        if (word != 0) words_[target++] = word;
    }
    if (target <= last) {
        for (int column = last + 1; column < columns_; ++column) words_[target++] = words_[column];
        for (int column = target; column < columns_; ++column) words_[column] = 0;
        columns_ = static_cast<std::int16_t>(target);
    }
    left_ = static_cast<std::int16_t>(left_ - found);
    counts_[colour] = static_cast<std::int16_t>(counts_[colour] - found);
    return found;
}

std::uint64_t Grid::hash() const {
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (int column = 0; column < columns_; ++column) {
        hash = (hash ^ words_[column]) * 0x9fb21c651e98df25ULL;
        hash ^= hash >> 32;
    }
    return hash;
}

Move Grid::moveAt(int place) const {
    return {place / stride, rows_ - 1 - place % stride};
}

int Grid::placeOf(const Move& move) const {
    return move.column * stride + rows_ - 1 - move.row;
}

}  // namespace same
