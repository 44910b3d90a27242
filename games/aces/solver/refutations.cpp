// SPDX-License-Identifier: MIT
#include "aces/solver/refutations.h"

#include <algorithm>
#include <utility>

namespace aces {

namespace {

/// The bits of a slot that hold the question. The other 57 identify the node, so that a mistake occurs in
/// less than one of ten thousand searches of the largest size.
constexpr unsigned questionBits = 7;
constexpr std::uint64_t questionMask = (1U << questionBits) - 1U;

constexpr unsigned lost = 1U << columnCount;
constexpr unsigned firstOfLower = lost + 1;
/// Nothing is below a 2, and an ace is never removed.
constexpr int lowestAsked = 3;
constexpr int heightsAsked = 12;
static_assert(firstOfLower + plt::suitCount * heightsAsked <= questionMask);

/// The last step of SplitMix64.
std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// The questions about one position, from the first to the last.
class Inquiry {
  public:
    Inquiry(const Position& position, std::uint64_t root) : position_(position), node_(root) {
        reason_ = Reason::nothing(position);
    }

    std::uint64_t node() const { return node_; }
    const Reason& reason() const { return reason_; }

    /// Moves on to the node of this position's answer.
    void answer(unsigned question) {
        if (question > lost) {
            node_ = mixed(node_ ^ mixed(lowerAnswer(static_cast<int>(question - firstOfLower))));
            return;
        }
        for (int column = 0; column < columnCount; ++column)
            if ((question >> static_cast<unsigned>(column) & 1U) != 0)
                node_ = mixed(node_ ^ cardAnswer(column));
    }
    /// Returns the next question if nothing beyond `wanted` is to be known; `lost` if there is none.
    unsigned nextFor(const Reason& wanted) const {
        unsigned columns = 0;
        for (int column = 0; column < columnCount; ++column)
            if (reason_.floors[column] > wanted.floors[column])
                columns |= 1U << static_cast<unsigned>(column);
        if (columns != 0) return columns;
        for (int suit = 0; suit < plt::suitCount; ++suit) {
            const int height = wanted.lower[suit];
            if (height >= lowestAsked && asked_[suit] < height)
                return firstOfLower + static_cast<unsigned>(suit * heightsAsked + height - lowestAsked);
        }
        return lost;
    }

  private:
    /// The card, with the ghosts on it that can let a card go. The reason includes that the other ghosts
    /// cannot.
    std::uint64_t cardAnswer(int column) {
        if (reason_.floors[column] < 0) return 0;  // only asked after a hash collision
        const int level = --reason_.floors[column];
        std::uint64_t answer = level < 0 ? 64U : static_cast<std::uint64_t>(position_.card(column, level));
        unsigned ghosts = position_.ghosts(column, level + 1);
        answer = answer << 16U | ghosts;
        for (int suit = 0; ghosts != 0; ++suit, ghosts >>= 4U) {
            const int ghost = static_cast<int>(ghosts & 15U);
            if (ghost == 0 || position_.lower(suit, ghost) != 0) continue;
            answer &= ~(std::uint64_t{15} << (4U * static_cast<unsigned>(suit)));
            reason_.lower[suit] = std::max(reason_.lower[suit], ghost);
        }
        return answer + 1;
    }
    std::uint64_t lowerAnswer(int question) {
        const int suit = question / heightsAsked;
        const int height = question % heightsAsked + lowestAsked;
        reason_.lower[suit] = std::max(reason_.lower[suit], height);
        asked_[suit] = std::max(asked_[suit], height);
        return position_.lower(suit, height);
    }

    const Position& position_;
    std::uint64_t node_;
    Reason reason_;
    std::array<int, plt::suitCount> asked_{};
};

}  // namespace

Reason Reason::nothing(const Position& dealt) {
    Reason reason;
    for (int column = 0; column < columnCount; ++column) reason.floors[column] = dealt.count(column) - 1;
    return reason;
}

void Reason::join(const Reason& other) {
    for (std::size_t column = 0; column < floors.size(); ++column)
        floors[column] = std::min(floors[column], other.floors[column]);
    for (std::size_t suit = 0; suit < lower.size(); ++suit)
        lower[suit] = std::max(lower[suit], other.lower[suit]);
}

Refutations::Refutations(Allowance& allowance, long bytes) : allowance_(allowance), maximumBytes_(bytes) {
    allowance_.takeBytes(this->bytes());
}

Refutations::~Refutations() {
    allowance_.giveBytes(bytes());
}

Refutations::Node Refutations::root(int dealt) {
    return mixed(static_cast<std::uint64_t>(dealt) + 1);
}

bool Refutations::match(const Position& position, Reason& reason) const {
    Inquiry inquiry(position, root(position.dealt()));
    for (;;) {
        const auto question = find(inquiry.node());
        if (question == lost) {
            reason = inquiry.reason();
            return true;
        }
        if (question == 0) return false;
        inquiry.answer(question);
    }
}

void Refutations::insert(const Position& position, const Reason& reason) {
    Inquiry inquiry(position, root(position.dealt()));
    for (;;) {
        auto question = find(inquiry.node());
        if (question == lost) return;
        if (question == 0) {
            question = inquiry.nextFor(reason);
            put(inquiry.node(), question);
            if (question == lost) return;
        }
        inquiry.answer(question);
    }
}

bool Refutations::isHopeless(int dealt) const {
    return find(root(dealt)) == lost;
}

Refutations::Question Refutations::find(Node node) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t slot = (node >> questionBits) & mask;; slot = (slot + 1) & mask) {
        const auto entry = slots_[slot];
        if (entry == 0) return 0;
        if (((entry ^ node) & ~questionMask) == 0) return static_cast<Question>(entry & questionMask);
    }
}

void Refutations::put(Node node, Question question) {
    if (4 * (size_ + 1) > 3 * slots_.size()) grow();
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = (node >> questionBits) & mask;
    while (slots_[slot] != 0) slot = (slot + 1) & mask;
    slots_[slot] = (node & ~questionMask) | question;
    ++size_;
}

/// Old and new slots exist at the same time.
void Refutations::grow() {
    const long before = bytes();
    size_ = 0;
    if (2 * before > maximumBytes_ || !allowance_.takeBytes(2 * before)) {
        std::fill(slots_.begin(), slots_.end(), 0);
        return;
    }
    const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
    for (const auto entry : old)
        if (entry != 0) put(entry & ~questionMask, static_cast<Question>(entry & questionMask));
    allowance_.giveBytes(before);
}

}  // namespace aces
