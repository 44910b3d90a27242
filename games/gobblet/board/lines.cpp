// SPDX-License-Identifier: MIT
#include "gobblet/board/lines.h"

namespace gobblet::detail {

namespace {

constexpr auto makeSmallBoardLines() {
    std::array<SmallBoardLines, wholeBoard(3) + 1> all{};
    for (Cells shown = 0; shown < all.size(); ++shown) {
        SmallBoardLines& of = all[shown];
        of.breakers = wholeBoard(3);
        for (const Cells line : lines3) {
            const Cells rest = line & ~shown;
            if (rest == 0) {
                of.any = true;
                of.breakers = static_cast<std::uint16_t>(of.breakers & line);
            }
            if (!isOne(rest)) continue;
            of.missing = static_cast<std::uint16_t>(of.missing | rest);
            of.held = static_cast<std::uint16_t>(of.held | (line & shown));
        }
    }
    return all;
}

}  // namespace

constexpr std::array<SmallBoardLines, wholeBoard(3) + 1> smallBoardLines = makeSmallBoardLines();

}  // namespace gobblet::detail
