// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "crazy-8s/rules.h"

#include <algorithm>
#include <limits>

namespace crazy_8s {

namespace {

namespace form = plt::form;

struct Table {
    int players = 2;
    int handSize = fewCards;
};
constexpr auto tableText =
    form::fields<Table>('x', form::field(&Table::players, form::number(2, mostPlayers)),
                        form::field(&Table::handSize, form::number(fewCards, manyCards)));
constexpr std::string_view turnOverWord = "turnover";
constexpr std::string_view limitWord = "limit";
constexpr std::string_view twosWord = "twos";
constexpr std::string_view queensWord = "queens";
constexpr std::string_view acesWord = "aces";
constexpr std::string_view drawWord = "draw";
constexpr std::string_view passWord = "pass";
constexpr std::string_view dealWord = "deal";

const plt::Message badStart = PLT_TR("These cards do not make a game of Crazy 8s with these options.");

bool needsLuck(const Options& options) {
    return options.house.turnOver || !options.match.isSingle();
}

bool isWholeDeck(std::vector<plt::Card> cards) {
    std::sort(cards.begin(), cards.end(),
              [](plt::Card one, plt::Card other) { return one.index() < other.index(); });
    return cards == plt::freshDecks();
}

/// A sentence for a set of house rules, which are too many to be told one by one.
bool hasHouseRules(const Options& options) {
    return !(options.house == HouseRules{});
}

}  // namespace

std::string Rules::write(const Options& options) {
    std::string text = tableText.write({options.players, options.handSize});
    const auto append = [&text](std::string_view word) { (text += '-') += word; };
    if (options.house.turnOver) append(turnOverWord);
    if (options.house.drawLimit > 0) {
        append(limitWord);
        text += std::to_string(options.house.drawLimit);
    }
    if (options.house.drawTwo) append(twosWord);
    if (options.house.skipOnQueen) append(queensWord);
    if (options.house.reverseOnAce) append(acesWord);
    if (!options.match.isSingle()) append(options.match.text());
    return text;
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    const plt::Message bad = PLT_TR("These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).");
    const auto words = plt::split(text, '-');
    const auto table = tableText.read(words.front());
    if (!table || (table->handSize != fewCards && table->handSize != manyCards)) return bad;
    Options options;
    options.players = table->players;
    options.handSize = table->handSize;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto word = words[i];
        if (word == turnOverWord) {
            options.house.turnOver = true;
        } else if (word.starts_with(limitWord)) {
            const auto limit = plt::readNumber(word.substr(limitWord.size()), 1, mostDraws);
            if (!limit) return bad;
            options.house.drawLimit = *limit;
        } else if (word == twosWord) {
            options.house.drawTwo = true;
        } else if (word == queensWord) {
            options.house.skipOnQueen = true;
        } else if (word == acesWord) {
            options.house.reverseOnAce = true;
        } else {
            const auto match = plt::MatchLength::fromText(word);
            if (!match || match->isSingle()) return bad;
            options.match = *match;
        }
    }
    // Each word once, and in its place.
    if (write(options) != text) return bad;
    return options;
}

std::string Rules::write(const Start& start) {
    std::string text = plt::writeCards(start.deck);
    if (start.luck != 0) (text += '.') += std::to_string(start.luck);
    return text;
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto parts = plt::split(text, '.');
    const auto deck = plt::readCards(parts.front());
    if (!deck || !isWholeDeck(*deck) || parts.size() != (needsLuck(options) ? 2U : 1U)) return badStart;
    const auto first = static_cast<std::size_t>(options.players) * static_cast<std::size_t>(options.handSize);
    if ((*deck)[first].rank == eight) return plt::Message(PLT_TR("The first discard cannot be an eight."));
    Start start{*deck};
    if (needsLuck(options)) {
        constexpr auto most = static_cast<std::uint32_t>(std::numeric_limits<int>::max());
        const auto luck = plt::readNumber<std::uint32_t>(parts[1], 1, most);
        if (!luck) return badStart;
        start.luck = *luck;
    }
    return start;
}

std::string Rules::write(const Move& move) {
    switch (move.what) {
        case Move::What::discard:
            return move.card.text();
        case Move::What::name:
            return {plt::Card::suitLetters[static_cast<std::size_t>(move.suit)]};
        case Move::What::pass:
            return std::string(passWord);
        case Move::What::deal:
            return std::string(dealWord);
        case Move::What::draw:
            break;
    }
    return std::string(drawWord);
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == drawWord) return Move::draw();
    if (text == passWord) return Move::pass();
    if (text == dealWord) return Move::deal();
    if (const auto card = plt::Card::fromText(text)) return Move::discard(*card);
    const auto suit = text.size() == 1 ? plt::Card::suitLetters.find(text[0]) : std::string_view::npos;
    if (suit != std::string_view::npos) return Move::name(static_cast<plt::Suit>(suit));
    return plt::Message(PLT_TR("A move is a card such as 7H, a suit such as H, or draw, pass, deal."));
}

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
