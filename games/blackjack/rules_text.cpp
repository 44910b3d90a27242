// SPDX-License-Identifier: MIT
#include "blackjack/rules.h"
#include "common/rules/text.h"

#include <algorithm>

namespace blackjack {

namespace {

constexpr std::string_view houseText = "house";
constexpr std::string_view actionLetters = "hsdp";

}  // namespace

plt::Message totalText(Total total) {
    const std::vector<plt::Message::Argument> points{total.points};
    return total.soft ? plt::Message(PLT_TR("soft %1"), points) : plt::Message("%1", points);
}

plt::Decimal inBets(double bets, int digits) {
    return {bets, digits, true};
}

std::string Rules::write(const Options& /*options*/) {
    return std::string(houseText);
}

std::string Rules::write(const Start& start) {
    return plt::writeCards(start.shoe) + ',' + std::to_string(start.money);
}

std::string Rules::write(const Move& move) {
    if (move.bet != 0) return 'b' + std::to_string(move.bet);
    return {actionLetters[static_cast<std::size_t>(move.action)]};
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text == houseText) return Options{};
    return plt::Message(PLT_TR("The options of Blackjack are always \"house\": there is one set of rules."));
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    const auto parts = plt::split(text, ',');
    const auto cards = plt::readCards(parts[0]);
    if (parts.size() != 2 || !cards)
        return plt::Message(
            PLT_TR("A shoe is written as its cards, two letters each, then a comma and the money."));
    auto sorted = *cards;
    auto whole = plt::freshDecks(decks);
    std::sort(sorted.begin(), sorted.end());
    std::sort(whole.begin(), whole.end());
    if (sorted != whole) return plt::Message(PLT_TR("A shoe holds every card four times."));
    const auto money = plt::readNumber<std::int64_t>(parts[1], -mostMoney, mostMoney);
    if (!money) return plt::Message(PLT_TR("The money of a shoe is a whole number of dollars."));
    return Start{*cards, *money};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text.size() == 1) {
        const auto action = actionLetters.find(text[0]);
        if (action != std::string_view::npos) return Move::play(static_cast<Action>(action));
    }
    if (text.starts_with('b')) {
        const auto bet = plt::readNumber(text.substr(1), smallestBet, largestBet);
        if (bet && *bet % betStep == 0) return Move::deal(*bet);
    }
    return plt::Message(
        PLT_TR("A move is written b and an even bet, or h, s, d or p for hit, stand, double or split."));
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return plt::writeCards(start.shoe);
}

plt::Message Rules::describe(const Options& /*options*/) {
    return PLT_TR("Four decks, dealer stands on 17");
}

}  // namespace blackjack
