// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "spider/rules.h"

#include <algorithm>

namespace spider {

namespace form = plt::form;

struct TextForms {
    /// "2", "4-winnable2", "1-gaps", "1-winnable2-gaps"; "4-winnable" is of the first dealer.
    static constexpr auto options = form::text(
        form::fields<Options>(
            '-',
            form::field(&Options::suits,
                        form::where(form::number(1, 4), [](int suits) { return suits != 3; })),
            form::fieldUnless(anyDealer, &Options::dealer, form::words<int>("", "winnable", "winnable2")),
            form::flag(&Options::dealOverGaps, "gaps")),
        PLT_TR(
            "Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted."));

    /// 104 cards of two letters each.
    static constexpr auto start =
        form::text(form::field(&Start::deck,
                               form::where(plt::CardsForm{},
                                           [](const auto& cards) { return cards.size() == cardCount; })),
                   PLT_TR("A deal of Spider is written as 104 cards of two letters, for example KS7H."))
            .unless([](Start start, const Options& options) -> plt::Message {
                auto whole = Rules::deal({options.suits, anyDealer, false}, 0).deck;
                std::sort(start.deck.begin(), start.deck.end());
                std::sort(whole.begin(), whole.end());
                if (start.deck == whole) return {};
                return {PLT_TR_N("These are not the cards of a game with %Ln suits.",
                                 "These are not the cards of a game with one suit."),
                        options.suits};
            });

    static constexpr auto column = form::ordinal(columnCount);
    /// "d" for the deal, "end" for giving up, "2.3-5" for three cards of column 2 to column 5; columns are counted from 1 in text.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::count, 0, "d"), form::when(&Move::count, -1, "end"),
                    form::fields<Move>('-',
                                       form::fields<Move>('.', form::field(&Move::from, column),
                                                          form::number(&Move::count, 1, plt::rankCount)),
                                       form::field(&Move::to, column))),
        PLT_TR("A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column "
               "5)."));
};

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::countedAs(const Options& options, const plt::Seats& /*seats*/) {
    auto first = options;
    if (first.winnableOnly()) first.dealer = 1;
    return write(first);
}

plt::Message Rules::describe(const Options& options) {
    if (options.winnableOnly() && options.dealer != winnableDealer) {
        auto now = options;
        now.dealer = winnableDealer;
        return {PLT_TR("%1 (deals of earlier versions)"), {describe(now)}};
    }
    if (options.winnableOnly() && options.dealOverGaps)
        return {PLT_TR_N("%Ln suits, winnable, dealing over gaps", "1 suit, winnable, dealing over gaps"),
                options.suits};
    if (options.winnableOnly()) return {PLT_TR_N("%Ln suits, winnable", "1 suit, winnable"), options.suits};
    if (options.dealOverGaps)
        return {PLT_TR_N("%Ln suits, dealing over gaps", "1 suit, dealing over gaps"), options.suits};
    return {PLT_TR_N("%Ln suits", "1 suit"), options.suits};
}

}  // namespace spider

template struct plt::WrittenBy<spider::TextForms, spider::Options, spider::Start, spider::Move>;
