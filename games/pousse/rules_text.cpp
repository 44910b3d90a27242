// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "pousse/board/notation.h"
#include "pousse/rules.h"

namespace pousse {

namespace form = plt::form;

namespace {

constexpr std::string_view letters = ".xo";

struct MoveText {
    using Value = Move;
    std::string write(const Move& move) const { return writeMove(move); }
    std::optional<Move> read(std::string_view text) const { return readMove(text); }
};

}  // namespace

struct TextForms {
    /// The size: "4".
    static constexpr auto options = form::text(
        form::number(&Options::size, smallestSize, largestSize),
        PLT_TR("Options of Pousse are the size of the board, %1 to %2."), smallestSize, largestSize);

    static constexpr auto start =
        form::text(form::only<Start>("empty"), PLT_TR("Every game of Pousse begins on the empty board."));

    /// In the notation of the contest, see notation.h; lower case is read, too.
    static constexpr auto move =
        form::text(MoveText{}, PLT_TR("A move is L, R, T or B for the edge and a number, like T3."));
};

plt::Message Rules::describe(const Options& options) {
    return {PLT_TR("%1 x %2"), {options.size, options.size}};
}

plt::Message Rules::tell(const State& before, const Move& move, const State& /*after*/) {
    return {toMove(before) == Mark::x ? PLT_TR("X: %1.") : PLT_TR("O: %1."), {writeMove(move)}};
}

std::string Rules::diagram(const State& state) {
    const Board& board = state.board;
    std::string text;
    for (int row = 0; row < board.size(); ++row) {
        for (int column = 0; column < board.size(); ++column)
            text += letters[static_cast<std::size_t>(board.at(row, column))];
        text += '\n';
    }
    return text;
}

}  // namespace pousse

template struct plt::WrittenBy<pousse::TextForms, pousse::Options, pousse::Start, pousse::Move>;
