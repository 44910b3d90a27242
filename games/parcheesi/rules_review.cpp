// SPDX-License-Identifier: MIT
// The review of a game: the chance to win that a step gave away, by imagined rounds with equal dice.
#include "parcheesi/player/expert.h"
#include "parcheesi/player/race.h"
#include "parcheesi/player/scores.h"
#include "parcheesi/rules.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>

namespace parcheesi {

namespace {

constexpr double percent = 100;
// Rounds for a comparison: at most, a multiple of all rolls, and before it says anything.
constexpr int mostRounds = 10 * rollCount;
constexpr int fewestRounds = 8;

Position sorted(Position position) {
    for (auto& pawns : position.pawns) std::sort(pawns.begin(), pawns.end());
    return position;
}

/// The ends of a turn after one of its moves.
struct Branch {
    Move move;
    std::vector<Position> ends;
    std::size_t best = 0;  ///< the end that Carla prefers
    double chance = 0;     ///< with it, by her

    bool leadsTo(const Position& end) const {
        return std::any_of(ends.begin(), ends.end(),
                           [&](const Position& one) { return sorted(one) == sorted(end); });
    }
};

Branch branchOf(const Turn& turn, const Move& move) {
    Endings endings;
    endings.explore(move.kind == Move::Kind::done ? turn : after(turn, move.step));
    Branch branch{move, {}};
    const CarefulCarla carla;
    for (const int end : endings.ends()) {
        branch.ends.push_back(endings.position(end));
        const double chance = percent * parcheesi::chance(carla.value(branch.ends.back(), turn.side));
        if (branch.ends.size() > 1 && chance <= branch.chance) continue;
        branch.best = branch.ends.size() - 1;
        branch.chance = chance;
    }
    return branch;
}

/// The difference between two ends of a turn.
struct Comparison {
    double one = 0;  ///< sums of chances
    double other = 0;
    std::vector<double> differences{};  ///< by round

    void add(double first, double second) {
        one += first;
        other += second;
        differences.push_back(first - second);
    }
    double rounds() const { return static_cast<double>(differences.size()); }
};

/// The judgement of one step.
class Review {
  public:
    Review(const Observation& seen, const plt::Question& question)
        : seen_(seen), turn_(seen.turn), question_(question) {
        const bool isTimed = question.budget.time != plt::Budget{}.time;
        if (isTimed) deadline_ = std::chrono::steady_clock::now() + question.budget.time;
    }

    std::optional<plt::Judgement<Move>> judge(const Move& made) {
        Endings endings;
        endings.explore(turn_);
        std::vector<Branch> branches;
        for (const Step& step : legalSteps(turn_)) branches.push_back(branchOf(turn_, Move::of(step)));
        if (branches.size() < 2 || endings.ends().size() < 2) return std::nullopt;
        const auto own = std::find_if(branches.begin(), branches.end(),
                                      [&](const Branch& branch) { return branch.move == made; });
        if (own == branches.end()) return std::nullopt;
        auto half = question_;
        half.budget.nodes /= 2;
        if (deadline_) half.budget.time /= 2;
        const auto found = prospects(endings, turn_, seen_.doubles, half).front();
        if (question_.stop.stop_requested()) return std::nullopt;
        plt::Judgement<Move> out{made};
        out.bestValue = out.madeValue = percent * found.chance;
        if (!own->leadsTo(endings.position(found.state))) compare(out, endings, found.state, *own);
        if (question_.stop.stop_requested()) return std::nullopt;
        out.typicalValue = out.bestValue - typicalCost(branches);
        return out;
    }

  private:
    /// The mean over the moves, by Carla's estimates.
    static double typicalCost(const std::vector<Branch>& branches) {
        double sum = 0;
        double most = 0;
        for (const Branch& branch : branches) {
            sum += branch.chance;
            most = std::max(most, branch.chance);
        }
        return most - sum / static_cast<double>(branches.size());
    }

    void compare(plt::Judgement<Move>& out, const Endings& endings, int state, const Branch& own) {
        const Position& better = endings.position(state);
        const Side side = turn_.side;
        const auto result = compared(better, own.ends[own.best]);
        out.bestValue = percent * result.one / result.rounds();
        out.madeValue = percent * result.other / result.rounds();
        out.error = percent * plt::standardError(result.differences);
        // Within the error the two are equal.
        if (out.bestValue - out.madeValue <= out.error) {
            out.bestValue = out.madeValue = std::max(out.bestValue, out.madeValue);
            return;
        }
        const Step step = endings.stepsTo(state).front();
        out.best = Move::of(step);
        out.reason = reasonForEnd(turn_.position, better, side);
        const auto pawn = step.pawn;
        out.marks = {markOf(side, turn_.pawns()[pawn]), markOf(side, after(turn_, step).pawns()[pawn])};
    }

    Comparison compared(const Position& better, const Position& own) {
        Comparison out;
        const auto limit = question_.budget.nodes / 2;
        turns_ = 0;
        for (int round = 0; round < mostRounds; ++round) {
            if (question_.stop.stop_requested()) break;
            const bool isLate = deadline_ && std::chrono::steady_clock::now() >= *deadline_;
            if (round >= fewestRounds && (turns_ >= limit || isLate)) break;
            out.add(chanceAfter(better, round), chanceAfter(own, round));
        }
        // Only when stopped.
        if (out.differences.empty()) out.add(0, 0);
        return out;
    }

    /// The winning probability after a round in which the others play as Amazing Grace and this side as
    /// Carla; rounds with equal numbers have equal dice.
    double chanceAfter(const Position& end, int round) {
        const Side side = turn_.side;
        plt::Random dice(question_.seed * mostRounds + static_cast<std::uint64_t>(round));
        plt::Random ties(static_cast<std::uint64_t>(round));
        Race race = Race::after(end, side, seen_.doubles);
        Dice next{static_cast<std::uint8_t>(round % rollCount / 6 + 1),
                  static_cast<std::uint8_t>(round % 6 + 1)};
        bool othersPlayed = false;
        while (!race.over) {
            const bool isOwn = race.side == side;
            playRoll(race, next, isOwn ? static_cast<const Judge&>(carla_) : grace_, endings_, ties);
            ++turns_;
            othersPlayed = othersPlayed || !isOwn;
            if (isOwn && othersPlayed && race.side != side) break;
            next = rolled(dice);
        }
        if (race.over) return race.side == side ? 1 : 0;
        return chance(carla_.value(race.position, side));
    }

    const Observation& seen_;
    const Turn& turn_;
    const plt::Question& question_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;
    CarefulCarla carla_;
    AmazingGrace grace_;
    Endings endings_;
    std::uint64_t turns_ = 0;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const Observation& seen, const Move& made,
                                                 const plt::Question& question) {
    if (made.kind == Move::Kind::done || seen.turn.position.hasWon(seen.turn.side)) return std::nullopt;
    return Review(seen, question).judge(made);
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to win"), {plt::Decimal{cost, 1}}};
}

double Rules::endValue(const State& state, int seat) {
    return state.isOver() && seat == static_cast<int>(state.side()) ? percent : 0;
}

}  // namespace parcheesi
