// SPDX-License-Identifier: MIT
#include "chat-noir/rules.h"

#include "chat-noir/grid/search.h"
#include "chat-noir/hint/hint.h"
#include "chat-noir/input.h"

namespace chat_noir {

bool valid(const Options& options) {
    return options.size >= minSize && options.size <= maxSize && options.size % 2 == 1 &&
           options.blocks >= 0 && options.blocks <= maxBlocks(options.size);
}

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    for (;;) {
        Board board = Board::empty(options.size);
        addRandomBlocks(board, options.blocks, random);
        if (isShutIn(board, centreOf(options.size))) continue;
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
