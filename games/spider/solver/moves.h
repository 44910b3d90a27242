// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"
#include "spider/solver/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace spider {

/// Selects the moves of a position to generate.
enum class Choice {
    /// every move, except that of a whole column to an empty one where the order of columns does not matter
    all,
    useful,  ///< only one of several empty columns, and no move that is Position::isIdle()
};

/// The successor of a position. Its value and key are known at once; the position itself is only made on
/// demand.
class Successor {
  public:
    Successor(const Position& before, const Position::Stock& stock, Move move)
        : before_(before), stock_(stock), move_(move) {}

    const Move& move() const { return move_; }
    Position position() const {
        Position next = before_;
        if (move_.isDeal()) {
            next.deal(stock_);
        } else {
            next.move(move_.from, move_.count, move_.to);
        }
        return next;
    }
    int value = 0;
    int pairsToMake = 0;
    std::uint64_t key = 0;

  private:
    const Position& before_;
    const Position::Stock& stock_;
    Move move_;
};

/// Calls visit(successor) for every move, the deal last. With `ordered`, keys depend on the order of the
/// columns.
template <class Visit>
void eachMove(const Position& position, const Position::Stock& stock, Choice choice, bool ordered,
              const Visit& visit) {
    const auto call = [&](const Move& move, Position::Preview* preview) {
        Successor successor(position, stock, move);
        if (preview != nullptr && preview->evaluate(move.to)) {
            successor.value = preview->value();
            successor.pairsToMake = preview->pairsToMake();
            successor.key = ordered ? preview->orderedKey() : preview->key();
        } else {
            const auto next = successor.position();
            successor.value = next.value();
            successor.pairsToMake = next.pairsToMake();
            successor.key = ordered ? next.orderedKey() : next.key();
        }
        visit(successor);
    };
    for (int from = 0; from < columnCount; ++from) {
        std::array<std::optional<Position::Preview>, plt::rankCount + 1> previews;
        const auto tryMove = [&](int count, int to, bool isEmpty) {
            if (choice == Choice::all ? isEmpty && count == position.height(from) && !position.hasStock(stock)
                                      : position.isIdle(from, count, to))
                return;
            auto& preview = previews[count];
            if (!preview) preview.emplace(position, from, count);
            call({from, count, to}, &*preview);
        };
        bool triedEmpty = false;
        for (int to = 0; to < columnCount; ++to) {
            if (to == from || position.height(from) == 0) continue;
            if (position.height(to) > 0) {
                const int count = position.countFor(from, to);
                if (count >= 1 && count <= position.run(from)) tryMove(count, to, false);
                continue;
            }
            if (triedEmpty && choice == Choice::useful) continue;
            triedEmpty = true;
            for (int count = 1; count <= position.run(from); ++count) tryMove(count, to, true);
        }
    }
    if (position.canDeal(stock)) call(Move::deal(), nullptr);
}

}  // namespace spider
