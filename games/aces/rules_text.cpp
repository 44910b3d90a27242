// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "common/rules/text.h"

#include <algorithm>

namespace aces {

std::string Rules::write(const Options& options) {
    return options.winnableOnly ? "winnable" : "any";
}

std::string Rules::write(const Start& start) {
    return plt::writeCards(start.deck);
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::write(const Move& move) {
    switch (move.kind) {
        case Move::Kind::deal:
            return "d";
        case Move::Kind::remove:
            return 'x' + std::to_string(move.column + 1);
        case Move::Kind::shift:
            break;
    }
    return std::to_string(move.column + 1) + '-' + std::to_string(move.target + 1);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text == "any") return Options{false};
    if (text == "winnable") return Options{true};
    return plt::Message(PLT_TR("Options of Aces are \"any\" or \"winnable\"."));
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    const auto cards = plt::readCards(text);
    if (!cards)
        return plt::Message(PLT_TR("A deck is written as 52 cards of two letters, for example ASTH2D."));
    auto sorted = *cards;
    auto whole = plt::freshDecks();
    std::sort(sorted.begin(), sorted.end());
    std::sort(whole.begin(), whole.end());
    if (sorted != whole) return plt::Message(PLT_TR("Every card of the deck must be there exactly once."));
    return Start{*cards};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    const auto column = [](std::string_view digit) { return plt::readNumber(digit, 1, columnCount); };
    if (text == "d") return Move::deal();
    if (text.starts_with('x')) {
        if (const auto from = column(text.substr(1))) return Move::remove(*from - 1);
    }
    const auto parts = plt::split(text, '-');
    if (parts.size() == 2) {
        const auto from = column(parts[0]);
        const auto to = column(parts[1]);
        if (from && to) return Move::shift(*from - 1, *to - 1);
    }
    return plt::Message(PLT_TR("A move is written as d (deal), x3 (remove from column 3) or 3-1 (move)."));
}

plt::Message Rules::describe(const Options& options) {
    return options.winnableOnly ? plt::Message(PLT_TR("Winnable deals only"))
                                : plt::Message(PLT_TR("Any deal"));
}

}  // namespace aces
