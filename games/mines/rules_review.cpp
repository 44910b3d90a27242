// SPDX-License-Identifier: MIT
// The review of a game: the chance to survive that was given away, by what could be seen.
#include "common/rules/random.h"
#include "mines/guessing/endgame.h"
#include "mines/guessing/guess.h"
#include "mines/reasoning/logic.h"
#include "mines/reasoning/odds.h"
#include "mines/rules.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mines {

namespace {

using Judged = plt::Judgement<Move>;

constexpr double percent = 100;
/// Chances that differ by less are equal.
constexpr double rounding = 1e-9;
/// Tiles of which the mean stands for all, where each has to be weighed.
constexpr std::size_t sampled = 8;

/// Partial layouts that may be examined in the time for one move.
std::size_t countingBudget(const plt::Budget& budget) {
    constexpr std::uint64_t least = 200'000;
    constexpr std::uint64_t most = 2'000'000;
    constexpr std::uint64_t inAMillisecond = 5'000;
    const auto time = static_cast<std::uint64_t>(std::clamp<std::int64_t>(budget.time.count(), 0, 1000));
    return static_cast<std::size_t>(std::clamp(std::min(budget.nodes, time * inAMillisecond), least, most));
}

/// The judgement of one move that uncovers tiles.
class Review {
  public:
    Review(const State& state, const Move& made, const plt::Question& question)
        : state_(state),
          made_(made),
          question_(question),
          grid_(state.grid()),
          logic_(grid_, state.options.mines) {
        const Sight sight = seenBy(state);
        for (int cell = 0; cell < grid_.cells(); ++cell)
            if (sight.numbers[cell] >= 0) logic_.open(cell, sight.numbers[cell]);
        logic_.conclude();
    }

    std::optional<Judged> judge() {
        Judged out{made_};
        // The chances of all covered tiles add up to the number of mines.
        out.typicalValue = percent * (1 - static_cast<double>(state_.options.mines) / state_.covered);
        out.bestValue = out.madeValue = percent;
        out.certainty = plt::Certainty::proven;
        const auto tiles = uncovered();
        const auto isKnownSafe = [this](int cell) { return logic_.fact(cell) == Logic::Fact::safe; };
        if (std::all_of(tiles.begin(), tiles.end(), isKnownSafe)) return out;
        layouts_ = countLayouts(logic_, question_.stop, countingBudget(question_.budget));
        if (!layouts_) return std::nullopt;
        const auto survival = survivalOf(tiles);
        if (!survival) return std::nullopt;
        if (*survival >= 1) return out;
        if (!isAnySafe()) return judgeGuess(tiles, *survival);
        out.madeValue = percent * *survival;
        return explained(std::move(out), PLT_TR("Row %1, column %2 is safe. %3"));
    }

  private:
    /// The tiles that the move uncovers.
    std::vector<int> uncovered() const {
        const int cell = grid_.cell(made_.x, made_.y);
        if (made_.action == Action::uncover) return {cell};
        std::vector<int> tiles;
        grid_.around(cell, [&](int other) {
            const Mark mark = state_.tile(other).mark;
            if (mark == Mark::covered || mark == Mark::question) tiles.push_back(other);
        });
        return tiles;
    }

    bool isAnySafe() const {
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (logic_.fact(cell) == Logic::Fact::safe) return true;
            if (logic_.unknown(cell) && layouts_->chances[cell] <= 0) return true;
        }
        return false;
    }

    /// The chance that none of these tiles has a mine.
    std::optional<double> survivalOf(const std::vector<int>& tiles) const {
        if (std::any_of(tiles.begin(), tiles.end(),
                        [this](int cell) { return logic_.fact(cell) == Logic::Fact::mine; }))
            return 0;
        Logic supposed = logic_;
        auto layouts = *layouts_;
        double survival = 1;
        bool isCounted = true;
        for (const int cell : tiles) {
            if (supposed.fact(cell) == Logic::Fact::safe) continue;
            if (supposed.fact(cell) == Logic::Fact::mine) return 0;
            if (!isCounted) {
                auto after = countLayouts(supposed, question_.stop, countingBudget(question_.budget));
                if (!after) return std::nullopt;
                layouts = *std::move(after);
            }
            survival *= 1 - layouts.chances[cell];
            if (layouts.chances[cell] >= 1) return 0;
            supposed.learn(cell, false, Rule::total);
            isCounted = false;
        }
        return survival;
    }

