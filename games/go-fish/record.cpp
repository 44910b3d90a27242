// SPDX-License-Identifier: MIT
#include "common/rules/players.h"
#include "go-fish/rules.h"

#include <algorithm>
#include <array>

namespace gofish {

namespace {

/// The beginning of a sentence, by the persons involved: languages have another verb form for "you".
struct Question {
    const char* byYou;
    const char* toYou;
    const char* others;
};

constexpr Question open{PLT_TR("You ask %2 for %3."), PLT_TR("%1 asks you for %3."),
                        PLT_TR("%1 asks %2 for %3.")};
constexpr Question refused{PLT_TR("You ask %2 for %3: go fish."), PLT_TR("%1 asks you for %3: go fish."),
                           PLT_TR("%1 asks %2 for %3: go fish.")};
constexpr Question refusedWithoutStock{PLT_TR("You ask %2 for %3: none, and the stock is empty."),
                                       PLT_TR("%1 asks you for %3: none, and the stock is empty."),
                                       PLT_TR("%1 asks %2 for %3: none, and the stock is empty.")};
constexpr Question pair{PLT_TR("You ask %2 for %3: a pair."), PLT_TR("%1 asks you for %3: a pair."),
                        PLT_TR("%1 asks %2 for %3: a pair.")};
constexpr Question gets{PLT_TR("You ask %2 for %3 and get %4."), PLT_TR("%1 asks you for %3 and gets %4."),
                        PLT_TR("%1 asks %2 for %3 and gets %4.")};

/// A question with its answer, in a line beside its player's name.
struct Answer {
    const char* toYou;
    const char* toOther;
};

constexpr Answer gaveCards{PLT_TR("Asked you for %2: got %3."), PLT_TR("Asked %1 for %2: got %3.")};
constexpr Answer drewUnseen{PLT_TR("Asked you for %2: fished."), PLT_TR("Asked %1 for %2: fished.")};
constexpr Answer drewMatch{PLT_TR("Asked you for %2: fished %3."), PLT_TR("Asked %1 for %2: fished %3.")};
constexpr Answer gaveNothing{PLT_TR("Asked you for %2: none."), PLT_TR("Asked %1 for %2: none.")};

/// Returns cards that stay in one line.
plt::Message printed(const std::vector<plt::Card>& cards) {
    constexpr auto noBreakSpace = "\u00A0";
    std::string text;
    for (const auto card : cards) text += (text.empty() ? "" : noBreakSpace) + plt::printedIndex(card);
    return {std::string_view("%1"), {text}};
}

plt::Message told(const Question& question, const State& before, const Event& event, plt::Message what,
                  const plt::Seats& who) {
    const auto names = Rules::seats(before.options, who);
    const auto name = [&](int seat) { return names[seat]; };
    const int you = plt::onlyPerson(who);
    const char* const text = event.seat == you     ? question.byYou
                             : event.target == you ? question.toYou
                                                   : question.others;
    return {text,
            {name(event.seat), name(event.target), rankName(event.cards.front().rank), std::move(what)}};
}

}  // namespace

plt::Message question(const State& before, const Event& asked, const plt::Seats& who) {
    return told(open, before, asked, {}, who);
}

LastTurn lastTurn(const State& state, int seat, const plt::Seats& who) {
    const auto& events = state.events;
    // Cards that replace a hand belong to the turn in which it was emptied.
    const auto isOf = [seat](const Event& event) {
        return event.seat == seat || event.kind == Event::Kind::refill;
    };
    const auto last = std::find_if(events.rbegin(), events.rend(), [seat](const Event& event) {
        return event.seat == seat && event.kind == Event::Kind::ask;
    });
    LastTurn turn;
    if (last == events.rend()) return turn;
    const auto first = std::find_if_not(last, events.rend(), isOf).base();
    const auto end = std::find_if_not(last.base(), events.end(), isOf);
    const auto names = Rules::seats(state.options, who);
    const Event* asked = nullptr;
    const auto tell = [&](const Answer& answer, const std::vector<plt::Card>& cards) {
        const bool isYou = asked->target == plt::onlyPerson(who);
        turn.told.push_back({isYou ? answer.toYou : answer.toOther,
                             {names[asked->target], rankName(asked->cards.front().rank), printed(cards)}});
        asked = nullptr;
    };
    for (auto event = first; event != end; ++event) {
        const auto& cards = event->cards;
        if (event->kind == Event::Kind::ask) {
            if (asked != nullptr) tell(gaveNothing, {});
            asked = &*event;
            if (cards.size() > 1) tell(gaveCards, {cards.begin() + 1, cards.end()});
        } else if (event->kind == Event::Kind::fish && asked != nullptr) {
            turn.drewUnseen = cards.empty();
            tell(cards.empty() ? drewUnseen : drewMatch, cards);
        }
        const bool isPair = !state.options.books && event->kind != Event::Kind::lay && cards.size() > 1;
        turn.madeSet = turn.madeSet || isPair || (event->kind == Event::Kind::lay && event->seat == seat);
    }
    const bool isOpen = state.turn == seat && state.phase == Phase::fishing;
    if (asked != nullptr && !isOpen) tell(gaveNothing, {});
    return turn;
}

plt::Message rankName(plt::Rank rank) {
    static constexpr std::array<const char*, plt::rankCount> names{
        PLT_TR("aces"),  PLT_TR("twos"),   PLT_TR("threes"), PLT_TR("fours"), PLT_TR("fives"),
        PLT_TR("sixes"), PLT_TR("sevens"), PLT_TR("eights"), PLT_TR("nines"), PLT_TR("tens"),
        PLT_TR("jacks"), PLT_TR("queens"), PLT_TR("kings")};
    return names.at(rank - 1U);
}

std::vector<plt::Message> Rules::seats(const Options& options, const plt::Seats& who) {
    return plt::tableNames(options.players(), who);
}

plt::Message Rules::tell(const State& before, const Move& move, const State& after, const plt::Seats& who) {
    if (move.kind == Move::Kind::next) return {PLT_TR("Round %1 is dealt."), {after.match.round() + 1}};
    const std::size_t first = before.events.size();
    if (after.events.size() <= first) return {};
    const Event& event = after.events[first];
    const bool you = event.seat == plt::onlyPerson(who);
    const plt::Message name = seats(before.options, who)[event.seat];
    switch (event.kind) {
        case Event::Kind::ask: {
            const std::vector<plt::Card> given(event.cards.begin() + 1, event.cards.end());
            if (given.empty())
                return told(before.stock.empty() ? refusedWithoutStock : refused, before, event, {}, who);
            return told(before.options.books ? gets : pair, before, event, printed(given), who);
        }
        case Event::Kind::fish:
            if (event.cards.empty())
                return {you ? PLT_TR("You draw a card.") : PLT_TR("%1 draws a card."), {name}};
            if (before.options.books)
                return {you ? PLT_TR("You draw %2 and go on.") : PLT_TR("%1 draws %2 and goes on."),
                        {name, printed(event.cards)}};
            return {you ? PLT_TR("You draw a pair: %2.") : PLT_TR("%1 draws a pair: %2."),
                    {name, printed(event.cards)}};
        case Event::Kind::lay:
            return {you ? PLT_TR("You lay down %2.") : PLT_TR("%1 lays down %2."),
                    {name, printed(event.cards)}};
        case Event::Kind::refill:
            break;
    }
    return {};
}

}  // namespace gofish
