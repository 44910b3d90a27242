// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace plt::general {

/// The positions that a search has met. Rules with keys identify them; without, equal diagrams are taken for
/// the same position, as states may contain counters, and then nothing is proven any more.
class PositionTable {
  public:
    explicit PositionTable(const AnyRules& rules) : rules_(rules) {}

    /// Stores a position with its number, which is the number of positions stored before. Returns false if it
    /// is there already.
    bool add(const AnyState& state);
    std::size_t size() const { return states_.size(); }
    const AnyState& state(std::size_t number) const { return states_[number]; }
    /// Returns true if all positions that were taken for the same are the same for certain.
    bool isExact() const { return isExact_; }
    /// Returns true if they had the same score, too.
    bool areScoresExact() const { return isExact_ && areScoresEqual_; }

  private:
    struct Digest {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        bool operator==(const Digest&) const = default;
    };
    struct DigestHash {
        std::size_t operator()(const Digest& digest) const { return static_cast<std::size_t>(digest.low); }
    };
    static Digest digestOf(std::string_view text);
    /// Returns a text that equal states share, for rules without keys.
    std::string traceOf(const AnyState& state) const;

    const AnyRules& rules_;
    std::vector<AnyState> states_;
    std::unordered_multimap<Digest, std::size_t, DigestHash> numbers_;
    bool isExact_ = true;
    bool areScoresEqual_ = true;
};

}  // namespace plt::general
