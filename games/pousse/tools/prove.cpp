// SPDX-License-Identifier: MIT
// Proves that X wins on 4 x 4 when it begins with T2. Takes a core for some minutes, and 43 MB for the table
// of all boards besides what the search remembers. How far it is, is written to standard output.

#include "pousse/proof/forced_win.h"

#include <cstdio>
#include <cstdlib>

using namespace pousse::proof;

int main(int argc, char** argv) {
    const EndlessTable table([](int distance, const EndlessTable::Count& count) {
        std::printf("distance %d: %u won, %u lost, %u open, longest win %d\n", distance, count.won,
                    count.lost, count.open, count.longestWin);
        std::fflush(stdout);
    });
    constexpr int t2 = 9;
    const SmallBoard begun = pushed({}, t2).turned();
    ForcedWin search(table);
    const int most = argc > 1 ? std::atoi(argv[1]) : 21;
    for (int plies = 2; plies <= most; plies += 2) {
        for (;;) {
            const bool planned = search.isPlanned(begun, plies);
            std::printf("%d plies before the table: %s, %llu positions\n", plies, planned ? "a plan" : "none",
                        static_cast<unsigned long long>(search.nodes()));
            std::fflush(stdout);
            if (!planned) break;
            if (const auto longest = search.verified(begun, plies)) {
                std::printf("X wins with T2: at most %d plies, %zu positions of X in the plan\n",
                            *longest + 1, search.steps().size());
                return EXIT_SUCCESS;
            }
            std::printf("the plan does not keep what the table promised; another one\n");
        }
    }
    return EXIT_FAILURE;
}
