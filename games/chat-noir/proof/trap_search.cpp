// SPDX-License-Identifier: MIT
#include "chat-noir/proof/trap_search.h"

#include "common/rules/random.h"

#include <algorithm>

namespace chat_noir {

namespace {

constexpr std::size_t entries = std::size_t{1} << 16;

/// First estimates for a cat at this contested distance.
std::uint32_t leavesToTrap(int distance) {
    return 1 + (64U >> static_cast<unsigned>(std::min(distance - 2, 6)));
}
std::uint32_t leavesToEscape(int distance) {
    return 1 + static_cast<std::uint32_t>(distance) / 2;
}

/// The index of the first level that contains the cell; the number of levels if none does.
int levelOf(const std::vector<CellSet>& levels, int cell) {
    const auto found = std::ranges::find_if(levels, [&](const CellSet& level) { return level.has(cell); });
    return static_cast<int>(found - levels.begin());
}

/// Lets a search stay with its best child a little longer than until the second is as good, so that it does
/// not go to and fro between them.
std::uint32_t beyond(std::uint32_t second) {
    return second + std::max(1U, second / 4);
}

}  // namespace

TrapSearch::TrapSearch(const Lattice& lattice, CatKind kind, Blocks blocks)
    : lattice_(lattice), kind_(kind), blocks_(blocks), lemmas_(lattice), table_(entries) {
    plt::Random random(1);
    for (int cell = 0; cell < lattice.count(); ++cell) {
        blockKeys_.push_back(random.next());
        catKeys_.push_back(random.next());
    }
}

void TrapSearch::place(int cell) {
    blocked_.add(cell);
    key_ ^= blockKeys_[static_cast<std::size_t>(cell)];
}

void TrapSearch::lift(int cell) {
    blocked_.remove(cell);
    key_ ^= blockKeys_[static_cast<std::size_t>(cell)];
}

std::uint64_t TrapSearch::playersKey(int cat) const {
    return key_ ^ catKeys_[static_cast<std::size_t>(cat)];
}

std::uint64_t TrapSearch::catsKey(int cat) const {
    return playersKey(cat) * 0x9e3779b97f4a7c15ULL ^ 1;
}

std::optional<TrapSearch::Numbers> TrapSearch::stored(std::uint64_t key) const {
    const Entry& entry = table_[key % entries];
    return entry.key == key ? std::optional(entry.numbers) : std::nullopt;
}

void TrapSearch::store(std::uint64_t key, Numbers numbers) {
    table_[key % entries] = {key, numbers};
}

bool TrapSearch::isWon(int cat) {
    return againstAll() ? lemmas_.trap(cat, blocked_) != nullptr : won_.contains(playersKey(cat));
}

CellSet TrapSearch::relevant(int cat) const {
    const auto levels = lattice_.contested(free());
    // The cat's neighbours, then from each cell the nearer ones beside it: they determine its distance.
    CellSet found = lattice_.around(cat) & free();
    for (std::size_t level = levels.size() - 1; level > 0; --level) {
        const CellSet here = found & (levels[level] - levels[level - 1]);
        found = found | (lattice_.besideOne(here) & levels[level - 1]);
    }
    found.remove(cat);
    return found;
}

CellSet TrapSearch::blocksToTry(int cat) {
    CellSet blocks;
    if (againstAll()) {
        blocks = lemmas_.mustBlock(cat, blocked_);
    } else {
        const CellSet exits = lattice_.around(cat) & free() & lattice_.edge();
        if (exits.count() > 1) return {};
        blocks = exits.empty() ? free() : exits;
        blocks.remove(cat);
    }
    return blocks_ == Blocks::all || blocks.count() < 2 ? blocks : blocks & relevant(cat);
}

TrapSearch::Choice TrapSearch::evaluate(int cat, int block) {
    place(block);
    Choice choice{block, {0, infinite}, 0, true};
    const auto levels = lattice_.contested(free());
    const CellSet beside = lattice_.around(cat) - blocked_;
    const CellSet wider = lattice_.besideOne(beside) & free();
    int nearest = 100;
    lattice_.replies(free(), cat, kind_).forEach([&](int reply) {
        const int distance = levelOf(levels, reply) + 1;
        if (distance > static_cast<int>(levels.size())) return;
        nearest = std::min(nearest, distance);
        auto& [trap, escape] = choice.numbers;
        const auto leaves = distance == 1 ? infinite : leavesToTrap(distance);
        trap = std::max(trap, leaves) + (trap > 0 && leaves < infinite ? 1 : 0);
        escape = std::min(escape, distance == 1 ? 0 : leavesToEscape(distance));
    });
    if (choice.numbers.escape == infinite) choice.numbers = trapped;
    // The longer the cat's surroundings stay unreached, the better.
    constexpr int longest = 20;
    for (int i = 0; i < longest; ++i) {
        const CellSet& level = levels[std::min(static_cast<std::size_t>(i), levels.size() - 1)];
        choice.worth += (wider - level).count() + 4 * (beside - level).count();
    }
    choice.worth += 1000 * nearest;
    if (const auto known = stored(catsKey(cat)); known && choice.numbers.trap > 0) {
        choice.numbers = *known;
        choice.isNew = false;
    }
    lift(block);
    return choice;
}

std::vector<TrapSearch::Choice> TrapSearch::choices(int cat, const CellSet& blocks) {
    // Against every cat: blocks that make each step a known trap.
    CellSet closing = againstAll() ? blocks : CellSet{};
    (lattice_.around(cat) - blocked_).forEach([&](int step) {
        if (closing.empty()) return;
        CellSet stopping = lemmas_.completing(step, blocked_);
        stopping.add(step);
        closing = closing & stopping;
    });
    std::vector<Choice> list;
    (closing.empty() ? blocks : closing).forEach([&](int block) {
        if (!list.empty() && list.front().numbers.trap == 0) return;
        const Choice choice = closing.empty() ? evaluate(cat, block) : Choice{block, trapped, 0, false};
        if (choice.numbers.trap == 0)
            list = {choice};
        else if (choice.numbers.escape > 0)
            list.push_back(choice);
    });
    std::ranges::stable_sort(list, std::greater{}, &Choice::worth);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].isNew && list[i].numbers.trap > 0)
            list[i].numbers.trap += 4 * static_cast<std::uint32_t>(i);
    }
    return list;
}

