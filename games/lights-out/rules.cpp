// SPDX-License-Identifier: MIT
#include "lights-out/rules.h"

#include "lights-out/board/generator.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"

namespace lights_out {

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules> && plt::HasRanking<Rules> &&
              plt::HasFigures<Rules> && plt::HasKnownAs<Rules> && plt::HasReview<Rules>);

bool Options::operator==(const Options& other) const {
    if (kind != other.kind) return false;
    if (kind == Kind::level) return level == other.level;
    if (kind == Kind::own) return form.neighbourhood == other.form.neighbourhood && board == other.board;
    return form == other.form && (kind != Kind::random || grade == other.grade);
}

Form formOf(const Options& options) {
    if (options.kind == Kind::level) return levels()[options.level].form();
    if (options.kind == Kind::own) return {options.board.size, options.form.neighbourhood};
    return options.form;
}

Rules::Start Rules::deal(const Options& options, std::uint64_t seed) {
    const auto form = formOf(options);
    switch (options.kind) {
        case Kind::random:
            return {form.size, randomBoard(form, options.grade, seed)};
        case Kind::level:
            return {form.size, levels()[options.level].lights()};
        case Kind::own:
            return options.board;
        case Kind::empty:
            break;
    }
    return {form.size, {}};
}

Rules::State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.form = formOf(options);
    state.sandbox = options.kind == Kind::empty;
    state.lit = start.cells;
    if (const auto shortest = Solver::of(state.form).shortest(start.cells)) state.fewest = shortest->presses;
    return state;
}

plt::Result<Rules::State> Rules::apply(const State& state, const Move& move) {
    if (move.row < 0 || move.column < 0 || move.row >= state.form.size || move.column >= state.form.size)
        return plt::Message(PLT_TR("There is no such light on this board."));
    if (state.isDark() && !state.sandbox)
        return plt::Message(PLT_TR("All lights are off already. Start a new game or restart this one."));
    State next = state;
    const int cell = state.form.cell(move.row, move.column);
    next.lit ^= switchedBy(state.form, cell);
    next.pressed.flip(cell);
    ++next.presses;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (state.isDark() && !state.sandbox) return moves;
    for (int cell = 0; cell < state.form.cells(); ++cell)
        moves.push_back({state.form.row(cell), state.form.column(cell)});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    return state.isDark() && !state.sandbox ? plt::Outcome::won : plt::Outcome::playing;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds) {
    return {{PLT_TR("Presses"), static_cast<double>(state.presses), false}};
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    plt::Hint<Move> hint;
    if (state.isDark()) {
        hint.verdict = PLT_TR("All lights are off. Press any cell to make a pattern.");
        return hint;
    }
    const auto best = Solver::of(state.form).shortest(state.lit, stop);
    if (!best) {
        // Only when stopped: presses never make a solvable board unsolvable.
        return hint;
    }
    const auto sure = best->solution & best->inEverySolution;
    const auto likely = (best->solution & best->inEveryShortest) ^ sure;
    const auto add = [&](const CellSet& cells, plt::Message reason) {
        cells.each([&](int cell) {
            const Move move{state.form.row(cell), state.form.column(cell)};
            reason.arguments = {move.row + 1, move.column + 1};
            hint.steps.push_back({move, reason, {cell}});
        });
    };
    // Certain presses come first.
    add(sure, best->solutions == 1 ? PLT_TR("Row %1, column %2 is in the only solution.")
                                   : PLT_TR("Row %1, column %2 is in every solution."));
    add(likely, {PLT_TR_N("Row %1, column %2 is in all %Ln shortest solutions.",
                          "Row %1, column %2 is in the only shortest solution."),
                 best->shortest});
    add(best->solution ^ sure ^ likely, {PLT_TR_N("Row %1, column %2 is in one of %Ln shortest solutions.",
                                                  "Row %1, column %2 is in the shortest solution."),
                                         best->shortest});
    if (best->presses == 1)
        hint.verdict = PLT_TR("It is the last press.");
    else
        hint.verdict = {PLT_TR_N("%Ln presses in all.", "One press in all."), best->presses};
    return hint;
}

}  // namespace lights_out
