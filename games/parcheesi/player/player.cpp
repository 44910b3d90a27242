// SPDX-License-Identifier: MIT
#include "parcheesi/player/player.h"

#include "common/rules/random.h"

#include <memory>

namespace parcheesi {

namespace {

constexpr std::array<std::string_view, 5> levelWords{"polly", "renee", "grace", "carla", "expert"};

std::unique_ptr<Judge> judgeOf(Level level) {
    switch (level) {
        case Level::polly:
            return std::make_unique<PolitePolly>();
        case Level::renee:
            return std::make_unique<RecklessRenee>();
        case Level::grace:
            return std::make_unique<AmazingGrace>();
        case Level::carla:
        case Level::expert:
            break;
    }
    return std::make_unique<CarefulCarla>();
}

Plan planTo(const Endings& endings, int state) {
    return {endings.position(state), endings.stepsTo(state)};
}

}  // namespace

Plan plan(const Observation& seen, Level level, const plt::Question& question) {
    Endings endings;
    endings.explore(seen.turn);
    if (endings.ends().size() == 1) return planTo(endings, endings.ends().front());
    if (level != Level::expert) {
        const auto best = bestEnds(endings, seen.turn.side, *judgeOf(level));
        plt::Random random(question.seed);
        return planTo(endings, best[random.below(best.size())]);
    }
    const auto all = prospects(endings, seen.turn, seen.doubles, question);
    Plan found = planTo(endings, all.front().state);
    found.chance = all.front().chance;
    if (question.report) {
        std::string line;
        for (const Step& step : found.steps) line += (line.empty() ? "" : " ") + Rules::write(Move::of(step));
        question.report({1, found.chance, false, 0, line});
    }
    return found;
}

std::vector<plt::Level> Rules::levels() {
    return {
        {std::string(levelWords[1]), PLT_TR("Reckless Renee"),
         PLT_TR("Likes to stand where others can send her pawns back.")},
        {std::string(levelWords[0]), PLT_TR("Polite Polly"),
         PLT_TR("Lets everybody else go first and stays as far from home as she can.")},
        {std::string(levelWords[2]), PLT_TR("Amazing Grace"),
         PLT_TR("Hurries home, keeps away from others and builds blockades.")},
        {std::string(levelWords[3]), PLT_TR("Careful Carla"),
         PLT_TR("Weighs what each pawn has to lose against how far the others are.")},
        {std::string(levelWords[4]), PLT_TR("Expert"),
         PLT_TR("Tries the most promising turns against the dice that may come next.")},
    };
}

plt::Seats Rules::usualSeats(const Options& /*options*/) {
    return {plt::Seat::computer(levelWords[2]), plt::Seat::computer(levelWords[0]), plt::Seat::person(),
            plt::Seat::computer(levelWords[1])};
}

Move Rules::choose(const Observation& seen, std::string_view level, const plt::Question& question) {
    const auto* const word = std::find(levelWords.begin(), levelWords.end(), level);
    const Level which =
        word == levelWords.end() ? Level::grace : static_cast<Level>(word - levelWords.begin());
    const Plan found = plan(seen, which, question);
    return found.steps.empty() ? Move::done() : Move::of(found.steps.front());
}

}  // namespace parcheesi
