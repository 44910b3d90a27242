// SPDX-License-Identifier: MIT
#include "tally-maze/chase/search.h"

#include "tally-maze/chase/ways.h"
#include "tally-maze/maze/enumeration.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace tally_maze {

namespace {

/// A position, with the number of mazes since the first, in one integer.
using Packed = std::uint32_t;

constexpr int bitsOfCell = 8;
constexpr Packed cellMask = (1U << bitsOfCell) - 1;

/// The set of visited pumpkin pairs for one cell of the ball in one maze. Such sets need half the bits of one
/// set of all positions, and none of them is large when it grows.
class PumpkinSet {
  public:
    /// The cells of both pumpkins, as in the lower bits of a packed position.
    using Pair = std::uint16_t;

    // The empty slot is a pair that cannot occur: no pumpkin is in the ball's cell.
    explicit PumpkinSet(int ball) : empty_(static_cast<Pair>(ball << bitsOfCell | ball)) {}

    /// May return true for known pairs that are not in their first slot.
    bool seemsNew(Pair pair) const {
        if (slots_.empty()) return true;
        return isDense() ? (slots_[wordOf(pair)] & bitOf(pair)) == 0 : slots_[slotOf(pair)] != pair;
    }
    /// Returns true if the pair was not in the set.
    bool insert(Pair pair) {
        if (isDense()) return insertBit(pair);
        if (static_cast<std::size_t>(count_) * 4 >= slots_.size() * 3) {
            grow();
            return insert(pair);
        }
        if (!insertInto(slots_, pair)) return false;
        ++count_;
        return true;
    }

  private:
    static constexpr int bitsOfPair = 2 * bitsOfCell;
    static constexpr int bitsOfFewest = 4;
    /// With this many slots, a bit set of all pairs takes no more memory.
    static constexpr int bitsOfDense = bitsOfPair - 4;

    bool isDense() const { return bits_ == bitsOfDense; }
    static std::size_t wordOf(Pair pair) { return pair >> 4U; }
    static Pair bitOf(Pair pair) { return static_cast<Pair>(1U << (pair & 15U)); }
    std::size_t slotOf(Pair pair) const {
        constexpr std::uint32_t golden = 40503;
        return (pair * golden & 0xffffU) >> static_cast<unsigned>(bitsOfPair - bits_);
    }
    bool insertBit(Pair pair) {
        auto& word = slots_[wordOf(pair)];
        const bool isNew = (word & bitOf(pair)) == 0;
        word |= bitOf(pair);
        return isNew;
    }
    bool insertInto(std::vector<Pair>& slots, Pair pair) const {
        auto slot = slotOf(pair);
        while (slots[slot] != empty_) {
            if (slots[slot] == pair) return false;
            slot = (slot + 1) & (slots.size() - 1);
        }
        slots[slot] = pair;
        return true;
    }
    void grow() {
        bits_ = static_cast<std::uint8_t>(slots_.empty() ? bitsOfFewest : bits_ + 1);
        const auto unused = isDense() ? Pair{0} : empty_;
        const auto old = std::exchange(slots_, std::vector<Pair>(std::size_t{1} << bits_, unused));
        for (const auto pair : old) {
            if (pair == empty_) continue;
            if (isDense())
                insertBit(pair);
            else
                insertInto(slots_, pair);
        }
    }

    std::vector<Pair> slots_;  // one bit for each pair in a dense set
    std::uint16_t count_ = 0;  // unless the set is dense
    Pair empty_;
    std::uint8_t bits_ = 0;  // log2 of the number of slots
};

/// The set of visited positions.
class PackedSet {
  public:
    /// Makes room for positions in this many mazes.
    void makeRoom(int pages) {
        constexpr std::size_t balls = std::size_t{1} << bitsOfCell;
        while (sets_.size() < static_cast<std::size_t>(pages) * balls)
            sets_.emplace_back(static_cast<int>(sets_.size() % balls));
    }
    /// May return true for known positions.
    bool seemsNew(Packed value) const { return sets_[value >> (2 * bitsOfCell)].seemsNew(pairOf(value)); }
    /// Returns true if the position was not in the set.
    bool insert(Packed value) { return sets_[value >> (2 * bitsOfCell)].insert(pairOf(value)); }

  private:
    static PumpkinSet::Pair pairOf(Packed value) { return static_cast<PumpkinSet::Pair>(value); }

    std::vector<PumpkinSet> sets_;  // indexed by maze and ball
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
    /// Only for mazes that make() has made.
    const Ways& operator[](int index) const { return pages_[index]; }

  private:
    int size_;
    BoardNumber number_;  // of the next page to be made
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

