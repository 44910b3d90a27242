// SPDX-License-Identifier: MIT
#include "common/rules/text.h"

#include "mines/dealing/layout.h"
#include "mines/rules.h"

#include <array>
#include <utility>

namespace mines {

namespace {

constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view actionLetters = "ufqcx";
constexpr std::array<std::pair<Solvable, std::string_view>, 5> solvableWords{{{Solvable::simply, "no-guess"},
                                                                              {Solvable::basic, "basic"},
                                                                              {Solvable::pairs, "pairs"},
                                                                              {Solvable::chains, "chains"},
                                                                              {Solvable::expert, "expert"}}};

const plt::Message badOptions = PLT_TR("Options of Minesweeper look like 16x16,30.");
const plt::Message badStart = PLT_TR("This is not a board of Minesweeper with these options.");
const plt::Message badMove = PLT_TR("This is not a move of Minesweeper.");

std::string writeCell(int x, int y) {
    return std::to_string(x) + ',' + std::to_string(y);
}

/// The promise of the deal, at the end of a list; empty for the usual one.
plt::Message promiseOf(const Options& options) {
    switch (options.solvable) {
        case Solvable::simply:
            return PLT_TR("no guessing");
        case Solvable::basic:
            return PLT_TR("no guessing, basic reasoning");
        case Solvable::pairs:
            return PLT_TR("no guessing, reasoning by pairs");
        case Solvable::chains:
            return PLT_TR("no guessing, reasoning by chains");
        case Solvable::expert:
            return PLT_TR("no guessing, expert reasoning");
        case Solvable::perhaps:
            break;
    }
    if (options.first == FirstTile::safe) return PLT_TR("first tile safe");
    if (options.first == FirstTile::unprotected) return PLT_TR("no protection");
    return {};
}

}  // namespace

std::string Rules::write(const Options& options) {
    std::string text = std::to_string(options.width) + 'x' + std::to_string(options.height) + ',' +
                       std::to_string(options.mines);
    if (options.first == FirstTile::safe) text += ",safe";
    if (options.first == FirstTile::unprotected) text += ",unprotected";
    for (const auto& [solvable, word] : solvableWords) {
        if (solvable == options.solvable) text += ',' + std::string(word);
    }
    return text;
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    const auto parts = plt::split(text, ',');
    const auto sides = plt::split(parts[0], 'x');
    if (parts.size() < 2 || sides.size() != 2) return badOptions;
    constexpr int any = 1'000'000;
    const auto width = plt::readNumber(sides[0], 0, any);
    const auto height = plt::readNumber(sides[1], 0, any);
    const auto mines = plt::readNumber(parts[1], 0, any);
    if (!width || !height || !mines) return badOptions;
    Options options;
    options.width = *width;
    options.height = *height;
    options.mines = *mines;
    std::size_t next = 2;
    if (next < parts.size() && parts[next] == "safe") {
        options.first = FirstTile::safe;
        ++next;
    } else if (next < parts.size() && parts[next] == "unprotected") {
        options.first = FirstTile::unprotected;
        ++next;
    }
    for (const auto& [solvable, word] : solvableWords) {
        if (next >= parts.size() || parts[next] != word) continue;
        options.solvable = solvable;
        ++next;
        break;
    }
    if (next != parts.size()) return badOptions;
    if (auto problem = problemOf(options); !problem.empty()) return problem;
    return options;
}

std::string Rules::write(const Start& start) {
    if (start.layout.empty()) return 'n' + std::to_string(start.number);
    std::string text = "m";
    for (std::size_t i = 0; i < start.layout.size(); i += 6) {
        std::size_t six = 0;
        for (std::size_t j = i; j < i + 6; ++j)
            six = six * 2 + (j < start.layout.size() && start.layout[j] ? 1 : 0);
        text += base64[six];
    }
    // The width is not known here, so the first tile goes by its number.
    if (start.first >= 0) text += ',' + std::to_string(start.first);
    return text;
}

std::string Rules::knownAs(const Options& options, const Start& start) {
    if (start.layout.empty()) return write(options) + ':' + write(start);
    return std::to_string(options.width) + ':' +
           write(Start{.number = 0, .layout = start.layout, .first = -1});
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    Start start;
    if (text.starts_with('n')) {
        const auto number = plt::readNumber<std::uint64_t>(text.substr(1), 0, UINT64_MAX);
        if (!number) return badStart;
        start.number = *number;
        return start;
    }
    const auto parts = plt::split(text, ',');
    const auto cells = at(options.grid().cells());
    if (!parts[0].starts_with('m') || parts.size() > 2 || parts[0].size() != 1 + (cells + 5) / 6)
        return badStart;
    start.layout.assign(cells, false);
    int mines = 0;
    for (std::size_t i = 0; i + 1 < parts[0].size(); ++i) {
        const auto six = base64.find(parts[0][i + 1]);
        if (six == std::string_view::npos) return badStart;
        for (std::size_t j = 0; j < 6; ++j) {
            if ((six >> (5 - j) & 1) == 0) continue;
            if (i * 6 + j >= cells) return badStart;
            start.layout[i * 6 + j] = true;
            ++mines;
        }
    }
    if (mines != options.mines)
        return plt::Message(PLT_TR_N("This board has %Ln mines, but the options say %1.",
                                     "This board has one mine, but the options say %1."),
                            mines, {options.mines});
    if (parts.size() == 2) {
        const auto first = plt::readNumber(parts[1], 0, options.grid().cells() - 1);
        if (!first || start.layout[at(*first)]) return badStart;
        start.first = *first;
    }
    if (auto problem = brokenPromise(options, {start.layout.begin(), start.layout.end()}, start.first);
        !problem.empty())
        return problem;
    return start;
}

std::string Rules::write(const Move& move) {
    return actionLetters[static_cast<std::size_t>(move.action)] + writeCell(move.x, move.y);
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text.empty()) return badMove;
    const auto action = actionLetters.find(text.front());
    const auto parts = plt::split(text.substr(1), ',');
    if (action == std::string_view::npos || parts.size() != 2) return badMove;
    const auto x = plt::readNumber(parts[0], 0, largestSide - 1);
    const auto y = plt::readNumber(parts[1], 0, largestSide - 1);
    if (!x || !y) return badMove;
    return Move{static_cast<Action>(action), *x, *y};
}

