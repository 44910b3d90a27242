// SPDX-License-Identifier: MIT
#include "crazy-8s/round/suit_name.h"
#include "crazy-8s/rules.h"

namespace crazy_8s {

namespace {

/// The addressee of a description: languages have another verb form for "you".
struct Teller {
    std::vector<plt::Message> names;
    int you;

    const plt::Message& name(int seat) const { return names[seat]; }
};

plt::Message toldDiscard(const Teller& teller, const State& before, const Event& event, const State& after) {
    const plt::Message::Argument card = plt::printedIndex(event.card);
    const auto& who = teller.name(event.seat);
    const bool you = event.seat == teller.you;
    const auto& round = after.round;
    if (round.winner == event.seat) {
        if (after.options.match.isSingle())
            return {you ? PLT_TR("You discard %2 and are out first.")
                        : PLT_TR("%1 discards %2 and is out first."),
                    {who, card}};
        const int points = after.match.lastRound()[event.seat];
        if (you)
            return {PLT_TR_N("You discard %2, are out first and get %Ln points.",
                             "You discard %2, are out first and get 1 point."),
                    points,
                    {who, card}};
        return {PLT_TR_N("%1 discards %2, is out first and gets %Ln points.",
                         "%1 discards %2, is out first and gets 1 point."),
                points,
                {who, card}};
    }
    if (round.owed > 0) {
        if (you)
            return {PLT_TR_N("You discard %2. Who comes next owes %Ln cards.",
                             "You discard %2. Who comes next owes 1 card."),
                    round.owed,
                    {who, card}};
        return {PLT_TR_N("%1 discards %2. Who comes next owes %Ln cards.",
                         "%1 discards %2. Who comes next owes 1 card."),
                round.owed,
                {who, card}};
    }
    if (round.direction != before.round.direction && round.players > 2)
        return {you ? PLT_TR("You discard %2. The direction turns around.")
                    : PLT_TR("%1 discards %2. The direction turns around."),
                {who, card}};
    if (!round.isNaming && round.turn != before.round.next(event.seat)) {
        const int skipped = before.round.next(event.seat);
        return {you                     ? PLT_TR("You discard %2. %3 is skipped.")
                : skipped == teller.you ? PLT_TR("%1 discards %2. You are skipped.")
                                        : PLT_TR("%1 discards %2. %3 is skipped."),
                {who, card, teller.name(skipped)}};
    }
    return {you ? PLT_TR("You discard %2.") : PLT_TR("%1 discards %2."), {who, card}};
}

plt::Message toldDraw(const Teller& teller, const Event& event) {
    const auto& who = teller.name(event.seat);
    const bool you = event.seat == teller.you;
    if (event.turnedOverAfter >= 0) {
        if (you)
            return {PLT_TR_N("The discards are turned over. You draw %Ln cards.",
                             "The discards are turned over. You draw a card."),
                    event.drawn,
                    {who}};
        return {PLT_TR_N("The discards are turned over. %1 draws %Ln cards.",
                         "The discards are turned over. %1 draws a card."),
                event.drawn,
                {who}};
    }
    if (event.owed) {
        if (you)
            return {PLT_TR_N("You take %Ln cards that were owed.", "You take a card that was owed."),
                    event.drawn,
                    {who}};
        return {PLT_TR_N("%1 takes %Ln cards that were owed.", "%1 takes a card that was owed."),
                event.drawn,
                {who}};
    }
    return {you ? PLT_TR("You draw a card.") : PLT_TR("%1 draws a card."), {who}};
}

plt::Message toldEvent(const Teller& teller, const State& before, const Event& event, const State& after) {
    const auto& who = teller.name(event.seat);
    const bool you = event.seat == teller.you;
    switch (event.what) {
        case Event::What::discarded:
            return toldDiscard(teller, before, event, after);
        case Event::What::named:
            return {you ? PLT_TR("You name %2.") : PLT_TR("%1 names %2."), {who, suitName(event.suit)}};
        case Event::What::drew:
            return toldDraw(teller, event);
        case Event::What::passed:
            break;
    }
    return {you ? PLT_TR("You pass.") : PLT_TR("%1 passes."), {who}};
}

}  // namespace

plt::Message Rules::tell(const State& before, const Move& move, const State& after, const plt::Seats& who) {
    if (move.what == Move::What::deal) return {PLT_TR("Round %1 is dealt."), {after.match.round() + 1}};
    const Teller teller{seats(after.options, who), plt::onlyPerson(who)};
    auto told = toldEvent(teller, before, after.events.back(), after);
    const auto& event = after.events.back();
    if (event.what == Event::What::discarded && after.round.hand(event.seat).count() == 1 &&
        !after.round.isOver)
        return {
            event.seat == teller.you ? PLT_TR("%1 You call: last card.") : PLT_TR("%1 %2 calls: last card."),
            {std::move(told), teller.name(event.seat)}};
    const bool isStuck = after.round.isOver && after.round.winner == nobody;
    return isStuck ? plt::Message(PLT_TR("%1 Nobody can go on: no winner."), {std::move(told)}) : told;
}

}  // namespace crazy_8s
