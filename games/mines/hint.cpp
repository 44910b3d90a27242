// SPDX-License-Identifier: MIT
#include "mines/guessing/guess.h"
#include "mines/reasoning/certainty.h"
#include "mines/reasoning/logic.h"
#include "mines/reasoning/odds.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

namespace mines {

namespace {

using Hint = plt::Hint<Move>;
using Step = plt::HintStep<Move>;

/// Turns the solver's conclusions into a plan with reasons.
class Adviser {
  public:
    Adviser(const State& state, std::stop_token stop)
        : state_(state),
          stop_(std::move(stop)),
          grid_(state.grid()),
          sight_(seenBy(state)),
          logic_(grid_, sight_.mines),
          reasonOf_(state.tiles.size(), -1) {
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (sight_.numbers[cell] >= 0) logic_.open(cell, sight_.numbers[cell]);
        }
        logic_.conclude();
        for (std::size_t i = 0; i < logic_.found().size(); ++i)
            reasonOf_[logic_.found()[i].cell] = static_cast<int>(i);
    }

    Hint advise() {
        if (state_.covered == grid_.cells()) return firstTile();
        if (auto hint = wrongFlag()) return *hint;
        if (auto hint = byLogic()) return *hint;
        if (auto hint = byFronts()) return *hint;
        return byCounting();
    }

  private:
    Move move(Action action, int cell) const { return {action, grid_.x(cell), grid_.y(cell)}; }
    int shown(int cell) const { return sight_.numbers[cell]; }

    Hint firstTile() const {
        // The fourth tile of the fourth row wins most boards of the expert's size: its openings are large, and near
        // two edges.
        constexpr int inward = 3;
        int cell = grid_.cell(std::min(inward, grid_.width / 2), std::min(inward, grid_.height / 2));
        plt::Message reason;
        if (state_.first >= 0) {
            cell = state_.first;
            reason = isLevelOfReasoning(state_.options.solvable)
                         ? PLT_TR("This board begins here: it has no mine here and none around.")
                         : PLT_TR("This board was first opened here, and there is no mine.");
        } else if (!state_.laid) {
            reason = PLT_TR("The first tile is always safe.");
        } else {
            const double chance = static_cast<double>(sight_.mines) / grid_.cells();
            return hintOf({cell, chance, chance});
        }
        Hint hint;
        addUncover(hint, cell, reason, {cell});
        return hint;
    }

    void addUncover(Hint& hint, int cell, const plt::Message& reason, const std::vector<int>& marks) const {
        if (state_.tile(cell).mark == Mark::flag)
            hint.steps.push_back({move(Action::clear, cell), reason, marks});
        hint.steps.push_back({move(Action::uncover, cell), reason, marks});
    }

    plt::Message reasonFor(const Deduction& what) const {
        switch (what.rule) {
            case Rule::enough:
                return {
                    PLT_TR_N(
                        "The marked %Ln has all its mines already, so the other tiles around it are safe.",
                        "The marked 1 has its mine already, so the other tiles around it are safe."),
                    shown(what.number)};
            case Rule::needed:
                return {PLT_TR("The marked %1 has no more covered tiles around it than mines, so all of them "
                               "are mines."),
                        {shown(what.number)}};
            case Rule::pair:
                if (what.mine) {
                    return {PLT_TR("The marked %1 needs so many more mines than the marked %2 that every "
                                   "tile that only the %1 touches is one."),
                            {shown(what.number), shown(what.other)}};
                }
                return {PLT_TR("All mines that the marked %1 still needs lie on tiles that it shares with "
                               "the marked %2, so the other tiles around the %1 are safe."),
                        {shown(what.other), shown(what.number)}};
            default:
                break;
        }
        return what.mine ? PLT_TR("As many mines are left as covered tiles, so all of them are mines.")
                         : PLT_TR("All mines are found, so every other tile is safe.");
    }

    std::vector<int> marksFor(const Deduction& what) const {
        std::vector<int> marks;
        for (const int cell : {what.number, what.other}) {
            if (cell >= 0) marks.push_back(cell);
        }
        marks.push_back(what.cell);
        return marks;
    }

