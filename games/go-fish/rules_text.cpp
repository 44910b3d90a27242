// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "go-fish/rules.h"

#include <limits>

namespace gofish {

namespace form = plt::form;

struct TextForms {
    /// The number of opponents, then "-books", "-auto" if the first seat's pairs are laid automatically, and
    /// the length of a match ("2-books-r5").
    static constexpr auto options =
        form::text(form::fields<Options>(
                       '-', form::number(&Options::opponents, 1, 4), form::flag(&Options::books, "books"),
                       form::flag(&Options::layByHand, "auto", false),
                       form::fieldUnless(plt::MatchLength{}, &Options::length, plt::MatchLengthForm{})),
                   PLT_TR("These are not options of Go Fish (such as 2 or 3-books-r5)."));

    /// The cards in the format of writeCards(); in a match, "." and its luck.
    static constexpr std::string_view badStart =
        PLT_TR("These cards do not make a game of Go Fish with these options.");
    static constexpr auto start =
        form::text(form::fields<Start>(
                       '.', form::field(&Start::deck, plt::CardsForm{}),
                       form::fieldUnless(0U, &Start::luck,
                                         form::number(1U, std::numeric_limits<std::uint32_t>::max()))),
                   badStart)
            .must(
                [](const Start& start, const Options& options) {
                    return plt::areWholeDecks(start.deck) && (start.luck == 0) == options.length.isSingle();
                },
                badStart);

    /// "l7C" lays, "a7C2" asks seat 2 (from 0), "f" fishes, "n" deals the next round.
    static constexpr auto card = form::field(&Move::card, plt::CardForm{});
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::kind, Move::Kind::fish, "f"),
                    form::when(&Move::kind, Move::Kind::next, "n"),
                    form::when(&Move::kind, Move::Kind::lay, form::after("l", card)),
                    form::when(&Move::kind, Move::Kind::ask,
                               form::after("a", form::joined(2, card, form::number(&Move::target, 0, 4))))),
        PLT_TR("A move of Go Fish is l7C, a7C2, f or n."));
};

plt::Message Rules::describe(const Options& options) {
    const plt::Message table =
        options.books
            ? plt::Message(PLT_TR_N("Books, %Ln opponents", "Books, 1 opponent"), options.opponents)
            : plt::Message(PLT_TR_N("Pairs, %Ln opponents", "Pairs, 1 opponent"), options.opponents);
    switch (options.length.until) {
        case plt::MatchLength::Until::oneRound:
            return table;
        case plt::MatchLength::Until::rounds:
            return {PLT_TR_N("%1, %Ln rounds", "%1, 1 round"), options.length.amount, {table}};
        case plt::MatchLength::Until::points:
            return {PLT_TR_N("%1, to %Ln points", "%1, to 1 point"), options.length.amount, {table}};
    }
    return table;
}

}  // namespace gofish

template struct plt::WrittenBy<gofish::TextForms, gofish::Options, gofish::Start, gofish::Move>;
