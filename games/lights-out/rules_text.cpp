// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"
#include "lights-out/rules.h"

#include <array>

namespace lights_out {

namespace {

using plt::Message;

constexpr std::array<std::string_view, 4> kindWords{"random", "level", "own", "empty"};
constexpr std::array<std::string_view, neighbourhoodCount> neighbourhoodWords{"cross", "wrapped", "diagonal",
                                                                              "around"};
constexpr std::array<std::string_view, 5> gradeWords{"any", "easy", "medium", "hard", "expert"};

template <class E, std::size_t N>
std::optional<E> wordOf(const std::array<std::string_view, N>& words, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == text) return static_cast<E>(i);
    return std::nullopt;
}

template <class E, std::size_t N>
std::string_view word(const std::array<std::string_view, N>& words, E value) {
    return words[static_cast<std::size_t>(value)];
}

Message formProblem(const Form& form) {
    const auto least = smallestSize(form.neighbourhood);
    if (form.size < least || form.size > largestSize)
        return {PLT_TR("The size must be from %1 to %2."), {least, largestSize}};
    if (!isPlayable(form))
        return {PLT_TR("With all eight neighbours, size %1 has too many solutions to find the fewest "
                       "presses. Choose "
                       "another size."),
                {form.size}};
    return {};
}

/// Why this board is no puzzle.
Message boardProblem(const Form& form, const CellSet& lit) {
    if (lit.none()) return PLT_TR("No light is on, so there is nothing to solve.");
    if (!Solver::of(form).isSolvable(lit)) return PLT_TR("This board cannot be solved.");
    return {};
}

Message wrongOptions(std::string_view text) {
    return {PLT_TR("“%1” does not name a board to play."), {std::string(text.substr(0, 60))}};
}

}  // namespace

Message problemOf(const Options& options) {
    if (options.kind == Kind::level) return {};
    if (options.kind == Kind::own && options.board.size == 0)
        return PLT_TR("Draw a board of your own first.");
    const auto form = formOf(options);
    if (auto problem = formProblem(form); !problem.empty()) return problem;
    if (options.kind == Kind::own) return boardProblem(form, options.board.cells);
    if (options.kind == Kind::random && options.grade > hardestGrade(form))
        return PLT_TR("No board of this size is that hard. Choose an easier grade or a larger board.");
    return {};
}

std::string Rules::write(const Options& options) {
    std::string text(word(kindWords, options.kind));
    text += ',';
    if (options.kind == Kind::level) return text += levels()[static_cast<std::size_t>(options.level)].id;
    if (options.kind != Kind::own) text += std::to_string(options.form.size) + ',';
    text += word(neighbourhoodWords, options.form.neighbourhood);
    if (options.kind == Kind::random) (text += ',') += word(gradeWords, options.grade);
    if (options.kind == Kind::own) (text += ',') += writeBoard(options.board.size, options.board.cells);
    return text;
}

std::string Rules::write(const Start& start) {
    return writeBoard(start.size, start.cells);
}

std::string Rules::knownAs(const Options& options, const Start& start) {
    return std::string(word(neighbourhoodWords, formOf(options).neighbourhood)) + ':' + write(start);
}

