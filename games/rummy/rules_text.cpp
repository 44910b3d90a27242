// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "rummy/rules.h"

#include <limits>

namespace rummy {

namespace form = plt::form;

struct TextForms {
    /// "first" or "second" for the seat that begins; then, for a match, "-r5" or "-p3" for the number of
    /// rounds or of points to make, and "-cards" if loose cards are counted instead of won rounds; then "-knock"
    /// for a game with knocking.
    static constexpr auto options =
        form::text(form::fields<Options>(
                       '-', form::words(&Options::first, "first", "second"),
                       form::fieldUnless(plt::MatchLength{}, &Options::match, plt::MatchLengthForm{}),
                       form::flag(&Options::countsCards, "cards"), form::flag(&Options::knocking, "knock")),
                   PLT_TR("Options look like \"first\", or \"second-r5\" for a match of five rounds."))
            .unless([](const Options& options) -> plt::Message {
                if (options.countsCards && options.match.isSingle())
                    return PLT_TR(
                        "Cards are only counted in a match, such as "
                        "\"first-p100-cards\".");
                return {};
            });

    /// The cards of the deck, two letters each, a dot and the luck.
    static constexpr auto start = form::text(
        form::fields<Start>('.',
                            form::field(&Start::deck, form::where(plt::CardsForm{},
                                                                  [](const auto& cards) {
                                                                      return plt::areWholeDecks(cards);
                                                                  })),
                            form::number(&Start::luck, 0U, std::numeric_limits<std::uint32_t>::max())),
        PLT_TR("A deal is written as the 52 cards of a deck, of two letters each, a dot and a number."));

    /// "draw", "take", "deal", "knock-" and the card that is discarded for it, or the discarded card.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::kind, Move::Kind::draw, "draw"),
                    form::when(&Move::kind, Move::Kind::take, "take"),
                    form::when(&Move::kind, Move::Kind::deal, "deal"),
                    form::when(&Move::kind, Move::Kind::knock,
                               form::field(&Move::card, form::after("knock-", plt::CardForm{}))),
                    form::when(&Move::kind, Move::Kind::discard, form::field(&Move::card, plt::CardForm{}))),
        PLT_TR("A move is \"draw\", \"take\", \"deal\", the card that is discarded, such as 7C, or "
               "\"knock-7C\"."));
};

namespace {

plt::Message describeMatch(const Options& options) {
    // Whole sentences, so that they can be translated: who begins, and how long it is.
    const bool first = options.first == 0;
    switch (options.match.until) {
        case plt::MatchLength::Until::oneRound:
            break;
        case plt::MatchLength::Until::rounds:
            if (options.countsCards)
                return {first ? PLT_TR_N("The first player begins, %Ln rounds for points",
                                         "The first player begins, 1 round for points")
                              : PLT_TR_N("The second player begins, %Ln rounds for points",
                                         "The second player begins, 1 round for points"),
                        options.match.amount};
            return {
                first ? PLT_TR_N("The first player begins, %Ln rounds", "The first player begins, 1 round")
                      : PLT_TR_N("The second player begins, %Ln rounds", "The second player begins, 1 round"),
                options.match.amount};
        case plt::MatchLength::Until::points:
            if (options.countsCards)
                return {first ? PLT_TR_N("The first player begins, to %Ln points",
                                         "The first player begins, to 1 point")
                              : PLT_TR_N("The second player begins, to %Ln points",
                                         "The second player begins, to 1 point"),
                        options.match.amount};
            return {first ? PLT_TR_N("The first player begins, until %Ln rounds are won",
                                     "The first player begins, until 1 round is won")
                          : PLT_TR_N("The second player begins, until %Ln rounds are won",
                                     "The second player begins, until 1 round is won"),
                    options.match.amount};
    }
    return first ? PLT_TR("The first player begins") : PLT_TR("The second player begins");
}

}  // namespace

plt::Message Rules::describe(const Options& options) {
    const auto match = describeMatch(options);
    return options.knocking ? plt::Message(PLT_TR("%1, with knocking"), {match}) : match;
}

}  // namespace rummy

template struct plt::WrittenBy<rummy::TextForms, rummy::Options, rummy::Start, rummy::Move>;
