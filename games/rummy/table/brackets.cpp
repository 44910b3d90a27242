// SPDX-License-Identifier: MIT
#include "rummy/table/brackets.h"

#include "rummy/melding/melds.h"

#include <algorithm>
#include <cstddef>

namespace rummy {

std::vector<Bracket> bracketsIn(const std::vector<plt::Card>& row) {
    constexpr std::size_t minimumInSet = 3;
    // For the cards from each index on: the number that can lie in sets, and the end of the set that begins
    // there.
    std::vector<int> inSets(row.size() + 1, 0);
    std::vector<std::size_t> end(row.size() + 1, 0);
    for (std::size_t first = row.size(); first-- > 0;) {
        inSets[first] = inSets[first + 1];
        CardSet cards;
        for (std::size_t next = first; next < row.size(); ++next) {
            cards.add(row[next]);
            const std::size_t length = next + 1 - first;
            if (length < minimumInSet || divide(cards).sets.size() != 1 || !isComplete(cards)) continue;
            const int all = static_cast<int>(length) + inSets[next + 1];
            if (all > inSets[first]) {
                inSets[first] = all;
                end[first] = next + 1;
            }
        }
    }
    std::vector<Bracket> brackets;
    for (std::size_t at = 0; at < row.size();) {
        if (end[at] == 0) {
            ++at;
            continue;
        }
        const CardSet set(std::vector(row.begin() + static_cast<std::ptrdiff_t>(at),
                                      row.begin() + static_cast<std::ptrdiff_t>(end[at])));
        brackets.push_back({static_cast<int>(at), divide(set).sets.front(), false});
        at = end[at];
    }
    return brackets;
}

int bracketLettersIn(double height) {
    constexpr int sentence = 12;
    constexpr int least = 9;
    constexpr double ofLine = 0.7;
    const int room = static_cast<int>(height);
    const int size = std::min(room, std::max(sentence, static_cast<int>(height * ofLine)));
    return size < least ? 0 : size;
}

}  // namespace rummy
