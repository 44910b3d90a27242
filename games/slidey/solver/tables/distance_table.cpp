// SPDX-License-Identifier: MIT
#include "slidey/solver/tables/distance_table.h"

#include "slidey/solver/neighbours.h"

#include <array>
#include <bit>
#include <memory>
#include <mutex>
#include <utility>

namespace slidey {

namespace {

using Fields = std::array<std::uint8_t, 9>;

/// The lexicographic rank of an arrangement.
std::size_t rank(const Fields& fields, int count) {
    std::size_t number = 0;
    unsigned used = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned field = fields[i];
        const auto smaller = static_cast<unsigned>(std::popcount(used & ((1U << field) - 1)));
        number = number * static_cast<std::size_t>(count - i) + (field - smaller);
        used |= 1U << field;
    }
    return number;
}

std::size_t factorial(int count) {
    return count < 2 ? 1 : static_cast<std::size_t>(count) * factorial(count - 1);
}

}  // namespace

const DistanceTable& DistanceTable::of(int columns, int rows) {
    static std::mutex mutex;
    static std::array<std::array<std::unique_ptr<DistanceTable>, 5>, 5> tables;
    const std::lock_guard lock(mutex);
    auto& table = tables.at(static_cast<std::size_t>(columns)).at(static_cast<std::size_t>(rows));
    if (!table) table = std::make_unique<DistanceTable>(columns, rows);
    return *table;
}

DistanceTable::DistanceTable(int columns, int rows)
    : columns_(columns), rows_(rows), distances_(factorial(columns * rows), unknown) {
    const int count = columns * rows;
    const Neighbours neighbours(columns, rows);
    Fields home{};
    for (int i = 0; i + 1 < count; ++i) home[i] = static_cast<std::uint8_t>(i + 1);
    std::vector<std::pair<Fields, int>> front{{home, count - 1}};
    std::vector<std::pair<Fields, int>> next;
    distances_[rank(home, count)] = 0;
    for (int distance = 0; !front.empty(); ++distance) {
        farthest_ = distance;
        reachable_ += static_cast<int>(front.size());
        next.clear();
        for (const auto& [fields, hole] : front) {
            for (const int to : neighbours.of(hole)) {
                Fields moved = fields;
                std::swap(moved[hole], moved[to]);
                auto& known = distances_[rank(moved, count)];
                if (known != unknown) continue;
                known = static_cast<std::int8_t>(distance + 1);
                next.emplace_back(moved, to);
            }
        }
        front.swap(next);
    }
}

int DistanceTable::distance(const std::vector<Tile>& tiles) const {
    Fields fields{};
    for (std::size_t i = 0; i < tiles.size(); ++i) fields[i] = static_cast<std::uint8_t>(tiles[i]);
    return distances_[rank(fields, columns_ * rows_)];
}

std::vector<int> DistanceTable::solution(Position position) const {
    std::vector<int> way;
    const Neighbours neighbours(columns_, rows_);
    for (int left = distance(position.tiles()); left > 0; --left) {
        for (const int to : neighbours.of(position.hole())) {
            Position moved = position;
            moved.slide(to);
            if (distance(moved.tiles()) != left - 1) continue;
            way.push_back(to);
            position = std::move(moved);
            break;
        }
    }
    return way;
}

}  // namespace slidey
