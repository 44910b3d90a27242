// SPDX-License-Identifier: MIT
// Fits the weights of the evaluation to games that it plays against itself: the value of a position predicts
// the result of its game (logistic regression). Weights are pulled towards the current ones, those of patterns
// towards 0, as much as a normal distribution around these would.
//   checkers-tune play GAMES POSITIONS SEED FILE   adds games with so many positions searched a move
//   checkers-tune fit FILE                         writes evaluation_weights.cpp and pattern_weights.cpp here
//
// bench/match.cpp tells whether they are better.

#include "checkers/endgames/endgame_library.h"
#include "checkers/patterns/patterns.h"
#include "checkers/player/evaluation.h"
#include "checkers/rules.h"
#include "checkers/search/search.h"
#include "common/rules/random.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

using namespace checkers;

namespace {

/// A position without a capture for the side to move, from a finished game.
struct Record {
    Position position;
    std::uint8_t result = 0;  ///< for the first side: 2 won, 1 drawn, 0 lost
};

State randomOpening(plt::Random& random) {
    constexpr int plies = 6;
    for (;;) {
        State state = Rules::begin({}, {});
        for (int ply = 0; ply < plies && endOf(state) == End::none; ++ply) {
            const auto moves = Rules::legalMoves(state);
            // The last two moves are agreed draw and resignation.
            state = Rules::apply(state, moves[random.below(moves.size() - 2)]).value();
        }
        if (count(state.position.first) == count(state.position.second)) return state;
    }
}

/// The result for the first side as in Record; `quiet` gets the positions.
std::uint8_t playGame(State state, std::uint64_t nodes, plt::Random& random, std::vector<Position>& quiet) {
    constexpr int standstill = 40;
    constexpr int noise = 4;
    const auto tables = smallEndgames();
    while (endOf(state) == End::none && state.quietPlies < standstill) {
        const Position& p = state.position;
        if (const auto known = tables->lookUp(p)) {
            if (known->kind == EndgameValue::Kind::drawn) return 1;
            return (known->kind == EndgameValue::Kind::won) == (p.toMove == Side::first) ? 2 : 0;
        }
        if (!canCapture(p, p.toMove)) quiet.push_back(p);
        SearchTask task;
        task.position = p;
        task.earlier = state.recent;
        task.quietPlies = state.quietPlies;
        task.endgames = tables;
        task.budget.nodes = nodes;
        task.seed = random.next();
        task.noise = noise;
        state = Rules::apply(state, search(task).best).value();
    }
    const auto winner = winnerOf(state);
    return !winner ? 1 : *winner == Side::first ? 2 : 0;
}

int play(int games, std::uint64_t nodes, std::uint64_t seed, const char* path) {
    plt::Random random(seed);
    for (int game = 0; game < games; ++game) {
        std::vector<Position> quiet;
        const std::uint8_t result = playGame(randomOpening(random), nodes, random, quiet);
        FILE* file = std::fopen(path, "ab");
        if (!file) return 1;
        for (const Position& p : quiet) {
            const std::uint32_t words[4] = {p.first, p.second, p.kings,
                                            (p.toMove == Side::second ? 1U : 0U) | result * 2U};
            std::fwrite(words, sizeof words, 1, file);
        }
        std::fclose(file);
    }
    return 0;
}

std::vector<Record> readRecords(const char* path) {
    std::vector<Record> records;
    FILE* file = std::fopen(path, "rb");
    std::uint32_t words[4];
    while (file && std::fread(words, sizeof words, 1, file) == 1)
        records.push_back({{words[0], words[1], words[2], (words[3] & 1) != 0 ? Side::second : Side::first},
                           static_cast<std::uint8_t>(words[3] >> 1)});
    if (file) std::fclose(file);
    return records;
}

// Parameters: the weights of features, early and late, then those of patterns.
constexpr int featureParameters = 2 * feature::count;
constexpr int parameters = featureParameters + pattern::weightedGroups * pattern::states;

/// Not fitted: it guides the stronger side. Games in which its kings are near and still have not won would
/// teach the opposite.
constexpr bool isGuide(int parameter) {
    return parameter / 2 == feature::pursuit;
}

/// A record as parameters and their factors, for the side to move.
struct Sample {
    std::vector<std::pair<std::uint16_t, float>> inputs;
    float result = 0;
};
using Vector = std::vector<double>;

/// Adds the weights of patterns; one that is its own mirror image has none.
void addPatterns(const Position& p, Sample& sample) {
    const auto states = pattern::statesOf(p.menOf(Side::first), p.menOf(Side::second));
    const float own = p.toMove == Side::first ? 1 : -1;
    for (int group = 0; group < pattern::groups; ++group) {
        const int turned = pattern::mirrored(states[group]);
        const int middle = pattern::weightedGroups - 1;
        const bool mirror = group > middle || (group == middle && turned < states[group]);
        if (group == middle && turned == states[group]) continue;
        const int parameter = featureParameters +
                              (mirror ? pattern::groups - 1 - group : group) * pattern::states +
                              (mirror ? turned : states[group]);
        sample.inputs.emplace_back(static_cast<std::uint16_t>(parameter), mirror ? -own : own);
    }
}

Sample sampleOf(const Record& record) {
    Sample sample;
    const Features features = featuresOf(record.position);
    const float early = static_cast<float>(record.position.total()) / (2.0F * maxPieces);
    for (int f = 0; f < feature::count; ++f) {
        if (features[f] == 0) continue;
        const auto times = static_cast<float>(features[f]);
        // Men have the mean of both weights at any time.
        const float share = f < feature::king ? 0.5F : early;
        sample.inputs.emplace_back(static_cast<std::uint16_t>(2 * f), times * share);
        sample.inputs.emplace_back(static_cast<std::uint16_t>(2 * f + 1), times * (1 - share));
    }
    addPatterns(record.position, sample);
    const float result = record.result / 2.0F;
    sample.result = record.position.toMove == Side::first ? result : 1 - result;
    return sample;
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

/// Adam (Kingma and Ba, 2015) on the whole set, with shrinking steps.
Vector fit(const std::vector<Sample>& samples, const Vector& start, double scale) {
    constexpr int rounds = 120;
    // The usual differences from the start, in weightUnit-ths of a hundredth of a man.
    constexpr double featureSpread = 100;
    constexpr double patternSpread = 80;
    Vector weights = start;
    Vector mean(parameters);
    Vector square(parameters);
    for (int round = 1; round <= rounds; ++round) {
        Vector gradient(parameters);
        for (const auto& sample : samples) {
            const double off = (chance(valueOf(sample, weights), scale) - sample.result) * scale;
            for (const auto& [parameter, times] : sample.inputs) gradient[parameter] += off * times;
        }
        const double rate = 8.0 * (1 - static_cast<double>(round) / (rounds + 10));
        for (int i = 0; i < parameters; ++i) {
            if (isGuide(i)) continue;
            const double spread = i < featureParameters ? featureSpread : patternSpread;
            const double g = gradient[i] + (weights[i] - start[i]) / (spread * spread);
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            square[i] = 0.99 * square[i] + 0.01 * g * g;
            const double m = mean[i] / (1 - std::pow(0.9, round));
            const double s = square[i] / (1 - std::pow(0.99, round));
            weights[i] -= rate * m / (std::sqrt(s) + 1e-9);
        }
    }
    return weights;
}

/// The best scale for given weights, by interval halving.
double fitScale(const std::vector<Sample>& samples, const Vector& weights) {
    double low = 1e-5;
    double high = 1e-2;
    for (int i = 0; i < 25; ++i) {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        (error(samples, weights, a) < error(samples, weights, b) ? high : low) =
            error(samples, weights, a) < error(samples, weights, b) ? b : a;
    }
    return (low + high) / 2;
}

bool writeFeatures(const Vector& fitted) {
    FILE* file = std::fopen("evaluation_weights.cpp", "w");
    if (!file) return false;
    std::fprintf(file,
                 "// SPDX-License-Identifier: MIT\n#include \"checkers/player/evaluation.h\"\n\n"
                 "namespace checkers {\n\nconst Weights standardWeights{{\n");
    for (int f = 0; f < feature::count; ++f)
        std::fprintf(file, "    {%ld, %ld},\n", std::lround(fitted[2 * f]), std::lround(fitted[2 * f + 1]));
    std::fprintf(file, "}};\n\n}  // namespace checkers\n");
    return std::fclose(file) == 0;
}

bool writePatterns(const Vector& fitted) {
    pattern::Weights weights{};
    for (int group = 0; group < pattern::weightedGroups; ++group)
        for (int state = 0; state < pattern::states; ++state) {
            const int turned = pattern::mirrored(state);
            const bool mirror = group == pattern::weightedGroups - 1 && turned < state;
            const int parameter = featureParameters + group * pattern::states + (mirror ? turned : state);
            const double weight = (mirror ? -1 : 1) * fitted[parameter] / weightUnit;
            weights[group][state] = static_cast<std::int8_t>(
                std::clamp<long>(std::lround(weight), -pattern::highestWeight, pattern::highestWeight));
        }
    FILE* file = std::fopen("pattern_weights.cpp", "w");
    if (!file) return false;
    std::fprintf(file,
                 "// SPDX-License-Identifier: MIT\n#include \"checkers/patterns/patterns.h\"\n\n"
                 "namespace checkers::pattern {\n\nconst std::string_view standardWeights =\n");
    constexpr std::size_t width = 102;
    const std::string text = pattern::writeWeights(weights);
    for (std::size_t at = 0; at < text.size(); at += width)
        std::fprintf(file, "    \"%s\"\n", text.substr(at, width).c_str());
    std::fprintf(file, "    \"\";\n\n}  // namespace checkers::pattern\n");
    return std::fclose(file) == 0;
}

int fitTo(const char* path) {
    std::vector<Sample> samples;
    std::vector<Sample> unseen;
    const auto records = readRecords(path);
    // Whole games are kept apart, because positions of one game are alike.
    constexpr std::size_t block = 1000;
    for (std::size_t i = 0; i < records.size(); ++i)
        (i / block % 20 == 19 ? unseen : samples).push_back(sampleOf(records[i]));
    Vector start(parameters);
    for (int f = 0; f < feature::count; ++f) {
        start[2 * f] = standardWeights[f].early;
        start[2 * f + 1] = standardWeights[f].late;
    }
    const pattern::Weights now = pattern::readWeights(pattern::standardWeights);
    for (int group = 0; group < pattern::weightedGroups; ++group)
        for (int state = 0; state < pattern::states; ++state)
            start[featureParameters + group * pattern::states + state] = now[group][state] * weightUnit;
    const double scale = fitScale(samples, start);
    const Vector fitted = fit(samples, start, scale);
    std::fprintf(stderr, "%zu positions, scale %.6f, error %.5f to %.5f; %zu unseen, %.5f to %.5f\n",
                 samples.size(), scale, error(samples, start, scale), error(samples, fitted, scale),
                 unseen.size(), error(unseen, start, scale), error(unseen, fitted, scale));
    return writeFeatures(fitted) && writePatterns(fitted) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 6 && std::strcmp(argv[1], "play") == 0)
        return play(std::atoi(argv[2]), static_cast<std::uint64_t>(std::atoll(argv[3])),
                    static_cast<std::uint64_t>(std::atoll(argv[4])), argv[5]);
    if (argc == 3 && std::strcmp(argv[1], "fit") == 0) return fitTo(argv[2]);
    std::fprintf(stderr, "checkers-tune play GAMES POSITIONS SEED FILE | fit FILE\n");
    return 2;
}