std::string Rules::write(const Move& move) {
    return std::to_string(move.row) + ',' + std::to_string(move.column);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    const auto parts = plt::split(text, ',');
    const auto kind = wordOf<Kind>(kindWords, parts[0]);
    if (!kind) return wrongOptions(text);
    Options options;
    options.kind = *kind;
    if (*kind == Kind::level) {
        const auto level = parts.size() == 2 ? levelById(parts[1]) : std::nullopt;
        if (!level) return wrongOptions(text);
        options.level = *level;
        return options;
    }
    if (parts.size() != (*kind == Kind::random ? 4U : 3U)) return wrongOptions(text);
    const auto neighbourhood = wordOf<Neighbourhood>(neighbourhoodWords, parts[*kind == Kind::own ? 1 : 2]);
    if (!neighbourhood) return wrongOptions(text);
    options.form.neighbourhood = *neighbourhood;
    if (*kind == Kind::own) {
        const auto board = readBoard(parts[2]);
        if (!board && !parts[2].empty()) return wrongOptions(text);
        options.board = board.value_or(SizedCells{});
    } else {
        const auto size = plt::readNumber<int>(parts[1], 0, 1000);
        if (!size) return wrongOptions(text);
        options.form.size = *size;
    }
    if (*kind == Kind::random) {
        const auto grade = wordOf<Grade>(gradeWords, parts[3]);
        if (!grade) return wrongOptions(text);
        options.grade = *grade;
    }
    if (auto problem = problemOf(options); !problem.empty()) return problem;
    return options;
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto board = readBoard(text);
    if (!board)
        return Message(PLT_TR("A board is written as rows of x (on) and o (off) with / between them."));
    const auto form = formOf(options);
    if (board->size != form.size)
        return Message(PLT_TR_N("The board has %Ln rows, and the game is for %1.",
                                "The board has one row, and the game is for %1."),
                       board->size, {form.size});
    if (options.kind != Kind::random) {
        if (*board != deal(options, 0))
            return Message(PLT_TR("The board is not the one that the game names."));
        return *board;
    }
    if (auto problem = boardProblem(form, board->cells); !problem.empty()) return problem;
    if (options.grade != Grade::any) {
        const int fewest = Solver::of(form).shortest(board->cells)->presses;
        if (gradeOf(fewest) != options.grade)
            return Message(PLT_TR_N("The board needs %Ln presses, which is another grade.",
                                    "The board needs one press, which is another grade."),
                           fewest);
    }
    return *board;
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    const auto parts = plt::split(text, ',');
    if (parts.size() == 2) {
        const auto row = plt::readNumber<int>(parts[0], 0, largestSize - 1);
        const auto column = plt::readNumber<int>(parts[1], 0, largestSize - 1);
        if (row && column) return Move{*row, *column};
    }
    return Message(PLT_TR("“%1” is not a press."), {std::string(text.substr(0, 40))});
}

plt::Message Rules::describe(const Options& options) {
    static constexpr std::array<std::array<std::string_view, 5>, neighbourhoodCount> random{{
        {PLT_TR("Random, %1 × %1"), PLT_TR("Random, %1 × %1, easy"), PLT_TR("Random, %1 × %1, medium"),
         PLT_TR("Random, %1 × %1, hard"), PLT_TR("Random, %1 × %1, expert")},
        {PLT_TR("Random, %1 × %1, edges meet"), PLT_TR("Random, %1 × %1, edges meet, easy"),
         PLT_TR("Random, %1 × %1, edges meet, medium"), PLT_TR("Random, %1 × %1, edges meet, hard"),
         PLT_TR("Random, %1 × %1, edges meet, expert")},
        {PLT_TR("Random, %1 × %1, diagonal"), PLT_TR("Random, %1 × %1, diagonal, easy"),
         PLT_TR("Random, %1 × %1, diagonal, medium"), PLT_TR("Random, %1 × %1, diagonal, hard"),
         PLT_TR("Random, %1 × %1, diagonal, expert")},
        {PLT_TR("Random, %1 × %1, all eight"), PLT_TR("Random, %1 × %1, all eight, easy"),
         PLT_TR("Random, %1 × %1, all eight, medium"), PLT_TR("Random, %1 × %1, all eight, hard"),
         PLT_TR("Random, %1 × %1, all eight, expert")},
    }};
    static constexpr std::array<std::string_view, neighbourhoodCount> own{
        PLT_TR("Own board, %1 × %1"), PLT_TR("Own board, %1 × %1, edges meet"),
        PLT_TR("Own board, %1 × %1, diagonal"), PLT_TR("Own board, %1 × %1, all eight")};
    static constexpr std::array<std::string_view, neighbourhoodCount> empty{
        PLT_TR("Empty board, %1 × %1"), PLT_TR("Empty board, %1 × %1, edges meet"),
        PLT_TR("Empty board, %1 × %1, diagonal"), PLT_TR("Empty board, %1 × %1, all eight")};
    if (options.kind == Kind::level) return levels()[static_cast<std::size_t>(options.level)].name;
    const auto neighbourhood = static_cast<std::size_t>(options.form.neighbourhood);
    const auto text = options.kind == Kind::own ? own[neighbourhood]
                      : options.kind == Kind::empty
                          ? empty[neighbourhood]
                          : random[neighbourhood][static_cast<std::size_t>(options.grade)];
    return {text, {formOf(options).size}};
}

std::string Rules::diagram(const State& state) {
    std::string text;
    for (int row = 0; row < state.form.size; ++row) {
        for (int column = 0; column < state.form.size; ++column)
            text += state.lit.test(row * state.form.size + column) ? 'x' : 'o';
        text += '\n';
    }
    return text;
}

}  // namespace lights_out
