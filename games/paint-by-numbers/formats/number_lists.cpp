// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/number_lists.h"

#include "paint-by-numbers/formats/lines.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

/// Reads a file line by line.
class NumberLists {
  public:
    explicit NumberLists(std::string_view text) : lines_(linesOf(text)) {}

    bool atEnd() const { return next_ >= lines_.size(); }
    std::string_view here() const { return lines_[next_]; }
    int place() const { return static_cast<int>(next_) + 1; }
    void skip() { ++next_; }
    void skipBlank() {
        while (!atEnd() && here().empty()) skip();
    }

    bool fail(plt::Message reason) {
        reading_.problems.push_back({std::min(place(), static_cast<int>(lines_.size())), std::move(reason)});
        return false;
    }
    bool side(int& to, std::string_view word) {
        const auto side = readSide(word);
        if (!side) return fail(side.problem());
        to = *side;
        return true;
    }
    /// Reads a line with two sides.
    bool sides(int& first, int& second) {
        skipBlank();
        if (atEnd()) return fail(PLT_TR("The sizes are missing."));
        const auto words = trimmed(here());
        const auto gap = words.find_first_of(" \t");
        if (gap == std::string_view::npos) return fail(PLT_TR("The first line has two numbers, the sizes."));
        if (!side(first, words.substr(0, gap)) || !side(second, words.substr(gap))) return false;
        skip();
        return true;
    }
    bool oneSide(int& to) {
        if (atEnd()) return fail(PLT_TR("The sizes are missing."));
        if (!side(to, here())) return false;
        skip();
        return true;
    }
    bool clues(ClueLines& to, int count) {
        for (int i = 0; i < count; ++i) {
            // Empty lines at the end may have been removed by an editor.
            if (atEnd() && i == 0) return fail(PLT_TR("The numbers of some lines are missing."));
            if (!addRuns(atEnd() ? std::string_view() : here(), place(), false, to, reading_.problems))
                return false;
            if (!atEnd()) skip();
        }
        return true;
    }
    /// Reads the line between rows and columns.
    bool separator(std::string_view text, plt::Message missing) {
        if (atEnd() || trimmed(here()) != text) return fail(std::move(missing));
        skip();
        return true;
    }
    bool nothingMore() {
        skipBlank();
        return atEnd() || fail(PLT_TR("There are more lines than the sizes say."));
    }
    void add(const ClueLines& rows, const ClueLines& columns) {
        if (auto clues = cluesOf(rows, columns, reading_.problems)) {
            Puzzle puzzle;
            puzzle.clues = *std::move(clues);
            reading_.puzzles.push_back(std::move(puzzle));
        }
    }
    Reading& reading() { return reading_; }

  private:
    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
    Reading reading_;
};

void writeLines(std::string& text, const Clues& clues, int from, int to) {
    for (int line = from; line < to; ++line) text += writeRuns(clues.runs(line), " ") + '\n';
}

std::string sizes(int a, int b) {
    return std::to_string(a) + ' ' + std::to_string(b) + '\n';
}

/// The lines of one puzzle of a tournament, or of its solution.
class TournamentPart {
  public:
    std::vector<std::string_view> lines;
    int place = 0;  ///< line number of the first line

    void read(const std::string& title, Reading& into) {
        completeUsualSize();
        if (isPicture()) return readPicture(title, into);
        if (lines.size() % 2 != 0 && lines.back().empty())
            lines.pop_back();
        else if (lines.size() % 2 != 0)
            lines.emplace_back();
        ClueLines columns;
        ClueLines rows;
        const std::size_t side = lines.size() / 2;
        if (side > static_cast<std::size_t>(largestSide) || side == 0) {
            into.problems.push_back(
                {place - 1, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}}});
            return;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!addRuns(lines[i], place + static_cast<int>(i), false, i < side ? columns : rows,
                         into.problems))
                return;
        }
        if (auto clues = cluesOf(rows, columns, into.problems)) {
            Puzzle puzzle;
            puzzle.title = title;
            puzzle.clues = *std::move(clues);
            into.puzzles.push_back(std::move(puzzle));
        }
    }

  private:
    /// Almost all puzzles have 25 columns and rows. The last row may be empty and missing, or be followed by
    /// empty lines.
    void completeUsualSize() {
        constexpr std::size_t usual = 50;
        const auto behind = lines.begin() + static_cast<std::ptrdiff_t>(std::min(usual, lines.size()));
        const bool isLonger =
            std::any_of(behind, lines.end(), [](std::string_view line) { return !line.empty(); });
        if (!isLonger && lines.size() + 1 >= usual) lines.resize(usual);
    }
    /// The zeros and ones of a line, without blanks.
    static std::string cells(std::string_view line) {
        std::string cells;
        for (const char c : line) {
            if (!isBlank(c)) cells += c;
        }
        return cells;
    }
    bool isPicture() const {
        auto used = lines;
        while (!used.empty() && used.back().empty()) used.pop_back();
        return used.size() > 1 && std::all_of(used.begin(), used.end(), [&](std::string_view line) {
                   const auto all = cells(line);
                   return all.size() == used.size() && all.find_first_not_of("01") == std::string::npos;
               });
    }
    void readPicture(const std::string& title, Reading& into) {
        while (lines.back().empty()) lines.pop_back();
        const int side = static_cast<int>(lines.size());
        if (side > largestSide) {
            into.problems.push_back(
                {place, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}}});
            return;
        }
        Grid goal(side, side, Cell::white);
        for (int y = 0; y < side; ++y) {
            const auto row = cells(lines[static_cast<std::size_t>(y)]);
            for (int x = 0; x < side; ++x) {
                if (row[static_cast<std::size_t>(x)] == '1') goal.set(x, y, Cell::blue);
            }
        }
        Puzzle puzzle;
        puzzle.title = title;
        puzzle.clues = Clues(goal);
        puzzle.goal = std::move(goal);
        into.puzzles.push_back(std::move(puzzle));
    }
};

}  // namespace

