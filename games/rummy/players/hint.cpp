// SPDX-License-Identifier: MIT
// The hint: the move of the hard level, and the reason for it in a sentence.
#include "rummy/knocking/knock_hint.h"
#include "rummy/melding/melds.h"
#include "rummy/players/reasons.h"
#include "rummy/players/strategy.h"
#include "rummy/rules.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rummy {

namespace {

/// A set of three that lacks its third card: a card belongs to it together with another one of the hand.
struct Lacking {
    plt::Card partner;
    plt::Card third;
};

bool isSet(plt::Card one, plt::Card second, plt::Card third) {
    return cardsInSets(CardSet({one, second, third})) == 3;
}

/// Returns the sets of three that lack one card, with this card and another one of the hand.
std::vector<Lacking> nearSets(plt::Card card, CardSet hand) {
    std::vector<Lacking> list;
    for (const auto partner : hand.without(card).cards())
        for (const auto third : (CardSet::all() - hand).cards())
            if (isSet(card, partner, third)) list.push_back({partner, third});
    return list;
}

/// Returns the missing cards of these sets that are in `among`.
CardSet thirds(const std::vector<Lacking>& sets, CardSet among) {
    CardSet cards;
    for (const auto& set : sets)
        if (among.has(set.third)) cards.add(set.third);
    return cards;
}

std::string named(plt::Card card) {
    return plt::printedIndex(card);
}

/// Returns the number of unknown cards that would bring more cards of the hand into sets.
int helpfulUnknown(CardSet hand, CardSet unknown) {
    const int now = cardsInSets(hand);
    int count = 0;
    for (const auto card : unknown.cards()) {
        const CardSet all = hand.with(card);
        int most = 0;
        for (const auto gone : hand.cards()) most = std::max(most, cardsInSets(all.without(gone)));
        if (most > now) ++count;
    }
    return count;
}

/// Returns true if the sets of the hand do not need the card.
bool isLoose(plt::Card card, CardSet hand) {
    return cardsInSets(hand.without(card)) == cardsInSets(hand);
}

/// Says of a card that no set can be completed any more for which it is kept: not with these.
plt::Message completesNothing(plt::Card card, CardSet thirds, CardSet held) {
    const auto cards = thirds.cards();
    const bool isHeld = !(thirds & held).empty();
    if (isHeld && cards.size() == 1)
        return {PLT_TR("Discard the %1: it completes nothing that is still to be had; the %2 is in your "
                       "opponent's hand."),
                {named(card), named(cards[0])}};
    if (isHeld)
        return {
            PLT_TR("Discard the %1: it completes nothing that is still to be had; the cards for it are gone "
                   "or in your opponent's hand."),
            {named(card)}};
    if (cards.size() == 1)
        return {PLT_TR("Discard the %1: it completes nothing that is still to be had; the %2 is gone."),
                {named(card), named(cards[0])}};
    if (cards.size() == 2)
        return {
            PLT_TR(
                "Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone."),
            {named(card), named(cards[0]), named(cards[1])}};
    return {
        PLT_TR_N("Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are "
                 "gone.",
                 "Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone."),
        cards.size(),
        {named(card)}};
}

plt::Message whyDiscard(const Observation& seen, plt::Card card) {
    const CardSet hand(seen.hand);
    if (isComplete(hand.without(card)))
        return {PLT_TR("Discard the %1: all the other cards lie in sets, and you win."), {named(card)}};
    const auto others = whereabouts(seen);
    if (const plt::Card first = leastUsefulCard(seen); !(first == card))
        return {PLT_TR("Discard the %1: you need the %2 less, but it would help your opponent more."),
                {named(card), named(first)}};
    if (!isLoose(card, hand))
        return {PLT_TR("Discard the %1, although it is part of a set: without it more complete hands can be "
                       "reached."),
                {named(card)}};
    const auto near = nearSets(card, hand);
    if (near.empty()) {
        const auto division = divide(hand);
        const bool isSpare =
            std::find(division.loose.begin(), division.loose.end(), card) == division.loose.end();
        return {isSpare ? PLT_TR("Discard the %1: its set is one without it, too.")
                        : PLT_TR("Discard the %1: it goes with none of your other cards."),
                {named(card)}};
    }
    const CardSet open = thirds(near, others.unknown);
    if (open.empty())
        return completesNothing(card, thirds(near, CardSet::all() - others.unknown), others.held);
    return {PLT_TR_N("Discard the %1: only %Ln cards that may still come would put it into a set.",
                     "Discard the %1: only 1 card that may still come would put it into a set."),
            open.size(),
            {named(card)}};
}

}  // namespace

plt::Message whyTake(plt::Card top, CardSet hand) {
    const auto division = divide(hand.with(top));
    for (const auto& set : division.sets) {
        if (std::find(set.begin(), set.end(), top) == set.end()) continue;
        if (set.size() == 3) {
            std::vector<plt::Card> others;
            for (const auto card : set)
                if (!(card == top)) others.push_back(card);
            return {PLT_TR("Take the %1: with the %2 and the %3 it is a set."),
                    {named(top), named(others[0]), named(others[1])}};
        }
        return {PLT_TR_N("Take the %1: it goes into a set with %Ln others.",
                         "Take the %1: it goes into a set with 1 other."),
                set.size() - 1,
                {named(top)}};
    }
    const auto near = nearSets(top, hand);
    if (!near.empty())
        return {PLT_TR("Take the %1: with the %2 it lacks only one card of a set."),
                {named(top), named(near.front().partner)}};
    return {PLT_TR("Take the %1: more complete hands can be reached with it."), {named(top)}};
}

plt::Message whyDraw(const Observation& seen) {
    const CardSet hand(seen.hand);
    const plt::Card top = seen.discards.back();
    const int helpful = helpfulUnknown(hand, seen.unknown());
    if (cardsInSets(hand.with(top)) == cardsInSets(hand))
        return {PLT_TR_N("Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.",
                         "Draw from the pile: the %1 makes no set, and 1 card you have not seen would."),
                helpful,
                {named(top)}};
    return {PLT_TR("Draw from the pile: the %1 fits, but brings a complete hand no nearer."), {named(top)}};
}

bool goesWithNothing(plt::Card card, CardSet hand) {
    return nearSets(card, hand).empty();
}

plt::Hint<Move> Rules::hint(const Observation& seen, std::stop_token) {
    if (seen.gameIsOver) return {{}, PLT_TR("The game is over.")};
    if (seen.roundIsOver) return {{{Move::deal(), PLT_TR("The round is over. Deal the next one."), {}}}, {}};
    const Move move = choose(seen, "hard", {});
    if (seen.knocking) return hintWithKnocking(seen, move);
    if (move.kind == Move::Kind::draw) return {{{move, whyDraw(seen), {}}}, {}};
    if (move.kind == Move::Kind::take)
        return {{{move, whyTake(seen.discards.back(), CardSet(seen.hand)), {seen.discards.back().index()}}},
                {}};
    return {{{move, whyDiscard(seen, move.card), {move.card.index()}}}, {}};
}

}  // namespace rummy
