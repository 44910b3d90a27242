// SPDX-License-Identifier: MIT
#include "new-game/rules.h"

#include "common/rules/text_form.h"

#include <algorithm>
#include <cstdlib>

namespace new_game {

namespace form = plt::form;

struct TextForms {
    static constexpr auto options = form::text(form::number(&Options::size, 5, maximumSquares),
                                               PLT_TR("There can be 5 to 8 squares in a row."));
    static constexpr auto start = form::text(
        form::only<Start>("usual"), PLT_TR("Every game begins alike, which is written as \"usual\"."));
    static constexpr int squares = maximumSquares * maximumSquares;
    static constexpr auto move = form::text(
        form::fields<Move>('-', form::ordinal(&Move::from, squares), form::ordinal(&Move::to, squares)),
        PLT_TR("A move is written as two squares, counted from 1, such as 8-15."));
};

namespace {

bool isSquare(const State& state, int square) {
    return square >= 0 && square < static_cast<int>(state.squares.size());
}

/// Returns the reason why the move is illegal; empty if it is legal.
std::string_view whyNot(const State& state, const Move& move) {
    if (state.winner != nothing) return PLT_TR("The game is over.");
    if (!isSquare(state, move.from) || !isSquare(state, move.to)) return PLT_TR("There is no such square.");
    if (state.sideOf(state.pieceOn(move.from)) != state.toMove)
        return PLT_TR("Only pieces of the side to move can be moved.");
    const int forward = state.toMove == orange ? 1 : -1;
    const int aside = std::abs(state.columnOf(move.to) - state.columnOf(move.from));
    if (state.rowOf(move.to) - state.rowOf(move.from) != forward || aside > 1)
        return PLT_TR("A piece goes one row forward, straight or aslant.");
    const int there = state.sideOf(state.pieceOn(move.to));
    if (there == state.toMove) return PLT_TR("A piece of the same side stands there.");
    if (there != nothing && aside == 0) return PLT_TR("A piece takes aslant only.");
    return {};
}

plt::Message sideName(int side) {
    return side == orange ? PLT_TR("Orange") : PLT_TR("White");
}

}  // namespace

std::string squareName(int square, int size) {
    return static_cast<char>('a' + square % size) + std::to_string(square / size + 1);
}

Start Rules::deal(const Options&, std::uint64_t) {
    return {};
}

State Rules::begin(const Options& options, const Start&) {
    const auto size = static_cast<std::size_t>(options.size);
    State state;
    state.size = options.size;
    state.squares.assign(size * size, nothing);
    int piece = 0;
    for (std::size_t square = 0; square < size * size; ++square)
        if (square < 2 * size || square >= size * (size - 2)) state.squares[square] = piece++;
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (const auto why = whyNot(state, move); !why.empty()) return plt::Message(why);
    State next = state;
    next.squares[move.to] = state.pieceOn(move.from);
    next.squares[move.from] = nothing;
    next.toMove = state.toMove == orange ? white : orange;
    next.last = move;
    const int goal = state.toMove == orange ? state.size - 1 : 0;
    const bool othersAreLeft = std::any_of(next.squares.begin(), next.squares.end(),
                                           [&next](int piece) { return next.sideOf(piece) == next.toMove; });
    if (state.rowOf(move.to) == goal || !othersAreLeft) next.winner = state.toMove;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    const int forward = state.toMove == orange ? state.size : -state.size;
    for (int from = 0; from < static_cast<int>(state.squares.size()); ++from) {
        if (state.sideOf(state.pieceOn(from)) != state.toMove) continue;
        for (const int aside : {-1, 0, 1}) {
            const Move move{from, from + forward + aside};
            if (whyNot(state, move).empty()) moves.push_back(move);
        }
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    return state.winner == nothing ? plt::Outcome::playing : plt::Outcome::over;
}

std::vector<plt::Message> Rules::seats(const Options&) {
    return {sideName(orange), sideName(white)};
}

int Rules::seatToMove(const State& state) {
    return state.winner == nothing ? state.toMove : nothing;
}

std::vector<int> Rules::standing(const State& state) {
    return state.winner == orange ? std::vector<int>{1, 2} : std::vector<int>{2, 1};
}

plt::Seats Rules::usualSeats(const Options&) {
    return {plt::Seat::person(), plt::Seat::computer("easy")};
}

plt::Message Rules::tell(const State& before, const Move& move, const State&) {
    return {PLT_TR("%1: %2-%3"),
            {sideName(before.toMove), squareName(move.from, before.size), squareName(move.to, before.size)}};
}

plt::Message Rules::describe(const Options& options) {
    return {PLT_TR("%1 x %1"), {options.size}};
}

}  // namespace new_game

template struct plt::WrittenBy<new_game::TextForms, new_game::Options, new_game::Start, new_game::Move>;
