// SPDX-License-Identifier: MIT
// The text forms of options, starts and moves.
#include "common/rules/text_form.h"
#include "tally-maze/maze/board_code.h"
#include "tally-maze/rules.h"

namespace tally_maze {

namespace {

namespace form = plt::form;

constexpr auto sizeText = form::number(smallestSize, largestSize);
constexpr auto keyText = form::words<Key>("left", "up", "right", "down", "wait", "next");

/// The content of a cell, two letters wide.
std::string figuresIn(const State& state, int cell) {
    std::string text;
    if (state.position.ball == cell) text += 'o';
    for (const int pumpkin : state.position.pumpkins) {
        if (pumpkin == cell && text.size() < 2) text += 'P';
    }
    text.resize(2, ' ');
    return text;
}

}  // namespace

std::string Rules::write(const Options& options) {
    return sizeText.write(options.size);
}

std::string Rules::write(const Start& start) {
    return boardCode(start.number);
}

std::string Rules::write(const Move& move) {
    return keyText.write(move);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (const auto size = sizeText.read(text)) return Options{*size};
    return plt::Message(PLT_TR("The size must be from %1 to %2."), {smallestSize, largestSize});
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    if (auto number = readBoard(text, mazeCount(options.size, options.size)))
        return Start{std::move(*number)};
    return plt::Message(PLT_TR("This is no board of %1 × %1: neither its code nor its number."),
                        {options.size});
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (const auto key = keyText.read(text)) return *key;
    return plt::Message(PLT_TR("A move is one of left, up, right, down, wait and next."));
}

plt::Message Rules::describe(const Options& options) {
    return {PLT_TR("%1 × %1"), {options.size}};
}

std::string Rules::diagram(const State& state) {
    const auto& maze = state.maze;
    const int size = state.options.size;
    std::string text;
    // The border is open at the start and at the exit, as it is drawn.
    for (int y = 0; y <= size; ++y) {
        for (int x = 0; x < size; ++x) {
            const bool isOpen = y == 0      ? x == 0
                                : y == size ? x == size - 1
                                            : maze.isOpen(maze.cell(x, y), Direction::up);
            text += isOpen ? "+  " : "+--";
        }
        text += "+\n";
        if (y == size) break;
        for (int x = 0; x < size; ++x) {
            const bool isOpen = x == 0 ? y == 0 : maze.isOpen(maze.cell(x, y), Direction::left);
            text += isOpen ? ' ' : '|';
            text += figuresIn(state, maze.cell(x, y));
        }
        text += y == size - 1 ? "\n" : "|\n";
    }
    return text;
}

}  // namespace tally_maze
