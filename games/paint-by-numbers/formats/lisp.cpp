// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/lisp.h"

#include "paint-by-numbers/formats/lines.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

/// A word, a quoted text, or a list of such values.
struct Value {
    enum class Type { word, text, list };
    Type type = Type::word;
    std::string text;
    std::vector<Value> values;
    int line = 0;

    bool isWord(std::string_view word) const { return type == Type::word && text == word; }
    bool isList() const { return type == Type::list; }
};

class LispReader {
  public:
    explicit LispReader(std::string_view text) : text_(text) {}

    std::optional<Value> read() {
        auto value = readValue(0);
        skip();
        if (value && next_ < text_.size())
            return fail(PLT_TR("There is something behind the end of the list."));
        return value;
    }
    const Problem& problem() const { return problem_; }

  private:
    std::optional<Value> fail(plt::Message reason) {
        if (problem_.reason.empty()) problem_ = {line_, std::move(reason)};
        return std::nullopt;
    }
    void skip() {
        for (; next_ < text_.size(); ++next_) {
            if (text_[next_] == ';') {
                next_ = std::min(text_.find('\n', next_), text_.size()) - 1;
            } else if (isBlank(text_[next_]) || text_[next_] == '\'') {
                if (text_[next_] == '\n') ++line_;
            } else {
                return;
            }
        }
    }
    /// The index behind `#` and the optional length of a vector, or npos if no vector begins here.
    std::size_t vectorBegin() const {
        std::size_t at = next_ + 1;
        while (at < text_.size() && text_[at] >= '0' && text_[at] <= '9') ++at;
        return at < text_.size() && text_[at] == '(' ? at : std::string_view::npos;
    }
    std::optional<Value> readValue(int depth) {
        constexpr int deepest = 8;
        skip();
        if (next_ >= text_.size()) return fail(PLT_TR("A parenthesis is not closed."));
        Value value;
        value.line = line_;
        if (text_[next_] == '#' && vectorBegin() != std::string_view::npos) next_ = vectorBegin();
        if (text_[next_] == '(' || text_[next_] == '[') {
            if (depth >= deepest) return fail(PLT_TR("Lists lie too deep in lists."));
            value.type = Value::Type::list;
            for (++next_;;) {
                skip();
                if (next_ < text_.size() && (text_[next_] == ')' || text_[next_] == ']')) break;
                auto inner = readValue(depth + 1);
                if (!inner) return std::nullopt;
                value.values.push_back(*std::move(inner));
            }
            ++next_;
        } else if (text_[next_] == '"') {
            value.type = Value::Type::text;
            for (++next_; next_ < text_.size() && text_[next_] != '"'; ++next_) {
                if (text_[next_] == '\\' && next_ + 1 < text_.size()) ++next_;
                if (text_[next_] == '\n') ++line_;
                value.text += text_[next_];
            }
            if (next_ >= text_.size()) return fail(PLT_TR("A text in quotes has no end."));
            ++next_;
        } else {
            while (next_ < text_.size() && !isBlank(text_[next_]) &&
                   std::string_view("()[]\";").find(text_[next_]) == std::string_view::npos)
                value.text += text_[next_++];
            if (value.text.empty()) return fail(PLT_TR("A parenthesis is closed that was not opened."));
        }
        return value;
    }

    std::string_view text_;
    std::size_t next_ = 0;
    int line_ = 1;
    Problem problem_;
};

class SavedGame {
  public:
    Reading read(std::string_view text) {
        LispReader reader(text);
        const auto value = reader.read();
        if (!value)
            reading_.problems.push_back(reader.problem());
        else
            take(*value);
        return std::move(reading_);
    }

  private:
    void fail(int line, plt::Message reason) { reading_.problems.push_back({line, std::move(reason)}); }

