// SPDX-License-Identifier: MIT
#include "crazy-8s/hint_reason.h"
#include "crazy-8s/player/beliefs.h"
#include "crazy-8s/player/strong.h"
#include "crazy-8s/player/values.h"
#include "crazy-8s/round/suit_name.h"
#include "crazy-8s/rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace crazy_8s {

namespace {

int countOf(const CardList& hand, plt::Suit suit) {
    return static_cast<int>(std::count_if(hand.begin(), hand.end(), [suit](plt::Card card) {
        return card.suit == suit && card.rank != eight;
    }));
}

int nextSeat(const Observation& seen) {
    return (seen.turn + seen.direction + seen.players) % seen.players;
}

plt::Message seatName(const Observation& seen, int seat) {
    Options options;
    options.players = seen.players;
    return Rules::seats(options)[seat];
}

/// Returns true if the next player most likely has no card of a suit, judged by the demands for which that
/// player has drawn.
bool nextLacks(const Observation& seen, plt::Suit suit) {
    CardSet all = 0;
    for (int rank = plt::ace; rank <= plt::king; ++rank)
        if (rank != eight) all |= setOf({static_cast<plt::Rank>(rank), suit});
    return (Beliefs(seen).lacking(nextSeat(seen)) & all) == all;
}

int percentOf(const Prospect& prospect, const Judgement& judgement) {
    return static_cast<int>(std::lround(100.0 * prospect.won / std::max(1, judgement.ways)));
}

bool isHopeless(const Observation& seen, const Judgement& judgement) {
    return !seen.forPoints && percentOf(judgement.prospects.front(), judgement) < 1;
}

/// Returns advice with the prospect of the best move, which is an estimate: it promises neither 0 nor 100 %.
plt::Message prospectOf(plt::Message::Argument advice, const Observation& seen, const Judgement& judgement) {
    if (seen.forPoints) return {PLT_TR("%1: nothing else promises more points."), {std::move(advice)}};
    if (isHopeless(seen, judgement))
        return {PLT_TR("%1: a win is unlikely, and nothing else is better."), {std::move(advice)}};
    return {PLT_TR("%1: your chance is about %2 %; nothing else is better."),
            {std::move(advice), std::min(percentOf(judgement.prospects.front(), judgement), 99)}};
}

plt::Message keepsEight(plt::Message::Argument advice) {
    return {PLT_TR("%1: you keep your eight for later."), {std::move(advice)}};
}

bool isWait(const Move& move) {
    return move.what == Move::What::draw || move.what == Move::What::pass;
}

plt::Message whyToName(const Observation& seen, const Judgement& judgement) {
    const auto& best = judgement.prospects.front();
    const auto suit = best.move.suit;
    if (nextLacks(seen, suit))
        return {PLT_TR("Name %1: %2 had to draw on it, and most likely has none."),
                {suitName(suit), seatName(seen, nextSeat(seen))}};
    const int own = countOf(seen.hand, suit);
    bool isMost = own > 0;
    for (const auto& other : judgement.prospects)
        isMost = isMost && countOf(seen.hand, other.move.suit) <= own;
    if (isMost)
        return {PLT_TR_N("Name %1: you have %Ln cards of it, and of no suit more.",
                         "Name %1: you have a card of it, and of no suit more."),
                own,
                {suitName(suit)}};
    return prospectOf(plt::Message(PLT_TR("Name %1"), {suitName(suit)}), seen, judgement);
}

plt::Message whyToDiscard(const Observation& seen, const Judgement& judgement) {
    const auto& best = judgement.prospects.front();
    const auto card = best.move.card;
    const plt::Message::Argument shown = plt::printedIndex(card);
    if (seen.hand.count() == 1) return {PLT_TR("%1 is your last card: you are out with it."), {shown}};
    const auto goes = std::count_if(seen.hand.begin(), seen.hand.end(),
                                    [&](plt::Card any) { return seen.demand().allows(any); });
    if (goes == 1 && card.rank == eight)
        return {PLT_TR("%1 is the only card that goes; name a suit then."), {shown}};
    if (goes == 1) return {PLT_TR("%1 is the only card that goes."), {shown}};
    const auto suit = card.rank == eight ? best.suit : card.suit;
    const plt::Message::Argument named = suitName(suit);
    const int own = countOf(seen.hand, suit);
    if (card.rank == eight) {
        if (nextLacks(seen, suit))
            return {PLT_TR("%1, then name %2: %3 had to draw on it."),
                    {shown, named, seatName(seen, nextSeat(seen))}};
        if (own == 0) return prospectOf(shown, seen, judgement);
        return {PLT_TR_N("%1, then name %2: you have %Ln cards of it.",
                         "%1, then name %2: you have a card of it."),
                own,
                {shown, named}};
    }
    if (nextLacks(seen, suit))
        return {PLT_TR("%1: %2 had to draw on %3, and most likely has none."),
                {shown, seatName(seen, nextSeat(seen)), named}};
    if (isHopeless(seen, judgement)) return prospectOf(shown, seen, judgement);
    if (own > 1)
        return {PLT_TR_N("%1: you keep %Ln cards of %2 to follow.", "%1: you keep a card of %2 to follow."),
                own - 1,
                {shown, named}};
    const bool hasEight =
        std::any_of(seen.hand.begin(), seen.hand.end(), [](plt::Card any) { return any.rank == eight; });
    if (hasEight) return keepsEight(shown);
    return {PLT_TR("%1: it is your only card of %2, which may not go later."), {shown, named}};
}

/// Returns the reason to draw or to pass although a card goes.
plt::Message whyToWait(plt::Message::Argument advice, const Observation& seen, const Judgement& judgement) {
    const bool onlyEights = std::all_of(seen.hand.begin(), seen.hand.end(), [&](plt::Card any) {
        return any.rank == eight || !seen.demand().allows(any);
    });
    if (onlyEights && !isHopeless(seen, judgement)) return keepsEight(std::move(advice));
    const auto& prospects = judgement.prospects;
    const auto card = std::find_if(prospects.begin(), prospects.end(),
                                   [](const Prospect& one) { return !isWait(one.move); });
    const int percent = percentOf(prospects.front(), judgement);
    if (seen.forPoints || card == prospects.end() || percentOf(*card, judgement) >= percent)
        return prospectOf(std::move(advice), seen, judgement);
    return {PLT_TR("%1: your chance is about %2 %, playing a card %3 %."),
            {std::move(advice), std::min(percent, 99), percentOf(*card, judgement)}};
}

plt::Message whyToDraw(const Observation& seen, const Judgement& judgement) {
    if (seen.owed > 0)
        return {PLT_TR_N("Take the %Ln cards that you owe.", "Take the card that you owe."), seen.owed};
    if (judgement.ways == 0) return PLT_TR("No card of yours goes: draw one.");
    return whyToWait(plt::Message(PLT_TR("Draw all the same")), seen, judgement);
}

plt::Message whyToPass(const Observation& seen, const Judgement& judgement) {
    if (seen.owed > 0) return PLT_TR("There is no card left to take: pass.");
    if (judgement.ways == 0) return PLT_TR("No card of yours goes: pass.");
    return whyToWait(plt::Message(PLT_TR("Pass all the same")), seen, judgement);
}

/// Returns a lower number for a move that a learner understands sooner: a card rather than waiting, eights last,
/// and the suit of most cards.
int strangeness(const Observation& seen, const Move& move) {
    if (isWait(move)) return 2;
    if (move.what == Move::What::name) return -countOf(seen.hand, move.suit);
    return move.card.rank == eight ? 1 : 0;
}

/// Of the moves that equal the best one within the error of the estimate, puts the least strange one first.
void preferPlain(const Observation& seen, const Values& values, Judgement& judgement) {
    // With less, every tenth hint in the middle of a round drew without a need; with more, hints cost more.
    constexpr double surely = 1.5;
    if (judgement.ways == 0) return;
    auto& prospects = judgement.prospects;
    const auto best = values.best(prospects.front().move);
    const auto isWorse = [&](const Prospect& one) {
        const auto other = values.best(one.move);
        return values.mean(best) - values.mean(other) > surely * values.error(best, other);
    };
    const auto end = std::find_if(prospects.begin() + 1, prospects.end(), isWorse);
    const auto plain =
        std::min_element(prospects.begin(), end, [&seen](const Prospect& one, const Prospect& other) {
            return strangeness(seen, one.move) < strangeness(seen, other.move);
        });
    std::rotate(prospects.begin(), plain, plain + 1);
}

}  // namespace

