// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/webpbn.h"

#include "paint-by-numbers/formats/entities.h"
#include "paint-by-numbers/formats/lines.h"
#include "paint-by-numbers/formats/xml_elements.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <utility>

namespace paint_by_numbers {

namespace {

std::string textOf(const XmlElement& element, std::string_view name) {
    const auto* found = element.find(name);
    return found == nullptr ? std::string() : std::string(trimmed(found->text));
}

/// Reads one puzzle of a set.
class WebpbnPuzzle {
  public:
    WebpbnPuzzle(const XmlElement& element, Reading& into)
        : element_(element), into_(into), problems_(into.problems) {}

    void read() {
        if (element_.attribute("type") == "triddler") {
            fail(element_.line, PLT_TR("Puzzles with triangles cannot be played."));
            return;
        }
        puzzle_.title = textOf(element_, "title");
        puzzle_.author = textOf(element_, "author");
        puzzle_.copyright = textOf(element_, "copyright");
        readColours();
        if (readClues() && readSolutions()) finish();
    }

  private:
    /// A picture as numbers of colours, see inColoursOf().
    struct Image {
        int width;
        int height;
        std::vector<int> cells;
    };

    bool fail(int line, plt::Message reason) {
        problems_.push_back({line, std::move(reason)});
        return false;
    }
    void readColours() {
        const auto named = [&](const std::string& key, const std::string& usual) {
            const auto name = element_.attribute(key);
            return name.empty() ? usual : name;
        };
        background_ = named("backgroundcolor", "white");
        foreground_ = named("defaultcolor", "black");
        signs_['.'] = "white";
        signs_['X'] = "black";
        for (const auto& each : element_.elements) {
            if (each.name != "color") continue;
            const auto sign = each.attribute("char");
            const auto name = each.attribute("name");
            if (sign.size() == 1) signs_[sign.front()] = name;
            const auto rgb = readRgb(trimmed(each.text));
            if (rgb && name != background_)
                colours_.declare(name, *rgb, sign.size() == 1 ? sign.front() : '\0');
        }
        // These need no declaration.
        for (const auto& [name, rgb] : {std::pair("black", 0U), std::pair("white", 0xFFFFFFU)}) {
            const int known = colours_.find(name);
            if (name != background_ && (known == 0 || !colours_.isDeclared(known)))
                colours_.declare(name, rgb, '\0');
        }
    }
    bool readClues() {
        for (const auto& clues : element_.elements) {
            if (clues.name != "clues") continue;
            const auto type = clues.attribute("type");
            if (type != "rows" && type != "columns")
                return fail(clues.line, PLT_TR("Clues are of the type rows or columns."));
            auto& to = type == "rows" ? rows_ : columns_;
            if (!to.lines.empty())
                return fail(clues.line, {PLT_TR("This section is there twice: %1."), {type}});
            for (const auto& line : clues.elements) {
                if (line.name == "line" && !readLine(line, to)) return false;
            }
        }
        return true;
    }
    bool readLine(const XmlElement& line, ClueLines& to) {
        if (to.lines.size() >= static_cast<std::size_t>(largestSide))
            return fail(line.line, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}});
        std::string numbers;
        Runs colours;
        std::size_t counts = 0;
        bool hasZero = false;
        for (const auto& count : line.elements) {
            if (count.name != "count") continue;
            const auto colour = count.attribute("color");
            const auto number = std::string(trimmed(count.text));
            const bool isZero = number.find_first_not_of('0') == std::string::npos && !number.empty();
            if (!isZero) colours.push_back(colours_.number(colour.empty() ? foreground_ : colour));
            hasZero = hasZero || number == "0";
            numbers.append(number.empty() ? "?" : number).append(" ");
            ++counts;
        }
        if (hasZero && counts > 1)
            return fail(line.line, PLT_TR("Puzzles with hidden numbers cannot be played."));
        return addColouredRuns(numbers, std::move(colours), line.line, false, to, problems_);
    }

