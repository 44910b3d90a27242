// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/rules.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <QTest>

/// Positions of Crazy 8s that tests begin with.
namespace crazy_8s::testing {

inline plt::Card card(std::string_view text) {
    const auto read = plt::Card::fromText(text);
    if (!read) qFatal("no card: %s", std::string(text).c_str());
    return *read;
}

/// Cards with blanks between them.
inline std::vector<plt::Card> cards(std::string_view text) {
    std::vector<plt::Card> list;
    for (std::size_t i = 0; i + 2 <= text.size(); i += 3) list.push_back(card(text.substr(i, 2)));
    return list;
}

inline CardList cardList(std::string_view text) {
    CardList list;
    for (const auto one : cards(text)) list.push_back(one);
    return list;
}

inline std::string text(const CardList& list) {
    std::string out;
    for (const auto one : list) (out += out.empty() ? "" : " ") += one.text();
    return out;
}

/// A game in the middle: the top discard, the suit in force, the pile (the last card is drawn next), and the
/// hands, of which the first has the turn.
inline State position(std::string_view top, plt::Suit suit, std::string_view pile,
                      std::initializer_list<std::string_view> hands, const HouseRules& house = {}) {
    State state;
    state.options.players = static_cast<int>(hands.size());
    state.options.house = house;
    state.match = plt::Match({}, state.options.players);
    state.round.house = house;
    state.round.players = state.options.players;
    state.round.discards = cardList(top);
    state.round.suit = suit;
    state.round.pile = cardList(pile);
    state.firstCard = state.round.discards[0];
    int seat = 0;
    for (const auto hand : hands) state.round.hand(seat++) = cardList(hand);
    return state;
}

/// The state after moves in their text form, which must be legal.
inline State after(State state, std::initializer_list<std::string_view> moves) {
    for (const auto text : moves) {
        const auto move = Rules::readMove(text);
        if (!move) qFatal("no move: %s", std::string(text).c_str());
        auto next = Rules::apply(state, *move);
        if (!next) qFatal("%s: %s", std::string(text).c_str(), next.problem().english().c_str());
        state = *next;
    }
    return state;
}

/// The game of a deck that begins with these cards; the others follow in the order of a new deck, the eights
/// last.
inline State dealt(int players, std::string_view beginning) {
    Start start{cards(beginning)};
    for (const bool eights : {false, true})
        for (const auto one : plt::freshDecks())
            if ((one.rank == eight) == eights &&
                std::find(start.deck.begin(), start.deck.end(), one) == start.deck.end())
                start.deck.push_back(one);
    Options options;
    options.players = players;
    const auto read = Rules::readStart(options, Rules::write(start));
    if (!read) qFatal("%s", read.problem().english().c_str());
    return Rules::begin(options, *read);
}

/// All legal moves in their text form, in order.
inline std::string legal(const State& state) {
    std::string out;
    for (const auto& move : Rules::legalMoves(state)) (out += out.empty() ? "" : " ") += Rules::write(move);
    return out;
}

inline std::string chosen(const State& state, std::string_view level) {
    return Rules::write(Rules::choose(Rules::observe(state, Rules::seatToMove(state)), level, {}));
}

inline Options withHouse(int players, const HouseRules& house, plt::MatchLength match = {}) {
    Options options;
    options.players = players;
    options.house = house;
    options.match = match;
    return options;
}

inline std::vector<Options> optionSets() {
    std::vector<Options> sets;
    for (int players = 2; players <= maximumPlayers; ++players) sets.push_back(withHouse(players, {}));
    sets.push_back({2, manyCards, {}, {}});
    sets.push_back({4, manyCards, {}, {}});
    sets.push_back(withHouse(2, {true, 0, false, false, false}));
    sets.push_back(withHouse(3, {false, 3, false, false, false}));
    sets.push_back(withHouse(2, {false, 0, true, true, true}));
    sets.push_back(withHouse(4, {true, 1, true, true, true}));
    sets.push_back(withHouse(3, {}, plt::MatchLength::toPoints(100)));
    sets.push_back(withHouse(2, {false, 5, true, false, true}, plt::MatchLength::ofRounds(3)));
    return sets;
}

}  // namespace crazy_8s::testing
