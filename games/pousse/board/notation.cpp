// SPDX-License-Identifier: MIT
#include "pousse/board/notation.h"

#include "common/rules/text.h"

namespace pousse {

namespace {

constexpr std::string_view capitals = "LRTB";
constexpr std::string_view smalls = "lrtb";

}  // namespace

std::string writeMove(const Move& move) {
    return capitals[static_cast<std::size_t>(move.edge)] + std::to_string(move.line + 1);
}

std::optional<Move> readMove(std::string_view text) {
    if (text.empty()) return std::nullopt;
    auto edge = capitals.find(text.front());
    if (edge == std::string_view::npos) edge = smalls.find(text.front());
    const auto number = plt::readNumber(text.substr(1), 1, largestSize);
    if (edge == std::string_view::npos || !number) return std::nullopt;
    return Move{static_cast<Edge>(edge), *number - 1};
}

}  // namespace pousse
