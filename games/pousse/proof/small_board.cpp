// SPDX-License-Identifier: MIT
#include "pousse/proof/small_board.h"

namespace pousse::proof {

namespace {

constexpr int size = 4;
constexpr unsigned lineCount = 16;
constexpr std::size_t squares = 16;
constexpr unsigned sets = 65536;

using LineOfSquares = std::array<int, size>;

/// The squares of a move's line, from the edge on.
constexpr std::array<LineOfSquares, smallMoves> makeLines() {
    std::array<LineOfSquares, smallMoves> lines{};
    for (int line = 0; line < size; ++line)
        for (int step = 0; step < size; ++step) {
            const auto i = static_cast<std::size_t>(line);
            const auto s = static_cast<std::size_t>(step);
            lines[i][s] = size * line + step;
            lines[i + 4][s] = size * line + size - 1 - step;
            lines[i + 8][s] = size * step + line;
            lines[i + 12][s] = size * (size - 1 - step) + line;
        }
    return lines;
}
constexpr auto lines = makeLines();

/// The effect of a push on a line, for each pattern of own and other markers, counted from the edge.
struct Pattern {
    std::uint8_t own = 0;
    std::uint8_t other = 0;
};
constexpr std::array<std::array<Pattern, lineCount>, lineCount> makePatterns() {
    std::array<std::array<Pattern, lineCount>, lineCount> all{};
    for (unsigned own = 0; own < lineCount; ++own)
        for (unsigned other = 0; other < lineCount; ++other) {
            unsigned moved = 0;
            for (unsigned step = 0; step < size; ++step) {
                moved |= 1U << step;
                if ((((own | other) >> step) & 1U) == 0) break;
            }
            all[own][other] = {
                static_cast<std::uint8_t>((own & ~moved) | ((own << 1) & moved) | 1U),
                static_cast<std::uint8_t>((other & ~moved) | (((other & moved) << 1) & moved))};
        }
    return all;
}
constexpr auto patterns = makePatterns();

/// Tables that are too large for constant evaluation.
struct Tables {
    /// For each move the pattern of its line in a set of squares, and the squares of a pattern.
    std::array<std::array<std::uint8_t, 65536>, smallMoves> patternIn{};
    std::array<std::array<Squares, lineCount>, smallMoves> squaresOf{};
    std::array<Squares, smallMoves> whole{};
    std::array<std::int8_t, 65536> straights{};
    std::array<std::uint32_t, 65536> ternary{};
    std::array<std::array<Squares, 65536>, symmetries> images{};
    std::array<std::array<std::uint8_t, smallMoves>, symmetries> movesOf{};

    Tables() {
        for (std::size_t move = 0; move < smallMoves; ++move) {
            std::array<unsigned, squares> stepOf{};
            for (std::size_t step = 0; step < size; ++step) stepOf[lines[move][step]] = 1U << step;
            for (unsigned set = 1; set < sets; ++set) {
                const unsigned pattern = patternIn[move][withoutFirst(set)] | stepOf[firstOf(set)];
                patternIn[move][set] = static_cast<std::uint8_t>(pattern);
                if (pattern == lineCount - 1 && (move < 4 || (move >= 8 && move < 12))) ++straights[set];
            }
            for (unsigned pattern = 0; pattern < lineCount; ++pattern) {
                unsigned set = 0;
                for (std::size_t step = 0; step < size; ++step)
                    set |= ((pattern >> step) & 1U) << lines[move][step];
                squaresOf[move][pattern] = static_cast<Squares>(set);
            }
            whole[move] = squaresOf[move][lineCount - 1];
        }
        std::array<std::uint32_t, squares> powers{1};
        for (std::size_t i = 1; i < squares; ++i) powers[i] = 3 * powers[i - 1];
        for (unsigned set = 1; set < sets; ++set)
            ternary[set] = ternary[withoutFirst(set)] + powers[firstOf(set)];
        for (int symmetry = 0; symmetry < symmetries; ++symmetry) makeImages(symmetry);
    }

    // Each set extends a known one by a square, which keeps the delay before the first move short.
    static constexpr unsigned withoutFirst(unsigned set) { return set & (set - 1); }
    static std::size_t firstOf(unsigned set) { return static_cast<std::size_t>(std::countr_zero(set)); }

    static int placeOf(int square, int symmetry) {
        int row = square / size;
        int column = square % size;
        if ((symmetry & 1) != 0) {
            const int kept = row;
            row = column;
            column = kept;
        }
        if ((symmetry & 2) != 0) column = size - 1 - column;
        if ((symmetry & 4) != 0) row = size - 1 - row;
        return size * row + column;
    }
    void makeImages(int symmetry) {
        const auto s = static_cast<std::size_t>(symmetry);
        std::array<unsigned, squares> placed{};
        for (std::size_t square = 0; square < squares; ++square)
            placed[square] = 1U << placeOf(static_cast<int>(square), symmetry);
        for (unsigned set = 1; set < sets; ++set)
            images[s][set] = static_cast<Squares>(images[s][withoutFirst(set)] | placed[firstOf(set)]);
        for (std::size_t move = 0; move < smallMoves; ++move)
            for (std::size_t there = 0; there < smallMoves; ++there) {
                bool same = true;
                for (std::size_t step = 0; step < size; ++step)
                    same = same && placeOf(lines[move][step], symmetry) == lines[there][step];
                if (same) movesOf[s][move] = static_cast<std::uint8_t>(there);
            }
    }
};

const Tables& tables() {
    static const Tables all;
    return all;
}

}  // namespace

SmallBoard pushed(const SmallBoard& board, int move) {
    const Tables& t = tables();
    const auto m = static_cast<std::size_t>(move);
    const Pattern& pattern = patterns[t.patternIn[m][board.own]][t.patternIn[m][board.other]];
    const auto rest = static_cast<unsigned>(~t.whole[m]);
    return {static_cast<Squares>((board.own & rest) | t.squaresOf[m][pattern.own]),
            static_cast<Squares>((board.other & rest) | t.squaresOf[m][pattern.other])};
}

int leadOf(const SmallBoard& board) {
    const Tables& t = tables();
    return t.straights[board.own] - t.straights[board.other];
}

std::uint32_t numberOf(const SmallBoard& board) {
    const Tables& t = tables();
    return t.ternary[board.own] + 2 * t.ternary[board.other];
}

SmallBoard imageOf(const SmallBoard& board, int symmetry) {
    const auto& images = tables().images[symmetry];
    return {images[board.own], images[board.other]};
}

int imageOf(int move, int symmetry) {
    return tables().movesOf[symmetry][move];
}

Canonical canonical(const SmallBoard& board) {
    Canonical first{board, 0};
    for (int symmetry = 1; symmetry < symmetries; ++symmetry) {
        const SmallBoard image = imageOf(board, symmetry);
        if (image.own < first.board.own || (image.own == first.board.own && image.other < first.board.other))
            first = {image, symmetry};
    }
    return first;
}

}  // namespace pousse::proof
