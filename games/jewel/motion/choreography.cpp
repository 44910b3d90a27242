// SPDX-License-Identifier: MIT
#include "jewel/motion/choreography.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace jewel {
namespace {

/// The row from which the gem of each cell falls; rows above the board are negative.
std::array<int, cellCount> rowsBefore(const Gems& from, const Gems& to) {
    std::array<int, cellCount> rows{};
    for (int column = 0; column < side; ++column) {
        const auto rowIn = [&](std::uint32_t id) {
            for (int row = 0; row < side; ++row)
                if (from[cellOf(row, column)].id == id) return row;
            return -1;
        };
        int added = 0;
        while (added < side && rowIn(to[cellOf(added, column)].id) < 0) ++added;
        for (int row = 0; row < side; ++row) {
            const auto cell = static_cast<std::size_t>(cellOf(row, column));
            rows[cell] = row < added ? row - added : rowIn(to[cell].id);
        }
    }
    return rows;
}

double eased(double part) {
    return 1 - std::pow(1 - part, 3);
}

}  // namespace

void Choreography::rest(const Gems& gems) {
    finish();
    gems_ = gems;
}

void Choreography::finish() {
    scenes_.clear();
    points_.clear();
    lights_.clear();
    bursts_.clear();
}

void Choreography::add(Act act, double duration, const Gems& from, const Gems& to, Swap swap,
                       const std::array<int, cellCount>& waves) {
    scenes_.push_back({act, end_, duration * pace_, from, to, swap, waves});
    end_ += duration * pace_;
}

void Choreography::addFall(const Gems& from, const Gems& to) {
    const auto rows = rowsBefore(from, to);
    int farthest = 0;
    for (int cell = 0; cell < cellCount; ++cell) farthest = std::max(farthest, rowOf(cell) - rows[cell]);
    add(Act::fall, 1000 * std::sqrt(2 * farthest / timing::gravity), from, to);
}

void Choreography::swap(const Gems& before, Swap swap, const std::vector<Stage>& stages, double now) {
    finish();
    end_ = now;
    gems_ = stages.back().gems;
    add(Act::swap, timing::swap, before, stages.front().gems, swap);
    Gems shown = stages.front().gems;
    for (std::size_t i = 1; i < stages.size(); ++i) {
        const Stage& stage = stages[i];
        int plain = 0;
        for (const Line& line : stage.lines) plain += line.points();
        for (const Effect& effect : stage.effects)
            lights_.push_back({end_ + effect.wave * timing::wave * pace_, timing::light * pace_, effect});
        for (const Line& line : stage.lines) bursts_.push_back({end_, timing::burst * pace_, line});
        // If special gems act, all cleared cells are scored as one line.
        if (!stage.effects.empty()) {
            const int cell = stage.effects.front().cell;
            points_.push_back({end_, {columnOf(cell) + 0.5, rowOf(cell) + 0.5}, stage.points});
        }
        for (const Line& line : stage.lines) {
            if (!stage.effects.empty()) break;
            const int last = line.cell(line.length - 1);
            // The chain bonus is the same for each line of a pass.
            const int bonus = (stage.points - plain) / static_cast<int>(stage.lines.size());
            points_.push_back({end_,
                               {(columnOf(line.first) + columnOf(last)) / 2.0 + 0.5,
                                (rowOf(line.first) + rowOf(last)) / 2.0 + 0.5},
                               line.points() + bonus});
        }
        for (const Made& made : stage.made) makeSpecial(shown[made.cell], made.special);
        const int waves = *std::max_element(stage.waves.begin(), stage.waves.end());
        add(Act::vanish, timing::vanish + waves * timing::wave, shown, shown, {}, stage.waves);
        addFall(stage.replaced ? Gems{} : shown, stage.gems);
        shown = stage.gems;
    }
}

void Choreography::swapInVain(const Gems& gems, Swap swap, double now) {
    finish();
    end_ = now;
    gems_ = gems;
    Gems there = gems;
    std::swap(there[swap.cell], there[swap.other()]);
    add(Act::swap, timing::swap, gems, there, swap);
    add(Act::back, timing::swap, there, gems, swap);
}

