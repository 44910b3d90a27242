// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/olsak.h"

#include "paint-by-numbers/formats/lines.h"

namespace paint_by_numbers {

namespace {

class OlsakPuzzle {
  public:
    Reading read(std::string_view text) {
        int place = 0;
        for (const auto line : linesOf(text)) {
            ++place;
            if (!take(line, place)) return std::move(reading_);
        }
        if (part_ < Part::columns) {
            fail(place, PLT_TR("Two sections begin with a colon: rows and columns."));
        } else if (auto clues = cluesOf(rows_, columns_, reading_.problems)) {
            puzzle_.clues = *std::move(clues);
            reading_.puzzles.push_back(std::move(puzzle_));
        }
        return std::move(reading_);
    }

  private:
    enum class Part { text, colours, rows, columns, end };

    bool fail(int place, plt::Message reason) {
        reading_.problems.push_back({place, std::move(reason)});
        return false;
    }
    bool take(std::string_view line, int place) {
        if (line.starts_with(':')) {
            part_ = part_ < Part::rows ? Part::rows : part_ == Part::rows ? Part::columns : Part::end;
            return true;
        }
        switch (part_) {
            case Part::text:
            case Part::colours:
                if (line.starts_with("#t") || line.starts_with("#T"))
                    return fail(place, PLT_TR("Puzzles with triangles cannot be played."));
                if (line.starts_with('#')) part_ = Part::colours;
                if (part_ == Part::text && puzzle_.title.empty()) puzzle_.title = std::string(trimmed(line));
                return true;
            case Part::rows:
                return clues(line, place, rows_);
            case Part::columns:
                return clues(line, place, columns_);
            case Part::end:
                return true;
        }
        return true;
    }
    /// Reads a line of numbers, which may be followed by the character of a colour. Fails if there are two
    /// colours.
    bool clues(std::string_view line, int place, ClueLines& to) {
        if (to.lines.size() >= static_cast<std::size_t>(largestSide))
            return fail(place, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}});
        std::string numbers;
        for (std::size_t i = 0; i < line.size();) {
            std::size_t end = i;
            while (end < line.size() && !isBlank(line[end])) ++end;
            auto word = line.substr(i, end - i);
            const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
            if (word.size() > 1 && !isDigit(word.back())) {
                if (!isOnlyColour(word.back()))
                    return fail(place, PLT_TR("The puzzle has several colours. Only one can be played."));
                word.remove_suffix(1);
            } else if (!word.empty() && word != "0" && !isOnlyColour('1')) {
                return fail(place, PLT_TR("The puzzle has several colours. Only one can be played."));
            }
            numbers.append(word).append(" ");
            i = end + 1;
        }
        return addRuns(numbers, place, false, to, reading_.problems);
    }
    bool isOnlyColour(char colour) {
        if (colour_ == 0) colour_ = colour;
        return colour_ == colour;
    }

    Part part_ = Part::text;
    char colour_ = 0;
    ClueLines rows_;
    ClueLines columns_;
    Puzzle puzzle_;
    Reading reading_;
};

}  // namespace

Reading readOlsak(std::string_view text) {
    return OlsakPuzzle().read(text);
}

std::string writeOlsak(const Puzzle& puzzle) {
    std::string text;
    for (const char c : puzzle.title) text += c == '\n' || c == '\r' ? ' ' : c;
    // A title must not look like the beginning of a section.
    if (text.starts_with(':') || text.starts_with('#')) text.insert(0, " ");
    text += "\n: rows\n";
    for (int line = 0; line < puzzle.clues.lines(); ++line) {
        if (line == puzzle.clues.height()) text += ": columns\n";
        text += writeRuns(puzzle.clues.runs(line), " ") + '\n';
    }
    text += ":\n";
    return text;
}

}  // namespace paint_by_numbers
