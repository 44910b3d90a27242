// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/text.h"
#include "parcheesi/turn/endings.h"
#include "parcheesi/turn/turn.h"

#include <string>
#include <string_view>
#include <vector>

/// Positions and steps for tests, as texts.
namespace parcheesi::testing {

inline Side sideOf(char letter) {
    return static_cast<Side>(std::string_view("grby").find(letter));
}

/// "22" on the ring, "h4" in the home row, "home".
inline Progress placeOf(Side side, std::string_view text) {
    if (text == "home") return atHome;
    if (text == "start") return atStart;
    if (text.front() == 'h') return static_cast<Progress>(firstOfHomeRow + (text[1] - '0'));
    return static_cast<Progress>(progressOn(side, plt::readNumber(text, 0, ringSize - 1).value()));
}

/// "r0@22 g0@h4 b2@home"; pawns that are not named are at start.
inline Position positionOf(std::string_view text) {
    Position position;
    if (text.empty()) return position;
    for (const auto part : plt::split(text, ' ')) {
        const Side side = sideOf(part[0]);
        position.of(side)[part[1] - '0'] = placeOf(side, part.substr(3));
    }
    return position;
}

/// "e0" enters pawn 0, "0+3" lets it go three squares.
inline std::vector<Step> stepsOf(std::string_view text) {
    std::vector<Step> steps;
    if (text.empty()) return steps;
    for (const auto part : plt::split(text, ' ')) {
        if (part[0] == 'e')
            steps.push_back(Step::enter(part[1] - '0'));
        else
            steps.push_back(Step::go(part[0] - '0', plt::readNumber(part.substr(2), 1, 20).value()));
    }
    return steps;
}

/// Two numbers are a roll; four are a double with its bottoms.
inline Turn turnOf(char side, std::string_view position, Dice dice) {
    return beginTurn(positionOf(position), sideOf(side), dice);
}

/// Any position that may come up: at most two pawns on a square, of one side.
inline Position anyPosition(plt::Random& random) {
    Position position;
    // Some games are young and some are old, and pawns like company.
    const int startShare = random.between(0, 6);
    const int homeShare = random.between(0, 4);
    for (const Side side : allSides) {
        for (auto& pawn : position.of(side)) {
            const int any = random.between(0, 11);
            if (any < startShare) continue;
            if (any >= 12 - homeShare) {
                pawn = atHome;
                continue;
            }
            for (;;) {
                const auto& mates = position.of(side);
                const Progress mate = mates[random.below(pawnCount)];
                const bool joins = isOut(mate) && random.coin();
                const auto place = joins ? mate : static_cast<Progress>(random.between(0, atHome - 1));
                const int own = countAt(mates, place);
                const int all = isOnRing(place) ? Crowd(position).on(ringSquare(side, place)) : own;
                if (own > 1 || all != own) continue;
                pawn = place;
                break;
            }
        }
        if (position.hasWon(side)) position.of(side)[0] = atStart;
    }
    return position;
}

inline Dice anyDice(plt::Random& random) {
    const auto die = [&random] { return static_cast<std::uint8_t>(random.between(1, 6)); };
    const auto first = die();
    // More doubles than chance gives: their turns are the hard ones.
    return {first, random.below(3) == 0 ? first : die()};
}

}  // namespace parcheesi::testing
