// SPDX-License-Identifier: MIT
#include "pousse/proof/position_key.h"

namespace pousse::proof {

namespace {

std::uint64_t mixed(std::uint64_t h) {
    h = (h ^ (h >> 30)) * 0xbf58'476d'1ce4'e5b9;
    h = (h ^ (h >> 27)) * 0x94d0'49bb'1331'11eb;
    return h ^ (h >> 31);
}

std::uint64_t hashOf(const SmallBoard& board) {
    return mixed(((static_cast<std::uint64_t>(board.own) << 16) | board.other) + 0x9e37'79b9'7f4a'7c15);
}

}  // namespace

std::uint64_t positionKey(const SmallBoard& board, std::span<const SmallBoard> past) {
    if (past.empty()) return hashOf(canonical(board).board);
    std::uint64_t sum = 0;
    for (const SmallBoard& one : past) sum += hashOf(one);
    return hashOf(board) ^ mixed(sum);
}

std::uint64_t defenceKey(const SmallBoard& board, std::span<const SmallBoard> past) {
    return mixed(positionKey(board, past) + 1);
}

}  // namespace pousse::proof