    void take(const Value& value) {
        const bool isGame = value.isList() && value.values.size() == 6 && value.values[0].isWord("player");
        const bool isDesign = value.isList() && value.values.size() == 5 && value.values[0].isWord("editor");
        if (!isGame && !isDesign)
            return fail(value.line, PLT_TR("This is no saved game and no saved design of Paint by Numbers."));
        Puzzle puzzle;
        puzzle.title = value.values[1].text;
        ClueLines rows;
        ClueLines columns;
        if (!lines(value.values[2], rows) || !lines(value.values[3], columns)) return;
        auto clues = cluesOf(rows, columns, reading_.problems);
        if (!clues) return;
        puzzle.clues = *std::move(clues);
        const int width = puzzle.clues.width();
        const int height = puzzle.clues.height();
        const auto& marks = value.values.back();
        const auto grid = gridOf(marks, width, height);
        if (!grid) return fail(marks.line, PLT_TR("The cells are not as many as the numbers say."));
        if (isGame) {
            puzzle.saved.push_back(*grid);
            const auto& solution = value.values[4];
            const auto goal = solution.isWord("#f") ? std::nullopt : gridOf(solution, width, height);
            if (goal && satisfies(*goal, puzzle.clues)) puzzle.goal = withoutUnknown(*goal);
        } else if (satisfies(*grid, puzzle.clues)) {
            puzzle.goal = withoutUnknown(*grid);
        }
        reading_.puzzles.push_back(std::move(puzzle));
    }
    bool lines(const Value& value, ClueLines& to) {
        if (!value.isList()) {
            fail(value.line, PLT_TR("Rows and columns are lists of lists of numbers."));
            return false;
        }
        for (const Value& line : value.values) {
            std::string numbers;
            for (const Value& number : line.values) numbers.append(number.text).append(" ");
            if (!line.isList() || to.lines.size() > static_cast<std::size_t>(largestSide)) {
                fail(line.line, PLT_TR("Rows and columns are lists of lists of numbers."));
                return false;
            }
            if (!addRuns(numbers, line.line, false, to, reading_.problems)) return false;
        }
        return true;
    }
    static std::optional<Grid> gridOf(const Value& value, int width, int height) {
        if (!value.isList() || value.values.size() != static_cast<std::size_t>(width)) return std::nullopt;
        Grid grid(width, height);
        for (int x = 0; x < width; ++x) {
            const Value& column = value.values[x];
            if (!column.isList() || column.values.size() != static_cast<std::size_t>(height))
                return std::nullopt;
            for (int y = 0; y < height; ++y) {
                const Value& cell = column.values[y];
                grid.set(x, y,
                         cell.isWord("on")    ? Cell::blue
                         : cell.isWord("off") ? Cell::white
                                              : Cell::unknown);
            }
        }
        return grid;
    }
    static Grid withoutUnknown(Grid grid) {
        for (int cell = 0; cell < grid.cells(); ++cell) {
            if (grid.at(cell) == Cell::unknown) grid.set(cell, Cell::white);
        }
        return grid;
    }

    Reading reading_;
};

std::string writeGrid(const Grid& grid, std::string_view open) {
    std::string text(open);
    for (int x = 0; x < grid.width(); ++x) {
        text.append(x > 0 ? " " : "").append(open);
        for (int y = 0; y < grid.height(); ++y) {
            const Cell cell = grid.at(x, y);
            text.append(y > 0 ? " " : "")
                .append(cell == Cell::blue    ? "on"
                        : cell == Cell::white ? "off"
                                              : "unknown");
        }
        text += ')';
    }
    return text + ')';
}

}  // namespace

Reading readLisp(std::string_view text) {
    return SavedGame().read(text);
}

std::string writeLisp(const Puzzle& puzzle) {
    std::string text = "(player \"";
    for (const char c : puzzle.title) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    text += "\" (";
    const Clues& clues = puzzle.clues;
    for (int line = 0; line < clues.lines(); ++line) {
        if (line > 0) text += line == clues.height() ? ") (" : " ";
        const auto runs = clues.runs(line);
        text.append("(").append(runs.empty() ? std::string() : writeRuns(runs, " ")).append(")");
    }
    text += ") ";
    text += puzzle.goal ? writeGrid(*puzzle.goal, "#(") : "#f";
    const Grid marks = puzzle.saved.empty() ? Grid(clues.width(), clues.height()) : puzzle.saved.front();
    return text + ' ' + writeGrid(marks, "(") + ")\n";
}

}  // namespace paint_by_numbers
