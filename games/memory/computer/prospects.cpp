// SPDX-License-Identifier: MIT
#include "memory/computer/prospects.h"

#include "memory/computer/tempo.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace memory {

namespace {

std::size_t index(int pairs, int seen) {
    return static_cast<std::size_t>(pairs * (Tempo::maximumPairs + 1) + seen);
}

/// Returns true if another card with this picture was seen and lies on the table.
bool hasSeenTwin(const Observation& seen, const Look& one) {
    return std::any_of(seen.looks.begin(), seen.looks.end(), [&](const Look& other) {
        return other.place != one.place && other.picture == one.picture && seen.onTable[other.place];
    });
}

}  // namespace

Knowledge knowledgeOf(const Observation& seen) {
    Knowledge known;
    int ofWhole = 0;
    for (const auto& look : seen.looks) {
        if (!seen.onTable[look.place]) continue;
        const bool hasTwin = hasSeenTwin(seen, look);
        ++(hasTwin ? ofWhole : known.seen);
        if (look.place == seen.open) known.isTwinSeen = hasTwin;
    }
    const auto lying = static_cast<int>(std::count(seen.onTable.begin(), seen.onTable.end(), true));
    known.whole = ofWhole / 2;
    known.pairs = lying / 2 - known.whole;
    known.isOpen = seen.open >= 0;
    return known;
}

Kind kindOf(const Observation& seen, int place) {
    const auto look = std::find_if(seen.looks.begin(), seen.looks.end(),
                                   [place](const Look& one) { return one.place == place; });
    if (look == seen.looks.end()) return Kind::fresh;
    const bool makesPair =
        seen.open >= 0 ? look->picture == seen.looks.front().picture : hasSeenTwin(seen, *look);
    return makesPair ? Kind::pair : Kind::seen;
}

const Prospects& Prospects::of(int players) {
    static const std::array<Prospects, Tempo::maximumPlayers> all{Prospects(1), Prospects(2), Prospects(3),
                                                                  Prospects(4)};
    return all[static_cast<std::size_t>(players) - 1];
}

Prospects::Prospects(int players)
    : isAlone_(players == 1), own_(index(Tempo::maximumPairs, Tempo::maximumPairs) + 1), after_(own_.size()) {
    for (int pairs = 1; pairs <= Tempo::maximumPairs; ++pairs) {
        for (int seen = pairs; seen >= 0; --seen) {
            const auto at = index(pairs, seen);
            if (isAlone_) {
                // A turn of two seen cards alone would be lost.
                const Knowledge known{pairs, seen};
                own_[at] = first(known, Kind::fresh);
                if (seen > 0) own_[at] = std::max(own_[at], second(known, Kind::fresh));
                after_[at] = own_[at];
            } else {
                const auto& shares = Tempo::of(players).shares({pairs, seen});
                own_[at] = shares.front();
                after_[at] = shares[static_cast<std::size_t>(players) - 1];
            }
        }
    }
}

double Prospects::found(int number, int pairs, int seen) const {
    return (isAlone_ ? -number : number) + own_[index(pairs, seen)];
}

double Prospects::missed(int whole, int pairs, int seen) const {
    return (isAlone_ ? -1 - whole : 0) + after_[index(pairs, seen)];
}

double Prospects::of(const Knowledge& known, Kind kind) const {
    return known.isOpen ? second(known, kind) : first(known, kind);
}

double Prospects::first(const Knowledge& known, Kind kind) const {
    const auto [pairs, seen, whole, isOpen, isTwinSeen] = known;
    if (kind == Kind::pair) return found(whole, pairs, seen);
    if (kind == Kind::seen) return bestSecond(known);
    const double twins = static_cast<double>(seen) / known.fresh();
    double sum = 0;
    if (seen > 0) sum += twins * found(whole + 1, pairs - 1, seen - 1);
    if (seen < pairs) sum += (1 - twins) * bestSecond({pairs, seen + 1, whole});
    return sum;
}

double Prospects::second(const Knowledge& known, Kind kind) const {
    const auto [pairs, seen, whole, isOpen, isTwinSeen] = known;
    if (kind == Kind::pair) return found(whole, pairs, seen);
    if (kind == Kind::seen) return missed(whole, pairs, seen);
    const double one = 1.0 / known.fresh();
    // The open card is among the seen ones unless its twin was seen, too.
    const int others = isTwinSeen ? seen : seen - 1;
    double sum = 0;
    if (!isTwinSeen) sum += one * found(whole + 1, pairs - 1, seen - 1);
    if (others > 0) sum += one * others * missed(whole + 1, pairs - 1, seen - 1);
    if (seen < pairs) sum += one * (known.fresh() - seen) * missed(whole, pairs, seen + 1);
    return sum;
}

double Prospects::bestSecond(const Knowledge& known) const {
    const double fresh = second(known, Kind::fresh);
    const bool hasSeen = known.seen > 1 || known.whole > 0;
    return hasSeen ? std::max(fresh, second(known, Kind::seen)) : fresh;
}

}  // namespace memory
