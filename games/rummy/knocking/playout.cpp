// SPDX-License-Identifier: MIT
#include "rummy/knocking/playout.h"

#include "rummy/knocking/by_count.h"
#include "rummy/melding/deadwood.h"

namespace rummy {

namespace {

/// A limit, because two players who take each other's discards would never end.
constexpr int maximumTurns = 60;

}  // namespace

int pointsOfKnock(int seat, CardSet kept, CardSet others) {
    const int own = looseCount(kept);
    const int other =
        own == 0 ? looseCount(others) : looseCountAfterLayingOff(others, minimumDeadwood(kept).sets);
    const int points = pointsOfKnock(own, other);
    return seat == 0 ? points : -points;
}

void Playout::draw() {
    hands.at(toMove).add(stock.back());
    stock.pop_back();
    gone.add(top);
}

void Playout::take() {
    hands.at(toMove).add(top);
    gone.remove(top);
}

void Playout::discard(plt::Card card) {
    hands.at(toMove).remove(card);
    top = card;
    toMove = 1 - toMove;
}

int Playout::play() {
    constexpr int drawn = 11;
    for (int turn = 0; turn < maximumTurns; ++turn) {
        const auto seat = static_cast<std::size_t>(toMove);
        auto& hand = hands[seat];
        if (hand.size() < drawn) {
            if (stock.size() <= minimumStock) return 0;
            if (shouldTakeByCount(hand, top))
                take();
            else
                draw();
        }
        if (const auto card = discardForKnock(hand))
            return pointsOfKnock(toMove, hand.without(*card), hands[1 - seat]);
        discard(discardByCount(hand, gone));
    }
    return 0;
}

}  // namespace rummy
