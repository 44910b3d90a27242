// SPDX-License-Identifier: MIT
#include "parcheesi/player/evaluation.h"

#include "parcheesi/player/scores.h"

#include <bit>
#include <cmath>

namespace parcheesi {

namespace {

constexpr float hundred = 100;
constexpr int farBehind = 20;
constexpr int nearBehind = 12;
constexpr int closeBehind = 6;

/// The loss of a bopped pawn: squares, and the wait for a 5.
float lossOf(Progress pawn) {
    return static_cast<float>(distanceLeft(atStart) - distanceLeft(pawn)) / hundred;
}

float probability(Rolls rolls) {
    return static_cast<float>(std::popcount(rolls)) / rollCount;
}

/// Computes the features of one side.
class FeatureExtractor {
  public:
    FeatureExtractor(const Position& position, const Crowd& crowd, Side played, int turnsLater)
        : position_(position),
          crowd_(crowd),
          side_(later(played, turnsLater)),
          // The side that has played rolls after all others.
          rollsBefore_(turnsLater == 0 ? sideCount - 1 : turnsLater - 1) {}

    Features all() {
        lookAtPawns();
        lookAtDangers();
        lookAtBlockades();
        constexpr std::array order{feature::rollsNext, feature::rollsSecond, feature::rollsThird,
                                   feature::count};
        if (const auto place = order[rollsBefore_]; place != feature::count) at(place) = 1;
        return features_;
    }

  private:
    float& at(feature::Name name) { return features_[name]; }
    /// Returns true if the side `turns` places after this one rolls before it.
    bool rollsBefore(int turns) const { return turns >= sideCount - rollsBefore_; }

    void lookAtPawns() {
        using namespace feature;
        const Pawns& own = position_.of(side_);
        at(distance) = static_cast<float>(distanceLeft(own)) / hundred;
        at(pawnsAtHome) = static_cast<float>(countAt(own, atHome));
        at(pawnsAtStart) = static_cast<float>(countAt(own, atStart));
        at(nobodyAtStart) = countAt(own, atStart) == 0 ? 1 : 0;
        if (countAt(own, 0) > 1) at(entryKeptFull) = at(pawnsAtStart);
        Rolls exact = 0;
        int last = 0;
        for (std::size_t i = 0; i < pawnCount; ++i) {
            last = std::max(last, distanceLeft(own[i]));
            if (isInHomeRow(own[i])) {
                at(inHomeRow) += 1;
                exact |= rollsFor(atHome - own[i]);
            }
            for (std::size_t other = 0; other < i; ++other)
                if (own[i] == own[other] && isOut(own[i]))
                    at(isOnRing(own[i]) ? blockadesOnRing : blockadesInHomeRow) += 1;
        }
        at(homecoming) = probability(exact);
        at(furthestBehind) = static_cast<float>(last) / hundred;
    }

    void lookAtDangers() {
        using namespace feature;
        Rolls any = 0;
        for (const Progress pawn : position_.of(side_)) {
            if (!isOnRing(pawn)) continue;
            const int square = ringSquare(side_, pawn);
            if (crowd_.isBlockade(square)) continue;
            at(isSafe(square) ? safePawns : exposedPawns) += 1;
            float imminent = 0;
            for (int turns = 1; turns < sideCount; ++turns) {
                const Side other = later(side_, turns);
                const Rolls by = threatsTo(position_, crowd_, square, other);
                any |= by;
                (rollsBefore(turns) ? imminent : at(laterDanger)) += probability(by) * lossOf(pawn);
                if (!isSafe(square)) lookBehind(square, other);
            }
            at(imminentDanger) += imminent;
            at(worstDanger) = std::max(at(worstDanger), imminent);
        }
        at(anyDanger) = probability(any);
    }

    void lookBehind(int square, Side other) {
        using namespace feature;
        for (const Progress pawn : position_.of(other)) {
            if (!isOnRing(pawn)) continue;
            const int steps = ringDistance(ringSquare(other, pawn), square);
            if (pawn + steps > turnOff) continue;
            if (steps <= nearBehind)
                at(followers) += 1;
            else if (steps <= farBehind)
                at(distantFollowers) += 1;
        }
    }

    /// Only blockades of the other sides.
    void lookAtBlockades() {
        for (int turns = 1; turns < sideCount; ++turns) {
            const Side other = later(side_, turns);
            const Pawns& pair = position_.of(other);
            for (std::size_t one = 0; one < pawnCount; ++one)
                for (std::size_t mate = 0; mate < one; ++mate)
                    if (pair[one] == pair[mate] && isOnRing(pair[one]))
                        lookBehindBlockade(ringSquare(other, pair[one]));
        }
    }

    void lookBehindBlockade(int square) {
        using namespace feature;
        if (square == entrySquare(side_)) at(lockedOut) = at(pawnsAtStart);
        for (const Progress pawn : position_.of(side_)) {
            if (!isOnRing(pawn)) continue;
            const int steps = ringDistance(ringSquare(side_, pawn), square);
            if (steps <= closeBehind && pawn + steps <= turnOff) at(hindered) += 1;
        }
    }

    const Position& position_;
    const Crowd& crowd_;
    Side side_;
    int rollsBefore_;
    Features features_{};
};

/// The weighted sum for one side of an outlook.
double sumOf(const Outlook& outlook, std::size_t side, const Weights& weights) {
    const auto& of = side == 0 ? weights.own : weights.others;
    float sum = 0;
    for (std::size_t i = 0; i < feature::count; ++i)
        sum += outlook.sides[side][i] * (of[i].always + of[i].late * outlook.lateness);
    return static_cast<double>(sum);
}

}  // namespace

Outlook outlookOf(const Position& position, Side played) {
    const Crowd crowd(position);
    Outlook outlook;
    int least = distanceLeft(position.of(played));
    for (int turns = 0; turns < sideCount; ++turns) {
        outlook.sides[turns] = FeatureExtractor(position, crowd, played, turns).all();
        least = std::min(least, distanceLeft(position.of(later(played, turns))));
    }
    constexpr float roundTheEnd = 60;
    outlook.lateness = hundred / (roundTheEnd + static_cast<float>(least));
    return outlook;
}

std::array<double, sideCount> chances(const Outlook& outlook, const Weights& weights) {
    std::array<double, sideCount> shares{};
    double all = 0;
    for (std::size_t side = 0; side < sideCount; ++side) {
        shares[side] = std::exp(sumOf(outlook, side, weights));
        all += shares[side];
    }
    for (double& share : shares) share /= all;
    return shares;
}

double logOdds(const Outlook& outlook, const Weights& weights) {
    double others = 0;
    for (std::size_t side = 1; side < sideCount; ++side) others += std::exp(sumOf(outlook, side, weights));
    return sumOf(outlook, 0, weights) - std::log(others);
}

double chance(double odds) {
    return 1 / (1 + std::exp(-odds));
}

}  // namespace parcheesi