TrapSearch::Numbers TrapSearch::searchBlocks(int cat, Numbers limit) {
    ++steps_;
    if (isWon(cat)) return trapped;
    if (const CellSet reached = lattice_.reached(free()); !reached.has(cat)) {
        if (againstAll()) lemmas_.addFence(cat, blocked_, reached);
        return trapped;
    }
    if (steps_ >= budget_ || stop_.stop_requested()) return {};
    if (againstAll() && lemmas_.escape(cat, blocked_) != nullptr) return escaped;
    const CellSet blocks = blocksToTry(cat);
    auto list = choices(cat, blocks);
    if (!list.empty() && list.front().numbers.trap == 0) {
        prove(cat, list.front().block);
        return trapped;
    }
    return searchChoices(cat, list, limit);
}

TrapSearch::Numbers TrapSearch::searchChoices(int cat, std::vector<Choice>& list, Numbers limit) {
    for (;;) {
        if (list.empty()) {
            if (blocks_ == Blocks::relevant) store(playersKey(cat), escaped);
            return escaped;
        }
        const auto others = static_cast<std::uint32_t>(list.size() - 1) / 4;
        const auto best =
            std::ranges::min_element(list, {}, [](const Choice& choice) { return choice.numbers.trap; });
        std::uint32_t second = infinite;
        std::uint32_t hardest = 0;
        for (const Choice& choice : list) {
            if (&choice != &*best) second = std::min(second, choice.numbers.trap);
            hardest = std::max(hardest, choice.numbers.escape);
        }
        const Numbers now{best->numbers.trap, std::min(hardest + others, infinite - 1)};
        if (now.trap >= limit.trap || now.escape >= limit.escape) {
            store(playersKey(cat), now);
            return now;
        }
        if (steps_ >= budget_ || stop_.stop_requested()) return now;
        const int block = best->block;
        place(block);
        best->numbers = searchSteps(cat, {std::min(limit.trap, beyond(second)), limit.escape - others});
        lift(block);
        if (best->numbers.trap == 0) {
            prove(cat, block);
            return trapped;
        }
        if (best->numbers.escape > 0) continue;
        list.erase(best);
        if (!againstAll()) continue;
        const CellSet left = lemmas_.mustBlock(cat, blocked_);
        std::erase_if(list, [&](const Choice& choice) { return !left.has(choice.block); });
    }
}

