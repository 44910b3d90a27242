// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace paint_by_numbers {

namespace form = plt::form;

namespace {

constexpr std::string_view ownWord = "own,";
constexpr auto nameText = form::escaped("-_");

/// The lines of a puzzle in blue and white, if the palette is empty, or in colours.
template <class Line>
std::optional<std::vector<Line>> readLines(std::string_view text, std::size_t length,
                                           const Palette& palette) {
    std::vector<Line> lines;
    for (const auto part : plt::split(text, ',')) {
        Line runs;
        if (part != "0") {
            for (auto number : plt::split(part, '.')) {
                int colour = 0;
                if (!palette.empty()) {
                    colour = number.empty() ? 0 : colourOfLetter(palette, number.back());
                    if (colour == 0) return std::nullopt;
                    number.remove_suffix(1);
                }
                const auto run = plt::readNumber(number, 1, largestSide);
                if (!run) return std::nullopt;
                if constexpr (std::is_same_v<Line, Runs>)
                    runs.push_back(*run);
                else
                    runs.push_back({*run, colour});
            }
        }
        if (static_cast<std::size_t>(cellsNeeded(runs)) > length) return std::nullopt;
        lines.push_back(std::move(runs));
    }
    return lines;
}

/// Letters, each with six hexadecimal digits.
std::optional<Palette> readPalette(std::string_view text) {
    Palette palette;
    for (const auto part : plt::split(text, ',')) {
        if (part.size() != 7 || palette.size() == mostColours) return std::nullopt;
        const auto rgb = readRgb(part.substr(1));
        const bool isNew = isColourLetter(part[0]) && colourOfLetter(palette, part[0]) == 0;
        if (!rgb || !isNew || writeRgb(*rgb) != part.substr(1)) return std::nullopt;
        palette.push_back({part[0], *rgb});
    }
    return palette;
}

std::optional<Clues> readClues(std::string_view text) {
    const auto sides = plt::split(text, '/');
    if (sides.size() != 2 && sides.size() != 3) return std::nullopt;
    const auto count = [](std::string_view side) { return plt::split(side, ',').size(); };
    if (count(sides[0]) > static_cast<std::size_t>(largestSide) ||
        count(sides[1]) > static_cast<std::size_t>(largestSide))
        return std::nullopt;
    if (sides.size() == 2) {
        const auto rows = readLines<Runs>(sides[0], count(sides[1]), {});
        const auto columns = readLines<Runs>(sides[1], count(sides[0]), {});
        if (!rows || !columns) return std::nullopt;
        return Clues(*rows, *columns);
    }
    const auto palette = readPalette(sides[2]);
    if (!palette) return std::nullopt;
    const auto rows = readLines<ColouredRuns>(sides[0], count(sides[1]), *palette);
    const auto columns = readLines<ColouredRuns>(sides[1], count(sides[0]), *palette);
    if (!rows || !columns) return std::nullopt;
    Clues clues(*rows, *columns, *palette);
    // Every colour has a run.
    return clues.palette() == *palette ? std::optional(std::move(clues)) : std::nullopt;
}

constexpr auto gradeText = form::words<Difficulty>("easy", "medium", "hard", "expert");

/// Takes the grade off the end of an own puzzle's text, if there is one.
std::optional<Difficulty> takeGrade(std::string_view& text) {
    const auto comma = text.rfind(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto grade = gradeText.read(text.substr(comma + 1));
    if (grade) text = text.substr(0, comma);
    return grade;
}

struct CluesText {
    using Value = Clues;
    std::string write(const Clues& clues) const {
        std::string text;
        for (int line = 0; line < clues.lines(); ++line) {
            if (line > 0) text += line == clues.height() ? '/' : ',';
            const auto runs = clues.runs(line);
            if (runs.empty()) text += '0';
            for (std::size_t i = 0; i < runs.size(); ++i) {
                if (i > 0) text += '.';
                text += std::to_string(runs[i]);
                if (clues.isColoured())
                    text += clues.palette()[static_cast<std::size_t>(clues.colour(line, i)) - 1].letter;
            }
        }
        for (std::size_t i = 0; i < clues.palette().size(); ++i) {
            text += i == 0 ? '/' : ',';
            (text += clues.palette()[i].letter) += writeRgb(clues.palette()[i].rgb);
        }
        return text;
    }
    std::optional<Clues> read(std::string_view text) const { return readClues(text); }
};

/// The name, the numbers, and the grade if it is known.
struct OwnText {
    using Value = Options;
    std::string write(const Options& options) const {
        std::string text = nameText.write(options.name) + ',' + CluesText{}.write(options.clues);
        if (options.grade) (text += ',') += gradeText.write(*options.grade);
        return text;
    }
    std::optional<Options> read(std::string_view text) const {
        Options options;
        options.grade = takeGrade(text);
        const auto comma = text.find(',');
        if (comma == std::string_view::npos) return std::nullopt;
        const auto name = nameText.read(text.substr(0, comma));
        const auto clues = readClues(text.substr(comma + 1));
        if (!name || !clues) return std::nullopt;
        options.name = *name;
        options.clues = *clues;
        return options;
    }
};

/// `d2` for the second dealer.
struct DealerText {
    using Value = int;
    std::string write(int dealer) const { return 'd' + std::to_string(dealer); }
    std::optional<int> read(std::string_view text) const {
        if (!text.starts_with('d')) return std::nullopt;
        return plt::readNumber(text.substr(1), 1, newestDealer);
    }
};

constexpr auto place = form::ordinal(largestSide);

/// The letter of an action that has a stroke.
struct ActionLetter {
    using Value = Action;
    static constexpr auto letters = form::letters<Action>("bwc!defghij");
    std::string write(Action action) const { return letters.write(action); }
    std::optional<Action> read(std::string_view text) const {
        const auto action = letters.read(text);
        return action == Action::showMistakes ? std::nullopt : action;
    }
};

struct StrokeText {
    using Value = Move;
    static constexpr auto from =
        form::joined(1, form::field(&Move::action, ActionLetter{}),
                     form::fields<Move>(',', form::field(&Move::x, place), form::field(&Move::y, place)));
    static constexpr auto to =
        form::fields<Move>(',', form::field(&Move::toX, place), form::field(&Move::toY, place));

    std::string write(const Move& move) const {
        std::string text = from.write(move);
        if (move.x != move.toX || move.y != move.toY) text += '-' + to.write(move);
        if (move.fills) text += '+';
        return text;
    }
    std::optional<Move> read(std::string_view text) const {
        Move move;
        if (text.ends_with('+')) {
            move.fills = true;
            text.remove_suffix(1);
        }
        const auto ends = plt::split(text, '-');
        if (ends.size() > 2 || !from.readInto(ends.front(), move)) return std::nullopt;
        move.toX = move.x;
        move.toY = move.y;
        if (ends.size() == 1) return move;
        if (!to.readInto(ends.back(), move)) return std::nullopt;
        const bool isLine =
            (move.x == move.toX && move.y < move.toY) || (move.y == move.toY && move.x < move.toX);
        return isLine ? std::optional(move) : std::nullopt;
    }
};

/// The wrong cells, counted from 1 row by row and ascending; none in games of earlier versions.
struct MistakesText {
    using Value = Move;
    static constexpr std::string_view word = "mistakes";
    std::string write(const Move& move) const {
        std::string text(word);
        for (std::size_t i = 0; i < move.wrong.size(); ++i)
            (text += i == 0 ? '=' : '.') += std::to_string(move.wrong[i] + 1);
        return text;
    }
    std::optional<Move> read(std::string_view text) const {
        if (!text.starts_with(word)) return std::nullopt;
        text.remove_prefix(word.size());
        if (text.empty()) return showing({});
        if (!text.starts_with('=')) return std::nullopt;
        std::vector<int> wrong;
        for (const auto part : plt::split(text.substr(1), '.')) {
            const auto cell = plt::readNumber(part, 1, largestSide * largestSide);
            if (!cell || (!wrong.empty() && *cell - 1 <= wrong.back())) return std::nullopt;
            wrong.push_back(*cell - 1);
        }
        return showing(std::move(wrong));
    }
};

/// Returns the reason why a game with these options does not begin with these numbers; empty if it does.
plt::Message startProblem(const Start& clues, const Options& options) {
    if (options.kind == Kind::own)
        return clues == options.clues ? plt::Message()
                                      : plt::Message(PLT_TR("The numbers are not those of this puzzle."));
    if (clues.width() != options.width || clues.height() != options.height)
        return {PLT_TR("The board is not of %1 by %2 cells."), {options.width, options.height}};
    if (clues.blueByRows() == 0) return PLT_TR("The picture needs a blue cell.");
    // Random boards are made so that less is enough.
    constexpr std::int64_t soon = 2000;
    if (!solve(clues, Limits{2, soon}).unique()) return PLT_TR("A random board has exactly one solution.");
    return {};
}

plt::Message nameOf(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::easy:
            return PLT_TR("easy");
        case Difficulty::medium:
            return PLT_TR("medium");
        case Difficulty::hard:
            return PLT_TR("hard");
        case Difficulty::expert:
            break;
    }
    return PLT_TR("expert");
}

}  // namespace

