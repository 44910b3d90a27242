// SPDX-License-Identifier: MIT
#include "chat-noir/hint/planner.h"

#include "chat-noir/grid/field.h"
#include "chat-noir/proof/trap_search.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chat_noir {

namespace {

// Budgets in positions, not in time, so that equal positions get equal plans on every machine. Together they
// take well under a second on the standard board.
constexpr int proofBudget = 1500;
// Four times as much as a deal may take that promises a proof.
constexpr int searchBudget = 12000;
constexpr int closingBudget = 700;
/// The number of most promising blocks that a search examines.
constexpr std::size_t proofWidth = 12;
constexpr std::size_t closingWidth = 8;
constexpr int deepestProof = 10;
constexpr int deepestClosing = 16;
constexpr std::size_t tried = 6;
constexpr int trialsEach = 20;

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

/// A block for the player, with its evaluation over all replies of the cat.
struct Candidate {
    int cell = 0;
    /// The smallest contested distance among the replies: 0 if the cat can step off, `unreached` if the win
    /// is proven.
    int nearest = Field::unreached;
    /// A finer evaluation among equals; larger is better.
    int worth = 0;
    std::vector<int> replies;
};

class Planner {
  public:
    Planner(const Position& position, CatKind kind, std::stop_token stop)
        : field_(position.board), kind_(kind), stop_(std::move(stop)), random_(1) {
        for (auto& key : blockKeys_) key = random_.next();
        for (auto& key : catKeys_) key = random_.next();
    }

    Plan run(int cat) {
        Field::Distances contested;
        field_.contested(contested);
        if (contested[at(cat)] == Field::unreached) return close(cat);
        const auto exits = freeEdgesAround(cat);
        if (exits.size() > 1) return {field_.cell(exits.front()), Plan::Certainty::lost, {}, 0, 0};
        if (field_.size() <= maxProofSize) {
            const auto block = provenBlock(cat);
            if (!block) return bestByTrials(cat);
            if (look(cat, *block).nearest == Field::unreached) return close(cat);
            return {field_.cell(*block), Plan::Certainty::proven, {}, 0, 0};
        }
        for (int depth = 1; depth <= deepestProof && !spent(proofBudget); ++depth) {
            int best = -1;
            if (!wins(cat, depth, &best)) continue;
            if (depth == 1) return close(cat);
            return {field_.cell(best), Plan::Certainty::proven, {}, 0, 0};
        }
        return bestByTrials(cat);
    }

    int caught(int cat, int block, int trials, std::uint64_t seed) {
        random_ = plt::Random(seed);
        return playTrials(look(cat, block), trials).second;
    }

  private:
    bool spent(int budget) const { return nodes_ >= budget || stop_.stop_requested(); }

    /// The block that begins a proven win; none if no proof was found within the budget.
    std::optional<int> provenBlock(int cat) const {
        const Lattice lattice(field_.size());
        CellSet blocked;
        lattice.all().forEach([&](int cell) {
            if (!field_.isFree(cell)) blocked.add(cell);
        });
        TrapSearch search(lattice, kind_);
        const auto verdict = search.run(blocked, cat, searchBudget, stop_);
        return verdict == TrapSearch::Verdict::trapped ? search.block(blocked, cat) : std::nullopt;
    }

    std::vector<int> freeEdgesAround(int cell) const {
        std::vector<int> found;
        for (const std::int16_t* n = field_.around(cell).data(); *n >= 0; ++n) {
            if (field_.isFree(*n) && field_.isEdge(*n)) found.push_back(*n);
        }
        return found;
    }

    Candidate look(int cat, int cell) {
        Candidate candidate{cell, Field::unreached, 0, {}};
        Field::Distances contested;
        Field::Distances distances;
        field_.block(cell);
        field_.contested(contested);
        field_.distances(distances);
        replies(field_, cat, kind_, distances, contested, candidate.replies);
        int sum = 0;
        for (const int reply : candidate.replies) {
            const int value = field_.isEdge(reply) ? 0 : contested[at(reply)];
            candidate.nearest = std::min(candidate.nearest, value);
            // The neighbours break ties between cells of equal distance.
            sum += 4 * std::min(value, 30) + std::min<int>(distances[at(reply)], 30);
            for (const std::int16_t* n = field_.around(reply).data(); *n >= 0; ++n) {
                if (field_.isFree(*n)) sum += std::min<int>(contested[at(*n)], 20);
            }
        }
        field_.unblock(cell);
        constexpr int trapped = 1'000'000;
        candidate.worth =
            candidate.replies.empty() ? trapped : sum / static_cast<int>(candidate.replies.size());
        return candidate;
    }

