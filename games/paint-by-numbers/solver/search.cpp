// SPDX-License-Identifier: MIT
#include "paint-by-numbers/solver/search.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/solver/cell_order.h"
#include "paint-by-numbers/solver/nogoods.h"
#include "paint-by-numbers/solver/placements.h"

#include <algorithm>
#include <optional>

namespace paint_by_numbers {

namespace {

/// The Luby sequence 1, 1, 2, 1, 1, 2, 4, ... for the intervals between restarts.
std::int64_t luby(std::int64_t i) {
    std::int64_t size = 1;
    while (size < i + 1) size = 2 * size + 1;
    while (size - 1 != i) {
        size = (size - 1) / 2;
        i %= size;
    }
    return (size + 1) / 2;
}

template <int words>
class Search {
  public:
    Search(const Clues& clues, const Limits& limits, const std::stop_token& stop)
        : clues_(clues),
          limits_(limits),
          stop_(stop),
          known_(at(clues.lines())),
          isWaiting_(at(clues.lines())),
          cells_(at(clues.cells())),
          nogoods_(clues.cells()),
          order_(firstInterest(clues)) {
        for (int line = 0; line < clues.lines(); ++line)
            placements_.emplace_back(clues.runs(line), clues.length(line));
    }

    Verdict run(const Grid& from) {
        begin(from);
        if (!propagate()) {
            verdict_.byLines = true;
            verdict_.complete = true;
            return std::move(verdict_);
        }
        verdict_.byLines = trail_.size() == cells_.size() && !stop_.stop_requested();
        while (step()) {
        }
        return std::move(verdict_);
    }

  private:
    // The reason for a cell's value: a line's completion (an event), a clause, or none.
    enum class Why : std::uint8_t { given, line, clause };
    struct Reason {
        Why why = Why::given;
        std::uint32_t index = 0;
    };
    struct CellState {
        Cell value = Cell::unknown;
        bool seen = false;
        Cell last = Cell::unknown;
        int level = 0;
        int place = 0;  ///< in the trail
        Reason reason;
    };
    /// A completion of a line from these known cells.
    struct Event {
        int line;
        LineCells<words> before;
    };
    struct Level {
        std::size_t trail;
        std::size_t events;
    };

    static std::vector<double> firstInterest(const Clues& clues) {
        std::vector<double> lines;
        lines.reserve(at(clues.lines()));
        for (int line = 0; line < clues.lines(); ++line)
            lines.push_back(1.0 / (2 + clues.length(line) - cellsNeeded(clues.runs(line))));
        std::vector<double> interest;
        for (int y = 0; y < clues.height(); ++y) {
            for (int x = 0; x < clues.width(); ++x)
                interest.push_back(1e-3 * (lines[at(y)] + lines[at(clues.height() + x)]));
        }
        return interest;
    }

    int cellAt(int line, int place) const {
        return line < clues_.height() ? line * clues_.width() + place
                                      : place * clues_.width() + line - clues_.height();
    }
    int rowOf(int cell) const { return cell / clues_.width(); }
    int columnOf(int cell) const { return clues_.height() + cell % clues_.width(); }
    int placeIn(int line, int cell) const {
        return line < clues_.height() ? cell % clues_.width() : cell / clues_.width();
    }
    bool holds(Literal literal) const {
        return cells_[at(cellOf(literal))].value == (isWhite(literal) ? Cell::white : Cell::blue);
    }
    bool fails(Literal literal) const { return holds(negated(literal)); }
    Literal literalNow(int cell) const { return literalOf(cell, cells_[at(cell)].value == Cell::white); }
    int level() const { return static_cast<int>(levels_.size()); }

    void begin(const Grid& from) {
        for (int cell = 0; cell < from.cells(); ++cell) {
            if (from.at(cell) != Cell::unknown) assign(literalOf(cell, from.at(cell) == Cell::white), {});
        }
        for (int line = 0; line < clues_.lines(); ++line) wait(line);
    }

