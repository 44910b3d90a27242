// SPDX-License-Identifier: MIT
#include "spider/table/clicks.h"

namespace spider {

namespace {

std::optional<Move> moveTo(const State& state, const Selection& selection, int column) {
    if (selection.isEmpty() || column == selection.column) return std::nullopt;
    const Move move{selection.column, selection.count, column};
    if (!Rules::apply(state, move)) return std::nullopt;
    return move;
}

}  // namespace

Press pressCard(const State& state, const Selection& selection, int column, int place) {
    if (const auto move = moveTo(state, selection, column)) return {{}, move};
    const Selection pressed{column, state.height(column) - place};
    if (pressed == selection) return {{}, {}};
    if (pressed.count < 1 || pressed.count > runLength(state, column)) return {selection, {}};
    return {pressed, {}};
}

Press pressPlace(const State& state, const Selection& selection, int column) {
    if (state.height(column) > 0) return {selection, {}};
    if (const auto move = moveTo(state, selection, column)) return {{}, move};
    return {selection, {}};
}

}  // namespace spider
