// SPDX-License-Identifier: MIT
#include "memory/computer/player.h"

#include "common/rules/random.h"
#include "memory/computer/tempo.h"

#include <algorithm>

namespace memory {

namespace {

constexpr int everything = 100;

/// The remembered cards that can still be turned up.
std::vector<Look> usable(const Observation& seen, int percent) {
    auto known = remembered(seen, percent);
    std::erase_if(known,
                  [&](const Look& look) { return look.place == seen.open || !seen.onTable[look.place]; });
    return known;
}

/// Returns one card of a pair that is completely known: the one seen longer ago, because turning it up cannot
/// push its twin out of memory.
int ofKnownPair(const std::vector<Look>& known) {
    for (auto look = known.begin(); look != known.end(); ++look) {
        const bool twin = std::any_of(known.begin(), look,
                                      [&](const Look& other) { return other.picture == look->picture; });
        if (twin) return look->place;
    }
    return -1;
}

int twinOfOpen(const Observation& seen, const std::vector<Look>& known) {
    const auto twin = std::find_if(known.begin(), known.end(), [&](const Look& look) {
        return look.picture == seen.looks.front().picture;
    });
    return twin == known.end() ? -1 : twin->place;
}

/// Returns the card of a certain find: one of a completely known pair, or the twin of the open card; -1 if
/// there is none.
int certainCard(const Observation& seen, const std::vector<Look>& known) {
    return seen.open < 0 ? ofKnownPair(known) : twinOfOpen(seen, known);
}

/// Returns a random card that can be turned up and is not known, all with equal chances; -1 if there is none.
int anyUnknown(const Observation& seen, const std::vector<Look>& known) {
    std::vector<int> unknown;
    for (int place = 0; place < static_cast<int>(seen.onTable.size()); ++place) {
        const bool isKnown =
            std::any_of(known.begin(), known.end(), [&](const Look& look) { return look.place == place; });
        if (seen.onTable[place] && place != seen.open && !isKnown) unknown.push_back(place);
    }
    if (unknown.empty()) return -1;
    plt::Random random(seen.luck);
    return unknown[random.below(unknown.size())];
}

/// Returns true if the best choice is a card that was already seen. Requires that no pair is known that could
/// be taken instead.
bool wantsSeenCard(const Observation& seen, const std::vector<Look>& known) {
    constexpr int turn = 2;
    const bool isOpen = seen.open >= 0;
    const auto lying = std::count(seen.onTable.begin(), seen.onTable.end(), true);
    Tempo::Place place{static_cast<int>(lying) / 2, isOpen ? 1 : 0};
    // Pairs that are completely known while a card is open go to the next player in any case.
    for (const auto& look : known) {
        const bool hasTwin = std::count_if(known.begin(), known.end(), [&](const Look& other) {
                                 return other.picture == look.picture;
                             }) > 1;
        if (!hasTwin) ++place.seen;
    }
    place.pairs -=
        static_cast<int>(known.size() + (isOpen ? 1 : 0) - static_cast<std::size_t>(place.seen)) / 2;
    const auto& tempo = Tempo::of(seen.players);
    const int before = seen.sinceNews - (isOpen ? 1 : 0);
    const bool mayPass = before < turn;
    if (!isOpen) return tempo.first(place, mayPass) == Tempo::Card::seen;
    const bool openIsNew = seen.sinceNews == 0;
    return tempo.second(place, openIsNew || (seen.players == 2 && mayPass)) == Tempo::Card::seen;
}

}  // namespace

std::vector<Look> remembered(const Observation& seen, int percent) {
    const auto share = (seen.looks.size() * static_cast<std::size_t>(percent) + 50) / 100;
    return {seen.looks.begin(), seen.looks.begin() + static_cast<std::ptrdiff_t>(share)};
}

int chooseCard(const Observation& seen, int percent) {
    const auto known = usable(seen, percent);
    const int certain = certainCard(seen, known);
    return certain >= 0 ? certain : anyUnknown(seen, known);
}

int chooseForTempo(const Observation& seen) {
    const auto known = usable(seen, everything);
    if (const int certain = certainCard(seen, known); certain >= 0) return certain;
    const int fresh = anyUnknown(seen, known);
    if (known.empty()) return fresh;
    // Of the seen cards, the one seen last gives the others the least information.
    return fresh < 0 || (seen.players > 1 && wantsSeenCard(seen, known)) ? known.front().place : fresh;
}

}  // namespace memory
