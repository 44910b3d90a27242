// SPDX-License-Identifier: MIT
// The computer player: alpha-beta search with iterative deepening.
#include "common/rules/random.h"
#include "new-game/rules.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

namespace new_game {

namespace {

/// Values are for the side to move; a larger one than this is a proven win.
constexpr int won = 100'000;
/// Search depths of the levels easy and medium, in plies.
constexpr int easyDepth = 2;
constexpr int mediumDepth = 4;
/// The time limit of the level hard if the question has none.
constexpr std::chrono::seconds usualTime{2};
constexpr std::uint64_t hintNodes = 200'000;
/// The search depth behind each move that is judged, in plies, and the standard error of a chance found so.
constexpr int judgedDepth = 4;
constexpr double judgedError = 3;

struct Found {
    Move move;
    int value = 0;
    int depth = 0;
    bool isCertain() const { return std::abs(value) > won; }
};

class Search {
  public:
    explicit Search(const plt::Question& question)
        : question_(question), begin_(std::chrono::steady_clock::now()) {}

    /// Returns the best move within the question's limits. The state must have legal moves.
    Found best(const State& state) {
        auto moves = Rules::legalMoves(state);
        plt::Random(question_.seed).shuffle(moves);
        Found found{moves.front()};
        const int deepest = std::min(question_.budget.depth, static_cast<int>(state.squares.size()));
        for (int depth = 1; depth <= deepest && !found.isCertain(); ++depth) {
            // The best move of the last iteration first, so that most others are cut off.
            std::stable_partition(moves.begin(), moves.end(),
                                  [&found](const Move& move) { return move == found.move; });
            Found deeper{moves.front(), -unlimited, depth};
            for (const Move& move : moves) {
                const int value =
                    -valueOf(Rules::apply(state, move).value(), depth - 1, -unlimited, -deeper.value);
                if (isStopped()) break;
                if (value > deeper.value) deeper = {move, value, depth};
            }
            if (isStopped()) break;
            found = deeper;
            if (question_.report)
                question_.report(
                    {depth, found.value / 100.0, found.isCertain(), nodes_, Rules::write(found.move)});
        }
        return found;
    }

  private:
    static constexpr int unlimited = std::numeric_limits<int>::max();

    int valueOf(const State& state, int depth, int alpha, int beta) {
        ++nodes_;
        // The side that has just moved has won; the sooner the better.
        if (state.winner != nothing) return -won - depth - 1;
        if (depth == 0 || isStopped()) return estimate(state);
        for (const Move& move : Rules::legalMoves(state)) {
            alpha = std::max(alpha, -valueOf(Rules::apply(state, move).value(), depth - 1, -beta, -alpha));
            if (alpha >= beta) break;
        }
        return alpha;
    }

    /// Evaluates a position statically: material, and how far the pieces have advanced.
    static int estimate(const State& state) {
        int value = 0;
        for (int square = 0; square < static_cast<int>(state.squares.size()); ++square) {
            const int side = state.sideOf(state.pieceOn(square));
            if (side == nothing) continue;
            const int row = state.rowOf(square);
            const int way = side == orange ? row : state.size - 1 - row;
            value += (side == state.toMove ? 1 : -1) * (100 + 5 * way * way);
        }
        return value;
    }

    bool isStopped() {
        using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::steady_clock;
        // Reading the clock costs time, so it is done only now and then.
        if (!stopped_ && nodes_ % 256 == 0)
            stopped_ = question_.stop.stop_requested() ||
                       duration_cast<milliseconds>(steady_clock::now() - begin_) >= question_.budget.time;
        return stopped_ || nodes_ >= question_.budget.nodes;
    }

    const plt::Question& question_;
    std::chrono::steady_clock::time_point begin_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::vector<plt::Level> Rules::levels() {
    return {{"easy", PLT_TR("easy"), PLT_TR("Looks at its own move and the answer to it.")},
            {"medium", PLT_TR("medium"), PLT_TR("Looks four moves ahead.")},
            {"hard", PLT_TR("hard"), PLT_TR("Looks as far ahead as it can in its time.")}};
}

Move Rules::choose(const State& state, std::string_view level, const plt::Question& question) {
    plt::Question limited = question;
    if (level != "hard")
        limited.budget.depth = std::min(question.budget.depth, level == "easy" ? easyDepth : mediumDepth);
    else if (question.budget.time == plt::Budget{}.time && question.budget.nodes == plt::Budget{}.nodes)
        limited.budget.time = usualTime;
    return Search(limited).best(state).move;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (outcome(state) != plt::Outcome::playing) return {{}, PLT_TR("The game is over.")};
    plt::Question question;
    question.budget.nodes = hintNodes;
    question.stop = std::move(stop);
    const Found found = Search(question).best(state);
    plt::Message reason{PLT_TR_N("The best move that was found looking %Ln moves ahead.",
                                 "The best move that was found looking one move ahead."),
                        found.depth};
    if (found.isCertain() && found.value > 0) reason = PLT_TR("This wins, whatever the other side does.");
    if (found.isCertain() && found.value < 0)
        reason = PLT_TR("The other side can win; this takes it longest.");
    return {{{found.move, reason, {found.move.from, found.move.to}}}, {}};
}

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto moves = legalMoves(state);
    if (moves.size() < 2) return std::nullopt;
    // The same depth for all moves, so that their chances can be compared.
    plt::Question each = question;
    each.budget.depth = judgedDepth;
    std::vector<plt::ValuedMove<Move>> chances;
    bool allCertain = true;
    for (const Move& move : moves) {
        const State next = apply(state, move).value();
        constexpr double whole = 100;
        double chance = whole;
        if (outcome(next) == plt::Outcome::playing) {
            const Found answer = Search(each).best(next);
            if (question.stop.stop_requested()) return std::nullopt;
            // A piece that is ahead wins about two games of three.
            constexpr double scale = 150;
            chance = answer.isCertain() ? (answer.value < 0 ? whole : 0)
                                        : whole / (1 + std::exp(answer.value / scale));
            allCertain = allCertain && answer.isCertain();
        }
        chances.push_back({move, chance});
    }
    auto judgement = plt::judgementAmong(chances, made);
    judgement.certainty = allCertain ? plt::Certainty::proven : plt::Certainty::estimated;
    judgement.error = allCertain ? 0 : judgedError;
    if (judgement.best == made) return judgement;
    judgement.reason = {
        PLT_TR("%1-%2 is better."),
        {squareName(judgement.best.from, state.size), squareName(judgement.best.to, state.size)}};
    judgement.marks = {judgement.best.from, judgement.best.to};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to win"), {plt::Decimal{cost, 0}}};
}

}  // namespace new_game
