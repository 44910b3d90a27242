// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// Suits in the order of a new deck.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
constexpr int suitCount = 4;

/// Rank 1 .. 13: ace, 2 .. 10, jack, queen, king. Each game decides whether an ace is high.
using Rank = std::uint8_t;
constexpr Rank ace = 1;
constexpr Rank jack = 11;
constexpr Rank queen = 12;
constexpr Rank king = 13;
constexpr int rankCount = 13;

constexpr bool isRed(Suit suit) {
    return suit == Suit::hearts || suit == Suit::diamonds;
}

/// A playing card in the rules. Games with several decks distinguish equal cards by their position in the
/// shuffled deck (their number), not by the card.
struct Card {
    Rank rank = ace;
    Suit suit = Suit::spades;

    auto operator<=>(const Card&) const = default;

    /// Returns 0 .. 51: spades from ace to king, then hearts, diamonds, clubs.
    constexpr int index() const { return static_cast<int>(suit) * rankCount + rank - 1; }
    /// Returns the card with this index(), 0 .. 51.
    static constexpr Card fromIndex(int index) {
        return {static_cast<Rank>(index % rankCount + 1), static_cast<Suit>(index / rankCount)};
    }

    /// Returns two letters: rank `A23456789TJQK`, suit `SHDC`.
    std::string text() const { return {rankLetters[rank - 1U], suitLetters[static_cast<std::size_t>(suit)]}; }
    /// Parses a text of exactly two letters; nothing if it is no card.
    static constexpr std::optional<Card> fromText(std::string_view text) {
        if (text.size() != 2) return std::nullopt;
        const auto rank = rankLetters.find(text[0]);
        const auto suit = suitLetters.find(text[1]);
        if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
        return Card{static_cast<Rank>(rank + 1), static_cast<Suit>(suit)};
    }

    static constexpr std::string_view rankLetters = "A23456789TJQK";
    static constexpr std::string_view suitLetters = "SHDC";
};

/// Returns the index of a card and the sign of its suit for the player, in UTF-8 ("10♥").
inline std::string printedIndex(Card card) {
    constexpr std::array<std::string_view, suitCount> signs{"♠", "♥", "♦", "♣"};
    std::string index = card.rank == 10 ? std::string("10") : card.text().substr(0, 1);
    return index += signs[static_cast<std::size_t>(card.suit)];
}

/// Returns `decks` complete decks in succession, each in the order of Card::index().
inline std::vector<Card> freshDecks(int decks = 1) {
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(decks) * 52);
    for (int deck = 0; deck < decks; ++deck)
        for (int index = 0; index < 52; ++index) cards.push_back(Card::fromIndex(index));
    return cards;
}

/// Writes cards in succession without separators.
inline std::string writeCards(const std::vector<Card>& cards) {
    std::string out;
    for (const auto& card : cards) out += card.text();
    return out;
}

/// Reads the format of writeCards(); nothing if the text is malformed.
inline std::optional<std::vector<Card>> readCards(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::vector<Card> cards;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto card = Card::fromText(text.substr(i, 2));
        if (!card) return std::nullopt;
        cards.push_back(*card);
    }
    return cards;
}

/// Returns true for the cards of so many complete decks, in any order.
inline bool areWholeDecks(std::vector<Card> cards, int decks = 1) {
    auto whole = freshDecks(decks);
    std::sort(whole.begin(), whole.end());
    std::sort(cards.begin(), cards.end());
    return cards == whole;
}

/// The text form of a card (text_form.h): two letters.
struct CardForm {
    using Value = Card;
    std::string write(Card card) const { return card.text(); }
    std::optional<Card> read(std::string_view text) const { return Card::fromText(text); }
};

/// The text form of cards (text_form.h), in succession without separators.
struct CardsForm {
    using Value = std::vector<Card>;
    std::string write(const Value& cards) const { return writeCards(cards); }
    std::optional<Value> read(std::string_view text) const { return readCards(text); }
};

}  // namespace plt
