// SPDX-License-Identifier: MIT
#include "pousse/rules.h"

#include <algorithm>

namespace pousse {

Mark toMove(const State& state) {
    return state.plies % 2 == 0 ? Mark::x : Mark::o;
}

std::optional<int> repeatedPly(const State& state) {
    const auto present = state.recent.end() - 1;
    const auto before = std::find(state.recent.begin(), present, *present);
    if (before == present) return std::nullopt;
    return state.plies - static_cast<int>(present - before);
}

End endOf(const State& state) {
    if (repeatedPly(state)) return End::repetition;
    if (majority(state.board) != Mark::none) return End::straights;
    return state.plies < maximumMoves ? End::none : End::tooLong;
}

Mark winnerOf(const State& state) {
    switch (endOf(state)) {
        case End::repetition:
            return toMove(state);
        case End::straights:
            return majority(state.board);
        case End::none:
        case End::tooLong:
            break;
    }
    return Mark::none;
}

bool wouldRepeat(const State& state, const Move& move) {
    if (!whyIllegal(state, move).empty()) return false;
    const Board next = insert(state.board, move, toMove(state)).board;
    return std::find(state.recent.begin(), state.recent.end(), next) != state.recent.end();
}

plt::Message whyIllegal(const State& state, const Move& move) {
    if (endOf(state) != End::none) return PLT_TR("The game is over.");
    const int size = state.options.size;
    if (move.line < 0 || move.line >= size)
        return {PLT_TR("Rows and columns of this board have the numbers 1 to %1."), {size}};
    return {};
}

Start Rules::deal(const Options& /*options*/, std::uint64_t /*seed*/) {
    return {};
}

State Rules::begin(const Options& options, const Start& /*start*/) {
    const Board board(options.size);
    return {options, board, {board}, std::nullopt, 0, {}};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    const plt::Message reason = whyIllegal(state, move);
    if (!reason.empty()) return reason;
    State next = state;
    next.board = insert(state.board, move, toMove(state)).board;
    next.last = move;
    ++next.plies;
    next.moves.push_back(move);
    if (next.board.markers() > state.board.markers()) next.recent.clear();
    next.recent.push_back(next.board);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    if (endOf(state) != End::none) return {};
    return insertionsOn(state.options.size);
}

plt::Outcome Rules::outcome(const State& state) {
    return endOf(state) == End::none ? plt::Outcome::playing : plt::Outcome::over;
}

std::vector<plt::Message> Rules::seats(const Options& /*options*/) {
    return {PLT_TR("X"), PLT_TR("O")};
}

int Rules::seatToMove(const State& state) {
    if (endOf(state) != End::none) return -1;
    return toMove(state) == Mark::x ? 0 : 1;
}

plt::Seats Rules::usualSeats(const Options& /*options*/) {
    return {plt::Seat::person(), plt::Seat::computer("easy")};
}

std::vector<int> Rules::standing(const State& state) {
    switch (winnerOf(state)) {
        case Mark::x:
            return {1, 2};
        case Mark::o:
            return {2, 1};
        case Mark::none:
            break;
    }
    return {1, 1};
}

}  // namespace pousse
