// SPDX-License-Identifier: MIT
#include "tally-maze/chase/search.h"

#include "tally-maze/chase/ways.h"
#include "tally-maze/maze/enumeration.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace tally_maze {

namespace {

/// A position and how many mazes it is past the first, in one number.
using Packed = std::uint32_t;

/// The positions that were met, by open addressing.
class PackedSet {
  public:
    PackedSet() : slots_(1U << 12, empty) {}

    /// May be wrong about values with others in their place, which count as new.
    bool seemsNew(Packed value) const { return slots_[slotOf(value)] != value; }
    /// Whether it was not in the set before.
    bool insert(Packed value) {
        auto slot = slotOf(value);
        while (slots_[slot] != empty) {
            if (slots_[slot] == value) return false;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        slots_[slot] = value;
        if (++count_ * 2 > slots_.size()) grow();
        return true;
    }

  private:
    // No position has both pumpkins where the ball is.
    static constexpr Packed empty = std::numeric_limits<Packed>::max();

    std::size_t slotOf(Packed value) const {
        return static_cast<std::size_t>(value * 0x9e3779b97f4a7c15ULL >> 32) & (slots_.size() - 1);
    }
    void grow() {
        const auto old = std::exchange(slots_, std::vector<Packed>(slots_.size() * 2, empty));
        for (const auto value : old) {
            if (value == empty) continue;
            auto slot = slotOf(value);
            while (slots_[slot] != empty) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = value;
        }
    }

    std::vector<Packed> slots_;
    std::size_t count_ = 0;
};

/// The ways of the board's maze and of those after it.
class Pages {
  public:
    Pages(int size, const BoardNumber& number) : size_(size), number_(number) {}

    void make(int count) {
        while (static_cast<int>(pages_.size()) < count) {
            pages_.emplace_back(mazeAt(size_, size_, number_));
            number_ = numberAfter(size_, size_, number_);
        }
    }
    /// Only of those that were made.
    const Ways& operator[](int index) const { return pages_[static_cast<std::size_t>(index)]; }

  private:
    int size_;
    BoardNumber number_;  // of the first page that is not there yet
    std::vector<Ways> pages_;
};

struct Place {
    int page = 0;
    Position position;
};

class Search {
  public:
    Search(int size, const BoardNumber& number, const SearchBounds& bounds, std::stop_token stop)
        : size_(size),
          exit_(size * size - 1),
          bounds_(bounds),
          stop_(std::move(stop)),
          pages_(size, number) {}

    Escape from(const Position& position) {
        std::vector<std::size_t> layers{0};  // where the positions after so many keys begin
        add({0, position});
        flush();
        for (int keys = 1; keys <= bounds_.keys; ++keys) {
            const auto begin = layers.back();
            const auto end = met_.size();
            layers.push_back(end);
            pages_.make(keys + 2);
            for (auto i = begin; i < end; ++i) {
                constexpr std::size_t stopInterval = 4096;
                if (i % stopInterval == 0 && stop_.stop_requested()) return result(Escape::Verdict::unknown);
                if (const auto last = expand(unpacked(met_[i]), bounds_.keys - keys)) {
                    auto escape = result(Escape::Verdict::found);
                    escape.keys = wayTo(i, layers);
                    escape.keys.push_back(*last);
                    return escape;
                }
                if (met_.size() > bounds_.positions) return result(Escape::Verdict::unknown);
            }
            flush();
            if (met_.size() == end)
                return result(isCut_ ? Escape::Verdict::notWithin : Escape::Verdict::caught);
        }
        return result(Escape::Verdict::notWithin);
    }

  private:
    Escape result(Escape::Verdict verdict) const { return {verdict, {}, met_.size()}; }

    static constexpr int bitsOfCell = 8;

    static Packed packed(const Place& place) {
        auto value = static_cast<Packed>(place.page);
        value = value << bitsOfCell | static_cast<Packed>(place.position.ball);
        value = value << bitsOfCell | static_cast<Packed>(place.position.pumpkins[0]);
        return value << bitsOfCell | static_cast<Packed>(place.position.pumpkins[1]);
    }
    static Place unpacked(Packed value) {
        const auto cellAt = [value](int place) {
            return static_cast<int>(value >> (place * bitsOfCell) & ((1U << bitsOfCell) - 1));
        };
        return {static_cast<int>(value >> (3 * bitsOfCell)), {cellAt(2), {cellAt(1), cellAt(0)}}};
    }

