// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/olsak.h"

#include "paint-by-numbers/formats/lines.h"

#include <algorithm>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The sign of the colour of numbers that have none.
constexpr std::string_view withoutSign = "1";

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
        } else if (auto clues =
                       cluesOf(rows_, columns_, colours_, colours_.find(withoutSign), reading_.problems)) {
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
                if (part_ == Part::colours) takeColour(trimmed(line));
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
    /// Reads `I:O value comment`: the sign in clues, one for output, and the colour. Anything else is
    /// ignored.
    void takeColour(std::string_view line) {
        if (line.size() < 2 || line[1] != ':' || line[0] == '0') return;
        line.remove_prefix(2);
        const auto rest = line.substr(std::min(line.size(), line.find_first_of(" \t")));
        const auto value = trimmed(rest).substr(0, trimmed(rest).find_first_of(" \t"));
        const std::string_view sign(line.data() - 2, 1);
        if (const auto rgb = readRgb(value)) colours_.declare(sign, *rgb, sign.front());
    }
    /// Reads a line of numbers, which may be followed by the character of a colour.
    bool clues(std::string_view line, int place, ClueLines& to) {
        if (to.lines.size() >= static_cast<std::size_t>(largestSide))
            return fail(place, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}});
        std::string numbers;
        Runs colours;
        for (std::size_t i = 0; i < line.size();) {
            std::size_t end = i;
            while (end < line.size() && !isBlank(line[end])) ++end;
            auto word = line.substr(i, end - i);
            const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
            std::string_view sign = withoutSign;
            if (word.size() > 1 && !isDigit(word.back())) {
                sign = word.substr(word.size() - 1);
                word.remove_suffix(1);
            }
            const bool isZero = word.find_first_not_of('0') == std::string_view::npos;
            if (!isZero) colours.push_back(colours_.number(sign));
            numbers.append(word).append(" ");
            i = end + 1;
        }
        return addColouredRuns(numbers, std::move(colours), place, false, to, reading_.problems);
    }

    Part part_ = Part::text;
    FileColours colours_;
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
    text += '\n';
    const Palette& palette = puzzle.clues.palette();
    if (!palette.empty()) text += "#d\n0:. white\n";
    for (std::size_t i = 0; i < palette.size(); ++i) {
        const std::string sign(1, palette[i].letter);
        text += sign + ':' + sign + " #" + writeRgb(palette[i].rgb) + ' ' +
                colourName(palette, static_cast<int>(i) + 1).english() + '\n';
    }
    text += ": rows\n";
    for (int line = 0; line < puzzle.clues.lines(); ++line) {
        if (line == puzzle.clues.height()) text += ": columns\n";
        text += writeColouredRuns(puzzle.clues, line, " ") + '\n';
    }
    text += ":\n";
    return text;
}

}  // namespace paint_by_numbers
