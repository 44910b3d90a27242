// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Noughts and crosses, without players and hints of its own. A start is the position after some moves, cell
/// by cell (`x`, `o`, `-`); the first seat has the crosses.
namespace noughts {

constexpr std::size_t cellCount = 9;

struct Options {
    bool operator==(const Options&) const = default;
};
struct State {
    std::string cells = std::string(cellCount, '-');
    bool operator==(const State&) const = default;
};
using Start = State;
struct Move {
    int cell = 0;
    bool operator==(const Move&) const = default;
};

struct Rules {
    using Options = noughts::Options;
    using Start = noughts::Start;
    using State = noughts::State;
    using Move = noughts::Move;

    static Start deal(const Options&, std::uint64_t) { return {}; }
    static State begin(const Options&, const Start& start) { return start; }
    static int seatToMove(const State& state) {
        return std::count(state.cells.begin(), state.cells.end(), '-') % 2 == 1 ? 0 : 1;
    }
    static bool hasLine(const State& state, char mark) {
        constexpr std::array<std::array<std::size_t, 3>, 8> lines{
            {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
        return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
            return std::all_of(line.begin(), line.end(),
                               [&](std::size_t cell) { return state.cells[cell] == mark; });
        });
    }
    static plt::Outcome outcome(const State& state) {
        if (hasLine(state, 'x') || hasLine(state, 'o')) return plt::Outcome::over;
        return state.cells.find('-') == std::string::npos ? plt::Outcome::drawn : plt::Outcome::playing;
    }
    static std::vector<int> standing(const State& state) {
        return {hasLine(state, 'o') ? 2 : 1, hasLine(state, 'x') ? 2 : 1};
    }
    static std::vector<plt::Message> seats(const Options&) { return {"Crosses", "Noughts"}; }
    static std::vector<Move> legalMoves(const State& state) {
        std::vector<Move> moves;
        if (outcome(state) != plt::Outcome::playing) return moves;
        for (std::size_t cell = 0; cell < cellCount; ++cell)
            if (state.cells[cell] == '-') moves.push_back({static_cast<int>(cell)});
        return moves;
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        const auto cell = static_cast<std::size_t>(move.cell);
        if (cell >= cellCount || state.cells[cell] != '-' || outcome(state) != plt::Outcome::playing)
            return plt::Message("That cell is taken.");
        State next = state;
        next.cells[cell] = seatToMove(state) == 0 ? 'x' : 'o';
        return next;
    }

    static std::string write(const Options&) { return "3"; }
    static std::string write(const Start& start) { return start.cells; }
    static std::string write(const Move& move) { return std::to_string(move.cell); }
    static plt::Result<Options> readOptions(std::string_view text) {
        if (text != "3") return plt::Message("The options are 3.");
        return Options{};
    }
    static plt::Result<Start> readStart(const Options&, std::string_view text) {
        if (text.size() != cellCount || text.find_first_not_of("xo-") != std::string_view::npos)
            return plt::Message("A start has nine of x, o and -.");
        return Start{std::string(text)};
    }
    static plt::Result<Move> readMove(std::string_view text) {
        const auto cell = plt::readNumber(text, 0, static_cast<int>(cellCount) - 1);
        if (!cell) return plt::Message("A cell is 0 to 8.");
        return Move{*cell};
    }
    static plt::Message describe(const Options&) { return "Noughts and crosses"; }
};
static_assert(plt::Rules<Rules> && plt::HasSeats<Rules>);

}  // namespace noughts
