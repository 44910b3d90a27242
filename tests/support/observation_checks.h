// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// That nobody at a table knows more than the rules show to the own seat.
namespace plt::checks {

/// What looking for it has found.
struct HiddenThings {
    int positions = 0;    ///< that were looked at
    int dealtAnew = 0;    ///< of these, where something was hidden that could be dealt in another way
    std::string problem;  ///< the first position in which somebody knew too much; empty if nobody did
};

/// Deals what a seat cannot have seen anew: another start that leads to the same record of the game by the
/// same moves, or the same start where nothing is hidden.
template <plt::HasObservation R>
using DealAnew = std::function<typename R::Start(const typename R::Options&, const typename R::Start&,
                                                 const typename R::State& now, int seat, Random&)>;

/// In many positions of random games, and for every seat in them: what is hidden from it is dealt anew. Then
/// it must observe the same, have the same moves if it has the turn, and every level and the hint must decide
/// the same with the same seed.
template <plt::HasObservation R>
HiddenThings lookForCheats(const std::vector<typename R::Options>& optionSets, int games, int plies,
                           const DealAnew<R>& dealAnew) {
    constexpr std::uint64_t nodes = 2000;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;
    HiddenThings found;
    Random random(20261122);
    for (int game = 0; game < games; ++game) {
        const auto& options = optionSets[static_cast<std::size_t>(game) % optionSets.size()];
        const auto start = R::deal(options, random.next());
        State now = R::begin(options, start);
        std::vector<Move> moves;
        const auto complain = [&](const std::string& what, int seat, const Start& other) {
            if (!found.problem.empty()) return;
            found.problem = what + ", seat " + std::to_string(seat) + ", " + R::write(options) + ':' +
                            R::write(start) + " and " + R::write(other) + " after";
            for (const auto& move : moves) found.problem += ' ' + R::write(move);
        };
        const auto replay = [&](const Start& other, int seat) {
            State state = R::begin(options, other);
            State told = R::begin(options, start);
            for (const auto& move : moves) {
                auto next = R::apply(state, move);
                const auto same = R::apply(told, move);
                if (!next) {
                    complain("a move is not legal in what was dealt anew", seat, other);
                    return state;
                }
                if constexpr (HasRecord<R>)
                    if (!(R::tell(state, move, *next) == R::tell(told, move, *same)))
                        complain("the record is another", seat, other);
                state = std::move(*next);
                told = *same;
            }
            return state;
        };
        const auto compare = [&](int seat, bool hasTurn) {
            ++found.positions;
            const Start other = dealAnew(options, start, now, seat, random);
            const State there = replay(other, seat);
            if (!(there == now)) ++found.dealtAnew;
            // Looked at anew each time, so that nothing can be handed on beside what is observed.
            const auto seen = [&now, seat] { return R::observe(now, seat); };
            const auto seenThere = [&there, seat] { return R::observe(there, seat); };
            if (!(seen() == seenThere())) complain("the observation tells what is hidden", seat, other);
            if (!hasTurn) return;
            if (R::legalMoves(now) != R::legalMoves(there))
                complain("the moves tell what is hidden", seat, other);
            if constexpr (HasLevels<R>) {
                for (const auto& level : R::levels()) {
                    Question question;
                    question.budget.nodes = nodes;
                    question.seed = random.next();
                    const auto chosen = R::choose(seen(), level.word, question);
                    if (!R::apply(now, chosen))
                        complain(level.word + " plays what is not legal", seat, other);
                    if (!(chosen == R::choose(seen(), level.word, question)))
                        complain(level.word + " decides otherwise with the same seed", seat, other);
                    if (!(chosen == R::choose(seenThere(), level.word, question)))
                        complain(level.word + " knows what is hidden", seat, other);
                }
            }
            if constexpr (HasHint<R>) {
                const auto hint = R::hint(seen(), {});
                const auto hintThere = R::hint(seenThere(), {});
                const bool same = hint.verdict == hintThere.verdict &&
                                  hint.steps.size() == hintThere.steps.size() &&
                                  std::equal(hint.steps.begin(), hint.steps.end(), hintThere.steps.begin(),
                                             [](const auto& one, const auto& two) {
                                                 return one.move == two.move && one.reason == two.reason &&
                                                        one.marks == two.marks;
                                             });
                if (!same) complain("the hint knows what is hidden", seat, other);
            }
        };
        for (int ply = 0; ply < plies && R::outcome(now) == Outcome::playing; ++ply) {
            const int seats = std::max(1, static_cast<int>(R::seats(options).size()));
            for (int seat = 0; seat < seats; ++seat) compare(seat, seat == R::seatToMove(now));
            const auto legal = R::legalMoves(now);
            if (legal.empty()) break;
            moves.push_back(legal[random.below(legal.size())]);
            now = std::move(*R::apply(now, moves.back()));
        }
        if (!found.problem.empty()) break;
    }
    return found;
}

}  // namespace plt::checks
