// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "common/rules/text_form.h"

namespace aces {

namespace form = plt::form;

struct TextForms {
    /// "any", "winnable".
    static constexpr auto options = form::text(form::words(&Options::winnableOnly, "any", "winnable"),
                                               PLT_TR("Options of Aces are \"any\" or \"winnable\"."));

    /// 52 cards of two letters each.
    static constexpr auto start =
        form::text(form::field(&Start::deck, plt::CardsForm{}),
                   PLT_TR("A deck is written as 52 cards of two letters, for example ASTH2D."))
            .must([](const Start& start) { return plt::areWholeDecks(start.deck); },
                  PLT_TR("Every card of the deck must be there exactly once."));

    static constexpr auto column = form::ordinal(&Move::column, columnCount);
    /// "d" for the deal, "x3" for the removal from column 3, "3-1" for a shift from column 3 to column 1;
    /// columns are counted from 1 in text.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::kind, Move::Kind::deal, "d"),
                    form::when(&Move::kind, Move::Kind::remove, form::after("x", column)),
                    form::when(&Move::kind, Move::Kind::shift,
                               form::fields<Move>('-', column, form::ordinal(&Move::target, columnCount)))),
        PLT_TR("A move is written as d (deal), x3 (remove from column 3) or 3-1 (move)."));
};

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

plt::Message Rules::describe(const Options& options) {
    return options.winnableOnly ? plt::Message(PLT_TR("Winnable deals only"))
                                : plt::Message(PLT_TR("Any deal"));
}

}  // namespace aces

template struct plt::WrittenBy<aces::TextForms, aces::Options, aces::Start, aces::Move>;
