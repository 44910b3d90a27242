// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/non.h"

#include "paint-by-numbers/formats/entities.h"
#include "paint-by-numbers/formats/lines.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <array>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The key of the colour of numbers without a letter.
constexpr std::string_view withoutLetter = "1";

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::pair<std::string_view, std::string_view> keyAndValue(std::string_view line) {
    line = trimmed(line);
    const auto gap = std::min(line.find_first_of(" \t"), line.size());
    return {line.substr(0, gap), trimmed(line.substr(gap))};
}

bool isKey(std::string_view word) {
    constexpr std::array<std::string_view, 13> keys{"catalogue", "title",  "by",    "copyright", "license",
                                                    "width",     "height", "rows",  "columns",   "goal",
                                                    "saved",     "color",  "colour"};
    return std::find(keys.begin(), keys.end(), word) != keys.end();
}

/// Reads one puzzle of a file.
class NonPuzzle {
  public:
    NonPuzzle(const std::vector<std::string_view>& lines, std::size_t begin, std::size_t end,
              const NamedEntities& names, Reading& into)
        : lines_(lines), next_(begin), end_(end), names_(names), problems_(into.problems), into_(into) {}

    void read() {
        while (next_ < end_) {
            const int place = static_cast<int>(next_) + 1;
            const auto [key, value] = keyAndValue(lines_[next_++]);
            if (!take(key, value, place)) return;
        }
        finish();
    }

  private:
    struct Picture {
        std::string signs;  ///< one for each cell
        int place;
    };

    bool fail(int place, plt::Message reason) {
        problems_.push_back({place, std::move(reason)});
        return false;
    }
    bool take(std::string_view key, std::string_view value, int place) {
        if (key == "title") puzzle_.title = text(value);
        if (key == "by") puzzle_.author = text(value);
        if (key == "copyright") puzzle_.copyright = text(value);
        if (key == "license") puzzle_.license = text(value);
        if (key == "width") return side(width_, key, value, place);
        if (key == "height") return side(height_, key, value, place);
        if (key == "rows") return section(rows_, height_, "rows", place);
        if (key == "columns") return section(columns_, width_, "columns", place);
        if (key == "color" || key == "colour") takeColour(value);
        if (key == "goal" || key == "saved") return picture(key == "goal" ? goals_ : saved_, value, place);
        return true;
    }
    std::string text(std::string_view value) const {
        if (value.starts_with('"')) {
            value.remove_prefix(1);
            value = value.substr(0, value.find('"'));
        }
        return withoutEntities(value, names_);
    }
    bool side(int& to, std::string_view key, std::string_view value, int place) {
        // A picture that was read has the cells of the first size.
        if (to != 0) return fail(place, {PLT_TR("This size is there twice: %1."), {key}});
        const auto side = readSide(value);
        if (!side) return fail(place, side.problem());
        to = *side;
        return true;
    }