    /// The cells that determine the contested distances of the cat and its neighbours: a block anywhere else
    /// does not change them. Leaving the others out can only miss a win, never claim a false one.
    std::vector<int> relevant(int cat) const {
        Field::Distances contested;
        field_.contested(contested);
        std::array<bool, Field::maxCells> taken{};
        std::vector<int> found;
        const auto take = [&](int from, std::int16_t below) {
            for (const std::int16_t* n = field_.around(from).data(); *n >= 0; ++n) {
                if (taken[at(*n)] || !field_.isFree(*n) || *n == cat || contested[at(*n)] >= below) continue;
                taken[at(*n)] = true;
                found.push_back(*n);
            }
        };
        take(cat, Field::unreached + 1);
        for (std::size_t i = 0; i < found.size(); ++i) take(found[i], contested[at(found[i])]);
        return found;
    }

    /// Every free cell except the cat's.
    std::vector<int> everywhere(int cat) const {
        std::vector<int> found;
        for (int cell = 0; cell < field_.count(); ++cell) {
            if (field_.isFree(cell) && cell != cat) found.push_back(cell);
        }
        return found;
    }

    /// The most promising of these blocks, best first.
    std::vector<Candidate> candidates(int cat, const std::vector<int>& cells, std::size_t width) {
        std::vector<Candidate> list;
        const auto exits = freeEdgesAround(cat);
        for (const int cell : cells) {
            // With the cat beside the edge any other block is too late.
            if (exits.size() == 1 && cell != exits.front()) continue;
            list.push_back(look(cat, cell));
        }
        const auto better = [](const Candidate& a, const Candidate& b) {
            return std::tuple(b.nearest, b.worth, a.cell) < std::tuple(a.nearest, a.worth, b.cell);
        };
        const auto kept = static_cast<std::ptrdiff_t>(std::min(width, list.size()));
        std::ranges::partial_sort(list, list.begin() + kept, better);
        list.resize(static_cast<std::size_t>(kept));
        return list;
    }

    std::uint64_t key(int cat) const { return hash_ ^ catKeys_[at(cat)]; }

    void place(int cell) {
        field_.block(cell);
        hash_ ^= blockKeys_[at(cell)];
    }
    void lift(int cell) {
        field_.unblock(cell);
        hash_ ^= blockKeys_[at(cell)];
    }

    /// Returns true if the player, who is to move, can force a position won by contested distance within
    /// `depth` blocks. The current position must not be one already. Writes the first block to `best` if
    /// given.
    bool wins(int cat, int depth, int* best = nullptr) {
        constexpr int known = 1000;
        if (const auto it = proofs_.find(key(cat)); !best && it != proofs_.end()) {
            if (it->second == known) return true;
            if (it->second >= depth) return false;
        }
        if (spent(proofBudget) || freeEdgesAround(cat).size() > 1) return false;
        ++nodes_;
        for (const auto& candidate : candidates(cat, relevant(cat), proofWidth)) {
            if (candidate.nearest == 0) break;
            bool won = candidate.nearest == Field::unreached;
            if (!won && depth == 1) break;
            if (!won) {
                place(candidate.cell);
                Field::Distances contested;
                field_.contested(contested);
                won = std::ranges::all_of(candidate.replies, [&](int reply) {
                    return contested[at(reply)] == Field::unreached || wins(reply, depth - 1);
                });
                lift(candidate.cell);
            }
            if (won) {
                proofs_[key(cat)] = known;
                if (best) *best = candidate.cell;
                return true;
            }
        }
        if (!spent(proofBudget)) proofs_[key(cat)] = depth;
        return false;
    }

    /// The blocks that keep a proven win, the tightest first.
    std::vector<Candidate> closing(int cat) {
        auto list = candidates(cat, everywhere(cat), Field::maxCells);
        std::erase_if(list, [](const Candidate& c) { return c.nearest != Field::unreached; });
        for (auto& candidate : list) {
            if (candidate.replies.empty()) continue;
            Field::Distances distances;
            field_.block(candidate.cell);
            field_.distances(distances);
            int nearest = Field::unreached;
            for (const int reply : candidate.replies) nearest = std::min<int>(nearest, distances[at(reply)]);
            int open = 0;
            for (int cell = 0; cell < field_.count(); ++cell)
                open += distances[at(cell)] != Field::unreached ? 1 : 0;
            field_.unblock(candidate.cell);
            const int ways = static_cast<int>(candidate.replies.size());
            candidate.worth = 1000 * nearest - 100 * ways - open;
        }
        std::ranges::stable_sort(list, std::greater{}, &Candidate::worth);
        return list;
    }