    /// Adds the conclusions on which another one rests, each before those that need it. A conclusion rests on
    /// the tiles around its numbers that are known without being open.
    void addGrounds(int index, std::vector<int>& grounds) const {
        const auto& what = logic_.found()[index];
        const auto add = [&](int tile) {
            const int ground = reasonOf_[tile];
            if (ground < 0 || ground >= index ||
                std::find(grounds.begin(), grounds.end(), ground) != grounds.end())
                return;
            const auto& other = logic_.found()[ground];
            if (other.rule == what.rule && other.number == what.number && other.other == what.other) return;
            addGrounds(ground, grounds);
            if (std::find(grounds.begin(), grounds.end(), ground) == grounds.end()) grounds.push_back(ground);
        };
        if (what.rule == Rule::count) {
            for (int tile = 0; tile < grid_.cells(); ++tile) add(tile);
        } else {
            for (const int number : {what.number, what.other}) {
                if (number >= 0) grid_.around(number, add);
            }
        }
    }

    /// The steps up to a conclusion, and the reasoning they need.
    std::pair<Hint, Reasoning> planFor(int index) const {
        std::vector<int> grounds;
        addGrounds(index, grounds);
        Hint hint;
        auto hardest = Reasoning::basic;
        for (const int ground : grounds) {
            const auto& what = logic_.found()[ground];
            hardest = std::max(hardest, reasoningOf(what.rule));
            if (what.mine && state_.tile(what.cell).mark != Mark::flag)
                hint.steps.push_back({move(Action::flag, what.cell), reasonFor(what), marksFor(what)});
        }
        const auto& what = logic_.found()[index];
        addUncover(hint, what.cell, reasonFor(what), marksFor(what));
        return {std::move(hint), std::max(hardest, reasoningOf(what.rule))};
    }

    std::optional<Hint> wrongFlag() const {
        for (const auto& what : logic_.found()) {
            if (what.mine || state_.tile(what.cell).mark != Mark::flag) continue;
            Hint hint = planFor(reasonOf_[what.cell]).first;
            hint.verdict = PLT_TR("A flag is wrong, proven.");
            return hint;
        }
        return std::nullopt;
    }

    static plt::Message verdictFor(Reasoning reasoning) {
        switch (reasoning) {
            case Reasoning::basic:
                return PLT_TR("Proven, by one number at a time.");
            case Reasoning::pairs:
                return PLT_TR("Proven, by comparing two numbers.");
            case Reasoning::chains:
                return PLT_TR("Proven, by a chain of numbers.");
            case Reasoning::expert:
                break;
        }
        return PLT_TR("Proven, by counting the mines that are left.");
    }

    /// The safe tile with the simplest proof, the shortest of equally simple ones.
    std::optional<Hint> byLogic() const {
        std::optional<Hint> best;
        auto level = Reasoning::pairs;
        for (std::size_t i = 0; i < logic_.found().size() && !stop_.stop_requested(); ++i) {
            if (logic_.found()[i].mine) continue;
            auto [hint, needed] = planFor(static_cast<int>(i));
            if (best && std::tuple(needed, hint.steps.size()) >= std::tuple(level, best->steps.size()))
                continue;
            best = std::move(hint);
            level = needed;
            if (level == Reasoning::basic && best->steps.size() == 1) break;
        }
        if (best) best->verdict = verdictFor(level);
        return best;
    }

