// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/maker/dealers.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace paint_by_numbers {

namespace {

class FirstDealer {
  public:
    FirstDealer(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop)
        : wanted_(wanted), random_(seed), density_(wanted.density), stop_(stop) {}

    Grid make() {
        const bool easy = wanted_.difficulty == Difficulty::easy;
        Grid picture = solvable(hardestOf(easy ? Difficulty::easy : Difficulty::medium));
        if (!easy) picture = harder(std::move(picture));
        // A board without a blue cell would be finished before it is begun.
        if (picture.count(Cell::blue) == 0) picture.set(picture.cells() / 2, Cell::blue);
        return picture;
    }

  private:
    Cell anyColour() { return static_cast<int>(random_.below(100)) < density_ ? Cell::blue : Cell::white; }
    /// Makes a picture that can be solved with techniques up to this one: cells that stay open are drawn
    /// anew. After some rounds they are always made blue, which ends because an all-blue picture is solvable.
    Grid solvable(Technique upTo) {
        Grid picture(wanted_.width, wanted_.height);
        for (int cell = 0; cell < picture.cells(); ++cell) picture.set(cell, anyColour());
        const Grid nothing(wanted_.width, wanted_.height);
        for (int round = 0; !stop_.stop_requested(); ++round) {
            const auto known = deduce(Clues(picture), nothing, upTo, stop_);
            if (!known) break;
            std::vector<int> open;
            for (int cell = 0; cell < picture.cells(); ++cell) {
                if (known->at(cell) == Cell::unknown) open.push_back(cell);
            }
            if (open.empty()) return picture;
            constexpr int patience = 300;
            const std::size_t changes = 1 + open.size() / 16;
            for (std::size_t i = 0; i < changes; ++i) {
                const int cell = open[random_.below(open.size())];
                if (round < patience)
                    picture.set(cell, opposite(picture.at(cell)));
                else
                    picture.set(cell, Cell::blue);
            }
        }
        return Grid(wanted_.width, wanted_.height, Cell::blue);
    }
    bool isSolvable(const Grid& picture, Technique upTo) const {
        const auto known = deduce(Clues(picture), Grid(picture.width(), picture.height()), upTo, stop_);
        return known && known->count(Cell::unknown) == 0;
    }
    bool isWanted(const Grid& picture) const {
        if (wanted_.difficulty == Difficulty::medium)
            return isSolvable(picture, hardestOf(Difficulty::medium)) &&
                   !isSolvable(picture, hardestOf(Difficulty::easy));
        if (isSolvable(picture, hardestOf(Difficulty::medium))) return false;
        constexpr std::int64_t soon = 500;
        return solve(Clues(picture), Limits{2, soon}).unique();
    }
    /// Changes some cells at a time until the picture has the wanted difficulty. If it is too blue for that,
    /// it is replaced with a whiter one.
    Grid harder(Grid picture) {
        constexpr int rounds = 600;
        constexpr int patience = 25;
        constexpr int step = 6;
        constexpr int mostChallenging = 40;
        const auto cells = static_cast<std::uint64_t>(picture.cells());
        const int most = 2 + picture.cells() / 200;
        for (int round = 1; round <= rounds && !stop_.stop_requested(); ++round) {
            if (isWanted(picture)) return picture;
            Grid other = picture;
            for (int changes = random_.between(1, most); changes > 0; --changes) {
                // The colour is drawn before the cell, as IDs of boards have it.
                const Cell colour = anyColour();
                other.set(static_cast<int>(random_.below(cells)), colour);
            }
            if (isWanted(other)) return other;
            if (isSolvable(other, hardestOf(Difficulty::medium))) picture = std::move(other);
            if (round % patience == 0) {
                density_ = std::max(density_ - step, std::min(density_, mostChallenging));
                picture = solvable(hardestOf(Difficulty::medium));
            }
        }
        return picture;
    }

    const Wanted& wanted_;
    plt::Random random_;
    int density_;
    const std::stop_token& stop_;
};

}  // namespace

Grid dealByFirst(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop) {
    return FirstDealer(wanted, seed, stop).make();
}

}  // namespace paint_by_numbers
