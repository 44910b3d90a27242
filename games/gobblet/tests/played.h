// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/text.h"
#include "gobblet/rules.h"

#include <string>
#include <string_view>

#include <QTest>

namespace gobblet::testing {

inline Options sized(int width) {
    Options options;
    options.width = width;
    return options;
}

inline State begun(const Options& options) {
    return Rules::begin(options, Rules::deal(options, 0));
}

/// The move of this text, which must be one.
inline Move moveOf(std::string_view text) {
    const auto read = Rules::readMove(text);
    if (!read) qFatal("%s is no move", std::string(text).c_str());
    return *read;
}

/// After these moves, separated by blanks, all of which must be legal.
inline State continued(State state, std::string_view moves) {
    for (const auto text : plt::split(moves, ' ')) {
        if (text.empty()) continue;
        const auto next = Rules::apply(state, moveOf(text));
        if (!next) qFatal("%s: %s", std::string(text).c_str(), next.problem().english().c_str());
        state = *next;
    }
    return state;
}

inline State played(int width, std::string_view moves) {
    return continued(begun(sized(width)), moves);
}

/// A game that random moves have brought so far; shorter if every move would end it.
inline State wandered(int width, plt::Random& random, int plies) {
    State state = begun(sized(width));
    for (int ply = 0; ply < plies; ++ply) {
        auto moves = Rules::legalMoves(state);
        random.shuffle(moves);
        bool moved = false;
        for (const Move& move : moves) {
            const auto next = Rules::apply(state, move);
            if (!next || endOf(*next) != End::none) continue;
            state = *next;
            moved = true;
            break;
        }
        if (!moved) break;
    }
    return state;
}

}  // namespace gobblet::testing
