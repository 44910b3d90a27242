// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "common/rules/text_form.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <array>
#include <optional>

namespace paint_by_numbers {

namespace {

namespace form = plt::form;

constexpr auto randomText = form::fields<Options>(
    ',',
    form::fields<Options>('x',
                          form::field(&Options::width, form::number(smallestRandomSide, largestRandomSide)),
                          form::field(&Options::height, form::number(smallestRandomSide, largestRandomSide))),
    form::field(&Options::density, form::number(lowestDensity, highestDensity)),
    form::field(&Options::difficulty, form::words<Difficulty>("easy", "medium", "hard")));

constexpr std::string_view ownWord = "own,";

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

std::string writeName(const std::string& name) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(c))
            text += c;
        else
            (text += '%').append({digits[byte >> 4U], digits[byte & 15U]});
    }
    return text;
}

std::optional<std::string> readName(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            if (!isPlain(text[i])) return std::nullopt;
            name += text[i];
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        const auto high = digits.find(text[i + 1]);
        const auto low = digits.find(text[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        name += static_cast<char>(high * 16 + low);
        if (isPlain(name.back())) return std::nullopt;
        i += 2;
    }
    return name;
}

std::optional<std::vector<Runs>> readLines(std::string_view text, std::size_t length) {
    std::vector<Runs> lines;
    for (const auto part : plt::split(text, ',')) {
        Runs runs;
        if (part != "0") {
            for (const auto number : plt::split(part, '.')) {
                const auto run = plt::readNumber(number, 1, largestSide);
                if (!run) return std::nullopt;
                runs.push_back(*run);
            }
        }
        if (static_cast<std::size_t>(cellsNeeded(runs)) > length) return std::nullopt;
        lines.push_back(std::move(runs));
    }
    return lines;
}

std::optional<Clues> readClues(std::string_view text) {
    const auto sides = plt::split(text, '/');
    if (sides.size() != 2) return std::nullopt;
    const auto count = [](std::string_view side) { return plt::split(side, ',').size(); };
    if (count(sides[0]) > static_cast<std::size_t>(largestSide) ||
        count(sides[1]) > static_cast<std::size_t>(largestSide))
        return std::nullopt;
    const auto rows = readLines(sides[0], count(sides[1]));
    const auto columns = readLines(sides[1], count(sides[0]));
    if (!rows || !columns) return std::nullopt;
    return Clues(*rows, *columns);
}

constexpr std::array<std::string_view, 4> gradeWords{"easy", "medium", "hard", "expert"};

/// Takes the grade off the end of an own puzzle's text, if there is one.
std::optional<Difficulty> takeGrade(std::string_view& text) {
    const auto comma = text.rfind(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto word = std::find(gradeWords.begin(), gradeWords.end(), text.substr(comma + 1));
    if (word == gradeWords.end()) return std::nullopt;
    text = text.substr(0, comma);
    return static_cast<Difficulty>(word - gradeWords.begin());
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

constexpr std::array<char, 3> actionLetters{'b', 'w', 'c'};
constexpr std::string_view mistakesWord = "mistakes";

struct Place {
    int x;
    int y;
};
std::optional<Place> readPlace(std::string_view text) {
    const auto parts = plt::split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto x = plt::readNumber(parts[0], 1, largestSide);
    const auto y = plt::readNumber(parts[1], 1, largestSide);
    if (!x || !y) return std::nullopt;
    return Place{*x - 1, *y - 1};
}
std::string writePlace(int x, int y) {
    return std::to_string(x + 1) + ',' + std::to_string(y + 1);
}

}  // namespace

std::string Rules::write(const Options& options) {
    if (options.kind == Kind::random) return randomText.write(options);
    std::string text = std::string(ownWord) + writeName(options.name) + ',' + write(options.clues);
    if (options.grade) (text += ',') += gradeWords[static_cast<std::size_t>(*options.grade)];
    return text;
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text.starts_with(ownWord)) {
        auto rest = text.substr(ownWord.size());
        const auto grade = takeGrade(rest);
        const auto comma = rest.find(',');
        const auto name = readName(rest.substr(0, comma));
        const auto clues = comma == std::string_view::npos ? std::nullopt : readClues(rest.substr(comma + 1));
        if (!name || !clues) return plt::Message(PLT_TR("An own puzzle looks like own,cross,1.3,0/1,1,1."));
        Options options;
        options.kind = Kind::own;
        options.name = *name;
        options.clues = *clues;
        options.grade = grade;
        if (auto problem = problemOf(options); !problem.empty()) return problem;
        return options;
    }
    if (const auto options = randomText.read(text)) return *options;
    return plt::Message(PLT_TR("Options look like 15x15,50,medium."));
}

std::string Rules::write(const Start& start) {
    std::string text;
    for (int line = 0; line < start.lines(); ++line) {
        if (line > 0) text += line == start.height() ? '/' : ',';
        const auto runs = start.runs(line);
        if (runs.empty()) text += '0';
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (i > 0) text += '.';
            text += std::to_string(runs[i]);
        }
    }
    return text;
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    const auto clues = readClues(text);
    if (!clues) return plt::Message(PLT_TR("The numbers look like 1.3,0/1,1,1: rows, then columns."));
    if (options.kind == Kind::own) {
        if (*clues == options.clues) return *clues;
        return plt::Message(PLT_TR("The numbers are not those of this puzzle."));
    }
    if (clues->width() != options.width || clues->height() != options.height)
        return plt::Message(PLT_TR("The board is not of %1 by %2 cells."), {options.width, options.height});
    if (clues->blueByRows() == 0) return plt::Message(PLT_TR("The picture needs a blue cell."));
    // Random boards are made so that less is enough.
    constexpr std::int64_t soon = 2000;
    if (!solve(*clues, Limits{2, soon}).unique())
        return plt::Message(PLT_TR("A random board has exactly one solution."));
    return *clues;
}

