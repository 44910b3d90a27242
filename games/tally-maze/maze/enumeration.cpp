// SPDX-License-Identifier: MIT
#include "tally-maze/maze/enumeration.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace tally_maze {

namespace {

enum Segment { leftSegment, topSegment, rightSegment, bottomSegment, segmentCount };

/// Splits one number into two: the member of the smaller enumeration changes with every number, that of the
/// larger one after each round of the smaller.
template <class Number>
std::pair<Number, Number> unpaired(const Number& number, const Number& firstSize, const Number& secondSize) {
    if (firstSize <= secondSize) return {number % firstSize, number / firstSize};
    return {number / secondSize, number % secondSize};
}

template <class Number>
Number product(std::span<const Number> sizes) {
    Number all = 1;
    for (const auto& size : sizes) all *= size;
    return all;
}

/// Splits one number into several by halving the list recursively.
template <class Number>
void unlist(const Number& number, std::span<const Number> sizes, std::span<Number> members) {
    if (sizes.size() == 1) {
        members[0] = number;
        return;
    }
    const auto half = sizes.size() / 2;
    const auto [first, second] = unpaired(number, product(sizes.first(half)), product(sizes.subspan(half)));
    unlist<Number>(first, sizes.first(half), members.first(half));
    unlist<Number>(second, sizes.subspan(half), members.subspan(half));
}

/// The position of the crossing in a rectangle, and the index of its segment without a gap.
struct Shape {
    int width;
    int height;
    int crossingX;
    int crossingY;
    int whole;

    static int countOf(int width, int height) { return segmentCount * (height - 1) * (width - 1); }

    static Shape at(int width, int height, int index) {
        const std::array<int, 3> sizes{segmentCount, height - 1, width - 1};
        std::array<int, 3> members{};
        unlist<int>(index, sizes, members);
        return {width, height, members[2] + 1, members[1] + 1, members[0]};
    }

    /// The number of possible gaps of each segment; 1 for the whole segment.
    std::array<int, segmentCount> gaps() const {
        std::array<int, segmentCount> gaps{crossingX, crossingY, width - crossingX, height - crossingY};
        gaps[whole] = 1;
        return gaps;
    }
    int gapCount() const {
        const auto each = gaps();
        return product<int>(each);
    }

    struct Quarter {
        int x;
        int y;
        int width;
        int height;
    };
    std::array<Quarter, 4> quarters() const {
        const int restX = width - crossingX;
        const int restY = height - crossingY;
        return {{{0, 0, crossingX, crossingY},
                 {crossingX, 0, restX, crossingY},
                 {0, crossingY, crossingX, restY},
                 {crossingX, crossingY, restX, restY}}};
    }
};

/// The cumulative maze counts of all shapes, for each size of rectangle that has been asked for: a small maze
/// needs few of them, and the large ones take longest. Thread-safe.
class Tables {
  public:
    static Tables& instance() {
        static Tables tables;
        return tables;
    }

    /// One entry for each shape of the rectangle; a single one if there is no room for a crossing.
    const std::vector<BoardNumber>& ends(int width, int height) {
        auto& table = tables_[static_cast<std::size_t>((height - 1) * largestSide + width - 1)];
        // Quarters are smaller in both directions, so filling one never waits for itself.
        std::call_once(table.isFilled, [&] { table.ends = endsOf(width, height); });
        return table.ends;
    }
    const BoardNumber& count(int width, int height) { return ends(width, height).back(); }

  private:
    struct Table {
        std::once_flag isFilled;
        std::vector<BoardNumber> ends;
    };

    std::vector<BoardNumber> endsOf(int width, int height) {
        if (width == 1 || height == 1) return {1};
        const int shapes = Shape::countOf(width, height);
        std::vector<BoardNumber> ends;
        ends.reserve(static_cast<std::size_t>(shapes));
        BoardNumber end = 0;
        for (int index = 0; index < shapes; ++index) {
            const auto shape = Shape::at(width, height, index);
            BoardNumber mazes = shape.gapCount();
            for (const auto& quarter : shape.quarters()) mazes *= count(quarter.width, quarter.height);
            end += mazes;
            ends.push_back(end);
        }
        return ends;
    }

    std::array<Table, static_cast<std::size_t>(largestSide* largestSide)> tables_;
};

void build(Maze& maze, int left, int top, int width, int height, BoardNumber number) {
    if (width == 1 || height == 1) return;
    const auto& ends = Tables::instance().ends(width, height);
    const auto end = std::upper_bound(ends.begin(), ends.end(), number);
    if (end != ends.begin()) number -= *std::prev(end);
    const auto shape = Shape::at(width, height, static_cast<int>(end - ends.begin()));
    const auto quarters = shape.quarters();

    std::array<BoardNumber, 5> sizes{shape.gapCount()};
    for (std::size_t i = 0; i < quarters.size(); ++i)
        sizes[i + 1] = mazeCount(quarters[i].width, quarters[i].height);
    std::array<BoardNumber, 5> members;
    unlist<BoardNumber>(number, sizes, members);

    const auto gapSizes = shape.gaps();
    std::array<int, segmentCount> gaps{};
    unlist<int>(static_cast<int>(members[0]), gapSizes, gaps);
    gaps[shape.whole] = -1;
    for (int x = 0; x < width; ++x) {
        const bool isLeft = x < shape.crossingX;
        const int gap = isLeft ? gaps[leftSegment] : gaps[rightSegment];
        if (x - (isLeft ? 0 : shape.crossingX) != gap)
            maze.wall(maze.cell(left + x, top + shape.crossingY - 1), Direction::down);
    }
    for (int y = 0; y < height; ++y) {
        const bool isTop = y < shape.crossingY;
        const int gap = isTop ? gaps[topSegment] : gaps[bottomSegment];
        if (y - (isTop ? 0 : shape.crossingY) != gap)
            maze.wall(maze.cell(left + shape.crossingX - 1, top + y), Direction::right);
    }
    for (std::size_t i = 0; i < quarters.size(); ++i) {
        const auto& quarter = quarters[i];
        build(maze, left + quarter.x, top + quarter.y, quarter.width, quarter.height, members[i + 1]);
    }
}

}  // namespace

const BoardNumber& mazeCount(int width, int height) {
    return Tables::instance().count(width, height);
}

Maze mazeAt(int width, int height, const BoardNumber& number) {
    Maze maze(width, height);
    build(maze, 0, 0, width, height, number);
    return maze;
}

BoardNumber numberAfter(int width, int height, const BoardNumber& number) {
    BoardNumber next = number + 1;
    return next == mazeCount(width, height) ? BoardNumber(0) : next;
}

}  // namespace tally_maze
