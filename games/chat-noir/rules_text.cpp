// SPDX-License-Identifier: MIT
// The text forms of options, starts and moves.
#include "chat-noir/grid/search.h"
#include "chat-noir/rules.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chat_noir {

namespace {

constexpr std::array<std::pair<CatKind, std::string_view>, 3> catWords{
    {{CatKind::plain, "plain"}, {CatKind::sharp, "sharp"}, {CatKind::sleepy, "sleepy"}}};

std::string_view wordOf(CatKind kind) {
    for (const auto& [known, word] : catWords) {
        if (known == kind) return word;
    }
    return {};
}

/// Takes one cell's name off the front; none if there is none.
std::optional<Cell> takeCell(std::string_view& text) {
    if (text.empty() || text[0] < 'a' || text[0] >= 'a' + maxSize) return std::nullopt;
    const int x = text[0] - 'a';
    std::size_t digits = 1;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
    const auto row = plt::readNumber(text.substr(1, digits - 1), 1, maxSize);
    if (!row) return std::nullopt;
    text.remove_prefix(digits);
    return Cell{x, *row - 1};
}

std::optional<std::uint32_t> readSeed(std::string_view text) {
    const bool plain =
        std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (text.empty() || text.size() > 8 || !plain || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    std::uint32_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value, 16);
    return value;
}

}  // namespace

std::string cellName(Cell cell) {
    return static_cast<char>('a' + cell.x) + std::to_string(cell.y + 1);
}

std::string Rules::write(const Options& options) {
    return std::to_string(options.size) + '-' + std::to_string(options.blocks) + '-' +
           std::string(wordOf(options.cat));
}

std::string Rules::write(const Start& start) {
    std::string text;
    for (const Cell cell : start.blocked) text += cellName(cell);
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), start.catSeed, 16).ptr;
    return text + '-' + std::string(digits.data(), end);
}

std::string Rules::write(const Move& move) {
    return cellName(move.cell);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    const auto parts = plt::split(text, '-');
    if (parts.size() != 3) return plt::Message(PLT_TR("Options look like 11-6-plain: size, hedges and cat."));
    const auto size = plt::readNumber(parts[0], minSize, maxSize);
    if (!size || *size % 2 == 0) return plt::Message(PLT_TR("The size must be an odd number from 5 to 21."));
    const auto blocks = plt::readNumber(parts[1], 0, maxBlocks(*size));
    if (!blocks) {
        return plt::Message(PLT_TR_N("A board of size %1 can have up to %Ln hedges at the start.",
                                     "A board of size %1 can have up to one hedge at the start."),
                            maxBlocks(*size), {*size});
    }
    for (const auto& [kind, word] : catWords) {
        if (parts[2] == word) return Options{*size, *blocks, kind};
    }
    return plt::Message(PLT_TR("The cat must be plain, sharp or sleepy."));
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto parts = plt::split(text, '-');
    if (parts.size() != 2)
        return plt::Message(
            PLT_TR("A board looks like c3d7k11-9f3a: the hedges, then the number of the cat."));
    Start start;
    for (std::string_view rest = parts[0]; !rest.empty();) {
        const auto cell = takeCell(rest);
        if (!cell || !onBoard(*cell, options.size)) {
            return plt::Message(PLT_TR("The board names a stone that it does not have."));
        }
        if (*cell == centreOf(options.size)) {
            return plt::Message(PLT_TR("The stone in the middle belongs to the cat."));
        }
        start.blocked.push_back(*cell);
    }
    std::ranges::sort(start.blocked);
    if (std::ranges::adjacent_find(start.blocked) != start.blocked.end()) {
        return plt::Message(PLT_TR("The board names a stone twice."));
    }
    if (std::ssize(start.blocked) != options.blocks) {
        return plt::Message(PLT_TR_N("The board should have %Ln hedges.", "The board should have one hedge."),
                            options.blocks);
    }
    const auto seed = readSeed(parts[1]);
    if (!seed) return plt::Message(PLT_TR("The number of the cat is missing."));
    start.catSeed = *seed;
    // Any such block would win, with the best result there is.
    if (const auto cat = begin(options, start).position; isShutIn(cat.board, cat.cat))
        return plt::Message(PLT_TR("The cat of this board is shut in already, so there is nothing to play."));
    return start;
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    const auto cell = takeCell(text);
    if (!cell || !text.empty()) return plt::Message(PLT_TR("This is not the name of a stone."));
    return Move{*cell};
}

plt::Message Rules::describe(const Options& options) {
    const std::vector<plt::Message::Argument> numbers{
        options.size, plt::Message(PLT_TR_N("%Ln hedges", "1 hedge"), options.blocks)};
    switch (options.cat) {
        case CatKind::sharp:
            return {PLT_TR("Size %1, %2, sharp cat"), numbers};
        case CatKind::sleepy:
            return {PLT_TR("Size %1, %2, sleepy cat"), numbers};
        case CatKind::plain:
            break;
    }
    return {PLT_TR("Size %1, %2, plain cat"), numbers};
}

std::string Rules::diagram(const State& state) {
    const auto& board = state.position.board;
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        std::string line = y % 2 != 0 ? " " : "";
        for (int x = 0; x < board.size(); ++x) {
            const Cell cell{x, y};
            line += cell == state.position.cat ? 'C'
                    : board.isBlocked(cell)    ? '#'
                    : board.has(cell)          ? '.'
                                               : ' ';
            line += ' ';
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

}  // namespace chat_noir
