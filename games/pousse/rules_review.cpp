// SPDX-License-Identifier: MIT
// The review of a game: chances to win after each move, by searches of the same size and by the proof of
// 4 x 4.
#include "common/rules/searched_moves.h"
#include "pousse/board/notation.h"
#include "pousse/grid/packed_grid.h"
#include "pousse/proof/known_wins.h"
#include "pousse/rules.h"
#include "pousse/search/search.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace pousse {

namespace {

using Searched = plt::SearchedMove<Move>;

/// Of games among levels that err now and then.
constexpr double evaluationScale = 400;
/// Nodes that a search visits in a millisecond on a slow machine.
constexpr std::uint64_t nodesAMillisecond = 6'000;
constexpr std::uint64_t wideNodesAMillisecond = 2'000;
/// Enough for nearly all positions of a small board to be solved.
constexpr std::uint64_t nodesToSolve = 100'000;
/// The share of the nodes for the question whether X's win is proven after another move than the known one.
constexpr std::uint64_t proofShare = 4;

/// A move, the position after it, and what is known about that.
struct Tried {
    Searched searched;
    State next;
    int plies = 0;  ///< moves of both sides until the end, the move itself included, if won or lost
    std::optional<Move> answer{};
};

double worthOf(const State& end, Mark mark) {
    const Mark winner = winnerOf(end);
    if (winner == Mark::none) return plt::sureDraw;
    return winner == mark ? plt::sureWin : plt::sureLoss;
}

/// Searches for the answers to a move.
void searchAnswers(Tried& tried, plt::Question question, std::uint64_t nodes) {
    question.budget = {.nodes = nodes};
    question.report = [&tried](const plt::Thought& thought) {
        if (!thought.proven)
            tried.searched.chances.push_back(plt::chanceOf(-markerValue * thought.value, evaluationScale));
    };
    const Found found = search(tried.next, question);
    tried.answer = found.move;
    if (!found.wins() && !found.loses()) return;
    tried.searched.proven = found.wins() ? plt::sureLoss : plt::sureWin;
    tried.plies = 1 + found.plies();
}

/// Finds what needs no search: ends, and X's wins by the proof.
void lookUp(Tried& tried, const State& before, const std::optional<KnownWin>& known) {
    const Mark mark = toMove(before);
    if (endOf(tried.next) != End::none) {
        tried.searched.proven = worthOf(tried.next, mark);
        tried.plies = 1;
    } else if (known && known->move == tried.searched.move) {
        tried.searched.proven = plt::sureWin;
        tried.plies = known->plies;
    } else if (const auto others = knownWin(tried.next)) {
        tried.searched.proven = plt::sureLoss;
        tried.plies = 1 + others->plies;
        tried.answer = others->move;
    }
}

/// Compares boards that may be turned or mirrored, if no earlier board can recur.
class Likeness {
  public:
    explicit Likeness(int size) : size_(size), grid_(std::min(size, PackedGrid::largest)) {}

    bool operator()(const State& one, const State& other) const {
        if (one.board == other.board) return true;
        if (size_ > PackedGrid::largest || one.recent.size() > 1 || other.recent.size() > 1) return false;
        return canonical(one.board) == canonical(other.board);
    }

  private:
    PackedGrid::Position canonical(const Board& board) const {
        const auto packed = grid_.packed(board);
        return grid_.image(packed, grid_.towardsCanonical(packed));
    }

    int size_;
    PackedGrid grid_;
};

/// The values of all moves; nothing if stopped.
class Moves {
  public:
    Moves(const State& state, const plt::Question& question) : state_(state), question_(question) {
        const auto known = knownWin(state);
        for (const Move& move : Rules::legalMoves(state)) {
            all_.push_back({{move}, *Rules::apply(state, move)});
            lookUp(all_.back(), state, known);
        }
        const bool isWide = state.options.size > PackedGrid::largest;
        const auto total =
            plt::positionsWithin(question.budget, isWide ? wideNodesAMillisecond : nodesAMillisecond);
        nodes_ = total / all_.size();
        // Small boards are solved, whatever the limits.
        if (state.options.size == smallestSize) nodes_ = nodesToSolve;
        proofNodes_ = total / proofShare;
    }