    void add(const Place& place) {
        pending_[pendingCount_++] = packed(place);
        if (pendingCount_ == pending_.size()) flush();
    }
    /// The set is much larger than the processor's cache, and many looks at it that do not wait for each
    /// other take half the time of as many that do.
    void flush() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < pendingCount_; ++i) {
            const auto value = pending_[i];
            pending_[kept] = value;
            kept += set_.seemsNew(value) ? 1 : 0;
        }
        for (std::size_t i = 0; i < kept; ++i) {
            if (set_.insert(pending_[i])) met_.push_back(pending_[i]);
        }
        pendingCount_ = 0;
    }

    /// The place after the key; none where a wall or a pumpkin is in the way, and the ball on the exit where
    /// it wins.
    std::optional<Place> after(Place place, Key key) const {
        auto& position = place.position;
        if (isStep(key)) {
            position.ball = pages_[place.page].beyond(position.ball, directionOf(key));
            if (position.ball == -1 || position.isCaught()) return std::nullopt;
            if (position.ball == exit_) return place;
        } else if (key == Key::next) {
            ++place.page;
        }
        const auto& ways = pages_[place.page];
        const int ball = position.ball;
        const std::size_t chaser =
            ways.distance(position.pumpkins[0], ball) <= ways.distance(position.pumpkins[1], ball) ? 0 : 1;
        const auto planner = 1 - chaser;
        const int from = position.pumpkins[planner];
        const int planned = pages_[place.page + 1].step(from, ball);
        position.pumpkins[chaser] = ways.step(position.pumpkins[chaser], ball);
        // In a tree two neighbours are joined exactly where the way from one to the other is one step.
        if (ways.distance(from, planned) == 1) position.pumpkins[planner] = planned;
        if (position.isCaught()) return std::nullopt;
        return place;
    }

    /// Adds what can follow and still reach the exit with the keys that are left then; gives the key that
    /// wins instead, if there is one.
    std::optional<Key> expand(const Place& place, int keysLeft) {
        for (const auto key : allKeys) {
            const auto next = after(place, key);
            if (!next) continue;
            const int ball = next->position.ball;
            if (ball == exit_) return key;
            const int least = size_ - 1 - ball % size_ + size_ - 1 - ball / size_;
            if (least > keysLeft)
                isCut_ = true;
            else
                add(*next);
        }
        return std::nullopt;
    }

    /// The keys to a position that was met, found backwards: nobody remembers where a position came from,
    /// which halves the memory.
    std::vector<Key> wayTo(std::size_t index, const std::vector<std::size_t>& layers) const {
        std::vector<Key> keys;
        // The last layer that begins is the one after the position's.
        for (auto layer = layers.size() - 2; layer > 0; --layer) {
            const auto target = met_[index];
            for (index = layers[layer - 1];; ++index) {
                if (const auto key = keyBetween(met_[index], target)) {
                    keys.push_back(*key);
                    break;
                }
            }
        }
        std::reverse(keys.begin(), keys.end());
        return keys;
    }

    std::optional<Key> keyBetween(Packed from, Packed to) const {
        const auto start = unpacked(from);
        const auto end = unpacked(to);
        if (start.page != end.page && start.page + 1 != end.page) return std::nullopt;
        for (const auto key : allKeys) {
            if (const auto next = after(start, key); next && packed(*next) == to) return key;
        }
        return std::nullopt;
    }

    int size_;
    int exit_;
    SearchBounds bounds_;
    std::stop_token stop_;
    Pages pages_;
    std::vector<Packed> met_;
    std::array<Packed, 512> pending_{};
    std::size_t pendingCount_ = 0;
    PackedSet set_;
    bool isCut_ = false;
};

}  // namespace

Escape findEscape(int size, const BoardNumber& number, const Position& position, const SearchBounds& bounds,
                  std::stop_token stop) {
    return Search(size, number, bounds, std::move(stop)).from(position);
}

}  // namespace tally_maze
