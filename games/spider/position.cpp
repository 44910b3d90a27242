// SPDX-License-Identifier: MIT
#include "spider/position.h"

#include <algorithm>

namespace spider {

namespace {

/// What counts how much for the promise of a position.
constexpr int worthSuit = 200;      ///< a complete suit
constexpr int worthEmpty = 25;      ///< an empty column
constexpr int worthFaceDown = -12;  ///< a card that lies face down
constexpr int worthRun = 10;        ///< a pair in order and of one suit
constexpr int worthDisorder = -4;   ///< a pair out of order; one in order but of two suits counts nothing
constexpr int worthKing = 8;        ///< a king at the head of a column

std::uint8_t packed(plt::Card card) {
    return static_cast<std::uint8_t>((static_cast<unsigned>(card.suit) << 4U) | card.rank);
}

/// The last step of SplitMix64.
std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

}  // namespace

Position::Stock::Stock(const State& state) : overGaps(state.options.dealOverGaps) {
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number)
        cards.push_back(packed(state.card(number)));
}

Position::Position(const State& state) : completed_(static_cast<std::uint8_t>(state.completed.size())) {
    std::size_t place = 0;
    for (int column = 0; column < columnCount; ++column) {
        for (const int number : state.column(column).cards) cards_[place++] = packed(state.card(number));
        starts_[at(column + 1)] = static_cast<std::uint8_t>(place);
        faceDown_[at(column)] = static_cast<std::uint8_t>(state.column(column).faceDown);
    }
    for (int column = 0; column < columnCount; ++column) look(column);
}

bool Position::canDeal(const Stock& stock) const {
    if (!hasStock(stock)) return false;
    for (int column = 0; column < columnCount && !stock.overGaps; ++column)
        if (height(column) == 0) return false;
    return true;
}

bool Position::canMove(int from, int count, int to) const {
    if (from == to || count > run(from)) return false;
    if (height(to) == 0) return true;
    return rankOf(cardAt(to, height(to) - 1)) == rankOf(cardAt(from, height(from) - count)) + 1;
}

bool Position::isIdle(int from, int count, int to) const {
    if (height(to) == 0) return count == height(from);
    return count < run(from) && cardAt(to, height(to) - 1) == cardAt(from, height(from) - count - 1) &&
           run(to) <= run(from) - count;
}

void Position::move(int from, int count, int to) {
    std::array<std::uint8_t, plt::rankCount> moved{};
    const auto cards = cards_.begin();
    const auto first = cards + starts_[at(from + 1)] - count;
    std::copy(first, first + count, moved.begin());
    if (from < to) {
        const auto end = std::copy(first + count, cards + starts_[at(to + 1)], first);
        std::copy_n(moved.begin(), count, end);
        for (int column = from + 1; column <= to; ++column)
            starts_[at(column)] = static_cast<std::uint8_t>(starts_[at(column)] - count);
    } else {
        const auto gap = cards + starts_[at(to + 1)];
        std::copy_backward(gap, first, first + count);
        std::copy_n(moved.begin(), count, gap);
        for (int column = to + 1; column <= from; ++column)
            starts_[at(column)] = static_cast<std::uint8_t>(starts_[at(column)] + count);
    }
    look(from);
    look(to);
    settle();
}

void Position::deal(const Stock& stock) {
    std::array<std::uint8_t, cardCount> next{};
    std::size_t place = 0;
    for (int column = 0; column < columnCount; ++column) {
        const int cards = height(column);
        const auto begin = cards_.begin() + starts_[at(column)];
        std::copy_n(begin, cards, next.begin() + static_cast<std::ptrdiff_t>(place));
        starts_[at(column)] = static_cast<std::uint8_t>(place);
        place += at(cards);
        next[place++] = stock.cards[at(dealt_++)];
    }
    starts_[columnCount] = static_cast<std::uint8_t>(place);
    cards_ = next;
    for (int column = 0; column < columnCount; ++column) look(column);
    settle();
}

void Position::settle() {
    for (int column = 0; column < columnCount; ++column) {
        if (run(column) < plt::rankCount || rankOf(cardAt(column, height(column) - 1)) != plt::ace) continue;
        const auto end = cards_.begin() + starts_[at(column + 1)];
        std::copy(end, cards_.begin() + starts_[columnCount], end - plt::rankCount);
        for (int later = column + 1; later <= columnCount; ++later)
            starts_[at(later)] = static_cast<std::uint8_t>(starts_[at(later)] - plt::rankCount);
        ++completed_;
        look(column);
    }
}

void Position::look(int column) {
    const int cards = height(column);
    auto& down = faceDown_[at(column)];
    down = static_cast<std::uint8_t>(std::min<int>(down, std::max(0, cards - 1)));
    const auto* card = cards_.data() + starts_[at(column)];
    std::uint64_t key = 0x9e3779b97f4a7c15ULL + down;
    int value = cards == 0 ? worthEmpty : worthFaceDown * down;
    int run = cards == 0 ? 0 : 1;
    for (int place = 0; place < cards; ++place) {
        key = (key ^ card[place]) * 0x100000001b3ULL;
        key ^= key >> 29U;
        if (place == 0) {
            if (rankOf(card[0]) == plt::king) value += worthKing;
            continue;
        }
        if (card[place - 1] == card[place] + 1) {
            value += worthRun;
            run = place - 1 >= down ? run + 1 : 1;
        } else {
            if (rankOf(card[place - 1]) != rankOf(card[place]) + 1) value += worthDisorder;
            run = 1;
        }
    }
    runs_[at(column)] = static_cast<std::uint8_t>(run);
    values_[at(column)] = static_cast<std::int16_t>(value);
    keys_[at(column)] = mixed(key);
}

int Position::value() const {
    int sum = worthSuit * completed_;
    for (const int value : values_) sum += value;
    return sum;
}

std::uint64_t Position::key() const {
    std::uint64_t key = dealt_;
    for (const auto column : keys_) key += column;
    return mixed(key);
}

std::uint64_t Position::orderedKey() const {
    std::uint64_t key = dealt_;
    for (const auto column : keys_) key = mixed(key + column);
    return key;
}

}  // namespace spider