plt::Message reasonFor(const Observation& seen, const Judgement& judgement) {
    switch (judgement.prospects.front().move.what) {
        case Move::What::discard:
            return whyToDiscard(seen, judgement);
        case Move::What::name:
            return whyToName(seen, judgement);
        case Move::What::draw:
            return whyToDraw(seen, judgement);
        case Move::What::pass:
        case Move::What::deal:
            break;
    }
    return whyToPass(seen, judgement);
}

plt::Hint<Move> Rules::hint(const Observation& seen, std::stop_token stop) {
    if (seen.isBetweenRounds)
        return {{{Move::deal(), PLT_TR("Deal the next round: this one is over."), {}}}, {}};
    if (seen.isOver) return {{}, PLT_TR("The game is over.")};
    Values values;
    const auto each = [&values](const auto& moves, const auto& worth) { values.add(moves, worth); };
    auto judgement = crazy_8s::judge(seen, {}, seen.events.size(), stop, each);
    preferPlain(seen, values, judgement);
    const auto& move = judgement.prospects.front().move;
    auto reason = reasonFor(seen, judgement);
    std::vector<int> marks;
    if (move.what == Move::What::discard) marks.push_back(move.card.index());
    return {{{move, std::move(reason), std::move(marks)}}, {}};
}

}  // namespace crazy_8s
