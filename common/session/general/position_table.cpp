// SPDX-License-Identifier: MIT
#include "common/session/general/position_table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

namespace plt::general {

PositionTable::Digest PositionTable::digestOf(std::string_view text) {
    // Two lanes with the finalizer of MurmurHash3: for tables, not against forgers.
    const auto mixed = [](std::uint64_t word) {
        word = (word ^ (word >> 33U)) * 0xff51afd7ed558ccdULL;
        word = (word ^ (word >> 33U)) * 0xc4ceb9fe1a85ec53ULL;
        return word ^ (word >> 33U);
    };
    Digest digest{text.size() * 0x9e3779b97f4a7c15ULL, ~text.size()};
    while (!text.empty()) {
        const auto length = std::min<std::size_t>(text.size(), sizeof(std::uint64_t));
        std::uint64_t word = 0;
        std::memcpy(&word, text.data(), length);
        digest.low = mixed(digest.low ^ word);
        digest.high = mixed(std::rotl(digest.high, 29) + word * 0xd6e8feb86659fd93ULL);
        text.remove_prefix(length);
    }
    return digest;
}

std::string PositionTable::traceOf(const AnyState& state) const {
    if (rules_.traits().hasDiagram) return rules_.diagram(state);
    std::string trace = std::to_string(rules_.score(state));
    for (const auto& move : rules_.legalMoves(state)) trace += ' ' + rules_.write(move);
    return trace;
}

bool PositionTable::add(const AnyState& state) {
    const auto key = rules_.key(state);
    const auto digest = digestOf(key.empty() ? traceOf(state) : key);
    const auto [begin, end] = numbers_.equal_range(digest);
    const bool isKnown = begin != end && !key.empty();
    if (!isKnown) {
        // A weak trace must not make a search slow; a position that is searched twice harms nobody.
        constexpr int mostCompared = 16;
        int compared = 0;
        for (auto it = begin; it != end && compared < mostCompared; ++it, ++compared)
            if (rules_.areEqual(states_[it->second], state)) return false;
        if (begin != end && rules_.traits().hasDiagram) isExact_ = false;
    }
    if (begin != end && (isKnown || rules_.traits().hasDiagram)) {
        if (rules_.traits().hasScore && rules_.score(states_[begin->second]) != rules_.score(state))
            areScoresEqual_ = false;
        return false;
    }
    numbers_.emplace(digest, states_.size());
    states_.push_back(state);
    return true;
}

}  // namespace plt::general
