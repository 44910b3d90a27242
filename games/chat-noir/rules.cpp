// SPDX-License-Identifier: MIT
#include "chat-noir/rules.h"

#include "chat-noir/grid/search.h"
#include "chat-noir/hint/hint.h"
#include "chat-noir/input.h"
#include "chat-noir/proof/trap_search.h"

#include <array>

namespace chat_noir {

namespace {

/// Longer searches find more of the boards that can be won, but fewer in the same time.
constexpr int stepsForADeal = 3000;

bool canBeTrapped(const Board& board, CatKind kind, const std::stop_token& stop) {
    const Lattice lattice(board.size());
    const Cell cat = centreOf(board.size());
    TrapSearch search(lattice, kind);
    return search.run(lattice.set(board.blockedCells()), cat.y * board.size() + cat.x, stepsForADeal, stop) ==
           TrapSearch::Verdict::trapped;
}

}  // namespace

std::optional<int> fewestSureBlocks(int size, CatKind cat) {
    if (size > maxProofSize) return std::nullopt;
    const auto row = static_cast<std::size_t>(size - minSize) / 2;
    switch (cat) {
        case CatKind::sharp:
            return std::array{6, 6, 4, 4, 4}.at(row);
        case CatKind::sleepy:
            return std::array{6, 8, 10, 16, 24}.at(row);
        case CatKind::plain:
            break;
    }
    return std::array{6, 7, 6, 7, 12}.at(row);
}

bool valid(const Options& options) {
    if (options.size < minSize || options.size > maxSize || options.size % 2 == 0) return false;
    if (options.blocks < 0 || options.blocks > maxBlocks(options.size)) return false;
    if (!options.sure) return true;
    const auto fewest = fewestSureBlocks(options.size, options.cat);
    return fewest && options.blocks >= *fewest;
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    plt::Random random(seed);
    for (;;) {
        Board board = Board::empty(options.size);
        addRandomBlocks(board, options.blocks, random);
        if (isShutIn(board, centreOf(options.size))) continue;
        if (options.sure && !stop.stop_requested() && !canBeTrapped(board, options.cat, stop)) continue;
        auto blocked = board.blockedCells();
        return {std::move(blocked), static_cast<std::uint32_t>(random.next() >> 32)};
    }
}

State Rules::begin(const Options& options, const Start& start) {
    State state{.options = options,
                .position = newWorld(options.size).position,
                .lastBlocked = {},
                .catBefore = {},
                .turns = 0,
                .random = plt::Random(start.catSeed)};
    for (const Cell cell : start.blocked) state.position.board.block(cell);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    const Position& now = state.position;
    if (now.standing != Standing::playing) return plt::Message(PLT_TR("The game is over."));
    if (!now.board.has(move.cell)) return plt::Message(PLT_TR("There is no such stone."));
    if (move.cell == now.cat) return plt::Message(PLT_TR("The cat sits on this stone."));
    if (!canBlock(now, move.cell)) return plt::Message(PLT_TR("There is a hedge on this stone already."));
    State next = state;
    playTurn(next.position, move.cell, state.options.cat, next.random);
    next.lastBlocked = move.cell;
    next.catBefore = now.cat;
    ++next.turns;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (const Cell cell : state.position.board.cells()) {
        if (canBlock(state.position, cell)) moves.push_back({cell});
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    switch (state.position.standing) {
        case Standing::escaped:
            return plt::Outcome::lost;
        case Standing::trapped:
            return plt::Outcome::won;
        case Standing::playing:
            break;
    }
    return plt::Outcome::playing;
}

}  // namespace chat_noir
