// SPDX-License-Identifier: MIT
// The text forms of options, starts and moves.
#include "common/rules/text_form.h"
#include "tally-maze/maze/board_code.h"
#include "tally-maze/rules.h"

namespace tally_maze {

namespace form = plt::form;

namespace {

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

/// "12", or "lesson-1".
struct OptionsText {
    using Value = Options;
    static constexpr auto size = form::number(smallestSize, largestSize);
    static constexpr auto lesson = form::number(1, lessonCount);
    static constexpr std::string_view prefix = "lesson-";

    static std::string write(const Options& options) {
        if (options.lesson == 0) return size.write(options.size);
        return std::string(prefix) + lesson.write(options.lesson);
    }
    static std::optional<Options> read(std::string_view text) {
        if (text.starts_with(prefix)) {
            const auto number = lesson.read(text.substr(prefix.size()));
            return number ? std::optional(Options::ofLesson(*number)) : std::nullopt;
        }
        const auto side = size.read(text);
        return side ? std::optional(Options{*side}) : std::nullopt;
    }
};

struct StartText {
    static std::string write(const Start& start) { return boardCode(start.number); }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
        if (auto number = readBoard(text, mazeCount(options.size, options.size))) {
            if (options.lesson > 0 && *number != lessonAt(options.lesson).number)
                return plt::Message(PLT_TR("This is not the board of lesson %1."), {options.lesson});
            return Start{std::move(*number)};
        }
        return plt::Message(PLT_TR("This is no board of %1 × %1: neither its code nor its number."),
                            {options.size});
    }
};

}  // namespace

struct TextForms {
    static constexpr auto options =
        form::text(OptionsText{}, PLT_TR("The size must be from %1 to %2."), smallestSize, largestSize);
    /// The board's code; its number in full is read as well.
    static constexpr StartText start{};
    /// "left", "up", "right", "down", "wait" or "next".
    static constexpr auto move = form::text(form::words<Move>("left", "up", "right", "down", "wait", "next"),
                                            PLT_TR("A move is one of left, up, right, down, wait and next."));
};

plt::Message Rules::describe(const Options& options) {
    if (options.lesson > 0) return {PLT_TR("Lesson %1"), {options.lesson}};
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

template struct plt::WrittenBy<tally_maze::TextForms, tally_maze::Options, tally_maze::Start,
                               tally_maze::Move>;