    /// Returns false if stopped.
    bool search() {
        // One of several moves to the same board is enough, at best one that needs no search.
        const Likeness areAlike(state_.options.size);
        for (auto& one : all_) {
            if (one.searched.proven) continue;
            const auto same = std::find_if(all_.begin(), all_.end(), [&](const Tried& other) {
                const bool isSearched = other.searched.proven || !other.searched.chances.empty();
                return isSearched && areAlike(one.next, other.next);
            });
            if (same == all_.end()) {
                searchAnswers(one, question_, nodes_);
            } else {
                one.searched.proven = same->searched.proven;
                one.searched.chances = same->searched.chances;
                one.plies = same->plies;
                // On a turned board the answer is another one.
                if (same->next.board == one.next.board) one.answer = same->answer;
            }
            if (question_.stop.stop_requested()) return false;
        }
        return true;
    }
    /// Proves a win of X after this move by the proofs for all answers, if there are such.
    void prove(const Move& move) {
        Tried& tried = of(move);
        if (tried.searched.proven || toMove(state_) != Mark::x || !knownWin(state_)) return;
        plt::Question near = question_;
        near.budget = {.nodes = proofNodes_ / all_.size(), .depth = nearestKnownWin - 2};
        near.report = {};
        int longest = 0;
        for (const Move& answer : Rules::legalMoves(tried.next)) {
            const auto next = *Rules::apply(tried.next, answer);
            if (endOf(next) != End::none) {
                if (winnerOf(next) != Mark::x) return;
                longest = std::max(longest, 2);
            } else if (const auto known = knownWin(next)) {
                longest = std::max(longest, 2 + known->plies);
            } else if (const Found found = pousse::search(next, near); found.wins()) {
                longest = std::max(longest, 2 + found.plies());
            } else {
                return;
            }
        }
        tried.searched.proven = plt::sureWin;
        tried.plies = longest;
    }

    Tried& of(const Move& move) {
        return *std::find_if(all_.begin(), all_.end(),
                             [&move](const Tried& one) { return one.searched.move == move; });
    }
    /// Returns the values for a comparison with this move. The side that moves last in a search looks better
    /// than it is, which vanishes between two estimates of the same depth; but against a proven value an
    /// estimate is the mean of two depths.
    std::vector<Searched> comparedWith(const Move& made) {
        const bool isProven = of(made).searched.proven.has_value();
        std::vector<Searched> out;
        for (const auto& one : all_) {
            out.push_back(one.searched);
            if (!isProven) continue;
            auto& chances = out.back().chances;
            for (std::size_t i = chances.size(); i-- > 1;) chances[i] = (chances[i - 1] + chances[i]) / 2;
        }
        return out;
    }

  private:
    const State& state_;
    const plt::Question& question_;
    std::vector<Tried> all_;
    std::uint64_t nodes_ = 0;
    std::uint64_t proofNodes_ = 0;
};

plt::Message reasonFor(const Tried& best, const Tried& made) {
    const auto better = writeMove(best.searched.move);
    const auto worse = writeMove(made.searched.move);
    const bool wins = best.searched.proven == plt::sureWin;
    if (wins && best.plies == 1) return {PLT_TR("%1 wins at once."), {better}};
    if (endOf(made.next) == End::repetition)
        return {PLT_TR("With %1 an earlier board comes back, and that loses; with %2 none does."),
                {worse, better}};
    if (endOf(made.next) == End::straights)
        return {PLT_TR("%1 gives the other side more straights; %2 does not."), {worse, better}};
    if (wins)
        return {PLT_TR_N("%1 can force a win in %Ln moves of both sides.", "%1 wins at once."),
                best.plies,
                {better}};
    if (made.searched.proven == plt::sureLoss && made.plies == 2 && made.answer)
        return {PLT_TR("After %1 the other side wins at once with %2; after %3 it does not."),
                {worse, writeMove(*made.answer), better}};
    if (made.searched.proven == plt::sureLoss)
        return {
            PLT_TR_N("After %1 the other side can force a win in %Ln moves; no such win is seen after %2.",
                     "After %1 the other side wins at once; no such win is seen after %2."),
            made.plies - 1,
            {worse, better}};
    if (made.answer)
        return {PLT_TR("After %1 the answer %2 is strong; %3 leaves the other side less."),
                {worse, writeMove(*made.answer), better}};
    return {PLT_TR("%1 leaves the other side less than %2."), {better, worse}};
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (endOf(state) != End::none) return std::nullopt;
    Moves moves(state, question);
    if (!moves.search()) return std::nullopt;
    moves.prove(made);
    auto judgement = plt::judgementBySearch(moves.comparedWith(made), made);
    if (question.stop.stop_requested()) return std::nullopt;
    if (judgement.best == made) return judgement;
    judgement.reason = reasonFor(moves.of(judgement.best), moves.of(made));
    judgement.marks = {static_cast<int>(judgement.best.edge) * state.options.size + judgement.best.line};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to win"), {plt::Decimal{cost, 1}}};
}

}  // namespace pousse
