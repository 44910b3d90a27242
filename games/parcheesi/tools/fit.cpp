// SPDX-License-Identifier: MIT
// Finds the weights of Careful Carla's evaluation: lets four players play each other, fits the weights so
// that the value of a turn's end tells who of the four wins (multinomial logistic regression), writes them as
// evaluation_weights.cpp, and counts how often one Carla with the new weights wins against three Graces.
//   parcheesi-fit GAMES SEED [first] > evaluation_weights.cpp
// With `first` everybody plays as Amazing Grace; otherwise everybody plays as Carla with the present weights.
// Now and then somebody plays anything, so that positions come up that good players avoid.
//
// The present weights come from `8000 31 first`; they won 31.8 % of 8000 games against three Graces. A round
// with Carlas, `16000 41`, brought nothing (31.6 %) and was not taken.

#include "parcheesi/player/race.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <vector>

using namespace parcheesi;

namespace {

/// Of a hundred turns so many are played anyhow.
constexpr int anyhow = 4;
/// One position of so many is kept; those of one game are much alike.
constexpr int keptOneOf = 3;

struct Sample {
    Outlook outlook;
    std::size_t winner = 0;  ///< in the order of the outlook
};

/// Values that have nothing to do with the position.
class Anything final : public Judge {
  public:
    double value(const Position& /*position*/, Side /*side*/) const override { return 0; }
};

void playAndLearn(const Judge& judge, plt::Random& random, Endings& endings, std::vector<Sample>& samples) {
    const Anything anything;
    std::vector<std::pair<Side, Outlook>> seen;
    Race race;
    while (!race.over) {
        const Side side = race.side;
        const bool wild = random.below(100) < anyhow;
        playRoll(race, rolled(random), wild ? static_cast<const Judge&>(anything) : judge, endings, random);
        // Who rolls again sees another order than the outlook tells.
        if (!race.over && race.side != side && random.below(keptOneOf) == 0)
            seen.emplace_back(side, outlookOf(race.position, side));
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

/// Adam (Kingma and Ba, 2015).
struct Adam {
    std::array<double, 2 * feature::count> mean{};
    std::array<double, 2 * feature::count> square{};
    int updates = 0;

    void update(Weights& weights, const std::array<double, 2 * feature::count>& gradient, double rate) {
        ++updates;
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
            square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i];
            const double m = mean[i] / (1 - std::pow(0.9, updates));
            const double s = square[i] / (1 - std::pow(0.999, updates));
            float& weight = i % 2 == 0 ? weights[i / 2].always : weights[i / 2].late;
            weight -= static_cast<float>(rate * m / (std::sqrt(s) + 1e-9));
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
            std::array<double, 2 * feature::count> gradient{};
            for (std::size_t i = from; i < from + batch; ++i) {
                const Sample& sample = samples[order[i]];
                const auto guess = chances(sample.outlook, weights);
                for (std::size_t side = 0; side < sideCount; ++side) {
                    const double off = (guess[side] - (side == sample.winner ? 1 : 0)) / double{batch};
                    for (std::size_t f = 0; f < feature::count; ++f) {
                        const double value = off * static_cast<double>(sample.outlook.sides[side][f]);
                        gradient[2 * f] += value;
                        gradient[2 * f + 1] += value * static_cast<double>(sample.outlook.lateness);
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
        "namespace parcheesi {\n\n// In the order of feature::Name.\nconst Weights standardWeights{{\n");
    for (const Weight& weight : weights)
        std::printf("    {%.4fF, %.4fF},\n", static_cast<double>(weight.always),
                    static_cast<double>(weight.late));
    std::printf("}};\n\n}  // namespace parcheesi\n");
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
        std::fprintf(stderr, "parcheesi-fit GAMES SEED [first] > evaluation_weights.cpp\n");
        return 2;
    }
    const int games = std::atoi(argv[1]);
    plt::Random random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    const bool first = argc > 3 && std::strcmp(argv[3], "first") == 0;
    const AmazingGrace grace;
    const CarefulCarla carla;
    Endings endings;
    std::vector<Sample> samples;
    std::size_t used = 0;
    for (int game = 0; game < games; ++game) {
        // The last games only tell how good the fit is.
        if (game == games - games / 10) used = samples.size();
        playAndLearn(first ? static_cast<const Judge&>(grace) : carla, random, endings, samples);
    }
    std::fprintf(stderr, "%d games, %zu positions, error %.5f\n", games, samples.size(),
                 errorOf(samples, used, standardWeights));
    const Weights weights = fit(samples, used, standardWeights, random);
    write(weights);
    constexpr int trialGames = 8000;
    std::fprintf(stderr, "wins %.1f %% of %d games against three Graces\n",
                 100 * winsAgainstGraces(weights, trialGames, random, endings), trialGames);
}