    /// The safe tile, of up to `compared`, that the fewest numbers of its front prove.
    std::optional<Hint> byFronts() const {
        constexpr std::size_t compared = 8;
        std::vector<bool> seen(at(grid_.cells()), false);
        std::vector<int> safe;
        for (int cell = 0; cell < grid_.cells() && !stop_.stop_requested(); ++cell) {
            if (seen[cell]) continue;
            const auto front = frontOf(logic_, cell);
            for (const int number : front) seen[number] = true;
            const auto certain = certainOnFront(logic_, front, stop_, 200'000);
            safe.insert(safe.end(), certain.safe.begin(), certain.safe.end());
        }
        if (safe.size() > compared) safe.resize(compared);
        int best = -1;
        std::vector<int> fewest;
        for (const int cell : safe) {
            auto numbers = proof(cell);
            if (numbers.empty() || (best >= 0 && numbers.size() >= fewest.size())) continue;
            best = cell;
            fewest = std::move(numbers);
        }
        if (best < 0) return std::nullopt;
        fewest.push_back(best);
        Hint hint;
        addUncover(
            hint, best,
            PLT_TR("With a mine on this tile, the marked numbers could not all be right, so it is safe."),
            fewest);
        hint.verdict = verdictFor(Reasoning::chains);
        return hint;
    }

    /// Numbers that prove a tile safe by themselves: as few as a growing circle gives, or else those of its
    /// whole front. None if the proof needs the number of mines left.
    std::vector<int> proof(int cell) const {
        constexpr int nearest = 2;
        constexpr int farthest = 8;
        for (int reach = nearest; reach <= farthest + 1 && !stop_.stop_requested(); ++reach) {
            auto numbers = reach <= farthest ? numbersWithin(cell, reach) : numbersConnectedWith(cell);
            if (!provenBy(sight_, numbers, cell, false, stop_)) continue;
            // Drops every number that the proof can do without, so that only relevant ones are marked.
            for (std::size_t i = numbers.size(); i-- > 0;) {
                auto fewer = numbers;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                if (provenBy(sight_, fewer, cell, false, stop_)) numbers = std::move(fewer);
            }
            return numbers;
        }
        return {};
    }

    bool isOnBorder(int cell) const {
        if (sight_.numbers[cell] <= 0) return false;
        bool borders = false;
        grid_.around(cell, [&](int tile) { borders = borders || sight_.numbers[tile] < 0; });
        return borders;
    }

    std::vector<int> numbersWithin(int cell, int reach) const {
        std::vector<int> numbers;
        grid_.aroundWithin(cell, reach, [&](int other) {
            if (isOnBorder(other)) numbers.push_back(other);
        });
        return numbers;
    }

    std::vector<int> numbersConnectedWith(int cell) const {
        std::vector<int> numbers;
        std::vector<bool> seen(at(grid_.cells()), false);
        std::vector<int> tiles{cell};
        seen[cell] = true;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            grid_.around(tiles[i], [&](int number) {
                if (seen[number] || !isOnBorder(number)) return;
                seen[number] = true;
                numbers.push_back(number);
                grid_.around(number, [&](int tile) {
                    if (seen[tile] || sight_.numbers[tile] >= 0) return;
                    seen[tile] = true;
                    tiles.push_back(tile);
                });
            });
        }
        return numbers;
    }

    static int percent(double chance) {
        return std::clamp(static_cast<int>(std::lround(100 * chance)), 1, 99);
    }

    static plt::Message reasonFor(const Guess& guess) {
        switch (guess.why) {
            case Guess::Why::tellsMore:
                return {PLT_TR("Nothing is certain now. The chance of a mine is %1 percent here and %2 "
                               "percent on the "
                               "safest tile, but the number under this one is likely to lead further."),
                        {percent(guess.mine), percent(guess.safest)}};
            case Guess::Why::wins:
                return {
                    PLT_TR(
                        "Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in "
                        "which the mines can still lie, %2 percent are won with this tile, and with no other "
                        "more."),
                    {percent(guess.mine), percent(guess.wins)}};
            case Guess::Why::safest:
                break;
        }
        return {
            PLT_TR("Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent."),
            {percent(guess.mine)}};
    }

    Hint hintOf(const Guess& guess) const {
        Hint hint;
        addUncover(hint, guess.cell, reasonFor(guess), {guess.cell});
        hint.verdict = PLT_TR("A guess, not proven.");
        return hint;
    }

    Hint byCounting() const {
        const auto layouts = countLayouts(logic_, stop_);
        if (!layouts) return {{}, PLT_TR("There are too many ways to lay the mines to count them here.")};
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (!logic_.unknown(cell) || layouts->chances[cell] > 0) continue;
            Hint hint;
            addUncover(hint, cell, PLT_TR("However the mines that are left may lie, none is on this tile."),
                       {cell});
            hint.verdict = verdictFor(Reasoning::expert);
            return hint;
        }
        const auto guess = bestGuess(logic_, *layouts, stop_);
        return guess ? hintOf(*guess) : Hint{{}, PLT_TR("Every tile is open.")};
    }

    const State& state_;
    std::stop_token stop_;
    Grid grid_;
    Sight sight_;
    Logic logic_;
    std::vector<int> reasonOf_;  // by cell: index into logic_.found(), or -1
};

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (state.status != plt::Outcome::playing) return {{}, PLT_TR("The game is over.")};
    return Adviser(state, std::move(stop)).advise();
}

}  // namespace mines
