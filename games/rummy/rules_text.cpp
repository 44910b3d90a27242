// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "rummy/rules.h"

#include <algorithm>
#include <limits>

namespace rummy {

namespace {

namespace form = plt::form;

constexpr std::string_view firstWord = "first";
constexpr std::string_view secondWord = "second";
constexpr std::string_view drawWord = "draw";
constexpr std::string_view takeWord = "take";
constexpr std::string_view dealWord = "deal";

struct SeatForm {
    using Value = int;
    std::string write(int seat) const { return std::string(seat == 0 ? firstWord : secondWord); }
    std::optional<int> read(std::string_view text) const {
        if (text == firstWord) return 0;
        return text == secondWord ? std::optional(1) : std::nullopt;
    }
};
constexpr auto optionsText =
    form::fields<Options>('-', form::field(&Options::first, SeatForm{}),
                          form::fieldUnless(plt::MatchLength{}, &Options::match, plt::MatchLengthForm{}));

}  // namespace

std::string Rules::write(const Options& options) {
    return optionsText.write(options);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (const auto options = optionsText.read(text)) return *options;
    return plt::Message(PLT_TR("Options look like \"first\", or \"second-r5\" for a match of five rounds."));
}

std::string Rules::write(const Start& start) {
    return plt::writeCards(start.deck) + '.' + std::to_string(start.luck);
}

plt::Result<Start> Rules::readStart(const Options&, std::string_view text) {
    const plt::Message bad(
        PLT_TR("A deal is written as the 52 cards of a deck, of two letters each, a dot and a number."));
    const auto parts = plt::split(text, '.');
    if (parts.size() != 2) return bad;
    const auto deck = plt::readCards(parts[0]);
    const auto whole = plt::freshDecks();
    const auto luck = plt::readNumber<std::uint32_t>(parts[1], 0, std::numeric_limits<std::uint32_t>::max());
    if (!deck || !luck || !std::is_permutation(deck->begin(), deck->end(), whole.begin(), whole.end()))
        return bad;
    return Start{*deck, *luck};
}

std::string Rules::write(const Move& move) {
    switch (move.kind) {
        case Move::Kind::draw:
            return std::string(drawWord);
        case Move::Kind::take:
            return std::string(takeWord);
        case Move::Kind::deal:
            return std::string(dealWord);
        case Move::Kind::discard:
            break;
    }
    return move.card.text();
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == drawWord) return Move::draw();
    if (text == takeWord) return Move::take();
    if (text == dealWord) return Move::deal();
    if (const auto card = plt::Card::fromText(text)) return Move::discard(*card);
    return plt::Message(
        PLT_TR("A move is \"draw\", \"take\", \"deal\", or the card that is discarded, such as 7C."));
}

plt::Message Rules::describe(const Options& options) {
    // Whole sentences, so that they can be translated: who begins, and how long it is.
    const bool first = options.first == 0;
    switch (options.match.until) {
        case plt::MatchLength::Until::oneRound:
            break;
        case plt::MatchLength::Until::rounds:
            return {
                first ? PLT_TR_N("The first player begins, %Ln rounds", "The first player begins, 1 round")
                      : PLT_TR_N("The second player begins, %Ln rounds", "The second player begins, 1 round"),
                options.match.amount};
        case plt::MatchLength::Until::points:
            return {first ? PLT_TR_N("The first player begins, until %Ln rounds are won",
                                     "The first player begins, until 1 round is won")
                          : PLT_TR_N("The second player begins, until %Ln rounds are won",
                                     "The second player begins, until 1 round is won"),
                    options.match.amount};
    }
    return first ? PLT_TR("The first player begins") : PLT_TR("The second player begins");
}

}  // namespace rummy
