// SPDX-License-Identifier: MIT
#pragma once

#include "spider/tests/tables.h"

#include <string>
#include <vector>

namespace spider::tables {

/// A deal of one suit that is won by wonGameMoves().
inline State wonGameStart() {
    const auto withSuit = [](const std::string& text) {
        std::string out;
        for (const char c : text) {
            out += c;
            if (c != ' ' && c != '*') out += 'S';
        }
        return out;
    };
    const std::array<std::string, columnCount> ranks{
        "*3 *J *J *2 *J T", "*6 *K *8 *2 *6 7", "*K *5 *T *T *6 J", "*4 *T *7 *9 *T 7", "*6 *7 *7 *A 9",
        "*J *2 *2 *K A",    "*K *3 *9 *9 8",    "*J *8 *2 *4 A",    "*A *Q *J *4 6",    "*6 *7 *Q *K 3"};
    const std::string stock =
        "K A K Q 9 2 Q 9 9 5 4 6 T 2 8 8 5 2 3 5 6 A 3 3 T 4 8 5 5 5 T 4 A Q A 8 7 J 3 Q 3 9 K 8 "
        "4 5 Q 4 Q 7";
    std::array<std::string, columnCount> full;
    for (std::size_t i = 0; i < full.size(); ++i) full[i] = withSuit(ranks[i]);
    Options options;
    options.suits = 1;
    return state({full[0], full[1], full[2], full[3], full[4], full[5], full[6], full[7], full[8], full[9]},
                 withSuit(stock), options);
}

/// The moves, in the notation of Rules::write().
inline std::vector<Move> wonGameMoves() {
    const std::string text =
        "2.1-7 2.1-4 2.1-10 1.1-3 4.2-2 4.1-1 8.1-10 7.2-5 9.1-5 2.3-7 7.4-3 7.1-1 7.1-8 10.3-9 "
        "5.3-4 d 2.1-6 4.1-2 10.1-4 4.4-8 2.1-10 d 9.1-1 4.1-1 4.1-3 4.1-5 2.1-5 9.1-4 9.4-10 "
        "4.2-9 4.1-7 10.5-5 9.3-10 5.8-10 2.1-4 d 8.1-1 6.1-9 8.1-3 d 8.1-10 8.5-1 8.2-1 8.1-1 "
        "3.3-2 8.1-3 3.3-10 d 8.1-6 8.1-9 1.1-5 1.9-9 5.2-1 5.1-9 9.12-3 10.6-3 1.4-3 2.1-5 2.2-3 "
        "1.3-10 9.3-3 9.1-1 9.1-10 3.9-1 10.2-1 10.3-3 1.3-10 1.1-3 1.1-7 4.1-10 1.1-4 1.1-6 "
        "10.5-1 10.1-1 3.5-1 3.1-7 3.1-4 3.1-10 1.11-3 2.2-10 2.1-3 5.2-1 5.1-7 5.1-4 6.3-2 6.1-4 "
        "6.1-7 6.2-2 5.1-3 2.6-5 5.7-4 10.4-5 6.1-2 4.12-6 6.1-5 6.1-4 1.2-6 2.1-5 3.1-4 5.7-7 "
        "4.3-1 7.12-4 7.2-6 7.2-5 6.5-7 5.3-7 1.3-7";
    std::vector<Move> moves;
    for (const auto part : plt::split(text, ' ')) moves.push_back(Rules::readMove(part).value());
    return moves;
}

}  // namespace spider::tables
