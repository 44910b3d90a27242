// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "go-fish/rules.h"

#include <algorithm>
#include <limits>

namespace gofish {

namespace {

namespace form = plt::form;

constexpr auto optionsText = form::fields<Options>(
    '-', form::field(&Options::opponents, form::number(1, 4)), form::flag(&Options::books, "books"),
    form::flag(&Options::layByHand, "auto", false),
    form::fieldUnless(plt::MatchLength{}, &Options::length, plt::MatchLengthForm{}));

const plt::Message badStart = PLT_TR("These cards do not make a game of Go Fish with these options.");

}  // namespace

std::string Rules::write(const Options& options) {
    return optionsText.write(options);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (const auto options = optionsText.read(text)) return *options;
    return plt::Message(PLT_TR("These are not options of Go Fish (such as 2 or 3-books-r5)."));
}

std::string Rules::write(const Start& start) {
    std::string text = plt::writeCards(start.deck);
    if (start.luck != 0) text += '.' + std::to_string(start.luck);
    return text;
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto parts = plt::split(text, '.');
    const auto deck = plt::readCards(parts.front());
    if (!deck || parts.size() > 2 || (parts.size() == 2) == options.length.isSingle()) return badStart;
    auto sorted = *deck;
    auto whole = plt::freshDecks();
    std::sort(sorted.begin(), sorted.end());
    std::sort(whole.begin(), whole.end());
    if (sorted != whole) return badStart;
    Start start{*deck, 0};
    if (parts.size() == 2) {
        const auto luck =
            plt::readNumber<std::uint32_t>(parts[1], 1, std::numeric_limits<std::uint32_t>::max());
        if (!luck) return badStart;
        start.luck = *luck;
    }
    return start;
}

std::string Rules::write(const Move& move) {
    switch (move.kind) {
        case Move::Kind::lay:
            return 'l' + move.card.text();
        case Move::Kind::ask:
            return 'a' + move.card.text() + std::to_string(move.target);
        case Move::Kind::fish:
            return "f";
        case Move::Kind::next:
            return "n";
    }
    return {};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == "f") return Move::fish();
    if (text == "n") return Move::next();
    if (text.size() >= 3) {
        const auto card = plt::Card::fromText(text.substr(1, 2));
        const auto target = plt::readNumber(text.substr(3), 0, 4);
        if (card && text[0] == 'l' && text.size() == 3) return Move::lay(*card);
        if (card && text[0] == 'a' && target) return Move::ask(*card, *target);
    }
    return plt::Message(PLT_TR("A move of Go Fish is l7C, a7C2, f or n."));
}

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
