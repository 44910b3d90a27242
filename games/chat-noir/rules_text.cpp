// SPDX-License-Identifier: MIT
// The text forms of options, starts and moves.
#include "chat-noir/grid/search.h"
#include "chat-noir/proof/lattice.h"
#include "chat-noir/rules.h"
#include "common/rules/text_form.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace chat_noir {

namespace form = plt::form;

namespace {

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

plt::Message problemOf(const Options& options) {
    if (options.size < minSize || options.size > maxSize || options.size % 2 == 0)
        return PLT_TR("The size must be an odd number from 5 to 21.");
    if (options.blocks > maxBlocks(options.size))
        return {PLT_TR_N("A board of size %1 can have up to %Ln hedges at the start.",
                         "A board of size %1 can have up to one hedge at the start."),
                maxBlocks(options.size),
                {options.size}};
    if (!options.sure) return {};
    const auto fewest = fewestSureBlocks(options.size, options.cat);
    if (!fewest) return {PLT_TR("Traps are proven on boards up to size %1."), {maxProofSize}};
    if (options.blocks < *fewest)
        return {PLT_TR_N("A board of size %1 on which this cat can surely be trapped needs %Ln hedges.",
                         "A board of size %1 on which this cat can surely be trapped needs one hedge."),
                *fewest,
                {options.size}};
    return {};
}

struct CellText {
    using Value = Cell;
    std::string write(Cell cell) const { return cellName(cell); }
    std::optional<Cell> read(std::string_view text) const {
        const auto cell = takeCell(text);
        return text.empty() ? cell : std::nullopt;
    }
};

struct StartText {
    static std::string write(const Start& start) {
        std::string text;
        for (const Cell cell : start.blocked) text += cellName(cell);
        std::array<char, 8> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), start.catSeed, 16).ptr;
        return text + '-' + std::string(digits.data(), end);
    }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
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
            return plt::Message(
                PLT_TR_N("The board should have %Ln hedges.", "The board should have one hedge."),
                options.blocks);
        }
        const auto seed = readSeed(parts[1]);
        if (!seed) return plt::Message(PLT_TR("The number of the cat is missing."));
        start.catSeed = *seed;
        // Any such block would win, with the best result there is.
        if (const auto cat = Rules::begin(options, start).position; isShutIn(cat.board, cat.cat))
            return plt::Message(
                PLT_TR("The cat of this board is shut in already, so there is nothing to play."));
        return start;
    }
};

constexpr int any = 1'000'000;

}  // namespace

struct TextForms {
    /// "11-6-plain", "11-6-plain-sure": size, number of blocked circles, cat, the promise of the deal.
    static constexpr auto options =
        form::text(form::fields<Options>('-', form::number(&Options::size, 0, any),
                                         form::number(&Options::blocks, 0, any),
                                         form::words(&Options::cat, "plain", "sharp", "sleepy"),
                                         form::flag(&Options::sure, "sure")),
                   PLT_TR("Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then "
                          "-sure if wanted."))
            .unless(problemOf);
    /// "c3d7k11-9f3a": the blocked circles, and the cat's seed in hexadecimal.
    static constexpr StartText start{};
    /// "c3".
    static constexpr auto move =
        form::text(form::field(&Move::cell, CellText{}), PLT_TR("This is not the name of a stone."));
};

std::string cellName(Cell cell) {
    return static_cast<char>('a' + cell.x) + std::to_string(cell.y + 1);
}

plt::Message Rules::describe(const Options& options) {
    const std::vector<plt::Message::Argument> numbers{
        options.size, plt::Message(PLT_TR_N("%Ln hedges", "1 hedge"), options.blocks)};
    switch (options.cat) {
        case CatKind::sharp:
            return {options.sure ? PLT_TR("Size %1, %2, sharp cat, proven boards only")
                                 : PLT_TR("Size %1, %2, sharp cat"),
                    numbers};
        case CatKind::sleepy:
            return {options.sure ? PLT_TR("Size %1, %2, sleepy cat, proven boards only")
                                 : PLT_TR("Size %1, %2, sleepy cat"),
                    numbers};
        case CatKind::plain:
            break;
    }
    return {options.sure ? PLT_TR("Size %1, %2, plain cat, proven boards only")
                         : PLT_TR("Size %1, %2, plain cat"),
            numbers};
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

template struct plt::WrittenBy<chat_noir::TextForms, chat_noir::Options, chat_noir::Start, chat_noir::Move>;
