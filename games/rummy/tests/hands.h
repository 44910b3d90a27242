// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "rummy/rules.h"

#include <string>
#include <string_view>
#include <vector>

#include <QTest>

/// Cards and games that tests of Rummy begin with.
namespace rummy::testing {

/// Cards as people write them: "5C 6C 7C".
inline std::vector<plt::Card> cardsOf(std::string_view text) {
    std::string packed;
    for (const char letter : text)
        if (letter != ' ') packed += letter;
    const auto cards = plt::readCards(packed);
    if (!cards) qFatal("these are no cards: %s", packed.c_str());
    return *cards;
}
inline CardSet setOf(std::string_view text) {
    return CardSet(cardsOf(text));
}

/// A deal with these cards in the first places, the others in the order of a new deck behind them.
inline Start startWith(std::string_view text, std::uint32_t luck = 1) {
    Start start{cardsOf(text), luck};
    for (const auto card : (CardSet::all() - CardSet(start.deck)).cards()) start.deck.push_back(card);
    return start;
}

inline State after(State state, const std::vector<Move>& moves) {
    for (const auto& move : moves) {
        const auto next = Rules::apply(state, move);
        if (!next) qFatal("%s: %s", Rules::write(move).c_str(), next.problem().english().c_str());
        state = *next;
    }
    return state;
}

/// Deals the cards anew that a seat does not see in the first round.
inline void dealHiddenAnew(Start& start, const State& now, int seat, plt::Random& random) {
    const CardSet hidden = (CardSet(now.stock) | CardSet(now.hand(1 - seat))) - now.shown[1 - seat];
    auto cards = hidden.cards();
    random.shuffle(cards);
    auto next = cards.begin();
    for (auto& card : start.deck)
        if (hidden.has(card)) card = *next++;
    start.luck = static_cast<std::uint32_t>(random.next() >> 32);
}

/// Returns `count` different random cards.
inline CardSet anyCards(plt::Random& random, int count) {
    auto deck = plt::freshDecks();
    random.shuffle(deck);
    deck.resize(count);
    return CardSet(deck);
}

/// A deal without sets: the second seat's ten cards, the first seat's, and the first discard.
inline constexpr std::string_view plainDeal =
    "2C 5D 9H KS 4C 7D JH 3S 6C 9D  AC 4D 8H QS 3C 6D TH 2S 5C 8D  KH";
/// The first seat lacks one card of a complete hand, the second one all.
inline constexpr std::string_view nearlyWon =
    "2C 5D 9H KS 4C 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H JC QC KC 2D  AC";

}  // namespace rummy::testing