    /// Returns true if the cat can be trapped by force within this many turns. Only for positions with a
    /// proven win.
    bool traps(int cat, int turns, int* best = nullptr) {
        if (const auto it = closings_.find(key(cat)); !best && it != closings_.end()) {
            if (it->second.second <= turns) return true;
            if (it->second.first >= turns) return false;
        }
        if (turns == 0 || spent(closingBudget)) return false;
        ++nodes_;
        auto list = closing(cat);
        if (list.size() > closingWidth) list.resize(closingWidth);
        auto& [refuted, needed] = closings_.try_emplace(key(cat), 0, deepestClosing + 1).first->second;
        for (const auto& candidate : list) {
            if (turns == 1 && !candidate.replies.empty()) continue;
            place(candidate.cell);
            const bool all =
                std::ranges::all_of(candidate.replies, [&](int reply) { return traps(reply, turns - 1); });
            lift(candidate.cell);
            if (!all) continue;
            needed = turns;
            if (best) *best = candidate.cell;
            return true;
        }
        if (!spent(closingBudget)) refuted = turns;
        return false;
    }

    /// The block that ends a proven win soonest.
    Plan close(int cat) {
        nodes_ = 0;
        const auto list = closing(cat);
        for (int turns = 1; turns <= deepestClosing && !spent(closingBudget); ++turns) {
            int best = -1;
            if (traps(cat, turns, &best)) {
                return {field_.cell(best), Plan::Certainty::proven, turns, 0, 0};
            }
        }
        return {field_.cell(list.front().cell), Plan::Certainty::proven, {}, 0, 0};
    }

    /// Plays the game to its end with the most promising blocks, beginning with the cat's step; returns true
    /// if the cat is trapped.
    bool winsTrial(std::vector<int> choices) {
        std::vector<int> blocked;
        bool caught = choices.empty();
        while (!choices.empty()) {
            const int cat = choices[random_.below(choices.size())];
            if (field_.isEdge(cat)) break;
            const auto next = candidates(cat, relevant(cat), 1);
            if (next.empty()) break;
            caught = next.front().nearest == Field::unreached;
            if (caught || next.front().nearest == 0) break;
            field_.block(next.front().cell);
            blocked.push_back(next.front().cell);
            choices = next.front().replies;
        }
        for (const int cell : blocked) field_.unblock(cell);
        return caught;
    }

    /// Plays trial games that begin with a block: the number of them, and of those that catch the cat.
    std::pair<int, int> playTrials(const Candidate& candidate, int trials) {
        field_.block(candidate.cell);
        int caught = 0;
        int played = 0;
        for (; played < trials && !(stop_.stop_requested() && played > 0); ++played)
            caught += winsTrial(candidate.replies) ? 1 : 0;
        field_.unblock(candidate.cell);
        return {played, caught};
    }

    /// The block that wins the most trial games, for positions without a proof.
    Plan bestByTrials(int cat) {
        Plan best;
        for (const auto& candidate : candidates(cat, everywhere(cat), tried)) {
            if (stop_.stop_requested() && best.trials > 0) break;
            const auto [played, caught] = playTrials(candidate, trialsEach);
            if (best.trials == 0 || caught > best.caught)
                best = {field_.cell(candidate.cell), Plan::Certainty::likely, {}, played, caught};
        }
        return best;
    }

    Field field_;
    CatKind kind_;
    std::stop_token stop_;
    plt::Random random_;
    std::array<std::uint64_t, Field::maxCells> blockKeys_;
    std::array<std::uint64_t, Field::maxCells> catKeys_;
    std::uint64_t hash_ = 0;
    /// For each position the depth to which no win was found, or a mark for a found one.
    std::unordered_map<std::uint64_t, int> proofs_;
    /// For each position a number of turns that is too small, and one that suffices.
    std::unordered_map<std::uint64_t, std::pair<int, int>> closings_;
    int nodes_ = 0;
};

}  // namespace

Plan plan(const Position& position, CatKind kind, std::stop_token stop) {
    Planner planner(position, kind, std::move(stop));
    return planner.run(position.cat.y * position.board.size() + position.cat.x);
}

int caughtInTrials(const Position& position, CatKind kind, Cell block, int trials, std::uint64_t seed) {
    const auto number = [&position](Cell cell) { return cell.y * position.board.size() + cell.x; };
    return Planner(position, kind, {}).caught(number(position.cat), number(block), trials, seed);
}

}  // namespace chat_noir
