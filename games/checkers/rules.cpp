// SPDX-License-Identifier: MIT
#include "checkers/rules.h"

#include <algorithm>

namespace checkers {

namespace {

// A position can recur only within the quiet plies, and with automatic draws there are no more.
constexpr std::size_t recentKept = quietPliesForDraw + 1;

}  // namespace

int occurrences(const State& state) {
    return static_cast<int>(std::count(state.recent.begin(), state.recent.end(), state.position));
}

End endOf(const State& state) {
    if (state.word != End::none) return state.word;
    if (!canMove(state.position)) return End::noMoves;
    if (!state.options.automaticDraws) return End::none;
    if (state.quietPlies >= quietPliesForDraw) return End::quietMoves;
    if (occurrences(state) >= repetitionsForDraw) return End::repetition;
    return End::none;
}

std::optional<Side> winnerOf(const State& state) {
    const End end = endOf(state);
    if (end != End::noMoves && end != End::resignation) return std::nullopt;
    return other(state.position.toMove);
}

plt::Message whyStuck(const State& state, int square) {
    const Position& p = state.position;
    const Board at = bit(square);
    if (endOf(state) != End::none) return PLT_TR("The game is over.");
    if ((p.occupied() & at) == 0) return PLT_TR("There is no piece on this square.");
    if ((p.pieces(p.toMove) & at) == 0) return PLT_TR("It is the other side's turn.");
    MoveList list;
    generate(p, list);
    const bool movable =
        std::any_of(list.begin(), list.end(), [square](const Move& move) { return move.from == square; });
    if (movable) return {};
    if (list[0].jumps > 0) return PLT_TR("Another piece can capture, and captures are compulsory.");
    return PLT_TR("This piece is blocked.");
}

Start Rules::deal(const Options& /*options*/, std::uint64_t /*seed*/) {
    return {};
}

State Rules::begin(const Options& options, const Start& start) {
    return {options, start.position, {start.position}};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (endOf(state) != End::none) return plt::Message(PLT_TR("The game is over."));
    State next = state;
    if (move.kind != Move::Kind::board) {
        if (move != Move::agreeDraw() && move != Move::resign())
            return plt::Message(PLT_TR("That move is not possible."));
        next.word = move.kind == Move::Kind::resign ? End::resignation : End::agreement;
        return next;
    }
    MoveList list;
    generate(state.position, list);
    if (std::find(list.begin(), list.end(), move) == list.end()) {
        if (list[0].jumps > 0 && move.jumps == 0)
            return plt::Message(PLT_TR("A capture is possible, and captures are compulsory."));
        return plt::Message(PLT_TR("That move is not possible."));
    }
    next.position = after(state.position, move);
    ++next.plies;
    if (isIrreversible(state.position, move)) {
        next.quietPlies = 0;
        next.recent.clear();
    } else {
        ++next.quietPlies;
        if (next.recent.size() >= recentKept) next.recent.erase(next.recent.begin());
    }
    next.recent.push_back(next.position);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    if (endOf(state) != End::none) return {};
    MoveList list;
    generate(state.position, list);
    std::vector<Move> moves(list.begin(), list.end());
    moves.push_back(Move::agreeDraw());
    moves.push_back(Move::resign());
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (endOf(state) == End::none) return plt::Outcome::playing;
    return winnerOf(state) ? plt::Outcome::over : plt::Outcome::drawn;
}

std::vector<plt::Message> Rules::seats(const Options& /*options*/) {
    return {PLT_TR("First side"), PLT_TR("Second side")};
}

int Rules::seatToMove(const State& state) {
    return endOf(state) == End::none ? static_cast<int>(state.position.toMove) : -1;
}

plt::Seats Rules::usualSeats(const Options& /*options*/) {
    return {plt::Seat::person(), plt::Seat::computer("easy")};
}

std::vector<int> Rules::standing(const State& state) {
    const auto winner = winnerOf(state);
    if (!winner) return {1, 1};
    return *winner == Side::first ? std::vector<int>{1, 2} : std::vector<int>{2, 1};
}

}  // namespace checkers
