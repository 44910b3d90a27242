// SPDX-License-Identifier: MIT
#include "rummy/knocking/knock_hint.h"

#include "rummy/knocking/by_count.h"
#include "rummy/knocking/knocker.h"
#include "rummy/melding/melds.h"
#include "rummy/players/reasons.h"

#include <string>

namespace rummy {

namespace {

std::string printed(plt::Card card) {
    return plt::printedIndex(card);
}

plt::Message whyTakeToKnock(const Observation& seen) {
    const CardSet hand(seen.hand);
    const plt::Card top = seen.discards.back();
    const int count = minimumAfterDiscard(hand.with(top));
    if (count == 0) return {PLT_TR("Take the %1: with it all your cards can lie in sets."), {printed(top)}};
    if (count <= maximumToKnock && count < looseCount(hand))
        return {PLT_TR("Take the %1: with it you can knock with %2."), {printed(top), count}};
    return whyTake(top, hand);
}

plt::Message whyKnock(const Knock& knock) {
    if (knock.count == 0)
        return {PLT_TR("Knock with the %1: gin, all your other cards lie in sets."), {printed(knock.card)}};
    if (knock.othersCount > knock.count)
        return {
            PLT_TR("Knock with the %1: your loose cards count %2, your opponent's are likely to count about "
                   "%3."),
            {printed(knock.card), knock.count, knock.othersCount}};
    return {PLT_TR("Knock with the %1: your loose cards count %2, and waiting promises no more."),
            {printed(knock.card), knock.count}};
}

plt::Message whyPlayOn(const Observation& seen, plt::Card card) {
    const CardSet hand(seen.hand);
    if (const auto knock = weighKnock(seen))
        return {PLT_TR("Discard the %1 and wait: you could knock with %2, but playing on promises more."),
                {printed(card), knock->count}};
    if (const plt::Card first = leastNeededCard(seen); !(first == card))
        return {PLT_TR("Discard the %1: you need the %2 less, but it would help your opponent more."),
                {printed(card), printed(first)}};
    if (goesWithNothing(card, hand))
        return {PLT_TR("Discard the %1: it counts %2 and goes with none of your other cards."),
                {printed(card), countOf(card)}};
    return {PLT_TR("Discard the %1: the loose cards that are left count %2."),
            {printed(card), looseCount(hand.without(card))}};
}

}  // namespace

plt::Hint<Move> hintWithKnocking(const Observation& seen, const Move& move) {
    const auto step = [&move](const plt::Message& why) {
        std::vector<int> marks;
        if (move.kind != Move::Kind::draw) marks.push_back(move.card.index());
        return plt::Hint<Move>{{{move, why, marks}}, {}};
    };
    switch (move.kind) {
        case Move::Kind::draw:
            return step(whyDraw(seen));
        case Move::Kind::take:
            return {{{move, whyTakeToKnock(seen), {seen.discards.back().index()}}}, {}};
        case Move::Kind::knock:
            if (const auto knock = weighKnock(seen)) return step(whyKnock(*knock));
            return {};
        default:
            return step(whyPlayOn(seen, move.card));
    }
}

}  // namespace rummy
