// SPDX-License-Identifier: MIT
#include "gobblet/board/threats.h"
#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"

#include <string>

namespace gobblet {

namespace {

// In positions instead of time, so that equal positions get equal hints: a second or two on one core.
constexpr std::uint64_t hintNodes = 600'000;

int turns(int plies) {
    return (plies + 1) / 2;
}

void mark(std::vector<int>& marks, Cells cells, int width) {
    for (; cells != 0; cells &= cells - 1) marks.push_back(cellNumber(firstOf(cells), width));
}

plt::Message verdictOf(const Advice& advice) {
    switch (advice.kind) {
        case Advice::Kind::wins:
            if (advice.plies == 1) return {};
            return {PLT_TR_N("It wins by force, in %Ln moves at most.", "It wins by force, in one move."),
                    turns(advice.plies)};
        case Advice::Kind::loses:
            if (advice.plies <= 2) return PLT_TR("Whatever you do, the other side can win next.");
            return {PLT_TR_N("The other side can force a win in %Ln moves; nothing holds out longer.",
                             "The other side can force a win in one move; nothing holds out longer."),
                    turns(advice.plies)};
        case Advice::Kind::balanced:
            return {
                PLT_TR_N("Nobody can force a win within %Ln moves.", "Nobody can force a win in one move."),
                turns(Solver::deepest)};
        case Advice::Kind::estimate:
            break;
    }
    return {};
}

plt::Message reasonOf(const Position& position, const Move& move, Advice::Kind kind) {
    const Side me = position.toMove;
    const Position next = after(position, move);
    if (lineWinner(next) == me) return PLT_TR("This completes your line.");
    const bool endangered = canWin(position, other(me));
    const bool safe = !lineWinner(next) && !canWin(next, other(me));
    const bool threatens = !lineWinner(next) && canWin(next, me);
    if (endangered && safe && threatens)
        return PLT_TR("This stops a line of the other side and threatens one of your own.");
    if (endangered && safe) return PLT_TR("This stops the other side, which could win next.");
    if (threatens && safe) return PLT_TR("This threatens to complete a line.");
    switch (kind) {
        case Advice::Kind::wins:
            return PLT_TR("This keeps your win.");
        case Advice::Kind::loses:
            return PLT_TR("This holds out longest.");
        case Advice::Kind::balanced:
        case Advice::Kind::estimate:
            break;
    }
    return PLT_TR("This gives you the best chances.");
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (endOf(state) != End::none) return {{}, PLT_TR("The game is over.")};
    plt::Question question;
    question.budget.nodes = hintNodes;
    question.stop = std::move(stop);
    const Advice advice = advise(state, question);
    plt::HintStep<Move> step{advice.move, {}, {}};
    if (advice.move.kind == Move::Kind::claimDraw) {
        step.reason = PLT_TR("This position has come up three times, and there is no win in sight.");
        return {{step}, {}};
    }
    const Position& position = state.position;
    const Position next = after(position, advice.move);
    Cells cells = bit(advice.move.to);
    if (advice.move.kind == Move::Kind::shift) cells |= bit(advice.move.from);
    if (lineWinner(next) == position.toMove) cells |= wholeLines(next.width, Shown(next).by(position.toMove));
    mark(step.marks, cells, position.width);
    step.reason = reasonOf(position, advice.move, advice.kind);
    return {{step}, verdictOf(advice)};
}

}  // namespace gobblet
