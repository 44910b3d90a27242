// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "pousse/board/notation.h"
#include "pousse/rules.h"

namespace pousse {

namespace {

constexpr std::string_view emptyWord = "empty";
constexpr std::string_view letters = ".xo";

}  // namespace

std::string Rules::write(const Options& options) {
    return std::to_string(options.size);
}

std::string Rules::write(const Start& /*start*/) {
    return std::string(emptyWord);
}

std::string Rules::write(const Move& move) {
    return writeMove(move);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    const auto size = plt::readNumber(text, smallestSize, largestSize);
    if (!size)
        return plt::Message(PLT_TR("Options of Pousse are the size of the board, %1 to %2."),
                            {smallestSize, largestSize});
    return Options{*size};
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    if (text != emptyWord) return plt::Message(PLT_TR("Every game of Pousse begins on the empty board."));
    return Start{};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (const auto move = pousse::readMove(text)) return *move;
    return plt::Message(PLT_TR("A move is L, R, T or B for the edge and a number, like T3."));
}

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