    bool readSolutions() {
        for (const auto& solution : element_.elements) {
            if (solution.name != "solution") continue;
            const auto type = solution.attribute("type");
            for (const auto& image : solution.elements) {
                if (image.name != "image") continue;
                auto grid = readImage(image);
                if (!grid) return false;
                if (type == "saved") {
                    saved_.push_back(*std::move(grid));
                } else if (!goal_) {
                    goal_ = *std::move(grid);
                    goalLine_ = image.line;
                }
            }
        }
        return true;
    }
    /// The state of a cell written as a single sign, or as several in brackets, as numbers of colours.
    std::optional<int> cellOf(std::string_view signs) {
        int coloured = 0;
        bool white = false;
        for (const char sign : signs) {
            const auto colour = signs_.find(sign);
            if (sign == '?') return -1;
            if (colour == signs_.end()) return std::nullopt;
            if (colour->second == background_) {
                white = true;
                continue;
            }
            const int number = colours_.number(colour->second);
            coloured = coloured == 0 || coloured == number ? number : -2;
        }
        return white && coloured != 0 ? -1 : coloured;
    }
    std::optional<Image> readImage(const XmlElement& image) {
        std::vector<std::vector<int>> rows;
        const std::string_view text = image.text;
        const auto failed = [&](plt::Message reason) {
            fail(image.line, std::move(reason));
            return std::nullopt;
        };
        for (std::size_t i = text.find('|'); i != std::string_view::npos; i = text.find('|', i + 1)) {
            const auto end = text.find('|', i + 1);
            if (end == std::string_view::npos)
                return failed(PLT_TR("Each row of a picture stands between two |."));
            std::vector<int> row;
            for (std::size_t at = i + 1; at < end; ++at) {
                auto signs = text.substr(at, 1);
                if (isBlank(text[at])) continue;
                if (text[at] == '[') {
                    const auto close = text.substr(0, end).find(']', at);
                    if (close == std::string_view::npos) return failed(PLT_TR("A bracket is not closed."));
                    signs = text.substr(at + 1, close - at - 1);
                    at = close;
                }
                const auto cell = cellOf(signs);
                if (!cell) return failed({PLT_TR("There is no colour for “%1”."), {signs.substr(0, 20)}});
                row.push_back(*cell);
            }
            rows.push_back(std::move(row));
            i = end;
        }
        const auto most = static_cast<std::size_t>(largestSide);
        if (rows.empty() || rows.front().empty() || rows.size() > most || rows.front().size() > most)
            return failed({PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}});
        Image read{static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), {}};
        for (const auto& row : rows) {
            if (row.size() != rows.front().size())
                return failed(PLT_TR("The rows of a picture are equally long."));
            read.cells.insert(read.cells.end(), row.begin(), row.end());
        }
        return read;
    }
    void finish() {
        const bool hasClues = !rows_.lines.empty() || !columns_.lines.empty();
        if (!hasClues && !goal_) {
            fail(element_.line, PLT_TR("A puzzle has clues or a picture."));
            return;
        }
        if (hasClues) {
            auto clues = cluesOf(rows_, columns_, colours_, 0, problems_);
            if (!clues) return;
            puzzle_.clues = *std::move(clues);
        } else {
            puzzle_.clues = cluesOfPicture(goal_->width, goal_->height, colours_, goal_->cells);
        }
        const auto isOfThisSize = [this](const Image& image) {
            return image.width == puzzle_.clues.width() && image.height == puzzle_.clues.height();
        };
        if (goal_) {
            const bool isWhole =
                std::find(goal_->cells.begin(), goal_->cells.end(), -1) == goal_->cells.end();
            auto goal = isOfThisSize(*goal_) ? inColoursOf(puzzle_.clues, colours_, goal_->cells) : Grid();
            if (satisfies(goal, puzzle_.clues))
                puzzle_.goal = std::move(goal);
            else if (isWhole || goal_->width != puzzle_.clues.width())
                fail(goalLine_, PLT_TR("The picture and the numbers disagree. The numbers are taken."));
        }
        for (const auto& saved : saved_) {
            if (isOfThisSize(saved))
                puzzle_.saved.push_back(inColoursOf(puzzle_.clues, colours_, saved.cells));
        }
        into_.puzzles.push_back(std::move(puzzle_));
    }

    const XmlElement& element_;
    Reading& into_;
    std::vector<Problem>& problems_;
    Puzzle puzzle_;
    std::string background_;
    std::string foreground_;
    std::map<char, std::string> signs_;
    FileColours colours_;
    ClueLines rows_;
    ClueLines columns_;
    std::optional<Image> goal_;
    int goalLine_ = 0;
    std::vector<Image> saved_;
};

