// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "crazy-8s/rules.h"

#include <limits>

namespace crazy_8s {

namespace form = plt::form;

namespace {

bool needsLuck(const Options& options) {
    return options.house.turnOver || !options.match.isSingle();
}

/// Returns a sentence for a set of house rules, which are too many for a list.
bool hasHouseRules(const Options& options) {
    return !(options.house == HouseRules{});
}

}  // namespace

struct TextForms {
    /// "2x7", then "turnover", "limit3", "twos", "queens", "aces" for house rules and "p100" or "r5" for a
    /// match, each after a hyphen.
    static constexpr auto options = form::text(
        form::fields<Options>(
            '-',
            form::fields<Options>(
                'x', form::number(&Options::players, 2, maximumPlayers),
                form::field(&Options::handSize,
                            form::where(form::number(fewCards, manyCards),
                                        [](int cards) { return cards == fewCards || cards == manyCards; }))),
            form::inside(&Options::house, form::flag(&HouseRules::turnOver, "turnover")),
            form::inside(&Options::house,
                         form::fieldUnless(0, &HouseRules::drawLimit,
                                           form::after("limit", form::number(1, maximumDraws)))),
            form::inside(&Options::house, form::flag(&HouseRules::drawTwo, "twos")),
            form::inside(&Options::house, form::flag(&HouseRules::skipOnQueen, "queens")),
            form::inside(&Options::house, form::flag(&HouseRules::reverseOnAce, "aces")),
            form::fieldUnless(plt::MatchLength{}, &Options::match, plt::MatchLengthForm{})),
        PLT_TR("These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100)."));

    static constexpr std::string_view badStart =
        PLT_TR("These cards do not make a game of Crazy 8s with these options.");
    /// 52 cards, then a point and the luck, if there is any.
    static constexpr auto start =
        form::text(form::fields<Start>(
                       '.', form::field(&Start::deck, plt::CardsForm{}),
                       form::fieldUnless(0U, &Start::luck,
                                         form::number(1U, std::uint32_t{std::numeric_limits<int>::max()}))),
                   badStart)
            .unless([](const Start& start, const Options& options) -> plt::Message {
                if (!plt::areWholeDecks(start.deck) || (start.luck != 0) != needsLuck(options))
                    return badStart;
                const auto first =
                    static_cast<std::size_t>(options.players) * static_cast<std::size_t>(options.handSize);
                if (start.deck[first].rank == eight) return PLT_TR("The first discard cannot be an eight.");
                return {};
            });

    /// A card such as "7H", "draw", "pass", a suit such as "H", or "deal".
    static constexpr auto move = form::text(
        form::oneOf(
            form::when(&Move::what, Move::What::draw, "draw"),
            form::when(&Move::what, Move::What::pass, "pass"),
            form::when(&Move::what, Move::What::deal, "deal"),
            form::when(&Move::what, Move::What::discard, form::field(&Move::card, plt::CardForm{})),
            form::when(&Move::what, Move::What::name, form::letters(&Move::suit, plt::Card::suitLetters))),
        PLT_TR("A move is a card such as 7H, a suit such as H, or draw, pass, deal."));
};

plt::Message Rules::describe(const Options& options) {
    // Whole sentences, so that they can be translated: by house rules, then by match.
    static constexpr std::array<std::array<plt::CountedText, 3>, 2> sentences{{
        {PLT_TR_N("%Ln players, %1 cards each", "1 player, %1 cards each"),
         PLT_TR_N("%Ln players, %1 cards each, %2 rounds", "1 player, %1 cards each, %2 rounds"),
         PLT_TR_N("%Ln players, %1 cards each, to %2 points", "1 player, %1 cards each, to %2 points")},
        {PLT_TR_N("%Ln players, %1 cards each, house rules", "1 player, %1 cards each, house rules"),
         PLT_TR_N("%Ln players, %1 cards each, house rules, %2 rounds",
                  "1 player, %1 cards each, house rules, %2 rounds"),
         PLT_TR_N("%Ln players, %1 cards each, house rules, to %2 points",
                  "1 player, %1 cards each, house rules, to %2 points")},
    }};
    const auto& sentence =
        sentences[hasHouseRules(options) ? 1U : 0U][static_cast<std::size_t>(options.match.until)];
    if (options.match.isSingle()) return {sentence, options.players, {options.handSize}};
    return {sentence, options.players, {options.handSize, options.match.amount}};
}

}  // namespace crazy_8s

template struct plt::WrittenBy<crazy_8s::TextForms, crazy_8s::Options, crazy_8s::Start, crazy_8s::Move>;
