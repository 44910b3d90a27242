// SPDX-License-Identifier: MIT
// Fits the weights of the evaluation: plays games against itself with the current ones, fits new ones so that
// the value of a quiet position predicts the result of its game (logistic regression, regularised towards the
// current weights), writes them as evaluation_weights.cpp, and plays new against old.
//   checkers-tune GAMES NODES SEED > evaluation_weights.cpp
//
// The current weights come from guesses by three rounds: 3000 1200 11, 4000 1500 22 and 4000 2000 33. In new
// against old they won +284 -78 =238, +433 -123 =244 and +314 -220 =266. The guide (isGuide) was set by hand
// after the second round and won +87 -68 =85. A fourth round, 4000 2500 44, was no improvement (+287 -279
// =234) and was discarded.

#include "checkers/player/evaluation.h"
#include "checkers/rules.h"
#include "checkers/search/search.h"
#include "common/rules/random.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace checkers;

namespace {

constexpr int openingPlies = 6;
constexpr int parameters = 2 * feature::count;

/// Not fitted: it guides the stronger side. Games in which its kings are near and still have not won would
/// teach the opposite.
constexpr bool isGuide(int f) {
    return f == feature::pursuit;
}

/// A quiet position of a finished game.
struct Sample {
    std::vector<std::pair<int, double>> inputs;  ///< parameter and its count
    double result = 0;                           ///< 1 if the side to move has won, 1/2 for a draw
};
using Vector = std::vector<double>;

struct Player {
    const Weights* weights;
    std::uint64_t nodes;
    std::shared_ptr<const Endgames> endgames;

    Move choose(const State& state, std::uint64_t seed, int noise) const {
        SearchTask task;
        task.position = state.position;
        task.earlier = state.recent;
        task.quietPlies = state.quietPlies;
        task.endgames = endgames;
        task.weights = weights;
        task.budget.nodes = nodes;
        task.seed = seed;
        task.noise = noise;
        return search(task).best;
    }
};

State randomOpening(plt::Random& random) {
    for (;;) {
        State state = Rules::begin({}, {});
        for (int ply = 0; ply < openingPlies && endOf(state) == End::none; ++ply) {
            const auto moves = Rules::legalMoves(state);
            // The last two moves are agreed draw and resignation.
            state = Rules::apply(state, moves[random.below(moves.size() - 2)]).value();
        }
        if (count(state.position.first) == count(state.position.second)) return state;
    }
}

/// 1, 1/2 or 0 for the first player; endgames are adjudicated by the tables.
double playGame(State state, const Player& first, const Player& second, plt::Random& random,
                std::vector<Position>* quiet) {
    while (endOf(state) == End::none) {
        const Position& p = state.position;
        if (const auto known = first.endgames->lookUp(p)) {
            if (known->kind == EndgameValue::Kind::drawn) return 0.5;
            return (known->kind == EndgameValue::Kind::won) == (p.toMove == Side::first) ? 1 : 0;
        }
        if (quiet && !canCapture(p, Side::first) && !canCapture(p, Side::second)) quiet->push_back(p);
        const Player& player = p.toMove == Side::first ? first : second;
        state = Rules::apply(state, player.choose(state, random.next(), quiet ? 6 : 0)).value();
    }
    const auto winner = winnerOf(state);
    return !winner ? 0.5 : *winner == Side::first ? 1 : 0;
}

void addSamples(const std::vector<Position>& positions, double result, std::vector<Sample>& samples) {
    for (const Position& p : positions) {
        Sample sample;
        const Features features = featuresOf(p);
        const double early = p.total() / (2.0 * maxPieces);
        for (int f = 0; f < feature::count; ++f) {
            const int times = features[f];
            if (times == 0) continue;
            sample.inputs.emplace_back(2 * f, times * early);
            sample.inputs.emplace_back(2 * f + 1, times * (1 - early));
        }
        sample.result = p.toMove == Side::first ? result : 1 - result;
        samples.push_back(std::move(sample));
    }
}

double valueOf(const Sample& sample, const Vector& weights) {
    double value = 0;
    for (const auto& [parameter, times] : sample.inputs) value += weights[parameter] * times;
    return value;
}

double chance(double value, double scale) {
    return 1 / (1 + std::exp(-scale * value));
}

double error(const std::vector<Sample>& samples, const Vector& weights, double scale) {
    double sum = 0;
    for (const auto& sample : samples) {
        const double guess = std::clamp(chance(valueOf(sample, weights), scale), 1e-9, 1 - 1e-9);
        sum -= sample.result * std::log(guess) + (1 - sample.result) * std::log(1 - guess);
    }
    return sum / static_cast<double>(samples.size());
}

/// Adam (Kingma and Ba, 2015) on the whole set.
Vector fit(const std::vector<Sample>& samples, const Vector& start, double scale) {
    constexpr int rounds = 400;
    constexpr double rate = 4;
    constexpr double pull = 3e-8;
    Vector weights = start;
    Vector mean(parameters);
    Vector square(parameters);
    for (int round = 1; round <= rounds; ++round) {
        Vector gradient(parameters);
        for (const auto& sample : samples) {
            const double off = chance(valueOf(sample, weights), scale) - sample.result;
            for (const auto& [parameter, times] : sample.inputs) gradient[parameter] += off * times;
        }
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (isGuide(static_cast<int>(i / 2))) continue;
            const double g =
                gradient[i] * scale / static_cast<double>(samples.size()) + pull * (weights[i] - start[i]);
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            square[i] = 0.999 * square[i] + 0.001 * g * g;
            const double m = mean[i] / (1 - std::pow(0.9, round));
            const double s = square[i] / (1 - std::pow(0.999, round));
            weights[i] -= rate * m / (std::sqrt(s) + 1e-12);
        }
    }
    return weights;
}

