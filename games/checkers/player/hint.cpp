// SPDX-License-Identifier: MIT
#include "checkers/board/notation.h"
#include "checkers/player/outlook.h"
#include "checkers/player/player.h"

#include <string>

namespace checkers {

namespace {

// About half a second, with the same hint on every machine and every time.
constexpr std::uint64_t hintNodes = 600'000;

plt::Message verdictOf(const Analysis& analysis) {
    if (analysis.isWin())
        return analysis.plies <= 1 ? plt::Message(PLT_TR("It wins at once."))
                                   : plt::Message(PLT_TR_N("Proven: it wins in at most %Ln moves.",
                                                           "Proven: it wins in one move."),
                                                  movesIn(analysis.plies));
    if (analysis.isLoss())
        return {analysis.exact
                    ? PLT_TR_N("Proven: against the best play the game is lost in %Ln moves.",
                               "Proven: against the best play the game is lost in one move.")
                    : PLT_TR_N("Proven: against the best play the game is lost in at most %Ln moves.",
                               "Proven: against the best play the game is lost in one move."),
                movesIn(analysis.plies)};
    if (analysis.proven) return PLT_TR("Proven: with the best play of both sides the game is a draw.");
    const int tenths = static_cast<int>(analysis.value * 10 + (analysis.value < 0 ? -0.5 : 0.5));
    if (tenths > -3 && tenths < 3) return PLT_TR("The position is level.");
    const plt::Decimal men{(tenths < 0 ? -tenths : tenths) / 10.0};
    return tenths > 0 ? plt::Message(PLT_TR("You are ahead by about %1 men."), {men})
                      : plt::Message(PLT_TR("You are behind by about %1 men."), {men});
}

/// The reason why the first move of a line is the best: its consequences within a few plies.
plt::Message reasonFor(const State& state, const Analysis& analysis, int choices) {
    const Position& now = state.position;
    const Move& move = analysis.line.front();
    const std::string text = writeMove(move);
    if (choices == 1)
        return move.jumps > 0 ? plt::Message(PLT_TR("%1 is compulsory."), {text})
                              : plt::Message(PLT_TR("%1 is the only move."), {text});
    const Outlook outlook = outlookOf(now, analysis.line);
    if (analysis.isWin() && analysis.plies <= 1)
        return {PLT_TR("%1 leaves the other side without a move."), {text}};
    const int gain = outlook.gain;
    const bool given = move.jumps == 0 && canCapture(after(now, move), other(now.toMove));
    if (gain > 0 && given) return {PLT_TR("%1 gives up a piece to win back more."), {text}};
    if (gain > 0) return {PLT_TR("%1 wins material."), {text}};
    if (gain == 0 && given) return {PLT_TR("%1 offers an exchange."), {text}};
    if (analysis.isWin()) return {PLT_TR("%1 leads to the win."), {text}};
    if (analysis.isLoss())
        return {analysis.exact ? PLT_TR("%1 holds out longest.") : PLT_TR("%1 is the best try."), {text}};
    if (gain < 0) return {PLT_TR("%1 loses the least."), {text}};
    if (outlook.isCrowned) return {PLT_TR("%1 leads to a king."), {text}};
    if (analysis.proven) return {PLT_TR("%1 keeps the draw."), {text}};
    return {PLT_TR_N("%1 is the best move found, looking %Ln moves ahead.",
                     "%1 is the best move found, looking one move ahead."),
            movesIn(analysis.depth),
            {text}};
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (endOf(state) != End::none) return {{}, PLT_TR("The game is over.")};
    plt::Question question;
    question.budget.nodes = hintNodes;
    question.stop = std::move(stop);
    const Analysis analysis = analyse(state, question);
    const Move& best = analysis.line.front();
    MoveList list;
    generate(state.position, list);
    return {{{best, reasonFor(state, analysis, list.size()), pathOf(best)}}, verdictOf(analysis)};
}

}  // namespace checkers
