// SPDX-License-Identifier: MIT
#include "spider/solver/position.h"

#include <algorithm>

namespace spider {

namespace {

std::uint8_t packed(plt::Card card) {
    return static_cast<std::uint8_t>((static_cast<unsigned>(card.suit) << 4U) | card.rank);
}

/// The last step of SplitMix64.
std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// The key of a column is computed card by card, starting from its number of face-down cards.
std::uint64_t chainOf(int faceDown) {
    return 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(faceDown);
}

std::uint64_t chained(std::uint64_t chain, std::uint8_t card) {
    chain = (chain ^ card) * 0x100000001b3ULL;
    return chain ^ (chain >> 29U);
}

}  // namespace

Position::Stock::Stock(const State& state) : overGaps(state.options.dealOverGaps) {
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number)
        cards.push_back(packed(state.card(number)));
}

Position::Position(const State& state, const Weights& weights)
    : weights_(&weights), completed_(static_cast<std::uint8_t>(state.completed.size())) {
    std::size_t place = 0;
    for (int column = 0; column < columnCount; ++column) {
        for (const int number : state.column(column).cards) cards_[place++] = packed(state.card(number));
        starts_[at(column + 1)] = static_cast<std::uint8_t>(place);
        faceDown_[at(column)] = static_cast<std::uint8_t>(state.column(column).faceDown);
    }
    for (int column = 0; column < columnCount; ++column) updateColumn(column);
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
    updateColumn(from);
    updateColumn(to);
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
    for (int column = 0; column < columnCount; ++column) updateColumn(column);
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
        updateColumn(column);
    }
}

int Position::valueOfPair(int upper, int lower) const {
    if (upper == lower + 1) return weights_->run;
    return rankOf(upper) == rankOf(lower) + 1 ? weights_->order : weights_->disorder;
}

void Position::updateColumn(int column) {
    const int cards = height(column);
    auto& down = faceDown_[at(column)];
    down = static_cast<std::uint8_t>(std::min<int>(down, std::max(0, cards - 1)));
    const auto* card = cards_.data() + starts_[at(column)];
    std::uint64_t chain = chainOf(down);
    int value = cards == 0 ? weights_->empty : weights_->faceDown * down;
    int run = cards == 0 ? 0 : 1;
    int pairs = 0;
    for (int place = 0; place < cards; ++place) {
        chain = chained(chain, card[place]);
        if (place == 0) {
            if (rankOf(card[0]) == plt::king) value += weights_->king;
            continue;
        }
        value += valueOfPair(card[place - 1], card[place]);
        const bool joined = card[place - 1] == card[place] + 1;
        pairs += joined ? 1 : 0;
        run = joined && place - 1 >= down ? run + 1 : 1;
    }
    pairs_[at(column)] = static_cast<std::uint8_t>(pairs);
    runs_[at(column)] = static_cast<std::uint8_t>(run);
    values_[at(column)] = static_cast<std::int16_t>(value);
    chains_[at(column)] = chain;
    keys_[at(column)] = mixed(chain);
}

int Position::value() const {
    int sum = weights_->suit * completed_;
    for (const int value : values_) sum += value;
    return sum;
}

int Position::pairsToMake() const {
    int pairs = (suitsToComplete - completed_) * (plt::rankCount - 1);
    for (const int made : pairs_) pairs -= made;
    return pairs;
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

Position::Preview::Preview(const Position& position, int from, int count)
    : position_(position), from_(from), count_(count) {
    const int rest = position.height(from) - count;
    const auto* card = position.cards_.data() + position.starts_[at(from)];
    const auto& weights = *position.weights_;
    const int down = position.faceDown_[at(from)];
    const int newDown = std::min(down, std::max(0, rest - 1));
    auto chain = chainOf(newDown);
    for (int place = 0; place < rest; ++place) chain = chained(chain, card[place]);
    restKey_ = mixed(chain);
    restValue_ = rest == 0 ? weights.empty
                           : position.values_[at(from)] - weights.run * (count - 1) -
                                 position.valueOfPair(card[rest - 1], card[rest]) +
                                 weights.faceDown * (newDown - down);
    keyOfOthers_ = position.dealt_ + restKey_ - position.keys_[at(from)];
    for (const auto key : position.keys_) keyOfOthers_ += key;
    restPairs_ = position.pairsToMake() + (rest > 0 && card[rest - 1] == card[rest] + 1 ? 1 : 0);
    valueOfOthers_ = position.value() + restValue_ - position.values_[at(from)];
}

bool Position::Preview::evaluate(int to) {
    const auto& weights = *position_.weights_;
    const auto* moved = position_.cards_.data() + position_.starts_[at(from_ + 1)] - count_;
    const int cards = position_.height(to);
    to_ = to;
    int value = weights.run * (count_ - 1);
    pairsToMake_ = restPairs_;
    auto chain = cards == 0 ? chainOf(0) : position_.chains_[at(to)];
    if (cards == 0) {
        if (rankOf(moved[0]) == plt::king) value += weights.king;
    } else {
        const int target = position_.cardAt(to, cards - 1);
        const bool joins = target == moved[0] + 1;
        if (joins && position_.run(to) + count_ >= plt::rankCount && rankOf(moved[count_ - 1]) == plt::ace)
            return false;
        pairsToMake_ -= joins ? 1 : 0;
        value += position_.values_[at(to)] + position_.valueOfPair(target, moved[0]);
    }
    for (int i = 0; i < count_; ++i) chain = chained(chain, moved[i]);
    targetKey_ = mixed(chain);
    value_ = valueOfOthers_ - position_.values_[at(to)] + value;
    return true;
}

std::uint64_t Position::Preview::key() const {
    return mixed(keyOfOthers_ - position_.keys_[at(to_)] + targetKey_);
}

std::uint64_t Position::Preview::orderedKey() const {
    std::uint64_t key = position_.dealt_;
    for (int column = 0; column < columnCount; ++column)
        key = mixed(key + (column == from_ ? restKey_
                           : column == to_ ? targetKey_
                                           : position_.keys_[at(column)]));
    return key;
}

}  // namespace spider