std::string Rules::write(const Move& move) {
    if (move.action == Action::showMistakes) return std::string(mistakesWord);
    std::string text{actionLetters[static_cast<std::size_t>(move.action)]};
    text += writePlace(move.x, move.y);
    if (move.x != move.toX || move.y != move.toY) text += '-' + writePlace(move.toX, move.toY);
    if (move.fills) text += '+';
    return text;
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == mistakesWord) return Move{Action::showMistakes};
    const plt::Message problem = PLT_TR("A stroke looks like b3,4-7,4.");
    Move move;
    if (text.ends_with('+')) {
        move.fills = true;
        text.remove_suffix(1);
    }
    const auto letter = text.empty() ? actionLetters.end()
                                     : std::find(actionLetters.begin(), actionLetters.end(), text.front());
    if (letter == actionLetters.end()) return problem;
    move.action = static_cast<Action>(letter - actionLetters.begin());
    const auto ends = plt::split(text.substr(1), '-');
    const auto from = readPlace(ends.front());
    const auto to = readPlace(ends.back());
    if (ends.size() > 2 || !from || !to) return problem;
    move.x = from->x;
    move.y = from->y;
    move.toX = to->x;
    move.toY = to->y;
    const bool isOneCell = move.x == move.toX && move.y == move.toY;
    if (move.toX < move.x || move.toY < move.y || (move.x != move.toX && move.y != move.toY) ||
        (ends.size() == 2 && isOneCell))
        return problem;
    return move;
}

plt::Message Rules::describe(const Options& options) {
    if (options.kind == Kind::random)
        return {PLT_TR("Random, %1 x %2, %3"), {options.width, options.height, nameOf(options.difficulty)}};
    if (options.name.empty() && options.grade)
        return {PLT_TR("Picture, %1 x %2, %3"),
                {options.clues.width(), options.clues.height(), nameOf(*options.grade)}};
    if (options.name.empty())
        return {PLT_TR("Picture, %1 x %2"), {options.clues.width(), options.clues.height()}};
    return {PLT_TR("%1, %2 x %3"), {options.name, options.clues.width(), options.clues.height()}};
}

std::string Rules::countedAs(const Options& options, const plt::Seats& /*seats*/) {
    if (options.kind != Kind::own || !options.name.empty() || !options.grade) return write(options);
    return std::string(ownWord) + std::to_string(options.clues.width()) + 'x' +
           std::to_string(options.clues.height()) + ',' +
           std::string(gradeWords[static_cast<std::size_t>(*options.grade)]);
}

}  // namespace paint_by_numbers
