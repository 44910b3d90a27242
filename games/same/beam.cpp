// SPDX-License-Identifier: MIT
#include "same/beam.h"

#include <algorithm>
#include <utility>

namespace same {

namespace {

/// The size of the table of known positions, 24 bytes each.
constexpr std::size_t tableSize = std::size_t{1} << 19;
/// The number of places in the table that a position may have.
constexpr std::size_t probes = 4;

}  // namespace

Beam::Beam(Scoring scoring, int colours, std::stop_token stop)
    : scoring_(scoring), colours_(colours), stop_(std::move(stop)), table_(tableSize) {
    for (int balls = 0; balls <= maxColumns * maxRows; ++balls)
        values_.push_back(static_cast<double>(clickValue(scoring, balls)));
}

bool Beam::isBetter(const Candidate& one, const Candidate& other) {
    return one.promise != other.promise ? one.promise > other.promise : one.hash < other.hash;
}

std::optional<Line> Beam::sweep(const Grid& root, std::int64_t points, const Estimate& estimate,
                                const Limits& limits) {
    limits_ = limits;
    spent_ = 0;
    cut_ = false;
    best_.reset();
    ++sweeps_;
    steps_.clear();
    grids_.assign(1, root);
    free_.clear();
    levels_.assign(static_cast<std::size_t>(root.left()) + 1, {});
    levels_.back().candidates.push_back({0, root.hash(), points, none, 0, none});
    for (auto left = levels_.size(); left-- > 0;) {
        auto& level = levels_[left];
        trim(level, static_cast<std::size_t>(limits_.width));
        std::sort(level.candidates.begin(), level.candidates.end(), isBetter);
        const auto candidates = std::exchange(level.candidates, {});
        for (const auto& candidate : candidates) {
            if (isStopped()) {
                cut_ = true;
                break;
            }
            follow(candidate, estimate);
            free_.push_back(candidate.grid);
        }
    }
    return std::exchange(best_, {});
}

Beam::Seen& Beam::seen(std::uint64_t hash) {
    const auto first = static_cast<std::size_t>(hash) % tableSize;
    for (std::size_t i = 0; i < probes; ++i) {
        auto& entry = table_[(first + i) % tableSize];
        if (entry.sweep != sweeps_) {
            entry = {hash, -1, sweeps_};
            return entry;
        }
        if (entry.hash == hash) return entry;
    }
    auto& entry = table_[(first + (hash >> 60) % probes) % tableSize];
    entry = {hash, -1, sweeps_};
    return entry;
}

void Beam::follow(const Candidate& candidate, const Estimate& estimate) {
    // The same position may have been reached with more points since.
    if (seen(candidate.hash).points > candidate.points) return;
    const Grid grid = grids_[candidate.grid];
    grid.findGroups(groups_);
    const int step = static_cast<int>(steps_.size());
    steps_.push_back({candidate.parent, candidate.place});
    if (groups_.count == 0) {
        end(grid, candidate.points, candidate.parent, candidate.place);
        return;
    }
    bool isOnlyKept = true;
    for (int i = 0; i < groups_.count; ++i)
        isOnlyKept = isOnlyKept && groups_.list[i].colour == estimate.kept;
    for (int i = 0; i < groups_.count; ++i) {
        const auto& group = groups_.list[i];
        if (group.colour == estimate.kept && !isOnlyKept) {
            cut_ = true;
            continue;
        }
        add(candidate, step, grid, group, estimate);
    }
}

void Beam::add(const Candidate& parent, int step, const Grid& grid, const Grid::Group& group,
               const Estimate& estimate) {
    Grid child = grid;
    child.remove(group.place);
    ++spent_;
    const auto points = parent.points + static_cast<std::int64_t>(values_[group.size]);
    const auto hash = child.hash();
    auto& known = seen(hash);
    // A position that is reached again is only useful with more points.
    if (known.points >= points) return;
    known.points = points;
    child.findGroups(below_);
    if (below_.count == 0) {
        end(child, points, step, group.place);
        return;
    }
    auto& level = levels_[static_cast<std::size_t>(child.left())];
    const double promised = promise(child, points, below_, estimate);
    if (level.isFull && promised <= level.least) {
        cut_ = true;
        return;
    }
    int at = static_cast<int>(grids_.size());
    if (free_.empty()) {
        grids_.push_back(child);
    } else {
        at = free_.back();
        free_.pop_back();
        grids_[at] = child;
    }
    level.candidates.push_back({promised, hash, points, step, at, group.place});
    const auto width = static_cast<std::size_t>(limits_.width);
    if (level.candidates.size() >= 2 * width + 16) trim(level, width);
}

/// Leaves the most promising candidates only.
void Beam::trim(Level& level, std::size_t size) {
    auto& all = level.candidates;
    if (all.size() <= size) return;
    cut_ = true;
    const auto last = all.begin() + static_cast<std::ptrdiff_t>(size);
    std::nth_element(all.begin(), last - 1, all.end(), isBetter);
    for (auto it = last; it != all.end(); ++it) free_.push_back(it->grid);
    level.least = (last - 1)->promise;
    level.isFull = true;
    all.erase(last, all.end());
}

double Beam::promise(const Grid& grid, std::int64_t points, const Grid::Groups& groups,
                     const Estimate& estimate) const {
    std::array<double, maxColours> squares{};
    std::array<double, maxColours> asTheyAre{};
    std::array<int, maxColours> grouped{};
    for (int i = 0; i < groups.count; ++i) {
        const auto& group = groups.list[i];
        squares[group.colour] += double(group.size) * group.size;
        asTheyAre[group.colour] += values_[group.size];
        grouped[group.colour] += group.size;
    }
    int favourite = estimate.kept;
    if (favourite == none) {
        favourite = 0;
        for (int colour = 1; colour < colours_; ++colour)
            if (grid.colourCount(colour) > grid.colourCount(favourite)) favourite = colour;
    }
    auto sum = static_cast<double>(points);
    for (int colour = 0; colour < colours_; ++colour) {
        const int balls = grid.colourCount(colour);
        if (balls == 0) continue;
        const int singles = balls - grouped[colour];
        const double share = (squares[colour] + singles) / (double(balls) * balls);
        // The kept colour lies apart until all others are gone.
        if (colour != estimate.kept) sum += estimate.groups * asTheyAre[colour] - estimate.single * singles;
        sum += values_[balls] * (colour == favourite ? estimate.keptWhole + estimate.keptJoined * share
                                                     : estimate.whole + estimate.joined * share);
    }
    return sum;
}

void Beam::end(const Grid& grid, std::int64_t points, int step, std::int16_t place) {
    const auto score = points + bonus(scoring_, grid.left());
    if (best_ && score <= best_->score) return;
    best_.emplace();
    best_->score = score;
    best_->left = grid.left();
    if (place == none) return;
    best_->places.push_back(place);
    for (; step != none && steps_[step].place != none; step = steps_[step].previous)
        best_->places.push_back(steps_[step].place);
    std::reverse(best_->places.begin(), best_->places.end());
}

}  // namespace same
