// SPDX-License-Identifier: MIT
#include "parcheesi/player/expert.h"

#include "parcheesi/player/race.h"
#include "parcheesi/player/scores.h"

#include <chrono>
#include <cmath>
#include <numeric>

namespace parcheesi {

namespace {

constexpr std::size_t maximumProspects = 6;
/// A multiple of the rolls of two dice, so that each of them begins a round equally often.
constexpr int maximumRounds = 2 * rollCount;
/// Candidates too far behind are dropped after every so many rounds.
constexpr int roundsBetweenCuts = rollCount / 2;
/// In standard errors of the difference.
constexpr double tooFarBehind = 2.2;

struct Candidate {
    int state = 0;
    std::vector<double> chances{};  ///< after each round
    bool isIn = true;

    double sum() const { return std::accumulate(chances.begin(), chances.end(), 0.0); }
};

/// The same for all questions within a turn.
std::uint64_t seedOf(const Turn& turn, int doubles) {
    std::uint64_t seed = static_cast<std::uint64_t>(doubles) * sideCount + indexOf(turn.side);
    for (const Progress pawn : turn.before)
        seed = plt::Random(seed * (atHome + 2) + static_cast<std::uint64_t>(pawn + 1)).next();
    return seed;
}

/// Plays imagined rounds.
class Imagination {
  public:
    Imagination(Side side, std::uint64_t seed) : side_(side), seed_(seed), firstRoll_(rollCount) {
        for (std::size_t i = 0; i < firstRoll_.size(); ++i) firstRoll_[i] = static_cast<int>(i);
        plt::Random(seed).shuffle(firstRoll_);
    }

    /// The winning probability after a round. Rounds with equal numbers have equal dice.
    double play(const Position& position, int doubles, int round) {
        plt::Random dice(seed_ + static_cast<std::uint64_t>(round) * 2 + 1);
        plt::Random ties(seed_ + static_cast<std::uint64_t>(round) * 2 + 2);
        Race race = Race::after(position, side_, doubles);
        const int first = firstRoll_[round % rollCount];
        Dice next{static_cast<std::uint8_t>(first / 6 + 1), static_cast<std::uint8_t>(first % 6 + 1)};
        bool othersPlayed = false;
        while (!race.over) {
            const Side rolling = race.side;
            const bool own = rolling == side_;
            playRoll(race, next, own ? static_cast<const Judge&>(carla_) : grace_, endings_, ties);
            ++turns_;
            othersPlayed = othersPlayed || !own;
            if (own && othersPlayed && race.side != side_) break;
            next = rolled(dice);
        }
        if (race.over) return race.side == side_ ? 1 : 0;
        return chance(carla_.value(race.position, side_));
    }
    std::uint64_t turns() const { return turns_; }

  private:
    Side side_;
    std::uint64_t seed_;
    std::vector<int> firstRoll_;
    AmazingGrace grace_;
    CarefulCarla carla_;
    Endings endings_;
    std::uint64_t turns_ = 0;
};

/// The best ends according to Carla, best first, counting ends that only exchange pawns as one.
std::vector<Judged> different(const Endings& endings, Side side) {
    auto all = judgeAll(endings, side, CarefulCarla());
    std::stable_sort(all.begin(), all.end(),
                     [](const Judged& one, const Judged& other) { return one.value > other.value; });
    std::vector<Judged> kept;
    std::vector<Position> known;
    for (const Judged& judged : all) {
        Position position = endings.position(judged.state);
        for (auto& pawns : position.pawns) std::sort(pawns.begin(), pawns.end());
        if (std::find(known.begin(), known.end(), position) != known.end()) continue;
        known.push_back(position);
        kept.push_back(judged);
        if (kept.size() == maximumProspects) break;
    }
    return kept;
}

/// Drops candidates so far behind the best that luck cannot explain it.
void cut(std::vector<Candidate>& candidates) {
    const Candidate* best = nullptr;
    for (const Candidate& candidate : candidates)
        if (candidate.isIn && (best == nullptr || candidate.sum() > best->sum())) best = &candidate;
    const auto rounds = static_cast<double>(best->chances.size());
    for (Candidate& candidate : candidates) {
        if (!candidate.isIn) continue;
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < best->chances.size(); ++i) {
            const double behind = best->chances[i] - candidate.chances[i];
            sum += behind;
            squares += behind * behind;
        }
        const double mean = sum / rounds;
        const double error = std::sqrt((squares / rounds - mean * mean) / rounds);
        candidate.isIn = mean <= tooFarBehind * error;
    }
}

}  // namespace

std::vector<Prospect> prospects(const Endings& endings, const Turn& turn, int doubles,
                                const plt::Question& question) {
    const auto begun = std::chrono::steady_clock::now();
    std::vector<Candidate> candidates;
    std::vector<Prospect> found;
    for (const Judged& judged : different(endings, turn.side)) {
        candidates.push_back({judged.state});
        found.push_back({judged.state, chance(judged.value)});
    }
    if (candidates.size() == 1) return found;
    Imagination imagination(turn.side, seedOf(turn, doubles));
    const auto isEnough = [&] {
        return question.stop.stop_requested() || imagination.turns() >= question.budget.nodes ||
               std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                     begun) >= question.budget.time;
    };
    int rounds = 0;
    while (rounds < maximumRounds) {
        std::vector<double> values(candidates.size());
        bool isWhole = true;
        for (std::size_t i = 0; i < candidates.size() && isWhole; ++i) {
            if (!candidates[i].isIn) continue;
            isWhole = !isEnough();
            if (isWhole) values[i] = imagination.play(endings.position(candidates[i].state), doubles, rounds);
        }
        // A round that was not played for all candidates would be unfair.
        if (!isWhole) break;
        ++rounds;
        for (std::size_t i = 0; i < candidates.size(); ++i)
            if (candidates[i].isIn) candidates[i].chances.push_back(values[i]);
        if (rounds % roundsBetweenCuts != 0) continue;
        cut(candidates);
        if (std::count_if(candidates.begin(), candidates.end(),
                          [](const Candidate& candidate) { return candidate.isIn; }) == 1)
            break;
    }
    if (rounds == 0) return found;
    found.clear();
    for (const Candidate& candidate : candidates)
        if (candidate.isIn) found.push_back({candidate.state, candidate.sum() / rounds});
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& one, const Prospect& other) { return one.chance > other.chance; });
    return found;
}

}  // namespace parcheesi