    /// The end of the section that begins here: at the next key, or at another word after enough lines.
    std::size_t endOfSection(int count) const {
        int filled = 0;
        std::size_t end = next_;
        for (; end < end_; ++end) {
            const auto word = keyAndValue(lines_[end]).first;
            if (word.empty()) continue;
            if (isKey(word) || (isLetter(word.front()) && filled >= count)) break;
            ++filled;
        }
        return end;
    }
    bool section(ClueLines& to, int count, std::string_view name, int place) {
        if (count == 0) return fail(place, {PLT_TR("The sizes stand before this section: %1."), {name}});
        if (!to.lines.empty()) return fail(place, {PLT_TR("This section is there twice: %1."), {name}});
        const std::size_t end = endOfSection(count);
        const auto wanted = static_cast<std::size_t>(count);
        std::vector<std::size_t> all;
        std::vector<std::size_t> filled;
        for (; next_ < end; ++next_) {
            const bool isEmpty = lines_[next_].empty();
            if (!isEmpty) filled.push_back(next_);
            if (!isEmpty || !all.empty()) all.push_back(next_);
        }
        auto lines = filled.size() == wanted ? filled : all;
        // Blank lines directly after the keyword may be clues.
        for (std::size_t first = all.empty() ? end : all.front(); lines.size() < wanted;) {
            if (first == 0 || static_cast<int>(first) <= place || !lines_[first - 1].empty()) break;
            lines.insert(lines.begin(), --first);
        }
        while (lines.size() > wanted && lines_[lines.back()].empty()) lines.pop_back();
        if (lines.size() != wanted) {
            return fail(
                place,
                {PLT_TR(
                     "The section is too long or too short. Lines needed: %1; lines found: %2; section: %3."),
                 {count, std::max(filled.size(), lines.size()), name}});
        }
        for (const auto line : lines) {
            std::string numbers(lines_[line]);
            auto colours = takeColours(numbers);
            if (!addColouredRuns(numbers, std::move(colours), static_cast<int>(line) + 1, true, to,
                                 problems_))
                return false;
        }
        return true;
    }
    /// Reads a letter and its value; anything else is ignored.
    void takeColour(std::string_view value) {
        const auto [letter, rgb] = keyAndValue(value);
        const auto known = readRgb(text(rgb));
        if (letter.size() == 1 && isLetter(letter.front()) && known)
            colours_.declare(letter, *known, letter.front());
    }
    /// Removes the letters of colours from the numbers, and returns the colours of those that are not 0.
    Runs takeColours(std::string& numbers) {
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        std::string result;
        Runs colours;
        for (std::size_t i = 0; i < numbers.size();) {
            if (!isDigit(numbers[i])) {
                result += numbers[i++];
                continue;
            }
            bool isZero = true;
            for (; i < numbers.size() && isDigit(numbers[i]); ++i) {
                isZero = isZero && numbers[i] == '0';
                result += numbers[i];
            }
            const bool hasColour = i < numbers.size() && isLetter(numbers[i]);
            const std::string_view key = hasColour ? std::string_view(numbers).substr(i++, 1) : withoutLetter;
            if (!isZero) colours.push_back(colours_.number(key));
            if (hasColour) result += ' ';
        }
        numbers = std::move(result);
        return colours;
    }

    bool picture(std::vector<Picture>& to, std::string_view value, int place) {
        if (width_ == 0 || height_ == 0) return fail(place, PLT_TR("The sizes stand before the picture."));
        const auto cells = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
        const bool isQuoted = value.starts_with('"');
        if (isQuoted) value.remove_prefix(1);
        std::string signs;
        for (bool closed = false;;) {
            for (const char c : value) {
                closed = closed || (isQuoted && c == '"');
                if (!closed && !isBlank(c)) signs += c;
            }
            if (closed || signs.size() >= cells || next_ >= end_) break;
            const auto following = trimmed(lines_[next_]);
            if (!isQuoted && (isKey(keyAndValue(following).first))) break;
            value = following;
            ++next_;
        }
        if (signs.size() != cells)
            return fail(place,
                        {PLT_TR("The picture is too large or too small. Cells found: %1; cells needed: %2."),
                         {signs.size(), cells}});
        to.push_back({std::move(signs), place});
        return true;
    }
    /// The cells of a picture, as numbers of colours.
    std::vector<int> cellsOf(const std::string& signs) {
        std::vector<int> cells;
        for (const char sign : signs) {
            const std::string_view key = sign == '1' ? withoutLetter : std::string_view(&sign, 1);
            cells.push_back(sign == '?' ? -1 : sign == '0' ? 0 : colours_.number(key));
        }
        return cells;
    }
    Grid gridOf(const std::string& signs) {
        if (!puzzle_.clues.isColoured()) return inBlue(signs);
        return inColoursOf(puzzle_.clues, colours_, cellsOf(signs));
    }
    Grid inBlue(const std::string& signs) const {
        Grid grid(width_, height_);
        for (std::size_t i = 0; i < signs.size(); ++i) {
            const Cell cell = signs[i] == '?' ? Cell::unknown : signs[i] == '0' ? Cell::white : Cell::blue;
            grid.set(static_cast<int>(i), cell);
        }
        return grid;
    }

