// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/maker/dealers.h"
#include "paint-by-numbers/maker/speckles.h"
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace paint_by_numbers {

namespace {

class SecondDealer {
  public:
    SecondDealer(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop)
        : wanted_(wanted), random_(seed), stop_(stop) {}

    Grid deal() {
        const int cells = wanted_.width * wanted_.height;
        for (int attempt = 0; attempt < attempts && !stop_.stop_requested(); ++attempt) {
            if (auto picture = attemptFrom(speckles(wanted_.width, wanted_.height, blueOf(cells, attempt),
                                                    lookOf(attempt), random_)))
                return *picture;
        }
        return easier_ ? *easier_ : simplest(blueOf(cells, 0));
    }

  private:
    static constexpr int attempts = 16;
    static constexpr std::int64_t soon = 500;

    /// Boards with many blue cells are rarely difficult, so later attempts have a few less.
    int blueOf(int cells, int attempt) const {
        constexpr int mostLess = 4;
        const int less = wanted_.difficulty == Difficulty::easy ? 0 : mostLess * attempt / attempts;
        return std::max(1, (cells * (wanted_.density - less) + 50) / 100);
    }
    /// Coarser pictures have longer runs, which give more away. Where most cells are blue, only a part with
    /// fewer of them is difficult.
    Look lookOf(int attempt) const {
        const int finest = wanted_.density >= 60 ? 0 : wanted_.density >= 45 ? 1 : 2;
        Look look;
        look.grain = finest + attempt / 4;
        if (wanted_.density >= 60 && wanted_.difficulty != Difficulty::easy)
            look.lean = 60 + 20 * (attempt % 4);
        return look;
    }

    /// Changes the picture until it is as wanted; nothing if that takes too long.
    std::optional<Grid> attemptFrom(Grid picture) {
        const bool isSmall = picture.cells() <= 20 * 20;
        const int rounds = isSmall ? 1200 : 400;
        const int patience = isSmall ? 150 : 40;
        const std::size_t mostSearched = std::max<std::size_t>(60, at(picture.cells()) / 12);
        int tooEasy = 0;
        for (int round = 0; round < rounds && tooEasy < patience && !stop_.stop_requested(); ++round) {
            const Clues clues(picture);
            auto open = openCells(picture, linesOf(clues));
            if (open.empty() && wanted_.difficulty == Difficulty::easy)
                open = openCells(picture, deduce(clues, Grid(picture.width(), picture.height()),
                                                 hardestOf(Difficulty::easy), stop_));
            if (stop_.stop_requested()) break;
            if (open.empty()) {
                if (isWanted(clues)) return picture;
                easier_ = picture;
                ++tooEasy;
                disturb(picture);
            } else if (wanted_.difficulty == Difficulty::hard && open.size() <= mostSearched) {
                const auto verdict = solve(clues, Limits{2, soon}, stop_);
                if (verdict.unique()) return picture;
                if (verdict.several()) open = differences(verdict.solutions[0], verdict.solutions[1]);
                exchange(picture, open, round);
            } else {
                exchange(picture, open, round);
            }
        }
        return std::nullopt;
    }
    std::optional<Grid> linesOf(const Clues& clues) const { return completedByLines(clues, stop_); }
    /// True of a picture that lines decide, and in an easy way if that is wanted.
    bool isWanted(const Clues& clues) const {
        if (wanted_.difficulty == Difficulty::easy) return true;
        if (wanted_.difficulty == Difficulty::hard) return false;
        const auto easily =
            deduce(clues, Grid(clues.width(), clues.height()), hardestOf(Difficulty::easy), stop_);
        return easily && easily->count(Cell::unknown) > 0;
    }
    static std::vector<int> openCells(const Grid& picture, const std::optional<Grid>& known) {
        std::vector<int> open;
        for (int cell = 0; cell < picture.cells(); ++cell)
            if (!known || known->at(cell) == Cell::unknown) open.push_back(cell);
        return open;
    }
    static std::vector<int> differences(const Grid& one, const Grid& other) {
        std::vector<int> cells;
        for (int cell = 0; cell < one.cells(); ++cell)
            if (one.at(cell) != other.at(cell)) cells.push_back(cell);
        return cells;
    }

    /// Makes some blue cells white and as many white ones blue, among these if they have both. The later the
    /// round, the more the blue cells gather.
    void exchange(Grid& picture, const std::vector<int>& among, int round) {
        std::vector<int> blue;
        std::vector<int> white;
        for (const int cell : among) (picture.at(cell) == Cell::blue ? blue : white).push_back(cell);
        const int tries = 1 + std::min(round / 12, 8);
        for (std::size_t pairs = 1 + among.size() / 32; pairs > 0; --pairs) {
            const auto from = pick(picture, blue, Cell::blue, tries);
            const auto to = pick(picture, white, Cell::white, tries);
            if (!from || !to) return;
            picture.set(*from, Cell::white);
            picture.set(*to, Cell::blue);
        }
    }
    /// Exchanges any cells.
    void disturb(Grid& picture) {
        for (int pairs = random_.between(1, 2 + picture.cells() / 200); pairs > 0; --pairs)
            exchange(picture, {}, 0);
    }
    /// The one of some random cells of this colour that has most neighbours of the other.
    std::optional<int> pick(const Grid& picture, const std::vector<int>& among, Cell colour, int tries) {
        std::optional<int> best;
        int most = -1;
        for (int i = 0; i < tries; ++i) {
            const auto cell =
                among.empty() ? anyOf(picture, colour) : std::optional(among[random_.below(among.size())]);
            if (!cell || picture.at(*cell) != colour) continue;
            const int others = neighbours(picture, *cell, opposite(colour));
            if (others > most) {
                most = others;
                best = cell;
            }
        }
        return best;
    }
    std::optional<int> anyOf(const Grid& picture, Cell colour) {
        if (picture.count(colour) == 0) return std::nullopt;
        for (;;) {
            const int cell = static_cast<int>(random_.below(at(picture.cells())));
            if (picture.at(cell) == colour) return cell;
        }
    }
    static int neighbours(const Grid& picture, int cell, Cell colour) {
        const int x = cell % picture.width();
        const int y = cell / picture.width();
        int count = 0;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx)
                count += picture.contains(x + dx, y + dy) && picture.at(x + dx, y + dy) == colour ? 1 : 0;
        }
        return count;
    }
    /// Full rows and a part of one, which is easy whatever the density.
    Grid simplest(int blue) const {
        Grid picture(wanted_.width, wanted_.height, Cell::white);
        for (int cell = 0; cell < blue; ++cell) picture.set(cell, Cell::blue);
        return picture;
    }

    const Wanted& wanted_;
    plt::Random random_;
    const std::stop_token& stop_;
    std::optional<Grid> easier_;  ///< lines decide it
};

}  // namespace

Grid dealBySecond(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop) {
    return SecondDealer(wanted, seed, stop).deal();
}

}  // namespace paint_by_numbers