    Escape run(const Position& position) {
        beginLayer();
        add({0, position});
        flush();
        for (int keys = 1; keys <= bounds_.keys; ++keys) {
            beginLayer();
            const auto& layer = layers_[static_cast<std::size_t>(keys) - 1];
            for (std::size_t i = 0; i < layer.size(); ++i) {
                constexpr std::size_t stopInterval = 4096;
                if (i % stopInterval == 0 && stop_.stop_requested()) return result(Escape::Verdict::unknown);
                if (const auto last = expand(unpacked(layer[i]), bounds_.keys - keys)) {
                    auto escape = result(Escape::Verdict::found);
                    escape.keys = wayTo(i);
                    escape.keys.push_back(*last);
                    return escape;
                }
                if (count_ > bounds_.positions) return result(Escape::Verdict::unknown);
            }
            flush();
            if (layers_.back().empty())
                return result(isCut_ ? Escape::Verdict::notWithin : Escape::Verdict::caught);
        }
        return result(Escape::Verdict::notWithin);
    }

  private:
    Escape result(Escape::Verdict verdict) const { return {verdict, {}, count_}; }

    /// Begins a layer: positions added from now on take one key more.
    void beginLayer() {
        if (!layers_.empty()) layers_.back().shrink_to_fit();
        layers_.emplace_back();
        // One page more, because the planner looks at the maze after the ball's.
        const auto pages = static_cast<int>(layers_.size());
        pages_.make(pages + 1);
        set_.makeRoom(pages);
    }

    static Packed packed(const Place& place) {
        auto value = static_cast<Packed>(place.page);
        value = value << bitsOfCell | static_cast<Packed>(place.position.ball);
        value = value << bitsOfCell | static_cast<Packed>(place.position.pumpkins[0]);
        return value << bitsOfCell | static_cast<Packed>(place.position.pumpkins[1]);
    }
    static Place unpacked(Packed value) {
        const auto cellAt = [value](int place) {
            return static_cast<int>(value >> (place * bitsOfCell) & cellMask);
        };
        return {static_cast<int>(value >> (3 * bitsOfCell)), {cellAt(2), {cellAt(1), cellAt(0)}}};
    }

    void add(const Place& place) {
        pending_[pendingCount_++] = packed(place);
        if (pendingCount_ == pending_.size()) flush();
    }
    /// Inserts the pending positions. The set is much larger than the processor's cache, and independent
    /// look-ups in a batch take half the time of dependent ones.
    void flush() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < pendingCount_; ++i) {
            const auto value = pending_[i];
            pending_[kept] = value;
            kept += set_.seemsNew(value) ? 1 : 0;
        }
        for (std::size_t i = 0; i < kept; ++i) {
            if (!set_.insert(pending_[i])) continue;
            layers_.back().push_back(pending_[i]);
            ++count_;
        }
        pendingCount_ = 0;
    }

    /// The place after the key; none if a wall or a pumpkin is in the way. A winning step leaves the ball on
    /// the exit.
    std::optional<Place> successor(Place place, Key key) const {
        auto& position = place.position;
        if (isStep(key)) {
            position.ball = pages_[place.page].neighbour(position.ball, directionOf(key));
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
        // In a tree two cells are joined exactly if their distance is one.
        if (ways.distance(from, planned) == 1) position.pumpkins[planner] = planned;
        if (position.isCaught()) return std::nullopt;
        return place;
    }

    /// Adds the successors from which the exit is within reach of the remaining keys; returns the winning key
    /// instead, if there is one.
    std::optional<Key> expand(const Place& place, int keysLeft) {
        for (const auto key : allKeys) {
            const auto next = successor(place, key);
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

    /// The keys to a position of the last layer but one, reconstructed backwards: predecessors are not
    /// stored, which halves the memory.
    std::vector<Key> wayTo(std::size_t index) const {
        std::vector<Key> keys;
        for (auto layer = layers_.size() - 2; layer > 0; --layer) {
            const auto target = layers_[layer][index];
            const auto& before = layers_[layer - 1];
            for (index = 0;; ++index) {
                if (const auto key = keyBetween(before[index], target)) {
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
            if (const auto next = successor(start, key); next && packed(*next) == to) return key;
        }
        return std::nullopt;
    }

    int size_;
    int exit_;
    SearchBounds bounds_;
    std::stop_token stop_;
    Pages pages_;
    /// Index: the fewest keys that reach the positions.
    std::vector<std::vector<Packed>> layers_;
    std::size_t count_ = 0;  // in all layers
    std::array<Packed, 512> pending_{};
    std::size_t pendingCount_ = 0;
    PackedSet set_;
    bool isCut_ = false;
};

}  // namespace

Escape findEscape(int size, const BoardNumber& number, const Position& position, const SearchBounds& bounds,
                  std::stop_token stop) {
    return Search(size, number, bounds, std::move(stop)).run(position);
}

}  // namespace tally_maze