    void wait(int line) {
        if (isWaiting_[at(line)]) return;
        isWaiting_[at(line)] = true;
        waiting_.push_back(line);
    }
    void assign(Literal literal, Reason reason) {
        const int cell = cellOf(literal);
        auto& state = cells_[at(cell)];
        state.value = isWhite(literal) ? Cell::white : Cell::blue;
        state.level = level();
        state.place = static_cast<int>(trail_.size());
        state.reason = reason;
        trail_.push_back(literal);
        for (const int line : {rowOf(cell), columnOf(cell)}) {
            auto& known = known_[at(line)];
            (isWhite(literal) ? known.white : known.blue).set(placeIn(line, cell));
            wait(line);
        }
    }
    void backtrackTo(int level) {
        const Level& begin = levels_[at(level)];
        while (trail_.size() > begin.trail) {
            const int cell = cellOf(trail_.back());
            auto& state = cells_[at(cell)];
            for (const int line : {rowOf(cell), columnOf(cell)}) {
                auto& known = known_[at(line)];
                (state.value == Cell::white ? known.white : known.blue).clear(placeIn(line, cell));
            }
            state.last = state.value;
            state.value = Cell::unknown;
            order_.put(cell);
            trail_.pop_back();
        }
        events_.resize(begin.events);
        levels_.resize(at(level));
        propagated_ = trail_.size();
        forgetWaiting();
    }
    void forgetWaiting() {
        for (const int line : waiting_) isWaiting_[at(line)] = false;
        waiting_.clear();
        nextWaiting_ = 0;
    }

    /// Propagates all consequences. Returns false on a conflict, which is stored in conflict_. If stopped,
    /// some lines may still wait.
    bool propagate() {
        while (!stop_.stop_requested()) {
            while (propagated_ < trail_.size()) {
                if (!propagateClauses(negated(trail_[propagated_++]))) return false;
            }
            if (nextWaiting_ == waiting_.size()) {
                forgetWaiting();
                return true;
            }
            const int line = waiting_[nextWaiting_++];
            isWaiting_[at(line)] = false;
            if (!propagateLine(line)) return false;
        }
        return true;
    }
    bool propagateLine(int line) {
        LineCells<words> after = known_[at(line)];
        const LineCells<words> before = after;
        if (!placements_[at(line)].complete(after)) {
            conflict_ = {Why::line, static_cast<std::uint32_t>(events_.size())};
            events_.push_back({line, before});
            return false;
        }
        const auto blue = after.blue & ~before.blue;
        const auto white = after.white & ~before.white;
        if ((blue | white).none()) return true;
        const Reason reason{Why::line, static_cast<std::uint32_t>(events_.size())};
        if (level() > 0) events_.push_back({line, before});
        // The line itself cannot gain anything from its own cells.
        isWaiting_[at(line)] = true;
        blue.each([&](int place) { assign(literalOf(cellAt(line, place), false), reason); });
        white.each([&](int place) { assign(literalOf(cellAt(line, place), true), reason); });
        isWaiting_[at(line)] = false;
        return true;
    }
    bool propagateClauses(Literal falsified) {
        auto& watching = nogoods_.watching(falsified);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < watching.size(); ++i) {
            const auto watch = watching[i];
            if (holds(watch.blocker)) {
                watching[kept++] = watch;
                continue;
            }
            const auto literals = nogoods_.literals(watch.clause);
            if (literals[0] == falsified) std::swap(literals[0], literals[1]);
            if (holds(literals[0])) {
                watching[kept++] = {watch.clause, literals[0]};
                continue;
            }
            const auto other = std::find_if(literals.begin() + 2, literals.end(),
                                            [&](Literal literal) { return !fails(literal); });
            if (other != literals.end()) {
                std::swap(literals[1], *other);
                nogoods_.watch(literals[1], {watch.clause, literals[0]});
                continue;
            }
            watching[kept++] = watch;
            if (fails(literals[0])) {
                while (++i < watching.size()) watching[kept++] = watching[i];
                watching.resize(kept);
                conflict_ = {Why::clause, watch.clause};
                return false;
            }
            assign(literals[0], {Why::clause, watch.clause});
        }
        watching.resize(kept);
        return true;
    }

