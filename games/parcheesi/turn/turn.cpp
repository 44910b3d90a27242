// SPDX-License-Identifier: MIT
#include "parcheesi/turn/turn.h"

#include "parcheesi/turn/endings.h"

#include <utility>

namespace parcheesi {

namespace {

using Kind = Obstacle::Kind;

constexpr std::array<std::array<int, 2>, 2> enteringPairs{{{1, 4}, {2, 3}}};

bool canPayEntry(const Numbers& numbers) {
    if (numbers.has(5)) return true;
    return std::any_of(enteringPairs.begin(), enteringPairs.end(),
                       [&](const auto& pair) { return numbers.has(pair[0]) && numbers.has(pair[1]); });
}

void payEntry(Numbers& numbers) {
    if (numbers.has(5)) return numbers.remove(5);
    for (const auto& pair : enteringPairs) {
        if (!numbers.has(pair[0]) || !numbers.has(pair[1])) continue;
        numbers.remove(pair[0]);
        numbers.remove(pair[1]);
        return;
    }
}

/// Returns true if a pawn of the side stands there.
bool isOwn(const Turn& turn, int square) {
    return countAt(turn.pawns(), progressOn(turn.side, square)) > 0;
}

Obstacle obstacleToEntering(const Turn& turn, const Crowd& crowd, int progress) {
    if (progress == atHome) return {Kind::pawnAtHome};
    if (progress != atStart) return {Kind::pawnOut};
    if (!canPayEntry(turn.left)) return {Kind::noFive};
    if (crowd.isBlockade(entrySquare(turn.side))) return {Kind::entryBlocked};
    return {};
}

Obstacle obstacleToWay(const Turn& turn, const Crowd& crowd, int progress, int number) {
    if (progress == atStart) return {Kind::pawnAtStart};
    if (progress == atHome) return {Kind::pawnAtHome};
    if (!turn.left.has(number)) return {Kind::notAmongNumbers, number};
    const int end = progress + number;
    if (end > atHome) return {Kind::beyondEnd};
    for (int on = progress + 1; on <= end && on < atHome; ++on) {
        if (isOnRing(on)) {
            const int square = ringSquare(turn.side, on);
            if (crowd.isBlockade(square)) return {Kind::ringBlockade, square};
        } else if (countAt(turn.pawns(), on) > 1) {
            return {Kind::homeRowBlockade, on - firstOfHomeRow};
        }
    }
    if (!isOnRing(end)) return {};
    const int square = ringSquare(turn.side, end);
    if (isSafe(square) && crowd.on(square) > 0 && !isOwn(turn, square))
        return {Kind::safeSquareTaken, square};
    return {};
}

}  // namespace

void Numbers::add(int number) {
    auto value = static_cast<std::uint8_t>(number);
    for (auto& place : all_)
        if (place < value) std::swap(place, value);
}

void Numbers::remove(int number) {
    auto* const at = std::find(all_.begin(), all_.end(), number);
    std::copy(at + 1, all_.end(), at);
    all_.back() = 0;
}

bool hasBottoms(const Position& position, Side side, Dice dice) {
    return dice.isDouble() && countAt(position.of(side), atStart) == 0;
}

Turn beginTurn(const Position& position, Side side, Dice dice) {
    constexpr int topAndBottom = 7;
    Turn turn{side, position, position.of(side), {dice.first, dice.second}};
    if (hasBottoms(position, side, dice)) {
        turn.left.add(topAndBottom - dice.first);
        turn.left.add(topAndBottom - dice.second);
    }
    return turn;
}

Obstacle obstacleTo(const Turn& turn, const Step& step) {
    return obstacleTo(turn, Crowd(turn.position), step);
}

Obstacle obstacleTo(const Turn& turn, const Crowd& crowd, const Step& step) {
    if (step.pawn >= pawnCount) return {Kind::noSuchPawn};
    const auto progress = static_cast<int>(turn.pawns()[step.pawn]);
    return step.isEntering() ? obstacleToEntering(turn, crowd, progress)
                             : obstacleToWay(turn, crowd, progress, step.number);
}

bool hasMovedBlockade(const Turn& turn) {
    const Pawns& now = turn.pawns();
    for (std::size_t one = 0; one < pawnCount; ++one) {
        if (!isOut(now[one]) || !isOut(turn.before[one]) || now[one] == turn.before[one]) continue;
        for (std::size_t other = 0; other < one; ++other)
            if (now[one] == now[other] && turn.before[one] == turn.before[other]) return true;
    }
    return false;
}

Obstacle obstacleToEnd(const Turn& turn) {
    const Crowd crowd(turn.position);
    for (int pawn = 0; pawn < pawnCount; ++pawn)
        if (!obstacleTo(turn, crowd, Step::enter(pawn))) return {Kind::canStillEnter};
    for (const int number : turn.left) {
        for (int pawn = 0; pawn < pawnCount; ++pawn) {
            const Step step = Step::go(pawn, number);
            if (!obstacleTo(turn, crowd, step) && !hasMovedBlockade(after(turn, step)))
                return {Kind::numberUsable, number};
        }
    }
    if (hasMovedBlockade(turn)) return {Kind::blockadeMoved};
    return {};
}

Obstacle objectionTo(const Turn& turn, const Step& step) {
    if (const auto obstacle = obstacleTo(turn, step)) return obstacle;
    const Turn next = after(turn, step);
    if (canEnd(next)) return {};
    return {next.left.empty() ? Kind::blockadeMoved : Kind::blockadeMoving};
}

Effect take(Turn& turn, const Step& step) {
    Effect effect;
    Progress& pawn = turn.position.of(turn.side)[step.pawn];
    if (step.isEntering()) {
        payEntry(turn.left);
        pawn = 0;
    } else {
        turn.left.remove(step.number);
        pawn = static_cast<Progress>(pawn + step.number);
    }
    if (pawn == atHome) {
        effect.arrived = true;
        turn.left.add(homeBonus);
        return effect;
    }
    if (!isOnRing(pawn)) return effect;
    const int square = ringSquare(turn.side, pawn);
    for (const Side other : allSides) {
        if (other == turn.side) continue;
        const int there = progressOn(other, square);
        if (!isOnRing(there)) continue;
        auto& pawns = turn.position.of(other);
        auto* const hit = std::find(pawns.begin(), pawns.end(), there);
        if (hit == pawns.end()) continue;
        *hit = atStart;
        effect.bopped = other;
        effect.boppedPawn = static_cast<int>(hit - pawns.begin());
        turn.left.add(bopBonus);
    }
    return effect;
}

bool uses(const Turn& turn, const Step& step, int number) {
    if (!step.isEntering()) return step.number == number;
    const Numbers left = after(turn, step).left;
    return std::count(left.begin(), left.end(), number) <
           std::count(turn.left.begin(), turn.left.end(), number);
}

Turn after(const Turn& turn, const Step& step) {
    Turn next = turn;
    take(next, step);
    return next;
}

std::vector<Step> legalSteps(const Turn& turn) {
    const Crowd crowd(turn.position);
    std::vector<Step> steps;
    const auto look = [&](const Step& step) {
        if (!obstacleTo(turn, crowd, step) && canEnd(after(turn, step))) steps.push_back(step);
    };
    for (int pawn = 0; pawn < pawnCount; ++pawn) {
        look(Step::enter(pawn));
        int last = 0;
        for (const int number : turn.left)
            if (std::exchange(last, number) != number) look(Step::go(pawn, number));
    }
    return steps;
}

std::vector<Route> routes(const Turn& turn, int pawn) {
    struct Way {
        Turn turn;
        std::vector<Step> steps;
    };
    std::vector<Route> found;
    std::vector<Way> ways{{turn, {}}};
    // Ways are appended, so shorter ones come first.
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way way = ways[i];
        for (const Step& step : legalSteps(way.turn)) {
            if (step.pawn != pawn) continue;
            Way next{after(way.turn, step), way.steps};
            next.steps.push_back(step);
            const bool known = std::any_of(ways.begin(), ways.end(),
                                           [&](const Way& other) { return other.turn == next.turn; });
            if (known) continue;
            const Progress to = next.turn.pawns()[pawn];
            if (std::none_of(found.begin(), found.end(), [&](const Route& route) { return route.to == to; }))
                found.push_back({to, next.steps});
            ways.push_back(std::move(next));
        }
    }
    std::sort(found.begin(), found.end(), [](const Route& a, const Route& b) { return a.to < b.to; });
    return found;
}

std::optional<int> frontMost(const Pawns& pawns) {
    std::optional<int> front;
    for (int pawn = 0; pawn < pawnCount; ++pawn) {
        const auto at = static_cast<std::size_t>(pawn);
        if (isOut(pawns[at]) && (!front || pawns[at] > pawns[*front])) front = pawn;
    }
    return front;
}

}  // namespace parcheesi
