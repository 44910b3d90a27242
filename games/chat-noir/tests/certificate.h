// SPDX-License-Identifier: MIT
// Certificates that a cat can be trapped whichever steps it takes, and their check, which needs no search.
#pragma once

#include "chat-noir/grid/world.h"
#include "chat-noir/proof/trap_search.h"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace chat_noir {

/// A place of the cat, the hedges that must at least be there, and the block that is played then; none if
/// every block is good.
struct Instruction {
    CellSet needed;
    std::optional<int> block;
};

/// A strategy for the player. It traps every cat if it is closed: see isClosed().
class Certificate {
  public:
    explicit Certificate(const Lattice& lattice) : lattice_(lattice) {}

    void add(int cat, const Instruction& instruction) { lines_[cat].push_back(instruction); }
    std::size_t count() const {
        std::size_t sum = 0;
        for (const auto& [cat, lines] : lines_) sum += lines.size();
        return sum;
    }

    /// The instruction for a position; null if there is none.
    const Instruction* find(int cat, const CellSet& blocked) const {
        const auto lines = lines_.find(cat);
        if (lines == lines_.end()) return nullptr;
        const auto found = std::ranges::find_if(
            lines->second, [&](const Instruction& line) { return line.needed.isWithin(blocked); });
        return found == lines->second.end() ? nullptr : &*found;
    }

    /// Returns true if after each instruction's block no step of the cat leads to the edge or to a position
    /// without an instruction. Then the cat never gets out, for more hedges only take steps from it; and as
    /// hedges never go, it is shut in in the end.
    bool isClosed() const {
        return std::ranges::all_of(lines_, [this](const auto& lines) {
            return std::ranges::all_of(lines.second,
                                       [&](const Instruction& line) { return holds(lines.first, line); });
        });
    }

    /// Lines like "d4 b1e1 c3": the cat, the hedges, the block or "-".
    std::string write() const {
        std::string text;
        for (const auto& [cat, lines] : lines_) {
            for (const auto& [needed, block] : lines) {
                text += name(cat) + ' ';
                needed.forEach([&](int cell) { text += name(cell); });
                text += ' ' + (block ? name(*block) : std::string("-")) + '\n';
            }
        }
        return text;
    }
    /// Reads what write() wrote. Lines with '#' are comments.
    void read(const std::string& text) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with('#')) continue;
            std::istringstream words(line);
            std::string cat;
            std::string needed;
            std::string block;
            words >> cat >> needed >> block;
            Instruction instruction;
            for (const int cell : cells(needed)) instruction.needed.add(cell);
            if (block != "-") instruction.block = cells(block).at(0);
            add(cells(cat).at(0), instruction);
        }
    }

  private:
    bool holds(int cat, const Instruction& line) const {
        CellSet blocked = line.needed;
        if (blocked.has(cat) || lattice_.edge().has(cat)) return false;
        if (line.block && (*line.block == cat || !lattice_.all().has(*line.block))) return false;
        if (line.block) blocked.add(*line.block);
        bool all = true;
        for (const Cell step : sixNeighbours({cat % lattice_.size(), cat / lattice_.size()})) {
            const int cell = step.y * lattice_.size() + step.x;
            if (!onBoard(step, lattice_.size()) || blocked.has(cell)) continue;
            all = all && !onEdge(step, lattice_.size()) && find(cell, blocked) != nullptr;
        }
        return all;
    }
    std::string name(int cell) const {
        return static_cast<char>('a' + cell % lattice_.size()) + std::to_string(cell / lattice_.size() + 1);
    }
    /// Names have one digit: certificates are for small boards.
    std::vector<int> cells(const std::string& names) const {
        std::vector<int> found;
        for (std::size_t i = 0; i + 1 < names.size(); i += 2)
            found.push_back((names[i + 1] - '1') * lattice_.size() + names[i] - 'a');
        return found;
    }

    const Lattice& lattice_;
    std::map<int, std::vector<Instruction>> lines_;
};

/// Adds instructions for a room of which every cell has at most one outlet, and which no hedge opens.
inline void addRoom(Certificate& certificate, const Lattice& lattice, int cat, const CellSet& needed) {
    const CellSet free = lattice.all() - needed;
    const CellSet reached = lattice.reached(free);
    std::vector<int> cells{cat};
    CellSet seen;
    seen.add(cat);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Instruction line{needed, {}};
        (lattice.around(cells[i]) & free).forEach([&](int next) {
            if (reached.has(next)) {
                line.block = next;
            } else if (!seen.has(next)) {
                seen.add(next);
                cells.push_back(next);
            }
        });
        if (certificate.find(cells[i], needed) == nullptr) certificate.add(cells[i], line);
    }
}

/// Writes down the part of a proof by search that begins with this position.
inline Certificate certificateOf(const TrapSearch& search, const Lattice& lattice, int cat,
                                 const CellSet& blocked) {
    Certificate certificate(lattice);
    std::vector<std::pair<int, CellSet>> open{{cat, blocked}};
    while (!open.empty()) {
        const auto [here, hedges] = open.back();
        open.pop_back();
        if (certificate.find(here, hedges) != nullptr) continue;
        const auto* lemma = search.lemmas().trap(here, hedges);
        if (lemma == nullptr) return Certificate(lattice);
        if (lemma->block < 0) {
            addRoom(certificate, lattice, here, lemma->blocked);
            continue;
        }
        CellSet after = lemma->blocked;
        certificate.add(here, {after, lemma->block});
        after.add(lemma->block);
        (lattice.around(here) - after).forEach([&](int step) { open.emplace_back(step, after); });
    }
    return certificate;
}

}  // namespace chat_noir
