// SPDX-License-Identifier: MIT
#include "pousse/board/notation.h"
#include "pousse/player/player.h"

namespace pousse {

namespace {

plt::Message reasonFor(const State& state, const Analysis& found) {
    const State next = *Rules::apply(state, found.move);
    if (winnerOf(next) == toMove(state)) return {PLT_TR("%1 wins at once."), {writeMove(found.move)}};
    if (found.isLoss()) return {PLT_TR("%1 holds out longest."), {writeMove(found.move)}};
    return {PLT_TR("%1 is the best move the expert sees."), {writeMove(found.move)}};
}

plt::Message verdictFor(const Analysis& found) {
    if (found.isWin())
        return {PLT_TR_N("You can force a win in %Ln moves of both sides.", "You can win with one move."),
                found.plies};
    if (found.isLoss())
        return {PLT_TR_N("Your opponent can force a win in %Ln moves of both sides.",
                         "Every move loses at once."),
                found.plies};
    return {};
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (endOf(state) != End::none) return {{}, PLT_TR("The game is over.")};
    plt::Question question;
    question.stop = std::move(stop);
    const Analysis found = analyse(state, question);
    const int number = static_cast<int>(found.move.edge) * state.options.size + found.move.line;
    return {{{found.move, reasonFor(state, found), {number}}}, verdictFor(found)};
}

}  // namespace pousse
