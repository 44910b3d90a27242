// SPDX-License-Identifier: MIT
#include "pousse/proof/known_wins.h"

#include "pousse/proof/known_wins_table.h"
#include "pousse/proof/position_key.h"

#include <algorithm>
#include <vector>

namespace pousse {

namespace {

constexpr unsigned keyShift = 16;

proof::SmallBoard asXSees(const Board& board) {
    proof::SmallBoard small;
    for (int row = 0; row < provenBoardSize; ++row)
        for (int column = 0; column < provenBoardSize; ++column) {
            const auto bit = static_cast<proof::Squares>(1U << (provenBoardSize * row + column));
            if (board.at(row, column) == Mark::x) small.own |= bit;
            if (board.at(row, column) == Mark::o) small.other |= bit;
        }
    return small;
}

std::optional<KnownWinEntry> entryOf(std::uint64_t key) {
    const auto table = knownWinTable();
    const std::uint64_t wanted = key >> keyShift;
    const auto found =
        std::lower_bound(table.begin(), table.end(), wanted,
                         [](KnownWinEntry entry, std::uint64_t value) { return entry >> keyShift < value; });
    if (found == table.end() || *found >> keyShift != wanted) return std::nullopt;
    return *found;
}

/// The win of an entry whose move refers to this image of the board.
KnownWin winOf(KnownWinEntry entry, int symmetry) {
    const auto there = static_cast<int>(entry & 0xffU);
    int move = 0;
    while (proof::imageOf(move, symmetry) != there) ++move;
    return {{static_cast<Edge>(move / provenBoardSize), move % provenBoardSize},
            static_cast<int>((entry >> 8) & 0xffU)};
}

}  // namespace

std::span<const KnownWinEntry> knownWinTable() {
    return knownWinEntries;
}

std::uint64_t checksumOf(std::span<const KnownWinEntry> entries) {
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (const KnownWinEntry entry : entries)
        for (unsigned byte = 0; byte < 8; ++byte)
            hash = (hash ^ ((entry >> (8 * byte)) & 0xffU)) * 0x100'0000'01b3;
    return hash;
}

bool knownWinsAreWhole() {
    static const bool whole = checksumOf(knownWinTable()) == knownWinsChecksum;
    return whole;
}

std::optional<KnownWin> knownWin(const State& state) {
    if (state.options.size != provenBoardSize || toMove(state) != Mark::x || endOf(state) != End::none)
        return std::nullopt;
    if (!knownWinsAreWhole()) return std::nullopt;
    std::vector<proof::SmallBoard> boards;
    for (const Board& board : state.recent) boards.push_back(asXSees(board));
    const proof::SmallBoard present = boards.back();
    boards.pop_back();
    if (boards.empty()) {
        const auto entry = entryOf(proof::positionKey(present, {}));
        if (!entry) return std::nullopt;
        return winOf(*entry, proof::canonical(present).symmetry);
    }
    for (int symmetry = 0; symmetry < proof::symmetries; ++symmetry) {
        std::vector<proof::SmallBoard> past;
        past.reserve(boards.size());
        for (const auto& board : boards) past.push_back(proof::imageOf(board, symmetry));
        const auto entry = entryOf(proof::positionKey(proof::imageOf(present, symmetry), past));
        if (entry) return winOf(*entry, symmetry);
    }
    return std::nullopt;
}

}  // namespace pousse
