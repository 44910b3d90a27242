// SPDX-License-Identifier: MIT
#include "spider/solver/script.h"

#include <algorithm>
#include <limits>

namespace spider {

namespace {

constexpr std::size_t nothing = std::numeric_limits<std::size_t>::max();

/// Maximum distance searched between two steps that only exist for each other.
constexpr std::size_t farthestPartner = 40;

}  // namespace

Script::Script(const State& state, const std::vector<Move>& way) : state_(state) {
    read(way);
}

void Script::read(const std::vector<Move>& way) {
    way_ = way;
    steps_.clear();
    desks_.clear();
    Desk desk;
    desk.columns.fill(none);
    for (int column = 0; column < columnCount; ++column) {
        const auto& cards = state_.column(column).cards;
        std::copy(cards.begin(), cards.end(), desk.cards[at(column)].begin());
        desk.heights[at(column)] = static_cast<std::uint8_t>(cards.size());
        desk.faceDown[at(column)] = static_cast<std::uint8_t>(state_.column(column).faceDown);
        for (const int number : cards) desk.columns[at(number)] = static_cast<std::int8_t>(column);
    }
    desk.dealt = state_.dealt;
    desk.left = static_cast<int>(state_.deck.size() - state_.completed.size() * plt::rankCount);
    for (const Move& move : way) {
        Step step{none, none, none};
        if (!move.isDeal()) {
            const auto from = at(move.from);
            step = {desk.cards[from][at(desk.heights[from] - move.count)], top(desk, move.to), move.to};
        }
        steps_.push_back(step);
        desks_.push_back(desk);
        play(desk, move);
    }
    desks_.push_back(desk);
}

bool Script::improve(long& positions, const std::stop_token& stop) {
    bool improved = false;
    for (std::size_t first = 0; first < steps_.size();) {
        if (positions <= 0 || stop.stop_requested()) break;
        if (improveFrom(first, positions))
            improved = true;
        else
            ++first;
    }
    return improved;
}

bool Script::improveFrom(std::size_t first, long& positions) {
    if (steps_[first].head == none) return false;
    if (tryWith(first, {}, first + 1, nothing, positions)) return true;
    for (std::size_t partner = first + 1; partner < std::min(steps_.size(), first + farthestPartner);
         ++partner)
        if (steps_[partner].head != none && tryWith(first, {}, first + 1, partner, positions)) return true;
    const Desk& desk = desks_[first];
    for (int from = 0; from < columnCount; ++from) {
        const int run = runLength(desk, from);
        for (int to = 0; to < columnCount; ++to) {
            for (int count = 1; count <= run; ++count) {
                const Move move{from, count, to};
                if (!canMove(desk, move)) continue;
                // Instead of this step, or before it if that makes two later steps unnecessary.
                if (tryWith(first, {move}, first + 1, nothing, positions)) return true;
                if (tryWith(first, {move}, first, nothing, positions)) return true;
            }
        }
    }
    return false;
}

bool Script::tryWith(std::size_t first, const std::vector<Move>& instead, std::size_t next,
                     std::size_t omitted, long& positions) {
    Desk desk = desks_[first];
    std::vector<Move> way(way_.begin(), way_.begin() + static_cast<std::ptrdiff_t>(first));
    const auto go = [&](const Move& move) {
        --positions;
        way.push_back(move);
        return play(desk, move);
    };
    for (const Move& move : instead)
        if (!go(move)) return false;
    for (std::size_t index = next; index < steps_.size() && desk.left > 0; ++index) {
        if (index == omitted) continue;
        const auto move = moveOf(desk, steps_[index]);
        if (!move) continue;
        if (!go(*move) || way.size() >= way_.size()) return false;
    }
    if (desk.left > 0 || way.size() >= way_.size()) return false;
    read(way);
    return true;
}

int Script::top(const Desk& desk, int column) const {
    const int cards = desk.heights[at(column)];
    return cards == 0 ? none : desk.cards[at(column)][at(cards - 1)];
}

bool Script::continues(int upper, int lower) const {
    return card(upper).suit == card(lower).suit && card(upper).rank == card(lower).rank + 1;
}

int Script::runLength(const Desk& desk, int column) const {
    const auto& cards = desk.cards[at(column)];
    const int height = desk.heights[at(column)];
    if (height == 0) return 0;
    int place = height - 1;
    while (place > desk.faceDown[at(column)] && continues(cards[at(place - 1)], cards[at(place)])) --place;
    return height - place;
}

bool Script::canMove(const Desk& desk, const Move& move) const {
    if (move.from == move.to || move.count < 1 || move.count > runLength(desk, move.from)) return false;
    const int target = top(desk, move.to);
    if (target == none)
        return move.count < desk.heights[at(move.from)] || desk.dealt < static_cast<int>(state_.deck.size());
    const int head = desk.cards[at(move.from)][at(desk.heights[at(move.from)] - move.count)];
    return card(target).rank == card(head).rank + 1;
}

/// Returns false if it is an illegal deal.
bool Script::play(Desk& desk, const Move& move) const {
    if (move.isDeal()) {
        if (desk.dealt >= static_cast<int>(state_.deck.size())) return false;
        for (int column = 0; column < columnCount && !state_.options.dealOverGaps; ++column)
            if (desk.heights[at(column)] == 0) return false;
        for (int column = 0; column < columnCount; ++column) {
            const int number = desk.dealt++;
            desk.cards[at(column)][desk.heights[at(column)]++] = static_cast<std::uint8_t>(number);
            desk.columns[at(number)] = static_cast<std::int8_t>(column);
        }
        for (int column = 0; column < columnCount; ++column) settle(desk, column);
        return true;
    }
    auto& source = desk.cards[at(move.from)];
    auto& target = desk.cards[at(move.to)];
    const int rest = desk.heights[at(move.from)] - move.count;
    for (int place = rest; place < rest + move.count; ++place) {
        const auto number = source[at(place)];
        target[desk.heights[at(move.to)]++] = number;
        desk.columns[number] = static_cast<std::int8_t>(move.to);
    }
    desk.heights[at(move.from)] = static_cast<std::uint8_t>(rest);
    settle(desk, move.from);
    settle(desk, move.to);
    return true;
}

void Script::settle(Desk& desk, int column) const {
    auto& height = desk.heights[at(column)];
    if (height >= plt::rankCount && card(top(desk, column)).rank == plt::ace &&
        runLength(desk, column) >= plt::rankCount) {
        for (int i = 0; i < plt::rankCount; ++i) desk.columns[desk.cards[at(column)][--height]] = none;
        desk.left -= plt::rankCount;
    }
    auto& down = desk.faceDown[at(column)];
    down = static_cast<std::uint8_t>(std::min<int>(down, std::max(0, height - 1)));
}

/// Returns the move of a step, if it is possible and not yet done.
std::optional<Move> Script::moveOf(const Desk& desk, const Step& step) const {
    if (step.head == none) return Move::deal();
    const auto from = desk.columns[at(step.head)];
    if (from == none) return std::nullopt;
    const auto& cards = desk.cards[at(from)];
    const int height = desk.heights[at(from)];
    const int run = runLength(desk, from);
    int place = height - 1;
    while (place > height - run && cards[at(place)] != step.head) --place;
    if (cards[at(place)] != step.head) return std::nullopt;
    const int count = height - place;
    if (step.target != none) {
        const auto to = desk.columns[at(step.target)];
        if (to == none || to == from || top(desk, to) != step.target) return std::nullopt;
        const Move move{from, count, to};
        return canMove(desk, move) ? std::optional(move) : std::nullopt;
    }
    int to = desk.heights[at(step.column)] == 0 ? step.column : none;
    for (int column = 0; column < columnCount && to == none; ++column)
        if (desk.heights[at(column)] == 0) to = column;
    if (to == none || (count == height && desk.dealt >= static_cast<int>(state_.deck.size())))
        return std::nullopt;
    return Move{from, count, to};
}

}  // namespace spider
