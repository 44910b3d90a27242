// SPDX-License-Identifier: MIT
#include "aces/solver/position.h"

#include <algorithm>

namespace aces {

namespace {

constexpr unsigned bitsOfHeight = 4;

/// The last step of SplitMix64.
constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// The Zobrist keys (1970), one for everything that may lie somewhere.
std::uint64_t word(std::uint64_t kind, std::size_t column, std::size_t level, std::uint64_t what) {
    return mixed((kind << 32U | column << 28U | level << 24U | what) + 0x9e3779b97f4a7c15ULL);
}
std::uint64_t cardWord(std::size_t column, std::size_t level, std::uint8_t number) {
    return word(1, column, level, number);
}
std::uint64_t ghostWord(std::size_t column, std::size_t level, std::uint16_t ghosts) {
    return ghosts == 0 ? 0 : word(2, column, level, ghosts);
}
std::uint64_t dealtWord(std::uint8_t dealt) {
    return word(3, 0, 0, dealt);
}

/// Returns for every suit the higher of two ghosts.
std::uint16_t higher(std::uint16_t one, std::uint16_t other) {
    if (one == 0) return other;
    if (other == 0) return one;
    unsigned out = 0;
    for (unsigned mask = 15; mask <= 0xf000U; mask <<= bitsOfHeight)
        out |= std::max(one & mask, other & mask);
    return static_cast<std::uint16_t>(out);
}

}  // namespace

Position::Deck::Deck(const State& state) : size(static_cast<int>(state.deck.size())) {
    for (std::size_t number = 0; number < state.deck.size(); ++number) {
        suits[number] = static_cast<std::uint8_t>(state.deck[number].suit);
        heights[number] = static_cast<std::uint8_t>(height(state.deck[number]));
    }
}

Position::Position(const State& state)
    : key_(dealtWord(static_cast<std::uint8_t>(state.dealt))),
      dealt_(static_cast<std::uint8_t>(state.dealt)) {
    const auto add = [&](int number) {
        const auto card = state.card(number);
        auto& heights = present_[static_cast<std::size_t>(card.suit)];
        heights = static_cast<std::uint16_t>(heights | (1U << static_cast<unsigned>(height(card))));
    };
    for (int column = 0; column < columnCount; ++column) {
        for (const auto number : state.column(column)) {
            put(column, number);
            add(number);
        }
    }
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number) add(number);
}

int Position::left(const Deck& deck) const {
    int cards = stock(deck);
    for (const int n : counts_) cards += n;
    return cards;
}

bool Position::isWon(const Deck& deck) const {
    constexpr std::uint8_t aceHeight = height({plt::ace, plt::Suit::spades});
    if (stock(deck) > 0) return false;
    for (int column = 0; column < columnCount; ++column) {
        if (count(column) != 1 || deck.heights[bottom(column)] != aceHeight) return false;
    }
    return true;
}

void Position::setGhosts(std::size_t column, std::size_t cards, std::uint16_t ghosts) {
    auto& present = ghosts_[column][cards];
    if (present == ghosts) return;
    key_ ^= ghostWord(column, cards, present) ^ ghostWord(column, cards, ghosts);
    present = ghosts;
}

void Position::put(std::size_t column, std::uint8_t number) {
    const std::size_t level = counts_[column]++;
    cards_[column][level] = number;
    key_ ^= cardWord(column, level, number);
}

std::uint8_t Position::take(std::size_t column) {
    const std::size_t level = --counts_[column];
    const auto number = cards_[column][level];
    key_ ^= cardWord(column, level, number);
    return number;
}

Position::OfSuits Position::highestOpen(const Deck& deck) const {
    OfSuits highest{};
    unsigned ghosts = 0;
    for (std::size_t column = 0; column < columnCount; ++column) {
        const std::size_t level = counts_[column];
        ghosts = higher(static_cast<std::uint16_t>(ghosts), ghosts_[column][level]);
        if (level == 0) continue;
        const std::size_t number = cards_[column][level - 1];
        auto& best = highest[deck.suits[number]];
        best = std::max<std::uint16_t>(best, deck.heights[number]);
    }
    for (std::size_t suit = 0; ghosts != 0; ++suit, ghosts >>= bitsOfHeight)
        highest[suit] = std::max(highest[suit], static_cast<std::uint16_t>(ghosts & 15U));
    return highest;
}

void Position::remove(const Deck& deck, int column) {
    const std::size_t number = take(column);
    auto& heights = present_[deck.suits[number]];
    heights = static_cast<std::uint16_t>(heights & ~(1U << deck.heights[number]));
}

void Position::removeWithGhost(const Deck& deck, int column) {
    const std::size_t number = bottom(column);
    const auto ghost = static_cast<std::uint16_t>(static_cast<unsigned>(deck.heights[number])
                                                  << (bitsOfHeight * deck.suits[number]));
    const std::size_t level = counts_[column];
    remove(deck, column);
    const auto onIt = ghosts_[column][level];
    setGhosts(column, level, 0);
    setGhosts(column, level - 1, higher(higher(ghosts_[column][level - 1], onIt), ghost));
}

void Position::shift(int column, int target) {
    // Cards that lay on it must be gone before it moves, and the target must really be empty.
    setGhosts(column, counts_[column], 0);
    setGhosts(target, 0, 0);
    put(target, take(column));
}

void Position::dealFour() {
    key_ ^= dealtWord(dealt_);
    for (std::size_t column = 0; column < columnCount; ++column) put(column, dealt_++);
    key_ ^= dealtWord(dealt_);
}

void Position::spreadGhosts() {
    std::uint16_t open = 0;
    for (std::size_t column = 0; column < columnCount; ++column)
        open = higher(open, ghosts_[column][counts_[column]]);
    for (std::size_t column = 0; column < columnCount; ++column)
        if (counts_[column] == 0) setGhosts(column, 0, open);
}

}  // namespace aces
