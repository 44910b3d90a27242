// SPDX-License-Identifier: MIT
// The review of a game: keys against the fewest that win, by the search that finds the par.
#include "tally-maze/rules.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace tally_maze {

namespace {

/// Positions that a search visits in a millisecond.
constexpr std::uint64_t positionsAMillisecond = 2'000;
/// The most positions for a key, whatever the time.
constexpr std::uint64_t mostPositions = 1'400'000;

/// The positions that all searches for one key may visit.
class Purse {
  public:
    explicit Purse(const plt::Budget& budget) {
        const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(budget.time.count(), 1));
        left_ = std::min(
            {budget.nodes, mostPositions, std::min(milliseconds, mostPositions) * positionsAMillisecond});
    }
    /// Searches for the fewest keys, with this part of what is left: 2 is the half.
    Escape search(const State& state, int mostKeys, std::uint64_t part, const std::stop_token& stop) {
        const SearchBounds bounds{mostKeys, static_cast<std::size_t>(left_ / part)};
        auto escape = findEscape(state.options.size, state.number, state.position, bounds, stop);
        left_ -= std::min<std::uint64_t>(left_, escape.positions);
        return escape;
    }

  private:
    std::uint64_t left_ = 0;
};

/// The worth of a key after which nothing wins: that of a win with more keys than are looked at.
double worthOfLoss(const State& state) {
    return -1.0 - maximumKeys(state.options.size);
}

/// A key with the fewest keys that win with it; nothing if the search did not end.
struct Tried {
    std::optional<double> value;
    bool isCaught = false;  ///< proven: a pumpkin catches the ball, whatever comes
};

Tried tried(const State& state, Key key, Purse& purse, std::uint64_t part, const std::stop_token& stop) {
    const auto after = Rules::apply(state, key).value();
    if (Rules::outcome(after) == plt::Outcome::won) return {-1.0, false};
    if (Rules::outcome(after) == plt::Outcome::lost) return {worthOfLoss(state), true};
    const auto escape = purse.search(after, maximumKeys(state.options.size) - 1, part, stop);
    if (escape.verdict == Escape::Verdict::unknown) return {};
    if (escape.verdict != Escape::Verdict::found)
        return {worthOfLoss(state), escape.verdict == Escape::Verdict::caught};
    return {-1.0 - static_cast<double>(escape.keys.size()), false};
}

plt::Message reasonFor(const State& state, const plt::Judgement<Move>& judgement, Key made, bool isCaught) {
    const auto fewest = static_cast<std::int64_t>(-judgement.bestValue);
    const auto best = nameOf(judgement.best);
    if (isCaught)
        return {PLT_TR_N("%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.",
                         "%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes."),
                fewest,
                {best, nameOf(made)}};
    if (judgement.madeValue <= worthOfLoss(state))
        return {PLT_TR_N("%1 wins with %Ln keys; with “%2” nothing wins with up to %3.",
                         "%1 wins at once; with “%2” nothing wins with up to %3 keys."),
                fewest,
                {best, nameOf(made), maximumKeys(state.options.size)}};
    return {PLT_TR_N("%1 wins with %Ln keys; with “%2” it takes %3.",
                     "%1 wins at once; with “%2” it takes %3 keys."),
            fewest,
            {best, nameOf(made), static_cast<std::int64_t>(-judgement.madeValue)}};
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto keys = legalMoves(state);
    if (keys.size() < 2) return std::nullopt;
    Purse purse(question.budget);
    const auto shortest = purse.search(state, maximumKeys(state.options.size), 2, question.stop);
    if (shortest.verdict != Escape::Verdict::found) return std::nullopt;
    const Key best = shortest.keys.front();
    const double fewest = -static_cast<double>(shortest.keys.size());
    const Tried result = made == best ? Tried{fewest} : tried(state, made, purse, 2, question.stop);
    if (!result.value) return std::nullopt;
    // The best key first, so that it stays the best among equal ones. Those that take too long are left out of
    // the mean.
    std::vector<plt::ValuedMove<Move>> moves{{best, fewest}};
    if (made != best) moves.push_back({made, *result.value});
    for (const auto key : keys) {
        if (key == best || key == made) continue;
        if (const auto other = tried(state, key, purse, 3, question.stop); other.value)
            moves.push_back({key, *other.value});
    }
    if (question.stop.stop_requested()) return std::nullopt;
    auto out = plt::judgementAmong(moves, made);
    out.certainty = plt::Certainty::proven;
    if (out.best == made) return out;
    out.reason = reasonFor(state, out, made, result.isCaught);
    if (out.best != Key::next) out.marks = {apply(state, out.best)->position.ball};
    return out;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln keys", "one key"), static_cast<std::int64_t>(std::lround(cost))};
}

}  // namespace tally_maze
