// SPDX-License-Identifier: MIT
// The record: each move in a sentence.
#include "common/rules/players.h"
#include "rummy/rules.h"

#include <string>

namespace rummy {

namespace {

/// Returns what was laid off by this seat; empty if nothing was.
plt::Message tellLaidOff(const Showdown& shown, const plt::Message& name, bool you) {
    const auto& cards = shown.others.laidOff;
    if (cards.empty()) return {};
    if (cards.size() == 1)
        return {you ? PLT_TR("You laid off the %2.") : PLT_TR("%1 laid off the %2."),
                {name, plt::printedIndex(cards.front().card)}};
    std::string list;
    for (const auto& laid : cards) list += (list.empty() ? "" : ", ") + plt::printedIndex(laid.card);
    return {you ? PLT_TR("You laid off %2.") : PLT_TR("%1 laid off %2."), {name, list}};
}

plt::Message tellShowdown(const Showdown& shown, const plt::Seats& who) {
    const auto names = Rules::seats({}, who);
    const auto seat = static_cast<std::size_t>(shown.knocker);
    const auto& name = names[seat];
    const auto& other = names[1 - seat];
    const int person = plt::onlyPerson(who);
    const bool you = shown.knocker == person;
    const bool otherIsYou = 1 - shown.knocker == person;
    if (shown.isGin())
        return {
            you ? PLT_TR("Gin! All your cards lie in sets.") : PLT_TR("Gin! All cards of %1 lie in sets."),
            {name}};
    plt::Message told{you ? PLT_TR("You knocked with %2.") : PLT_TR("%1 knocked with %2."),
                      {name, shown.deadwood[seat]}};
    const auto append = [&told](const plt::Message& sentence) {
        if (!sentence.empty()) told = {PLT_TR("%1 %2"), {told, sentence}};
    };
    append(tellLaidOff(shown, other, otherIsYou));
    if (shown.isUndercut())
        append({otherIsYou ? PLT_TR("Undercut: you have only %2.") : PLT_TR("Undercut: %1 has only %2."),
                {other, shown.deadwood[1 - seat]}});
    return told;
}

}  // namespace

plt::Message Rules::tell(const State& before, const Move& move, const State& after, const plt::Seats& who) {
    const auto name = seats({}, who)[before.toMove];
    const bool you = before.toMove == plt::onlyPerson(who);
    const auto named = [](plt::Card card) { return plt::printedIndex(card); };
    switch (move.kind) {
        case Move::Kind::draw:
            return {you ? PLT_TR("You drew from the pile.") : PLT_TR("%1 drew from the pile."), {name}};
        case Move::Kind::take:
            return {you ? PLT_TR("You took the %2 from the discards.")
                        : PLT_TR("%1 took the %2 from the discards."),
                    {name, named(before.top())}};
        case Move::Kind::deal:
            if (after.endedAtDeal())
                return {PLT_TR("Round %1 is dealt, and a hand is complete already."),
                        {after.match.round() + 1}};
            return {PLT_TR("Round %1 is dealt."), {after.match.round() + 1}};
        case Move::Kind::discard:
        case Move::Kind::knock:
            break;
    }
    if (after.showdown) return tellShowdown(*after.showdown, who);
    if (after.endedByStock())
        return {you ? PLT_TR("You discarded the %2. Two cards are left in the pile, and nobody has knocked.")
                    : PLT_TR("%1 discarded the %2. Two cards are left in the pile, and nobody has knocked."),
                {name, named(move.card)}};
    if (after.roundIsOver)
        return {you ? PLT_TR("You discarded the %2, and all the other cards lie in sets.")
                    : PLT_TR("%1 discarded the %2, and all the other cards lie in sets."),
                {name, named(move.card)}};
    if (after.refills > before.refills)
        return {you ? PLT_TR("You discarded the %2. The pile was empty: the discards are shuffled and become "
                             "the pile.")
                    : PLT_TR("%1 discarded the %2. The pile was empty: the discards are shuffled and become "
                             "the pile."),
                {name, named(move.card)}};
    return {you ? PLT_TR("You discarded the %2.") : PLT_TR("%1 discarded the %2."), {name, named(move.card)}};
}

}  // namespace rummy