    void finish() {
        const bool hasClues = !rows_.lines.empty() && !columns_.lines.empty();
        if (!hasClues && goals_.empty()) {
            fail(std::min(static_cast<int>(next_), static_cast<int>(lines_.size())),
                 PLT_TR("A puzzle has the sections rows and columns, or a goal."));
            return;
        }
        if (hasClues) {
            auto clues = cluesOf(rows_, columns_, colours_, colours_.find(withoutLetter), problems_);
            if (!clues) return;
            puzzle_.clues = *std::move(clues);
        } else {
            puzzle_.clues = cluesOfPicture(width_, height_, colours_, cellsOf(goals_.front().signs));
        }
        if (!goals_.empty()) {
            auto goal = gridOf(goals_.front().signs);
            if (satisfies(goal, puzzle_.clues))
                puzzle_.goal = std::move(goal);
            else
                fail(goals_.front().place,
                     PLT_TR("The picture and the numbers disagree. The numbers are taken."));
        }
        for (const auto& each : saved_) {
            auto grid = gridOf(each.signs);
            if (grid.width() == puzzle_.clues.width() && grid.height() == puzzle_.clues.height())
                puzzle_.saved.push_back(std::move(grid));
        }
        into_.puzzles.push_back(std::move(puzzle_));
    }

    const std::vector<std::string_view>& lines_;
    std::size_t next_;
    std::size_t end_;
    const NamedEntities& names_;
    std::vector<Problem>& problems_;
    Reading& into_;
    Puzzle puzzle_;
    int width_ = 0;
    int height_ = 0;
    FileColours colours_;
    ClueLines rows_;
    ClueLines columns_;
    std::vector<Picture> goals_;
    std::vector<Picture> saved_;
};

std::string signsOf(const Grid& picture, const Palette& palette) {
    std::string text;
    for (int cell = 0; cell < picture.cells(); ++cell) {
        const int colour = colourOf(picture.at(cell));
        text += picture.at(cell) == Cell::unknown ? '?'
                : colour == 0                     ? '0'
                : palette.empty()                 ? '1'
                                                  : palette[at(colour - 1)].letter;
    }
    return text;
}

}  // namespace

Reading readNon(std::string_view text, const NamedEntities& names) {
    Reading reading;
    const auto lines = linesOf(text);
    for (std::size_t begin = 0; begin <= lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && !lines[end].starts_with("====")) ++end;
        const bool isEmpty = std::all_of(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                                         lines.begin() + static_cast<std::ptrdiff_t>(end),
                                         [](std::string_view line) { return line.empty(); });
        if (reading.puzzles.size() >= mostPuzzles || reading.problems.size() >= mostPuzzles) {
            reading.problems.push_back(
                {static_cast<int>(begin), {PLT_TR("Only the first %1 puzzles are read."), {mostPuzzles}}});
            break;
        }
        if (!isEmpty || lines.size() == end - begin) NonPuzzle(lines, begin, end, names, reading).read();
        begin = end + 1;
    }
    return reading;
}

std::string writeNon(const Puzzle& puzzle) {
    std::string text;
    const auto add = [&](std::string_view key, const std::string& value) {
        if (!value.empty()) text.append(key).append(" \"").append(withEntities(value)).append("\"\n");
    };
    add("title", puzzle.title);
    add("by", puzzle.author);
    add("copyright", puzzle.copyright);
    add("license", puzzle.license);
    const Clues& clues = puzzle.clues;
    text += "width " + std::to_string(clues.width()) + "\nheight " + std::to_string(clues.height()) + "\n\n";
    for (const auto& colour : clues.palette())
        (((text += "color ") += colour.letter) += " #") += writeRgb(colour.rgb) + '\n';
    text += clues.isColoured() ? "\nrows\n" : "rows\n";
    for (int line = 0; line < clues.lines(); ++line) {
        if (line == clues.height()) text += "\ncolumns\n";
        text += writeColouredRuns(clues, line, ",") + '\n';
    }
    if (puzzle.goal) text += "\ngoal \"" + signsOf(*puzzle.goal, clues.palette()) + "\"\n";
    for (const Grid& saved : puzzle.saved) text += "saved \"" + signsOf(saved, clues.palette()) + "\"\n";
    return text;
}

}  // namespace paint_by_numbers
