// SPDX-License-Identifier: MIT
#include "gobblet/rules.h"

#include <algorithm>

namespace gobblet {

namespace {

bool contains(const MoveList& list, const Move& move) {
    return std::find(list.begin(), list.end(), move) != list.end();
}

plt::Message whyNotNew(const Position& position, const Move& move) {
    const Side side = position.toMove;
    const int size = move.size;
    if (size >= position.sizes()) return PLT_TR("There is no piece of this size.");
    if (!atHand(position, side, size)) {
        if (count(position.of(side), size) == position.copies())
            return PLT_TR("All pieces of this size are on the board.");
        return PLT_TR("This piece is still inside a larger one.");
    }
    const Shown shown(position);
    if ((targetsOfNew(position, shown, side, size) & bit(move.to)) != 0) return {};
    if (shown.sizeAt(move.to) >= size) return PLT_TR("A piece can cover only a smaller one.");
    if ((shown.by(side) & bit(move.to)) != 0)
        return PLT_TR("A new piece may not cover a piece of your own colour.");
    return PLT_TR("A new piece may cover only a piece that belongs to three of the other colour in a line.");
}

plt::Message whyNotShifted(const Position& position, const Move& move) {
    const Shown shown(position);
    if ((shown.atLeast[0] & bit(move.from)) == 0) return PLT_TR("There is no piece here.");
    if ((shown.by(position.toMove) & bit(move.from)) == 0)
        return PLT_TR("This piece belongs to the other side.");
    if (move.from == move.to) return PLT_TR("A piece must go to another cell.");
    if (shown.sizeAt(move.to) >= shown.sizeAt(move.from))
        return PLT_TR("A piece can cover only a smaller one.");
    return {};
}

}  // namespace

Position emptyBoard(int width) {
    Position position;
    position.width = static_cast<std::uint8_t>(width);
    return position;
}

int occurrences(const State& state) {
    return static_cast<int>(std::count(state.recent.begin(), state.recent.end(), state.position));
}

End endOf(const State& state) {
    if (state.drawn) return End::draw;
    if (const auto winner = lineWinner(state.position))
        return *winner == state.position.toMove ? End::uncovered : End::line;
    return End::none;
}

std::optional<Side> winnerOf(const State& state) {
    if (state.drawn) return std::nullopt;
    return lineWinner(state.position);
}

Cells winningCells(const State& state) {
    const auto winner = lineWinner(state.position);
    return winner ? wholeLines(state.position.width, Shown(state.position).by(*winner)) : 0;
}

plt::Message whyIllegal(const State& state, const Move& move) {
    if (endOf(state) != End::none) return PLT_TR("The game is over.");
    const Position& position = state.position;
    const plt::Message impossible(PLT_TR("That move is not possible."));
    if (move.kind == Move::Kind::claimDraw) {
        if (move != Move::claimDraw()) return impossible;
        if (occurrences(state) >= repetitionsForDraw) return {};
        return PLT_TR("A draw can be claimed when a position has come up three times.");
    }
    const bool onBoard = ((bit(move.to) | bit(move.from)) & ~wholeBoard(position.width)) == 0;
    if (!onBoard) return PLT_TR("This is not on the board.");
    const plt::Message reason =
        move.kind == Move::Kind::place ? whyNotNew(position, move) : whyNotShifted(position, move);
    if (!reason.empty()) return reason;
    MoveList list;
    generate(position, list);
    return contains(list, move) ? plt::Message() : impossible;
}

Start Rules::deal(const Options& options, std::uint64_t /*seed*/) {
    return {emptyBoard(options.width)};
}

State Rules::begin(const Options& options, const Start& start) {
    return {options, start.position, {start.position}, std::nullopt};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    const plt::Message reason = whyIllegal(state, move);
    if (!reason.empty()) return reason;
    State next = state;
    if (move.kind == Move::Kind::claimDraw) {
        next.drawn = true;
        return next;
    }
    next.position = after(state.position, move);
    next.last = move;
    ++next.plies;
    if (move.kind == Move::Kind::place) next.recent.clear();
    if (next.recent.size() >= repetitionsKept) next.recent.erase(next.recent.begin());
    next.recent.push_back(next.position);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    if (endOf(state) != End::none) return {};
    MoveList list;
    generate(state.position, list);
    std::vector<Move> moves(list.begin(), list.end());
    if (occurrences(state) >= repetitionsForDraw) moves.push_back(Move::claimDraw());
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    const End end = endOf(state);
    if (end == End::none) return plt::Outcome::playing;
    return end == End::draw ? plt::Outcome::drawn : plt::Outcome::over;
}

std::vector<plt::Message> Rules::seats(const Options& /*options*/) {
    return {PLT_TR("Red"), PLT_TR("Yellow")};
}

int Rules::seatToMove(const State& state) {
    return endOf(state) == End::none ? static_cast<int>(indexOf(state.position.toMove)) : -1;
}

plt::Seats Rules::usualSeats(const Options& /*options*/) {
    return {plt::Seat::person(), plt::Seat::computer(levels().front().word)};
}

std::vector<int> Rules::standing(const State& state) {
    const auto winner = winnerOf(state);
    if (!winner) return {1, 1};
    return *winner == Side::red ? std::vector<int>{1, 2} : std::vector<int>{2, 1};
}

}  // namespace gobblet
