// SPDX-License-Identifier: MIT
// Proves that X wins on 4 x 4 when it begins with T2. Takes two minutes on one core, and 43 MB for the table
// of all boards in addition to the memory of the search. Writes its progress to standard output, and the
// table of known_wins.h to the file given as argument, if any.

#include "pousse/proof/forced_win.h"
#include "pousse/proof/known_wins.h"
#include "pousse/proof/position_key.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace pousse::proof;

namespace {

constexpr int maximumPlies = 21;
constexpr int t2 = 9;

/// Packs 48 bits of the key, the plies and the move.
pousse::KnownWinEntry entryOf(std::uint64_t key, const ForcedWin::Step& step) {
    const int move = step.isFresh ? imageOf(step.move, canonical(step.board).symmetry) : step.move;
    return (key >> 16 << 16) | static_cast<std::uint64_t>(step.plies) << 8 | static_cast<std::uint64_t>(move);
}

bool writeTable(const char* path, const std::vector<pousse::KnownWinEntry>& entries) {
    std::FILE* file = std::fopen(path, "w");
    if (file == nullptr) return false;
    std::fputs(
        "// SPDX-License-Identifier: MIT\n"
        "// Written by pousse-prove.\n"
        "#include \"pousse/proof/known_wins_table.h\"\n\n"
        "#include <array>\n\n"
        "namespace pousse {\n\n"
        "namespace {\n\n"
        "// clang-format off\n",
        file);
    std::fprintf(file, "constexpr std::array<std::uint64_t, %zu> entries{\n", entries.size());
    constexpr std::size_t perLine = 5;
    for (std::size_t i = 0; i < entries.size(); ++i)
        std::fprintf(file, "%s0x%016" PRIx64 "%s", i % perLine == 0 ? "    " : " ", entries[i],
                     i + 1 == entries.size()      ? "};\n"
                     : i % perLine == perLine - 1 ? ",\n"
                                                  : ",");
    std::fprintf(file,
                 "// clang-format on\n\n"
                 "}  // namespace\n\n"
                 "const std::span<const std::uint64_t> knownWinEntries(entries);\n"
                 "const std::uint64_t knownWinsChecksum = 0x%016" PRIx64
                 ";\n\n"
                 "}  // namespace pousse\n",
                 pousse::checksumOf(entries));
    return std::fclose(file) == 0;
}

/// Writes the table; returns false if two positions have the same key.
bool keep(const ForcedWin& search, int plies, const char* path) {
    std::vector<pousse::KnownWinEntry> entries;
    for (const auto& [key, step] : search.steps())
        if (step.plies >= pousse::nearestKnownWin) entries.push_back(entryOf(key, step));
    ForcedWin::Step first;
    first.move = t2;
    first.plies = static_cast<std::uint8_t>(plies);
    entries.push_back(entryOf(positionKey({}, {}), first));
    std::sort(entries.begin(), entries.end());
    for (std::size_t i = 1; i < entries.size(); ++i)
        if (entries[i] >> 16 == entries[i - 1] >> 16) return false;
    return writeTable(path, entries);
}

}  // namespace

int main(int argc, char** argv) {
    const EndlessTable table([](int distance, const EndlessTable::Count& count) {
        std::printf("distance %d: %u won, %u lost, %u open, longest win %d\n", distance, count.won,
                    count.lost, count.open, count.longestWin);
        std::fflush(stdout);
    });
    const SmallBoard begun = pushed({}, t2).turned();
    ForcedWin search(table);
    for (int plies = 2; plies <= maximumPlies; plies += 2) {
        for (;;) {
            const bool planned = search.isPlanned(begun, plies);
            std::printf("%d plies before the table: %s, %llu positions\n", plies, planned ? "a plan" : "none",
                        static_cast<unsigned long long>(search.nodes()));
            std::fflush(stdout);
            if (!planned) break;
            if (const auto longest = search.verified(begun, plies)) {
                std::printf("X wins with T2: at most %d plies, %zu positions of X in the plan\n",
                            *longest + 1, search.steps().size());
                if (argc > 1 && !keep(search, *longest + 1, argv[1])) {
                    std::printf("the table could not be written\n");
                    return EXIT_FAILURE;
                }
                return EXIT_SUCCESS;
            }
            std::printf("the plan does not keep what the table promised; another one\n");
        }
    }
    return EXIT_FAILURE;
}