/// The best scale for given weights, by interval halving.
double fitScale(const std::vector<Sample>& samples, const Vector& weights) {
    double low = 1e-5;
    double high = 1e-2;
    for (int i = 0; i < 40; ++i) {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        (error(samples, weights, a) < error(samples, weights, b) ? high : low) =
            error(samples, weights, a) < error(samples, weights, b) ? b : a;
    }
    return (low + high) / 2;
}

/// Rounds the weights, in units in which the average man is worth a hundred.
Weights rounded(const Vector& fitted) {
    double men = 0;
    for (int f = feature::man; f < feature::king; ++f) men += (fitted[2 * f] + fitted[2 * f + 1]) / 2;
    const double unit = 100.0 * weightUnit * (feature::king - feature::man) / men;
    Weights weights;
    for (std::size_t f = 0; f < weights.size(); ++f) {
        const auto whole = [unit](double w) { return static_cast<std::int16_t>(std::lround(w * unit)); };
        weights[f] = {whole(fitted[2 * f]), whole(fitted[2 * f + 1])};
    }
    return weights;
}

void write(const Weights& weights) {
    std::printf(
        "// SPDX-License-Identifier: MIT\n#include \"checkers/evaluation.h\"\n\nnamespace checkers {\n\n"
        "const Weights standardWeights{{\n");
    for (const auto& weight : weights) std::printf("    {%d, %d},\n", weight.early, weight.late);
    std::printf("}};\n\n}  // namespace checkers\n");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "checkers-tune GAMES NODES SEED > evaluation_weights.cpp\n");
        return 2;
    }
    const int games = std::atoi(argv[1]);
    const auto nodes = static_cast<std::uint64_t>(std::atoll(argv[2]));
    plt::Random random(static_cast<std::uint64_t>(std::atoll(argv[3])));
    const auto endgames = Endgames::generate(Endgames::mostPieces);
    const Player old{&standardWeights, nodes, endgames};
    std::vector<Sample> samples;
    int draws = 0;
    for (int game = 0; game < games; ++game) {
        std::vector<Position> quiet;
        const double result = playGame(randomOpening(random), old, old, random, &quiet);
        if (result == 0.5) ++draws;
        addSamples(quiet, result, samples);
    }
    Vector start;
    for (const auto& weight : standardWeights) {
        start.push_back(weight.early);
        start.push_back(weight.late);
    }
    const double scale = fitScale(samples, start);
    std::fprintf(stderr, "%d games, %d drawn, %zu positions, error %.5f at scale %.6f\n", games, draws,
                 samples.size(), error(samples, start, scale), scale);
    const Vector fitted = fit(samples, start, scale);
    std::fprintf(stderr, "error after fitting %.5f\n", error(samples, fitted, scale));
    const Weights weights = rounded(fitted);
    write(weights);

    const Player fresh{&weights, nodes, endgames};
    int wins = 0;
    int losses = 0;
    const int pairs = games / 10;
    for (int pair = 0; pair < pairs; ++pair) {
        const State opening = randomOpening(random);
        for (const bool begins : {true, false}) {
            const double result = begins ? playGame(opening, fresh, old, random, nullptr)
                                         : 1 - playGame(opening, old, fresh, random, nullptr);
            if (result == 1) ++wins;
            if (result == 0) ++losses;
        }
    }
    std::fprintf(stderr, "new against old: +%d -%d =%d\n", wins, losses, 2 * pairs - wins - losses);
}
