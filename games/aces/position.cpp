// SPDX-License-Identifier: MIT
#include "aces/position.h"

#include "common/rules/random.h"

#include <algorithm>

namespace aces {

namespace {

/// Random words for the key (Zobrist 1970).
struct Words {
    std::array<std::array<std::array<std::uint64_t, 52>, maxColumn>, columnCount> cards;
    std::array<std::array<std::array<std::array<std::uint64_t, 15>, plt::suitCount>, maxColumn + 1>,
               columnCount>
        ghosts;
    std::array<std::uint64_t, 53> dealt;

    Words() {
        plt::Random random(1);
        for (auto& column : cards)
            for (auto& level : column)
                for (auto& word : level) word = random.next();
        for (auto& column : ghosts)
            for (auto& level : column)
                for (auto& suit : level)
                    for (auto& word : suit) word = random.next();
        for (auto& word : dealt) word = random.next();
    }
};

const Words& words() {
    static const Words table;
    return table;
}

}  // namespace

Position::Deck::Deck(const State& state) : size(static_cast<int>(state.deck.size())) {
    for (std::size_t number = 0; number < state.deck.size(); ++number) {
        suits[number] = static_cast<std::uint8_t>(state.deck[number].suit);
        heights[number] = static_cast<std::uint8_t>(height(state.deck[number]));
    }
}

Position::Position(const State& state) : dealt_(static_cast<std::uint8_t>(state.dealt)) {
    for (int column = 0; column < columnCount; ++column) {
        const auto& cards = state.column(column);
        std::copy(cards.begin(), cards.end(), cards_[at(column)].begin());
        counts_[at(column)] = static_cast<std::uint8_t>(cards.size());
    }
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
        if (count(column) != 1 || deck.heights[at(bottom(column))] != aceHeight) return false;
    }
    return true;
}

std::uint64_t Position::key() const {
    const auto& table = words();
    std::uint64_t key = table.dealt[dealt_];
    for (std::size_t column = 0; column < columnCount; ++column) {
        for (std::size_t level = 0; level <= counts_[column]; ++level) {
            if (level < counts_[column]) key ^= table.cards[column][level][cards_[column][level]];
            for (std::size_t suit = 0; suit < plt::suitCount; ++suit) {
                const auto ghost = ghosts_[column][level][suit];
                if (ghost != 0) key ^= table.ghosts[column][level][suit][ghost];
            }
        }
    }
    return key;
}

std::array<std::uint8_t, plt::suitCount> Position::highestOpen(const Deck& deck) const {
    Heights highest{};
    for (std::size_t column = 0; column < columnCount; ++column) {
        const std::size_t level = counts_[column];
        for (std::size_t suit = 0; suit < plt::suitCount; ++suit)
            highest[suit] = std::max(highest[suit], ghosts_[column][level][suit]);
        if (level == 0) continue;
        const std::size_t number = cards_[column][level - 1];
        auto& best = highest[deck.suits[number]];
        best = std::max(best, deck.heights[number]);
    }
    return highest;
}

std::array<std::uint32_t, plt::suitCount> Position::present(const Deck& deck) const {
    std::array<std::uint32_t, plt::suitCount> bits{};
    const auto add = [&](std::size_t number) { bits[deck.suits[number]] |= 1U << deck.heights[number]; };
    for (std::size_t column = 0; column < columnCount; ++column)
        for (std::size_t level = 0; level < counts_[column]; ++level) add(cards_[column][level]);
    for (int number = dealt_; number < deck.size; ++number) add(at(number));
    return bits;
}

void Position::removeWithGhost(const Deck& deck, int column) {
    const std::size_t number = at(bottom(column));
    auto& levels = ghosts_[at(column)];
    const std::size_t level = counts_[at(column)]--;
    for (std::size_t suit = 0; suit < plt::suitCount; ++suit) {
        levels[level - 1][suit] = std::max(levels[level - 1][suit], levels[level][suit]);
        levels[level][suit] = 0;
    }
    auto& ghost = levels[level - 1][deck.suits[number]];
    ghost = std::max(ghost, deck.heights[number]);
}

void Position::shift(int column, int target) {
    // What lay on the card must be gone before it moves, and the target must really be empty.
    ghosts_[at(column)][counts_[at(column)]] = {};
    ghosts_[at(target)][0] = {};
    cards_[at(target)][0] = cards_[at(column)][--counts_[at(column)]];
    counts_[at(target)] = 1;
}

void Position::dealFour() {
    for (std::size_t column = 0; column < columnCount; ++column) cards_[column][counts_[column]++] = dealt_++;
}

void Position::spreadGhosts() {
    Heights open{};
    for (std::size_t column = 0; column < columnCount; ++column)
        for (std::size_t suit = 0; suit < plt::suitCount; ++suit)
            open[suit] = std::max(open[suit], ghosts_[column][counts_[column]][suit]);
    for (std::size_t column = 0; column < columnCount; ++column)
        if (counts_[column] == 0) ghosts_[column][0] = open;
}

void Position::dropUselessGhosts(const Deck& deck) {
    const auto cards = present(deck);
    for (std::size_t column = 0; column < columnCount; ++column) {
        for (std::size_t level = 0; level <= counts_[column]; ++level) {
            for (std::size_t suit = 0; suit < plt::suitCount; ++suit) {
                auto& ghost = ghosts_[column][level][suit];
                if ((cards[suit] & ((1U << ghost) - 1U)) == 0) ghost = 0;
            }
        }
    }
}

}  // namespace aces
