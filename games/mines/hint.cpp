// SPDX-License-Identifier: MIT
#include "mines/layout.h"
#include "mines/logic.h"
#include "mines/odds.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace mines {

namespace {

using Hint = plt::Hint<Move>;
using Step = plt::HintStep<Move>;

/// Turns what the solver concludes into a plan with reasons.
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
            if (sight_.numbers[at(cell)] >= 0) logic_.open(cell, sight_.numbers[at(cell)]);
        }
        logic_.conclude();
        for (std::size_t i = 0; i < logic_.found().size(); ++i)
            reasonOf_[at(logic_.found()[i].cell)] = static_cast<int>(i);
    }

    Hint advise() {
        if (state_.covered == grid_.cells()) return firstTile();
        if (auto hint = wrongFlag()) return *hint;
        if (auto hint = byLogic()) return *hint;
        return byCounting();
    }

  private:
    Move move(Action action, int cell) const { return {action, grid_.x(cell), grid_.y(cell)}; }
    int shown(int cell) const { return sight_.numbers[at(cell)]; }

    Hint firstTile() const {
        int cell = grid_.cell(grid_.width / 2, grid_.height / 2);
        plt::Message reason;
        if (state_.first >= 0) {
            cell = state_.first;
            reason = PLT_TR("This board was first opened here, and there is no mine.");
        } else if (!state_.laid) {
            reason = PLT_TR("The first tile is always safe.");
        } else {
            return guess(cell, static_cast<double>(sight_.mines) / grid_.cells());
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
                return {
                    PLT_TR("The marked %1 has only as many covered tiles as it needs, so they are mines."),
                    {shown(what.number)}};
            case Rule::pair:
                if (what.mine) {
                    return {
                        PLT_TR("Of the two marked numbers, the %1 needs more mines than the %2, and only on "
                               "the tiles that it does not share with it, so those are mines."),
                        {shown(what.number), shown(what.other)}};
                }
                return {
                    PLT_TR(
                        "Compare the two marked numbers: all mines that the %1 still needs lie on tiles that "
                        "it shares with the %2, so its other tiles are safe."),
                    {shown(what.other), shown(what.number)}};
            case Rule::count:
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

    /// Adds the conclusions that another one rests on, each before what needs it. A conclusion rests on what
    /// is known of the tiles around its numbers without being seen.
    void addGrounds(int index, std::vector<int>& grounds) const {
        const auto& what = logic_.found()[static_cast<std::size_t>(index)];
        const auto add = [&](int tile) {
            const int ground = reasonOf_[at(tile)];
            if (ground < 0 || ground >= index ||
                std::find(grounds.begin(), grounds.end(), ground) != grounds.end())
                return;
            const auto& other = logic_.found()[static_cast<std::size_t>(ground)];
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

    Hint planFor(int index) const {
        std::vector<int> grounds;
        addGrounds(index, grounds);
        Hint hint;
        for (const int ground : grounds) {
            const auto& what = logic_.found()[static_cast<std::size_t>(ground)];
            if (what.mine && state_.tile(what.cell).mark != Mark::flag)
                hint.steps.push_back({move(Action::flag, what.cell), reasonFor(what), marksFor(what)});
        }
        const auto& what = logic_.found()[static_cast<std::size_t>(index)];
        addUncover(hint, what.cell, reasonFor(what), marksFor(what));
        return hint;
    }

    std::optional<Hint> wrongFlag() const {
        for (const auto& what : logic_.found()) {
            if (what.mine || state_.tile(what.cell).mark != Mark::flag) continue;
            Hint hint = planFor(reasonOf_[at(what.cell)]);
            hint.verdict = PLT_TR("A flag is wrong, proven.");
            return hint;
        }
        return std::nullopt;
    }

    /// The safe tile with the shortest proof.
    std::optional<Hint> byLogic() const {
        std::optional<Hint> best;
        for (std::size_t i = 0; i < logic_.found().size() && !stop_.stop_requested(); ++i) {
            if (logic_.found()[i].mine) continue;
            auto hint = planFor(static_cast<int>(i));
            if (!best || hint.steps.size() < best->steps.size()) best = std::move(hint);
            if (best->steps.size() == 1) break;
        }
        if (best) best->verdict = PLT_TR("This is proven.");
        return best;
    }

    /// The numbers near a tile that prove it safe by themselves, as few as a growing circle gives; none if
    /// only the number of mines that are left does.
    std::vector<int> proof(int cell) const {
        for (int reach = 2; reach <= 8 && !stop_.stop_requested(); ++reach) {
            std::vector<int> numbers;
            grid_.aroundWithin(cell, reach, [&](int other) {
                if (sight_.numbers[at(other)] <= 0) return;
                bool borders = false;
                grid_.around(other, [&](int tile) { borders = borders || sight_.numbers[at(tile)] < 0; });
                if (borders) numbers.push_back(other);
            });
            if (!provenBy(sight_, numbers, cell, false, stop_)) continue;
            // What can be left out is left out, so that only what matters is marked.
            for (std::size_t i = numbers.size(); i-- > 0;) {
                auto fewer = numbers;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                if (provenBy(sight_, fewer, cell, false, stop_)) numbers = std::move(fewer);
            }
            return numbers;
        }
        return {};
    }

    Hint guess(int cell, double chance) const {
        Hint hint;
        const int percent = std::clamp(static_cast<int>(std::lround(100 * chance)), 1, 99);
        addUncover(
            hint, cell,
            {PLT_TR("Nothing is certain now. This tile is the safest: a mine with %1 percent."), {percent}},
            {cell});
        hint.verdict = PLT_TR("A guess, not proven.");
        return hint;
    }

    Hint byCounting() const {
        const auto chances = odds(sight_, stop_);
        if (!chances) return {{}, PLT_TR("Too many layouts are possible to count them here.")};
        int best = -1;
        int bestKnown = -1;
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (state_.tile(cell).open()) continue;
            // Of equal tiles, one with more numbers around it will tell more.
            int known = 0;
            grid_.around(cell, [&](int other) { known += sight_.numbers[at(other)] >= 0; });
            const double better = best < 0 ? 1 : (*chances)[at(best)] - (*chances)[at(cell)];
            if (better > 1e-9 || (better > -1e-9 && known > bestKnown)) {
                best = cell;
                bestKnown = known;
            }
        }
        if (best < 0) return {{}, PLT_TR("Every tile is open.")};
        if ((*chances)[at(best)] > 0) return guess(best, (*chances)[at(best)]);
        Hint hint;
        auto marks = proof(best);
        const bool local = !marks.empty();
        marks.push_back(best);
        addUncover(
            hint, best,
            local ? PLT_TR(
                        "With a mine on this tile, the marked numbers could not all be right, so it is safe.")
                  : PLT_TR("In none of the ways to lay the mines that are left has this tile one."),
            marks);
        hint.verdict = PLT_TR("This is proven.");
        return hint;
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