    /// Collects in because_ the true literals that imply the literal or, without one, the conflict. Literals
    /// of level 0 are omitted.
    void explain(Reason reason, std::optional<Literal> literal) {
        because_.clear();
        if (reason.why == Why::clause) {
            for (const Literal other : nogoods_.literals(reason.index)) {
                if (other != literal && cells_[at(cellOf(other))].level > 0)
                    because_.push_back(negated(other));
            }
        } else if (reason.why == Why::line) {
            explainByLine(events_[reason.index], literal);
        }
    }
    /// Reduces the known cells of the line to those that are needed, dropping the latest first.
    void explainByLine(const Event& event, std::optional<Literal> literal) {
        auto known = event.before;
        const int line = event.line;
        if (literal) {
            const int place = placeIn(line, cellOf(*literal));
            (isWhite(*literal) ? known.blue : known.white).set(place);
        }
        (event.before.blue | event.before.white).each([&](int place) {
            const int cell = cellAt(line, place);
            if (cells_[at(cell)].level > 0) because_.push_back(literalNow(cell));
        });
        std::sort(because_.begin(), because_.end(), [&](Literal a, Literal b) {
            return cells_[at(cellOf(a))].place > cells_[at(cellOf(b))].place;
        });
        const auto& placements = placements_[at(line)];
        std::size_t kept = 0;
        for (const Literal each : because_) {
            auto& side = isWhite(each) ? known.white : known.blue;
            const int place = placeIn(line, cellOf(each));
            side.clear(place);
            if (placements.exists(known)) {
                side.set(place);
                because_[kept++] = each;
            }
        }
        because_.resize(kept);
    }

    int levelsAmong(std::span<const Literal> literals) {
        levelSeen_.resize(levels_.size() + 1);
        int levels = 0;
        for (const Literal literal : literals) {
            const auto level = at(cells_[at(cellOf(literal))].level);
            if (level == 0 || levelSeen_[level]) continue;
            levelSeen_[level] = true;
            ++levels;
        }
        for (const Literal literal : literals) levelSeen_[at(cells_[at(cellOf(literal))].level)] = false;
        return levels;
    }

    /// Analyses the conflict back to the first unique implication point of the present level. Stores the
    /// learned clause in learned_, with that cell first and one of the latest of the other levels second.
    /// Returns false if stopped.
    bool analyse() {
        learned_.assign(1, 0);
        int open = 0;
        const auto take = [&](Literal holding) {
            auto& state = cells_[at(cellOf(holding))];
            if (state.seen || state.level == 0) return;
            state.seen = true;
            order_.bump(cellOf(holding));
            if (state.level == level())
                ++open;
            else
                learned_.push_back(negated(holding));
        };
        Reason reason = conflict_;
        std::optional<Literal> literal;
        std::size_t next = trail_.size();
        while (!stop_.stop_requested()) {
            if (reason.why == Why::clause)
                nogoods_.used(reason.index, levelsAmong(nogoods_.literals(reason.index)));
            explain(reason, literal);
            for (const Literal each : because_) take(each);
            while (!cells_[at(cellOf(trail_[--next]))].seen) {
            }
            literal = trail_[next];
            cells_[at(cellOf(*literal))].seen = false;
            reason = cells_[at(cellOf(*literal))].reason;
            if (--open == 0) break;
        }
        if (stop_.stop_requested()) return false;
        learned_[0] = negated(*literal);
        minimizeClause();
        for (std::size_t i = 2; i < learned_.size(); ++i) {
            if (cells_[at(cellOf(learned_[i]))].level > cells_[at(cellOf(learned_[1]))].level)
                std::swap(learned_[1], learned_[i]);
        }
        return true;
    }
    /// Removes redundant literals: those whose reason consists of other literals of the clause.
    void minimizeClause() {
        const auto all = learned_;
        std::size_t kept = 1;
        for (std::size_t i = 1; i < all.size(); ++i) {
            const auto& state = cells_[at(cellOf(all[i]))];
            bool follows = state.reason.why != Why::given && !stop_.stop_requested();
            if (follows) {
                explain(state.reason, negated(all[i]));
                follows = std::all_of(because_.begin(), because_.end(),
                                      [&](Literal each) { return cells_[at(cellOf(each))].seen; });
            }
            if (!follows) learned_[kept++] = all[i];
        }
        learned_.resize(kept);
        for (const Literal literal : all) cells_[at(cellOf(literal))].seen = false;
    }

