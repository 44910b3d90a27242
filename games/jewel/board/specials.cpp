// SPDX-License-Identifier: MIT
#include "jewel/board/specials.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace jewel {
namespace {

constexpr int lengthOfBeam = 4;
constexpr int lengthOfPrism = 5;

/// Computes wave by wave which cells are cleared.
class Spread {
  public:
    Spread(const Kinds& kinds, const Specials& specials, Pass& pass)
        : kinds_(kinds), specials_(specials), pass_(pass) {
        pass.waves.fill(Pass::stays);
    }

    /// Clears the cell with this wave, unless an earlier one has cleared it.
    void strike(int cell, int wave) {
        int& when = pass_.waves[cell];
        if (when != Pass::stays) return;
        when = wave;
        ++pass_.cleared;
    }
    /// Applies a swap of one prism or two.
    void swapPrism(Swap swap) {
        const bool both = kindAt(swap.cell) == noKind && kindAt(swap.other()) == noKind;
        for (const int cell : {swap.cell, swap.other()}) {
            if (kindAt(cell) != noKind) continue;
            const int other = cell == swap.cell ? swap.other() : swap.cell;
            Effect effect{cell, Special::prism, 0, {}};
            for (int at = 0; at < cellCount; ++at)
                if (both || at == cell || kindAt(at) == kindAt(other)) effect.taken.push_back(at);
            strikeAll(std::move(effect), 0);
            // The first prism has taken the whole board.
            if (both) break;
        }
        setOff_ = pass_.effects.size();
    }
    /// Sets off every special gem that is struck, and in turn those that it strikes.
    void run() {
        const auto& waves = pass_.waves;
        for (int wave = 0; std::find(waves.begin(), waves.end(), wave) != waves.end(); ++wave)
            for (int cell = 0; cell < cellCount; ++cell) {
                const Special special = specials_[cell];
                if (special == Special::none || waves[cell] != wave || isSetOff(cell)) continue;
                strikeAll({cell, special, wave, reach(cell, special)}, wave + 1);
            }
    }

  private:
    int kindAt(int cell) const { return kinds_[cell]; }
    /// Returns true if the cell holds a prism that a swap has set off.
    bool isSetOff(int cell) const {
        return std::any_of(pass_.effects.begin(),
                           pass_.effects.begin() + static_cast<std::ptrdiff_t>(setOff_),
                           [cell](const Effect& effect) { return effect.cell == cell; });
    }
    void strikeAll(Effect effect, int wave) {
        for (const int cell : effect.taken) strike(cell, wave);
        pass_.effects.push_back(std::move(effect));
    }
    /// Returns the kind with the most remaining gems, the smallest of several; noKind if none is left.
    int mostFrequent() const {
        std::array<int, kindCount> counts{};
        for (int cell = 0; cell < cellCount; ++cell)
            if (kindAt(cell) != noKind && pass_.waves[cell] == Pass::stays) ++counts[kindAt(cell)];
        const auto most = std::max_element(counts.begin(), counts.end());
        return *most == 0 ? noKind : static_cast<int>(most - counts.begin());
    }
    std::vector<int> reach(int cell, Special special) const {
        const int kind = special == Special::prism ? mostFrequent() : noKind;
        std::vector<int> cells;
        for (int at = 0; at < cellCount; ++at) {
            const int rows = std::abs(rowOf(at) - rowOf(cell));
            const int columns = std::abs(columnOf(at) - columnOf(cell));
            const bool in = (special == Special::rowBeam && rows == 0) ||
                            (special == Special::columnBeam && columns == 0) ||
                            (special == Special::burst && rows <= 1 && columns <= 1) ||
                            (special == Special::prism && kind != noKind && kindAt(at) == kind &&
                             pass_.waves[at] == Pass::stays);
            if (in || at == cell) cells.push_back(at);
        }
        return cells;
    }

    const Kinds& kinds_;
    const Specials& specials_;
    Pass& pass_;
    std::size_t setOff_ = 0;  ///< number of effects, the first ones, that belong to swapped prisms
};

bool isIn(const Line& line, int cell) {
    for (int i = 0; i < line.length; ++i)
        if (line.cell(i) == cell) return true;
    return false;
}

/// Returns the cell of the line that the player has moved, otherwise its middle; of two middles the left or
/// lower one.
int placeIn(const Line& line, const std::optional<Swap>& swap) {
    if (swap)
        for (const int cell : {swap->cell, swap->other()})
            if (isIn(line, cell)) return cell;
    return line.cell(line.down ? line.length / 2 : (line.length - 1) / 2);
}

/// Returns the cell in which two lines cross, or -1. Lines of the same direction never cross.
int crossing(const Line& one, const Line& other) {
    if (one.down == other.down) return -1;
    const Line& row = one.down ? other : one;
    const Line& column = one.down ? one : other;
    const int cell = cellOf(rowOf(row.first), columnOf(column.first));
    return isIn(row, cell) && isIn(column, cell) ? cell : -1;
}

/// Returns the special gem that a group of crossing lines makes: at most one, the best that they give.
std::optional<Made> madeBy(const std::vector<Line>& lines, const std::optional<Swap>& swap) {
    const auto longest = std::max_element(lines.begin(), lines.end(), [](const Line& one, const Line& other) {
        return one.length < other.length;
    });
    if (longest->length >= lengthOfPrism) return Made{placeIn(*longest, swap), Special::prism};
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = i + 1; j < lines.size(); ++j)
            if (const int cell = crossing(lines[i], lines[j]); cell >= 0) return Made{cell, Special::burst};
    if (longest->length == lengthOfBeam)
        return Made{placeIn(*longest, swap), longest->down ? Special::columnBeam : Special::rowBeam};
    return {};
}

/// Returns the special gems made, at most one for each group of crossing lines.
std::vector<Made> madeByAll(std::vector<Line> lines, const std::optional<Swap>& swap) {
    std::vector<Made> made;
    while (!lines.empty()) {
        std::vector<Line> group{lines.front()};
        lines.erase(lines.begin());
        for (std::size_t i = 0; i < group.size(); ++i)
            for (auto line = lines.begin(); line != lines.end();) {
                if (crossing(group[i], *line) < 0) {
                    ++line;
                    continue;
                }
                group.push_back(*line);
                line = lines.erase(line);
            }
        if (const auto one = madeBy(group, swap)) made.push_back(*one);
    }
    return made;
}

}  // namespace

std::vector<int> Pass::counted() const {
    if (!effects.empty()) return {cleared};
    std::vector<int> lengths;
    for (const Line& line : lines) lengths.push_back(line.length);
    return lengths;
}

int Pass::points() const {
    const auto lengths = counted();
    return std::accumulate(lengths.begin(), lengths.end(), -static_cast<int>(lengths.size()));
}

Pass passOf(const Kinds& kinds, const Specials& specials, bool makes, std::optional<Swap> swap) {
    Pass pass;
    Spread spread(kinds, specials, pass);
    if (swap && hasPrism(kinds, *swap)) {
        spread.swapPrism(*swap);
    } else {
        pass.lines = findLines(kinds);
        for (const Line& line : pass.lines)
            for (int i = 0; i < line.length; ++i) spread.strike(line.cell(i), 0);
    }
    spread.run();
    if (makes) pass.made = madeByAll(pass.lines, swap);
    for (const Made& made : pass.made) pass.waves[made.cell] = Pass::stays;
    return pass;
}

}  // namespace jewel
