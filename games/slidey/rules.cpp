// SPDX-License-Identifier: MIT
#include "slidey/rules.h"

#include "common/rules/random.h"

#include <cstddef>
#include <utility>

namespace slidey {

using plt::Message;

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    for (;;) {
        auto tiles = Position::solved(options.columns, options.rows).tiles();
        tiles.pop_back();
        random.shuffle(tiles);
        tiles.push_back(0);
        Position position(options.columns, options.rows, tiles);
        if (!position.isSolvable()) {
            // Swapping two tiles maps the odd arrangements one to one to the even ones.
            std::swap(tiles[tiles.size() - 2], tiles[tiles.size() - 3]);
            position = {options.columns, options.rows, std::move(tiles)};
        }
        if (!position.isSolved()) return position;
    }
}

State Rules::begin(const Options& /*options*/, const Start& start) {
    return {start, 0, 0};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    const auto& position = state.position;
    if (position.isSolved()) return Message(PLT_TR("The picture is whole."));
    if (move.column < 0 || move.column >= position.columns() || move.row < 0 || move.row >= position.rows())
        return Message(PLT_TR("There is no such tile."));
    const int cell = move.row * position.columns() + move.column;
    const int slides = position.slides(cell);
    if (slides == 0) return Message(PLT_TR("Only tiles in the row or the column of the gap can slide."));
    State next = state;
    next.position.slide(cell);
    ++next.moves;
    next.slides += slides;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    const auto& position = state.position;
    if (position.isSolved()) return moves;
    for (int cell = 0; cell < position.cells(); ++cell)
        if (position.slides(cell) > 0) moves.push_back({position.column(cell), position.row(cell)});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    return state.position.isSolved() ? plt::Outcome::won : plt::Outcome::playing;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    return {{PLT_TR("Moves"), static_cast<double>(state.moves), false},
            {PLT_TR("Slides"), static_cast<double>(state.slides), false}};
}

}  // namespace slidey