Reading readNin(std::string_view text) {
    NumberLists file(text);
    ClueLines rows;
    ClueLines columns;
    int width = 0;
    int height = 0;
    if (file.sides(width, height) && file.clues(rows, height) && file.clues(columns, width) &&
        file.nothingMore())
        file.add(rows, columns);
    return std::move(file.reading());
}

Reading readMk(std::string_view text) {
    NumberLists file(text);
    ClueLines rows;
    ClueLines columns;
    int width = 0;
    int height = 0;
    if (file.sides(height, width) && file.clues(rows, height) &&
        file.separator("#", PLT_TR("A line with # stands between rows and columns.")) &&
        file.clues(columns, width) && file.nothingMore())
        file.add(rows, columns);
    return std::move(file.reading());
}

Reading readCwd(std::string_view text) {
    NumberLists file(text);
    ClueLines rows;
    ClueLines columns;
    int width = 0;
    int height = 0;
    if (file.oneSide(height) && file.oneSide(width) && file.clues(rows, height) &&
        file.separator("", PLT_TR("An empty line stands between rows and columns.")) &&
        file.clues(columns, width) && file.nothingMore())
        file.add(rows, columns);
    return std::move(file.reading());
}

Reading readTournament(std::string_view text) {
    Reading reading;
    TournamentPart part;
    std::string title;
    int place = 0;
    bool begun = false;
    const auto finish = [&] {
        if (begun) part.read(title, reading);
        part.lines.clear();
    };
    for (const auto line : linesOf(text)) {
        ++place;
        if (line.starts_with('$')) {
            finish();
            if (reading.puzzles.size() >= mostPuzzles) {
                reading.problems.push_back(
                    {place, {PLT_TR("Only the first %1 puzzles are read."), {mostPuzzles}}});
                return reading;
            }
            begun = true;
            title = std::string(trimmed(line.substr(1)).substr(0, 100));
            part.place = place + 1;
        } else if (begun) {
            part.lines.push_back(line);
        } else if (!line.empty()) {
            reading.problems.push_back({place, PLT_TR("A puzzle begins with $ and its number.")});
            return reading;
        }
    }
    finish();
    if (!begun) reading.problems.push_back({0, PLT_TR("A puzzle begins with $ and its number.")});
    return reading;
}

std::string writeNin(const Clues& clues) {
    std::string text = sizes(clues.width(), clues.height());
    writeLines(text, clues, 0, clues.lines());
    return text;
}

std::string writeMk(const Clues& clues) {
    std::string text = sizes(clues.height(), clues.width());
    writeLines(text, clues, 0, clues.height());
    text += "#\n";
    writeLines(text, clues, clues.height(), clues.lines());
    return text;
}

std::string writeCwd(const Clues& clues) {
    std::string text = std::to_string(clues.height()) + '\n' + std::to_string(clues.width()) + '\n';
    writeLines(text, clues, 0, clues.height());
    text += '\n';
    writeLines(text, clues, clues.height(), clues.lines());
    return text;
}

std::string writeTournament(const Clues& clues) {
    std::string text = "$1\n";
    const auto add = [&](int line) {
        const auto runs = clues.runs(line);
        text += (runs.empty() ? std::string() : writeRuns(runs, "\t")) + '\n';
    };
    for (int x = 0; x < clues.width(); ++x) add(clues.height() + x);
    for (int y = 0; y < clues.height(); ++y) add(y);
    return text;
}

}  // namespace paint_by_numbers
