// SPDX-License-Identifier: MIT
#include "jewel/hint/reason.h"

#include <array>

namespace jewel {
namespace {

using Sentences = std::array<const char*, kindCount>;

plt::Message takenBy(const State& state, int kind) {
    const auto number = static_cast<std::size_t>(kind);
    switch (state.options.difficulty) {
        case Difficulty::beginner: {
            constexpr Sentences gems{
                PLT_TR("the prism takes all blue balls"),      PLT_TR("the prism takes all orange cubes"),
                PLT_TR("the prism takes all yellow pyramids"), PLT_TR("the prism takes all pink octahedrons"),
                PLT_TR("the prism takes all green cylinders"), PLT_TR("the prism takes all red cones"),
                PLT_TR("the prism takes all light blue stars")};
            return gems[number];
        }
        case Difficulty::easy:
        case Difficulty::high: {
            constexpr Sentences colours{
                PLT_TR("the prism takes all blue gems"),      PLT_TR("the prism takes all orange gems"),
                PLT_TR("the prism takes all yellow gems"),    PLT_TR("the prism takes all pink gems"),
                PLT_TR("the prism takes all green gems"),     PLT_TR("the prism takes all red gems"),
                PLT_TR("the prism takes all light blue gems")};
            return colours[number];
        }
        default: {
            constexpr Sentences shapes{
                PLT_TR("the prism takes all balls"),     PLT_TR("the prism takes all cubes"),
                PLT_TR("the prism takes all pyramids"),  PLT_TR("the prism takes all octahedrons"),
                PLT_TR("the prism takes all cylinders"), PLT_TR("the prism takes all cones"),
                PLT_TR("the prism takes all stars")};
            return shapes[number];
        }
    }
}

plt::Message whatIsMade(const Made& made) {
    switch (made.special) {
        case Special::rowBeam:
            return {PLT_TR("that makes a beam along row %1"), {rowOf(made.cell) + 1}};
        case Special::columnBeam:
            return {PLT_TR("that makes a beam along column %1"), {columnOf(made.cell) + 1}};
        case Special::burst:
            return PLT_TR("that makes a burst");
        default:
            return PLT_TR("that makes a prism");
    }
}

/// Describes the part that special gems play in the swap; empty if they play none.
plt::Message whatIsSpecial(const State& state, Swap swap, const Pass& pass) {
    const Kinds kinds = kindsOf(state.gems);
    if (hasPrism(kinds, swap)) {
        const int one = kinds[swap.cell];
        const int other = kinds[swap.other()];
        if (one == other) return PLT_TR("two prisms take the whole board");
        return takenBy(state, one == noKind ? other : one);
    }
    if (pass.made.size() > 1) return PLT_TR("that makes two special gems");
    if (!pass.made.empty()) return whatIsMade(pass.made.front());
    if (pass.effects.empty()) return {};
    return {PLT_TR_N("that sets off %Ln special gems", "that sets off a special gem"), pass.effects.size()};
}

/// The lines come first: a small window shows no more.
plt::Message reasonForLines(Swap swap, const std::vector<Line>& lines) {
    const plt::Message how(swap.down ? PLT_TR("Swap the gem in row %1, column %2 with the one below it.")
                                     : PLT_TR("Swap the gem in row %1, column %2 with the one to its right."),
                           {rowOf(swap.cell) + 1, columnOf(swap.cell) + 1});
    const Line& line = lines.front();
    if (lines.size() > 1) {
        int points = 0;
        for (const Line& one : lines) points += one.points();
        return {PLT_TR("Makes more than one line. Points: %1. %2"), {points, how}};
    }
    if (line.down)
        return {PLT_TR("Makes a line of %1 in column %2. %3"), {line.length, columnOf(line.first) + 1, how}};
    return {PLT_TR("Makes a line of %1 in row %2. %3"), {line.length, rowOf(line.first) + 1, how}};
}

plt::Message whatItMakes(const State& state, Swap swap, const Pass& pass) {
    const auto special = whatIsSpecial(state, swap, pass);
    if (special.empty()) return reasonForLines(swap, pass.lines);
    const int row = rowOf(swap.cell) + 1;
    const int column = columnOf(swap.cell) + 1;
    if (pass.effects.empty())
        return swap.down
                   ? plt::Message(PLT_TR("Swap the gem in row %1, column %2 with the one below it: %3."),
                                  {row, column, special})
                   : plt::Message(PLT_TR("Swap the gem in row %1, column %2 with the one to its right: %3."),
                                  {row, column, special});
    return swap.down ? plt::Message(PLT_TR("Swap the gem in row %1, column %2 with the one below it: %3. "
                                           "Points: %4."),
                                    {row, column, special, pass.points()})
                     : plt::Message(PLT_TR("Swap the gem in row %1, column %2 with the one to its right: %3. "
                                           "Points: %4."),
                                    {row, column, special, pass.points()});
}

}  // namespace

plt::Message reasonFor(const State& state, const SampledSwap& best) {
    return {PLT_TR("%1 Points in the mean, with all that falls: %2."),
            {whatItMakes(state, best.swap, firstPass(state, best.swap)), plt::Decimal{best.points(), 1}}};
}

}  // namespace jewel
