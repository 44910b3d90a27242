// SPDX-License-Identifier: MIT
#include "blackjack/rules.h"
#include "common/rules/text_form.h"

namespace blackjack {

namespace form = plt::form;

struct TextForms {
    /// "house" for the rules of the manual, "house-h17", "6-h17-das-surrender-insurance".
    static constexpr auto options = form::text(
        form::fields<Options>(
            '-',
            form::oneOf(form::when(&Options::decks, 4, "house"),
                        form::field(&Options::decks,
                                    form::where(form::number(1, 8),
                                                [](int decks) { return decks != 4 && isDeckCount(decks); }))),
            form::flag(&Options::hitsSoft17, "h17"), form::flag(&Options::doubleAfterSplit, "das"),
            form::flag(&Options::surrender, "surrender"), form::flag(&Options::insurance, "insurance")),
        PLT_TR(
            "Options of Blackjack are \"house\" for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer "
            "hits soft 17), -das (double after a split), -surrender and -insurance if wanted."));

    /// The cards of two letters each, a comma, the money.
    static constexpr auto start =
        form::text(form::fields<Start>(',', form::field(&Start::shoe, plt::CardsForm{}),
                                       form::number(&Start::money, -maximumMoney, maximumMoney)),
                   PLT_TR("A shoe is written as its cards, two letters each, then a comma and the money in "
                          "whole dollars."))
            .unless([](const Start& start, const Options& options) -> plt::Message {
                if (plt::areWholeDecks(start.shoe, options.decks)) return {};
                return {PLT_TR_N("A shoe by these rules holds every card %Ln times.",
                                 "A shoe by these rules holds every card once."),
                        options.decks};
            });

    /// "b10" deals for a bet of 10; "h", "s", "d", "p" for hit, stand, double, split; "u" for surrender; "i"
    /// and "n" for insurance and no insurance.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::bet, 0, form::letters(&Move::action, "hsdpuin")),
                    form::after("b", form::field(&Move::bet,
                                                 form::where(form::number(smallestBet, largestBet),
                                                             [](int bet) { return bet % betStep == 0; })))),
        PLT_TR("A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split "
               "or surrender, or i or n for insurance or none."));
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

plt::Message Rules::describe(const Options& options) {
    plt::Message text;
    if (options.hitsSoft17) {
        text = {PLT_TR_N("Shoes of %Ln decks, dealer hits soft 17", "Shoes of one deck, dealer hits soft 17"),
                options.decks};
    } else if (options.decks == 4) {
        text = PLT_TR("Shoes of four decks, dealer stands on 17");
    } else {
        text = {PLT_TR_N("Shoes of %Ln decks, dealer stands on 17", "Shoes of one deck, dealer stands on 17"),
                options.decks};
    }
    if (options.doubleAfterSplit) text = {PLT_TR("%1, double after split"), {text}};
    if (options.surrender) text = {PLT_TR("%1, surrender"), {text}};
    if (options.insurance) text = {PLT_TR("%1, insurance"), {text}};
    return text;
}

}  // namespace blackjack

template struct plt::WrittenBy<blackjack::TextForms, blackjack::Options, blackjack::Start, blackjack::Move>;