    /// Processes one conflict, solution or decision. Returns false at the end.
    bool step() {
        if (!propagate()) {
            ++verdict_.conflicts;
            if (level() == 0) {
                verdict_.complete = true;
                return false;
            }
            if (!analyse()) return false;
            learn();
            order_.decay();
            return mayContinue();
        }
        if (stop_.stop_requested()) return false;
        if (trail_.size() == cells_.size()) return found();
        if (restartAfter_ <= 0) {
            restartAfter_ = restartUnit * luby(restarts_++);
            if (level() > 0) {
                backtrackTo(0);
                return true;
            }
        }
        if (nogoods_.count() > mostNogoods_ || nogoods_.size() > mostWords) forget();
        decide();
        return mayContinue();
    }
    void learn() {
        --restartAfter_;
        if (learned_.size() == 1) {
            backtrackTo(0);
            assign(learned_[0], {});
            return;
        }
        const int levels = levelsAmong(learned_);
        backtrackTo(cells_[at(cellOf(learned_[1]))].level);
        assign(learned_[0], {Why::clause, nogoods_.add(learned_, levels)});
    }
    void decide() {
        int cell = order_.take();
        while (cells_[at(cell)].value != Cell::unknown) cell = order_.take();
        levels_.push_back({trail_.size(), events_.size()});
        ++verdict_.decisions;
        assign(literalOf(cell, cells_[at(cell)].last == Cell::white), {});
    }
    /// Stores the solution, and continues with the last of its decisions inverted.
    bool found() {
        Grid picture(clues_.width(), clues_.height());
        for (int cell = 0; cell < picture.cells(); ++cell) picture.set(cell, cells_[at(cell)].value);
        verdict_.solutions.push_back(std::move(picture));
        if (level() == 0) {
            verdict_.complete = true;
            return false;
        }
        if (static_cast<int>(verdict_.solutions.size()) >= limits_.solutions) return false;
        learned_.clear();
        for (std::size_t i = levels_.size(); i-- > 0;) learned_.push_back(negated(trail_[levels_[i].trail]));
        const int back = level() - 1;
        backtrackTo(back);
        if (learned_.size() == 1)
            assign(learned_[0], {});
        else
            assign(learned_[0], {Why::clause, nogoods_.add(learned_, back, true)});
        return mayContinue();
    }
    void forget() {
        mostNogoods_ += nogoodsMore;
        std::vector<std::pair<Nogoods::Reference, Nogoods::Reference>> moves;
        std::vector<Nogoods::Reference> reasons;
        for (const Literal literal : trail_) {
            const auto& reason = cells_[at(cellOf(literal))].reason;
            if (reason.why == Why::clause) reasons.push_back(reason.index);
        }
        std::sort(reasons.begin(), reasons.end());
        nogoods_.forget(
            [&](Nogoods::Reference clause) {
                return std::binary_search(reasons.begin(), reasons.end(), clause);
            },
            [&](Nogoods::Reference from, Nogoods::Reference to) { moves.emplace_back(from, to); });
        for (const Literal literal : trail_) {
            auto& reason = cells_[at(cellOf(literal))].reason;
            if (reason.why != Why::clause) continue;
            const auto move = std::lower_bound(
                moves.begin(), moves.end(), reason.index,
                [](const auto& each, Nogoods::Reference clause) { return each.first < clause; });
            reason.index = move->second;
        }
    }
    bool mayContinue() const {
        return !stop_.stop_requested() && (limits_.conflicts < 0 || verdict_.conflicts < limits_.conflicts);
    }

    static constexpr std::int64_t restartUnit = 128;
    static constexpr std::size_t firstNogoods = 4000;
    static constexpr std::size_t nogoodsMore = 300;
    static constexpr std::size_t mostWords = std::size_t{1} << 23U;

    const Clues& clues_;
    const Limits& limits_;
    const std::stop_token& stop_;
    std::vector<Placements<words>> placements_;
    std::vector<LineCells<words>> known_;
    std::vector<bool> isWaiting_;
    std::vector<int> waiting_;
    std::size_t nextWaiting_ = 0;
    std::vector<CellState> cells_;
    std::vector<Literal> trail_;
    std::size_t propagated_ = 0;
    std::vector<Level> levels_;
    std::vector<Event> events_;
    Nogoods nogoods_;
    CellOrder order_;
    Reason conflict_;
    std::vector<Literal> because_;
    std::vector<Literal> learned_;
    std::vector<bool> levelSeen_;
    std::int64_t restarts_ = 0;
    std::int64_t restartAfter_ = restartUnit;
    std::size_t mostNogoods_ = firstNogoods;
    Verdict verdict_;
};

}  // namespace

template <int words>
Verdict search(const Clues& clues, const Grid& from, const Limits& limits, const std::stop_token& stop) {
    return Search<words>(clues, limits, stop).run(from);
}

template Verdict search<1>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
template Verdict search<2>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
template Verdict search<3>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
template Verdict search<4>(const Clues&, const Grid&, const Limits&, const std::stop_token&);

}  // namespace paint_by_numbers