struct TextForms {
    static constexpr auto options =
        form::text(
            form::oneOf(
                form::when(&Options::kind, Kind::random,
                           form::fields<Options>(
                               ',',
                               form::fields<Options>(
                                   'x', form::number(&Options::width, smallestRandomSide, largestRandomSide),
                                   form::number(&Options::height, smallestRandomSide, largestRandomSide)),
                               form::number(&Options::density, lowestDensity, highestDensity),
                               form::words(&Options::difficulty, "easy", "medium", "hard"),
                               form::fieldUnless(1, &Options::dealer, DealerText{}))),
                form::when(&Options::kind, Kind::own, form::after(ownWord, OwnText{}))),
            PLT_TR("Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1."))
            .unless(problemOf);
    static constexpr auto start =
        form::text(CluesText{}, PLT_TR("The numbers look like 1.3,0/1,1,1: rows, then columns."))
            .unless(startProblem);
    static constexpr auto move =
        form::text(form::oneOf(form::when(&Move::action, Action::showMistakes, MistakesText{}), StrokeText{}),
                   PLT_TR("A stroke looks like b3,4-7,4."));
};

plt::Message Rules::describe(const Options& options) {
    if (options.kind == Kind::random)
        return {PLT_TR("Random, %1 x %2, %3"), {options.width, options.height, nameOf(options.difficulty)}};
    const bool isColoured = options.clues.isColoured();
    if (options.name.empty() && options.grade)
        return {isColoured ? PLT_TR("Picture in colour, %1 x %2, %3") : PLT_TR("Picture, %1 x %2, %3"),
                {options.clues.width(), options.clues.height(), nameOf(*options.grade)}};
    if (options.name.empty())
        return {isColoured ? PLT_TR("Picture in colour, %1 x %2") : PLT_TR("Picture, %1 x %2"),
                {options.clues.width(), options.clues.height()}};
    return {PLT_TR("%1, %2 x %3"), {options.name, options.clues.width(), options.clues.height()}};
}

std::string Rules::countedAs(const Options& options, const plt::Seats& /*seats*/) {
    if (options.kind == Kind::random) {
        Options ofAnyDealer = options;
        ofAnyDealer.dealer = 1;
        return write(ofAnyDealer);
    }
    if (!options.name.empty() || !options.grade) return write(options);
    return std::string(ownWord) + std::to_string(options.clues.width()) + 'x' +
           std::to_string(options.clues.height()) + ',' + gradeText.write(*options.grade) +
           (options.clues.isColoured() ? ",colours" : "");
}

}  // namespace paint_by_numbers

template struct plt::WrittenBy<paint_by_numbers::TextForms, paint_by_numbers::Options,
                               paint_by_numbers::Start, paint_by_numbers::Move>;
