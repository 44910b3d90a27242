// SPDX-License-Identifier: MIT
// Fits the weights of Careful Carla's evaluation: lets four players play each other, fits the weights so that
// the value of a turn's end predicts the winner (multinomial logistic regression), writes them as
// evaluation_weights.cpp, and counts the wins of one Carla with the new weights against three Graces.
//   parcheesi-fit GAMES SEED [first|among] > evaluation_weights.cpp
//
// With `first` everybody plays as Amazing Grace; with `among` one side plays as Carla with the current
// weights among three Graces; otherwise everybody plays as that Carla. Occasional random turns produce
// positions that good players avoid.
//
// The current weights come from `8000 31 first` (31.8 % of 8000 games; one set of weights for all sides) and
// then, with weights of the side's own, from `40000 78 among`: 35.6 % of 32000 games.

#include "parcheesi/player/race.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <optional>
#include <vector>

using namespace parcheesi;

namespace {

/// Percentage of random turns.
constexpr int randomTurnPercentage = 4;
/// One of so many positions is kept if all sides play alike, since those of one game are similar.
constexpr int keptOneOf = 3;

struct Sample {
    Outlook outlook;
    std::size_t winner = 0;  ///< in the order of the outlook
};

/// Judges all positions alike.
class RandomJudge final : public Judge {
  public:
    double value(const Position& /*position*/, Side /*side*/) const override { return 0; }
};

/// The player of each side.
using Players = std::array<const Judge*, sideCount>;

/// With `learner`, only positions of that side are kept.
void playAndLearn(const Players& players, std::optional<Side> learner, plt::Random& random, Endings& endings,
                  std::vector<Sample>& samples) {
    const RandomJudge randomJudge;
    std::vector<std::pair<Side, Outlook>> seen;
    Race race;
    while (!race.over) {
        const Side side = race.side;
        const bool wild = random.below(100) < randomTurnPercentage;
        playRoll(race, rolled(random),
                 wild ? static_cast<const Judge&>(randomJudge) : *players[indexOf(side)], endings, random);
        // If the side rolls again, the order is not that of the outlook.
        const bool kept = learner ? side == *learner : random.below(keptOneOf) == 0;
        if (kept && !race.over && race.side != side) seen.emplace_back(side, outlookOf(race.position, side));
    }
    for (const auto& [side, outlook] : seen)
        samples.push_back({outlook, (indexOf(race.side) + sideCount - indexOf(side)) % sideCount});
}

double errorOf(const std::vector<Sample>& samples, std::size_t from, const Weights& weights) {
    double sum = 0;
    for (std::size_t i = from; i < samples.size(); ++i)
        sum -= std::log(chances(samples[i].outlook, weights)[samples[i].winner]);
    return sum / static_cast<double>(samples.size() - from);
}

/// Own and others' weights, each with a constant and a late part.
constexpr std::size_t valueCount = 4 * feature::count;

float& valueAt(Weights& weights, std::size_t index) {
    const std::size_t place = index / 2;
    Weight& weight = place < feature::count ? weights.own[place] : weights.others[place - feature::count];
    return index % 2 == 0 ? weight.always : weight.late;
}

/// Adam (Kingma and Ba, 2015).
struct Adam {
    std::array<double, valueCount> mean{};
    std::array<double, valueCount> square{};
    int updates = 0;

    void update(Weights& weights, const std::array<double, valueCount>& gradient, double rate) {
        ++updates;
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
            square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i];
            const double m = mean[i] / (1 - std::pow(0.9, updates));
            const double s = square[i] / (1 - std::pow(0.999, updates));
            valueAt(weights, i) -= static_cast<float>(rate * m / (std::sqrt(s) + 1e-9));
        }
    }
};

Weights fit(std::vector<Sample>& samples, std::size_t used, Weights weights, plt::Random& random) {
    constexpr int rounds = 8;
    constexpr std::size_t batch = 512;
    Adam adam;
    std::vector<std::size_t> order(used);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int round = 0; round < rounds; ++round) {
        random.shuffle(order);
        const double rate = 0.01 * std::pow(0.55, round);
        for (std::size_t from = 0; from + batch <= used; from += batch) {
            std::array<double, valueCount> gradient{};
            for (std::size_t i = from; i < from + batch; ++i) {
                const Sample& sample = samples[order[i]];
                const auto guess = chances(sample.outlook, weights);
                for (std::size_t side = 0; side < sideCount; ++side) {
                    const double off = (guess[side] - (side == sample.winner ? 1 : 0)) / double{batch};
                    const std::size_t first = side == 0 ? 0 : 2 * std::size_t{feature::count};
                    for (std::size_t f = 0; f < feature::count; ++f) {
                        const double value = off * static_cast<double>(sample.outlook.sides[side][f]);
                        gradient[first + 2 * f] += value;
                        gradient[first + 2 * f + 1] += value * static_cast<double>(sample.outlook.lateness);
                    }
                }
            }
            adam.update(weights, gradient, rate);
        }
        std::fprintf(stderr, "round %d: error of games that were not fitted %.5f\n", round + 1,
                     errorOf(samples, used, weights));
    }
    return weights;
}

void write(const Weights& weights) {
    std::printf(
        "// SPDX-License-Identifier: MIT\n#include \"parcheesi/player/evaluation.h\"\n\n"
        "namespace parcheesi {\n\n// In the order of feature::Name.\nconst Weights standardWeights{\n");
    for (const auto& list : {weights.own, weights.others}) {
        std::printf("    {{");
        for (const Weight& weight : list)
            std::printf("{%.4fF, %.4fF},\n", static_cast<double>(weight.always),
                        static_cast<double>(weight.late));
        std::printf("}},\n");
    }
    std::printf("};\n\n}  // namespace parcheesi\n");
}

double winsAgainstGraces(const Weights& weights, int games, plt::Random& random, Endings& endings) {
    const AmazingGrace grace;
    const CarefulCarla carla(weights);
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const auto seat = static_cast<Side>(game % sideCount);
        Race race;
        while (!race.over)
            playRoll(race, rolled(random), race.side == seat ? static_cast<const Judge&>(carla) : grace,
                     endings, random);
        won += race.side == seat ? 1 : 0;
    }
    return static_cast<double>(won) / games;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "parcheesi-fit GAMES SEED [first|among] > evaluation_weights.cpp\n");
        return 2;
    }
    const int games = std::atoi(argv[1]);
    plt::Random random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    const bool first = argc > 3 && std::strcmp(argv[3], "first") == 0;
    const bool among = argc > 3 && std::strcmp(argv[3], "among") == 0;
    const AmazingGrace grace;
    const CarefulCarla carla;
    Endings endings;
    std::vector<Sample> samples;
    std::size_t used = 0;
    for (int game = 0; game < games; ++game) {
        // The last games only measure the quality of the fit.
        if (game == games - games / 10) used = samples.size();
        Players players{};
        players.fill(first || among ? static_cast<const Judge*>(&grace) : &carla);
        std::optional<Side> learner;
        if (among) learner = static_cast<Side>(game % sideCount);
        if (learner) players[indexOf(*learner)] = &carla;
        playAndLearn(players, learner, random, endings, samples);
    }
    std::fprintf(stderr, "%d games, %zu positions, error %.5f\n", games, samples.size(),
                 errorOf(samples, used, standardWeights));
    const Weights weights = fit(samples, used, standardWeights, random);
    write(weights);
    constexpr int trialGames = 32000;
    std::fprintf(stderr, "wins %.1f %% of %d games against three Graces\n",
                 100 * winsAgainstGraces(weights, trialGames, random, endings), trialGames);
}
