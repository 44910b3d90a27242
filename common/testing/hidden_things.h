// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/testing/game_checks.h"

namespace plt::testing {

/// The result of a search for players who use hidden information.
struct HiddenThings : Finding {
    int positions = 0;  ///< positions that were checked
    int dealtAnew = 0;  ///< of these, positions in which hidden things could be dealt in another way
};

/// Deals the cards that a seat cannot have seen anew: another start that leads to the same record of the game
/// by the same moves, or the same start if nothing is hidden.
template <HasObservation R>
using DealAnew = std::function<typename R::Start(const typename R::Options&, const typename R::Start&,
                                                 const typename R::State& now, int seat, Random&)>;

/// In many positions of random games, deals anew everything that is hidden from each seat. The seat must then
/// observe the same, have the same moves if it has the turn, and every level and the hint must choose the
/// same moves with the same seed.
template <HasObservation R>
HiddenThings lookForCheats(const std::vector<typename R::Options>& optionSets, const Extent& extent,
                           const DealAnew<R>& dealAnew) {
    constexpr std::uint64_t nodes = 2000;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;
    HiddenThings found;
    found.rules = nameOf<R>();
    Random random(extent.seed);
    for (int game = 0; game < extent.games && found.ok(); ++game) {
        const auto& options = optionSets[static_cast<std::size_t>(game) % optionSets.size()];
        const auto start = R::deal(options, random.next());
        State now = R::begin(options, start);
        std::vector<Move> moves;
        ++found.games;
        const auto complain = [&](Message what, int seat, const Start& other) {
            if (!found.ok()) return;
            Moment moment{R::write(options) + ':' + R::write(start)};
            for (const auto& move : moves) moment.moves.push_back(R::write(move));
            found.problem = at(moment, {PLT_TR("%1, to seat %2, also dealt as %3"),
                                        {std::move(what), seat, R::write(other)}});
        };
        const auto replay = [&](const Start& other, int seat) {
            State state = R::begin(options, other);
            State told = R::begin(options, start);
            for (const auto& move : moves) {
                auto next = R::apply(state, move);
                const auto same = R::apply(told, move);
                if (!next) {
                    complain(PLT_TR("a move is not legal in what was dealt anew"), seat, other);
                    return state;
                }
                if constexpr (HasRecord<R>)
                    if (!(R::tell(state, move, *next) == R::tell(told, move, *same)))
                        complain(PLT_TR("the record tells what is hidden"), seat, other);
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
            // A new observation each time, so that nothing else can be passed on from call to call.
            const auto seen = [&now, seat] { return R::observe(now, seat); };
            const auto seenThere = [&there, seat] { return R::observe(there, seat); };
            if (!(seen() == seenThere()))
                complain(PLT_TR("the observation tells what is hidden"), seat, other);
            if (!hasTurn) return;
            if (R::legalMoves(now) != R::legalMoves(there))
                complain(PLT_TR("the legal moves tell what is hidden"), seat, other);
            if constexpr (HasLevels<R>) {
                for (const auto& level : R::levels()) {
                    Question question;
                    question.budget.nodes = nodes;
                    question.seed = random.next();
                    const auto chosen = R::choose(seen(), level.word, question);
                    if (!R::apply(now, chosen))
                        complain({PLT_TR("a move that is not legal is played at level %1"), {level.word}},
                                 seat, other);
                    if (!(chosen == R::choose(seen(), level.word, question)))
                        complain({PLT_TR("the same seed gives another move at level %1"), {level.word}}, seat,
                                 other);
                    if (!(chosen == R::choose(seenThere(), level.word, question)))
                        complain({PLT_TR("what is hidden is known at level %1"), {level.word}}, seat, other);
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
                if (!same) complain(PLT_TR("the hint knows what is hidden"), seat, other);
            }
        };
        for (int ply = 0; ply < extent.plies && R::outcome(now) == Outcome::playing; ++ply) {
            const int seats = std::max(1, static_cast<int>(R::seats(options).size()));
            for (int seat = 0; seat < seats; ++seat) compare(seat, seat == R::seatToMove(now));
            const auto legal = R::legalMoves(now);
            if (legal.empty()) break;
            moves.push_back(legal[random.below(legal.size())]);
            now = std::move(*R::apply(now, moves.back()));
            ++found.moves;
        }
    }
    return found;
}

}  // namespace plt::testing
