// SPDX-License-Identifier: MIT
#include "blackjack/rules.h"
#include "common/rules/text_form.h"

namespace blackjack {

namespace form = plt::form;

struct TextForms {
    /// "house".
    static constexpr auto options =
        form::text(form::only<Options>("house"),
                   PLT_TR("The options of Blackjack are always \"house\": there is one set of rules."));

    /// The 208 cards of two letters each, a comma, the money.
    static constexpr auto start =
        form::text(form::fields<Start>(',', form::field(&Start::shoe, plt::CardsForm{}),
                                       form::number(&Start::money, -mostMoney, mostMoney)),
                   PLT_TR("A shoe is written as its cards, two letters each, then a comma and the money in "
                          "whole dollars."))
            .must([](const Start& start) { return plt::areWholeDecks(start.shoe, decks); },
                  PLT_TR("A shoe holds every card four times."));

    /// "b10" deals for a bet of 10; "h", "s", "d", "p" for hit, stand, double, split.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::bet, 0, form::letters(&Move::action, "hsdp")),
                    form::after("b", form::field(&Move::bet,
                                                 form::where(form::number(smallestBet, largestBet),
                                                             [](int bet) { return bet % betStep == 0; })))),
        PLT_TR("A move is written b and an even bet, or h, s, d or p for hit, stand, double or split."));
};

plt::Message totalText(Total total) {
    const std::vector<plt::Message::Argument> points{total.points};
    return total.soft ? plt::Message(PLT_TR("soft %1"), points) : plt::Message("%1", points);
}

plt::Decimal inBets(double bets, int digits) {
    return {bets, digits, true};
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return plt::writeCards(start.shoe);
}

plt::Message Rules::describe(const Options& /*options*/) {
    return PLT_TR("Shoes of four decks, dealer stands on 17");
}

}  // namespace blackjack

template struct plt::WrittenBy<blackjack::TextForms, blackjack::Options, blackjack::Start, blackjack::Move>;
