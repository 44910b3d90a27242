// SPDX-License-Identifier: MIT
#include "chat-noir/proof/lemmas.h"

#include <algorithm>

namespace chat_noir {

namespace {

/// The number of smallest threats from which a small union is looked for.
constexpr std::size_t beginnings = 12;

/// The union of some of these threats that no single block stops, beginning with this one; all cells if there
/// is none. Prefers threats that share much and add little.
CellSet unionWithoutCommonCell(const std::vector<CellSet>& threats, const CellSet& first,
                               const CellSet& all) {
    CellSet common = first;
    CellSet sum = first;
    while (!common.empty()) {
        const CellSet* best = nullptr;
        int lowest = 0;
        for (const CellSet& threat : threats) {
            const int removed = (common - threat).count();
            if (removed == 0) continue;
            constexpr int forEnd = 40;
            const int cost =
                16 * (threat - sum).count() - 8 * removed - (removed == common.count() ? forEnd : 0);
            if (best == nullptr || cost < lowest) {
                best = &threat;
                lowest = cost;
            }
        }
        if (best == nullptr) return all;
        common = common & *best;
        sum = sum | *best;
    }
    return sum;
}

}  // namespace

Lemmas::Lemmas(const Lattice& lattice)
    : lattice_(lattice), traps_(index(lattice.count())), escapes_(index(lattice.count())) {
    // Beside two free cells of the edge a cat is as good as gone.
    (lattice.all() - lattice.edge()).forEach([this](int cell) {
        const CellSet exits = lattice_.around(cell) & lattice_.edge();
        exits.forEach([&](int one) {
            exits.forEach([&](int other) {
                if (other <= one) return;
                CellSet pair;
                pair.add(one);
                pair.add(other);
                addEscape(cell, pair);
            });
        });
    });
}

const Lemmas::Trap* Lemmas::trap(int cat, const CellSet& blocked) const {
    const auto& known = traps_[index(cat)];
    const auto found =
        std::ranges::find_if(known, [&](const Trap& trap) { return trap.blocked.isWithin(blocked); });
    return found == known.end() ? nullptr : &*found;
}

CellSet Lemmas::completing(int cat, const CellSet& blocked) const {
    CellSet found;
    for (const Trap& trap : traps_[index(cat)]) {
        const CellSet missing = trap.blocked - blocked;
        if (missing.empty()) return lattice_.all();
        if (missing.count() == 1) found = found | missing;
    }
    return found;
}

const CellSet* Lemmas::escape(int cat, const CellSet& blocked) const {
    const auto& known = escapes_[index(cat)];
    const auto found = std::ranges::find_if(known, [&](const CellSet& free) { return !free.meets(blocked); });
    return found == known.end() ? nullptr : &*found;
}

void Lemmas::addTrap(int cat, const Trap& trap) {
    auto& known = traps_[index(cat)];
    for (const Trap& other : known) {
        if (other.blocked.isWithin(trap.blocked)) return;
    }
    std::erase_if(known, [&](const Trap& other) { return trap.blocked.isWithin(other.blocked); });
    known.push_back(trap);
}

void Lemmas::addEscape(int cat, const CellSet& free) {
    auto& known = escapes_[index(cat)];
    for (const CellSet& other : known) {
        if (other.isWithin(free)) return;
    }
    std::erase_if(known, [&](const CellSet& other) { return free.isWithin(other); });
    known.push_back(free);
}

Lemmas::Trap Lemmas::addFence(int cat, const CellSet& blocked, const CellSet& reached) {
    const CellSet inner = lattice_.all() - blocked - reached;
    CellSet room;
    room.add(cat);
    for (;;) {
        const CellSet wider = room | (lattice_.besideOne(room) & inner);
        if (wider == room) break;
        room = wider;
    }
    // Each cell of the room has at most one outlet, so every turn closes one, and the cat never leaves.
    const CellSet rim = (lattice_.besideOne(room) & lattice_.all()) - room;
    const Trap trap{rim & blocked, -1, (rim - blocked).count()};
    addTrap(cat, trap);
    return trap;
}

std::vector<CellSet> Lemmas::threats(int cat, const CellSet& blocked) const {
    std::vector<CellSet> found;
    (lattice_.around(cat) - blocked).forEach([&](int step) {
        if (lattice_.edge().has(step)) found.emplace_back().add(step);
        for (const CellSet& free : escapes_[index(step)]) {
            if (!free.meets(blocked)) found.emplace_back(free).add(step);
        }
    });
    return found;
}

CellSet Lemmas::mustBlock(int cat, const CellSet& blocked) {
    CellSet left = lattice_.all() - blocked;
    left.remove(cat);
    auto all = threats(cat, blocked);
    for (const CellSet& threat : all) left = left & threat;
    if (!left.empty()) return left;
    std::ranges::sort(all, {}, &CellSet::count);
    CellSet smallest = lattice_.all();
    for (std::size_t i = 0; i < std::min(beginnings, all.size()); ++i) {
        const CellSet sum = unionWithoutCommonCell(all, all[i], lattice_.all());
        if (sum.count() < smallest.count()) smallest = sum;
    }
    if (smallest == lattice_.all()) {
        smallest = {};
        for (const CellSet& threat : all) smallest = smallest | threat;
    }
    addEscape(cat, smallest);
    return {};
}

}  // namespace chat_noir