std::vector<TrapSearch::Step> TrapSearch::steps(int cat, bool& gone) {
    std::vector<Step> list;
    const auto levels = lattice_.contested(free());
    lattice_.replies(free(), cat, kind_).forEach([&](int cell) {
        const int distance = levelOf(levels, cell) + 1;
        if (gone || distance > static_cast<int>(levels.size())) return;
        gone = distance == 1;
        if (gone || isWon(cell)) return;
        const auto known = stored(playersKey(cell));
        list.push_back({cell, known.value_or(Numbers{leavesToTrap(distance), leavesToEscape(distance)})});
        gone = list.back().numbers.escape == 0 || (againstAll() && lemmas_.escape(cell, blocked_) != nullptr);
    });
    return list;
}

TrapSearch::Numbers TrapSearch::searchSteps(int cat, Numbers limit) {
    bool gone = false;
    auto list = steps(cat, gone);
    while (!gone) {
        if (list.empty()) return trapped;
        const auto others = static_cast<std::uint32_t>(list.size() - 1);
        const auto best =
            std::ranges::min_element(list, {}, [](const Step& step) { return step.numbers.escape; });
        std::uint32_t second = infinite;
        std::uint32_t hardest = 0;
        for (const Step& step : list) {
            if (&step != &*best) second = std::min(second, step.numbers.escape);
            hardest = std::max(hardest, step.numbers.trap);
        }
        const Numbers now{std::min(hardest + others, infinite - 1), best->numbers.escape};
        if (now.trap >= limit.trap || now.escape >= limit.escape) {
            store(catsKey(cat), now);
            return now;
        }
        if (steps_ >= budget_ || stop_.stop_requested()) return now;
        best->numbers =
            searchBlocks(best->cell, {limit.trap - others, std::min(limit.escape, beyond(second))});
        if (best->numbers.trap == 0)
            list.erase(best);
        else
            gone = best->numbers.escape == 0;
    }
    if (blocks_ == Blocks::relevant) store(catsKey(cat), escaped);
    return escaped;
}

void TrapSearch::prove(int cat, int block) {
    if (!againstAll()) {
        won_[playersKey(cat)] = block;
        return;
    }
    place(block);
    const CellSet reached = lattice_.reached(free());
    Lemmas::Trap lemma{lattice_.around(cat) & blocked_, block, 0};
    (lattice_.around(cat) - blocked_).forEach([&](int step) {
        const auto* known = lemmas_.trap(step, blocked_);
        const Lemmas::Trap trap = known != nullptr ? *known : lemmas_.addFence(step, blocked_, reached);
        lemma.blocked = lemma.blocked | trap.blocked;
        lemma.turns = std::max(lemma.turns, trap.turns);
    });
    lift(block);
    lemma.blocked.remove(block);
    ++lemma.turns;
    lemmas_.addTrap(cat, lemma);
}

TrapSearch::Verdict TrapSearch::run(const CellSet& blocked, int cat, int budget,
                                    const std::stop_token& stop) {
    blocked_ = {};
    key_ = 0;
    blocked.forEach([this](int cell) { place(cell); });
    budget_ = budget;
    steps_ = 0;
    stop_ = stop;
    const Numbers numbers = searchBlocks(cat, {infinite, infinite});
    if (numbers.trap == 0) return Verdict::trapped;
    const bool escapes = againstAll() && lemmas_.escape(cat, blocked_) != nullptr;
    return escapes ? Verdict::escapes : Verdict::unknown;
}

std::optional<int> TrapSearch::block(const CellSet& blocked, int cat) {
    blocked_ = {};
    key_ = 0;
    blocked.forEach([this](int cell) { place(cell); });
    if (!lattice_.reached(free()).has(cat)) return std::nullopt;
    if (againstAll()) {
        if (!isWon(cat)) return std::nullopt;
        for (const auto& lemma : lemmas_.traps(cat)) {
            const bool holds = lemma.blocked.isWithin(blocked_);
            if (holds && lemma.block >= 0 && !blocked_.has(lemma.block)) return lemma.block;
        }
        // The block of the lemma is there already: any other is one more.
        std::optional<int> other;
        relevant(cat).forEach([&](int cell) { other = other.value_or(cell); });
        return other;
    }
    const auto won = won_.find(playersKey(cat));
    return won == won_.end() ? std::nullopt : std::optional(won->second);
}

}  // namespace chat_noir
