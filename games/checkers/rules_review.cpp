// SPDX-License-Identifier: MIT
// The review of a game: chances to win after each move, by the endgame tables and by searches of the same
// size.
#include "checkers/board/notation.h"
#include "checkers/player/outlook.h"
#include "checkers/player/player.h"
#include "checkers/rules.h"
#include "checkers/search/search.h"
#include "common/rules/searched_moves.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace checkers {

namespace {

/// In hundredths of a man. It is set by judgement: 60 games of medium with itself fit 160, those of fair 250,
/// and those of hard 200.
constexpr double evaluationScale = 150;
/// Positions that a search visits in a millisecond on a slow machine.
constexpr std::uint64_t positionsAMillisecond = 3'000;

/// A move, the position after it, and what is known about that.
struct Tried {
    plt::SearchedMove<Move> searched;
    State next;
    int plies = 0;              ///< until the loser cannot move, the move itself included, if won or lost
    bool isFromTables = false;  ///< known from the endgame tables
    std::vector<Move> line{};   ///< best play, this move included
};

bool isLate(const std::vector<Position>& recent, const Position& position) {
    return std::count(recent.begin(), recent.end(), position) >= repetitionsForDraw - 1;
}

/// Returns true if an earlier position needs only to come back for a draw. Neither tables nor searches see
/// all of these draws.
bool isNearRepetition(const State& state) {
    if (!state.options.automaticDraws) return false;
    return std::any_of(state.recent.begin(), state.recent.end(), [&state](const Position& earlier) {
        return earlier != state.position && isLate(state.recent, earlier);
    });
}

bool isDrawn(const State& state) {
    return endOf(state) != End::none && !winnerOf(state);
}

double worthOf(const State& end, Side side) {
    const auto winner = winnerOf(end);
    if (!winner) return plt::sureDraw;
    return *winner == side ? plt::sureWin : plt::sureLoss;
}

/// The values of all moves on the board, and of a word that was given instead of one.
class Moves {
  public:
    Moves(const State& state, const Move& made, const plt::Question& question)
        : state_(state), question_(question) {
        MoveList list;
        generate(state.position, list);
        for (const Move& move : list) add(move);
        if (made.kind != Move::Kind::board) add(made);
        nodes_ = plt::positionsWithin(question.budget, positionsAMillisecond) / all_.size();
    }

    std::size_t size() const { return all_.size(); }
    /// Returns false if stopped.
    bool search() {
        for (Tried& one : all_) {
            if (!one.searched.proven) searchAnswers(one);
            if (question_.stop.stop_requested()) return false;
        }
        // The first of equal moves is named, so the shortest win comes first.
        const auto length = [](const Tried& one) {
            return one.searched.proven == plt::sureWin ? one.plies : std::numeric_limits<int>::max();
        };
        std::stable_sort(all_.begin(), all_.end(), [&length](const Tried& one, const Tried& other) {
            return length(one) < length(other);
        });
        return true;
    }
    const Tried& of(const Move& move) const {
        return *std::find_if(all_.begin(), all_.end(),
                             [&move](const Tried& one) { return one.searched.move == move; });
    }
    std::vector<plt::SearchedMove<Move>> searched() const {
        std::vector<plt::SearchedMove<Move>> out;
        for (const Tried& one : all_) out.push_back(one.searched);
        return out;
    }

  private:
    void add(const Move& move) {
        Tried tried{{move}, *Rules::apply(state_, move)};
        if (move.kind == Move::Kind::board) tried.line.push_back(move);
        if (endOf(tried.next) != End::none) {
            tried.searched.proven = worthOf(tried.next, state_.position.toMove);
            tried.plies = 1;
        }
        all_.push_back(std::move(tried));
    }

    void searchAnswers(Tried& tried) const {
        plt::Question question;
        question.budget.nodes = nodes_;
        question.stop = question_.stop;
        auto& chances = tried.searched.chances;
        question.report = [&chances](const plt::Thought& thought) {
            if (!thought.proven) chances.push_back(plt::chanceOf(-100 * thought.value, evaluationScale));
        };
        SearchTask task = taskFor(tried.next, question, Level::expert);
        // A position that has come once may come again: to go there gives nothing away yet.
        for (Position& earlier : task.earlier)
            if (earlier != task.position &&
                (!state_.options.automaticDraws || !isLate(tried.next.recent, earlier)))
                earlier = {};
        const SearchResult found = checkers::search(task);
        tried.line.insert(tried.line.end(), found.line.begin(), found.line.end());
        if (found.proven && (found.value == 0 || !isNearRepetition(tried.next))) {
            tried.isFromTables = found.exact;
            tried.searched.proven = found.value == 0  ? plt::sureDraw
                                    : found.value > 0 ? plt::sureLoss
                                                      : plt::sureWin;
            tried.plies = 1 + winValue - std::abs(found.value);
        } else if (chances.empty()) {
            chances.push_back(plt::chanceOf(-found.value, evaluationScale));
        }
    }