void Choreography::fallIn(const Gems& gems, double now) {
    finish();
    end_ = now;
    gems_ = gems;
    Gems none = gems;
    for (Gem& gem : none) gem.id = UINT32_MAX;
    addFall(none, gems);
}

void Choreography::glide(const Gems& gems, double now) {
    const Gems from = gems_;
    finish();
    end_ = now;
    gems_ = gems;
    add(Act::glide, timing::glide, from, gems);
}

bool Choreography::isMoving(double now) const {
    return !scenes_.empty() && now < end_;
}

bool Choreography::showsPoints(double now) const {
    return !pointsAt(now).empty();
}

std::vector<ShownPoints> Choreography::pointsAt(double now) const {
    std::vector<ShownPoints> shown;
    for (const Points& one : points_) {
        const double age = (now - one.begin) / timing::points;
        if (age >= 0 && age < 1) shown.push_back({one.place, one.points, age});
    }
    return shown;
}

std::vector<ShownLight> Choreography::lightsAt(double now) const {
    std::vector<ShownLight> shown;
    for (const Light& one : lights_) {
        const double age = (now - one.begin) / one.duration;
        if (age >= 0 && age < 1) shown.push_back({one.effect, age});
    }
    return shown;
}

std::vector<ShownBurst> Choreography::burstsAt(double now) const {
    std::vector<ShownBurst> shown;
    for (const Burst& one : bursts_) {
        const double age = (now - one.begin) / one.duration;
        if (age >= 0 && age < 1) shown.push_back({one.line, age});
    }
    return shown;
}

void Choreography::placesAt(double now, std::vector<PlacedGem>& places) const {
    places.clear();
    for (const Scene& scene : scenes_)
        if (now < scene.begin + scene.duration) return place(scene, now, places);
    for (int cell = 0; cell < cellCount; ++cell)
        places.push_back({gems_[cell], columnOf(cell) + 0.5, rowOf(cell) + 0.5, 0});
}

void Choreography::place(const Scene& scene, double now, std::vector<PlacedGem>& places) const {
    const double part = std::clamp((now - scene.begin) / scene.duration, 0.0, 1.0);
    const auto rows =
        scene.act == Act::fall ? rowsBefore(scene.from, scene.to) : std::array<int, cellCount>{};
    for (int cell = 0; cell < cellCount; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        PlacedGem placed{scene.to[index], columnOf(cell) + 0.5, rowOf(cell) + 0.5, 0};
        switch (scene.act) {
            case Act::swap:
            case Act::back: {
                if (cell != scene.swap.cell && cell != scene.swap.other()) break;
                // The two gems circle around each other, one in front and one behind.
                const double angle = std::numbers::pi * part;
                const bool first = cell == scene.swap.cell;
                const double away = (1 + std::cos(angle)) / 2 * (first ? 1 : -1);
                (scene.swap.down ? placed.row : placed.column) += away;
                placed.near = 0.6 * std::sin(angle) * (first == (scene.act == Act::swap) ? 1 : -1);
                break;
            }
            case Act::vanish:
                if (scene.waves[index] != Pass::stays) {
                    const double since = now - scene.begin - scene.waves[index] * timing::wave * pace_;
                    const double gone = std::clamp(since / (timing::vanish * pace_), 0.0, 1.0);
                    placed.near = farAway * gone * gone;
                }
                break;
            case Act::fall: {
                const double seconds = (now - scene.begin) / pace_ / 1000;
                const double distance = rowOf(cell) - rows[index];
                placed.row -= std::max(0.0, distance - timing::gravity * seconds * seconds / 2);
                break;
            }
            case Act::glide:
                for (int other = 0; other < cellCount; ++other)
                    if (scene.from[other].id == scene.to[index].id) {
                        placed.column += (1 - eased(part)) * (columnOf(other) - columnOf(cell));
                        placed.row += (1 - eased(part)) * (rowOf(other) - rowOf(cell));
                    }
                break;
        }
        places.push_back(placed);
    }
}

}  // namespace jewel