void writeImage(std::string& text, const Grid& grid, const Palette& palette, std::string_view type) {
    const auto signOf = [&](Cell cell) {
        const int colour = colourOf(cell);
        if (colour == 0) return cell == Cell::white ? '.' : '?';
        return palette.empty() ? 'X' : palette[at(colour - 1)].letter;
    };
    text.append("  <solution type=\"").append(type).append("\"><image>\n");
    for (int y = 0; y < grid.height(); ++y) {
        text += '|';
        for (int x = 0; x < grid.width(); ++x) text += signOf(grid.at(x, y));
        text += "|\n";
    }
    text += "  </image></solution>\n";
}

}  // namespace

Reading readWebpbn(std::string_view text, const NamedEntities& names) {
    Reading reading;
    const auto xml = readXmlElements(text, names);
    if (!xml.root) {
        reading.problems.push_back(xml.problem);
        return reading;
    }
    if (xml.root->name == "puzzle") {
        WebpbnPuzzle(*xml.root, reading).read();
    } else if (xml.root->name == "puzzleset") {
        for (const auto& element : xml.root->elements) {
            if (element.name == "puzzle") WebpbnPuzzle(element, reading).read();
        }
        // Puzzles inherit the texts of the set that they do not have themselves.
        const auto inherit = [&](std::string Puzzle::*member, std::string_view name) {
            const auto value = textOf(*xml.root, name);
            for (auto& puzzle : reading.puzzles) {
                if ((puzzle.*member).empty()) puzzle.*member = value;
            }
        };
        inherit(&Puzzle::author, "author");
        inherit(&Puzzle::copyright, "copyright");
        if (reading.puzzles.size() == 1) inherit(&Puzzle::title, "title");
    }
    if (reading.puzzles.empty() && reading.problems.empty())
        reading.problems.push_back({xml.root->line, PLT_TR("There is no puzzle in this XML.")});
    return reading;
}

std::string writeWebpbn(const Puzzle& puzzle) {
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n"
        "<puzzleset>\n <puzzle type=\"grid\" defaultcolor=\"black\">\n";
    const auto add = [&](const std::string& name, const std::string& value) {
        if (!value.empty()) text += "  <" + name + ">" + withEntities(value) + "</" + name + ">\n";
    };
    add("title", puzzle.title);
    add("author", puzzle.author);
    add("copyright", puzzle.copyright);
    const Clues& clues = puzzle.clues;
    const auto nameOf = [&](int colour) {
        return withEntities(colourName(clues.palette(), colour).english());
    };
    const auto addColour = [&](const std::string& name, char sign, const std::string& value) {
        text.append("  <color ").append("name=\"").append(name).append("\" char=\"");
        ((text += sign) += "\">").append(value).append("</color>\n");
    };
    addColour("white", '.', "fff");
    if (!clues.isColoured()) addColour("black", 'X', "000");
    for (std::size_t i = 0; i < clues.palette().size(); ++i)
        addColour(nameOf(static_cast<int>(i) + 1), clues.palette()[i].letter,
                  writeRgb(clues.palette()[i].rgb));
    const auto section = [&](std::string_view type, int from, int to) {
        text.append("  <clues type=\"").append(type).append("\">\n");
        for (int line = from; line < to; ++line) {
            text += "   <line>";
            const auto runs = clues.runs(line);
            for (std::size_t i = 0; i < runs.size(); ++i) {
                const auto colour =
                    clues.isColoured() ? " color=\"" + nameOf(clues.colour(line, i)) + '"' : "";
                text += "<count" + colour + ">" + std::to_string(runs[i]) + "</count>";
            }
            text += "</line>\n";
        }
        text += "  </clues>\n";
    };
    section("columns", clues.height(), clues.lines());
    section("rows", 0, clues.height());
    if (puzzle.goal) writeImage(text, *puzzle.goal, clues.palette(), "goal");
    for (const Grid& saved : puzzle.saved) writeImage(text, saved, clues.palette(), "saved");
    return text + " </puzzle>\n</puzzleset>\n";
}

}  // namespace paint_by_numbers