    std::optional<Judged> judgeGuess(const std::vector<int>& tiles, double survival) const {
        std::vector<int> risked;
        for (const int cell : tiles)
            if (logic_.unknown(cell)) risked.push_back(cell);
        // Of several tiles at once it is only known that no more games are won than survived.
        const bool isOne = risked.size() == 1 && survival > 0;
        Judged out{made_};
        out.certainty = isOne || survival <= 0 ? plt::Certainty::calculated : plt::Certainty::estimated;
        if (!fillPlayedOut(out, isOne ? risked.front() : -1) &&
            !fillWeighed(out, isOne ? risked.front() : -1))
            return std::nullopt;
        if (!isOne) out.madeValue = std::min(out.bestValue, percent * survival);
        if (question_.stop.stop_requested()) return std::nullopt;
        if (out.madeValue >= out.bestValue - rounding) {
            out.bestValue = std::max(out.bestValue, out.madeValue);
            out.madeValue = out.bestValue;
            out.typicalValue = std::min(out.typicalValue, out.bestValue);
            return out;
        }
        return explained(std::move(out), PLT_TR("Row %1, column %2 is the better guess. %3"));
    }

    /// Values by all games that can follow; false if there are too many.
    bool fillPlayedOut(Judged& out, int cell) const {
        constexpr double manyLayouts = 6;
        if (layouts_->logarithm > manyLayouts) return false;
        const auto list = playedWithEach(logic_, question_.stop);
        if (list.empty()) return false;
        double sum = 0;
        for (const auto& one : list) {
            sum += percent * one.wins;
            out.bestValue = std::max(out.bestValue, percent * one.wins);
            if (one.cell == cell) out.madeValue = percent * one.wins;
        }
        // Nobody wins with a tile that is known as a mine, and nothing else is covered.
        out.typicalValue = sum / state_.covered;
        return true;
    }

    /// Values by the chance to survive this tile and the next.
    bool fillWeighed(Judged& out, int cell) const {
        const auto guess = bestGuess(logic_, *layouts_, question_.stop);
        if (!guess || guess->why == Guess::Why::wins) return false;
        out.bestValue = percent * guess->two;
        std::vector<int> unknown;
        for (int other = 0; other < grid_.cells(); ++other)
            if (logic_.unknown(other)) unknown.push_back(other);
        const auto share = static_cast<double>(unknown.size()) / state_.covered;
        plt::Random random(question_.seed);
        random.shuffle(unknown);
        if (unknown.size() > sampled) unknown.resize(sampled);
        const auto worth = [&](int tile) {
            return percent * survivingTwo(logic_, *layouts_, tile, question_.stop);
        };
        for (const int other : unknown)
            out.typicalValue += worth(other) * share / static_cast<double>(unknown.size());
        if (cell >= 0) out.madeValue = cell == guess->cell ? out.bestValue : worth(cell);
        out.typicalValue = std::min(out.typicalValue, out.bestValue);
        return true;
    }

    /// The judgement with the tile that a hint would have named, and its reason.
    std::optional<Judged> explained(Judged out, const char* sentence) const {
        const auto hint = Rules::hint(state_, question_.stop);
        if (hint.steps.empty() || question_.stop.stop_requested()) return std::nullopt;
        const auto& step = hint.steps.back();
        out.best = step.move;
        // A flag protects the tile, though it is wrong.
        if (state_.tile(grid_.cell(step.move.x, step.move.y)).mark == Mark::flag)
            out.best.action = Action::clear;
        out.reason = {sentence, {step.move.y + 1, step.move.x + 1, step.reason}};
        out.marks = step.marks;
        return out;
    }

    const State& state_;
    const Move& made_;
    const plt::Question& question_;
    Grid grid_;
    Logic logic_;
    std::optional<Layouts> layouts_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    // Flags and question marks decide nothing, and nobody knows anything before the first tile.
    const bool uncovers = made.action == Action::uncover || made.action == Action::chord;
    if (!uncovers || state.covered == state.grid().cells()) return std::nullopt;
    return Review(state, made, question).judge();
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to survive"), {plt::Decimal{cost, cost < 10 ? 1 : 0}}};
}

double Rules::endValue(const State& state, int /*seat*/) {
    return state.status == plt::Outcome::won ? percent : 0;
}

}  // namespace mines
