// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/rules/text.h"
#include "spider/rules.h"

#include <algorithm>

namespace spider {

std::string Rules::write(const Options& options) {
    std::string text = std::to_string(options.suits);
    if (options.winnableOnly) text += "-winnable";
    if (options.dealOverGaps) text += "-gaps";
    return text;
}

std::string Rules::write(const Start& start) {
    return plt::writeCards(start.deck);
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::write(const Move& move) {
    if (move.isDeal()) return "d";
    return std::to_string(move.from + 1) + '.' + std::to_string(move.count) + '-' +
           std::to_string(move.to + 1);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    for (const int suits : {1, 2, 4}) {
        for (const bool winnable : {false, true}) {
            for (const bool gaps : {false, true}) {
                const Options options{suits, winnable, gaps};
                if (write(options) == text) return options;
            }
        }
    }
    return plt::Message(
        PLT_TR("Options of Spider are the number of suits (1, 2 or 4), then -winnable and -gaps if wanted."));
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto cards = plt::readCards(text);
    if (!cards || cards->size() != cardCount)
        return plt::Message(
            PLT_TR("A deal of Spider is written as 104 cards of two letters, for example KS7H."));
    auto sorted = *cards;
    auto whole = deal({options.suits, false, false}, 0).deck;
    std::sort(sorted.begin(), sorted.end());
    std::sort(whole.begin(), whole.end());
    if (sorted != whole) {
        return plt::Message(PLT_TR_N("These are not the cards of a game with %Ln suits.",
                                     "These are not the cards of a game with one suit."),
                            options.suits);
    }
    return Start{*cards};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == "d") return Move::deal();
    const auto ends = plt::split(text, '-');
    if (ends.size() == 2) {
        const auto source = plt::split(ends[0], '.');
        if (source.size() == 2) {
            const auto from = plt::readNumber(source[0], 1, columnCount);
            const auto count = plt::readNumber(source[1], 1, plt::rankCount);
            const auto to = plt::readNumber(ends[1], 1, columnCount);
            if (from && count && to) return Move{*from - 1, *count, *to - 1};
        }
    }
    return plt::Message(
        PLT_TR("A move is written as d (deal) or as 2.3-5 (three cards of column 2 to column 5)."));
}

plt::Message Rules::describe(const Options& options) {
    if (options.winnableOnly && options.dealOverGaps)
        return {PLT_TR_N("%Ln suits, winnable, dealing over gaps", "1 suit, winnable, dealing over gaps"),
                options.suits};
    if (options.winnableOnly) return {PLT_TR_N("%Ln suits, winnable", "1 suit, winnable"), options.suits};
    if (options.dealOverGaps)
        return {PLT_TR_N("%Ln suits, dealing over gaps", "1 suit, dealing over gaps"), options.suits};
    return {PLT_TR_N("%Ln suits", "1 suit"), options.suits};
}

}  // namespace spider