plt::Message Rules::describe(const Options& options) {
    // By level, without and with a word about what the deal promises.
    static constexpr std::array<std::array<const char*, 2>, 5> texts{
        {{PLT_TR("Classic, %1 x %2, %3"), PLT_TR("Classic, %1 x %2, %3, %4")},
         {PLT_TR("Beginner, %1 x %2, %3"), PLT_TR("Beginner, %1 x %2, %3, %4")},
         {PLT_TR("Intermediate, %1 x %2, %3"), PLT_TR("Intermediate, %1 x %2, %3, %4")},
         {PLT_TR("Expert, %1 x %2, %3"), PLT_TR("Expert, %1 x %2, %3, %4")},
         {PLT_TR("%1 x %2, %3"), PLT_TR("%1 x %2, %3, %4")}}};
    const auto promise = promiseOf(options);
    std::vector<plt::Message::Argument> arguments{
        options.width, options.height, plt::Message(PLT_TR_N("%Ln mines", "1 mine"), options.mines)};
    if (!promise.empty()) arguments.emplace_back(promise);
    return {texts[static_cast<std::size_t>(levelOf(options))][promise.empty() ? 0 : 1], arguments};
}

std::string Rules::diagram(const State& state) {
    const bool lost = state.status == plt::Outcome::lost;
    std::string text;
    for (int y = 0; y < state.options.height; ++y) {
        for (int x = 0; x < state.options.width; ++x) {
            const Tile& tile = state.tile(state.grid().cell(x, y));
            char letter = '.';
            if (tile.exploded)
                letter = 'X';
            else if (tile.mark == Mark::flag)
                letter = 'F';
            else if (tile.open())
                letter = tile.number == 0 ? ' ' : static_cast<char>('0' + tile.number);
            else if (lost && tile.mine)
                letter = '*';
            else if (tile.mark == Mark::question)
                letter = '?';
            text += letter;
        }
        text += '\n';
    }
    return text;
}

}  // namespace mines