    const State& state_;
    const plt::Question& question_;
    std::vector<Tried> all_;
    std::uint64_t nodes_ = 0;
};

plt::Message reasonOfWin(const Tried& best) {
    const auto better = writeMove(best.searched.move);
    if (best.plies == 1) return {PLT_TR("%1 leaves the other side without a move, and wins."), {better}};
    if (best.isFromTables)
        return {PLT_TR_N("The endgame tables prove that %1 wins in %Ln moves.",
                         "The endgame tables prove that %1 wins in one move."),
                movesIn(best.plies),
                {better}};
    return {PLT_TR_N("%1 can force a win in at most %Ln moves.", "%1 can force a win in one move."),
            movesIn(best.plies),
            {better}};
}

plt::Message reasonOfLoss(const Tried& best, const Tried& made) {
    const auto better = writeMove(best.searched.move);
    const auto worse = writeMove(made.searched.move);
    if (made.isFromTables)
        return {PLT_TR_N("The endgame tables prove that the other side wins in %Ln moves after %1; no such "
                         "win is known after %2.",
                         "The endgame tables prove that the other side wins in one move after %1; no such "
                         "win is known after %2."),
                movesIn(made.plies - 1),
                {worse, better}};
    return {PLT_TR_N("After %1 the other side can force a win in at most %Ln moves; no such win is seen "
                     "after %2.",
                     "After %1 the other side can force a win in one move; no such win is seen after %2."),
            movesIn(made.plies - 1),
            {worse, better}};
}

/// The difference in pieces; empty if there is none.
plt::Message reasonInPieces(const State& state, const Tried& best, const Tried& made) {
    const auto better = writeMove(best.searched.move);
    const auto worse = writeMove(made.searched.move);
    const Outlook with = outlookOf(state.position, best.line);
    const Outlook without = outlookOf(state.position, made.line);
    const int more = with.gain - without.gain;
    if (more > 0 && without.gain >= 0)
        return {PLT_TR_N("%1 wins %Ln pieces more than %2.", "%1 wins a piece more than %2."),
                more,
                {better, worse}};
    if (more > 0 && with.gain < 0)
        return {PLT_TR_N("%1 loses %Ln pieces fewer than %2.", "%1 loses a piece fewer than %2."),
                more,
                {better, worse}};
    if (more > 0)
        return {PLT_TR_N("%1 loses %Ln pieces after the answer %2; %3 loses none.",
                         "%1 loses a piece after the answer %2; %3 loses none."),
                -without.gain,
                {worse, writeMove(made.line[1]), better}};
    if (more == 0 && with.isCrowned && !without.isCrowned)
        return {PLT_TR("%1 leads to a king; %2 does not."), {better, worse}};
    return {};
}

/// The difference by draws; empty if neither move makes one.
plt::Message reasonOfDraw(const Tried& best, const Tried& made) {
    const auto better = writeMove(best.searched.move);
    const auto worse = writeMove(made.searched.move);
    if (isDrawn(made.next))
        return {PLT_TR("%1 makes a draw at once; %2 leaves hope for more."), {worse, better}};
    if (made.line.size() > 1 && isDrawn(*Rules::apply(made.next, made.line[1])))
        return {PLT_TR("After %1 the answer %2 makes a draw at once; %3 leaves hope for more."),
                {worse, writeMove(made.line[1]), better}};
    if (made.searched.proven == plt::sureDraw)
        return {PLT_TR("The endgame tables prove a draw after %1; %2 leaves hope for more."),
                {worse, better}};
    if (isDrawn(best.next))
        return {PLT_TR("%1 makes a draw at once; %2 lets the other side hope for more."), {better, worse}};
    if (best.searched.proven == plt::sureDraw)
        return {PLT_TR("The endgame tables prove a draw after %1; %2 lets the other side hope for more."),
                {better, worse}};
    return {};
}

plt::Message reasonFor(const State& state, const Tried& best, const Tried& made) {
    const auto better = writeMove(best.searched.move);
    const auto worse = writeMove(made.searched.move);
    if (best.searched.proven == plt::sureWin) return reasonOfWin(best);
    if (made.searched.move == Move::resign())
        return {PLT_TR("The game was not lost for certain, and goes on with %1."), {better}};
    if (made.searched.move == Move::agreeDraw())
        return {PLT_TR("%1 gives better chances than a draw."), {better}};
    if (made.searched.proven == plt::sureLoss) return reasonOfLoss(best, made);
    if (auto draw = reasonOfDraw(best, made); !draw.empty()) return draw;
    if (auto pieces = reasonInPieces(state, best, made); !pieces.empty()) return pieces;
    if (made.line.size() > 1)
        return {PLT_TR("After %1 the answer %2 is strong; %3 leaves the other side less."),
                {worse, writeMove(made.line[1]), better}};
    return {PLT_TR("%1 leaves the other side less than %2."), {better, worse}};
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (endOf(state) != End::none) return std::nullopt;
    Moves moves(state, made, question);
    if (moves.size() == 1 || !moves.search()) return std::nullopt;
    auto judgement = plt::judgementBySearch(moves.searched(), made);
    if (judgement.best == made) return judgement;
    judgement.reason = reasonFor(state, moves.of(judgement.best), moves.of(made));
    judgement.marks = pathOf(judgement.best);
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to win"), {plt::Decimal{cost, 1}}};
}

}  // namespace checkers
