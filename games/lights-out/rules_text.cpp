// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"
#include "lights-out/rules.h"

#include <array>

namespace lights_out {

namespace form = plt::form;

namespace {

using plt::Message;

constexpr auto neighbourhoodText = form::words<Neighbourhood>("cross", "wrapped", "diagonal", "around");

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

/// Returns the reason why this board is no puzzle; empty if it is one.
Message boardProblem(const Form& form, const CellSet& lit) {
    if (lit.none()) return PLT_TR("No light is on, so there is nothing to solve.");
    if (!Solver::of(form).isSolvable(lit)) return PLT_TR("This board cannot be solved.");
    return {};
}

struct LevelText {
    using Value = int;
    std::string write(int level) const { return std::string(levels()[level].id); }
    std::optional<int> read(std::string_view text) const { return levelById(text); }
};

struct BoardText {
    using Value = SizedCells;
    std::string write(const SizedCells& board) const { return writeBoard(board.size, board.cells); }
    std::optional<SizedCells> read(std::string_view text) const { return readBoard(text); }
};

/// A board, or the empty text if none was drawn.
struct OwnText : BoardText {
    std::optional<SizedCells> read(std::string_view text) const {
        return text.empty() ? SizedCells{} : readBoard(text);
    }
};

/// Returns the reason why a game with these options does not begin with this board; empty if it does.
Message startProblem(const Start& board, const Options& options) {
    const auto form = formOf(options);
    if (board.size != form.size)
        return {PLT_TR_N("The board has %Ln rows, and the game is for %1.",
                         "The board has one row, and the game is for %1."),
                board.size,
                {form.size}};
    if (options.kind != Kind::random)
        return board == Rules::deal(options, 0)
                   ? Message()
                   : Message(PLT_TR("The board is not the one that the game names."));
    if (auto problem = boardProblem(form, board.cells); !problem.empty()) return problem;
    if (options.grade == Grade::any) return {};
    const int fewest = Solver::of(form).shortest(board.cells)->presses;
    if (gradeOf(fewest) == options.grade) return {};
    return {PLT_TR_N("The board needs %Ln presses, which is another grade.",
                     "The board needs one press, which is another grade."),
            fewest};
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

struct TextForms {
    static constexpr auto size = form::inside(&Options::form, form::number(&Form::size, 0, 1000));
    static constexpr auto neighbourhood =
        form::inside(&Options::form, form::field(&Form::neighbourhood, neighbourhoodText));
    /// The kind, and what it needs: "random,5,cross,easy", "level,plus", "own,cross,xoo/ooo/ooo",
    /// "empty,5,cross".
    static constexpr auto options =
        form::text(
            form::oneOf(
                form::when(
                    &Options::kind, Kind::random,
                    form::after("random,", form::fields<Options>(',', size, neighbourhood,
                                                                 form::words(&Options::grade, "any", "easy",
                                                                             "medium", "hard", "expert")))),
                form::when(&Options::kind, Kind::level,
                           form::after("level,", form::field(&Options::level, LevelText{}))),
                form::when(
                    &Options::kind, Kind::own,
                    form::after("own,", form::fields<Options>(',', neighbourhood,
                                                              form::field(&Options::board, OwnText{})))),
                form::when(&Options::kind, Kind::empty,
                           form::after("empty,", form::fields<Options>(',', size, neighbourhood)))),
            PLT_TR("“%1” does not name a board to play."),
            [](std::string_view text) { return std::string(text.substr(0, 60)); })
            .unless(problemOf);

    static constexpr auto start =
        form::text(BoardText{},
                   PLT_TR("A board is written as rows of x (on) and o (off) with / between them."))
            .unless(startProblem);

    static constexpr auto move =
        form::text(form::fields<Move>(',', form::number(&Move::row, 0, largestSize - 1),
                                      form::number(&Move::column, 0, largestSize - 1)),
                   PLT_TR("“%1” is not a press."),
                   [](std::string_view text) { return std::string(text.substr(0, 40)); });
};

std::string Rules::knownAs(const Options& options, const Start& start) {
    return neighbourhoodText.write(formOf(options).neighbourhood) + ':' + write(start);
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
    if (options.kind == Kind::level) return levels()[options.level].name;
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

template struct plt::WrittenBy<lights_out::TextForms, lights_out::Options, lights_out::Start,
                               lights_out::Move>;
