// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "mines/dealing/layout.h"
#include "mines/rules.h"

#include <array>

namespace mines {

namespace form = plt::form;

namespace {

constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int any = 1'000'000;

const plt::Message badStart = PLT_TR("This is not a board of Minesweeper with these options.");

struct StartText {
    static std::string write(const Start& start) {
        if (start.layout.empty()) return 'n' + std::to_string(start.number);
        std::string text = "m";
        for (std::size_t i = 0; i < start.layout.size(); i += 6) {
            std::size_t six = 0;
            for (std::size_t j = i; j < i + 6; ++j)
                six = six * 2 + (j < start.layout.size() && start.layout[j] ? 1 : 0);
            text += base64[six];
        }
        // The width is not known here, so the first tile is written as its number.
        if (start.first >= 0) text += ',' + std::to_string(start.first);
        return text;
    }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
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
            if (!first || start.layout[*first]) return badStart;
            start.first = *first;
        }
        if (auto problem = brokenPromise(options, {start.layout.begin(), start.layout.end()}, start.first);
            !problem.empty())
            return problem;
        return start;
    }
};

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

struct TextForms {
    /// `16x16,30`, then `,safe` or `,unprotected` for another first tile, then `,no-guess` for simply
    /// solvable boards or the level of reasoning: `,basic`, `,pairs`, `,chains`, `,expert`.
    static constexpr auto options =
        form::text(
            form::fields<Options>(',',
                                  form::fields<Options>('x', form::number(&Options::width, 0, any),
                                                        form::number(&Options::height, 0, any)),
                                  form::number(&Options::mines, 0, any),
                                  form::fieldUnless(FirstTile::opening, &Options::first,
                                                    form::words<FirstTile>("opening", "safe", "unprotected")),
                                  form::fieldUnless(Solvable::perhaps, &Options::solvable,
                                                    form::words<Solvable>("perhaps", "no-guess", "basic",
                                                                          "pairs", "chains", "expert"))),
            PLT_TR("Options of Minesweeper look like 16x16,30."))
            .unless(problemOf);
    /// `n` and the deal number; or `m` and the mines, six cells per base64url character with the first cell
    /// in the highest bit, then `,` and the number of the first tile if it is known.
    static constexpr StartText start{};
    /// `u`, `f`, `q`, `c` or `x` for uncover, flag, question, clear, chord, then `x,y`.
    static constexpr auto move =
        form::text(form::joined(1, form::letters(&Move::action, "ufqcx"),
                                form::fields<Move>(',', form::number(&Move::x, 0, largestSide - 1),
                                                   form::number(&Move::y, 0, largestSide - 1))),
                   PLT_TR("This is not a move of Minesweeper."));
};

std::string Rules::knownAs(const Options& options, const Start& start) {
    if (start.layout.empty()) return write(options) + ':' + write(start);
    return std::to_string(options.width) + ':' +
           write(Start{.number = 0, .layout = start.layout, .first = -1});
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

template struct plt::WrittenBy<mines::TextForms, mines::Options, mines::Start, mines::Move>;
