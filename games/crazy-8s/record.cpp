// SPDX-License-Identifier: MIT
#include "crazy-8s/round/suit_name.h"
#include "crazy-8s/rules.h"

namespace crazy_8s {

namespace {

plt::Message toldDiscard(const plt::Message& who, const State& before, const Event& event,
                         const State& after) {
    const plt::Message::Argument card = plt::printedIndex(event.card);
    const auto& round = after.round;
    if (round.winner == event.seat) {
        if (after.options.match.isSingle()) return {PLT_TR("%1: discards %2 and is out first."), {who, card}};
        const int points = after.match.lastRound()[static_cast<std::size_t>(event.seat)];
        return {PLT_TR_N("%1: discards %2, is out first and gets %Ln points.",
                         "%1: discards %2, is out first and gets 1 point."),
                points,
                {who, card}};
    }
    if (round.owed > 0)
        return {PLT_TR_N("%1: discards %2. Who comes next owes %Ln cards.",
                         "%1: discards %2. Who comes next owes 1 card."),
                round.owed,
                {who, card}};
    if (round.direction != before.round.direction && round.players > 2)
        return {PLT_TR("%1: discards %2. The direction turns around."), {who, card}};
    if (!round.isNaming && round.turn != before.round.next(event.seat)) {
        const auto seats = Rules::seats(after.options);
        return {PLT_TR("%1: discards %2. %3 is skipped."),
                {who, card, seats[static_cast<std::size_t>(before.round.next(event.seat))]}};
    }
    return {PLT_TR("%1: discards %2."), {who, card}};
}

plt::Message toldDraw(const plt::Message& who, const Event& event) {
    if (event.turnedOverAfter >= 0)
        return {PLT_TR_N("The discards are turned over. %1: draws %Ln cards.",
                         "The discards are turned over. %1: draws a card."),
                event.drawn,
                {who}};
    if (event.owed)
        return {PLT_TR_N("%1: takes %Ln cards that were owed.", "%1: takes a card that was owed."),
                event.drawn,
                {who}};
    return {PLT_TR("%1: draws a card."), {who}};
}

plt::Message toldEvent(const State& before, const Event& event, const State& after) {
    const auto who = Rules::seats(after.options)[static_cast<std::size_t>(event.seat)];
    switch (event.what) {
        case Event::What::discarded:
            return toldDiscard(who, before, event, after);
        case Event::What::named:
            return {PLT_TR("%1: names %2."), {who, suitName(event.suit)}};
        case Event::What::drew:
            return toldDraw(who, event);
        case Event::What::passed:
            break;
    }
    return {PLT_TR("%1: passes."), {who}};
}

}  // namespace

plt::Message Rules::tell(const State& before, const Move& move, const State& after) {
    if (move.what == Move::What::deal) return {PLT_TR("Round %1 is dealt."), {after.match.round() + 1}};
    auto told = toldEvent(before, after.events.back(), after);
    const bool isStuck = after.round.isOver && after.round.winner == nobody;
    return isStuck ? plt::Message(PLT_TR("%1 Nobody can go on: no winner."), {std::move(told)}) : told;
}

}  // namespace crazy_8s
